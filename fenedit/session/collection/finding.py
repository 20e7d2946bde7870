"""Searches records beside the window: by a query, for the next fault, for solutions."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from fenedit.jobs.document_parts import question_about
from fenedit.jobs.questions import SolveOptions, Verdicts
from fenedit.notation.problems import Problem, Severity
from fenedit.session.background import Client, Slices
from fenedit.session.collection.row_changes import Altered, RowChange, rows_after
from fenedit.session.state import EditorState

if TYPE_CHECKING:
    from fenedit.jobs.find import FoundRecords
    from fenedit.notation.query.terms import Query
    from fenedit.rules.moves.tree import Path


class RowsClient(Client):
    """A client of a worker that reads all records of a window.

    Signals:
        progressed: the finished share of the collection, 0 to 1.
        done: the work is complete.
    """

    progressed = Signal(float)
    done = Signal()

    def _on_done(self) -> None:
        self.cancel()
        self.done.emit()


class Finding(RowsClient):
    """Finds records of a window, one query at a time.

    Attributes:
        paths: of games in which a position was found, by their rows, the moves to it.

    Signals:
        found: more rows, in their order.
    """

    module = "fenedit.jobs.find"
    found = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.paths: dict[int, Path] = {}
        self._rows: Sequence[int] | None = None

    def search(
        self,
        query: Query,
        state: EditorState,
        rows: Sequence[int] | None = None,
        *,
        anew: bool = False,
    ) -> None:
        """Search the records of a state with a query.

        Args:
            query: what is searched for.
            state: holds the records.
            rows: which of them are searched; None for all.
            anew: whether paths are kept until others are found.
        """
        if not anew:
            self.paths.clear()
        self._rows = rows
        self._ask(question_about(state.document, query, rows))

    def follow(self, changes: Sequence[RowChange]) -> None:
        """Follow changes of the rows."""
        if all(isinstance(change, Altered) for change in changes):
            return
        followed = {
            there.start: path
            for row, path in self.paths.items()
            for there in rows_after(changes, (range(row, row + 1),))
        }
        self.paths = followed

    def _on_answered(self, answer: FoundRecords) -> None:
        found = answer.records
        if self._rows is not None:
            found = tuple(self._rows[number] for number in found)
        self.paths.update(zip(found, answer.paths, strict=False))
        if found:
            self.found.emit(found)
        # A listener may have asked another question.
        if self.searching:
            self.progressed.emit(answer.done)


FAULTS = "notfen | unplayable"
"""Finds records that are not positions, or that engines refuse; fast for millions."""
ALL_FAULTS = "notfen | unplayable | illegal"
"""The query for everything that a list marks; slow, as it proves positions illegal."""
MOST_PROVEN = 20_000
"""The largest collection in which illegal positions count as faults."""
_OWN_SECONDS = 0.3
"""Time to search here, before a process starts, which begins at the top."""


def faults_of(total: int) -> str:
    """Return the query for the faults of a collection with this number of records."""
    return ALL_FAULTS if total <= MOST_PROVEN else FAULTS


class FaultSearch(QObject):
    """Searches the next faulty row, from the last row on to the first.

    In long searches, a process reads the whole collection.

    Signals:
        found: the row, and whether the search passed the end of the list.
        nothing: no row is faulty.
        progressed: the share of the collection that was searched, 0 to 1, in long searches.
        failed: the process has ended or failed.
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
        """Prepare; `objection` judges a row, and `finding` is used by nobody else."""
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
        """Return whether a search goes on."""
        return self._slices.busy or self._finding.searching

    def start(self, state: EditorState, step: int) -> None:
        """Search after the shown record (`step` 1) or before it (-1); it comes last."""
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
        """Stop the search."""
        self._slices.cancel()
        self._finding.cancel()
        self._state = None

    def close(self) -> None:
        """End the process."""
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
        """Return whether the process would find a problem, too."""
        if problem is None or self._state is None:
            return False
        is_small = len(self._state.collection) <= MOST_PROVEN
        return is_small or problem.severity is not Severity.ILLEGAL

    def _search_beside(self) -> None:
        """Search the whole collection in the process."""
        # Imported here: most faults are found without it.
        from fenedit.notation.query.parsing import parse_query

        assert self._state is not None  # the searched part
        self._slices.cancel()
        query = parse_query(faults_of(len(self._state.collection)))
        self.progressed.emit(0.0)
        self._finding.search(query, self._state)

    def _on_found(self, rows: tuple[int, ...]) -> None:
        """Keep the found rows that may be the nearest."""
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
    """Solves every record of a window that asks for a mate in n.

    Signals:
        solved: RowVerdicts, in the order of their solution; `row` is the record's.

    Attributes:
        records: how many are done so far.
        others: rows so far with another stipulation than a mate in n, with these stipulations.
        drafts: how many so far are not positions.
    """

    module = "fenedit.jobs.solve_file"
    solved = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._total = self.records = self.drafts = 0
        self.others: dict[int, str] = {}

    def start(self, state: EditorState, options: SolveOptions | None = None) -> None:
        """Solve all problems from the first on; cancel the previous search.

        Args:
            state: holds the records.
            options: how they are solved; None for what is by default.
        """
        self.records = self.drafts = 0
        self.others = {}
        self._total = len(state.collection)
        self._ask(question_about(state.document, options or SolveOptions()))

    def _on_answered(self, answer: Verdicts) -> None:
        if answer.rows:
            self.solved.emit(answer.rows)
        # A listener may have cancelled or restarted.
        if not self.searching:
            return
        self.records += answer.records
        self.others.update(answer.others)
        self.drafts += answer.drafts
        if self._total:
            self.progressed.emit(min(1.0, self.records / self._total))
