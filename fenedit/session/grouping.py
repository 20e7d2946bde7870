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
    one, other = first.change, second.change
    if not isinstance(one, Splice) or not isinstance(other, Splice):
        return None
    if one.at != other.at or one.inserted != other.removed:
        return None
    both = Splice(one.at, one.removed, other.inserted)
    return replace(second, change=both, label=_merged_label(first.label, second.label))


def changes_nothing(transaction: Transaction) -> bool:
    """Tell whether a change, merged from several, has come back to where it began."""
    change = transaction.change
    return isinstance(change, Splice) and change.removed == change.inserted


def _merged_label(first: Label, second: Label) -> Label:
    if second.detail and second.detail == first.detail:
        # The same square again, as when the wheel turns over it, is no further one.
        return replace(second, count=first.count)
    if (first.code, first.piece) != (second.code, second.piece):
        return replace(first, count=first.count + second.count)
    return replace(second, count=first.count + second.count)
