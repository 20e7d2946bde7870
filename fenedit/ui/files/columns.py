"""Asks for the columns of a table that is read or written; remembers the answers."""

import zlib
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QByteArray, QCoreApplication, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from fenedit.documents.annotating import named
from fenedit.documents.conversion import converted
from fenedit.documents.document import Collection, Document
from fenedit.documents.record import operations_of
from fenedit.documents.table import FEN, LICHESS, PLAY, SIDE, Table, columns_of
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import COUNTERS, MATE
from fenedit.notation.puzzle import MOVES, PACKED, TEXTS
from fenedit.notation.safe_text import shown, shown_name
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.session.collection.rows import each
from fenedit.session.settings import Settings
from fenedit.ui.dialogs import Help, accepted
from fenedit.ui.option_form import AROUND, OrderList, RecordsCombo
from fenedit.ui.panels.card import label_for, label_of
from fenedit.ui.panels.text import operation_name
from fenedit.ui.style import lay_out
from fenedit.ui.workbench import CollectionRoom

_TITLES = {
    FEN: QT_TRANSLATE_NOOP("ColumnsDialog", "Position (FEN)"),
    SIDE: QT_TRANSLATE_NOOP("ColumnsDialog", "Side to move"),
    "solution": QT_TRANSLATE_NOOP("ColumnsDialog", "Solution"),
    "rating": QT_TRANSLATE_NOOP("ColumnsDialog", "Rating"),
    # A table has no other comments.
    "c0": QT_TRANSLATE_NOOP("ColumnsDialog", "Comment"),
}
_OPERATIONS = ("id", "c1", "c2", "c3", "c4", "c5", "c6", "c0")
_LONGEST = 40
_ROOM = QSize(720, 320)
"""The largest size of the columns before there are scroll bars, in logical pixels."""
_NOTHING = "-"
"""Represents a column that is left out."""


def table_asked(
    window: QWidget | None, settings: Settings, table: Table, row: str, name: str
) -> Table:
    """Return a table with the columns that a person chooses, or has chosen for the same heads.

    Args:
        window: the parent of the question.
        settings: remembers the answer.
        table: the table with its likely columns.
        row: the first row, shown as an example.
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
    """Offers the possible meanings of each column of a table.

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
            for role in (FEN, SIDE, PLAY, *_OPERATIONS, "rating"):
                combo.addItem(_title("solution" if role == PLAY else role), role)
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
        # A vertical scroll bar must not cover the contents, or a horizontal one would appear.
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        wanted = inner.sizeHint() + QSize(bar, 0)
        area.setMinimumSize(wanted.boundedTo(_ROOM))
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
        """The table with the chosen columns."""
        columns = tuple(str(combo.currentData()) for combo in self.combos)
        is_played = PLAY in columns and self.played.isChecked()
        return replace(self._table, columns=columns, is_played=is_played)

    def _refresh(self) -> None:
        """Enable OK if exactly one column is the position and no meaning is chosen twice."""
        columns = [combo.currentData() for combo in self.combos]
        meanings = [each for each in columns if each]
        self.played.setEnabled(PLAY in columns)
        fits = FEN in columns and len(meanings) == len({*meanings})
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(fits)


_KEPT_AS = "table_columns"
_SAMPLE = 1000
"""The number of records that are searched for operations."""
_FIELDS = ("fen", "name", "stipulation", "solution", "author", "source", "themes")
_WIDE = 320
"""Least width of their list in logical pixels: that of the dialog's title."""
_MORE_FIELDS = ("award", "comment", "hint")


