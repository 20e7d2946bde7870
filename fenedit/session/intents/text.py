"""Intents of text: typing in the FEN field, and loading a position that was pasted."""

from collections.abc import Hashable
from dataclasses import replace
from typing import Final

from fenedit.documents.record import Record, record_from_line
from fenedit.documents.rewriting import (
    holds_game,
    new_record,
    operations_of,
    record_of,
    with_chess960,
    with_comment,
    with_position,
    with_text,
)
from fenedit.notation.fen import format_fen
from fenedit.notation.position import EMPTY_POSITION, Position
from fenedit.notation.reading import Found
from fenedit.session.intents.common import fitted, is_new, new_position, removed, replace_record
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Notice, Transaction

RANKS_OF_A_DRAFT: Final = 5
"""A text with so many ranks was meant as a FEN."""


def type_fen(
    state: EditorState, text: str, run: Hashable | None = None, *, whole: bool = False
) -> Transaction | None:
    """Make the record mean what the FEN field now says, or keep the text as its draft.

    Args:
        state: the state to change.
        text: the field's whole text, one line.
        run: typing with the same run is one step of undo.
        whole: whether the text arrived as a whole; see `typed`.

    Raises:
        ValueError: the text has a line break, which no record can hold.
    """
    if "\n" in text or "\r" in text:
        raise ValueError("a record is one line")
    record = typed(state, text, whole=whole)
    if record == state.record:
        return None
    position = record.position
    if position is not None and not _holds_same_rights(position, state.position):
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
        if edited.position is not None or not state.has_position or not (whole or _is_stub(text)):
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
    anew = with_text(replace(bare, ending=record.ending), text, file_format)
    stale = None if anew.position is not None else state.position
    return replace(anew, before=over, stale=stale)


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
        record = fitted(state, record_of(found, file_format))
        record = replace(record, ending=state.record.ending)
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


def is_meant_as_fen(text: str) -> bool:
    """Tell whether a text of one line has ranks enough to have been meant as a FEN."""
    return text.count("/") >= RANKS_OF_A_DRAFT - 1


def _is_stub(text: str) -> bool:
    """Tell whether too little is left of a FEN, in whatever brackets, to be one any more."""
    return not any(map(is_meant_as_fen, text.split()))


def _holds_same_rights(typed: Position, shown: Position) -> bool:
    """Tell whether neither the castling field nor what it rests on was typed anew."""
    return (typed.placement, typed.castling_rights) == (shown.placement, shown.castling_rights)
