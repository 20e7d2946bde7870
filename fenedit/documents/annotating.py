"""Records with other marks drawn over them, and what records say of a problem."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from fenedit.documents.document import Collection
from fenedit.documents.record import Format, Record, moves_of, operations_of
from fenedit.documents.rewriting import with_operations
from fenedit.notation.epd.record import read_operations, respelt
from fenedit.notation.marks import Marks
from fenedit.notation.puzzle import (
    Puzzle,
    puzzle_of,
    puzzle_of_tags,
    source_of,
    tag_changes,
    with_puzzle,
)

_LONGEST_REST: Final = 4096
"""Characters behind the fields that are searched for a name; EPD's longest line has as many."""
_UNKNOWN: Final = ("", "?", "-")
"""What tags hold that name nothing."""
_REMARK: Final = re.compile(r"(?://+|[;#%]+)?\s*")
_COMMAND: Final = re.compile(r"(?:\[%|\A(?=[^\[\]]*\]))[^\]]*+(?:\]|\Z)")
"""What draws, or says something else to a program, within a comment; also where its beginning
was taken for a field."""


def name_of(record: Record) -> str:
    """Return what a record calls its position, on one line; "" if it does not.

    That is its `id`; or else the author and the year; or else a title: a comment in words, a remark
    or the source. Other operations are no name.
    """
    return " ".join(_name_in_tags(record) if record.is_game else _name_in_line(record))


def name_above(collection: Collection, index: int) -> str:
    """Return the words of the comment line that touches a record from above, "" if none does.

    That is what a file of FEN, which has no operations, calls a position; "" in other files.
    """
    if collection.format != "fen":
        return ""
    at = collection.place_of(index)
    above = collection.items(at - 1, at) if at else ()
    if not above or isinstance(above[0], Record):
        return ""
    return " ".join(_REMARK.sub("", above[0].text.strip(), count=1).split())


def _name_in_line(record: Record) -> list[str]:
    rest = operations_of(record)[:_LONGEST_REST]
    if not rest.strip():
        return []
    operations = read_operations(rest).operations
    puzzle = puzzle_of(operations)
    # What is no operation is kept as the only operand of one without a name.
    remarks = [each.operands[0].text for each in operations if not each.opcode]
    # The first match is the one at the beginning, be it empty.
    remarks = [_REMARK.sub("", remark, count=1) for remark in remarks]
    return _name_in_puzzle(puzzle, remarks)


def _name_in_puzzle(puzzle: Puzzle, remarks: Sequence[str] = ()) -> list[str]:
    """Return the words of the name that is said of a problem."""
    year = source_of(puzzle.source).year
    author = puzzle.author.split()
    if author and year is not None:
        author.append(f"({year})")
    comments = (_COMMAND.sub(" ", comment).strip() for comment in (puzzle.comment, *remarks))
    titles = (text.removeprefix("{").removesuffix("}").split() for text in comments)
    return puzzle.name.split() or author or next(filter(None, titles), puzzle.source.split())


def _name_in_tags(record: Record) -> list[str]:
    from fenedit.documents.games import tags_of

    tags = {name: value for name, value in tags_of(record) if value not in _UNKNOWN}
    puzzle = puzzle_of_tags(tags.items())
    if puzzle.name or "Black" not in tags:
        return _name_in_puzzle(puzzle)
    players = " – ".join(tags[side] for side in ("White", "Black") if side in tags)
    return ", ".join(filter(None, (players, tags.get("Event")))).split()


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
    moves = moves_with(before, marks, newline, begins=before == record.line)
    return replace(record, rest=tags + moves, before=None)
