"""What is seen beside the pointer while records are dragged."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPixmap

from fenedit.ui.style import current_palette

_SIDE: Final = 60
_MARGIN: Final = 10
_OPACITY: Final = 0.85


def drag_picture(board: QPixmap, count: int, font: QFont, device_pixel_ratio: float) -> QPixmap:
    """Return a board, and on its corner how many records there are, where there are several.

    Args:
        board: the picture of the first record; null for none.
        count: how many records are dragged.
        font: what the number is written in.
        device_pixel_ratio: device pixels to a logical one.
    """
    colours = current_palette()
    side = _SIDE + _MARGIN
    picture = QPixmap(round(side * device_pixel_ratio), round(side * device_pixel_ratio))
    picture.setDevicePixelRatio(device_pixel_ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(_OPACITY)
    painter.drawPixmap(0, _MARGIN, board)
    painter.setOpacity(1.0)
    if count > 1:
        words = f"{count:,}"
        metrics = QFontMetrics(font)
        height = metrics.height() + 2.0
        width = max(height, metrics.horizontalAdvance(words) + height * 0.7)
        badge = QRectF(side - width, 0, width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(badge, height / 2, height / 2)
        painter.setFont(font)
        painter.setPen(QColor(colours.accent_text))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return picture
