"""How a window looks at its document; none of it is an edit."""

from dataclasses import dataclass

from fenedit.notation.pieces import Content
from fenedit.notation.squares import Square


@dataclass(frozen=True, slots=True)
class ViewState:
    """The orientation of the board and the tool in hand.

    Attributes:
        flipped: whether Black's side is at the bottom.
        brush: None for the pointer, EMPTY for the eraser, else the piece that clicks place.
        marked: squares that a line of the position check points at.
        read: the square that the caret or the pointer is at in the FEN field, or None.
    """

    flipped: bool = False
    brush: Content | None = None
    marked: tuple[Square, ...] = ()
    read: Square | None = None
