"""Two versions of a collection side by side: where they differ, row by row."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Final, TypeAlias

from fenedit.documents.block import StoredLine
from fenedit.documents.document import Collection
from fenedit.documents.encoding import newline_of, parted
from fenedit.documents.record import Format, Item, Record

MOST_COMPARED: Final = 1500
"""So many lines in a row are matched one by one; in longer runs those that both have anchor."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line, or a game, that differs. At least one version has it.

    Attributes:
        number: 1 for the first record, counted in my version, or in theirs where mine lacks it.
        mine: what stands in the window; None if it has no such line.
        theirs: what stands in the file; None if it has no such line.
    """

    number: int
    mine: StoredLine | None
    theirs: StoredLine | None


Part: TypeAlias = tuple[StoredLine, ...] | Row
"""Lines that both versions have, as they stand in mine; or a row that differs."""


class Versions:
    """What becomes of two versions, by choice.

    Attributes:
        parts: both in their order.
        rows: those of the parts that differ.
    """

    def __init__(self, mine: Collection, theirs: Collection) -> None:
        """Compare two collections; what ends their lines does not count."""
        self._formats = (mine.format, theirs.format)
        self.parts = tuple(_parts(mine, theirs))
        self.rows = tuple(part for part in self.parts if isinstance(part, Row))

    def items(self, row: Row) -> tuple[Item | None, Item | None]:
        """Return what mine and theirs of a row hold."""
        mine, theirs = self._formats
        return _item(row.mine, mine), _item(row.theirs, theirs)

    def merged(self, theirs: Sequence[bool]) -> list[StoredLine]:
        """Return the lines of a new version; for each row, whether theirs is taken."""
        chosen = iter(theirs)
        lines: list[StoredLine] = []
        for part in self.parts:
            if not isinstance(part, Row):
                lines += part
                continue
            taken = next(chosen)
            line = part.theirs if taken else part.mine
            if taken and self._formats[0] != self._formats[1]:
                # A line is read as its own file's format has it.
                line = _item(line, self._formats[1])
            if line is not None:
                lines.append(line)
        return _apart(lines)


def _parts(mine: Collection, theirs: Collection) -> Iterator[Part]:
    ours, others = list(mine.stored()), list(theirs.stored())
    runs = _runs(list(map(_text, ours)), list(map(_text, others)))
    for same, (first, last), (begin, end) in runs:
        if same:
            yield tuple(ours[first:last])
            continue
        for here, there in zip_longest(range(first, last), range(begin, end)):
            if here is not None:
                before = mine.records_before(here)
            elif there is not None:
                before = theirs.records_before(there)
            yield Row(
                before + 1,
                None if here is None else ours[here],
                None if there is None else others[there],
            )


def _item(line: StoredLine | None, file_format: Format) -> Item | None:
    if not isinstance(line, str):
        return line
    return next(Collection([line], file_format).lines, None)


Span: TypeAlias = tuple[int, int]


def _runs(ours: list[str], others: list[str]) -> Iterator[tuple[bool, Span, Span]]:
    """Yield runs of both texts in their order: whether they are the same, and their spans."""
    shorter = min(len(ours), len(others))
    head = next((i for i in range(shorter) if ours[i] != others[i]), shorter)
    most = shorter - head
    tail = next((i for i in range(most) if ours[-1 - i] != others[-1 - i]), most)
    if head:
        yield True, (0, head), (0, head)
    yield from _between(ours, others, (head, len(ours) - tail), (head, len(others) - tail))
    if tail:
        yield True, (len(ours) - tail, len(ours)), (len(others) - tail, len(others))


def _between(
    ours: list[str], others: list[str], here: Span, there: Span
) -> Iterator[tuple[bool, Span, Span]]:
    """Yield the runs within two spans, whose first lines differ and whose last ones do."""
    first, begin = here[0], there[0]
    for a, b, size in (*_matches(ours, others, here, there), (here[1], there[1], 0)):
        if a > first or b > begin:
            yield False, (first, a), (begin, b)
        if size:
            yield True, (a, a + size), (b, b + size)
        first, begin = a + size, b + size


def _matches(
    ours: list[str], others: list[str], here: Span, there: Span
) -> Iterator[tuple[int, int, int]]:
    """Yield where equal runs begin in both, and how long they are, in their order."""
    if max(here[1] - here[0], there[1] - there[0]) <= MOST_COMPARED:
        matcher = SequenceMatcher(None, ours[slice(*here)], others[slice(*there)], autojunk=False)
        for a, b, size in matcher.get_matching_blocks():
            if size:
                yield here[0] + a, there[0] + b, size
        return
    # In time that grows with the lines: what stands in their order in both, found going forward.
    places: dict[str, list[int]] = {}
    for place in range(there[1] - 1, there[0] - 1, -1):
        places.setdefault(others[place], []).append(place)
    least, a = there[0], here[0]
    while a < here[1]:
        found = places.get(ours[a], [])
        while found and found[-1] < least:
            found.pop()
        if not found or found[-1] - least > MOST_COMPARED:
            a += 1
            continue
        b, size = found[-1], 0
        while a + size < here[1] and b + size < there[1] and ours[a + size] == others[b + size]:
            size += 1
        yield a, b, size
        a, least = a + size, b + size


def _text(line: StoredLine) -> str:
    return parted(line)[0] if isinstance(line, str) else line.line


def _apart(lines: list[StoredLine]) -> list[StoredLine]:
    """Return lines of which none runs together with the next."""
    newline = next(filter(None, map(_newline, lines)), "\n")
    for place, line in enumerate(lines[:-1]):
        if not isinstance(line, str):
            if not line.separate:
                game = isinstance(line, Record) and line.is_game
                lines[place] = replace(line, ending=newline * (2 if game else 1))
        elif not _newline(line):
            lines[place] = line + newline
    return lines


def _newline(line: StoredLine) -> str:
    return newline_of(parted(line)[1] if isinstance(line, str) else line.ending)
