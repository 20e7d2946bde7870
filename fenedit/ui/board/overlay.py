"""A dragged piece where the board cannot paint it: over its edge, and anywhere else."""

from dataclasses import replace
from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import Piece
from fenedit.ui.style import current_palette

DISCARDED_OPACITY: Final = 0.45


class DragOverlay(QWidget):
    """One piece that floats over the window and lets all events through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._painter: BoardPainter | None = None
        self._geometry = BoardGeometry(0, 0, 0)
        self._piece: Piece = "P"
        self._discards = False

    def show_piece(
        self,
        painter: BoardPainter,
        geometry: BoardGeometry,
        piece: Piece,
        middle: QPoint,
        discards: bool,
    ) -> None:
        """Show a piece around a point of the parent.

        Args:
            painter: the board's.
            geometry: the board's; the piece is as large as on it.
            piece: what is dragged.
            middle: where the pointer is.
            discards: whether letting go takes the piece away, which is marked by a cross.
        """
        side = ceil(geometry.square_side)
        looks = (painter, replace(geometry, left=0.0, top=0.0), piece, discards)
        if looks != (self._painter, self._geometry, self._piece, self._discards):
            self._painter, self._geometry, self._piece, self._discards = looks
            self.update()
        self.setGeometry(middle.x() - side // 2, middle.y() - side // 2, side, side)
        if self.isHidden():
            self.raise_()
            self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._painter is None:
            return
        painter = QPainter(self)
        if self._discards:
            painter.setOpacity(DISCARDED_OPACITY)
        middle = self.width() // 2
        self._painter.paint_piece(painter, self._geometry, self._piece, middle, middle)
        painter.setOpacity(1.0)
        if self._discards:
            radius = cross_radius(self.width())
            corner = QPointF(self.width() - radius - 1, self.height() - radius - 1)
            paint_cross(painter, corner, radius)
        painter.end()


def paint_cross(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Paint the cross that says that letting go takes a piece away."""
    colours = current_palette()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.card), 1.5))
    painter.setBrush(QColor(colours.danger))
    painter.drawEllipse(middle, radius, radius)
    arm = radius * 0.38
    box = QRectF(middle.x() - arm, middle.y() - arm, 2 * arm, 2 * arm)
    pen = QPen(QColor(colours.card), max(1.5, radius * 0.24))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(box.topLeft(), box.bottomRight())
    painter.drawLine(box.topRight(), box.bottomLeft())


def cross_radius(side: float) -> float:
    """Return the radius of the cross for pieces of a size."""
    return max(7.0, side * 0.16)
