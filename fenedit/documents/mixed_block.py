"""What edits leave of runs of lines that stay in a file: parts of them, and lines between."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain
from typing import Final, TypeAlias

from fenedit.documents.block import BLOCK_SIZE, Block, StoredLine, blocks_of, item_of
from fenedit.documents.file_block import Part
from fenedit.documents.record import Format, Item, Record, is_aside

_MOST_LINES: Final = 1 << 13
"""Lines up to which what an edit touched stays one block."""

Piece: TypeAlias = StoredLine | Part
"""A line, or lines of a file."""


class MixedBlock(Block):
    """Parts of a file, and lines that were inserted between."""

    in_file = True

    __slots__ = ("_line_ends", "_pieces", "_record_ends")

    def __init__(self, pieces: Iterable[Piece], file_format: Format = "fen") -> None:
        """Hold pieces in a row."""
        self.format = file_format
        self._pieces = list(pieces)
        self._line_ends = list(accumulate(map(_size, self._pieces)))
        self._record_ends = list(accumulate(map(records_in, self._pieces)))
        self.size = self._line_ends[-1] if self._pieces else 0
        self.records = self._record_ends[-1] if self._pieces else 0

    @property
    def pieces(self) -> Sequence[Piece]:
        """What it is made of."""
        return self._pieces

    @property
    def places(self) -> Sequence[int]:
        """Where in the block the records stand."""
        return [self.place_of(record) for record in range(self.records)]

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

    def items(self) -> Iterator[Item]:
        """Yield what the lines hold; those of the file are not kept."""
        return (item_of(line, self.format) for line in self.stored)

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

    def replaced(self, at: int, items: Sequence[Item]) -> Block:
        """Return the block with items in the place of as many others, records for records."""
        return replaced(self, at, items)

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
    for piece in _joined(pieces):
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


def _joined(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """Yield pieces, those of a file as one that follow each other there as well."""
    held: Part | None = None
    for piece in pieces:
        if held is not None:
            if isinstance(piece, Part) and held.block is piece.block and held.last == piece.first:
                held = held._replace(last=piece.last, end=piece.end)
                continue
            yield held
        held = piece if isinstance(piece, Part) else None
        if held is None:
            yield piece
    if held is not None:
        yield held


def replaced(block: Block, at: int, items: Sequence[Item]) -> MixedBlock:
    """Return a block with items in the place of as many others."""
    behind = block.cut(at + len(items), block.size)
    return MixedBlock([*block.cut(0, at), *items, *behind], block.format)


def _size(piece: Piece) -> int:
    return piece.last - piece.first if isinstance(piece, Part) else 1


def records_in(piece: Piece) -> int:
    """Return how many records a piece is."""
    if isinstance(piece, Part):
        return piece.records
    return not is_aside(piece) if isinstance(piece, str) else isinstance(piece, Record)


def _stored(piece: Piece) -> Sequence[StoredLine]:
    if isinstance(piece, Part):
        return piece.block.lines(piece.first, piece.last)
    return (piece,)
