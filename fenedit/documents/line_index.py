"""Where the lines of a large file stand: blocks of them, found in one pass over its bytes by numpy.

What `fenedit.documents.record.is_aside` says of a line is told from its first byte, and exactly,
by reading the line, where that byte tells too little.
"""

import codecs
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fenedit.documents.encoding import BinaryDataError, Encoding
from fenedit.documents.file_source import Source
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
"""Bytes that are looked at in one go: few calls a line, and its arrays stay in the cache."""
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
# Blanks of ASCII; then first bytes of those of Latin-1 and of UTF-8.
_UNTOLD[list(b"\x0b\x0c\x1c\x1d\x1e\x1f\x85\xa0\xc2\xe1\xe2\xe3")] = True

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
        encoding: "utf-8", or else "latin-1".
        bom: whether the file begins with the byte order mark of UTF-8.
        newline: what ends most lines.
    """

    starts: list[int]
    lines: list[int]
    records: list[int]
    encoding: Encoding
    bom: bool
    newline: str


class _Chunk:
    """A buffer for the bytes that are looked at, and arrays for what is computed of them.

    They are used over and over: fresh memory of this size would cost more than the computing.
    """

    def __init__(self, size: int) -> None:
        # A byte more, for what stands behind the last line.
        self.buffer = bytearray(size + 1)
        self.size = size
        self.bytes = np.frombuffer(self.buffer, np.uint8)
        self.feeds = np.empty(size, np.bool_)
        self.pairs = np.empty(size, np.uint8)


@dataclass(slots=True)
class _Found:
    """What was found so far. Of records, two counts: if the text is UTF-8, and if Latin-1."""

    starts: list[int]
    lines: list[int] = field(default_factory=list)
    records: list[int] = field(default_factory=list)
    latin_records: list[int] = field(default_factory=list)
    utf_8: bool = True
    line_count: int = 0
    newlines: dict[bytes, int] = field(default_factory=dict)


def index_lines(source: Source, progress: Progress | None = None) -> LineIndex:
    """Return where the lines of a file stand that is UTF-8 or else Latin-1.

    Raises:
        BinaryDataError: it has a NUL byte.
        LineTooLongError: a line is longer than LONGEST_LINE.
        SourceError: it cannot be read, or was changed meanwhile.
    """
    size, chunk = source.size, _Chunk(_CHUNK)
    mark = codecs.BOM_UTF8
    bom = size >= len(mark) and source.read(0, len(mark)) == mark
    place = reported = len(mark) if bom else 0
    found = _Found([place])
    while place < size:
        count = min(chunk.size, size - place)
        with memoryview(chunk.buffer) as view:
            source.fill(view[:count], place)
        end = _end_of_lines(chunk.buffer, count, at_end=place + count == size)
        if not end:
            if count >= LONGEST_LINE:
                raise LineTooLongError(found.line_count + 1)
            chunk = _Chunk(min(4 * chunk.size, LONGEST_LINE))
            continue
        _look_at(chunk, end, found)
        place += end
        if chunk.size > _CHUNK:
            chunk = _Chunk(_CHUNK)
        if progress is not None and place - reported >= _REPORT:
            progress(place, size)
            reported = place
    source.check()
    if progress is not None:
        progress(size, size)
    newline = max(found.newlines, key=found.newlines.__getitem__, default=b"\n").decode()
    records = found.records if found.utf_8 else found.latin_records
    encoding: Encoding = "utf-8" if found.utf_8 else "latin-1"
    return LineIndex(found.starts, found.lines, records, encoding, bom, newline)


def _end_of_lines(buffer: bytearray, count: int, *, at_end: bool) -> int:
    """Return where the last whole line in a buffer ends, 0 if there is none."""
    if at_end:
        return count
    # A carriage return in the last place may be half of a line break.
    return buffer.rfind(b"\n", 0, count) + 1 or buffer.rfind(b"\r", 0, count - 1) + 1


def _look_at(chunk: _Chunk, count: int, found: _Found) -> None:
    """Add what whole lines at the beginning of a chunk hold."""
    buffer = chunk.buffer
    if buffer.find(b"\0", 0, count) >= 0:
        raise BinaryDataError("a NUL byte")
    # Behind the last line, so that no line that is blank to its end runs out of the chunk.
    buffer[count] = _LF
    data = chunk.bytes[:count]
    ascii_alone = int(data.max()) < 0x80
    if found.utf_8 and not ascii_alone:
        found.utf_8 = _is_utf_8(buffer, count)
    ends: Bools = np.equal(data, _LF, out=chunk.feeds[:count])
    if buffer.find(b"\r", 0, count) >= 0:
        _add_exactly(chunk, _ends(data, ends, found), found)
        return
    before = found.line_count
    plain = ascii_alone and not _may_hold_asides(chunk, count)
    if not (plain and _add_plainly(buffer, count, ends, found)):
        _add_exactly(chunk, ends, found)
    ended = found.line_count - before - (not ends[-1])
    if ended:
        found.newlines[b"\n"] = found.newlines.get(b"\n", 0) + ended


def _is_utf_8(buffer: bytearray, count: int) -> bool:
    try:
        with memoryview(buffer) as view:
            codecs.utf_8_decode(view[:count], "strict", True)
    except UnicodeDecodeError:
        return False
    return True


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


def _may_hold_asides(chunk: _Chunk, count: int) -> bool:
    """Tell whether lines of ASCII may begin with anything that only asides begin with."""
    data, ends = chunk.bytes[:count], chunk.feeds[:count]
    if data[0] <= _LAST_ODD or data[0] == _SEMICOLON:
        return True
    # A line feed is below them all, so the larger of two neighbours tells whether both may be so.
    pairs = np.maximum(data[:-1], data[1:], out=chunk.pairs[: count - 1])
    if count > 1 and int(pairs.min()) <= _LAST_ODD:
        return True
    if chunk.buffer.find(b";", 0, count) < 0:
        return False
    semicolons = np.equal(data[1:], _SEMICOLON, out=chunk.pairs[: count - 1].view(np.bool_))
    return bool(np.logical_and(ends[:-1], semicolons, out=semicolons).any())


def _add_plainly(buffer: bytearray, count: int, ends: Bools, found: _Found) -> bool:
    """Add lines that all are records and end with line feeds; False: blocks hold too many."""
    cuts = [0]
    for wanted in range(BLOCK_BYTES, count - BLOCK_BYTES // 2, BLOCK_BYTES):
        cut = buffer.find(b"\n", max(wanted, cuts[-1]), count) + 1
        if cuts[-1] < cut < count:
            cuts.append(cut)
    cuts.append(count)
    lines = [int(np.count_nonzero(ends[first:last])) for first, last in pairwise(cuts)]
    lines[-1] += not ends[-1]
    if max(lines) > BLOCK_LINES:
        return False
    _add(cuts[1:], lines, lines, lines, found)
    return True


def _add_exactly(chunk: _Chunk, ends: Bools, found: _Found) -> None:
    """Add any lines, each looked at."""
    starts: Places = np.concatenate(([0], np.flatnonzero(ends[:-1]) + 1))
    count, total = len(ends), len(starts)
    asides, latin_asides = _asides(chunk, starts, count)
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
    latin = lines - np.add.reduceat(latin_asides, firsts, dtype=np.intp)
    behind = [int(starts[cut]) if cut < total else count for cut in cuts[1:]]
    _add(behind, lines.tolist(), records.tolist(), latin.tolist(), found)


def _asides(chunk: _Chunk, starts: Places, count: int) -> tuple[Bools, Bools]:
    """Return which lines are asides if the text is UTF-8, and which if it is Latin-1."""
    padded = chunk.bytes
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
        return asides, asides
    latin_asides = asides.copy()
    behind = np.append(starts[1:], count)
    for line in np.flatnonzero(untold).tolist():
        text = chunk.buffer[int(starts[line]) : int(behind[line])]
        latin_asides[line] = is_aside(text.decode("latin-1"))
        # What is no UTF-8 makes a file of Latin-1, and the answer does not count.
        asides[line] = is_aside(text.decode("utf-8", "replace"))
    return asides, latin_asides


def _add(
    ends: list[int], lines: list[int], records: list[int], latin: list[int], found: _Found
) -> None:
    start = found.starts[-1]
    found.starts += [start + end for end in ends]
    found.lines += lines
    found.records += records
    found.latin_records += latin
    found.line_count += sum(lines)
