"""Intents for several records at once: insert, duplicate, delete, move, sort, number, change each.

Comments and blank lines keep their places among the records, but for a comment that touches a
record from above: it goes where that is moved to. To sort is not to move. Each intent reads the
records that it changes, and those between them where they are near; so a person is asked for less
than MOST. What may take long is done in steps, one for each of many places or records.
"""

import re
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from heapq import merge
from itertools import islice
from typing import Final, Literal, TypeAlias

from fenedit.documents.annotating import named, puzzle_of_record, removing, with_line_above
from fenedit.documents.block import StoredLine, is_comment_line
from fenedit.documents.document import Change, Collection, Document, Splice, own_start, reordering
from fenedit.documents.encoding import NUL, first_ending, newline_of, parted
from fenedit.documents.record import Format, Item, Record, operations_of
from fenedit.documents.rewriting import with_operations
from fenedit.notation.position import EMPTY, KINDS, WHITE
from fenedit.notation.problems import Problem, Severity
from fenedit.session.collection.many_changes import (
    Changing,
    carried,
    holds_names,
    in_order,
    is_of_lines,
    lines_of,
    places_of,
    rewritten,
    with_lines,
    with_splices,
    without,
)
from fenedit.session.collection.row_changes import Moved, RowExchange, altering, leaving
from fenedit.session.collection.rows import Rows, before, count, each, gathered, holds, span
from fenedit.session.intents.common import among_records, fitted, insert_records, replace_puzzle
from fenedit.session.state import EditorState, Intent, Label, Notice, Transaction

Changes: TypeAlias = Generator[None, None, Change]
"""The steps of a change of the records,"""
Steps: TypeAlias = Generator[None, None, Transaction | None]
"""and those of a change of the state; None where nothing changes."""

MOST: Final = 50_000
"""So many records are changed in one step, and no more."""
MOST_ARRANGED: Final = 20_000
"""So many are brought in another order."""
_FEW: Final = 64
"""So many records are spliced one by one, and each may be read."""
_NEAR: Final = 64
"""Rows with no more others between them are taken in one splice."""
_FAR: Final = 1024
"""Records that are moved past so many more others are taken out and put in elsewhere."""

_KEPT_APART: Final = "games-kept-apart"


def appending(state: EditorState, other: Collection) -> Steps:
    """Insert the records of another collection behind all others."""
    collection, many = state.collection, len(other)
    label, origin, end = Label("append-file", count=many), "records.append", len(collection)
    lone = other.format == "pgn" or holds_names(other)
    if many <= _FEW or lone or not is_of_lines(collection):
        others: list[Item] = []
        both = collection.format == other.format == "fen"
        for row in range(many):
            others += with_line_above(other, row) if both else (named(other, row),)
            yield
        return insert_records(state, end, others, label, origin)
    lines = yield from lines_of(other, (range(many),))
    return (yield from _inserting(state, lines, end, label, origin))


def copying(state: EditorState, rows: Rows, to: int) -> Steps:
    """Insert copies of some records before the one at an index, and show the first copy."""
    collection, many = state.collection, count(rows)
    label = Label("duplicate-record", count=many)
    if many <= _FEW or not is_of_lines(collection) or holds_names(collection):
        copies = [item for row in each(rows) for item in with_line_above(collection, row)]
        return insert_records(state, to, copies, label, "records.duplicate")
    lines = yield from lines_of(collection, rows)
    return (yield from _inserting(state, lines, to, label, "records.duplicate"))


def _inserting(
    state: EditorState, lines: Sequence[StoredLine], at: int, label: Label, origin: str
) -> Steps:
    """Insert lines, each as one of its own, so that the first gets an index."""
    after = yield from with_lines(state.collection, at, [_fitted(state, line) for line in lines])
    many = len(after) - len(state.collection)
    change = leaving(after, state.collection, (range(at, at + many),)).inverted()
    return Transaction(change, at, label, origin)


