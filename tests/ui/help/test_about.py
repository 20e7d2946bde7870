from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QTreeWidget

from fenedit import __version__, libraries
from fenedit.ui.help import about
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


def test_it_names_the_licence_of_all_that_comes_along(dialog):
    view = dialog.findChild(QTreeWidget)
    items = [view.topLevelItem(row) for row in range(view.topLevelItemCount())]
    rows = {item.text(0): (item.text(1), item.text(2)) for item in items}
    assert rows["FenEdit"] == (__version__, "GPL-3.0-or-later")
    assert {"Font FenEdit Serif", "Piece set Burnett", "Neural networks"} <= set(rows)
    assert all(rows[name] == (version, licence) for name, version, licence in libraries())
    assert all(licence for _, licence in rows.values())


def test_the_pages_of_the_project_are_shown_where_they_are_set(qtbot, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    monkeypatch.setattr(about, "addresses", lambda: {"Issues": "https://example.org/?a&b"})
    dialog = AboutDialog(LOG)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert "Website" not in [label.text() for label in dialog.findChildren(QLabel)]
    link = dialog.findChild(QPushButton, "link")
    assert link.text() == "https://example.org/?a&&b"
    click_at(link, QPoint(5, link.height() // 2))
    assert [url.toString() for url in opened] == ["https://example.org/?a&b"]


def test_the_log_folder_can_be_opened(dialog, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    click_at(button_of(dialog, "Open Log Folder"))
    assert [url.toLocalFile() for url in opened] == [str(LOG.parent)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_it_closes(dialog, key):
    QTest.keyClick(dialog, key)
    assert not dialog.isVisible()
