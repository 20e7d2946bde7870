"""Unsaved work on the disk, for the next start to find if this one is killed.

A document is kept as bytes, each entry with a checksum of its own.
"""

import os
import re
import sys
import threading
import time
import zlib
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias, cast

from fenedit.documents.block import BLOCK_SIZE, StoredLine
from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import (
    DEFAULT,
    Encoding,
    OddText,
    TextForm,
    decoded,
    split_lines,
)
from fenedit.documents.errors import SaveError, SourceError
from fenedit.documents.files.disk_file import OF_PAGES, FileState, Source, open_regular
from fenedit.documents.files.document_chunks import is_in_file
from fenedit.documents.files.file_block import (
    FileBlock,
    Part,
    Piece,
    blocks_from,
    file_blocks,
    joined,
)
from fenedit.documents.files.file_io import (
    is_running,
    process_start,
    remove,
    sweep,
    take_name,
    try_lock,
)
from fenedit.documents.files.saving import save_bytes, save_error
from fenedit.documents.record import Aside, Format, Game, Item, Record
from fenedit.notation.position import Position


class Base(NamedTuple):
    """A file that holds lines of a document that were not edited.

    Attributes:
        path: the file.
        state: what it is like as long as it holds them.
        read_as: what its lines are read as that are not UTF-8; "utf-8" if there are none.
    """

    path: Path
    state: FileState
    read_as: Encoding


class Kept(NamedTuple):
    """Lines that a file holds, from one place in it to another, in bytes."""

    base: Base
    start: int
    end: int


class _BaseMissingError(Exception):
    """A file that holds lines of a document is gone, or is not what it was."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


Stretch: TypeAlias = Kept | StoredLine | None
"""Lines in a file, or a line; None for lines that cannot be read any more."""


def laid_out(collection: Collection) -> Iterator[Stretch]:
    """Return what a collection is made of; lines in files as one that follow each other there."""

    def join(held: Stretch, stretch: Stretch) -> Stretch:
        if (
            isinstance(held, Kept)
            and isinstance(stretch, Kept)
            and (held.base, held.end) == (stretch.base, stretch.start)
        ):
            return held._replace(end=stretch.end)
        return None

    return joined(_stretches(collection), join)


def _stretches(collection: Collection) -> Iterator[Stretch]:
    bases: dict[tuple[Source, Encoding], Base] = {}
    for block in collection.blocks:
        for piece in block.cut(0, block.size):
            if isinstance(piece, Part):
                key = piece.block.source, piece.block.read_as
                if key not in bases:
                    bases[key] = _base_of(*key)
                yield from _kept(piece, bases[key])
            else:
                yield piece


def _base_of(source: Source, read_as: Encoding) -> Base:
    if source.image is not None:
        return Base(source.image.path, source.image.state, read_as)
    # Of one that had grown before it was opened again, what follows does not count.
    return Base(source.path, replace(source.state, size=source.size), read_as)


def _kept(part: Part, base: Base) -> Iterator[Stretch]:
    image = part.block.source.image
    if image is None:
        yield Kept(base, part.start, part.end)
        return
    for start, end, place in image.found(part.start, part.end):
        if place is not None:
            yield Kept(base, place, place + end - start)
            continue
        # The file that was saved has not got them: they were brought back since.
        try:
            data = part.block.source.read(start, end)
        except SourceError:
            yield None
        else:
            yield from split_lines(decoded(data, part.block.read_as))


def _pieces(stretches: Iterable[Kept | StoredLine], file_format: Format) -> Iterator[Piece]:
    opened: dict[Base, list[FileBlock]] = {}
    # Of the block that was looked into last: the next stretch mostly begins where one ended.
    looked_into, starts = None, list[int]()
    for stretch in stretches:
        if not isinstance(stretch, Kept):
            yield stretch
            continue
        base, start, end = stretch
        if base not in opened:
            opened[base] = _blocks_in(base, file_format)
        blocks = opened[base]
        number = bisect_right(blocks, start, key=lambda block: block.start) - 1
        while start < end:
            if not 0 <= number < len(blocks):
                raise _BaseMissingError(base.path)
            block, last = blocks[number], min(end, blocks[number].end)
            if (start, last) == (block.start, block.end):
                yield block.part(0, block.size)
            else:
                if block is not looked_into:
                    looked_into, starts = block, block.line_starts()
                first, behind = bisect_left(starts, start), bisect_left(starts, last)
                if starts[first] == start and starts[behind] == last:
                    yield Part(block, first, behind, start, last)
                else:
                    # Between a carriage return and the line feed of a blank line behind it, which
                    # the file has for one line break.
                    yield from split_lines(decoded(block.source.read(start, last), block.read_as))
            start = block.end
            number += 1


def _blocks_in(base: Base, file_format: Format) -> list[FileBlock]:
    """Return the lines of a file that is what it was."""
    # Here, because numpy takes longer to import than most work to find again.
    from fenedit.documents.files.line_index import index_lines

    try:
        # It may have grown since.
        source = Source(base.path, base.state.size)
        index = index_lines(source, read_as=base.read_as)
    except (OSError, ValueError) as error:
        raise _BaseMissingError(base.path) from error
    # The number of a device may be another one after the next start of the system.
    if not source.state.holds_the_same(replace(base.state, device=source.state.device)):
        raise _BaseMissingError(base.path)
    return file_blocks(source, index, base.read_as, file_format)


VERSION: Final = 5
"""Of version 1 were snapshots without formats and games, of version 2 such without layouts, of
version 3 such with the digests of large files beside their states, of version 4 such of files in
Latin-1; they are still read."""
_FORMAT: Final = "fenedit-recovery"
_DAMAGE: Final = (ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""What reading raises where there is something else than was written."""


