"""The board: shows sixty-four contents, and says what the hand did. It knows no chess."""

import itertools

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
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

from fenedit.diagram.geometry import BoardGeometry
from fenedit.diagram.marks import BoardScene, Coordinates, changed_squares
from fenedit.diagram.painter import BoardPainter
from fenedit.notation.pieces import Content, Piece
from fenedit.notation.placement import Placement
from fenedit.notation.squares import Square
from fenedit.session.view_state import ViewState
from fenedit.widgets.board.accessible import BoardVoice
from fenedit.widgets.board.animation import Animation, Flight, flights_between, system_allows_motion
from fenedit.widgets.board.brush import pressed_content
from fenedit.widgets.board.carried import CarriedPiece
from fenedit.widgets.board.contents import BoardContents
from fenedit.widgets.board.drag import Drag
from fenedit.widgets.board.keyboard import Caret
from fenedit.widgets.board.keys import BoardKeys
from fenedit.widgets.board.layout import (
    EDGE_ROOM,
    SIDE_ROOM,
    board_in,
    inner_rect,
    square_rect,
)
from fenedit.widgets.board.pictures import (
    brush_cursor,
    paint_surroundings,
    paint_waiting_caret,
)
from fenedit.widgets.board.pointer import BoardPointer
from fenedit.widgets.board.scene import Hand, resting_scene, scene_with_hand
from fenedit.widgets.board.signals import BoardSignals


