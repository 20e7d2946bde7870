"""Intents for the records of a document: type, load, paste, add, delete, move, convert, reload."""

import re
from collections.abc import Hashable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from fenedit.documents.annotating import (
    name_above,
    name_in,
    name_of,
    named_items,
    names_itself,
    puzzle_of_record,
    removing,
    with_line_above,
    with_name,
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
from fenedit.documents.encoding import newline_of, parted, split_lines
from fenedit.documents.formats import is_olive
from fenedit.documents.record import (
    Item,
    Record,
    is_aside,
    item_from_line,
    moves_of,
    operations_of,
    record_from_line,
)
from fenedit.documents.rewriting import (
    holds_game,
    new_record,
    record_of,
    with_chess960,
    with_comment,
    with_position,
    with_text,
)
from fenedit.notation.fen import RANKS_OF_A_DRAFT, format_fen, has_ranks
from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    EMPTY_POSITION,
    START_POSITION,
    Position,
)
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.puzzle import mended
from fenedit.notation.reading import Found, Interpretation
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
from fenedit.session.state import NO_RECORD, EditorState, Label, Notice, Transaction


def type_fen(
    state: EditorState, text: str, run: Hashable | None = None, *, whole: bool = False
) -> Transaction | None:
    """Make the record mean what the FEN field now says, or keep the text as its draft.

    Typing with the same run is one step of undo. `whole` says that the text arrived as a whole;
    see `typed`.

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
            # The field was typed anew, or what it rests on.
            record = replace(record, remembered_rights="")
    over = record.before
    # For as long as what is typed is new, since the next key would end what was said.
    notices = removed(over, record) if over is not None and over.before is not None else ()
    return replace_record(
        state, record, Label("type-fen"), "fen.type", merge_key=run, notices=notices
    )


def means(state: EditorState, text: str) -> bool:
    """Tell whether a text already means the record shown, so that nothing need be rewritten."""
    return typed(state, text) == state.record


def typed(state: EditorState, text: str, *, whole: bool = False) -> Record:
    """Return the shown record with a text in the place of its own.

    A text that is edited in place keeps what the record says besides, from one key to the next,
    for as long as that goes on. But once fewer ranks than a FEN is known by are left of it, or it
    arrived as a whole, the text is written anew, and the position that it comes to mean is a new
    one (see `common.new_position`), with which nothing of the old one stays. As long as it means
    none all stays; and all comes back when it means again what stood there before.
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
    """Put the position of a text in the place of the shown one; None if it holds none."""
    record = record_from_line(" ".join(text.splitlines()))
    if record.reading is None:
        return None
    found = Found(record.reading.position, record.chess960, rest=operations_of(record))
    return load_found(state, found, origin)


