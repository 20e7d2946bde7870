"""The one painter of all shapes: on the screen, in pictures of pixels, on paper."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from math import ceil, hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPagedPaintDevice,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QTransform,
)

from fenedit.diagram.board_scene import MAN_SIDE, MIN_LABELLED_SQUARE
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Circle, Man, Path, Rect, Shape, Text
from fenedit.notation.position import Piece

LAID_OUT_AT: Final = 100
"""Pixels of fonts as they are laid out and measured; Qt rounds sizes of small ones."""


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
    on_pixels = not isinstance(painter.device(), QPagedPaintDevice)
    # In its coordinates a unit is a pixel, from the corner of the device.
    pixelwise = device.inverted()[0] * world
    steps = 8 * ceil(hypot(device.m11(), device.m12()))
    pictures: dict[tuple[Piece, float], tuple[int, QPixmap]] = {}
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
                    key = (shape.piece, shape.side)
                    if key not in pictures:
                        side = piece_pixels(round(shape.side * device.m11() / MAN_SIDE))
                        pictures[key] = side, pieces.pixmap(shape.piece, side)
                    side, picture = pictures[key]
                    middle = device.map(area.center())
                    painter.setWorldTransform(pixelwise)
                    left, top = round(middle.x() - side / 2), round(middle.y() - side / 2)
                    painter.drawPixmap(left, top, picture)
                    painter.setWorldTransform(world)
                elif pieces is not None:
                    pieces.draw(painter, shape.piece, area)
            case Text():
                painter.setOpacity(opacity)
                _paint_text(painter, shape, font)
            case Circle() | Path():
                painter.setOpacity(opacity * shape.opacity)
                if on_pixels:
                    for filling in _fillings(shape, steps):
                        painter.fillPath(*filling)
                else:
                    _paint_outline(painter, shape)
    painter.restore()


@cache
def piece_pixels(square_pixels: int) -> int:
    """Return the side of a piece's picture in a square, in device pixels.

    Squares too small for a coordinate are filled. Square and picture are both even or both odd, so
    that the piece is in the middle.
    """
    if square_pixels < MIN_LABELLED_SQUARE:
        return square_pixels
    pixels = round(square_pixels * MAN_SIDE)
    return pixels - (square_pixels - pixels) % 2


def _paint_outline(painter: QPainter, shape: Path | Circle) -> None:
    """Draw a shape as vectors, to be looked at in whatever size."""
    painter.setBrush(QColor(shape.fill) if shape.fill else Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)
    if shape.stroke and shape.stroke_width:
        painter.setPen(_round_pen(QColor(shape.stroke), shape.stroke_width))
    painter.drawPath(_path(shape))


@lru_cache(maxsize=512)
def _fillings(shape: Path | Circle, steps: int) -> tuple[tuple[QPainterPath, QColor], ...]:
    """Return what a shape and its line cover, in so many straight steps a unit, and their colours.

    Qt fills these many times as fast as curves, and more exactly.
    """
    path = QTransform.fromScale(steps, steps).map(_path(shape))
    back = QTransform.fromScale(1 / steps, 1 / steps)
    fillings: list[tuple[QPainterPath, QColor]] = []
    if shape.fill:
        whole = _straight([path])
        whole.setFillRule(path.fillRule())
        parts = [*_parts(whole)]
        # So many are the bars of hatching, which take far longer at once.
        if len(parts) <= 64:
            parts = [whole]
        fillings += ((back.map(part), QColor(shape.fill)) for part in parts)
    if shape.stroke and shape.stroke_width:
        stroker = QPainterPathStroker(_round_pen(QColor(), shape.stroke_width * steps))
        covered = [stroker.createStroke(part) for part in _parts(path)]
        # Qt would paint the overlap of two parts twice. Letters take too long to simplify.
        if isinstance(shape, Circle) or len(shape.segments) < 64:
            covered = [part.simplified() for part in covered]
        lines = _straight(covered)
        lines.setFillRule(Qt.FillRule.WindingFill)
        fillings.append((back.map(lines), QColor(shape.stroke)))
    return tuple(fillings)


def _straight(outlines: Iterable[QPainterPath]) -> QPainterPath:
    straight = QPainterPath()
    for outline in outlines:
        for polygon in outline.toSubpathPolygons():
            straight.addPolygon(polygon)
    return straight


def _parts(path: QPainterPath) -> Iterator[QPainterPath]:
    """Yield the parts of a path, each of which begins with a move."""
    part = QPainterPath()
    at = 0
    while at < path.elementCount():
        element = path.elementAt(at)
        if element.isMoveTo():
            if at:
                yield part
            part = QPainterPath(QPointF(element.x, element.y))
        elif element.isLineTo():
            part.lineTo(element.x, element.y)
        else:
            points = [path.elementAt(at + ahead) for ahead in range(3)]
            part.cubicTo(*(QPointF(point.x, point.y) for point in points))
            at += 2
        at += 1
    yield part


def _round_pen(colour: QColor, width: float) -> QPen:
    round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(colour, width, Qt.PenStyle.SolidLine, round_cap, round_join)


@lru_cache(maxsize=512)
def _path(shape: Path | Circle) -> QPainterPath:
    path = QPainterPath()
    if isinstance(shape, Circle):
        path.addEllipse(QPointF(shape.x, shape.y), shape.radius, shape.radius)
        return path
    path.setFillRule(Qt.FillRule.OddEvenFill if shape.even_odd else Qt.FillRule.WindingFill)
    for segment in shape.segments:
        match segment:
            case ("M", x, y):
                path.moveTo(x, y)
            case ("L", x, y):
                path.lineTo(x, y)
            case ("C", x1, y1, x2, y2, x, y):
                path.cubicTo(x1, y1, x2, y2, x, y)
            case _:
                path.closeSubpath()
    return path


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
