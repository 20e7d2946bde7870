"""Applies all changes of a document."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TypeVar
from weakref import WeakMethod

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from fenedit.documents.document import Change, Collection, Document, Exchange, Splice
from fenedit.documents.encoding import TextForm
from fenedit.documents.record import Record, moves_of
from fenedit.notation.position import Position
from fenedit.session.state import EditorState, Intent, Label, P, Transaction, state_at


def merged(first: Transaction, second: Transaction) -> Transaction | None:
    """Return both changes as one, or None if they are two steps.

    They join when their merge keys are equal and the second continues where the first ended.
    """
    if first.merge_key is None or first.merge_key != second.merge_key:
        return None
    one, other = first.change, second.change
    if isinstance(one, Exchange) and isinstance(other, Exchange) and one.after is other.before:
        exchange = one.joined(other)
        return None if exchange is None else replace(second, change=exchange)
    if not isinstance(one, Splice) or not isinstance(other, Splice):
        return None
    begin = other.at - one.at
    end = begin + len(other.removed)
    if begin < 0 or one.inserted[begin:end] != other.removed:
        return None
    inserted = (*one.inserted[:begin], *other.inserted, *one.inserted[end:])
    both = Splice(one.at, one.removed, inserted)
    return replace(second, change=both, label=_merged_label(first.label, second.label))


def takes_moves(state: EditorState, transaction: Transaction) -> bool:
    """Return whether a change leaves a game without its moves, or with moves that fit no more."""
    codes = {notice.code: notice.detail for notice in transaction.notices}
    if "moves-do-not-fit" in codes:
        return True
    if "moves" not in codes.get("removed-with-position", "").split(", "):
        return False
    # Imported here: hardly any change removes moves.
    from fenedit.documents.comments import has_moves

    return has_moves(moves_of(state.record))


def changes_nothing(transaction: Transaction) -> bool:
    """Return whether a change, merged from several, has come back to where it began."""
    change = transaction.change
    return isinstance(change, Splice) and change.removed == change.inserted


def _merged_label(first: Label, second: Label) -> Label:
    if second.detail and second.detail == first.detail:
        # Repeated changes of one square, as by the wheel, count once.
        return replace(second, count=first.count)
    if (first.code, first.piece) != (second.code, second.piece):
        return replace(first, count=first.count + second.count)
    return replace(second, count=first.count + second.count)


MERGEABLE_ID = 1
"""QUndoStack offers commands of the same id to each other for merging; -1 is never offered."""


class ChangeCommand(QUndoCommand):
    """One step of history.

    Attributes:
        transaction: the change.
        shown_before: index of the record that was shown before it, and its twin.
        twin: the twin that is shown after it.
    """

    def __init__(
        self,
        transaction: Transaction,
        shown_before: tuple[int, int],
        twin: int,
        name_of: Callable[[Label], str],
        retrace: WeakMethod[Callable[[Transaction], None]],
    ) -> None:
        """Keep a change that is already done.

        Args:
            transaction: the change.
            shown_before: index of the record that was shown before it, and its twin.
            twin: the twin that is shown after it.
            name_of: returns the words of a step for the Undo menu.
            retrace: applies a change. It is a weak reference: garbage collection of an editor in a
                cycle with its commands crashes in Qt.
        """
        super().__init__(name_of(transaction.label))
        self._retrace = retrace
        self.transaction = transaction
        self.shown_before = shown_before
        self.twin = twin
        self._name_of = name_of
        self._done = True

    @property
    def removed(self) -> tuple[Record, ...]:
        """The records that other ones, or none, took the places of; none of a whole collection."""
        change = self.transaction.change
        items = change.removed if isinstance(change, Splice) else ()
        return tuple(item for item in items if isinstance(item, Record))

    def id(self) -> int:
        """Return the id of mergeable steps."""
        return -1 if self.transaction.merge_key is None else MERGEABLE_ID

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Merge the next step if both are one for a person."""
        if not isinstance(other, ChangeCommand):
            return False
        both = merged(self.transaction, other.transaction)
        if both is None:
            return False
        self.transaction, self.twin = both, other.twin
        self.setText(self._name_of(both.label))
        self.setObsolete(changes_nothing(both))
        return True

    def redo(self) -> None:
        """Do it again; the push itself comes when the change is already done."""
        if self._done:
            self._done = False
        elif retrace := self._retrace():
            retrace(replace(self.transaction, twin=self.twin))

    def undo(self) -> None:
        """Undo the change, and show the record that was shown."""
        self._done = False
        current, twin = self.shown_before
        change = self.transaction.change.inverted()
        if retrace := self._retrace():
            retrace(replace(self.transaction, change=change, current=current, twin=twin))


