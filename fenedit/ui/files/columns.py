"""The question what the columns of a table are; the answer is remembered for its heads."""

import zlib
from dataclasses import replace

from PySide6.QtCore import QByteArray, QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from fenedit.documents.table import FEN, PLAY, Table, columns_of
from fenedit.notation.safe_text import shown, shown_name
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.session.settings import Settings
from fenedit.ui.dialogs import Help, accepted
from fenedit.ui.option_form import AROUND
from fenedit.ui.panels.card import label_for, label_of
from fenedit.ui.panels.text import operation_name
from fenedit.ui.style import lay_out

_TITLES = {
    FEN: QT_TRANSLATE_NOOP("ColumnsDialog", "Position (FEN)"),
    PLAY: QT_TRANSLATE_NOOP("ColumnsDialog", "Solution"),
    "rating": QT_TRANSLATE_NOOP("ColumnsDialog", "Rating"),
}
_OPERATIONS = ("id", "c1", "c2", "c3", "c4", "c5", "c6", "c0")
_LONGEST = 40
_NOTHING = "-"
"""Stands for a column that is left out among words."""


def table_asked(
    window: QWidget | None, settings: Settings, table: Table, row: str, name: str
) -> Table:
    """Return a table whose columns are what a person says, or has said of a table with such heads.

    Args:
        window: over which the question is asked.
        settings: remember the answer.
        table: with what its columns are likely to be.
        row: the first row, of which something is shown.
        name: of the file.
    """
    heads = "\n".join(table.head or (str(len(table.columns)),))
    key = f"columns_{zlib.crc32(heads.encode()):08x}"
    *columns, played = settings.window_words(key) or [""]
    if len(columns) == len(table.columns):
        names = tuple("" if each == _NOTHING else each for each in columns)
        return replace(table, columns=names, is_played=played == "played")
    dialog = ColumnsDialog(window, table, row, name)
    chosen: list[Table] = []
    dialog.accepted.connect(lambda: chosen.append(dialog.table))
    if not accepted(dialog) or not chosen:
        return table
    words = [each or _NOTHING for each in chosen[0].columns]
    words.append("played" if chosen[0].is_played else _NOTHING)
    settings.set_window_value(key, QByteArray(" ".join(words).encode()))
    return chosen[0]


class ColumnsDialog(QDialog):
    """Offers what each column of a table may be.

    Attributes:
        combos: one for each column.
        played: whether the first move of the solution leads to the position.
    """

    def __init__(self, window: QWidget | None, table: Table, row: str, name: str) -> None:
        super().__init__(window)
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("ColumnsDialog", "Columns"))
        self._table = table
        heads = table.head or tuple(str(number) for number in range(1, len(table.columns) + 1))
        fields = table.fields(row.rstrip("\r\n"))
        inner = QWidget(self)
        grid = QGridLayout(inner)
        self.combos: list[QComboBox] = []
        for at, (head, own) in enumerate(zip(heads, columns_of(heads, own=True), strict=True)):
            combo = QComboBox(inner)
            for role in (FEN, PLAY, *_OPERATIONS, "rating"):
                title = (
                    translate("ColumnsDialog", _TITLES[role])
                    if role in _TITLES
                    else operation_name(role)
                )
                combo.addItem(title, role)
            kept = translate("ColumnsDialog", "Operation “{name}”").format(name=own)
            combo.addItem(kept, own)
            combo.addItem(translate("ColumnsDialog", "Left out"), "")
            found = combo.findData(table.columns[at])
            combo.setCurrentIndex(found if found >= 0 else combo.findData(own))
            combo.currentIndexChanged.connect(self._refresh)
            sample = label_of(inner, "muted", _cut(fields[at] if at < len(fields) else ""))
            sample.setWordWrap(False)
            grid.addWidget(label_for(combo, _cut(head).replace("&", "&&"), inner), at, 0)
            grid.addWidget(combo, at, 1)
            grid.addWidget(sample, at, 2)
            self.combos.append(combo)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(len(self.combos), 1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        self.played = QCheckBox(
            translate("ColumnsDialog", "The &first move of the solution leads to the position"),
            self,
        )
        self.played.setChecked(table.is_played)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        Help(self._buttons, "files", "tables-of-puzzles")
        words = translate("ColumnsDialog", "What are the columns of “{name}”?")
        lay_out(
            QVBoxLayout(self),
            label_of(self, "", words.format(name=shown_name(name))),
            (area, 1),
            self.played,
            self._buttons,
            margins=(AROUND, AROUND, AROUND, AROUND),
            spacing=10,
        )
        self._refresh()

    @property
    def table(self) -> Table:
        """The table as it is chosen."""
        columns = tuple(str(combo.currentData()) for combo in self.combos)
        is_played = PLAY in columns and self.played.isChecked()
        return replace(self._table, columns=columns, is_played=is_played)

    def _refresh(self) -> None:
        """Enable OK if exactly one column is the position and no meaning is chosen twice."""
        columns = [combo.currentData() for combo in self.combos]
        told = [each for each in columns if each]
        self.played.setEnabled(PLAY in columns)
        fits = FEN in columns and len(told) == len({*told})
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(fits)


def _cut(text: str) -> str:
    text = shown(text)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
