"""The lines of a block that pass a sieve, found by numpy many lines at a time.

Only a line that is plain as far as it matters is ever held back: its placement stands at its
beginning, with seven slashes and a blank behind it, and the ranks that speak against it are strict.
All others pass.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from fenedit.documents.search.ranks import IN_EVERY_BYTE, LAST_BYTE, ONES, Demands, missing_pieces
from fenedit.documents.search.sieve import Sieve, Way
from fenedit.documents.words import Bytes, Flags, Ints, Words, words_at_every_byte
from fenedit.notation.pieces import PIECES

_PAGE_SIZE: Final = 1 << 19
"""Bytes looked at in one go: the arrays stay in the cache."""
_PADDING: Final = b"\n" * 96
"""Behind each page, because words are gathered beyond its end."""
_END, _END_OF_LAST = "/", " "
"""What ends a rank."""
_TOPS: Final = np.uint64(0x8080808080808080)
_FLAG: Final = np.uint64(7)
"""Where the highest bit of a byte stands."""
_FRACTION: Final = 52
"""Bits of a float's fraction; above them stands its exponent,"""
_BIAS: Final = 1023
"""and this more."""
_WALKED: Final = (7, 6, 5, 4, 3, 2, 1, 0)
"""Ranks in the order of FEN."""
_WIDTH: Final = 72
"""Characters of the longest strict placement, and one; a multiple of eight."""
_ASIDE_STARTS: Final = b"#%; \t\n\v\f\r\x1c\x1d\x1e\x1f"
_MAY_START_ASIDE: Final = np.zeros(256, np.bool_)
_MAY_START_ASIDE[list(_ASIDE_STARTS)] = True
_MAY_START_ASIDE[0x80:] = True
_IS_PLAIN: Final = np.zeros(256, np.bool_)
_IS_PLAIN[list(b"\0/12345678" + PIECES.encode())] = True
_FEW: Final = 0.02
"""The share of lines below which men are counted at once, not looked for on further ranks."""
_KEPT_MEMORY: Final = 30 << 20
"""The largest block that glibc can be made to keep is a little larger."""


