"""Solves the puzzles of a sheet."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from fenedit.jobs.captions import Unsolved, found_solution, popeye_solution
from fenedit.rules.moves.solutions import solution_tree
from fenedit.rules.moves.tree import MoveTree
from fenedit.rules.popeye import Question
from fenedit.rules.solve.solution import Solution, Wanted
from fenedit.session.moves.solving import Popeye, Solving
from fenedit.ui.sheet.batch import Batch
from fenedit.ui.verdict import PuzzleWords

SECONDS = 20
"""The time limit for one problem."""
_AT_ONCE = 64
"""Records per turn of the event loop."""


class SheetSolving(QObject):
    """Solves the puzzles among some records: direct mates in a worker process, others by Popeye.

    Attributes:
        popeye: the client of Popeye; without a path, problems for it stay unsolved.
        found: the printable solutions so far, by row.
        trees: their moves.
        unsolved: the number of problems that took too long, cannot be played, or made the solver
            fail.

    Signals:
        progressed: the number of finished records.
        done: all are finished.
    """

    progressed = Signal(object)
    done = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: dict[int, str] = {}
        self.trees: dict[int, MoveTree] = {}
        self.unsolved = 0
        self._batch: Batch | None = None
        self._count = 0
        self._row = -1
        self._keys: tuple[str, ...] = ()
        self._problems: Iterator[tuple[int, Unsolved | Question | None]] | None = None
        self._asked: Question | None = None
        self._lines: list[str] = []
        self.popeye = Popeye(self)
        self.popeye.told.connect(self._on_told)
        self.popeye.done.connect(self._on_popeye_done)
        self.popeye.failed.connect(self._on_failed)
        self._solving = Solving(self)
        self._solving.solved.connect(self._on_solved)
        self._solving.failed.connect(self._on_failed)
        self._turn = QTimer(self, singleShot=True)
        self._turn.timeout.connect(self._next)
        self._patience = QTimer(self, singleShot=True, interval=SECONDS * 1000)
        self._patience.timeout.connect(self._on_failed)

    @property
    def busy(self) -> bool:
        """Whether there is more to do."""
        return self._problems is not None

    def start(self, batch: Batch) -> None:
        """Solve the problems of a batch, and forget earlier solutions."""
        self.cancel()
        self.found, self.trees = {}, {}
        self.unsolved = self._count = 0
        self._batch, self._problems = batch, batch.unsolved()
        self._turn.start(0)

    def cancel(self) -> None:
        """Solve no more."""
        self._problems = None
        self._row = -1
        self._turn.stop()
        self._patience.stop()
        self._solving.cancel()
        self.popeye.cancel()

    def close(self) -> None:
        """End the processes, for good."""
        self.cancel()
        self._solving.close()
        self.popeye.close()

    def _next(self) -> None:
        if self._problems is None:
            return
        for _ in range(_AT_ONCE):
            found = next(self._problems, None)
            if found is None:
                self.cancel()
                self.done.emit()
                return
            row, problem = found
            if problem is not None:
                self._ask(row, problem)
                return
            self._count += 1
        self.progressed.emit(self._count)
        self._turn.start(0)

    def _ask(self, row: int, problem: Unsolved | Question) -> None:
        assert self._batch is not None  # started before
        self._row = row
        self._patience.start()
        if isinstance(problem, Question):
            self._asked, self._lines = problem, []
            if self.popeye.path:
                self.popeye.seek(problem.text)
            else:
                self._on_failed()
            return
        self._keys = problem.keys
        wanted = Wanted(tries=self._batch.sheet.tries, set_play=self._batch.sheet.set_play)
        self._solving.seek(problem.position, problem.mate, problem.chess960, wanted)

    def _on_solved(self, solution: Solution) -> None:
        if self._row < 0 or self._batch is None:
            return
        words = PuzzleWords().text_words()
        text = found_solution(solution, self._batch.language, words, self._keys)
        chess960 = self._batch.collection[self._row].chess960
        self._keep(text, solution_tree(solution, self._keys, chess960))

    def _on_told(self, lines: tuple[str, ...]) -> None:
        self._lines += lines

    def _on_popeye_done(self) -> None:
        if self._row < 0 or self._batch is None or self._asked is None:
            return
        chess960 = self._batch.collection[self._row].chess960
        words = PuzzleWords().text_words()
        language = self._batch.language
        self._keep(*popeye_solution(self._lines, self._asked, chess960, language, words))

    def _keep(self, text: str, tree: MoveTree | None) -> None:
        if text:
            self.found[self._row] = text
            if tree is not None:
                self.trees[self._row] = tree
        else:
            self.unsolved += 1
        self._go_on()

    def _on_failed(self, *_why: object) -> None:
        if self._row >= 0:
            self.unsolved += 1
            self._solving.cancel()
            self.popeye.cancel()
            self._go_on()

    def _go_on(self) -> None:
        self._row = -1
        self._patience.stop()
        self._count += 1
        self.progressed.emit(self._count)
        if self._problems is not None:
            self._turn.start(0)
