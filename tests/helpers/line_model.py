"""A file of positions as a plain list of lines, changed by plain slices: what an editor must equal.

It reads no chess: it knows the few positions that its lines are made of by their letters.
"""

import codecs
import gzip
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from fenedit.documents.encoding import split_lines

_PLACES = (
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR {} KQkq -",
    "4k3/8/8/8/8/8/8/4K3 {} - -",
    "8/8/8/8/8/8/8/8 {} - -",
    "k7/8/8/8/8/8/8/K6R {} - -",
)
FOUR = tuple(place.format(side) for place in _PLACES for side in "wb")
"""Positions in four fields,"""
EMPTY = "8/8/8/8/8/8/8/8"
_COUNTERS = " 0 1"
SIX = tuple(four + _COUNTERS for four in FOUR)
"""and in six."""
RESTS = ("", " ; Réti", ' bm e4; id "é";', ' id "a";')
DRAFTS = ("nothing", "4k3/8/8/8/8/8/8/4K2 w - - 0 1", "xé")
"""Lines that are records and no positions, nor four fields before operations."""
# None says anything, or it would be the name of the record below it.
ASIDES = ("", "  ", "#", "%", ";", " \t# ", "\x0c")
ODD = ("a\x0bb", "x\u2028y", "x\U0001f600")
"""Lines with characters that `str.splitlines` takes for line ends, or that Windows-1252 has not got."""
NEWLINES = ("\n", "\r\n", "\r")
MARKS = {
    "utf-8": codecs.BOM_UTF8,
    "utf-16-le": codecs.BOM_UTF16_LE,
    "utf-16-be": codecs.BOM_UTF16_BE,
    "windows-1252": b"",
}


@dataclass(frozen=True)
class Line:
    """A line: fields or a draft, what stands behind, what ends it.

    Attributes:
        text: the fields, or all of a draft or of a line that is none of the records.
        rest: what stands behind the fields.
        ending: what ends the line.
        listed: whether it is a record.
        origin: the text before it was typed over; None if it was not.
        good: the line with the position that a draft was typed over in place.
        over: the line with the position that a text is typed over from nothing.
    """

    text: str
    rest: str = ""
    ending: str = ""
    listed: bool = True
    origin: str | None = None
    good: "Line | None" = None
    over: "Line | None" = None

    @property
    def shown(self) -> tuple[str, str, bool]:
        return self.text + self.rest, self.ending, self.listed

    def is_epd(self, file_format: str) -> bool:
        first = self.text if self.origin is None else self.origin
        operations = self.rest.strip() and not self.rest.strip().startswith(";")
        return file_format == "epd" or (first in FOUR and bool(operations))

    @property
    def board(self) -> str:
        """The first field of a position, "" of a draft."""
        return self.text.split(" ")[0] if self.text in (*FOUR, *SIX) else ""

    def typed(self, text: str, file_format: str) -> "Line":
        """Return the line after a text was typed in the place of its fields."""
        if self.over is None:
            typed = self._typed_in_place(text, file_format)
            good = self if self.board else self.good
            if typed.board or good is None:
                return typed
            if text.count("/") < 4:
                return replace(typed, over=replace(good, good=None))
            return replace(typed, good=replace(good, good=None))
        over = self.over
        typed = replace(over._typed_in_place(text, file_format), ending=self.ending)
        first = over.text if over.origin is None else over.origin
        old = {over.board, Line(first).board} - {""}
        if typed.board:
            return typed if typed.board in old or EMPTY in old else self._anew(text, file_format)
        # Nothing goes before another position stands there.
        if over.board in ((self.good or over).board, EMPTY):
            return replace(typed, over=over)
        return self._anew(text, file_format)

    def _anew(self, text: str, file_format: str) -> "Line":
        """Return a line of nothing but what is typed, until it means again what was there."""
        if text in SIX and file_format == "epd":
            text = text.removesuffix(_COUNTERS)
        elif text in FOUR and file_format != "epd":
            text += _COUNTERS
        line = Line(text, "", self.ending, over=self.over)
        return replace(line, good=line if line.board else self.good)

    def _typed_in_place(self, text: str, file_format: str) -> "Line":
        first = self.text if self.origin is None else self.origin
        line = replace(self, good=None, over=None)
        if text == first or (first in FOUR and text == first + _COUNTERS):
            return replace(line, text=first, origin=None)
        if text in SIX and self.is_epd(file_format):
            text = text.removesuffix(_COUNTERS)
        return replace(line, text=text, origin=first)

    def with_side(self, side: str, file_format: str) -> "Line":
        """Return a line that holds a position with another side to move."""
        board, old, *others = self.text.removesuffix(_COUNTERS).split(" ")
        if side == old:
            return self
        four = " ".join((board, side, *others))
        text = four if self.is_epd(file_format) else four + _COUNTERS
        return replace(self, text=text, origin=None, good=None, over=None)


