"""The search for the records that a query asks for, beside the window."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from fenedit.documents.block import Block, is_aside_of_pgn
from fenedit.documents.collection import Collection
from fenedit.documents.document_chunks import is_in_file
from fenedit.documents.errors import SourceError
from fenedit.documents.file_block import FileBlock, Part
from fenedit.documents.record import Record, is_aside
from fenedit.session.background import Client
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
        # Here, because no start of the program waits for it.
        from fenedit.jobs.questions import FileQuestion

        self.cancel()
        document = state.document
        self._asked = asked
        self._collection = state.collection
        self._span = 0, len(state.collection)
        if document.path is None or modified or not reads_alike(state.collection):
            self._send_all()
            return
        question = FileQuestion(
            str(document.path),
            asked,
            document.on_disk,
            document.form.encoding,
            document.file_format,
        )
        self._ask(question)

    def _send_all(self) -> None:
        """Have the process look through what the window holds."""
        self._lines = lines_of(self._collection)
        self._send()

    def _send(self) -> None:
        """Have the process look through the next lines."""
        from fenedit.jobs.questions import LinesQuestion

        assert self._lines is not None  # asked for before
        try:
            lines = next_lines(self._lines, self._most)
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

    def _on_answered(self, answer: Found) -> None:
        total = len(self._collection)
        # Before the file was found to be another one, the first of them may have been told.
        rows = tuple(row for row in answer.records if self._last < row < total)
        if rows:
            self._last = rows[-1]
            self.found.emit(rows)
        # Who listens may ask for something else.
        if not self._searching:
            return
        if answer.failure:
            # What the window holds of the file can still be read, where nobody has written to it.
            self._send_all()
        elif answer.done is not None and total:
            begin, end = self._span
            self.progressed.emit((begin + answer.done * (end - begin)) / total)


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
