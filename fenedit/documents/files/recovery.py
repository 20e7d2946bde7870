"""Keeps unsaved work on the disk for the next start, if this one is killed.

A document is kept as bytes, each entry with a checksum of its own.
"""

import os
import re
import sys
import threading
import time
import weakref
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from fenedit.documents.block import (
    BLOCK_SIZE,
    Block,
    MemoryBlock,
    StoredLine,
    TableBlock,
    blocks_of,
)
from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import OddText, TextForm
from fenedit.documents.errors import SaveError
from fenedit.documents.files.disk_file import FileState, open_regular
from fenedit.documents.files.file_io import (
    is_running,
    process_start,
    remove,
    sweep,
    take_name,
    try_lock,
)
from fenedit.documents.files.memory import Memory, TooLargeError
from fenedit.documents.files.opening import Lines
from fenedit.documents.files.saving import save_bytes, save_error, save_parts
from fenedit.documents.record import Aside, Format, Game, Item, Record
from fenedit.notation.position import Position

VERSION = 6
_FORMAT = "fenedit-recovery"
Played: TypeAlias = tuple[int, str, tuple[int, ...]]
"""What was played on a record: its row, a game of PGN, and the place among its moves."""
_DAMAGE = (ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""Errors of reading anything else than was written."""


class DamagedSnapshotError(ValueError):
    """Bytes that are not a snapshot, or one of an unknown version.

    Attributes:
        code: "damaged" or "newer".
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A document at one moment in one window of one process.

    Attributes:
        session_id: names the window's session; letters, digits, - and _.
        document: the document with all its lines, drafts as they are.
        current: index of the record that was shown.
        saved_at: when it was taken, in seconds since 1970.
        pid: the process.
        started: when the process began (see `documents.files.file_io.process_start`).
        lost: how many damaged entries were left out when it was read. If the whole copy of a
            large file was, the document is that of no file.
        played: moves that were played, and are in no record.
    """

    session_id: str
    document: Document
    current: int = 0
    saved_at: float = field(default_factory=time.time)
    pid: int = field(default_factory=os.getpid)
    started: str = field(default_factory=lambda: process_start(os.getpid()))
    lost: int = 0
    played: tuple[Played, ...] = ()


def large_memory(collection: Collection) -> Memory | None:
    """Return the memory of a large file that has the unedited lines of a collection."""
    memories = (block.memory for block in collection.blocks if isinstance(block, MemoryBlock))
    return next((memory for memory in memories if memory.name), None)


def snapshot_bytes(snapshot: Snapshot, memory: Memory | None = None, copy: str = "") -> bytes:
    """Return a snapshot as bytes.

    Args:
        snapshot: the work.
        memory: of a large file, which is kept apart.
        copy: the name of its copy.
    """
    document = snapshot.document
    entries = list(_entries_of_blocks(document.collection.blocks, memory))
    head = {
        "format": _FORMAT,
        "version": VERSION,
        "session_id": snapshot.session_id,
        "path": None if document.path is None else str(document.path),
        "form": document.form,
        "file_format": document.format,
        "on_disk_format": document.file_format,
        "on_disk": None if document.on_disk is None else astuple(document.on_disk),
        "current": snapshot.current,
        "saved_at": snapshot.saved_at,
        "pid": snapshot.pid,
        "started": snapshot.started,
        "entries": len(entries),
        "copy": copy,
        "played": snapshot.played,
        "read_as": document.collection.read_as,
        "table": document.collection.table and astuple(document.collection.table),
    }
    return b"".join(map(_sealed, [head, *entries]))


def snapshot_from_bytes(
    data: bytes, memory_of: Callable[[str], Memory | None] = lambda _: None
) -> Snapshot:
    """Return the snapshot in bytes; DamagedSnapshotError if there is none.

    `memory_of` reads the copy of a large file, if it is there.
    """
    first, *rest = data.split(b"\n")
    try:
        head = _opened(first)
        if head["format"] == _FORMAT and head["version"] > VERSION:
            raise DamagedSnapshotError("newer")
        entries = list(filter(None, map(_opened_or_none, rest)))
        lost = head["entries"] - len(entries)
        form = TextForm(*head["form"])
        file_format: Format = head["file_format"]
        memory = memory_of(head["copy"]) if head["copy"] else None
        if memory is not None:
            with memoryview(memory.data) as view:
                lost += f"{zlib.crc32(view):08x}" != head["copy"]
        table = None
        if head.get("table"):
            # Imported here: few documents are tables.
            from fenedit.documents.table import Table

            delimiter, columns, names, *others = head["table"]
            table = Table(delimiter, tuple(columns), tuple(names), *others)
        blocks: list[Block] = []
        lines: list[StoredLine] = []
        is_missing = False
        for entry in entries:
            if "run" not in entry:
                lines += _lines(entry)
            elif memory is None:
                is_missing, lost = True, lost + 1
                lines += [_item(edit) for _, edit in sorted(entry.get("edits", ()))]
            else:
                start, end = entry["run"]
                blocks += blocks_of(lines, file_format=file_format)
                lines = []
                edits = {place: _item(edit) for place, edit in entry.get("edits", ())}
                for block in Lines(memory, start, head["read_as"], file_format, end).blocks:
                    blocks.append(TableBlock(block, table) if table else block)
                    for place in sorted(edits):
                        if place < block.size:
                            blocks[-1] = blocks[-1].replaced(place, (edits.pop(place),))
                    edits = {place - block.size: item for place, item in edits.items()}
        blocks += blocks_of(lines, file_format=file_format)
        # Saving the rest over the whole file would lose records.
        path = None if is_missing or head["path"] is None else Path(head["path"])
        on_disk = None if path is None or head["on_disk"] is None else FileState(*head["on_disk"])
        saved_as = None if is_missing else head["on_disk_format"]
        collection = Collection.of_blocks(blocks, file_format)
        # Where records are missing, the others are in other rows.
        played = [] if is_missing or lost else head["played"]
        return Snapshot(
            session_id=head["session_id"],
            document=Document(path, form, collection, on_disk, saved_as),
            current=0 if is_missing else head["current"],
            saved_at=head["saved_at"],
            pid=head["pid"],
            started=head["started"],
            lost=lost,
            played=tuple((int(row), str(text), tuple(path)) for row, text, path in played),
        )
    except DamagedSnapshotError:
        raise
    except _DAMAGE as error:
        raise DamagedSnapshotError("damaged") from error


def _entries_of_blocks(blocks: Iterable[Block], memory: Memory | None) -> Iterator[dict[str, Any]]:
    """Yield the entries of blocks; joined runs of a memory are one."""
    run: list[int] = []
    lines: list[StoredLine] = []
    for block in blocks:
        if not isinstance(block, MemoryBlock) or block.memory is not memory:
            if run:
                yield {"run": run}
                run = []
            lines += block.lasting
            continue
        yield from _entries(lines)
        lines = []
        if run and (block.edits or run[1] != block.start):
            yield {"run": run}
            run = []
        if block.edits:
            edits = [(place, _entry(item)) for place, item in block.edits.items()]
            yield {"run": (block.start, block.end), "edits": edits}
        else:
            run = [run[0] if run else block.start, block.end]
    yield from _entries(lines)
    if run:
        yield {"run": run}


def _entries(stored: Iterable[StoredLine]) -> Iterator[dict[str, Any]]:
    unread: list[_Text] = []
    for line in stored:
        if isinstance(line, str):
            unread.append(_kept_text(line))
        if unread and (len(unread) == BLOCK_SIZE or not isinstance(line, str)):
            yield {"lines": unread}
            unread = []
        if not isinstance(line, str):
            yield _entry(line)
    if unread:
        yield {"lines": unread}


_Text: TypeAlias = str | tuple[str, str]
"""A text, or an odd one with the characters of Latin-1 for its bytes."""
_SAID = ("stale", "remembered_rights", "chess960", "lead", "implied")
"""The optional data of a record in an entry."""


def _entry(item: Item) -> dict[str, Any]:
    if isinstance(item, Aside):
        return {"aside": (item.text, item.ending, _kept_text(item.read))}
    entry: dict[str, Any] = {"record": (item.text, item.rest, item.ending)}
    entry |= {name: value for name in _SAID if (value := getattr(item, name, None))}
    if item.read:
        entry["read"] = _kept_text(item.read)
    if item.before is not None:
        entry["before"] = _entry(item.before)
    return entry


def _lines(entry: dict[str, Any]) -> Sequence[StoredLine]:
    return list(map(_text, entry["lines"])) if "lines" in entry else [_item(entry)]


def _item(entry: dict[str, Any]) -> Item:
    if "aside" in entry:
        text, ending, read = entry["aside"]
        return Aside(text, ending, _text(read))
    return _record(entry)


def _record(entry: dict[str, Any]) -> Record:
    said: dict[str, Any] = {name: entry[name] for name in _SAID if name in entry}
    if "stale" in said:
        said["stale"] = Position(*said["stale"])
    if "before" in entry:
        said["before"] = _record(entry["before"])
    text, rest, ending = entry["record"]
    kind = Game if "lead" in said or "implied" in said else Record
    return kind(text, rest, ending, read=_text(entry.get("read", "")), **said)


def _kept_text(text: str) -> _Text:
    return (text, text.data.decode("latin-1")) if isinstance(text, OddText) else text


def _text(kept: _Text) -> str:
    return str(kept) if isinstance(kept, str) else OddText(kept[0], kept[1].encode("latin-1"))


def _sealed(entry: dict[str, Any]) -> bytes:
    # Imported here and below: most runs neither keep unsaved work nor find any.
    import json

    text = json.dumps(entry, separators=(",", ":")).encode("ascii")
    return b"%08x %s\n" % (zlib.crc32(text), text)


def _opened(line: bytes) -> dict[str, Any]:
    """Return the content of a line; ValueError if it is damaged."""
    import json

    checksum, _, text = line.partition(b" ")
    if int(checksum, 16) != zlib.crc32(text):
        raise ValueError("the checksum is another one")
    entry = json.loads(text)
    if not isinstance(entry, dict):
        raise TypeError(entry)
    return entry


def _opened_or_none(line: bytes) -> dict[str, Any] | None:
    try:
        return _opened(line)
    except _DAMAGE:
        return None


_SESSION_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SNAPSHOT = ".snapshot"
_LOCK = ".lock"
_ASIDE = ".damaged"
_COPY = ".copy"
"""The copy of a large file that its snapshot needs; its name contains its checksum."""
_ATTEMPTS = 10
_PAUSE_S = 0.01
"""How often, and how long, to wait for a lock that a sweep may hold."""


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
    """The snapshots of killed processes.

    Attributes:
        snapshots: the snapshots, the latest first.
        damaged: those that cannot be read.
    """

    snapshots: tuple[Snapshot, ...]
    damaged: tuple[DamagedSnapshot, ...]


class RecoveryStore:
    """A folder of snapshots. Its methods may be called from any thread.

    Attributes:
        held: whether there are other snapshots than the orphans that were found last: those of
            processes that live, or have not quite ended.
    """

    def __init__(self, folder: Path) -> None:
        """Use a folder, which is made at the first save."""
        self.held = False
        self._folder = folder
        self._mutex = threading.Lock()
        self._locks: dict[str, int] = {}
        self._own: set[str] = set()
        self._copied: dict[str, tuple[weakref.ref[Memory], Path]] = {}

    def save(self, snapshot: Snapshot) -> None:
        """Replace the snapshot of its session.

        A session that bears an orphan's id takes its place over.

        Raises:
            SaveError: it could not be written, and the last one is still there. The code is
                "in-use" when another process holds the session.
            ValueError: no session can have that id.
        """
        path = self._path(snapshot.session_id)
        with self._mutex:
            try:
                os.makedirs(self._folder, mode=0o700, exist_ok=True)
                held = self._claim(snapshot.session_id)
                attempts = 0
                while held is False and attempts < _ATTEMPTS:
                    # A sweep may hold a new file for a moment.
                    time.sleep(_PAUSE_S)
                    held = self._claim(snapshot.session_id)
                    attempts += 1
            except OSError as error:
                raise save_error(error, path) from error
            if held is False:
                raise SaveError("in-use", path)
            self._own.add(snapshot.session_id)
            memory = large_memory(snapshot.document.collection)
            copy = None if memory is None else self._copy(snapshot.session_id, memory)
            name = "" if copy is None else copy.stem.rpartition(".")[2]
            save_bytes(path, snapshot_bytes(snapshot, memory, name), private=True)
            self._remove_copies(snapshot.session_id, copy)

    def _copy(self, session_id: str, memory: Memory) -> Path:
        """Return the file that holds a copy of a memory, which never changes."""
        known, path = self._copied.get(session_id, (None, Path()))
        if known is not None and known() is memory and path.exists():
            return path
        with memoryview(memory.data) as view:
            path = self._folder / f"{session_id}.{zlib.crc32(view):08x}{_COPY}"
        data, size = memory.data, 1 << 20
        parts = (data[at : at + size] for at in range(0, len(data), size))
        save_parts(path, parts, private=True)
        self._copied[session_id] = weakref.ref(memory), path
        return path

    def _remove_copies(self, session_id: str, kept: Path | None = None) -> None:
        for path in self._paths(_COPY):
            if path != kept and path.name.partition(".")[0] == session_id:
                with suppress(OSError):
                    remove(path)

    def orphans(self) -> Orphans:
        """Return the snapshots of killed processes, and lock them.

        Those that are neither discarded nor taken over are found again by the next start. A
        damaged snapshot is moved aside.
        """
        with self._mutex:
            sweep(self._folder)
            self._sweep_locks()
            snapshots: list[Snapshot] = []
            damaged: list[DamagedSnapshot] = []
            self.held = False
            for path in self._paths(_SNAPSHOT):
                if path.stem in self._own or not _SESSION_ID.fullmatch(path.stem):
                    continue
                with suppress(OSError):
                    if self._claim(path.stem) is False:
                        self.held = True
                        continue
                    match self._read_orphan(path):
                        case Snapshot() as snapshot:
                            snapshots.append(snapshot)
                        case DamagedSnapshot() as report:
                            damaged.append(report)
        snapshots.sort(key=lambda snapshot: snapshot.saved_at, reverse=True)
        return Orphans(tuple(snapshots), tuple(damaged))

    def discard(self, session_id: str) -> None:
        """Remove a session's snapshot if that is possible."""
        with self._mutex:
            with suppress(OSError):
                remove(self._path(session_id))
            self._remove_copies(session_id)
            self._copied.pop(session_id, None)
            self._own.discard(session_id)
            self._let_go(session_id, remove=True)

    def close(self) -> None:
        """Release all sessions, as the end of the process does; snapshots become orphans."""
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
            # It was swept in between, and a lock without a name is useless.
            os.close(descriptor)

    def _let_go(self, session_id: str, *, remove: bool = False) -> None:
        descriptor = self._locks.pop(session_id, None)
        if descriptor is None:
            return
        path = self._lock_path(session_id)
        if remove and sys.platform != "win32":
            # While it is locked, so that no other process can take it.
            with suppress(OSError):
                os.unlink(path)
        os.close(descriptor)
        if remove and sys.platform == "win32":
            # Windows cannot remove open files.
            with suppress(OSError):
                os.unlink(path)

    def _sweep_locks(self) -> None:
        """Remove lock files of ended sessions without a snapshot."""
        for path in self._paths(_LOCK):
            name = path.stem
            if not _SESSION_ID.fullmatch(name) or name in self._locks:
                continue
            with suppress(OSError):
                if not path.with_suffix(_SNAPSHOT).exists() and self._claim(name):
                    # Only its holder can be sure that there is still no snapshot.
                    gone = not path.with_suffix(_SNAPSHOT).exists()
                    if gone:
                        self._remove_copies(name)
                    self._let_go(name, remove=gone)

    def _paths(self, suffix: str) -> list[Path]:
        """Return the files of a kind; none where the folder cannot be read."""
        try:
            return sorted(self._folder.glob("*" + suffix))
        except OSError:
            return []

    def _read_orphan(self, path: Path) -> Snapshot | DamagedSnapshot | None:
        """Return a snapshot; None if its process lives, or another one took it."""
        locked = self._claim(path.stem)

        def memory_of(name: str) -> Memory | None:
            with (
                suppress(OSError, TooLargeError),
                open_regular(path.with_suffix(f".{name}{_COPY}")) as file,
            ):
                return Memory(iter(partial(file.read, 1 << 18), b""))
            return None

        try:
            with open_regular(path) as file:
                snapshot = snapshot_from_bytes(file.read(), memory_of)
        except FileNotFoundError:
            self._let_go(path.stem, remove=True)
            return None
        except DamagedSnapshotError as error:
            report = DamagedSnapshot(error.code, path)
            if error.code == "damaged":
                aside = path.with_suffix(_ASIDE)
                take_name(path, aside)
                report = DamagedSnapshot(error.code, aside)
            self._let_go(path.stem, remove=True)
            return report
        if locked is None and is_running(snapshot.pid, snapshot.started):
            return None
        return snapshot


def _is_named(descriptor: int, path: Path) -> bool:
    """Return whether a path leads to an open file."""
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path))
    except FileNotFoundError:
        return False