def deleting(state: EditorState, rows: Rows, *, cut: bool = False) -> Steps:
    """Take some records out of the document, and show the one behind the first of them."""
    many = count(rows)
    wanted = rows[0].start if holds(rows, state.current) else state.current
    current = min(wanted - before(rows, wanted), len(state.collection) - many - 1)
    label = Label("cut-record" if cut else "delete-record", count=many)
    change = yield from _without(state.collection, rows)
    return among_records(change, max(0, current), label, "records.delete")


def moving(state: EditorState, rows: Rows, to: int) -> Steps:
    """Move some records, in their order, before the one at an index; to the end with the length.

    None where they stand there already.
    """
    if not rows or (len(rows) == 1 and rows[0].start <= to <= rows[0].stop):
        return None
    first, end = min(rows[0].start, to), max(rows[-1].stop, to)
    label = Label("move-record", count=count(rows))
    begin = to - before(rows, to)
    places, origins = gathered(rows, begin, range(first, end))
    current = state.current
    if first <= current < end:
        current = places[current - first]
    passed = range(first, rows[0].start) or range(rows[-1].stop, end)
    if len(rows) == 1 and len(passed) + _FAR < len(rows[0]):
        # A great many pass a few: it is the same if those few move to the other side.
        other = end - len(passed) if passed.start == first else first
        change = yield from _carried(state, (passed,), other, range(first, end))
    elif end - first > count(rows) + _FAR:
        change = yield from _carried(state, rows, begin, range(first, end))
    else:
        order = list(origins)
        change = yield from _rearranged(state.collection, first, order, with_comments=True)
    return among_records(change, current, label, "records.move")


def stepping(state: EditorState, rows: Rows, steps: int) -> Steps:
    """Move some records up (negative) or down by one, together; scattered ones gather."""
    if not rows:
        return None
    to = rows[0].start - 1 if steps < 0 else rows[-1].stop + 1
    changed = yield from moving(state, rows, max(0, min(to, len(state.collection))))
    if changed is None:
        return None
    code = "move-record-up" if steps < 0 else "move-record-down"
    return replace(changed, label=Label(code, count=count(rows)))


def arranging(state: EditorState, rows: Rows, order: Sequence[int], label: Label) -> Steps:
    """Put the records of some rows into these rows in another order; None if it is the same.

    `order` has the same rows, that of the record first that comes first, and so on.
    """
    places = list(each(rows))
    if places == list(order):
        return None
    whole = span(rows)
    coming = dict(zip(places, order, strict=True))
    new_order = [coming.get(row, row) for row in whole]
    current = state.current
    if holds(rows, current):
        current = places[list(order).index(current)]
    is_named = holds_names(state.collection)
    change = yield from _rearranged(
        state.collection, whole.start, new_order, with_comments=is_named
    )
    made = among_records(change, current, label, "records.arrange")
    if is_named or not _has_comments(state.collection, whole):
        return made
    return replace(made, notices=(*made.notices, Notice("comments-stayed")))


def _has_comments(collection: Collection, rows: range) -> bool:
    """Tell whether comments stand between some records, or touch the first of them."""
    if collection.format == "pgn":
        return False
    at, end = own_start(collection, rows.start), collection.place_of(rows[-1]) + 1
    lines = collection.stored_between(at, end) if end - at > len(rows) else ()
    return any(map(is_comment_line, lines))


def rewriting(
    state: EditorState, rows: Rows, written: Callable[[int, Record], Record], label: Label
) -> Steps:
    """Put other records in the place of some; None where all stay the same.

    `written` gives a new record for a number, counted from 0 among the rows, and an old one.
    """
    after = yield from rewritten(state.collection, rows, written)
    if after is state.collection:
        return None
    change = altering(state.collection, after, rows)
    return Transaction(change, state.current, label, "records.rewrite")


