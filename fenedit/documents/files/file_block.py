"""Runs of lines that stay in the file, and what edits leave of them.

A block knows where its lines stand and reads them when they are looked at; only so many of all
documents are held at a time.
"""

import threading
import weakref
from array import array
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, chain, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar

from fenedit.documents.block import BLOCK_SIZE, Block, StoredLine, blocks_of, is_record, item_of
from fenedit.documents.encoding import Encoding, decoded, split_lines
from fenedit.documents.files.disk_file import Source
from fenedit.documents.record import Format, Item, is_aside

if TYPE_CHECKING:
    from fenedit.documents.files.line_index import LineIndex

HELD_BYTES: Final = 32 << 16
"""How many bytes of files all blocks together hold, about: some lines of as many blocks as a list
of hits that lie far apart shows at a time."""


class FileBlock(Block):
    """A run of whole lines of a file of lines, neither PGN nor packed nor UTF-16.

    What reads its lines raises SourceError if the file is not what it was.

    Attributes:
        source: the file.
        start: where in it the lines start, in bytes.
        end: where they end.
        read_as: what lines are read as that are not UTF-8; "utf-8" if there are none.
    """

    in_file = True

    __slots__ = ("__weakref__", "_loaded", "_used", "end", "read_as", "source", "start")

    def __init__(
        self,
        source: Source,
        start: int,
        end: int,
        read_as: Encoding,
        *,
        size: int,
        records: int,
        file_format: Format = "fen",
    ) -> None:
        """Refer to lines that were counted before."""
        self.source = source
        self.start = start
        self.end = end
        self.read_as = read_as
        self.size = size
        self.records = records
        self.format = file_format
        self._has_comments = None
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
        return list(split_lines(decoded(data[starts[first] : starts[last]], self.read_as)))

    def item(self, place: int) -> Item:
        """Return what a line holds."""
        data, starts, _, items = self._load()
        item = items.get(place)
        if item is None:
            line = decoded(data[starts[place] : starts[place + 1]], self.read_as)
            item = items[place] = item_of(line, self.format)
        return item

    def _changed(self, pieces: "Sequence[Piece]") -> Block:
        return MixedBlock(pieces, self.format)

    def cut(self, first: int, last: int) -> "Sequence[Part]":
        """Return the lines between two places, which stay in the file."""
        return (self.part(first, last),) if first < last else ()

    def part(self, first: int, last: int) -> "Part":
        """Return the lines between two places, which are different."""
        start, end = self.start, self.end
        if (first, last) != (0, self.size):
            starts = self._load().starts
            start, end = self.start + starts[first], self.start + starts[last]
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
                texts = (decoded(line, self.read_as) for line in lines)
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
    source: Source, index: "LineIndex", read_as: Encoding, file_format: Format
) -> list[FileBlock]:
    """Return the lines of a file that was indexed; they are read when they are looked at."""
    bounds = zip(pairwise(index.starts), index.lines, index.records, strict=True)
    return [
        FileBlock(source, start, end, read_as, size=size, records=records, file_format=file_format)
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


_MOST_LINES: Final = 1 << 13
"""Lines up to which what an edit touched stays one block."""

Joined = TypeVar("Joined")

Piece: TypeAlias = StoredLine | Part
"""A line, or lines of a file."""


class MixedBlock(Block):
    """Parts of a file, and lines that were inserted between."""

    in_file = True

    __slots__ = ("_line_ends", "_pieces", "_record_ends")

    def __init__(self, pieces: Iterable[Piece], file_format: Format = "fen") -> None:
        """Hold pieces in a row."""
        self.format = file_format
        self._has_comments = None
        self._pieces = list(pieces)
        self._line_ends = list(accumulate(map(_size, self._pieces)))
        self._record_ends = list(accumulate(map(records_in, self._pieces)))
        self.size = self._line_ends[-1] if self._pieces else 0
        self.records = self._record_ends[-1] if self._pieces else 0

    @property
    def places(self) -> Sequence[int]:
        """Where in the block the records stand."""
        return [place for place, line in enumerate(self.stored) if is_record(line)]

    @property
    def stored(self) -> Sequence[StoredLine]:
        """The lines as they are held now."""
        return list(chain.from_iterable(map(_stored, self._pieces)))

    def item(self, place: int) -> Item:
        """Return what a line holds."""
        number = bisect_right(self._line_ends, place)
        piece = self._pieces[number]
        if isinstance(piece, Part):
            return piece.block.item(piece.first + place - self._before(number))
        if isinstance(piece, str):
            piece = self._pieces[number] = item_of(piece, self.format)
        return piece

    def place_of(self, record: int) -> int:
        """Return where in the block the record stands before which there are so many."""
        number = bisect_right(self._record_ends, record)
        piece, before = self._pieces[number], self._before(number)
        if not isinstance(piece, Part):
            return before
        within = record - (self._record_ends[number - 1] if number else 0)
        return (
            before
            - piece.first
            + piece.block.place_of(piece.block.records_before(piece.first) + within)
        )

    def records_before(self, place: int) -> int:
        """Return how many records stand before a place in the block."""
        number = bisect_right(self._line_ends, place)
        before = self._record_ends[number - 1] if number else 0
        piece = self._pieces[number] if number < len(self._pieces) else None
        if not isinstance(piece, Part):
            return before
        within = piece.first + place - self._before(number)
        return before + piece.block.records_before(within) - piece.block.records_before(piece.first)

    def _changed(self, pieces: Sequence[Piece]) -> Block:
        return MixedBlock(pieces, self.format)

    def lines(self, first: int, last: int) -> Sequence[StoredLine]:
        """Return the lines between two places as they are held now."""
        return list(chain.from_iterable(map(_stored, self.cut(first, last))))

    def cut(self, first: int, last: int) -> Sequence[Piece]:
        """Return the pieces between two places."""
        if first >= last:
            return ()
        if (first, last) == (0, self.size):
            return self._pieces
        number = bisect_right(self._line_ends, first)
        stop = bisect_left(self._line_ends, last) + 1
        pieces = self._pieces[number:stop]
        # What lies between is whole.
        behind = self._line_ends[stop - 1] - last
        ahead = first - self._before(number)
        if behind and isinstance(piece := pieces[-1], Part):
            pieces[-1] = piece.block.part(piece.first, piece.last - behind)
        if ahead and isinstance(piece := pieces[0], Part):
            pieces[0] = piece.block.part(piece.first + ahead, piece.last)
        return pieces

    def _before(self, number: int) -> int:
        return self._line_ends[number - 1] if number else 0


def blocks_from(pieces: Iterable[Piece], file_format: Format) -> Iterator[Block]:
    """Yield pieces in blocks, each no larger than an edit may leave it."""
    group: list[Piece] = []
    size = 0
    for piece in joined(pieces, _join):
        if isinstance(piece, Part) and piece.is_whole:
            yield from _grouped(group, file_format)
            yield piece.block
            group, size = [], 0
            continue
        if size + _size(piece) > _MOST_LINES:
            yield from _grouped(group, file_format)
            group, size = [], 0
        group.append(piece)
        size += _size(piece)
    yield from _grouped(group, file_format)


def _grouped(group: list[Piece], file_format: Format) -> Iterator[Block]:
    lines = [piece for piece in group if not isinstance(piece, Part)]
    if len(lines) == len(group):
        size = BLOCK_SIZE if len(lines) > 2 * BLOCK_SIZE else 2 * BLOCK_SIZE
        yield from blocks_of(lines, size, file_format=file_format)
        return
    yield MixedBlock(group, file_format)


def joined(
    items: Iterable[Joined], join: Callable[[Joined, Joined], Joined | None]
) -> Iterator[Joined]:
    """Yield items, those in a row as one of which `join` makes one; None: they stay two."""
    rest = iter(items)
    for first in rest:
        held = first
        for item in rest:
            both = join(held, item)
            if both is None:
                yield held
            held = item if both is None else both
        yield held


def _join(held: Piece, piece: Piece) -> Piece | None:
    """Return lines of a file that follow each other there as one piece."""
    if (
        isinstance(held, Part)
        and isinstance(piece, Part)
        and (held.block, held.last) == (piece.block, piece.first)
    ):
        return held._replace(last=piece.last, end=piece.end)
    return None


def _size(piece: Piece) -> int:
    return piece.last - piece.first if isinstance(piece, Part) else 1


def records_in(piece: Piece) -> int:
    """Return how many records a piece is."""
    return piece.records if isinstance(piece, Part) else is_record(piece)


def _stored(piece: Piece) -> Sequence[StoredLine]:
    if isinstance(piece, Part):
        return piece.block.lines(piece.first, piece.last)
    return (piece,)
