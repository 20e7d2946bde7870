"""Records with other marks drawn over them, and what records say of a problem."""

from dataclasses import replace

from fenedit.documents.record import Format, Record, moves_of, operations_of
from fenedit.documents.rewriting import with_operations
from fenedit.notation.epd.record import read_operations
from fenedit.notation.marks import Marks
from fenedit.notation.puzzle import Puzzle, puzzle_of, puzzle_of_tags, tag_changes, with_puzzle


def puzzle_of_record(record: Record) -> Puzzle:
    """Return what a record says of a problem; a draft says what stands behind its fields."""
    if record.is_game:
        from fenedit.documents.games import tags_of

        return puzzle_of_tags(tags_of(record))
    return puzzle_of(read_operations(operations_of(record)).operations)


def with_puzzle_in(record: Record, puzzle: Puzzle, file_format: Format = "fen") -> Record:
    """Return a record that says this of a problem; what need not change stays verbatim.

    Raises:
        ValueError: a text of a line holds what EPD has no way to write, or a move has not the
            shape of one.
    """
    if puzzle == puzzle_of_record(record):
        return record
    if record.is_game:
        from fenedit.documents.games import tags_of, with_tags

        return with_tags(record, tag_changes(tags_of(record), puzzle))
    from fenedit.notation.epd.operations import respelt
    from fenedit.notation.epd.record import read_operations

    text = operations_of(record)
    said = read_operations(text).operations
    return with_operations(record, respelt(text, said, with_puzzle(said, puzzle)), file_format)


def with_marks_in(record: Record, marks: Marks, file_format: Format = "fen") -> Record:
    """Return a record over whose position just these marks are drawn.

    Args:
        record: a record that is no draft; one that is stays as it is.
        marks: what is to be drawn.
        file_format: that of its document.

    Raises:
        ValueError: a mark cannot be written: see `drawing_commands.with_marks`.
    """
    if record.position is None or marks == record.marks:
        return record
    # Here, because most records have none.
    from fenedit.documents.comments import moves_with, operations_with

    if not record.is_game:
        return with_operations(record, operations_with(operations_of(record), marks), file_format)
    before = moves_of(record)
    tags = record.rest.removesuffix(before)
    newline = "\r\n" if "\r\n" in record.line + record.ending else "\n"
    moves = moves_with(before, marks, newline, begins=not (record.lead or tags))
    return replace(record, rest=tags + moves, before=None)
