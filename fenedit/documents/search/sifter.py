"""The lines of a block that pass a sieve, found by numpy many lines at a time.

Only a line that is plain as far as it matters is ever held back: its placement stands at its
beginning, and the ranks that speak against it are strict, or all up to the man that does is part
of a placement. All others pass.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from fenedit.documents.search.sieve import RankContent, Sieve, Way
from fenedit.documents.search.text_arrays import (
    IN_EVERY_BYTE,
    LAST_BYTE,
    ONE,
    ONES,
    TOPS,
    Bytes,
    Flags,
    Ints,
    Words,
    keep_memory,
    pages,
    words_at_every_byte,
)
from fenedit.notation.position import EMPTY, PIECES
from fenedit.notation.query.terms import Count, all_but

_LOWS: Final = np.uint64(0x7F * IN_EVERY_BYTE)
_BYTE: Final = np.uint64(8)
_ALL_WAYS: Final = ~np.uint64(0)
_DIGIT, _ODD = 0x10, 0x20


def _class_in_rank(byte: int) -> int:
    """Return what a byte of a rank counts as: its width in squares, and bits above."""
    char = chr(byte)
    if char in PIECES:
        return 1
    if char in "12345678":
        return _DIGIT | int(char)
    return 0 if byte == 0 else _ODD


_CLASSES: Final = bytes(map(_class_in_rank, range(256)))
_WIDTHS: Final = np.uint64(0x0F * IN_EVERY_BYTE)
_DIGITS: Final = np.uint64(_DIGIT * IN_EVERY_BYTE)
_ODD_BYTES: Final = np.uint64(_ODD * IN_EVERY_BYTE)


class Demands:
    """What ways ask of a rank.

    Args:
        ways: 64 at most.
        rank: counted from 0.
    """

    def __init__(self, ways: Sequence[Way], rank: int) -> None:
        found: dict[tuple[RankContent, ...], int] = {}
        for number, way in enumerate(ways):
            if held := dict(way.ranks).get(rank):
                found[held] = found.get(held, 0) | 1 << number
        self._ways_of_demands = [(held, ~np.uint64(numbers)) for held, numbers in found.items()]

    def close(self, words: Words, open_ways: Words) -> Flags:
        """Close the ways that ranks do not fit; return which words are strict ranks at all.

        Args:
            words: the ranks.
            open_ways: for each, a bit for every way that is open; changed here.
        """
        classes = np.frombuffer(words.tobytes().translate(_CLASSES), np.uint64)
        sums = (classes & _WIDTHS) * ONES
        # A digit beside another one is not strict.
        plain: Flags = (classes & (_ODD_BYTES | (classes >> _BYTE & _DIGITS))) == 0
        plain &= sums >> LAST_BYTE == 8
        equal = {
            piece: _zeros(words ^ np.uint64(ord(piece) * IN_EVERY_BYTE)) for piece in self._pieces()
        }
        for held, others in self._ways_of_demands:
            is_met: Flags = np.ones(len(words), np.bool_)
            for file, contents in held:
                here = _zeros(sums ^ np.uint64((file + 1) * IN_EVERY_BYTE))
                is_met &= _holds(contents, equal, here)
            open_ways &= np.where(is_met, _ALL_WAYS, others)
        return plain

    def _pieces(self) -> str:
        """Return the pieces of which the places in a rank are asked for."""
        named = {
            piece
            for held, _ in self._ways_of_demands
            for _, contents in held
            for piece in (contents if EMPTY not in contents else all_but(contents))
        }
        return "".join(named)


def _holds(contents: str, equal: dict[str, Words], here: Words) -> Flags:
    """Tell of ranks whether a square holds one of some contents, by flags of its place."""
    # Where no man stands that may not, the square is empty or holds one that may.
    listed = all_but(contents) if EMPTY in contents else contents
    found = np.zeros(len(here), np.uint64)
    for piece in listed:
        found |= equal[piece]
    found &= here
    is_held: Flags = (found == 0) if EMPTY in contents else (found != 0)
    return is_held


def _zeros(words: Words) -> Words:
    """Return words whose bytes have their highest bit set where they were zero, and no other."""
    flags: Words = words & _LOWS
    flags += _LOWS
    flags |= words
    flags |= _LOWS
    return ~flags


WIDTH: Final = 72
"""Characters of the longest strict placement, and one; a multiple of eight."""
_COLUMNS: Final = np.arange(0, WIDTH, 8)
_PLACEMENT: Final = "/12345678" + PIECES
_SLASHES_OF_BOARD: Final = 7
_FEW: Final = 0.03
"""The share of lines below which men are counted at once, not looked for in further columns."""

# What a byte counts as where pieces are looked for: bits, below them one for each set of pieces.
_STOP: Final = 0x80
"""It is no character of a placement."""
_SLASH: Final = 0x40
_MOST_SETS: Final = 6
_STOPS: Final = np.uint64(_STOP * IN_EVERY_BYTE)
_SLASHES: Final = np.uint64(_SLASH * IN_EVERY_BYTE)
_TO_LAST_BIT: Final = np.uint64(6)
_FLAG: Final = np.uint64(7)
"""Where the highest bit of a byte stands."""

# Where men are counted, every byte has two numbers: the sums of nine words fit in half a byte.
_LOW: Final = np.uint64(0x0F * IN_EVERY_BYTE)
_HIGH: Final = 0x10
_TO_LOW: Final = np.uint64(4)


class Text:
    """Bytes of which words of eight are looked at, from wherever they begin.

    Attributes:
        data: the bytes.
        words: what begins at each place, eight bytes each.
    """

    def __init__(self, data: Bytes) -> None:
        self.data = data
        self.words = words_at_every_byte(data)

    def classes(self, places: Ints, table: bytes) -> Words:
        """Return what the eight bytes from some places on count as, by a table of all bytes."""
        return _classes(self.words[places], table)


class Bars:
    """Pieces of which ways leave none: lines that have one against every way are held back.

    A letter is a man on the board if up to it there are only characters of a placement, among them
    a slash but not eight. Elsewhere it may stand for anything: in a label, an address, a pocket.

    Args:
        ways: of which a placement must fit one.
    """

    def __init__(self, ways: Sequence[Way]) -> None:
        sets = list(dict.fromkeys(map(missing_pieces, ways)))
        if len(sets) > _MOST_SETS:
            sets = ["".join(piece for piece in PIECES if all(piece in each for each in sets))]
        self._is_any = all(sets)
        self._bits = [np.uint64((1 << bit) * IN_EVERY_BYTE) for bit in range(len(sets))]
        self._table = bytes(_class_of(chr(byte), sets) for byte in range(256))

    def __bool__(self) -> bool:
        """Whether it can hold anything back."""
        return self._is_any

    def passed(self, text: Text, lines: Ints, starts: Ints) -> Ints:
        """Return those of some lines that have nothing against one way, or are not plain."""
        seen = text.classes(starts, self._table)
        # Every placement is longer than eight characters.
        odd = (seen & _STOPS) != 0
        without_slash = np.flatnonzero((seen & _SLASHES) == 0)
        odd[without_slash] |= text.data.take(starts.take(without_slash) + 8) != ord("/")
        left = np.flatnonzero(self._fit(seen) | odd)
        few = len(lines) * _FEW
        odd = odd.take(left)
        lines = lines.take(left)
        kept, lines = [lines[odd]], lines[~odd]
        left = left[~odd]
        starts, seen = starts.take(left), seen.take(left)
        slashes = _sums((seen & _SLASHES) >> _TO_LAST_BIT)
        for column in _COLUMNS[1:].tolist():
            if len(lines) <= few:
                break
            classes = text.classes(starts + column, self._table)
            stops = classes & _STOPS
            classes &= _before(stops)
            seen |= classes
            slashes += _sums((classes & _SLASHES) >> _TO_LAST_BIT)
            # Behind eight slashes stand men in hand.
            odd = slashes > _SLASHES_OF_BOARD
            fits = self._fit(seen) | odd
            ends = (stops != 0) | odd
            kept.append(lines[fits & ends])
            left = np.flatnonzero(fits & ~ends)
            lines, starts = lines.take(left), starts.take(left)
            seen, slashes = seen.take(left), slashes.take(left)
        return np.sort(np.concatenate([lines, *kept]))

    def _fit(self, seen: Words) -> Flags:
        """Tell what has nothing against one way, by what its bytes count as."""
        fits: Flags = (seen & self._bits[0]) == 0
        for bits in self._bits[1:]:
            fits |= (seen & bits) == 0
        return fits


class Census:
    """Counts the men of placements.

    Args:
        kinds: pieces that are counted together.
    """

    def __init__(self, kinds: Sequence[str] = ()) -> None:
        # The first half of the first table counts slashes.
        halves = ["/", *kinds]
        pairs = [halves[first : first + 2] for first in range(0, len(halves), 2)]
        self._tables = [_table(pair, stops=not number) for number, pair in enumerate(pairs)]
        self._kinds = len(kinds)

    def read(self, text: Text, starts: Ints) -> "Placements":
        """Return what stands at some places."""
        places = starts[:, None] + _COLUMNS
        words = text.words[places]
        classes = _classes(words, self._tables[0])
        stops = classes & _STOPS
        before = _before(stops)
        # Behind the first stop nothing is looked at.
        before[:, 1:] *= np.logical_and.accumulate(stops[:, :-1] == 0, axis=1)
        counts: list[Words] = []
        for number, table in enumerate(self._tables):
            if number:
                classes = _classes(words, table)
            classes &= before
            total = np.add.reduce(classes, axis=1)
            counts += (_sums(total & _LOW), _sums(total >> _TO_LOW & _LOW))
        ends = starts + _sums(np.add.reduce(before & ONES, axis=1)).view(np.int64)
        plain: Flags = counts[0] == _SLASHES_OF_BOARD
        plain &= text.data.take(ends) == ord(" ")
        # Else the last rank may stand behind the blank.
        plain &= text.data.take(ends - 1) != ord("/")
        return Placements(ends, plain, counts[1 : self._kinds + 1])


class Placements(NamedTuple):
    """The placements of some lines.

    Attributes:
        ends: where the first character stands that is none of a placement, 72 characters behind
            its beginning at most.
        plain: whether they have seven slashes and a blank behind them, so that all letters up to
            there, and no others, are men of any position that the line can mean.
        counts: for each kind, how many there are.
    """

    ends: Ints
    plain: Flags
    counts: list[Words]


def missing_pieces(way: Way) -> str:
    """Return the pieces that a way leaves none of."""
    return "".join(piece for piece, (_, high) in way.bounds if high == 0)


def _class_of(char: str, sets: Sequence[str]) -> int:
    if char not in _PLACEMENT:
        return _STOP
    if char == "/":
        return _SLASH
    return sum(1 << bit for bit, pieces in enumerate(sets) if char in pieces)


def _table(pair: Sequence[str], *, stops: bool) -> bytes:
    """Return the table that counts two kinds of characters, each in half a byte."""
    table = bytearray(256)
    if stops:
        table = bytearray(0 if chr(byte) in _PLACEMENT else _STOP for byte in range(256))
    for kind, number in zip(pair, (1, _HIGH), strict=False):
        for char in kind:
            table[ord(char)] = number
    return bytes(table)


def _classes(words: Words, table: bytes) -> Words:
    """Return what the bytes of words count as, by a table of all bytes."""
    classes = bytearray(words.tobytes().translate(table))
    return np.frombuffer(classes, np.uint64).reshape(words.shape)


def _before(stops: Words) -> Words:
    """Return words with all bits set in the bytes before the first one whose highest bit is set."""
    first = ~stops
    first += ONE
    first &= stops
    first >>= _FLAG
    first -= ONE
    return first


def _sums(words: Words) -> Words:
    """Return the sums of the bytes of words, which must be below 256."""
    sums: Words = words * ONES
    sums >>= LAST_BYTE
    return sums


_PAGE_SIZE: Final = 1 << 21
_PAGE_LINES: Final = 1 << 16
"""Bytes, and lines, looked at in one go: the arrays stay in the cache."""
_PADDING: Final = b"\n" * (WIDTH + 24)
"""Behind each page, because words are gathered beyond its end."""
_END, _END_OF_LAST = "/", " "
"""What ends a rank."""
_PLACES_IN_WORD: Final = np.uint64(0x0001020304050607)
"""Times a word with the lowest bit of one byte set, its highest byte tells which that is."""
_FRACTION: Final = 52
"""Bits of a float's fraction; above them stands its exponent,"""
_BIAS: Final = 1023
"""and this more."""
_WALKED: Final = (7, 6, 5, 4, 3, 2, 1, 0)
"""Ranks in the order of FEN."""
_STARTS_ASIDE: Final = np.zeros(256, np.bool_)
# Where carriage returns stand before newlines alone, one at the beginning makes a blank line.
_STARTS_ASIDE[list(b"#%;\n\r")] = True
_MAY_START_ASIDE: Final = np.zeros(256, np.bool_)
_MAY_START_ASIDE[list(b"\0 \t\v\f\x1c\x1d\x1e\x1f")] = True
_MAY_START_ASIDE[0x80:] = True


