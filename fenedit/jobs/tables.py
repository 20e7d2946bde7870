"""Rows of tables of puzzles: their moves in SAN, and the rows that a query may match."""

import re
from collections.abc import Callable

from fenedit.documents.block import TableBlock
from fenedit.documents.document import Collection, Document
from fenedit.documents.record import Record, operations_of
from fenedit.documents.rewriting import with_operations
from fenedit.documents.table import FEN, NOT_A_ROW, OPENED, PLAY, Table, is_incomplete
from fenedit.jobs.matching import said_names
from fenedit.jobs.positions import position_of_line
from fenedit.notation.epd.opcodes import Operation
from fenedit.notation.epd.record import read_operations, respelt
from fenedit.notation.query.terms import Coded, Material, Query, Range, Said, Text
from fenedit.rules.writing import checked_moves


def in_san(record: Record, report: Callable[[Record], object] = lambda _: None) -> Record:
    """Return a line with its moves in SAN; report a record with moves that cannot be."""
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


_OF_FEN = frozenset("pnbrqkwabcdefgh12345678")
"""Characters of a FEN without its counters, in lower case."""
_OF_PLACEMENT = "/12345678PNBRQKpnbrqk"
_OWN_NAMES = ("bm", "pv", "dm", "fmvn", "hmvc", "solution")
"""Opcodes that lines have whatever the columns are."""


_PLAIN_FEN = re.compile(
    r"(?:[1-8](?![1-8])|[PNBRQKpnbrqk/])+ "
    r"(?:w (?:-|[KQkq]{1,4}) (?:-|[a-h]6)|b (?:-|[KQkq]{1,4}) (?:-|[a-h]3))(?: [0-9]+ [1-9][0-9]*)?"
)
"""A FEN that is strict if its ranks have eight squares each."""


def _is_strict(fen: str) -> bool:
    """Return whether a FEN is strict; many others are, too."""
    ranks = fen.partition(" ")[0].translate(OPENED).split("/")
    return _PLAIN_FEN.fullmatch(fen) is not None and [*map(len, ranks)] == [8] * 8


def faults_in(document: Document) -> tuple[int, int]:
    """Return how many rows of a table have no position, and how many an operation `fen`."""
    drafts = incomplete = 0
    for block in document.collection.blocks:
        if isinstance(block, TableBlock):
            table = block.table
            at_fen = table.columns.index(FEN)
            for row in filter(str.strip, block.rows):
                fen = "".join(table.fields(row)[at_fen : at_fen + 1])
                if not _is_strict(fen):
                    line = table.line(row)
                    drafts += position_of_line(line) is None
                    incomplete += is_incomplete(line)
    return drafts, incomplete


def row_filter(table: Table, query: Query) -> Callable[[str], bool | None]:
    """Return a function that tells whether a row matches; None if its line must be read for that.

    A row that certainly matches does so by its columns alone.
    """
    tests: list[tuple[int, str, int, int]] = []
    words: list[str] = []
    groups: list[list[list[tuple[str, int, int]]]] = []
    names = " ".join((*table.columns, *_OWN_NAMES))
    for term in query.terms:
        if isinstance(term, Said) and (term.range is not None or term.text.isalnum()):
            numbers = term.range or Range()
            low, high = _bounds(numbers.low, numbers.high)
            text = "" if term.range is not None else term.text.lower()
            said = [name for name in said_names(term) if name in (*table.columns, *_OWN_NAMES)]
            if len(said) == 1 and said[0] not in (*_OWN_NAMES, FEN, PLAY):
                tests.append((table.columns.index(said[0]), text, low, high))
        elif isinstance(term, Text):
            runs = re.findall(r"[^\W_]+", term.text.casefold())
            # The line has another position and other counters than the row.
            told = (run for run in runs if not (_OF_FEN.issuperset(run) or run.isdecimal()))
            words += [run for run in told if run not in names]
        elif isinstance(term, Material | Coded):
            # Imported here: numpy takes longer to import than most files to search.
            from fenedit.documents.search.sifter import ways_of

            # The first move may capture or promote.
            apart = int(table.is_played)
            groups.append(
                [
                    [(piece, *_bounds(low, high, apart)) for piece, (low, high) in way.bounds]
                    for way in ways_of(term)
                ]
            )
    if not (tests or words or groups):
        return lambda _: None
    count, at_fen = len(table.columns), table.columns.index(FEN)
    decides = len(tests) == len(query.terms)

    def matches(row: str) -> bool | None:
        # A single call a row, because there may be millions.
        if words and row.isascii():
            folded = row.lower()
            if not all(word in folded for word in words):
                return None if row[0] == NOT_A_ROW or not row.strip() else False
        is_plain = '"' not in row
        fields = row.split(table.delimiter) if is_plain else table.fields(row)
        if len(fields) != count or row[0] == NOT_A_ROW:
            return None
        is_sure = decides and is_plain
        for at, text, low, high in tests:
            field = fields[at]
            if text:
                if text not in field.lower():
                    if field.isascii():
                        return False
                    is_sure = False
            elif field.isascii() and field.removeprefix("-").isdecimal():
                if not low <= int(field) <= high:
                    return False
            else:
                is_sure = False
        if is_sure and _is_strict(fields[at_fen]):
            return True
        placement = fields[at_fen].lstrip().partition(" ")[0]
        fits = bool(placement.strip(_OF_PLACEMENT)) or all(
            any(
                all(low <= placement.count(piece) <= high for piece, low, high in bounds)
                for bounds in ways
            )
            for ways in groups
        )
        return None if fits else False

    return matches


def _bounds(low: int | None, high: int | None, apart: int = 0) -> tuple[int, int]:
    return (
        -1 << 40 if low is None else low - apart,
        1 << 40 if high is None else high + apart,
    )
