"""Holds runs of lines or games, each parsed when it is first used."""

from __future__ import annotations

import weakref
from array import array
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, islice, pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from fenedit.documents.encoding import (
    Encoding,
    OddText,
    TextForm,
    decoded,
    encoded,
    parted,
    split_lines,
)
from fenedit.documents.entry import is_aside
from fenedit.documents.record import Aside, Format, Item, Record, item_from_line

if TYPE_CHECKING:
    from fenedit.documents.files.memory import Memory
    from fenedit.documents.table import Table

BLOCK_SIZE = 512
"""How many lines a block of a new collection holds; splices leave at most twice as many."""

StoredLine: TypeAlias = str | Record | Aside
"""A line or a game: a text with its ending until it is first used, then an item."""


class Block:
    """A run of lines whose meaning never changes; a game of PGN counts as one line.

    Attributes:
        size: how many lines there are.
        records: how many of them are records.
        format: of the file, by which lines are read.
    """

    __slots__ = ("_has_comments", "_lines", "_places", "format", "records", "size")

    def __init__(
        self,
        lines: Iterable[StoredLine],
        places: Sequence[int] | None = None,
        *,
        file_format: Format = "fen",
    ) -> None:
        """Hold lines of a format; `places` are those of the records, if known."""
        self.format = file_format
        self._has_comments: bool | None = None
        self._lines = list(lines)
        self.size = len(self._lines)
        self._places = _places_of_records(self._lines, file_format) if places is None else places
        self.records = len(self._places)

    @property
    def places(self) -> Sequence[int]:
        """The places of the records in the block."""
        return self._places

    @property
    def stored(self) -> list[StoredLine]:
        """The lines as they are held."""
        return self._lines

    @property
    def lasting(self) -> list[StoredLine]:
        """The lines as any other block can hold them."""
        return self.stored

    @property
    def stored_records(self) -> list[StoredLine]:
        """The records among the lines, as they are held."""
        stored = self.stored
        if self.records == self.size:
            return stored
        return [stored[place] for place in self.places]

    @property
    def has_comments(self) -> bool:
        """Return whether there are comments, in a file that is not PGN."""
        if self._has_comments is None:
            self._has_comments = self.records < self.size and any(map(is_comment_line, self.stored))
        return self._has_comments

    def item(self, place: int) -> Item:
        """Return what a line holds."""
        stored = self.stored
        line = stored[place]
        if isinstance(line, str):
            line = stored[place] = item_of(line, self.format)
        return line

    def items(self) -> Iterator[Item]:
        """Yield what the lines hold."""
        return map(self.item, range(self.size))

    def records_before(self, place: int) -> int:
        """Return how many records precede a place in the block."""
        return bisect_left(self.places, place)

    def takes(self, at: int, end: int, items: Sequence[StoredLine]) -> bool:
        """Return whether items can replace as many others, all of them records or none."""
        kinds = {isinstance(item, Record) for item in items}
        here = self.records_before(end) - self.records_before(at)
        return (
            len(items) == end - at > 0
            and here == (True in kinds) * len(items)
            and len(kinds) == 1
            and not any(isinstance(item, str) for item in items)
        )

    def replaced(self, at: int, items: Sequence[Item]) -> Block:
        """Return the block with items in the place of as many others, see `takes`."""
        lines = list(self.stored)
        lines[at : at + len(items)] = items
        block = Block(lines, self.places, file_format=self.format)
        if all(isinstance(item, Record) for item in items):
            block._has_comments = self._has_comments
        return block


class _Lines(list[StoredLine]):
    """Lines of a memory block, which can be referred to weakly."""

    __slots__ = ("__weakref__",)


class _RowLines(_Lines):
    """Lines of a table; `rows` has the rows that are not yet lines, by their places."""

    __slots__ = ("rows",)

    rows: dict[int, str]


_recent: Final[deque[_Lines]] = deque(maxlen=64)
"""The lines used last; those of all other memory blocks are split again."""


