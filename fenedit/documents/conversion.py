"""Converts a document to another format, and counts what gets lost.

A line of FEN has six fields and nothing after them: its name and remarks become comment lines
above it, and counters among its operations move into its fields. In a file of FEN, unedited lines
keep what follows their fields, and edited ones keep a remark. A remark becomes an operation `c0` to
`c9` of EPD. In a game of PGN the moves of `pv` become its own, operations about a problem become
tags, all else a comment, and a draft is the value of the FEN tag. A line keeps a game's position
and one comment, and in EPD its main line and its tags about a problem.
"""

import re
from collections import Counter
from collections.abc import Callable, Container, Iterator
from dataclasses import replace
from itertools import repeat
from typing import NamedTuple

from fenedit.documents.annotating import (
    is_named,
    meeting_of,
    name_in,
    name_of,
    named_items,
    puzzle_of_record,
    with_marks_in,
    with_name,
    with_puzzle_in,
)
from fenedit.documents.block import MemoryBlock, StoredLine, TableBlock, item_of
from fenedit.documents.document import Collection, Document, Splice
from fenedit.documents.encoding import NUL, newline_of
from fenedit.documents.entry import is_aside
from fenedit.documents.games import (
    game_record,
    is_commented_before,
    tags_of,
    with_newlines,
    with_value,
)
from fenedit.documents.losses import Loss, Tally
from fenedit.documents.main_line import (
    LINE,
    RESULT,
    MainLine,
    game_parts,
    main_line,
    movetext_of,
)
from fenedit.documents.record import (
    ALL_FIELDS,
    EPD_FIELDS,
    Aside,
    Format,
    Item,
    Record,
    joined,
    moves_of,
    operations_of,
    record_from_line,
    rest_in_text,
    titled,
    written_as,
)
from fenedit.documents.rewriting import line_of, record_fields, set_aside, with_operations
from fenedit.notation.castling import says_chess960
from fenedit.notation.epd.opcodes import MAX_LINE, MAX_STRING, OPCODES, Operand, Operation
from fenedit.notation.epd.record import (
    format_operations,
    is_remark,
    placed,
    read_operations,
    respelt,
)
from fenedit.notation.fen import COUNTERS, MATE, begins_comment
from fenedit.notation.marks import NO_MARKS, DrawnMark, Marks, each_mark
from fenedit.notation.pgn import WON_OR_DRAWN, ends_in_result, format_game, read_game
from fenedit.notation.position import EMPTY_POSITION, Position
from fenedit.notation.puzzle import COUNT, PACKED, TEXTS, mended
from fenedit.notation.puzzle_tags import untagged

_NO_DOUBT = ("epd-semicolon", "epd-duplicate", "epd-long-string")
"""Notes that operations in a comment may have."""
_ODD_BLANKS = re.compile(r"(?:[^\S ]|\r\n)+|(?<=[\r\n]) +")
_PLAIN = re.compile(r"[^\s;]+ [wb] [^\s;]+ [^\s;]+ \d+ \d+[\r\n\0]*")
"""A line of six fields."""
_NAMING = ("white", "black", "event", "title", "author", "source")
"""Tags, in lower case, whose values may be in the name of a game."""
_WATCHED_EVERY = 256
"""Lines between two reports of progress."""
_OTHER_VARIANTS = ("pocket", "promoted", "checks")
"""Fields of other variants, which `rewriting.set_aside` writes after those of FEN."""
_KEPT_TAGS = ("fen", "setup", "variant")
_REGISTERS = tuple(f"c{number}" for number in (0, 7, 8, 9, 1, 2, 3, 4, 5, 6))
"""Registers for remarks, those with a meaning for problems last."""
EMPTY_VALUES = ("", "?", "????.??.??", "*", "-")
"""Values of empty tags."""


class Besides(NamedTuple):
    """The content of a record besides its position.

    Attributes:
        operations: what follows the fields, and fields of other variants; without counters of the
            position and commands that draw.
        marks: what is drawn over the position.
        losses: what is lost if the position of a game is written alone.
    """

    operations: str
    marks: Marks
    losses: tuple[Loss, ...]


class Conversion(NamedTuple):
    """A document in another format, and what it has lost, in the order of the losses' codes."""

    document: Document
    losses: tuple[Loss, ...]


