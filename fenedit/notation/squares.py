"""Squares of the board, numbered as programs do: a1 is 0, b1 is 1, h8 is 63."""

from typing import Final, TypeAlias

Square: TypeAlias = int

FILES: Final = "abcdefgh"
RANKS: Final = "12345678"
SQUARE_NAMES: Final = tuple(file + rank for rank in RANKS for file in FILES)
FEN_ORDER: Final = tuple(rank * 8 + file for rank in range(7, -1, -1) for file in range(8))
"""The 64 squares as FEN reads them: a8 to h8 first, a1 to h1 last."""

_BY_NAME: Final = {name: square for square, name in enumerate(SQUARE_NAMES)}


def square_name(square: Square) -> str:
    """Return the name of a square, "a1" to "h8"."""
    return SQUARE_NAMES[square]


def parse_square(name: str) -> Square:
    """Return the square of a lower-case name; raise ValueError if there is none."""
    try:
        return _BY_NAME[name]
    except KeyError:
        raise ValueError(f"no square is called {name!r}") from None


def square_at(file: int, rank: int) -> Square:
    """Return the square on a file and a rank, both counted from 0."""
    return rank * 8 + file


def file_of(square: Square) -> int:
    """Return the file of a square, 0 for the a-file to 7 for the h-file."""
    return square & 7


def rank_of(square: Square) -> int:
    """Return the rank of a square, 0 for the first to 7 for the eighth."""
    return square >> 3


def is_light(square: Square) -> bool:
    """Tell whether a square is a light one (a1 is dark)."""
    return (file_of(square) + rank_of(square)) % 2 == 1
