"""What the board draws beside its squares: frame, disc of the side to move, caret, cursors."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QCursor, QPainter, QPen, QPixmap

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import EMPTY, WHITE, Content, Side, Square
from fenedit.session.state import Rectangle
from fenedit.ui.board.layout import disc_rect, frame_rect
from fenedit.ui.style import current_palette

_CURSOR_SIDE: Final = 44
_CURSOR_PIECE: Final = 28
_SELECTION_TINT: Final = 0.13
_DARK_RIM: Final = 3.0
_CARET_WIDTH, _CARET_INSET = 0.14, 0.07
"""Of the caret behind a rank, in squares: how wide its serifs are, how far it is from the edges."""


def paint_surroundings(
    painter: QPainter,
    area: QRect,
    geometry: BoardGeometry,
    frame_colour: str,
    side_to_move: Side | None,
) -> None:
    """Paint all that is not a square: the window's colour, a thin frame, the disc.

    Args:
        painter: in logical coordinates.
        area: the whole widget.
        geometry: of the board in it.
        frame_colour: of the line around the board.
        side_to_move: whose disc to paint, None for none.
    """
    colours = current_palette()
    board = frame_rect(geometry)
    window = QColor(colours.window)
    left, top = QRectF(area).topLeft().toTuple()
    right, bottom = area.x() + area.width(), area.y() + area.height()
    painter.fillRect(QRectF(left, top, right, board.top() - top), window)
    painter.fillRect(QRectF(left, board.bottom(), right, bottom - board.bottom()), window)
    painter.fillRect(QRectF(left, top, board.left() - left, bottom), window)
    painter.fillRect(QRectF(board.right(), top, right - board.right(), bottom), window)
    thin = 1.0
    line = QColor(frame_colour)
    painter.fillRect(QRectF(board.left() - thin, board.top() - thin, board.width() + 2, thin), line)
    painter.fillRect(QRectF(board.left() - thin, board.bottom(), board.width() + 2, thin), line)
    painter.fillRect(QRectF(board.left() - thin, board.top(), thin, board.height()), line)
    painter.fillRect(QRectF(board.right(), board.top(), thin, board.height()), line)
    if side_to_move is not None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        black = side_to_move != WHITE
        disc = disc_rect(geometry, side_to_move)
        painter.setPen(QPen(QColor(colours.muted), 1.5))
        painter.setBrush(QColor("#1b1b1b" if black else "#ffffff"))
        if black and colours.dark:
            # A black disc on a dark ground would be a ring, and read as White's.
            painter.setPen(QPen(QColor(colours.tray_chosen), _DARK_RIM))
            painter.setBrush(QColor("#000000"))
            disc = disc.adjusted(1, 1, -1, -1)
        painter.drawEllipse(disc)
        painter.restore()


def paint_waiting_caret(
    painter: QPainter, geometry: BoardGeometry, square: Square, colour: str
) -> None:
    """Paint the caret that stands behind the last square of a rank, as in a line of text."""
    left, top, width, height = geometry.rect_of(square)
    half, inset = max(3.0, width * _CARET_WIDTH / 2), height * _CARET_INSET
    x = left + half + inset if geometry.flipped else left + width - half - inset
    head, foot = top + inset, top + height - inset
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stroke = max(2.0, width / 24)
    # White around it, for it may stand on a piece.
    for ink, thickness in (("#ffffff", stroke + 2.5), (colour, stroke)):
        painter.setPen(QPen(QColor(ink), thickness, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(x, head), QPointF(x, foot))
        for y in (head, foot):
            painter.drawLine(QPointF(x - half, y), QPointF(x + half, y))
    painter.restore()


def paint_selection(
    painter: QPainter, geometry: BoardGeometry, selection: Rectangle, colour: str
) -> None:
    """Paint over selected squares and their pieces: a tint, and a frame with a white line in it."""
    lower, upper = (QRectF(*geometry.rect_of(corner)) for corner in selection.corners)
    area = lower.united(upper)
    # In whole device pixels, as the squares are.
    pixel = 1 / geometry.device_pixel_ratio
    width = max(2, geometry.square_pixels // 18) * pixel
    tint = QColor(colour)
    tint.setAlphaF(_SELECTION_TINT)
    painter.fillRect(area, tint)
    _frame(painter, area, width, QColor(colour))
    _frame(painter, area.adjusted(width, width, -width, -width), pixel, QColor("#ffffff"))


def _frame(painter: QPainter, area: QRectF, width: float, colour: QColor) -> None:
    """Fill the strips of a width along the inside of a rectangle's edges."""
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), width), colour)
    painter.fillRect(QRectF(area.left(), area.bottom() - width, area.width(), width), colour)
    height = area.height() - 2 * width
    painter.fillRect(QRectF(area.left(), area.top() + width, width, height), colour)
    painter.fillRect(QRectF(area.right() - width, area.top() + width, width, height), colour)


def brush_cursor(content: Content, painter: BoardPainter, ratio: float) -> QCursor:
    """Return the pointer that paints with a piece, or erases: a fine cross and the tool by it."""
    pixmap = QPixmap(round(_CURSOR_SIDE * ratio), round(_CURSOR_SIDE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    brush = QPainter(pixmap)
    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
    corner = _CURSOR_SIDE - _CURSOR_PIECE
    if content == EMPTY:
        paint_eraser(brush, QRectF(corner + 2, corner + 2, 22, 22), "#2b2b2b", "#ffffff")
    else:
        piece = painter.pieces.pixmap(content, _CURSOR_PIECE, ratio)
        brush.drawPixmap(QPointF(corner, corner), piece)
    middle = 8.0
    for colour, width in (("#ffffff", 3.5), ("#1b1b1b", 1.5)):
        brush.setPen(QPen(QColor(colour), width))
        brush.drawLine(QPointF(middle, 1), QPointF(middle, 15))
        brush.drawLine(QPointF(1, middle), QPointF(15, middle))
    brush.end()
    return QCursor(pixmap, int(middle), int(middle))


def paint_eraser(painter: QPainter, rect: QRectF, colour: str, inner: str) -> None:
    """Paint an eraser: a slanted block, one end of which is worn."""
    painter.save()
    painter.translate(rect.center())
    painter.rotate(-45)
    side = rect.width()
    block = QRectF(-side * 0.46, -side * 0.24, side * 0.92, side * 0.48)
    painter.setPen(QPen(QColor(colour), max(1.4, side * 0.085)))
    painter.setBrush(QColor(inner))
    painter.drawRoundedRect(block, side * 0.09, side * 0.09)
    painter.setBrush(QColor(colour))
    worn = QRectF(block.left(), block.top(), side * 0.34, block.height())
    painter.drawRoundedRect(worn, side * 0.09, side * 0.09)
    painter.restore()
