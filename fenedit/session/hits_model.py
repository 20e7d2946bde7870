"""The records that were found, as a list that Qt's views can show."""

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import QModelIndex, QObject

from fenedit.session.collection_model import CollectionModel
from fenedit.session.record_rows import RecordRows
from fenedit.session.row_changes import Altered, RowChange, arrivals, departures
from fenedit.session.row_set import RowSet, runs_of
from fenedit.session.rows import Rows, count, each


class HitsModel(RecordRows):
    """Some rows of a CollectionModel, in their order; they follow what happens to its rows."""

    def __init__(self, model: CollectionModel, parent: QObject | None = None) -> None:
        """Begin without any; they say what the rows of `model` say."""
        super().__init__(parent)
        self._model = model
        self._rows = RowSet()
        model.dataChanged.connect(self._on_data_changed)
        model.about_to_follow.connect(self.about_to_follow)
        model.followed.connect(self._follow)

    @property
    def rows(self) -> RowSet:
        """The rows that were found."""
        return self._rows

    @property
    def total(self) -> int:
        return len(self._rows)

    @property
    def row_count(self) -> int:
        return self._model.total

    def row_at(self, place: int) -> int:
        return self._rows[place]

    def place_near(self, row: int) -> int:
        return self._rows.place_near(row)

    def rows_at(self, places: Rows) -> Rows:
        return runs_of(self._rows, places)

    def said_of_row(self, row: int, role: int) -> Any:
        return self._model.said_of_row(row, role)

    def neighbour(self, row: int, step: int) -> int:
        """Return the first hit behind a row (`step` 1) or before it (-1); -1 if there is none."""
        place = self._rows.place_near(row + 1) if step > 0 else self._rows.place_near(row) - 1
        return self._rows[place] if 0 <= place < len(self._rows) else -1

    def next(self, row: int) -> int:
        """Return the first hit behind a row, or the first of all; -1 if there are none."""
        found = self.neighbour(row, 1)
        return self._rows[0] if found < 0 and self.total else found

    def previous(self, row: int) -> int:
        """Return the last hit before a row, or the last of all; -1 if there are none."""
        found = self.neighbour(row, -1)
        return self._rows[self.total - 1] if found < 0 and self.total else found

    def add(self, rows: Iterable[int]) -> None:
        """Put rows behind those there are."""
        more = tuple(rows)
        if more:
            first = self.total
            self.beginInsertRows(QModelIndex(), first, first + len(more) - 1)
            self._rows.extend(more)
            self.endInsertRows()

    def become(self, rows: RowSet) -> None:
        """Hold other rows."""
        if rows.equals(self._rows):
            return
        self._following = True
        self.about_to_follow.emit()
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()
        self._following = False
        self.followed.emit(())

    def clear(self) -> None:
        """Forget all hits."""
        if self.total:
            self.beginResetModel()
            self._rows = RowSet()
            self.endResetModel()

    def _follow(self, changes: tuple[RowChange, ...]) -> None:
        self._following = True
        if all(isinstance(change, Altered) for change in changes):
            for change in changes:
                self._tell(self._rows.places(range(change.row, change.row + len(change[1]))))
        else:
            # Not row by row: the records of those that go cannot be asked for any more.
            self.beginResetModel()
            carried = [there for here, there in _carried(changes) if here in self._rows]
            for change in changes:
                self._rows.follow(change)
            self._rows.insert(carried)
            self.endResetModel()
        self._following = False
        self.followed.emit(changes)

    def _tell(self, places: range) -> None:
        if places:
            self.dataChanged.emit(self.index(places.start), self.index(places.stop - 1))

    def _on_data_changed(self, first: QModelIndex, last: QModelIndex, *_roles: object) -> None:
        # While rows come and go, a row may be told of whose place is not known yet.
        if not self._model.following:
            self._tell(self._rows.places(range(first.row(), last.row() + 1)))


def _carried(changes: tuple[RowChange, ...]) -> Iterator[tuple[int, int]]:
    """Yield the rows that changes only carry elsewhere: where each was, and where it is."""
    come, gone = arrivals(changes), departures(changes)
    if count(come) == count(gone):
        yield from zip(each(gone), each(come), strict=True)
