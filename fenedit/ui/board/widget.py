"""The widget that shows a board and tells what the hand wants, and what it is painted with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QCursor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardGeometry, BoardScene
from fenedit.notation.position import EMPTY, Content, Placement, Square
from fenedit.notation.problems import Problem
from fenedit.session.settings import Preferences
from fenedit.session.state import MarkTool, Rectangle, ViewState
from fenedit.ui.board.contents import (
    MARGIN,
    BoardContents,
    Interaction,
    board_in,
    frame_rect,
    resting_scene,
    scene_with_interaction,
)
from fenedit.ui.style import current_palette, painting

if TYPE_CHECKING:
    from fenedit.ui.board.gestures import Men
    from fenedit.ui.board.moving_pieces import MovingPieces

_CURSOR_SIDE: Final = 44
_CURSOR_PIECE: Final = 28


def brush_cursor(content: Content, painter: BoardPainter, ratio: float) -> QCursor:
    """Return the pointer that paints with a piece, or erases: a fine cross and the tool by it."""
    pixmap = QPixmap(round(_CURSOR_SIDE * ratio), round(_CURSOR_SIDE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as brush:
        corner = _CURSOR_SIDE - _CURSOR_PIECE
        if content == EMPTY:
            paint_eraser(brush, QRectF(corner + 2, corner + 2, 22, 22), "#2b2b2b", "#ffffff")
        else:
            piece = painter.pieces.pixmap(content, _CURSOR_PIECE, ratio)
            brush.drawPixmap(QPointF(corner, corner), piece)
        middle = 8.0
        for colour, width in (("#ffffff", 3.5), ("#1b1b1b", 1.5)):
            brush.setPen(QPen(QColor(colour), width))
            brush.drawLine(QPointF(middle, 1), QPointF(middle, 15))
            brush.drawLine(QPointF(1, middle), QPointF(15, middle))
    return QCursor(pixmap, int(middle), int(middle))


def paint_eraser(painter: QPainter, rect: QRectF, colour: str, inner: str) -> None:
    """Paint an eraser: a slanted block, one end of which is worn."""
    painter.save()
    painter.translate(rect.center())
    painter.rotate(-45)
    side = rect.width()
    block = QRectF(-side * 0.46, -side * 0.24, side * 0.92, side * 0.48)
    painter.setPen(QPen(QColor(colour), max(1.4, side * 0.085)))
    painter.setBrush(QColor(inner))
    painter.drawRoundedRect(block, side * 0.09, side * 0.09)
    painter.setBrush(QColor(colour))
    worn = QRectF(block.left(), block.top(), side * 0.34, block.height())
    painter.drawRoundedRect(worn, side * 0.09, side * 0.09)
    painter.restore()


class BoardCanvas:
    """Composes what a board shows, and paints it on a widget.

    Attributes:
        geometry: where the squares are, in the widget's logical pixels.
        pieces: paints squares and pieces.
        scene: everything that is painted on the squares now.
    """

    def __init__(
        self, widget: QWidget, pieces: BoardPainter, hand: Callable[[], Interaction]
    ) -> None:
        """Paint on a widget; `hand` tells what pointer and keys are about now."""
        self.geometry = BoardGeometry(0, 0, 0)
        self.pieces = pieces
        self._widget = widget
        self._interaction_now = hand
        self._preferences = Preferences()
        self._resting = resting_scene(BoardContents(), self._preferences, None)
        self.scene: BoardScene = self._resting
        self._moving: MovingPieces | None = None

    @property
    def moving(self) -> MovingPieces:
        """The pieces that are carried or in flight."""
        if self._moving is None:
            # Here, because in the first picture all of them stand still.
            from fenedit.ui.board.moving_pieces import MovingPieces

            self._moving = MovingPieces(self._widget, self.geometry)
            self._moving.animation.stepped.connect(self.refresh)
        return self._moving

    def stop_flights(self) -> None:
        """Have all pieces that are in flight where they belong at once."""
        if self._moving is not None:
            self._moving.animation.stop()

    def set_appearance(self, pieces: BoardPainter, preferences: Preferences) -> None:
        """Take other colours, another piece set, or other preferences; `place` comes next."""
        self.pieces = pieces
        self._preferences = preferences

    def place(self, *, flipped: bool) -> None:
        """Put the board where the widget has room for it; flights end at once."""
        self.stop_flights()
        widget = self._widget
        self.geometry = board_in(
            widget.width(),
            widget.height(),
            flipped=flipped,
            ratio=widget.devicePixelRatio(),
            outside_coordinates=self._preferences.coordinates == "outside",
        )
        if self._moving is not None:
            self._moving.place_board(self.geometry)
        self.refresh()
        widget.update()

    def show(self, contents: BoardContents, marked: Problem | None, read: Square | None) -> None:
        """Lay out anew what nothing is laid over (see `resting_scene`), and repaint it."""
        self._resting = resting_scene(contents, self._preferences, marked, read)
        self.refresh()

    def refresh(self) -> None:
        """Repaint the board if it looks different now."""
        hand, flying, moves = self._interaction_now(), frozenset[Square](), False
        if self._moving is not None or hand.drag is not None or hand.block is not None:
            moves = self.moving.follow(hand, self.pieces)
            flying = self.moving.animation.squares
        scene = scene_with_interaction(self._resting, hand, flying)
        if moves or scene != self.scene:
            self.scene = scene
            self._widget.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the whole widget."""
        painter.fillRect(self._widget.rect(), QColor(current_palette().window))
        # In whole device pixels.
        ratio = self.geometry.device_pixel_ratio
        line = int(ratio) / ratio
        frame = frame_rect(self.geometry).adjusted(-line, -line, line, line)
        painter.fillRect(frame, QColor(self.pieces.theme.frame))
        self.pieces.paint(painter, self.geometry, self.scene)
        if self._moving is not None:
            self._moving.paint(painter, self.pieces)


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
        unsaid: the same words, once they are past.
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
    unsaid = Signal(str)
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
        with QPainter(self) as painter:
            self.canvas.paint(painter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.canvas.place(flipped=self.flipped)

    def minimumSizeHint(self) -> QSize:
        return QSize(160 + 2 * MARGIN, 160 + 2 * MARGIN)
