"""Reads and writes names, puzzle data and marks of records."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from fenedit.documents.comments import moves_with, moves_with_marks_at, operations_with
from fenedit.documents.document import Collection, Splice, own_start
from fenedit.documents.entry import Entry
from fenedit.documents.games import tags_of, with_tags
from fenedit.documents.record import (
    Aside,
    Format,
    Item,
    Record,
    moves_of,
    operations_of,
    record_from_line,
)
from fenedit.documents.rewriting import with_operations
from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.epd.record import read_operations, respelt
from fenedit.notation.marks import Marks
from fenedit.notation.pgn import WON_OR_DRAWN
from fenedit.notation.puzzle import (
    Puzzle,
    mended,
    puzzle_of,
    source_of,
    with_puzzle,
)
from fenedit.notation.puzzle_tags import puzzle_of_tags, tag_changes

_LONGEST_REST = 4096
"""Characters after the fields that are searched for a name; an EPD line has no more."""
_UNKNOWN = ("", "?", "-")
"""Tag values that mean nothing."""
_YEAR = re.compile("[0-9]{4}")
_REMARK = re.compile(r"(?://+|[;#%]+)?\s*")
_COMMAND = re.compile(r"(?:\[%|\A(?=[^\[\]]*\]))[^\]]*+(?:\]|\Z)")
"""A command within a comment, also one whose beginning was read as a field."""

AFTER = re.compile(r"(?:, |\A)(?P<after>after )[0-9]+(?:\.|…)\S+\Z", re.IGNORECASE)
"""What is after the name of a game in that of a position taken from it."""


def name_of(record: Record) -> str:
    """Return the name that a record gives its position, on one line; "" if there is none.

    It is its `id`, else author and year, else a comment in words, a remark or the source; a game
    has a title, else players, event, year. In a FEN file the name may be on the line above: `named`
    returns the record with it.
    """
    if record.is_game:
        tags = _known_tags(record)
        puzzle = puzzle_of_tags(tags.items())
        is_played = not puzzle.name and "black" in tags
        return " ".join(_met_in(tags) if is_played else _name_in_puzzle(puzzle))
    rest = operations_of(record)[:_LONGEST_REST]
    if not rest.strip():
        return ""
    operations = read_operations(rest).operations
    # A remark is kept as the only operand of an operation without an opcode.
    remarks = [each.operands[0].text for each in operations if not each.opcode]
    # The first match is at the beginning, even if it is empty.
    remarks = [_REMARK.sub("", remark, count=1) for remark in remarks]
    return " ".join(_name_in_puzzle(puzzle_of(operations), remarks))


def name_in(comment: str) -> str:
    """Return the words of a comment line, without its comment sign."""
    return " ".join(_REMARK.sub("", comment.strip(), count=1).split())


def name_above(collection: Collection, index: int) -> str:
    """Return the words of the comment line just above a record, "" if there is none.

    It names the position in a FEN file, which has no operations; other files return "".
    """
    if collection.format != "fen" or collection.line_count == len(collection):
        return ""
    at = collection.place_of(index)
    above = collection.items(at - 1, at) if at else ()
    return "" if not above or isinstance(above[0], Record) else name_in(above[0].text)


def named(collection: Collection, index: int) -> Record:
    """Return a record of a collection with the name from the line above as its `id`.

    Call this wherever the name of a record is shown, searched or written.
    """
    record = collection[index]
    return with_name(record, name_above(collection, index))


def named_entry(entry: Entry) -> Entry:
    """Return an entry whose line has the name from the line above as its `id`."""
    if not entry.above:
        return entry
    line = with_name(record_from_line(entry.text), entry.above).line
    return entry._replace(text=line, whole=line, above="")


def with_name(record: Record, name: str) -> Record:
    """Return a record with a name as its `id`, in EPD's spelling, unless it names itself."""
    if not name or names_itself(record):
        return record
    puzzle = puzzle_of_record(record)._replace(name=mended(name)[:MAX_STRING])
    return with_puzzle_in(record, puzzle)


def row_after(collection: Collection, index: int) -> int:
    """Return the row after a game and the positions that were taken from it before."""
    name, row = name_of(named(collection, index)), index + 1
    while (
        name
        and row < len(collection)
        and name_of(named(collection, row)).startswith(f"{name}, after ")
    ):
        row += 1
    return row


def names_itself(record: Record) -> bool:
    """Return whether a record has an `id` or a remark in words, so that no line above names it.

    A game always names itself.
    """
    rest = operations_of(record)[:_LONGEST_REST]
    if record.is_game or not rest.strip():
        return record.is_game
    told = [each for each in read_operations(rest).operations if each.opcode in ("", "id")]
    texts = (_COMMAND.sub(" ", operand.text) for each in told for operand in each.operands)
    return any(_REMARK.sub("", text, count=1).strip() for text in texts)


def removing(collection: Collection, index: int, *, last: bool = True) -> Splice:
    """Return the splice that removes a record and, in a FEN file, the name above it.

    An earlier comment stays; a blank line keeps it from naming the next record, unless that is
    removed, too (`last` is False).
    """
    if collection.format != "fen":
        return collection.deleting(index)
    place, start = collection.place_of(index), own_start(collection, index)
    at, end = place, place + 1
    if start < place and name_above(collection, index) and not names_itself(collection[index]):
        at -= 1
    removed = collection.items(at, end)
    following = collection.items(end, end + 1) if end < collection.line_count else ()
    before = collection.items(at - 1, at) if start < at else ()
    is_name = any(isinstance(item, Aside) and name_in(item.text) for item in before)
    parted = last and is_name and any(isinstance(item, Record) for item in following)
    return Splice(at, removed, (Aside("", removed[-1].ending),) if parted else ())


