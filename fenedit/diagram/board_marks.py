"""What a board shows beside its pieces: coordinates, and marks, which work without their colour."""

from collections.abc import Collection
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from fenedit.diagram.board_scene import OUTSIDE_MARGIN, BoardGeometry, MarkKind, square_in
from fenedit.diagram.theme import BoardTheme, blended
from fenedit.notation.position import FILES, RANKS, file_of, rank_of

_FONT_SIZE: Final = 0.19
"""Of a square. Capitals are some seven tenths as high as that."""
_MIN_FONT_PIXELS: Final = 8
_INSET: Final = 0.04
_HALO: Final = 0.05
MIN_LABELLED_SQUARE: Final = 25
"""Below this many device pixels a square has no room for a letter that can be read."""


def has_inside_label(column: int, row: int, square_pixels: int) -> bool:
    """Tell whether a coordinate stands in a cell of the board: in the left column or bottom row."""
    return (column == 0 or row == 7) and square_pixels >= MIN_LABELLED_SQUARE


def inside_label(
    geometry: BoardGeometry,
    column: int,
    row: int,
    colour: QColor,
    halo: QColor | None,
    frame: int = 0,
) -> QPixmap:
    """Return the rank digit (top left) and file letter (bottom right) of one cell, on nothing.

    Args:
        geometry: of the board; the picture is one square of it in device pixels.
        column: of the cell, 0 leftmost.
        row: of the cell, 0 topmost.
        colour: of the letters.
        halo: drawn around them where they stand over a piece.
        frame: width of the frame that they stand within, in device pixels.
    """
    side = geometry.square_pixels
    square = square_in(column, row, geometry.flipped)
    apart = max(1.5, side * _INSET)
    inset = frame + apart
    font = _font(side)
    metrics = QFontMetricsF(font)
    # Letters stand on whole pixels, where the font is drawn at its sharpest.
    letters: list[tuple[QPointF, str]] = []
    if column == 0:
        digit = RANKS[rank_of(square)]
        ink = metrics.tightBoundingRect(digit)
        letters.append((QPointF(round(inset - ink.left()), round(inset - ink.top())), digit))
    if row == 7:
        letter = FILES[file_of(square)]
        ink = metrics.tightBoundingRect(letter)
        # All letters share a baseline, so that g hangs below it.
        descent = metrics.tightBoundingRect("g").bottom()
        x, y = side - inset - ink.right(), side - frame - apart * 0.6 - descent
        letters.append((QPointF(round(x), round(y)), letter))
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    painter.setPen(colour)
    for place, letter in letters:
        if halo is not None:
            _draw_halo(painter, place, letter, QPen(halo, max(2.0, side * _HALO)))
        painter.drawText(place, letter)
    painter.end()
    return pixmap


def _draw_halo(painter: QPainter, place: QPointF, letter: str, pen: QPen) -> None:
    path = QPainterPath()
    path.addText(place, painter.font(), letter)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)


def draw_outside_labels(painter: QPainter, geometry: BoardGeometry, colour: QColor) -> None:
    """Draw the digits at the left of the board and the letters below it.

    Args:
        painter: in device pixels, its origin at the board's corner.
        geometry: of the board.
        colour: of the letters.
    """
    side = geometry.square_pixels
    margin = int(side * OUTSIDE_MARGIN)
    painter.setPen(colour)
    painter.setFont(_font(side))
    middle = Qt.AlignmentFlag.AlignCenter
    for cell in range(8):
        letter = FILES[file_of(square_in(cell, 7, geometry.flipped))]
        digit = RANKS[rank_of(square_in(0, cell, geometry.flipped))]
        painter.drawText(QRect(cell * side, 8 * side, side, margin), middle, letter)
        painter.drawText(QRect(-margin, cell * side, margin, side), middle, digit)


def _font(square_pixels: int) -> QFont:
    font = QFont()
    font.setPixelSize(max(_MIN_FONT_PIXELS, round(square_pixels * _FONT_SIZE)))
    font.setWeight(QFont.Weight.Bold)
    return font


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
