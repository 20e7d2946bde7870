"""Changes the records of a document: type, load, add, delete, move, name, convert, reload."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from fenedit.documents.annotating import (
    AFTER,
    name_above,
    name_of,
    names_itself,
    puzzle_of_record,
    removing,
    row_after,
    with_line_above,
    with_marks_at,
)
from fenedit.documents.block import StoredLine
from fenedit.documents.document import (
    Collection,
    Exchange,
    Splice,
    asides_before,
    commenting,
    moving,
)
from fenedit.documents.encoding import newline_of
from fenedit.documents.entry import is_aside
from fenedit.documents.record import Game, Item, Record, moves_of, operations_of, record_from_line
from fenedit.documents.rewriting import (
    holds_game,
    new_record,
    record_of,
    with_chess960,
    with_comment,
    with_position,
    with_text,
)
from fenedit.notation.fen import RANKS_OF_A_DRAFT, format_fen
from fenedit.notation.position import EMPTY_POSITION, Position
from fenedit.notation.puzzle import mended
from fenedit.notation.reading import Found
from fenedit.session.collection.many_changes import Changing
from fenedit.session.intents.common import (
    among_records,
    fitted,
    insert_records,
    is_new,
    new_position,
    removed,
    replace_puzzle,
    replace_record,
)
from fenedit.session.state import EditorState, Intent, Label, Notice, Transaction

_LARGEST_CORRECTION = 8
"""More squares are not changed by hand at once: it is another position, which no picture shows."""


def type_fen(
    state: EditorState, text: str, run: Hashable | None = None, *, whole: bool = False
) -> Transaction | None:
    """Write the text of the FEN field into the record, as a draft if it does not parse.

    Typing with the same run is one step of undo. `whole` says that the text was pasted; see
    `typed`.

    Raises:
        ValueError: the text has a line break, which no record can hold.
    """
    if "\n" in text or "\r" in text:
        raise ValueError("a record is one line")
    record = typed(state, text, whole=whole)
    if record == state.record:
        return None
    position, shown = record.position, state.position
    if position is not None:
        rights = position.placement, position.castling_rights
        if rights != (shown.placement, shown.castling_rights):
            # Lost rights return to edited positions only.
            record = replace(record, remembered_rights="")
        if sum(map(str.__ne__, position.placement, shown.placement)) > _LARGEST_CORRECTION:
            record = replace(record, picture=None)
    over = record.before
    # With each key as long as the typed position is new: a key ends the message before.
    notices = removed(over, record) if over is not None and over.before is not None else ()
    return replace_record(
        state, record, Label("type-fen"), "fen.type", merge_key=run, notices=notices
    )


def means(state: EditorState, text: str) -> bool:
    """Return whether a text means the record shown already."""
    if state.twin:
        return type_fen(state, text) is None
    return typed(state, text) == state.record


def typed(state: EditorState, text: str, *, whole: bool = False) -> Record:
    """Return the shown record with another text.

    A text that is edited keeps everything else in the record, from one key to the next. But once
    fewer ranks are left than make a FEN, or the text was pasted, it is written anew: a new
    position (see `common.new_position`) drops the rest of the old record, which stays as long as
    the text is a draft, and returns when the text means the old position again.
    """
    record, file_format = state.record, state.document.format
    over = record.before
    if over is None or over.before is None:
        edited = with_text(record, text, file_format)
        # Too little may be left of a FEN, in whatever brackets, to be one any more.
        anew = whole or not any(map(is_meant_as_fen, text.split()))
        if edited.position is not None or not state.has_position or not anew:
            return edited
        good = record
        if state.is_draft:
            good = with_text(record, format_fen(state.position), file_format)
        return replace(edited, before=replace(good, before=good.before or good))
    edited = replace(with_text(over, text, file_format), ending=record.ending)
    before = [held.position for held in (over, over.before) if held.position is not None]
    if edited.position is None:
        if not new_position(before[0], state.position):
            return replace(edited, before=over)
    elif not all(new_position(position, edited.position) for position in before):
        return edited
    chess960 = state.chess960 if edited.position is None else record_from_line(text).chess960
    bare = fitted(state, new_record(edited.position or EMPTY_POSITION, file_format, chess960))
    written = with_text(_in_place_of(record, bare), text, file_format)
    stale = None if written.position is not None else state.position
    return replace(written, before=over, stale=stale)


def load_fen(state: EditorState, text: str, origin: str = "paste") -> Transaction | None:
    """Load the position of a text into the shown record; None if it holds none."""
    record = record_from_line(" ".join(text.splitlines()))
    if record.reading is None:
        return None
    found = Found(record.reading.position, record.chess960, rest=operations_of(record))
    return load_found(state, found, origin)


def load_found(state: EditorState, found: Found, origin: str = "paste") -> Transaction | None:
    """Load a position that was found in a text into the shown record.

    A game or a new position replaces the whole record. With the same placement only the fields
    change, and what follows them stays unless the text brings its own.
    """
    file_format = state.document.format
    own = found.rest.strip() and not state.record.is_game
    if own or holds_game(found) or is_new(state, found.position):
        record = _in_place_of(state.record, fitted(state, record_of(found, file_format)))
    else:
        record = with_position(state.record, found.position, file_format)
        if record.is_game and found.rest.strip():
            record = with_comment(record, found.rest)
        record = with_chess960(record, found.chess960)
    record = replace(record, remembered_rights="", picture=found.picture)
    notices = removed(state.record, record)
    if record.is_game and "}" in found.rest and found.rest.strip() not in record.rest:
        notices = (*notices, Notice("braces"))
    return replace_record(state, record, Label("paste"), origin, notices=notices)


def _in_place_of(record: Record, other: Record) -> Record:
    """Return a record that replaces another; a line has no blank line after it."""
    ending = record.ending if other.is_game or not record.is_game else newline_of(record.ending)
    return replace(other, ending=ending)


def is_meant_as_fen(text: str) -> bool:
    """Return whether a line has enough ranks to have been meant as a FEN."""
    return text.count("/") >= RANKS_OF_A_DRAFT - 1


LONGEST = 1_000_000
"""Characters of the longest text that is read; it takes some seconds."""


def add(state: EditorState, position: Position, chess960: bool = False) -> Transaction | None:
    """Insert a record with a position after the shown one."""
    record = new_record(position, state.document.format, chess960)
    return insert_after(state, (record,), Label("add-record"), "records.add")


def beside_game(state: EditorState, transaction: Transaction) -> Transaction | None:
    """Insert the result of a change after the shown game, which stays as it was.

    If the moves are the same, the new record is the position alone.
    """
    after = transaction.apply(state)
    record = replace(after.record, remembered_rights="", before=None)
    if moves_of(record) == moves_of(state.record):
        record = new_record(after.position, state.document.format, after.chess960)
    made = insert_beside(state, (record,), Label("add-record"), "records.add-beside")
    return replace(made, notices=(*made.notices, Notice("record-added", str(made.current + 1))))


def insert_beside(
    state: EditorState, records: Sequence[Item], label: Label, origin: str
) -> Transaction:
    """Insert records after the shown one; a text that was being typed into that is undone."""
    changing = Changing(state.collection)
    if (back := untyped(state)) is not None:
        assert isinstance(back.change, Splice)  # the shown record alone changes
        changing.take(back.change)
    at = state.current + 1
    fitting = [fitted(state, record) for record in records]
    changing.take(changing.collection.inserting(at, fitting))
    return among_records(changing.change(), at, label, origin)


def set_up_beside(
    state: EditorState, reached: EditorState, move: str, at: int, intent: Intent[[]]
) -> Transaction | None:
    """Apply an intent while a position is seen that moves have reached.

    What is drawn on it goes into the comment on the move. What sets up that position makes a new
    record of it, after the one shown; what does not, such as another name, changes the one shown.

    Args:
        state: the state.
        reached: the same with a record of the reached position instead of the one shown.
        move: the words of the move that led there.
        at: where it begins in the text of the record's moves; -1 where it is not there.
        intent: the intent.
    """
    usual = intent(state)
    if usual is not None and not _sets_up(state, usual):
        return usual
    made = intent(reached)
    if made is None or not _sets_up(reached, made):
        return usual if made is not None else None
    before, after = reached.record, made.apply(reached).record
    if at >= 0 and after.position == before.position:
        record = with_marks_at(state.record, at, before.marks, after.marks)
        if record is not None:
            return replace_record(state, record, made.label, made.origin)
    added = insert_taken(state, _changed(after), made.label, made.origin)
    notices = (Notice("set-up-beside", move), *made.notices)
    return replace(added, merge_key=made.merge_key, notices=(*notices, *added.notices))


def insert_taken(state: EditorState, record: Record, label: Label, origin: str) -> Transaction:
    """Insert a position of the shown game after it, and after those taken from it before."""
    row = row_after(state.collection, state.current)
    made = insert_records(state, row, (record,), label, origin)
    assert made is not None  # there is a record
    return made


def _changed(record: Record) -> Record:
    """Return a taken record whose name says that the game did not have its position."""
    name = name_of(record)
    found = AFTER.search(name)
    if found is None:
        return record
    place = found.start("after")
    changed = f"{name[:place]}changed {name[place:]}"
    record = replace(record, rest=record.rest.replace(name, changed))
    if isinstance(record, Game):
        return replace(record, lead=record.lead.replace(name, changed))
    return record


def _sets_up(state: EditorState, change: Transaction) -> bool:
    """Return whether a change is one of the shown record's position, or of what is drawn on it."""
    if not isinstance(change.change, Splice):
        # It is one of all records, such as a conversion.
        return False
    after = change.apply(state)
    shown, then = ((each.current, each.twin, len(each.collection)) for each in (state, after))
    if shown != then:
        return False
    before, now = state.record, after.record
    return (before.position, before.marks) != (now.position, now.marks)


