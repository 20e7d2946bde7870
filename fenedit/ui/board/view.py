"""The board: shows sixty-four contents, and says what the hand did. It knows no chess."""

import itertools

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal, SignalInstance
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
from fenedit.notation.marks import DrawnMark, MarkColour, Marks
from fenedit.notation.position import Content, Piece, Placement, Square
from fenedit.session.intents.board import men_in, moved_men
from fenedit.session.state import MarkTool, Rectangle, ViewState
from fenedit.ui.board.accessible import BoardVoice
from fenedit.ui.board.canvas import BoardCanvas, brush_cursor
from fenedit.ui.board.contents import EDGE_ROOM, SIDE_ROOM, BoardContents, Interaction
from fenedit.ui.board.gestures import BlockDrag, Caret, Contents, Drag, pressed_content
from fenedit.ui.board.keys import BoardKeys, Picking
from fenedit.ui.board.moving_pieces import Flight, flights_between, system_allows_motion
from fenedit.ui.board.pointer import BoardPointer


class BoardSignals(QWidget):
    """A widget that tells what the hand wants. Nothing has changed yet when it does.

    Signals:
        piece_moved: start, end, and whether the piece also stays at the start.
        piece_placed: square and piece, from the palette.
        piece_discarded: the square whose piece was dropped off the board.
        stroke_painted: square, content, and a number that all squares of one stroke share.
        brush_picked: the content to paint with from now on, None for the pointer.
        square_hovered: the square under the pointer, or None.
        menu_requested: square and global QPoint.
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
        selection_menu_requested: global QPoint.
        move_typed: the first character of a move that is being written.
        mark_drawn: the DrawnMark that was drawn; the same again takes it away.
        marks_wiped: the square whose marks are to go.
        label_wanted: the square to be labelled, and the MarkColour.
        marking_picked: the MarkTool to have in hand from now on, None for the pointer.
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
    selection_menu_requested = Signal(object)
    move_typed = Signal(str)
    mark_drawn = Signal(object)
    marks_wiped = Signal(object)
    label_wanted = Signal(object, object)
    marking_picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._telling = False

    @property
    def telling(self) -> bool:
        """Whether what changes now is the answer to a signal of this board."""
        return self._telling

    @property
    def placement(self) -> Placement:
        """What stands on the squares."""
        raise NotImplementedError

    @property
    def selection(self) -> Rectangle | None:
        """The squares that are selected."""
        raise NotImplementedError

    def move_piece(self, start: Square, end: Square, *, copy: bool) -> None:
        """Say that a piece was carried from a square to another."""
        self._tell(self.piece_moved, start, end, copy)

    def discard_piece(self, square: Square) -> None:
        """Say that the piece of a square was thrown off the board."""
        self._tell(self.piece_discarded, square)

    def place_piece(self, square: Square, piece: Piece) -> None:
        """Say that a piece of the palette was put on a square."""
        self._tell(self.piece_placed, square, piece)

    def paint_square(self, square: Square, content: Content, stroke: int) -> None:
        """Say that a stroke of the brush came to a square."""
        self._tell(self.stroke_painted, square, content, stroke)

    def type_contents(self, contents: Contents, step: int) -> None:
        """Say what was typed onto the board."""
        self._tell(self.contents_typed, contents, step)

    def type_field(self, number: int, text: str, step: int) -> None:
        """Say what was typed behind the placement."""
        self._tell(self.field_typed, number, text, step)

    def say(self, words: str) -> None:
        """Say in words what became of a key."""
        self._tell(self.said, words)

    def pick_brush(self, content: Content | None) -> None:
        """Ask for another tool."""
        self._tell(self.brush_picked, content)

    def request_menu(self, square: Square, where: QPoint) -> None:
        """Ask for the menu of a square at a global place."""
        self._tell(self.menu_requested, square, where)

    def turn_wheel(self, square: Square, steps: int, number: int) -> None:
        """Say that the wheel was turned over a square."""
        self._tell(self.wheel_turned, square, steps, number)

    def select(self, area: Rectangle | None) -> None:
        """Ask for other squares to be selected, None for none; no signal if they are already."""
        if area != self.selection:
            self._tell(self.squares_selected, area)

    def move_block(self, area: Rectangle, files: int, ranks: int, *, copy: bool) -> None:
        """Say that the men of some squares were carried; the selection goes with them.

        Where it would hold other men too, which the next move would carry along, it is let go.
        """
        target = area.shifted(files, ranks)
        carried = {square + files + 8 * ranks for square, _ in men_in(self.placement, area)}
        self._tell(self.block_moved, area, files, ranks, copy)
        strangers = any(square not in carried for square, _ in men_in(self.placement, target))
        self.select(None if strangers else target)

    def empty_block(self, area: Rectangle) -> None:
        """Say that the men of some squares are to leave the board."""
        self._tell(self.block_emptied, area)

    def request_selection_menu(self, where: QPoint) -> None:
        """Ask for the menu of the selection at a global place."""
        self._tell(self.selection_menu_requested, where)

    def type_move(self, text: str) -> None:
        """Say that a move is being written."""
        self._tell(self.move_typed, text)

    def draw_mark(self, mark: DrawnMark) -> None:
        """Say what was drawn."""
        self._tell(self.mark_drawn, mark)

    def wipe_marks(self, square: Square) -> None:
        """Say that the marks of a square are to go."""
        self._tell(self.marks_wiped, square)

    def ask_for_label(self, square: Square, colour: MarkColour) -> None:
        """Say that a square is to be labelled."""
        self._tell(self.label_wanted, square, colour)

    def pick_marking(self, tool: MarkTool | None) -> None:
        """Ask for the Marks tool, or to put it down."""
        self._tell(self.marking_picked, tool)

    def tell_hovered(self, square: Square | None) -> None:
        """Say what is under the pointer."""
        self._tell(self.square_hovered, square)

    def tell_cursor(self, square: Square) -> None:
        """Say where the keyboard's caret is."""
        self._tell(self.cursor_moved, square)

    def _tell(self, signal: SignalInstance, *values: object) -> None:
        before, self._telling = self._telling, True
        try:
            signal.emit(*values)
        finally:
            self._telling = before


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
        self._canvas = BoardCanvas(self, painter, self._interaction)

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
        self._canvas.set_appearance(painter, coordinates)
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

    def _interaction(self) -> Interaction:
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
        return Interaction(
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
