"""A part of the screen is taken."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.ui.main_window import MainWindow
from fenedit.ui.reading.screen import Portal, ScreenCover
from tests.helpers.benches import hearing
from tests.helpers.pretended_reader import PretendedReader, picture

LEFT = Qt.MouseButton.LeftButton
Taken: TypeAlias = tuple[QImage, QPointF | None]


@pytest.fixture
def taken() -> list[Taken]:
    return []


@pytest.fixture
def cover(qtbot: QtBot, taken: list[Taken]) -> Iterator[ScreenCover]:
    """A cover over a screen of 800 × 800 logical pixels, two pixels each."""
    image = QImage(1600, 1600, QImage.Format.Format_RGB32)
    image.fill(0)
    cover = ScreenCover(image, QApplication.primaryScreen())
    qtbot.addWidget(cover)
    cover.taken.connect(lambda *what: taken.append(what))
    cover.show()
    cover.setFixedSize(800, 800)
    yield cover
    cover.hide()


def test_a_rectangle_is_dragged(cover: ScreenCover, taken: list[Taken]) -> None:
    QTest.mousePress(cover, LEFT, pos=QPoint(300, 300))
    QTest.mouseMove(cover, QPoint(100, 120))
    QTest.mouseRelease(cover, LEFT, pos=QPoint(100, 120))
    ((image, point),) = taken
    assert point is None
    assert abs(image.width() - 400) <= 2 and abs(image.height() - 360) <= 2


def test_a_click_takes_the_board_that_is_there(cover: ScreenCover, taken: list[Taken]) -> None:
    QTest.mousePress(cover, LEFT, pos=QPoint(300, 300))
    QTest.mouseMove(cover, QPoint(310, 304))
    QTest.mouseRelease(cover, LEFT, pos=QPoint(310, 304))
    ((image, point),) = taken
    assert image.size() == QSize(1600, 1600) and point == QPointF(620, 608)


def test_return_takes_the_whole_screen(cover: ScreenCover, taken: list[Taken]) -> None:
    QTest.keyClick(cover, Qt.Key.Key_Return)
    assert [image.size() for image, _ in taken] == [QSize(1600, 1600)]


def test_keys_draw_a_rectangle(cover: ScreenCover, taken: list[Taken]) -> None:
    shift, control = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(cover, Qt.Key.Key_Left)
    assert cover.area == QRect(200, 200, 400, 400)
    QTest.keyClick(cover, Qt.Key.Key_Left)
    QTest.keyClick(cover, Qt.Key.Key_Up, control)
    QTest.keyClick(cover, Qt.Key.Key_Right, shift)
    assert cover.area == QRect(190, 199, 410, 400)
    QTest.keyClick(cover, Qt.Key.Key_Return)
    assert [image.size() for image, _ in taken] == [QSize(820, 800)]


@pytest.mark.parametrize(
    "leave",
    [
        lambda cover: QTest.keyClick(cover, Qt.Key.Key_Escape),
        lambda cover: QTest.mouseClick(cover, Qt.MouseButton.RightButton),
    ],
)
def test_esc_or_the_other_button_leaves(
    cover: ScreenCover, taken: list[Taken], leave: Callable[[ScreenCover], object], qtbot: QtBot
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


def test_wayland_gives_a_picture_by_the_desktop(qtbot: QtBot, tmp_path: Path) -> None:
    portal, taken = Portal(QGuiApplication.instance()), []
    portal.picked.connect(lambda *what: taken.append(what))
    path = tmp_path / "shot 1.png"
    picture().save(str(path))
    portal.on_response(0, {"uri": QUrl.fromLocalFile(str(path)).toString()})
    ((image, point),) = taken
    assert image.size() == picture().size() and point is None
    # The person cancels.
    portal.on_response(1, {})
    assert len(taken) == 1
    with qtbot.waitSignal(portal.failed) as failed:
        portal.on_response(2, {})
    assert "paste it here" in failed.args[0]
    portal.setParent(None)


def test_a_desktop_that_gives_none_is_told_of(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    with hearing(window) as said:
        window.commands["read_screen"].trigger()
        qtbot.waitUntil(lambda: bool(said.args))
    assert "Take a screenshot with its own tool" in said.args[0]
    assert window.isVisible()
