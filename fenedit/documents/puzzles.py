"""What a record says of a problem, a line by its operations and a game by its tags."""

from fenedit.documents.record import Format, Record
from fenedit.documents.rewriting import operations_of, with_operations
from fenedit.notation.puzzle import Puzzle, puzzle_of, rewritten


def puzzle_of_record(record: Record) -> Puzzle:
    """Return what a record says of a problem; a draft says what stands behind its fields."""
    if record.is_game:
        from fenedit.documents.games import tags_of
        from fenedit.notation.puzzle import puzzle_of_tags

        return puzzle_of_tags(tags_of(record))
    from fenedit.notation.epd.record import read_operations

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
        from fenedit.notation.puzzle import tag_changes

        return with_tags(record, tag_changes(tags_of(record), puzzle))
    from fenedit.notation.epd.record import read_operations

    text = operations_of(record)
    after = rewritten(text, read_operations(text).operations, puzzle)
    return with_operations(record, after, file_format)