def untyped(state: EditorState) -> Transaction | None:
    """Put back the record over whose text a draft was typed; None if it is not a draft."""
    record = state.record
    while record.position is None and record.before is not None:
        record = record.before
    back = replace(record, ending=state.record.ending)
    return replace_record(state, back, Label("type-fen"), "fen.type")


def duplicate(state: EditorState) -> Transaction | None:
    """Insert a copy of the shown record after it."""
    if not len(state.collection):
        return None
    lines = with_line_above(state.collection, state.current)
    return insert_after(state, lines, Label("duplicate-record"), "records.duplicate")


def delete(state: EditorState) -> Transaction | None:
    """Delete the shown record."""
    if not len(state.collection):
        return None
    splice = removing(state.collection, state.current)
    return among_records(splice, state.current, Label("delete-record"), "records.delete")


def move(state: EditorState, steps: int) -> Transaction | None:
    """Move the shown record by a number of records, up if negative."""
    target = state.current + steps
    if not steps or not 0 <= target < len(state.collection):
        return None
    splice = moving(state.collection, state.current, target)
    code = "move-record-up" if steps < 0 else "move-record-down"
    return among_records(splice, target, Label(code), "records.move")


def rename(state: EditorState, row: int, text: str) -> Transaction | None:
    """Give the record of a row a name, "" for none; one row is one step of undo.

    In a FEN file it is the comment line above. Quotation marks, which no string of EPD can hold,
    become curved ones, with a notice.
    """
    shown, collection = EditorState(state.document, row), state.collection
    is_above = collection.format == "fen" and len(collection) and not names_itself(shown.record)
    curves = not is_above and not shown.record.is_game
    name, before = mended(text, marks=curves), name_of(shown.named)
    if name == (name_above(collection, row) or before if is_above else before):
        return None
    # Not again at each key typed after them.
    more = sum(name.count(mark) - before.count(mark) for mark in "“”")
    is_told = curves and '"' in text and more > 0
    notices = (Notice("quotes-curved"),) if is_told else ()
    puzzle = puzzle_of_record(shown.named)._replace(name=name)
    label, key = Label("rename-record"), ("records.rename", row)
    made = replace_puzzle(
        shown, shown.record, puzzle, label, "records.rename", merge_key=key, notices=notices
    )
    return made and replace(made, current=state.current)


