"""Intents of the panels: the fields but the placement, the variant, and what stands behind."""

from collections.abc import Hashable
from dataclasses import replace

from fenedit.documents.record import Record, record_from_line
from fenedit.documents.rewriting import (
    operations_of,
    with_chess960,
    with_operations,
    with_position,
)
from fenedit.notation.castling import with_right, without_right
from fenedit.notation.position import MAX_COUNTER, Position, Side, Square, square_name
from fenedit.rules.castling_and_ep import right_is_possible
from fenedit.session.intents.common import edit_position, replace_record
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Notice, Transaction


def set_side_to_move(state: EditorState, side: Side) -> Transaction | None:
    """Give the move to a side; an en passant square that cannot hold any more is dropped."""
    after = state.position.with_side_to_move(side)
    return edit_position(state, after, Label("set-side", detail=side), "panel.side")


def set_right(state: EditorState, letter: str, held: bool) -> Transaction | None:
    """Switch one castling right on or off.

    A right that king and rook do not allow can be switched off, never on, nor can a third one of
    a side, for which FEN has no room. Either way the person has decided, so the right is not
    remembered any longer.
    """
    position = state.position
    rights = position.castling_rights
    if held == (letter in rights):
        return None
    if held and not right_is_possible(position, letter, state.chess960):
        return None
    changed = with_right(rights, letter) if held else without_right(rights, letter)
    if changed == rights:
        return None
    record = replace(
        with_position(state.record, position.with_castling_rights(changed), state.document.format),
        remembered_rights=without_right(state.record.remembered_rights, letter),
    )
    return replace_record(
        state, record, Label("set-right" if held else "drop-right", detail=letter), "panel.castling"
    )


def drop_rights(state: EditorState) -> Transaction | None:
    """Take all castling rights away; none of them is remembered any longer."""
    position = state.position
    if not position.castling_rights:
        return None
    record = with_position(state.record, position.with_castling_rights(""), state.document.format)
    record = replace(record, remembered_rights="")
    return replace_record(state, record, Label("drop-rights"), "panel.castling")


def set_ep_square(state: EditorState, square: Square | None) -> Transaction | None:
    """Set the en passant target square, or none."""
    after = state.position.with_ep_square(square)
    detail = "" if square is None else square_name(square)
    return edit_position(state, after, Label("set-ep", detail=detail), "panel.ep")


def set_halfmove_clock(state: EditorState, plies: int) -> Transaction | None:
    """Set the halfmove clock; steps in a row are one step of undo."""
    after = state.position.with_halfmove_clock(_counter(plies))
    return _set_counter(state, after, "set-clock", plies)


def set_fullmove_number(state: EditorState, number: int) -> Transaction | None:
    """Set the fullmove number; steps in a row are one step of undo."""
    after = state.position.with_fullmove_number(_counter(number))
    return _set_counter(state, after, "set-move-number", number)


def reset_counters(state: EditorState) -> Transaction | None:
    """Set both counters to what they are at the start of a game: 0 and 1."""
    after = state.position.with_halfmove_clock(0).with_fullmove_number(1)
    return edit_position(state, after, Label("reset-counters"), "panel.counter")


def set_chess960(state: EditorState, chess960: bool) -> Transaction | None:
    """Judge the record by Chess960's rules, or by those of standard chess.

    A game says so in its Variant tag. A line has no place for it, and a notice tells so, unless
    its castling letters say it already; against these nothing can be said.
    """
    if not len(state.collection) or chess960 == state.chess960:
        return None
    record = with_chess960(state.record, chess960)
    written = _read_again(record).chess960 == chess960
    notices = () if written else (Notice("chess960-not-written"),)
    label = Label("set-chess960" if chess960 else "set-standard")
    return replace_record(state, record, label, "menu.variant", notices=notices)


def _read_again(record: Record) -> Record:
    """Return a record as it is read when its file is opened."""
    if not record.is_game:
        return record_from_line(record.line)
    from fenedit.documents.games import game_record

    return game_record(record.line)


def set_operations(
    state: EditorState, text: str, run: Hashable | None = None
) -> Transaction | None:
    """Put a text in the place of all that stands behind the fields of a line.

    Args:
        state: the state to change.
        text: EPD operations, a remark, or nothing; one line.
        run: changes with the same run are one step of undo.

    Returns:
        None also for a game, behind whose position stand its moves.

    Raises:
        ValueError: the text has a line break.
    """
    record = with_operations(state.record, text, state.document.format)
    if not len(state.collection) or operations_of(record).strip() == (
        operations_of(state.record).strip()
    ):
        return None
    label = Label("set-operations")
    return replace_record(state, record, label, "panel.operations", merge_key=run)


def apply_fix(
    state: EditorState,
    code: str,
    position: Position,
    chess960: bool,
    data: tuple[tuple[str, str], ...] = (),
) -> Transaction | None:
    """Apply a repair that the position check offers (see `fenedit.rules.judge.repairs.Fix`)."""
    record = with_position(state.record, position, state.document.format)
    if chess960 != record.chess960:
        record = with_chess960(record, chess960)
    return replace_record(state, record, Label("fix", detail=code, data=data), "check.fix")


def _set_counter(state: EditorState, after: Position, code: str, value: int) -> Transaction | None:
    key = ("panel.counter", code, state.current)
    return edit_position(
        state, after, Label(code, detail=str(value)), "panel.counter", merge_key=key
    )


def _counter(value: int) -> int:
    return max(0, min(value, MAX_COUNTER))