def renumbering(state: EditorState, rows: Rows) -> Steps:
    """Name each of some records by its number among them, from 1; games and drafts stay."""
    document, label = state.document, Label("renumber-records", count=count(rows))
    if document.format != "fen":

        def numbered(number: int, record: Record) -> Record:
            return with_number(record, number + 1, document.format)

        return (yield from rewriting(state, rows, numbered, label))
    splices: list[Splice] = []
    for number, row in enumerate(each(rows), start=1):
        shown = EditorState(document, row)
        puzzle = replace(puzzle_of_record(shown.named), name=str(number))
        if not (shown.is_draft or shown.record.is_game) and (
            made := replace_puzzle(shown, shown.record, puzzle, label, "records.rewrite")
        ):
            splices.append(_splice_of(made))
        yield
    if not splices:
        return None
    after = yield from with_splices(state.collection, splices)
    change = altering(state.collection, after, rows)
    return Transaction(change, state.current, label, "records.rewrite")


def performing(state: EditorState, rows: Rows, intent: Intent[[]]) -> Steps:
    """Do to each of some records what an intent does to the shown one.

    Drafts stay as they are, and so does what the intent finds nothing to change in; a notice tells
    how many these are. None where all are.
    """
    document, collection = state.document, state.collection
    done: list[Transaction] = []
    if collection.format == "pgn":
        # What a game needs to stay apart from the one before depends on what became of that.
        changing = Changing(collection)
        for row in each(rows):
            made = _performed(document.with_collection(changing.collection), row, intent)
            if made is not None:
                changing.take(_splice_of(made))
                done.append(made)
            yield
        after = changing.collection
    else:
        for row in each(rows):
            if (made := _performed(document, row, intent)) is not None:
                done.append(made)
            yield
        after = yield from with_splices(collection, map(_splice_of, done))
    if not done:
        return None
    label = replace(done[0].label, count=len(done))
    notices = _told_once(done, count(rows) - len(done))
    change = altering(collection, after, rows)
    key = done[0].merge_key
    return Transaction(change, state.current, label, done[0].origin, key, notices)


def may_perform(state: EditorState, rows: Rows, intent: Intent[[]]) -> bool:
    """Tell whether an intent would change any of some records; of many it is not asked."""
    if count(rows) > _FEW:
        return True
    return any(_performed(state.document, row, intent) for row in each(rows))


def _performed(document: Document, row: int, intent: Intent[[]]) -> Transaction | None:
    """Return what an intent does to a record; None if that is a draft, or stays as it is."""
    state = EditorState(document, row)
    return None if state.is_draft else intent(state)


def _splice_of(made: Transaction) -> Splice:
    assert isinstance(made.change, Splice)  # what changes the shown record alone is one
    return made.change


def _told_once(done: Sequence[Transaction], left: int) -> tuple[Notice, ...]:
    """Return the notices of changes of one record each, by the number of records."""
    counts = Counter({"unchanged": left} if left else {})
    games = 0
    for made in done:
        counts.update(dict.fromkeys((notice.code for notice in made.notices), 1))
        games += sum(int(each.detail) for each in made.notices if each.code == _KEPT_APART)
    apart = (Notice(_KEPT_APART, str(games)),) if counts.pop(_KEPT_APART, 0) else ()
    return (*(Notice(code, count=number) for code, number in counts.items()), *apart)


def _clusters(rows: Rows) -> list[Rows]:
    """Return the rows in groups, of which each has but short gaps in it."""
    groups: list[list[range]] = []
    for some in rows:
        if groups and some.start - groups[-1][-1].stop <= _NEAR:
            groups[-1].append(some)
        else:
            groups.append([some])
    return [tuple(group) for group in groups]


def _without(collection: Collection, rows: Rows) -> Changes:
    if count(rows) > _FEW and is_of_lines(collection):
        if not holds_names(collection):
            after = yield from without(collection, rows)
            return leaving(collection, after, rows)
        splices: list[Splice] = []
        for some in rows:
            for row in some:
                splices.append(removing(collection, row, last=row == some[-1]))
                yield
        after = yield from with_splices(collection, splices)
        return leaving(collection, after, rows)
    changing = Changing(collection)
    # A game needs to be parted from another one wherever the two come together.
    apart = collection.format == "pgn"
    if holds_names(collection):
        for row in reversed(list(each(rows))):
            changing.take(removing(changing.collection, row))
            yield
        return changing.change()
    for near in reversed([(some,) for some in rows] if apart else _clusters(rows)):
        whole = span(near)
        splice = changing.collection.deleting(whole.start, len(whole))
        if len(near) > 1:
            splice = _thinned(splice, near)
        changing.take(splice)
        yield
    return changing.change()


