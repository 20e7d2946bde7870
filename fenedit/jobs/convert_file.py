"""Writes the records of a file in another format, Olive's and tables too, in bounded memory."""

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from fenedit.documents import conversion
from fenedit.documents.annotating import named, with_names
from fenedit.documents.block import MemoryBlock, text_of
from fenedit.documents.conversion import Conversion, besides, converted
from fenedit.documents.document import Collection, Document, located
from fenedit.documents.encoding import (
    NUL,
    OddText,
    TextForm,
    decoded,
    dominant_newline,
    is_utf_16,
    unwritable,
)
from fenedit.documents.entry import is_aside
from fenedit.documents.errors import StreamError
from fenedit.documents.files.memory import Memory
from fenedit.documents.files.opening import Lines
from fenedit.documents.files.streaming import Source, entries, source_of_parts
from fenedit.documents.formats import records_from
from fenedit.documents.games import VARIANT, tags_of
from fenedit.documents.olive_entries import MAX_TEXT
from fenedit.documents.record import Aside, Format, Item, Record, operations_of
from fenedit.documents.rewriting import is_epd, record_of, with_chess960, with_position
from fenedit.jobs import olive
from fenedit.jobs.document_parts import question_about
from fenedit.jobs.tables import in_san
from fenedit.notation.castling import rights_of_chess960_alone
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import COUNTERS, MATE, format_fen
from fenedit.notation.messages import FIELD_TITLES
from fenedit.notation.position import Position
from fenedit.notation.puzzle import MOVES, PACKED, TEXTS, Puzzle, puzzle_of
from fenedit.notation.safe_text import for_spreadsheet
from fenedit.notation.spellings.export import Spelling, WriteOptions
from fenedit.notation.spellings.popeye_input import read_popeye
from fenedit.rules.writing import CastlingCustom, EpCustom, in_conventions

_BATCH = 1 << 16
"""The most characters held at a time, except for a single longer record."""
_LEFT_OUT = {"prefix": "prefixes", "castling-duplicate": "rights-twice"}
"""Codes of losses, by the codes of notes on text that is not written back."""
_COUNTER_CODES = frozenset(("default-halfmove", "default-fullmove", "counter-dash"))
"""Codes of notes on missing counters."""
_CODES = _COUNTER_CODES.union(
    ("default-side", "default-castling", "default-ep", "counter-clamp"), _LEFT_OUT
)

Change: TypeAlias = Callable[[Record], Record]
"""A change of a record before it is written."""


@dataclass(frozen=True, slots=True)
class Options:
    """How records are written.

    Attributes:
        to: a file format, or a spelling for each position alone.
        ep: the custom for en passant squares.
        castling: the custom for castling letters.
        chess960: whether Chess960's rules hold even where the record does not say so.
    """

    to: Format | Spelling
    ep: EpCustom = "held"
    castling: CastlingCustom = "held"
    chess960: bool = False


class Tally(conversion.Tally):
    """Counts records and losses.

    Attributes:
        records: how many records were read.
        unreadable: how many of them have no position.
    """

    def __init__(self) -> None:
        super().__init__()
        self.records = self.unreadable = 0


def convert_source(
    source: Source, options: Options, tally: Tally, change: Change | None = None
) -> Iterator[str]:
    """Yield the converted text of an open file, in parts of any length.

    `change` is applied to each record first; `tally` counts what is lost.

    Raises:
        StreamError: the file cannot be read on.
    """
    newline = ""
    begun = False
    for text in _batches(source):
        newline = newline or dominant_newline(text)
        collection = records_from(text, source.format)
        for record in collection:
            tally.records += 1
            tally.unreadable += record.reading is None
            if not isinstance(options.to, Spelling):
                _count_written(record, source.format, options, tally)
        if change is not None:
            items = [each if isinstance(each, Aside) else change(each) for each in collection.lines]
            collection = Collection(items, source.format)
        document = Document(form=TextForm(newline=newline), collection=collection)
        if isinstance(options.to, Spelling):
            yield from _spelled(document, options.to, options, tally)
            continue
        signed = "!" in text or "?" in text
        part = _filed(document, options.to, options, tally, signed=signed)
        # Separate games made of lines; games of a file keep their blank lines.
        if options.to == "pgn" != source.format and begun and part:
            yield newline
        yield part
        begun = begun or bool(part)