Lines = tuple[Line, ...]


def line_of(text: str, ending: str = "") -> Line:
    """Return what is read of a line."""
    if not text.strip() or text.lstrip()[0] in "#%;":
        return Line(text, "", ending, listed=False)
    for fields in (*SIX, *FOUR):
        rest = text.removeprefix(fields)
        if text.startswith(fields) and rest[:1] in ("", " "):
            return Line(fields, rest, ending)
    return Line(text, "", ending)


def lines_of(text: str) -> Lines:
    """Return the lines that are read of a text."""
    bodies = [(line.rstrip("\r\n"), line) for line in split_lines(text)]
    return tuple(line_of(body, line[len(body) :]) for body, line in bodies)


def text_of(lines: Iterable[Line]) -> str:
    return "".join(line.text + line.rest + line.ending for line in lines)


def newline_of(text: str) -> str:
    """Return what ends most lines of a text, the first of those that are equally frequent."""
    endings = Counter(line.ending for line in lines_of(text) if line.ending)
    return endings.most_common(1)[0][0] if endings else "\n"


def bytes_of(lines: Iterable[Line], encoding: str, marked: bool) -> bytes:
    data = text_of(lines).encode(encoding)
    return MARKS[encoding] + data if marked else data


def unpacked(data: bytes, packed: bool) -> bytes:
    return gzip.decompress(data) if packed else data


def places_of(lines: Lines) -> list[int]:
    """Return where the records stand among all lines."""
    return [place for place, line in enumerate(lines) if line.listed]


def records_of(lines: Lines) -> list[Line]:
    return [line for line in lines if line.listed]


def inserting(lines: Lines, row: int, coming: Sequence[Line], newline: str) -> Lines:
    """Return the lines with new records from a row on, right behind the record before it."""
    return _put_in(lines, row, [replace(line, ending=newline) for line in coming])


def _put_in(lines: Lines, row: int, coming: Sequence[Line]) -> Lines:
    places = places_of(lines)
    at = places[row - 1] + 1 if row else (*places, len(lines))[0]
    return _mended([*lines[:at], *coming, *lines[at:]])


def deleting(lines: Lines, rows: Iterable[int]) -> Lines:
    places = places_of(lines)
    gone = {places[row] for row in rows}
    return tuple(line for place, line in enumerate(lines) if place not in gone)


def own_places(lines: Lines, row: int) -> range:
    """Return where a record stands, and the comments that touch it from above."""
    place = places_of(lines)[row]
    at = place
    while at and not lines[at - 1].listed and lines[at - 1].text.strip():
        at -= 1
    return range(at, place + 1)


def stepping(lines: Lines, row: int, to: int) -> Lines:
    """Return the lines after one record went past others, with the comments that touch it."""
    order = list(range(len(places_of(lines))))
    order.insert(to, order.pop(row))
    return gathered(lines, order)


def gathered(lines: Lines, order: Sequence[int]) -> Lines:
    """Return the lines with the records in another order, each with the comments that touch it."""
    own = [own_places(lines, row) for row in order]
    touching = {place for places in own for place in places[:-1]}
    coming = iter(own)
    result: list[Line] = []
    for place, line in enumerate(lines):
        if line.listed:
            result += (lines[other] for other in next(coming))
        elif place not in touching:
            result.append(line)
    return _mended(result)


def ordered(lines: Lines, order: Sequence[int]) -> Lines:
    """Return the lines with the records in another order, comments and blank lines in place."""
    records = records_of(lines)
    coming = iter(order)
    return _mended([records[next(coming)] if line.listed else line for line in lines])


def carried(lines: Lines, rows: Sequence[int], to: int, newline: str) -> Lines:
    """Return the lines after some records were taken out and put in elsewhere as they are.

    Only one without an ending gets one.
    """
    places = [place for row in rows for place in own_places(lines, row)]
    left = tuple(line for place, line in enumerate(lines) if place not in places)
    begin = to - sum(row < to for row in rows)
    moved = (lines[place] for place in places)
    kept = [line if line.ending else replace(line, ending=newline) for line in moved]
    if begin:
        return _put_in(left, begin, kept)
    at = own_places(left, 0).start if places_of(left) else len(left)
    return _mended([*left[:at], *kept, *left[at:]])


def _mended(lines: Sequence[Line]) -> Lines:
    """Move a missing line ending to the last line."""
    mended = list(lines)
    for place, line in enumerate(mended[:-1]):
        if not line.ending:
            mended[place] = replace(line, ending=mended[-1].ending)
            mended[-1] = replace(mended[-1], ending="")
    return tuple(mended)