class TableDialog(QDialog):
    """Offers the columns and the records of a table to write.

    Attributes:
        records: the choice of records.
        columns: the choice of columns, and their order.
    """

    def __init__(
        self, window: QWidget | None, document: Document, room: CollectionRoom, settings: Settings
    ) -> None:
        """Make the dialog; `settings` remember the choice."""
        super().__init__(window)
        self.setWindowTitle(self.tr("Save Table"))
        self._settings = settings
        self.records = RecordsCombo(self.tr("Positions"), self)
        self.records.offer(len(document.collection), room.found(), room.chosen())
        found = _columns_in(document)
        kept = settings.window_words(_KEPT_AS) or found
        offered = dict.fromkeys((*kept, *_FIELDS, *_MORE_FIELDS, *found))
        known = [each for each in offered if each in (*_FIELDS, *_MORE_FIELDS, *found)]
        self.columns = OrderList(((each, _title(each)) for each in known), self.tr("Columns"), self)
        self.columns.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.columns.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.columns.setMinimumWidth(_WIDE)
        self.columns.setSpacing(1)
        for row, name in enumerate(known):
            is_kept = name in kept
            self.columns.item(row).setCheckState(
                Qt.CheckState.Checked if is_kept else Qt.CheckState.Unchecked
            )
        note = self.tr(
            "In UTF-8. A text that a spreadsheet could take for a formula gets an apostrophe in "
            "front of it."
        )
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel, self
        )
        Help(self._buttons, "files", "tables-of-puzzles")
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self.columns.itemChanged.connect(self._refresh)
        self.records.currentIndexChanged.connect(self._refresh)
        label = label_for(self.records, self.tr("&Positions"), self)
        lay_out(
            QVBoxLayout(self),
            lay_out(QHBoxLayout(), label, (self.records, 1), spacing=10),
            label_for(self.columns, self.tr("&Columns"), self),
            (self.columns, 1),
            label_of(self, "muted", note),
            self._buttons,
            margins=(AROUND, AROUND, AROUND, AROUND),
            spacing=10,
        )
        self._refresh()

    @property
    def rows(self) -> Sequence[int] | None:
        """The rows of the chosen records; None for all."""
        return None if self.records.currentIndex() == 0 else tuple(each(self.records.rows))

    @property
    def chosen(self) -> tuple[str, ...]:
        """The names of the chosen columns, in order."""
        return self._names(Qt.CheckState.Checked)

    @property
    def declined(self) -> tuple[str, ...]:
        """The names of the others."""
        return self._names(Qt.CheckState.Unchecked)

    def _names(self, state: Qt.CheckState) -> tuple[str, ...]:
        items = map(self.columns.item, range(self.columns.count()))
        some = (each for each in items if each.checkState() == state)
        return tuple(each.data(Qt.ItemDataRole.UserRole) for each in some)

    def accept(self) -> None:
        """Remember the columns."""
        words = " ".join(self.chosen)
        self._settings.set_window_value(_KEPT_AS, QByteArray(words.encode()))
        super().accept()

    def _refresh(self) -> None:
        save = self._buttons.button(QDialogButtonBox.StandardButton.Save)
        save.setEnabled(bool(self.chosen) and self.rows != ())


def _columns_in(document: Document) -> list[str]:
    """Return the columns for the content of the first records of a document."""
    records = document.collection
    some = (named(records, row) for row in range(min(len(records), _SAMPLE)))
    sample = document.with_collection(Collection(some, document.format))
    lines = converted(sample, "epd").document.collection
    found = {
        operation.opcode
        for line in lines
        for operation in read_operations(operations_of(line)).operations
    }
    names = {opcode: name for name, opcode in TEXTS.items()}
    names |= dict.fromkeys((MOVES["best"], MOVES["line"], PACKED["solution"]), "solution")
    names |= {MATE: "stipulation"}
    columns = {"fen", *(names.get(each, each) for each in found - COUNTERS.keys())}
    return sorted(columns, key=lambda name: ((*_FIELDS, name).index(name), name))


def _title(column: str) -> str:
    role = TEXTS.get(column, column)
    if role in _TITLES:
        return QCoreApplication.translate("ColumnsDialog", _TITLES[role])
    heads = {head.lower(): head for head in LICHESS}
    return operation_name(heads.get(role, role))


def _cut(text: str) -> str:
    text = shown(text)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
