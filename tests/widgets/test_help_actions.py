"""Preferences, keys and About open over a window, one of each."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from fenedit.session.intents.text import type_fen
from fenedit.widgets.main_window import MainWindow
from tests.helpers.states import START, state_of_fen
from tests.helpers.windows import services_in, shown_window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_fen(START), services_in(tmp_path)) as shown:
        yield shown


def shown_dialogs(window: MainWindow) -> list[str]:
    return [type(d).__name__ for d in window.findChildren(QDialog) if d.isVisible()]


@pytest.mark.parametrize(
    ("name", "dialog"),
    [("preferences", "PreferencesDialog"), ("keys", "KeysDialog"), ("about", "AboutDialog")],
)
def test_each_opens_once(window: MainWindow, name: str, dialog: str) -> None:
    window._actions[name].trigger()
    assert shown_dialogs(window) == [dialog]
    window._actions[name].trigger()
    assert shown_dialogs(window) == [dialog]
    for shown in window.findChildren(QDialog):
        shown.close()
    assert shown_dialogs(window) == []
    window._actions[name].trigger()
    assert shown_dialogs(window) == [dialog]
    for shown in window.findChildren(QDialog):
        shown.close()


def test_explanations_share_one_page(window: MainWindow, qtbot: QtBot) -> None:
    window.editor.perform(type_fen, "4kK2/8/8/8/8/8/8/8 w - - 0 90")
    qtbot.waitUntil(lambda: len(window._panels.check.lines) == 2)
    for line in window._panels.check.lines:
        qtbot.keyClick(line, Qt.Key.Key_F1)
        assert shown_dialogs(window) == ["WhyDialog"]
        (dialog,) = (d for d in window.findChildren(QDialog) if d.isVisible())
        assert dialog.accessibleDescription() in line.accessibleName()
    dialog.close()
