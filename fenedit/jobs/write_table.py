"""Writes records as the rows of a table, CSV or TSV."""

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from fenedit.documents.annotating import named
from fenedit.documents.block import MemoryBlock, text_of
from fenedit.documents.conversion import Conversion
from fenedit.documents.document import Collection, Document, located
from fenedit.documents.encoding import TextForm, unwritable
from fenedit.documents.files.memory import Memory
from fenedit.documents.files.opening import Lines
from fenedit.documents.files.streaming import source_of_parts
from fenedit.documents.formats import records_from
from fenedit.documents.losses import Tally
from fenedit.documents.record import Aside, operations_of
from fenedit.documents.table import FEN
from fenedit.jobs.convert_file import Options, convert_source, converted_text
from fenedit.jobs.document_parts import question_about
from fenedit.jobs.tables import in_san
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import COUNTERS, MATE, format_fen
from fenedit.notation.puzzle import MOVES, PACKED, TEXTS, Puzzle, puzzle_of
from fenedit.notation.safe_text import for_spreadsheet

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
            rest = operations_of(item)
            operations = read_operations(rest).operations
            values = {
                each.opcode: " ".join(operand.text for operand in each.operands)
                for each in operations
            }
            puzzle, told = puzzle_of(operations), opcodes
            if item.position is not None:
                fen = format_fen(item.position)
            else:
                # A draft has another text in its place, or an empty one.
                fen = item.line.removesuffix(rest).removeprefix('""').strip()
                if not fen and FEN in columns:
                    fen, told = values.get(FEN, ""), told | {FEN}
            values |= {
                FEN: fen,
                "stipulation": puzzle.asked,
                "solution": puzzle.solution or " ".join(puzzle.line or puzzle.best),
            }
            fields = (values.get(_OPCODES.get(name, name), "") for name in columns)
            writer.writerow(map(for_spreadsheet, fields))
            if "solution" in columns:
                told = told | _told_as_solution(puzzle)
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
        # A try is no key.
        words = set(re.findall(r"[^\s.…!?,;/()]++(?!\?)", puzzle.solution))
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
            text = converted_text(document.with_collection(one), "epd", options, tally, signed=True)
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
