"""Paints all shapes: on the screen, in pictures of pixels, on paper."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from math import ceil, hypot

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
    QPolygonF,
    QTransform,
)

from fenedit.diagram.board_scene import MIN_LABELLED_SQUARE, PIECE_SIDE
from fenedit.diagram.fonts import family_of, unhinted_font
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Circle, Path, PieceShape, Rect, Shape, Text
from fenedit.notation.position import Piece

LAID_OUT_AT = 100
"""Pixels of fonts as they are laid out and measured; Qt rounds sizes of small ones."""


def paint_shapes(
    painter: QPainter, shapes: Iterable[Shape], pieces: PieceSet, font: str = ""
) -> None:
    """Draw shapes; their unit is that of the painter.

    On a device of pixels, pieces are drawn at whole pixels, in the size of `piece_pixels`.

    Args:
        painter: scaled and moved to the shapes; its state is restored.
        shapes: the lowest first.
        pieces: the drawings of pieces.
        font: family of the texts; "" for ours.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    opacity = painter.opacity()
    world, device = painter.worldTransform(), painter.deviceTransform()
    on_pixels = not isinstance(painter.device(), QPagedPaintDevice)
    # Maps pixels from the corner of the device.
    pixelwise = device.inverted()[0] * world
    steps = 8 * ceil(hypot(device.m11(), device.m12()))
    pictures: dict[tuple[Piece, int], QPixmap] = {}
    for shape in shapes:
        painter.setOpacity(opacity * (1.0 if isinstance(shape, Text) else shape.opacity))
        match shape:
            case Rect():
                area = QRectF(shape.x, shape.y, shape.width, shape.height)
                painter.fillRect(area, QColor(shape.fill))
            case PieceShape():
                area = QRectF(shape.x, shape.y, shape.side, shape.side)
                if on_pixels:
                    side = piece_pixels(round(shape.side * device.m11() / PIECE_SIDE))
                    if (shape.piece, side) not in pictures:
                        pictures[shape.piece, side] = pieces.pixmap(shape.piece, side)
                    middle = device.map(area.center())
                    left, top = round(middle.x() - side / 2), round(middle.y() - side / 2)
                    painter.setWorldTransform(pixelwise)
                    painter.drawPixmap(left, top, pictures[shape.piece, side])
                    painter.setWorldTransform(world)
                else:
                    pieces.draw(painter, shape.piece, area)
            case Text():
                _paint_text(painter, shape, font)
            case _ if on_pixels:
                for filling in _fillings(shape, steps):
                    painter.fillPath(*filling)
            case _:
                painter.setBrush(QColor(shape.fill) if shape.fill else Qt.BrushStyle.NoBrush)
                painter.setPen(Qt.PenStyle.NoPen)
                if shape.stroke and shape.stroke_width:
                    painter.setPen(_round_pen(QColor(shape.stroke), shape.stroke_width))
                painter.drawPath(_path(shape))
    painter.restore()


@cache
def piece_pixels(square_pixels: int) -> int:
    """Return the side of a piece's picture in a square, in device pixels.

    It fills squares that are too small for a coordinate. Square and picture are both even or both
    odd, so that the piece is centred.
    """
    if square_pixels < MIN_LABELLED_SQUARE:
        return square_pixels
    pixels = round(square_pixels * PIECE_SIDE)
    return pixels - (square_pixels - pixels) % 2


@lru_cache(maxsize=512)
def _fillings(shape: Path | Circle, steps: int) -> tuple[tuple[QPainterPath, QColor], ...]:
    """Return the areas that a shape and its line cover, with straight edges, and their colours.

    Qt fills these many times as fast as curves, and more exactly.
    """
    path = QTransform.fromScale(steps, steps).map(_path(shape))
    back = QTransform.fromScale(1 / steps, 1 / steps)
    fillings: list[tuple[QPainterPath, QColor]] = []
    if shape.fill:
        polygons = path.toSubpathPolygons()
        # The bars of hatching take far longer as a single path.
        parts = [[each] for each in polygons] if len(polygons) > 64 else [polygons]
        for part in parts:
            fillings.append((back.map(_straight(part, path.fillRule())), QColor(shape.fill)))
    if shape.stroke and shape.stroke_width:
        stroker = QPainterPathStroker(_round_pen(QColor(), shape.stroke_width * steps))
        covered = [stroker.createStroke(part) for part in _parts(path)]
        # Otherwise Qt paints the overlap of two parts twice. Letters take too long to simplify.
        if isinstance(shape, Circle) or len(shape.segments) < 64:
            covered = [part.simplified() for part in covered]
        polygons = [each for part in covered for each in part.toSubpathPolygons()]
        lines = _straight(polygons, Qt.FillRule.WindingFill)
        fillings.append((back.map(lines), QColor(shape.stroke)))
    return tuple(fillings)


def _straight(polygons: Iterable[QPolygonF], rule: Qt.FillRule) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(rule)
    for polygon in polygons:
        path.addPolygon(polygon)
    return path


def _parts(path: QPainterPath) -> Iterator[QPainterPath]:
    """Yield the parts of a path; each begins with a move."""
    part, curve = QPainterPath(), list[QPointF]()
    for at in range(path.elementCount()):
        element = path.elementAt(at)
        if element.isMoveTo():
            if at:
                yield part
            part = QPainterPath(QPointF(element.x, element.y))
        elif element.isLineTo():
            part.lineTo(element.x, element.y)
        else:
            curve.append(QPointF(element.x, element.y))
            if len(curve) == 3:
                part.cubicTo(*curve)
                curve = []
    yield part


def _round_pen(colour: QColor, width: float) -> QPen:
    round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(colour, width, Qt.PenStyle.SolidLine, round_cap, round_join)


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
    font = unhinted_font(LAID_OUT_AT, shape.bold, shape.italic, family_of(family))
    width = QFontMetricsF(font).horizontalAdvance(shape.text)
    start = {"start": 0.0, "middle": -width / 2, "end": -width}[shape.anchor]
    painter.save()
    painter.translate(shape.x, shape.y)
    scale = shape.size / LAID_OUT_AT * (-1 if shape.upside_down else 1)
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(QColor(shape.fill))
    painter.drawText(QPointF(start, 0), shape.text)
    painter.restore()
