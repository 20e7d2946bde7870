"""File letters and rank digits: in the corners of edge squares, or beside the board."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from fenedit.diagram.geometry import OUTSIDE_MARGIN, BoardGeometry, square_in
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
