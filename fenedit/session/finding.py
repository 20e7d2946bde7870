"""The search for the records that a query asks for, beside the window."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from fenedit.documents.block import Block, is_aside_of_pgn
from fenedit.documents.collection import Collection
from fenedit.documents.document_chunks import is_in_file
from fenedit.documents.errors import SourceError
from fenedit.documents.file_block import FileBlock, Part
from fenedit.documents.record import Record, is_aside
from fenedit.session.background import Background
from fenedit.session.state import EditorState

if TYPE_CHECKING:
    from fenedit.jobs.finder import Found
    from fenedit.notation.query.terms import Query

FINDER: Final = "fenedit.jobs.finder"
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


class Finding(QObject):
    """Looks for records in what a window holds, one query at a time; the newest counts.

    A large file that holds all records as the window does is read by the process itself; all else
    is sent to it, also once it finds that the file is another one.

    Signals:
        found: rows, in their order and behind those found before.
        progressed: the share of the collection that was looked through, 0 to 1.
        done: all was looked through.
        failed: nothing more will be found; why, as the code of a SourceError or StreamError,
            "too-many" (duplicates among more than MOST_REPEATED), or "process".
    """

    found = Signal(object)
    progressed = Signal(float)
    done = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, module: str = FINDER) -> None:
        """Prepare to ask a process whose work is the `main` of a module."""
        super().__init__(parent)
        self._background = Background(module, self)
        self._background.answered.connect(self._on_answered)
        self._background.done.connect(self._on_done)
        self._background.failed.connect(self._on_failed)
        self._background.gave_up.connect(self._on_failed)
        self._searching = False
        self._query: Query | None = None
        self._lines: Iterator[Line] | None = None
        self._collection = Collection()
        self._last = -1
        self._total = 0
        self._begin = 0
        self._end = 0

    @property
    def searching(self) -> bool:
        """Whether more may be found yet."""
        return self._searching

    def warm(self) -> None:
        """Start the process, so that it is there once something is asked."""
        # Here, because no start of the program waits for it.
        from fenedit.jobs.finder import LinesQuestion
        from fenedit.notation.query.terms import Query

        if not self._searching and not self._background.running:
            self._background.ask(LinesQuestion((), Query()))

    def ask(self, query: Query, state: EditorState, *, modified: bool) -> None:
        """Look for what a query asks for.

        Args:
            query: what is looked for.
            state: holds the records.
            modified: whether they are others than those of the file.
        """
        # Here, because no start of the program waits for it.
        from fenedit.jobs.finder import FileQuestion

        self.cancel()
        document, collection = state.document, state.collection
        self._searching = True
        self._collection, self._last = collection, -1
        self._total, self._begin, self._end = len(collection), 0, 0
        self._query = query
        if self._background.hopeless:
            self._fail("process")
        elif document.path is None or modified or not reads_alike(collection):
            self._send_all()
        else:
            self._lines = None
            self._end = self._total
            question = FileQuestion(
                str(document.path),
                query,
                on_disk=document.on_disk,
                encoding=document.form.encoding,
                file_format=document.file_format,
            )
            self._background.ask(question)

    def cancel(self) -> None:
        """Let go of what was looked for."""
        if self._searching:
            self._searching = False
            self._lines = None
            self._background.cancel()

    def close(self) -> None:
        """End the process; nothing is found any more."""
        self._searching = False
        self._lines = None
        self._background.close()

    def _send_all(self) -> None:
        """Have the process look through what the window holds."""
        assert self._query is not None  # asked for before
        if self._query.likenesses and self._total > MOST_REPEATED:
            self._fail("too-many")
        else:
            self._lines = lines_of(self._collection)
            self._send(_FIRST_CHARACTERS)

    def _send(self, most: int) -> None:
        """Have the process look through the next lines."""
        from fenedit.jobs.finder import LinesQuestion

        assert self._lines is not None and self._query is not None  # asked for before
        # Whether a record is a duplicate is only told by who sees all of them.
        room = math.inf if self._query.likenesses else most
        try:
            lines = next_lines(self._lines, room)
        except SourceError as error:
            self._fail(error.code)
            return
        if not lines:
            self._finish()
            return
        self._begin, self._end = lines[0][0], lines[-1][0] + 1
        self._background.ask(LinesQuestion(lines, self._query))

    def _on_answered(self, answer: Found) -> None:
        if not self._searching:
            return
        # Before the file was found to be another one, the first of them may have been told.
        rows = tuple(row for row in answer.records if self._last < row < self._total)
        if rows:
            self._last = rows[-1]
            self.found.emit(rows)
        # Who listens may ask for something else.
        if not self._searching:
            return
        if answer.failure:
            # What the window holds of the file can still be read, where nobody has written to it.
            self._send_all()
        elif answer.done is not None and self._total:
            looked = self._begin + answer.done * (self._end - self._begin)
            self.progressed.emit(looked / self._total)

    def _on_done(self) -> None:
        if not self._searching:
            return
        if self._lines is None:
            self._finish()
        else:
            self._send(_CHARACTERS)

    def _finish(self) -> None:
        self._searching = False
        self._lines = None
        self.done.emit()

    def _fail(self, code: str) -> None:
        self.cancel()
        self.failed.emit(code)

    def _on_failed(self) -> None:
        if self._searching:
            self._fail("process")


def reads_alike(collection: Collection) -> bool:
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
    """Yield each record with its row, without reading those that nobody looked at.

    Raises:
        SourceError: lines that stay in the file are not what they were.
    """
    held = chain.from_iterable(map(_records_of, collection.blocks))
    return enumerate(line if isinstance(line, str) else line.line for line in held)


def next_lines(lines: Iterator[Line], most: float) -> tuple[Line, ...]:
    """Take lines until they have `most` characters or more; all that are left, maybe none.

    Raises:
        SourceError: lines that stay in the file are not what they were.
    """
    taken: list[Line] = []
    for line in lines:
        taken.append(line)
        most -= len(line[1])
        if most <= 0:
            break
    return tuple(taken)


def _records_of(block: Block) -> Iterator[str | Record]:
    is_whole = block.records == block.size
    aside = is_aside_of_pgn if block.format == "pgn" else is_aside
    for line in block.stored:
        if isinstance(line, str):
            if is_whole or not aside(line):
                yield line
        elif isinstance(line, Record):
            yield line