class Sifted(NamedTuple):
    """What is known of a block.

    Attributes:
        lines: how many lines it has.
        passed: which of them, from 0, pass the sieve, each with its bytes without the newline.
        odd: which lines may be blank or comments, by their first byte, likewise.
    """

    lines: int
    passed: list[tuple[int, bytes]]
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
        start = lines = 0
        view = memoryview(block)
        size = -(-len(block) // max(1, round(len(block) / _PAGE_SIZE)))
        while start < len(block):
            end = block.find(b"\n", min(start + size, len(block)) - 1) + 1
            page = _read_page(view[start:end])
            passed += page.lines(self._passing(page), lines)
            odd += page.lines(np.flatnonzero(_MAY_START_ASIDE.take(page.first_bytes)), lines)
            start, lines = end, lines + len(page.starts)
        return Sifted(lines, passed, odd)

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
            left, unclear = _WHOLE_BOARD.sifted(board, left)
            is_side, is_odd = board.moves(self._sieve.side, left)
            odd += [*unclear, left[is_odd]]
            left = left[is_side]
        return np.unique(np.concatenate([left, *odd]))


class _Page:
    """Some lines between newlines.

    Attributes:
        text: the lines, with a newline before them and some behind.
        data: the same as numbers.
        starts: where its lines begin.
        ends: where their newlines stand.
    """

    def __init__(self, text: bytes, lines_end: int) -> None:
        self.text = text
        self.data: Bytes = np.frombuffer(text, np.uint8)
        newlines: Ints = np.flatnonzero(self.data[:lines_end] == ord("\n"))
        self.starts: Ints = newlines[:-1] + 1
        self.ends: Ints = newlines[1:]

    @property
    def first_bytes(self) -> Bytes:
        """The first byte of each line, a newline where it has none."""
        return self.data.take(self.starts)

    def lines(self, indices: Ints, offset: int) -> list[tuple[int, bytes]]:
        """Return lines with their number, to which an offset is added."""
        starts, ends = self.starts.take(indices).tolist(), self.ends.take(indices).tolist()
        numbers = (indices + offset).tolist()
        return [
            (number, self.text[start:end])
            for number, start, end in zip(numbers, starts, ends, strict=True)
        ]

    def holds(self, needle: bytes, lines: Ints) -> Flags:
        """Tell of some lines whether they hold a text in whatever case, or no ASCII alone."""
        text = self.text.lower()
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
            foreign = np.flatnonzero(self.data & 0x80)
            flags[np.searchsorted(self.ends, foreign)] = True
        taken: Flags = flags.take(lines)
        return taken


def _read_page(lines: memoryview) -> _Page:
    return _Page(b"".join((b"\n", lines, _PADDING)), len(lines) + 1)


class _Board:
    """The placements of a page's lines, read from their beginning on, rank by rank."""

    def __init__(self, page: _Page) -> None:
        self._page = page
        self._words = words_at_every_byte(page.data)

    def starts(self, lines: Ints) -> Ints:
        """Return where lines begin."""
        starts: Ints = self._page.starts.take(lines)
        return starts

    def next_rank(self, starts: Ints, end: str) -> tuple[Words, Ints]:
        """Return what begins at some places up to what ends a rank, and where that stands.

        A word holds at most eight bytes, with NUL behind.
        """
        words = self._words[starts]
        marked = words ^ np.uint64(ord(end) * IN_EVERY_BYTE)
        found = marked - ONES
        found &= ~marked
        found &= _TOPS
        # Of all bits only the lowest is sure to be one of an end.
        found &= ~found + np.uint64(1)
        # What ends the rank is no part of it.
        words &= (found >> _FLAG) - np.uint64(1)
        bits = found.astype(np.float64).view(np.int64) >> _FRACTION
        ends = starts + np.where(found, (bits - _BIAS) >> 3, 8)
        return words, ends

    def are_ends(self, places: Ints, end: str) -> Flags:
        """Tell whether some places are those of ends."""
        flags: Flags = self._page.data.take(places) == ord(end)
        return flags

    def moves(self, side: str, lines: Ints) -> tuple[Flags, Flags]:
        """Tell of lines whether a side is to move, and whether that is not plain.

        What counts is the first word behind the first blank.
        """
        data = self._page.data
        mask: Flags = data == ord(" ")
        mask |= data == ord("\n")
        places: Ints = np.flatnonzero(mask)
        newlines: Ints = np.flatnonzero(data.take(places) == ord("\n"))
        words = self._words[places.take(newlines.take(lines) + 1)] & np.uint64(0xFFFFFF)
        white, black = (int.from_bytes(text, "little") for text in (b" w ", b" b "))
        is_side: Flags = words == (white if side == "w" else black)
        is_odd: Flags = (words != white) & (words != black)
        return is_side, is_odd

    def placements(self, lines: Ints) -> tuple[Bytes, Flags]:
        """Return the first words of lines, 72 bytes each with NUL behind, and which are plain."""
        words = self._words[self.starts(lines)[:, None] + np.arange(0, _WIDTH, 8)]
        placements: Bytes = words.view(np.uint8)
        blanks = placements == ord(" ")
        lengths = blanks.argmax(axis=1)
        placements[np.arange(_WIDTH) >= lengths[:, None]] = 0
        plain: Flags = np.count_nonzero(placements == ord("/"), axis=1) == 7
        # Elsewhere letters are none of men: in pockets, or of castling rights behind a tab.
        plain &= _IS_PLAIN.take(placements).all(axis=1)
        return placements, plain


class _Group:
    """Ways of which a placement must fit one."""

    def __init__(self, ways: Sequence[Way]) -> None:
        self._ways = ways
        self._all = np.uint64((1 << len(ways)) - 1)
        named = {rank for way in ways for rank, _ in way.ranks}
        is_capped = any(high is not None for way in ways for _, (_, high) in way.bounds)
        self._counted = is_capped or (not named and any(way.bounds for way in ways))
        # Where some men may not be, further ranks tell until few lines are left.
        self._lowest = min(named, default=_WALKED[0])
        last = 0 if any(map(missing_pieces, ways)) else self._lowest
        self._demands = [Demands(ways, rank) for rank in _WALKED if rank >= last]

    def sifted(self, board: _Board, lines: Ints) -> tuple[Ints, list[Ints]]:
        """Return which of some lines fit a way, and those of which that is not plain."""
        unclear: list[Ints] = []
        open_ways: Words = np.full(len(lines), self._all)
        starts = board.starts(lines)
        few = len(lines) * _FEW
        for rank, demands in zip(_WALKED, self._demands, strict=False):
            if rank < self._lowest and len(lines) < few:
                break
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
        placements, plain = board.placements(lines)
        odd = lines[~plain]
        lines, placements, open_ways = lines[plain], placements[plain], open_ways[plain]
        for piece in PIECES:
            bounds = [dict(way.bounds).get(piece) for way in self._ways]
            if not any(bounds) or not len(lines):
                continue
            equal: Bytes = (placements == ord(piece)).view(np.uint8)
            counts = equal.view(np.uint64).sum(axis=1) * ONES >> LAST_BYTE
            for number, bound in enumerate(bounds):
                if bound is not None:
                    low, high = bound
                    fails = counts < low
                    if high is not None:
                        fails |= counts > high
                    open_ways[fails] &= ~np.uint64(1 << number)
            fits = open_ways > 0
            lines, placements, open_ways = lines[fits], placements[fits], open_ways[fits]
        return lines, odd


_WHOLE_BOARD: Final = _Group([Way()])
"""What every placement fits that begins plainly."""
