"""Drawing over the board by hand: an arrow by a drag, a mark or a menu by a click."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent

from fenedit.notation.marks import DrawnArrow, DrawnCircle, DrawnMark, Highlight, MarkColour
from fenedit.notation.position import Square
from fenedit.session.state import MarkTask
from fenedit.ui.board.drag import THRESHOLD

if TYPE_CHECKING:
    from fenedit.ui.board.view import BoardView

_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
_ALT: Final = Qt.KeyboardModifier.AltModifier
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class MarkPress(NamedTuple):
    """A button is down on a square, to draw.

    Attributes:
        square: where it went down.
        x: where exactly, in logical pixels.
        y: likewise.
        colour: of what is drawn.
        task: what letting go on the same square does; None: it asks for the square's menu.
        over: the square under the pointer now, None off the board.
        pulled: whether the pointer has gone so far that this is no mere click.
        away: whether it has been on another square.
    """

    square: Square
    x: float
    y: float
    colour: MarkColour
    task: MarkTask | None
    over: Square | None
    pulled: bool = False
    away: bool = False

    def moved(self, x: float, y: float, over: Square | None) -> MarkPress:
        """Return the press with the pointer somewhere else."""
        pulled = self.pulled or max(abs(x - self.x), abs(y - self.y)) >= THRESHOLD
        away = self.away or (pulled and over != self.square)
        return self._replace(over=over if pulled else self.square, pulled=pulled, away=away)

    @property
    def mark(self) -> DrawnMark | None:
        """What letting go would draw; None for nothing, or what is still to be asked for."""
        if self.over is None:
            return None
        if self.over != self.square:
            return DrawnArrow(self.colour, self.square, self.over)
        return mark_on(self.square, self.task, self.colour)


class MarkingPointer:
    """What the right button draws, and the left one with the Marks tool in hand.

    Attributes:
        gesture: what the button that is down has begun, or None.
    """

    def __init__(self, view: BoardView) -> None:
        self.gesture: MarkPress | None = None
        self._view = view

    @property
    def mark(self) -> DrawnMark | None:
        """What would be drawn if the button came up now."""
        return None if self.gesture is None else self.gesture.mark

    def press(self, event: QMouseEvent, square: Square | None) -> bool:
        """Begin what a press begins; False if it is none of this hand's."""
        tool, button, modifiers = self._view.marking, event.button(), event.modifiers()
        colour = colour_of(modifiers)
        task: MarkTask | None
        if button == _LEFT and tool is not None:
            task, colour = tool.task, colour or tool.colour
        elif button == _RIGHT and self._view.brush is None:
            task = MarkTask.DRAW if modifiers & _SHIFT else None
            colour = colour or (MarkColour.GREEN if tool is None else tool.colour)
        else:
            return False
        at = event.position()
        if square is not None:
            self.gesture = MarkPress(square, at.x(), at.y(), colour, task, square)
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
            view.place_caret(gesture.over or gesture.square, visible=False)
            view.draw_mark(gesture.mark)
        elif gesture.over != gesture.square:
            pass
        elif gesture.task is MarkTask.LABEL:
            view.ask_for_label(gesture.square, gesture.colour)
        elif gesture.task is None and not gesture.away:
            view.ask_for_menu(gesture.square, event.globalPosition().toPoint())

    def cancel(self) -> None:
        """Draw nothing after all."""
        self.gesture = None
        self._view.refresh()


def mark_on(square: Square, task: MarkTask | None, colour: MarkColour) -> DrawnMark | None:
    """Return what a click draws on a square; None for a label, whose text is to be asked for."""
    if task is MarkTask.DRAW:
        return DrawnCircle(colour, square)
    return Highlight(colour, square) if task is MarkTask.HIGHLIGHT else None


def colour_of(modifiers: Qt.KeyboardModifier) -> MarkColour | None:
    """Return the colour that keys held down ask for, None for whatever is the colour else."""
    control, alt = bool(modifiers & _CONTROL), bool(modifiers & _ALT)
    if control:
        return MarkColour.YELLOW if alt else MarkColour.RED
    return MarkColour.BLUE if alt else None
