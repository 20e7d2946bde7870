"""What the card of a problem says once there is a stipulation, and what Popeye says of it."""

from __future__ import annotations

import re
from itertools import pairwise
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QGuiApplication,
    QPen,
    QPixmap,
    QPolygonF,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.safe_text import breakable, shown, shown_name
from fenedit.rules.solve.solution import failing
from fenedit.session.moves.puzzle_state import PuzzleState, Stage
from fenedit.ui.panels.card import label_of, quiet_button
from fenedit.ui.panels.problem_line import ButtonFlow
from fenedit.ui.puzzle.text import (
    POPEYE_CHOICE_FAULTS,
    popeye_failure_words,
    popeye_task_words,
    reason_words,
    unbroken,
)
from fenedit.ui.rows import ProgressLine
from fenedit.ui.style import REST, bold, coloured_pixmap, current_palette, lay_out, painting
from fenedit.ui.verdict import PuzzleWords, VerdictGrade, grade_colour
from fenedit.ui.voice import say
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.jobs.popeye_language import PopeyeLine

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
        options = lay_out(QHBoxLayout(), self._tries, self._set_play, REST, spacing=14)
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
            reach = reason_words(puzzle.problem)
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
        self.text = " ".join(words for words in (verdict, reach) if words)
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


_FEWEST: Final = 2
_MOST: Final = 14
"""Lines that are seen at once."""


class PopeyeText(QPlainTextEdit):
    """Grows with its text, to so many lines; then it scrolls, and shows the beginning."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        # Without it, the style draws a box between the scroll bars.
        self.setCornerWidget(QWidget(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def add(self, lines: list[str]) -> None:
        """Add lines at the end; what is read meanwhile stays where it is."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        before = "" if self.document().isEmpty() else "\n"
        cursor.insertText(before + "\n".join(lines))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as the text, within limits; as wide as there is room."""
        lines = min(max(self.blockCount(), _FEWEST), _MOST)
        height = lines * self.fontMetrics().lineSpacing()
        around = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        # What the style puts around the text, and the bar below it.
        margins = self.contentsMargins()
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(120, height + around + margins.top() + margins.bottom() + bar)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the column that scrolls, unless the text has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


_HEADER: Final = re.compile(r"popeye\s(?:.*\sv(?P<version>[0-9][0-9.]*))?", re.IGNORECASE)
_INDENT: Final = re.compile(r"^ {1,2}")
"""What stands before each line of Popeye's, and is no room to waste in a narrow card."""
_END: Final = "solution finished"
_SECOND: Final = 1


