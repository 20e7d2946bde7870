from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from fenedit import __version__
from fenedit.ui.help.about import AboutDialog
from tests.helpers.dialog_hands import button_of
from tests.helpers.keyboard import click_at

LOG = Path("/home/somebody/log/fenedit.log")


@pytest.fixture
def dialog(qtbot) -> AboutDialog:
    dialog = AboutDialog(LOG)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def test_it_names_version_licence_and_log(dialog):
    words = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    assert __version__ in words
    assert "GNU General Public License" in words
    assert str(LOG) in words


def test_the_log_folder_can_be_opened(dialog, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    click_at(button_of(dialog, "Open Log Folder"))
    assert [url.toLocalFile() for url in opened] == [str(LOG.parent)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_it_closes(dialog, key):
    QTest.keyClick(dialog, key)
    assert not dialog.isVisible()