def _thinned(splice: Splice, rows: Rows) -> Splice:
    """Return the splice that removes only some of the records that another one removes."""
    kept: list[Item] = []
    chosen = set(each(rows))
    row = rows[0].start - 1
    for item in splice.removed:
        row += isinstance(item, Record)
        if not isinstance(item, Record) or row not in chosen:
            kept.append(item)
    return replace(splice, inserted=tuple(kept))


def _carried(state: EditorState, rows: Rows, begin: int, whole: range) -> Changes:
    """Return the change that takes records out and inserts them at an index of what is left."""
    collection = state.collection
    new_places, origins = gathered(rows, begin, whole)
    games = collection.format == "pgn"
    places = [] if games else (yield from places_of(collection, rows, with_comments=True))
    if is_of_lines(collection):
        if begin:
            before = begin - 1 if begin <= whole.start else origins[begin - 1 - whole.start]
            to = collection.place_of(before) + 1
        else:
            to = own_start(collection, origins[count(rows)])
        after = yield from carried(collection, places, to)
        moved = Moved(whole.start, new_places, origins)
        return RowExchange(collection, after, (moved,))
    changing = Changing(collection)
    if games:
        taken: list[Item] = [collection[row] for row in each(rows)]
    else:
        taken = [item for some in places for item in collection.items(some.start, some.stop)]
    # What has an ending behind which another can stand keeps it.
    newline = state.document.form.newline
    endings = (newline, newline * 2)
    taken = [
        item if item.separate else replace(item, ending=endings[_is_game(item)]) for item in taken
    ]
    for some in reversed(rows if games else places):
        if games:
            changing.take(changing.collection.deleting(some.start, len(some)))
        else:
            removed = changing.collection.items(some.start, some.stop)
            changing.take(Splice(some.start, removed, ()))
        yield
    left = changing.collection
    at = own_start(left, 0) if not begin and len(left) and not games else None
    changing.take(left.inserting(begin, taken, at))
    return changing.change()


def _fitted(state: EditorState, line: StoredLine) -> StoredLine:
    """Return a line that comes into the document as one of its own."""
    if isinstance(line, str):
        return parted(line)[0] + state.document.form.newline
    newline = state.document.form.newline
    return fitted(state, line) if isinstance(line, Record) else replace(line, ending=newline)


def _rearranged(
    collection: Collection, first: int, order: Sequence[int], *, with_comments: bool = False
) -> Changes:
    """Return the change after which the record of row `order[n]` stands in row `first + n`.

    `with_comments` says that comments go with the record that they touch from above.
    """
    games = collection.format == "pgn"
    if is_of_lines(collection):
        places = [0] * len(order)
        for place, row in enumerate(order, start=first):
            places[row - first] = place
        after = yield from in_order(collection, first, order, with_comments=with_comments)
        return RowExchange(collection, after, (Moved(first, places, order),))
    if with_comments and not games:
        return reordering(collection, first, [row - first for row in order])
    rows = range(first, first + len(order))
    if games:
        # Their neighbours get others beside them.
        rows = range(max(rows.start - 1, 0), min(rows.stop + 1, len(collection)))
    splice = collection.deleting(rows.start, len(rows))
    start = collection.records_before(splice.at)
    records = [item for item in splice.removed if isinstance(item, Record)]
    new_order = [*range(start, first), *order, *range(first + len(order), start + len(records))]
    coming = iter(new_order)
    lines = [
        records[next(coming) - start] if isinstance(item, Record) else item
        for item in splice.removed
    ]
    lines = _ended_as(splice.removed, lines)
    if games:
        from fenedit.documents.games import kept_apart

        lines = kept_apart(lines, splice.removed)
    return replace(splice, inserted=tuple(lines))


