"""The search for the next record that the check objects to."""

import time
from collections.abc import Callable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from fenedit.documents.errors import SourceError
from fenedit.notation.problems import Problem, Severity
from fenedit.session.finding import Finding
from fenedit.session.slices import Slices
from fenedit.session.state import EditorState

if TYPE_CHECKING:
    from fenedit.notation.query.terms import Query

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
        failed: the code of a SourceError or a StreamError, or "process"; see `Finding`.
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
        self._modified = False
        self._start = 0
        self._step = 1
        self._ahead = self._around = -1
        self._until = 0.0
        self._slices = Slices(self, (SourceError,))
        self._slices.progressed.connect(self._on_slice)
        self._slices.done.connect(self._on_done)
        self._slices.failed.connect(self._on_failed)

    @property
    def searching(self) -> bool:
        """Whether rows are still looked at."""
        return self._slices.busy or self._finding.searching

    def start(self, state: EditorState, step: int, *, modified: bool) -> None:
        """Look behind the record that is shown (`step` 1) or before it (-1); last of all at it.

        Args:
            state: holds the records.
            step: 1 or -1.
            modified: whether they are others than those of the file.
        """
        self.stop()
        row, count = state.current, len(state.collection)
        if step > 0:
            rows = chain(range(row + 1, count), range(min(row + 1, count)))
        else:
            rows = chain(range(row - 1, -1, -1), range(count - 1, row - 1, -1))
        self._state, self._modified = state, modified
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
            self._ask()

    def _on_failed(self, error: SourceError) -> None:
        self.stop()
        self.failed.emit(error.code)

    def _is_fault(self, problem: Problem | None) -> bool:
        """Tell whether a problem is one that the process would find as well."""
        if problem is None or self._state is None:
            return False
        is_small = len(self._state.collection) <= MOST_PROVEN
        return is_small or problem.severity is not Severity.ILLEGAL

    def _ask(self) -> None:
        """Have the process look through the whole collection."""
        assert self._state is not None  # looked through until now
        self._slices.cancel()
        query = _query(faults_of(len(self._state.collection)))
        self.progressed.emit(0.0)
        self._finding.ask(query, self._state, modified=self._modified)

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


def _query(text: str) -> "Query":
    # Here, because no start of the program waits for it.
    from fenedit.notation.query.parsing import parse_query

    return parse_query(text)
