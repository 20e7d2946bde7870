"""Changes of many records at once: they know what they did to the rows, and read hardly any.

To splice one record after the other would look through the whole collection as often. Unless it is
said otherwise, what works on lines is only for formats whose records are lines.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, chain, islice, pairwise
from operator import itemgetter
from typing import NamedTuple, TypeAlias, cast

from fenedit.documents.block import Block, StoredLine
from fenedit.documents.document import Change, Collection, Exchange, Splice, in_slots, own_start
from fenedit.documents.files.file_block import Piece, blocks_from
from fenedit.documents.record import Record
from fenedit.session.collection.rows import Rows


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


Steps: TypeAlias = Generator[None, None, Collection]


def is_of_lines(collection: Collection) -> bool:
    """Tell whether any line of a collection can stand behind any other as it is."""
    if collection.format == "pgn" or not collection.blocks:
        return False
    last = collection.blocks[-1]
    return last.item(last.size - 1).separate


def without(collection: Collection, rows: Rows) -> Steps:
    """Return a collection without some records; the lines between them stay."""
    return _exchanged(collection, rows, iter(()))


def holds_names(collection: Collection) -> bool:
    """Tell whether comment lines may name records."""
    return collection.format == "fen" and len(collection) < collection.line_count


def with_splices(collection: Collection, splices: Iterable[Splice]) -> Collection:
    """Return a collection after splices made for it, which are in order and lie apart."""
    cuts = ((each.at, each.at + len(each.removed), each.inserted) for each in splices)
    steps = _with_cuts(collection, cuts)
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            return cast("Collection", ended.value)


def lines_of(collection: Collection, rows: Rows) -> Generator[None, None, list[StoredLine]]:
    """Return the lines of some records as they are."""
    lines: list[StoredLine] = []
    for block, chosen in _shares(collection, rows):
        if not chosen:
            continue
        stored, places = block.stored, block.places
        for some in chosen:
            lines += (stored[places[record]] for record in some)
            yield
    return lines


def with_lines(collection: Collection, at: int, lines: Iterable[StoredLine]) -> Steps:
    """Return a collection with lines so that the first record of them gets an index.

    They stand right behind the record before, so that a comment stays with what it precedes.
    """
    blocks = collection.blocks
    ends = list(accumulate(block.records for block in blocks))
    # Without any record they come behind all lines.
    number = min(bisect_right(ends, max(at - 1, 0)), len(blocks) - 1)
    block = blocks[number]
    within = at - (ends[number - 1] if number else 0)
    if at:
        place = block.place_of(within - 1) + 1
    else:
        place = block.place_of(0) if block.records else block.size
    pieces = chain(block.cut(0, place), lines, block.cut(place, block.size))
    made: list[Block] = []
    for new in blocks_from(pieces, collection.format):
        made.append(new)
        yield
    return Collection.of_blocks((*blocks[:number], *made, *blocks[number + 1 :]), collection.format)


def in_order(
    collection: Collection, first: int, order: Sequence[int], *, with_comments: bool = False
) -> Steps:
    """Return a collection in whose row `first + n` the record of row `order[n]` stands.

    `with_comments` says that comments go with the record that they touch from above.
    """
    if with_comments:
        at, end = own_start(collection, first), collection.place_of(first + len(order) - 1) + 1
        if end - at > len(order):
            lines = list(collection.stored_between(at, end))
            numbers = [row - first for row in order]
            return (yield from _with_cuts(collection, [(at, end, in_slots(lines, numbers))]))
    rows = (range(first, first + len(order)),)
    held = yield from lines_of(collection, rows)
    return (yield from _exchanged(collection, rows, (held[row - first] for row in order)))


def own_lines(collection: Collection, rows: Rows) -> Generator[None, None, list[range]]:
    """Return the places of the lines of some records, and of the comments that touch them."""
    found: list[range] = []
    for some in rows:
        at, end = own_start(collection, some.start), collection.place_of(some[-1]) + 1
        first = collection.place_of(some.start)
        if end - first == len(some):
            # As most files are, without comments between the records.
            found.append(range(at, end))
            yield
            continue
        for row in some:
            place = collection.place_of(row) + 1
            found.append(range(own_start(collection, row), place))
            yield
    return found


def carried(collection: Collection, places: Sequence[range], to: int) -> Steps:
    """Return a collection in which the lines of some places stand before that of another one."""
    lines: list[StoredLine] = []
    for some in places:
        lines += collection.stored_between(some.start, some.stop)
        yield
    cuts: list[_Cut] = [(some.start, some.stop, ()) for some in places]
    return (
        yield from _with_cuts(collection, sorted([*cuts, (to, to, lines)], key=itemgetter(0, 1)))
    )


_Cut: TypeAlias = tuple[int, int, Sequence[StoredLine]]
"""Two places, and the lines that come between them."""


def _with_cuts(collection: Collection, cuts: Iterable[_Cut]) -> Steps:
    """Return a collection with other lines in some places, which are in order and lie apart."""
    waiting = deque(cuts)
    blocks: list[Block] = []
    start = 0
    for block in collection.blocks:
        end, done = start + block.size, start
        pieces: list[Piece] = []
        is_last = end == collection.line_count
        while waiting and (waiting[0][0] < end or is_last):
            at, stop, lines = waiting.popleft()
            pieces += block.cut(done - start, at - start)
            pieces += lines
            done = min(stop, end)
            if stop > end:
                waiting.appendleft((end, stop, ()))
                break
        if done == start and not pieces:
            blocks.append(block)
        else:
            blocks += blocks_from(
                [*pieces, *block.cut(done - start, block.size)], collection.format
            )
            yield
        start = end
    return Collection.of_blocks(blocks, collection.format)


def _exchanged(collection: Collection, rows: Rows, coming: Iterator[StoredLine]) -> Steps:
    """Return a collection with other lines in the place of some records, as far as there are any.

    It yields once for each run of them in a block.
    """
    blocks: list[Block] = []
    for block, chosen in _shares(collection, rows):
        if not chosen:
            blocks.append(block)
            continue
        lines: list[Piece] = []
        for taken, first, last, pieces in _cut(block, chosen):
            lines += islice(coming, last - first) if taken else pieces
        blocks += blocks_from(lines, collection.format)
        yield from [None] * len(chosen)
    return Collection.of_blocks(blocks, collection.format)


def rewritten(
    collection: Collection, rows: Rows, written: Callable[[int, Record], Record]
) -> Steps:
    """Return a collection with other records in the place of some, the same where none changes.

    `written` gives a new record for a number, counted from 0 among the rows, and an old one. Of
    any format; yields after each record.
    """
    blocks: list[Block] = []
    number, changes = 0, False
    for block, chosen in _shares(collection, rows):
        lines: list[Piece] = []
        changed = False
        for taken, first, last, pieces in _cut(block, chosen) if chosen else ():
            if not taken:
                lines += pieces
                continue
            for place in range(first, last):
                old = block.item(place)
                assert isinstance(old, Record)  # only records are chosen
                new = replace(written(number, old), ending=old.ending)
                changed = changed or new != old
                lines.append(new)
                number += 1
                yield
        blocks += blocks_from(lines, collection.format) if changed else (block,)
        changes = changes or changed
    return Collection.of_blocks(blocks, collection.format) if changes else collection


def _shares(collection: Collection, rows: Rows) -> Iterator[tuple[Block, list[range]]]:
    """Yield each block, and which of its own records are among some rows."""
    start, number = 0, 0
    for block in collection.blocks:
        end = start + block.records
        chosen: list[range] = []
        while number < len(rows) and rows[number].start < end:
            some = rows[number]
            within = range(max(some.start, start) - start, min(some.stop, end) - start)
            # A block may hold no record at all.
            chosen += [within] if within else []
            if some.stop > end:
                break
            number += 1
        yield block, chosen
        start = end


def _cut(block: Block, chosen: Sequence[range]) -> Iterator[tuple[bool, int, int, Sequence[Piece]]]:
    """Yield a block in runs: whether it is records that were chosen, from where to where, what."""
    done = 0
    for first, last in _runs(block, chosen):
        if done < first:
            yield False, done, first, block.cut(done, first)
        yield True, first, last, block.cut(first, last)
        done = last
    if done < block.size:
        yield False, done, block.size, block.cut(done, block.size)


def _runs(block: Block, chosen: Iterable[range]) -> Iterator[tuple[int, int]]:
    """Yield where the records stand: the places of the first lines, and those behind the last."""
    if block.records == block.size:
        yield from ((some.start, some.stop) for some in chosen)
        return
    places = block.places
    for some in chosen:
        first = last = places[some.start]
        for record in some:
            if places[record] != last:
                yield first, last
                first = places[record]
            last = places[record] + 1
        yield first, last
