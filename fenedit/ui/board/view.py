"""The board: shows sixty-four contents, and says what the hand did. It knows no chess."""

import itertools

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardGeometry, BoardScene, Coordinates
from fenedit.notation.marks import Marks
from fenedit.notation.position import Content, Piece, Placement, Square
from fenedit.session.intents.board import moved_men
from fenedit.session.state import MarkTool, Rectangle, ViewState
from fenedit.ui.board.accessible import BoardVoice
from fenedit.ui.board.animation import Flight, flights_between, system_allows_motion
from fenedit.ui.board.block import BlockDrag
from fenedit.ui.board.brush import pressed_content
from fenedit.ui.board.canvas import BoardCanvas
from fenedit.ui.board.contents import BoardContents
from fenedit.ui.board.drag import Drag
from fenedit.ui.board.keyboard import Caret
from fenedit.ui.board.keys import BoardKeys
from fenedit.ui.board.layout import EDGE_ROOM, SIDE_ROOM
from fenedit.ui.board.picking import Picking
from fenedit.ui.board.pictures import brush_cursor
from fenedit.ui.board.pointer import BoardPointer
from fenedit.ui.board.scene import Hand
from fenedit.ui.board.signals import BoardSignals


class BoardView(BoardSignals):
    """A board that pieces are set up on.

    It changes nothing by itself: each signal tells what the hand wants, and what becomes of it
    comes back through `show_contents`.

    Attributes:
        voice: tells assistive technology.
        picking: which man is about to move while moves are played.
    """

    def __init__(self, painter: BoardPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # Each pixel is painted here; without this Qt paints the window below each time.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(
            self.tr(
                "Arrow keys move, with Shift they select; Enter lifts and drops; "
                "letters and digits type a FEN"
            )
        )
        self.voice = BoardVoice(self)
        self._contents = BoardContents()
        self._view_state = ViewState()
        self._animated = True
        self._wheel_cycles = False
        numbers = itertools.count(1)
        self._keys = BoardKeys(self, numbers)
        self._pointer = BoardPointer(self, numbers)
        self._numbers = numbers
        self.picking = Picking(self)
        self._canvas = BoardCanvas(self, painter, self._hand)

    # --- what is shown ---------------------------------------------------------------------

    @property
    def board_geometry(self) -> BoardGeometry:
        """Where the squares are, in the widget's logical pixels."""
        return self._canvas.geometry

    @property
    def placement(self) -> Placement:
        """What stands on the squares."""
        return self._contents.placement

    @property
    def playing(self) -> bool:
        """Whether moves are played, so that men go only where they can."""
        return self._contents.landings is not None

    @property
    def brush(self) -> Content | None:
        """What the pointer paints with, None for nothing."""
        return self._view_state.brush

    @property
    def marking(self) -> MarkTool | None:
        """The Marks tool, None while it is not in hand."""
        return self._view_state.marking

    @property
    def marks(self) -> Marks:
        """What is drawn over the position."""
        return self._contents.marks

    @property
    def selection(self) -> Rectangle | None:
        """The squares that are selected."""
        return self._view_state.selection

    @property
    def flipped(self) -> bool:
        """Whether Black is at the bottom."""
        return self._view_state.flipped

    @property
    def busy(self) -> bool:
        """Whether a button is down on the board, or a piece of the palette over it."""
        return self._pointer.busy

    @property
    def scene(self) -> BoardScene:
        """Everything that is painted on the squares now."""
        return self._canvas.scene

    @property
    def caret_square(self) -> Square | None:
        """The square that the keyboard is at, None while its caret is not shown."""
        return None if self._keys.shown is None else self._keys.shown.square

    def show_contents(self, contents: BoardContents, *, animate: bool = True) -> None:
        """Show another position.

        Pieces glide unless `animate` is false (typing), animation is switched off, or the change
        is the answer to a gesture on this board, whose piece is in place already.
        """
        before = self._contents
        if contents == before:
            return
        self._contents = contents
        self.picking.show(contents)
        if (before.landings is None) != (contents.landings is None):
            self.cancel_gesture()
            self._keys.put_back()
        self._keys.check(before.placement, contents.placement)
        if before.placement != contents.placement:
            answer = self.telling
            if not answer:
                self._pointer.check(contents.placement)
            self._canvas.animation.stop()
            if animate and not answer and self._glides and self.isVisible():
                self._canvas.animation.start(
                    flights_between(before.placement, contents.placement, self.board_geometry)
                )
        self._show_all()
        self.voice.tell_change(before, contents)

    def end_fields(self) -> None:
        """Let the next key begin a placement, not go on with fields that something else changed."""
        if not self.telling:
            self._keys.end_fields()

    def set_view_state(self, view_state: ViewState) -> None:
        """Show the orientation, the tool in hand and the squares that are pointed at."""
        before = self._view_state
        if view_state == before:
            return
        self._view_state = view_state
        if before.flipped != view_state.flipped:
            self._keys.end_fields()
            self._canvas.place(flipped=view_state.flipped)
        tools = (view_state.brush, view_state.marking is None, view_state.selection)
        if (before.brush, before.marking is None, before.selection) != tools:
            self._keys.put_back()
            self._pointer.show_shape()
        self._show_all()

    def set_appearance(self, painter: BoardPainter, coordinates: Coordinates) -> None:
        """Take other colours, another piece set, or other coordinates."""
        self._canvas.dress(painter, coordinates)
        self._canvas.place(flipped=self.flipped)
        self._pointer.forget_shape()
        self._show_all()

    def set_animated(self, animated: bool) -> None:
        """Let pieces glide when the position changes from elsewhere, or not."""
        self._animated = animated

    def set_wheel_cycles(self, cycles: bool) -> None:
        """Let the wheel ask for the next content of a square, or leave it to what scrolls."""
        self._wheel_cycles = cycles

    # --- what its hands ask of it ------------------------------------------------------------

    def touch(self, square: Square, *, other_colour: bool) -> None:
        """Say that the brush, or its other colour, was set on one square alone, as a key does."""
        if self.brush is not None:
            content = pressed_content(self.placement, square, self.brush, other_colour=other_colour)
            self.paint_square(square, content, next(self._numbers))

    def ask_for_menu(self, square: Square, where: QPoint | None = None) -> None:
        """Ask for the menu of a square, at a global place or at the square itself."""
        if where is None:
            where = self._global_centre(square)
        self.request_menu(square, where)

    def ask_for_selection_menu(self, where: QPoint | None = None) -> None:
        """Ask for the menu of the selection, at a global place or at its upper right square."""
        if self.selection is not None:
            corner = self.selection.corners[1]
            self.request_selection_menu(self._global_centre(corner) if where is None else where)

    def tell_caret(self, caret: Caret) -> None:
        """Say where the keyboard is, to other views and to assistive technology."""
        self.tell_cursor(caret.square)
        self.voice.tell_caret(caret)

    def tell_selection(self) -> None:
        """Say to assistive technology what is selected now."""
        self.voice.tell_selection(self.selection)

    def anchor_selection(self, anchor: Square, end: Square) -> None:
        """Let the keyboard go on from a selection that began at one square and ended at another."""
        self._keys.anchor_selection(anchor, end)

    def begin_palette_drag(self, piece: Piece, where: QPoint) -> None:
        """Take a piece of the palette into the hand, the pointer being at a global place."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._pointer.take(piece, where)

    def move_palette_drag(self, where: QPoint) -> None:
        """Carry the piece of the palette to a global place."""
        self._pointer.carry(where)

    def end_palette_drag(self, where: QPoint) -> None:
        """Let go of the piece of the palette at a global place."""
        self._pointer.put_down(where)

    def cancel_gesture(self) -> None:
        """Give up what the pointer is about; a piece in the hand glides home."""
        self._pointer.cancel()

    def rest_other_hands(self) -> None:
        """Let keyboard and animation rest, since the pointer takes over."""
        self._keys.rest()
        self._canvas.animation.stop()
        self.refresh()

    def reveal_caret(self) -> None:
        """Show where the keyboard is."""
        self._keys.reveal()

    def place_caret(self, square: Square, *, visible: bool = True) -> None:
        """Put the keyboard's caret on a square, to be seen or not."""
        self._keys.place_caret(square, visible=visible)

    def send_home(self, piece: Piece, start: tuple[float, float], square: Square) -> None:
        """Let a piece glide from a point to the square that it stands on."""
        if self._glides:
            end = self.board_geometry.centre_of(square)
            self._canvas.animation.start((Flight(piece, start, end, square=square),))

    def send_block_home(self, drag: BlockDrag) -> None:
        """Let the men of a block glide from where they are to the squares that they stand on."""
        if self._glides:
            self._canvas.send_home(drag)

    def brush_cursor(self, brush: Content) -> QCursor:
        """Return the pointer's shape for a tool."""
        return brush_cursor(brush, self._canvas.pieces, self.devicePixelRatio())

    # --- events, handed on to pointer and keys ---------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer.leave()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.setAccepted(self._wheel_cycles and self._pointer.turn_wheel(event))

    def event(self, event: QEvent) -> bool:
        # Asked by class first: an event's type costs more, and most are moves and paints.
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and self._keys.wants(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._pointer.key_pressed(event.key()) and not self._keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._pointer.key_released(event):
            super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._keys.gain_focus(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.cancel_gesture()
        self._keys.lose_focus(event.reason())

    def hideEvent(self, event: QHideEvent) -> None:
        self.cancel_gesture()
        self._canvas.animation.stop()
        super().hideEvent(event)

    # --- painting --------------------------------------------------------------------------

    def refresh(self) -> None:
        """Have repainted what looks different now, and no more."""
        self._canvas.refresh()

    def slide_piece(self, drag: Drag) -> None:
        """Have repainted a drag that goes on over the same square."""
        self._canvas.slide_piece(drag)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.devicePixelRatio() != self._canvas.geometry.device_pixel_ratio:
            self._canvas.place(flipped=self.flipped)
        painter = QPainter(self)
        self._canvas.paint(painter, event.rect())
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._canvas.place(flipped=self.flipped)

    def minimumSizeHint(self) -> QSize:
        return QSize(160 + 2 * SIDE_ROOM, 160 + 2 * EDGE_ROOM)

    def _show_all(self) -> None:
        self._canvas.show(self._contents, self._view_state.marked, self._view_state.read)

    @property
    def _glides(self) -> bool:
        return self._animated and system_allows_motion(self)

    def _global_centre(self, square: Square) -> QPoint:
        return self.mapToGlobal(QPointF(*self.board_geometry.centre_of(square)).toPoint())

    def _hand(self) -> Hand:
        """Return what pointer and keys are about now."""
        pointer, keys, look = self._pointer, self._keys, self._view_state
        drag, block, lifted = pointer.drag, pointer.selecting.drag, keys.block
        caret, coming, band = keys.shown, look.preview, look.selection
        ghosts: frozenset[Square] = frozenset()
        if block is not None:
            band = block.target
            if not block.copying:
                ghosts = frozenset(square for square, _ in block.men)
        elif lifted is not None:
            band = lifted.target
            coming = moved_men(self.placement, lifted.area, lifted.files, lifted.ranks)
        waiting = caret is not None and caret.waiting
        drawing = keys.marking.mark_to(None if caret is None else caret.square)
        return Hand(
            pointer.hovered if pointer.selecting.gesture is None else None,
            look.brush,
            pointer.painted,
            drag is not None,
            drag.origin if drag is not None and not drag.copying else None,
            caret.square if caret is not None and not waiting else None,
            keys.lifted,
            self.picking.picked,
            self.picking.targets_from(self.picking.picked if drag is None else drag.origin),
            caret.square if caret is not None and waiting else None,
            ghosts,
            coming,
            band,
            pointer.marking.mark or drawing,
            drag,
            block,
        )
