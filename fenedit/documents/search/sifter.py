"""Finds the lines of a block that a query may match, with numpy, many lines at a time.

A line is dropped only if it begins with strict ranks and one of them rules out a match. All others
need an exact check.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from fenedit.documents.search.text_arrays import (
    IN_EVERY_BYTE,
    LAST_BYTE,
    ONE,
    ONES,
    TOPS,
    Flags,
    Found,
    Ints,
    Words,
    found_in_pages,
    words_at_every_byte,
)
from fenedit.notation.position import EMPTY, PIECES, file_of, rank_of
from fenedit.notation.query.terms import (
    THEME,
    Coded,
    Count,
    Either,
    Material,
    Pattern,
    Query,
    Said,
    SquareContent,
    Term,
    Text,
    ToMove,
    all_but,
    variants,
)

_MOST_WAYS = 64
"""Each has a bit of a word."""
_LOWS = np.uint64(0x7F * IN_EVERY_BYTE)
_WIDTH, _DIGIT, _ODD, _MISSING = (
    np.uint64(bits * IN_EVERY_BYTE) for bits in (0x0F, 0x10, 0x20, 0x40)
)
"""The bits of classes of bytes: the width in squares; a digit; no part of a rank; not allowed."""


def _class_in_rank(byte: int, missing: str) -> int:
    char = chr(byte)
    if char in "12345678":
        return 0x10 | int(char)
    if char in PIECES:
        return 0x41 if char in missing else 1
    return 0x20 if byte else 0


_STARTS_ASIDE = np.zeros(256, np.bool_)
# Carriage returns are only before newlines here, so one at the beginning makes a blank line.
_STARTS_ASIDE[list(b"#%;\n\r")] = True
_MAY_START_ASIDE = np.zeros(256, np.bool_)
_MAY_START_ASIDE[list(b"\0 \t\v\f\x1c\x1d\x1e\x1f")] = True
_MAY_START_ASIDE[0x80:] = True


class Way(NamedTuple):
    """One of several alternatives that a placement can fit.

    Attributes:
        squares: the required contents of some squares.
        bounds: pieces with their least and largest number.
    """

    squares: tuple[SquareContent, ...] = ()
    bounds: tuple[tuple[str, Count], ...] = ()


def ways_of(term: Term) -> list[Way]:
    """Return the alternatives of a term for placements, at most 64; [] for no restriction."""
    if isinstance(term, Pattern):
        patterns = variants(term)
        if len(patterns) <= _MOST_WAYS:
            return [Way(pattern.squares) for pattern in patterns]
        least = [
            Counter(contents for _, contents in pattern.squares if len(contents) == 1)
            for pattern in patterns
        ]
        bounds = (
            tuple((each, (count, None)) for each, count in counts.items() if each != EMPTY)
            for counts in least
        )
        return [Way((), each) for each in dict.fromkeys(bounds)]
    if isinstance(term, Material):
        return [Way((), bounds) for bounds in term.bounds]
    if isinstance(term, Coded):
        counts: list[tuple[str, Count]] = []
        # In a GBR code, 9 also means any greater number.
        for kind, digit in zip("QRBN", map(int, term.code.material[:4]), strict=True):
            if digit != 9:
                black, white = divmod(digit, 3)
                counts += [(kind, (white, white)), (kind.lower(), (black, black))]
        for pawn, digit in zip("Pp", map(int, term.code.material[5:]), strict=True):
            counts.append((pawn, (digit, None if digit == 9 else digit)))
        return [Way(tuple(zip(term.code.kings or (), "Kk", strict=False)), tuple(counts))]
    if isinstance(term, Either):
        parts = list(map(ways_of, term.terms))
        ways = [way for part in parts for way in part]
        return ways if all(parts) and len(ways) <= _MOST_WAYS else []
    return []


def needles_of(term: Term) -> list[bytes]:
    """Return lower-case texts that every matching ASCII line has in some case."""
    texts: tuple[str, ...] = ()
    if isinstance(term, Text):
        texts = (term.text,)
    elif isinstance(term, Said):
        # Numbers have several spellings, and themes several names.
        texts = ("" if term.name == THEME else term.name, "" if term.range else term.text)
    return [text.lower().encode("ascii") for text in texts if text and text.isascii()]


class _Group:
    """Alternatives, one of which a placement must fit."""

    def __init__(self, ways: Sequence[Way]) -> None:
        demands: dict[int, dict[tuple[SquareContent, ...], int]] = {}
        for number, way in enumerate(ways):
            for rank in {rank_of(square) for square, _ in way.squares}:
                held = tuple((file_of(at), each) for at, each in way.squares if rank_of(at) == rank)
                masks = demands.setdefault(rank, {})
                masks[held] = masks.get(held, 0) | 1 << number
        self.demands = demands
        self.all_ways = np.uint64((1 << len(ways)) - 1)
        self._bounds = [dict(way.bounds) for way in ways]
        self.missing = "".join(
            piece
            for piece in PIECES
            if all(bounds.get(piece, (0, None))[1] == 0 for bounds in self._bounds)
        )
        # Counting kings would drop next to nothing.
        self.counted = {piece for bounds in self._bounds for piece in bounds} - {
            *self.missing,
            *"Kk",
        }
        self.last_rank = 0 if self.counted or self.missing else min(demands, default=8)

    def fit(self, rank: int, words: Words, ends: Words, open_ways: Words) -> Flags:
        """Close the alternatives that ranks do not fit; return which lines have one left.

        Args:
            rank: from 0.
            words: its characters, of some lines.
            ends: in each byte, how many squares the rank has up to there.
            open_ways: for each line, a bit for every alternative that is left; changed here.
        """
        equal: dict[str, Words] = {}
        for held, numbers in self.demands[rank].items():
            is_met: Flags = np.ones(len(words), np.bool_)
            for file, contents in held:
                # Without a forbidden piece, the square is empty or holds an allowed one.
                pieces = all_but(contents) if EMPTY in contents else contents
                here = np.zeros(len(words), np.uint64)
                for piece in pieces:
                    if piece not in equal:
                        equal[piece] = _zeros(words ^ np.uint64(ord(piece) * IN_EVERY_BYTE))
                    here |= equal[piece]
                here &= _zeros(ends ^ np.uint64((file + 1) * IN_EVERY_BYTE))
                is_met &= (here == 0) if EMPTY in contents else (here != 0)
            open_ways &= np.where(is_met, self.all_ways, self.all_ways & ~np.uint64(numbers))
        fits: Flags = open_ways != 0
        return fits

    def fit_numbers(self, counts: dict[str, Ints], open_ways: Words) -> Flags:
        """Close the alternatives that numbers of pieces do not fit; return lines with one left."""
        for number, bounds in enumerate(self._bounds):
            for piece in self.counted & bounds.keys():
                low, high = bounds[piece]
                fails = counts[piece] < low
                if high is not None:
                    fails |= counts[piece] > high
                open_ways[fails] &= ~np.uint64(1 << number)
        fits: Flags = open_ways != 0
        return fits


def _zeros(words: Words) -> Words:
    """Return words with only the highest bit set in each byte that was zero."""
    flags: Words = words & _LOWS
    flags += _LOWS
    flags |= words
    flags |= _LOWS
    return ~flags


class Sifter:
    """Drops the lines of blocks that cannot match a query; False if it can drop none."""

    def __init__(self, query: Query) -> None:
        self._needles = {needle for term in query.terms for needle in needles_of(term)}
        self._groups = [_Group(ways) for ways in map(ways_of, query.terms) if ways]
        sides = {term.side for term in query.terms if isinstance(term, ToMove)}
        self._side = sides.pop() if len(sides) == 1 else None
        last_ranks = [group.last_rank for group in self._groups]
        missing = "".join(group.missing for group in self._groups)
        self._counted = {piece for group in self._groups for piece in group.counted}
        self._classes = bytes(_class_in_rank(byte, missing) for byte in range(256))
        self._last_rank = 0 if self._side else min(last_ranks, default=8)

    def __bool__(self) -> bool:
        return bool(self._needles or self._groups or self._side)

    def __call__(self, block: bytes) -> Found:
        """Return what may match in lines, all of which end with LF or CRLF."""
        return found_in_pages(block, self._read_page)

    def _read_page(self, page: bytes) -> tuple[int, Ints, list[tuple[int, bytes]]]:
        # Words are read beyond the end of the page.
        text = page + b"\n" * 80
        data = np.frombuffer(text, np.uint8)
        ends = np.flatnonzero(data[: len(page)] == ord("\n"))
        starts = np.empty_like(ends)
        starts[0] = 0
        starts[1:] = ends[:-1] + 1
        first = data.take(starts)
        asides = _STARTS_ASIDE.take(first)
        may_match = np.ones(len(starts), np.bool_)
        lower = page.lower() if self._needles else b""
        for needle in self._needles:
            holds = np.zeros(len(starts), np.bool_)
            places = []
            place = lower.find(needle)
            while place >= 0:
                places.append(place)
                # One in a line is enough.
                place = lower.find(needle, lower.index(b"\n", place))
            if places:
                holds[np.searchsorted(ends, places)] = True
            may_match &= holds
        if self._needles and not page.isascii():
            # Characters beyond ASCII may be equal to a needle's if case is disregarded.
            may_match[np.searchsorted(ends, np.flatnonzero(data[: len(page)] & 0x80))] = True
        left = np.flatnonzero(may_match & ~asides)
        if self._last_rank < 8 and len(left):
            left = self._sifted(text, left, starts.take(left))
        kept = np.zeros(len(starts), np.bool_)
        kept[left] = True
        kept |= _MAY_START_ASIDE.take(first)
        indices = np.flatnonzero(kept)
        places_kept = zip(starts[indices].tolist(), ends[indices].tolist(), strict=True)
        texts = [text[start:end] for start, end in places_kept]
        return (
            len(starts),
            np.flatnonzero(asides),
            list(zip(indices.tolist(), texts, strict=True)),
        )

    def _sifted(self, text: bytes, lines: Ints, starts: Ints) -> Ints:
        """Return which of some lines fit all groups and the side, or are not plain."""
        data = np.frombuffer(text, np.uint8)
        words_of_text = words_at_every_byte(data)
        ways = [np.full(len(lines), group.all_ways) for group in self._groups]
        begins = starts
        odd: list[Ints] = []
        for rank in range(7, self._last_rank - 1, -1):
            separator = ord("/" if rank else " ")
            words = words_of_text[starts]
            marked = words ^ np.uint64(separator * IN_EVERY_BYTE)
            found = (marked - ONES) & ~marked & TOPS
            # Of all these bits only the lowest is sure to mark a separator.
            found &= ~found + ONE
            found >>= np.uint64(7)
            # All bits of the bytes before it.
            found -= ONE
            words &= found
            ends = starts + ((found & ONES) * ONES >> LAST_BYTE).view(np.int64)
            classes = np.frombuffer(words.tobytes().translate(self._classes), np.uint64)
            widths = (classes & _WIDTH) * ONES
            # A digit beside another one is not strict.
            plain = classes & (classes >> np.uint64(8) & _DIGIT | _ODD) == 0
            plain &= widths >> LAST_BYTE == 8
            plain &= data.take(ends) == separator
            odd.append(lines[~plain])
            kept = np.flatnonzero(plain & (classes & _MISSING == 0))
            words, widths, starts = words[kept], widths[kept], ends[kept] + 1
            lines, begins = lines[kept], begins[kept]
            ways = [open_ways[kept] for open_ways in ways]
            for number, group in enumerate(self._groups):
                if rank in group.demands:
                    kept = np.flatnonzero(group.fit(rank, words, widths, ways[number]))
                    words, widths, starts = words[kept], widths[kept], starts[kept]
                    lines, begins = lines[kept], begins[kept]
                    ways = [open_ways[kept] for open_ways in ways]
        if self._counted:
            placements = words_of_text[begins[:, None] + np.arange(0, 72, 8)].view(np.uint8)
            placements *= np.arange(72) < (starts - begins)[:, None]
            counts = {piece: (placements == ord(piece)).sum(axis=1) for piece in self._counted}
            fits = np.ones(len(lines), np.bool_)
            for group, open_ways in zip(self._groups, ways, strict=True):
                fits &= group.fit_numbers(counts, open_ways)
            lines, starts = lines[fits], starts[fits]
        if self._side:
            sides = data.take(starts)
            plain = ((sides == ord("w")) | (sides == ord("b"))) & (data.take(starts + 1) == 32)
            lines = lines[~plain | (sides == ord(self._side))]
        return np.concatenate([lines, *odd])
