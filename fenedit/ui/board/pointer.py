"""What works a board: drags, strokes, selections and marks of the pointer; all hands together."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QInputEvent, QKeyEvent, QMouseEvent, QWheelEvent

from fenedit.diagram.board_scene import square_in
from fenedit.notation.marks import MarkColour
from fenedit.notation.position import EMPTY, Content, Piece, Placement, Square
from fenedit.session.intents.board import moved_pieces, pieces_in
from fenedit.session.state import MarkTask, Rectangle, ViewState
from fenedit.ui.board.accessible import BoardVoice
from fenedit.ui.board.contents import BoardContents, Interaction
from fenedit.ui.board.gestures import (
    Band,
    BlockDrag,
    BlockPress,
    Drag,
    Drop,
    MarkPress,
    Press,
    Run,
    Stroke,
    pressed_content,
)
from fenedit.ui.board.keys import BoardKeys, Picking
from fenedit.ui.board.widget import BoardWidget, brush_cursor

_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
_ALT: Final = Qt.KeyboardModifier.AltModifier
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class MarkingPointer:
    """What the right button draws, and the left one with the Marks tool in hand.

    Attributes:
        gesture: what the button that is down has begun, or None.
    """

    def __init__(self, view: BoardWidget, keys: BoardKeys) -> None:
        self.gesture: MarkPress | None = None
        self._view = view
        self._keys = keys

    def press(self, event: QMouseEvent, square: Square | None) -> bool:
        """Begin what a press begins; False if it is none of this hand's."""
        tool, button, modifiers = self._view.marking, event.button(), event.modifiers()
        colour = colour_of(modifiers)
        arrow: MarkColour | None = None
        task: MarkTask | None
        if button == _LEFT and tool is not None:
            task, colour = tool.task, colour or tool.colour
        elif button == _RIGHT and self._view.brush is None:
            task = MarkTask.DRAW if modifiers & _SHIFT else None
            # A drag needs no Shift to be one, and Alt may belong to the window manager.
            arrow = colour_of(modifiers | _ALT) if modifiers & _SHIFT else None
            colour = colour or (MarkColour.GREEN if tool is None else tool.colour)
        else:
            return False
        at = event.position()
        if square is not None:
            self.gesture = MarkPress(square, at.x(), at.y(), colour, arrow or colour, task, square)
            self._view.refresh()
        return True

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        before, at = self.gesture, event.position()
        if before is not None:
            over = self._view.board_geometry.square_at(at.x(), at.y())
            self.gesture = before.moved(at.x(), at.y(), over)
            if self.gesture != before:
                self._view.refresh()

    def release(self, event: QMouseEvent) -> None:
        """Draw what the gesture drew, or ask for what it asks for."""
        self.move(event)
        gesture, self.gesture = self.gesture, None
        if gesture is None:
            return
        view = self._view
        if gesture.mark is not None:
            self._keys.place_caret(gesture.over or gesture.square, visible=False)
            view.tell(view.mark_drawn, gesture.mark)
        elif gesture.over != gesture.square:
            pass
        elif gesture.task is MarkTask.LABEL:
            view.tell(view.label_wanted, gesture.square, gesture.colour)
        elif gesture.task is None and not gesture.away:
            view.ask_for_menu(gesture.square, event.globalPosition().toPoint())

    def cancel(self) -> None:
        """Draw nothing after all."""
        self.gesture = None
        self._view.refresh()


def colour_of(modifiers: Qt.KeyboardModifier) -> MarkColour | None:
    """Return the colour that keys held down ask for, None for whatever is the colour else."""
    control, alt = bool(modifiers & _CONTROL), bool(modifiers & _ALT)
    if control:
        return MarkColour.YELLOW if alt else MarkColour.RED
    return MarkColour.BLUE if alt else None


