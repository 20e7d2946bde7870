"""Takes positions out of games of the document, as new records after each game."""

from collections.abc import Callable, Generator
from functools import lru_cache

from fenedit.documents.annotating import named, row_after
from fenedit.documents.record import Format, Record
from fenedit.documents.rewriting import with_position
from fenedit.jobs.games import tree_of_record
from fenedit.jobs.taking import places, taken
from fenedit.rules.moves.tree import MoveTree
from fenedit.rules.writing import EpCustom, in_conventions
from fenedit.session.collection.many_changes import Changing
from fenedit.session.collection.rows import Rows, each
from fenedit.session.intents.common import among_records, fitted
from fenedit.session.state import EditorState, Label, Transaction

Trees = Callable[[int], MoveTree]
"""Returns the moves of the record of a row."""


def trees_of(state: EditorState, shown: MoveTree | None = None) -> Trees:
    """Return a function that reads the moves of a row, and remembers those of 500 rows.

    `shown` replaces the moves of the record shown, for example by those played on it.
    """
    read = lru_cache(maxsize=500)(lambda row: tree_of_record(state.collection[row]))
    return lambda row: shown if shown and row == state.current else read(row)


def with_ep(record: Record, custom: EpCustom, file_format: Format) -> Record:
    """Return a record with the en passant square as a custom writes it."""
    position = record.position
    if position is None or position.ep_square is None:
        return record
    written = in_conventions(position, ep=custom, castling="held", chess960=record.chess960)
    same = written.position == position
    return record if same else with_position(record, written.position, file_format)


def taking(
    state: EditorState, rows: Rows, where: str, trees: Trees, ep: EpCustom = "always"
) -> Generator[None, None, Transaction | None]:
    """Insert the positions at some places of each game after that game, and show the first one.

    Yields after each game. None if no game has such a place.

    Args:
        state: the state to change.
        rows: the games.
        where: see `jobs.taking.places`.
        trees: their moves.
        ep: when the en passant square is written.
    """
    changing, count, first = Changing(state.collection), 0, 0
    file_format = state.document.format
    # From the end, so that rows stay valid.
    for row in reversed(list(each(rows))):
        record, tree = named(state.collection, row), trees(row)
        found = [
            fitted(state, with_ep(taken(record, tree, path, file_format), ep, file_format))
            for path in places(tree, where)
        ]
        if found:
            first = row_after(changing.collection, row)
            changing.take(changing.collection.inserting(first, found))
            count += len(found)
        yield
    if not count:
        return None
    label = Label("take-positions", count=count)
    return among_records(changing.change(), first, label, "moves.take")