def load_found(state: EditorState, found: Found, origin: str = "paste") -> Transaction | None:
    """Put a position that was found in a text in the place of the shown one.

    A game, and a new position, take the place of the whole record, with what the text says of
    them. Where the pieces stand as they did only the fields change, and what followed them stays
    unless the text brings its own.
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
    record = replace(record, remembered_rights="")
    notices = removed(state.record, record)
    if record.is_game and "}" in found.rest and found.rest.strip() not in record.rest:
        notices = (*notices, Notice("braces"))
    return replace_record(state, record, Label("paste"), origin, notices=notices)


def _in_place_of(record: Record, other: Record) -> Record:
    """Return another record as it stands in the place of one; behind a line is no blank line."""
    ending = record.ending if other.is_game or not record.is_game else newline_of(record.ending)
    return replace(other, ending=ending)


def is_meant_as_fen(text: str) -> bool:
    """Tell whether a text of one line has ranks enough to have been meant as a FEN."""
    return text.count("/") >= RANKS_OF_A_DRAFT - 1


_LEFT_OUT: Final = ("fields", "options", "solutions")
"""What a record has no place for of an entry, by the codes of losses."""
LONGEST: Final = 1_000_000
"""Characters of the longest text that is worth looking through; it takes some seconds."""
_MOST_MOVES: Final = 3000
"""So many are played when a text is read; it takes about a second."""
_FEW_MOVES: Final = 6
_UCI: Final = re.compile("(?:[a-h][1-8]){2}[nbrq]?")


def add(state: EditorState, position: Position, chess960: bool = False) -> Transaction | None:
    """Insert a record with a position behind the shown one, and show it."""
    record = new_record(position, state.document.format, chess960)
    return _insert(state, (record,), Label("add-record"), "records.add")


def beside_game(state: EditorState, transaction: Transaction) -> Transaction | None:
    """Insert what a change makes of the shown game behind it; the game stays as it was.

    Where the change would only give the game another position, a record of that alone. A FEN that
    was being typed in is the game's own again.
    """
    after = transaction.apply(state)
    record = replace(after.record, remembered_rights="", before=None)
    if moves_of(record) == moves_of(state.record):
        record = new_record(after.position, state.document.format, after.chess960)
    changing = Changing(state.collection)
    if (back := untyped(state)) is not None:
        assert isinstance(back.change, Splice)  # what changes the shown record alone is one
        changing.take(back.change)
    at = state.current + 1
    changing.take(changing.collection.inserting(at, (fitted(state, record),)))
    made = among_records(changing.change(), at, Label("add-record"), "records.add-beside")
    return replace(made, notices=(*made.notices, Notice("record-added", str(at + 1))))


def untyped(state: EditorState) -> Transaction | None:
    """Put back the record over whose text a draft was typed; None where it is none."""
    record = state.record
    while record.position is None and record.before is not None:
        record = record.before
    back = replace(record, ending=state.record.ending)
    return replace_record(state, back, Label("type-fen"), "fen.type")


def duplicate(state: EditorState) -> Transaction | None:
    """Insert a copy of the shown record behind it, and show the copy."""
    if not len(state.collection):
        return None
    lines = with_line_above(state.collection, state.current)
    return _insert(state, lines, Label("duplicate-record"), "records.duplicate")


def delete(state: EditorState) -> Transaction | None:
    """Take the shown record out of the document."""
    if not len(state.collection):
        return None
    splice = removing(state.collection, state.current)
    return among_records(splice, state.current, Label("delete-record"), "records.delete")


def move(state: EditorState, steps: int) -> Transaction | None:
    """Move the shown record up (negative) or down by a number of records."""
    target = state.current + steps
    if not steps or not 0 <= target < len(state.collection):
        return None
    splice = moving(state.collection, state.current, target)
    code = "move-record-up" if steps < 0 else "move-record-down"
    return among_records(splice, target, Label(code), "records.move")


def rename(state: EditorState, row: int, text: str) -> Transaction | None:
    """Give the record of a row a name, "" for none; None where it is called so already.

    In a file of FEN it is the comment line above, to the letter. Quotation marks, which no string
    of EPD can hold, become curved ones, and a notice tells so. What is typed for one row is one
    step of undo.
    """
    shown, collection = EditorState(state.document, row), state.collection
    is_above = collection.format == "fen" and len(collection) and not names_itself(shown.record)
    curves = not is_above and not shown.record.is_game
    name, before = mended(text, marks=curves), name_of(shown.named)
    if name == (name_above(collection, row) or before if is_above else before):
        return None
    # Not at each key that is typed behind them.
    is_told = curves and '"' in text and _curved(name) > _curved(before)
    notices = (Notice("quotes-curved"),) if is_told else ()
    puzzle = replace(puzzle_of_record(shown.named), name=name)
    label, key = Label("rename-record"), ("records.rename", row)
    made = replace_puzzle(
        shown, shown.record, puzzle, label, "records.rename", merge_key=key, notices=notices
    )
    return made and replace(made, current=state.current)


def _curved(name: str) -> int:
    return name.count("“") + name.count("”")


def comment(state: EditorState, row: int, text: str) -> Transaction | None:
    """Put lines in the place of the comments and blank lines before a record, or behind the last.

    A line that is neither blank nor begins as comments do gets a "#". None for PGN, whose comments
    stand within games, and where nothing changes.
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
    """Put the same records in another format in the place of all."""
    if collection is state.collection:
        return None
    return _exchange(state, collection, f"convert-{collection.format}", "records.convert")


