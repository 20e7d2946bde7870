"""Lists the results of all puzzles of a collection, to be copied or saved as CSV."""

import csv
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from fenedit.documents.errors import SaveError
from fenedit.documents.files.saving import save_bytes
from fenedit.notation.safe_text import for_spreadsheet, shown
from fenedit.ui.dialogs import Help
from fenedit.ui.files.text import not_saved_sentence
from fenedit.ui.panels.card import label_of
from fenedit.ui.style import lay_out

Index = QModelIndex | QPersistentModelIndex
Row = tuple[str, ...]
"""Number, stipulation, verdict, seconds, difference from the record."""


def written(rows: Sequence[Row], *, by: str) -> str:
    """Return rows as lines, with the separator `by` between the cells.

    No spreadsheet takes a cell for a formula.
    """
    text = StringIO()
    csv.writer(text, delimiter=by).writerows(map(for_spreadsheet, row) for row in rows)
    return text.getvalue()


class ResultRows(QAbstractTableModel):
    """The rows of the table, with the names of the columns."""

    def __init__(self, names: Row, rows: Sequence[Row], parent: QWidget) -> None:
        super().__init__(parent)
        self.names, self.rows = names, rows

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return shown(self.rows[index.row()][index.column()])
        right = index.column() in (0, 3) and role == Qt.ItemDataRole.TextAlignmentRole
        return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter if right else None

    def headerData(
        self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if way == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.names[section]
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return left if role == Qt.ItemDataRole.TextAlignmentRole else None


class ResultsTable(QDialog):
    """Shows the results of all puzzles.

    Signals:
        chosen: the index of a record to be shown.

    Attributes:
        view: the table.
    """

    chosen = Signal(int)

    def __init__(
        self, summary: str, rows: Sequence[Row], folder: Path, parent: QWidget | None = None
    ) -> None:
        """Show the rows; files are saved in the folder unless another one is chosen."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Results of All Puzzles"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._folder = folder
        names = (
            self.tr("No."),
            self.tr("Stipulation"),
            self.tr("Result"),
            self.tr("Seconds"),
            self.tr("Key in the record"),
        )
        self._model = ResultRows(names, rows, self)
        view = self.view = QTableView(self)
        view.setModel(self._model)
        view.setAccessibleName(self.windowTitle())
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.verticalHeader().hide()
        head = view.horizontalHeader()
        head.setHighlightSections(False)
        head.setResizeContentsPrecision(200)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        view.activated.connect(lambda index: self.chosen.emit(int(rows[index.row()][0]) - 1))
        self._told = label_of(self, "danger")
        self._told.hide()
        standard, role = QDialogButtonBox.StandardButton, QDialogButtonBox.ButtonRole
        buttons = QDialogButtonBox(standard.Close, self)
        copy = buttons.addButton(self.tr("&Copy"), role.ActionRole)
        copy.setToolTip(self.tr("Copy the selected rows, or all, for a spreadsheet"))
        save = buttons.addButton(self.tr("&Save as CSV…"), role.ActionRole)
        copy.clicked.connect(self.copy)
        save.clicked.connect(self._ask_and_save)
        buttons.rejected.connect(self.reject)
        Help(buttons, "puzzles", "solve-a-whole-collection")
        words = label_of(self, "", summary)
        lay_out(QVBoxLayout(self), words, (view, 1), self._told, buttons, margins=16, spacing=10)
        view.setFocus()
        self.resize(720, 460)

    def copy(self) -> None:
        """Copy several selected rows, or all, with tabs between the cells."""
        chosen = sorted(index.row() for index in self.view.selectionModel().selectedRows())
        rows = self._model.rows
        some = [rows[row] for row in chosen] if len(chosen) > 1 else rows
        QGuiApplication.clipboard().setText(written([self._model.names, *some], by="\t"))

    def save(self, path: Path) -> None:
        """Save all rows as CSV, in UTF-8 with a mark for spreadsheets."""
        text = written([self._model.names, *self._model.rows], by=",")
        self._told.clear()
        try:
            save_bytes(path, text.encode("utf-8-sig"))
        except SaveError as error:
            self._told.setText(not_saved_sentence(error))
        self._told.setVisible(bool(self._told.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy with the usual key."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def _ask_and_save(self) -> None:
        title, kind = self.tr("Save Results"), self.tr("Tables (*.csv)")
        stem = self.tr("Results")
        start = str(self._folder / f"{stem}.csv")
        name, _ = QFileDialog.getSaveFileName(self, title, start, kind)
        if name:
            self.save(Path(name if name.lower().endswith(".csv") else f"{name}.csv"))
