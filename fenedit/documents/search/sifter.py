"""The lines of a block that pass a sieve, found by numpy many lines at a time.

Only a line that is plain as far as it matters is ever held back: its placement stands at its
beginning, and the ranks that speak against it are strict, or all up to the man that does is part
of a placement. All others pass.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from fenedit.documents.search.columns import WIDTH, Bars, Census, Text, missing_pieces
from fenedit.documents.search.ranks import IN_EVERY_BYTE, LAST_BYTE, ONE, ONES, Demands
from fenedit.documents.search.sieve import Sieve, Way
from fenedit.documents.words import Bytes, Flags, Ints, Words
from fenedit.notation.position import PIECES
from fenedit.notation.query.terms import Count

_PAGE_SIZE: Final = 1 << 21
"""Bytes looked at in one go: the arrays stay in the cache."""
_PAGE_LINES: Final = 1 << 16
"""Lines looked at in one go, about: only of very short ones a page has more."""
_PADDING: Final = b"\n" * (WIDTH + 24)
"""Behind each page, because words are gathered beyond its end."""
_END, _END_OF_LAST = "/", " "
"""What ends a rank."""
_TOPS: Final = np.uint64(0x8080808080808080)
_FLAG: Final = np.uint64(7)
"""Where the highest bit of a byte stands."""
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
_KEPT_MEMORY: Final = 30 << 20
"""The largest block that glibc can be made to keep is a little larger."""


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
        # A large block that was free once stays with the process, and is not fetched again.
        np.empty(_KEPT_MEMORY, np.uint8)
        self._sieve = sieve
        self._groups = [_Group(ways) for ways in sieve.groups]

    def sift(self, block: bytes) -> Sifted:
        """Return what passes of a block that ends with a newline, whose lines end with LF, CRLF."""
        passed: list[tuple[int, bytes]] = []
        odd: list[tuple[int, bytes]] = []
        asides: list[Ints] = [np.empty(0, np.int64)]
        start = lines = 0
        pages = max(1, round(len(block) / _PAGE_SIZE), block.count(b"\n") // _PAGE_LINES)
        size = -(-len(block) // pages)
        while start < len(block):
            end = block.find(b"\n", min(start + size, len(block)) - 1) + 1
            page = _Page(block, start, end)
            passed += page.lines(self._passing(page), lines)
            first_bytes = page.first_bytes
            asides.append(lines + np.flatnonzero(_STARTS_ASIDE.take(first_bytes)))
            odd += page.lines(np.flatnonzero(_MAY_START_ASIDE.take(first_bytes)), lines)
            start, lines = end, lines + len(page.starts)
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
        board = _Board(page)
        odd: list[Ints] = []
        for group in self._groups:
            left, unclear = group.sifted(board, left)
            odd += unclear
        if self._sieve.side and len(left):
            is_side, is_odd = board.moves(self._sieve.side, left)
            odd.append(left[is_odd])
            left = left[is_side]
        return np.unique(np.concatenate([left, *odd]))


class _Page:
    """Some lines of a block.

    Args:
        block: it has newlines.
        start: where a line begins.
        end: behind a newline.

    Attributes:
        data: the lines as numbers, and some bytes behind them.
        starts: where its lines begin.
        ends: where their newlines stand.
    """

    def __init__(self, block: bytes, start: int, end: int) -> None:
        if end + len(_PADDING) > len(block):
            block, start, end = block[start:end] + _PADDING, 0, end - start
        self._block, self._start, self._size = block, start, end - start
        self.data: Bytes = np.frombuffer(block, np.uint8, self._size + len(_PADDING), start)
        self.ends = _newlines(self.data, self._size)
        self.starts: Ints = np.empty_like(self.ends)
        self.starts[0] = 0
        np.add(self.ends[:-1], 1, out=self.starts[1:])

    @property
    def first_bytes(self) -> Bytes:
        """The first byte of each line, a newline where it has none."""
        return self.data.take(self.starts)

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


class _Board(Text):
    """The placements of a page's lines, read from their beginning on."""

    def __init__(self, page: _Page) -> None:
        super().__init__(page.data)
        self._page = page

    def starts(self, lines: Ints) -> Ints:
        """Return where lines begin."""
        starts: Ints = self._page.starts.take(lines)
        return starts

    def next_rank(self, starts: Ints, end: str) -> tuple[Words, Ints]:
        """Return what begins at some places up to what ends a rank, and where that stands.

        A word holds at most eight bytes, with NUL behind.
        """
        words = self.words(starts)
        marked = words ^ np.uint64(ord(end) * IN_EVERY_BYTE)
        found = marked - ONES
        found &= ~marked
        found &= _TOPS
        # Of all bits only the lowest is sure to be one of an end.
        found &= ~found + ONE
        # What ends the rank is no part of it.
        words &= (found >> _FLAG) - ONE
        bits = found.astype(np.float64).view(np.int64) >> _FRACTION
        ends = starts + np.where(found, (bits - _BIAS) >> 3, 8)
        return words, ends

    def are_ends(self, places: Ints, end: str) -> Flags:
        """Tell whether some places are those of ends."""
        flags: Flags = self.data.take(places) == ord(end)
        return flags

    def moves(self, side: str, lines: Ints) -> tuple[Flags, Flags]:
        """Tell of lines whether a side is to move, and whether that is not plain."""
        ends, plain, _ = _NOBODY.read(self, self.starts(lines))
        words = self.words(ends) & np.uint64(0xFFFFFF)
        white, black = (int.from_bytes(text, "little") for text in (b" w ", b" b "))
        is_side: Flags = words == (white if side == "w" else black)
        is_odd: Flags = ~plain | ((words != white) & (words != black))
        return is_side & ~is_odd, is_odd


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

    def sifted(self, board: _Board, lines: Ints) -> tuple[Ints, list[Ints]]:
        """Return which of some lines fit a way, and those of which that is not plain."""
        unclear: list[Ints] = []
        if self._bars:
            lines = self._bars.passed(board, lines, board.starts(lines))
        open_ways: Words = np.full(len(lines), self._all)
        starts = board.starts(lines)
        for rank, demands in zip(_WALKED, self._demands, strict=False):
            end = _END if rank else _END_OF_LAST
            words, ends = board.next_rank(starts, end)
            is_plain = demands.close(words, open_ways)
            is_plain &= board.are_ends(ends, end)
            if not is_plain.all():
                unclear.append(lines[~is_plain])
            fits = open_ways > 0
            fits &= is_plain
            lines, open_ways, starts = lines[fits], open_ways[fits], ends[fits] + 1
        if self._counted and len(lines):
            lines, odd = self._count(board, lines, open_ways)
            unclear.append(odd)
        return lines, unclear

    def _count(self, board: _Board, lines: Ints, open_ways: Words) -> tuple[Ints, Ints]:
        _, plain, counts = self._census.read(board, board.starts(lines))
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
