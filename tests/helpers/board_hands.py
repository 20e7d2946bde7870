"""Hands on a board: tests speak in squares, real events reach the widget."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from fenedit.notation.position import parse_square
from fenedit.ui.board.area import BoardArea
from fenedit.ui.board.palette import ToolButton
from fenedit.ui.board.view import BoardView

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
MIDDLE = Qt.MouseButton.MiddleButton
NO_BUTTON = Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def middle_of(board: BoardView, square: str) -> QPoint:
    """Return the middle of a square in the board's coordinates."""
    return QPointF(*board.board_geometry.centre_of(parse_square(square))).toPoint()


def press(widget: QWidget, at: QPoint, button=LEFT, modifiers=PLAIN) -> None:
    _send(widget, QEvent.Type.MouseButtonPress, at, button, button, modifiers)


def move(widget: QWidget, at: QPoint, button=NO_BUTTON, modifiers=PLAIN) -> None:
    """Move the pointer; `button` is the one that is down meanwhile."""
    _send(widget, QEvent.Type.MouseMove, at, NO_BUTTON, button, modifiers)


def release(widget: QWidget, at: QPoint, button=LEFT, modifiers=PLAIN) -> None:
    _send(widget, QEvent.Type.MouseButtonRelease, at, button, NO_BUTTON, modifiers)


def hover(board: BoardView, square: str) -> None:
    move(board, middle_of(board, square))


def click(board: BoardView, square: str, button=LEFT, modifiers=PLAIN) -> None:
    at = middle_of(board, square)
    move(board, at)
    press(board, at, button, modifiers)
    release(board, at, button, modifiers)


def pick_up(board: BoardView, square: str) -> None:
    """Press on a piece and pull it over the threshold."""
    at = middle_of(board, square)
    move(board, at)
    press(board, at)
    move(board, at + QPoint(4, 0), LEFT)


def carry(board: BoardView, square: str, modifiers=PLAIN) -> None:
    move(board, middle_of(board, square), LEFT, modifiers)


def drag(board: BoardView, start: str, end: str, modifiers=PLAIN) -> None:
    """Drag from square to square; the modifiers are held at the drop alone."""
    pick_up(board, start)
    carry(board, end)
    release(board, middle_of(board, end), LEFT, modifiers)


def drag_off(board: BoardView, square: str, modifiers=PLAIN) -> None:
    """Drag a piece beside the board and let go there."""
    pick_up(board, square)
    move(board, outside(board), LEFT)
    release(board, outside(board), LEFT, modifiers)


def outside(board: BoardView) -> QPoint:
    """Return a place beside the board."""
    return QPoint(-40, board.height() // 2)


def stretch(board: BoardView, start: str, end: str) -> None:
    """Select the rectangle between two squares by dragging with Shift."""
    press(board, middle_of(board, start), LEFT, SHIFT)
    move(board, middle_of(board, end), LEFT, SHIFT)
    release(board, middle_of(board, end), LEFT, SHIFT)


def sweep(board: BoardView, squares: Sequence[str], button=LEFT) -> None:
    """Press on the first square, pass the others, let go on the last."""
    press(board, middle_of(board, squares[0]), button)
    for square in squares[1:]:
        move(board, middle_of(board, square), button)
    release(board, middle_of(board, squares[-1]), button)


def turn_wheel(board: BoardView, square: str, angle: int, modifiers=PLAIN) -> bool:
    """Turn the wheel over a square by eighths of a degree; return whether the board accepted it."""
    at = QPointF(middle_of(board, square))
    event = QWheelEvent(
        at, board.mapToGlobal(at), QPoint(), QPoint(0, angle), NO_BUTTON, modifiers,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(board, event)
    return event.isAccepted()


def type_text(board: QWidget, text: str) -> None:
    for character in text:
        QTest.keyClick(board, character)


def key(board: QWidget, key_code: Qt.Key, modifiers=PLAIN) -> None:
    QTest.keyClick(board, key_code, modifiers)


def mouse_event(widget, kind, at, button=NO_BUTTON, buttons=NO_BUTTON, modifiers=PLAIN):
    """Return an event; QTest has no buttons in its moves, so that a drag would look like hovering."""
    where = QPointF(at)
    return QMouseEvent(kind, where, QPointF(widget.mapToGlobal(at)), button, buttons, modifiers)


def _send(widget, kind, at, button, buttons, modifiers) -> None:
    QApplication.sendEvent(widget, mouse_event(widget, kind, at, button, buttons, modifiers))


def tool_of(area: BoardArea, content: str | None) -> ToolButton:
    """Return the tool for a content, None for the pointer."""
    trays = (area.white, area.black, area.tools)
    return next(each for tray in trays for each in tray.buttons if each.content == content)
