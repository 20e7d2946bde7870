"""Runs of lines that stay in the file.

A block knows where its lines stand and reads them when they are looked at; only so many of all
documents are held at a time.
"""

import threading
import weakref
from array import array
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from fenedit.documents.block import Block, StoredLine, item_of
from fenedit.documents.encoding import Encoding
from fenedit.documents.file_source import Source
from fenedit.documents.record import Format, Item, is_aside

if TYPE_CHECKING:
    # Only to name the type: numpy takes longer to import than most files to open.
    from fenedit.documents.line_index import LineIndex

HELD_BYTES: Final = 32 << 16
"""How many bytes of files all blocks together hold, about: some lines of as many blocks as a list
of hits that lie far apart shows at a time."""


class FileBlock(Block):
    """A run of whole lines of a file of lines, neither PGN nor packed, in UTF-8 or Latin-1.

    What reads its lines raises SourceError if the file is not what it was.

    Attributes:
        source: the file.
        start: where in it the lines start, in bytes.
        end: where they end.
        encoding: of the text.
    """

    in_file = True

    __slots__ = ("__weakref__", "_loaded", "_used", "encoding", "end", "source", "start")

    def __init__(
        self,
        source: Source,
        start: int,
        end: int,
        encoding: Encoding,
        *,
        size: int,
        records: int,
        file_format: Format = "fen",
    ) -> None:
        """Refer to lines that were counted before."""
        self.source = source
        self.start = start
        self.end = end
        self.encoding = encoding
        self.size = size
        self.records = records
        self.format = file_format
        self._loaded: _Loaded | None = None
        self._used = False

    @property
    def places(self) -> Sequence[int]:
        """Where in the block the records stand."""
        return range(self.size) if self.records == self.size else self._load().places

    @property
    def stored(self) -> Sequence[StoredLine]:
        """The lines as they stand in the file."""
        return self.lines(0, self.size)

    def lines(self, first: int, last: int) -> list[StoredLine]:
        """Return the lines between two places as they stand in the file."""
        data, starts, _, _ = self._load()
        return [data[a:b].decode(self.encoding) for a, b in pairwise(starts[first : last + 1])]

    def item(self, place: int) -> Item:
        """Return what a line holds."""
        data, starts, _, items = self._load()
        item = items.get(place)
        if item is None:
            line = data[starts[place] : starts[place + 1]].decode(self.encoding)
            item = items[place] = item_of(line, self.format)
        return item

    def items(self) -> Iterator[Item]:
        """Yield what the lines hold, which is not kept: there may be very many."""
        return (item_of(line, self.format) for line in self.stored)

    def place_of(self, record: int) -> int:
        """Return where in the block the record stands before which there are so many."""
        return record if self.records == self.size else self.places[record]

    def records_before(self, place: int) -> int:
        """Return how many records stand before a place in the block."""
        return place if self.records == self.size else bisect_left(self.places, place)

    def replaced(self, at: int, items: Sequence[Item]) -> Block:
        """Return the block with items in the place of as many others, records for records."""
        # Here, because what an edit leaves is made of such blocks.
        from fenedit.documents.mixed_block import replaced

        return replaced(self, at, items)

    def cut(self, first: int, last: int) -> "Sequence[Part]":
        """Return the lines between two places, which stay in the file."""
        return (self.part(first, last),) if first < last else ()

    def part(self, first: int, last: int) -> "Part":
        """Return the lines between two places, which are different."""
        start, end = self.start, self.end
        if (first, last) != (0, self.size):
            starts = self.line_starts()
            start, end = starts[first], starts[last]
        return Part(self, first, last, start, end)

    def line_starts(self) -> list[int]:
        """Return where in the file each line starts, and where the last one ends, in bytes."""
        return [self.start + start for start in self._load().starts]

    def _load(self) -> "_Loaded":
        loaded = self._loaded
        if loaded is None:
            data = self.source.read(self.start, self.end)
            # Of bytes, unlike text, that breaks at LF, CR LF and CR alone.
            lines = data.splitlines(keepends=True)
            starts = array("I", accumulate(map(len, lines), initial=0))
            places: Sequence[int] = range(self.size)
            if self.records != self.size:
                texts = (line.decode(self.encoding) for line in lines)
                listed = [place for place, line in enumerate(texts) if not is_aside(line)]
                places = array("I", listed)
            loaded = self._loaded = _Loaded(data, starts, places, {})
            self._used = True
            _hold(self)
        self._used = True
        return loaded

    def let_go(self) -> bool:
        """Forget the lines, unless they were looked at since it was asked last; True if it did."""
        if self._used:
            self._used = False
            return False
        self._loaded = None
        return True


class Part(NamedTuple):
    """Some lines of a file block.

    Attributes:
        block: the block.
        first: the place of the first line in it.
        last: the place behind the last one.
        start: where in the file they start, in bytes.
        end: where they end.
    """

    block: FileBlock
    first: int
    last: int
    start: int
    end: int

    @property
    def records(self) -> int:
        """How many of the lines are records."""
        if self.is_whole:
            return self.block.records
        return self.block.records_before(self.last) - self.block.records_before(self.first)

    @property
    def is_whole(self) -> bool:
        """Whether they are all lines of the block."""
        return self.last - self.first == self.block.size


def file_blocks(
    source: Source, index: "LineIndex", encoding: Encoding, file_format: Format
) -> list[FileBlock]:
    """Return the lines of a file that was indexed; they are read when they are looked at."""
    bounds = zip(pairwise(index.starts), index.lines, index.records, strict=True)
    return [
        FileBlock(source, start, end, encoding, size=size, records=records, file_format=file_format)
        for (start, end), size, records in bounds
    ]


class _Loaded(NamedTuple):
    """The bytes of a block, where its lines start in them, its records, what was looked at."""

    data: bytes
    starts: "array[int]"
    places: Sequence[int]
    items: dict[int, Item]


_held: Final[deque[tuple["weakref.ref[FileBlock]", int]]] = deque()
_held_bytes = 0
_lock: Final = threading.Lock()


def _hold(block: FileBlock) -> None:
    """Count a block's lines among those that are held, and forget others that nobody looked at."""
    global _held_bytes  # noqa: PLW0603
    with _lock:
        _held.append((weakref.ref(block), block.end - block.start))
        _held_bytes += block.end - block.start
        while _held_bytes > HELD_BYTES and len(_held) > 1:
            reference, size = _held.popleft()
            oldest = reference()
            if oldest is None or oldest.let_go():
                _held_bytes -= size
            else:
                _held.append((reference, size))