def converted(
    document: Document, to: Format, watch: Callable[[int, int], object] = lambda *_: None
) -> Conversion:
    """Convert a document; records that the format can hold stay as they are.

    Args:
        document: a document.
        to: the other format.
        watch: receives how many lines of how many are done; its exceptions are raised here.
    """
    if not needs_conversion(document, to):
        return Conversion(document, ())
    tally = Tally()
    if to == document.format == document.file_format == "fen":
        collection = _with_edits_converted(document, tally)
        return Conversion(document.with_collection(collection), tally.summary())
    items: list[Item] = []
    lines = document.collection.lines
    is_fen = document.format == "fen"
    done = reported = 0
    for item, above in named_items(lines) if is_fen else zip(lines, repeat(None)):
        done += 1 + (above is not None)
        if done - reported >= _WATCHED_EVERY:
            watch(done, document.collection.line_count)
            reported = done
        if above is None or isinstance(item, Aside):
            items += _with_marks(item, to, document, tally)
        else:
            items += _with_name(item, above, to, document, tally)
    collection = Collection(_ended(items, to, document.form.newline), to)
    return Conversion(document.with_collection(collection), tally.summary())


def besides(record: Record) -> Besides:
    """Return the content of a record besides its position, for spellings of the position alone."""
    marks = record.marks
    plain = with_marks_in(record, NO_MARKS) if marks else record
    operations = _rest_of_line(plain)
    position = record.position
    if position is not None and any(name in operations for name in COUNTERS):
        found = read_operations(operations).operations
        kept = [
            each for each in found if each.opcode not in COUNTERS or not _is_counter(each, position)
        ]
        if len(kept) < len(found):
            operations = f" {format_operations(kept)}".rstrip()
    return Besides(operations, marks, left_out(plain))


def left_out(record: Record) -> tuple[Loss, ...]:
    """Return what is lost if the position of a game is written alone; () for a line."""
    if not record.is_game:
        return ()
    tally = Tally()
    _comment_of(record, tally, kept=False)
    return tally.summary()


def needs_conversion(document: Document, to: str) -> bool:
    """Return whether a document is in another format, or holds records of one.

    Lines not parsed yet are in the document's own, and are not parsed for this.
    """
    if document.format != to:
        return True
    held = (line for _, line in held_lines(document))
    if to == "fen":
        return any(_says_more(line, document) for line in held)
    return any(isinstance(line, Record) and line.is_game != (to == "pgn") for line in held)


def held_lines(document: Document) -> Iterator[tuple[int, StoredLine]]:
    """Yield the lines of a document that differ from its file, or table, with their places."""
    is_file = document.format == document.file_format
    start = 0
    for block in document.collection.blocks:
        if isinstance(block, TableBlock) or (is_file and isinstance(block, MemoryBlock)):
            yield from ((start + place, line) for place, line in sorted(block.edits.items()))
        else:
            yield from enumerate(block.stored, start)
        start += block.size


def _says_more(line: StoredLine, document: Document) -> bool:
    """Return whether a line of FEN is a game, or edited and more than six fields."""
    is_file = document.file_format == "fen"
    if isinstance(line, str):
        if is_file or is_aside(line) or _PLAIN.fullmatch(line):
            return False
        line = item_of(line, "fen")
    if isinstance(line, Aside) or line.is_game:
        return isinstance(line, Record)
    if line.position is None or (is_file and line.read == line.line):
        return False
    rest = operations_of(line).strip()
    if is_file and begins_comment(rest) and line.read.endswith(rest):
        rest = ""
    return record_fields(line) < ALL_FIELDS or bool(rest)


def _with_edits_converted(document: Document, tally: Tally) -> Collection:
    """Return the lines of a file of FEN, edited ones reduced to their fields."""
    collection = document.collection
    edited = [(place, line) for place, line in held_lines(document) if _says_more(line, document)]
    # From the end, so that places stay valid.
    for place, line in reversed(edited):
        record = item_of(line, "fen")
        assert isinstance(record, Record)  # no other says more
        above = collection.items(place - 1, place) if place else ()
        if above and isinstance(above[0], Aside) and is_named(record, above[0]):
            items = tuple(_with_name(record, above[0], "fen", document, tally))
            collection = collection.splice(Splice(place - 1, (*above, record), items))
        else:
            items = tuple(_with_marks(record, "fen", document, tally))
            collection = collection.splice(Splice(place, (record,), items))
    return collection


