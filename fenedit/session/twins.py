"""Shows a twin of a record as a record of its own, and brings edits of that back to the record."""

from dataclasses import replace

from fenedit.documents.annotating import puzzle_of_record, with_marks_in, with_puzzle_in
from fenedit.documents.record import Format, Record
from fenedit.documents.rewriting import new_record, with_chess960
from fenedit.notation.puzzle import mended, parted
from fenedit.notation.twin_commands import twins_of
from fenedit.notation.twins import all_states, with_state


def count_of(record: Record) -> int:
    """Return the number of twins of a record; 0 for a draft, which has no position to change."""
    return 0 if record.position is None else len(twins_of(puzzle_of_record(record).twins))


def alone(record: Record, index: int, file_format: Format) -> Record | None:
    """Return a twin, by its index from 1, as a puzzle without twins; None where there is none.

    Of the record it has the name and other data and the marks, but no moves, which are those of the
    diagram. A twin that cannot be made has the diagram's position.
    """
    position, puzzle = record.position, puzzle_of_record(record)
    if position is None or not 0 < index <= len(twins_of(puzzle.twins)):
        return None
    state = all_states(position, puzzle)[index]
    asked = mended(state.stipulation, marks=not record.is_game)
    puzzle = replace(puzzle, mate=None, stipulation=asked, conditions=state.conditions)
    puzzle = replace(puzzle, twins="", best=(), avoid=(), line=(), solution="")
    form: Format = "pgn" if record.is_game else file_format
    shown = new_record(state.position, form, record.chess960)
    shown = with_puzzle_in(replace(shown, ending=record.ending), parted(puzzle), form)
    return with_marks_in(shown, record.marks, form)


def brought_back(
    record: Record, index: int, before: Record, after: Record, file_format: Format
) -> Record | None:
    """Return a record after one of its twins was edited; None for a draft, which no twin can be.

    The twin gets position and stipulation, the record the marks.

    Args:
        record: the record.
        index: of the twin, from 1.
        before: the twin, see `alone`.
        after: the same edited.
        file_format: the format of the document.
    """
    position, puzzle = record.position, puzzle_of_record(record)
    assert position is not None  # it has twins
    if after.position is None:
        return None
    state = all_states(position, puzzle)[index]._replace(problem=None)
    wanted = state._replace(position=after.position)
    asked = puzzle_of_record(after).asked
    # A new position comes without a stipulation, and keeps that of its twin.
    if asked and asked != puzzle_of_record(before).asked:
        wanted = wanted._replace(stipulation=asked)
    if wanted != state:
        puzzle = replace(puzzle, twins=with_state(position, puzzle, index, wanted))
        record = with_puzzle_in(record, puzzle, file_format)
    if after.position == before.position:
        record = with_marks_in(record, after.marks, file_format)
    if after.chess960 != before.chess960:
        record = with_chess960(record, after.chess960)
    return record
