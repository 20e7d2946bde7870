"""The one painter of all shapes: on the screen, in pictures of pixels, on paper."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
)

from fenedit.diagram.board_scene import MAN_SIDE, MIN_LABELLED_SQUARE
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Circle, Man, Path, Rect, Shape, Text

LAID_OUT_AT: Final = 100
"""Pixels of fonts as they are laid out and measured; Qt rounds sizes of small ones."""
_LARGEST_KEPT: Final = 512
"""Pixels of the largest pieces whose pictures are kept."""


def paint_shapes(
    painter: QPainter, shapes: Iterable[Shape], pieces: PieceSet | None, font: str = ""
) -> None:
    """Draw shapes, one unit of theirs being one of the painter's.

    On pixels a piece is drawn at whole pixels, in whose place `piece_pixels` has a say.

    Args:
        painter: scaled and moved to where the shapes are; its state stays as it was.
        shapes: what to draw, the lowest first.
        pieces: the drawings of men; without any, men are left out.
        font: family of the texts; "" for ours.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    opacity = painter.opacity()
    world, device = painter.worldTransform(), painter.deviceTransform()
    engine = painter.paintEngine()
    on_pixels = engine is not None and engine.type() is QPaintEngine.Type.Raster
    # In its coordinates a unit is a pixel, from the corner of the device.
    pixelwise = device.inverted()[0] * world
    for shape in shapes:
        match shape:
            case Rect():
                painter.setOpacity(opacity * shape.opacity)
                area = QRectF(shape.x, shape.y, shape.width, shape.height)
                painter.fillRect(area, QColor(shape.fill))
            case Man():
                painter.setOpacity(opacity * shape.opacity)
                area = QRectF(shape.x, shape.y, shape.side, shape.side)
                if pieces is not None and on_pixels:
                    painter.setWorldTransform(pixelwise)
                    _paint_piece(painter, shape, device.mapRect(area), pieces)
                    painter.setWorldTransform(world)
                elif pieces is not None:
                    pieces.draw(painter, shape.piece, area)
            case Text():
                painter.setOpacity(opacity)
                _paint_text(painter, shape, font)
            case Circle() | Path():
                painter.setOpacity(opacity * shape.opacity)
                painter.setBrush(QColor(shape.fill) if shape.fill else Qt.BrushStyle.NoBrush)
                pen = QPen(Qt.PenStyle.NoPen)
                if shape.stroke and shape.stroke_width:
                    pen = QPen(QColor(shape.stroke), shape.stroke_width)
                    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.setPen(pen)
                if isinstance(shape, Circle):
                    painter.drawEllipse(QPointF(shape.x, shape.y), shape.radius, shape.radius)
                else:
                    for path in _paths(shape):
                        painter.drawPath(path)
    painter.restore()


def piece_pixels(square_pixels: int) -> int:
    """Return the side of a piece's picture in a square, in device pixels.

    Squares too small for a coordinate are filled. Square and picture are both even or both odd, so
    that the piece is in the middle.
    """
    if square_pixels < MIN_LABELLED_SQUARE:
        return square_pixels
    pixels = round(square_pixels * MAN_SIDE)
    return pixels - (square_pixels - pixels) % 2


def _paint_piece(painter: QPainter, piece: Man, area: QRectF, pieces: PieceSet) -> None:
    """Draw a piece around the middle of an area, in device pixels."""
    side = piece_pixels(round(area.width() / MAN_SIDE))
    middle = area.center()
    left, top = round(middle.x() - side / 2), round(middle.y() - side / 2)
    if side <= _LARGEST_KEPT:
        painter.drawPixmap(left, top, pieces.pixmap(piece.piece, side))
    else:
        pieces.draw_sharp(painter, piece.piece, QRectF(left, top, side, side))


@lru_cache(maxsize=512)
def _paths(shape: Path) -> tuple[QPainterPath, ...]:
    """Return what to draw for a path; lines alone in parts: Qt takes far longer for all at once."""
    paths: list[QPainterPath] = []
    for segment in shape.segments:
        match segment:
            case ("M", x, y):
                if not paths or not shape.fill:
                    paths.append(QPainterPath())
                paths[-1].moveTo(x, y)
            case ("L", x, y):
                paths[-1].lineTo(x, y)
            case ("C", x1, y1, x2, y2, x, y):
                paths[-1].cubicTo(x1, y1, x2, y2, x, y)
            case _:
                paths[-1].closeSubpath()
    for path in paths:
        path.setFillRule(Qt.FillRule.OddEvenFill if shape.even_odd else Qt.FillRule.WindingFill)
    return tuple(paths)


def _paint_text(painter: QPainter, shape: Text, family: str) -> None:
    # Here, because a board in a window has no such text.
    from fenedit.diagram.fonts import family_of, unhinted_font

    font = unhinted_font(LAID_OUT_AT, shape.bold, shape.italic, family_of(family))
    width = QFontMetricsF(font).horizontalAdvance(shape.text)
    start = {"start": 0.0, "middle": -width / 2, "end": -width}[shape.anchor]
    painter.save()
    painter.translate(shape.x, shape.y)
    painter.scale(shape.size / LAID_OUT_AT, shape.size / LAID_OUT_AT)
    painter.setFont(font)
    painter.setPen(QColor(shape.fill))
    painter.drawText(QPointF(start, 0), shape.text)
    painter.restore()
