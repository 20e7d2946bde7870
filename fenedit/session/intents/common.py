"""Makes transactions of the shown record, for all intents."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import TypeVar, cast

from fenedit.documents.annotating import (
    names_itself,
    puzzle_of_record,
    with_marks_in,
    with_puzzle_in,
)
from fenedit.documents.comments import comments_in, has_moves, has_signs
from fenedit.documents.document import Change, Splice, own_start
from fenedit.documents.games import given_ends, tags_of, with_newlines
from fenedit.documents.record import Aside, Item, Record, moves_of, operations_of
from fenedit.documents.rewriting import new_record, with_chess960, with_position
from fenedit.notation.castling import (
    castling_squares,
    file_letter,
    resolve_right,
    with_right,
    without_right,
)
from fenedit.notation.epd.record import format_operations, read_operations
from fenedit.notation.marks import NO_MARKS, each_mark
from fenedit.notation.pgn import MOVES_DO_NOT_FIT
from fenedit.notation.position import EMPTY_PLACEMENT, Position, ep_is_possible, square_name
from fenedit.notation.puzzle import Puzzle
from fenedit.rules.judge.game import follow_moves
from fenedit.session.state import EditorState, Label, Notice, Transaction

ItemT = TypeVar("ItemT", bound=Item)


def settle(
    before: Position, after: Position, remembered: str, chess960: bool
) -> tuple[Position, str, tuple[Notice, ...]]:
    """Return a position after an edit and its consequences, remembered rights, and notices.

    Rights that the edit makes impossible are remembered, and return when they are possible again.
    `after` is the position after the edit alone; `remembered`, the rights lost earlier.
    """
    notices: list[Notice] = []
    claimed, rights = before.castling_rights, after.castling_rights
    still = {
        letter: rook for letter, _, rook in castling_squares(after.placement, claimed, chess960)
    }
    for letter, _, rook in castling_squares(before.placement, claimed, chess960):
        if letter not in rights or still.get(letter) == rook:
            continue
        name = file_letter(rook) if chess960 else letter
        rights = without_right(rights, letter)
        if name != letter and resolve_right(after.placement, name, chess960) == rook:
            # Another rook is the outermost now; the right keeps its own.
            rights = with_right(rights, name)
            continue
        if name not in remembered:
            remembered += name
        notices.append(Notice("right-left", letter))
    for letter in remembered:
        again = resolve_right(after.placement, letter, chess960)
        if again is None:
            continue
        holders = (resolve_right(after.placement, other, chess960) for other in rights)
        back = letter
        if chess960 and all(held in "KQkq" for held in before.castling_rights):
            # The position spells its rights as K and Q where it can.
            for wing in "KQ" if letter.isupper() else "kq":
                if resolve_right(after.placement, wing, chess960) == again:
                    back = wing
                    break
        if again in holders:
            remembered = without_right(remembered, letter)
        elif with_right(rights, back) != rights:
            rights = with_right(rights, back)
            remembered = without_right(remembered, letter)
            notices.append(Notice("right-returned", back))
    ep_square = after.ep_square
    if (
        ep_square is not None
        and ep_square == before.ep_square
        and ep_is_possible(before, ep_square)
        and not ep_is_possible(after, ep_square)
    ):
        notices.append(Notice("ep-left", square_name(ep_square)))
        ep_square = None
    position = after._replace(castling_rights=rights, ep_square=ep_square)
    return position, remembered, tuple(notices)


def fitted(state: EditorState, record: ItemT) -> ItemT:
    """Return a new record with the line endings of the document."""
    newline = state.document.form.newline
    if not isinstance(record, Record) or not record.is_game:
        return replace(record, ending=newline)
    # A blank line divides a game from the next one.
    return cast("ItemT", replace(with_newlines(record, newline), ending=newline * 2))


def replace_record(
    state: EditorState,
    record: Record,
    label: Label,
    origin: str,
    *,
    merge_key: Hashable | None = None,
    notices: tuple[Notice, ...] = (),
) -> Transaction | None:
    """Replace the shown record, or add one to an empty document; None if nothing changes.

    A notice warns where the moves of a game may not fit its new position. The record of a twin
    brings the twin alone into its record.
    """
    if state.twin:
        # Imported here: few records have twins.
        from fenedit.session.twins import brought_back

        whole = state.whole
        twin, shown, file_format = state.twin, state.record, state.document.format
        kept = brought_back(whole.record, twin, shown, record, file_format)
        # What a new position would remove belongs to all twins.
        notices = tuple(each for each in notices if each.code != "removed-with-position")
        if record == shown:
            return None
        return replace_record(whole, kept, label, origin, merge_key=merge_key, notices=notices)
    if not len(state.collection):
        splice = state.collection.inserting(0, (fitted(state, record),))
    elif record == state.record:
        return None
    else:
        splice = state.collection.replacing(state.current, record)
        if record.is_game and (code := _of_kept_moves(state.record, record)):
            notices = (*notices, Notice(code))
        if len(splice.removed) > 1:
            notices = (*notices, *_kept_apart(splice))
    return Transaction(splice, state.current, label, origin, merge_key, notices)


def replace_puzzle(
    state: EditorState,
    record: Record,
    puzzle: Puzzle,
    label: Label,
    origin: str,
    *,
    merge_key: Hashable | None = None,
    notices: tuple[Notice, ...] = (),
) -> Transaction | None:
    """Replace the shown record by one with these puzzle fields.

    A notice says if a solution is kept although the stipulation changes. In a FEN file a new name
    is the comment line above the record, unless the record names itself. "" removes that line, or
    empties it if the comment before it would become the name.

    Raises:
        ValueError: as of `with_puzzle_in`.
    """
    collection, own = state.collection, puzzle_of_record(record).name
    before, whole = puzzle_of_record(state.named), puzzle_of_record(state.whole.record)
    held = whole.best, whole.avoid, whole.line, whole.solution
    stays = state.twin or held == (puzzle.best, puzzle.avoid, puzzle.line, puzzle.solution)
    is_other = bool(before.asked) and before.asked != puzzle.asked
    if any(held) and stays and (is_other or before.conditions != puzzle.conditions):
        notices = (*notices, Notice("solution-stays"))
    bare = with_puzzle_in(record, puzzle_of_record(record)._replace(name=""))
    in_line = collection.format != "fen" or not len(collection) or own or names_itself(bare)
    name = puzzle.name
    if in_line or name == puzzle_of_record(state.named).name:
        said = with_puzzle_in(
            record, puzzle if in_line else puzzle._replace(name=own), collection.format
        )
        return replace_record(state, said, label, origin, merge_key=merge_key, notices=notices)
    said = with_puzzle_in(record, puzzle._replace(name=""), "fen")
    start, place = own_start(collection, state.current), collection.place_of(state.current)
    at = max(start, place - 1)
    removed = collection.items(at, place + 1)
    text = removed[0].line if at < place else "#"
    mark = text[: len(text) - len(text.lstrip().lstrip("/#;%").lstrip())].rstrip()
    line = f"{mark} {name}" if name else "" if start == at else mark
    ending = removed[0].ending if at < place else state.document.form.newline
    above = (Aside(line, ending),) if line else ()
    splice = Splice(at, removed, (*above, replace(said, ending=removed[-1].ending)))
    return Transaction(splice, state.current, label, origin, merge_key, notices)


def among_records(change: Change, current: int, label: Label, origin: str) -> Transaction:
    """Return a change of the number or order of records, with a notice of games kept apart."""
    return Transaction(change, current, label, origin, notices=_kept_apart(change))


def insert_records(
    state: EditorState, at: int, records: Sequence[Item], label: Label, origin: str
) -> Transaction | None:
    """Insert records, and lines above them, at an index up to len(collection); show the first."""
    if not records:
        return None
    splice = state.collection.inserting(at, [fitted(state, record) for record in records])
    return among_records(splice, at, label, origin)


def _kept_apart(change: Change) -> tuple[Notice, ...]:
    """Return the notice of games that were changed so that they do not run together."""
    if not any(isinstance(item, Record) and item.is_game for item in change.inserted):
        return ()
    given = given_ends(change.removed, change.inserted)
    return (Notice("games-kept-apart", str(given)),) if given else ()


def edit_position(
    state: EditorState,
    after: Position,
    label: Label,
    origin: str,
    *,
    merge_key: Hashable | None = None,
    notices: tuple[Notice, ...] = (),
    anew: bool = False,
) -> Transaction | None:
    """Return the change to an edited position with its consequences; None if nothing changes.

    `anew` says that the edit cleared the board first, so that the position is new.
    """
    before = state.position
    if after == before:
        return None
    record = state.record
    position, remembered, settled = settle(before, after, record.remembered_rights, record.chess960)
    edited = with_position(record, position, state.document.format)
    notices = (*notices, *settled)
    if state.is_draft and record.value.strip():
        notices = (Notice("text-replaced"), *notices)
    if anew:
        edited = _as_new(state, edited)
        notices = (*notices, *removed(record, edited))
    if remembered != edited.remembered_rights:
        edited = replace(edited, remembered_rights=remembered)
    return replace_record(state, edited, label, origin, merge_key=merge_key, notices=notices)


def replace_rights(
    state: EditorState,
    after: Position,
    label: Label,
    origin: str,
    *,
    remembered: str = "",
    merge_key: Hashable | None = None,
) -> Transaction | None:
    """Return the change to castling rights set by hand; only `remembered` ones may return."""
    record = with_position(state.record, after, state.document.format)
    record = replace(record, remembered_rights=remembered)
    return replace_record(state, record, label, origin, merge_key=merge_key)


def load_position(
    state: EditorState, position: Position, label: Label, origin: str, *, chess960: bool = False
) -> Transaction | None:
    """Return the change to another position; no rights of the old one are remembered."""
    if state.holds(position, chess960=chess960):
        return None
    record = with_position(state.record, position, state.document.format)
    record = _as_new(state, replace(with_chess960(record, chess960), remembered_rights=""))
    return replace_record(state, record, label, origin, notices=removed(state.record, record))


def new_position(before: Position, after: Position) -> bool:
    """Return whether replacing a position makes a new one, instead of an edit of its fields.

    Moves, tags, remarks, operations and marks belong to the pieces on their squares: they stay
    with the same placement, and with what is set up on an empty board.
    """
    return before.placement not in (EMPTY_PLACEMENT, after.placement)


def is_new(state: EditorState, loaded: Position) -> bool:
    """Return whether a loaded position is new to the shown record, or to a game without one."""
    unread_game = state.record.is_game and not state.has_position
    return unread_game or new_position(state.position, loaded)


def _as_new(state: EditorState, loaded: Record) -> Record:
    """Return a record of the loaded position alone if it is new, else `loaded`."""
    position = loaded.position
    if position is None or not is_new(state, position):
        return loaded
    return fitted(state, new_record(position, state.document.format, loaded.chess960))


def removed(before: Record, after: Record) -> tuple[Notice, ...]:
    """Return the notice of what a record loses when another one takes its place.

    Its detail lists some of "moves", "players", "tags" (others), "remark", "operations", "marks".
    """
    lost = []
    drawn = set(each_mark(before.marks)) - set(each_mark(after.marks))
    both = before.position is not None and after.position is not None
    if both and (before.marks or after.marks):
        before, after = with_marks_in(before, NO_MARKS), with_marks_in(after, NO_MARKS)
    if before.is_game:
        moves, others = moves_of(before), moves_of(after)
        tags = _telling_tags(before) - _telling_tags(after)
        players = {tag for tag in tags if tag[0] in ("White", "Black")}
        lost += ["moves"] if has_moves(moves) and moves.strip() not in others else []
        lost += ["players"] if players else []
        lost += ["tags"] if tags > players else []
        if not has_moves(moves):
            signs = has_signs(moves) and not has_signs(others)
            lost += ["remark"] if signs or _words(moves) - _words(others) else []
    else:
        gone = _operations(before) - _operations(after)
        lost += ["remark"] if any(not opcode for opcode, _ in gone) else []
        lost += ["operations"] if any(opcode for opcode, _ in gone) else []
    if drawn:
        lost.append("marks")
    return (Notice("removed-with-position", ", ".join(lost)),) if lost else ()


def _words(moves: str) -> set[str]:
    """Return the comments among the moves of a game."""
    words = (comment.strip("{};%").strip() for comment in comments_in(moves))
    return {each for each in words if each}


def _telling_tags(game: Record) -> set[tuple[str, str]]:
    """Return the tags with a value that are not part of the position."""
    return {
        (name, value)
        for name, value in tags_of(game)
        if value not in ("", "?", "????.??.??", "*", "-")
        and name.lower() not in ("fen", "setup", "variant")
    }


def _operations(record: Record) -> set[tuple[str, str]]:
    """Return opcodes, "" of a remark, with their operands; counters belong to the position."""
    text = operations_of(record)
    found = read_operations(text).operations if text.strip() else ()
    return {
        (each.opcode, format_operations([each]))
        for each in found
        if each.opcode not in ("hmvc", "fmvn")
    }


def _of_kept_moves(before: Record, after: Record) -> str:
    """Return the code of the notice about moves that a game keeps for another position, or ""."""
    if not before.is_game:
        return ""
    stood, stands = before.position or before.stale, after.position
    # The counters do not matter to a move.
    if stands is None or (stood is not None and stood[:-2] == stands[:-2]):
        return ""
    moves = moves_of(after)
    if stood is None or moves_of(before) != moves or not has_moves(moves):
        return ""
    followed = follow_moves(moves, stood, before.chess960)
    if followed.to_the_end and not follow_moves(moves, stands, after.chess960).to_the_end:
        return MOVES_DO_NOT_FIT
    return "" if followed.to_the_end or followed.fault is not None else "moves-may-not-fit"
