"""Turns touches on a board into gestures: one finger acts as a mouse, two turn the board."""

from math import atan2, degrees

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QTouchEvent

from fenedit.ui.board.pointer import BoardPointer
from fenedit.ui.board.widget import BoardWidget
from fenedit.ui.touch import Hold, has_slipped, mouse_event

_TURN = 60
"""Degrees by which two fingers turn to flip the board: more is hard to do."""


class BoardTouch:
    """The fingers on a board; they act through its pointer.

    One finger is the left button, and the right one if it is held down without moving.
    """

    def __init__(self, view: BoardWidget, pointer: BoardPointer) -> None:
        self._view, self._pointer = view, pointer
        self._hold = Hold(view)
        self._hold.finished.connect(self._press_right)
        # Where one finger alone is pressed, on the board and on the screen.
        self._pressed: tuple[QPointF, QPointF] | None = None
        self._moves = self._has_turned = False
        self._angle: float | None = None

    def take(self, event: QTouchEvent) -> None:
        """Handle a touch."""
        kind, points, pointer = event.type(), event.points(), self._pointer
        if kind == QEvent.Type.TouchCancel:
            # Qt gives no point for this event.
            if self._pressed is not None:
                self._let_go()
                pointer.cancel()
            pointer.leave()
            return
        at, where = points[0].position(), points[0].globalPosition()
        if kind == QEvent.Type.TouchBegin:
            self._view.setFocus(Qt.FocusReason.MouseFocusReason)
            self._pressed, self._angle = (at, where), None
            self._moves = self._has_turned = False
            self._hold.begin(self._view, where)
            pointer.press(mouse_event(QEvent.Type.MouseButtonPress, at, where), finger=True)
        elif self._pressed and len(points) > 1:
            self._let_go()
            pointer.cancel()
        elif self._pressed and kind == QEvent.Type.TouchEnd:
            self._let_go()
            pointer.release(mouse_event(QEvent.Type.MouseButtonRelease, at, where))
        elif self._pressed and (self._moves or has_slipped(points[0])):
            self._moves = True
            self._hold.stop()
            pointer.move(mouse_event(QEvent.Type.MouseMove, at, where))
        if len(points) == 2:
            offset = points[1].position() - at
            angle = degrees(atan2(offset.y(), offset.x()))
            self._angle = angle if self._angle is None else self._angle
            turned = abs((angle - self._angle + 180) % 360 - 180) >= _TURN
            if turned and not self._has_turned:
                self._has_turned = True
                self._view.request(self._view.turned)
        if kind == QEvent.Type.TouchEnd:
            # A lifted finger points at no square.
            pointer.leave()

    def _let_go(self) -> None:
        self._pressed = None
        self._hold.stop()

    def _press_right(self) -> None:
        if self._pressed is not None:
            pressed, pointer, right = self._pressed, self._pointer, Qt.MouseButton.RightButton
            self._let_go()
            pointer.cancel()
            pointer.press(mouse_event(QEvent.Type.MouseButtonPress, *pressed, right))
            pointer.release(mouse_event(QEvent.Type.MouseButtonRelease, *pressed, right))
