"""Lets models change the accessible description of their focused row for a moment."""

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt


class Described:
    """A base class for models, to be named before that of Qt.

    Attributes:
        described: the accessible description that `data` returns for each index.
    """

    described: str | None = None

    def setData(
        self,
        _index: QModelIndex | QPersistentModelIndex,
        value: Any,
        role: int = Qt.ItemDataRole.EditRole,
    ) -> bool:
        """Set the momentary description of the focused row."""
        if role != Qt.ItemDataRole.AccessibleDescriptionRole:
            return False
        self.described = value
        return True