class MemoryBlock(Block):
    """A run of whole lines, or games, of a file in memory.

    Attributes:
        memory: the file.
        edits: replacements of some of the lines, by their places.
        start: where the lines start in it, in bytes.
        end: where they end.
        read_as: the encoding of lines that are not UTF-8; "utf-8" if there are none.
    """

    __slots__ = ("_held", "_starts", "edits", "end", "memory", "read_as", "start")

    def __init__(
        self,
        memory: Memory,
        start: int,
        end: int,
        read_as: Encoding,
        *,
        size: int,
        records: int,
        file_format: Format,
        starts: Sequence[int] = (),
        edits: Mapping[int, Item] = MappingProxyType({}),
    ) -> None:
        """Refer to counted lines; `starts` says where games begin."""
        self.memory = memory
        self.edits = edits
        self.start = start
        self.end = end
        self.read_as: Encoding = read_as
        self.size = size
        self.records = records
        self.format = file_format
        self._has_comments = None
        self._starts = array("Q", starts)
        self._places: Sequence[int] = ()
        self._held: weakref.ref[_Lines] | None = None

    @property
    def places(self) -> Sequence[int]:
        """The places of the records in the block."""
        if self.records == self.size:
            return range(self.size)
        if self.records and not self._places:
            self._places = array("I", _places_of_records(self.stored, self.format))
        return self._places

    @property
    def stored(self) -> list[StoredLine]:
        """The lines as they are held, split again unless they were used lately."""
        lines = self._held() if self._held is not None else None
        if lines is None:
            lines = _Lines(self._texts())
            for place, item in self.edits.items():
                lines[place] = item
            self._held = weakref.ref(lines)
            _recent.append(lines)
        return lines

    def _texts(self) -> Iterable[str]:
        data = self.memory.data
        if not self._starts:
            return split_lines(decoded(data[self.start : self.end], self.read_as))
        return (decoded(data[a:b], self.read_as) for a, b in pairwise([*self._starts, self.end]))

    def edited_bytes(self, form: TextForm) -> bytes:
        """Return the lines as bytes: edits encoded in a form, others as they were read.

        Raises:
            EncodeError: an edit has a character that the form cannot hold. Its index is None.
        """
        data = self.memory.data
        if self._starts:
            lines = [data[a:b] for a, b in pairwise([*self._starts, self.end])]
        else:
            lines = data[self.start : self.end].splitlines(keepends=True)
        for place, item in self.edits.items():
            lines[place] = bytes_of([item], form)
        return b"".join(lines)

    def replaced(self, at: int, items: Sequence[Item]) -> MemoryBlock:
        """Return the block with items in the place of as many others, see `takes`."""
        return MemoryBlock(
            self.memory,
            self.start,
            self.end,
            self.read_as,
            size=self.size,
            records=self.records,
            file_format=self.format,
            starts=self._starts,
            edits={**self.edits, **dict(enumerate(items, at))},
        )


class TableBlock(MemoryBlock):
    """A run of rows of a file in memory.

    Attributes:
        table: their form.
        spelt: changes each record when it is read, as into SAN.
    """

    __slots__ = ("spelt", "table")

    def __init__(
        self,
        rows: MemoryBlock,
        table: Table,
        spelt: Callable[[Record], Record] | None = None,
    ) -> None:
        """Read the lines of a block as rows."""
        super().__init__(
            rows.memory,
            rows.start,
            rows.end,
            rows.read_as,
            size=rows.size,
            records=rows.size,
            file_format="epd",
            edits=rows.edits,
        )
        self.table = table
        self.spelt = spelt
        if rows.records < rows.size:
            self.records = sum(map(is_record, self.stored))

    @property
    def rows(self) -> Iterable[str]:
        """The rows as they are in the file."""
        return super()._texts()

    @property
    def stored(self) -> list[StoredLine]:
        """The lines as they are held, all of them made."""
        lines = self._row_lines()
        lines.rows, rows = {}, lines.rows
        for place, row in rows.items():
            lines[place] = self.table.line(row)
        return lines

    def _row_lines(self) -> _RowLines:
        """Return the lines; those that are looked at one by one need not all be made."""
        lines = self._held() if self._held is not None else None
        if not isinstance(lines, _RowLines):
            rows = dict(enumerate(self.rows))
            lines = _RowLines([""] * len(rows))
            for place, item in self.edits.items():
                lines[place] = item
                del rows[place]
            lines.rows = rows
            self._held = weakref.ref(lines)
            _recent.append(lines)
        return lines

    @property
    def lasting(self) -> list[StoredLine]:
        """The records, which need no table."""
        return list(self.items())

    def item(self, place: int) -> Item:
        """Return what a row holds."""
        stored = self._row_lines()
        if (row := stored.rows.pop(place, None)) is not None:
            stored[place] = self.table.line(row)
        line = stored[place]
        if isinstance(line, str):
            line = item_of(line, self.format)
            if self.spelt is not None and isinstance(line, Record):
                line = self.spelt(line)
            stored[place] = line
        return line

    def replaced(self, at: int, items: Sequence[Item]) -> TableBlock:
        """Return the block with items in the place of as many others, see `takes`."""
        return TableBlock(super().replaced(at, items), self.table, self.spelt)