R = TypeVar("R")


class Editor(QObject):
    """Holds the state, changes it by transactions, and notifies all views.

    Attributes:
        undo_stack: all changes of this document, to show in menus.
        ask: asks whether to make a change that removes moves from a game, to be answered later;
            None to make it at once.
        waiting: the change in question.
        reached: the state as it would be if the record shown were of the position that its moves
            have reached; None at their start.
        reached_by: the move that led there, such as "16…Nxb8".
        reached_at: where that begins in the text of the record's moves; -1 where it is not there.

    Signals:
        state_changed: old state, new state, and the transaction or None (another record shown,
            undo, redo, another document).
        modified_changed: whether there is unsaved work.
    """

    state_changed = Signal(object, object, object)
    modified_changed = Signal(bool)

    def __init__(
        self, state: EditorState, name_of: Callable[[Label], str], parent: QObject | None = None
    ) -> None:
        """Start with a state; `name_of` returns the words of a step for the Undo menu."""
        super().__init__(parent)
        self._state = state
        self._saved = state.collection
        self._change: Change | None = None
        self._name_of = name_of
        self._rendering = False
        self.ask: Callable[[Transaction], object] | None = None
        self.waiting: Transaction | None = None
        self._run = 0
        self._is_joining = False
        self.reached: EditorState | None = None
        self.reached_by = ""
        self.reached_at = -1
        self.undo_stack = QUndoStack(self)
        # The stack's destructor still emits; a bound method would then reach a dead editor.
        self._on_clean_changed = partial(_announce_modified, weakref.ref(self))
        self.undo_stack.cleanChanged.connect(self._on_clean_changed)

    @property
    def state(self) -> EditorState:
        """What is being edited."""
        return self._state

    @property
    def shown(self) -> EditorState:
        """What is seen: `state`, or what the moves of its record have reached."""
        return self.reached or self._state

    @property
    def change(self) -> Change | None:
        """The change from the previous state, also by undo; None: no step of history."""
        return self._change

    @property
    def saved(self) -> Collection:
        """The records that the file of the document holds; none where there is no file."""
        return self._saved

    @property
    def modified(self) -> bool:
        """Return whether there is unsaved work."""
        return not self.undo_stack.isClean()

    def perform(self, intent: Intent[P], *args: P.args, **kwargs: P.kwargs) -> bool:
        """Apply an intent; False if it is not possible, or changes nothing."""
        return self.performed(intent, *args, **kwargs) is not None

    def performed(self, intent: Intent[P], *args: P.args, **kwargs: P.kwargs) -> Transaction | None:
        """Apply an intent as `perform` does, and return the transaction, if any."""
        transaction = self._made(lambda state: intent(state, *args, **kwargs))
        return transaction if transaction is not None and self.dispatch(transaction) else None

    def may(self, intent: Intent[P], *args: P.args, **kwargs: P.kwargs) -> bool:
        """Return whether an intent would change something now."""
        return self._made(lambda state: intent(state, *args, **kwargs)) is not None

    def _made(self, intent: Intent[[]]) -> Transaction | None:
        if self.reached is None:
            return intent(self._state)
        # Imported here: only a reached position needs it.
        from fenedit.session.intents.records import set_up_beside

        by, at = self.reached_by, self.reached_at
        return set_up_beside(self._state, self.reached, by, at, intent)

    def dispatch(self, transaction: Transaction) -> bool:
        """Apply a change and push it on the undo stack.

        False, and nothing is changed, if the person has to be asked first.

        Raises:
            RuntimeError: called by a view while it renders; that would be a feedback loop.
            ValueError: the transaction was made for another state.
        """
        if self._rendering:
            raise RuntimeError("a view asked for a change while rendering one")
        if self.ask and transaction.notices and takes_moves(self._state, transaction):
            if self.waiting is None:
                self.waiting = transaction
                self.ask(transaction)
            return False
        self._do(transaction)
        return True

    def answer(self, transaction: Transaction | None) -> bool:
        """End a question with the change that was waiting, another one, or None for none."""
        self.waiting = None
        if transaction is not None:
            self._do(transaction)
        return transaction is not None

    def end_run(self) -> None:
        """Make the next change a step of its own, even if it would continue the last one."""
        self._run += 1

    def join_steps(self, first: int, label: Label) -> bool:
        """Make one step of undo of all from one on; False, and nothing changes, if that cannot be.

        Each of them but the first has to change what the one before it has changed. What was saved
        among them could not be returned to, and what was undone is lost.
        """
        stack = self.undo_stack
        count, clean = stack.index() - first, stack.cleanIndex()
        if count < 2 or clean > first:
            return False
        commands = (stack.command(first + place) for place in range(count))
        steps = [each for each in commands if isinstance(each, ChangeCommand)]
        joint = replace(steps[0].transaction, merge_key=first)
        for step in (each.transaction for each in steps[1:]):
            both = merged(joint, replace(step, merge_key=first))
            if both is None:
                return False
            joint = both
        if changes_nothing(joint):
            return False
        joint = replace(joint, label=label, merge_key=None)
        self._is_joining = True
        try:
            for _ in range(count):
                stack.undo()
        finally:
            self._is_joining = False
        before, twin = steps[0].shown_before, steps[-1].twin
        stack.push(ChangeCommand(joint, before, twin, self._name_of, WeakMethod(self._retrace)))
        return True

    def earlier_positions(self) -> Iterator[Position]:
        """Yield the positions that the shown game had before, with the same moves, latest first."""
        moves = moves_of(self._state.record)
        for index in reversed(range(self.undo_stack.index())):
            command = self.undo_stack.command(index)
            assert isinstance(command, ChangeCommand)
            for item in command.removed:
                if item.is_game and item.position is not None and moves_of(item) == moves:
                    yield item.position

    def _do(self, transaction: Transaction) -> None:
        after, shown = transaction.apply(self._state), (self._state.current, self._state.twin)
        if transaction.merge_key is not None:
            key = (self._run, self._state.twin, transaction.merge_key)
            transaction = replace(transaction, merge_key=key)
        command = ChangeCommand(
            transaction, shown, after.twin, self._name_of, WeakMethod(self._retrace)
        )
        before, self._state, self._change = self._state, after, transaction.change
        self.undo_stack.push(command)
        self._announce(before, transaction)

    def show_record(self, index: int, twin: int = 0) -> None:
        """Show another record, or a twin; this is not an edit, so it leaves no trace in undo."""
        self._become(state_at(self._state.document, index, twin))

    def open_document(
        self, document: Document, *, current: int = 0, saved: Collection | None = None
    ) -> None:
        """Begin anew with another document.

        Args:
            document: what is edited from now on.
            current: index of the record that is shown.
            saved: the records that its file holds; None for just those of the document.
        """
        if document.collection.table is not None:
            # Imported here: few documents are tables.
            from fenedit.jobs.tables import with_san

            document = with_san(document)
        self.undo_stack.clear()
        if saved is None:
            self.undo_stack.setClean()
        else:
            self.undo_stack.resetClean()
        self._saved = document.collection if saved is None else saved
        self._become(state_at(document, current))

    def mark_saved(self, document: Document, saved: Collection | None = None) -> None:
        """Adopt the path, form and file state of a document that was just saved.

        Args:
            document: the document as its file holds it.
            saved: the records that the file holds, where what is edited has gone on since; None
                for just those that are edited.
        """
        self._saved = self._state.collection if saved is None else saved
        document = replace(document, collection=self._state.collection)
        self._become(state_at(document, self._state.current, self._state.twin))
        if saved is None:
            self.undo_stack.setClean()
        else:
            self.undo_stack.resetClean()

    def write_in(self, form: TextForm) -> None:
        """Write the document in another form from the next save on."""
        document = replace(self._state.document, form=form)
        self._become(state_at(document, self._state.current, self._state.twin))

    def close(self) -> None:
        """Drop the history; the editor must not be used afterwards."""
        self.ask = None
        self.undo_stack.cleanChanged.disconnect(self._on_clean_changed)
        self.undo_stack.clear()

    def _retrace(self, transaction: Transaction) -> None:
        """Go one step back or forth in history."""
        if not self._is_joining:
            self._become(transaction.apply(self._state), transaction.change)

    def _become(self, state: EditorState, change: Change | None = None) -> None:
        if state is not self._state:
            before, self._state, self._change = self._state, state, change
            self._announce(before, None)

    def _announce(self, before: EditorState, transaction: Transaction | None) -> None:
        self.reached = None
        self._rendering = True
        try:
            self.state_changed.emit(before, self._state, transaction)
        finally:
            self._rendering = False


def _announce_modified(editor: weakref.ref[Editor], clean: bool) -> None:
    living = editor()
    if living is not None:
        # Its C++ object may be gone although its Python object still lives.
        with suppress(RuntimeError):
            living.modified_changed.emit(not clean)
