"""The pointer on the board: presses, drags, strokes and the wheel, turned into signals."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QInputEvent, QKeyEvent, QMouseEvent, QWheelEvent

from fenedit.notation.position import EMPTY, Content, Piece, Placement, Square
from fenedit.session.intents.board import men_in
from fenedit.ui.board.brush import Stroke, pressed_content
from fenedit.ui.board.drag import Drag, Drop, Press
from fenedit.ui.board.keyboard import Run
from fenedit.ui.board.marking import MarkingPointer
from fenedit.ui.board.selecting import SelectingPointer

if TYPE_CHECKING:
    from fenedit.ui.board.view import BoardView

_COPY_KEYS: Final = (Qt.Key.Key_Control, Qt.Key.Key_Alt)
_COPYING: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_NO_MODIFIER: Final = Qt.KeyboardModifier.NoModifier
_WHEEL_STEP: Final = 120
"""Eighths of a degree in one notch of a mouse wheel."""


class BoardPointer:
    """The pointer's hand: what it hovers over, and the gesture that it is in the middle of.

    Attributes:
        hovered: the square under the pointer, or None.
        painted: the square that the brush was set on last, until the pointer leaves it.
        gesture: what a button that is down has begun with one piece or a brush, or None.
        selecting: what it does with several squares at once.
        marking: what it draws over the board.
    """

    def __init__(self, view: BoardView, numbers: Iterator[int]) -> None:
        self.hovered: Square | None = None
        self.painted: Square | None = None
        self.gesture: Press | Drag | Stroke | None = None
        self.selecting = SelectingPointer(view)
        self.marking = MarkingPointer(view)
        self._button = Qt.MouseButton.NoButton
        self._shape: Qt.CursorShape | Content = Qt.CursorShape.ArrowCursor
        self._view = view
        self._numbers = numbers
        self._wheel_run = Run(numbers)
        self._wheel_square: Square | None = None
        self._wheel_angle = 0

    @property
    def drag(self) -> Drag | None:
        """The piece in the hand, or None."""
        return self.gesture if isinstance(self.gesture, Drag) else None

    @property
    def busy(self) -> bool:
        """Whether a button is down on the board, or a piece of the palette over it."""
        others = self.selecting.gesture or self.marking.gesture
        return self.gesture is not None or others is not None

    # --- buttons ---------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> None:
        """Begin what a button begins; a second button gives up what the first has begun."""
        if self.busy:
            self.cancel()
            return
        at, button = event.position(), event.button()
        square, caret = self._square_at(at), self._view.caret_square
        self._view.rest_other_hands()
        if not self._view.playing and self._press_to_mark_or_select(event, square, caret):
            self._button = button
            self.show_shape()
            return
        if square is None:
            self._view.picking.let_go()
            return
        brush = self._view.brush
        if self._view.playing:
            self._press_to_move(square, at, button)
        elif button == Qt.MouseButton.MiddleButton:
            self._view.pick_brush(self._view.placement[square])
        elif button not in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            event.ignore()
        elif brush is not None:
            self._begin_stroke(brush, square, at, button)
        else:
            self.gesture = Press(square, self._view.placement[square], at.x(), at.y())
            self._button = button

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self._button not in event.buttons() and self.busy:
            # The button came up where another window took the event: the gesture is over.
            self.cancel()
        at, gesture = event.position(), self.gesture
        if isinstance(gesture, Drag):
            self._carry(gesture, at, _copies(event))
            return
        if self.selecting.gesture is not None:
            self.selecting.move(at, copying=_copies(event))
            self.show_shape()
        elif self.marking.gesture is not None:
            self.marking.move(event)
        elif isinstance(gesture, Stroke):
            self._paint(gesture, at)
        elif isinstance(gesture, Press) and gesture.becomes_drag(at.x(), at.y()):
            drag = Drag(
                gesture.content,
                gesture.square,
                at.x(),
                at.y(),
                gesture.square,
                bound=self._view.playing,
            )
            self._carry(drag, at, _copies(event))
            self.show_shape()
            return
        self._hover(self._square_at(at))

    def release(self, event: QMouseEvent) -> None:
        """End what the button began."""
        gesture = self.gesture
        if not self.busy or event.button() != self._button:
            return
        if self.selecting.gesture is not None:
            self.selecting.release(event.position(), copying=_copies(event))
            self._settle()
            return
        if self.marking.gesture is not None:
            self.marking.release(event)
            self._settle()
            return
        if isinstance(gesture, Drag):
            self._carry(gesture, event.position(), _copies(event))
            self._let_go()
            return
        self.gesture = None
        if isinstance(gesture, Press):
            if self._view.playing:
                self._view.picking.click(gesture.square)
            self._view.place_caret(gesture.square, visible=not self._view.playing)
        self._view.refresh()

    def leave(self) -> None:
        """Note that the pointer has left the board."""
        if not self.busy:
            self._hover(None)

    def cancel(self) -> None:
        """Give up what is being done; a piece in the hand glides home."""
        gesture, self.gesture = self.gesture, None
        if self.selecting.gesture is not None:
            self.selecting.cancel()
            self._settle()
        elif self.marking.gesture is not None:
            self.marking.cancel()
            self._settle()
        elif isinstance(gesture, Drag):
            if gesture.origin is not None:
                self._give_back(gesture, gesture.origin)
            self._settle()
        else:
            self._view.refresh()

    def check(self, placement: Placement) -> None:
        """Let go of a piece that another change took from its square."""
        gesture = self.gesture
        if isinstance(gesture, Press):
            lost = placement[gesture.square] != gesture.content
        elif isinstance(gesture, Drag) and gesture.origin is not None:
            lost = placement[gesture.origin] != gesture.piece
        else:
            lost = self.selecting.check(placement)
        if lost:
            self.gesture = None
            self.show_shape()

    # --- a piece of the palette ------------------------------------------------------------

    def take(self, piece: Piece, where: QPoint) -> None:
        """Take a piece of the palette into the hand, the pointer being at a global place."""
        self._view.rest_other_hands()
        # No move over the board belongs to it, whatever button is down.
        self._button = Qt.MouseButton.AllButtons
        at = QPointF(self._view.mapFromGlobal(where))
        self._carry(Drag(piece, None, at.x(), at.y(), None), at, copying=False)

    def carry(self, where: QPoint) -> None:
        """Carry the piece of the palette to a global place."""
        drag = self.drag
        if drag is not None and drag.origin is None:
            self._carry(drag, QPointF(self._view.mapFromGlobal(where)), copying=False)

    def put_down(self, where: QPoint) -> None:
        """Let go of the piece of the palette at a global place."""
        drag = self.drag
        if drag is not None and drag.origin is None:
            self.carry(where)
            self._let_go()

    # --- wheel and keys --------------------------------------------------------------------

    def turn_wheel(self, event: QWheelEvent) -> bool:
        """Ask for the next content of the square under the pointer; False if that means nothing."""
        square = self._square_at(event.position())
        if square is None or self._view.brush is not None or self.busy or self._view.playing:
            return False
        if square != self._wheel_square:
            self._wheel_run.end()
            self._wheel_square, self._wheel_angle = square, 0
        # Touchpads send many small angles.
        self._wheel_angle += event.angleDelta().y()
        steps = int(self._wheel_angle / _WHEEL_STEP)
        self._wheel_angle -= steps * _WHEEL_STEP
        if steps:
            self._view.turn_wheel(square, steps, self._wheel_run.number_at(time.monotonic()))
        return True

    def key_pressed(self, key: int) -> bool:
        """Take notice of a key while a piece is dragged; False if it has no meaning for that."""
        if not self._carries or self._view.playing or key not in _COPY_KEYS:
            return False
        self._set_copying(True)
        return True

    def key_released(self, event: QKeyEvent) -> bool:
        """Take notice of a key that comes up while a piece is dragged."""
        if not self._carries or self._view.playing or event.key() not in _COPY_KEYS:
            return False
        self._set_copying(_copies(event))
        return True

    def show_shape(self) -> None:
        """Give the pointer the shape of what a press would do."""
        view, hovered = self._view, self.hovered
        shape: Qt.CursorShape | Content
        if self._carries:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self.selecting.gesture is not None or view.marking is not None:
            shape = Qt.CursorShape.CrossCursor
        elif view.brush is not None:
            shape = view.brush
        elif hovered is not None and self._can_be_taken(hovered):
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        if shape != self._shape:
            self._shape = shape
            view.setCursor(shape if isinstance(shape, Qt.CursorShape) else view.brush_cursor(shape))

    def forget_shape(self) -> None:
        """Have the shape drawn anew, with other pieces."""
        self._shape = Qt.CursorShape.ArrowCursor
        self.show_shape()

    @property
    def _carries(self) -> bool:
        return self.drag is not None or self.selecting.drag is not None

    def _can_be_taken(self, square: Square) -> bool:
        if self._view.playing:
            return self._view.picking.can_pick(square)
        selection = self._view.selection
        if selection is not None and square in selection:
            return bool(men_in(self._view.placement, selection))
        return self._view.placement[square] != EMPTY

    def _press_to_mark_or_select(
        self, event: QMouseEvent, square: Square | None, caret: Square | None
    ) -> bool:
        # With the tool in hand no squares are selected; a selection has a menu of its own.
        if self._view.marking is not None and self.marking.press(event, square):
            return True
        return self.selecting.press(event, square, caret) or self.marking.press(event, square)

    def _press_to_move(self, square: Square, at: QPointF, button: Qt.MouseButton) -> None:
        picking = self._view.picking
        if button != Qt.MouseButton.LeftButton:
            picking.let_go()
        elif not picking.drop(square):
            picking.press(square)
            if picking.picked == square:
                self.gesture = Press(square, self._view.placement[square], at.x(), at.y())
                self._button = button

    def _begin_stroke(
        self, brush: Content, square: Square, at: QPointF, button: Qt.MouseButton
    ) -> None:
        other = button == Qt.MouseButton.RightButton
        content = pressed_content(self._view.placement, square, brush, other_colour=other)
        stroke = Stroke(next(self._numbers), content, at.x(), at.y())
        self.gesture, self._button = stroke, button
        self._paint(stroke, at)

    def _paint(self, stroke: Stroke, at: QPointF) -> None:
        for square in stroke.reach(at.x(), at.y(), self._view.board_geometry):
            self.painted = square
            self._view.paint_square(square, stroke.content, stroke.number)

    def _carry(self, drag: Drag, at: QPointF, copying: bool) -> None:
        before, x, y = self.gesture, at.x(), at.y()
        over = self._view.board_geometry.square_at(x, y)
        after = self.gesture = drag.moved(x, y, over, copying)
        if drag is before and drag.over == over and drag.copying == copying:
            self._view.slide_piece(after)
        else:
            self._hover(over)
            self._view.refresh()

    def _set_copying(self, copying: bool) -> None:
        if self.drag is not None:
            self.gesture = self.drag._replace(copying=copying)
            self._view.refresh()
        self.selecting.set_copying(copying)

    def _let_go(self) -> None:
        drag, self.gesture = self.drag, None
        if drag is None:
            return
        if drag.bound and drag.origin is not None:
            self._view.picking.pick(drag.origin)
            if drag.over is None or not self._view.picking.drop(drag.over, carried=True):
                self._give_back(drag, drag.origin)
        elif drag.drop is Drop.MOVED and drag.origin is not None and drag.over is not None:
            self._view.move_piece(drag.origin, drag.over, copy=drag.copying)
        elif drag.drop is Drop.PLACED and drag.over is not None:
            self._view.place_piece(drag.over, drag.piece)
        elif drag.drop is Drop.DISCARDED and drag.origin is not None:
            self._view.discard_piece(drag.origin)
        self._settle()

    def _give_back(self, drag: Drag, origin: Square) -> None:
        """Let the piece in the hand glide home; a man that was to move is not any more."""
        if drag.over != origin:
            self._view.picking.let_go()
        self._view.send_home(drag.piece, (drag.x, drag.y), origin)

    def _settle(self) -> None:
        """Be a plain pointer again, wherever it is by now."""
        if not self._view.rect().contains(self._view.mapFromGlobal(QCursor.pos())):
            self._point_at(None)
        self.show_shape()
        self._view.refresh()

    def _hover(self, square: Square | None) -> None:
        if self._point_at(square) and self.drag is None:
            self.show_shape()
            self._view.refresh()

    def _point_at(self, square: Square | None) -> bool:
        """Take note of what is under the pointer; tell whether it is anything else."""
        if square == self.hovered:
            return False
        self.hovered = square
        if square != self.painted:
            self.painted = None
        self._view.tell_hovered(square)
        return True

    def _square_at(self, at: QPointF) -> Square | None:
        return self._view.board_geometry.square_at(at.x(), at.y())


def _copies(event: QInputEvent) -> bool:
    """Tell whether a modifier is down that makes a move a copy."""
    modifiers = event.modifiers()
    return modifiers != _NO_MODIFIER and bool(modifiers & _COPYING)
