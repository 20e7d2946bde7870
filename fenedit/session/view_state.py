"""How a window looks at its document; none of it is an edit."""

from dataclasses import dataclass

from fenedit.notation.pieces import EMPTY, Content
from fenedit.notation.squares import Square


@dataclass(frozen=True, slots=True)
class ViewState:
    """The orientation of the board and the tool in hand.

    Attributes:
        flipped: whether Black's side is at the bottom.
        brush: None for the pointer, EMPTY for the eraser, else the piece that clicks place.
        cursor: the square that the keyboard is at, or None while it is not used.
        marked: squares that a line of the position check points at.
    """

    flipped: bool = False
    brush: Content | None = None
    cursor: Square | None = None
    marked: tuple[Square, ...] = ()

    @property
    def erasing(self) -> bool:
        """Whether the eraser is in hand."""
        return self.brush == EMPTY
