"""The men of a selection under the pointer, floating over the whole window."""

from dataclasses import replace
from math import ceil

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import square_at
from fenedit.ui.board.block import BlockDrag
from fenedit.ui.board.drag import Drop
from fenedit.ui.board.overlay import DISCARDED_OPACITY, cross_radius, paint_cross


class BlockOverlay:
    """Follows a drag of several men over a board and beyond it."""

    def __init__(self, board: QWidget) -> None:
        self._board = board
        self._floating: _FloatingMen | None = None

    def follow(self, drag: BlockDrag | None, geometry: BoardGeometry, pieces: BoardPainter) -> None:
        """Be where the pointer is; None: the hand is empty."""
        if drag is None:
            if self._floating is not None:
                self._floating.hide()
                self._floating.deleteLater()
                self._floating = None
            return
        if self._floating is None:
            # Made anew each time, for the board may be in another window by then.
            self._floating = _FloatingMen(self._board.window())
        self._floating.show_men(drag, geometry, pieces, self._board)


class _FloatingMen(QWidget):
    """A widget as large as the selection that lets all events through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._drag: BlockDrag | None = None
        self._geometry = BoardGeometry(0, 0, 0)
        self._pieces: BoardPainter | None = None

    def show_men(
        self, drag: BlockDrag, geometry: BoardGeometry, pieces: BoardPainter, board: QWidget
    ) -> None:
        """Show the men of a drag over the board that they are dragged on."""
        if self._drag is None or drag.drop != self._drag.drop:
            self.update()
        self._drag, self._pieces = drag, pieces
        area, side = drag.area, geometry.square_side
        corner = square_at(
            area.right if geometry.flipped else area.left,
            area.bottom if geometry.flipped else area.top,
        )
        left, top, *_ = geometry.rect_of(corner)
        # The board as this widget would see it.
        self._geometry = replace(geometry, left=geometry.left - left, top=geometry.top - top)
        width = ceil((area.right - area.left + 1) * side)
        height = ceil((area.top - area.bottom + 1) * side)
        at = board.mapTo(board.window(), QPointF(left + drag.across, top + drag.down))
        self.setGeometry(round(at.x()), round(at.y()), width, height)
        if self.isHidden():
            self.raise_()
            self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        drag, pieces = self._drag, self._pieces
        if drag is None or pieces is None:
            return
        painter = QPainter(self)
        discards = drag.drop is Drop.DISCARDED
        radius = cross_radius(self._geometry.square_side)
        for square, piece in drag.men:
            x, y = self._geometry.centre_of(square)
            painter.setOpacity(DISCARDED_OPACITY if discards else 1.0)
            pieces.paint_piece(painter, self._geometry, piece, x, y)
            if discards:
                painter.setOpacity(1.0)
                reach = self._geometry.square_side / 2 - radius - 1
                painter.save()
                paint_cross(painter, QPointF(x + reach, y + reach), radius)
                painter.restore()
        painter.end()
