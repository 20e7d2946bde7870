"""A real process reads a real picture."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from fenedit.diagram.board_painter import board_pixmap
from fenedit.session import picture_reading
from fenedit.ui.main_window import MainWindow
from fenedit.ui.reading import controller
from tests.helpers.states import fen_of, state_of_fen

ENDING = "8/5p2/4p1p1/3kP2p/3P1K1P/6P1/5P2/8"


@pytest.fixture(autouse=True)
def _really(monkeypatch: pytest.MonkeyPatch, _pretend: None) -> None:
    monkeypatch.setattr(controller, "PictureReader", picture_reading.PictureReader)


def test_a_picture_of_a_board_is_pasted(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    placement = state_of_fen(f"{ENDING} w - - 0 1").position.placement
    board = board_pixmap(placement, 480, window._services.look.painter(), 1.0)
    QGuiApplication.clipboard().setPixmap(board)
    window.commands["paste"].trigger()
    qtbot.waitUntil(lambda: window.editor.modified, timeout=60_000)
    assert fen_of(window.editor.state).split()[0] == ENDING
    assert not window.reading.bar.isVisible()
