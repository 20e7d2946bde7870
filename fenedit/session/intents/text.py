"""Intents of text: typing in the FEN field, and loading a position that was pasted."""

from collections.abc import Hashable
from dataclasses import replace

from fenedit.documents.record import record_from_line
from fenedit.documents.rewriting import (
    holds_game,
    operations_of,
    record_of,
    with_chess960,
    with_comment,
    with_position,
    with_text,
)
from fenedit.notation.position import Position
from fenedit.notation.spellings.found import Found
from fenedit.session.intents.common import (
    fitted,
    marks_that_went,
    replace_record,
    without_old_marks,
)
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Notice, Transaction

_SHOWN = 40
"""Characters of what stays with a record that a notice shows."""


def type_fen(state: EditorState, text: str, run: Hashable | None = None) -> Transaction | None:
    """Make the record mean what the FEN field now says, or keep the text as its draft.

    Args:
        state: the state to change.
        text: the field's whole text, one line.
        run: typing with the same run is one step of undo.

    Raises:
        ValueError: the text has a line break, which no record can hold.
    """
    if "\n" in text or "\r" in text:
        raise ValueError("a record is one line")
    record = with_text(state.record, text, state.document.format)
    if record == state.record:
        return None
    if record.position is not None and not _holds_same_rights(record.position, state.position):
        record = replace(record, remembered_rights="")
    return replace_record(state, record, Label("type-fen"), "fen.type", merge_key=run)


def means(state: EditorState, text: str) -> bool:
    """Tell whether a text already means the record shown, so that nothing need be rewritten."""
    return with_text(state.record, text, state.document.format) == state.record


def load_fen(state: EditorState, text: str, origin: str = "paste") -> Transaction | None:
    """Put the position of a text in the place of the shown one; None if it holds none.

    What follows the fields in the text becomes the record's; where nothing does, what followed
    the fields before stays.
    """
    record = record_from_line(" ".join(text.splitlines()))
    if record.reading is None:
        return None
    found = Found(record.reading.position, record.chess960, rest=operations_of(record))
    return load_found(state, found, origin)


def load_found(state: EditorState, found: Found, origin: str = "paste") -> Transaction | None:
    """Put a position that was found in a text in the place of the shown one.

    A game takes the place of the whole record. A position alone takes that of the position, and
    what followed the fields stays, unless the text brings its own. What was drawn over the
    position before goes.
    """
    file_format = state.document.format
    if holds_game(found) or (found.rest.strip() and not state.record.is_game):
        record = fitted(state, record_of(found, file_format))
        record = replace(record, ending=state.record.ending)
    else:
        record = with_position(state.record, found.position, file_format)
        record = without_old_marks(state, record)
        if record.is_game and found.rest.strip():
            record = with_comment(record, found.rest)
        record = with_chess960(record, found.chess960)
    record = replace(record, remembered_rights="")
    kept = "" if found.rest.strip() or record.is_game else _names_of(operations_of(record))
    notices = marks_that_went(state, record)
    if kept and record != state.record:
        notices = (*notices, Notice("rest-stays", kept))
    return replace_record(state, record, Label("paste"), origin, notices=notices)


def _names_of(rest: str) -> str:
    """Return the names of operations but the counters, or a remark; what is long is cut."""
    from fenedit.notation.epd.record import read_operations

    names = [
        each.opcode or each.operands[0].text.lstrip(";#%/ ")
        for each in read_operations(rest).operations
    ]
    words = ", ".join(name for name in names if name not in ("hmvc", "fmvn"))
    return words if len(words) <= _SHOWN else words[:_SHOWN] + "…"


def _holds_same_rights(typed: Position, shown: Position) -> bool:
    """Tell whether neither the castling field nor what it rests on was typed anew."""
    return (typed.placement, typed.castling_rights) == (shown.placement, shown.castling_rights)
