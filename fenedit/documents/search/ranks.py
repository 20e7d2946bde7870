"""Ranks as words of 64 bits, a byte a character: many are looked at in one step.

A word begins with the first character of its rank in the lowest byte, and has NUL behind the last.
One multiplication gives all prefix sums of the widths of its characters, which tell the squares.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from fenedit.documents.search.sieve import RankContent, Way
from fenedit.documents.words import Flags, Words
from fenedit.notation.position import EMPTY, PIECES
from fenedit.notation.query.terms import all_but

IN_EVERY_BYTE: Final = 0x0101010101010101
ONES: Final = np.uint64(IN_EVERY_BYTE)
ONE: Final = np.uint64(1)
LAST_BYTE: Final = np.uint64(56)
"""What the sum of all bytes is shifted by, once they are multiplied by ONES."""
_LOWS: Final = np.uint64(0x7F * IN_EVERY_BYTE)
_BYTE: Final = np.uint64(8)
_ALL_WAYS: Final = ~np.uint64(0)
_DIGIT, _ODD = 0x10, 0x20


def _class_of(byte: int) -> int:
    """Return what a byte of a rank counts as: its width in squares, and bits above."""
    char = chr(byte)
    if char in PIECES:
        return 1
    if char in "12345678":
        return _DIGIT | int(char)
    return 0 if byte == 0 else _ODD


_CLASSES: Final = bytes(map(_class_of, range(256)))
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