class PopeyeView(QWidget):
    """Asks Popeye for what the record's stipulation says, and shows its solution as text."""

    def __init__(
        self, bench: Workbench, puzzle: PuzzleState, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bench = bench
        self._puzzle = puzzle
        self._popeye = puzzle.popeye
        self._asked: object = None
        self._begun = 0.0
        self._move = ""
        self._is_found = self._is_searching = self._is_misled = False
        # Else a layout that is seen already would show it.
        self.hide()
        self._make()
        self._popeye.told.connect(self._on_told)
        self._popeye.done.connect(self._on_done)
        self._popeye.failed.connect(self._on_failed)
        self.show_puzzle()

    def _make(self) -> None:
        self._name = QLabel(self)
        self._name.setFont(bold(self.font()))
        self._name.setWordWrap(True)
        self._ask = QPushButton(self)
        self._ask.setAutoDefault(True)
        self._ask.clicked.connect(self._ask_or_stop)
        row = lay_out(QHBoxLayout(), self._name, REST, self._ask, spacing=8)
        self._task = label_of(self)
        self._heading = label_of(self)
        self._text = PopeyeText(self)
        self._text.setAccessibleName(self.tr("Popeye’s solution"))
        self._status = label_of(self)
        self._fault = label_of(self, "danger")
        self._copy = quiet_button(self, self.tr("Copy"), self.tr("Copy what Popeye says"))
        self._copy.clicked.connect(self._copy_text)
        tip = self.tr("Choose the program on this computer")
        self._choose = quiet_button(self, self.tr("Choose Popeye…"), tip)
        self._choose.clicked.connect(self._bench.rooms.engine.choose)
        end = lay_out(
            QHBoxLayout(),
            (self._status, 1),
            (self._copy, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignTrailing),
            spacing=8,
        )
        lay_out(
            QVBoxLayout(self),
            row,
            self._task,
            self._heading,
            self._text,
            end,
            self._fault,
            (self._choose, 0, Qt.AlignmentFlag.AlignLeft),
            margins=(0, 6, 0, 0),
            spacing=6,
        )

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab stops, in its order."""
        return self._ask, self._text, self._copy, self._choose

    @property
    def words(self) -> str:
        """All that is to be read, but for Popeye's own words."""
        labels = (self._task, self._heading, self._status, self._fault)
        return "\n".join(label.text() for label in labels if not label.isHidden())

    def show_puzzle(self) -> None:
        """Show what may be asked, and what was answered to that."""
        puzzle = self._puzzle
        stipulation = puzzle.popeye_stipulation
        is_chosen = bool(self._popeye.path)
        # Who has no Popeye has everything else for #n.
        wanted = bool(stipulation) and (is_chosen or not stipulation.startswith("#"))
        self.setVisible(wanted)
        question = self._question() if wanted else None
        if question != self._asked and self._is_searching:
            self._stop()
        if not wanted:
            return
        self._name.setText(self.tr("Popeye: {stipulation}").format(stipulation=stipulation))
        task = popeye_task_words(stipulation, puzzle.position.side_to_move)
        missing = self.tr(
            "Popeye can solve this. It is a separate program: install it, then choose it here."
        )
        self._task.setText(task if is_chosen else missing)
        self._ask.setText(self.tr("Stop") if self._is_searching else self.tr("Ask Popeye"))
        self._ask.setEnabled(self._is_searching or puzzle.stage is not Stage.OFF)
        # Whoever sets n of #n knows what it means.
        self._task.setVisible(not stipulation.startswith("#"))
        self._ask.setVisible(is_chosen)
        is_answered = question == self._asked
        has_text = not self._text.document().isEmpty()
        fault = self._fault.text() if is_answered else ""
        for widget in (self._heading, self._text, self._copy):
            widget.setVisible(is_answered and has_text)
        self._status.setVisible(is_answered and bool(self._status.text()))
        self._fault.setVisible(bool(fault))
        self._choose.setVisible(not is_chosen or (bool(fault) and self._is_misled))

    def _question(self) -> tuple[object, ...]:
        """Return what decides the answer; the counters do not."""
        puzzle = self._puzzle
        asked = puzzle.popeye_stipulation, puzzle.popeye_options
        return self._popeye.path, puzzle.position[:4], asked, puzzle.chess960

    def _ask_or_stop(self) -> None:
        if self._is_searching:
            self._stop()
        else:
            self._begin()
        self.show_puzzle()

    def _begin(self) -> None:
        # Here, because chess is not known before somebody asks.
        from fenedit.rules.play import why_not

        puzzle = self._puzzle
        stipulation = puzzle.popeye_stipulation
        self._asked = self._question()
        self._begun = monotonic()
        self._is_found = self._is_misled = False
        self._text.clear()
        self._heading.setText(self.tr("Popeye says"))
        self._status.clear()
        self._fault.clear()
        reason = why_not(puzzle.position, puzzle.chess960)
        if reason is not None:
            self._fault.setText(reason_words(reason))
            return
        self._is_searching = True
        self._move = ""
        self._show_progress()
        self._popeye.seek(puzzle.position, stipulation, puzzle.popeye_options, puzzle.chess960)

    def _stop(self) -> None:
        self._popeye.cancel()
        self._is_searching = False
        self._status.setText(self.tr("Stopped before Popeye had searched everything."))

    def _on_told(self, told: tuple[PopeyeLine, ...]) -> None:
        kept = []
        for line in told:
            if header := _HEADER.match(line.text):
                if version := header["version"]:
                    words = self.tr("Popeye {version} says")
                    self._heading.setText(words.format(version=shown_name(version)))
            elif line.role == "progress":
                # Popeye prints the move in brackets, and the time behind it.
                move = line.text.partition("(")[2].partition(" Time")[0].strip()
                words = self.tr("first move {number}, {move}")
                self._move = words.format(number=line.number, move=shown_name(move))
            elif not line.text.startswith(_END):
                kept.append(_INDENT.sub("", shown(line.text.rstrip(), len(line.text))))
                self._is_found = self._is_found or _is_solution(line, self._puzzle)
        # Without the blank ones that stood around what is not shown.
        document = self._text.document()
        before = "" if document.isEmpty() else document.lastBlock().text()
        lines = [text for last, text in pairwise((before, *kept)) if text or last]
        if lines:
            self._text.add(lines)
            self.show_puzzle()
        self._show_progress()

    def _show_progress(self) -> None:
        seconds = int(monotonic() - self._begun)
        words = self._move or self.tr("Popeye is searching…")
        if self._move:
            words = self.tr("Searching: {move}").format(move=self._move)
        if seconds >= _SECOND:
            words = self.tr("{words} ({seconds} s)").format(words=words, seconds=seconds)
        self._status.setText(words)

    def _on_done(self) -> None:
        nothing = self.tr("No solution: Popeye has searched everything.")
        self._end(self.tr("Popeye has searched everything.") if self._is_found else nothing)

    def _on_failed(self, code: str, detail: str) -> None:
        self._is_misled = code in POPEYE_CHOICE_FAULTS
        self._fault.setText(breakable(shown(popeye_failure_words(code, detail))))
        self._end("")

    def _end(self, status: str) -> None:
        self._is_searching = False
        self._status.setText(status)
        self.show_puzzle()
        say(status or self._fault.text())

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._text.toPlainText().rstrip() + "\n")
        self._bench.say(self.tr("Popeye’s solution copied"))


def _is_solution(line: PopeyeLine, puzzle: PuzzleState) -> bool:
    """Tell whether a line solves the problem; a set play of help-play does not."""
    if line.role == "solution":
        late = line.text.lstrip().startswith("1...")
        return late == puzzle.popeye_stipulation.endswith(".5")
    return line.role == "key"
