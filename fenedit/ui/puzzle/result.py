"""Shows progress and verdict of a puzzle with a stipulation, and actions on its solution."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from fenedit.rules.solve.solution import failing
from fenedit.session.moves.puzzle_state import PuzzleState, Stage
from fenedit.ui.panels.card import ProgressLine, label_of, quiet_button
from fenedit.ui.panels.problem_line import ButtonFlow
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.puzzle.text import unbroken
from fenedit.ui.style import bold, coloured_pixmap, current_palette, lay_out
from fenedit.ui.verdict import PuzzleWords, VerdictGrade, grade_colour

_SIGN = 16


class PuzzleResult(QWidget):
    """Shows progress and verdict of a puzzle, and buttons for its solution.

    Attributes:
        text: the verdict and the text below it, for a screen reader.
        grade: the grade of the verdict, shown by a sign and a colour.
        verdict: the label of the verdict.
        solution: the button that shows the solution among the moves.
        copy: the button that copies it as text.
        keep: the button that writes it into the record.
    """

    def __init__(self, puzzle: PuzzleState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._puzzle = puzzle
        self._words = PuzzleWords(puzzle.letters, self)
        self.text = ""
        self.grade = VerdictGrade.DOUBTFUL
        self._sign = QLabel(self)
        self._sign.setFixedSize(_SIGN, self.fontMetrics().height())
        self.verdict = label_of(self, "")
        self.verdict.setFont(bold(self.font()))
        self.verdict.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._line = QWidget(self)
        sign = (self._sign, 0, Qt.AlignmentFlag.AlignTop)
        lay_out(QHBoxLayout(self._line), sign, (self.verdict, 1), margins=0, spacing=6)
        self._progress = ProgressLine(self)
        self._progress.setAccessibleName(self.tr("First moves searched"))
        self._reach = label_of(self)
        self._tries = QCheckBox(self.tr("Tries"), self)
        self._tries.setToolTip(
            self.tr("Also find first moves that only one defence refutes; takes longer")
        )
        self._set_play = QCheckBox(self.tr("Set play"), self)
        self._set_play.setToolTip(
            self.tr("Also show the mates already prepared if the other side were to move")
        )
        options = ButtonFlow()
        options.setSpacing(14)
        for box in (self._tries, self._set_play):
            box.clicked.connect(self._want)
            options.addWidget(box)
        tip = self.tr("Add key, number of moves, main line and solution text to the record")
        self.keep = quiet_button(self, self.tr("Add to Record"), tip)
        self.copy = quiet_button(self, self.tr("Copy"), self.tr("Copy the solution as text"))
        tip = self.tr("Show the solution as a tree")
        self.solution = quiet_button(self, self.tr("Solution"), tip)
        buttons = ButtonFlow(self.keep)
        buttons.insert(self.solution)
        buttons.insert(self.copy)
        widgets = (self._line, self._progress, self._reach)
        lay_out(QVBoxLayout(self), *widgets, options, buttons, margins=0, spacing=6)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets of the tab order."""
        return self._tries, self._set_play, self.solution, self.copy, self.keep

    def name_solution(self, *, shown: bool) -> None:
        """Name what the button of the solution does next."""
        self.solution.setText(self.tr("Hide Solution") if shown else self.tr("Solution"))

    def show_puzzle(self) -> None:
        """Show the current result."""
        puzzle, solution, progress = self._puzzle, self._puzzle.solution, self._puzzle.progress
        grade, verdict, reach = VerdictGrade.DOUBTFUL, "", ""
        if puzzle.stage is Stage.OFF and puzzle.problem is not None:
            grade, verdict = VerdictGrade.BAD, self.tr("Cannot be solved")
            reach = problem_sentence(puzzle.problem)
        elif puzzle.stage is Stage.FAILED:
            grade, verdict = VerdictGrade.BAD, self.tr("The solver ended unexpectedly")
            reach = self.tr("Nothing found. Press Solve to try again.")
        elif solution is not None:
            grade, verdict, reach = self._words.verdict(solution, puzzle.meant)
            wrong = () if puzzle.stale else failing(solution, puzzle.named)
            if wrong:
                reach = f"{self._words.named(wrong, puzzle.position.ep_square)} {reach}"
        if puzzle.busy and progress is not None:
            reach = self.tr("{done} of {total} first moves").format(
                done=progress.done, total=progress.total
            )
            if progress.keys:
                moves = self._words.first_moves(progress.keys, puzzle.position.ep_square)
                reach = f"{reach}: {moves}"
        elif puzzle.busy or (puzzle.stage is Stage.SEARCHING and solution is None):
            reach = self.tr("Searching…")
        elif puzzle.stage is Stage.STOPPED and progress is not None:
            reach = self.tr("Stopped after {done} of {total} first moves.").format(
                done=progress.done, total=progress.total
            )
        elif puzzle.stage is Stage.READY and solution is None:
            reach = self.tr("Not solved yet.")
        self.grade = grade
        self.verdict.setText(unbroken(verdict))
        self._apply_palette()
        self._line.setVisible(bool(verdict))
        done, total = (progress.done, progress.total) if progress is not None else (0, 1)
        self._progress.show_progress(done, total)
        self._progress.setVisible(puzzle.busy)
        ends = not reach or verdict.endswith((".", "!", "?", "…"))
        said = verdict if ends or not verdict else f"{verdict}."
        self.text = " ".join(filter(None, (said, reach)))
        self._reach.setText(unbroken(reach))
        self._reach.setVisible(bool(reach))
        for button in (self.solution, self.copy):
            button.setEnabled(solution is not None and not puzzle.stale)
        self.keep.setEnabled(puzzle.may_keep)
        self._tries.setChecked(puzzle.tries)
        self._set_play.setChecked(puzzle.set_play)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._apply_palette()

    def _apply_palette(self) -> None:
        stale = self._puzzle.stale
        colour = current_palette().muted if stale else grade_colour(self.grade)
        look = f"color: {colour};"
        if look != self.verdict.styleSheet():
            self.verdict.setStyleSheet(look)
        # As bold as the tick of the position check.
        name = "tick" if self.grade is VerdictGrade.GOOD else self.grade.value
        self._sign.setPixmap(coloured_pixmap(name, colour, _SIGN, self.devicePixelRatioF()))

    def _want(self) -> None:
        self._puzzle.want(tries=self._tries.isChecked(), set_play=self._set_play.isChecked())
