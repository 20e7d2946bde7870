"""Which changes make one step of undo: those with the same merge key, one right after another."""

from dataclasses import replace

from fenedit.documents.collection import Splice
from fenedit.session.transaction import Label, Transaction


def merged(first: Transaction, second: Transaction) -> Transaction | None:
    """Return both changes as one, or None if they are two steps.

    They join when their merge keys are equal and the second continues where the first ended.
    """
    if first.merge_key is None or first.merge_key != second.merge_key:
        return None
    if first.splice.at != second.splice.at or first.splice.inserted != second.splice.removed:
        return None
    splice = Splice(first.splice.at, first.splice.removed, second.splice.inserted)
    return replace(second, splice=splice, label=_merged_label(first.label, second.label))


def changes_nothing(transaction: Transaction) -> bool:
    """Tell whether a change, merged from several, has come back to where it began."""
    return transaction.splice.removed == transaction.splice.inserted


def _merged_label(first: Label, second: Label) -> Label:
    if second.detail and second.detail == first.detail:
        # The same square again, as when the wheel turns over it, is no further one.
        return replace(second, count=first.count)
    if (first.code, first.piece) != (second.code, second.piece):
        return replace(first, count=first.count + second.count)
    return replace(second, count=first.count + second.count)
