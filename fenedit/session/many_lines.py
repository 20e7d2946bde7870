"""Collections after many lines at once left, came or changed places, most of them never read.

To splice one record after the other would look through the whole collection as often. Unless it
is said otherwise, only for formats whose records are lines, and where the last line has an ending,
so that any can stand behind any other. Each is a generator that yields after a short while, where
there are many ranges after each, and returns what became of the collection.
"""

from bisect import bisect_right
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, chain, islice
from typing import TypeAlias

from fenedit.documents.block import Block, StoredLine
from fenedit.documents.collection import Collection
from fenedit.documents.file_block import FileBlock, Part
from fenedit.documents.mixed_block import Piece, blocks_from
from fenedit.documents.record import Record
from fenedit.session.rows import Rows

Steps: TypeAlias = Generator[None, None, Collection]


def is_of_lines(collection: Collection) -> bool:
    """Tell whether any line of a collection can stand behind any other as it is."""
    if collection.format == "pgn" or not collection.blocks:
        return False
    last = collection.blocks[-1]
    return last.item(last.size - 1).separate


def without(collection: Collection, rows: Rows) -> Steps:
    """Return a collection without some records; the lines between them stay."""
    blocks: list[Block] = []
    for block, chosen in _shares(collection, rows):
        if not chosen:
            blocks.append(block)
            continue
        kept: list[Piece] = []
        for taken, _first, _last, pieces in _cut(block, chosen):
            if not taken:
                kept += pieces
        blocks += blocks_from(kept, collection.format)
        yield from [None] * len(chosen)
    return Collection.of_blocks(blocks, collection.format)


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


def in_order(collection: Collection, first: int, order: Sequence[int]) -> Steps:
    """Return a collection in whose row `first + n` the record of row `order[n]` stands."""
    rows = (range(first, first + len(order)),)
    held: list[StoredLine] = []
    for block, chosen in _shares(collection, rows):
        if chosen:
            stored, places = block.stored, block.places
            held += (stored[places[record]] for record in chosen[0])
            yield
    coming = (held[row - first] for row in order)
    blocks: list[Block] = []
    for block, chosen in _shares(collection, rows):
        if not chosen:
            blocks.append(block)
            continue
        lines: list[Piece] = []
        for taken, start, end, pieces in _cut(block, chosen):
            lines += islice(coming, end - start) if taken else pieces
        blocks += blocks_from(lines, collection.format)
        yield
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
    starts = block.line_starts() if isinstance(block, FileBlock) else None
    done = 0
    for first, last in _runs(block, chosen):
        if done < first:
            yield False, done, first, _pieces(block, done, first, starts)
        yield True, first, last, _pieces(block, first, last, starts)
        done = last
    if done < block.size:
        yield False, done, block.size, _pieces(block, done, block.size, starts)


def _pieces(block: Block, first: int, last: int, starts: Sequence[int] | None) -> Sequence[Piece]:
    if starts is not None and isinstance(block, FileBlock):
        return (Part(block, first, last, starts[first], starts[last]),)
    return list(block.cut(first, last))


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
