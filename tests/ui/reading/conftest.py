"""A window with a stub for the process that reads pictures."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.ui.main_window import MainWindow
from fenedit.ui.reading import controller
from tests.helpers.fens import START
from tests.helpers.pretended_reader import PretendedReader
from tests.helpers.states import state_of_fen, state_of_text
from tests.helpers.windows import services_in, shown_window

EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1"


@pytest.fixture(autouse=True)
def _pretend(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    PretendedReader.made.clear()
    monkeypatch.setattr(controller, "PictureReader", PretendedReader)
    yield
    PretendedReader.made.clear()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window with an empty board."""
    with shown_window(qtbot, state_of_fen(EMPTY), services_in(tmp_path)) as shown:
        yield shown


@pytest.fixture
def working_window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window with a start position that is no new one."""
    state = state_of_text(f"{START}\n{START}\n")
    with shown_window(qtbot, state, services_in(tmp_path)) as shown:
        yield shown
