"""Fixtures of all tests of widgets."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.session import background
from fenedit.session.state import EditorState
from fenedit.ui import voice
from fenedit.ui.main_window import MainWindow
from tests.helpers.states import START, state_of_fen
from tests.helpers.windows import services_in, shown_window


@pytest.fixture(autouse=True)
def no_tablebases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for no tablebases of this machine."""
    monkeypatch.setattr("fenedit.session.tablebase.TablebaseClient.has_none", True)


@pytest.fixture(autouse=True)
def _a_moment_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let background work finish in one slice, on a busy machine too."""
    monkeypatch.setattr(background, "SLICE_SECONDS", 60.0)


@pytest.fixture
def heard(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What a screen reader announces, without the usual pauses."""

    def forget() -> None:
        for each in qapp.findChildren(voice.Voice):
            each.setParent(None)

    said: list[str] = []
    forget()
    monkeypatch.setattr(voice, "STILL_MS", 80)
    monkeypatch.setattr(voice, "_describe_focus", lambda words: said.append(words) is None)
    QAccessible.setActive(True)
    yield said
    QAccessible.setActive(False)
    forget()


@pytest.fixture
def spoken(qapp: QCoreApplication) -> Iterator[QCoreApplication]:
    """The application, which may be given a language; it is English again afterwards."""
    before = QLocale()
    yield qapp
    QLocale.setDefault(before)
    qapp.setProperty("spokenLanguage", None)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()


@pytest.fixture
def show(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[EditorState], MainWindow]]:
    """Shows a main window with a state; each is closed without a question afterwards."""
    with ExitStack() as windows:
        yield lambda state: windows.enter_context(shown_window(qtbot, state, services_in(tmp_path)))


@pytest.fixture
def window(show: Callable[[EditorState], MainWindow]) -> MainWindow:
    """A main window that shows the start position."""
    return show(state_of_fen(START))
