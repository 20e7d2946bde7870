"""Holds rows of a list as ranges: a million adjacent ones cost as much as one."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain, pairwise
from typing import TypeAlias

Rows: TypeAlias = tuple[range, ...]
"""Ordered rows: ranges of step 1, not empty and not touching."""

NO_ROWS: Rows = ()


def rows_of(indices: Iterable[int]) -> Rows:
    """Return rows by numbers in any order, perhaps repeated."""
    return joined(range(index, index + 1) for index in indices)


def joined(ranges: Iterable[range]) -> Rows:
    """Return the union of ranges."""
    found: list[range] = []
    for some in sorted((some for some in ranges if some), key=lambda some: some.start):
        if found and some.start <= found[-1].stop:
            found[-1] = range(found[-1].start, max(found[-1].stop, some.stop))
        else:
            found.append(some)
    return tuple(found)


def count(rows: Rows) -> int:
    """Return how many rows there are."""
    return sum(map(len, rows))


def each(rows: Rows) -> Iterator[int]:
    """Yield the rows one by one."""
    return chain.from_iterable(rows)


def holds(rows: Rows, row: int) -> bool:
    """Return whether rows contain a row."""
    return any(row in some for some in rows)


def span(rows: Rows) -> range:
    """Return all rows from the first to the last; none for none."""
    return range(rows[0].start, rows[-1].stop) if rows else range(0)


def before(rows: Rows, row: int) -> int:
    """Return how many of some rows precede a row."""
    return sum(min(some.stop, row) - some.start for some in rows if some.start < row)


class Numbers(Sequence[int]):
    """A sequence of numbers in ranges: perhaps millions, of which few are read."""

    def __init__(self, runs: Iterable[range]) -> None:
        """Hold ranges, none of which is empty."""
        self._runs = list(runs)
        self._ends = list(accumulate(map(len, self._runs)))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        if not 0 <= index < len(self):
            raise IndexError(index)
        number = bisect_right(self._ends, index)
        return self._runs[number][index - self._ends[number]]

    def between(self, first: int, last: int) -> list[range]:
        """Return the numbers between two places, as runs."""
        found: list[range] = []
        number = bisect_right(self._ends, first)
        while first < last:
            run, end = self._runs[number], self._ends[number]
            begin = end - len(run)
            found.append(run[first - begin : last - begin])
            first, number = end, number + 1
        return found


def gathered(rows: Rows, begin: int, span: range) -> tuple[Numbers, Numbers]:
    """Return the permutation that gathers some rows before another one.

    Args:
        rows: the ones to gather.
        begin: the new place of the first of them.
        span: all rows that change places.

    Returns:
        The new place of each row of the span, and the old row of each place.
    """
    bounds = (span[:0], *rows, span[len(span) :])
    gaps = (range(one.stop, other.start) for one, other in pairwise(bounds))
    others = Numbers(filter(None, gaps))
    ahead = begin - span.start
    order = [*others.between(0, ahead), *rows, *others.between(ahead, len(others))]
    starts = accumulate(map(len, order), initial=span.start)
    there = {run.start: range(at, at + len(run)) for run, at in zip(order, starts, strict=False)}
    return Numbers(there[start] for start in sorted(there)), Numbers(order)
