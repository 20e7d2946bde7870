"""What the card of a problem says once there is a stipulation: progress, verdict, what to do."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from fenedit.rules.solve.solution import failing
from fenedit.session.moves.puzzle_state import PuzzleState, Stage
from fenedit.ui.panels.card import ProgressLine, label_of, quiet_button
from fenedit.ui.panels.problem_line import ButtonFlow
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.puzzle.text import unbroken
from fenedit.ui.style import bold, coloured_pixmap, current_palette, lay_out, painting
from fenedit.ui.verdict import PuzzleWords, VerdictGrade, grade_colour

_SIGN: Final = 16


class VerdictLine(QWidget):
    """Shows a verdict; the signs of the grades differ, not their colours alone.

    Attributes:
        grade: how it is to be taken.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grade = VerdictGrade.DOUBTFUL
        self._stale = False
        self._sign = QLabel(self)
        self._sign.setFixedSize(_SIGN, self.fontMetrics().height())
        self._words = label_of(self, "")
        self._words.setFont(bold(self.font()))
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        lay_out(
            QHBoxLayout(self),
            (self._sign, 0, Qt.AlignmentFlag.AlignTop),
            (self._words, 1),
            margins=0,
            spacing=6,
        )

    @property
    def text(self) -> str:
        """The verdict."""
        return self._words.text()

    def show_verdict(self, grade: VerdictGrade, words: str, *, stale: bool = False) -> None:
        """Show a verdict; a stale one is of the position before."""
        if (grade, words, stale) == (self.grade, self._words.text(), self._stale):
            return
        self.grade, self._stale = grade, stale
        self._words.setText(words)
        self._apply_palette()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._words.text():
            self._apply_palette()

    def _apply_palette(self) -> None:
        colour = current_palette().muted if self._stale else grade_colour(self.grade)
        self._sign.setPixmap(_sign(self.grade, colour, self.devicePixelRatioF()))
        self._words.setStyleSheet(f"color: {colour};")


def _sign(grade: VerdictGrade, colour: str, ratio: float) -> QPixmap:
    if grade is not VerdictGrade.GOOD:
        return coloured_pixmap(grade.value, colour, _SIGN, ratio)
    # As bold as the tick of the position check, which stands above it.
    pixmap = QPixmap(round(_SIGN * ratio), round(_SIGN * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as painter:
        pen = QPen(QColor(colour), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF((QPointF(1.5, 8), QPointF(5, 11.5), QPointF(11.5, 4))))
    return pixmap


class PuzzleResult(QWidget):
    """Shows how far a problem is solved, and offers what can be done with its solution.

    Attributes:
        text: verdict and what is said below it, as it is read aloud.
        verdict: what is said of the problem.
        tree: the button that shows the solution as a tree.
        copy: the button that copies it as text.
        keep: the button that writes it into the record.
    """

    def __init__(self, puzzle: PuzzleState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._puzzle = puzzle
        self._words = PuzzleWords(puzzle.letters, self)
        self.text = ""
        self.verdict = VerdictLine(self)
        self._progress = ProgressLine(self)
        self._progress.setAccessibleName(self.tr("First moves searched"))
        self._reach = label_of(self)
        self._tries = self._option(
            self.tr("Tries"),
            self.tr("Also find first moves that only one defence refutes; takes longer"),
        )
        self._set_play = self._option(
            self.tr("Set play"),
            self.tr("Also show the mates already prepared if the other side were to move"),
        )
        options = ButtonFlow()
        options.setSpacing(14)
        options.addWidget(self._tries)
        options.addWidget(self._set_play)
        tip = self.tr("Add key, number of moves and a line to the record")
        self.keep = quiet_button(self, self.tr("Add to Record"), tip)
        self.copy = quiet_button(self, self.tr("Copy"), self.tr("Copy the solution as text"))
        self.tree = quiet_button(self, self.tr("Solution"), self.tr("Show the solution as a tree"))
        buttons = ButtonFlow(self.keep)
        buttons.insert(self.tree)
        buttons.insert(self.copy)
        widgets = (self.verdict, self._progress, self._reach)
        lay_out(QVBoxLayout(self), *widgets, options, buttons, margins=0, spacing=6)
        self.show_puzzle()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab stops, in its order."""
        return self._tries, self._set_play, self.tree, self.copy, self.keep

    def show_tree(self, shown: bool) -> None:
        """Say what the button of the tree does next."""
        self.tree.setText(self.tr("Hide Solution") if shown else self.tr("Solution"))

    def show_puzzle(self) -> None:
        """Show what is known now."""
        puzzle, solution = self._puzzle, self._puzzle.solution
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
        if puzzle.busy:
            reach = self._progress_words()
        elif puzzle.stage is Stage.STOPPED and puzzle.progress is not None:
            reach = self.tr("Stopped after {done} of {total} first moves.").format(
                done=puzzle.progress.done, total=puzzle.progress.total
            )
        elif puzzle.stage is Stage.SEARCHING and solution is None:
            reach = self.tr("Searching…")
        elif puzzle.stage is Stage.READY and solution is None:
            reach = self.tr("Not solved yet.")
        self.verdict.show_verdict(grade, unbroken(verdict), stale=puzzle.stale)
        self.verdict.setVisible(bool(verdict))
        self._progress.setVisible(puzzle.busy)
        ends = not reach or verdict.endswith((".", "!", "?", "…"))
        said = verdict if ends or not verdict else f"{verdict}."
        self.text = " ".join(filter(None, (said, reach)))
        self._reach.setText(unbroken(reach))
        self._reach.setVisible(bool(reach))
        self.copy.setEnabled(solution is not None and not puzzle.stale)
        self.keep.setEnabled(puzzle.may_keep)
        for box, wanted in ((self._tries, puzzle.tries), (self._set_play, puzzle.set_play)):
            box.setChecked(wanted)

    def _progress_words(self) -> str:
        progress = self._puzzle.progress
        if progress is None:
            self._progress.show_progress(0, 1)
            return self.tr("Searching…")
        self._progress.show_progress(progress.done, progress.total)
        words = self.tr("{done} of {total} first moves").format(
            done=progress.done, total=progress.total
        )
        if not progress.keys:
            return words
        ep_square = self._puzzle.position.ep_square
        return f"{words}: {self._words.first_moves(progress.keys, ep_square)}"

    def _option(self, text: str, tip: str) -> QCheckBox:
        box = QCheckBox(text, self)
        box.setToolTip(tip)
        box.clicked.connect(self._want)
        return box

    def _want(self) -> None:
        self._puzzle.want(tries=self._tries.isChecked(), set_play=self._set_play.isChecked())
