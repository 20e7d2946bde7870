from types import SimpleNamespace
from typing import cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPixmap
from pytestqt.qtbot import QtBot

from fenedit.notation.position import Placement
from fenedit.ui.fen.field import RecentPositionsButton
from fenedit.ui.fen.recent_list import DIAGRAM
from fenedit.ui.workbench import Workbench
from tests.helpers.states import HARING, IMMORTAL, START


def drawn(placement: Placement, size: float, ratio: float) -> QPixmap:
    pixmap = QPixmap(int(size * ratio), int(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor.fromHsv(placement.count("p") * 30, 200, 200))
    return pixmap


def opened(qtbot: QtBot, *fens: str) -> RecentPositionsButton:
    settings = SimpleNamespace(recent_positions=lambda: fens, clear_recent_positions=print)
    editor = SimpleNamespace(perform=lambda *_what: True)
    bench = SimpleNamespace(editor=editor, settings=settings, draw_board=drawn)
    button = RecentPositionsButton(cast("Workbench", bench))
    qtbot.addWidget(button)
    with qtbot.waitExposed(button):
        button.show()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(button.popup.isVisible)
    return button


def texts(button: RecentPositionsButton) -> list[str]:
    entries = button.popup.list_widget
    return [entries.item(row).text() for row in range(entries.count())]


def test_the_positions_are_listed_with_diagrams_newest_first(qtbot: QtBot) -> None:
    button = opened(qtbot, HARING, START)
    assert texts(button) == [HARING, START]
    icon = button.popup.list_widget.item(0).icon()
    assert icon.actualSize(icon.availableSizes()[0]).width() == DIAGRAM
    button.popup.close()


def test_a_text_that_is_not_a_fen_is_left_out(qtbot: QtBot) -> None:
    button = opened(qtbot, "nonsense", START)
    assert texts(button) == [START]
    button.popup.close()


def test_a_click_chooses(qtbot: QtBot) -> None:
    button = opened(qtbot, HARING, IMMORTAL)
    entries = button.popup.list_widget
    middle: QPoint = entries.visualItemRect(entries.item(1)).center()
    with qtbot.waitSignal(button.popup.chosen) as chosen:
        qtbot.mouseClick(entries.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert chosen.args == [IMMORTAL]
    assert not button.popup.isVisible()


def test_keys_choose_or_cancel(qtbot: QtBot) -> None:
    button = opened(qtbot, HARING, IMMORTAL)
    chosen: list[str] = []
    button.popup.chosen.connect(chosen.append)
    qtbot.keyClick(button.popup.list_widget, Qt.Key.Key_Escape)
    assert not button.popup.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(button.popup.list_widget, Qt.Key.Key_Return)
    assert chosen == [HARING]


def test_an_empty_list_says_so(qtbot: QtBot) -> None:
    button = opened(qtbot)
    assert texts(button) == []
    assert not button.popup.list_widget.isVisible()
    button.popup.close()
