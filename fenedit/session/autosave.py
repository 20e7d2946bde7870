"""Unsaved work, kept where the next start finds it if this one is killed."""

from PySide6.QtCore import QObject, Signal

from fenedit.documents.recovery import RecoveryStore
from fenedit.session.editor import Editor


class Autosave(QObject):
    """Keeps a recovery snapshot of a document while it holds unsaved work.

    Signals:
        failed: why no snapshot could be written; once until one succeeds again.
    """

    failed = Signal(object)

    def __init__(self, editor: Editor, store: RecoveryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def keep_now(self) -> None:
        """Write a snapshot at once and wait for it; for the moment before something may fail."""

    def close(self, *, keep: bool = False) -> None:
        """Wait for the worker and end; the snapshot goes unless `keep`."""
