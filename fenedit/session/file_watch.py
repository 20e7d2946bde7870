"""Notices what other programs do to the file of a document, as soon as it happens."""

import os
import stat
import threading
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from fenedit.documents.files.disk_file import (
    DiskChange,
    FileState,
    change_since,
    state_of,
)

SETTLING_MS = 120
"""Wait after a sign of change: programs write several times."""
ABSENCE_MS = 400
"""Wait before a missing file counts as deleted: some programs save that way."""

POLL_MS = 20
"""Interval of polls for the end of a comparison."""

_NO_FILE = -1

Stamp: TypeAlias = FileState | None
"""A file's status, without a digest; other than files have inode -1. None: there is nothing."""


class FileWatch(QObject):
    """Watches one file and its folder, and compares the content after a sign of change.

    Replacing a file ends the signs from it, so the folder is watched, too. Some networks give no
    signs: call `look` there.

    Signals:
        noticed: the DiskChange since the file was read or written; UNCHANGED once it is again as
            it was. Each state of the file is reported once.
    """

    noticed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._before: FileState | None = None
        self._told = DiskChange.UNCHANGED
        self._told_of: Stamp = None
        self._absent = False
        self._beside: _Comparison | None = None
        self._again = False
        self._watcher: QFileSystemWatcher | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._compare)
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self._on_poll)

    def follow(self, path: Path | None, before: FileState | None) -> bool:
        """Watch a file from a state on, instead of another one; None: no file.

        Returns:
            Whether this is new, so that earlier reports are void.
        """
        if (path, before) == (self._path, self._before):
            return False
        if path != self._path:
            self._drop_paths()
        self._path, self._before = path, before
        self._told, self._told_of = DiskChange.UNCHANGED, _stamp_of(before)
        self._timer.stop()
        self._absent = False
        if path is None or before is None:
            self._drop_paths()
        else:
            self._add_paths()
        return True

    def look(self) -> None:
        """Compare now, if the file's status differs."""
        if self._path is not None and self._before is not None and not self._timer.isActive():
            self._compare()

    def close(self) -> None:
        """Stop watching."""
        self.follow(None, None)

    def _add_paths(self) -> None:
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(self._on_sign)
            self._watcher.directoryChanged.connect(self._on_sign)
        assert self._path is not None
        # The target of a link is replaced in its own folder.
        files = (self._path, Path(os.path.realpath(self._path)))
        # The parent folder reports a renamed folder.
        around = {path for file in files for path in (file, *file.parents[:2])}
        # Unlike `exists`, this does not raise for unreadable folders.
        wanted = {str(path) for path in around if os.access(path, os.F_OK)}
        missing = wanted - {*self._watcher.files(), *self._watcher.directories()}
        if missing:
            self._watcher.addPaths(sorted(missing))

    def _drop_paths(self) -> None:
        if self._watcher is not None:
            known = [*self._watcher.files(), *self._watcher.directories()]
            if known:
                self._watcher.removePaths(known)

    def _on_sign(self, _path: str) -> None:
        if not self._timer.isActive():
            self._timer.start(SETTLING_MS)

    def _compare(self) -> None:
        """Begin to compare the file with its earlier state, in a thread."""
        path, before = self._path, self._before
        if path is None or before is None:
            return
        if self._beside is not None:
            self._again = True
            return
        if self._watcher is not None:
            # Replacing a file ends the watch on it.
            self._add_paths()
        stamp = _stamp(path)
        if stamp == self._told_of:
            return
        if stamp is None and not self._absent:
            self._absent = True
            self._timer.start(ABSENCE_MS)
            return
        self._absent = False
        known = _change_seen(stamp, before)
        if known is not None:
            self._tell(known, stamp)
            return
        self._beside = _Comparison(path, before, stamp)
        self._beside.start()
        self._poll.start()

    def _on_poll(self) -> None:
        done = self._beside
        if done is None or done.is_alive():
            return
        self._poll.stop()
        self._beside = None
        # A file saved or opened meanwhile has a new watch.
        if done.change is not None and done.before is self._before:
            self._tell(done.change, done.stamp)
        if self._again:
            self._again = False
            self._compare()

    def _tell(self, change: DiskChange, stamp: Stamp) -> None:
        news = change is not self._told or change is not DiskChange.UNCHANGED
        self._told, self._told_of = change, stamp
        if news:
            self.noticed.emit(change)


class _Comparison(threading.Thread):
    """Reads a file in a thread, without Qt.

    A thread must not be the last holder of an object of Qt.

    Attributes:
        before: what the file was like.
        stamp: how it looks now.
        change: the result, None until it is known.
    """

    def __init__(self, path: Path, before: FileState, stamp: Stamp) -> None:
        super().__init__(name="file-watch", daemon=True)
        self.before = before
        self.stamp = stamp
        self.change: DiskChange | None = None
        self._path = path

    def run(self) -> None:
        """Compare."""
        self.change = change_since(self._path, self.before)


def _change_seen(stamp: Stamp, before: FileState) -> DiskChange | None:
    """Return the change of a file if it is known without reading it."""
    if stamp is None:
        return DiskChange.MISSING
    if stamp == _stamp_of(before):
        return DiskChange.UNCHANGED
    if stamp.size == before.size and stamp.inode != _NO_FILE:
        return None
    same_file = (stamp.device, stamp.inode) == (before.device, before.inode)
    return DiskChange.CHANGED if same_file else DiskChange.REPLACED


def _stamp(path: Path) -> Stamp:
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    stamp = state_of(status)
    # The inode of a deleted file is soon reused, perhaps for a folder.
    return stamp if stat.S_ISREG(status.st_mode) else replace(stamp, inode=_NO_FILE)


def _stamp_of(state: FileState | None) -> Stamp:
    return None if state is None else replace(state, digest=None)
