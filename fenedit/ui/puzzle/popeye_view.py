"""Asks Popeye about a puzzle; what it finds is shown among the moves, or as its text."""

from functools import partial
from time import monotonic

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.safe_text import breakable, shown, shown_name
from fenedit.rules.moves.popeye import Answer, read_answer
from fenedit.rules.popeye import PopeyeError, Question, is_partial, is_solution, progress_in
from fenedit.session.moves.puzzle_state import PuzzleState, Stage
from fenedit.ui.panels.card import label_for, label_of, quiet_button
from fenedit.ui.panels.problem_line import ButtonFlow
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.puzzle.text import popeye_failure_words, popeye_task_words
from fenedit.ui.style import REST, bold, lay_out
from fenedit.ui.translation import counted
from fenedit.ui.voice import say
from fenedit.ui.workbench import Workbench


class PopeyeText(QDialog):
    """Shows what Popeye was asked and what it has printed, in its own words.

    Attributes:
        question: the input.
        answer: the output.
    """

    def __init__(self, question: str, answer: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Popeye"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.question, self.answer = QPlainTextEdit(question, self), QPlainTextEdit(answer, self)
        titles = self.tr("What Popeye is asked"), self.tr("What Popeye says")
        parts: list[tuple[QWidget, int]] = []
        for box, title, share in zip((self.question, self.answer), titles, (1, 3), strict=True):
            box.setReadOnly(True)
            box.setTabChangesFocus(True)
            box.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
            box.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
            parts += [(label_for(box, title, self), 0), (box, share)]
        lay_out(QVBoxLayout(self), *parts, margins=14, spacing=8)
        self.resize(720, 560)


class PopeyeView(QWidget):
    """Asks Popeye about the record's stipulation, and shows how far it is.

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
        self._question: Question | None = None
        self._lines: list[str] = []
        self._count = 0
        self._answer: Answer | None = None
        self.is_searching = self._is_misled = False
        # Otherwise a visible layout would show it.
        self.hide()
        self._name = QLabel(self)
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._name.setFont(bold(self.font()))
        self._name.setWordWrap(True)
        self._ask = QPushButton(self)
        self._ask.setAutoDefault(True)
        self._ask.clicked.connect(self.ask_or_stop)
        row = lay_out(QHBoxLayout(), self._name, REST, self._ask, spacing=8)
        self._task = label_of(self)
        self._status = label_of(self)
        self._fault = label_of(self, "danger")
        self._solution = quiet_button(self, self.tr("Solution"), self.tr("Show it as a tree"))
        self._solution.clicked.connect(self._toggle_solution)
        self._copy = quiet_button(self, self.tr("Copy"), self.tr("Copy the solution as text"))
        self._copy.clicked.connect(self._copy_text)
        tip = self.tr("Add the solution to the record as text")
        self._keep = quiet_button(self, self.tr("Add to Record"), tip)
        self._keep.clicked.connect(self._keep_text)
        tip = self.tr("Show what Popeye is asked, and what it says")
        self._show_text = quiet_button(self, self.tr("Text…"), tip)
        self._show_text.clicked.connect(self._open_text)
        tip = self.tr("Choose the program on this computer")
        self._choose = quiet_button(self, self.tr("Choose Popeye…"), tip)
        self._choose.clicked.connect(partial(bench.rooms.engine.choose, "popeye_path"))
        self._buttons = ButtonFlow(self._keep)
        for button in (self._solution, self._copy, self._show_text, self._choose):
            self._buttons.insert(button)
        lay_out(
            QVBoxLayout(self),
            row,
            self._task,
            self._status,
            self._fault,
            self._buttons,
            margins=(0, 6, 0, 0),
            spacing=6,
        )
        bench.moves.changed.connect(self._name_solution)
        self._popeye.told.connect(self._on_told)
        self._popeye.done.connect(self._on_done)
        self._popeye.failed.connect(self._on_failed)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets of the tab order."""
        return (
            self._ask,
            *(self._solution, self._copy, self._keep, self._show_text, self._choose),
        )

    @property
    def words(self) -> str:
        """All text shown."""
        labels = (self._task, self._status, self._fault)
        return "\n".join(label.text() for label in labels if not label.isHidden())

    @property
    def headline(self) -> str:
        """How many solutions were found of the puzzle shown, "" while that is not known."""
        found = self._puzzle.popeye_tree is not None and self._answer is not None
        if not found or self.is_searching or self._answer is None:
            return ""
        return self._count_words(self._answer.solutions)

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
        wanted = bool(stipulation) and (is_chosen or not puzzle.mate)
        self.setVisible(wanted)
        is_answered = wanted and self._state() == self._asked
        if not is_answered and self.is_searching:
            self._stop()
        tree = self._answer.tree if is_answered and self._answer is not None else None
        puzzle.popeye_tree = None if tree is None or tree.is_empty else tree
        if not wanted:
            return
        asked = " ".join(filter(None, (stipulation, breakable(shown(puzzle.conditions)))))
        self._name.setText(self.tr("Popeye: {stipulation}").format(stipulation=asked))
        if is_chosen:
            task = popeye_task_words(stipulation, puzzle.diagram.side_to_move)
        else:
            task = self.tr(
                "Popeye can solve this: a free program from github.com/thomas-maeder/popeye. "
                "Install it, then choose it here."
            )
        self._task.setText(task)
        self._ask.setText(self.tr("Stop") if self.is_searching else self.tr("Ask Popeye"))
        self._ask.setEnabled(self.is_searching or puzzle.stage is not Stage.OFF)
        # #n explains itself.
        self._task.setVisible(not puzzle.mate)
        # The card's own button asks about all but #n.
        self._ask.setVisible(is_chosen and bool(puzzle.mate))
        fault = self._fault.text() if is_answered else ""
        has_tree = is_answered and puzzle.popeye_tree is not None
        for button in (self._solution, self._copy, self._keep):
            button.setVisible(has_tree)
        self._show_text.setVisible(is_chosen)
        self._status.setVisible(is_answered and bool(self._status.text()))
        self._fault.setVisible(bool(fault))
        self._choose.setVisible(not is_chosen or (bool(fault) and self._is_misled))

    def _state(self) -> tuple[object, ...]:
        """Return everything that the answer depends on; the counters do not matter."""
        puzzle = self._puzzle
        return puzzle.popeye_path, puzzle.diagram[:4], puzzle.popeye_asked, puzzle.chess960

    def ask_or_stop(self) -> None:
        """Ask Popeye, or stop it."""
        puzzle = self._puzzle
        if self.is_searching:
            self._stop()
            self.show_puzzle()
            self.changed.emit()
            return
        self._asked = self._state()
        self._begun = monotonic()
        self._is_misled = False
        self._lines, self._count, self._answer, self._move = [], 0, None, ""
        puzzle.popeye_tree = None
        self._status.clear()
        self._fault.clear()
        try:
            self._question = puzzle.popeye_question()
        except PopeyeError as error:
            self._fault.setText(popeye_failure_words(error.code, error.detail))
        else:
            self.is_searching = True
            self._show_progress()
            self._popeye.path = puzzle.popeye_path
            self._popeye.minutes = puzzle.popeye_minutes
            self._popeye.seek(self._question.text)
        self.show_puzzle()
        self.changed.emit()

    def _toggle_solution(self) -> None:
        # The room may be under construction when this view is made.
        self._bench.rooms.puzzle.toggle_solution()

    def _stop(self) -> None:
        self._popeye.cancel()
        self._end(self.tr("Stopped before Popeye had searched everything."), is_whole=False)

    def _on_told(self, told: tuple[str, ...]) -> None:
        late = self._question is not None and self._question.asked[0].late
        for line in told:
            if (progress := progress_in(line)) is not None:
                number, move = progress
                words = self.tr("first move {number}, {move}")
                self._move = words.format(number=number, move=shown_name(move))
            self._count += is_solution(line, late=late)
        self._lines += told
        self._show_progress()

    def _show_progress(self) -> None:
        seconds = int(monotonic() - self._begun)
        words = self.tr("Popeye is searching…")
        if self._move:
            words = self.tr("Searching: {move}").format(move=self._move)
        if self._count:
            words = f"{words}. {self._count_words(self._count)}"
        if seconds:
            words = self.tr("{words} ({seconds} s)").format(words=words, seconds=seconds)
        self._status.setText(words)

    def _count_words(self, count: int) -> str:
        words = counted("1 solution", self.tr("%n solutions", "", count), count)
        if intended := self._puzzle.intended:
            of_them = self.tr("{solutions} ({intended} intended)")
            words = of_them.format(solutions=words, intended=intended)
        return words

    def _on_done(self) -> None:
        is_whole = not any(map(is_partial, self._lines))
        words = self.tr("Popeye has searched everything.")
        if not is_whole:
            words = self.tr("Popeye stopped at a limit of its options.")
        self._end(words, is_whole=is_whole)

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
        self._end("", is_whole=False)

    def _end(self, status: str, *, is_whole: bool) -> None:
        """Show what was found; `status` says how Popeye has ended."""
        self.is_searching = False
        assert self._question is not None  # it was asked
        asked, chess960 = self._question.asked, self._puzzle.chess960
        answer = self._answer = read_answer(self._lines, asked, chess960)
        is_current = self._state() == self._asked
        if answer.tree is None:
            status = self.tr("Popeye’s answer was not understood. “Text…” shows it.")
        elif answer.tree.is_empty and is_whole:
            status = self.tr("No solution: Popeye has searched everything.")
        elif not answer.tree.is_empty:
            status = ". ".join(filter(None, (self._count_words(answer.solutions), status)))
        said = [*answer.messages] if not self._fault.text() else []
        if self._question.unmade is not None:
            said.insert(0, problem_sentence(self._question.unmade))
        self._status.setText(breakable(shown("\n".join((status, *said)).strip(), 2000)))
        self.show_puzzle()
        if is_current and self._puzzle.popeye_tree is not None:
            self._bench.moves.show(self._puzzle.popeye_tree)
        self._puzzle.changed.emit()
        self.changed.emit()
        say(self._status.text() or self._fault.text())

    def _name_solution(self) -> None:
        is_shown = not self._bench.moves.is_of_record
        self._solution.setText(self.tr("Hide Solution") if is_shown else self.tr("Solution"))

    def _text(self, letters: str) -> str:
        tree = self._puzzle.popeye_tree
        return "" if tree is None else self._bench.rooms.moves.solution_text(tree, letters)

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._text(self._puzzle.letters()) + "\n")
        self._bench.say(self.tr("Solution copied"))

    def _keep_text(self) -> None:
        # Records have English letters; what is printed has the user's.
        words = self.tr("The record has a solution text already: clear it in Data… first.")
        if self._puzzle.keep_text(self._text("en")):
            words = self.tr("Solution added to the record")
        self._bench.say(words)

    def _open_text(self) -> None:
        if self._question is None or self._state() != self._asked:
            try:
                question = self._puzzle.popeye_question().text
            except PopeyeError as error:
                question = popeye_failure_words(error.code, error.detail)
            PopeyeText(question, "", self.window()).open()
        else:
            answer = shown("\n".join(self._lines), 1 << 21)
            PopeyeText(self._question.text, answer, self.window()).open()
