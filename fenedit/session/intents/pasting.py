"""Pastes texts: what they mean, and where their records go."""

import re
from collections.abc import Sequence
from dataclasses import replace

from fenedit.documents.annotating import name_in, named_items, with_name
from fenedit.documents.document import Splice
from fenedit.documents.encoding import parted, split_lines
from fenedit.documents.entry import is_aside
from fenedit.documents.formats import is_olive
from fenedit.documents.games import game_record
from fenedit.documents.olive_entries import OliveError
from fenedit.documents.record import Format, Item, Record, item_from_line, record_from_line
from fenedit.documents.rewriting import new_record, record_of, with_text
from fenedit.jobs.olive import imported
from fenedit.notation.fen import has_ranks
from fenedit.notation.loose import lenient
from fenedit.notation.position import EMPTY_PLACEMENT, EMPTY_POSITION, START_POSITION
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.reading import Found, Interpretation
from fenedit.notation.spellings.anything import fault_of, read_anything
from fenedit.notation.spellings.games import games_in
from fenedit.notation.spellings.popeye_input import left_out_problem
from fenedit.notation.spellings.running_text import UNREAD
from fenedit.session.collection.many_changes import Changing
from fenedit.session.intents.common import fitted, insert_records, removed, replace_record
from fenedit.session.intents.records import (
    insert_after,
    insert_beside,
    is_meant_as_fen,
    load_found,
    type_fen,
    untyped,
)
from fenedit.session.state import NO_RECORD, EditorState, Label, Transaction

_MOVE = re.compile(r"[a-h][1-8](?![\w/])|[O0o]-[O0o]")
"""A part of a move, which a text with moves has somewhere."""
_FIRST_MOVE = re.compile(r"\s*1\s?\.{1,3}\s*[^\s/]{0,5}")
_LAST = re.compile(r"[^\s.]*\Z")
"""The word that is being typed."""


def understood(text: str) -> tuple[tuple[Interpretation, ...], str | None]:
    """Return the interpretations of a pasted text, and the draft that it is otherwise.

    A certain text is not a draft. A line meant as a FEN with a slip is a draft, and not read up
    to the slip; one that gives all fields in another way has interpretations too, unless a
    repair is known.
    """
    ways = readings(text)
    if len(ways) == 1 and ways[0].certain:
        return ways, None
    draft = None
    if not ways or (ways[0].kind == "fen" and len(ways[0].found) == 1):
        draft = draft_in(text)
    if draft is not None and is_meant_as_fen(draft.split(maxsplit=1)[0]):
        codes = [note.code for way in ways for found in way.found for note in found.notes]
        missed = any(code == "unread" or code.startswith("default-") for code in codes)
        if missed or lenient.mended(draft) is not None:
            ways = tuple(way for way in ways if way.kind != "fen")
    return ways, draft


def readings(text: str) -> tuple[Interpretation, ...]:
    """Return the interpretations of a text, best first.

    Lines of FEN or EPD remain lines if some are faulty. Moves alone, or after a FEN, are a game.
    The moves of several "position" commands of an engine are played.
    """
    if is_olive(text):
        way, fault = _entries(text)
        if way is not None or fault is not None:
            return (way,) if way is not None else ()
    ways = _with_moves(text) if has_move(text) else read_anything(text)
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
        # Stipulations are on lines of their own.
        return ways
    for record in lines:
        if record.position is None:
            note = Problem(UNREAD, Severity.NOTE, data=(("found", record.line.strip()),))
            found = (*found[:-1], found[-1]._replace(notes=(*found[-1].notes, note)))
            break
    known = {each.position.placement for each in found}
    others = any(each.position.placement not in known for way in ways for each in way.found)
    as_lines = Interpretation("fen", "", found, certain=not others)
    positions = {each.position for each in found}
    ways = tuple(
        way for way in ways if not positions.issuperset(each.position for each in way.found)
    )
    return (*ways, as_lines) if others else (as_lines, *ways)


def has_move(text: str) -> bool:
    """Return whether there may be a move somewhere in a text."""
    return _MOVE.search(text) is not None


def moves_in(text: str) -> tuple[Interpretation, ...]:
    """Return the interpretations of a text that is nothing but moves."""
    ways = readings(text) if has_move(text) else ()
    return ways if ways and ways[0].kind == "moves" else ()


def begins_moves(text: str) -> bool:
    """Return whether a text that is still being typed is one of moves so far."""
    if not has_move(text):
        return _FIRST_MOVE.fullmatch(text) is not None
    return bool(moves_in(text) or moves_in(_LAST.sub("", text)) or _FIRST_MOVE.fullmatch(text))


def fault_in(text: str) -> Problem | None:
    """Return why a text that is plainly a position cannot be read."""
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
    """Return the puzzles of entries of Olive, or of a database in JSON, and the fault if any."""
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
    # A record has no place for these.
    if others := lost.get("fields"):
        data = (("men", others.detail),)
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
    """Paste an interpretation of a text.

    One position replaces the shown one if that is vacant (see `is_vacant`), or if `over`; others
    become records after the shown one, or at the index `at`. With the text itself, drafts among
    its lines come along.
    A draft that is this text makes room for what it means.
    """
    records = _records(state, way, text)
    is_typed = state.is_draft and state.fen_text == text
    untyping = untyped(state) if is_typed else None
    before = state if untyping is None else untyping.apply(state)
    if at is None and sum(isinstance(each, Record) for each in records) == 1:
        is_unnamed = records == (record_of(way.found[0], state.document.format),)
        is_all = is_typed and untyping is None
        if over or is_all or (is_unnamed and is_vacant(before)):
            return load_found(state, way.found[0])
        if is_typed:
            return insert_beside(state, records, Label("paste-records", count=1), "records.paste")
    return paste_own(state, records, at=at)


