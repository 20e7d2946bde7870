"""Shapes and pages on a QPainter: on the screen, in pictures of pixels, on paper, as vectors.

Qt is a quarter of a pixel off along curves, twice as much where it strokes them, and lines thinner
than a pixel lose a quarter of their ink. So pixels are given outlines of straight steps to fill,
which Qt does exactly.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache, partial
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QTransform,
)

from fenedit.diagram.fonts import family_of, unhinted_font
from fenedit.diagram.picture import Measure, Page, PlacedPicture
from fenedit.diagram.pieces.outlines import in_one_ink
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Circle, Man, Path, Rect, Shape, Text

_LAID_OUT_AT: Final = 100
"""Pixels of fonts as they are laid out and measured; Qt rounds sizes of small ones."""
_STEPS_A_PIXEL: Final = 8
"""Outlines are rounded at a scale so much finer than pixels; Qt's quarter is then a thirty-second.
"""
_MANY: Final = 400
"""Points of the least hatching."""
_MOST_CORNERS: Final = 6
"""Of a bar: with so few, turns to one side alone lead around once."""


def paint_shapes(
    painter: QPainter, shapes: Iterable[Shape], pieces: PieceSet | None, font: str = ""
) -> None:
    """Draw shapes, one unit of theirs being one of the painter's.

    Args:
        painter: scaled and moved to where the shapes are; its state stays as it was.
        shapes: what to draw, the lowest first.
        pieces: the drawings of men; without any, men are left out.
        font: family of the texts; "" for ours.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    opacity = painter.opacity()
    # What the painter's device pixels are like counts, not what a caller's units are.
    finely = _fineness(painter)
    for shape in shapes:
        match shape:
            case Rect():
                painter.setOpacity(opacity * shape.opacity)
                area = QRectF(shape.x, shape.y, shape.width, shape.height)
                painter.fillRect(area, QColor(shape.fill))
            case Man():
                painter.setOpacity(opacity)
                area = QRectF(shape.x, shape.y, shape.side, shape.side)
                if pieces is not None:
                    pieces.draw(painter, shape.piece, area)
            case Text():
                painter.setOpacity(opacity)
                _paint_text(painter, shape, font)
            case Circle() | Path():
                painter.setOpacity(opacity * shape.opacity)
                if finely:
                    _fill(painter, shape, finely)
                else:
                    painter.setBrush(QColor(shape.fill) if shape.fill else Qt.BrushStyle.NoBrush)
                    painter.setPen(Qt.PenStyle.NoPen)
                    if shape.stroke and shape.stroke_width:
                        painter.setPen(_round_pen(shape.stroke, shape.stroke_width))
                    painter.drawPath(_path(shape))
    painter.restore()


def _round_pen(colour: str, width: float) -> QPen:
    round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, round_cap, round_join)


def _fineness(painter: QPainter) -> int:
    """Return how many steps a unit is to be divided into, or 0 if the painter keeps vectors."""
    engine = painter.paintEngine()
    if engine is None or engine.type() is not QPaintEngine.Type.Raster:
        return 0
    scale = painter.deviceTransform()
    steps = _STEPS_A_PIXEL * max(hypot(scale.m11(), scale.m12()), 1e-6)
    # Powers of two, so that outlines serve for pictures of nearly the same size.
    return 1 << max(0, int(steps - 1).bit_length())


