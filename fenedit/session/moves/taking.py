"""Takes positions out of games of the document, as records behind each of them."""

from collections.abc import Callable, Generator

from fenedit.documents.annotating import named, row_behind
from fenedit.jobs.games import tree_of_record
from fenedit.jobs.taking import places, taken
from fenedit.rules.moves.tree import MoveTree
from fenedit.session.collection.many_changes import Changing
from fenedit.session.collection.rows import Rows, each
from fenedit.session.intents.common import among_records, fitted
from fenedit.session.state import EditorState, Label, Transaction

Trees = Callable[[int], MoveTree]
"""Returns the moves of the record of a row."""


def trees_of(state: EditorState, shown: MoveTree | None = None, most: int = 500) -> Trees:
    """Return what reads the moves of records, and keeps those of so many.

    `shown` are the moves of the record shown, if others were played than it has.
    """
    kept: dict[int, MoveTree] = {} if shown is None else {state.current: shown}

    def tree_of(row: int) -> MoveTree:
        tree = kept.get(row) or tree_of_record(state.collection[row])
        if len(kept) < most:
            kept[row] = tree
        return tree

    return tree_of


def taking(
    state: EditorState, rows: Rows, where: str, trees: Trees
) -> Generator[None, None, Transaction | None]:
    """Insert the positions at places in some games behind each of these, and show the first.

    Yields after each game. None if no game has such a place.

    Args:
        state: the state to change.
        rows: the games.
        where: see `jobs.taking.places`.
        trees: their moves.
    """
    changing, count, first = Changing(state.collection), 0, 0
    # From the end, so that rows stay valid.
    for row in reversed(list(each(rows))):
        record, tree = named(state.collection, row), trees(row)
        found = [
            fitted(state, taken(record, tree, path, state.document.format))
            for path in places(tree, where)
        ]
        if found:
            first = row_behind(changing.collection, row)
            changing.take(changing.collection.inserting(first, found))
            count += len(found)
        yield
    if not count:
        return None
    label = Label("take-positions", count=count)
    return among_records(changing.change(), first, label, "moves.take")
