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
ORIGINALS: Final = {"K": 1, "Q": 1, "R": 2, "N": 2, "B": 1}
"""How many of a kind a side begins with, of bishops on squares of one colour."""


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

    def number(self, kind: str, light: bool) -> int:
        """Return how many men of a kind there are, of bishops those on squares of one colour."""
        bishops = self.light if light else self.dark
        return {"Q": self.queens, "R": self.rooks, "N": self.knights, "B": bishops}[kind]

    def extra(self, kind: str) -> tuple[int, ...]:
        """Return how many more of a kind there are than at first; of dark and of light bishops."""
        colours = (False, True) if kind == "B" else (False,)
        return tuple([max(0, self.number(kind, light) - ORIGINALS[kind]) for light in colours])


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
    counts = zip("QRNBB", (queens, rooks, knights, light, dark), strict=True)
    promoted = sum(max(0, count - ORIGINALS[kind]) for kind, count in counts)
    return Army(side, kings, pawns, queens, rooks, knights, light, dark, men, promoted, MEN - men)
