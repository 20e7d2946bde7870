"""The men of placements, looked for eight characters of every line at a time.

Of many lines the first eight characters tell enough, and only of those left the next eight are
looked at. Nothing is asked about ranks: whatever placement has only strict characters and is a
position at all, its letters are its men.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from fenedit.documents.search.ranks import IN_EVERY_BYTE, LAST_BYTE, ONE, ONES
from fenedit.documents.search.sieve import Way
from fenedit.documents.words import Bytes, Flags, Ints, Words, words_at_every_byte
from fenedit.notation.position import PIECES

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
    """Bytes of which words of eight are looked at, from wherever they begin."""

    def __init__(self, data: Bytes) -> None:
        self.data = data
        self._words = words_at_every_byte(data)

    def words(self, places: Ints) -> Words:
        """Return what begins at some places, eight bytes each."""
        words: Words = self._words[places]
        return words

    def classes(self, places: Ints, table: bytes) -> Words:
        """Return what the eight bytes from some places on count as, by a table of all bytes."""
        return _classes(self.words(places), table)


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
        words = text.words(places)
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
