"""The one door through which every change goes."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from fenedit.documents.collection import Change, Collection
from fenedit.documents.document import Document
from fenedit.documents.encoding import TextForm
from fenedit.documents.errors import SourceError
from fenedit.session.state import EditorState, state_at
from fenedit.session.transaction import Label, Transaction
from fenedit.session.undo import ChangeCommand

P = ParamSpec("P")
R = TypeVar("R")


class Editor(QObject):
    """Holds the state, changes it by transactions, and tells every view.

    Attributes:
        undo_stack: all changes of this document, to show in menus.

    Signals:
        state_changed: old state, new state, and the transaction or None (another record shown,
            undo, redo, another document).
        modified_changed: whether there is unsaved work.
        unreadable: the SourceError for which a change could not be made, or a record not be shown.
    """

    state_changed = Signal(object, object, object)
    modified_changed = Signal(bool)
    unreadable = Signal(object)

    def __init__(
        self,
        state: EditorState,
        name_of: Callable[[Label], str],
        parent: QObject | None = None,
    ) -> None:
        """Start with a state; `name_of` gives the words of a step for the Undo menu."""
        super().__init__(parent)
        self._state = state
        self._saved = state.collection
        self._change: Change | None = None
        self._name_of = name_of
        self._rendering = False
        self.undo_stack = QUndoStack(self)
        # The stack's destructor still emits; a bound method would then reach a dead editor.
        self._on_clean_changed = partial(_announce_modified, weakref.ref(self))
        self.undo_stack.cleanChanged.connect(self._on_clean_changed)

    @property
    def state(self) -> EditorState:
        """What is being edited."""
        return self._state

    @property
    def change(self) -> Change | None:
        """What led to the state from the one before, also by undo; None: no step of history."""
        return self._change

    @property
    def saved(self) -> Collection:
        """The records that the file of the document holds; none where there is no file."""
        return self._saved

    @property
    def modified(self) -> bool:
        """Whether there is work that no file holds."""
        return not self.undo_stack.isClean()

    def perform(
        self,
        intent: Callable[Concatenate[EditorState, P], Transaction | None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> bool:
        """Do what an intent makes of the state; False if it may not be, or changes nothing.

        Nor is it done if lines that it needs cannot be read any more.
        """
        return self.performed(intent, *args, **kwargs) is not None

    def performed(
        self,
        intent: Callable[Concatenate[EditorState, P], Transaction | None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Transaction | None:
        """Do what `perform` does, and return what was done; None if nothing was."""
        try:
            if self._state.unread is not None:
                self._read_again()
            transaction = intent(self._state, *args, **kwargs)
        except SourceError as error:
            self._tell_unreadable(error)
            return None
        return transaction if transaction is not None and self.dispatch(transaction) else None

    def stepped(
        self, steps: Generator[object, None, R], done: Callable[[R], object]
    ) -> Iterator[object]:
        """Yield as steps do, and then hand on what they return.

        Not if lines that they need cannot be read any more: then that is told, and all is done.
        """
        try:
            result = yield from steps
        except SourceError as error:
            self._tell_unreadable(error)
        else:
            done(result)

    def may(
        self,
        intent: Callable[Concatenate[EditorState, P], Transaction | None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> bool:
        """Tell whether an intent would change something now."""
        try:
            return intent(self._state, *args, **kwargs) is not None
        except SourceError:
            return False

    def dispatch(self, transaction: Transaction) -> bool:
        """Apply a change and push it on the undo stack.

        False, and nothing is changed, if lines that it needs cannot be read any more.

        Raises:
            RuntimeError: called by a view while it renders; that would be a feedback loop.
            ValueError: the transaction was made for another state.
        """
        if self._rendering:
            raise RuntimeError("a view asked for a change while rendering one")
        try:
            after = transaction.apply(self._state)
        except SourceError as error:
            self._tell_unreadable(error)
            return False
        command = ChangeCommand(transaction, self._state.current, self._name_of, self._retrace)
        before, self._state, self._change = self._state, after, transaction.change
        self.undo_stack.push(command)
        self._announce(before, transaction)
        return True

    def show_record(self, index: int) -> None:
        """Show another record; this is no edit, so it leaves no trace in undo."""
        self._become(self._state.showing(index))
        if self._state.unread is not None:
            self.unreadable.emit(self._state.unread)

    def open_document(
        self, document: Document, *, current: int = 0, saved: Collection | None = None
    ) -> None:
        """Begin anew with another document.

        Args:
            document: what is edited from now on.
            current: index of the record that is shown.
            saved: the records that its file holds; None for just those of the document.
        """
        self.undo_stack.clear()
        if saved is None:
            self.undo_stack.setClean()
        else:
            self.undo_stack.resetClean()
        self._saved = document.collection if saved is None else saved
        self._become(state_at(document, current))

    def mark_saved(self, document: Document, saved: Collection | None = None) -> None:
        """Take over the path, form and file state of a document that was just saved.

        Args:
            document: the document as its file holds it.
            saved: the records that the file holds, where what is edited has gone on since; None
                for just those that are edited.
        """
        self._saved = self._state.collection if saved is None else saved
        document = replace(document, collection=self._state.collection)
        self._become(self._state.with_document(document))
        if saved is None:
            self.undo_stack.setClean()
        else:
            self.undo_stack.resetClean()

    def write_in(self, form: TextForm) -> None:
        """Have the document written in another form from the next save on."""
        document = replace(self._state.document, form=form)
        self._become(self._state.with_document(document))

    def close(self) -> None:
        """Let go of the history; the editor is not to be used any more."""
        self.undo_stack.cleanChanged.disconnect(self._on_clean_changed)
        self.undo_stack.clear()

    def _read_again(self) -> None:
        """Read the record that is shown and could not be read; SourceError if it cannot be."""
        self._become(self._state.showing(self._state.current))
        if self._state.unread is not None:
            raise self._state.unread

    def _retrace(self, transaction: Transaction, current: int) -> None:
        """Go one step back or forth in history."""
        try:
            state = replace(transaction, current=current).apply(self._state)
        except SourceError as error:
            # The stack has gone a step that the state cannot go, and may not be emptied meanwhile.
            QTimer.singleShot(0, self, self._forget_history)
            self._tell_unreadable(error)
            return
        self._become(state, transaction.change)

    def _tell_unreadable(self, error: SourceError) -> None:
        # Whoever asked for a change may say first that nothing was changed; the reason is last.
        QTimer.singleShot(0, self, partial(self.unreadable.emit, error))

    def _forget_history(self) -> None:
        self.undo_stack.clear()
        self.undo_stack.resetClean()

    def _become(self, state: EditorState, change: Change | None = None) -> None:
        if state is not self._state:
            before, self._state, self._change = self._state, state, change
            self._announce(before, None)

    def _announce(self, before: EditorState, transaction: Transaction | None) -> None:
        self._rendering = True
        try:
            self.state_changed.emit(before, self._state, transaction)
        finally:
            self._rendering = False


def _announce_modified(editor: weakref.ref[Editor], clean: bool) -> None:
    living = editor()
    if living is not None:
        # Its half in Qt may be gone although its half in Python still lives.
        with suppress(RuntimeError):
            living.modified_changed.emit(not clean)