class SelectingPointer:
    """What the pointer does with Shift, and on a selection.

    Attributes:
        gesture: what the left button that is down has begun, or None.
    """

    def __init__(self, view: BoardWidget, keys: BoardKeys) -> None:
        self.gesture: Band | BlockPress | BlockDrag | None = None
        self._press: BlockPress | None = None
        self._caret: Square | None = None
        self._view = view
        self._keys = keys

    @property
    def drag(self) -> BlockDrag | None:
        """The men in the hand, or None."""
        return self.gesture if isinstance(self.gesture, BlockDrag) else None

    def press(self, event: QMouseEvent, square: Square | None, caret: Square | None) -> bool:
        """Begin what a press begins; False if it is none of this hand's.

        Whatever else is pressed lets go of the selection. `caret` is where the keyboard was seen.
        """
        view, button = self._view, event.button()
        if square is not None and button == _LEFT and event.modifiers() & _SHIFT:
            self._caret = caret
            self.gesture = Band(square)
            view.select(Rectangle.between(square, square))
            return True
        selection = view.selection
        if selection is None:
            return False
        if square is not None and square in selection:
            if button == _RIGHT:
                view.ask_for_menu(square, event.globalPosition().toPoint())
                return True
            men = pieces_in(view.placement, selection)
            if button == _LEFT and men:
                at = event.position()
                self.gesture = BlockPress(selection, men, square, at.x(), at.y())
                return True
        if button in (_LEFT, _RIGHT):
            view.select(None)
        return False

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        gesture, at = self.gesture, event.position()
        if isinstance(gesture, Band):
            self._stretch(gesture, at)
        elif isinstance(gesture, BlockPress):
            if gesture.becomes_drag(at.x(), at.y()):
                self._press = gesture
                self._carry(BlockDrag(gesture.area, gesture.men), at, _copies(event))
        elif isinstance(gesture, BlockDrag):
            self._carry(gesture, at, _copies(event))

    def release(self, event: QMouseEvent) -> None:
        """End what the press began."""
        self.move(event)
        gesture, self.gesture = self.gesture, None
        view = self._view
        if isinstance(gesture, Band):
            self._end_band(gesture)
        elif isinstance(gesture, BlockPress):
            view.select(None)
            self._keys.place_caret(gesture.square)
        elif isinstance(gesture, BlockDrag):
            if gesture.drop is Drop.MOVED:
                view.move_block(gesture.area, gesture.files, gesture.ranks, copy=gesture.copying)
            elif gesture.drop is Drop.DISCARDED:
                view.tell(view.block_emptied, gesture.area)
                view.select(None)
        view.refresh()

    def cancel(self) -> None:
        """Give up what is being done: men glide home, a rectangle that is drawn is let go."""
        gesture, self.gesture = self.gesture, None
        if isinstance(gesture, Band):
            self._view.select(None)
        elif isinstance(gesture, BlockDrag):
            self._view.send_home(gesture.men, gesture.across, gesture.down)
        self._view.refresh()

    def check(self, placement: Placement) -> bool:
        """Let go of men that another change took from their squares; tell whether it did."""
        gesture = self.gesture
        if isinstance(gesture, BlockPress | BlockDrag):
            if pieces_in(placement, gesture.area) == gesture.men:
                return False
            self.gesture = None
            return True
        return False

    def set_copying(self, copying: bool) -> None:
        """Have the men in the hand stay where they were too, or not."""
        if isinstance(self.gesture, BlockDrag):
            self.gesture = self.gesture._replace(copying=copying)
            self._view.refresh()

    def _stretch(self, band: Band, at: QPointF) -> None:
        square = self._nearest(at)
        if square != band.anchor and not band.stretched:
            band = self.gesture = Band(band.anchor, stretched=True)
        self._view.select(Rectangle.between(band.anchor, square))

    def _end_band(self, band: Band) -> None:
        """Leave the keyboard at the rectangle's end; a click with Shift extends from the caret."""
        view = self._view
        if not band.stretched:
            anchor = band.anchor if self._caret is None else self._caret
            view.select(Rectangle.between(anchor, band.anchor))
            self._keys.anchor_selection(anchor, band.anchor)
        elif view.selection is not None:
            self._keys.anchor_selection(band.anchor, sum(view.selection.corners) - band.anchor)
        self._keys.tell_selection()

    def _carry(self, drag: BlockDrag, at: QPointF, copying: bool) -> None:
        if self._press is not None:
            geometry = self._view.board_geometry
            self.gesture = drag.moved(self._press, at.x(), at.y(), geometry, copying)
            self._view.refresh()

    def _nearest(self, at: QPointF) -> Square:
        """Return the square under a point, or the one on the board that is nearest to it."""
        geometry = self._view.board_geometry
        side = geometry.square_side
        column = int(max(0, min(7, (at.x() - geometry.left) // side)))
        row = int(max(0, min(7, (at.y() - geometry.top) // side)))
        return square_in(column, row, geometry.flipped)


_COPY_KEYS: Final = (Qt.Key.Key_Control, Qt.Key.Key_Alt)
_COPYING: Final = _CONTROL | _ALT
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

    def __init__(
        self, view: BoardWidget, picking: Picking, keys: BoardKeys, numbers: Iterator[int]
    ) -> None:
        self.hovered: Square | None = None
        self.painted: Square | None = None
        self.gesture: Press | Drag | Stroke | None = None
        self.selecting = SelectingPointer(view, keys)
        self.marking = MarkingPointer(view, keys)
        self._button = Qt.MouseButton.NoButton
        self._shape: Qt.CursorShape | Content = Qt.CursorShape.ArrowCursor
        self._view = view
        self._picking = picking
        self._keys = keys
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
        return self.gesture is not None or self._other is not None

    @property
    def _other(self) -> SelectingPointer | MarkingPointer | None:
        """What the button that is down has begun something with that is more than one piece."""
        if self.selecting.gesture is not None:
            return self.selecting
        return None if self.marking.gesture is None else self.marking

    # --- buttons ---------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> None:
        """Begin what a button begins; a second button gives up what the first has begun."""
        if self.busy:
            self.cancel()
            return
        at, button = event.position(), event.button()
        square, shown = self._square_at(at), self._keys.shown
        caret = None if shown is None else shown.square
        self._rest_others()
        if not self._view.playing and self._press_to_mark_or_select(event, square, caret):
            self._button = button
            self.show_shape()
            return
        if square is None:
            self._picking.let_go()
            return
        brush = self._view.brush
        if self._view.playing:
            self._press_to_move(square, at, button)
        elif button == Qt.MouseButton.MiddleButton:
            self._view.tell(self._view.brush_picked, self._view.placement[square])
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
        if (other := self._other) is not None:
            other.move(event)
            self.show_shape()
        elif isinstance(gesture, Stroke):
            self._paint(gesture, at)
        elif isinstance(gesture, Press) and gesture.becomes_drag(at.x(), at.y()):
            square, bound = gesture.square, self._view.playing
            drag = Drag(gesture.content, square, at.x(), at.y(), square, bound=bound)
            self._carry(drag, at, _copies(event))
            self.show_shape()
            return
        self._hover(self._square_at(at))

    def release(self, event: QMouseEvent) -> None:
        """End what the button began."""
        gesture = self.gesture
        if not self.busy or event.button() != self._button:
            return
        if (other := self._other) is not None:
            other.release(event)
            self._settle()
            return
        if isinstance(gesture, Drag):
            self._carry(gesture, event.position(), _copies(event))
            self._let_go()
            return
        self.gesture = None
        if isinstance(gesture, Press):
            if self._view.playing:
                self._picking.click(gesture.square)
            self._keys.place_caret(gesture.square, visible=not self._view.playing)
        self._view.refresh()

    def leave(self) -> None:
        """Note that the pointer has left the board."""
        if not self.busy:
            self._hover(None)

    def cancel(self) -> None:
        """Give up what is being done; a piece in the hand glides home."""
        gesture, self.gesture = self.gesture, None
        if (other := self._other) is not None:
            other.cancel()
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
        self._rest_others()
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
            number = self._wheel_run.number_at(time.monotonic())
            self._view.tell(self._view.wheel_turned, square, steps, number)
        return True

    def take_key(self, event: QKeyEvent, *, down: bool) -> bool:
        """Take notice of a key while a piece is dragged; False if it has no meaning for that."""
        if not self._carries or self._view.playing or event.key() not in _COPY_KEYS:
            return False
        copying = down or _copies(event)
        if self.drag is not None:
            self.gesture = self.drag._replace(copying=copying)
            self._view.refresh()
        self.selecting.set_copying(copying)
        return True

    def show_shape(self) -> None:
        """Give the pointer the shape of what a press would do."""
        view, hovered = self._view, self.hovered
        shape: Qt.CursorShape | Content | QCursor
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
            if not isinstance(shape, Qt.CursorShape):
                shape = brush_cursor(shape, view.canvas.pieces, view.devicePixelRatio())
            view.setCursor(shape)

    def forget_shape(self) -> None:
        """Have the shape drawn anew, with other pieces."""
        self._shape = Qt.CursorShape.ArrowCursor
        self.show_shape()

    @property
    def _carries(self) -> bool:
        return self.drag is not None or self.selecting.drag is not None

    def _can_be_taken(self, square: Square) -> bool:
        if self._view.playing:
            return self._picking.can_pick(square)
        selection = self._view.selection
        if selection is not None and square in selection:
            return bool(pieces_in(self._view.placement, selection))
        return self._view.placement[square] != EMPTY

    def _press_to_mark_or_select(
        self, event: QMouseEvent, square: Square | None, caret: Square | None
    ) -> bool:
        # With the tool in hand no squares are selected; a selection has a menu of its own.
        if self._view.marking is not None and self.marking.press(event, square):
            return True
        return self.selecting.press(event, square, caret) or self.marking.press(event, square)

    def _press_to_move(self, square: Square, at: QPointF, button: Qt.MouseButton) -> None:
        picking = self._picking
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
            self._view.tell(self._view.stroke_painted, square, stroke.content, stroke.number)

    def _carry(self, drag: Drag, at: QPointF, copying: bool) -> None:
        x, y = at.x(), at.y()
        over = self._view.board_geometry.square_at(x, y)
        self.gesture = drag.moved(x, y, over, copying)
        self._hover(over)
        self._view.refresh()

    def _let_go(self) -> None:
        view, drag, self.gesture = self._view, self.drag, None
        if drag is None:
            return
        if drag.bound and drag.origin is not None:
            self._picking.pick(drag.origin)
            if drag.over is None or not self._picking.drop(drag.over, carried=True):
                self._give_back(drag, drag.origin)
        elif drag.drop is Drop.MOVED and drag.origin is not None and drag.over is not None:
            view.tell(view.piece_moved, drag.origin, drag.over, drag.copying)
        elif drag.drop is Drop.PLACED and drag.over is not None:
            view.tell(view.piece_placed, drag.over, drag.piece)
        elif drag.drop is Drop.DISCARDED and drag.origin is not None:
            view.tell(view.piece_discarded, drag.origin)
        self._settle()

    def _give_back(self, drag: Drag, origin: Square) -> None:
        """Let the piece in the hand glide home; a man that was to move is not any more."""
        if drag.over != origin:
            self._picking.let_go()
        x, y = self._view.board_geometry.centre_of(origin)
        self._view.send_home(((origin, drag.piece),), drag.x - x, drag.y - y)

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
        self._view.tell(self._view.square_hovered, square)
        return True

    def _rest_others(self) -> None:
        """Let keyboard and animation rest, since the pointer takes over."""
        self._keys.rest()
        self._view.canvas.stop_flights()
        self._view.refresh()

    def _square_at(self, at: QPointF) -> Square | None:
        return self._view.board_geometry.square_at(at.x(), at.y())


def _copies(event: QInputEvent) -> bool:
    """Tell whether a modifier is down that makes a move a copy."""
    modifiers = event.modifiers()
    # Compared first, since nothing else is as quick, and mostly none is down.
    return modifiers != _NO_MODIFIER and bool(modifiers & _COPYING)


class Hands:
    """What works one board; made when the first of them is needed.

    Attributes:
        voice: tells assistive technology.
        picking: which man is about to move while moves are played.
        keys: the keyboard's caret, and what goes with it.
        pointer: what it hovers over, and the gesture that it is in the middle of.
    """

    def __init__(self, board: BoardWidget) -> None:
        numbers = itertools.count(1)
        self.voice = BoardVoice(board)
        self.picking = Picking(board, self.voice)
        self.keys = BoardKeys(board, self.picking, self.voice, numbers)
        self.pointer = BoardPointer(board, self.picking, self.keys, numbers)

    def check(self, before: BoardContents, after: BoardContents, *, answer: bool) -> None:
        """Let go of what another position does not have; `answer`: the board has asked for it."""
        self.picking.check(before, after)
        if (before.landings is None) != (after.landings is None):
            self.pointer.cancel()
            self.keys.put_back()
        self.keys.check(before.placement, after.placement)
        if before.placement != after.placement and not answer:
            self.pointer.check(after.placement)

    def wants(self, event: QKeyEvent) -> bool:
        """Tell whether the board takes this key although a shortcut may claim it."""
        return self.keys.wants(event, busy=self.pointer.busy)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means on the board; False if it means nothing here."""
        pointer = self.pointer
        if pointer.take_key(event, down=True):
            return True
        if not pointer.busy:
            return self.keys.press(event)
        # One hand at a time.
        if event.key() == Qt.Key.Key_Escape:
            pointer.cancel()
        return True

    def interaction(self, look: ViewState, contents: BoardContents) -> Interaction:
        """Return what pointer and keys are about now."""
        pointer, keys = self.pointer, self.keys
        drag, block, lifted = pointer.drag, pointer.selecting.drag, keys.block
        caret, coming, band = keys.shown, look.preview, look.selection
        leaving: set[Square] = set()
        if drag is not None and drag.origin is not None and not drag.copying:
            leaving = {drag.origin}
        if block is not None:
            band = block.target if block.over else None
            if not block.copying:
                leaving = {square for square, _ in block.men}
        elif lifted is not None:
            band = lifted.target
            coming = moved_pieces(contents.placement, lifted.area, lifted.files, lifted.ranks)
        at = None if caret is None else caret.square
        waiting = caret is not None and caret.waiting
        drawn = pointer.marking.gesture
        return Interaction(
            hovered=pointer.hovered if pointer.selecting.gesture is None else None,
            brush=look.brush,
            painted=pointer.painted,
            carrying=drag is not None,
            caret=None if waiting else at,
            lifted=keys.lifted,
            picked=self.picking.picked,
            targets=self.picking.targets_from(self.picking.picked if drag is None else drag.origin),
            waiting=at if waiting else None,
            ghosts=frozenset(leaving),
            coming=coming,
            band=band,
            drawing=(drawn and drawn.mark) or keys.marking.mark_to(at),
            drag=drag,
            block=block,
        )