def understood(text: str) -> tuple[tuple[Interpretation, ...], str | None]:
    """Return the ways to understand a text that is pasted, and else the draft that it is.

    What can be understood for certain is no draft. Of any other line that was meant as a FEN and
    has a slip, no part before the slip is taken: it is the draft, for the slip to be mended. A
    line that tells all fields in another way is asked about, unless a repair is known.
    """
    ways = readings(text)
    if len(ways) == 1 and ways[0].certain:
        return ways, None
    # Here, because most texts are understood for certain.
    from fenedit.notation.loose.lenient import mended

    draft = None
    if not ways or (ways[0].kind == "fen" and len(ways[0].found) == 1):
        draft = draft_in(text)
    if draft is not None and is_meant_as_fen(draft.split(maxsplit=1)[0]):
        codes = [note.code for way in ways for found in way.found for note in found.notes]
        missed = any(code == "unread" or code.startswith("default-") for code in codes)
        if missed or mended(draft) is not None:
            ways = tuple(way for way in ways if way.kind != "fen")
    return ways, draft


def readings(text: str) -> tuple[Interpretation, ...]:
    """Return the ways to understand a text, the best first; () where it holds no position.

    Lines of FEN or EPD stay lines when some of them cannot be read but were meant as such; for
    certain only where these hold no position that is read otherwise.
    Moves that an engine is told to play from a position have been played.
    """
    from fenedit.notation.spellings.anything import read_anything

    if is_olive(text):
        way, fault = _entries(text)
        if way is not None or fault is not None:
            return (way,) if way is not None else ()
    ways = tuple(_with_moves(way) for way in read_anything(text))
    if ways and ways[0].certain:
        return ways
    lines = _lines(text)
    found = tuple(_found(record) for record in lines if record.position is not None)
    if len(lines) < 2 or not found or not all(map(_is_meant, lines)):
        return ways
    best = ways[0].found if ways else ()
    if [each.position.placement for each in best] == [
        each.position.placement for each in found
    ] and any(each.rest and not line.rest for each, line in zip(best, found, strict=True)):
        # What is asked of the positions stands on lines of its own.
        return ways
    for record in lines:
        if record.position is None:
            note = Problem("line-unread", Severity.NOTE, data=(("found", record.line.strip()),))
            found = (*found[:-1], found[-1]._replace(notes=(*found[-1].notes, note)))
            break
    known = {each.position.placement for each in found}
    others = any(each.position.placement not in known for way in ways for each in way.found)
    as_lines = Interpretation("fen", "", found, certain=not others)
    return (*ways, as_lines) if others else (as_lines, *ways)


def fault_in(text: str) -> Problem | None:
    """Return why what is plainly a position cannot be read, None where nothing is to be said."""
    from fenedit.notation.spellings.anything import fault_of

    fault = (_entries(text)[1] if is_olive(text) else None) or fault_of(text)
    if fault is not None and fault.code != "empty":
        return fault
    for line in text.splitlines():
        if (word := next(filter(has_ranks, line.split()), None)) is not None:
            problem = record_from_line(line[line.index(word) :]).problem
            if problem is not None:
                return problem
    return fault


def _entries(text: str) -> tuple[Interpretation | None, Problem | None]:
    """Return the problems of entries of Olive, or of a database in JSON, and what is left out."""
    from fenedit.documents.olive_entries import OliveError
    from fenedit.jobs.convert_file import imported
    from fenedit.notation.spellings.popeye_input import left_out_problem

    try:
        document, losses = imported(text)
    except OliveError:
        return None, None
    lost = {loss.code: loss for loss in losses}
    notes: list[Problem] = []
    if odd := lost.get("odd-men"):
        notes.append(left_out_problem(odd.detail.split(", "), Severity.NOTE, odd.count))
    if doubled := lost.get("doubled-men"):
        notes.append(Problem("square-taken", Severity.NOTE, data=(("found", doubled.detail),)))
    fault = notes[0] if notes else None
    others = [lost[code].detail or "solution" for code in _LEFT_OUT if code in lost]
    if others:
        data = (("men", ", ".join(others)),)
        notes.append(Problem("fields-left-out", Severity.NOTE, data=data))
    found = [_found(record)._replace(source="") for record in document.collection]
    if not found or "no-men" in lost:
        return None, fault
    found[0] = found[0]._replace(notes=tuple(notes))
    certain = not any(code.startswith(("entry-", "empty-")) for code in lost)
    return Interpretation("olive", "", tuple(found), certain), fault


