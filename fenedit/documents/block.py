"""A run of lines, or of games, each read when it is first looked at."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby, islice
from typing import Any, Final, TypeAlias

from fenedit.documents.encoding import OddText, TextForm, encoded, parted
from fenedit.documents.record import Aside, Format, Item, Record, is_aside, item_from_line

BLOCK_SIZE: Final = 512
"""How many lines a block of a new collection holds; splices leave at most twice as many."""

StoredLine: TypeAlias = str | Record | Aside
"""A line, or a game, as it is held: with its ending while nobody looked at it, then as its item."""


class Block:
    """A run of lines whose meaning never changes. Of PGN, a game counts as one line.

    Attributes:
        size: how many lines there are.
        records: how many of them are records.
        format: what the file is, which says how a line is read.
        in_file: whether lines of it stay in a file.
    """

    in_file = False

    __slots__ = ("_has_comments", "_lines", "_places", "format", "records", "size")

    def __init__(
        self,
        lines: Iterable[StoredLine],
        places: Sequence[int] | None = None,
        *,
        file_format: Format = "fen",
    ) -> None:
        """Hold lines of a format; `places`, if they are known, need not be found."""
        self.format = file_format
        self._has_comments: bool | None = None
        # A list, so that what was read once can take its line's place; other threads may look on.
        self._lines = list(lines)
        self.size = len(self._lines)
        if places is None:
            tell = _is_record_of_pgn if file_format == "pgn" else is_record
            places = [place for place, line in enumerate(self._lines) if tell(line)]
        self._places = places
        self.records = len(places)

    @property
    def places(self) -> Sequence[int]:
        """Where in the block the records stand."""
        return self._places

    @property
    def stored(self) -> Sequence[StoredLine]:
        """The lines as they are held."""
        return self._lines

    @property
    def stored_records(self) -> list[StoredLine]:
        """The records among the lines, as they are held."""
        stored = self.stored
        if self.records == self.size:
            return list(stored)
        return [stored[place] for place in self.places]

    @property
    def has_comments(self) -> bool:
        """Whether there are comments, of a file that is not PGN; found out once."""
        if self._has_comments is None:
            self._has_comments = self.records < self.size and any(map(is_comment_line, self.stored))
        return self._has_comments

    def item(self, place: int) -> Item:
        """Return what a line holds."""
        line = self._lines[place]
        if isinstance(line, str):
            line = self._lines[place] = item_of(line, self.format)
        return line

    def items(self) -> Iterator[Item]:
        """Yield what the lines hold; of a file it is not kept, for there may be very many."""
        if self.in_file:
            return (item_of(line, self.format) for line in self.stored)
        return map(self.item, range(self.size))

    def place_of(self, record: int) -> int:
        """Return where in the block the record stands before which there are so many."""
        return self.places[record]

    def records_before(self, place: int) -> int:
        """Return how many records stand before a place in the block."""
        return bisect_left(self.places, place)

    def lines(self, first: int, last: int) -> Sequence[StoredLine]:
        """Return the lines between two places as they are held now."""
        return self.stored[first:last]

    def cut(self, first: int, last: int) -> Sequence[Any]:
        """Return the pieces between two places: lines, or a `Part` where they stay in a file."""
        return self.stored[first:last]

    def replaced(self, at: int, items: Sequence[Item]) -> "Block":
        """Return the block with items in the place of as many others, records for records."""
        behind = self.cut(at + len(items), self.size)
        block = self._changed([*self.cut(0, at), *items, *behind])
        if all(isinstance(item, Record) for item in items):
            block._has_comments = self._has_comments
        return block

    def _changed(self, pieces: Sequence[Any]) -> "Block":
        """Return a block of other pieces, with as many lines and records in the same places."""
        return Block(pieces, self._places, file_format=self.format)


def blocks_of(
    lines: Iterable[StoredLine], size: int = BLOCK_SIZE, *, file_format: Format = "fen"
) -> Iterator[Block]:
    """Yield lines of a format in blocks of a size."""
    rest = iter(lines)
    while run := list(islice(rest, size)):
        yield Block(run, file_format=file_format)


def item_of(line: StoredLine, file_format: Format) -> Item:
    """Return what a line of a file of a format holds."""
    if not isinstance(line, str):
        return line
    if file_format != "pgn":
        return item_from_line(*parted(line))
    if not _is_record_of_pgn(line):
        content, ending = parted(line)
        return Aside(content, ending, content)
    # Here, because most files are none of PGN.
    from fenedit.documents.games import game_record

    content, ending = parted(line)
    game = game_record(content, ending)
    # A game in UTF-8 needs only its text.
    return replace(game, read=content) if isinstance(content, OddText) else game


def is_aside_of_pgn(line: str) -> bool:
    """Tell whether a line before or between games holds none: it is blank, or begins with % or ;.

    Such a line is held alone; what else begins so is the beginning of a game.
    """
    return not parted(line)[0].strip() or line.startswith(("%", ";"))


def text_of(line: StoredLine) -> str:
    """Return a line with its ending."""
    return line if isinstance(line, str) else line.line + line.ending


def bytes_of(lines: Iterable[StoredLine], form: TextForm) -> bytes:
    """Return lines as they stand in a file.

    Raises:
        EncodeError: a line has a character that the form cannot hold. Its index is None.
    """
    parts: list[bytes] = []
    # Most lines are not odd, and quick to encode all at once.
    for is_odd, run in groupby(lines, lambda line: isinstance(_read(line), OddText)):
        if is_odd:
            parts += [encoded(text_of(line), form, _read(line)) for line in run]
        else:
            parts.append(encoded("".join(map(text_of, run)), form))
    return b"".join(parts)


def _read(line: StoredLine) -> str:
    return line if isinstance(line, str) else line.read


def is_record(line: StoredLine) -> bool:
    """Tell whether a line, not one of PGN, is a record."""
    return not is_aside(line) if isinstance(line, str) else isinstance(line, Record)


def is_comment_line(line: StoredLine) -> bool:
    """Tell whether a line, not one of PGN, is a comment."""
    return not is_record(line) and bool(parted(text_of(line))[0].strip())


def _is_record_of_pgn(line: StoredLine) -> bool:
    return not is_aside_of_pgn(line) if isinstance(line, str) else isinstance(line, Record)
