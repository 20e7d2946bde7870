"""How every intent that changes the shown record makes its transaction."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Concatenate, ParamSpec, TypeAlias

from fenedit.documents.drawn import marks_of_record, with_marks_in
from fenedit.documents.record import Record
from fenedit.documents.rewriting import rest_in_text, with_chess960, with_position
from fenedit.notation.marks import NO_MARKS
from fenedit.notation.position import Position
from fenedit.session.consequences import settle
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Notice, Transaction

__all__ = [
    "Intent",
    "edit_position",
    "fitted",
    "load_position",
    "marks_that_went",
    "replace_record",
    "rest_in_text",
    "without_old_marks",
]

P = ParamSpec("P")
Intent: TypeAlias = Callable[Concatenate[EditorState, P], Transaction | None]


def fitted(state: EditorState, record: Record) -> Record:
    """Return a new record with the line endings of the document that it is to join."""
    newline = state.document.form.newline
    if not record.is_game:
        return replace(record, ending=newline)
    from fenedit.documents.games import with_newlines

    # The blank line behind a game divides it from the next one.
    return replace(with_newlines(record, newline), ending=newline * 2)


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

    In a document without records it becomes the first one. Where a game gets another position
    before the same moves, a notice tells so.
    """
    if not len(state.collection):
        splice = state.collection.inserting(0, (fitted(state, record),))
    elif record == state.record:
        return None
    else:
        splice = state.collection.replacing(state.current, record)
        if _moves_may_not_fit(state.record, record):
            notices = (*notices, Notice("moves-may-not-fit"))
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
        with_position(record, settled.position, state.document.format),
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
    record = with_position(state.record, position, state.document.format)
    record = replace(with_chess960(record, chess960), remembered_rights="")
    record = without_old_marks(state, record)
    notices = (*notices, *marks_that_went(state, record))
    return replace_record(state, record, label, origin, notices=notices)


def without_old_marks(state: EditorState, loaded: Record) -> Record:
    """Return the shown record with a whole new position and no marks, which speak of the old one.

    Where the men stand as they did the marks stay, and where none stood: they may be right.
    """
    position = loaded.position
    if position is None or not state.has_position:
        return loaded
    if position.placement == state.position.placement:
        return loaded
    return with_marks_in(loaded, NO_MARKS, state.document.format)


def marks_that_went(state: EditorState, after: Record) -> tuple[Notice, ...]:
    """Return the notice that what was drawn over the shown record is gone, () where it is not."""
    if not marks_of_record(state.record) or marks_of_record(after):
        return ()
    return (Notice("marks-of-old"),)


def _moves_may_not_fit(before: Record, after: Record) -> bool:
    """Tell whether a game's moves stay while the position that they begin from does not."""
    if not (before.is_game and after.is_game) or after.position is None:
        return False
    if before.position is not None and before.position[:-2] == after.position[:-2]:
        # The counters do not matter to a move.
        return False
    from fenedit.documents.games import has_moves, moves_of

    moves = moves_of(after)
    return moves_of(before) == moves and has_moves(moves)
