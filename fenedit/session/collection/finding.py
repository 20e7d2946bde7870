"""The searches through records beside the window: by a query, for the next fault, for solutions."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from fenedit.jobs.questions import SolveOptions, Verdicts, question_about
from fenedit.notation.problems import Problem, Severity
from fenedit.session.background import Client, Slices
from fenedit.session.state import EditorState

if TYPE_CHECKING:
    from fenedit.jobs.find import FoundRecords
    from fenedit.notation.query.terms import Query


class RowsClient(Client):
    """Asks a worker to go through the records that a window holds.

    Signals:
        progressed: the share of the collection that is done with, 0 to 1.
        done: all is.
    """

    progressed = Signal(float)
    done = Signal()

    def _on_done(self) -> None:
        self.cancel()
        self.done.emit()


class Finding(RowsClient):
    """Looks for records in what a window holds, one query at a time.

    Signals:
        found: rows, in their order and behind those found before.
    """

    module = "fenedit.jobs.find"
    found = Signal(object)

    def search(self, query: Query, state: EditorState) -> None:
        """Look for what a query asks for among the records of a state."""
        self._ask(question_about(state.document, query))

    def _on_answered(self, answer: FoundRecords) -> None:
        if answer.records:
            self.found.emit(answer.records)
        # Who listens may ask for something else.
        if self.searching:
            self.progressed.emit(answer.done)


FAULTS: Final = "notfen | unplayable"
"""Asks for what is no position, or one that engines refuse; soon known of millions."""
ALL_FAULTS: Final = "notfen | unplayable | illegal"
"""Asks for all that a list marks; whether a game leads to a position takes long to ask."""
MOST_PROVEN: Final = 20_000
"""In a collection of so many records at most, what no game leads to counts as a fault, too."""
_OWN_SECONDS: Final = 0.3
"""So long it looks itself, before it asks a process, which must start, and begins at the top."""


def faults_of(total: int) -> str:
    """Return the query for the faults of a collection of so many records."""
    return ALL_FAULTS if total <= MOST_PROVEN else FAULTS


class FaultSearch(QObject):
    """Goes from row to row until one is faulty, from the last on to the first.

    Where that takes long, a process looks through the collection for it.

    Signals:
        found: the row, and whether the end of the list was passed on the way.
        nothing: no row is faulty.
        progressed: the share of the collection that was looked through, 0 to 1; now and then, if
            it takes a while.
        failed: the process has ended, or stumbled.
    """

    found = Signal(int, bool)
    nothing = Signal()
    progressed = Signal(float)
    failed = Signal(str)

    def __init__(
        self,
        objection: Callable[[int], Problem | None],
        finding: Finding,
        parent: QObject | None = None,
    ) -> None:
        """Prepare; `objection` returns what speaks against a row, `finding` is nobody else's."""
        super().__init__(parent)
        self._objection = objection
        self._finding = finding
        finding.found.connect(self._on_found)
        finding.progressed.connect(self.progressed)
        finding.done.connect(self._on_done)
        finding.failed.connect(self.failed)
        self._state: EditorState | None = None
        self._start = 0
        self._step = 1
        self._ahead = self._around = -1
        self._until = 0.0
        self._slices = Slices(self)
        self._slices.progressed.connect(self._on_slice)
        self._slices.done.connect(self._on_done)

    @property
    def searching(self) -> bool:
        """Whether rows are still looked at."""
        return self._slices.busy or self._finding.searching

    def start(self, state: EditorState, step: int) -> None:
        """Look behind the record that is shown (`step` 1) or before it (-1); last of all at it."""
        self.stop()
        row, count = state.current, len(state.collection)
        if step > 0:
            rows = chain(range(row + 1, count), range(min(row + 1, count)))
        else:
            rows = chain(range(row - 1, -1, -1), range(count - 1, row - 1, -1))
        self._state = state
        self._start, self._step = row, step
        self._ahead = self._around = -1
        self._until = time.monotonic() + _OWN_SECONDS
        self._slices.start(self._look(rows), now=True)

    def stop(self) -> None:
        """Look no further."""
        self._slices.cancel()
        self._finding.cancel()
        self._state = None

    def close(self) -> None:
        """End the process; nothing is found any more."""
        self.stop()
        self._finding.close()

    def _look(self, rows: Iterator[int]) -> Iterator[None]:
        for row in rows:
            if self._is_fault(self._objection(row)):
                self._ahead = row
                return
            yield

    def _on_slice(self) -> None:
        if time.monotonic() > self._until:
            self._search_beside()

    def _is_fault(self, problem: Problem | None) -> bool:
        """Tell whether a problem is one that the process would find as well."""
        if problem is None or self._state is None:
            return False
        is_small = len(self._state.collection) <= MOST_PROVEN
        return is_small or problem.severity is not Severity.ILLEGAL

    def _search_beside(self) -> None:
        """Search the whole collection in the process."""
        # Here, because most faults are found without it.
        from fenedit.notation.query.parsing import parse_query

        assert self._state is not None  # looked through until now
        self._slices.cancel()
        query = parse_query(faults_of(len(self._state.collection)))
        self.progressed.emit(0.0)
        self._finding.search(query, self._state)

    def _on_found(self, rows: tuple[int, ...]) -> None:
        """Keep those of the rows that are found in their order that may be the nearest."""
        if self._step > 0:
            ahead = next((row for row in rows if row > self._start), -1)
            self._around = rows[0] if self._around < 0 else self._around
            if ahead >= 0:
                self._tell(ahead)
            return
        before = [row for row in rows if row < self._start]
        self._ahead = before[-1] if before else self._ahead
        self._around = rows[-1]
        if rows[-1] >= self._start and self._ahead >= 0:
            self._tell(self._ahead)

    def _on_done(self) -> None:
        nearest = self._ahead if self._ahead >= 0 else self._around
        if nearest >= 0:
            self._tell(nearest)
        else:
            self.stop()
            self.nothing.emit()

    def _tell(self, row: int) -> None:
        self.stop()
        self.found.emit(row, (row - self._start) * self._step <= 0)


class SolvingAll(RowsClient):
    """Solves every record of a window that says in how many moves it mates.

    Signals:
        solved: RowVerdicts, in the order in which the problems are solved; `row` is the record's.

    Attributes:
        others: how many records so far ask for something else than a mate in a number of moves.
    """

    module = "fenedit.jobs.solve_file"
    solved = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._total = self._records = self.others = 0

    def start(self, state: EditorState, options: SolveOptions | None = None) -> None:
        """Solve all problems from the first on; what was under way is let go of.

        Args:
            state: holds the records.
            options: how they are solved; None for what is by default.
        """
        self._records = self.others = 0
        self._total = len(state.collection)
        self._ask(question_about(state.document, options or SolveOptions()))

    def _on_answered(self, answer: Verdicts) -> None:
        if answer.rows:
            self.solved.emit(answer.rows)
        # Who listens may let go of it, or start anew.
        if not self.searching:
            return
        self._records += answer.records
        self.others += answer.others
        if self._total:
            self.progressed.emit(min(1.0, self._records / self._total))
