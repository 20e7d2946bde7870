"""The layers of a diagram, painted at whole pixels."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from fenedit.diagram.board_painter import piece_pixels
from fenedit.diagram.board_scene import Coordinates, cell_of
from fenedit.diagram.description import Diagram, scheme
from fenedit.diagram.paint import paint_shapes
from fenedit.diagram.picture import (
    MOVER_LINE,
    MOVER_SIDE,
    PixelFrame,
    ground_of,
    lettering_of,
    mover_box,
    picture_of,
)
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Shape
from fenedit.notation.position import WHITE, Piece, Side, occupied

_KEPT_SIDE: Final = 128
"""Pixels of the largest men that are kept for the next diagram."""
_LETTER: Final = 7.0
"""Pixels of the least height at which a letter can still be read."""
_LETTERED_SQUARE: Final = {Coordinates.INSIDE: 25, Coordinates.OUTSIDE: 16, Coordinates.NONE: 0}
"""Pixels of the smallest square that has room for letters; they vanish on smaller ones."""


def painted(diagram: Diagram, frame: PixelFrame, pieces: PieceSet) -> QImage:
    """Return a diagram with all of its layers, as it is to be seen."""
    style = replace(frame.style, mover_mark=False)
    picture = picture_of(diagram, style)
    image = ground_image(frame)
    paint_on_board(image, frame, picture.below, pieces)
    painter = QPainter(image)
    men: dict[Piece, QImage] = {}
    for square, piece in occupied(diagram.placement):
        if piece not in men:
            men[piece] = man_image(pieces, piece, frame.square)
        column, row = cell_of(square, diagram.flipped)
        x, y = frame.left + column * frame.square, frame.top + row * frame.square
        painter.drawImage(x, y, men[piece])
    painter.end()
    letters = lettering(frame, diagram.flipped)
    paint_on_board(image, frame, (*letters, *picture.above), pieces)
    if frame.style.mover_mark:
        paint_mover_mark(image, frame, diagram.side_to_move, diagram.flipped)
    return image


def ground_image(frame: PixelFrame) -> QImage:
    """Return background, frame and empty squares; opaque if the background is a colour."""
    style = frame.style
    size = QSize(frame.width, frame.height)
    if style.background:
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor(style.background))
    else:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
    if style.frame:
        left, top, right, bottom = frame.around
        ink = QColor(scheme(style.scheme).ink)
        _fill(image, QRect(left, top, right - left, bottom - top), ink)
    lettered = style.coordinates if _has_letters(frame) else Coordinates.NONE
    plain = replace(style, frame=0.0, coordinates=lettered)
    paint_on_board(image, frame, ground_of(plain, _LETTER / frame.square))
    return image


def lettering_image(frame: PixelFrame, flipped: bool) -> QImage:
    """Return the coordinates alone, on nothing."""
    image = QImage(frame.width, frame.height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    paint_on_board(image, frame, lettering(frame, flipped))
    return image


def lettering(frame: PixelFrame, flipped: bool) -> tuple[Shape, ...]:
    """Return the coordinates: larger than usual on small squares, none on the smallest."""
    if not _has_letters(frame):
        return ()
    return lettering_of(frame.style, flipped, _LETTER / frame.square)


def _has_letters(frame: PixelFrame) -> bool:
    return frame.square >= _LETTERED_SQUARE[frame.style.coordinates]


def paint_on_board(
    image: QImage, frame: PixelFrame, shapes: tuple[Shape, ...], pieces: PieceSet | None = None
) -> None:
    """Paint shapes whose unit is a square, from the board's top left corner."""
    if not shapes:
        return
    painter = QPainter(image)
    painter.translate(frame.left, frame.top)
    painter.scale(frame.square, frame.square)
    paint_shapes(painter, shapes, pieces, frame.style.font)
    painter.end()


def paint_mover_mark(image: QImage, frame: PixelFrame, side: Side, flipped: bool) -> None:
    """Paint the square beside the board, its edges on whole pixels and its line never lost."""
    column, row = mover_box(side, flipped, frame.style)
    line = max(1, round(MOVER_LINE * frame.square))
    length = max(3, round(MOVER_SIDE * frame.square))
    x = frame.left + round(column * frame.square)
    y = frame.top + (8 * frame.square - length if row else 0)
    ink = QColor(scheme(frame.style.scheme).ink)
    _fill(image, QRect(x, y, length, length), ink)
    inside = length - 2 * line
    hollow = QRect(x + line, y + line, inside, inside)
    _fill(image, hollow, QColor("#ffffff") if side == WHITE else ink)


def man_image(pieces: PieceSet, piece: Piece, square: int) -> QImage:
    """Return a man as it stands on a square of some pixels; what reaches beyond is cut off."""
    if square > _KEPT_SIDE:
        return _man_image(pieces, piece, square)
    return _kept_man_image(pieces, piece, square)


def _man_image(pieces: PieceSet, piece: Piece, square: int) -> QImage:
    image = QImage(square, square, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = piece_pixels(square)
    inset = (square - side) // 2
    pieces.draw_sharp(painter, piece, QRectF(inset, inset, side, side))
    painter.end()
    return image


_kept_man_image = lru_cache(maxsize=48)(_man_image)


def _fill(image: QImage, area: QRect, colour: QColor) -> None:
    painter = QPainter(image)
    painter.fillRect(area, colour)
    painter.end()