class Sifted(NamedTuple):
    """What is known of a block.

    Attributes:
        lines: how many lines it has.
        passed: which of them, from 0, pass the sieve, each with its bytes without the newline.
        asides: which lines are empty, or comments by their first byte.
        odd: which lines may be blank or comments, by their first byte, each with its bytes.
    """

    lines: int
    passed: list[tuple[int, bytes]]
    asides: Ints
    odd: list[tuple[int, bytes]]


class Sifter:
    """Holds back the lines of blocks that cannot be meant."""

    def __init__(self, sieve: Sieve) -> None:
        keep_memory()
        self._sieve = sieve
        self._groups = [_Group(ways) for ways in sieve.groups]

    def sift(self, block: bytes) -> Sifted:
        """Return what passes of a block that ends with a newline, whose lines end with LF, CRLF."""
        passed: list[tuple[int, bytes]] = []
        odd: list[tuple[int, bytes]] = []
        asides: list[Ints] = [np.empty(0, np.int64)]
        lines = 0
        for start, end in pages(block, _PAGE_SIZE, _PAGE_LINES):
            page = _Page(block, start, end)
            passed += page.lines(self._passing(page), lines)
            first_bytes = page.data.take(page.starts)
            asides.append(lines + np.flatnonzero(_STARTS_ASIDE.take(first_bytes)))
            odd += page.lines(np.flatnonzero(_MAY_START_ASIDE.take(first_bytes)), lines)
            lines += len(page.starts)
        return Sifted(lines, passed, np.concatenate(asides), odd)

    def _passing(self, page: "_Page") -> Ints:
        """Return which lines of a page pass."""
        left = np.arange(len(page.starts))
        for needle in self._sieve.needles:
            left = left[page.holds(needle, left)]
            if not len(left):
                return left
        if not (self._sieve.side or self._groups):
            return left
        odd: list[Ints] = []
        for group in self._groups:
            left, unclear = group.sifted(page, left)
            odd += unclear
        if self._sieve.side and len(left):
            is_side, is_odd = page.moves(self._sieve.side, left)
            odd.append(left[is_odd])
            left = left[is_side]
        return np.unique(np.concatenate([left, *odd]))


