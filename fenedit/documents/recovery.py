"""Unsaved work on the disk, for the next start to find if this one is killed.

Each session has a snapshot, written whole and synchronised, and a file that its process keeps
locked. A snapshot whose lock is free is an orphan: its process is gone, however it went.
"""

import os
import re
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from fenedit.documents.errors import SaveError
from fenedit.documents.file_state import open_regular
from fenedit.documents.locks import is_running, try_lock
from fenedit.documents.saving import save_bytes, save_error
from fenedit.documents.snapshot import (
    DamagedSnapshotError,
    Snapshot,
    snapshot_bytes,
    snapshot_from_bytes,
)
from fenedit.documents.temporary import sweep

_SESSION_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SNAPSHOT: Final = ".snapshot"
_LOCK: Final = ".lock"
_ASIDE: Final = ".damaged"
_ATTEMPTS: Final = 10
_PAUSE_S: Final = 0.01
"""How often, and how long, it is waited for a lock that somebody may hold but to sweep it."""


class DamagedSnapshot(NamedTuple):
    """A snapshot that cannot be read.

    Attributes:
        code: "damaged", and it was moved aside; or "newer": a later version of the program wrote
            it, and it stays for that version.
        path: where it is now.
    """

    code: str
    path: Path


class Orphans(NamedTuple):
    """What killed processes left.

    Attributes:
        snapshots: the snapshots, the latest first.
        damaged: those that cannot be read.
    """

    snapshots: tuple[Snapshot, ...]
    damaged: tuple[DamagedSnapshot, ...]


class RecoveryStore:
    """A folder of snapshots. Its methods may be called from any thread."""

    def __init__(self, folder: Path) -> None:
        """Use a folder, which is made at the first save."""
        self._folder = folder
        self._mutex = threading.Lock()
        self._locks: dict[str, int] = {}
        self._own: set[str] = set()

    def save(self, snapshot: Snapshot) -> None:
        """Keep a snapshot in the place of the last one of its session.

        A session that bears an orphan's id takes its place over.

        Raises:
            SaveError: it could not be written, and the last one is still there. The code is
                "in-use" when another process holds the session.
            ValueError: no session can have that id.
        """
        path = self._path(snapshot.session_id)
        data = snapshot_bytes(snapshot)
        with self._mutex:
            try:
                os.makedirs(self._folder, mode=0o700, exist_ok=True)
                held = self._claimed(snapshot.session_id)
            except OSError as error:
                raise save_error(error, path) from error
            if held is False:
                raise SaveError("in-use", path)
            save_bytes(path, data, private=True)
            self._own.add(snapshot.session_id)

    def orphans(self) -> Orphans:
        """Return the snapshots that killed processes left, and keep them from other processes.

        Those that are neither discarded nor taken over are found again by the next start. A
        damaged snapshot is moved aside.
        """
        with self._mutex:
            sweep(self._folder)
            self._sweep_locks()
            snapshots: list[Snapshot] = []
            damaged: list[DamagedSnapshot] = []
            for path in sorted(self._folder.glob("*" + _SNAPSHOT)):
                if path.stem in self._own or not _SESSION_ID.fullmatch(path.stem):
                    continue
                with suppress(OSError):
                    match self._read_orphan(path):
                        case Snapshot() as snapshot:
                            snapshots.append(snapshot)
                        case DamagedSnapshot() as report:
                            damaged.append(report)
        snapshots.sort(key=lambda snapshot: snapshot.saved_at, reverse=True)
        return Orphans(tuple(snapshots), tuple(damaged))

    def discard(self, session_id: str) -> None:
        """Remove a session's snapshot, if there is one; what cannot be removed stays."""
        with self._mutex:
            with suppress(OSError):
                os.unlink(self._path(session_id))
            self._own.discard(session_id)
            self._let_go(session_id, remove=True)

    def close(self) -> None:
        """Let go of all sessions, as the end of the process does; snapshots become orphans."""
        with self._mutex:
            self._own.clear()
            for session_id in list(self._locks):
                self._let_go(session_id)

    def _path(self, session_id: str) -> Path:
        if not _SESSION_ID.fullmatch(session_id):
            raise ValueError(f"no session can be called {session_id!r}")
        return self._folder / (session_id + _SNAPSHOT)

    def _lock_path(self, session_id: str) -> Path:
        return self._folder / (session_id + _LOCK)

    def _claimed(self, session_id: str) -> bool | None:
        """Do what `_claim` does; who sweeps may hold for a moment what was just made."""
        held = self._claim(session_id)
        for _ in range(_ATTEMPTS):
            if held is not False:
                break
            time.sleep(_PAUSE_S)
            held = self._claim(session_id)
        return held

    def _claim(self, session_id: str) -> bool | None:
        """Lock a session for this process, see `try_lock`; OSError if its file cannot be made."""
        if session_id in self._locks:
            return True
        path = self._lock_path(session_id)
        while True:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            locked = try_lock(descriptor)
            if not locked:
                os.close(descriptor)
                return locked
            if _is_named(descriptor, path):
                self._locks[session_id] = descriptor
                return True
            # Between the two steps it was swept, and a lock that has no name keeps nobody out.
            os.close(descriptor)

    def _let_go(self, session_id: str, *, remove: bool = False) -> None:
        descriptor = self._locks.pop(session_id, None)
        if descriptor is None:
            return
        path = self._lock_path(session_id)
        if remove and sys.platform != "win32":
            # While it is still locked, so that nobody else has just taken it.
            with suppress(OSError):
                os.unlink(path)
        os.close(descriptor)
        if remove and sys.platform == "win32":
            # There it cannot be removed while anybody has it open.
            with suppress(OSError):
                os.unlink(path)

    def _sweep_locks(self) -> None:
        """Remove the lock files of sessions that have no snapshot and that nobody holds."""
        for path in self._folder.glob("*" + _LOCK):
            name = path.stem
            is_session = _SESSION_ID.fullmatch(name) and name not in self._locks
            if is_session and not path.with_suffix(_SNAPSHOT).exists():
                with suppress(OSError):
                    if self._claim(name):
                        # Only who holds it can say that no snapshot has come meanwhile.
                        gone = not path.with_suffix(_SNAPSHOT).exists()
                        self._let_go(name, remove=gone)

    def _read_orphan(self, path: Path) -> Snapshot | DamagedSnapshot | None:
        """Return what a snapshot holds; None if its process lives, or another one took it."""
        locked = self._claim(path.stem)
        if locked is False:
            return None
        try:
            with open_regular(path) as file:
                snapshot = snapshot_from_bytes(file.read())
        except FileNotFoundError:
            self._let_go(path.stem, remove=True)
            return None
        except DamagedSnapshotError as error:
            report = DamagedSnapshot(error.code, path)
            if error.code == "damaged":
                aside = path.with_suffix(_ASIDE)
                os.replace(path, aside)
                report = DamagedSnapshot(error.code, aside)
            self._let_go(path.stem, remove=True)
            return report
        if locked is None and is_running(snapshot.pid, snapshot.started):
            return None
        return snapshot


def _is_named(descriptor: int, path: Path) -> bool:
    """Tell whether an open file is the one of a name."""
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path))
    except FileNotFoundError:
        return False