def _converted(item: Item, to: Format, document: Document, tally: Tally) -> list[Item]:
    """Return the items that replace an item."""
    if isinstance(item, Aside):
        of_lines = document.format != "pgn"
        if of_lines and to == "pgn":
            tally.add("comment-lines" if item.text.strip() else "blank-lines")
        # A blank line only divides games.
        is_kept = of_lines == (to != "pgn") or (item.text.strip() and not of_lines)
        return [item] if is_kept else []
    newline = document.form.newline
    if to == "pgn":
        return [item if item.is_game else _game(item, newline, tally)]
    if item.is_game:
        *above, line = _line_of_game(item, to, newline, tally)
        # The last ending of a game, such as a lone carriage return, may differ from its others.
        return [*above, replace(line, ending=newline if line.separate else "")]
    if item.position is None:
        return [item]
    if to == "epd":
        return [item if document.format == "epd" else _epd(item, tally)]
    if document.format == "fen" and not _says_more(item, document):
        return [item]
    return _fen(item, newline, tally)


def _with_marks(item: Item, to: Format, document: Document, tally: Tally) -> list[Item]:
    """Convert an item with its marks, even if the words around them are left out."""
    marks = item.marks if isinstance(item, Record) else NO_MARKS
    is_kept = to == document.format == "fen" and not _says_more(item, document)
    if not isinstance(item, Record) or not marks or is_kept:
        after = _converted(item, to, document, tally)
    else:
        # Commands that draw are not lost words.
        *above, words = _converted(
            with_marks_in(item, NO_MARKS, document.format), to, document, tally
        )
        if to == "fen":
            tally.add("marks")
            after = [*above, words]
        else:
            after = _converted(item, to, document, Tally())
            is_drawn = isinstance(after[0], Record) and _drawn(marks) == _drawn(after[0].marks)
            if isinstance(words, Record) and not is_drawn:
                # A line cannot hold several comments that draw, but their words.
                after = [with_marks_in(words, marks, to)]
    if NUL in item.line + item.ending and not any(NUL in each.line + each.ending for each in after):
        tally.add("nuls")
    return after


def _with_name(
    record: Record, above: Aside, to: Format, document: Document, tally: Tally
) -> list[Item]:
    """Convert a line of FEN and the comment line above that names it."""
    name = name_in(above.text)
    if to == "fen":
        if not _says_more(record, document):
            return [above, record]
        # It stays a comment line.
        tally.add("names", count=-1)
        return _with_marks(with_name(record, name), to, document, tally)
    if to == "pgn":
        # A tag can hold any name.
        (game,) = _with_marks(record, to, document, tally)
        assert isinstance(game, Record)
        return [with_puzzle_in(game, puzzle_of_record(game)._replace(name=name))]
    if len(name) > MAX_STRING:
        return [above, *_with_marks(record, to, document, tally)]
    if '"' in name:
        tally.add("texts-respelt")
    return _with_marks(with_name(record, name), to, document, tally)


def _drawn(marks: Marks) -> frozenset[tuple[type, DrawnMark]]:
    """Return marks without their order, which may change with their place."""
    return frozenset((type(mark), mark) for mark in each_mark(marks))


def _game(record: Record, newline: str, tally: Tally) -> Record:
    position = record.position
    tags: dict[str, str] = {}
    movetext = "*"
    if position is not None:
        rest = _without_counters(record, position, tally)
        tags, remark, line = _problem(rest, position, tally)
        if "}" in remark:
            tally.add("braces")
        movetext = movetext_of(line, position, remark, tags.get("Result", "*"))
    text = format_game(position or EMPTY_POSITION, record.chess960, tags.items(), movetext)
    game = game_record(text.rstrip("\r\n"))
    if position is None:
        game = with_value(game, record.line)
    return replace(with_newlines(_like(record, game), newline), ending="")


