"""A combo box is named by its label, described by its value, and announced when that changes."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from fenedit.ui import voice
from fenedit.ui.panels.card import Section
from tests.helpers.keyboard import type_keys

Text = QAccessible.Text
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Qt does well elsewhere")


@pytest.fixture
def combo(qtbot) -> Iterator[QComboBox]:
    voice.install_interfaces()
    window = QWidget()
    qtbot.addWidget(window)
    combo = QComboBox(window)
    combo.addItems(["None", "Thin"])
    combo.setAccessibleName("Frame")
    window.show()
    window.activateWindow()
    combo.setFocus()
    qtbot.waitUntil(combo.hasFocus)
    yield combo


def told_of(combo: QComboBox) -> dict[QAccessible.Text, str]:
    seen = QAccessible.queryAccessibleInterface(combo)
    assert seen.role() == QAccessible.Role.ComboBox
    return {kind: seen.text(kind) for kind in (Text.Name, Text.Description, Text.Value)}


def test_a_combo_box_is_not_announced_twice(combo):
    assert told_of(combo) == {
        Text.Name: "Frame",
        Text.Description: "None",
        Text.Value: "None",
    }
    QLabel("Frame", combo.parentWidget()).setBuddy(combo)
    assert told_of(combo)[Text.Name] == ""


def test_a_changed_value_is_announced(combo, monkeypatch):
    told_of(combo)
    heard = []

    def note(event):
        heard.append(QAccessible.queryAccessibleInterface(combo).text(Text.Description))

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    type_keys(combo, "Down")
    assert heard == ["Thin"]
    combo.clearFocus()
    combo.setCurrentIndex(0)
    assert heard == ["Thin"]


def test_news_is_announced_on_a_focused_combo_box(combo, monkeypatch):
    told_of(combo)
    heard = []
    change = QComboBox.setAccessibleDescription

    def note(self, words):
        change(self, words)
        if QAccessible.isActive():
            heard.append(told_of(self)[Text.Description])

    monkeypatch.setattr(QComboBox, "setAccessibleDescription", note)
    QAccessible.setActive(True)
    voice._describe_focus("Saved.")
    QAccessible.setActive(False)
    assert heard == ["Saved."]
    assert told_of(combo)[Text.Description] == "None"


def test_an_editable_combo_box_is_left_to_qt(qtbot):
    voice.install_interfaces()
    combo = QComboBox()
    qtbot.addWidget(combo)
    combo.setEditable(True)
    combo.setEditText("id")
    assert QAccessible.queryAccessibleInterface(combo).text(Text.Description) == ""


def test_a_heading_is_a_button_that_is_expanded_or_collapsed(qtbot, heard):
    voice.install_interfaces()
    section = Section("Check")
    qtbot.addWidget(section)
    section.show()
    section.activateWindow()
    section.head.setFocus()
    qtbot.waitUntil(section.head.hasFocus)
    seen = QAccessible.queryAccessibleInterface(section.head)
    assert (seen.role(), seen.text(Text.Name)) == (QAccessible.Role.Button, "Check")
    assert not seen.state().checkable
    for folded, words in ((True, "Section collapsed."), (False, "Section expanded.")):
        type_keys(section.head, "Space")
        assert (seen.state().collapsed, seen.state().expanded) == (folded, not folded)
        qtbot.waitUntil(lambda words=words: heard[-1:] == [words])
    seen.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert section.is_folded
    section.head.clearFocus()
    section.fold(False)
    qtbot.waitUntil(lambda: len(heard) == 3)
    assert heard[-1] == "Section collapsed."