def _count_written(record: Record, file_format: Format, options: Options, tally: Tally) -> None:
    """Count fields that are filled in, and text of the record that is not written."""
    held = () if record.reading is None else record.reading.notes
    notes = [note for note in held if note.code in _CODES]
    # The counters of EPD are optional operations.
    is_four = bool(notes) and (options.to == "epd" or is_epd(record, file_format))
    if not is_four or any(note.code not in _COUNTER_CODES for note in notes):
        filled = []
        for note in notes:
            data = dict(note.data)
            is_clamped = note.code == "counter-clamp"
            is_named = is_clamped or note.code == "counter-dash"
            name = data["field"] if is_named else note.code.removeprefix("default-")
            is_optional = is_four and name in ("halfmove", "fullmove")
            if (is_clamped or not ("reason" in data or is_optional)) and name in FIELD_TITLES:
                filled.append(FIELD_TITLES[name])
        if filled:
            tally.add("filled", *filled)
        for note in notes:
            if note.code in _LEFT_OUT:
                tally.add(_LEFT_OUT[note.code], str(dict(note.data)["found"]))
    if options.chess960 and options.to == "pgn" and record.is_game and not record.chess960:
        named = [value for name, value in tags_of(record) if name.lower() == VARIANT.lower()]
        if named and named[0].strip(" ?-"):
            tally.add("variant-replaced", named[0])


def _filed(document: Document, to: Format, options: Options, tally: Tally, *, signed: bool) -> str:
    """Return the text of a document in a file format; `signed` if it may have annotation signs."""
    conversion = converted(document, to)
    for loss in conversion.losses:
        tally.add(loss.code, *loss.detail.split(", "), count=loss.count)
    items: list[Item] = []
    for item in conversion.document.collection.lines:
        if isinstance(item, Record) and item.position is not None:
            # Written as the standard demands, even if the file was read leniently.
            position = _conventional(item, options, tally)
            written = with_position(item, position, to, canonical=True)
            written = replace(written, ending=item.ending)
            is_changed = options.chess960 and not written.chess960
            items.append(with_chess960(written, True) if is_changed else written)
        else:
            items.append(item)
    # Do not count the signs of operations that are left out as a whole.
    if signed and document.format != "pgn" and to != "fen":
        records = (item for item in items if isinstance(item, Record))
        for before, after in zip(document.collection, records, strict=True):
            if before.is_game or not ("!" in before.rest or "?" in before.rest):
                continue
            # Signs are lost with the moves that they follow, as in `am Rb5?;`.
            notes = read_operations(operations_of(before)).notes
            moves = [dict(note.data)["found"] for note in notes if note.code == "epd-move"]
            moves = [move for move in moves if move.endswith(("!", "?"))]
            if any(after.line.count(move) < before.line.count(move) for move in moves):
                tally.add("signs")
    return "".join([item.line + item.ending for item in items])


def _spelled(
    document: Document, spelling: Spelling, options: Options, tally: Tally
) -> Iterator[str]:
    """Yield each position of a document; a blank line follows one of several lines."""
    for record in with_names(document.collection.lines, document.format):
        if NUL in record.line + record.ending:
            tally.add("nuls")
        if isinstance(record, Aside):
            if record.text.strip():
                tally.add("comment-lines")
            continue
        if record.position is None:
            continue
        beside = besides(record)
        details = {loss.code: loss.detail for loss in beside.losses}
        how = WriteOptions(
            chess960=options.chess960 or record.chess960,
            operations=beside.operations,
            marks=beside.marks,
            beside=tuple(details),
        )
        text, missing, _ = spelling.write(_conventional(record, options, tally), how)
        for code in missing:
            tally.add(code, *details.get(code, "").split(", "))
        yield text + ("\n\n" if "\n" in text else "\n")


def _conventional(record: Record, options: Options, tally: Tally) -> Position:
    """Return the position of a record in the chosen customs."""
    position = record.position
    assert position is not None
    chess960 = options.chess960 or record.chess960
    found = in_conventions(position, ep=options.ep, castling=options.castling, chess960=chess960)
    respelt = found.position.castling_rights != position.castling_rights
    untold = not chess960 or (respelt and not (options.chess960 or record.is_game))
    if untold and options.castling != "held" and rights_of_chess960_alone(position):
        tally.add("chess960-rights")
    if "inner-rook" in found.left_out:
        # Leaving the square out by custom is not a loss.
        tally.add("inner-rook")
    return found.position


