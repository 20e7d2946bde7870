"""Shapes on a QPainter: on the screen, in pictures of pixels, on paper. Vectors stay vectors."""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Circle, Man, Path, Rect, Segment, Shape, Text

_FONT_SCALE = 100
"""Fonts are laid out this much larger and drawn smaller, since Qt rounds sizes of small fonts."""


def paint_shapes(painter: QPainter, shapes: Iterable[Shape], pieces: PieceSet | None) -> None:
    """Draw shapes, one unit of theirs being one of the painter's.

    Args:
        painter: scaled and moved to where the shapes are; its state stays as it was.
        shapes: what to draw, the lowest first.
        pieces: the drawings of men; without any, men are left out.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    opacity = painter.opacity()
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
                _paint_text(painter, shape)
            case Circle():
                painter.setOpacity(opacity * shape.opacity)
                _dress(painter, shape)
                painter.drawEllipse(QPointF(shape.x, shape.y), shape.radius, shape.radius)
            case Path():
                painter.setOpacity(opacity * shape.opacity)
                _dress(painter, shape)
                lines = () if shape.fill or shape.opacity != 1 else _lines(shape.segments)
                if lines:
                    painter.drawLines(lines)
                else:
                    painter.drawPath(_path(shape.segments, shape.even_odd))
    painter.restore()


def _dress(painter: QPainter, shape: Path | Circle) -> None:
    painter.setBrush(QColor(shape.fill) if shape.fill else Qt.BrushStyle.NoBrush)
    if shape.stroke and shape.stroke_width:
        pen = QPen(QColor(shape.stroke), shape.stroke_width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
    else:
        painter.setPen(Qt.PenStyle.NoPen)


@lru_cache(maxsize=16)
def _lines(segments: tuple[Segment, ...]) -> list[QLineF]:
    """Return a path that is nothing but single lines as these; else nothing.

    Qt strokes hundreds of lines, as hatching has them, several times sooner one by one.
    """
    kinds = "".join(segment[0] for segment in segments)
    if kinds != "ML" * (len(kinds) // 2):
        return []
    points = [QPointF(segment[1], segment[2]) for segment in segments if segment[0] != "Z"]
    return [QLineF(*pair) for pair in zip(points[::2], points[1::2], strict=True)]


@lru_cache(maxsize=256)
def _path(segments: tuple[Segment, ...], even_odd: bool) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill if even_odd else Qt.FillRule.WindingFill)
    for segment in segments:
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


def _paint_text(painter: QPainter, shape: Text) -> None:
    font = QFont()
    font.setPixelSize(_FONT_SCALE)
    font.setBold(shape.bold)
    font.setItalic(shape.italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    width = QFontMetricsF(font).horizontalAdvance(shape.text)
    start = {"start": 0.0, "middle": -width / 2, "end": -width}[shape.anchor]
    painter.save()
    painter.translate(shape.x, shape.y)
    painter.scale(shape.size / _FONT_SCALE, shape.size / _FONT_SCALE)
    painter.setFont(font)
    painter.setPen(QColor(shape.fill))
    painter.drawText(QPointF(start, 0), shape.text)
    painter.restore()
