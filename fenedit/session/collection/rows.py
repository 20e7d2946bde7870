"""Some rows of a list, as ranges: a million of them in a row cost no more than one."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain, pairwise
from typing import Final, TypeAlias

Rows: TypeAlias = tuple[range, ...]
"""Rows in their order: ranges of step 1 that neither touch nor are empty."""

NO_ROWS: Final[Rows] = ()


def rows_of(indices: Iterable[int]) -> Rows:
    """Return rows by their numbers, which may come in any order and more than once."""
    return joined(range(index, index + 1) for index in indices)


def joined(ranges: Iterable[range]) -> Rows:
    """Return the rows that any of some ranges holds."""
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
    """Tell whether a row is among some."""
    return any(row in some for some in rows)


def span(rows: Rows) -> range:
    """Return the rows from the first to the last, with those between; no rows for none."""
    return range(rows[0].start, rows[-1].stop) if rows else range(0)


def before(rows: Rows, row: int) -> int:
    """Return how many of some rows stand before a row."""
    return sum(min(some.stop, row) - some.start for some in rows if some.start < row)


class Numbers(Sequence[int]):
    """Numbers in ranges, one behind the other: there may be millions, and few be wanted."""

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
    """Return what becomes of rows some of which are gathered before one of the others.

    Args:
        rows: which are gathered.
        begin: where the first of them is afterwards.
        span: the rows that change places, and those between.

    Returns:
        Where each row of the span is afterwards, and which row is in each place of it then.
    """
    bounds = (span[:0], *rows, span[len(span) :])
    gaps = (range(one.stop, other.start) for one, other in pairwise(bounds))
    others = Numbers(filter(None, gaps))
    ahead = begin - span.start
    order = [*others.between(0, ahead), *rows, *others.between(ahead, len(others))]
    starts = accumulate(map(len, order), initial=span.start)
    there = {run.start: range(at, at + len(run)) for run, at in zip(order, starts, strict=False)}
    return Numbers(there[start] for start in sorted(there)), Numbers(order)
