"""Shows the board of a picture, with rings around doubtful squares."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QMouseEvent,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from fenedit.ui.board.contents import DOUBT, DOUBTS
from fenedit.ui.reading.picture_board import PictureBoard, Place, squares_to_picture
from fenedit.ui.style import current_palette, painting

_ROUND = 7
"""The radius of the picture's corners, in logical pixels."""


class PictureView(QWidget):
    """A picture of a board, as wide as the widget and as high as needed.

    Signals:
        place_clicked: the place of the picture that was clicked.
        place_hovered: the place under the pointer, None for none.
    """

    place_clicked = Signal(object)
    place_hovered = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._image = QImage()
        self._scaled = QImage()
        self._squares = QTransform()
        self._doubts: tuple[Place, ...] = ()
        self._current: Place | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_board(self, board: PictureBoard) -> None:
        """Show the picture of a board."""
        self._image, self._scaled = board.image(), QImage()
        self._squares = squares_to_picture(board.corners)
        self._fit()
        self.update()

    def show_doubts(self, doubts: tuple[Place, ...], current: Place | None) -> None:
        """Ring the doubtful places, and the current one."""
        if (doubts, current) != (self._doubts, self._current):
            self._doubts, self._current = doubts, current
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if not self._image.isNull():
            height = round(self.width() * self._image.height() / self._image.width())
            self.setFixedHeight(max(1, height))

    def _to_widget(self) -> QTransform:
        """Return the transform from the squares, one unit each, to the widget."""
        scale = self.width() / max(1, self._image.width())
        return self._squares * QTransform.fromScale(scale, scale)

    def _place_at(self, point: QPointF) -> Place | None:
        inverse, is_invertible = self._to_widget().inverted()
        at = inverse.map(point)
        column, row = int(at.x() // 1), int(at.y() // 1)
        is_inside = is_invertible and 0 <= column < 8 and 0 <= row < 8
        return 8 * row + column if is_inside else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._place_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self.place_clicked.emit(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.place_hovered.emit(self._place_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.place_hovered.emit(None)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._image.isNull():
            return
        ratio, box = self.devicePixelRatioF(), QRectF(self.rect())
        pixels = QSize(round(self.width() * ratio), round(self.height() * ratio))
        if self._scaled.size() != pixels:
            how = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            self._scaled = self._image.scaled(pixels, *how)
        colours = current_palette()
        with painting(self) as painter:
            outline = QPainterPath()
            outline.addRoundedRect(box, _ROUND, _ROUND)
            painter.save()
            painter.setClipPath(outline)
            painter.drawImage(box, self._scaled, QRectF(QRect(0, 0, *pixels.toTuple())))
            painter.restore()
            painter.setPen(QPen(QColor(colours.border)))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)
            to_widget = self._to_widget()
            for place in (*self._doubts, self._current):
                if place is not None:
                    colour = DOUBT if place == self._current else DOUBTS
                    row, column = divmod(place, 8)
                    ring = QPainterPath()
                    ring.addEllipse(QPointF(column + 0.5, row + 0.5), 0.47, 0.47)
                    width = max(2.0, self.width() / 110)
                    for ink, thick in (("#ffffff", width + 2), (colour.screen, width)):
                        painter.strokePath(to_widget.map(ring), QPen(QColor(ink), thick))
            if self.hasFocus():
                painter.setPen(QPen(QColor(colours.accent), 2))
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), _ROUND, _ROUND)
