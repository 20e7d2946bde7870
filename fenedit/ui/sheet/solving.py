"""The solutions of problems that keep none, found one after the other for a solutions page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from fenedit.documents.errors import SourceError
from fenedit.jobs.captions import Unsolved, found_solution
from fenedit.session.moves.solving import SOLVER, Solving

if TYPE_CHECKING:
    from fenedit.rules.solve.solution import Solution

SECONDS: Final = 20
"""For one problem; what takes longer stays without a solution."""
_AT_ONCE: Final = 64
"""Records that are looked at before the window has a turn."""


class SheetSolving(QObject):
    """Solves the direct mates among some records; a process beside the window does the work.

    Attributes:
        found: what was found so far, by row, as it is printed.
        unsolved: problems that took too long, cannot be played, or at which the solver failed.

    Signals:
        progressed: how many records are done with.
        done: all are.
        failed: the SourceError that ended it.
    """

    progressed = Signal(object)
    done = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None, module: str = SOLVER) -> None:
        """Prepare to ask a process whose work is the `main` of a module."""
        super().__init__(parent)
        self.found: dict[int, str] = {}
        self.unsolved = 0
        self._language = "en"
        self._count = 0
        self._row = -1
        self._problems: Iterator[tuple[int, Unsolved | None]] | None = None
        self._solving = Solving(self, module)
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

    def start(self, problems: Iterator[tuple[int, Unsolved | None]], language: str = "en") -> None:
        """Solve some problems, and forget what was found before.

        Args:
            problems: rows, with what is to be solved of each.
            language: whose letters the solutions are written in.
        """
        self.cancel()
        self.found = {}
        self.unsolved = self._count = 0
        self._language = language
        self._problems = problems
        self._turn.start(0)

    def cancel(self) -> None:
        """Solve no more."""
        self._problems = None
        self._row = -1
        self._turn.stop()
        self._patience.stop()
        self._solving.cancel()

    def close(self) -> None:
        """End the process, for good."""
        self.cancel()
        self._solving.close()

    def _next(self) -> None:
        if self._problems is None:
            return
        try:
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
        except SourceError as error:
            self.cancel()
            self.failed.emit(error)
            return
        self.progressed.emit(self._count)
        self._turn.start(0)

    def _ask(self, row: int, problem: Unsolved) -> None:
        # Here, because most sheets are made without a solver.
        from fenedit.rules.solve.solution import Wanted

        self._row = row
        self._patience.start()
        wanted = Wanted(tries=False, set_play=False)
        self._solving.seek(problem.position, problem.mate, problem.chess960, wanted)

    def _on_solved(self, solution: Solution) -> None:
        if self._row < 0:
            return
        if solution.exact and solution.verdict != "off":
            # Here, because most sheets are made without a solver.
            from fenedit.ui.puzzle.text import PuzzleWords

            words = PuzzleWords().text_words()
            self.found[self._row] = found_solution(solution, self._language, words)
        else:
            self.unsolved += 1
        self._go_on()

    def _on_failed(self, *_why: object) -> None:
        if self._row >= 0:
            self.unsolved += 1
            self._solving.cancel()
            self._go_on()

    def _go_on(self) -> None:
        self._row = -1
        self._patience.stop()
        self._count += 1
        self.progressed.emit(self._count)
        if self._problems is not None:
            self._turn.start(0)
