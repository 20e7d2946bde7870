"""Keys on the board while the Marks tool is in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from fenedit.notation.marks import DrawnArrow, DrawnMark, Highlight, MarkColour
from fenedit.notation.position import Square
from fenedit.session.state import MarkTask
from fenedit.ui.board.marking import mark_on

if TYPE_CHECKING:
    from fenedit.ui.board.view import BoardView

_KEY = Qt.Key
_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_COLOURS: Final = {
    sign: colour
    for colour, signs in zip(MarkColour, ("1g", "2r", "3b", "4y"), strict=True)
    for sign in signs
}


class MarkingKeys:
    """The keyboard's hand for marks.

    Attributes:
        begun: the square from which Enter will draw, None before it was pressed.
    """

    def __init__(self, view: BoardView) -> None:
        self.begun: Square | None = None
        self._view = view

    def mark_to(self, square: Square | None) -> DrawnMark | None:
        """Return what Enter would draw with the caret on a square."""
        tool = self._view.marking
        if tool is None or self.begun is None or square is None:
            return None
        if square != self.begun:
            return DrawnArrow(tool.colour, self.begun, square)
        return mark_on(square, tool.task, tool.colour)

    def press(self, key: int, modifiers: Qt.KeyboardModifier, text: str, square: Square) -> bool:
        """Do what a key means with the caret on a square; False if it means nothing of its own."""
        view, tool = self._view, self._view.marking
        if tool is None:
            return False
        if key in (_KEY.Key_Return, _KEY.Key_Enter):
            self._enter(square)
        elif modifiers & _COMMANDS:
            return False
        elif key in (_KEY.Key_Delete, _KEY.Key_Backspace):
            self.begun = None
            view.wipe_marks(square)
        elif text.lower() in _COLOURS:
            view.pick_marking(tool._replace(colour=_COLOURS[text.lower()]))
        elif text.lower() == "h":
            view.draw_mark(Highlight(tool.colour, square))
        elif text.lower() == "l":
            view.ask_for_label(square, tool.colour)
        elif len(text) != 1 or not text.isprintable():
            return False
        view.refresh()
        return True

    def _enter(self, square: Square) -> None:
        """Begin at a square, or draw from where it was begun."""
        tool = self._view.marking
        if self.begun is None or tool is None:
            self.begun = square
            self._view.voice.tell_begun(square)
            return
        mark, self.begun = self.mark_to(square), None
        if mark is not None:
            self._view.draw_mark(mark)
        elif tool.task is MarkTask.LABEL:
            self._view.ask_for_label(square, tool.colour)
