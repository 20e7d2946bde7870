"""Icons for stepping through moves: triangles, with a bar where a line begins or ends."""

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

from fenedit.ui.style import current_palette

Step: TypeAlias = Literal["first", "back", "forward", "last"]

SIZE: Final = 16
"""Side in logical pixels."""
_FINEST: Final = 2


def step_icon(step: Step) -> QIcon:
    """Return the icon of a step in the colours that the window wears now."""
    colours = current_palette()
    result = QIcon()
    for mode, colour in (
        (QIcon.Mode.Normal, colours.text),
        (QIcon.Mode.Disabled, colours.border),
    ):
        for ratio in range(1, _FINEST + 1):
            result.addPixmap(_drawn(step, colour, ratio), mode)
    return result


def _drawn(step: Step, colour: str, ratio: int) -> QPixmap:
    pixmap = QPixmap(SIZE * ratio, SIZE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    if step in ("first", "back"):
        painter.translate(SIZE, 0)
        painter.scale(-1, 1)
    ends = step in ("first", "last")
    left, right = (3.0, 11.0) if ends else (4.5, 12.5)
    painter.drawPolygon(QPolygonF([QPointF(left, 3), QPointF(right, 8), QPointF(left, 13)]))
    if ends:
        painter.drawRoundedRect(QRectF(right, 3, 2, 10), 0.6, 0.6)
    painter.end()
    return pixmap
