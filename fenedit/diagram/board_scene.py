"""Describes boards as values: where the squares are, and what is on them. No Qt.

Lengths of a geometry are in logical pixels, as in widgets and mouse events, but every edge lies on
a whole device pixel: an edge between two pixels looks blurred, and squares look uneven.
"""

import enum
from dataclasses import dataclass, field
from functools import cache
from math import floor
from typing import NamedTuple

from fenedit.notation.marks import NO_MARKS, DrawnMark, Marks
from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    FILES,
    RANKS,
    Content,
    Piece,
    Placement,
    Square,
)
from fenedit.notation.problems import Problem, Severity

OUTSIDE_MARGIN = 0.34
"""Width of the strip for coordinates at each edge of the board, in squares."""
PIECE_SIDE = 0.92
"""Side of a piece in squares: small enough to leave room for coordinates."""
MIN_LABELLED_SQUARE = 25
"""Device pixels of the smallest square with room for a readable letter."""


@dataclass(frozen=True, slots=True)
class BoardGeometry:
    """A board of eight by eight squares.

    Attributes:
        left: x of the board's left edge, logical pixels.
        top: y of its top edge.
        side: the length available to the board; what exceeds eight whole squares is unused.
        flipped: whether Black is at the bottom.
        device_pixel_ratio: device pixels per logical pixel.
        square_pixels: the side of a square in device pixels.
        square_side: the same in logical pixels.
    """

    left: float
    top: float
    side: float
    flipped: bool = False
    device_pixel_ratio: float = 1.0
    square_pixels: int = field(init=False, repr=False, compare=False)
    square_side: float = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # The sum keeps a side such as 8 * 53 / 1.25 from falling a pixel short by rounding.
        pixels = int(self.side * self.device_pixel_ratio + 1e-6) // 8
        object.__setattr__(self, "square_pixels", pixels)
        object.__setattr__(self, "square_side", pixels / self.device_pixel_ratio)

    def square_at(self, x: float, y: float) -> Square | None:
        """Return the square that contains a point; None outside the board."""
        side = self.square_side
        if side == 0:
            return None
        column, row = floor((x - self.left) / side), floor((y - self.top) / side)
        if 0 <= column < 8 and 0 <= row < 8:
            return square_in(column, row, self.flipped)
        return None

    def rect_of(self, square: Square) -> tuple[float, float, float, float]:
        """Return left, top, width and height of a square."""
        column, row = cell_of(square, self.flipped)
        side = self.square_side
        return self.left + column * side, self.top + row * side, side, side

    def centre_of(self, square: Square) -> tuple[float, float]:
        """Return the centre of a square."""
        left, top, width, height = self.rect_of(square)
        return left + width / 2, top + height / 2


@cache
def square_in(column: int, row: int, flipped: bool) -> Square:
    """Return the square that is seen in a column, 0 leftmost, and a row, 0 topmost."""
    return 8 * row + 7 - column if flipped else 8 * (7 - row) + column


@cache
def cell_of(square: Square, flipped: bool) -> tuple[int, int]:
    """Return the column, 0 leftmost, and the row, 0 topmost, in which a square is seen."""
    file, rank = square & 7, square >> 3
    return (7 - file, rank) if flipped else (file, 7 - rank)


def is_light(column: int, row: int) -> bool:
    """Return whether a cell is light; the top left one always is."""
    return (column + row) % 2 == 0


def letter_below(column: int, flipped: bool) -> str:
    """Return the letter of the file that is seen in a column."""
    return FILES[7 - column if flipped else column]


def digit_beside(row: int, flipped: bool) -> str:
    """Return the digit of the rank that is seen in a row."""
    return RANKS[row if flipped else 7 - row]