class _Page(Text):
    """Some lines of a block.

    Args:
        block: it has newlines.
        start: where a line begins.
        end: behind a newline.

    Attributes:
        data: the lines, and some bytes behind them.
        starts: where its lines begin.
        ends: where their newlines stand.
    """

    def __init__(self, block: bytes, start: int, end: int) -> None:
        if end + len(_PADDING) > len(block):
            block, start, end = block[start:end] + _PADDING, 0, end - start
        self._block, self._start, self._size = block, start, end - start
        super().__init__(np.frombuffer(block, np.uint8, self._size + len(_PADDING), start))
        self.ends = _newlines(self.data, self._size)
        self.starts: Ints = np.empty_like(self.ends)
        self.starts[0] = 0
        np.add(self.ends[:-1], 1, out=self.starts[1:])

    def lines(self, indices: Ints, offset: int) -> list[tuple[int, bytes]]:
        """Return lines with their number, to which an offset is added."""
        starts = (self.starts.take(indices) + self._start).tolist()
        ends = (self.ends.take(indices) + self._start).tolist()
        numbers = (indices + offset).tolist()
        return [
            (number, self._block[start:end])
            for number, start, end in zip(numbers, starts, ends, strict=True)
        ]

    def holds(self, needle: bytes, lines: Ints) -> Flags:
        """Tell of some lines whether they hold a text in whatever case, or no ASCII alone."""
        text = self._block[self._start : self._start + self._size].lower()
        flags: Flags = np.zeros(len(self.starts), np.bool_)
        places = []
        place = text.find(needle)
        while place >= 0:
            places.append(place)
            # One in a line is enough.
            place = text.find(needle, text.index(b"\n", place))
        if places:
            flags[np.searchsorted(self.ends, places)] = True
        if not text.isascii():
            foreign = np.flatnonzero(self.data[: self._size] & 0x80)
            flags[np.searchsorted(self.ends, foreign)] = True
        taken: Flags = flags.take(lines)
        return taken

    def next_rank(self, starts: Ints, end: str) -> tuple[Words, Ints]:
        """Return what begins at some places up to what ends a rank, and where that stands.

        A word holds at most eight bytes, with NUL behind.
        """
        words: Words = self.words[starts]
        marked = words ^ np.uint64(ord(end) * IN_EVERY_BYTE)
        found = marked - ONES
        found &= ~marked
        found &= TOPS
        # Of all bits only the lowest is sure to be one of an end.
        found &= ~found + ONE
        # What ends the rank is no part of it.
        words &= (found >> _FLAG) - ONE
        bits = found.astype(np.float64).view(np.int64) >> _FRACTION
        ends = starts + np.where(found, (bits - _BIAS) >> 3, 8)
        return words, ends

    def moves(self, side: str, lines: Ints) -> tuple[Flags, Flags]:
        """Tell of lines whether a side is to move, and whether that is not plain."""
        ends, plain, _ = _NOBODY.read(self, self.starts.take(lines))
        words = self.words[ends] & np.uint64(0xFFFFFF)
        white, black = (int.from_bytes(text, "little") for text in (b" w ", b" b "))
        is_side: Flags = words == (white if side == "w" else black)
        is_odd: Flags = ~plain | ((words != white) & (words != black))
        return is_side & ~is_odd, is_odd


