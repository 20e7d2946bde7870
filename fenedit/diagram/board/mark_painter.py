"""How the marks of a board look. Each stays within its square and works without its colour."""

from collections.abc import Collection
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF

from fenedit.diagram.geometry import BoardGeometry
from fenedit.diagram.scene import MarkKind
from fenedit.diagram.theme import BoardTheme, blended

_TOWER: Final = (
    (-0.5, -0.5), (-0.5, 0.0), (-0.32, 0.14), (-0.32, 0.5), (0.32, 0.5), (0.32, 0.14),
    (0.5, 0.0), (0.5, -0.5), (0.24, -0.5), (0.24, -0.26), (0.12, -0.26), (0.12, -0.5),
    (-0.12, -0.5), (-0.12, -0.26), (-0.24, -0.26), (-0.24, -0.5),
)  # fmt: skip
"""A rook's outline around its middle, one high and one wide."""
_KINDS: Final = tuple(MarkKind)
_MIN_TOWER_RADIUS: Final = 4
"""A smaller badge, in device pixels, is a plain dot."""


def ground_colour(square_colour: str, kinds: Collection[MarkKind], theme: BoardTheme) -> str:
    """Return what some marks make of the colour of their square.

    One opaque colour, since laying translucent ones over a square takes ten times as long.
    """
    colour = square_colour
    for kind in _KINDS:
        tone = theme.tone(kind) if kind in kinds else None
        if tone is not None:
            colour = blended(colour, tone.ground)
    if MarkKind.HOVER in kinds:
        colour = blended(colour, theme.hover)
    return colour


def draw_under_piece(
    painter: QPainter, rect: QRect, kinds: Collection[MarkKind], theme: BoardTheme
) -> None:
    """Draw what marks draw below a square's piece, apart from its colour; in device pixels."""
    for kind in kinds:
        tone = theme.tone(kind)
        if tone is not None:
            _frame_with_line(painter, rect, tone.line, max(2, rect.width() // 22))
    if MarkKind.EP_TARGET in kinds:
        _draw_ring(painter, rect, theme)


def draw_over_piece(
    painter: QPainter, rect: QRect, kinds: Collection[MarkKind], theme: BoardTheme
) -> None:
    """Draw what marks draw above a square's piece; in device pixels."""
    if MarkKind.CASTLING in kinds:
        _draw_badge(painter, rect, theme)
    if MarkKind.CURSOR in kinds:
        _frame_with_line(painter, rect, theme.cursor, cursor_width(rect.width()) - 1)


def cursor_width(side: int) -> int:
    """Return how wide the cursor's frame is with the line in it, in device pixels."""
    return max(2, side // 16) + 1


def badge_pixmap(side: int, theme: BoardTheme) -> QPixmap:
    """Return the badge of castling for squares of `side` device pixels, on nothing.

    Its top right corner is the square's.
    """
    pixels = min(side, ceil(3 * _badge_radius(side)))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    _draw_badge(painter, QRect(pixels - side, 0, side, side), theme)
    painter.end()
    return pixmap


def draw_label(painter: QPainter, geometry: BoardGeometry, text: str, theme: BoardTheme) -> None:
    """Draw a line of text on a pill across the middle of the board."""
    side = geometry.square_pixels
    font = QFont()
    font.setPixelSize(max(9, round(side * 0.3)))
    font.setWeight(QFont.Weight.Medium)
    metrics = QFontMetricsF(font)
    room = 7.2 * side
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    width, height = metrics.horizontalAdvance(text) + side * 0.6, metrics.height() + side * 0.3
    pill = QRectF(0, 0, width, height)
    pill.moveCenter(QPointF(4 * side, 4 * side))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.coordinate_on_dark))
    painter.drawRoundedRect(pill, height / 2, height / 2)
    painter.setPen(QColor(theme.light_square))
    painter.setFont(font)
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _draw_ring(painter: QPainter, rect: QRect, theme: BoardTheme) -> None:
    side = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, radius, width = QRectF(rect).center(), side * 0.26, max(1.5, side * 0.055)
    for colour, pen_width in ((QColor("#ffffff"), width * 1.7), (QColor(theme.highlight), width)):
        painter.setPen(QPen(colour, pen_width))
        painter.drawEllipse(middle, radius, radius)
    painter.restore()


def _badge_radius(side: int) -> float:
    return max(2.5, side * 0.105)


def _draw_badge(painter: QPainter, rect: QRect, theme: BoardTheme) -> None:
    side = rect.width()
    radius = _badge_radius(side)
    middle = QPointF(rect.x() + side - radius * 1.35, rect.y() + radius * 1.35)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#ffffff"), max(1.0, radius * 0.16)))
    painter.setBrush(QColor(theme.highlight))
    painter.drawEllipse(middle, radius, radius)
    if radius >= _MIN_TOWER_RADIUS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#ffffff"))
        size = radius * 1.05
        painter.drawPolygon(QPolygonF([middle + QPointF(x * size, y * size) for x, y in _TOWER]))
    painter.restore()


def _frame_with_line(painter: QPainter, rect: QRect, colour: str, width: int) -> None:
    """Draw a frame, and a white line in it that sets it off from dark squares."""
    _frame(painter, rect, QColor(colour), width)
    _frame(painter, rect.adjusted(width, width, -width, -width), QColor("#ffffff"), 1)


def _frame(painter: QPainter, rect: QRect, colour: QColor, width: int) -> None:
    painter.fillRect(rect.x(), rect.y(), rect.width(), width, colour)
    painter.fillRect(rect.x(), rect.bottom() + 1 - width, rect.width(), width, colour)
    painter.fillRect(rect.x(), rect.y() + width, width, rect.height() - 2 * width, colour)
    painter.fillRect(
        rect.right() + 1 - width, rect.y() + width, width, rect.height() - 2 * width, colour
    )
