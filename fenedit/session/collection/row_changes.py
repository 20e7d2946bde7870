"""Describes what a change of a collection does to its rows: insert, remove, move, alter."""

from array import array
from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain, takewhile
from sys import maxsize
from typing import NamedTuple, TypeAlias

from fenedit.documents.annotating import name_above, name_in, with_name
from fenedit.documents.block import Block, MemoryBlock, StoredLine, content_of, item_of
from fenedit.documents.document import Change, Collection, Exchange, Splice
from fenedit.documents.record import Item, Record
from fenedit.documents.search.large_sets import add, runs
from fenedit.session.collection.rows import (
    Numbers,
    Rows,
    count,
    gathered,
    joined,
    rows_of,
    span,
)

_FEW = 32
"""The most parts that are reported one by one."""


class Gone(NamedTuple):
    """Rows are removed, from one on; these were their records."""

    row: int
    records: Sequence[Record]

    def inverted(self) -> "Come":
        """Return the change that undoes this one."""
        return Come(*self)


class Come(NamedTuple):
    """Rows are inserted, from one on; these are their records."""

    row: int
    records: Sequence[Record]

    def inverted(self) -> Gone:
        """Return the change that undoes this one."""
        return Gone(*self)


class Altered(NamedTuple):
    """Rows get other records, from one on: as many new as old."""

    row: int
    old: Sequence[Record]
    new: Sequence[Record]

    def inverted(self) -> "Altered":
        """Return the change that undoes this one."""
        return Altered(self.row, self.new, self.old)


class Moved(NamedTuple):
    """Rows, from one on, change places.

    Attributes:
        row: the first of them.
        places: where each of them is afterwards.
        origins: where what is there afterwards was before.
    """

    row: int
    places: Sequence[int]
    origins: Sequence[int]

    def inverted(self) -> "Moved":
        """Return the change that undoes this one."""
        return Moved(self.row, self.origins, self.places)


RowChange: TypeAlias = Gone | Come | Altered | Moved


@dataclass(frozen=True, slots=True)
class RowExchange(Exchange):
    """An exchange with its ordered effects on rows."""

    rows: tuple[RowChange, ...] = ()

    @property
    def is_of_contents(self) -> bool:
        """Return whether records are altered, all in their places."""
        return all(isinstance(each, Altered) for each in self.rows)

    @property
    def removed(self) -> Sequence[Item]:
        """The games that are removed, or changed."""
        return self.inverted().inserted

    @property
    def inserted(self) -> Sequence[Item]:
        """The games that are inserted, or result from changes."""
        if self.before.format != "pgn":
            return ()
        # The last change has the new records.
        return [game for each in self.rows if isinstance(each, Come | Altered) for game in each[-1]]

    def inverted(self) -> "RowExchange":
        """Return the exchange that undoes this one."""
        rows = tuple(change.inverted() for change in reversed(self.rows))
        return RowExchange(self.after, self.before, rows)

    def joined(self, other: Exchange) -> "RowExchange | None":
        """Return this and the next exchange as one, None if they alter different rows."""
        if not isinstance(other, RowExchange) or len(self.rows) != len(other.rows):
            return None
        rows: list[RowChange] = []
        for one, two in zip(self.rows, other.rows, strict=True):
            if not (isinstance(one, Altered) and isinstance(two, Altered)):
                return None
            if (one.row, len(one.old)) != (two.row, len(two.new)):
                return None
            rows.append(Altered(one.row, one.old, two.new))
        return RowExchange(self.before, other.after, tuple(rows))


def altering(before: Collection, after: Collection, rows: Rows) -> RowExchange:
    """Return the exchange that alters records in their places."""
    altered = (Altered(each.start, _Unread(before, each), _Unread(after, each)) for each in rows)
    return RowExchange(before, after, tuple(altered))


def leaving(before: Collection, after: Collection, rows: Rows) -> RowExchange:
    """Return the exchange that removes records.

    Many parts go by way of the end, to send Qt few signals.
    """
    if len(rows) <= _FEW:
        gone = tuple(Gone(each.start, _Unread(before, each)) for each in reversed(rows))
        return RowExchange(before, after, gone)
    whole = span(rows)
    end = whole.stop - count(rows)
    moved = Moved(whole.start, *gathered(rows, end, whole))
    return RowExchange(before, after, (moved, Gone(end, _Unread(before, Numbers(rows)))))


class _Unread(Sequence[Record]):
    """Records that are read on demand."""

    def __init__(self, collection: Collection, rows: Sequence[int]) -> None:
        self._collection = collection
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        if isinstance(index, slice):
            return _Unread(self._collection, self._rows[index])
        return self._collection[self._rows[index]]


def row_changes(
    before: Collection, after: Collection, change: Change | None
) -> Iterator[RowChange]:
    """Yield the ordered changes that turn the rows of a collection into those of another one.

    Args:
        before: the rows that are shown.
        after: the rows to show.
        change: the change between them; None if unknown.
    """
    if isinstance(change, RowExchange) and change.after is after:
        yield from change.rows
    elif isinstance(change, Splice):
        yield from spliced(before.records_before(change.at), change)
    else:
        old, new = (_Unread(each, range(len(each))) for each in (before, after))
        yield from _overlaid(0, old, new)