class DamagedSnapshotError(ValueError):
    """Bytes that are no snapshot, or one of a version that is not read here.

    Attributes:
        code: "damaged" or "newer".
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A document as it was at one moment in one window of one process.

    Attributes:
        session_id: names the window's session; letters, digits, - and _.
        document: the document with all its lines, drafts as they are.
        current: index of the record that was shown.
        saved_at: when it was taken, in seconds since 1970.
        pid: the process.
        started: when the process began (see `documents.files.file_io.process_start`).
        lost: how many damaged entries were left out when it was read, and how many parts of files
            that are not there any more.
        base: a file that the document needs, and that is gone or was changed; None if there is
            none. Then the document holds the edited lines alone, and is that of no file.
    """

    session_id: str
    document: Document
    current: int = 0
    saved_at: float = field(default_factory=time.time)
    pid: int = field(default_factory=os.getpid)
    started: str = field(default_factory=lambda: process_start(os.getpid()))
    lost: int = 0
    base: Path | None = None


def snapshot_bytes(snapshot: Snapshot) -> bytes:
    """Return a snapshot as bytes."""
    document = snapshot.document
    large = is_in_file(document.collection)
    bases: list[Base] = []
    gone = 0
    if large:
        entries, bases, gone = _edits(document.collection)
    else:
        entries = list(_entries(document.collection.stored()))
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
        "entries": len(entries) + gone,
    }
    if large:
        head["bases"] = [
            (os.fspath(base.path), astuple(base.state), base.read_as) for base in bases
        ]
    return b"".join(map(_sealed, [head, *entries]))


def snapshot_from_bytes(data: bytes) -> Snapshot:
    """Return the snapshot that bytes hold; DamagedSnapshotError if they hold none."""
    first, *rest = data.split(b"\n")
    try:
        head = _opened(first)
        if head["format"] == _FORMAT and head["version"] > VERSION:
            raise DamagedSnapshotError("newer")
        entries = list(filter(None, map(_opened_or_none, rest)))
        lost = head["entries"] - len(entries)
        path = None if head["path"] is None else Path(head["path"])
        on_disk = None if head["on_disk"] is None else FileState(*head["on_disk"])
        file_format: Format = head.get("file_format", "fen")
        base = None
        if "bases" in head:
            bases = [
                Base(Path(name), FileState(*state), _encoding(read_as))
                for name, state, read_as in head["bases"]
            ]
            for number, seal in enumerate(head.get("seals", ())):
                before = bases[number].state
                state = replace(before, digest=OF_PAGES + seal if seal else "")
                bases[number] = bases[number]._replace(state=state)
                on_disk = state if on_disk == before else on_disk
            collection, base, missing = _rebuilt(entries, bases, file_format)
            lost += missing
            if base is not None:
                # Saving what is left over the whole file would lose the rest of it.
                path = on_disk = None
        else:
            collection = Collection(chain.from_iterable(map(_lines, entries)), file_format)
        encoding, *others = head["form"]
        form = TextForm(_encoding(encoding), *others)
        saved_as = None if base is not None else head.get("on_disk_format")
        return Snapshot(
            session_id=head["session_id"],
            document=Document(path, form, collection, on_disk, saved_as),
            current=head["current"] if base is None else 0,
            saved_at=head["saved_at"],
            pid=head["pid"],
            started=head["started"],
            lost=lost,
            base=base,
        )
    except DamagedSnapshotError:
        raise
    except _DAMAGE as error:
        raise DamagedSnapshotError("damaged") from error


