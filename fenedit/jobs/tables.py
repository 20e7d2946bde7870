"""Rows of tables of puzzles: their moves in SAN, the rows that a query may match, and writing."""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from fenedit.documents.block import NOT_A_ROW, TableBlock
from fenedit.documents.document import Collection, Document
from fenedit.documents.formats import records_from
from fenedit.documents.record import Aside, Record, operations_of
from fenedit.documents.rewriting import with_operations
from fenedit.documents.table import PLAY, Table
from fenedit.jobs.matching import said_names
from fenedit.notation.epd.opcodes import Operation
from fenedit.notation.epd.record import read_operations, respelt
from fenedit.notation.fen import COUNTERS, MATE, format_fen
from fenedit.notation.puzzle import MOVES, PACKED, TEXTS, puzzle_of
from fenedit.notation.query.terms import Query, Range, Said
from fenedit.rules.writing import checked_moves

if TYPE_CHECKING:
    from fenedit.jobs.convert_file import Tally


def in_san(record: Record, report: Callable[[Record], object] = lambda _: None) -> Record:
    """Return a line with its moves in SAN; a record with others, which stay, is reported."""
    text, position = operations_of(record), record.position
    if position is None:
        return record
    before = read_operations(text).operations
    checked, problems = checked_moves(position, before, record.chess960)
    if problems or any(each.opcode == PLAY for each in before):
        report(record)
    after = [
        one if one == other else Operation(*other[:2])
        for one, other in zip(before, checked, strict=True)
    ]
    return with_operations(record, respelt(text, before, after), "epd")


def with_san(document: Document) -> Document:
    """Return a document whose rows of tables are read with their moves in SAN."""
    table = document.collection.table
    return document if table is None else with_table(document, table)


def with_table(document: Document, table: Table) -> Document:
    """Return a document whose rows are those of a table, with their moves in SAN."""
    blocks = (
        TableBlock(block, table, in_san) if isinstance(block, TableBlock) else block
        for block in document.collection.blocks
    )
    collection = Collection.of_blocks(blocks, document.format)
    return document.with_collection(collection)


def row_filter(table: Table, query: Query) -> Callable[[str], bool]:
    """Return a function that rules out rows by their columns, before they are read."""
    tests: list[tuple[int, str, int, int]] = []
    for term in query.terms:
        if isinstance(term, Said) and (term.range is not None or term.text.isalnum()):
            numbers = term.range or Range()
            low = -1 << 40 if numbers.low is None else numbers.low
            high = 1 << 40 if numbers.high is None else numbers.high
            text = "" if term.range is not None else term.text.lower()
            places = [at for at, name in enumerate(table.columns) if name in said_names(term)]
            tests += [(at, text, low, high) for at in places]
    if not tests:
        return bool
    count = len(table.columns)

    def may_match(row: str) -> bool:
        # One call a row: this is done for millions.
        fields = row.split(table.delimiter) if '"' not in row else table.fields(row)
        if len(fields) != count or row[0] == NOT_A_ROW:
            return True
        for at, text, low, high in tests:
            field = fields[at]
            if text:
                if text not in field.lower() and field.isascii():
                    return False
            elif field.lstrip("-").isdecimal() and not low <= int(field) <= high:
                return False
        return True

    return may_match


COLUMNS = ("fen", "name", "stipulation", "solution", "author", "source", "themes", "rating")
"""The columns that are written unless others are chosen."""
_OPCODES = {name: opcode for name, opcode in TEXTS.items() if name != "stipulation"}


def table_rows(
    parts: Iterable[str], columns: Sequence[str], delimiter: str, tally: "Tally"
) -> Iterator[str]:
    """Yield lines of EPD as rows of a table, below the names of its columns.

    Args:
        parts: whole lines.
        columns: "fen", fields of a puzzle, "solution" (the moves, else the text), or opcodes.
        delimiter: what is between two fields.
        tally: counts what no column has.
    """
    text = io.StringIO()
    writer = csv.writer(text, delimiter=delimiter, lineterminator="\n")
    writer.writerow(columns)
    opcodes = {_OPCODES.get(name, name) for name in columns}
    if "solution" in columns:
        opcodes |= {*MOVES.values(), PACKED["solution"]} - {MOVES["avoid"]}
    if "stipulation" in columns:
        opcodes.add(MATE)
    if "fen" in columns:
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
                "solution": " ".join(puzzle.line or puzzle.best) or puzzle.solution,
            }
            writer.writerow([values.get(_OPCODES.get(name, name), "") for name in columns])
            untold = [each for each in operations if each.opcode not in opcodes]
            if lost := [each.opcode or each.operands[0].text for each in untold]:
                tally.add("operations", detail=", ".join(lost))
        yield text.getvalue()
        text.seek(0)
        text.truncate()
