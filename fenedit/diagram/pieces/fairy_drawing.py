"""Draws fairy pieces with any set: turned, half white and half black, or as letters."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from fenedit.diagram.fonts import FULL, unhinted_font
from fenedit.notation.fairy import described, fairy_piece, look_of
from fenedit.notation.position import BLACK, WHITE, Piece, piece_of, side_of

_INKS = {WHITE: ("#ffffff", "#000000"), BLACK: ("#000000", "#ffffff")}
"""By side: the colour of letters, and of the line around them."""
_LINE = 0.035
"""Width of that line outside the letters, in sides of a square."""

PaintOrthodox: TypeAlias = Callable[[QPainter, Piece, QRectF], None]


def halves(piece: Piece) -> tuple[tuple[Piece, float, float], ...]:
    """Return the pieces as which a piece is drawn, each with the start and end of its part.

    Parts are shares of the width. A neutral piece is white on the left and black on the right.
    """
    code, colour, attributes = described(piece)
    if colour != "n":
        return ((piece, 0.0, 1.0),)
    white, black = (fairy_piece(code, side, attributes) or piece for side in (WHITE, BLACK))
    return (white, 0.0, 0.5), (black, 0.5, 1.0)


def paint_fairy(painter: QPainter, piece: Piece, rect: QRectF, paint: PaintOrthodox) -> None:
    """Draw a fairy piece in a square; `paint` draws an orthodox one."""
    for half, start, end in halves(piece):
        painter.save()
        if (start, end) != (0.0, 1.0):
            left, width = rect.left() + start * rect.width(), (end - start) * rect.width()
            area = QRectF(left, rect.top(), width, rect.height())
            painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        _paint_half(painter, half, rect, paint)
        painter.restore()


def _paint_half(painter: QPainter, piece: Piece, rect: QRectF, paint: PaintOrthodox) -> None:
    kind, turns, text, corner = look_of(piece)
    side, width = side_of(piece), rect.width()
    if kind:
        painter.save()
        painter.translate(rect.center())
        painter.rotate(90 * turns)
        painter.translate(-rect.center())
        paint(painter, piece_of(kind, side), rect)
        painter.restore()
    else:
        inset = 0.1 * width
        _paint_letters(painter, text, rect.adjusted(inset, 1.6 * inset, -inset, -1.6 * inset), side)
    if corner:
        size = 0.3 * width
        place = QRectF(rect.right() - size * min(2, len(corner)), rect.bottom() - size, 0, 0)
        place.setBottomRight(rect.bottomRight())
        _paint_letters(painter, corner, place, side)


def _paint_letters(painter: QPainter, text: str, area: QRectF, side: str) -> None:
    """Draw letters as large as an area allows, centred in it."""
    path = QPainterPath()
    path.addText(QPointF(), unhinted_font(FULL, bold=True), text)
    ink = path.boundingRect()
    if ink.isEmpty():
        return
    scale = min(area.width() / ink.width(), area.height() / ink.height())
    to_area = QTransform.fromTranslate(area.center().x(), area.center().y())
    to_area.scale(scale, scale)
    to_area.translate(-ink.center().x(), -ink.center().y())
    path = to_area.map(path)
    path.setFillRule(Qt.FillRule.WindingFill)
    fill, line = _INKS["w" if side == WHITE else "b"]
    pen = QPen(QColor(line), 2 * _LINE * max(area.width(), area.height()))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill))
    painter.drawPath(path)