def _places_of_records(lines: Sequence[StoredLine], file_format: Format) -> Sequence[int]:
    is_one = _is_record_of_pgn if file_format == "pgn" else is_record
    return [place for place, line in enumerate(lines) if is_one(line)]


def blocks_of(
    lines: Iterable[StoredLine], size: int = BLOCK_SIZE, *, file_format: Format = "fen"
) -> Iterator[Block]:
    """Yield lines of a format in blocks of a size."""
    rest = iter(lines)
    while run := list(islice(rest, size)):
        yield Block(run, file_format=file_format)


def blocks_in(lines: Sequence[StoredLine], file_format: Format) -> Iterator[Block]:
    """Yield lines of an edited block as blocks, one if they are not too many."""
    size = BLOCK_SIZE if len(lines) > 2 * BLOCK_SIZE else 2 * BLOCK_SIZE
    return blocks_of(lines, size, file_format=file_format)


def item_of(line: StoredLine, file_format: Format) -> Item:
    """Return what a line of a file of a format holds."""
    if not isinstance(line, str):
        return line
    content, ending = parted(line)
    if file_format != "pgn":
        return item_from_line(content, ending)
    if not _is_record_of_pgn(line):
        return Aside(content, ending, content)
    # Imported here: most files are not PGN.
    from fenedit.documents.games import game_record

    game = game_record(content, ending)
    # A game in UTF-8 needs only its text.
    return replace(game, read=content) if isinstance(content, OddText) else game


def is_aside_of_pgn(line: str) -> bool:
    """Return whether a line before or between games is blank, or begins with % or ;.

    Such a line is held alone; a longer text that begins so is a game.
    """
    return not parted(line)[0].strip() or line.startswith(("%", ";"))


def text_of(line: StoredLine) -> str:
    """Return a line with its ending."""
    return line if isinstance(line, str) else line.line + line.ending


def content_of(line: StoredLine) -> str:
    """Return a line, or a game, without its ending."""
    return parted(line)[0] if isinstance(line, str) else line.line


def bytes_of(lines: Iterable[StoredLine], form: TextForm) -> bytes:
    """Return lines as they are written in a file.

    Raises:
        EncodeError: a line has a character that the form cannot hold. Its index is None.
    """
    parts: list[bytes] = []
    # Fast path: no line is odd.
    for is_odd, run in groupby(lines, lambda line: isinstance(_read(line), OddText)):
        if is_odd:
            parts += [encoded(text_of(line), form, _read(line)) for line in run]
        else:
            parts.append(encoded("".join(map(text_of, run)), form))
    return b"".join(parts)


def _read(line: StoredLine) -> str:
    return line if isinstance(line, str) else line.read


def is_record(line: StoredLine) -> bool:
    """Return whether a line, not one of PGN, is a record."""
    return not is_aside(line) if isinstance(line, str) else isinstance(line, Record)


def is_comment_line(line: StoredLine) -> bool:
    """Return whether a line, not one of PGN, is a comment."""
    return not is_record(line) and bool(parted(text_of(line))[0].strip())


def _is_record_of_pgn(line: StoredLine) -> bool:
    return not is_aside_of_pgn(line) if isinstance(line, str) else isinstance(line, Record)
