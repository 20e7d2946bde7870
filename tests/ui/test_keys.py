"""Keys have the names and events of the system."""

import sys
from types import ModuleType

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from fenedit.notation.translatable import untranslated
from fenedit.ui import keys
from fenedit.ui.commands import MENUS, commands_of
from fenedit.ui.help.keys import keys_page
from tests.helpers.as_on_windows import loaded_anew

Key, Held = Qt.Key, Qt.KeyboardModifier
SYMBOLS = {"Ctrl": "⌘", "Shift": "⇧", "Alt": "⌥", "Backspace": "⌫", "Del": "⌦", "Left": "←"}


class MacSequence(QKeySequence):
    """Sequences as Qt writes them on macOS."""

    @classmethod
    def fromString(cls, text: str) -> "MacSequence":
        return cls(QKeySequence.fromString(text))

    def toString(
        self, form: QKeySequence.SequenceFormat = QKeySequence.SequenceFormat.PortableText
    ) -> str:
        words = super().toString().removesuffix("+").split("+")
        if form == QKeySequence.SequenceFormat.PortableText:
            return "+".join(words)
        return "".join(SYMBOLS.get(word, word) for word in words)


@pytest.fixture
def on_mac(monkeypatch) -> ModuleType:
    monkeypatch.setattr(sys, "platform", "darwin")
    anew = loaded_anew(keys)
    monkeypatch.setattr(anew, "QKeySequence", MacSequence)
    return anew


def pressed(key: Qt.Key, held: Qt.KeyboardModifier = Held.NoModifier) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held)


def test_keys_have_their_usual_names():
    assert keys.key_name("Ctrl+Shift+Del") == "Ctrl+Shift+Del"
    names = {"control": "Ctrl", "alt": "Alt", "delete": "Del", "backspace": "Backspace"}
    assert keys.key_names() == names


def test_keys_have_symbols_on_macos(on_mac):
    assert on_mac.key_name("Alt+Left") == "⌥←"
    names = {"control": "⌘", "alt": "⌥", "delete": "⌫", "backspace": "⌫"}
    assert on_mac.key_names() == names


def test_commands_that_delete_use_backspace_on_macos(on_mac):
    assert on_mac.key_name("Ctrl+Shift+Del") == "⌘⇧⌫"
    # Without modifiers, each of the two keys has its own meaning on the board.
    assert on_mac.key_name("Del") == "⌦"
    used = [key for menu in MENUS for each in commands_of(menu) for key in each.keys.split()]
    moved = [on_mac.key_sequence(key).toString() for key in used]
    assert len(set(moved)) == len(set(used))


def test_the_keys_of_the_system_delete_the_selection(on_mac):
    for system, backspace in ((keys, False), (on_mac, True)):
        assert system.deletes(pressed(Key.Key_Delete))
        assert system.deletes(pressed(Key.Key_Backspace)) == backspace
        assert not system.deletes(pressed(Key.Key_Delete, Held.ShiftModifier))


def test_arrow_keys_of_macos_have_no_modifier():
    arrow = pressed(Key.Key_Left, Held.KeypadModifier | Held.AltModifier)
    assert keys.held_keys(arrow) == Held.AltModifier


def test_the_page_of_keys_on_macos_names_only_its_keys(on_mac, monkeypatch):
    monkeypatch.setattr("fenedit.ui.help.keys.key_name", on_mac.key_name)
    monkeypatch.setattr("fenedit.ui.help.keys.key_names", on_mac.key_names)
    page = keys_page(untranslated)
    assert not [word for word in ("Ctrl", "Alt", "Del`", "Backspace") if word in page]
    assert "⌘, ⌥, or both while drawing" in page


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        ("к", 27, "r"),
        ("К", 27, "R"),
        ("Л", 45, "K"),
        ("ь", 58, "m"),
        ("n", 57, "n"),
        ("é", 26, "é"),
        ("5", 14, "5"),
        ("ж", 47, "ж"),
        ("", 27, ""),
    ],
)
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="keys have other codes there")
def test_a_letter_of_another_script_is_the_latin_one_on_its_key(text, code, expected):
    event = QKeyEvent(QEvent.Type.KeyPress, 0, Held.NoModifier, code, 0, 0, text)
    assert keys.latin_text(event) == expected