def fitted_geometry(
    width: float,
    height: float,
    *,
    flipped: bool = False,
    device_pixel_ratio: float = 1.0,
    outside_coordinates: bool = False,
) -> BoardGeometry:
    """Return the largest board, centred on a surface.

    Args:
        width: of the surface, logical pixels.
        height: of the surface.
        flipped: whether Black is at the bottom.
        device_pixel_ratio: device pixels per logical pixel.
        outside_coordinates: whether to leave OUTSIDE_MARGIN around the board.
    """
    squares = 8 + 2 * OUTSIDE_MARGIN if outside_coordinates else 8
    pixels = max(0, floor(min(width, height) * device_pixel_ratio / squares))
    side = 8 * pixels / device_pixel_ratio
    # Centred, on whole device pixels.
    left = floor((width - side) * device_pixel_ratio / 2) / device_pixel_ratio
    top = floor((height - side) * device_pixel_ratio / 2) / device_pixel_ratio
    return BoardGeometry(left, top, side, flipped, device_pixel_ratio)


class Coordinates(enum.Enum):
    """The place of file letters and rank digits."""

    INSIDE = "inside"
    """In the corners of the squares of the left file and the bottom rank."""
    OUTSIDE = "outside"
    """Beside the board, in a margin of `OUTSIDE_MARGIN`."""
    NONE = "none"


class MarkKind(enum.Enum):
    """The meaning of a mark."""

    HOVER = "hover"
    """The square under the pointer, or the target of a drop."""
    LAST_MOVE = "last-move"
    """Origin or target of the last move."""
    PROBLEM = "problem"
    """An error: the text is wrong, or engines would refuse the position."""
    ILLEGAL = "illegal"
    """The position is illegal because of this."""
    HINT = "hint"
    """A likely slip."""
    NOTE = "note"
    """For information only."""
    EP_TARGET = "ep-target"
    """The en passant target square: a ring."""
    CASTLING = "castling"
    """A king or rook that holds a castling right: a small badge."""
    CURSOR = "cursor"
    """The square of the keyboard cursor: a frame."""

    # Marks are looked up for each square of a picture; Enum's own hash is slow Python.
    __hash__ = object.__hash__


_KINDS = {
    Severity.NOT_FEN: MarkKind.PROBLEM,
    Severity.NOT_PLAYABLE: MarkKind.PROBLEM,
    Severity.ILLEGAL: MarkKind.ILLEGAL,
    Severity.HINT: MarkKind.HINT,
    Severity.NOTE: MarkKind.NOTE,
}


PROBLEM_KINDS = frozenset(_KINDS.values())


class Mark(NamedTuple):
    """A mark over one square."""

    kind: MarkKind
    square: Square


def problem_marks(problem: Problem) -> frozenset[Mark]:
    """Return the marks of the squares that a problem names; their kind follows its severity."""
    kind = _KINDS[problem.severity]
    return frozenset(Mark(kind, square) for square in problem.squares)


class Preview(NamedTuple):
    """The content that a brush would leave on a square.

    With the eraser it is empty, and the piece there is drawn faint.
    """

    square: Square
    content: Content
    opacity: float = 0.6


class BoardScene(NamedTuple):
    """Everything that a board shows, except its place and its colours.

    Attributes:
        placement: the contents of the squares.
        coordinates: where file letters and rank digits are.
        marks: any number for each square; the painter orders them by kind.
        faint: squares whose piece is drawn faint, such as the origin of a drag.
        hidden: squares whose piece is not drawn because it is being animated.
        preview: the result of a brush.
        stale: whether the board no longer matches the text; it is greyed and hatched.
        label: a line across an empty board, such as "no position yet", translated; "" for none.
        drawn: the marks over the position.
        drawing: the mark that is being drawn.
        targets: where the selected piece can move: dots, and rings around pieces to capture.
        coming: pieces that would be added, and their squares.
        band: two opposite corners of the selected squares.
        waiting: the square after which the keyboard's caret waits.
    """

    placement: Placement = EMPTY_PLACEMENT
    coordinates: Coordinates = Coordinates.INSIDE
    marks: frozenset[Mark] = frozenset()
    faint: frozenset[Square] = frozenset()
    hidden: frozenset[Square] = frozenset()
    preview: Preview | None = None
    stale: bool = False
    label: str = ""
    drawn: Marks = NO_MARKS
    drawing: DrawnMark | None = None
    targets: frozenset[Square] = frozenset()
    coming: tuple[tuple[Square, Piece], ...] = ()
    band: tuple[Square, Square] | None = None
    waiting: Square | None = None
