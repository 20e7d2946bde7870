"""The 960 starting positions of Chess960, numbered 0 to 959 after Reinhard Scharnagl.

Divided by 4, the number leaves the light bishop's file among b d f h; then by 4 the dark bishop's
among a c e g; then by 6 the queen's place among the free squares; what remains is one of ten ways
to place two knights on five free squares. Rook, king and rook fill the rest in that order.
"""

from functools import cache
from itertools import combinations
from typing import Final

from fenedit.notation.pieces import EMPTY, WHITE
from fenedit.notation.placement import Placement
from fenedit.notation.position import Position

START_COUNT: Final = 960
_KNIGHTS: Final = tuple(combinations(range(5), 2))


def start_position(number: int) -> Position:
    """Return a starting position by its number, 518 for that of standard chess.

    Raises:
        ValueError: the number is not one of 0 to 959.
    """
    if not 0 <= number < START_COUNT:
        raise ValueError(f"starting positions are numbered 0 to 959, not {number}")
    rank = _back_rank(number)
    placement = rank + "P" * 8 + EMPTY * 32 + "p" * 8 + rank.lower()
    return Position(placement, WHITE, "KQkq")


def number_of(placement: Placement) -> int | None:
    """Return the number of a starting placement, None if it is not one."""
    return _numbers().get(placement)


def _back_rank(number: int) -> str:
    rest, light = divmod(number, 4)
    rest, dark = divmod(rest, 4)
    knights, queen = divmod(rest, 6)
    files = [""] * 8
    files[2 * light + 1] = "B"
    files[2 * dark] = "B"
    _place(files, queen, "Q")
    first, second = _KNIGHTS[knights]
    # The second knight counts among the squares that are free before the first one is placed.
    _place(files, second, "N")
    _place(files, first, "N")
    for piece in "RKR":
        _place(files, 0, piece)
    return "".join(files)


def _place(files: list[str], index: int, piece: str) -> None:
    """Place a piece on the free square with an index, counted from the a-file."""
    free = [file for file, content in enumerate(files) if not content]
    files[free[index]] = piece


@cache
def _numbers() -> dict[Placement, int]:
    return {start_position(number).placement: number for number in range(START_COUNT)}
