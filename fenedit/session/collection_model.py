"""The records of a document as a list that Qt's views can show."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from fenedit.documents.collection import Collection
from fenedit.documents.file_source import SourceError
from fenedit.documents.record import Record
from fenedit.notation.problems import Problem
from fenedit.session.editor import Editor
from fenedit.session.objections import Objections
from fenedit.session.row_changes import (
    Altered,
    Come,
    Gone,
    Moved,
    RowChange,
    endless,
    row_changes,
)
from fenedit.session.state import EditorState, unread_record
from fenedit.session.stipulation import stipulation

MANY: Final = 4096
"""Above so many changed rows it is no longer asked which of them are as the file has them."""
_MOST_WORDS: Final = 512


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
    STIPULATION = Qt.ItemDataRole.UserRole + 5
    """What is asked of whom solves it, such as "#2"; "" for nothing."""


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

    Rows that change places only say something else to Qt, since a selection of many rows would
    cost it much; who keeps rows goes by `followed`.

    Signals:
        objections_learnt: rows have other objections than they had, if only on a second look.
        about_to_follow: rows are about to come, go, or change.
        followed: the RowChanges in their order; the rows are those of the editor now.
    """

    objections_learnt = Signal()
    about_to_follow = Signal()
    followed = Signal(object)

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
        self._words: OrderedDict[Record, RecordWords] = OrderedDict()
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

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        # Where it may be dropped is up to the views: between rows, never into one.
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._collection):
            return None
        try:
            record = self._collection[index.row()]
        except SourceError as error:
            record = unread_record(error)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.words(record).title
            case Qt.ItemDataRole.ToolTipRole:
                return self._hovered(record)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index.row(), record)
            case Role.RECORD:
                return record
            case Role.SUMMARY:
                return self.words(record).summary
            case Role.EDITED:
                return bool(self._edited[index.row()])
            case Role.OBJECTION:
                return self._objections.soon(record)
            case Role.STIPULATION:
                return stipulation(record)
        return None

    @property
    def following(self) -> bool:
        """Whether rows are coming and going just now."""
        return self._following

    @property
    def is_new(self) -> bool:
        """Whether nothing was done to the document yet, so that its rows are new to a person."""
        return not self._editor.undo_stack.count()

    def record(self, row: int) -> Record:
        """Return the record of a row; IndexError if there is none."""
        return self._collection[row]

    def words(self, record: Record) -> RecordWords:
        """Return what a row with a record says."""
        words = self._words.get(record)
        if words is None:
            words = self._words[record] = self._words_of(record)
            if len(self._words) > _MOST_WORDS:
                self._words.popitem(last=False)
        return words

    def follow(self, collection: Collection) -> None:
        """Become the rows of the editor's collection; costs what its last change changed."""
        if collection is self._collection:
            return
        self._following = True
        self.about_to_follow.emit()
        changes = tuple(row_changes(self._collection, collection, self._editor.change))
        if self.is_new:
            # Without history this is another document, not a change of the one before.
            self._as_in_file.clear()
        for change in changes:
            # Until the last row has gone, there are more rows than the collection has.
            last = change is changes[-1]
            between = self._collection if isinstance(change, Gone) else collection
            self._take(change, collection if last else between)
        self._collection = collection
        self._following = False
        self.followed.emit(changes)

    def objection(self, row: int) -> Problem | None:
        """Return what speaks against the record of a row, found out at once; takes a while."""
        return self._objections.now(self._collection[row])

    def _take(self, change: RowChange, collection: Collection) -> None:
        """Change the rows; what they say is read from a collection from then on."""
        match change:
            case Gone(row, records):
                end = row + len(records)
                self._remember(row, records)
                self.beginRemoveRows(QModelIndex(), row, end - 1)
                del self._edited[row:end]
                self._collection = collection
                self.endRemoveRows()
            case Come(row, records):
                flags = self._flags(records)
                self.beginInsertRows(QModelIndex(), row, row + len(records) - 1)
                self._edited[row:row] = flags
                self._collection = collection
                self.endInsertRows()
            case Altered(row, old, new):
                self._remember(row, old)
                self._edited[row : row + len(old)] = self._flags(new)
                self._collection = collection
                self.dataChanged.emit(self.index(row), self.index(row + len(old) - 1))
            case Moved(row, places):
                flags = bytearray(len(places))
                for flag, place in zip(self._edited[row:], places, strict=False):
                    flags[place - row] = flag
                self._edited[row : row + len(places)] = flags
                self._collection = collection
                self.dataChanged.emit(self.index(row), self.index(row + len(places) - 1))

    def _remember(self, row: int, records: Sequence[Record]) -> None:
        """Remember what the file has of some records that leave."""
        if not self.is_new and len(records) <= MANY:
            for place, record in enumerate(records, start=row):
                if not self._edited[place]:
                    self._as_in_file.add(endless(record))

    def _flags(self, records: Sequence[Record]) -> bytearray:
        """Return for each of some records that come whether no file holds it."""
        if self.is_new:
            return bytearray(len(records))
        if len(records) > MANY:
            return bytearray(b"\1" * len(records))
        return bytearray(endless(record) not in self._as_in_file for record in records)

    def _hovered(self, record: Record) -> str:
        """Return what a row has no room for: the whole line, and what speaks against it."""
        objection = self._objection(record)
        return f"{record.line}\n{objection}" if objection else record.line

    def _spoken(self, row: int, record: Record) -> str:
        words = self.words(record)
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
        self, _before: EditorState, after: EditorState, _transaction: object
    ) -> None:
        self.follow(after.collection)

    def _on_modified_changed(self, modified: bool) -> None:
        if modified or not self._edited:
            return
        self._edited = bytearray(len(self._edited))
        self._as_in_file.clear()
        self.dataChanged.emit(self.index(0), self.index(len(self._edited) - 1))
