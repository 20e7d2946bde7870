"""Where the squares of a board are on a surface. Pure arithmetic, no Qt.

Lengths are logical pixels, as widgets and mouse events have them, but every edge lies on a whole
device pixel: a square whose edge falls between two pixels looks blurred, and its neighbours
uneven.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import floor
from typing import Final

from fenedit.notation.position import Square

OUTSIDE_MARGIN: Final = 0.34
"""Room for coordinates beside the board on each edge, in squares."""


@dataclass(frozen=True, slots=True)
class BoardGeometry:
    """A board of eight by eight squares.

    Attributes:
        left: x of the board's left edge, logical pixels.
        top: y of its top edge.
        side: the length that the board may take; what is more than eight whole squares is unused.
        flipped: whether Black is at the bottom.
        device_pixel_ratio: device pixels to a logical one.
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
        """Return the square that contains a point, None beside the board."""
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
        """Return the middle of a square."""
        left, top, width, height = self.rect_of(square)
        return left + width / 2, top + height / 2

    def cells_in(self, left: float, top: float, width: float, height: float) -> tuple[range, range]:
        """Return the columns and the rows of the squares that a rectangle touches."""
        side = self.square_side
        if side == 0 or width <= 0 or height <= 0:
            return range(0), range(0)
        return _cells(left - self.left, width, side), _cells(top - self.top, height, side)

    def squares_in(self, left: float, top: float, width: float, height: float) -> Iterator[Square]:
        """Yield the squares that a rectangle touches, row by row."""
        columns, rows = self.cells_in(left, top, width, height)
        for row in rows:
            for column in columns:
                yield square_in(column, row, self.flipped)


def square_in(column: int, row: int, flipped: bool) -> Square:
    """Return the square that is seen in a column, 0 leftmost, and a row, 0 topmost."""
    return 8 * row + 7 - column if flipped else 8 * (7 - row) + column


def cell_of(square: Square, flipped: bool) -> tuple[int, int]:
    """Return the column, 0 leftmost, and the row, 0 topmost, in which a square is seen."""
    file, rank = square & 7, square >> 3
    return (7 - file, rank) if flipped else (file, 7 - rank)


def fitted_geometry(
    width: float,
    height: float,
    *,
    flipped: bool = False,
    device_pixel_ratio: float = 1.0,
    outside_coordinates: bool = False,
) -> BoardGeometry:
    """Return the largest board in the middle of a surface.

    Args:
        width: of the surface, logical pixels.
        height: of the surface.
        flipped: whether Black is at the bottom.
        device_pixel_ratio: device pixels to a logical one.
        outside_coordinates: whether to leave OUTSIDE_MARGIN around the board.
    """
    squares = 8 + 2 * OUTSIDE_MARGIN if outside_coordinates else 8
    pixels = max(0, floor(min(width, height) * device_pixel_ratio / squares))
    side = 8 * pixels / device_pixel_ratio
    # The middle, on whole device pixels.
    left = floor((width - side) * device_pixel_ratio / 2) / device_pixel_ratio
    top = floor((height - side) * device_pixel_ratio / 2) / device_pixel_ratio
    return BoardGeometry(left, top, side, flipped, device_pixel_ratio)


def _cells(start: float, length: float, side: float) -> range:
    """Return the columns or rows that a stretch touches; one that only meets an edge does not."""
    first = floor(start / side)
    last = -floor(-(start + length) / side)
    return range(max(0, first), min(8, last))