def _problem(
    rest: str, position: Position, tally: Tally
) -> tuple[dict[str, str], str, tuple[str, ...]]:
    """Return tags and moves for what follows a line's fields, and the comment for the rest."""
    _count_remarked(rest, tally)
    if not rest.strip() or begins_comment(rest):
        return {}, rest.strip(), ()
    operations = read_operations(rest).operations
    tags, line, left = game_parts(operations, position)
    if not left:
        return tags, "", line
    comment = respelt(rest, operations, left).strip()
    is_sole = [each.opcode for each in left] == ["c0"] and left[0].operands
    sole = left[0].operands[0].text if is_sole else ""
    for remark in (sole, comment, f"{comment};"):
        again = _with_registers(_remark(remark))
        if remark and Counter(read_operations(again).operations) == Counter(left):
            return tags, remark, line
    changed = [each for each in left if each.opcode or not is_remark(each.operands[0].text)]
    if changed:
        tally.add("operations-remarked", *(each.opcode for each in changed if each.opcode))
    return tags, comment, line


def _tags_in(name: str, game: Record) -> frozenset[str]:
    """Return the tags of a game whose values its name contains."""
    return frozenset(
        tag
        for tag, value in tags_of(game)
        if tag.lower() in _NAMING and " ".join(value.split()) in name
    )


def _line_of_game(game: Record, to: Format, newline: str, tally: Tally) -> list[Item]:
    position = game.position
    if position is None:
        _comment_of(game, tally, kept=False)
        if game.chess960:
            tally.add("variant")
        return [_like(game, Record(" ".join(game.value.splitlines())))]
    said: frozenset[str] = frozenset()
    line_kept: MainLine | None = None
    tags = name = ""
    if to == "epd":
        operations, said = untagged(tags_of(game))
        if (met := meeting_of(game)) and all(each.opcode != "id" for each in operations):
            named = Operation("id", (Operand("string", mended(met)[:MAX_STRING]),))
            operations = (*operations, named)
            said |= _tags_in(met, game)
        if (result := dict(tags_of(game)).get("Result", "")) in WON_OR_DRAWN:
            operations = (*operations, Operation(RESULT, (Operand("string", result),)))
            said |= {"Result"}
        operations, line_kept = _with_line(operations, game)
        tags = f" {format_operations(operations)}".rstrip()
    elif name := name_of(game):
        tally.add("names")
        said = _tags_in(name, game)
    remark = _remark(_comment_of(game, tally, said=said, line=line_kept))
    rest = joined(joined(_rest_of_line(game), tags), remark)
    if to == "epd":
        _count_counters(rest, position, tally)
        rest = _with_registers(rest)
    line = line_of(position, rest, to == "epd")
    if game.chess960 and not record_from_line(line.line).chess960:
        tally.add("variant")
    line = _like(game, line)
    return [line] if to == "epd" else _fen(line, newline, tally, name)


def _with_line(
    operations: tuple[Operation, ...], game: Record
) -> tuple[tuple[Operation, ...], MainLine | None]:
    """Return operations with a game's main line, and the line; None if they cannot hold it."""
    line = main_line(moves_of(game))
    moves = tuple(Operand("move", move) for move in line.moves)
    told = next((each.operands for each in operations if each.opcode == LINE), moves)
    if not line.is_whole or told != moves:
        return operations, None
    if moves and not any(each.opcode == LINE for each in operations):
        operations = tuple(placed(operations, Operation(LINE, moves)))
    return operations, line


def _comment_of(
    game: Record,
    tally: Tally,
    kept: bool = True,
    said: Container[str] = (),
    line: MainLine | None = None,
) -> str:
    """Return the comment of a game if a line can hold it; count what is not kept.

    Tags that are `said` elsewhere are not lost, nor is the main line where it is given.
    """
    from fenedit.documents.comments import has_moves, has_signs, sole_comment

    told = read_game(game.line)
    moves = game.line[told.tags_end :].rstrip()
    lost = [name for name, value in told.tags if value not in EMPTY_VALUES]
    lost = [name for name in lost if name.lower() not in _KEPT_TAGS and name not in said]
    if any(note.code == "game-variant" for note in told.notes):
        lost.append("Variant")
    if ends_in_result(moves) and not moves.endswith("*") and "Result" not in dict(told.tags):
        lost.append("Result")
    if lost:
        tally.add("tags", *lost)
    comment = sole_comment(moves)
    if has_moves(moves):
        if line is None:
            tally.add("moves")
        elif line.is_varied:
            tally.add("variations")
        if comment and not moves.lstrip().startswith(("{", ";")):
            # Comments on moves do not describe the position.
            comment = None
    if has_signs(moves) if line is None or not line.moves else line.is_signed:
        tally.add("signs")
    if comment is None or (comment and not kept) or is_commented_before(game, told.tags_end):
        tally.add("comments")
    return comment or ""


