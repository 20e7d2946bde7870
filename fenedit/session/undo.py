"""Undo: one command class for every change; its undo is the inverted splice."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtGui import QUndoCommand

from fenedit.session.grouping import changes_nothing, merged
from fenedit.session.transaction import Label, Transaction

MERGEABLE_ID = 1
"""QUndoStack offers commands of the same id to each other for merging; -1 is never offered."""


class ChangeCommand(QUndoCommand):
    """One step of history."""

    def __init__(
        self,
        transaction: Transaction,
        current_before: int,
        name_of: Callable[[Label], str],
        retrace: Callable[[Transaction, int], None],
    ) -> None:
        """Keep a change that is already done.

        Args:
            transaction: the change.
            current_before: index of the record that was shown before it.
            name_of: gives the words of a step for the Undo menu.
            retrace: applies a change and shows the record of an index.
        """
        super().__init__(name_of(transaction.label))
        self._retrace = retrace
        self._transaction = transaction
        self._current_before = current_before
        self._name_of = name_of
        self._done = True

    def id(self) -> int:
        """Say whether other steps may be merged into this one."""
        return -1 if self._transaction.merge_key is None else MERGEABLE_ID

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take in the next step if both are one for a person."""
        if not isinstance(other, ChangeCommand):
            return False
        both = merged(self._transaction, other._transaction)
        if both is None:
            return False
        self._transaction = both
        self.setText(self._name_of(both.label))
        self.setObsolete(changes_nothing(both))
        return True

    def redo(self) -> None:
        """Do it again; the push itself comes when the change is already done."""
        if self._done:
            self._done = False
            return
        self._retrace(self._transaction, self._transaction.current)

    def undo(self) -> None:
        """Put back what stood there, and show the record that was shown."""
        self._done = False
        inverse = replace(self._transaction, change=self._transaction.change.inverted())
        self._retrace(inverse, self._current_before)
