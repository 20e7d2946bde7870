"""The records of a document as lists that Qt's views can show: all, or those that were found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from enum import IntEnum
from functools import lru_cache
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from fenedit.documents.annotating import (
    name_above,
    name_of,
    named_items,
    names_itself,
    result_of,
)
from fenedit.documents.block import Block
from fenedit.documents.document import Collection, asides_before
from fenedit.documents.record import Aside, Record, line_in
from fenedit.notation.position import Position, is_array
from fenedit.notation.problems import Problem
from fenedit.notation.safe_text import breakable, shown
from fenedit.session.background import Answers
from fenedit.session.collection.row_changes import (
    Altered,
    Come,
    Gone,
    Moved,
    RowChange,
    RowSet,
    arrivals,
    departures,
    held_text,
    row_changes,
    unsaved,
)
from fenedit.session.collection.rows import Rows, count, each
from fenedit.session.described import Described
from fenedit.session.editor import Editor
from fenedit.session.intents.records import rename
from fenedit.session.position_check import Objections, stipulation
from fenedit.session.state import EditorState

if TYPE_CHECKING:
    from fenedit.jobs.questions import RowVerdict


class RecordRows(Described, QAbstractListModel):
    """A list with a place for each record; rows count in the whole collection.

    By default both are the same: this is the list of all rows.

    Attributes:
        following: whether places change just now because rows do.

    Signals:
        about_to_follow: rows of the collection are about to come, go, or change.
        followed: the RowChanges in their order; the places are as they are now.
    """

    about_to_follow = Signal()
    followed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.following = False

    @property
    def total(self) -> int:
        """How many places there are."""
        raise NotImplementedError

    @property
    def row_count(self) -> int:
        """How many rows the whole collection has."""
        return self.total

    def row_at(self, place: int) -> int:
        """Return the row in an existing place."""
        return place

    def place_near(self, row: int) -> int:
        """Return how many places hold rows before a row."""
        return min(row, self.total)

    def rows_at(self, places: Rows) -> Rows:
        """Return the rows in some places."""
        return places

    def said_of_row(self, row: int, role: int) -> Any:
        """Return the data of a row in a role of Qt's, or in a Role."""
        raise NotImplementedError

    def place(self, row: int) -> int:
        """Return the place of a row, -1 if it has none."""
        place = self.place_near(row)
        return place if place < self.total and self.row_at(place) == row else -1

    def places_of(self, rows: Rows) -> Rows:
        """Return the places of some rows, as far as they have any."""
        found = (range(self.place_near(some.start), self.place_near(some.stop)) for some in rows)
        return tuple(places for places in found if places)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else self.total

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        # Views decide where it may be dropped: between rows, never into one.
        flags = super().flags(index)
        if index.isValid():
            flags |= Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(
        self,
        index: QModelIndex | QPersistentModelIndex,
        value: Any,
        role: int = Qt.ItemDataRole.EditRole,
    ) -> bool:
        if index.isValid() and role == Qt.ItemDataRole.EditRole:
            return self.rename(self.row_at(index.row()), str(value))
        return super().setData(index, value, role)

    def rename(self, row: int, name: str) -> bool:
        """Rename the record of a row; return whether it had another name."""
        raise NotImplementedError

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid() or not 0 <= index.row() < self.total:
            return None
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.described
        return self.said_of_row(self.row_at(index.row()), role)


_MOST_COMMENTS = 20
"""The lines before a record that are read for its name."""
_MOST_ASIDES = 4000
"""The lines, of blocks that hold more than records, that are searched for comments."""
_MANY = 512
"""With more changed rows, they are not compared with the file."""
_MOST_WORDS = 512
_LONGEST_GAME = 1 << 16
"""Characters of a game that is read for its row, in a tenth of a second at most."""


class Role(IntEnum):
    """The data of a row besides its texts."""

    RECORD = Qt.ItemDataRole.UserRole + 1
    """The Record."""
    SUMMARY = Qt.ItemDataRole.UserRole + 2
    """The second line."""
    EDITED = Qt.ItemDataRole.UserRole + 3
    """True if the record holds work that no file holds."""
    OBJECTION = Qt.ItemDataRole.UserRole + 4
    """The Problem of the record, None if there is none or it is not known yet."""
    STIPULATION = Qt.ItemDataRole.UserRole + 5
    """The stipulation, such as "#2", or the result of a game; "" for none."""
    NUMBER = Qt.ItemDataRole.UserRole + 6
    """The number of the record, from 1."""
    COMMENT = Qt.ItemDataRole.UserRole + 8
    """The comments before the record, a line each; "" for none."""
    VERDICT = Qt.ItemDataRole.UserRole + 7
    """The RowVerdict of the solver, or None."""
    POSITION = Qt.ItemDataRole.UserRole + 9
    """The Position that the row shows: where a game was left, or its last; otherwise the record's,
    None for a draft."""


