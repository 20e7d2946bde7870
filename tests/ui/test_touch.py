"""Fingers scroll, tap and are held down in lists and fields; controls are large enough."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScroller, QToolButton, QWidget

from fenedit.ui.main_window import MainWindow
from fenedit.ui.touch import Touch
from tests.helpers.fingers import hold, lift, slide, tap, touch, touch_screen
from tests.helpers.states import HARING, state_of_text

RECORDS = "\n".join(f'{HARING} id "record {number}";' for number in range(1, 41))


@pytest.fixture
def window(show, qapp) -> Iterator[MainWindow]:
    """A window with forty records on a computer with a touch screen."""
    window = show(state_of_text(RECORDS))
    look = window._services.look
    fingers = Touch(qapp, look, window)
    window.fingers = fingers
    yield window
    QScroller.scroller(window.collection.panel.list.viewport()).stop()
    qapp.removeEventFilter(fingers)
    look.set_touch(False)


def menu_over(qtbot) -> QMenu:
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    return QApplication.activePopupWidget()


def test_a_list_is_scrolled_without_choosing_or_dragging_anything(window, qtbot):
    list_ = window.collection.panel.list
    view, bar = list_.viewport(), list_.verticalScrollBar()
    top = view.rect().center()
    touch(view, top)
    for step in range(1, 6):
        slide(view, top - QPoint(0, 30 * step))
    assert window.editor.state.current == 0
    lift(view, top - QPoint(0, 150))
    assert bar.value() > 90 and window.editor.state.current == 0
    QScroller.scroller(view).stop()


def test_a_tap_chooses_and_a_second_one_is_a_double_click(window, monkeypatch):
    monkeypatch.setattr("fenedit.ui.touch.monotonic", lambda: 1000.0)
    list_ = window.collection.panel.list
    view = list_.viewport()
    third = list_.visualRect(list_.model().index(2, 0)).center()
    tap(view, third)
    assert window.editor.state.current == 2
    tap(view, third)
    assert list_.state() == list_.State.EditingState


def test_press_and_hold_opens_the_menus_of_list_and_field_and_clicks_nothing(window, qtbot):
    list_ = window.collection.panel.list
    line = window.fen.line
    row = list_.visualRect(list_.model().index(1, 0)).center()
    for widget, place in ((list_.viewport(), row), (line, line.rect().center())):
        touch(widget, place)
        hold(window.fingers)
        menu = menu_over(qtbot)
        lift(widget, place)
        assert menu.isVisible()
        # A tap beside the menu closes it, and does nothing else.
        tap(list_.viewport(), list_.visualRect(list_.model().index(0, 0)).center())
        assert QApplication.activePopupWidget() is None
    assert window.editor.state.current == 1


def test_a_cancelled_touch_opens_and_chooses_nothing(window):
    list_ = window.collection.panel.list
    view = list_.viewport()
    third = list_.visualRect(list_.model().index(2, 0)).center()
    touch(view, third)
    # Its event has no point.
    cancel = QTouchEvent(QEvent.Type.TouchCancel, touch_screen())
    assert not window.fingers.eventFilter(window.windowHandle(), cancel)
    hold(window.fingers)
    lift(view, third)
    assert window.editor.state.current == 0 and QApplication.activePopupWidget() is None


def test_controls_are_large_enough_for_a_finger_until_the_mouse_is_used(window, qtbot):
    tools = window.area.tools
    low = least_side(window)
    tap(tools.buttons[0], QPoint(5, 5))
    qtbot.waitUntil(lambda: window._services.look.touch)
    qtbot.waitUntil(lambda: least_side(window) >= 44)
    assert low < 44
    assert tools.upright_size.height() >= 4 * 44
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    qtbot.waitUntil(lambda: least_side(window) == low)


def least_side(window: QWidget) -> int:
    """Return the height of the lowest visible tool."""
    buttons = window.findChildren(QToolButton)
    return min(each.height() for each in buttons if each.isVisible())
