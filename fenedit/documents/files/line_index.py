"""Where the lines of a large file stand: blocks of them, found in one pass over its bytes by numpy.

What `fenedit.documents.record.is_aside` says of a line is told from its first byte, and exactly,
by reading the line, where that byte tells too little.
"""

import codecs
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fenedit.documents.encoding import DEFAULT, Encoding, decoded, has_utf_8_line
from fenedit.documents.files import page_sums
from fenedit.documents.files.disk_file import Source
from fenedit.documents.files.page_sums import PageSums, Sums, sums_of
from fenedit.documents.record import is_aside

Progress: TypeAlias = Callable[[int, int], object]
"""Is told how many bytes of how many are done; what it raises ends the work."""

BLOCK_BYTES: Final = 1 << 16
"""About how many bytes a block holds,"""
BLOCK_LINES: Final = 1 << 12
"""and how many lines at most."""
LONGEST_LINE: Final = 16 << 20
"""How many bytes a line may have, about; what is longer is no record of anything."""

_CHUNK: Final = 1 << 18
"""Bytes that are read in one go: few calls a line, and its arrays stay in the cache."""
_LEAD: Final = 1 << 12
"""Room for the beginning of a line that goes on in the next chunk; longer ones have their own."""
_REPORT: Final = 1 << 24
"""Bytes between two reports."""
_ROUNDS: Final = 8
"""Blanks at the beginning of lines that are skipped many lines at a time."""

_LF, _CR, _BLANK, _TAB, _SEMICOLON = 0x0A, 0x0D, 0x20, 0x09, 0x3B
_LAST_ODD: Final = 0x25
"""Up to here, bytes at the beginning of a line may make it an aside; beyond, `;` alone of ASCII."""
_ASIDES: Final = np.zeros(256, np.bool_)
_ASIDES[list(b"\r\n#%;")] = True
_UNTOLD: Final = np.zeros(256, np.bool_)
# NUL and blanks of ASCII, of encodings of a byte a character, and first bytes of those of UTF-8.
_UNTOLD[list(b"\x00\x0b\x0c\x1c\x1d\x1e\x1f\x85\x9a\xa0\xff\xc2\xe1\xe2\xe3")] = True
_FIRST_LEAD: Final = 0xC2
"""The lowest byte that a character of UTF-8 beyond ASCII begins with."""

Bools: TypeAlias = NDArray[np.bool_]
Places: TypeAlias = NDArray[np.intp]


class LineTooLongError(ValueError):
    """A line that is too long to be held.

    Attributes:
        line: its number, counted from 1.
    """

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is too long")
        self.line = line


class LineIndex(NamedTuple):
    """Where the lines of a file stand.

    Attributes:
        starts: where each block of lines starts, in bytes, and where the last one ends.
        lines: how many lines each block has.
        records: how many of them are records.
        encoding: that of lines that are new or edited: "utf-8", unless all lines that are not
            ASCII are odd.
        bom: whether the file begins with the byte order mark of UTF-8.
        newline: what ends most lines.
        nul: whether the file holds NUL characters.
        odd: whether any line is not UTF-8.
    """

    starts: list[int]
    lines: list[int]
    records: list[int]
    encoding: Encoding
    bom: bool
    newline: str
    nul: bool
    odd: bool