class RecordWords(NamedTuple):
    """The words of a row.

    Attributes:
        title: the name of the record.
        summary: one line about its position.
        side: whose move it is, "" if unknown.
    """

    title: str
    summary: str
    side: str = ""


class CollectionModel(RecordRows):
    """A row for each record. It follows the editor's state row by row and never resets.

    Qt sees moved rows as changed ones, since moving a selection of many would be slow; keep rows
    up to date by `followed`.

    Verdicts of the solver are kept by the text of a record: they survive moves and undo, edits drop
    them, and equal records share them.

    Attributes:
        has_comments: whether there are comments between the records, as far as is quickly known.
        words: returns the words of a row with a record that shows a position, None for its own.
        left: returns the position in which a game was left, None if nobody was in it; by row and
            record.

    Signals:
        objections_learnt: objections, verdicts or positions of rows have changed.
    """

    objections_learnt = Signal()

    def __init__(
        self,
        editor: Editor,
        words_of: Callable[[Record, Position | None], RecordWords],
        said_of: Callable[[Problem], str],
        parent: QObject | None = None,
    ) -> None:
        """Follow an editor.

        Args:
            editor: what is edited.
            words_of: returns the words of a record, which shows another position if one is given.
            said_of: returns the words of a problem.
            parent: the parent object.
        """
        super().__init__(parent)
        self._editor = editor
        self.words = lru_cache(_MOST_WORDS)(words_of)
        self._said_of = said_of
        self._objections = Objections(self)
        self._objections.learnt.connect(self.objections_learnt)
        self._ends: Answers[Record, Position | None] = Answers(_last_position, self)
        self._ends.learnt.connect(self.objections_learnt)
        self.left: Callable[[int, Record], Position | None] = lambda _row, _record: None
        self._collection = editor.state.collection
        self._total = len(self._collection)
        self._saved = editor.saved
        rows, gone = unsaved(self._collection, self._saved)
        self._edited, self._as_in_file = RowSet(rows), set(gone)
        self._verdicts: dict[tuple[str, bool], RowVerdict] = {}
        self._solved = Collection()
        self._commented: dict[Block, bool] = {}
        self.has_comments = self._holds_comments(self._collection)
        self._said_of_verdict: Callable[[RowVerdict], str] = lambda found: found.verdict
        editor.state_changed.connect(self._on_state_changed)
        editor.modified_changed.connect(self._on_modified_changed)

    @property
    def total(self) -> int:
        return self._total

    def said_of_row(self, row: int, role: int) -> Any:
        # Until the last of many rows is removed, there are more than the collection has.
        if row >= len(self._collection):
            return None
        if role in (Role.NUMBER, Role.COMMENT):
            return row + 1 if role == Role.NUMBER else self.comment(row)
        record = self._collection[row]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                is_shown = role == Qt.ItemDataRole.DisplayRole
                name = self._title if is_shown else self._name
                return name(row, record)
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(filter(None, (self.comment(row), self._hovered(row, record))))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, record)
            case Role.RECORD:
                return record
            case Role.SUMMARY:
                return self._words(row, record).summary
            case Role.POSITION:
                return self._position(row, record)
            case Role.EDITED:
                return row in self._edited
            case Role.OBJECTION:
                return self._objections.soon(record, row in self._edited)
            case Role.STIPULATION:
                found = self.verdict_of(record)
                asked = stipulation(record) or ("" if found is None else f"#{found.mate}")
                return asked or result_of(record)
            case Role.VERDICT:
                return self.verdict_of(record)
        return None

    def rename(self, row: int, name: str) -> bool:
        return self._editor.perform(rename, row, name)

    @property
    def is_new(self) -> bool:
        """Return whether the document was just opened, so that all rows are new."""
        return not self._editor.undo_stack.count()

    def record(self, row: int) -> Record:
        """Return the record of a row; IndexError if there is none."""
        return self._collection[row]

    def _name_above(self, row: int, record: Record) -> str:
        """Return the name of a row's record in the comment line above, "" for none."""
        # While rows come and go, Qt expects the same text as before.
        if self.following or self._collection.line_count == self._total:
            return ""
        return "" if names_itself(record) else name_above(self._collection, row)

    def _name(self, row: int, record: Record) -> str:
        """Return the name of a row's record, "" for none."""
        return self._name_above(row, record) or name_of(record)

    def _title(self, row: int, record: Record) -> str:
        """Return the title of a row: its name, or the words of its material."""
        name = self._name_above(row, record)
        return shown(name) if name else self._words(row, record).title

    def _position(self, row: int, record: Record) -> Position | None:
        """Return the position that a row shows; the first one of a game that is not read yet."""
        position = record.position
        if position is None or not is_array(position):
            # A game from another position is about that one, not about where it ends.
            return position
        if not record.is_game and not line_in(record):
            return position
        key = record.reading, record.rest, record.chess960
        return self.left(row, record) or self._ends.soon(key, record) or position

    def _words(self, row: int, record: Record) -> RecordWords:
        position = self._position(row, record)
        return self.words(record, None if position is record.position else position)

    def comment(self, row: int) -> str:
        """Return the comments before a row, or after the last, a line each; "" for none.

        The line that names the row is not one of them.
        """
        if self._collection.line_count == self._total or self._collection.format == "pgn":
            return ""
        asides = asides_before(self._collection, row, _MOST_COMMENTS)
        # There is no record after the last comments, nor while the last of many rows are removed.
        with suppress(IndexError):
            if self._name_above(row, self._collection[row]):
                asides = asides[:-1]
        return "\n".join(shown(text) for aside in asides if (text := aside.text.strip()))

    def begin_verdicts(self, said_of: Callable[[RowVerdict], str]) -> None:
        """Forget all verdicts, and expect those of the current records.

        `said_of` returns the words of a verdict.
        """
        self._said_of_verdict = said_of
        self._verdicts.clear()
        self._solved = self._collection
        self.objections_learnt.emit()

    def take_verdicts(self, found: Iterable[RowVerdict]) -> None:
        """Show verdicts of records, by their rows at the beginning."""
        for verdict in found:
            try:
                record = self._solved[verdict.row]
            except IndexError:
                # The search is over.
                continue
            self._verdicts[record.line, record.chess960] = verdict
        # Repaint all visible rows once: records may have moved.
        self.objections_learnt.emit()

    def end_verdicts(self) -> None:
        """Expect no more verdicts; those that have come stay with their records."""
        self._solved = Collection()

    def follow(self, collection: Collection) -> None:
        """Follow the editor's collection, at the cost of its last change."""
        if collection is self._collection:
            self._follow_file()
            return
        self.following = True
        self.about_to_follow.emit()
        changes = tuple(row_changes(self._collection, collection, self._editor.change))
        if self.is_new:
            # Without history this is another document.
            self._verdicts.clear()
            self._solved = Collection()
        if self._verdicts and collection.format != self._collection.format:
            # The same records in other words.
            for before, after in zip(self._collection, collection, strict=False):
                if found := self.verdict_of(before):
                    self._verdicts[after.line, after.chess960] = found
        for change, following in zip_longest(changes, changes[1:]):
            between = collection
            if following is not None and isinstance(change, Gone):
                # Until the last row is removed, there are more rows than the collection has.
                between = self._collection
                if isinstance(following, Come):
                    between = between.splice(between.deleting(change.row, len(change.records)))
            self._take(change, between)
        self._collection = collection
        self.has_comments = self._holds_comments(collection)
        self.following = False
        self._follow_file()
        self.followed.emit(changes)

    def objection(self, row: int) -> Problem | None:
        """Return the objection to a row's record, judged at once; slow."""
        return self.objection_to(self._collection[row])

    def objection_to(self, record: Record) -> Problem | None:
        """Return the objection to a record, judged at once; slow."""
        return self._objections.now(record)

    def _take(self, change: RowChange, collection: Collection) -> None:
        """Change the rows, which then read their data from a collection."""
        match change:
            case Gone(row, records):
                self._remember(row, records)
                self.beginRemoveRows(QModelIndex(), row, row + len(records) - 1)
                self._edited.follow(change)
                self._total -= len(records)
                self._collection = collection
                self.endRemoveRows()
            case Come(row, records):
                unsaved = self._unsaved(row, records, collection)
                self.beginInsertRows(QModelIndex(), row, row + len(records) - 1)
                self._edited.follow(change)
                self._edited.replace(range(row, row + len(records)), unsaved)
                self._total += len(records)
                self._collection = collection
                self.endInsertRows()
            case Altered(row, old, new):
                self._remember(row, old)
                unsaved = self._unsaved(row, new, collection)
                self._edited.replace(range(row, row + len(old)), unsaved)
                self._collection = collection
                self.dataChanged.emit(self.index(row), self.index(row + len(old) - 1))
            case Moved(row, places, _):
                self._edited.follow(change)
                self._collection = collection
                self.dataChanged.emit(self.index(row), self.index(row + len(places) - 1))

    def _follow_file(self) -> None:
        """Mark unsaved rows, if the file holds other records than before."""
        if self._saved is self._editor.saved:
            return
        self._saved, before = self._editor.saved, self._edited
        rows, gone = unsaved(self._collection, self._saved)
        self._edited, self._as_in_file = RowSet(rows), set(gone)
        if self._total and not self._edited.equals(before):
            self.dataChanged.emit(self.index(0), self.index(self._total - 1))

    def _remember(self, row: int, records: Sequence[Record]) -> None:
        """Remember which of some leaving records the file has."""
        if not self.is_new and len(records) <= _MANY:
            for place, record in enumerate(records, start=row):
                if place not in self._edited:
                    self._as_in_file.add(held_text(self._collection, place, record))

    def _unsaved(
        self, row: int, records: Sequence[Record], collection: Collection
    ) -> Iterable[int]:
        """Return which of new rows, from one on, are unsaved."""
        rows = range(row, row + len(records))
        if self.is_new:
            return ()
        if len(records) > _MANY:
            return rows
        pairs = zip(rows, records, strict=True)
        texts = ((row, held_text(collection, row, record)) for row, record in pairs)
        return [row for row, text in texts if text not in self._as_in_file]

    def _hovered(self, row: int, record: Record) -> str:
        """Return the tooltip of a row: its text, and everything that is known about it."""
        side, asked = self._words(row, record).side, self._asked(record)
        asked = asked[:1].upper() + asked[1:]
        found, objection = self._found(record), self._objection(record)
        title = self._title(row, record)
        line = breakable(shown(record.line))
        # Strips of diagrams show no names.
        named = title if title not in line else ""
        known = (named, line, side, asked, found, objection)
        return "\n".join(filter(None, known))

    def _spoken(self, row: int, record: Record) -> str:
        words = self._words(row, record)
        # Do not repeat the second line.
        side = "" if words.side in words.summary else words.side
        unsaved = self.tr("not saved") if row in self._edited else ""
        asked, found = self._asked(record), self._found(record)
        title = self._title(row, record)
        known = filter(None, (title, words.summary, side, asked, found, unsaved))
        numbered = self.tr("{number}: {words}")
        spoken = numbered.format(number=row + 1, words=", ".join(known))
        # The summary says why it is a draft.
        objection = self._objection(record) if record.problem is None else ""
        return f"{spoken}. {objection}" if objection else spoken

    def _asked(self, record: Record) -> str:
        """Return the stipulation of a record, or the result of a game; "" for none."""
        asked = stipulation(record) or result_of(record)
        moves = asked.removeprefix("#")
        is_mate = asked != moves and moves.isdecimal()
        return self.tr("mate in {moves}").format(moves=moves) if is_mate else asked

    def verdict_of(self, record: Record) -> RowVerdict | None:
        """Return the solver's verdict on a record when all were solved, None if there is none."""
        return self._verdicts.get((record.line, record.chess960)) if self._verdicts else None

    def _found(self, record: Record) -> str:
        """Return the words of the solver's verdict, "" for none."""
        found = self.verdict_of(record)
        return "" if found is None else self._said_of_verdict(found)

    def _holds_comments(self, collection: Collection) -> bool:
        """Return whether comments, other than names, precede records near the beginning."""
        known, self._commented = self._commented, {}
        if collection.line_count == len(collection) or collection.format == "pgn":
            return False
        looked = 0
        for block in collection.blocks:
            if block.records < block.size:
                found = known.get(block)
                if found is None:
                    items = (item for item, _ in named_items(block.items()))
                    comments = (item for item in items if isinstance(item, Aside))
                    found = block.has_comments and (
                        block.format != "fen" or any(item.text.strip() for item in comments)
                    )
                self._commented[block] = found
                looked += block.size
                if found or looked > _MOST_ASIDES:
                    return found
        return False

    def _objection(self, record: Record) -> str:
        problem = self._objections.now(record)
        return self._said_of(problem) if problem is not None else ""

    def _on_state_changed(
        self, _before: EditorState, after: EditorState, _transaction: object
    ) -> None:
        self.follow(after.collection)

    def _on_modified_changed(self, modified: bool) -> None:
        if modified or not self._total:
            return
        self._edited, self._as_in_file = RowSet(), set()
        self.dataChanged.emit(self.index(0), self.index(self._total - 1))


