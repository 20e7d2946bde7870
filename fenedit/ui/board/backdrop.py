"""The board behind a dragged piece, painted once, so that each step of a drag only copies."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from fenedit.diagram.board_painter import BoardPainter, piece_pixels, to_device_pixels
from fenedit.diagram.board_scene import BoardGeometry, BoardScene, changed_squares
from fenedit.notation.position import Piece
from fenedit.ui.board.drag import Drag
from fenedit.ui.board.layout import square_rect


class Backdrop:
    """A picture of the sixty-four squares that follows the scene square by square.

    Args:
        painter: paints the squares.
        geometry: of the board; another one needs another backdrop.
    """

    def __init__(self, painter: BoardPainter, geometry: BoardGeometry) -> None:
        self._painter = painter
        self._geometry = geometry
        self._own = replace(geometry, left=0.0, top=0.0)
        side = 8 * geometry.square_pixels
        self._pixmap = QPixmap(side, side)
        self._pixmap.fill(Qt.GlobalColor.white)
        self._scene: BoardScene | None = None
        self._piece: Piece | None = None
        self._piece_pixels = piece_pixels(geometry.square_pixels)
        self._piece_pixmap = QPixmap()

    def fits(self, painter: BoardPainter, geometry: BoardGeometry) -> bool:
        """Tell whether this picture is of that board."""
        return painter is self._painter and geometry is self._geometry

    def paint(self, painter: QPainter, scene: BoardScene, drag: Drag) -> None:
        """Copy the board and the piece in the hand onto the widget that `painter` paints."""
        if scene is not self._scene:
            self._follow(scene)
        if drag.piece != self._piece:
            self._piece = drag.piece
            self._piece_pixmap = self._painter.pieces.pixmap(drag.piece, self._piece_pixels)
        geometry, ratio = self._geometry, self._geometry.device_pixel_ratio
        half = self._piece_pixels / 2
        left = round((drag.x - geometry.left) * ratio - half)
        top = round((drag.y - geometry.top) * ratio - half)
        painter.save()
        to_device_pixels(painter, geometry)
        painter.drawPixmap(0, 0, self._pixmap)
        painter.drawPixmap(left, top, self._piece_pixmap)
        painter.restore()

    def _follow(self, scene: BoardScene) -> None:
        changed = None if self._scene is None else changed_squares(self._scene, scene)
        self._scene = scene
        # Painting counts in the widget's pixels, copying in those of the device.
        self._pixmap.setDevicePixelRatio(self._geometry.device_pixel_ratio)
        brush = QPainter(self._pixmap)
        if changed is None:
            self._painter.paint(brush, self._own, scene)
        else:
            for square in changed:
                self._painter.paint(brush, self._own, scene, square_rect(self._own, square))
        brush.end()
        self._pixmap.setDevicePixelRatio(1.0)
