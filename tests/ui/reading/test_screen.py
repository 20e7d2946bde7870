"""A part of the screen is taken."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.ui.main_window import MainWindow
from fenedit.ui.reading.screen import ScreenCover
from tests.helpers.pretended_reader import PretendedReader

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def taken() -> list[QImage]:
    return []


@pytest.fixture
def cover(qtbot: QtBot, taken: list[QImage]) -> Iterator[ScreenCover]:
    """A cover over a screen of 800 × 800 logical pixels, two pixels each."""
    image = QImage(1600, 1600, QImage.Format.Format_RGB32)
    image.fill(0)
    cover = ScreenCover(image, QApplication.primaryScreen())
    qtbot.addWidget(cover)
    cover.taken.connect(taken.append)
    cover.show()
    cover.setFixedSize(800, 800)
    yield cover
    cover.hide()


def test_a_rectangle_is_dragged(cover: ScreenCover, taken: list[QImage]) -> None:
    QTest.mousePress(cover, LEFT, pos=QPoint(300, 300))
    QTest.mouseMove(cover, QPoint(100, 120))
    QTest.mouseRelease(cover, LEFT, pos=QPoint(100, 120))
    (image,) = taken
    assert abs(image.width() - 400) <= 2 and abs(image.height() - 360) <= 2


def test_a_slip_takes_nothing(cover: ScreenCover, taken: list[QImage]) -> None:
    QTest.mousePress(cover, LEFT, pos=QPoint(300, 300))
    QTest.mouseMove(cover, QPoint(310, 304))
    QTest.mouseRelease(cover, LEFT, pos=QPoint(310, 304))
    assert taken == [] and cover.area.isEmpty()


def test_return_takes_the_whole_screen(cover: ScreenCover, taken: list[QImage]) -> None:
    QTest.keyClick(cover, Qt.Key.Key_Return)
    assert [image.size() for image in taken] == [QSize(1600, 1600)]


def test_keys_draw_a_rectangle(cover: ScreenCover, taken: list[QImage]) -> None:
    shift, control = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(cover, Qt.Key.Key_Left)
    assert cover.area == QRect(200, 200, 400, 400)
    QTest.keyClick(cover, Qt.Key.Key_Left)
    QTest.keyClick(cover, Qt.Key.Key_Up, control)
    QTest.keyClick(cover, Qt.Key.Key_Right, shift)
    assert cover.area == QRect(190, 199, 410, 400)
    QTest.keyClick(cover, Qt.Key.Key_Return)
    assert [image.size() for image in taken] == [QSize(820, 800)]


@pytest.mark.parametrize(
    "leave",
    [
        lambda cover: QTest.keyClick(cover, Qt.Key.Key_Escape),
        lambda cover: QTest.mouseClick(cover, Qt.MouseButton.RightButton),
    ],
)
def test_esc_or_the_other_button_leaves(
    cover: ScreenCover, taken: list[QImage], leave: Callable[[ScreenCover], object], qtbot: QtBot
) -> None:
    with qtbot.waitSignal(cover.left):
        leave(cover)
    assert taken == []


def covers() -> list[ScreenCover]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, ScreenCover)]


def test_the_window_leaves_the_screen_and_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    window.commands["read_screen"].trigger()
    assert not window.isVisible()
    qtbot.waitUntil(lambda: bool(covers()) and covers()[0].isVisible())
    QTest.keyClick(covers()[0], Qt.Key.Key_Return)
    assert window.isVisible()
    (question,) = PretendedReader.made[0].asked
    assert question.picture.width == QApplication.primaryScreen().size().width()
    qtbot.waitUntil(lambda: covers() == [])