def paste(
    state: EditorState,
    way: Interpretation,
    text: str = "",
    *,
    over: bool = False,
    at: int | None = None,
) -> Transaction | None:
    """Paste what a text was understood as.

    One position takes the place of the shown one if that is vacant (see `is_vacant`). Any other,
    and several, become records behind the shown one. With the text itself, lines come along that
    were meant as a position and cannot be read.

    Args:
        state: the state.
        way: what the text was understood as.
        text: the text, "" to leave out what cannot be read.
        over: whether one position takes the place of the shown one whatever that is.
        at: the index before which records are inserted in any case.
    """
    records = _records(state, way, text)
    if at is None and sum(isinstance(each, Record) for each in records) == 1:
        is_unnamed = records == (record_of(way.found[0], state.document.format),)
        if over or (is_unnamed and is_vacant(state)):
            return load_found(state, way.found[0])
    return paste_own(state, records, at=at)


def paste_draft(
    state: EditorState, draft: str, *, over: bool = False, at: int | None = None
) -> Transaction | None:
    """Paste a line that was meant as a FEN and cannot be read, as a draft; where, see `paste`."""
    if at is None and (over or is_vacant(state)):
        return type_fen(state, draft, whole=True)
    file_format = state.document.format
    # As if it was typed into a new record.
    record = with_text(new_record(EMPTY_POSITION, file_format), draft, file_format)
    return paste_own(state, (record,), at=at)


def paste_own(
    state: EditorState, records: Sequence[Item], *, at: int | None = None
) -> Transaction | None:
    """Insert records of this program, and the lines that name them, to the letter; see `paste`."""
    many = sum(isinstance(each, Record) for each in records)
    label, origin = Label("paste-records", count=many), "records.paste"
    if at is not None:
        return insert_records(state, at, records, label, origin)
    if records and len(state.collection) and is_vacant(state):
        ended = tuple(fitted(state, record) for record in records)
        notices = removed(state.record, next(each for each in ended if isinstance(each, Record)))
        if len(records) == 1 and isinstance(ended[0], Record):
            return replace_record(state, ended[0], Label("paste"), origin, notices=notices)
        if not notices:
            # In two steps, so that the list knows all of them as new, the first one too.
            place = state.collection.place_of(state.current)
            changing = Changing(state.collection)
            changing.take(Splice(place, (state.record,), ()))
            changing.take(Splice(place, (), ended))
            return Transaction(changing.change(), state.current, label, origin)
    return _insert(state, records, label, origin)


def is_vacant(state: EditorState) -> bool:
    """Tell whether a pasted position may take the place of the shown one.

    It may where that is an empty board or an emptied text, or the start position that a new
    document begins with; also where what was typed over such a position is no FEN yet.
    """
    shown = state.record
    if shown.position is None and not shown.value.strip():
        return True
    held = shown.before or shown
    if held.position is None:
        return False
    if held.position.placement == EMPTY_PLACEMENT:
        return True
    alone = len(state.collection) == 1 and state.document.path is None
    untouched = new_record(START_POSITION, state.document.format)
    return alone and not held.chess960 and held.line == untouched.line


def draft_in(text: str) -> str | None:
    """Return the one line of a text that was meant as a FEN although it cannot be read as one.

    What has ranks is taken for one; any other text is not, so that a stray paste harms nothing:
    neither an address, nor a path, nor dates.
    """
    lines = _lines(text)
    if len(lines) != 1 or lines[0].position is not None or not _is_meant(lines[0]):
        return None
    if not any(map(has_ranks, lines[0].line.split())):
        return None
    return lines[0].line.strip()