def _fen(record: Record, newline: str, tally: Tally, name: str = "") -> list[Item]:
    """Return a line of six fields, below comment lines with its name and its remarks.

    `name` is used if the line itself has none.
    """
    position, rest = record.position, _rest_of_line(record)
    if position is None:
        return [record]
    named = name_of(record)
    remarks: list[str] = []
    lost: list[str] = []
    for operation in read_operations(rest).operations:
        words = operation.opcode or operation.operands[0].text
        if not operation.opcode and begins_comment(words):
            remarks.append(words.strip())
        elif named and [" ".join(each.text.split()) for each in operation.operands] == [named]:
            name = named
        elif words not in COUNTERS or not _is_counter(operation, position):
            lost.append(words)
    above = [remark for remark in remarks if remark.strip(";#%/ \t")]
    if name and name == named:
        tally.add("names")
    if name := name or (named if not above else ""):
        # Next to the line, as what it is called.
        above.append(f"# {name}")
    line = line_of(position, "", False)
    if says_chess960(rest) and not record_from_line(line.line).chess960:
        tally.add("variant")
        lost = [each for each in lost if each != "variant"]
    if lost:
        tally.add("operations", *lost)
    has_all = record_fields(record) > EPD_FIELDS and not operations_of(record).strip()
    return [*(Aside(text, newline) for text in above), record if has_all else _like(record, line)]


def _epd(record: Record, tally: Tally) -> Record:
    """Return a line with four fields and operations, remarks among them."""
    position = record.position
    if position is None or record_fields(record) == EPD_FIELDS:
        return record
    rest = _rest_of_line(record)
    _count_counters(rest, position, tally)
    _count_remarked(rest, tally)
    return _like(record, line_of(position, _with_registers(rest), True))


def _count_remarked(rest: str, tally: Tally) -> None:
    """Count a remark that begins like an operation but cannot be read: `; bm Bcx3 +`."""
    if not begins_comment(rest):
        return
    texts = [each.operands[0].text for each in read_operations(rest).operations if not each.opcode]
    words = [part.split() for text in texts for part in text.lstrip(";#%/ ").split(";")]
    names = [each[0] for each in words if each and each[0] in OPCODES]
    if words and words[0] and words[0][0] in OPCODES:
        tally.add("operations-remarked", *names)


def _count_counters(rest: str, position: Position, tally: Tally) -> None:
    """Count counters among operations that contradict the position."""
    if not any(name in rest for name in COUNTERS):
        return
    operations = [each for each in read_operations(rest).operations if each.opcode in COUNTERS]
    if lost := [each.opcode for each in operations if not _is_counter(each, position)]:
        tally.add("operations", *lost)


def _is_counter(operation: Operation, position: Position) -> bool:
    """Return whether a counter agrees with a position."""
    words = [operand.text.lstrip("0") or "0" for operand in operation.operands]
    return words == [str(getattr(position, COUNTERS[operation.opcode]))]


def _without_counters(record: Record, position: Position, tally: Tally) -> str:
    """Return what follows a line's fields, without counters that contradict them."""
    rest = _rest_of_line(record)
    if record_fields(record) > EPD_FIELDS or not any(name in rest for name in COUNTERS):
        return rest
    _count_counters(rest, position, tally)
    operations = read_operations(rest).operations
    return format_operations(each for each in operations if each.opcode not in COUNTERS)


