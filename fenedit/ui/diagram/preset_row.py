"""Named choices for pictures: one is picked, the present one is kept under a name, or forgotten."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from fenedit.session.settings import Settings
from fenedit.ui.diagram.choice import PictureChoice
from fenedit.ui.diagram.export_words import shipped_title
from fenedit.ui.diagram.presets import (
    LONGEST_NAME,
    MOST_PRESETS,
    SHIPPED,
    delete_preset,
    keep_preset,
    own_presets,
    tidy_name,
    with_pieces_of,
)
from fenedit.ui.icons import SIZE, icon

_ASKED_WIDTH: Final = 380
"""Logical pixels in which a name can be read as it is typed."""


class _Preset(NamedTuple):
    name: str
    is_own: bool


class PresetRow(QWidget):
    """A list of presets, and what can be done with them.

    Signals:
        chosen: the PictureChoice of the preset that was picked.
        said: a sentence about what was kept or forgotten, or why it was not.
    """

    chosen = Signal(object)
    said = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._choice = PictureChoice()
        self._combo = QComboBox(self)
        self._combo.setObjectName("presets")
        self._combo.setAccessibleName(self.tr("Preset"))
        self._combo.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._combo.setPlaceholderText(self.tr("Own choice"))
        self._combo.activated.connect(self._on_picked)
        self._title = QLabel(self.tr("P&reset"), self)
        self._title.setBuddy(self._combo)
        self._keep = self._make_button(self.tr("Keep these options as a preset…"))
        self._keep.clicked.connect(self.ask_name)
        self._delete = self._make_button(self.tr("Delete this preset of yours"))
        self._delete.clicked.connect(self._on_delete)
        self.dress()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._title)
        row.addWidget(self._combo, 1)
        row.addWidget(self._keep)
        row.addWidget(self._delete)
        self._fill()

    def _make_button(self, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setIconSize(QSize(SIZE, SIZE))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolTip(words)
        button.setAccessibleName(words)
        return button

    def dress(self) -> None:
        """Draw the icons in the colours that the window wears now."""
        self._keep.setIcon(icon("save"))
        self._delete.setIcon(icon("delete"))

    def set_label_width(self, width: int) -> None:
        """Have the label be as wide as those of the options below, in logical pixels."""
        self._title.setMinimumWidth(width)

    def show_choice(self, choice: PictureChoice) -> None:
        """Show which preset a choice is, if it is one."""
        self._choice = choice
        index = next((row for row in range(self._combo.count()) if self._is(row, choice)), -1)
        self._combo.setCurrentIndex(index)
        self._delete.setEnabled(index >= 0 and self._preset(index).is_own)

    def ask_name(self) -> None:
        """Ask for the name under which the choice is to be kept."""
        dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Keep as Preset"))
        dialog.setLabelText(self.tr("Name of the preset:"))
        dialog.resize(_ASKED_WIDTH, dialog.sizeHint().height())
        dialog.textValueSelected.connect(self.keep)
        dialog.open()

    def keep(self, text: str) -> None:
        """Keep the choice under a name, in the place of an own preset that has it."""
        name = tidy_name(text)
        if not name:
            self.said.emit(self.tr("A preset needs a name."))
            return
        if name.casefold() in {shipped_title(each).casefold() for each in SHIPPED}:
            words = self.tr("“{name}” is a preset of FenEdit; keep yours under another name.")
            self.said.emit(words.format(name=name))
            return
        try:
            keep_preset(self._settings, name, self._choice)
        except ValueError:
            words = self.tr("There are {count} presets already; delete one first.")
            self.said.emit(words.format(count=MOST_PRESETS))
            return
        self._fill()
        self.show_choice(self._choice)
        self._combo.setCurrentIndex(self._combo.findText(name))
        self._delete.setEnabled(True)
        words = self.tr("Kept as “{name}”.")
        if len(" ".join(text.split())) > LONGEST_NAME:
            words = self.tr("Kept as “{name}”; a name has {most} characters at most.")
        self.said.emit(words.format(name=name, most=LONGEST_NAME))

    def _fill(self) -> None:
        self._combo.clear()
        for name in SHIPPED:
            self._combo.addItem(shipped_title(name), _Preset(name, False))
        own = own_presets(self._settings)
        if own:
            self._combo.insertSeparator(self._combo.count())
        for name in own:
            self._combo.addItem(name, _Preset(name, True))

    def _preset(self, row: int) -> _Preset:
        preset: tuple[str, bool] = self._combo.itemData(row)
        return _Preset(*preset)

    def _is(self, row: int, choice: PictureChoice) -> bool:
        return self._combo.itemData(row) is not None and self._chosen(row) == choice

    def _chosen(self, row: int) -> PictureChoice:
        name, is_own = self._preset(row)
        if is_own:
            return own_presets(self._settings)[name]
        return with_pieces_of(SHIPPED[name], self._choice)

    def _on_picked(self, row: int) -> None:
        self.chosen.emit(self._chosen(row))

    def _on_delete(self) -> None:
        row = self._combo.currentIndex()
        if row < 0 or not self._preset(row).is_own:
            return
        name = self._preset(row).name
        delete_preset(self._settings, name)
        self._fill()
        self.show_choice(self._choice)
        self.said.emit(self.tr("The preset “{name}” is deleted.").format(name=name))
