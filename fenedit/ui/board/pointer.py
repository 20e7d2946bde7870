"""Handles the pointer on a board, and its gestures."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QInputEvent, QKeyEvent, QMouseEvent, QWheelEvent

from fenedit.diagram.board_scene import square_in
from fenedit.notation.marks import DrawnArrow, DrawnMark, MarkColour
from fenedit.notation.position import EMPTY, Content, Piece, Placement, Square
from fenedit.session.intents.board import pieces_in
from fenedit.session.state import MarkTask, Rectangle
from fenedit.ui.board.gestures import (
    THRESHOLD,
    Block,
    mark_on,
    pressed_content,
    squares_between,
)
from fenedit.ui.board.keys import BoardKeys, Picking
from fenedit.ui.board.moving_pieces import Pieces, Sprite
from fenedit.ui.board.widget import BoardWidget, brush_cursor

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALT = Qt.KeyboardModifier.AltModifier
_COPYING = Qt.KeyboardModifier.ControlModifier | _ALT
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_WHEEL_STEP = 120
"""Eighths of a degree in one notch of a mouse wheel."""
_WHEEL_PAUSE = 2.0
"""Seconds without a turn of the wheel after which the next turn is another undo step."""


def colour_of(modifiers: Qt.KeyboardModifier) -> MarkColour | None:
    """Return the mark colour for modifier keys, None for the usual one."""
    if modifiers & Qt.KeyboardModifier.ControlModifier:
        return MarkColour.YELLOW if modifiers & _ALT else MarkColour.RED
    return MarkColour.BLUE if modifiers & _ALT else None


class Gesture:
    """A gesture of a pressed mouse button.

    Attributes:
        button: the button that ends it.
        at: the last place of the pointer, in the board's logical pixels.
        pulled: whether the pointer has moved too far for a click.
    """

    def __init__(self, pointer: BoardPointer, button: Qt.MouseButton, at: QPointF) -> None:
        self.pointer = pointer
        self.view = pointer.view
        self.button = button
        self.at = at
        self.pulled = False

    def pull(self, at: QPointF) -> bool:
        """Store the pointer's place; return whether it has moved too far for a click."""
        offset = at - self.at
        self.pulled = self.pulled or max(abs(offset.x()), abs(offset.y())) >= THRESHOLD
        return self.pulled

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer."""

    def release(self, event: QMouseEvent) -> None:
        """Finish the gesture; the pointer has already forgotten it."""

    def cancel(self) -> None:
        """Give up the gesture."""

    def is_lost(self, placement: Placement) -> bool:
        """Return whether another change has removed the carried pieces."""
        return False


class PieceDrag(Gesture):
    """A press on a square; a piece on it, or one of the palette, follows the pointer.

    Attributes:
        piece: the piece on the square, or in hand.
        origin: the square, None for a piece of the palette.
        over: the square under the pointer, None off the board.
        copying: whether the piece also stays at its origin.
    """

    def __init__(
        self, pointer: BoardPointer, button: Qt.MouseButton, at: QPointF, origin: Square | None,
        piece: Content, *, finger: bool
    ) -> None:  # fmt: skip
        super().__init__(pointer, button, at)
        self.origin, self.piece = origin, piece
        self.over = origin
        self.copying = False
        self.pulled = origin is None
        # Moves are played: the piece can neither leave the board nor be copied.
        self.bound = self.view.playing
        # Above a finger, which would hide it; the square below the finger counts.
        self._lift = self.view.board_geometry.square_side if finger else 0.0

    @property
    def sources(self) -> list[Square]:
        """The origins of the pieces."""
        return [] if self.origin is None else [self.origin]

    def carried(self) -> tuple[list[Sprite], bool]:
        """Return the pieces under the pointer, and whether a drop discards them."""
        stays = self.copying or self.bound or self.origin is None or self.over is not None
        return [(self.piece, self.at.x(), self.at.y() - self._lift)], not stays

    def move(self, event: QMouseEvent) -> None:
        if self.pulled:
            self.carry(event.position(), _copies(event))
        elif self.piece != EMPTY and self.pull(event.position()):
            self.carry(event.position(), _copies(event))
            self.pointer.show_shape()

    def carry(self, at: QPointF, copying: bool) -> None:
        """Carry the piece to a point of the board's widget."""
        self.at = at
        self.over = self.pointer.square_at(at)
        self.copying = copying and not self.bound
        self.pointer.point_at(self.over)
        self.view.refresh()

    def release(self, event: QMouseEvent) -> None:
        view, pointer, square = self.view, self.pointer, self.origin
        if self.pulled:
            self.carry(event.position(), _copies(event))
            self.drop()
        elif square is not None:
            if view.playing:
                pointer.picking.click(square)
            pointer.keys.place_caret(square, visible=not view.playing)
            view.refresh()

    def drop(self) -> None:
        """Drop the piece where it is."""
        view, picking, origin, over = self.view, self.pointer.picking, self.origin, self.over
        if origin is None:
            if over is not None:
                view.request(view.piece_placed, over, self.piece)
        elif self.bound:
            picking.pick(origin)
            if over is None or not picking.drop(over, carried=True):
                self._give_back(origin)
        elif over is None:
            if not self.copying:
                view.request(view.piece_discarded, origin)
        elif over != origin:
            view.request(view.piece_moved, origin, over, self.copying)
        self.pointer.settle()

    def cancel(self) -> None:
        if self.pulled:
            if self.origin is not None:
                self._give_back(self.origin)
            self.pointer.settle()

    def is_lost(self, placement: Placement) -> bool:
        return self.origin is not None and placement[self.origin] != self.piece

    def _give_back(self, origin: Square) -> None:
        """Glide the piece home; one that was about to move is no longer picked."""
        if self.over != origin:
            self.pointer.picking.let_go()
        x, y = self.view.board_geometry.centre_of(origin)
        self.view.send_home(((origin, self.piece),), self.at.x() - x, self.at.y() - self._lift - y)


