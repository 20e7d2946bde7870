"""Changes of many places at once, which remember what they did to the rows."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise
from typing import NamedTuple

from fenedit.documents.collection import Change, Collection, Exchange, Splice
from fenedit.session.rows import Rows, count


class Step(NamedTuple):
    """A splice, and where it begins among the records.

    Attributes:
        row: index of the first record that it removes or inserts.
        splice: what it does to the lines.
    """

    row: int
    splice: Splice


@dataclass(frozen=True, slots=True)
class Several(Exchange):
    """An exchange that was made by splices, one after the other.

    Attributes:
        steps: what lies between both collections, in the order in which it was done.
    """

    steps: tuple[Step, ...] = ()

    @property
    def splices(self) -> tuple[Splice, ...]:
        """The splices that it is made of."""
        return tuple(step.splice for step in self.steps)

    def inverted(self) -> "Several":
        """Return the change that undoes this one."""
        steps = tuple(Step(row, splice.inverted()) for row, splice in reversed(self.steps))
        return Several(self.after, self.before, steps)


@dataclass(frozen=True, slots=True)
class Parting(Exchange):
    """Records leave, or come.

    Attributes:
        rows: where they stand in the collection that has them.
        coming: whether that is the one after.
    """

    rows: Rows = ()
    coming: bool = False

    def inverted(self) -> "Parting":
        """Return the change that undoes this one."""
        return Parting(self.after, self.before, self.rows, not self.coming)


@dataclass(frozen=True, slots=True)
class Ordering(Exchange):
    """Records in a row change places.

    Attributes:
        row: the first of them.
        places: where each of them is afterwards.
        origins: where what is there afterwards was before.
    """

    row: int = 0
    places: Sequence[int] = ()
    origins: Sequence[int] = ()

    def inverted(self) -> "Ordering":
        """Return the change that undoes this one."""
        return Ordering(self.after, self.before, self.row, self.origins, self.places)


@dataclass(frozen=True, slots=True)
class Altering(Exchange):
    """Records say something else, where they are.

    Attributes:
        rows: which of them.
    """

    rows: Rows = ()

    def inverted(self) -> "Altering":
        """Return the change that undoes this one."""
        return Altering(self.after, self.before, self.rows)


class Gathering:
    """Some rows of many are gathered before one of the others; as many numbers as there are rows.

    Attributes:
        span: the rows that change places, and those between.
        begin: where the first of them is afterwards.
    """

    def __init__(self, rows: Rows, begin: int, span: range) -> None:
        self.span = span
        self.begin = begin
        self._rows = rows
        self._starts = [some.start for some in rows]
        # How many of them, and of the others, stand before each range.
        self._ahead = [0, *accumulate(map(len, rows))]
        self._others = [
            start - span.start - n for start, n in zip(self._starts, self._ahead, strict=False)
        ]
        self._count = count(rows)

    def place(self, row: int) -> int:
        """Return where a row is afterwards."""
        number = bisect_right(self._starts, row) - 1
        ahead = 0
        if number >= 0:
            some = self._rows[number]
            ahead = self._ahead[number] + min(row, some.stop) - some.start
            if row in some:
                return self.begin + ahead
        left = row - ahead
        return left if left < self.begin else left + self._count

    def origin(self, place: int) -> int:
        """Return which row is in a place afterwards."""
        if self.begin <= place < self.begin + self._count:
            nth = place - self.begin
            number = bisect_right(self._ahead, nth) - 1
            return self._starts[number] + nth - self._ahead[number]
        nth = (place if place < self.begin else place - self._count) - self.span.start
        number = bisect_right(self._others, nth)
        return self.span.start + nth + self._ahead[number]

    def moved(self, some: range, *, forth: bool) -> list[range]:
        """Return where rows in a row are afterwards, or were before, as runs."""
        bounds = self._bounds if forth else self._bounds_after
        first, last = bisect_right(bounds, some.start), bisect_left(bounds, some.stop)
        to = self.place if forth else self.origin
        runs = pairwise((some.start, *bounds[first:last], some.stop))
        return [
            range(there, there + end - start)
            for start, end in runs
            if start < end
            for there in (to(start),)
        ]

    @cached_property
    def _bounds_after(self) -> list[int]:
        """Where runs begin afterwards whose rows stood together before."""
        others = (self.span.start + number for number in self._others)
        behind = (place if place < self.begin else place + self._count for place in others)
        return sorted({*behind, *(self.begin + ahead for ahead in self._ahead)})

    @cached_property
    def _bounds(self) -> list[int]:
        """Where runs begin whose rows stand together afterwards."""
        return sorted(map(self.origin, filter(self.span.__contains__, self._bounds_after)))

    @property
    def places(self) -> Sequence[int]:
        """Where each row of the span is afterwards."""
        return Numbers(self, forth=True)

    @property
    def origins(self) -> Sequence[int]:
        """Which row is in each place of the span afterwards."""
        return Numbers(self, forth=False)


class Numbers(Sequence[int]):
    """Numbers that are found when they are asked for: there may be millions, and few be wanted."""

    def __init__(self, gathering: Gathering, *, forth: bool) -> None:
        self._gathering = gathering
        self._forth = forth
        self._number = gathering.place if forth else gathering.origin

    def __len__(self) -> int:
        return len(self._gathering.span)

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        return self._number(self._gathering.span[index])

    def of(self, rows: range) -> list[range]:
        """Return the numbers of rows in a row, as runs."""
        return self._gathering.moved(rows, forth=self._forth)


class Changing:
    """Changes a collection by one splice after the other, and gives the whole as one change.

    Attributes:
        collection: what has become of it.
        steps: what was done to it.
    """

    def __init__(self, collection: Collection) -> None:
        self._before = self.collection = collection
        self.steps: list[Step] = []

    def take(self, splice: Splice) -> None:
        """Change the collection once more; ValueError if the splice is meant for another."""
        row = self.collection.records_before(splice.at)
        self.collection = self.collection.splice(splice)
        self.steps.append(Step(row, splice))

    def change(self) -> Change:
        """Return all that was done."""
        if len(self.steps) == 1:
            return self.steps[0].splice
        return Several(self._before, self.collection, tuple(self.steps))
