"""Shows a twin of a record as a record of its own, and brings edits of that back to the record."""

from dataclasses import replace

from fenedit.documents.annotating import puzzle_of_record, with_marks_in, with_puzzle_in
from fenedit.documents.record import Format, Record
from fenedit.documents.rewriting import new_record, with_chess960, with_text
from fenedit.notation.fen import format_fen
from fenedit.notation.puzzle import mended, parted
from fenedit.notation.reading import read_loose
from fenedit.notation.twin_commands import twins_of
from fenedit.notation.twins import all_states, draft_of, says_more, with_draft, with_state


def count_of(record: Record) -> int:
    """Return the number of twins of a record; 0 for a draft, which has no position to change."""
    return 0 if record.position is None else len(twins_of(puzzle_of_record(record).twins))


def alone(record: Record, index: int, file_format: Format) -> Record | None:
    """Return a twin, by its index from 1, as a puzzle without twins; None if there is none.

    It has the record's name, followed by its own, other data and the marks, but no moves, as those
    belong to the diagram. A twin that cannot be made has the diagram's position; one whose
    FEN cannot be read is a draft of that text. Words after a FEN stay there.
    """
    position, puzzle = record.position, puzzle_of_record(record)
    if position is None or not 0 < index <= len(twins_of(puzzle.twins)):
        return None
    twin = twins_of(puzzle.twins)[index - 1]
    puzzle = puzzle._replace(twins=with_draft(puzzle.twins, index, None))
    state = all_states(position, puzzle)[index]
    asked = mended(state.stipulation, marks=not record.is_game)
    name = f"{puzzle.name} {state.name})".strip()
    puzzle = puzzle._replace(name=name, mate=None, stipulation=asked, conditions=state.conditions)
    puzzle = puzzle._replace(twins="", best=(), avoid=(), line=(), solution="")
    form: Format = "pgn" if record.is_game else file_format
    shown = new_record(state.position, form, record.chess960)
    shown = with_puzzle_in(replace(shown, ending=record.ending), parted(puzzle), form)
    shown, draft = with_marks_in(shown, record.marks, form), draft_of(twin)
    return shown if draft is None else with_text(shown, draft, form)


def brought_back(
    record: Record, index: int, before: Record, after: Record, file_format: Format
) -> Record:
    """Return a record after one of its twins was edited.

    The twin gets position, or the text of a draft, and stipulation, the record the marks.

    Args:
        record: the record.
        index: of the twin, from 1.
        before: the twin, see `alone`.
        after: the same edited.
        file_format: the format of the document.
    """
    position, puzzle = record.position, puzzle_of_record(record)
    assert position is not None  # it has twins
    asked = puzzle_of_record(after).asked
    # A new position comes without a stipulation, and keeps that of its twin.
    is_asked = bool(asked) and asked != puzzle_of_record(before).asked
    # A draft's operations are after its text, and may change it.
    typed = before if is_asked and before.position is None else after
    good = puzzle._replace(twins=with_draft(puzzle.twins, index, None))
    draft = typed.value if after.position is None else None
    is_moved = draft is None and after.position != before.position
    held = draft_of(twins_of(puzzle.twins)[index - 1])
    if after.position is not None and says_more(after.value):
        draft = after.value
    elif held and before.position and after.position and after.before is None:
        is_edited = is_moved or is_asked or after.marks != before.marks
        if is_edited or after.chess960 != before.chess960:
            # Words after the FEN stay where something else is edited.
            draft = format_fen(after.position) + read_loose(held).rest
    if is_moved or is_asked or draft is not None or held is not None:
        if is_moved or is_asked:
            wanted = all_states(position, good)[index]._replace(problem=None)
            if after.position is not None:
                wanted = wanted._replace(position=after.position)
            if is_asked:
                wanted = wanted._replace(stipulation=asked)
            good = good._replace(twins=with_state(position, good, index, wanted))
        if draft is not None:
            good = good._replace(twins=with_draft(good.twins, index, draft))
        record = with_puzzle_in(record, good, file_format)
    if after.position is not None and not is_moved:
        record = with_marks_in(record, after.marks, file_format)
    if after.chess960 != before.chess960:
        record = with_chess960(record, after.chess960)
    return record
