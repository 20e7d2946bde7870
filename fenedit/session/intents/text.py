"""Intents of text: typing in the FEN field, and loading a position that was pasted."""

from collections.abc import Hashable
from dataclasses import replace

from fenedit.documents.record import Record
from fenedit.notation.fen import format_fen
from fenedit.notation.loose import Reading, read_loose
from fenedit.notation.position import Position
from fenedit.notation.problems import FenError
from fenedit.session.intents.common import replace_record, rest_in_text
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Transaction


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
    if means(state, text):
        return None
    reading = _read(text)
    if reading is None:
        stale = state.position if state.has_position else None
        record = replace(state.record, text=text, stale=stale)
    else:
        record = _with_reading(state.record, reading)
        if _holds_same_rights(reading.position, state.position):
            record = replace(record, remembered_rights=state.record.remembered_rights)
    return replace_record(state, record, Label("type-fen"), "fen.type", merge_key=run)


def means(state: EditorState, text: str) -> bool:
    """Tell whether a text already means the record shown, so that nothing need be rewritten."""
    shown, reading = state.record.reading, _read(text)
    if shown is None or reading is None:
        return shown is reading and text == state.record.text
    return (reading.position, reading.rest) == (shown.position, shown.rest)


def load_fen(state: EditorState, text: str, origin: str = "paste") -> Transaction | None:
    """Put the position of a text in the place of the shown one; None if it holds none.

    What follows the fields in the text becomes the record's; where nothing does, what followed
    the fields before stays.
    """
    reading = _read(text)
    if reading is None:
        return None
    record = replace(
        _with_reading(state.record, reading),
        text=format_fen(reading.position),
        rest=reading.rest or rest_in_text(state.record) + state.record.rest,
        chess960=False,
    )
    return replace_record(state, record, Label("paste"), origin)


def _holds_same_rights(typed: Position, shown: Position) -> bool:
    """Tell whether neither the castling field nor what it rests on was typed anew."""
    return (typed.placement, typed.castling_rights) == (shown.placement, shown.castling_rights)


def _read(text: str) -> Reading | None:
    try:
        return read_loose(text)
    except FenError:
        return None


def _with_reading(record: Record, reading: Reading) -> Record:
    text = format_fen(reading.position) + reading.rest
    return replace(record, text=text, stale=None, remembered_rights="")
