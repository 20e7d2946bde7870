"""What each side must have lost, promoted and captured, by counting the men on the board.

Only numbers that hold in every game, from the initial array or from any of Chess960: each begins
with eight pawns, one queen, two rooks, two knights and a bishop on squares of either colour.
"""

from typing import Final, NamedTuple

from fenedit.notation.position import (
    BLACK,
    WHITE,
    Placement,
    Side,
    Square,
    is_light,
    piece_of,
    squares_of,
)

PAWNS: Final = 8
"""Pawns that a side begins with."""
MEN: Final = 16
"""Men that a side begins with."""


class Army(NamedTuple):
    """The men of one side, counted.

    Attributes:
        side: whose they are.
        kings: squares of its kings, from a1 upward, as all squares here.
        pawns: squares of its pawns.
        queens, rooks, knights: how many there are.
        light, dark: how many bishops stand on light and on dark squares.
        men: how many men there are, the king among them.
        promoted: how many of the pieces were certainly pawns.
        missing: how many men were captured.
    """

    side: Side
    kings: tuple[Square, ...]
    pawns: tuple[Square, ...]
    queens: int
    rooks: int
    knights: int
    light: int
    dark: int
    men: int
    promoted: int
    missing: int

    @property
    def pawns_gone(self) -> int:
        """How many pawns were promoted or captured."""
        return PAWNS - len(self.pawns)

    @property
    def pawns_captured(self) -> int:
        """How many pawns, at most, were captured before they could be promoted."""
        return self.pawns_gone - self.promoted


class MenCount(NamedTuple):
    """Both armies. White's captures are what Black misses, and the other way round."""

    white: Army
    black: Army

    @property
    def captures(self) -> int:
        """How many captures there were."""
        return self.white.missing + self.black.missing


def men_count(placement: Placement) -> MenCount:
    """Count the men of a placement."""
    return MenCount(_army(placement, WHITE), _army(placement, BLACK))


def _army(placement: Placement, side: Side) -> Army:
    queens, rooks, knights, bishops = (
        placement.count(piece_of(kind, side)) for kind in ("Q", "R", "N", "B")
    )
    light = sum(map(is_light, squares_of(placement, piece_of("B", side)))) if bishops else 0
    dark = bishops - light
    kings = tuple(squares_of(placement, piece_of("K", side)))
    pawns = tuple(squares_of(placement, piece_of("P", side)))
    men = len(kings) + len(pawns) + queens + rooks + knights + bishops
    promoted = (
        max(0, queens - 1)
        + max(0, rooks - 2)
        + max(0, knights - 2)
        + max(0, light - 1)
        + max(0, dark - 1)
    )
    return Army(side, kings, pawns, queens, rooks, knights, light, dark, men, promoted, MEN - men)
