"""The window on small screens, and on large ones whose pixels are drawn large."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QSize, QTimer
from PySide6.QtWidgets import QDialog, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from fenedit.ui.commands import FIND_COMMAND
from fenedit.ui.dialogs import FRAME
from fenedit.ui.main_window import SMALLEST
from fenedit.ui.translation import languages, speak
from tests.helpers.states import HARING, START, state_of_text
from tests.helpers.windows import services_in, shown_window

SCREENS = {
    "1920×1080 at 200 %": QSize(960, 540),
    "1366×768 at 150 %": QSize(910, 512),
    "1366×768 at 175 %": QSize(780, 438),
    "1920×1080 at 250 %": QSize(768, 432),
    "netbook": QSize(1024, 600),
    "old": QSize(800, 600),
    "upright": QSize(768, 1366),
    "large": QSize(2560, 1440),
}


def _on(screen: QSize, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = SimpleNamespace(availableSize=lambda: screen)
    monkeypatch.setattr(QWidget, "screen", lambda _widget: seen)


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_board_and_fen_are_seen_on_a_screen(
    screen: QSize,
    language: str,
    spoken: QCoreApplication,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speak(spoken, language)
    _on(screen, monkeypatch)
    with shown_window(qtbot, state_of_text(f"{START}\n{HARING}\n"), services_in(tmp_path)) as shown:
        assert shown.minimumSize() == SMALLEST.boundedTo(screen - FRAME)
        for size in (shown.size(), shown.minimumSize()):
            shown.resize(size)
            QCoreApplication.processEvents()
            assert shown.size() == size == size.boundedTo(screen - FRAME)
            line = shown.fen.line
            place = line.mapTo(shown, line.rect().bottomRight())
            assert shown.rect().contains(place) and line.height() >= line.sizeHint().height()
            assert shown.fen.hint.isVisible()
            assert shown.area.view.board_geometry.square_side >= 30
            assert shown.panels.height() == shown.area.height()


def test_the_smallest_size_follows_the_window_to_another_screen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with shown_window(qtbot, state_of_text(START), services_in(tmp_path)) as shown:
        for screen in (QSize(960, 540), QSize(1920, 1080)):
            _on(screen, monkeypatch)
            shown.windowHandle().screenChanged.emit(shown.windowHandle().screen())
            assert shown.minimumSize() == SMALLEST.boundedTo(screen - FRAME)


def test_a_low_window_gives_the_room_of_its_toolbar_to_the_board(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _on(QSize(780, 438), monkeypatch)
    with shown_window(qtbot, state_of_text(START), services_in(tmp_path)) as shown:
        toolbar, alone = shown.commands.toolbar, shown.commands["board_alone"]
        assert toolbar.isHidden()
        alone.trigger()
        alone.trigger()
        assert toolbar.isHidden()
        shown.resize(780, 600)
        assert not toolbar.isHidden()
        alone.trigger()
        shown.resize(780, 620)
        assert toolbar.isHidden()
        alone.trigger()
        assert not toolbar.isHidden()


@pytest.mark.parametrize(
    "name",
    ["sheet", "export_picture", "pictures", "copy_as", "puzzle_data", "programs", "preferences",
     "keys", "about", "find_command"],
)  # fmt: skip
def test_no_dialog_needs_more_than_a_small_screen(
    name: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = QSize(910, 512)
    _on(screen, monkeypatch)
    with shown_window(qtbot, state_of_text(f"{START}\n{HARING}\n"), services_in(tmp_path)) as shown:
        needed = QSize()

        def look() -> bool:
            nonlocal needed
            dialogs = [each for each in shown.findChildren(QDialog) if each.isVisible()]
            for each in dialogs:
                needed = needed.expandedTo(each.minimumSize()).expandedTo(each.minimumSizeHint())
                each.close()
            return bool(dialogs)

        timer = QTimer(interval=0)
        timer.timeout.connect(look)
        timer.start()
        shown.commands[name].trigger()
        qtbot.waitUntil(lambda: not needed.isEmpty())
        timer.stop()
        assert needed == needed.boundedTo(screen - FRAME)


@pytest.mark.parametrize("language", sorted(languages()))
def test_the_finder_stays_when_the_window_becomes_narrower(
    language: str, spoken: QCoreApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    speak(spoken, language)
    with shown_window(qtbot, state_of_text(START), services_in(tmp_path)) as shown:
        finder = shown.commands.toolbar.findChild(QToolButton, FIND_COMMAND)
        for width in (*range(1300, 800, -60), 1240, 860, 1000, 860, 1100, 880):
            shown.resize(width, 700)
            QCoreApplication.processEvents()
            assert finder.isVisible() and finder.geometry().right() < shown.width()
