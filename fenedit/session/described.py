"""Models whose row in focus can be described by other words for a moment, so that they are read."""

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt


class Described:
    """Stands before the model of Qt's among the bases of a model.

    Attributes:
        described: what `data` returns for each index as the accessible description.
    """

    described: str | None = None

    def setData(
        self,
        _index: QModelIndex | QPersistentModelIndex,
        value: Any,
        role: int = Qt.ItemDataRole.EditRole,
    ) -> bool:
        """Take what the row that has the focus is described by for a moment."""
        if role != Qt.ItemDataRole.AccessibleDescriptionRole:
            return False
        self.described = value
        return True
