"""Keys as this system has them: what they are called, and how they arrive.

On macOS Qt's Control is Command, and Qt's Alt is Option. Most keyboards there have no key that
deletes but Backspace, so commands are given by that one, and it deletes what is selected.
"""

import sys
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_IS_MAC: Final = sys.platform == "darwin"
_DELETING: Final = "Backspace" if _IS_MAC else "Del"
_DELETES: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)[: 1 + _IS_MAC]
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier
_BY_KEY: Final = ("win32", "darwin")
"""Systems that tell keys apart by other codes than that of their place."""
_ROWS: Final = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_LETTERS: dict[int, str]
if sys.platform == "win32":
    _LETTERS = {code: chr(code).lower() for code in range(ord("A"), ord("Z") + 1)}
elif sys.platform == "darwin":
    _LETTERS = dict(zip((*range(10), *range(11, 18)), "asdfhgzxcvbqweryt", strict=True))
    _LETTERS |= {31: "o", 32: "u", 34: "i", 35: "p", 37: "l", 38: "j", 40: "k", 45: "n", 46: "m"}
else:
    # The first key of each row, by the codes of X11, which Wayland has as well.
    _FIRST: Final = (24, 38, 52)
    _LETTERS = {
        first + place: letter
        for first, row in zip(_FIRST, _ROWS, strict=True)
        for place, letter in enumerate(row)
    }
"""The letters on an English keyboard, by the codes that keys have whatever their language is."""


def key_name(keys: str) -> str:
    """Return what a person calls keys that are written as `QKeySequence` reads them."""
    return key_sequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def key_names() -> dict[str, str]:
    """Return the names of keys that are not called the same everywhere, for sentences.

    Its keys are the places of sentences: control, alt, delete, backspace.
    """
    modifiers = {"control": Qt.Modifier.CTRL, "alt": Qt.Modifier.ALT}
    native = QKeySequence.SequenceFormat.NativeText
    held = {
        place: QKeySequence(modifier.value).toString(native).removesuffix("+")
        for place, modifier in modifiers.items()
    }
    erasers = {"delete": _DELETING, "backspace": "Backspace"}
    return {**held, **{place: key_name(key) for place, key in erasers.items()}}


def key_sequence(keys: str) -> QKeySequence:
    """Return the keys to be pressed where others press those that are written, in English."""
    return QKeySequence.fromString(keys.replace("+Del", f"+{_DELETING}"))


def held_keys(event: QKeyEvent) -> Qt.KeyboardModifier:
    """Return what is held down with a key; macOS counts arrows to the keypad, which is nothing."""
    return event.modifiers() & ~_KEYPAD


def deletes(event: QKeyEvent) -> bool:
    """Tell whether a key, with nothing held down, deletes what is selected."""
    return event.key() in _DELETES and held_keys(event) == Qt.KeyboardModifier.NoModifier


def latin_text(event: QKeyEvent) -> str:
    """Return what a key types; where it is a letter of another script, the Latin one on that key.

    FEN is written in Latin letters, also by who has a Cyrillic keyboard.
    """
    text = event.text()
    if len(text) != 1 or not text.isalpha() or text < "\u0370":
        return text
    code = event.nativeScanCode() if sys.platform not in _BY_KEY else event.nativeVirtualKey()
    letter = _LETTERS.get(code, text)
    return letter.upper() if text.isupper() else letter
