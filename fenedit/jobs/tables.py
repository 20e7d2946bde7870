"""Rows of tables of puzzles: their moves in SAN, and the rows that a query may match."""

from collections.abc import Callable

from fenedit.documents.block import TableBlock
from fenedit.documents.document import Collection, Document
from fenedit.documents.record import Record, operations_of
from fenedit.documents.rewriting import with_operations
from fenedit.documents.table import NOT_A_ROW, PLAY, Table
from fenedit.jobs.matching import said_names
from fenedit.notation.epd.opcodes import Operation
from fenedit.notation.epd.record import read_operations, respelt
from fenedit.notation.query.terms import Query, Range, Said
from fenedit.rules.writing import checked_moves


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
