"""The records of a document as a list that Qt's views can show."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import IntEnum
from itertools import takewhile
from operator import is_
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from fenedit.documents.collection import Change, Collection, Splice
from fenedit.documents.record import Record
from fenedit.notation.problems import Problem
from fenedit.session.editor import Editor
from fenedit.session.objections import Objections
from fenedit.session.state import EditorState
from fenedit.session.transaction import Transaction

MANY: Final = 4096
"""Above so many changed rows it is no longer asked which of them are as the file has them."""


class Role(IntEnum):
    """What a row has beside its texts."""

    RECORD = Qt.ItemDataRole.UserRole + 1
    """The Record."""
    SUMMARY = Qt.ItemDataRole.UserRole + 2
    """The second line."""
    EDITED = Qt.ItemDataRole.UserRole + 3
    """Whether the record holds work that no file holds."""
    OBJECTION = Qt.ItemDataRole.UserRole + 4
    """The Problem that speaks against the record, None if none does or it is not known yet."""


class RecordWords(NamedTuple):
    """What a row says.

    Attributes:
        title: what the record is called.
        summary: one line about its position.
    """

    title: str
    summary: str


class CollectionModel(QAbstractListModel):
    """One row a record. It follows the editor's state row by row and never resets.

    Signals:
        objections_learnt: rows have other objections than they had, if only on a second look.
    """

    objections_learnt = Signal()

    def __init__(
        self,
        editor: Editor,
        words_of: Callable[[Record], RecordWords],
        said_of: Callable[[Problem], str],
        parent: QObject | None = None,
    ) -> None:
        """Follow an editor; `words_of` gives the words of a record, `said_of` of a problem."""
        super().__init__(parent)
        self._editor = editor
        self._words_of = words_of
        self._said_of = said_of
        self._objections = Objections(self)
        self._objections.learnt.connect(self.objections_learnt)
        self._collection = editor.state.collection
        self._edited = bytearray(len(self._collection))
        self._as_in_file: set[Record] = set()
        self._following = False
        editor.state_changed.connect(self._on_state_changed)
        editor.modified_changed.connect(self._on_modified_changed)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._edited)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._collection):
            return None
        record = self._collection[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words_of(record).title
            case Qt.ItemDataRole.ToolTipRole:
                return self._hovered(record)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index.row(), record)
            case Role.RECORD:
                return record
            case Role.SUMMARY:
                return self._words_of(record).summary
            case Role.EDITED:
                return bool(self._edited[index.row()])
            case Role.OBJECTION:
                return self._objections.soon(record)
        return None

    @property
    def following(self) -> bool:
        """Whether rows are coming and going just now."""
        return self._following

    def follow(self, collection: Collection, change: Change | None = None) -> None:
        """Become the rows of a collection.

        Args:
            collection: what to show.
            change: how it came from what is shown, if that is known; else it is found out.
        """
        if collection is self._collection:
            return
        before = self._collection
        if isinstance(change, Splice):
            row, removed, inserted = _spliced(before, change)
        else:
            row, removed, inserted = _difference(before, collection)
        edited = self._edited_of(row, removed, inserted)
        self._following = True
        common = min(len(removed), len(inserted))
        excess = row + common
        if len(removed) > common:
            self.beginRemoveRows(QModelIndex(), excess, row + len(removed) - 1)
        elif len(inserted) > common:
            self.beginInsertRows(QModelIndex(), excess, row + len(inserted) - 1)
        self._collection = collection
        self._edited[row : row + len(removed)] = edited
        if len(removed) > common:
            self.endRemoveRows()
        elif len(inserted) > common:
            self.endInsertRows()
        if common:
            self.dataChanged.emit(self.index(row), self.index(row + common - 1))
        self._following = False

    def _edited_of(
        self, row: int, removed: Sequence[Record], inserted: Sequence[Record]
    ) -> bytearray:
        """Return a flag for each inserted record, and remember what the file has of the removed."""
        if not self._editor.undo_stack.count():
            # Without history this is another document, not a change of the one before.
            self._as_in_file.clear()
            return bytearray(len(inserted))
        if max(len(removed), len(inserted)) > MANY:
            return bytearray(b"\1" * len(inserted))
        for place, record in enumerate(removed):
            if not self._edited[row + place]:
                self._as_in_file.add(_endless(record))
        return bytearray(_endless(record) not in self._as_in_file for record in inserted)

    def _hovered(self, record: Record) -> str:
        """Return what a row has no room for: the whole line, and what speaks against it."""
        objection = self._objection(record)
        return f"{record.line}\n{objection}" if objection else record.line

    def _spoken(self, row: int, record: Record) -> str:
        words = self._words_of(record)
        pattern = (
            self.tr("{number}: {title}, {summary}, not saved")
            if self._edited[row]
            else self.tr("{number}: {title}, {summary}")
        )
        spoken = pattern.format(number=row + 1, title=words.title, summary=words.summary)
        # What a draft is one for stands in its summary.
        objection = self._objection(record) if record.problem is None else ""
        return f"{spoken}. {objection}" if objection else spoken

    def _objection(self, record: Record) -> str:
        problem = self._objections.now(record)
        return self._said_of(problem) if problem is not None else ""

    def _on_state_changed(
        self, _before: EditorState, after: EditorState, transaction: Transaction | None
    ) -> None:
        self.follow(after.collection, transaction.change if transaction is not None else None)

    def _on_modified_changed(self, modified: bool) -> None:
        if modified or not self._edited:
            return
        self._edited = bytearray(len(self._edited))
        self._as_in_file.clear()
        self.dataChanged.emit(self.index(0), self.index(len(self._edited) - 1))


class _Change(NamedTuple):
    """Some rows that give place to others."""

    row: int
    removed: Sequence[Record]
    inserted: Sequence[Record]


def _spliced(before: Collection, splice: Splice) -> _Change:
    """Return what a splice does to the rows, without those that only get another line ending."""
    removed = [item for item in splice.removed if isinstance(item, Record)]
    inserted = [item for item in splice.inserted if isinstance(item, Record)]
    same = sum(
        1
        for _ in takewhile(
            lambda pair: _endless(pair[0]) == _endless(pair[1]),
            zip(removed, inserted, strict=False),
        )
    )
    return _Change(before.records_before(splice.at) + same, removed[same:], inserted[same:])


def _difference(before: Collection, after: Collection) -> _Change:
    """Return how two collections differ; lines that they share are compared by identity alone."""
    old, new = list(before.stored()), list(after.stored())
    front = _shared(old, new)
    old.reverse()
    new.reverse()
    back = min(_shared(old, new), len(old) - front, len(new) - front)
    first = before.records_before(front)
    old_end = before.records_before(len(old) - back)
    new_end = after.records_before(len(new) - back)
    return _Change(first, _Rows(before, first, old_end), _Rows(after, first, new_end))


def _shared(some: Sequence[object], others: Sequence[object]) -> int:
    """Return how many things at the beginning are the same in both."""
    return sum(1 for _ in takewhile(bool, map(is_, some, others)))


class _Rows(Sequence[Record]):
    """Some records in a row, read only when they are looked at."""

    def __init__(self, collection: Collection, first: int, end: int) -> None:
        self._collection = collection
        self._range = range(first, end)

    def __len__(self) -> int:
        return len(self._range)

    def __getitem__(self, index: Any) -> Any:
        return self._collection[self._range[index]]


def _endless(record: Record) -> Record:
    return replace(record, ending="")
