"""The card of a problem: its stipulation, and whether it works."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSpinBox, QWidget

from fenedit.session.editor import Editor
from fenedit.session.moves.puzzle_state import PuzzleState, Stage
from fenedit.session.state import EditorState
from fenedit.ui.fen.line import is_typed, step_in_history
from fenedit.ui.panels.card import Card
from fenedit.ui.style import inset_number

if TYPE_CHECKING:
    from fenedit.ui.puzzle.popeye_view import PopeyeView
    from fenedit.ui.puzzle.result import PuzzleResult

MOST_MOVES: Final = 999
"""As many as `notation.puzzle` reads, which the start does not wait for."""
_LEAST_WIDTH: Final = 72
_BORROWED: Final = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""Why the focus comes back to where it was, and what is selected there should stay so."""


class MateBox(QSpinBox):
    """Shows n of the stipulation #n, words for none; Undo is the document's."""

    def __init__(self, editor: Editor, none: str, parent: QWidget | None = None) -> None:
        """Make it; `none` is what stands there without a stipulation."""
        super().__init__(parent)
        self._editor = editor
        self.setAccessibleName(self.tr("Mate in"))
        self.setToolTip(self.tr("In how many moves the side to move mates"))
        self.setRange(0, MOST_MOVES)
        self.setSpecialValueText(none)
        self.setMinimumWidth(_LEAST_WIDTH)
        inset_number(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_value(self, mate: int) -> None:
        """Show a stipulation, 0 for none."""
        if mate != self.value():
            with QSignalBlocker(self):
                self.setValue(mate)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a key; Undo and Redo are the document's."""
        if is_typed(event) or not step_in_history(event, self._editor):
            if event.text().isdigit() and self.text() == self.specialValueText():
                # A digit beside those words would be no number.
                self.selectAll()
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the number, so that what is typed takes its place."""
        super().focusInEvent(event)
        if event.reason() not in _BORROWED:
            # Later, because a click is still to place its caret.
            QTimer.singleShot(0, self, self.selectAll)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the column that scrolls, unless the box has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


VOICE_MS: Final = 1000
"""Milliseconds without a change until a verdict is said aloud."""


class PuzzleCard(Card):
    """Says in how many moves it is mate, solves that, and says what was found.

    Signals:
        tree_wanted: the solution is to be shown as a tree.
        data_wanted: author, source and the like are to be edited.
        programs_wanted: Popeye is to be chosen.
        said: a sentence for the status bar.
    """

    tree_wanted = Signal()
    data_wanted = Signal()
    programs_wanted = Signal()
    said = Signal(str)

    def __init__(self, editor: Editor, puzzle: PuzzleState, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.set_title(self.tr("Puzzle"))
        self._editor = editor
        self._puzzle = puzzle
        self._painted = False
        self._spoken = ""
        self._result: PuzzleResult | None = None
        self._popeye: PopeyeView | None = None
        data = self.add_head_button(self.tr("Data…"))
        data.setToolTip(self.tr("Edit author, source and what else is said of the puzzle"))
        data.setAccessibleName(self.tr("Puzzle data…"))
        data.clicked.connect(self.data_wanted)
        self._mate = MateBox(editor, "–", self)
        self._mate.valueChanged.connect(puzzle.set_mate)
        label = QLabel(self.tr("Mate in"), self)
        label.setBuddy(self._mate)
        self._solve = QPushButton(self.tr("Solve"), self)
        self._solve.setAutoDefault(True)
        self._solve.clicked.connect(self._solve_or_stop)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self._mate)
        row.addStretch()
        row.addWidget(self._solve)
        self._invitation = QLabel(self)
        self._invitation.setObjectName("muted")
        self._invitation.setWordWrap(True)
        self.body.addLayout(row)
        self.body.addWidget(self._invitation)
        self._voice = QTimer(self, singleShot=True, interval=VOICE_MS)
        self._voice.timeout.connect(self._speak)
        puzzle.changed.connect(self._show)
        self.show_state(editor.state)
        self._show()

    @property
    def result(self) -> PuzzleResult | None:
        """What is known of the problem; None as long as none had a stipulation."""
        return self._result

    @property
    def popeye_view(self) -> PopeyeView | None:
        """Where Popeye is asked; None as long as there was nothing to ask it."""
        return self._popeye

    @property
    def mate_box(self) -> MateBox:
        """Where the number of moves is set."""
        return self._mate

    @property
    def solve_button(self) -> QPushButton:
        """Begins the search, and stops it."""
        return self._solve

    def show_state(self, state: EditorState) -> None:
        """Show the problem of a state."""
        self._puzzle.follow(state)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; once it is seen, a solution is worth its time."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self._begin)

    def copy_solution(self) -> None:
        """Copy the solution as text."""
        solution = self._puzzle.solution
        if solution is None or self._puzzle.stale:
            return
        # Here, because most people never copy one.
        from fenedit.rules.solve.solution_text import solution_text
        from fenedit.ui.puzzle.text import PuzzleWords

        text = solution_text(
            solution, words=PuzzleWords(self).text_words(), meant=self._puzzle.meant
        )
        QGuiApplication.clipboard().setText(text)
        self.said.emit(self.tr("Solution copied"))

    def _begin(self) -> None:
        self._puzzle.awaken()
        self._show()

    def _show(self) -> None:
        puzzle, stage = self._puzzle, self._puzzle.stage
        self._mate.show_value(puzzle.mate)
        self._mate.setEnabled(puzzle.has_record)
        busy = puzzle.busy
        self._solve.setText(self.tr("Stop") if busy else self.tr("Solve"))
        self._solve.setEnabled(stage is Stage.SEARCHING or puzzle.may_solve)
        words = ""
        if stage is Stage.NO_POSITION:
            words = self.tr("No position yet.")
        elif stage is Stage.UNSTATED and not puzzle.popeye_stipulation:
            words = self.tr("Say in how many moves it is mate to have that proved.")
        if words != self._invitation.text():
            self._invitation.setText(words)
        self._invitation.setVisible(bool(words))
        stated = stage not in (Stage.NO_POSITION, Stage.UNSTATED)
        if self._painted and (stated or self._result is not None):
            result = self._ready_result()
            result.show_puzzle()
            result.setVisible(stated)
            words = result.text if stated else words
        if self._painted and (self._popeye is not None or puzzle.popeye_stipulation):
            popeye = self._ready_popeye()
            popeye.show_puzzle()
            words = words or popeye.words
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)
            if not busy:
                self._voice.start()

    def _ready_result(self) -> PuzzleResult:
        if self._result is None:
            # Most positions are no problems.
            from fenedit.ui.puzzle.result import PuzzleResult

            self._result = PuzzleResult(self._puzzle, self)
            self._result.tree_wanted.connect(self.tree_wanted)
            self._result.copy_wanted.connect(self.copy_solution)
            self._result.keep_wanted.connect(self._keep)
            # Above what Popeye says, which may be there already.
            self.body.insertWidget(self.body.indexOf(self._invitation) + 1, self._result)
            self._order_stops()
        return self._result

    def _ready_popeye(self) -> PopeyeView:
        if self._popeye is None:
            # Most people have none.
            from fenedit.ui.puzzle.popeye_view import PopeyeView

            self._popeye = PopeyeView(self._puzzle, self)
            self._popeye.choice_wanted.connect(self.programs_wanted)
            self._popeye.said.connect(self.said)
            self.body.addWidget(self._popeye)
            self._order_stops()
        return self._popeye

    def _order_stops(self) -> None:
        """Have Tab come by what is made late before what stands below it."""
        before: QWidget = self._solve
        for part in (self._result, self._popeye):
            for widget in part.stops if part is not None else ():
                QWidget.setTabOrder(before, widget)
                before = widget

    def _solve_or_stop(self) -> None:
        if self._puzzle.busy:
            self._puzzle.stop()
        else:
            self._puzzle.solve()

    def _keep(self) -> None:
        if self._puzzle.keep():
            self.said.emit(self.tr("Key, number of moves and main line are in the record now"))
        else:
            self.said.emit(self.tr("The record says this already"))

    def _speak(self) -> None:
        words = self.accessibleDescription()
        if words != self._spoken and self._puzzle.stage is not Stage.SEARCHING:
            self._spoken = words
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
