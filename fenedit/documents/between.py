"""What stands between the records of a file: comments and blank lines.

A comment that touches a record from above, with no blank line between, is its own.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import cast

from fenedit.documents.block import StoredLine, is_comment_line, is_record, item_of
from fenedit.documents.document import Collection, Splice, ending_moved_back, set_apart, with_ending
from fenedit.documents.encoding import NUL, newline_of
from fenedit.documents.record import Aside, Item


def in_slots(lines: Sequence[StoredLine], order: Sequence[int]) -> list[StoredLine]:
    """Return lines, not of PGN, in which the n-th record is the one of number `order[n]` before.

    Comments that touch a record from above come with it. Blank lines, and comments before them or
    behind all records, stay where they are among the records.
    """
    slots: list[tuple[list[StoredLine], list[StoredLine]]] = []
    staying, touching = list[StoredLine](), list[StoredLine]()
    for line in lines:
        if is_record(line):
            slots.append((staying, [*touching, line]))
            staying, touching = [], []
        elif is_comment_line(line):
            touching.append(line)
        else:
            staying += [*touching, line]
            touching = []
    result: list[StoredLine] = []
    for (before, _), number in zip(slots, order, strict=True):
        result += before
        result += slots[number][1]
    return [*result, *staying, *touching]


def own_start(collection: Collection, index: int) -> int:
    """Return the place where a record begins with its own comments; IndexError if there is none.

    What stands before a game of PGN is not its own.
    """
    place = collection.place_of(index)
    least = collection.place_of(index - 1) + 1 if index else 0
    if collection.format == "pgn":
        return place
    while place > least and is_comment_line(collection.items(place - 1, place)[0]):
        place -= 1
    return place


def asides_before(collection: Collection, index: int, most: int = 0) -> tuple[Aside, ...]:
    """Return the lines between a record, or the end, and the record before.

    With `most` no more than so many, those next to the record.
    """
    at, end = _between(collection, index)
    items = collection.items(max(at, end - most) if most else at, end)
    return tuple(item for item in items if isinstance(item, Aside))


def moving(collection: Collection, index: int, to: int) -> Splice:
    """Return the splice after which the record at an index has another; both exist."""
    if collection.format == "pgn":
        return collection.moving_game(index, to)
    first = min(index, to)
    order = list(range(max(index, to) + 1 - first))
    order.insert(to - first, order.pop(index - first))
    return reordering(collection, first, order)


def reordering(collection: Collection, first: int, order: Sequence[int]) -> Splice:
    """Return the splice after which the record `first + order[n]` has the index `first + n`.

    Not for PGN. Own comments go with their record, see `in_slots`.
    """
    at = own_start(collection, first)
    end = collection.place_of(first + len(order) - 1) + 1
    removed = collection.items(at, end)
    moved = tuple(item_of(line, collection.format) for line in in_slots(removed, order))
    return Splice(at, removed, ending_moved_back(moved))


def commenting(collection: Collection, index: int, texts: Sequence[str]) -> Splice:
    r"""Return the splice that puts comments and blank lines before a record, or the end.

    They take the place of those that stand there; what stays the same keeps its ending. Not for
    PGN.
    """
    at, end = _between(collection, index)
    old = collection.items(at, end)
    front = _alike(old, texts)
    back = _alike(old[front:][::-1], texts[front:][::-1])
    at, removed = at + front, old[front : len(old) - back]
    before = collection.items(at - 1, at)[0] if at else None
    beside = collection.items(end, end + 1) if end < collection.line_count else ()
    near = before or next(iter((*old, *beside)), None)
    newline = newline_of(near.ending if near else "") or "\n"
    inserted: list[Item] = [Aside(text, newline) for text in texts[front : len(texts) - back]]
    last = removed[-1] if removed else before
    if at + len(removed) < collection.line_count or not inserted or last is None:
        return Splice(at, removed, tuple(inserted))
    if cast("Aside", inserted[-1]).text:
        # The last line of the file ends as the one before it did.
        inserted[-1] = with_ending(inserted[-1], last.ending.strip(NUL))
    if before is None or before.separate:
        return Splice(at, removed, tuple(inserted))
    return Splice(at - 1, (before, *removed), (set_apart(before, newline), *inserted))


def _between(collection: Collection, index: int) -> tuple[int, int]:
    end = collection.place_of(index) if index < len(collection) else collection.line_count
    return collection.place_of(index - 1) + 1 if index else 0, end


def _alike(items: Sequence[Item], texts: Sequence[str]) -> int:
    """Return how many items at the beginning have the texts that are wanted."""
    pairs = zip(items, texts, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0].line == pair[1], pairs))
