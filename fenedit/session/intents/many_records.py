"""Changes several records at once: insert, duplicate, delete, move, sort, number, edit each.

Comments and blank lines keep their places among the records, but for a comment right above a
record that is moved: it moves along. If records are sorted, it does so only where each has one, or
in FEN, where it may be a name. Slow ones yield after each of many places or records.
"""

import re
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from heapq import merge
from itertools import islice, pairwise
from typing import Literal, TypeAlias

from fenedit.documents.annotating import named, puzzle_of_record, removing, with_line_above
from fenedit.documents.block import is_comment_line, is_record
from fenedit.documents.document import Change, Collection, Splice, own_start, reordering
from fenedit.documents.encoding import NUL, first_ending, newline_of, parted
from fenedit.documents.games import kept_apart
from fenedit.documents.record import Format, Item, Record, operations_of
from fenedit.documents.rewriting import with_operations
from fenedit.notation.epd.record import read_operations
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
    with_lines,
    with_splices,
    without,
)
from fenedit.session.collection.row_changes import Moved, RowExchange, altering, leaving
from fenedit.session.collection.rows import Rows, before, count, each, gathered, holds, span
from fenedit.session.intents.common import (
    among_records,
    insert_records,
    replace_puzzle,
    replace_record,
)
from fenedit.session.state import EditorState, Intent, Label, Notice, Transaction

Changes: TypeAlias = Generator[None, None, Change]
Steps: TypeAlias = Generator[None, None, Transaction | None]

MOST = 50_000
"""Records that are changed in one step of undo."""
MOST_ARRANGED = 20_000
"""Records that are brought into another order."""
_FAR = 1024
"""Records that pass more others are taken out and put in elsewhere."""


def appending(state: EditorState, other: Collection) -> Steps:
    """Insert the records of another collection after all others."""
    many, end = len(other), len(state.collection)
    label = Label("append-file", count=many)
    return (yield from _copied(state, other, (range(many),), end, label, "records.append"))


def copying(state: EditorState, rows: Rows, to: int) -> Steps:
    """Insert copies of some records before the one at an index, and show the first copy."""
    label = Label("duplicate-record", count=count(rows))
    return (yield from _copied(state, state.collection, rows, to, label, "records.duplicate"))


def _copied(
    state: EditorState, source: Collection, rows: Rows, to: int, label: Label, origin: str
) -> Steps:
    collection = state.collection
    if source.format == "pgn" or holds_names(source) or not is_of_lines(collection):
        items: list[Item] = []
        both = collection.format == source.format == "fen"
        for row in each(rows):
            items += with_line_above(source, row) if both else (named(source, row),)
            yield
        return insert_records(state, to, items, label, origin)
    newline = state.document.form.newline
    lines = [
        parted(line)[0] + newline if isinstance(line, str) else replace(line, ending=newline)
        for line in (yield from lines_of(source, rows))
    ]
    if not lines:
        return None
    after = yield from with_lines(collection, to, lines)
    many = len(after) - len(collection)
    change = leaving(after, collection, (range(to, to + many),)).inverted()
    return Transaction(change, to, label, origin)


def deleting(state: EditorState, rows: Rows, *, cut: bool = False) -> Steps:
    """Delete some records, and show the one after the first of them."""
    many = count(rows)
    wanted = rows[0].start if holds(rows, state.current) else state.current
    current = min(wanted - before(rows, wanted), len(state.collection) - many - 1)
    label = Label("cut-record" if cut else "delete-record", count=many)
    change = yield from _without(state.collection, rows)
    return among_records(change, max(0, current), label, "records.delete")


def _without(collection: Collection, rows: Rows) -> Changes:
    is_named = holds_names(collection)
    if is_of_lines(collection):
        if not is_named:
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
    for some in reversed(rows):
        if is_named:
            for row in reversed(some):
                changing.take(removing(changing.collection, row))
        else:
            changing.take(changing.collection.deleting(some.start, len(some)))
        yield
    return changing.change()


