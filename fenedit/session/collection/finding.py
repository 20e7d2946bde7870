"""The searches through records beside the window: by a query, for the next fault, for solutions."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from fenedit.documents.annotating import with_names
from fenedit.documents.document import Collection
from fenedit.documents.errors import SourceError
from fenedit.documents.files.document_chunks import is_in_file
from fenedit.documents.files.file_block import FileBlock, Part
from fenedit.documents.record import Record, is_aside
from fenedit.jobs.questions import FileQuestion, LinesQuestion, SolveOptions, Verdicts
from fenedit.notation.problems import Problem, Severity
from fenedit.session.background import Client, Slices
from fenedit.session.state import EditorState

if TYPE_CHECKING:
    from fenedit.jobs.find import FoundRecords
    from fenedit.notation.query.terms import Query

FINDER: Final = "fenedit.jobs.find"
"""The module whose `main` answers; see `fenedit.jobs.worker`."""
MOST_REPEATED: Final = 200_000
"""So many records that no file holds are looked through for duplicates, which needs all at once."""
_MOST_HELD: Final = 8_000
"""Lines that were edited up to which it is looked whether the file has them for records too."""
_FIRST_CHARACTERS: Final = 40_000
"""Characters of lines that are sent first, so that the first hits come at once."""
_CHARACTERS: Final = 400_000
"""Characters that are sent at a time: the window must answer before and after."""

Line = tuple[int, str]


class RowsClient(Client):
    """Has a worker go through the records that a window holds.

    A large file that holds all records as the window does is read by the process itself; all else
    is sent to it, also once it finds that the file is another one.

    Signals:
        progressed: the share of the collection that is done with, 0 to 1.
        done: all is.
        failed: see `Client`; why is also the code of a SourceError or StreamError.
    """

    progressed = Signal(float)
    done = Signal()

    def __init__(self, module: str, parent: QObject | None = None) -> None:
        """Prepare to ask a process whose work is the `main` of a module."""
        super().__init__(module, parent)
        self._collection = Collection()
        self._asked: object = None
        self._lines: Iterator[Line] | None = None
        self._span = (0, 0)
        self._most: float = _CHARACTERS

    def cancel(self) -> None:
        """Go on no further."""
        super().cancel()
        self._lines = None
        self._collection = Collection()

    def _begin(self, state: EditorState, asked: object, modified: bool) -> None:
        """Ask something about all records of a state, `modified` if they are not the file's."""
        self.cancel()
        document = state.document
        self._asked = asked
        self._collection = state.collection
        self._span = 0, len(state.collection)
        if document.path is None or modified or not _reads_alike(state.collection):
            self._send_all()
            return
        path, encoding = str(document.path), document.form.read_as
        self._ask(FileQuestion(path, asked, document.on_disk, encoding, document.file_format))

    def _send_all(self) -> None:
        """Have the process look through what the window holds."""
        self._lines = lines_of(self._collection)
        self._send()

    def _send(self) -> None:
        """Have the process look through the next lines."""
        assert self._lines is not None  # asked for before
        try:
            lines = _next_lines(self._lines, self._most)
        except SourceError as error:
            self._fail(error.code)
            return
        if lines:
            self._span = lines[0][0], lines[-1][0] + 1
            self._ask(LinesQuestion(lines, self._asked))
        else:
            self._finish()

    def _on_done(self) -> None:
        if self._lines is None:
            self._finish()
        else:
            self._send()

    def _finish(self) -> None:
        self.cancel()
        self.done.emit()


class Finding(RowsClient):
    """Looks for records in what a window holds, one query at a time.

    Signals:
        found: rows, in their order and behind those found before.
        failed: see `RowsClient`; also "too-many" (duplicates among more than MOST_REPEATED).
    """

    found = Signal(object)

    def __init__(self, parent: QObject | None = None, module: str = FINDER) -> None:
        super().__init__(module, parent)
        self._last = -1
        self._likenesses: Iterable[object] = ()

    def warm(self) -> None:
        """Start the process, so that it is there once something is asked."""
        self._background.start()

    def ask(self, query: Query, state: EditorState, *, modified: bool) -> None:
        """Look for what a query asks for.

        Args:
            query: what is looked for.
            state: holds the records.
            modified: whether they are others than those of the file.
        """
        self._last = -1
        self._likenesses = query.likenesses
        self._begin(state, query, modified)

    def _send_all(self) -> None:
        if self._likenesses and len(self._collection) > MOST_REPEATED:
            self._fail("too-many")
            return
        # Whether a record is a duplicate is only told by who sees all of them.
        self._most = math.inf if self._likenesses else _FIRST_CHARACTERS
        super()._send_all()

    def _on_done(self) -> None:
        self._most = _CHARACTERS
        super()._on_done()

    def _on_answered(self, answer: FoundRecords) -> None:
        total = len(self._collection)
        # Before the file was found to be another one, the first of them may have been told.
        rows = tuple(row for row in answer.records if self._last < row < total)
        if rows:
            self._last = rows[-1]
            self.found.emit(rows)
        # Who listens may ask for something else.
        if not self.searching:
            return
        if answer.failure:
            # What the window holds of the file can still be read, where nobody has written to it.
            self._send_all()
        elif answer.done is not None and total:
            begin, end = self._span
            self.progressed.emit((begin + answer.done * (end - begin)) / total)


