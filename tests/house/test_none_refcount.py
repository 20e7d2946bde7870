"""A canary: Qt calls that return nothing don't take a reference to None with them.

PySide6 6.12.0 did so on Python 3.10 and 3.11, and the interpreter died of it after some eighty
repaints; the dependencies in pyproject.toml keep that release away from these Pythons.
"""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, Qt
from PySide6.QtWidgets import QApplication, QWidget

CALLS = 1000
# Other code may take and give some references meanwhile; the fault takes one at each call.
TOLERANCE = 100

pytestmark = pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="None is immortal since Python 3.12"
)


def references_lost(calls: Callable[[], None]) -> int:
    """Run `calls` often and return how many references to None are missing afterwards."""
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        calls()
    return before - sys.getrefcount(None)


def test_the_painter_keeps_references() -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)

    def paint() -> None:
        painter.save()
        painter.fillRect(QRectF(0, 0, 8, 8), Qt.GlobalColor.white)
        painter.drawLine(QPointF(0, 0), QPointF(8, 8))
        painter.restore()

    try:
        assert references_lost(paint) < TOLERANCE
    finally:
        painter.end()


def test_objects_and_widgets_keep_references(qapp: QApplication) -> None:
    thing = QObject()
    widget = QWidget()

    def change() -> None:
        thing.setObjectName("anything")
        widget.update()
        widget.resize(8, 8)

    assert references_lost(change) < TOLERANCE