def _with_registers(rest: str) -> str:
    """Return operations, with a remark among them as a comment register."""
    if not rest.strip():
        return ""
    operations = read_operations(rest).operations
    names = {operation.opcode for operation in operations}
    free = [name for name in _REGISTERS if name not in names]
    written = []
    for operation in operations:
        text = operation.operands[0].text if not operation.opcode else ""
        words = text.lstrip(";#%/ \t").rstrip()
        fits = '"' not in words and words.isprintable() and len(words) <= MAX_STRING
        if free and words and fits:
            written.append(Operation(free.pop(0), (Operand("string", words),)))
        elif words and not begins_comment(text):
            written.append(Operation("", (Operand("symbol", f"; {words}"),)))
        else:
            written.append(operation)
    return " " + format_operations(written)


def _rest_of_line(record: Record) -> str:
    """Return what follows a record's fields, and the fields of other variants."""
    extras = record.reading.extras if record.reading is not None else ()
    after = rest_in_text(record) if record.is_game else operations_of(record)
    return joined(set_aside(extras), after)


def _remark(comment: str) -> str:
    """Return a game's comment as it is written after the fields of a line."""
    words = _ODD_BLANKS.sub(" ", comment).strip()
    if not words:
        return ""
    if begins_comment(words):
        return f" {words}"
    return f" {words if words.endswith(';') else f'{words};'}" if _is_epd(words) else f" ; {words}"


def _is_epd(words: str) -> bool:
    """Return whether a comment is certainly operations; a sentence may look like some."""
    operations, notes, faults = read_operations(words)
    known = (*OPCODES, *_OTHER_VARIANTS, "variant")
    for operation in operations:
        numbered = operation.operands and all(
            each.kind in ("string", "integer") for each in operation.operands
        )
        if not (operation.opcode in known or (operation.opcode and numbered)):
            return False
    # An operand that does not fit its opcode, such as the mate `#4`, is not a word either.
    places = [problem.span or (0, 0) for problem in faults]
    telling = any(operation.opcode in known for operation in operations) or words.endswith(";")
    return (
        telling
        and all(note.code in _NO_DOUBT for note in notes)
        and not any(words[start:end].isalpha() for start, end in places)
    )


def _like(record: Record, written: Record) -> Record:
    return written_as(written, record, ending=newline_of(record.ending))


def _ended(items: list[Item], to: Format, newline: str) -> Iterator[Item]:
    """Yield items with the endings that their format demands."""
    for number, item in enumerate(items, start=1):
        last = number == len(items)
        if item.separate or (last and to != "pgn"):
            yield item
        elif isinstance(item, Record) and item.is_game and not last:
            yield replace(item, ending=newline * 2)
        else:
            yield replace(item, ending=newline_of(item.ending) or newline)


_TOLD = frozenset((*TEXTS.values(), *PACKED.values(), MATE, COUNT, *COUNTERS)) - {
    TEXTS["hint"],
    PACKED["solution"],
}
"""Opcodes that certainly give no solution away."""


def kept_line(record: Record, *, marks: bool, solution: bool = False, title: str = "") -> str:
    """Return what a picture keeps of a record beside the FEN, as a line of EPD.

    It has names in `id` and `c1` to `c5`, marks as `[%csl]`, `[%cal]` and `[%draw]` in a comment,
    and only printable characters.

    Args:
        record: the record; of a game, the position and tags about a problem are kept.
        marks: whether marks are kept.
        solution: whether all else is kept, such as keys, tries and hints, if there is room.
        title: the name of a record without one.

    Returns:
        The line; "" if it adds nothing to the FEN, is too long, or there is no position.
    """
    says_more = record.is_game or title or operations_of(record).strip()
    if record.position is None or not says_more:
        return ""
    title = name_of(record) or title
    if not marks and record.marks:
        record = with_marks_in(record, NO_MARKS)
    game = Document(collection=Collection([record], "pgn" if record.is_game else "fen"))
    line = converted(game, "epd").document.collection[0]
    text = operations_of(line)
    said = read_operations(text).operations
    wanted = [each for each in said if solution or each.opcode in _TOLD]
    after = respelt(text, said, wanted)
    if title and not name_of(with_operations(line, after, "epd")):
        after += titled(title, "epd")
        wanted = list(read_operations(after).operations)
    if all(each.opcode in COUNTERS for each in wanted):
        return ""
    words = " ".join(with_operations(line, after, "epd").line.split())
    kept = "".join(filter(str.isprintable, words))
    if len(kept) <= MAX_LINE:
        return kept
    return kept_line(record, marks=marks, title=title) if solution else ""
