"""Full screen, and the board alone: hidden widgets come back as they were."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from fenedit.ui.main_window import MainWindow, Services
from fenedit.ui.status import MessageLine
from tests.helpers.states import HARING, START, fen_of, state_of_text
from tests.helpers.windows import services_in, shown_window

FILE = f"{START} ; start\n{HARING} ; Haring 1977\n"
ALONE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def services(qtbot: QtBot, tmp_path: Path) -> Services:
    return services_in(tmp_path)


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_text(FILE), services) as shown:
        yield shown


def besides(window: MainWindow) -> dict[str, QWidget]:
    """Return the widgets around board and FEN, by name."""
    panel = window.collection.panel
    assert isinstance(panel, QWidget)
    area = window.area
    return {
        "list": panel,
        "column": window.panels,
        "toolbar": window.commands.toolbar,
        "menu bar": window.menuBar(),
        "white pieces": area.white,
        "black pieces": area.black,
        "tools": area.tools,
    }


def seen(window: MainWindow) -> set[str]:
    return {name for name, widget in besides(window).items() if widget.isVisible()}


def test_the_message_says_how_to_return(window: MainWindow) -> None:
    window.commands["board_alone"].trigger()
    line = window.findChild(MessageLine)
    assert line is not None
    assert line.words == "Board Alone: on. Press Esc to leave."


def test_board_and_fen_are_alone_until_the_key_or_esc(window: MainWindow, qtbot: QtBot) -> None:
    before, side = seen(window), window.area.view.height()
    assert before == besides(window).keys()
    for end in (Qt.Key.Key_F11, Qt.Key.Key_Escape):
        qtbot.keyClick(window, Qt.Key.Key_F11, ALONE)
        assert not seen(window) and window.commands["board_alone"].isChecked()
        assert window.fen.line.isVisible() and window.area.view.hasFocus()
        qtbot.waitUntil(lambda: window.area.view.height() > side)
        modifiers = ALONE if end == Qt.Key.Key_F11 else Qt.KeyboardModifier.NoModifier
        qtbot.keyClick(window.area.view, end, modifiers)
        assert seen(window) == before and not window.commands["board_alone"].isChecked()


def test_widgets_hidden_before_stay_hidden(window: MainWindow) -> None:
    window.commands["show_collection"].trigger()
    window.commands["board_alone"].trigger()
    assert not seen(window)
    window.commands["board_alone"].trigger()
    assert seen(window) == besides(window).keys() - {"list"}


def test_keys_of_menus_still_work(window: MainWindow, qtbot: QtBot) -> None:
    window.commands["board_alone"].trigger()
    qtbot.keyClick(window, Qt.Key.Key_PageDown)
    assert fen_of(window.editor.state) == HARING
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_Delete, ALONE)
    assert fen_of(window.editor.state) == "8/8/8/8/8/8/8/8 w - - 0 1"
    assert not seen(window)
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    assert window._bench.moves.plays and not seen(window)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    assert not seen(window)


@pytest.mark.parametrize("name", ["find", "show_collection", "solution", "engine"])
def test_commands_that_show_something_beside_the_board_end_it(
    window: MainWindow, name: str
) -> None:
    before = seen(window)
    window.commands["board_alone"].trigger()
    window.commands[name].trigger()
    assert seen(window) == before and not window.commands["board_alone"].isChecked()


def test_esc_ends_a_selection_first(window: MainWindow, qtbot: QtBot) -> None:
    window.commands["board_alone"].trigger()
    window.commands["select_all"].trigger()
    qtbot.keyClick(window.area.view, Qt.Key.Key_Escape)
    assert window.board.selection is None and not seen(window)


def test_f11_switches_full_screen_on_and_off(window: MainWindow, qtbot: QtBot) -> None:
    window.showMaximized()
    for filled in (True, False):
        qtbot.keyClick(window, Qt.Key.Key_F11)
        assert window.isFullScreen() == filled == window.commands["full_screen"].isChecked()
    assert window.isMaximized()


def test_a_window_that_is_closed_in_full_screen_opens_as_it_was_before(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with shown_window(qtbot, state_of_text(FILE), services_in(tmp_path)) as window:
        window.resize(860, 640)
        window.commands["full_screen"].trigger()
        qtbot.waitUntil(lambda: window.height() != 640)
    with shown_window(qtbot, state_of_text(FILE), services_in(tmp_path)) as again:
        assert not again.isFullScreen() and again.height() == 640
