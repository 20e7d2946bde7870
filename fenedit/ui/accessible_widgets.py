"""What widgets are to those who do not see them, where Qt does not know it or says it badly.

On Linux it calls a combo box by its value. New versions of Orca say that twice then, and old ones
say no value that comes while the list is closed.
"""

from __future__ import annotations

import sys
from typing import Final
from weakref import ref

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QComboBox, QWidget
from shiboken6 import isValid

from fenedit.ui.voice import SAID

_ROLES: Final = {
    "EngineLine": QAccessible.Role.StaticText,
    "MoveLine": QAccessible.Role.StaticText,
    "SheetPreview": QAccessible.Role.Graphic,
}
"""Classes of widgets that have the focus, which Qt takes for mere areas."""


def install() -> None:
    """Tell a screen reader of all widgets that it does not know yet."""
    QAccessible.installFactory(_interface_of)


class ComboInterface(QAccessibleWidget):
    """A combo box with its value as its description; what it is called says its label, if any."""

    def __init__(self, combo: QComboBox) -> None:
        super().__init__(combo, QAccessible.Role.ComboBox)
        # Qt keeps interfaces longer than what they stand for.
        self._combo = ref(combo)
        combo.currentTextChanged.connect(self._on_changed)

    def text(self, kind: QAccessible.Text) -> str:
        combo = self._combo()
        if combo is None or not isValid(combo):
            return ""
        if kind == QAccessible.Text.Name and not self.relations(QAccessible.RelationFlag.Label):
            return combo.accessibleName()
        if kind in (QAccessible.Text.Description, QAccessible.Text.Value):
            said = combo.property(SAID) if kind == QAccessible.Text.Description else ""
            return said or combo.currentText()
        return ""

    def _on_changed(self, _text: str) -> None:
        combo = self._combo()
        # What is chosen from an open list is told as the list closes.
        if combo is not None and combo.hasFocus() and not combo.view().isVisible():
            event = QAccessibleEvent(combo, QAccessible.Event.DescriptionChanged)
            QAccessible.updateAccessibility(event)


def _interface_of(kind: str, backing: QObject) -> QAccessibleInterface | None:
    if kind in _ROLES and isinstance(backing, QWidget):
        return QAccessibleWidget(backing, _ROLES[kind])
    # Of one that can be written into, the line of text has the focus.
    if sys.platform == "linux" and isinstance(backing, QComboBox) and not backing.isEditable():
        return ComboInterface(backing)
    return None
