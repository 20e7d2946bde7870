"""A run of lines, each read when it is first looked at."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, TypeAlias

from fenedit.documents.lines import parted
from fenedit.documents.record import Aside, Item, Record, is_aside, item_from_line

BLOCK_SIZE: Final = 512
"""How many lines a block of a new collection holds; splices leave at most twice as many."""

StoredLine: TypeAlias = str | Record | Aside
"""A line as it is held: with its ending while nobody has looked at it, then as its item."""


class Block:
    """A run of lines whose meaning never changes.

    Attributes:
        size: how many lines there are.
        records: how many of them are records.
        places: where in the block the records stand.
    """

    __slots__ = ("_lines", "places", "records", "size")

    def __init__(self, lines: Iterable[StoredLine], places: Sequence[int] | None = None) -> None:
        """Hold lines; `places`, if they are known, need not be found."""
        # A list, so that what was read once can take its line's place; other threads may look on.
        self._lines = list(lines)
        self.size = len(self._lines)
        if places is None:
            places = [place for place, line in enumerate(self._lines) if _is_record(line)]
        self.places = places
        self.records = len(places)

    @property
    def stored(self) -> Sequence[StoredLine]:
        """The lines as they are held."""
        return self._lines

    def item(self, place: int) -> Item:
        """Return what a line holds."""
        line = self._lines[place]
        if isinstance(line, str):
            line = self._lines[place] = item_from_line(*parted(line))
        return line

    def items(self) -> Iterator[Item]:
        """Yield what the lines hold."""
        return map(self.item, range(self.size))

    def replaced(self, at: int, items: Sequence[Item]) -> "Block":
        """Return the block with items in the place of as many others, records for records."""
        return Block([*self._lines[:at], *items, *self._lines[at + len(items) :]], self.places)


def blocks_of(lines: Iterable[StoredLine], size: int = BLOCK_SIZE) -> Iterator[Block]:
    """Yield lines in blocks of a size."""
    rest = iter(lines)
    while run := list(islice(rest, size)):
        yield Block(run)


def _is_record(line: StoredLine) -> bool:
    return not is_aside(line) if isinstance(line, str) else isinstance(line, Record)
