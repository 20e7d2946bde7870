"""A picture as it will be, in the room that there is, and where it can be dragged from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from fenedit.diagram.description import SMALLEST, Diagram, DiagramStyle
from fenedit.diagram.picture import frame_of
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.ui.diagram.choice import PictureChoice
from fenedit.ui.diagram.picture_handle import DragStart
from fenedit.ui.style import current_palette

LEAST: Final = QSize(260, 260)
_USUAL: Final = QSize(440, 440)
_CELL: Final = 8
"""Logical pixels of the side of a cell of the chequered ground."""
_CELLS: Final = ("#ffffff", "#e6e6e6")
"""Light in dark windows too, as most pages are on which pictures end."""


class PicturePreview(QWidget):
    """Shows a diagram to the pixel; what is transparent is seen as a chequered ground.

    A PNG is never shown larger than it is, vectors fill the room.

    Signals:
        drag_wanted: it is being pulled at.
    """

    drag_wanted = Signal()

    def __init__(
        self, load_pieces: Callable[[str], PieceSet], parent: QWidget | None = None
    ) -> None:
        """Make it.

        Args:
            load_pieces: gives a piece set for its name in the settings.
            parent: what it stands in.
        """
        super().__init__(parent)
        self._load_pieces = load_pieces
        self._start = DragStart()
        self._diagram: Diagram | None = None
        self._choice = PictureChoice()
        self._rendered: tuple[Diagram, DiagramStyle] | None = None
        self._image = QImage()
        self.setMinimumSize(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Preview of the picture"))
        self.show_diagram(None, self._choice)

    def sizeHint(self) -> QSize:
        """Return the room in which a picture can be judged."""
        return _USUAL

    def show_diagram(self, diagram: Diagram | None, choice: PictureChoice) -> None:
        """Show a diagram as it is chosen; None for nothing."""
        self._diagram, self._choice = diagram, choice
        shape = Qt.CursorShape.ArrowCursor if diagram is None else Qt.CursorShape.OpenHandCursor
        self.setCursor(shape)
        tip = self.tr("Drag the picture into another program")
        self.setToolTip("" if diagram is None else tip)
        self.setAccessibleDescription("" if diagram is None else diagram.title)
        self.update()

    @property
    def image(self) -> QImage:
        """What is shown, in device pixels; null for nothing."""
        if self._diagram is None:
            return QImage()
        style = replace(self._choice.style, size=self._width())
        if self._rendered != (self._diagram, style):
            # Here, because a preview is made long before it is painted.
            from fenedit.diagram.pixels.image import render_image

            self._image = render_image(self._diagram, style, self._load_pieces(style.pieces))
            self._rendered = (self._diagram, style)
        return self._image

    def forget(self) -> None:
        """Draw anew, with pieces that may be others under the same name."""
        self._rendered = None
        self.update()

    def _width(self) -> int:
        """Return how many device pixels the picture is wide where it is shown."""
        frame, ratio = frame_of(self._choice.style), self.devicePixelRatioF()
        # One pixel at each side is for the line around the picture.
        width, height = ((room - 2) * ratio for room in (self.width(), self.height()))
        fitting = min(width, height * frame.width / frame.height)
        if self._choice.format == "png" and self._choice.pixels <= fitting:
            return self._choice.pixels
        # Squares are whole pixels; at other widths than these there would be a rim of what is
        # left over, which the picture itself need not have.
        square = int(fitting / frame.width)
        return max(int(frame.width * square), SMALLEST)

    def paintEvent(self, event: QPaintEvent) -> None:
        image = self.image
        if image.isNull():
            return
        ratio = self.devicePixelRatioF()
        # On whole pixels of the device, or what is crisp would be blurred.
        left = round((self.width() * ratio - image.width()) / 2) / ratio
        top = round((self.height() * ratio - image.height()) / 2) / ratio
        area = QRectF(left, top, image.width() / ratio, image.height() / ratio)
        painter = QPainter(self)
        if not self._choice.style.background:
            _paint_cells(painter, area)
        image.setDevicePixelRatio(ratio)
        painter.drawImage(QPointF(left, top), image)
        line = 1 / ratio
        painter.setPen(QPen(QColor(current_palette().border), line))
        painter.drawRect(area.adjusted(-line / 2, -line / 2, line / 2, line / 2))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._start.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._diagram is not None and self._start.moved(event):
            self.drag_wanted.emit()


def _paint_cells(painter: QPainter, area: QRectF) -> None:
    painter.save()
    painter.setClipRect(area)
    painter.fillRect(area, QColor(_CELLS[0]))
    dark = QColor(_CELLS[1])
    columns, rows = int(area.width()) // _CELL + 1, int(area.height()) // _CELL + 1
    for row in range(rows):
        for column in range(row % 2, columns, 2):
            cell = QRectF(area.x() + column * _CELL, area.y() + row * _CELL, _CELL, _CELL)
            painter.fillRect(cell, dark)
    painter.restore()
