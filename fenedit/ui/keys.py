"""Translates keys to this system: their names, and their events.

On macOS Qt's Control is Command, and Qt's Alt is Option. Most keyboards there delete with Backspace
alone, so commands use that key, and it deletes the selection.
"""

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_IS_MAC = sys.platform == "darwin"
_DELETING = "Backspace" if _IS_MAC else "Del"
_DELETES = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)[: 1 + _IS_MAC]
_LETTERS: dict[int, str]
if sys.platform == "win32":
    _LETTERS = {code: chr(code).lower() for code in range(ord("A"), ord("Z") + 1)}
elif sys.platform == "darwin":
    _LETTERS = dict(zip((*range(10), *range(11, 18)), "asdfhgzxcvbqweryt", strict=True))
    _LETTERS |= {31: "o", 32: "u", 34: "i", 35: "p", 37: "l", 38: "j", 40: "k", 45: "n", 46: "m"}
else:
    # The codes of X11, which Wayland uses as well.
    _ROWS = {24: "qwertyuiop", 38: "asdfghjkl", 52: "zxcvbnm"}
    _LETTERS = {
        first + place: letter for first, row in _ROWS.items() for place, letter in enumerate(row)
    }
"""The letters of an English keyboard, by key codes that do not depend on the language."""

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The steps of the arrow keys on a screen: right and down."""


def key_name(keys: str) -> str:
    """Return the name of a key sequence on this system."""
    return key_sequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def key_names() -> dict[str, str]:
    """Return the names of control, alt, delete and backspace on this system, for sentences."""
    modifiers = {"control": Qt.Modifier.CTRL, "alt": Qt.Modifier.ALT}
    native = QKeySequence.SequenceFormat.NativeText
    held = {
        place: QKeySequence(modifier.value).toString(native).removesuffix("+")
        for place, modifier in modifiers.items()
    }
    erasers = {"delete": _DELETING, "backspace": "Backspace"}
    return {**held, **{place: key_name(key) for place, key in erasers.items()}}


def key_sequence(keys: str) -> QKeySequence:
    """Return the key sequence on this system for one that is written in English."""
    return QKeySequence.fromString(keys.replace("+Del", f"+{_DELETING}"))


def held_keys(event: QKeyEvent) -> Qt.KeyboardModifier:
    """Return the modifiers of a key without the keypad's, which arrows have on macOS."""
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def deletes(event: QKeyEvent) -> bool:
    """Return whether a key without modifiers deletes the selection."""
    return event.key() in _DELETES and held_keys(event) == Qt.KeyboardModifier.NoModifier


def latin_text(event: QKeyEvent) -> str:
    """Return the text of a key; for a letter of another script the Latin one on that key.

    This allows typing a FEN on a Cyrillic keyboard.
    """
    text = event.text()
    if len(text) != 1 or not text.isalpha() or text < "\u0370":
        return text
    code = event.nativeScanCode()
    if sys.platform in ("win32", "darwin"):
        code = event.nativeVirtualKey()
    letter = _LETTERS.get(code, text)
    return letter.upper() if text.isupper() else letter