def _batches(source: Source) -> Iterator[str]:
    """Yield the text of a file in parts of whole records; all but the last end a line."""
    held: list[str] = []
    size = 0
    for entry in entries(source):
        # A comment line may be the name of the record below it.
        is_begun = size > _BATCH and is_aside(held[-1]) and not entry.is_aside
        if size > _BATCH and not is_begun and held[-1].endswith(("\n", "\r")):
            yield "".join(held)
            held, size = [], 0
        held.append(entry.whole)
        size += len(entry.whole)
    if held:
        yield "".join(held)


COLUMNS = ("fen", "name", "stipulation", "solution", "author", "source", "themes", "rating")
"""The columns that are written unless others are chosen."""
_OPCODES = {name: opcode for name, opcode in TEXTS.items() if name != "stipulation"}


def table_rows(
    parts: Iterable[str],
    columns: Sequence[str],
    delimiter: str,
    tally: Tally,
    declined: Sequence[str] = (),
) -> Iterator[str]:
    """Yield lines of EPD as rows of a table, below the names of its columns.

    Args:
        parts: whole lines.
        columns: "fen", fields of a puzzle, "solution" (the text, else the moves), or opcodes.
        delimiter: what is between two fields.
        tally: counts what no column has.
        declined: columns that are left out on purpose, which is no loss.
    """
    text = io.StringIO()
    writer = csv.writer(text, delimiter=delimiter, lineterminator="\n")
    writer.writerow(columns)
    # Three columns are made from several operations or none.
    named_ones = {*columns, *declined}
    opcodes = {_OPCODES.get(name, name) for name in named_ones - {"fen", "solution", "stipulation"}}
    if "solution" in declined:
        opcodes |= {*MOVES.values(), PACKED["solution"]} - {MOVES["avoid"]}
    if "stipulation" in named_ones:
        opcodes |= {MATE, TEXTS["stipulation"]}
    if "fen" in named_ones:
        opcodes |= COUNTERS.keys()
    for part in parts:
        for item in records_from(part, "epd").lines:
            if isinstance(item, Aside):
                if item.text.strip():
                    tally.add("comment-lines")
                continue
            operations = read_operations(operations_of(item)).operations
            values = {
                each.opcode: " ".join(operand.text for operand in each.operands)
                for each in operations
            }
            puzzle = puzzle_of(operations)
            values |= {
                "fen": item.line if item.position is None else format_fen(item.position),
                "stipulation": puzzle.asked,
                "solution": puzzle.solution or " ".join(puzzle.line or puzzle.best),
            }
            fields = (values.get(_OPCODES.get(name, name), "") for name in columns)
            writer.writerow(map(for_spreadsheet, fields))
            told = opcodes | _told_as_solution(puzzle) if "solution" in columns else opcodes
            last = {each.opcode: each for each in operations}
            untold = [
                each
                for each in operations
                if each.opcode not in told or each is not last[each.opcode]
            ]
            if lost := [each.opcode or each.operands[0].text for each in untold]:
                tally.add("operations", *lost)
        yield text.getvalue()
        text.seek(0)
        text.truncate()


def _told_as_solution(puzzle: Puzzle) -> set[str]:
    """Return the opcodes that a column of solutions holds completely."""
    if puzzle.solution:
        words = set(re.findall(r"[^\s.…!?,;/()]+", puzzle.solution))
        moves = {MOVES["best"]: puzzle.best, MOVES["line"]: puzzle.line}
        told = {opcode for opcode, each in moves.items() if words.issuperset(each)}
        return {PACKED["solution"], *told}
    if not puzzle.line or set(puzzle.best) <= {puzzle.line[0]}:
        return {MOVES["best"], MOVES["line"]}
    return {MOVES["line"]}