def _reads_alike(collection: Collection) -> bool:
    """Tell whether who reads the file that a collection was saved in finds the same records.

    False also where no lines of it stay in a file, or too many do not for that to be told quickly.
    """
    if not is_in_file(collection):
        return False
    held = 0
    for block in collection.blocks:
        # So are most, and there may be very many.
        if isinstance(block, FileBlock):
            continue
        for piece in block.cut(0, block.size):
            if isinstance(piece, Part):
                continue
            held += 1
            # A draft stays a record of the window where the file has a comment or nothing.
            if held > _MOST_HELD or (isinstance(piece, Record) and is_aside(piece.line)):
                return False
    return True


def lines_of(collection: Collection) -> Iterator[Line]:
    """Yield each record with its row, and with the name that a line of FEN has above.

    Others are not read where nobody looked at them.

    Raises:
        SourceError: lines that stay in the file are not what they were.
    """
    if collection.format == "fen" and any(block.has_comments for block in collection.blocks):
        items = with_names(collection.lines, collection.format)
        return enumerate(item.line for item in items if isinstance(item, Record))
    held = chain.from_iterable(block.stored_records for block in collection.blocks)
    return enumerate(line if isinstance(line, str) else line.line for line in held)


def _next_lines(lines: Iterator[Line], most: float) -> tuple[Line, ...]:
    """Take lines until they have `most` characters or more; all that are left, maybe none."""
    taken: list[Line] = []
    for line in lines:
        taken.append(line)
        most -= len(line[1])
        if most <= 0:
            break
    return tuple(taken)


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
        # Here, because most faults are found without it.
        from fenedit.notation.query.parsing import parse_query

        assert self._state is not None  # looked through until now
        self._slices.cancel()
        query = parse_query(faults_of(len(self._state.collection)))
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


FILE_SOLVER: Final = "fenedit.jobs.solve_file"
"""The module whose `main` answers; see `fenedit.jobs.worker`."""
_CHARACTERS_SOLVED: Final = 200_000
"""Characters that are sent at a time: the window must answer before and after."""


class SolvingAll(RowsClient):
    """Solves every record of a window that says in how many moves it mates.

    Signals:
        solved: RowVerdicts, in the order in which the problems are solved; `row` is the record's.

    Attributes:
        others: how many records so far ask for something else than a mate in a number of moves.
    """

    solved = Signal(object)

    def __init__(self, parent: QObject | None = None, module: str = FILE_SOLVER) -> None:
        super().__init__(module, parent)
        self._told: set[int] = set()
        self._records = self.others = 0
        self._most = _CHARACTERS_SOLVED

    def start(
        self, state: EditorState, options: SolveOptions | None = None, *, modified: bool
    ) -> None:
        """Solve all problems from the first on; what was under way is let go of.

        Args:
            state: holds the records.
            options: how they are solved; None for what is by default.
            modified: whether they are others than those of the file.
        """
        self.others = 0
        self._begin(state, SolveOptions() if options is None else options, modified)

    def cancel(self) -> None:
        """Solve no more."""
        super().cancel()
        self._told.clear()
        self._records = 0

    def _send_all(self) -> None:
        """Have the process solve what the window holds, but for what was told already."""
        self.others = 0
        told = frozenset(self._told)
        self._records = len(told)
        self._lines = (line for line in lines_of(self._collection) if line[0] not in told)
        self._send()

    def _on_answered(self, answer: Verdicts) -> None:
        total = len(self._collection)
        # A file that has grown meanwhile has more records than the window.
        rows = tuple(row for row in answer.rows if row.row < total)
        if self._lines is None:
            self._told.update(each.row for each in rows)
        if rows:
            self.solved.emit(rows)
        # Who listens may let go of it, or start anew.
        if not self.searching:
            return
        self._records += answer.records
        self.others += answer.others
        if answer.failure:
            # What the window holds of the file can still be read, where nobody has written to it.
            self._send_all()
        elif total:
            self.progressed.emit(min(1.0, self._records / total))