def _with_moves(way: Interpretation) -> Interpretation:
    """Return an interpretation with the moves behind its positions played."""
    if not any(found.moves for found in way.found):
        return way
    from fenedit.rules.play import PlayError, move_of_text, played

    reached = []
    # An engine is told all moves anew for each position of a game.
    known: dict[tuple[Position, str], Position] = {}
    for found in way.found:
        position, left, count = found.position, "", len(found.moves)
        for at, move in enumerate(found.moves):
            after = known.get((position, move))
            if after is None and len(known) < _MOST_MOVES:
                with suppress(PlayError):
                    uci = move
                    if not _UCI.fullmatch(move):
                        uci = move_of_text(position, move, found.chess960).uci
                    after = known[position, move] = played(position, uci, found.chess960)
            if after is None:
                left, count = move, at
                break
            position = after
        notes = found.notes
        if count:
            few = " ".join(found.moves[: min(count, _FEW_MOVES)]) + " …" * (count > _FEW_MOVES)
            notes += (Problem("moves-played", Severity.NOTE, data=(("found", few),)),)
        if left:
            notes += (Problem("moves-left", Severity.NOTE, data=(("found", left),)),)
            way = way._replace(certain=False)
        reached.append(found._replace(position=position, notes=notes, moves=()))
    return way._replace(found=tuple(dict.fromkeys(reached)))


def _lines(text: str) -> tuple[Record, ...]:
    """Return the records that the lines of a text hold; blank lines and comments hold none."""
    lines = (parted(line)[0] for line in split_lines(text))
    return tuple(record_from_line(line) for line in lines if not is_aside(line))


def _is_meant(record: Record) -> bool:
    return record.position is not None or is_meant_as_fen(record.line)


def _found(record: Record) -> Found:
    assert record.position is not None
    return Found(record.position, record.chess960, rest=record.rest, source=record.line)


def _records(state: EditorState, way: Interpretation, text: str) -> tuple[Item, ...]:
    """Return the records of an interpretation, with the drafts among them and the names above."""
    file_format = state.document.format
    records = [record_of(found, file_format) for found in way.found]
    if way.kind == "pgn":
        return _with_faulty_games(records, way, text)
    lines = [item_from_line(parted(line)[0]) for line in split_lines(text)]
    meant = [item for item in lines if isinstance(item, Record)]
    read = sum(record.position is not None for record in meant)
    if way.kind not in ("fen", "epd") or read != len(records) or not all(map(_is_meant, meant)):
        return tuple(records)
    following = iter(records)
    made: list[Item] = []
    for item, above in named_items(lines):
        if not isinstance(item, Record):
            continue
        if item.position is None:
            made.append(replace(with_text(NO_RECORD, item.line, file_format), before=None))
            continue
        record = next(following)
        if above is not None and file_format == "fen":
            made.append(above)
        elif above is not None:
            record = with_name(record, name_in(above.text))
        made.append(record)
    return tuple(made)


def _with_faulty_games(records: list[Record], way: Interpretation, text: str) -> tuple[Record, ...]:
    """Return the records of games, and of those among them whose FEN cannot be read."""
    from fenedit.documents.games import game_record
    from fenedit.notation.pgn import split_games

    known = dict(zip((found.source for found in way.found), records, strict=True))
    chunks = split_games(text)
    games = {chunk: game_record(chunk.rstrip("\r\n")) for chunk in chunks if chunk not in known}
    faulty = {chunk: game for chunk, game in games.items() if game.position is None}
    read = [chunk for chunk in chunks if chunk in known]
    if not faulty or read != [found.source for found in way.found]:
        return tuple(records)
    return tuple((known | faulty)[chunk] for chunk in chunks if chunk in known or chunk in faulty)


def _insert(
    state: EditorState, records: Sequence[Item], label: Label, origin: str
) -> Transaction | None:
    at = state.current + 1 if len(state.collection) else 0
    return insert_records(state, at, records, label, origin)


def reload(state: EditorState, collection: Collection) -> Transaction:
    """Put what the file holds now in the place of all records."""
    return _exchange(state, collection, "reload", "records.reload")


def merge(state: EditorState, lines: Sequence[StoredLine]) -> Transaction | None:
    """Put the lines that were chosen of two versions in the place of all records."""
    collection = Collection(lines, state.document.format)
    same = collection == state.collection
    return None if same else _exchange(state, collection, "merge", "records.merge")


def _exchange(state: EditorState, collection: Collection, code: str, origin: str) -> Transaction:
    change = Exchange(state.collection, collection)
    return Transaction(change, state.current, Label(code), origin)
