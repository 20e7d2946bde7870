"""How every intent that changes the shown record makes its transaction."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Concatenate, ParamSpec, TypeAlias

from fenedit.documents.collection import Splice
from fenedit.documents.record import Record
from fenedit.notation.fen import format_fen
from fenedit.notation.fields import lay_out
from fenedit.notation.position import Position
from fenedit.session.consequences import settle
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Notice, Transaction

P = ParamSpec("P")
Intent: TypeAlias = Callable[Concatenate[EditorState, P], Transaction | None]


def record_with_position(record: Record, position: Position) -> Record:
    """Return a record that holds a position, and keeps all that followed its fields."""
    return replace(record, text=format_fen(position) + rest_in_text(record), stale=None)


def rest_in_text(record: Record) -> str:
    """Return what follows the fields within a record's text, also where these do not parse."""
    if record.reading is not None:
        return record.reading.rest
    layout = lay_out(record.text)
    if layout.rest is None or not layout.fields:
        return ""
    return record.text[layout.fields[-1][1] :]


def written_canonically(record: Record) -> Record:
    """Return a record that comes from outside any file, spelt as FEN demands; a draft stays."""
    position = record.position
    return record if position is None else record_with_position(record, position)


def replace_record(
    state: EditorState,
    record: Record,
    label: Label,
    origin: str,
    *,
    merge_key: Hashable | None = None,
    notices: tuple[Notice, ...] = (),
) -> Transaction | None:
    """Return the change that puts a record in the place of the shown one, None if it is the same.

    In a document without records it becomes the first one.
    """
    if not len(state.collection):
        ended = replace(record, ending=state.document.form.newline)
        splice: Splice = state.collection.inserting(0, (ended,))
    elif record == state.record:
        return None
    else:
        splice = state.collection.replacing(state.current, record)
    return Transaction(splice, state.current, label, origin, merge_key, notices)


def edit_position(
    state: EditorState,
    after: Position,
    label: Label,
    origin: str,
    *,
    merge_key: Hashable | None = None,
) -> Transaction | None:
    """Return the change to an edited position with its consequences; None if nothing changes.

    A draft ends only when the board is really edited.
    """
    before = state.position
    if after == before:
        return None
    record = state.record
    settled = settle(before, after, record.remembered_rights, record.chess960)
    edited = replace(
        record_with_position(record, settled.position),
        remembered_rights=settled.remembered_rights,
    )
    return replace_record(
        state, edited, label, origin, merge_key=merge_key, notices=settled.notices
    )


def load_position(
    state: EditorState,
    position: Position,
    label: Label,
    origin: str,
    *,
    chess960: bool = False,
    notices: tuple[Notice, ...] = (),
) -> Transaction | None:
    """Return the change to a whole new position: nothing of the old one is remembered."""
    record = replace(
        record_with_position(state.record, position), remembered_rights="", chess960=chess960
    )
    return replace_record(state, record, label, origin, notices=notices)
