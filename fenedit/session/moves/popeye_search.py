"""Asks Popeye about the shown puzzle, and keeps its answer."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Literal, NamedTuple

from PySide6.QtCore import QObject, Signal

from fenedit.notation.fairy import is_orthodox
from fenedit.notation.position import Position
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.safe_text import shown_name
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.moves.popeye import Answer, PopeyeTree, read_answer
from fenedit.rules.play import legal_moves
from fenedit.rules.popeye import (
    PopeyeError,
    Question,
    is_partial,
    is_solution,
    progress_in,
    question_of,
)
from fenedit.session.moves.solving import Popeye

End = Literal["", "whole", "limit", "stopped", "failed"]
"""How a search has ended; "" for not yet."""


class Task(NamedTuple):
    """A question for Popeye in our terms, and its limits.

    Attributes:
        path: the program.
        minutes: how long it may search.
        position: the position.
        puzzle: its stipulation, twins, conditions and options.
        chess960: whether its castling rights are Chess960's.
        tries: whether tries are wanted.
        set_play: whether set play is wanted.
    """

    path: str
    minutes: float
    position: Position
    puzzle: Puzzle
    chess960: bool
    tries: bool
    set_play: bool

    @property
    def key(self) -> tuple[object, ...]:
        """Everything that the answer depends on; the counters do not matter."""
        of, position = self.puzzle, self.position[:4]
        asked = of.mate, of.stipulation, of.twins, of.conditions, of.options
        return self.path, position, asked, self.chess960, self.tries, self.set_play


class PopeyeSearch(QObject):
    """The last question to Popeye, and its answer.

    Attributes:
        program: the client of Popeye.
        question: the last question; None before the first, or if Popeye cannot be asked.
        lines: the lines that Popeye has printed.
        answer: these lines as they were read; None while it is searching.
        end: how the search has ended.
        failure: the code and the detail of a failure; `ui.puzzle.popeye_text` has its words.
        count: the number of solutions so far.
        move: the number and the text of the first move that is being searched.
        is_searching: whether Popeye is solving.

    Signals:
        progressed: there is more output.
        ended: the search has ended, or Popeye cannot be asked.
    """

    progressed = Signal()
    ended = Signal()

    def __init__(self, task: Callable[[], Task], parent: QObject | None = None) -> None:
        """Prepare a search; `task` returns what would be asked now."""
        super().__init__(parent)
        self._task = task
        self._asked: Task | None = None
        self._begun = 0.0
        self.question: Question | None = None
        self.lines: list[str] = []
        self.answer: Answer | None = None
        self.end: End = ""
        self.failure = ("", "")
        self.count = 0
        self.move: tuple[int, str] | None = None
        self.is_searching = False
        self.program = Popeye(self)
        self.program.told.connect(self._on_told)
        self.program.done.connect(self._on_done)
        self.program.failed.connect(self._on_failed)

    @property
    def is_current(self) -> bool:
        """Whether the last question is the one that would be asked now."""
        return self._asked is not None and self._asked.key == self._task().key

    @property
    def tree(self) -> PopeyeTree | None:
        """What Popeye has found for the shown puzzle, None for nothing."""
        tree = self.answer.tree if self.answer is not None and self.is_current else None
        if self.failure[0] == "popeye-unknown":
            # It has solved another puzzle.
            return None
        return None if tree is None or tree.is_empty else tree

    @property
    def total(self) -> int:
        """The number of first moves to search; 0 if only Popeye knows them."""
        if self.question is None or len(self.question.asked) > 1:
            return 0
        (asked,) = self.question.asked
        is_ours = asked.is_chess and is_orthodox(asked.position.placement)
        is_ours = is_ours and pieces_in_order(*asked.position[:2])
        return len(legal_moves(asked.position, self._chess960)) if is_ours else 0

    @property
    def seconds(self) -> int:
        """The time since the question, in whole seconds."""
        return int(monotonic() - self._begun)

    def would_ask(self) -> Question:
        """Return what Popeye would be asked about the shown puzzle.

        Raises:
            PopeyeError: Popeye cannot be asked about it.
        """
        _, _, position, puzzle, chess960, tries, set_play = self._task()
        return question_of(position, puzzle, chess960, tries=tries, set_play=set_play)

    def ask(self) -> None:
        """Ask Popeye, and forget the answer to the previous question."""
        program, task = self.program, self._task()
        self._asked, self._begun = task, monotonic()
        self.lines, self.count, self.answer, self.move = [], 0, None, None
        self.end, self.failure = "", ("", "")
        try:
            self.question = self.would_ask()
        except PopeyeError as error:
            self.question = None
            self.end, self.failure = "failed", (error.code, error.detail)
            self.ended.emit()
        else:
            self.is_searching = True
            program.path, program.minutes = task.path, task.minutes
            program.seek(self.question.text)

    def stop(self) -> None:
        """End the search; what it has found so far stays."""
        self.program.cancel()
        self._end("stopped")

    def follow(self) -> None:
        """Stop if another puzzle is shown now."""
        if self.is_searching and not self.is_current:
            self.stop()

    def _on_told(self, told: tuple[str, ...]) -> None:
        late = self.question is not None and self.question.asked[0].late
        for line in told:
            if (progress := progress_in(line)) is not None:
                number, move = progress
                self.move = number, shown_name(move)
            self.count += is_solution(line, late=late)
        self.lines += told
        self.progressed.emit()

    def _on_done(self) -> None:
        self._end("limit" if any(map(is_partial, self.lines)) else "whole")

    def _on_failed(self, code: str, detail: str) -> None:
        self.failure = (code, detail)
        self._end("failed")

    def _end(self, end: End) -> None:
        self.is_searching, self.end = False, end
        assert self.question is not None  # it was asked
        self.answer = read_answer(self.lines, self.question.asked, self._chess960)
        self.ended.emit()

    @property
    def _chess960(self) -> bool:
        return self._asked is not None and self._asked.chess960
