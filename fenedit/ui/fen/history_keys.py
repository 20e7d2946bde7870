"""Undo and Redo in a line of text: they are the document's, not the line's."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from fenedit.session.editor import Editor

StandardKey = QKeySequence.StandardKey

_WRITING = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


def is_typed(event: QKeyEvent) -> bool:
    """Tell whether a key writes a character and is no command, the usual case and a quick test."""
    text = event.text()
    return text.isprintable() and text != "" and event.modifiers() in _WRITING


def step_in_history(event: QKeyEvent, editor: Editor) -> bool:
    """Undo or redo if a key says so; tell whether it did.

    A line of text claims these keys before any action of the window, so it passes them on itself.
    """
    if event.matches(StandardKey.Undo):
        editor.undo_stack.undo()
        return True
    if event.matches(StandardKey.Redo):
        editor.undo_stack.redo()
        return True
    return False