def _overlaid(row: int, old: Sequence[Record], new: Sequence[Record]) -> Iterator[RowChange]:
    """Yield the changes that replace records from one row on."""
    common = min(len(old), len(new))
    if len(old) > common:
        yield Gone(row + common, old[common:])
    if common:
        yield Altered(row, old[:common], new[:common])
    if len(new) > common:
        yield Come(row + common, new[common:])


def unsaved(collection: Collection, saved: Collection) -> tuple[Sequence[int], Iterable[str]]:
    """Return how a collection differs from another one, which a file holds.

    Equal records are counted. Shared blocks are not read.

    Returns:
        The rows whose records are not in the file, and the lines of records that are only in the
        file, without endings.
    """
    if collection is saved:
        return (), ()
    mine, theirs = set(map(id, collection.blocks)), set(map(id, saved.blocks))
    held = Counter(
        text for block in saved.blocks if id(block) not in mine for text in _texts(block)
    )
    rows: list[int] = []
    row = 0
    is_read = any(isinstance(block, MemoryBlock) for block in saved.blocks)
    for block in collection.blocks:
        if isinstance(block, MemoryBlock) and block.memory.name and not is_read:
            # In a large file that is not read again, only edits differ.
            places = [at for at, item in block.edits.items() if isinstance(item, Record)]
            rows += [row + block.records_before(place) for place in sorted(places)]
        elif id(block) not in theirs:
            for number, text in enumerate(_texts(block), row):
                if held[text] <= 0:
                    rows.append(number)
                held[text] -= 1
        row += block.records
    return rows, (+held).keys()


def held_text(collection: Collection, row: int, record: Record) -> str:
    """Return the text by which a file has a record: its line, and its name."""
    if collection.line_count == len(collection):
        return record.line
    with suppress(IndexError):
        return with_name(record, name_above(collection, row)).line
    return record.line


def _texts(block: Block) -> Iterator[str]:
    """Yield the texts by which a file has the records of a block."""
    places = set(block.places)
    above: StoredLine | None = None
    for place, line in enumerate(block.stored):
        if place not in places:
            above = line if block.format == "fen" else None
            continue
        item = line if above is None else item_of(line, block.format)
        if above is not None and isinstance(item, Record):
            item = with_name(item, name_in(content_of(above)))
        yield content_of(item)
        above = None


def place_after(changes: Sequence[RowChange], row: int) -> int:
    """Return the place of a row after changes; for a removed one, where it would be."""
    for change in changes:
        match change:
            case Gone(first, records):
                row -= max(0, min(row - first, len(records)))
            case Come(first, records):
                row += len(records) if row >= first else 0
            case Moved(first, places, _) if first <= row < first + len(places):
                row = places[row - first]
    return row


def arrivals(changes: Sequence[RowChange]) -> Rows:
    """Return the final places of the rows that some changes inserted."""
    found: list[range] = []
    for change in changes:
        # Rows after all earlier ones move none of them.
        if found and not (isinstance(change, Come) and change.row >= found[-1].stop):
            found = list(rows_after([change], tuple(found)))
        if isinstance(change, Come):
            found.append(range(change.row, change.row + len(change.records)))
    return joined(found)


def departures(changes: Sequence[RowChange]) -> Rows:
    """Return the original places of the rows that some changes removed.

    Each removal must lie before, or touch, the previous one.
    """
    return joined(
        range(change.row, change.row + len(change.records))
        for change in changes
        if isinstance(change, Gone)
    )


def rows_after(changes: Sequence[RowChange], rows: Rows) -> Rows:
    """Return the places of rows after changes, without removed ones."""
    ranges = list(rows)
    for change in changes:
        match change:
            case Gone(row, records):
                after = _within(ranges, row + len(records), maxsize, -len(records))
                ranges = [*_within(ranges, 0, row), *after]
            case Come(row, records):
                after = _within(ranges, row, maxsize, len(records))
                ranges = [*_within(ranges, 0, row), *after]
            case Moved(row, places, _):
                end = row + len(places)
                carried = _carried(row, places, _within(ranges, row, end))
                ranges = [*_within(ranges, 0, row), *carried, *_within(ranges, end, maxsize)]
    return joined(ranges)


def _within(ranges: Iterable[range], start: int, stop: int, shift: int = 0) -> list[range]:
    """Return the part of some rows between two, shifted."""
    return [
        range(max(some.start, start) + shift, min(some.stop, stop) + shift)
        for some in ranges
        if max(some.start, start) < min(some.stop, stop)
    ]


def _carried(row: int, places: Sequence[int], rows: list[range]) -> Iterable[range]:
    """Return the new places of some rows in a permutation from one row on."""
    if isinstance(places, Numbers):
        runs = (places.between(run.start - row, run.stop - row) for run in rows)
        return chain.from_iterable(runs)
    if rows == [range(row, row + len(places))]:
        return rows
    return rows_of(places[here - row] for run in rows for here in run)


