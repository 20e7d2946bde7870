"""The solution beside the board: a tree, and the buttons that walk through it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.session.moves.puzzle_state import PuzzleState, Stage
from fenedit.session.moves.solution import PASS, Line, SolutionModel
from fenedit.ui.icons import icon
from fenedit.ui.puzzle.no_break import unbroken
from fenedit.ui.puzzle.tree_view import SolutionTree
from fenedit.ui.puzzle.words import PuzzleWords, mark_words

_MARGIN: Final = 14
"""That of the window, which has none around docks."""
_TITLE: Final = "QDockWidget::title { text-align: left; padding: 6px 4px 2px 16px; }"


class SolutionDock(QDockWidget):
    """Shows the solution of a problem, and tells which of its moves the board is to show.

    Signals:
        line_chosen: the Position where a line begins, and the moves from there in UCI.
        line_left: the board is to show the problem again.
        copy_wanted: the solution is wanted as text.
    """

    line_chosen = Signal(object, tuple)
    line_left = Signal()
    copy_wanted = Signal()

    def __init__(self, puzzle: PuzzleState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("solution")
        self.setWindowTitle(self.tr("Solution"))
        self._puzzle = puzzle
        self._words = PuzzleWords(self)
        self._model = SolutionModel(self._words.tree_words(), mark_words(), self)
        self.tree = SolutionTree(self._model, self)
        self.tree.setAccessibleName(self.tr("Solution"))
        self._whole: Line = ()
        self._meant: tuple[str, ...] = ()
        self._said = ""
        self._verdict = QLabel(self)
        self._verdict.setObjectName("muted")
        self._verdict.setWordWrap(True)
        self._back = self._step_button(Qt.ArrowType.LeftArrow, self.tr("Back one move"), -1)
        self._forward = self._step_button(Qt.ArrowType.RightArrow, self.tr("Forward one move"), 1)
        self._open = self._button(self.tr("Open all rows"), self.tree.open_all, "+")
        self._close = self._button(self.tr("Close all rows"), self.tree.close_all, "−")
        self._copy = self._button(self.tr("Copy the solution as text"), self.copy_wanted.emit)
        self._dress()
        self._lay_out()
        self.tree.line_chosen.connect(self._choose)
        self.tree.left.connect(self.leave)
        self.tree.stepped.connect(self._step)
        self.tree.copy_pressed.connect(self.copy_wanted)
        self.visibilityChanged.connect(self._on_visible)
        puzzle.changed.connect(self._show)
        self._show()

    @property
    def message(self) -> str:
        """What is said in place of a tree, or above it."""
        return self._said

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def leave(self) -> None:
        """Show the problem on the board again."""
        if self.tree.shown_line is not None:
            self._whole = ()
            self.tree.mark_shown(None)
            self._enable()
            self.line_left.emit()

    def _dress(self) -> None:
        self._copy.setIcon(icon("copy"))

    def _lay_out(self) -> None:
        ground = QWidget(self)
        frame = QFrame(ground)
        frame.setObjectName("card")
        around = QVBoxLayout(ground)
        around.setContentsMargins(_MARGIN, 2, 2, _MARGIN - 6)
        around.addWidget(frame)
        head = QHBoxLayout()
        head.setSpacing(2)
        for button in (self._back, self._forward):
            head.addWidget(button)
        head.addStretch()
        for button in (self._open, self._close, self._copy):
            head.addWidget(button)
        column = QVBoxLayout(frame)
        column.setContentsMargins(8, 6, 8, 8)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._verdict)
        column.addWidget(self.tree, 1)
        self.setWidget(ground)
        self.setStyleSheet(_TITLE)

    def _show(self) -> None:
        puzzle = self._puzzle
        solution, before = puzzle.solution, self._model.solution
        if solution is not before or puzzle.meant != self._meant:
            self._meant = puzzle.meant
            self.tree.show_solution(solution, puzzle.meant)
            if solution is None or before is None or solution.position[:4] != before.position[:4]:
                self.leave()
        self.tree.set_stale(puzzle.stale)
        if puzzle.stale:
            self.leave()
        words = self._message()
        if words != self._said:
            self._said = words
            self._verdict.setText(unbroken(words))
            self.tree.setAccessibleDescription(words)
        self._enable()

    def _message(self) -> str:
        solution = self._puzzle.solution
        if solution is not None:
            return self._words.verdict(solution, self._puzzle.meant).verdict
        match self._puzzle.stage:
            case Stage.SEARCHING:
                return self.tr("Searching…")
            case Stage.READY:
                return self.tr("Not solved yet. Press Solve on the Puzzle card.")
            case Stage.OFF:
                return self.tr("This position cannot be solved; the Puzzle card says why.")
            case Stage.FAILED:
                return self.tr("The solver has ended unexpectedly. Solve tries again.")
            case Stage.UNSTATED:
                return self.tr("Say on the Puzzle card in how many moves it is mate.")
        return self.tr("No position yet.")

    def _choose(self, line: Line) -> None:
        self._whole = line
        self._tell(line)

    def _step(self, by: int) -> None:
        shown = self.tree.shown_line
        if shown is None:
            return
        count = len(shown) + by
        # Nobody sees a side pass.
        while 0 < count <= len(self._whole) and self._whole[count - 1] == PASS:
            count += by
        if count == 0:
            self.leave()
        elif count <= len(self._whole):
            self._tell(self._whole[:count])

    def _tell(self, line: Line) -> None:
        self.tree.mark_shown(line)
        self._enable()
        self.line_chosen.emit(*self._puzzle.line(line))

    def _enable(self) -> None:
        shown, rows = self.tree.shown_line, self._model.rowCount() > 0
        self._back.setEnabled(bool(shown))
        self._forward.setEnabled(shown is not None and len(shown) < len(self._whole))
        for button in (self._open, self._close, self._copy):
            button.setEnabled(rows)

    def _on_visible(self, visible: bool) -> None:
        if not visible:
            self.leave()

    def _step_button(self, arrow: Qt.ArrowType, name: str, by: int) -> QToolButton:
        button = self._button(name, lambda: self._step(by))
        button.setArrowType(arrow)
        button.setAutoRepeat(True)
        return button

    def _button(self, name: str, slot: Callable[[], object], sign: str = "") -> QToolButton:
        button = QToolButton(self)
        button.setText(sign)
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(slot)
        return button
