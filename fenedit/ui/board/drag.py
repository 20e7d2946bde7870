"""Dragging a piece: from the press to where it is let go. Pure."""

from enum import Enum
from typing import Final, NamedTuple

from fenedit.notation.position import EMPTY, Content, Piece, Square

THRESHOLD: Final = 3
"""Logical pixels that a pressed pointer has to go before the piece follows it."""


class Press(NamedTuple):
    """The left button is down on a square; on a piece this may become a drag."""

    square: Square
    content: Content
    x: float
    y: float

    def becomes_drag(self, x: float, y: float) -> bool:
        """Tell whether a piece follows the pointer now."""
        return self.content != EMPTY and max(abs(x - self.x), abs(y - self.y)) >= THRESHOLD


class Drop(Enum):
    """How a drag ends."""

    NOTHING = "nothing"
    MOVED = "moved"
    PLACED = "placed"
    DISCARDED = "discarded"


class Drag(NamedTuple):
    """A piece in the hand.

    Attributes:
        piece: what is held.
        origin: the square that it came from, None if it came from the palette.
        x: the pointer's place on the board's widget, logical pixels.
        y: the same, downward.
        over: the square under the pointer, None off the board.
        copying: whether the piece also stays where it came from.
        bound: whether it can neither leave the board nor be copied, because moves are played.
    """

    piece: Piece
    origin: Square | None
    x: float
    y: float
    over: Square | None
    copying: bool = False
    bound: bool = False

    def moved(self, x: float, y: float, over: Square | None, copying: bool) -> "Drag":
        """Return the drag with the pointer elsewhere."""
        copying = copying and not self.bound
        return Drag(self.piece, self.origin, x, y, over, copying, self.bound)

    @property
    def discards(self) -> bool:
        """Whether letting go here takes the piece off the board."""
        stays = self.copying or self.bound
        return self.over is None and self.origin is not None and not stays

    @property
    def drop(self) -> Drop:
        """What letting go here means."""
        if self.over is None:
            return Drop.DISCARDED if self.discards else Drop.NOTHING
        if self.origin is None:
            return Drop.PLACED
        return Drop.NOTHING if self.over == self.origin else Drop.MOVED