def read_picture(
    state: EditorState, way: Interpretation, *, over: bool = False, at: int | None = None
) -> Transaction | None:
    """Paste positions that were read from pictures; see `paste`."""
    made = paste(state, way, over=over, at=at)
    return made and replace(made, label=Label("read-picture", count=made.label.count))


def paste_draft(
    state: EditorState, draft: str, *, over: bool = False, at: int | None = None
) -> Transaction | None:
    """Paste a line that was meant as a FEN as a draft; see `paste`."""
    if at is None and (over or is_vacant(state)):
        return type_fen(state, draft, whole=True)
    file_format = state.document.format
    record = with_text(new_record(EMPTY_POSITION, file_format), draft, file_format)
    return paste_own(state, (record,), at=at)


def paste_own(
    state: EditorState, records: Sequence[Item], *, at: int | None = None
) -> Transaction | None:
    """Paste records of this program, and the lines that name them, verbatim; see `paste`."""
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
            # In two steps, so that the list shows all of them as new, the first one too.
            place = state.collection.place_of(state.current)
            changing = Changing(state.collection)
            changing.take(Splice(place, (state.record,), ()))
            changing.take(Splice(place, (), ended))
            return Transaction(changing.change(), state.current, label, origin)
    return insert_after(state, records, label, origin)


def set_up(state: EditorState, found: Found) -> Transaction | None:
    """Set up a position that was not pasted, with its name; see `paste`."""
    made = paste_own(state, (record_of(found, state.document.format),))
    return made and replace(made, label=Label("set-up"))


def is_vacant(state: EditorState) -> bool:
    """Return whether a pasted position may replace the shown one.

    Vacant is an empty board, an empty text, the start position of a new document, or a draft typed
    over these. No twin is.
    """
    if state.twin:
        return False
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
    """Return the only line of a text if it was meant as a FEN and cannot be read.

    It must have ranks, so that a stray paste of an address, a path or a date harms nothing.
    """
    lines = _lines(text)
    if len(lines) != 1 or lines[0].position is not None or not _is_meant(lines[0]):
        return None
    line = lines[0].line
    return line.strip() if any(map(has_ranks, line.split())) else None


def _with_moves(text: str) -> tuple[Interpretation, ...]:
    # Imported here: it takes the `chess` package with it.
    from fenedit.session.intents.pasted_moves import after_fen, alone, in_prose, with_moves

    if after := after_fen(text):
        return after
    if ways := tuple(map(with_moves, read_anything(text))) or alone(text):
        return ways
    # A position with a slip is preferred to one derived from the words about it.
    return () if any(map(has_ranks, text.split())) else in_prose(text)


def _lines(text: str) -> tuple[Record, ...]:
    """Return the records of a text; blank lines and comments are not."""
    lines = (parted(line)[0] for line in split_lines(text))
    return tuple(record_from_line(line) for line in lines if not is_aside(line))


def _is_meant(record: Record) -> bool:
    return record.position is not None or is_meant_as_fen(record.line)


def _found(record: Record) -> Found:
    assert record.position is not None
    return Found(record.position, record.chess960, rest=record.rest, source=record.line)


def _records(state: EditorState, way: Interpretation, text: str) -> tuple[Item, ...]:
    """Return the records of an interpretation, with drafts and names among its lines."""
    file_format = state.document.format
    records = [replace(record_of(found, file_format), picture=found.picture) for found in way.found]
    if way.kind == "pgn":
        return _with_faulty_games(records, way, text)
    lines = [item_from_line(parted(line)[0]) for line in split_lines(text)]
    meant = [item for item in lines if isinstance(item, Record)]
    read = sum(record.position is not None for record in meant)
    if way.kind not in ("fen", "epd") or read != len(records) or not all(map(_is_meant, meant)):
        return _with_faulty_fens(records, way, file_format)
    following = iter(records)
    made: list[Item] = []
    for item, above in named_items(lines):
        if not isinstance(item, Record):
            continue
        if item.position is None:
            made.append(_draft(item.line, file_format))
            continue
        record = next(following)
        if above is not None and file_format == "fen":
            made.append(above)
        elif above is not None:
            record = with_name(record, name_in(above.text))
        made.append(record)
    return tuple(made)


def _with_faulty_fens(
    records: list[Record], way: Interpretation, file_format: Format
) -> tuple[Record, ...]:
    """Return records with drafts where the notes on them say that a FEN could not be read."""
    made: list[Record] = []
    for record, found in zip(records, way.found, strict=True):
        after: list[Record] = []
        for note in found.notes:
            if note.code == UNREAD:
                data = dict(note.data)
                place = made if data.get("reason") == "before" else after
                place.append(_draft(data["found"], file_format))
        made += [record, *after]
    return tuple(made)


def _draft(text: str, file_format: Format) -> Record:
    return replace(with_text(NO_RECORD, text, file_format), before=None)


def _with_faulty_games(records: list[Record], way: Interpretation, text: str) -> tuple[Record, ...]:
    """Return the records of games, those whose FEN cannot be read among them."""
    games, _ = games_in(text)
    read = [found.source for _, found in games if found is not None]
    if read != [found.source for found in way.found]:
        return tuple(records)
    following = iter(records)
    return tuple(
        game_record(source.rstrip("\r\n")) if found is None else next(following)
        for source, found in games
    )