def _newlines(data: Bytes, size: int) -> Ints:
    """Return where newlines stand among the first bytes of some, the last of which is one."""
    flags = data[: size + -size % 8] == ord("\n")
    flags[size:] = False
    words = flags.view(np.uint64)
    # Eight bytes at a time: few lines are so short that two newlines stand among them.
    places: Ints = np.flatnonzero(words != 0)
    found = words[places]
    if (found & (found - ONE)).any():
        return np.flatnonzero(flags)
    found *= _PLACES_IN_WORD
    found >>= LAST_BYTE
    places <<= 3
    places += found.view(np.int64)
    return places


class _Group:
    """Ways of which a placement must fit one."""

    def __init__(self, ways: Sequence[Way]) -> None:
        self._ways = ways
        self._all = np.uint64((1 << len(ways)) - 1)
        self._bars = Bars(ways)
        named = {rank for way in ways for rank, _ in way.ranks}
        self._demands = [
            Demands(ways, rank) for rank in _WALKED if rank >= min(named, default=len(_WALKED))
        ]
        is_capped = any(high is not None for way in ways for _, (_, high) in way.bounds)
        self._counted = [] if named and not is_capped else _kinds(ways)
        self._census = Census([pieces for pieces, _ in self._counted])

    def sifted(self, page: _Page, lines: Ints) -> tuple[Ints, list[Ints]]:
        """Return which of some lines fit a way, and those of which that is not plain."""
        unclear: list[Ints] = []
        if self._bars:
            lines = self._bars.passed(page, lines, page.starts.take(lines))
        open_ways: Words = np.full(len(lines), self._all)
        starts = page.starts.take(lines)
        for rank, demands in zip(_WALKED, self._demands, strict=False):
            end = _END if rank else _END_OF_LAST
            words, ends = page.next_rank(starts, end)
            is_plain = demands.close(words, open_ways)
            is_plain &= page.data.take(ends) == ord(end)
            if not is_plain.all():
                unclear.append(lines[~is_plain])
            fits = open_ways > 0
            fits &= is_plain
            lines, open_ways, starts = lines[fits], open_ways[fits], ends[fits] + 1
        if self._counted and len(lines):
            lines, odd = self._count(page, lines, open_ways)
            unclear.append(odd)
        return lines, unclear

    def _count(self, page: _Page, lines: Ints, open_ways: Words) -> tuple[Ints, Ints]:
        _, plain, counts = self._census.read(page, page.starts.take(lines))
        for (_, bounds), count in zip(self._counted, counts, strict=True):
            for number, bound in enumerate(bounds):
                if bound is not None:
                    low, high = bound
                    fails = count < low
                    if high is not None:
                        fails |= count > high
                    open_ways[fails] &= ~np.uint64(1 << number)
        return lines[plain & (open_ways > 0)], lines[~plain]


_NOBODY: Final = Census()


def _kinds(ways: Sequence[Way]) -> list[tuple[str, list[Count | None]]]:
    """Return the pieces that are counted, with what each way allows.

    Those of which all ways leave none are counted together.
    """
    kinds: list[tuple[str, list[Count | None]]] = []
    missing = "".join(
        piece for piece in PIECES if all(piece in missing_pieces(way) for way in ways)
    )
    if missing:
        kinds.append((missing, [(0, 0)] * len(ways)))
    # To count kings would hold back next to nothing.
    for piece in PIECES.replace("K", "").replace("k", ""):
        bounds = [dict(way.bounds).get(piece) for way in ways]
        if any(bounds) and piece not in missing:
            kinds.append((piece, bounds))
    return kinds