def _endless(record: Record) -> Record:
    """Return a record without its line ending."""
    return replace(record, ending="") if record.ending else record


def spliced(row: int, splice: Splice) -> Iterator[RowChange]:
    """Yield the effects of a splice, except for changed line endings."""
    old = [item for item in splice.removed if isinstance(item, Record)]
    new = [item for item in splice.inserted if isinstance(item, Record)]
    front = _shared(old, new)
    old, new = old[front:], new[front:]
    back = _shared(old[::-1], new[::-1])
    old, new = old[: len(old) - back], new[: len(new) - back]
    yield from _differing(row + front, old, new)


def _differing(row: int, old: Sequence[Record], new: Sequence[Record]) -> Iterator[RowChange]:
    if old and len(old) == len(new):
        yield _moved(row, old, new) or Altered(row, old, new)
    elif new and len(old) > len(new) and (runs := _left_out(old, new)) is not None:
        for run in reversed(runs):
            yield Gone(row + run.start, old[run.start : run.stop])
    elif old and len(old) < len(new) and (runs := _left_out(new, old)) is not None:
        for run in runs:
            yield Come(row + run.start, new[run.start : run.stop])
    else:
        # Pure insertions and removals need no comparison.
        yield from _overlaid(row, old, new)


def _shared(some: Sequence[Record], others: Sequence[Record]) -> int:
    """Return how many records at the beginning are the same in both."""
    pairs = zip(some, others, strict=False)
    return sum(1 for _ in takewhile(lambda pair: _same(*pair), pairs))


def _same(one: Record, other: Record) -> bool:
    return one is other or _endless(one) == _endless(other)


def _moved(row: int, old: Sequence[Record], new: Sequence[Record]) -> Moved | None:
    """Return the permutation of old records to new ones, None if they differ."""
    old, new = list(map(_endless, old)), list(map(_endless, new))
    if len(old) == 1 or Counter(old) != Counter(new):
        return None
    coming: dict[Record, deque[int]] = {}
    for place, record in enumerate(new, start=row):
        coming.setdefault(record, deque()).append(place)
    places = [coming[record].popleft() for record in old]
    origins = sorted(range(row, row + len(old)), key=lambda at: places[at - row])
    return Moved(row, places, origins)


def _left_out(many: Sequence[Record], few: Sequence[Record]) -> list[range] | None:
    """Return the runs to remove from `many` to get `few`; None if there are none."""
    runs: list[range] = []
    rest = iter(few)
    wanted = next(rest, None)
    for place, record in enumerate(many):
        if wanted is not None and _same(record, wanted):
            wanted = next(rest, None)
        elif runs and runs[-1].stop == place:
            runs[-1] = range(runs[-1].start, place + 1)
        else:
            runs.append(range(place, place + 1))
    return runs if wanted is None else None


class RowSet:
    """Numbers of rows, eight bytes each; changes cost time by their number."""

    def __init__(self, rows: Iterable[int] = ()) -> None:
        """Begin with ordered, different rows."""
        self._rows = array("q", rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[int]:
        return iter(self._rows)

    def __getitem__(self, place: int) -> int:
        return self._rows[place]

    def __contains__(self, row: object) -> bool:
        if not isinstance(row, int):
            return False
        place = self.place_near(row)
        return place < len(self._rows) and self._rows[place] == row

    def equals(self, other: "RowSet") -> bool:
        """Return whether these are the same rows as others."""
        return self._rows == other._rows

    def place_near(self, row: int) -> int:
        """Return how many of the rows precede a row."""
        return bisect_left(self._rows, row)

    def places(self, rows: range) -> range:
        """Return the places of those of some rows that are here."""
        return range(self.place_near(rows.start), self.place_near(rows.stop))

    def extend(self, rows: Iterable[int]) -> None:
        """Append rows."""
        self._rows.extend(rows)

    def insert(self, rows: Iterable[int]) -> None:
        """Insert new rows in their order."""
        more = list(rows)
        if more:
            self._rows = array("q", sorted(chain(self._rows, more)))

    def replace(self, rows: range, others: Iterable[int]) -> None:
        """Replace some rows by others, in their order."""
        places = self.places(rows)
        self._rows[places.start : places.stop] = array("q", others)

    def runs(self, places: Rows) -> Rows:
        """Return the rows in some places as ranges."""
        return joined(chain.from_iterable(runs(self._rows, some) for some in places))

    def follow(self, change: RowChange) -> None:
        """Follow a change of the list; inserted rows are not added."""
        match change:
            case Gone(row, records):
                self.replace(range(row, row + len(records)), ())
                self._shift(row, -len(records))
            case Come(row, records):
                self._shift(row, len(records))
            case Moved(row, places, _):
                span = range(row, row + len(places))
                inside = self.places(span)
                here = self._rows[inside.start : inside.stop]
                self.replace(span, sorted(places[old - row] for old in here))
            case Altered():
                pass

    def _shift(self, row: int, steps: int) -> None:
        """Renumber the rows from one on."""
        add(self._rows, self.place_near(row), steps)