def _last_position(record: Record) -> Position | None:
    if len(record.rest) > _LONGEST_GAME:
        return None
    # Imported here: lists of lines need no moves, nor the library for these.
    from fenedit.jobs.games import tree_of_record

    tree = tree_of_record(record, main_line=True)
    return None if tree.is_empty else tree.position_at(tree.end_of(()))


class HitsModel(RecordRows):
    """Lists some rows of a CollectionModel, in their order; they follow its changes.

    Attributes:
        rows: the hits.
    """

    def __init__(self, model: CollectionModel, parent: QObject | None = None) -> None:
        """Begin without hits; `model` has their data."""
        super().__init__(parent)
        self._model = model
        self.rows = RowSet()
        model.dataChanged.connect(self._on_data_changed)
        model.about_to_follow.connect(self.about_to_follow)
        model.followed.connect(self._follow)

    @property
    def total(self) -> int:
        return len(self.rows)

    @property
    def row_count(self) -> int:
        return self._model.total

    def row_at(self, place: int) -> int:
        return self.rows[place]

    def place_near(self, row: int) -> int:
        return self.rows.place_near(row)

    def rows_at(self, places: Rows) -> Rows:
        return self.rows.runs(places)

    def said_of_row(self, row: int, role: int) -> Any:
        return self._model.said_of_row(row, role)

    def rename(self, row: int, name: str) -> bool:
        return self._model.rename(row, name)

    def neighbour(self, row: int, step: int) -> int:
        """Return the first hit after a row (`step` 1) or before it (-1); -1 if there is none."""
        place = self.rows.place_near(row + 1) if step > 0 else self.rows.place_near(row) - 1
        return self.rows[place] if 0 <= place < len(self.rows) else -1

    def next(self, row: int, step: int) -> int:
        """Return the neighbour, or the hit at the other end; -1 without hits."""
        found = self.neighbour(row, step)
        return self.rows[0 if step > 0 else -1] if found < 0 and self.total else found

    def add(self, rows: Iterable[int]) -> None:
        """Append rows."""
        more = tuple(rows)
        if more:
            first = self.total
            self.beginInsertRows(QModelIndex(), first, first + len(more) - 1)
            self.rows.extend(more)
            self.endInsertRows()

    def become(self, rows: RowSet) -> None:
        """Replace all rows."""
        if rows.equals(self.rows):
            return
        self.following = True
        self.about_to_follow.emit()
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()
        self.following = False
        self.followed.emit(())

    def clear(self) -> None:
        """Forget all hits."""
        if self.total:
            self.beginResetModel()
            self.rows = RowSet()
            self.endResetModel()

    def _follow(self, changes: tuple[RowChange, ...]) -> None:
        self.following = True
        if all(isinstance(change, Altered) for change in changes):
            for change in changes:
                self._emit_changed(range(change.row, change.row + len(change[1])))
        else:
            # All at once: the records of removed rows are gone.
            self.beginResetModel()
            carried = [there for here, there in _carried(changes) if here in self.rows]
            for change in changes:
                self.rows.follow(change)
            self.rows.insert(carried)
            self.endResetModel()
        self.following = False
        self.followed.emit(changes)

    def _emit_changed(self, rows: range) -> None:
        if places := self.rows.places(rows):
            self.dataChanged.emit(self.index(places.start), self.index(places.stop - 1))

    def _on_data_changed(self, first: QModelIndex, last: QModelIndex, *_roles: object) -> None:
        # While rows come and go, a changed row may have no known place yet.
        if not self._model.following:
            self._emit_changed(range(first.row(), last.row() + 1))


def _carried(changes: tuple[RowChange, ...]) -> Iterator[tuple[int, int]]:
    """Yield the rows that changes only move: old and new row of each."""
    come, gone = arrivals(changes), departures(changes)
    if count(come) == count(gone):
        yield from zip(each(gone), each(come), strict=True)
