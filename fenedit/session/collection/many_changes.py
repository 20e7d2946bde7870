"""Changes many records at once, with known effects on rows, and reads few of them.

Splicing records one by one would walk the whole collection each time. Functions on lines are only
for formats whose records are lines, unless they say otherwise.
"""

from collections import deque
from collections.abc import Generator, Iterable, Sequence
from operator import itemgetter
from typing import TypeAlias, cast

from fenedit.documents.block import Block, StoredLine, blocks_in
from fenedit.documents.document import Change, Collection, Splice, in_slots, own_start
from fenedit.documents.record import Format, Item
from fenedit.session.collection.row_changes import RowChange, RowExchange, spliced
from fenedit.session.collection.rows import Rows


class Changing:
    """Splices a collection repeatedly, and returns the whole as one change.

    Attributes:
        collection: the result.
    """

    def __init__(self, collection: Collection) -> None:
        self._before = self.collection = collection
        self._splices: list[Splice] = []
        self._rows: list[RowChange] = []

    def take(self, splice: Splice) -> None:
        """Change the collection once more."""
        self._rows += spliced(self.collection.records_before(splice.at), splice)
        self.collection = self.collection.splice(splice)
        self._splices.append(splice)

    def change(self) -> Change:
        """Return the whole change."""
        if len(self._splices) == 1:
            return self._splices[0]
        return RowExchange(self._before, self.collection, tuple(self._rows))


Steps: TypeAlias = Generator[None, None, Collection]
Cut: TypeAlias = tuple[int, int, Sequence[StoredLine]]
"""Two places, and the lines to put between them."""


def is_of_lines(collection: Collection) -> bool:
    """Return whether the lines of a collection can follow each other in any order."""
    if collection.format == "pgn" or not collection.blocks:
        return False
    last = collection.blocks[-1]
    return last.item(last.size - 1).separate


def holds_names(collection: Collection) -> bool:
    """Return whether comment lines may name records."""
    return collection.format == "fen" and len(collection) < collection.line_count


def places_of(
    collection: Collection, rows: Rows, *, with_comments: bool = False
) -> Generator[None, None, list[range]]:
    """Return the places of the lines of some records, and of the comments that touch them."""
    found: list[range] = []
    start = own_start if with_comments else Collection.place_of
    for some in rows:
        end = collection.place_of(some[-1]) + 1
        if end - collection.place_of(some.start) == len(some):
            # There are no comments between these records, as in most files.
            found.append(range(start(collection, some.start), end))
            yield
            continue
        for row in some:
            found.append(range(start(collection, row), collection.place_of(row) + 1))
            yield
    return found


def lines_of(collection: Collection, rows: Rows) -> Generator[None, None, list[StoredLine]]:
    """Return the lines of some records as they are."""
    lines: list[StoredLine] = []
    for some in (yield from places_of(collection, rows)):
        lines += collection.stored_between(some.start, some.stop)
        yield
    return lines


def without(collection: Collection, rows: Rows) -> Steps:
    """Return a collection without some records; the lines between them stay."""
    places = yield from places_of(collection, rows)
    return (yield from with_cuts(collection, ((some.start, some.stop, ()) for some in places)))


def with_lines(collection: Collection, at: int, lines: Sequence[StoredLine]) -> Steps:
    """Return a collection with inserted lines, the first record of which gets an index.

    They follow the previous record directly, so that comments stay with the record they precede.
    """
    if at:
        place = collection.place_of(at - 1) + 1
    else:
        # Without records, append them.
        place = collection.place_of(0) if len(collection) else collection.line_count
    return (yield from with_cuts(collection, [(place, place, lines)]))


def in_order(
    collection: Collection, first: int, order: Sequence[int], *, with_comments: bool = False
) -> Steps:
    """Return a collection with the record of row `order[n]` in row `first + n`.

    `with_comments` moves comments with the record right below them.
    """
    if with_comments:
        at, end = own_start(collection, first), collection.place_of(first + len(order) - 1) + 1
        if end - at > len(order):
            lines = list(collection.stored_between(at, end))
            numbers = [row - first for row in order]
            return (yield from with_cuts(collection, [(at, end, in_slots(lines, numbers))]))
    rows = (range(first, first + len(order)),)
    held = yield from lines_of(collection, rows)
    coming = [held[row - first] for row in order]
    cuts: list[Cut] = []
    done = 0
    for some in (yield from places_of(collection, rows)):
        cuts.append((some.start, some.stop, coming[done : done + len(some)]))
        done += len(some)
    return (yield from with_cuts(collection, cuts))


def carried(collection: Collection, places: Sequence[range], to: int) -> Steps:
    """Return a collection with the lines of some places moved before another place."""
    lines: list[StoredLine] = []
    for some in places:
        lines += collection.stored_between(some.start, some.stop)
        yield
    cuts: list[Cut] = [(some.start, some.stop, ()) for some in places]
    cuts.append((to, to, lines))
    return (yield from with_cuts(collection, sorted(cuts, key=itemgetter(0, 1))))


def with_splices(collection: Collection, splices: Iterable[Splice]) -> Steps:
    """Return a collection after ordered, separate splices."""
    cuts = ((each.at, each.at + len(each.removed), each.inserted) for each in splices)
    return (yield from with_cuts(collection, cuts))


def with_cuts(collection: Collection, cuts: Iterable[Cut]) -> Steps:
    """Return a collection with other lines in ordered, separate places."""
    waiting = deque(cuts)
    blocks: list[Block] = []
    start = 0
    for block in collection.blocks:
        end = start + block.size
        is_last = end == collection.line_count
        found: list[Cut] = []
        while waiting and (waiting[0][0] < end or is_last):
            at, stop, lines = waiting.popleft()
            found.append((at - start, min(stop, end) - start, lines))
            if stop > end:
                waiting.appendleft((end, stop, ()))
                break
        blocks += _cut(block, found, collection.format)
        if found:
            yield
        start = end
    return Collection.of_blocks(blocks, collection.format)


def _cut(block: Block, cuts: Sequence[Cut], file_format: Format) -> Iterable[Block]:
    """Return a block with other lines in some of its places."""
    if not cuts:
        return (block,)
    if all(block.takes(at, stop, lines) for at, stop, lines in cuts):
        for at, _, lines in cuts:
            block = block.replaced(at, cast("Sequence[Item]", lines))
        return (block,)
    stored = block.stored
    left: list[StoredLine] = []
    done = 0
    for at, stop, lines in cuts:
        left += stored[done:at]
        left += lines
        done = stop
    left += stored[done:]
    return blocks_in(left, file_format)
