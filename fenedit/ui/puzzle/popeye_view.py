"""Asks Popeye about a puzzle, and shows its solution in the card."""

import re
from functools import partial
from itertools import pairwise
from time import monotonic

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication, QTextCursor, QWheelEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.safe_text import breakable, shown, shown_name
from fenedit.rules.play import why_not
from fenedit.rules.popeye import PopeyeLine
from fenedit.session.moves.puzzle_state import PuzzleState, Stage
from fenedit.session.programs import popeye_on_path
from fenedit.ui.panels.card import label_of, quiet_button
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.puzzle.text import popeye_failure_words, popeye_task_words
from fenedit.ui.style import REST, bold, lay_out
from fenedit.ui.voice import say
from fenedit.ui.workbench import Workbench


class PopeyeText(QPlainTextEdit):
    """Grows with its text up to fourteen lines, then scrolls and shows the beginning."""

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
        # Otherwise the style draws a box between the scroll bars.
        self.setCornerWidget(QWidget(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def add(self, lines: list[str]) -> None:
        """Add lines at the end without scrolling."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        before = "" if self.document().isEmpty() else "\n"
        cursor.insertText(before + "\n".join(lines))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of the text, within limits."""
        lines = min(max(self.blockCount(), 2), 14)
        height = lines * self.fontMetrics().lineSpacing()
        around = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        # The style's margins, and the bar below the text.
        margins = self.contentsMargins()
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(120, height + around + margins.top() + margins.bottom() + bar)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the scrolling column, unless the text has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class PopeyeView(QWidget):
    """Asks Popeye about the record's stipulation, and shows its solution as text.

    Signals:
        changed: Popeye has begun or ended.

    Attributes:
        is_searching: whether Popeye is solving.
    """

    changed = Signal()

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
        self.is_searching = self._is_found = self._is_misled = False
        # Otherwise a visible layout would show it.
        self.hide()
        self._name = QLabel(self)
        self._name.setFont(bold(self.font()))
        self._name.setWordWrap(True)
        self._ask = QPushButton(self)
        self._ask.setAutoDefault(True)
        self._ask.clicked.connect(self.ask_or_stop)
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
        self._choose.clicked.connect(partial(bench.rooms.engine.choose, "popeye_path"))
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
        self._popeye.told.connect(self._on_told)
        self._popeye.done.connect(self._on_done)
        self._popeye.failed.connect(self._on_failed)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets of the tab order."""
        return self._ask, self._text, self._copy, self._choose

    @property
    def words(self) -> str:
        """All text shown, without Popeye's own output."""
        labels = (self._task, self._heading, self._status, self._fault)
        return "\n".join(label.text() for label in labels if not label.isHidden())

    @property
    def may_ask(self) -> bool:
        """Whether there is a Popeye, and something to ask it."""
        puzzle = self._puzzle
        asked = bool(puzzle.popeye_stipulation) and bool(puzzle.popeye_path)
        return asked and puzzle.stage is not Stage.OFF

    def show_puzzle(self) -> None:
        """Show the task for Popeye, and its answer."""
        puzzle = self._puzzle
        stipulation = puzzle.popeye_stipulation
        is_chosen = bool(puzzle.popeye_path)
        # #n is solved without Popeye.
        wanted = bool(stipulation) and (is_chosen or not stipulation.startswith("#"))
        self.setVisible(wanted)
        question = self._question() if wanted else None
        if question != self._asked and self.is_searching:
            self._stop()
        if not wanted:
            return
        self._name.setText(self.tr("Popeye: {stipulation}").format(stipulation=stipulation))
        if is_chosen:
            task = popeye_task_words(stipulation, puzzle.position.side_to_move)
        elif popeye_on_path():
            task = self.tr("Popeye can solve this. It is installed: choose it to use it.")
        else:
            task = self.tr(
                "Popeye can solve this. It is a separate program: install it, then choose it here."
            )
        self._task.setText(task)
        self._ask.setText(self.tr("Stop") if self.is_searching else self.tr("Ask Popeye"))
        self._ask.setEnabled(self.is_searching or puzzle.stage is not Stage.OFF)
        # #n explains itself.
        self._task.setVisible(not stipulation.startswith("#"))
        # The card's own button asks about all but #n.
        self._ask.setVisible(is_chosen and stipulation.startswith("#"))
        is_answered = question == self._asked
        has_text = not self._text.document().isEmpty()
        fault = self._fault.text() if is_answered else ""
        for widget in (self._heading, self._text, self._copy):
            widget.setVisible(is_answered and has_text)
        self._status.setVisible(is_answered and bool(self._status.text()))
        self._fault.setVisible(bool(fault))
        self._choose.setVisible(not is_chosen or (bool(fault) and self._is_misled))

    def _question(self) -> tuple[object, ...]:
        """Return everything that the answer depends on; the counters do not matter."""
        puzzle = self._puzzle
        asked = puzzle.popeye_stipulation, puzzle.popeye_options
        return puzzle.popeye_path, puzzle.position[:4], asked, puzzle.chess960

    def ask_or_stop(self) -> None:
        """Ask Popeye, or stop it."""
        puzzle = self._puzzle
        if self.is_searching:
            self._stop()
            self.show_puzzle()
            self.changed.emit()
            return
        self._asked = self._question()
        self._begun = monotonic()
        self._is_found = self._is_misled = False
        self._text.clear()
        self._heading.setText(self.tr("Popeye says"))
        self._status.clear()
        self._fault.clear()
        if (reason := why_not(puzzle.position, puzzle.chess960)) is not None:
            self._fault.setText(problem_sentence(reason))
        else:
            self.is_searching = True
            self._move = ""
            self._show_progress()
            self._popeye.path = puzzle.popeye_path
            stipulation, options = puzzle.popeye_stipulation, puzzle.popeye_options
            self._popeye.seek(puzzle.position, stipulation, options, puzzle.chess960)
        self.show_puzzle()
        self.changed.emit()

    def _stop(self) -> None:
        self._popeye.cancel()
        self.is_searching = False
        self._status.setText(self.tr("Stopped before Popeye had searched everything."))

    def _on_told(self, told: tuple[PopeyeLine, ...]) -> None:
        kept = []
        for line in told:
            if header := re.match(r"popeye\s(?:.*\sv([0-9][0-9.]*))?", line.text, re.IGNORECASE):
                if version := header[1]:
                    words = self.tr("Popeye {version} says")
                    self._heading.setText(words.format(version=shown_name(version)))
            elif line.role == "progress":
                # Popeye prints the move in brackets, and the time behind it.
                move = line.text.partition("(")[2].partition(" Time")[0].strip()
                words = self.tr("first move {number}, {move}")
                self._move = words.format(number=line.number, move=shown_name(move))
            elif not line.text.startswith("solution finished"):
                text = shown(line.text.rstrip(), len(line.text))
                # Popeye's own indentation wastes room in a narrow card.
                kept.append(text[min(len(text) - len(text.lstrip(" ")), 2) :])
                # Set play of help-play is not a solution.
                late = line.text.lstrip().startswith("1...")
                is_play = late == self._puzzle.popeye_stipulation.endswith(".5")
                self._is_found |= line.role == "key" or (line.role == "solution" and is_play)
        # Drop the blank lines around hidden ones.
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
        if seconds:
            words = self.tr("{words} ({seconds} s)").format(words=words, seconds=seconds)
        self._status.setText(words)

    def _on_done(self) -> None:
        nothing = self.tr("No solution: Popeye has searched everything.")
        self._end(self.tr("Popeye has searched everything.") if self._is_found else nothing)

    def _on_failed(self, code: str, detail: str) -> None:
        # Another program may work.
        self._is_misled = code.removeprefix("popeye-") in (
            "path",
            "missing",
            "start",
            "other",
            "silent",
        )
        self._fault.setText(breakable(shown(popeye_failure_words(code, detail))))
        self._end("")

    def _end(self, status: str) -> None:
        self.is_searching = False
        self._status.setText(status)
        self.show_puzzle()
        self.changed.emit()
        say(status or self._fault.text())

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._text.toPlainText().rstrip() + "\n")
        self._bench.say(self.tr("Popeye’s solution copied"))
