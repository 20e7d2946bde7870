"""A diagram as a value: what it shows, and how. Pure, no Qt."""

from dataclasses import dataclass
from typing import Final

from fenedit.diagram.scene import Coordinates
from fenedit.notation.marks import NO_MARKS, Marks
from fenedit.notation.position import WHITE, Placement, Side

SMALLEST: Final = 64
LARGEST: Final = 8192
"""Pixels across a picture; eight squares of eight, and what a machine has memory for."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """What one diagram shows.

    Attributes:
        placement: what stands on the squares.
        fen: the whole position in FEN, which files keep beside the picture; "" keeps nothing.
        side_to_move: whose turn it is.
        flipped: whether Black is at the bottom.
        marks: what is drawn over the board.
        title: what screen readers and file managers call it, such as "White to move"; "" leaves
            it to the back-end.
    """

    placement: Placement
    fen: str = ""
    side_to_move: Side = WHITE
    flipped: bool = False
    marks: Marks = NO_MARKS
    title: str = ""


@dataclass(frozen=True, slots=True)
class DiagramStyle:
    """How diagrams look. Each field has the value of the plainest useful diagram.

    Attributes:
        size: pixels across the whole picture, SMALLEST to LARGEST; of vectors only their nominal
            width.
        coordinates: where file letters and rank digits stand.
        margin: room around everything, in squares, 0 to 2.
        frame: width of the line around the board in squares, 0 to 0.2; 0 for none.
        mover_mark: whether a small square beside the board tells whose turn it is.
        scheme: name of the colours, one of `scheme.SCHEMES`.
        background: "#rrggbb" behind and beside the board; "" is transparent.
        pieces: name of the piece set, as settings have it.
        show_marks: whether what is drawn over the board is shown.
    """

    size: int = 800
    coordinates: Coordinates = Coordinates.INSIDE
    margin: float = 0.0
    frame: float = 0.0
    mover_mark: bool = False
    scheme: str = "Walnut"
    background: str = ""
    pieces: str = "fenland"
    show_marks: bool = True
