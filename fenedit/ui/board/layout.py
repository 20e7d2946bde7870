"""Where things are on the board's widget: squares, frame, disc, a piece in the hand. Pure."""

from dataclasses import replace
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QRect, QRectF

from fenedit.diagram.board_scene import BoardGeometry, fitted_geometry
from fenedit.notation.position import WHITE, Side, Square, square_at
from fenedit.session.state import Rectangle

SIDE_ROOM: Final = 24
"""Logical pixels left and right of the board; the disc of the side to move stands there."""
EDGE_ROOM: Final = 2
"""Logical pixels above and below the board, for its frame."""
DISC: Final = 14
"""Diameter of the disc of the side to move, logical pixels."""
_DISC_GAP: Final = 7


def board_in(
    width: int, height: int, *, flipped: bool, ratio: float, outside_coordinates: bool
) -> BoardGeometry:
    """Return the largest board on a widget of a size in logical pixels.

    Args:
        width: of the widget.
        height: of the widget.
        flipped: whether Black is at the bottom.
        ratio: device pixels to a logical one.
        outside_coordinates: whether room is needed for them.
    """
    fitted = fitted_geometry(
        width - 2 * SIDE_ROOM,
        height - 2 * EDGE_ROOM,
        flipped=flipped,
        device_pixel_ratio=ratio,
        outside_coordinates=outside_coordinates,
    )
    # The margins, in whole device pixels.
    left = fitted.left + round(SIDE_ROOM * ratio) / ratio
    top = fitted.top + round(EDGE_ROOM * ratio) / ratio
    return replace(fitted, left=left, top=top)


def frame_rect(geometry: BoardGeometry) -> QRectF:
    """Return the rectangle of the sixty-four squares."""
    side = 8 * geometry.square_side
    return QRectF(geometry.left, geometry.top, side, side)


def inner_rect(geometry: BoardGeometry) -> QRect:
    """Return the whole logical pixels that nothing but squares touches."""
    frame = frame_rect(geometry)
    left, top = ceil(frame.left()), ceil(frame.top())
    return QRect(left, top, floor(frame.right()) - left, floor(frame.bottom()) - top)


def square_rect(geometry: BoardGeometry, square: Square) -> QRect:
    """Return the whole logical pixels that a square touches."""
    return QRectF(*geometry.rect_of(square)).toAlignedRect()


def rectangle_rect(geometry: BoardGeometry, rectangle: Rectangle) -> QRect:
    """Return the whole logical pixels that the squares of a rectangle touch."""
    first, last = rectangle.corners
    return square_rect(geometry, first) | square_rect(geometry, last)


def disc_rect(geometry: BoardGeometry, side: Side) -> QRectF:
    """Return where the disc of a side stands: right of the board, at that side's own rank."""
    corner = square_at(0 if geometry.flipped else 7, 0 if side == WHITE else 7)
    left, top, width, height = geometry.rect_of(corner)
    return QRectF(left + width + _DISC_GAP, top + (height - DISC) / 2, DISC, DISC)


def piece_rect(geometry: BoardGeometry, x: float, y: float) -> QRect:
    """Return what a piece around a point may touch, with a pixel to spare for rounding."""
    side = geometry.square_side
    length = ceil(side) + 3
    return QRect(floor(x - side / 2) - 1, floor(y - side / 2) - 1, length, length)
