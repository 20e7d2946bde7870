"""The records of a document as a list that Qt's views can show."""

from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from fenedit.documents.record import Record
from fenedit.session.editor import Editor


class Role(IntEnum):
    """What a row has beside its texts."""

    RECORD = Qt.ItemDataRole.UserRole + 1
    """The Record."""
    SUMMARY = Qt.ItemDataRole.UserRole + 2
    """The second line."""
    EDITED = Qt.ItemDataRole.UserRole + 3
    """Whether the record holds work that no file holds."""


class RecordWords(NamedTuple):
    """What a row says: its title, and one line about the position."""

    title: str
    summary: str


class CollectionModel(QAbstractListModel):
    """One row a record."""

    def __init__(
        self, editor: Editor, words_of: Callable[[Record], RecordWords], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
