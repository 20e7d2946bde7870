"""What points at squares: dots and rings where a man can go, and arrows."""

from collections.abc import Iterable
from math import atan2, cos, hypot, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.diagram.theme import BoardTheme
from fenedit.notation.position import EMPTY, Placement, Square
from fenedit.session.moves.playing import Arrow

_TARGET_OPACITY: Final = 0.78
_ARROW_OPACITY: Final = 0.8
_FAINT_OPACITY: Final = 0.42
_SHAFT: Final = 0.13
"""Half of these widths, and all lengths, are in squares."""
_HEAD: Final = 0.40
_START: Final = 0.30


def paint_targets(
    painter: QPainter,
    geometry: BoardGeometry,
    placement: Placement,
    targets: Iterable[Square],
    theme: BoardTheme,
) -> None:
    """Paint a dot on each empty square of some, and a ring around the man on any other.

    Each has a rim of white, so that it is seen on squares of all colours.
    """
    side = geometry.square_side
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(_TARGET_OPACITY)
    colour, white = QColor(theme.highlight), QColor("#ffffff")
    rim = max(1.0, side * 0.03)
    for square in targets:
        middle = QPointF(*geometry.centre_of(square))
        if placement[square] == EMPTY:
            painter.setPen(QPen(white, rim))
            painter.setBrush(colour)
            painter.drawEllipse(middle, side * 0.14, side * 0.14)
            continue
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = max(2.0, side * 0.07)
        radius = side / 2 - width
        for pen in (QPen(white, width + rim), QPen(colour, width)):
            painter.setPen(pen)
            painter.drawEllipse(middle, radius, radius)
    painter.restore()


def paint_arrows(
    painter: QPainter, geometry: BoardGeometry, arrows: Iterable[Arrow], theme: BoardTheme
) -> None:
    """Paint arrows from square to square, those of less weight first; none to its own square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(
        QRectF(geometry.left, geometry.top, 8 * geometry.square_side, 8 * geometry.square_side),
        Qt.ClipOperation.IntersectClip,
    )
    for arrow in sorted(arrows, key=lambda arrow: not arrow.is_faint):
        if arrow.origin != arrow.target:
            painter.setOpacity(_FAINT_OPACITY if arrow.is_faint else _ARROW_OPACITY)
            painter.setPen(QPen(QColor("#ffffff"), max(1.0, geometry.square_side * 0.025)))
            painter.setBrush(QColor(theme.cursor))
            painter.drawPolygon(arrow_outline(geometry, arrow))
    painter.restore()


def arrow_outline(geometry: BoardGeometry, arrow: Arrow) -> QPolygonF:
    """Return the outline of an arrow in logical pixels, its tip first.

    It begins beside the middle of its square, where the man is, and ends in the middle of its
    target.
    """
    side = geometry.square_side
    start_x, start_y = geometry.centre_of(arrow.origin)
    end_x, end_y = geometry.centre_of(arrow.target)
    length = hypot(end_x - start_x, end_y - start_y)
    angle = atan2(end_y - start_y, end_x - start_x)
    along, across = (cos(angle), sin(angle)), (-sin(angle), cos(angle))
    first, neck = _START * side, length - _HEAD * side

    def at(distance: float, width: float) -> QPointF:
        return QPointF(
            start_x + along[0] * distance + across[0] * width,
            start_y + along[1] * distance + across[1] * width,
        )

    shaft, head = _SHAFT / 2 * side, _HEAD / 2 * side
    return QPolygonF(
        [
            at(length, 0),
            at(neck, head),
            at(neck, shaft),
            at(first, shaft),
            at(first, -shaft),
            at(neck, -shaft),
            at(neck, -head),
        ]
    )
