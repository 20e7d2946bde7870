"""Intents for the records of a document: add, duplicate, delete, move, paste."""

from dataclasses import replace

from fenedit.documents.collection import Splice
from fenedit.documents.lines import parted, split_lines
from fenedit.documents.record import Record, is_aside, record_from_line
from fenedit.notation.fen import format_fen
from fenedit.notation.position import Position
from fenedit.session.intents.common import written_canonically
from fenedit.session.intents.text import load_fen
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Transaction

RANKS_OF_A_DRAFT = 5
"""A text with so many ranks was meant as a FEN."""


def add(state: EditorState, position: Position) -> Transaction | None:
    """Insert a record with a position behind the shown one, and show it."""
    record = Record(format_fen(position))
    return _insert(state, (record,), Label("add-record"), "records.add")


def duplicate(state: EditorState) -> Transaction | None:
    """Insert a copy of the shown record behind it, and show the copy."""
    if not len(state.collection):
        return None
    return _insert(state, (state.record,), Label("duplicate-record"), "records.duplicate")


def delete(state: EditorState) -> Transaction | None:
    """Take the shown record out of the document."""
    if not len(state.collection):
        return None
    splice = state.collection.deleting(state.current, 1)
    current = max(0, min(state.current, len(state.collection) - 2))
    return Transaction(splice, current, Label("delete-record"), "records.delete")


def move(state: EditorState, steps: int) -> Transaction | None:
    """Move the shown record up (negative) or down by a number of records."""
    target = state.current + steps
    if not steps or not 0 <= target < len(state.collection):
        return None
    splice = state.collection.moving(state.current, target)
    code = "move-record-up" if steps < 0 else "move-record-down"
    return Transaction(splice, target, Label(code), "records.move")


def paste(state: EditorState, text: str) -> Transaction | None:
    """Paste a text: one position replaces the shown one, several are inserted behind it.

    Lines between positions that do not parse come along as they are. None when no line of the
    text holds a position.
    """
    positions = positions_in(text)
    if len(positions) == 1:
        return load_fen(state, positions[0].line)
    return paste_as_records(state, text)


def draft_in(text: str) -> str | None:
    """Return the one line of a text that was meant as a FEN although it cannot be read as one.

    What has ranks is taken for one; any other text is not, so that a stray paste harms nothing.
    """
    records = records_of(text)
    if len(records) != 1 or records[0].position is not None:
        return None
    line = records[0].line.strip()
    return line if line.count("/") >= RANKS_OF_A_DRAFT - 1 else None


def paste_as_records(state: EditorState, text: str) -> Transaction | None:
    """Insert the records of a text behind the shown one; None if none of them is a position."""
    if not positions_in(text):
        return None
    records = tuple(map(written_canonically, records_of(text)))
    return _insert(state, records, Label("paste-records", count=len(records)), "records.paste")


def positions_in(text: str) -> tuple[Record, ...]:
    """Return the records of a text that hold a position."""
    return tuple(record for record in records_of(text) if record.position is not None)


def records_of(text: str) -> tuple[Record, ...]:
    """Return the records that the lines of a text hold; blank lines and comments hold none."""
    lines = (parted(line)[0] for line in split_lines(text))
    return tuple(record_from_line(line) for line in lines if not is_aside(line))


def _insert(
    state: EditorState, records: tuple[Record, ...], label: Label, origin: str
) -> Transaction:
    at = state.current + 1 if len(state.collection) else 0
    newline = state.document.form.newline
    ended = tuple(replace(record, ending=newline) for record in records)
    splice: Splice = state.collection.inserting(at, ended)
    return Transaction(splice, at, label, origin)
