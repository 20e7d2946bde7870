"""Sets details of all selected records: names by a pattern, author, stipulation and more."""

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.position import BLACK, WHITE, Side
from fenedit.notation.stipulation import stipulation_parts
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, translatable
from fenedit.ui.dialogs import Help
from fenedit.ui.panels.card import label_for, label_of
from fenedit.ui.style import lay_out
from fenedit.ui.translation import counted

_TEXTS = translatable(
    "details",
    {
        "name": "&Name",
        "author": "&Author",
        "source": "Sou&rce",
        "award": "A&ward",
        "stipulation": "&Stipulation",
    },
)
"""The labels of the fields of a `Puzzle`."""


class DetailsDialog(QDialog):
    """Asks for details of records. Only ticked fields are set; typing ticks a field.

    Attributes:
        fields: the lines of text, by the fields of a `Puzzle`.
        ticks: which are set, by the same names and "side".
        side_box: the side to move.
    """

    def __init__(self, count: int, parent: QWidget) -> None:
        """Ask for `count` records."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Set for Selected"))
        several = self.tr("Set for %n selected positions:", "", count)
        heading = label_of(self, "", counted("Set for 1 selected position:", several, count))
        self.fields = {name: QLineEdit(self) for name in _TEXTS}
        self.side_box = QComboBox(self)
        self.side_box.addItem(self.tr("White"), WHITE)
        self.side_box.addItem(self.tr("Black"), BLACK)
        self.ticks: dict[str, QCheckBox] = {}
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        for name, field in self.fields.items():
            field.setMaxLength(MAX_STRING)
            tick = self._add_row(grid, name, _TEXTS[name], field)
            field.textEdited.connect(partial(self._tick, tick))
        words = QT_TRANSLATE_NOOP("details", "Side to &move")
        tick = self._add_row(grid, "side", words, self.side_box)
        self.side_box.activated.connect(partial(self._tick, tick))
        hint = self.tr("In a name, {number} counts the positions and {name} is the current name.")
        self.fields["name"].setToolTip(hint)
        self.fields["stipulation"].setToolTip(self.tr("Such as #2, h#3 or “White to play and win”"))
        standard = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(standard.Ok | standard.Cancel, self)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        Help(self._buttons, "collections", "name-and-describe-positions")
        lay_out(
            QVBoxLayout(self),
            heading,
            grid,
            label_of(self, words=hint),
            self._buttons,
            spacing=12,
        )
        # From field to field: writing ticks the box.
        for before, after in pairwise((*self.fields.values(), self.side_box, *self.ticks.values())):
            QWidget.setTabOrder(before, after)
        self.setMinimumWidth(500)
        self._show_ticks()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fields["name"].setFocus()

    @property
    def said(self) -> dict[str, str | int | None]:
        """The values to set, by the fields of a `Puzzle`."""
        said: dict[str, str | int | None] = {
            name: field.text()
            for name, field in self.fields.items()
            if self.ticks[name].isChecked()
        }
        if "stipulation" in said:
            said["mate"], said["stipulation"] = stipulation_parts(self.fields["stipulation"].text())
        return said

    @property
    def side(self) -> Side | None:
        """The side to move; None to leave it unchanged."""
        side: Side = self.side_box.currentData()
        return side if self.ticks["side"].isChecked() else None

    def _add_row(self, grid: QGridLayout, name: str, words: str, field: QWidget) -> QCheckBox:
        label = label_for(field, QCoreApplication.translate("details", words), self)
        tick = self.ticks[name] = QCheckBox(self)
        field.setAccessibleName(label.text().replace("&", ""))
        tick.setAccessibleName(self.tr("Set {field}").format(field=field.accessibleName()))
        row = grid.rowCount()
        for column, widget in enumerate((tick, label, field)):
            grid.addWidget(widget, row, column)
        tick.toggled.connect(self._show_ticks)
        return tick

    def _tick(self, tick: QCheckBox, *_changed: object) -> None:
        tick.setChecked(True)

    def _show_ticks(self) -> None:
        """Show in each line what will happen to it, and enable OK if anything is set."""
        for name, field in self.fields.items():
            ticked = self.ticks[name].isChecked()
            field.setPlaceholderText(self.tr("None") if ticked else self.tr("Unchanged"))
        chosen = any(tick.isChecked() for tick in self.ticks.values())
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(chosen)