def with_line_above(collection: Collection, index: int) -> tuple[Item, ...]:
    """Return a record, in a FEN file after the line above that names it."""
    if collection.format != "fen":
        return (collection[index],)
    return removing(collection, index).removed


def named_items(items: Iterable[Item]) -> Iterator[tuple[Item, Aside | None]]:
    """Yield the lines of a FEN file, each with the comment line above that names it, or None.

    A comment line is yielded by itself if it names nothing, since a record may name itself, and
    drafts and games take no name.
    """
    above: Aside | None = None
    for item in items:
        if above is not None:
            if isinstance(item, Record) and is_named(item, above):
                yield item, above
                above = None
                continue
            yield above, None
            above = None
        if isinstance(item, Aside) and item.text.strip():
            above = item
        else:
            yield item, None
    if above is not None:
        yield above, None


def is_named(record: Record, above: Item) -> bool:
    """Return whether the line above a record names it."""
    if isinstance(above, Record) or record.position is None:
        return False
    return bool(name_in(above.text)) and not names_itself(record)


def with_names(items: Iterable[Item], file_format: Format) -> Iterator[Item]:
    """Yield the lines of a file with all names as the `id` of their records."""
    if file_format != "fen":
        yield from items
        return
    for item, above in named_items(items):
        if above is None or isinstance(item, Aside):
            yield item
        else:
            yield with_name(item, name_in(above.text))


def _name_in_puzzle(puzzle: Puzzle, remarks: Sequence[str] = ()) -> list[str]:
    """Return the words of a puzzle's name."""
    year = source_of(puzzle.source).year
    author = puzzle.author.split()
    if author and year is not None:
        author.append(f"({year})")
    comments = (_COMMAND.sub(" ", comment).strip() for comment in (puzzle.comment, *remarks))
    titles = (text.removeprefix("{").removesuffix("}").split() for text in comments)
    return puzzle.name.split() or author or next(filter(None, titles), puzzle.source.split())


def meeting_of(record: Record) -> str:
    """Return the players, place and year of a game, such as "Morphy – Duke, Paris 1858".

    "" for a line, and for a game without the name of Black, such as a composed problem.
    """
    tags = _known_tags(record)
    return " ".join(_met_in(tags)) if "black" in tags else ""


def result_of(record: Record) -> str:
    """Return how a game between players ended, such as "1-0"; "" for one without an end."""
    tags = _known_tags(record)
    result = tags.get("result", "*") if "black" in tags else "*"
    return result.replace("1/2", "½") if result in WON_OR_DRAWN else ""


def _known_tags(record: Record) -> dict[str, str]:
    """Return the values of a game's tags that mean something, by their names in lower case."""
    tags = {name.lower(): value for name, value in reversed(tags_of(record))}
    return {name: value for name, value in tags.items() if value not in _UNKNOWN}


def _met_in(tags: Mapping[str, str]) -> list[str]:
    """Return the words of a name of players, event and year, without given names after commas."""
    players = (tags[side].partition(",")[0] for side in ("white", "black") if side in tags)
    event = tags.get("event") or tags.get("site", "")
    year = _YEAR.match(tags.get("date", ""))
    if year and year[0] not in event:
        event = f"{event} {year[0]}"
    return ", ".join(filter(None, (" – ".join(players), event.strip()))).split()


def puzzle_of_record(record: Record) -> Puzzle:
    """Return the puzzle data of a record, also of a draft."""
    if record.is_game:
        return puzzle_of_tags(tags_of(record))
    return puzzle_of(read_operations(operations_of(record)).operations)


def with_puzzle_in(record: Record, puzzle: Puzzle, file_format: Format = "fen") -> Record:
    """Return a record with this puzzle data; what need not change stays verbatim.

    Raises:
        ValueError: EPD cannot write a text, or a move does not look like one.
    """
    if puzzle == puzzle_of_record(record):
        return record
    if record.is_game:
        return with_tags(record, tag_changes(tags_of(record), puzzle))
    text = operations_of(record)
    said = read_operations(text).operations
    return with_operations(record, respelt(text, said, with_puzzle(said, puzzle)), file_format)


def with_marks_in(record: Record, marks: Marks, file_format: Format = "fen") -> Record:
    """Return a record with exactly these marks; a draft is returned as it is.

    Args:
        record: a record.
        marks: the marks to write.
        file_format: that of its document.

    Raises:
        ValueError: a mark cannot be written: see `drawing_commands.with_marks`.
    """
    if record.position is None or marks == record.marks:
        return record
    if not record.is_game:
        return with_operations(record, operations_with(operations_of(record), marks), file_format)
    before = moves_of(record)
    newline = "\r\n" if "\r\n" in record.line + record.ending else "\n"
    moves = moves_with(before, marks, newline, begins=before == record.line)
    return _with_moves(record, moves)


def with_marks_at(record: Record, at: int, drawn: Marks, marks: Marks) -> Record | None:
    """Return a game with other marks after a move: see `comments.moves_with_marks_at`."""
    moves = moves_with_marks_at(moves_of(record), at, drawn, marks) if record.is_game else None
    return None if moves is None else _with_moves(record, moves)


def _with_moves(record: Record, moves: str) -> Record:
    tags = record.rest.removesuffix(moves_of(record))
    return replace(record, rest=tags + moves, before=None)
