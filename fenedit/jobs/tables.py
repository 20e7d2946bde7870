"""Rows of tables of puzzles: their moves in SAN, and the rows that a query may match."""

from collections.abc import Callable

from fenedit.documents.block import NOT_A_ROW, TableBlock
from fenedit.documents.document import Collection, Document
from fenedit.documents.record import Record, operations_of
from fenedit.documents.rewriting import with_operations
from fenedit.documents.table import PLAY, Table
from fenedit.jobs.matching import said_names
from fenedit.notation.epd.opcodes import Operation
from fenedit.notation.epd.record import read_operations, respelt
from fenedit.notation.query.terms import Query, Said
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
    if document.collection.table is None:
        return document
    blocks = (
        TableBlock(block, block.table, in_san) if isinstance(block, TableBlock) else block
        for block in document.collection.blocks
    )
    collection = Collection.of_blocks(blocks, document.format)
    return document.with_collection(collection)


def row_filter(table: Table, query: Query) -> Callable[[str], bool]:
    """Return a function that rules out rows by their columns, before they are read."""
    tests: list[tuple[int, Said]] = []
    for term in query.terms:
        if isinstance(term, Said) and (term.range is not None or term.text.isalnum()):
            places = [at for at, name in enumerate(table.columns) if name in said_names(term)]
            tests += [(at, term) for at in places]
    if not tests:
        return bool

    def may_match(row: str) -> bool:
        fields = table.fields(row)
        is_row = len(fields) == len(table.columns) and not row.startswith(NOT_A_ROW)
        return not is_row or all(_may_hold(fields[at], term) for at, term in tests)

    return may_match


def _may_hold(field: str, term: Said) -> bool:
    if term.range is not None:
        try:
            return int(field) in term.range
        except ValueError:
            pass
    return not field.isascii() or term.text.casefold() in field.casefold()
