"""Fingers and pens on the board: each does one thing, once."""

from math import cos, radians, sin

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice, QTabletEvent, QTouchEvent
from PySide6.QtWidgets import QApplication

from fenedit.notation.position import parse_square
from tests.helpers.board_hands import middle_of
from tests.helpers.fingers import hold, lift, slide, tap, touch, touch_screen


def sq(name: str) -> int:
    return parse_square(name)


def test_a_piece_is_dragged_above_the_finger_and_dropped_below_it(area, board):
    start, end = middle_of(board, "e2"), middle_of(board, "e4")
    touch(board, start)
    # It trembles.
    slide(board, start + QPoint(5, 3))
    assert not board.carried()[0]
    slide(board, end)
    (((piece, x, y),), discards) = board.carried()
    assert (piece, x, discards) == ("P", end.x(), False)
    assert y == pytest.approx(end.y() - board.board_geometry.square_side)
    lift(board, end)
    assert area.said("moved") == [[sq("e2"), sq("e4"), False]]
    assert not board.busy and board.interaction.pointer.hovered is None


def test_a_tap_paints_once_and_a_sweep_is_one_stroke(area, board):
    area.pick("q")
    tap(board, middle_of(board, "e5"))
    assert area.said("painted") == [[sq("e5"), "q", 1]]
    touch(board, middle_of(board, "a4"))
    slide(board, middle_of(board, "c4"))
    lift(board, middle_of(board, "c4"))
    assert [values[0] for values in area.said("painted")[1:]] == [sq("a4"), sq("b4"), sq("c4")]


def test_press_and_hold_opens_the_menu_of_the_square(area, board):
    touch(board, middle_of(board, "e2"))
    hold(board)
    assert [values[0] for values in area.said("menu")] == [sq("e2")]
    slide(board, middle_of(board, "e5"))
    lift(board, middle_of(board, "e5"))
    assert area.said("moved") == [] and len(area.said("menu")) == 1


def test_a_moving_finger_does_not_count_as_held(area, board):
    touch(board, middle_of(board, "e2"))
    slide(board, middle_of(board, "e4"))
    hold(board)
    assert area.said("menu") == [] and board.busy
    lift(board, middle_of(board, "e4"))


def test_a_cancelled_touch_does_nothing(area, board):
    touch(board, middle_of(board, "e2"))
    slide(board, middle_of(board, "e4"))
    # Its event has no point.
    board.event(QTouchEvent(QEvent.Type.TouchCancel, touch_screen()))
    assert not board.busy
    lift(board, middle_of(board, "e4"))
    assert area.log == []


def two_at(board, degrees: float) -> tuple[QPoint, QPoint]:
    way = QPointF(cos(radians(degrees)), sin(radians(degrees))) * 90
    middle = QPointF(board.rect().center())
    return (middle - way).toPoint(), (middle + way).toPoint()


def test_two_fingers_turn_the_board_once_and_drag_nothing(area, board):
    turned = []
    board.turned.connect(lambda: turned.append(board))
    touch(board, *two_at(board, 0))
    assert not board.busy
    for degrees in range(0, 190, 10):
        slide(board, *two_at(board, degrees))
    lift(board, *two_at(board, 180))
    assert len(turned) == 1 and area.log == []
    touch(board, *two_at(board, 0))
    slide(board, *two_at(board, 40))
    lift(board, *two_at(board, 40))
    assert len(turned) == 1


def test_a_palette_piece_is_dragged_by_a_finger_above_it(area, board):
    button = area.white.buttons[1]
    start = button.rect().center()
    touch(button, start)
    end = button.mapFromGlobal(board.mapToGlobal(middle_of(board, "d5")))
    slide(button, end)
    ((_, _, y),), _ = board.carried()
    at = middle_of(board, "d5").y()
    assert y == pytest.approx(at - board.board_geometry.square_side, abs=1)
    lift(button, end)
    assert area.said("placed") == [[sq("d5"), "Q"]]


@pytest.mark.parametrize("kind", [QEvent.Type.TabletPress, QEvent.Type.TabletMove])
def test_a_pen_is_left_to_qt_which_makes_mouse_events_from_it(area, board, kind):
    pen = QPointingDevice(
        "pen", 7, QInputDevice.DeviceType.Stylus, QPointingDevice.PointerType.Pen,
        QInputDevice.Capability.Position, 1, 2, parent=board,
    )  # fmt: skip
    at, button = QPointF(middle_of(board, "e2")), Qt.MouseButton.RightButton
    event = QTabletEvent(
        kind, pen, at, board.mapToGlobal(at), 0.5, 0, 0, 0, 0, 0,
        Qt.KeyboardModifier.NoModifier, button, button,
    )  # fmt: skip
    QApplication.sendEvent(board, event)
    assert not event.isAccepted() and area.log == []
