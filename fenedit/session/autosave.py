"""Keeps unsaved work where the next start finds it if this one is killed."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from fenedit.documents.errors import SaveError
from fenedit.documents.files.recovery import Played, RecoveryStore, Snapshot
from fenedit.session.editor import Editor
from fenedit.session.state import EditorState, Transaction

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future, ThreadPoolExecutor

    from fenedit.session.moves.moves import Moves

P = TypeVar("P")

DELAY_MS = 200
"""Delay of a snapshot after a change; it includes later changes."""


class Autosave(QObject):
    """Keeps a recovery snapshot of a document while it holds unsaved work.

    Snapshots are written in a thread of their own, one after another, and are gone once the work
    is saved, undone or closed.

    Attributes:
        session_id: the name of the snapshot in its store.

    Signals:
        failed: the SaveError of a snapshot that could not be written; once, until one succeeds.
    """

    failed = Signal(object)
    _written = Signal(object)

    def __init__(
        self,
        editor: Editor,
        store: RecoveryStore,
        parent: QObject | None = None,
        *,
        moves: Moves | None = None,
    ) -> None:
        """Watch an editor, and what is played beside it; keep what is unsaved already."""
        super().__init__(parent)
        self._editor = editor
        self._store = store
        self._moves = moves
        self._played: tuple[Played, ...] = ()
        """What the last snapshot has."""
        self.session_id = os.urandom(16).hex()
        self._worker: ThreadPoolExecutor | None = None
        self._writing: Future[None] | None = None
        self._failing = False
        self._closed = False
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._written.connect(self._on_written)
        editor.state_changed.connect(self._on_state_changed)
        editor.modified_changed.connect(self._on_modified_changed)
        if moves is not None:
            moves.changed.connect(self._on_moved)
        if self._holds_work:
            self._timer.start()

    @property
    def _holds_work(self) -> bool:
        return self._editor.modified or bool(self._moves and self._moves.unkept())

    def keep_now(self) -> None:
        """Write a snapshot at once and wait for it.

        Raises:
            SaveError: it could not be written.
        """
        if self._holds_work and not self._closed:
            self._timer.stop()
            self._submit(self._store.save, self._snapshot()).result()

    def close(self, *, keep: bool = False) -> None:
        """Wait for the worker and end. Discard the snapshot unless it is to be kept."""
        if self._closed:
            return
        self._closed = True
        self._timer.stop()
        self._editor.state_changed.disconnect(self._on_state_changed)
        self._editor.modified_changed.disconnect(self._on_modified_changed)
        if self._moves is not None:
            self._moves.changed.disconnect(self._on_moved)
        if self._worker is not None:
            if not keep:
                self._submit(self._store.discard, self.session_id)
            self._worker.shutdown()

    def _submit(self, work: Callable[[P], None], on: P) -> Future[None]:
        if self._worker is None:
            # Most windows only show a position, and never need it.
            from concurrent.futures import ThreadPoolExecutor

            self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="autosave")
        return self._worker.submit(work, on)

    def _snapshot(self) -> Snapshot:
        state = self._editor.state
        self._played = self._moves.played() if self._moves is not None else ()
        return Snapshot(self.session_id, state.document, state.current, played=self._played)

    def _on_moved(self) -> None:
        assert self._moves is not None  # sent it
        if (self._moves.has_played or self._played) and not self._timer.isActive():
            self._timer.start()

    def _on_state_changed(
        self, before: EditorState, after: EditorState, _transaction: Transaction | None
    ) -> None:
        changed = before.document is not after.document
        if changed and not self._timer.isActive() and self._holds_work:
            self._timer.start()

    def _on_modified_changed(self, modified: bool) -> None:
        if modified or self._holds_work:
            self._timer.start()
        else:
            self._discard()

    def _discard(self) -> None:
        self._timer.stop()
        self._played = ()
        self._submit(self._store.discard, self.session_id)

    def _on_timeout(self) -> None:
        if self._writing is not None and not self._writing.done():
            # Do not overload a slow disk.
            self._timer.start()
            return
        if not self._holds_work:
            self._discard()
            return
        self._writing = self._submit(self._store.save, self._snapshot())
        self._writing.add_done_callback(self._written.emit)

    def _on_written(self, writing: Future[None]) -> None:
        # Raise unexpected errors here, for the crash handler.
        try:
            writing.result()
        except SaveError as error:
            if not self._failing:
                self._failing = True
                self.failed.emit(error)
        else:
            self._failing = False
        if self._timer.isActive():
            # Later changes have waited long enough for a slow disk.
            self._timer.stop()
            self._on_timeout()