class BoardView(BoardSignals):
    """A board that pieces are set up on.

    It changes nothing by itself: each signal tells what the hand wants, and what becomes of it
    comes back through `show_contents`.

    Attributes:
        voice: tells assistive technology.
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
            self.tr("Arrow keys move, Enter lifts and drops, letters and digits type a FEN")
        )
        self.voice = BoardVoice(self)
        self._painter = painter
        self._contents = BoardContents()
        self._view_state = ViewState()
        self._coordinates = Coordinates.INSIDE
        self._animated = True
        self._wheel_cycles = False
        self._geometry = BoardGeometry(0, 0, 0)
        self._resting = resting_scene(self._contents, self._coordinates, ())
        self._scene = self._resting
        self._looks: tuple[object, ...] = ()
        self._floating = QRect()
        self._carried = CarriedPiece(self)
        numbers = itertools.count(1)
        self._keys = BoardKeys(self, numbers)
        self._pointer = BoardPointer(self, numbers)
        self._numbers = numbers
        self._animation = Animation(self)
        self._animation.stepped.connect(self.refresh)

    # --- what is shown ---------------------------------------------------------------------

    @property
    def board_geometry(self) -> BoardGeometry:
        """Where the squares are, in the widget's logical pixels."""
        return self._geometry

    @property
    def placement(self) -> Placement:
        """What stands on the squares."""
        return self._contents.placement

    @property
    def brush(self) -> Content | None:
        """What the pointer paints with, None for nothing."""
        return self._view_state.brush

    @property
    def flipped(self) -> bool:
        """Whether Black is at the bottom."""
        return self._view_state.flipped

    @property
    def busy(self) -> bool:
        """Whether a button is down on the board, or a piece of the palette over it."""
        return self._pointer.gesture is not None

    @property
    def scene(self) -> BoardScene:
        """Everything that is painted on the squares now."""
        return self._scene

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
        self._keys.check(contents.placement)
        if before.side_to_move != contents.side_to_move:
            # The disc stands beside the board, which lies in the middle of a wider widget.
            self.update()
        if before.placement != contents.placement:
            if not self.telling:
                self._pointer.check(contents.placement)
            self._animation.stop()
            if animate and self._glides and not self.telling and self.isVisible():
                self._animation.start(
                    flights_between(before.placement, contents.placement, self._geometry)
                )
        self._lay_out_scene()
        self.voice.tell_change(before, contents)

    def set_view_state(self, view_state: ViewState) -> None:
        """Show the orientation, the tool in hand and the squares that are pointed at."""
        before = self._view_state
        if view_state == before:
            return
        self._view_state = view_state
        if before.flipped != view_state.flipped:
            self._place_board()
        if before.brush != view_state.brush:
            self._keys.lifted = None
            self._pointer.show_shape()
        self._lay_out_scene()

    def set_appearance(self, painter: BoardPainter, coordinates: Coordinates) -> None:
        """Take other colours, another piece set, or other coordinates."""
        self._painter = painter
        self._coordinates = coordinates
        self._place_board()
        self._pointer.forget_shape()
        self._lay_out_scene()

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
            where = self.mapToGlobal(QPointF(*self._geometry.centre_of(square)).toPoint())
        self.request_menu(square, where)

    def tell_caret(self, caret: Caret) -> None:
        """Say where the keyboard is, to other views and to assistive technology."""
        self.tell_cursor(caret.square)
        self.voice.tell_caret(caret)

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
        self._animation.stop()
        self.refresh()

    def place_caret(self, square: Square) -> None:
        """Put the keyboard's caret on a square."""
        self._keys.place_caret(square)

    def send_home(self, piece: Piece, start: tuple[float, float], square: Square) -> None:
        """Let a piece glide from a point to the square that it stands on."""
        if self._glides:
            end = self._geometry.centre_of(square)
            self._animation.start((Flight(piece, start, end, square=square),))

    def brush_cursor(self, brush: Content) -> QCursor:
        """Return the pointer's shape for a tool."""
        return brush_cursor(brush, self._painter, self.devicePixelRatio())

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
        self._animation.stop()
        self.cancel_gesture()
        self._animation.stop()
        super().hideEvent(event)

    # --- painting --------------------------------------------------------------------------

    def refresh(self) -> None:
        """Have repainted what looks different now, and no more: one rectangle around it all."""
        drag = self._pointer.drag
        self._carried.follow(drag, self._painter)
        floating = self._carried.area
        if self._animation.running:
            floating = floating | self._animation.area(self._geometry)
        caret = self._keys.shown
        if caret is not None and caret.waiting:
            floating = floating | square_rect(self._geometry, caret.square)
        dirty = self._floating | floating
        self._floating = floating
        changed = self._renew_scene(drag)
        if changed is None:
            # Other coordinates, which may stand beside the squares, come with `_place_board`.
            dirty |= inner_rect(self._geometry)
        elif changed:
            for square in changed:
                dirty |= square_rect(self._geometry, square)
        if not dirty.isEmpty():
            self.update(dirty)

    def slide_piece(self, drag: Drag) -> None:
        """Have repainted a drag that goes on over the same square: the shortest way there is."""
        if self._animation.running or not self._carried.slide(drag):
            self.refresh()
            return
        area = self._carried.area
        self.update(self._floating | area)
        self._floating = area

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.devicePixelRatio() != self._geometry.device_pixel_ratio:
            self._place_board()
        painter = QPainter(self)
        dirty, geometry = event.rect(), self._geometry
        if not self._carried.paint_with_board(painter, dirty, self._painter, self._scene):
            if not inner_rect(geometry).contains(dirty):
                side, frame = self._contents.side_to_move, self._painter.theme.frame
                paint_surroundings(painter, self.rect(), geometry, frame, side)
            self._painter.paint(painter, geometry, self._scene, dirty)
            self._carried.paint(painter, self._painter)
        if self._animation.running:
            self._paint_flights(painter)
        caret = self._keys.shown
        if caret is not None and caret.waiting:
            paint_waiting_caret(painter, geometry, caret.square, self._painter.theme.cursor)
        painter.end()

    def _paint_flights(self, painter: QPainter) -> None:
        for sprite in self._animation.sprites():
            painter.setOpacity(sprite.opacity)
            self._painter.paint_piece(painter, self._geometry, sprite.piece, sprite.x, sprite.y)
        painter.setOpacity(1.0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_board()

    def minimumSizeHint(self) -> QSize:
        return QSize(160 + 2 * SIDE_ROOM, 160 + 2 * EDGE_ROOM)

    def _lay_out_scene(self) -> None:
        look = self._view_state
        self._resting = resting_scene(self._contents, self._coordinates, look.marked, look.read)
        self.refresh()

    @property
    def _glides(self) -> bool:
        return self._animated and system_allows_motion(self)

    def _renew_scene(self, drag: Drag | None) -> frozenset[Square] | None:
        """Compose the scene anew if anything in it changed; return what `changed_squares` does."""
        caret = self._keys.shown
        hand = Hand(
            self._pointer.hovered,
            self.brush,
            self._pointer.painted,
            drag is not None,
            drag.origin if drag is not None and not drag.copying else None,
            caret.square if caret is not None and not caret.waiting else None,
            self._keys.lifted,
        )
        looks = (hand, self._resting, self._animation.squares)
        if looks == self._looks:
            return frozenset()
        self._looks = looks
        before, self._scene = self._scene, scene_with_hand(self._resting, hand, looks[2])
        return changed_squares(before, self._scene)

    def _place_board(self) -> None:
        self._animation.stop()
        self._geometry = board_in(
            self.width(),
            self.height(),
            flipped=self.flipped,
            ratio=self.devicePixelRatio(),
            outside_coordinates=self._coordinates is Coordinates.OUTSIDE,
        )
        self._carried.place_board(self._geometry)
        # Pieces that were in flight stand where they belong now.
        self._renew_scene(self._pointer.drag)
        self.update()