def comment(state: EditorState, row: int, text: str) -> Transaction | None:
    """Replace the comments and blank lines before a record, or after the last one.

    A "#" is added where a line needs one. None for PGN, whose comments are within games.
    """
    collection = state.collection
    if collection.format == "pgn":
        return None
    lines = text.split("\n") if text else []
    texts = [line if is_aside(line) else f"# {line}" for line in lines]
    if texts == [aside.text for aside in asides_before(collection, row)]:
        return None
    splice = commenting(collection, row, texts)
    return Transaction(splice, state.current, Label("edit-comment"), "records.comment")


def convert(state: EditorState, collection: Collection) -> Transaction | None:
    """Replace all records by the same ones in another format."""
    if collection is state.collection:
        return None
    made = _exchange(state, collection, f"convert-{collection.format}", "records.convert")
    return replace(made, twin=state.twin)


def insert_after(
    state: EditorState, records: Sequence[Item], label: Label, origin: str
) -> Transaction | None:
    """Insert records after the shown one."""
    at = state.current + 1 if len(state.collection) else 0
    return insert_records(state, at, records, label, origin)


def reload(state: EditorState, collection: Collection) -> Transaction:
    """Replace all records by those that the file has now."""
    return _exchange(state, collection, "reload", "records.reload")


def merge(state: EditorState, lines: Sequence[StoredLine]) -> Transaction | None:
    """Replace all records by lines chosen from two versions."""
    collection = Collection(lines, state.document.format)
    same = collection == state.collection
    return None if same else _exchange(state, collection, "merge", "records.merge")


def _exchange(state: EditorState, collection: Collection, code: str, origin: str) -> Transaction:
    change = Exchange(state.collection, collection)
    return Transaction(change, state.current, Label(code), origin)
