"""Lists the moves of a position with their tablebase results; a click plays one."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from fenedit.jobs.tablebase import Found
from fenedit.notation.puzzle import in_letters
from fenedit.notation.translatable import translatable
from fenedit.ui.panels.text import distance_words

_RESULTS = translatable(
    "tablebase",
    {
        "win": "Win",
        "cursed-win": "Cursed win",
        "draw": "Draw",
        "blessed-loss": "Blessed loss",
        "loss": "Loss",
    },
)


class TablebaseMoves(QTableWidget):
    """A row for each move, best first: move, result, and moves to the next capture or pawn move.

    Signals:
        chosen: a move in UCI was clicked, or Enter was pressed on it.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 3, parent)
        self.setObjectName("tablebase")
        self.setAccessibleName(self.tr("Moves in the tablebase"))
        self.verticalHeader().hide()
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 6)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        # Always the same, so that nothing below it moves from step to step.
        self.setFixedHeight(5 * self.verticalHeader().defaultSectionSize())
        self.itemClicked.connect(self._choose)
        self.hide()

    def show_found(self, found: Found | None, letters: str) -> None:
        """Show the moves of a position; None keeps the room for them, as they are looked up."""
        moves = () if found is None else found.moves
        self.clearSelection()
        self.setRowCount(len(moves))
        for row, move in enumerate(moves):
            result = QCoreApplication.translate("tablebase", _RESULTS[move.known.result])
            distance = self.tr("mate") if move.san.endswith("#") else distance_words(move.known)
            for column, words in enumerate((in_letters(move.san, letters), result, distance)):
                item = QTableWidgetItem(words)
                item.setData(Qt.ItemDataRole.UserRole, move.uci)
                if move.known.result in ("cursed-win", "blessed-loss"):
                    item.setToolTip(self.tr("The 50-move rule can make it a draw."))
                if column == 2:
                    flags = Qt.AlignmentFlag
                    item.setTextAlignment(flags.AlignTrailing | flags.AlignVCenter)
                self.setItem(row, column, item)
        if found is not None:
            self.setVisible(bool(moves))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentItem())
        else:
            super().keyPressEvent(event)

    def _choose(self, item: QTableWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
