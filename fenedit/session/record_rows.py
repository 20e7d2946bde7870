"""What lists of records have in common that Qt's views can show: all of a collection, or some."""

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from fenedit.session.rows import Rows


class RecordRows(QAbstractListModel):
    """One place a record. A place is counted in this list, a row in the whole collection.

    Signals:
        about_to_follow: rows of the collection are about to come, go, or change.
        followed: the RowChanges in their order; the places are as they are now.
    """

    about_to_follow = Signal()
    followed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._following = False

    @property
    def following(self) -> bool:
        """Whether places are coming and going just now because rows do."""
        return self._following

    @property
    def total(self) -> int:
        """How many places there are."""
        raise NotImplementedError

    @property
    def row_count(self) -> int:
        """How many rows the whole collection has."""
        raise NotImplementedError

    def row_at(self, place: int) -> int:
        """Return the row in a place that there is."""
        raise NotImplementedError

    def place_near(self, row: int) -> int:
        """Return how many places hold rows before a row."""
        raise NotImplementedError

    def rows_at(self, places: Rows) -> Rows:
        """Return the rows in some places."""
        raise NotImplementedError

    def said_of_row(self, row: int, role: int) -> Any:
        """Return what the record of a row says in a role of Qt's, or in a Role."""
        raise NotImplementedError

    def place(self, row: int) -> int:
        """Return where a row stands, -1 if nowhere."""
        place = self.place_near(row)
        return place if place < self.total and self.row_at(place) == row else -1

    def places_of(self, rows: Rows) -> Rows:
        """Return the places of those of some rows that stand here."""
        found = (range(self.place_near(some.start), self.place_near(some.stop)) for some in rows)
        return tuple(places for places in found if places)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else self.total

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        # Where it may be dropped is up to the views: between rows, never into one.
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid() or not 0 <= index.row() < self.total:
            return None
        return self.said_of_row(self.row_at(index.row()), role)
