"""Some rows of a list, as ranges: a million of them in a row cost no more than one."""

from collections.abc import Iterable, Iterator
from itertools import chain
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
