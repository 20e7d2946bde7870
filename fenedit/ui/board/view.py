"""The board's widget with pointer, keys and voice, which are made when first needed."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardScene
from fenedit.notation.position import Piece, Square
from fenedit.session.settings import Preferences
from fenedit.session.state import ViewState
from fenedit.ui.board.contents import BoardContents, with_coming
from fenedit.ui.board.moving_pieces import Sprite, flights_between
from fenedit.ui.board.widget import BoardWidget

if TYPE_CHECKING:
    from fenedit.ui.board.interaction import Interaction

_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class BoardView(BoardWidget):
    """A board to set up and play on; pointer, keys and voice are made when first needed.

    The results of its signals come back through `show_contents`.
    """

    def __init__(self, painter: BoardPainter, parent: QWidget | None = None) -> None:
        # First: Qt asks for a widget's interface early, and only once.
        _install_factory()
        self._made: Interaction | None = None
        super().__init__(painter, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # Each pixel is painted here; without this Qt paints the window below each time.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(
            self.tr(
                "Arrow keys move, Shift+arrows select; Enter picks up and drops; letters and "
                "digits type a FEN"
            )
        )
        self._wheel_cycles = False

    @cached_property
    def interaction(self) -> Interaction:
        """Pointer, keys and voice."""
        # Imported here: the first picture does without them.
        from fenedit.ui.board.interaction import Interaction

        self._made = Interaction(self)
        return self._made

    @property
    def busy(self) -> bool:
        """Whether a button is down on the board, or a piece of the palette over it."""
        return self._made is not None and self._made.pointer.busy

    @property
    def caret_square(self) -> Square | None:
        """The caret's square, None while the caret is hidden."""
        caret = None if self._made is None else self._made.keys.shown
        return None if caret is None else caret.square

    @property
    def focused_square(self) -> Square | None:
        if self._made is None or not self.hasFocus() or self.caret_square is None:
            return None
        focused = self._made.voice.focused
        return self.caret_square if focused is None else focused

    def describe_part(self, words: str) -> None:
        """Describe the focused square for a moment, or the board if none has the focus."""
        self.interaction.voice.describe(words)

    def scene_over(self, resting: BoardScene) -> BoardScene:
        look = self._view_state
        if self._made is not None:
            return self._made.scene_over(resting, look)
        if look.selection is not None:
            resting = resting._replace(band=look.selection.corners)
        return with_coming(resting, look.preview)

    def carried(self) -> tuple[list[Sprite], bool]:
        dragged = None if self._made is None else self._made.pointer.dragged
        return ([], False) if dragged is None else dragged.carried()

    # --- what is shown ---------------------------------------------------------------------

    def show_contents(self, contents: BoardContents, *, animate: bool = True) -> None:
        """Show another position.

        Pieces glide unless `animate` is false (typing), animation is switched off, or the change
        is the answer to a gesture on this board, whose piece is in place already.
        """
        before, answer = self.contents, self.answering
        if contents == before:
            return
        self.contents = contents
        listens = QAccessible.isActive()
        if listens:
            self.interaction.voice.report_names(before.placement, contents.placement)
        if self._made is not None:
            self._made.check(before, contents, answer=answer)
        if before.placement != contents.placement:
            self.flights.stop()
            if animate and not answer and self.isVisible() and self.glides:
                places = before.placement, contents.placement
                self.flights.begin(flights_between(*places, self.board_geometry))
        self._show_all()
        if listens:
            self.interaction.voice.announce_change(before, contents)

    def end_fields(self) -> None:
        """End typed fields that something else changed: the next key begins a placement."""
        if self._made is not None and not self.answering:
            self._made.keys.end_fields()

    def set_view_state(self, view_state: ViewState) -> None:
        """Show orientation, tool in hand and pointed-at squares."""
        before = self._view_state
        if view_state == before:
            return
        self._view_state = view_state
        if before.flipped != view_state.flipped:
            if self._made is not None:
                self._made.keys.end_fields()
            self.place()
        tools = (view_state.brush, view_state.marking is None, view_state.selection)
        if (before.brush, before.marking is None, before.selection) != tools:
            self.interaction.keys.put_back()
            self.interaction.pointer.show_shape()
        self._show_all()

    def set_appearance(self, painter: BoardPainter, preferences: Preferences) -> None:
        """Use other colours, another piece set, or other preferences of the board."""
        self._wheel_cycles = preferences.wheel_cycles
        self.animated = preferences.animate
        self.board_painter, self._preferences = painter, preferences
        self.place()
        if self._made is not None:
            self._made.pointer.forget_shape()
        self._show_all()

    def _show_all(self) -> None:
        look, marked = self._view_state, self._view_state.marked
        if marked is None and not (look.brush or look.marking or look.selection or self.playing):
            marked = look.gravest
        self.show_resting(marked, look)

    # --- drags from the palette, and the caret -----------------------------------------------

    def begin_palette_drag(self, piece: Piece, where: QPoint, finger: bool) -> None:
        """Pick up a piece of the palette at a global place of the pointer, or of a finger."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.interaction.pointer.take(piece, where, finger=finger)

    def move_palette_drag(self, where: QPoint) -> None:
        """Carry the piece of the palette to a global place."""
        self.interaction.pointer.carry(where)

    def end_palette_drag(self, where: QPoint) -> None:
        """Drop the piece of the palette at a global place."""
        self.interaction.pointer.put_down(where)

    def cancel_gesture(self) -> None:
        """Give up the pointer's gesture; carried pieces glide home."""
        if self._made is not None:
            self._made.pointer.cancel()

    def place_caret(self, square: Square) -> None:
        """Focus the board, and show the keyboard's caret on a square."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.interaction.keys.place_caret(square)

    # --- events, handed on to pointer and keys ---------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.interaction.pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.interaction.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.interaction.pointer.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        if self._made is not None:
            self._made.pointer.leave()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        pointer = self.interaction.pointer
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            pointer.step_by_wheel(event)
        else:
            event.setAccepted(self._wheel_cycles and pointer.turn_wheel(event))

    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self.interaction.wants(event):
            event.accept()
            return True
        if isinstance(event, QTouchEvent):
            # Handled here, so that Qt makes no mouse events from it.
            self.interaction.touch.take(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.interaction.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self.interaction.pointer.take_key(event, down=False):
            super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_keyboard = event.reason() in _BY_KEYBOARD
        if by_keyboard or self._made is not None:
            self.interaction.keys.gain_focus(by_keyboard=by_keyboard)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.cancel_gesture()
        self.interaction.keys.lose_focus(event.reason())

    def hideEvent(self, event: QHideEvent) -> None:
        self.cancel_gesture()
        self.flights.stop()
        self.refresh()
        super().hideEvent(event)


@cache
def _install_factory() -> None:
    QAccessible.installFactory(_interface_of)


def _interface_of(_key: str, backing: QObject) -> QAccessibleInterface | None:
    if not isinstance(backing, BoardView):
        return None
    # Imported here: only a screen reader needs it.
    from fenedit.ui.board.accessible import BoardInterface

    return BoardInterface(backing, backing.interaction.voice)
