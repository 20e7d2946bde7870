"""A window and its controller of files."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.ui.files.controller import FileController
from fenedit.ui.main_window import MainWindow
from tests.helpers.states import HARING, state_of_fen


@pytest.fixture
def window(show, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return show(state_of_fen(HARING))


@pytest.fixture
def files(window: MainWindow) -> FileController:
    return window.files
