"""Fingers on a touch screen that is not there; Qt handles their touches like real ones."""

from functools import cache

from PySide6.QtCore import QAbstractAnimation, QObject, QPoint
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from fenedit.ui.touch import Hold


@cache
def touch_screen() -> QPointingDevice:
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


def touch(widget: QWidget, *places: QPoint) -> None:
    """Put one finger or several on places of a widget at once."""
    for number, place in enumerate(places):
        fingers = QTest.touchEvent(widget, touch_screen())
        for other in range(number):
            fingers.move(other, places[other], widget)
        fingers.press(number, place, widget).commit()


def slide(widget: QWidget, *places: QPoint) -> None:
    """Move the fingers."""
    fingers = QTest.touchEvent(widget, touch_screen())
    for number, place in enumerate(places):
        fingers.move(number, place, widget)
    fingers.commit()


def lift(widget: QWidget, *places: QPoint) -> None:
    """Take the fingers away."""
    fingers = QTest.touchEvent(widget, touch_screen())
    for number, place in enumerate(places):
        fingers.release(number, place, widget)
    fingers.commit()


def tap(widget: QWidget, place: QPoint) -> None:
    touch(widget, place)
    lift(widget, place)


def hold(owner: QObject) -> None:
    """Let the time pass after which a finger is held down."""
    for each in owner.findChildren(Hold):
        if each.state() == QAbstractAnimation.State.Running:
            each.setCurrentTime(each.duration())
