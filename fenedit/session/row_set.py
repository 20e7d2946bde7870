"""Some rows of a long list, in their order, that follow what happens to the list."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import chain

from fenedit.documents.search.numbers import add, runs
from fenedit.session.row_changes import Altered, Come, Gone, Moved, RowChange
from fenedit.session.rows import Rows


class RowSet:
    """Numbers of rows, eight bytes each; what a change of the list costs goes by their number."""

    def __init__(self, rows: Iterable[int] = ()) -> None:
        """Begin with rows in their order, none twice."""
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
        """Tell whether these are the same rows as others."""
        return self._rows == other._rows

    def place_near(self, row: int) -> int:
        """Return how many of the rows stand before a row."""
        return bisect_left(self._rows, row)

    def places(self, rows: range) -> range:
        """Return the places of those that are among some rows."""
        return range(self.place_near(rows.start), self.place_near(rows.stop))

    def extend(self, rows: Iterable[int]) -> None:
        """Put rows behind those there are."""
        self._rows.extend(rows)

    def insert(self, rows: Iterable[int]) -> None:
        """Put rows, of which none is there, in their places among the others."""
        more = list(rows)
        if more:
            self._rows = array("q", sorted(chain(self._rows, more)))

    def clear(self) -> None:
        """Forget all rows."""
        self._rows = array("q")

    def replace(self, rows: range, others: Iterable[int]) -> None:
        """Hold, of some rows, others than before; those that are kept are in their order."""
        places = self.places(rows)
        self._rows[places.start : places.stop] = array("q", others)

    def runs(self, places: range) -> Iterator[range]:
        """Return the rows in some places, those that touch as one range."""
        return runs(self._rows, places)

    def follow(self, change: RowChange) -> None:
        """Go along with a change of the list; what comes is not among the rows."""
        match change:
            case Gone(row, records):
                self.replace(range(row, row + len(records)), ())
                self._shift(row, -len(records))
            case Come(row, records):
                self._shift(row, len(records))
            case Moved(row, places):
                span = range(row, row + len(places))
                inside = self.places(span)
                here = self._rows[inside.start : inside.stop]
                self.replace(span, sorted(places[old - row] for old in here))
            case Altered():
                pass

    def _shift(self, row: int, steps: int) -> None:
        """Renumber the rows from one on."""
        add(self._rows, self.place_near(row), steps)


def runs_of(rows: RowSet, places: Rows) -> Rows:
    """Return the rows in some places as ranges."""
    found: list[range] = []
    for some in chain.from_iterable(map(rows.runs, places)):
        if found and found[-1].stop == some.start:
            found[-1] = range(found[-1].start, some.stop)
        else:
            found.append(some)
    return tuple(found)
