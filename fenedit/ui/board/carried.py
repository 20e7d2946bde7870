"""The piece in the hand: painted by the board where it has room for it, by an overlay elsewhere."""

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardGeometry, BoardScene
from fenedit.ui.board.backdrop import Backdrop
from fenedit.ui.board.drag import Drag
from fenedit.ui.board.layout import inner_rect, piece_rect
from fenedit.ui.board.overlay import DragOverlay


class CarriedPiece:
    """Follows a drag over the board's widget and beyond it.

    Attributes:
        area: the rectangle of the widget that the piece lies in; empty if it is not painted there.
    """

    def __init__(self, widget: QWidget) -> None:
        self.area = QRect()
        self._widget = widget
        self._drag: Drag | None = None
        self._geometry = BoardGeometry(0, 0, 0)
        self._room = QRect()
        self._inside = QRect()
        self._backdrop: Backdrop | None = None
        self._overlay: DragOverlay | None = None
        self._floats = False

    def place_board(self, geometry: BoardGeometry) -> None:
        """Take note of where the board is."""
        self._geometry = geometry
        self._room, self._inside = self._widget.rect(), inner_rect(geometry)

    def follow(self, drag: Drag | None, painter: BoardPainter) -> None:
        """Be where the pointer is; None: the hand is empty."""
        self.area = QRect()
        self._drag = None
        if drag is None:
            self._backdrop = None
            self._hide_overlay()
        elif not self.slide(drag):
            self._float(drag, painter)

    def slide(self, drag: Drag) -> bool:
        """Move a piece on the board alone; False, and nothing done, if it is not all on it."""
        area = piece_rect(self._geometry, drag.x, drag.y)
        if drag.over is None or not self._room.contains(area):
            return False
        self.area, self._drag = area, drag
        self._hide_overlay()
        return True

    def paint_with_board(
        self, painter: QPainter, dirty: QRect, pieces: BoardPainter, scene: BoardScene
    ) -> bool:
        """Paint the piece and all squares behind it; False if the board has to do it itself."""
        if self._drag is None or not self._inside.contains(dirty):
            return False
        if self._backdrop is None or not self._backdrop.fits(pieces, self._geometry):
            self._backdrop = Backdrop(pieces, self._geometry)
        self._backdrop.paint(painter, scene, self._drag)
        return True

    def paint(self, painter: QPainter, pieces: BoardPainter) -> None:
        """Paint the piece alone."""
        drag = self._drag
        if drag is not None:
            pieces.paint_piece(painter, self._geometry, drag.piece, drag.x, drag.y)

    def _hide_overlay(self) -> None:
        if self._floats and self._overlay is not None:
            self._overlay.hide()
        self._floats = False

    def _float(self, drag: Drag, painter: BoardPainter) -> None:
        window = self._widget.window()
        if self._overlay is None or self._overlay.parentWidget() is not window:
            self._overlay = DragOverlay(window)
        self._floats = True
        middle = self._widget.mapTo(window, QPointF(drag.x, drag.y)).toPoint()
        self._overlay.show_piece(painter, self._geometry, drag.piece, middle, drag.discards)