def table_of_document(
    document: Document,
    rows: Sequence[int] | None,
    columns: Sequence[str],
    declined: Sequence[str],
    delimiter: str,
    watch: Callable[[int, int], object],
) -> Conversion:
    """Return the records of a document as the lines of a table, and the losses.

    The result is for saving; a byte order mark tells spreadsheets that it is UTF-8.

    Args:
        document: what is written.
        rows: of the records; None for all of them and the lines between them.
        columns: see `table_rows`.
        declined: likewise.
        delimiter: likewise.
        watch: receives how many records of how many are done; its exceptions are raised here.

    Raises:
        EncodeError: a typed character is an unpaired surrogate, which UTF-8 cannot encode.
    """
    collection, tally, options = document.collection, Tally(), Options("epd")
    _refuse_halves(collection)
    total = len(collection) if rows is None else len(rows)

    def of_rows(some: Iterable[int]) -> Iterator[str]:
        for row in some:
            one = Collection([named(collection, row)], collection.format)
            text = _filed(document.with_collection(one), "epd", options, tally, signed=True)
            tally.records += 1
            yield text if text.endswith("\n") else f"{text}\n"

    def of_all() -> Iterator[str]:
        table, question = collection.table, question_about(document, None)
        # Moves that are in no column need not be written in SAN.
        has_moves = not {"solution", *MOVES.values()}.isdisjoint(columns)
        change = in_san if table is not None and has_moves else None
        parts = [*question.parts]
        with source_of_parts(parts, question.read_as, question.format, table) as source:
            yield from convert_source(source, options, tally, change)

    def written() -> Iterator[bytes]:
        texts = of_all() if rows is None else of_rows(rows)
        for part in table_rows(texts, columns, delimiter, tally, declined):
            watch(tally.records, total)
            yield part.encode("utf-8", "surrogatepass")

    lines = Lines(Memory(written()), 0, "utf-8", "fen")
    form = TextForm("utf-8", bom=True)
    # Missing fields that are filled in are no loss.
    losses = tuple(loss for loss in tally.summary() if loss.code != "filled")
    return Conversion(
        Document(form=form, collection=Collection.of_blocks(lines.blocks, "fen")), losses
    )


def _refuse_halves(collection: Collection) -> None:
    """Raise EncodeError for an unpaired surrogate in a changed line; no file can hold one."""
    before = 0
    for block in collection.blocks:
        if not isinstance(block, MemoryBlock) or block.edits:
            for line in block.stored:
                if character := unwritable(text_of(line), "utf-8", nul=True):
                    raise located(block.items(), before, character, "utf-8")
        before += block.records


def read_problems(source: Source, tally: Tally) -> Source:
    """Return a collection of Olive, or input for Popeye, as an open file of EPD.

    What EPD cannot hold is counted. An entry that cannot be read counts as a record without a
    position.

    Raises:
        StreamError: the file cannot be read to its end, or is too long.
    """
    data = source.binary.read(MAX_TEXT + 1)
    if len(data) > MAX_TEXT:
        raise StreamError("too-long", source.name)
    try:
        text = decoded(data, source.read_as)
    except UnicodeDecodeError as error:
        raise StreamError("binary", source.name) from error
    if isinstance(text, OddText) or is_utf_16(source.read_as):
        source.used.add(source.read_as)
    found: list[tuple[int, str]] = []
    if source.olive:
        found = [(line, record.line) for line, record in olive.problems(str(text), tally)]
        unread = [count for code, count in tally.losses.items() if code.startswith("entry-")]
        tally.records += sum(unread)
        tally.unreadable += sum(unread)
    else:
        for way in read_popeye(str(text)):
            records = (record_of(each, "epd").line for each in way.found)
            found += zip(way.lines, records, strict=True)
            if way.left_out:
                tally.add("odd-men", *way.left_out, count=len(way.left_out))
    lines = "".join(f"{record}\n" for _, record in found)
    return replace(
        source,
        binary=io.BytesIO(lines.encode("utf-8", "surrogatepass")),
        read_as="utf-8",
        format="epd",
        extent=None,
        lines=tuple(line for line, _ in found),
    )


def write_olive(source: Source, tally: Tally, change: Change | None = None) -> Iterator[str]:
    """Yield the records of an open file as entries of a collection of Olive.

    `change` is applied to each record first.

    Raises:
        StreamError: the file cannot be read on.
    """

    def read() -> Iterator[Item]:
        for entry in entries(source):
            collection = records_from(entry.whole, source.format)
            for record in collection:
                tally.records += 1
                tally.unreadable += record.position is None
            for each in collection.lines:
                yield each if change is None or isinstance(each, Aside) else change(each)

    yield from olive.entries_of(with_names(read(), source.format), tally)
    # They are counted as records without a position.
    tally.losses.pop("drafts", None)