class _Room:
    """A buffer for the bytes that are looked at, and arrays for what is computed of them.

    They are used over and over: fresh memory of this size would cost more than the computing. What
    is read comes behind a lead, in which the beginning of its first line is put.

    Attributes:
        buffer: the lead, what was read, and a byte more, for what stands behind the last line.
        bytes: the same as numbers.
        lead: how many bytes the lead has.
        feeds: an array for where line feeds stand.
        pairs: an array for something of each byte.
        scratch: an array for something of each eight bytes.
    """

    def __init__(self, lead: int, size: int) -> None:
        self.buffer = bytearray(lead + size + 1)
        self.bytes = np.frombuffer(self.buffer, np.uint8)
        self.lead = lead
        self.feeds = np.empty(lead + size, np.bool_)
        self.pairs = np.empty(lead + size, np.uint8)
        self.scratch = np.empty(size // 8 + 1, np.uint64)


class _Lines(NamedTuple):
    """Whole lines between two places in a room; behind them, a byte that may be overwritten."""

    room: _Room
    first: int
    last: int

    @property
    def data(self) -> NDArray[np.uint8]:
        """The lines' bytes."""
        return self.room.bytes[self.first : self.last]

    def have(self, byte: bytes) -> bool:
        """Tell whether there is a byte among theirs."""
        return self.room.buffer.find(byte, self.first, self.last) >= 0


@dataclass(slots=True)
class _Found:
    """What was found so far, of a file whose odd lines are read in some encoding."""

    starts: list[int]
    read_as: Encoding
    lines: list[int] = field(default_factory=list)
    records: list[int] = field(default_factory=list)
    utf_8: bool = False
    odd: bool = False
    line_count: int = 0
    newlines: dict[bytes, int] = field(default_factory=dict)
    nul: bool = False


def index_lines(
    source: Source, progress: Progress | None = None, read_as: Encoding = DEFAULT
) -> LineIndex:
    """Return where the lines of a file stand that is not UTF-16.

    From then on the source knows its bytes by their sums.

    Args:
        source: the file.
        progress: is told how far it is.
        read_as: what lines are read as that are not UTF-8.

    Raises:
        LineTooLongError: a line is longer than LONGEST_LINE.
        SourceError: it cannot be read, or was changed meanwhile.
    """
    size = source.size
    mark = codecs.BOM_UTF8
    bom = size >= len(mark) and source.read(0, len(mark)) == mark
    found = _Found([len(mark) if bom else 0], read_as)
    sums: list[Sums] = []
    reported = 0
    for lines, read in _whole_lines(source, sums, found):
        _look_at(lines, found)
        if progress is not None and read - reported >= _REPORT:
            progress(read, size)
            reported = read
    source.know(PageSums(size, np.concatenate(sums) if sums else np.empty(0, np.uint64)))
    # Perhaps it has but grown: then all of it is still what it was when it was looked at.
    source.check()
    if progress is not None:
        progress(size, size)
    newline = max(found.newlines, key=found.newlines.__getitem__, default=b"\n").decode()
    encoding = read_as if found.odd and not (found.utf_8 or bom) else "utf-8"
    places = found.starts, found.lines, found.records
    return LineIndex(*places, encoding, bom, newline, found.nul, found.odd)


def _whole_lines(source: Source, sums: list[Sums], found: "_Found") -> Iterator[tuple[_Lines, int]]:
    """Yield whole lines of a file, and how many bytes were read; `sums` gets those of its pages."""
    room = _Room(_LEAD, _CHUNK)
    lead = room.lead
    # What was read of the line that goes on in the next chunk, found to have no end.
    held: list[bytes] = []
    before = 0
    for place in range(0, source.size, _CHUNK):
        count = min(_CHUNK, source.size - place)
        with memoryview(room.buffer) as view:
            source.fill(view[lead : lead + count], place)
        sums.append(sums_of(room.bytes[lead : lead + count], page_sums.PAGE_BYTES, room.scratch))
        found.nul = found.nul or room.buffer.find(b"\0", lead, lead + count) >= 0
        first = lead if place else lead + found.starts[0]
        end = _end_of_lines(room.buffer, first, lead + count, at_end=place + count == source.size)
        if end is None and held and held[-1].endswith(b"\r"):
            end = first
        if before + (end or lead + count) - first > LONGEST_LINE:
            raise LineTooLongError(found.line_count + 1)
        if end is None:
            held.append(bytes(room.buffer[first : lead + count]))
            before += len(held[-1])
            continue
        rest = bytes(room.buffer[end : lead + count])
        if before > first:
            # A long line: a room for it alone.
            long = _Room(before, end - first)
            long.buffer[before:-1] = room.buffer[first:end]
            lines = _Lines(long, 0, len(long.buffer) - 1)
        else:
            lines = _Lines(room, first - before, end)
        lines.room.buffer[lines.first : lines.first + before] = b"".join(held)
        if lines.last > lines.first:
            yield lines, place + count
        held, before = ([rest] if rest else []), len(rest)


def _end_of_lines(buffer: bytearray, first: int, last: int, *, at_end: bool) -> int | None:
    """Return where the last whole line ends that ends between two places; None if none does."""
    if at_end:
        return last
    # A carriage return in the last place may be half of a line break.
    return buffer.rfind(b"\n", first, last) + 1 or buffer.rfind(b"\r", first, last - 1) + 1 or None


def _look_at(lines: _Lines, found: _Found) -> None:
    """Add what whole lines hold."""
    room, first, last = lines
    # Behind the last line, so that no line that is blank to its end runs out of the lines.
    room.buffer[last] = _LF
    data = lines.data
    ascii_alone = int(data.max()) < 0x80
    if not ascii_alone and not (found.utf_8 and found.odd):
        is_whole = _is_utf_8(room.buffer, first, last)
        found.odd = found.odd or not is_whole
        found.utf_8 = found.utf_8 or is_whole or _has_utf_8_line(lines)
    ends: Bools = np.equal(data, _LF, out=room.feeds[: last - first])
    if lines.have(b"\r"):
        _add_exactly(lines, _ends(data, ends, found), found)
        return
    before = found.line_count
    plain = ascii_alone and not _may_hold_asides(lines, ends)
    if not (plain and _add_plainly(lines, ends, found)):
        _add_exactly(lines, ends, found)
    ended = found.line_count - before - (not ends[-1])
    if ended:
        found.newlines[b"\n"] = found.newlines.get(b"\n", 0) + ended


def _is_utf_8(buffer: bytearray, first: int, last: int) -> bool:
    try:
        with memoryview(buffer) as view:
            codecs.utf_8_decode(view[first:last], "strict", True)
    except UnicodeDecodeError:
        return False
    return True


def _has_utf_8_line(lines: _Lines) -> bool:
    """Tell whether a line of some is UTF-8 and not ASCII alone; few need to be looked at."""
    data = lines.data
    # What a character goes on with; then also what it begins with before that.
    goes_on = np.bitwise_and(data, 0xC0, out=lines.room.pairs[: len(data)])
    follows: Bools = np.equal(goes_on, 0x80, out=lines.room.feeds[: len(data)])
    if not follows.any():
        return False
    follows[:-1] = follows[1:] & (data[:-1] >= _FIRST_LEAD)
    return bool(follows[:-1].any()) and has_utf_8_line(data.tobytes())


def _ends(data: NDArray[np.uint8], feeds: Bools, found: _Found) -> Bools:
    """Return the places where lines end that may end with carriage returns; count the endings."""
    returns: Bools = np.equal(data, _CR)
    pairs: Bools = np.zeros_like(returns)
    np.logical_and(returns[:-1], feeds[1:], out=pairs[:-1])
    alone = returns & ~pairs
    counts = {
        b"\r\n": int(np.count_nonzero(pairs)),
        b"\r": int(np.count_nonzero(alone)),
    }
    counts[b"\n"] = int(np.count_nonzero(feeds)) - counts[b"\r\n"]
    unseen = [newline for newline, count in counts.items() if count]
    if any(newline not in found.newlines for newline in unseen):
        # Of endings that are equally many, the one that comes first is the file's.
        behind = np.zeros_like(pairs)
        behind[1:] = pairs[:-1]
        masks = {b"\r\n": pairs, b"\r": alone, b"\n": feeds & ~behind}
        unseen.sort(key=lambda newline: int(masks[newline].argmax()))
    for newline in unseen:
        found.newlines[newline] = found.newlines.get(newline, 0) + counts[newline]
    return feeds | alone


def _may_hold_asides(lines: _Lines, ends: Bools) -> bool:
    """Tell whether lines of ASCII may begin with anything that only asides begin with."""
    data = lines.data
    if data[0] <= _LAST_ODD or data[0] == _SEMICOLON:
        return True
    # A line feed is below them all, so the larger of two neighbours tells whether both may be so.
    pairs = np.maximum(data[:-1], data[1:], out=lines.room.pairs[: len(data) - 1])
    if len(pairs) and int(pairs.min()) <= _LAST_ODD:
        return True
    if not lines.have(b";"):
        return False
    semicolons = np.equal(data[1:], _SEMICOLON, out=pairs.view(np.bool_))
    return bool(np.logical_and(ends[:-1], semicolons, out=semicolons).any())


def _add_plainly(lines: _Lines, ends: Bools, found: _Found) -> bool:
    """Add lines that all are records and end with line feeds; False: blocks hold too many."""
    count, begin = len(ends), lines.first
    cuts = [0]
    for wanted in range(BLOCK_BYTES, count - BLOCK_BYTES // 2, BLOCK_BYTES):
        place = begin + max(wanted, cuts[-1])
        cut = lines.room.buffer.find(b"\n", place, lines.last) + 1 - begin
        if cuts[-1] < cut < count:
            cuts.append(cut)
    cuts.append(count)
    sizes = [int(np.count_nonzero(ends[first:last])) for first, last in pairwise(cuts)]
    sizes[-1] += not ends[-1]
    if max(sizes) > BLOCK_LINES:
        return False
    _add(cuts[1:], sizes, sizes, found)
    return True


def _add_exactly(run: _Lines, ends: Bools, found: _Found) -> None:
    """Add any lines, each looked at."""
    starts: Places = np.concatenate(([0], np.flatnonzero(ends[:-1]) + 1))
    count, total = len(ends), len(starts)
    asides = _asides(run, starts, found.read_as)
    cuts = [0]
    for wanted in (*range(BLOCK_BYTES, count - BLOCK_BYTES // 2, BLOCK_BYTES), count):
        cut = int(np.searchsorted(starts, wanted))
        while cut - cuts[-1] > BLOCK_LINES:
            cuts.append(cuts[-1] + BLOCK_LINES)
        if cut > cuts[-1]:
            cuts.append(cut)
    firsts = cuts[:-1]
    lines = np.diff(cuts)
    records = lines - np.add.reduceat(asides, firsts, dtype=np.intp)
    behind = [int(starts[cut]) if cut < total else count for cut in cuts[1:]]
    _add(behind, lines.tolist(), records.tolist(), found)


def _asides(run: _Lines, starts: Places, read_as: Encoding) -> Bools:
    """Return which lines are asides."""
    padded = run.room.bytes[run.first : run.last + 1]
    firsts = padded[starts]
    asides: Bools = _ASIDES[firsts]
    untold: Bools = _UNTOLD[firsts]
    lines: Places = np.flatnonzero((firsts == _BLANK) | (firsts == _TAB))
    places = starts[lines]
    for _ in range(_ROUNDS):
        if not len(lines):
            break
        places = places + 1
        bytes_there = padded[places]
        asides[lines] = _ASIDES[bytes_there]
        untold[lines] = _UNTOLD[bytes_there]
        blank = (bytes_there == _BLANK) | (bytes_there == _TAB)
        lines, places = lines[blank], places[blank]
    untold[lines] = True
    if not untold.any():
        return asides
    behind = np.append(starts[1:], run.last - run.first)
    for line in np.flatnonzero(untold).tolist():
        text = padded[int(starts[line]) : int(behind[line])].tobytes()
        asides[line] = is_aside(decoded(text, read_as))
    return asides


def _add(ends: list[int], lines: list[int], records: list[int], found: _Found) -> None:
    start = found.starts[-1]
    found.starts += [start + end for end in ends]
    found.lines += lines
    found.records += records
    found.line_count += sum(lines)
