"""What was seen before, of ten million things in little memory."""

from array import array
from typing import Final

_BITS: Final = 64
_FIRST_BITS: Final = 10
_MOST_FILLED: Final = 0.6
_SPREAD: Final = 0x9E3779B97F4A7C15
"""An odd number whose products spread over their upper bits."""


class Prints:
    """Hashes of 64 bits, 13 to 27 bytes each. Two different things share one once in 10^19 pairs.

    A set would take 80 bytes for each.
    """

    def __init__(self) -> None:
        self._bits = _FIRST_BITS
        self._table = array("Q", bytes(8 << _FIRST_BITS))
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, number: int) -> bool:
        """Take a hash; return whether it was there before."""
        number = number % (1 << _BITS) or 1
        place = self._place(number)
        if self._table[place]:
            return True
        self._table[place] = number
        self._count += 1
        if self._count > _MOST_FILLED * len(self._table):
            self._grow()
        return False

    def _place(self, number: int) -> int:
        """Return where a hash stands, or where there is room for it."""
        table, last = self._table, len(self._table) - 1
        place = (number * _SPREAD % (1 << _BITS)) >> (_BITS - self._bits)
        while table[place] not in (0, number):
            place = (place + 1) & last
        return place

    def _grow(self) -> None:
        held = self._table
        self._bits += 1
        self._table = array("Q", bytes(8 << self._bits))
        for number in held:
            if number:
                self._table[self._place(number)] = number
