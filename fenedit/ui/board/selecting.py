"""The pointer's hand for selections: draws rectangles, and carries the men that stand in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent

from fenedit.diagram.board_scene import square_in
from fenedit.notation.position import Placement, Square
from fenedit.session.intents.board import men_in
from fenedit.session.state import Rectangle
from fenedit.ui.board.block import Band, BlockDrag, BlockPress
from fenedit.ui.board.drag import Drop

if TYPE_CHECKING:
    from fenedit.ui.board.view import BoardView

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class SelectingPointer:
    """What the pointer does with Shift, and on a selection.

    Attributes:
        gesture: what the left button that is down has begun, or None.
    """

    def __init__(self, view: BoardView) -> None:
        self.gesture: Band | BlockPress | BlockDrag | None = None
        self._press: BlockPress | None = None
        self._caret: Square | None = None
        self._view = view

    @property
    def drag(self) -> BlockDrag | None:
        """The men in the hand, or None."""
        return self.gesture if isinstance(self.gesture, BlockDrag) else None

    def press(self, event: QMouseEvent, square: Square | None, caret: Square | None) -> bool:
        """Begin what a press begins; False if it is none of this hand's.

        Whatever else is pressed lets go of the selection.

        Args:
            event: the press.
            square: what is under the pointer.
            caret: where the keyboard was seen to be.
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
                view.ask_for_selection_menu(event.globalPosition().toPoint())
                return True
            men = men_in(view.placement, selection)
            if button == _LEFT and men:
                at = event.position()
                self.gesture = BlockPress(selection, men, square, at.x(), at.y())
                return True
        if button in (_LEFT, _RIGHT):
            view.select(None)
        return False

    def move(self, at: QPointF, *, copying: bool) -> None:
        """Follow the pointer."""
        gesture = self.gesture
        if isinstance(gesture, Band):
            self._stretch(gesture, at)
        elif isinstance(gesture, BlockPress):
            if gesture.becomes_drag(at.x(), at.y()):
                self._press = gesture
                self._carry(BlockDrag(gesture.area, gesture.men), at, copying)
        elif isinstance(gesture, BlockDrag):
            self._carry(gesture, at, copying)

    def release(self, at: QPointF, *, copying: bool) -> None:
        """End what the press began."""
        self.move(at, copying=copying)
        gesture, self.gesture = self.gesture, None
        view = self._view
        if isinstance(gesture, Band):
            self._end_band(gesture)
        elif isinstance(gesture, BlockPress):
            view.select(None)
            view.place_caret(gesture.square)
        elif isinstance(gesture, BlockDrag):
            if gesture.drop is Drop.MOVED:
                view.move_block(gesture.area, gesture.files, gesture.ranks, copy=gesture.copying)
            elif gesture.drop is Drop.DISCARDED:
                view.empty_block(gesture.area)
                view.select(None)
        view.refresh()

    def cancel(self) -> None:
        """Give up what is being done: men glide home, a rectangle that is drawn is let go."""
        gesture, self.gesture = self.gesture, None
        if isinstance(gesture, Band):
            self._view.select(None)
        elif isinstance(gesture, BlockDrag):
            self._view.send_block_home(gesture)
        self._view.refresh()

    def check(self, placement: Placement) -> bool:
        """Let go of men that another change took from their squares; tell whether it did."""
        gesture = self.gesture
        if isinstance(gesture, BlockPress | BlockDrag):
            if men_in(placement, gesture.area) == gesture.men:
                return False
            self.gesture = None
            return True
        return False

    def set_copying(self, copying: bool) -> None:
        """Have the men in the hand stay where they were too, or not."""
        if isinstance(self.gesture, BlockDrag):
            self.gesture = self.gesture.with_copying(copying)
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
            view.anchor_selection(anchor, band.anchor)
        elif view.selection is not None:
            lower_left, upper_right = view.selection.corners
            opposite = lower_left + upper_right - band.anchor
            view.anchor_selection(band.anchor, opposite)
        view.tell_selection()

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