def _fill(painter: QPainter, shape: Path | Circle, steps: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    if shape.fill:
        painter.setBrush(QColor(shape.fill))
        bars = _bars(shape)
        for bar in bars:
            painter.drawConvexPolygon(bar)
        if not bars:
            painter.drawPath(_inside(shape, steps))
    if shape.stroke and shape.stroke_width:
        painter.setBrush(QColor(shape.stroke))
        painter.drawPath(_line(shape, steps))


@lru_cache(maxsize=16)
def _bars(shape: Path | Circle) -> list[QPolygonF]:
    """Return the bars of hatching; nothing for any other shape.

    Hundreds of parts are filled several times sooner one by one.
    """
    if not isinstance(shape, Path) or len(shape.segments) < _MANY or shape.even_odd:
        return []
    bars: list[QPolygonF] = []
    for segment in shape.segments:
        match segment:
            case ("M", x, y):
                bars.append(QPolygonF([QPointF(x, y)]))
            case ("L", x, y):
                bars[-1].append(QPointF(x, y))
            case ("C", *_):
                return []
    return bars if all(map(_is_convex, bars)) else []


def _is_convex(polygon: QPolygonF) -> bool:
    corners = polygon.toList()
    sides = [other - one for one, other in zip(corners, [*corners[1:], corners[0]], strict=True)]
    turns = [
        one.x() * other.y() - one.y() * other.x()
        for one, other in zip(sides, [*sides[1:], sides[0]], strict=True)
    ]
    return len(corners) <= _MOST_CORNERS and (min(turns) >= 0 or max(turns) <= 0)


@lru_cache(maxsize=256)
def _inside(shape: Path | Circle, steps: int) -> QPainterPath:
    """Return the inside of a shape in straight steps."""
    if isinstance(shape, Path) and all(segment[0] != "C" for segment in shape.segments):
        return _path(shape)
    return _straight(QTransform.fromScale(steps, steps).map(_path(shape)), steps)


@lru_cache(maxsize=256)
def _line(shape: Path | Circle, steps: int) -> QPainterPath:
    """Return what the line around a shape covers in straight steps."""
    if isinstance(shape, Circle):
        return _straight(_ring(shape, steps), steps)
    stroker = QPainterPathStroker(_round_pen("#000000", shape.stroke_width * steps))
    scale = QTransform.fromScale(steps, steps)
    lines = QPainterPath()
    lines.setFillRule(Qt.FillRule.WindingFill)
    for part in _parts(shape):
        outline = stroker.createStroke(scale.map(part))
        outline.setFillRule(Qt.FillRule.WindingFill)
        # Where parts of an outline overlap within a pixel, Qt counts what they cover twice.
        lines.addPath(outline.simplified())
    return _straight(lines, steps)


def _parts(shape: Path) -> list[QPainterPath]:
    """Return a path in parts whose lines cannot touch: Qt takes far longer for all at once."""
    width = shape.stroke_width
    starts = [at for at, segment in enumerate(shape.segments) if segment[0] == "M"]
    parts: list[QPainterPath] = []
    for start, end in zip(starts, [*starts[1:], len(shape.segments)], strict=True):
        part = _path(replace(shape, segments=shape.segments[start:end]))
        area = part.controlPointRect().adjusted(-width, -width, width, width)
        whole = QPainterPath(part)
        for other in [each for each in parts if each.controlPointRect().intersects(area)]:
            whole.addPath(other)
            parts.remove(other)
        parts.append(whole)
    return parts


def _ring(circle: Circle, steps: int) -> QPainterPath:
    middle, half = QPointF(circle.x, circle.y) * steps, circle.stroke_width / 2
    ring = QPainterPath()
    for radius in (circle.radius + half, max(0.0, circle.radius - half)):
        ring.addEllipse(middle, radius * steps, radius * steps)
    return ring


def _straight(path: QPainterPath, steps: int) -> QPainterPath:
    straight = QPainterPath()
    straight.setFillRule(path.fillRule())
    for polygon in path.toSubpathPolygons():
        straight.addPolygon(polygon)
    return QTransform.fromScale(1 / steps, 1 / steps).map(straight)


@lru_cache(maxsize=256)
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
    font = unhinted_font(_LAID_OUT_AT, shape.bold, shape.italic, family_of(family))
    width = QFontMetricsF(font).horizontalAdvance(shape.text)
    start = {"start": 0.0, "middle": -width / 2, "end": -width}[shape.anchor]
    painter.save()
    painter.translate(shape.x, shape.y)
    painter.scale(shape.size / _LAID_OUT_AT, shape.size / _LAID_OUT_AT)
    painter.setFont(font)
    painter.setPen(QColor(shape.fill))
    painter.drawText(QPointF(start, 0), shape.text)
    painter.restore()


def paint_page(painter: QPainter, page: Page, pieces: PieceSet) -> None:
    """Draw a page, one point being one unit of the painter's.

    Args:
        painter: scaled and moved to where the page is; its state stays as it was.
        page: what to draw; its paper is not.
        pieces: the drawings of men.
    """
    for item in page.items:
        if isinstance(item, PlacedPicture):
            _paint_picture(painter, item, pieces, page.font)
        else:
            paint_shapes(painter, (item,), pieces, page.font)


def _paint_picture(painter: QPainter, placed: PlacedPicture, pieces: PieceSet, font: str) -> None:
    """Draw one diagram of a page where it stands."""
    picture = placed.picture
    painter.save()
    painter.translate(placed.x, placed.y)
    painter.scale(placed.scale, placed.scale)
    if picture.background:
        area = QRectF(0, 0, picture.frame.width, picture.frame.height)
        painter.fillRect(area, QColor(picture.background))
    painter.translate(picture.frame.left, picture.frame.top)
    pieces = in_one_ink(pieces) if picture.one_ink else pieces
    paint_shapes(painter, picture.shapes, pieces, font)
    painter.restore()


def measure_in(font: str) -> Measure:
    """Return what measures lines of text as a painter draws them in a family; "" for ours."""
    return partial(_width_of, font)


@lru_cache(maxsize=8192)
def _width_of(font: str, text: str, size: float, bold: bool = False, italic: bool = False) -> float:
    return _metrics(font, bold, italic).horizontalAdvance(text) * size / _LAID_OUT_AT


@lru_cache(maxsize=8)
def _metrics(font: str, bold: bool, italic: bool) -> QFontMetricsF:
    return QFontMetricsF(unhinted_font(_LAID_OUT_AT, bold, italic, family_of(font)))