def moving(state: EditorState, rows: Rows, to: int) -> Steps:
    """Move some records, in their order, before the one at an index; to the end with the length.

    None if they are there already.
    """
    if not rows or (len(rows) == 1 and rows[0].start <= to <= rows[0].stop):
        return None
    collection, games = state.collection, state.collection.format == "pgn"
    whole = range(min(rows[0].start, to), max(rows[-1].stop, to))
    begin = to - before(rows, to)
    places, origins = gathered(rows, begin, whole)
    current = places[state.current - whole.start] if state.current in whole else state.current
    label, origin = Label("move-record", count=count(rows)), "records.move"
    if len(whole) <= count(rows) + _FAR:
        change = yield from _rearranged(collection, whole.start, list(origins), with_comments=True)
        return among_records(change, current, label, origin)
    lines = [] if games else (yield from places_of(collection, rows, with_comments=True))
    if is_of_lines(collection):
        if begin:
            above = begin - 1 if begin <= whole.start else origins[begin - 1 - whole.start]
            place = collection.place_of(above) + 1
        else:
            place = own_start(collection, origins[count(rows)])
        after = yield from carried(collection, lines, place)
        moved = Moved(whole.start, places, origins)
        change = RowExchange(collection, after, (moved,))
        return among_records(change, current, label, origin)
    changing = Changing(collection)
    taken: list[Item] = []
    if games:
        taken += map(collection.__getitem__, each(rows))
    for some in lines:
        taken += collection.items(some.start, some.stop)
    # An ending after which another record can follow stays.
    newline = state.document.form.newline
    taken = [
        item if item.separate else replace(item, ending=newline * (1 + _is_game(item)))
        for item in taken
    ]
    for some in reversed(rows if games else lines):
        if games:
            changing.take(changing.collection.deleting(some.start, len(some)))
        else:
            removed = changing.collection.items(some.start, some.stop)
            changing.take(Splice(some.start, removed, ()))
        yield
    left = changing.collection
    at = own_start(left, 0) if not begin and len(left) and not games else None
    changing.take(left.inserting(begin, taken, at))
    return among_records(changing.change(), current, label, origin)


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
    """Put the records of some rows into another order within these rows.

    `order` has the same rows, that of the first record first; None if nothing changes.
    """
    places = list(each(rows))
    if places == list(order):
        return None
    collection, whole = state.collection, span(rows)
    coming = dict(zip(places, order, strict=True))
    new_order = [coming.get(row, row) for row in whole]
    current = state.current
    if holds(rows, current):
        current = places[list(order).index(current)]
    at, end = own_start(collection, whole.start), collection.place_of(whole[-1]) + 1
    has_more = end - at > len(whole) and collection.format != "pgn"
    lines = list(collection.stored_between(at, end)) if has_more else []
    follow = sum(is_comment_line(one) and is_record(other) for one, other in pairwise(lines))
    # Comments above only some records may be headings of several.
    with_comments = holds_names(collection) or follow == len(whole)
    change = yield from _rearranged(collection, whole.start, new_order, with_comments=with_comments)
    made = among_records(change, current, label, "records.arrange")
    if with_comments or not any(map(is_comment_line, lines)):
        return made
    return replace(made, notices=(*made.notices, Notice("comments-stayed")))