def _edits(collection: Collection) -> tuple[list[dict[str, Any]], list[Base], int]:
    """Return the entries of a large document, its files, and how many lines cannot be read."""
    bases: list[Base] = []
    entries: list[dict[str, Any]] = []
    layout: list[list[int]] = []
    lines: list[StoredLine] = []
    gone = 0

    def put_lines() -> None:
        for entry in _entries(lines):
            layout.append([len(entries)])
            entries.append({"number": len(entries), **entry})
        lines.clear()

    for stretch in laid_out(collection):
        if stretch is None:
            gone += 1
        elif isinstance(stretch, Kept):
            put_lines()
            if stretch.base not in bases:
                bases.append(stretch.base)
            layout.append([bases.index(stretch.base), stretch.start, stretch.end])
        else:
            lines.append(stretch)
    put_lines()
    sealed = {"layout": layout}
    return [sealed, *entries, sealed], bases, gone


def _rebuilt(
    entries: Sequence[dict[str, Any]], bases: Sequence[Base], file_format: Format
) -> tuple[Collection, Path | None, int]:
    """Return the lines of a large document, a file that is missing, and how many parts with it."""
    edits = {entry["number"]: _lines(entry) for entry in entries if "number" in entry}
    layout = next((entry["layout"] for entry in entries if "layout" in entry), None)
    if layout is None:
        # Both are damaged; where the rest was is not known.
        lines = chain.from_iterable(edits[number] for number in sorted(edits))
        return Collection(lines, file_format), bases[0].path if bases else None, 0

    def stretches() -> Iterator[Kept | StoredLine]:
        for number, *place in layout:
            if place:
                yield Kept(bases[number], *place)
            else:
                yield from edits.get(number, ())

    try:
        blocks = blocks_from(_pieces(stretches(), file_format), file_format)
        return Collection.of_blocks(blocks, file_format), None, 0
    except _BaseMissingError as error:
        edited = (line for line in stretches() if not isinstance(line, Kept))
        return Collection(edited, file_format), error.path, sum(len(each) > 1 for each in layout)


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
_SAID: Final = ("stale", "remembered_rights", "chess960", "lead", "implied")
"""What an entry says of a record where it says anything."""


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
    if "lines" in entry:
        return list(map(_text, entry["lines"]))
    if "aside" in entry:
        text, ending, *read = entry["aside"]
        return [Aside(text, ending, *map(_text, read))]
    return [_record(entry)]


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


def _encoding(name: str) -> Encoding:
    return DEFAULT if name == "latin-1" else cast("Encoding", name)


def _sealed(entry: dict[str, Any]) -> bytes:
    # Imported here and below: most runs neither keep unsaved work nor find any.
    import json

    text = json.dumps(entry, separators=(",", ":")).encode("ascii")
    return b"%08x %s\n" % (zlib.crc32(text), text)


def _opened(line: bytes) -> dict[str, Any]:
    """Return what a line holds; ValueError if it is damaged."""
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
                held = self._claim(snapshot.session_id)
                attempts = 0
                while held is False and attempts < _ATTEMPTS:
                    # Who sweeps may hold for a moment what was just made.
                    time.sleep(_PAUSE_S)
                    held = self._claim(snapshot.session_id)
                    attempts += 1
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
        """Remove a session's snapshot, if there is one; what cannot be removed stays."""
        with self._mutex:
            with suppress(OSError):
                remove(self._path(session_id))
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
        for path in self._paths(_LOCK):
            name = path.stem
            if not _SESSION_ID.fullmatch(name) or name in self._locks:
                continue
            with suppress(OSError):
                if not path.with_suffix(_SNAPSHOT).exists() and self._claim(name):
                    # Only who holds it can say that no snapshot has come meanwhile.
                    gone = not path.with_suffix(_SNAPSHOT).exists()
                    self._let_go(name, remove=gone)

    def _paths(self, suffix: str) -> list[Path]:
        """Return the files of a kind; none where the folder cannot be read."""
        try:
            return sorted(self._folder.glob("*" + suffix))
        except OSError:
            return []

    def _read_orphan(self, path: Path) -> Snapshot | DamagedSnapshot | None:
        """Return what a snapshot holds; None if its process lives, or another one took it."""
        locked = self._claim(path.stem)
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
                take_name(path, aside)
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
