"""The records that were found, as a list that Qt's views can show."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from fenedit.session.collection_model import CollectionModel
from fenedit.session.row_changes import Altered, RowChange, rows_after
from fenedit.session.rows import Rows, each, rows_of

MOST_FOLLOWED: Final = 5000
"""So many hits are taken along when rows come or go; more are to be looked for again."""


class HitsModel(QAbstractListModel):
    """Some rows of a CollectionModel, in their order."""

    def __init__(self, model: CollectionModel, parent: QObject | None = None) -> None:
        """Begin without any; they say what the rows of `model` say."""
        super().__init__(parent)
        self._model = model
        self._rows = array("q")
        model.dataChanged.connect(self._on_data_changed)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        return self._model.data(self._model.index(self._rows[index.row()]), role)

    @property
    def rows(self) -> Sequence[int]:
        """The rows that were found."""
        return self._rows

    def place(self, row: int) -> int:
        """Return where a row stands among the hits, -1 if it is none."""
        place = bisect_left(self._rows, row)
        return place if place < len(self._rows) and self._rows[place] == row else -1

    def next(self, row: int) -> int:
        """Return the first hit behind a row, or the first of all; -1 if there are none."""
        if not self._rows:
            return -1
        place = bisect_left(self._rows, row + 1)
        return self._rows[place % len(self._rows)]

    def previous(self, row: int) -> int:
        """Return the last hit before a row, or the last of all; -1 if there are none."""
        return self._rows[bisect_left(self._rows, row) - 1] if self._rows else -1

    def from_row(self, row: int) -> Iterator[int]:
        """Yield the hits from a row on."""
        first = bisect_left(self._rows, row)
        return (self._rows[place] for place in range(first, len(self._rows)))

    def add(self, rows: Iterable[int]) -> None:
        """Put rows behind those there are."""
        more = array("q", rows)
        if more:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(more) - 1)
            self._rows.extend(more)
            self.endInsertRows()

    def clear(self) -> None:
        """Forget all hits."""
        self._become(array("q"))

    def follow(self, changes: Sequence[RowChange]) -> bool:
        """Take the hits along with changes of the rows; False if there are too many for that."""
        if all(isinstance(change, Altered) for change in changes):
            return True
        if len(self._rows) > MOST_FOLLOWED:
            self.clear()
            return False
        self._become(array("q", each(rows_after(changes, rows_of(self._rows)))))
        return True

    def rows_at(self, places: Rows) -> Rows:
        """Return the rows of hits in some places."""
        found: list[range] = []
        for row in (self._rows[place] for place in each(places)):
            if found and row == found[-1].stop:
                found[-1] = range(found[-1].start, row + 1)
            else:
                found.append(range(row, row + 1))
        return tuple(found)

    def _become(self, rows: "array[int]") -> None:
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def _on_data_changed(self, first: QModelIndex, last: QModelIndex, *_roles: object) -> None:
        begin = bisect_left(self._rows, first.row())
        end = bisect_left(self._rows, last.row() + 1)
        if begin < end:
            self.dataChanged.emit(self.index(begin), self.index(end - 1))
