"""A board's widget: shows sixty-four contents, and tells what the hand did. It knows no chess."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QSize, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import Content, Placement, Square
from fenedit.session.state import MarkTool, Rectangle, ViewState
from fenedit.ui.board.canvas import BoardCanvas
from fenedit.ui.board.contents import MARGIN, BoardContents, Interaction

if TYPE_CHECKING:
    from fenedit.ui.board.gestures import Men


class BoardWidget(QWidget):
    """A board as pointer, keys and voice see it.

    It changes nothing by itself: each signal tells what the hand wants, and nothing has changed
    yet when it does.

    Signals:
        piece_moved: start, end, and whether the piece also stays at the start.
        piece_placed: square and piece, from the palette.
        piece_discarded: the square whose piece was dropped off the board.
        stroke_painted: square, content, and a number that all squares of one stroke share.
        brush_picked: the content to paint with from now on, None for the pointer; the palette
            tells it by this signal, too.
        square_hovered: the square under the pointer, or None.
        menu_requested: square and global QPoint; the menu is the selection's, if there is one.
        cursor_moved: the square of the keyboard's caret.
        contents_typed: tuple of (square, content), and a number that a whole step shares.
        field_typed: the number of a field of FEN behind the placement, from 0, its text, and a
            number that a whole step shares.
        said: words about a key that was pressed.
        wheel_turned: square, steps (up is positive), and a number that a whole turn shares.
        squares_selected: the Rectangle to select from now on, None for nothing.
        block_moved: the Rectangle whose men were carried, how many files to the right and ranks
            up as White sees it, and whether they also stay.
        block_emptied: the Rectangle whose men are to leave the board.
        move_typed: the first character of a move that is being written.
        mark_drawn: the DrawnMark that was drawn; the same again takes it away.
        marks_wiped: the square whose marks are to go.
        label_wanted: the square to be labelled, and the MarkColour.
        marking_picked: the MarkTool to have in hand from now on, None for the pointer.

    Attributes:
        canvas: what paints it.
        contents: the position that is shown.
        telling: whether what changes now is the answer to a signal of this board.
        animated: whether pieces may glide when the position changes from elsewhere.
    """

    piece_moved = Signal(object, object, object)
    piece_placed = Signal(object, object)
    piece_discarded = Signal(object)
    stroke_painted = Signal(object, object, object)
    brush_picked = Signal(object)
    square_hovered = Signal(object)
    menu_requested = Signal(object, object)
    cursor_moved = Signal(object)
    contents_typed = Signal(object, object)
    field_typed = Signal(object, object, object)
    said = Signal(str)
    wheel_turned = Signal(object, object, object)
    squares_selected = Signal(object)
    block_moved = Signal(object, object, object, object)
    block_emptied = Signal(object)
    move_typed = Signal(str)
    mark_drawn = Signal(object)
    marks_wiped = Signal(object)
    label_wanted = Signal(object, object)
    marking_picked = Signal(object)

    def __init__(self, painter: BoardPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.telling = False
        self.contents = BoardContents()
        self.animated = True
        self._view_state = ViewState()
        self.canvas = BoardCanvas(self, painter, self._interaction)

    # --- what is shown ---------------------------------------------------------------------

    @property
    def board_geometry(self) -> BoardGeometry:
        """Where the squares are, in the widget's logical pixels."""
        return self.canvas.geometry

    @property
    def placement(self) -> Placement:
        """What stands on the squares."""
        return self.contents.placement

    @property
    def playing(self) -> bool:
        """Whether moves are played, so that men go only where they can."""
        return self.contents.landings is not None

    @property
    def brush(self) -> Content | None:
        """What the pointer paints with, None for nothing."""
        return self._view_state.brush

    @property
    def marking(self) -> MarkTool | None:
        """The Marks tool, None while it is not in hand."""
        return self._view_state.marking

    @property
    def selection(self) -> Rectangle | None:
        """The squares that are selected."""
        return self._view_state.selection

    @property
    def flipped(self) -> bool:
        """Whether Black is at the bottom."""
        return self._view_state.flipped

    @property
    def told_square(self) -> Square | None:
        """The square that has the focus of assistive technology, None while none has."""
        raise NotImplementedError

    def _interaction(self) -> Interaction:
        """Return what pointer and keys are about now."""
        raise NotImplementedError

    # --- what the hand wants ---------------------------------------------------------------

    def tell(self, signal: SignalInstance, *values: object) -> None:
        """Emit a signal of this board; what changes meanwhile is the answer to it."""
        before, self.telling = self.telling, True
        try:
            signal.emit(*values)
        finally:
            self.telling = before

    def select(self, area: Rectangle | None) -> None:
        """Ask for other squares to be selected, None for none; no signal if they are already."""
        if area != self.selection:
            self.tell(self.squares_selected, area)

    def move_block(self, area: Rectangle, files: int, ranks: int, *, copy: bool) -> None:
        """Say that the men of some squares were carried; the selection goes with them."""
        self.tell(self.block_moved, area, files, ranks, copy)
        self.select(area.shifted(files, ranks))

    def ask_for_menu(self, square: Square, where: QPoint | None = None) -> None:
        """Ask for the menu of the selection, else of a square; at a global place or right there."""
        if self.selection is not None:
            square = self.selection.corners[1]
        if where is None:
            where = self.mapToGlobal(QPointF(*self.board_geometry.centre_of(square)).toPoint())
        self.tell(self.menu_requested, square, where)

    # --- painting --------------------------------------------------------------------------

    @property
    def glides(self) -> bool:
        """Whether pieces glide when the position changes from elsewhere."""
        # Here, because the first picture comes without it.
        from fenedit.ui.board.moving_pieces import system_allows_motion

        return self.animated and system_allows_motion(self)

    def send_home(self, men: Men, across: float, down: float) -> None:
        """Let men that are so far from the squares they stand on glide back, logical pixels."""
        if self.glides:
            self.canvas.moving.send_home(men, across, down)

    def refresh(self) -> None:
        """Have repainted what looks different now, and no more."""
        self.canvas.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.devicePixelRatio() != self.canvas.geometry.device_pixel_ratio:
            self.canvas.place(flipped=self.flipped)
        painter = QPainter(self)
        self.canvas.paint(painter, event.rect())
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.canvas.place(flipped=self.flipped)

    def minimumSizeHint(self) -> QSize:
        return QSize(160 + 2 * MARGIN, 160 + 2 * MARGIN)
