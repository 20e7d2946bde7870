"""Many boards as bitboards: for each an unsigned number of 64 bits, of which bit 0 is a1.

Letters are told apart by their lowest bits, which are the same in upper and lower case.
"""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Bitboards: TypeAlias = NDArray[np.uint64]
Squares: TypeAlias = NDArray[np.int64]
"""One for each board, from a1 = 0."""
Bytes: TypeAlias = NDArray[np.uint8]
Flags: TypeAlias = NDArray[np.bool_]

SQUARES: Final = 64
_LETTER_BITS: Final = 5
_LOWER_CASE: Final = 0x20
_FRACTION: Final = 52
"""Bits of a float's fraction; above them stands its exponent,"""
_BIAS: Final = 1023
"""and this more."""


class Boards(NamedTuple):
    """What stands on some boards, an element of each array for each.

    Attributes:
        white: all men of White.
        black: all men of Black.
        kings: of both sides, as below.
        queens: them.
        rooks: them.
        bishops: them.
        knights: them.
        pawns: them.
    """

    white: Bitboards
    black: Bitboards
    kings: Bitboards
    queens: Bitboards
    rooks: Bitboards
    bishops: Bitboards
    knights: Bitboards
    pawns: Bitboards

    @property
    def occupied(self) -> Bitboards:
        """All men."""
        return self.white | self.black

    def taken(self, indices: Squares) -> "Boards":
        """Return some of the boards, by their indices."""
        return Boards(*(array.take(indices) for array in self))


def boards_of(contents: Bytes) -> Boards:
    """Return boards by what stands on their squares.

    Args:
        contents: contiguous rows of 64 letters of pieces, 0 for an empty square; a8 comes first
            and h1 last.
    """
    squares = contents.reshape(-1)
    bits = [_plane(squares, 1 << bit) for bit in range(_LETTER_BITS)]
    lower = _plane(squares, _LOWER_CASE)
    # K 01011, Q 10001, R 10010, B 00010, N 01110, P 10000.
    occupied = bits[1] | bits[4]
    return Boards(
        occupied & ~lower,
        lower,
        bits[3] & ~bits[2],
        bits[4] & bits[0],
        bits[4] & bits[1],
        bits[1] & ~(bits[3] | bits[4]),
        bits[2],
        bits[4] & ~(bits[0] | bits[1]),
    )


def _plane(squares: Bytes, bit: int) -> Bitboards:
    # The first byte of a board is rank 8, which stands highest.
    packed = np.packbits(squares & np.uint8(bit), bitorder="little").view(">u8")
    return packed.astype(np.uint64)


def squares_of(bitboards: Bitboards) -> Squares:
    """Return the square of boards with a single bit."""
    bits: Squares = bitboards.astype(np.float64).view(np.int64) >> _FRACTION
    bits -= _BIAS
    return bits


def bits_of(squares: Squares) -> Bitboards:
    """Return boards with a single bit, by its square."""
    bits: Bitboards = np.uint64(1) << squares.astype(np.uint64)
    return bits


def counts_of(bitboards: Bitboards) -> Bytes:
    """Return how many bits boards have."""
    pairs = bitboards - (bitboards >> np.uint64(1) & np.uint64(0x5555555555555555))
    mask = np.uint64(0x3333333333333333)
    fours = (pairs & mask) + (pairs >> np.uint64(2) & mask)
    bytes_ = fours + (fours >> np.uint64(4)) & np.uint64(0x0F0F0F0F0F0F0F0F)
    counts: Bytes = (bytes_ * np.uint64(0x0101010101010101) >> np.uint64(56)).astype(np.uint8)
    return counts
