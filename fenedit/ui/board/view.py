"""The board: shows sixty-four contents, and tells what the hand did. It knows no chess."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
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
from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import Content, Piece, Placement, Square
from fenedit.session.settings import Preferences
from fenedit.session.state import MarkTool, Rectangle, ViewState
from fenedit.ui.board.canvas import BoardCanvas
from fenedit.ui.board.contents import MARGIN, BoardContents, Interaction

if TYPE_CHECKING:
    from fenedit.ui.board.gestures import Men
    from fenedit.ui.board.pointer import Hands

_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class BoardView(QWidget):
    """A board that pieces are set up on; pointer, keys and a voice come once they are needed.

    It changes nothing by itself: each signal tells what the hand wants, and nothing has changed
    yet when it does. What becomes of it comes back through `show_contents`.

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
        # Before all else: Qt asks early, and only once, what stands for a widget.
        _install_factory()
        self._made: Hands | None = None
        super().__init__(parent)
        self.telling = False
        self.contents = BoardContents()
        self.animated = True
        self._view_state = ViewState()
        self.canvas = BoardCanvas(self, painter, self._interaction)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # Each pixel is painted here; without this Qt paints the window below each time.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(
            self.tr(
                "Arrow keys move, Shift+arrows select; Enter picks up and drops; letters and "
                "digits type a FEN"
            )
        )
        self._wheel_cycles = False

    @cached_property
    def hands(self) -> Hands:
        """Pointer, keys and voice."""
        # Here, because the first picture comes without them.
        from fenedit.ui.board.pointer import Hands

        self._made = Hands(self)
        return self._made

    @property
    def busy(self) -> bool:
        """Whether a button is down on the board, or a piece of the palette over it."""
        return self._made is not None and self._made.pointer.busy

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
    def caret_square(self) -> Square | None:
        """The square that the keyboard is at, None while its caret is not shown."""
        caret = None if self._made is None else self._made.keys.shown
        return None if caret is None else caret.square

    @property
    def told_square(self) -> Square | None:
        """The square that has the focus of assistive technology, None while none has."""
        if self._made is None or not self.hasFocus() or self.caret_square is None:
            return None
        told = self._made.voice.told
        return self.caret_square if told is None else told

    def describe_part(self, words: str) -> None:
        """Describe the square that has the focus for a moment, or the board if none has it."""
        self.hands.voice.describe(words)

    def show_contents(self, contents: BoardContents, *, animate: bool = True) -> None:
        """Show another position.

        Pieces glide unless `animate` is false (typing), animation is switched off, or the change
        is the answer to a gesture on this board, whose piece is in place already.
        """
        before, answer = self.contents, self.telling
        if contents == before:
            return
        self.contents = contents
        listens = QAccessible.isActive()
        if listens:
            self.hands.voice.tell_names(before.placement, contents.placement)
        if self._made is not None:
            self._made.check(before, contents, answer=answer)
        if before.placement != contents.placement:
            self.canvas.stop_flights()
            if animate and not answer and self.isVisible() and self.glides:
                self.canvas.moving.glide(before.placement, contents.placement)
        self._show_all()
        if listens:
            self.hands.voice.tell_change(before, contents)

    def end_fields(self) -> None:
        """Let the next key begin a placement, not go on with fields that something else changed."""
        if self._made is not None and not self.telling:
            self._made.keys.end_fields()

    def set_view_state(self, view_state: ViewState) -> None:
        """Show the orientation, the tool in hand and the squares that are pointed at."""
        before = self._view_state
        if view_state == before:
            return
        self._view_state = view_state
        if before.flipped != view_state.flipped:
            if self._made is not None:
                self._made.keys.end_fields()
            self.canvas.place(flipped=view_state.flipped)
        tools = (view_state.brush, view_state.marking is None, view_state.selection)
        if (before.brush, before.marking is None, before.selection) != tools:
            self.hands.keys.put_back()
            self.hands.pointer.show_shape()
        self._show_all()

    def set_appearance(self, painter: BoardPainter, preferences: Preferences) -> None:
        """Take other colours, another piece set, or other preferences of the board."""
        self._wheel_cycles = preferences.wheel_cycles
        self.animated = preferences.animate
        self.canvas.set_appearance(painter, preferences)
        self.canvas.place(flipped=self.flipped)
        if self._made is not None:
            self._made.pointer.forget_shape()
        self._show_all()

    def _show_all(self) -> None:
        look, marked = self._view_state, self._view_state.marked
        if marked is None and look.brush is None and look.marking is None:
            playing = self.contents.landings is not None
            marked = None if playing or look.selection is not None else look.gravest
        self.canvas.show(self.contents, marked, look.read)

    def _interaction(self) -> Interaction:
        """Return what pointer and keys are about now."""
        look = self._view_state
        if self._made is None:
            return Interaction(coming=look.preview, band=look.selection)
        return self._made.interaction(look, self.contents)

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

    # --- what others do with its hands -------------------------------------------------------

    def begin_palette_drag(self, piece: Piece, where: QPoint) -> None:
        """Take a piece of the palette into the hand, the pointer being at a global place."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.hands.pointer.take(piece, where)

    def move_palette_drag(self, where: QPoint) -> None:
        """Carry the piece of the palette to a global place."""
        self.hands.pointer.carry(where)

    def end_palette_drag(self, where: QPoint) -> None:
        """Let go of the piece of the palette at a global place."""
        self.hands.pointer.put_down(where)

    def cancel_gesture(self) -> None:
        """Give up what the pointer is about; a piece in the hand glides home."""
        if self._made is not None:
            self._made.pointer.cancel()

    def place_caret(self, square: Square) -> None:
        """Put the keyboard's caret on a square, to be seen."""
        self.hands.keys.place_caret(square)

    # --- events, handed on to pointer and keys ---------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hands.pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hands.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.hands.pointer.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        if self._made is not None:
            self._made.pointer.leave()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.setAccepted(self._wheel_cycles and self.hands.pointer.turn_wheel(event))

    def event(self, event: QEvent) -> bool:
        # Asked by class first: an event's type costs more, and most are moves and paints.
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and self.hands.wants(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.hands.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self.hands.pointer.take_key(event, down=False):
            super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_keyboard = event.reason() in _BY_KEYBOARD
        if by_keyboard or self._made is not None:
            self.hands.keys.gain_focus(by_keyboard=by_keyboard)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.cancel_gesture()
        self.hands.keys.lose_focus(event.reason())

    def hideEvent(self, event: QHideEvent) -> None:
        self.cancel_gesture()
        self.canvas.stop_flights()
        super().hideEvent(event)


@cache
def _install_factory() -> None:
    QAccessible.installFactory(_interface_of)


def _interface_of(_key: str, backing: QObject) -> QAccessibleInterface | None:
    if not isinstance(backing, BoardView):
        return None
    # Here, because hardly anything asks.
    from fenedit.ui.board.accessible import BoardInterface

    return BoardInterface(backing, backing.hands.voice)
