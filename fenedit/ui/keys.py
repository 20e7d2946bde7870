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
    """Return the keys to be pressed where others press those that are written."""
    return QKeySequence(keys.replace("+Del", f"+{_DELETING}"))


def held_keys(event: QKeyEvent) -> Qt.KeyboardModifier:
    """Return what is held down with a key; macOS counts arrows to the keypad, which is nothing."""
    return event.modifiers() & ~_KEYPAD


def deletes(event: QKeyEvent) -> bool:
    """Tell whether a key, with nothing held down, deletes what is selected."""
    return event.key() in _DELETES and held_keys(event) == Qt.KeyboardModifier.NoModifier
