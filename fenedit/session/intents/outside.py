"""Intents for what another program wrote to the file: take it over, or choose row by row."""

from collections.abc import Sequence

from fenedit.documents.block import StoredLine
from fenedit.documents.collection import Collection, Exchange
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Transaction


def reload(state: EditorState, collection: Collection) -> Transaction:
    """Put what the file holds now in the place of all records."""
    current = max(0, min(state.current, len(collection) - 1))
    change = Exchange(state.collection, collection)
    return Transaction(change, current, Label("reload"), "records.reload")


def merge(state: EditorState, lines: Sequence[StoredLine]) -> Transaction | None:
    """Put the lines that were chosen of two versions in the place of all records."""
    collection = Collection(lines, state.document.format)
    if collection == state.collection:
        return None
    current = max(0, min(state.current, len(collection) - 1))
    change = Exchange(state.collection, collection)
    return Transaction(change, current, Label("merge"), "records.merge")