def _rearranged(
    collection: Collection, first: int, order: Sequence[int], *, with_comments: bool
) -> Changes:
    """Return the change that puts the record of row `order[n]` into row `first + n`.

    `with_comments` moves the comments right above records, too.
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
    old = splice.removed
    records = [item for item in old if isinstance(item, Record)]
    new_order = [*range(start, first), *order, *range(first + len(order), start + len(records))]
    coming = iter(new_order)
    lines = [records[next(coming) - start] if isinstance(item, Record) else item for item in old]
    short, last = old[-1], lines[-1]
    if short is not last and not short.separate:
        # Nothing could follow the last line, and something follows it now.
        newline = newline_of(last.ending) or "\n"
        missing = 2 if _is_game(short) and not newline_of(short.ending) else 1
        place = next(place for place, item in enumerate(lines) if item is short)
        lines[place] = replace(short, ending=short.ending + newline * missing)
        ending = short.ending.strip(NUL)
        lines[-1] = replace(last, ending=ending if _is_game(last) else first_ending(ending))
    return replace(splice, inserted=tuple(kept_apart(lines, old) if games else lines))


def _is_game(item: Item) -> bool:
    return isinstance(item, Record) and item.is_game


def renumbering(state: EditorState, rows: Rows) -> Steps:
    """Name each of some records by its number among them, from 1; games and drafts stay."""
    label, origin = Label("renumber-records", count=count(rows)), "records.rewrite"

    def numbered(shown: EditorState, number: int) -> Transaction | None:
        record = shown.record
        if record.is_game:
            return None
        if shown.collection.format != "fen":
            record = with_number(record, number, shown.document.format)
            return replace_record(shown, record, label, origin)
        puzzle = puzzle_of_record(shown.named)._replace(name=str(number))
        return replace_puzzle(shown, record, puzzle, label, origin)

    after, done = yield from _changed(state, rows, numbered)
    if not done:
        return None
    change = altering(state.collection, after, rows)
    return Transaction(change, state.current, label, origin)


def performing(state: EditorState, rows: Rows, intent: Intent[[]]) -> Steps:
    """Apply an intent for the shown record to each of some records.

    Drafts stay as they are; a notice counts the records that do not change.
    """
    after, done = yield from _changed(state, rows, lambda shown, _: intent(shown))
    if not done:
        return None
    left = count(rows) - len(done)
    counts = Counter({"unchanged": left} if left else {})
    games = 0
    for made in done:
        counts.update({notice.code for notice in made.notices})
        games += sum(int(it.detail) for it in made.notices if it.code == "games-kept-apart")
    apart = counts.pop("games-kept-apart", 0)
    notices = [Notice(code, count=number) for code, number in counts.items()]
    if apart:
        notices.append(Notice("games-kept-apart", str(games)))
    label = replace(done[0].label, count=len(done))
    change = altering(state.collection, after, rows)
    first = done[0]
    return Transaction(change, state.current, label, first.origin, first.merge_key, (*notices,))


def _changed(
    state: EditorState, rows: Rows, change: Callable[[EditorState, int], Transaction | None]
) -> Generator[None, None, tuple[Collection, list[Transaction]]]:
    """Change records one after the other; `change` gets their numbers from 1."""
    changing = Changing(state.collection)
    done: list[Transaction] = []
    splices: list[Splice] = []
    for number, row in enumerate(each(rows), start=1):
        shown = EditorState(state.document.with_collection(changing.collection), row)
        if not shown.is_draft and (made := change(shown, number)) is not None:
            assert isinstance(made.change, Splice)  # the shown record alone has changed
            done.append(made)
            if shown.collection.format == "pgn":
                # What keeps a game apart from the one before depends on its change.
                changing.take(made.change)
            else:
                splices.append(made.change)
        yield
    return (yield from with_splices(changing.collection, splices)), done


def may_perform(state: EditorState, rows: Rows, intent: Intent[[]]) -> bool:
    """Return whether an intent would change any of some records; many are not asked."""
    if count(rows) > 64:
        return True
    shown = (EditorState(state.document, row) for row in each(rows))
    return any(not it.is_draft and intent(it) for it in shown)


SortBy: TypeAlias = Literal["title", "side", "material", "men", "rating", "verdict", "text"]
"""What records are sorted by."""

Key: TypeAlias = tuple[object, ...]


def key_of_record(
    record: Record, by: SortBy, title_of: Callable[[Record], str], objection: Problem | None = None
) -> Key | None:
    """Return the sort key of a record, None to put it last.

    `objection`, the problem of the record, matters for verdicts alone.
    """
    if by == "title":
        return natural(title_of(record))
    if by == "text":
        return (record.line,)
    if by == "verdict":
        if objection is None:
            return None
        return (list(Severity).index(objection.severity), objection.code)
    if by == "rating":
        said = read_operations(operations_of(record)).operations
        ratings = (each.operands[0].text for each in said if each[0] == "rating" and each.operands)
        return next(map(natural, ratings), None)
    position = record.position
    if position is None:
        return None
    if by == "side":
        return (position.side_to_move != WHITE,)
    placement = position.placement
    pieces = len(placement) - placement.count(EMPTY)
    if by == "men":
        return (pieces,)
    # White's pieces first, many queens before few.
    return (pieces, *(-placement.count(piece) for piece in (*KINDS, *KINDS.lower())))


def sorting(
    rows: Sequence[int], keys: Sequence[Key | None], *, down: bool
) -> Generator[None, None, list[int]]:
    """Return rows in the order of their keys, stably, those without a key last; yield often."""
    known = {row: key for row, key in zip(rows, keys, strict=True) if key is not None}
    after = [row for row in rows if row not in known]
    yield
    rest, runs = iter(known), list[list[int]]()
    while run := list(islice(rest, 500)):
        runs.append(sorted(run, key=known.__getitem__, reverse=down))
        yield
    order: list[int] = []
    for row in merge(*runs, key=known.__getitem__, reverse=down):
        order.append(row)
        if not len(order) % 500:
            yield
    return order + after


def natural(text: str) -> Key:
    """Return a sort key of a text by which 9 comes before 10, whatever the case."""
    key: list[object] = []
    for part in re.split(r"(\d+)", text.casefold()):
        if not part.isdecimal():
            key.append((-1, part))
            continue
        # Of any script. By their length first, for Python reads no very long number.
        plain = part if part.isascii() else "".join(str(int(digit)) for digit in part)
        number = plain.lstrip("0")
        key.append((len(number), number))
    return tuple(key)


def with_number(record: Record, number: int, file_format: Format) -> Record:
    """Return a line whose `id` is a number; a game or a draft stays as it is."""
    if record.is_game or record.position is None:
        return record
    rest = operations_of(record)
    text = f'id "{number}"; {rest.lstrip()}'.rstrip()
    for operation in read_operations(rest).operations:
        if operation.opcode == "id" and operation.span is not None:
            first, end = operation.span
            close = ";" if rest[first:end].endswith(";") else ""
            text = f'{rest[:first]}id "{number}"{close}{rest[end:]}'
            break
    return with_operations(record, text, file_format)