def _ended_as(old: Sequence[Item], new: list[Item]) -> list[Item]:
    """Let the last line be the one that nothing could follow, if the last one was."""
    short, last = old[-1], new[-1]
    if short is last or short.separate:
        return new
    newline = newline_of(last.ending) or "\n"
    missing = 2 if _is_game(short) and not newline_of(short.ending) else 1
    place = next(place for place, item in enumerate(new) if item is short)
    new[place] = replace(short, ending=short.ending + newline * missing)
    ending = short.ending.strip(NUL)
    new[-1] = replace(last, ending=ending if _is_game(last) else first_ending(ending))
    return new


def _is_game(item: Item) -> bool:
    return isinstance(item, Record) and item.is_game


SortBy: TypeAlias = Literal["title", "side", "material", "men", "verdict", "text"]
"""What records are sorted by."""

Key: TypeAlias = tuple[object, ...]

_AT_ONCE: Final = 500
_DIGITS: Final = re.compile(r"(\d+)")
_GRADES: Final = tuple(Severity)


def key_of_record(
    record: Record, by: SortBy, title_of: Callable[[Record], str], objection: Problem | None = None
) -> Key | None:
    """Return what a record is compared by; None for one that stands behind all others.

    `objection` is what speaks against it; needed for verdicts alone.
    """
    if by == "title":
        return natural(title_of(record))
    if by == "text":
        return (record.line,)
    if by == "verdict":
        if objection is None:
            return None
        return (_GRADES.index(objection.severity), objection.code)
    position = record.position
    if position is None:
        return None
    if by == "side":
        return (position.side_to_move != WHITE,)
    placement = position.placement
    men = len(placement) - placement.count(EMPTY)
    if by == "men":
        return (men,)
    # White's first, so that many queens come first.
    return (men, *(-placement.count(man) for man in (*KINDS, *KINDS.lower())))


def sorting(
    rows: Sequence[int], keys: Sequence[Key | None], *, down: bool
) -> Generator[None, None, list[int]]:
    """Return rows in the order of their keys; those alike stay as they are, those without last.

    It yields after each short while, for to sort many takes long.
    """
    known = {row: key for row, key in zip(rows, keys, strict=True) if key is not None}
    behind = [row for row in rows if row not in known]
    yield
    rest, runs = iter(known), list[list[int]]()
    while run := list(islice(rest, _AT_ONCE)):
        runs.append(sorted(run, key=known.__getitem__, reverse=down))
        yield
    order: list[int] = []
    for row in merge(*runs, key=known.__getitem__, reverse=down):
        order.append(row)
        if not len(order) % _AT_ONCE:
            yield
    return order + behind


def natural(text: str) -> Key:
    """Return what a text is compared by so that 9 stands before 10, whatever the case."""
    parts = _DIGITS.split(text.casefold())
    return tuple(_number(part) if part.isdecimal() else (-1, part) for part in parts)


def _number(digits: str) -> Key:
    """Return what a number is compared by: its length first, for Python reads no very long one."""
    # Of any script; the digits of one are in order.
    plain = "".join(str(int(digit)) for digit in digits) if not digits.isascii() else digits
    number = plain.lstrip("0")
    return len(number), number


_ID = "id"


def with_number(record: Record, number: int, file_format: Format) -> Record:
    """Return a line whose `id` is a number; all else that stands behind its fields stays.

    A game, and what does not parse, stay as they are.
    """
    if record.is_game or record.position is None:
        return record
    from fenedit.notation.epd.record import read_operations

    rest = operations_of(record)
    wanted = f'{_ID} "{number}"'
    for operation in read_operations(rest).operations:
        if operation.opcode == _ID and operation.span is not None:
            first, end = operation.span
            close = ";" if rest[first:end].endswith(";") else ""
            text = rest[:first] + wanted + close + rest[end:]
            return with_operations(record, text, file_format)
    others = rest.lstrip()
    text = f"{wanted}; {others}" if others else f"{wanted};"
    return with_operations(record, text, file_format)
