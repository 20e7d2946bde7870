"""A window and its controller of files."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.ui.files.controller import FileController
from fenedit.ui.main_window import MainWindow
from tests.helpers.states import HARING, state_of_fen
from tests.helpers.windows import services_in, shown_window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_fen(HARING), services_in(tmp_path)) as shown:
        yield shown


@pytest.fixture
def files(window: MainWindow) -> FileController:
    return window.files