class Stroke(Gesture):
    """One stroke of the brush, from press to release: one undo step."""

    def __init__(
        self, pointer: BoardPointer, event: QMouseEvent, square: Square, brush: Content
    ) -> None:
        super().__init__(pointer, event.button(), event.position())
        other = self.button == _RIGHT
        self._content = pressed_content(self.view.placement, square, brush, other_colour=other)
        self._number = next(pointer.numbers)
        self._passed: set[Square] = set()
        self.move(event)

    def move(self, event: QMouseEvent) -> None:
        view, before, self.at = self.view, self.at, event.position()
        for square in squares_between(before, self.at, view.board_geometry):
            if square not in self._passed:
                self._passed.add(square)
                self.pointer.painted = square
                view.request(view.stroke_painted, square, self._content, self._number)


class Band(Gesture):
    """The selection of a rectangle of squares."""

    def __init__(
        self, pointer: BoardPointer, event: QMouseEvent, square: Square, caret: Square | None
    ) -> None:
        super().__init__(pointer, event.button(), event.position())
        self._anchor, self._caret = square, caret
        self.view.select(Rectangle.between(square, square))

    def move(self, event: QMouseEvent) -> None:
        geometry, at = self.view.board_geometry, event.position()
        side = geometry.square_side
        # The nearest square, if the pointer is off the board.
        column = int(max(0, min(7, (at.x() - geometry.left) // side)))
        row = int(max(0, min(7, (at.y() - geometry.top) // side)))
        square = square_in(column, row, geometry.flipped)
        self.pulled = self.pulled or square != self._anchor
        self.view.select(Rectangle.between(self._anchor, square))

    def release(self, event: QMouseEvent) -> None:
        """Put the caret at the rectangle's end; a click with Shift extends from the caret."""
        self.move(event)
        view, keys, anchor = self.view, self.pointer.keys, self._anchor
        if not self.pulled:
            start = anchor if self._caret is None else self._caret
            view.select(Rectangle.between(start, anchor))
            keys.anchor_selection(start, anchor)
        elif view.selection is not None:
            keys.anchor_selection(anchor, sum(view.selection.corners) - anchor)
        keys.announce_selection()
        self.pointer.settle()

    def cancel(self) -> None:
        self.view.select(None)
        self.pointer.settle()


class BlockDrag(Gesture):
    """A press on a selection, whose pieces follow the pointer.

    Attributes:
        block: the pieces, and how far they have moved in whole squares.
        over: whether the pointer is on the board, or at most half a square beside it: pushing
            against the edge is how a block gets there.
        copying: whether the pieces also stay where they were.
    """

    def __init__(
        self,
        pointer: BoardPointer,
        event: QMouseEvent,
        square: Square,
        area: Rectangle,
        pieces: Pieces,
    ) -> None:
        super().__init__(pointer, event.button(), event.position())
        self.block = Block(area, pieces)
        self.over, self.copying = True, False
        self._square = square
        self._offset = QPointF()

    @property
    def sources(self) -> list[Square]:
        """The origins of the pieces."""
        return [square for square, _ in self.block.pieces]

    def carried(self) -> tuple[list[Sprite], bool]:
        """Return the pieces under the pointer, and whether a drop discards them."""
        across, down = self._offset.x(), self._offset.y()
        centre = self.view.board_geometry.centre_of
        places = [(piece, *centre(square)) for square, piece in self.block.pieces]
        sprites = [(piece, x + across, y + down) for piece, x, y in places]
        return sprites, not (self.over or self.copying)

    def move(self, event: QMouseEvent) -> None:
        at, geometry = event.position(), self.view.board_geometry
        if self.pull(at):
            side = geometry.square_side
            self._offset = at - self.at
            direction = -1 if geometry.flipped else 1
            across, down = round(self._offset.x() / side), round(self._offset.y() / side)
            self.block = self.block.at(direction * across, -direction * down)
            left, top, length = geometry.left - side / 2, geometry.top - side / 2, 9 * side
            self.over = left <= at.x() < left + length and top <= at.y() < top + length
            self.copying = _copies(event)
            self.view.refresh()

    def release(self, event: QMouseEvent) -> None:
        self.move(event)
        view, block = self.view, self.block
        if not self.pulled:
            view.select(None)
            self.pointer.keys.place_caret(self._square)
        elif self.over and (block.files or block.ranks):
            view.move_block(block.area, block.files, block.ranks, copy=self.copying)
        elif not (self.over or self.copying):
            view.request(view.block_emptied, block.area)
            view.select(None)
        self.pointer.settle()

    def cancel(self) -> None:
        if self.pulled:
            self.view.send_home(self.block.pieces, self._offset.x(), self._offset.y())
        self.pointer.settle()

    def is_lost(self, placement: Placement) -> bool:
        return pieces_in(placement, self.block.area) != self.block.pieces


class Drawing(Gesture):
    """Draws a mark, with the right button or the Marks tool."""

    def __init__(
        self, pointer: BoardPointer, event: QMouseEvent, square: Square, task: MarkTask | None,
        colours: tuple[MarkColour, MarkColour],
    ) -> None:  # fmt: skip
        """Begin on a square.

        `task` is the tool of a click, None for opening the menu; `colours` are that of an arrow and
        that of any other mark.
        """
        super().__init__(pointer, event.button(), event.position())
        self._square = square
        self._over: Square | None = square
        self._task, self._colours = task, colours
        self._left = False

    @property
    def mark(self) -> DrawnMark | None:
        """The mark that a release would draw; None for nothing, or a label."""
        if self._over is None:
            return None
        if self._over != self._square:
            return DrawnArrow(self._colours[0], self._square, self._over)
        return mark_on(self._square, self._task, self._colours[1])

    def move(self, event: QMouseEvent) -> None:
        if self.pull(event.position()):
            self._over = self.pointer.square_at(event.position())
            self._left = self._left or self._over != self._square
            self.view.refresh()

    def release(self, event: QMouseEvent) -> None:
        self.move(event)
        view, square, mark = self.view, self._square, self.mark
        if mark is not None:
            self.pointer.keys.place_caret(self._over or square, visible=False)
            view.request(view.mark_drawn, mark)
        elif self._over == square and self._task is MarkTask.LABEL:
            view.request(view.label_wanted, square, self._colours[1])
        elif self._over == square and not self._left:
            view.ask_for_menu(square, event.globalPosition().toPoint())
        self.pointer.settle()

    def cancel(self) -> None:
        self.pointer.settle()


class BoardPointer:
    """The pointer: the hovered square, and its gesture.

    Attributes:
        hovered: the square under the pointer, or None.
        painted: the square the brush painted last, until the pointer leaves it.
        gesture: the gesture of a pressed button, or None.
        numbers: numbers of gestures; each gesture is one undo step.
    """

    def __init__(
        self, view: BoardWidget, picking: Picking, keys: BoardKeys, numbers: Iterator[int]
    ) -> None:
        self.hovered: Square | None = None
        self.painted: Square | None = None
        self.gesture: Gesture | None = None
        self.view = view
        self.picking = picking
        self.keys = keys
        self.numbers = numbers
        self._shape: Qt.CursorShape | Content = Qt.CursorShape.ArrowCursor
        self._wheel_square: Square | None = None
        self._wheel_angle = self._wheel_run = 0
        self._wheel_turned = 0.0

    @property
    def busy(self) -> bool:
        """Whether a button is down on the board, or a piece of the palette over it."""
        return self.gesture is not None

    @property
    def dragged(self) -> PieceDrag | BlockDrag | None:
        """The gesture, if pieces are under the pointer."""
        gesture = self.gesture
        if isinstance(gesture, PieceDrag | BlockDrag) and gesture.pulled:
            return gesture
        return None

    # --- buttons ---------------------------------------------------------------------------

    def press(self, event: QMouseEvent, *, finger: bool = False) -> None:
        """Begin a gesture, of a mouse or a finger; a second button gives up that of the first."""
        if self.busy:
            self.cancel()
            return
        view, at, button = self.view, event.position(), event.button()
        square, shown = self.square_at(at), self.keys.shown
        caret = None if shown is None else shown.square
        self._rest_others()
        if not view.playing and self._begin_on_area(event, square, caret):
            self.show_shape()
        elif square is None:
            self.picking.let_go()
        elif view.playing:
            if button != _LEFT:
                self.picking.let_go()
            elif not self.picking.drop(square):
                self.picking.press(square)
                if self.picking.picked == square:
                    piece = view.placement[square]
                    self.gesture = PieceDrag(self, button, at, square, piece, finger=finger)
        elif button == Qt.MouseButton.MiddleButton:
            view.request(view.brush_picked, view.placement[square])
        elif button not in (_LEFT, _RIGHT):
            event.ignore()
        elif view.brush is not None:
            self.gesture = Stroke(self, event, square, view.brush)
        else:
            piece = view.placement[square]
            self.gesture = PieceDrag(self, button, at, square, piece, finger=finger)

    def _begin_on_area(
        self, event: QMouseEvent, square: Square | None, caret: Square | None
    ) -> bool:
        """Begin to draw, to select, or to carry the selection; return False if none applies."""
        # Nothing is selected while the tool is in hand; a selection has its own menu.
        if self.view.marking is not None and self._begin_drawing(event, square):
            return True
        view, button, selection = self.view, event.button(), self.view.selection
        if square is not None and button == _LEFT and event.modifiers() & _SHIFT:
            self.gesture = Band(self, event, square, caret)
            return True
        if selection is not None:
            if square is not None and square in selection:
                if button == _RIGHT:
                    view.ask_for_menu(square, event.globalPosition().toPoint())
                    return True
                pieces = pieces_in(view.placement, selection)
                if button == _LEFT and pieces:
                    self.gesture = BlockDrag(self, event, square, selection, pieces)
                    return True
            if button in (_LEFT, _RIGHT):
                view.select(None)
        return self._begin_drawing(event, square)

    def _begin_drawing(self, event: QMouseEvent, square: Square | None) -> bool:
        tool, button, modifiers = self.view.marking, event.button(), event.modifiers()
        colour, arrow = colour_of(modifiers), None
        task: MarkTask | None = None
        if button == _LEFT and tool is not None:
            task = tool.task
        elif button != _RIGHT or self.view.brush is not None:
            return False
        elif modifiers & _SHIFT:
            task = MarkTask.DRAW
            # Alt may belong to the window manager.
            arrow = colour_of(modifiers | _ALT)
        colour = colour or (MarkColour.GREEN if tool is None else tool.colour)
        if square is not None:
            self.gesture = Drawing(self, event, square, task, (arrow or colour, colour))
            self.view.refresh()
        return True

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.gesture is not None and self.gesture.button not in event.buttons():
            # Another window got the release: the gesture is over.
            self.cancel()
        gesture = self.gesture
        if gesture is not None:
            gesture.move(event)
            if isinstance(self.dragged, PieceDrag):
                return
            self.show_shape()
        self._hover(self.square_at(event.position()))

    def release(self, event: QMouseEvent) -> None:
        """Finish the gesture of a button."""
        gesture = self.gesture
        if gesture is not None and event.button() == gesture.button:
            self.gesture = None
            gesture.release(event)
            self.view.refresh()

    def leave(self) -> None:
        """Forget the hovered square: the pointer has left the board."""
        if not self.busy:
            self._hover(None)

    def cancel(self) -> None:
        """Give up the gesture; carried pieces glide home."""
        gesture, self.gesture = self.gesture, None
        if gesture is not None:
            gesture.cancel()
        self.view.refresh()

    def check(self, placement: Placement) -> None:
        """Release a piece that another change has removed."""
        if self.gesture is not None and self.gesture.is_lost(placement):
            self.gesture = None
            self.show_shape()

    # --- a piece of the palette ------------------------------------------------------------

    def take(self, piece: Piece, where: QPoint, *, finger: bool) -> None:
        """Pick up a piece of the palette at a global place of the pointer, or of a finger."""
        self._rest_others()
        # The board's own moves do not belong to it, whatever button is down.
        button, at = Qt.MouseButton.AllButtons, QPointF(self.view.mapFromGlobal(where))
        self.gesture = PieceDrag(self, button, at, None, piece, finger=finger)
        self.carry(where)

    def carry(self, where: QPoint) -> None:
        """Carry the piece of the palette to a global place."""
        gesture = self.gesture
        if isinstance(gesture, PieceDrag) and gesture.origin is None:
            gesture.carry(QPointF(self.view.mapFromGlobal(where)), copying=False)

    def put_down(self, where: QPoint) -> None:
        """Drop the piece of the palette at a global place."""
        gesture = self.gesture
        if isinstance(gesture, PieceDrag) and gesture.origin is None:
            self.carry(where)
            self.gesture = None
            gesture.drop()

    # --- wheel, keys, shape ----------------------------------------------------------------

    def turn_wheel(self, event: QWheelEvent) -> bool:
        """Ask for the next content of the hovered square; return False if there is none."""
        view, square = self.view, self.square_at(event.position())
        if square is None or view.brush is not None or self.busy or view.playing:
            return False
        if square != self._wheel_square:
            self._wheel_square, self._wheel_angle, self._wheel_turned = square, 0, 0.0
        if steps := self._steps_of(event.angleDelta().y()):
            now = time.monotonic()
            if not self._wheel_turned or now - self._wheel_turned > _WHEEL_PAUSE:
                self._wheel_run = next(self.numbers)
            self._wheel_turned = now
            view.request(view.wheel_turned, square, steps, self._wheel_run)
        return True

    def step_by_wheel(self, event: QWheelEvent) -> None:
        """Ask for the next move, or for the one before."""
        turned = event.angleDelta()
        # With Alt down, Qt reports a horizontal turn.
        if steps := self._steps_of(turned.y() or turned.x()):
            self.view.request(self.view.moves_turned, -steps)

    def _steps_of(self, angle: int) -> int:
        """Return the whole steps of the wheel; touchpads send many small angles."""
        self._wheel_angle += angle
        steps = int(self._wheel_angle / _WHEEL_STEP)
        self._wheel_angle -= steps * _WHEEL_STEP
        return steps

    def take_key(self, event: QKeyEvent, *, down: bool) -> bool:
        """Switch a drag between copy and move by a key; return False if the key does neither."""
        dragged, keys = self.dragged, (Qt.Key.Key_Control, Qt.Key.Key_Alt)
        if self.view.playing or event.key() not in keys or dragged is None:
            return False
        dragged.copying = down or _copies(event)
        self.view.refresh()
        return True

    def show_shape(self) -> None:
        """Show the effect of a press by the pointer's shape."""
        view, hovered, selection = self.view, self.hovered, self.view.selection
        takes = False
        if hovered is not None:
            takes = view.placement[hovered] != EMPTY
            if view.playing:
                takes = self.picking.can_pick(hovered)
            elif selection is not None and hovered in selection:
                takes = bool(pieces_in(view.placement, selection))
        shape: Qt.CursorShape | Content | QCursor
        if self.dragged is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif isinstance(self.gesture, Band | BlockDrag) or view.marking is not None:
            shape = Qt.CursorShape.CrossCursor
        elif view.brush is not None:
            shape = view.brush
        else:
            shape = Qt.CursorShape.OpenHandCursor if takes else Qt.CursorShape.ArrowCursor
        if shape != self._shape:
            self._shape = shape
            if not isinstance(shape, Qt.CursorShape):
                shape = brush_cursor(shape, view.board_painter, view.devicePixelRatio())
            view.setCursor(shape)

    def forget_shape(self) -> None:
        """Redraw the shape with other pieces."""
        self._shape = Qt.CursorShape.ArrowCursor
        self.show_shape()

    def settle(self) -> None:
        """End a gesture, wherever the pointer is now."""
        if not self.view.rect().contains(self.view.mapFromGlobal(QCursor.pos())):
            self.point_at(None)
        self.show_shape()
        self.view.refresh()

    def _hover(self, square: Square | None) -> None:
        if self.point_at(square):
            self.show_shape()
            self.view.refresh()

    def point_at(self, square: Square | None) -> bool:
        """Store the hovered square; return whether it has changed."""
        if square == self.hovered:
            return False
        self.hovered = square
        if square != self.painted:
            self.painted = None
        self.view.request(self.view.square_hovered, square)
        return True

    def _rest_others(self) -> None:
        """Stop keyboard and animation: the pointer takes over."""
        self.keys.rest()
        self.view.flights.stop()
        self.view.refresh()

    def square_at(self, at: QPointF) -> Square | None:
        """Return the square at a point of the board's widget, None beside the board."""
        return self.view.board_geometry.square_at(at.x(), at.y())


def _copies(event: QInputEvent) -> bool:
    """Return whether the modifier that makes a move a copy is down."""
    modifiers = event.modifiers()
    # Fast path: mostly no modifier is down.
    return modifiers != Qt.KeyboardModifier.NoModifier and bool(modifiers & _COPYING)
