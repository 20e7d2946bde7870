"""The middle of the window: the board with the palette above and below it."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import Coordinates
from fenedit.notation.position import BLACK, WHITE
from fenedit.session.state import ViewState
from fenedit.ui.board.contents import BoardContents
from fenedit.ui.board.layout import EDGE_ROOM, SIDE_ROOM
from fenedit.ui.board.view import BoardView
from fenedit.ui.palette import MarksButton, PieceStrip

_GAP: Final = 6
_STRIP_SHARE: Final = 0.8
"""Height of a strip in squares."""
_MIN_STRIP: Final = 34
_MAX_STRIP: Final = 68
_LEAST_BAR: Final = 560
"""Width of a bar in the place of a strip on a small board, if there is room."""


class BoardArea(QWidget):
    """Lays out board and palette, and carries pieces from the one to the other.

    Attributes:
        view: the board; drags from the palette end in its signals too.
        top: the pieces of the side that is at the top.
        bottom: those of the other side, with the pointer and the eraser.
        marks_button: takes the Marks tool in hand.

    Signals:
        brush_picked: the content to paint with from now on, None for the pointer; picked on the
            palette. The board has such a signal too.
    """

    brush_picked = Signal(object)

    def __init__(self, painter: BoardPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # In the order in which Tab reaches them.
        self.top = PieceStrip(BLACK, painter.pieces, with_tools=False, parent=self)
        self.view = BoardView(painter, self)
        self.bottom = PieceStrip(WHITE, painter.pieces, with_tools=True, parent=self)
        for strip in (self.top, self.bottom):
            strip.picked.connect(self.brush_picked)
            strip.drag_started.connect(self.view.begin_palette_drag)
            strip.drag_moved.connect(self.view.move_palette_drag)
            strip.drag_ended.connect(self.view.end_palette_drag)
            strip.drag_cancelled.connect(self.view.cancel_gesture)
        self.marks_button = MarksButton(self)
        self.bottom.set_brush(None)
        self._above: QWidget | None = None
        self._bars: tuple[QWidget, QWidget] | None = None
        self.setFocusProxy(self.view)

    def focus_board(self) -> None:
        """Bring the keyboard to the board, and show where it is."""
        if self.view.hasFocus():
            # Where the mouse has been at work, the keyboard's place is not seen.
            self.view.reveal_caret()
        else:
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_bars(self, top: QWidget, bottom: QWidget) -> None:
        """Have two bars in the places of the palette; they are children of this widget."""
        self._bars = (top, bottom)
        self.marks_button.hide()
        for strip, bar in ((self.top, top), (self.bottom, bottom)):
            strip.hide()
            bar.show()
        self._lay_out()

    def show_palette(self) -> None:
        """Have the palette again where bars have been."""
        if self._bars is not None:
            held = QApplication.focusWidget()
            if held is not None and any(bar.isAncestorOf(held) for bar in self._bars):
                self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            for bar in self._bars:
                bar.hide()
            self._bars = None
            for strip in (self.top, self.bottom):
                strip.show()
            self.marks_button.show()

    def show_above(self, bar: QWidget | None) -> None:
        """Have a bar in the place of the upper strip, None for the strip itself."""
        if self._above is not None:
            held = QApplication.focusWidget()
            if held is not None and self._above.isAncestorOf(held):
                self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._above.hide()
        self._above = bar
        self.top.setVisible(bar is None and self._bars is None)
        if bar is not None:
            bar.show()
            self._lay_out()

    def show_contents(self, contents: BoardContents, *, animate: bool = True) -> None:
        """Show a position on the board."""
        self.view.show_contents(contents, animate=animate)

    def set_view_state(self, view_state: ViewState) -> None:
        """Show orientation, tool in hand and pointed-at squares on board and palette."""
        self.view.set_view_state(view_state)
        self.top.set_side(WHITE if view_state.flipped else BLACK)
        self.bottom.set_side(BLACK if view_state.flipped else WHITE)
        for strip in (self.top, self.bottom):
            strip.set_brush(view_state.brush, elsewhere=view_state.marking is not None)
        self.marks_button.set_tool(view_state.marking)

    def set_appearance(self, painter: BoardPainter, coordinates: Coordinates) -> None:
        """Take other colours, another piece set, or other coordinates."""
        self.view.set_appearance(painter, coordinates)
        for strip in (self.top, self.bottom):
            strip.set_pieces(painter.pieces)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.view.brush is not None:
            self.brush_picked.emit(None)
        elif event.key() == Qt.Key.Key_Escape and self.view.marking is not None:
            self.view.pick_marking(None)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        square = min(
            (width - 2 * SIDE_ROOM) / 8,
            (height - 2 * (_GAP + EDGE_ROOM)) / (8 + 2 * _STRIP_SHARE),
        )
        strip = round(max(_MIN_STRIP, min(_MAX_STRIP, square * _STRIP_SHARE)))
        strip_width = min(8 * strip, width - strip - _GAP)
        room = height - 2 * (strip + _GAP)
        board = min(room, width - 2 * SIDE_ROOM + 2 * EDGE_ROOM)
        top = (height - board) // 2 - strip - _GAP
        left = min((width - strip_width) // 2, width - strip_width - strip - _GAP)
        self.top.setGeometry(left, top, strip_width, strip)
        self.view.setGeometry(0, top + strip + _GAP, width, board)
        self.bottom.setGeometry(left, top + strip + 2 * _GAP + board, strip_width, strip)
        self.marks_button.setGeometry(left + strip_width + _GAP, self.bottom.y(), strip, strip)
        if self._above is not None:
            bar_width = min(width, max(strip_width, self._above.sizeHint().width()))
            self._above.setGeometry((width - bar_width) // 2, top, bar_width, strip)
        if self._bars is not None:
            bar_width = min(width, max(board, _LEAST_BAR))
            left = (width - bar_width) // 2
            self._bars[0].setGeometry(left, top, bar_width, strip)
            self._bars[1].setGeometry(left, self.bottom.y(), bar_width, strip)

    def minimumSizeHint(self) -> QSize:
        return QSize(
            self.view.minimumSizeHint().width(),
            self.view.minimumSizeHint().height() + 2 * (_MIN_STRIP + _GAP),
        )
