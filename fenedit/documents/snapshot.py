"""A document with unsaved work as bytes, each entry with a checksum of its own.

The first line tells about the document, each further one holds a line of it that somebody has
looked at, or up to a block of lines that nobody has; of PGN, games count as lines. Each is the
CRC-32 of a JSON text, a blank and that text in ASCII. An entry that is damaged is left out, and
counted.
"""

import os
import time
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, field
from pathlib import Path
from typing import Any, Final

from fenedit.documents.block import BLOCK_SIZE, StoredLine
from fenedit.documents.collection import Collection
from fenedit.documents.document import Document
from fenedit.documents.encoding import TextForm
from fenedit.documents.file_state import FileState
from fenedit.documents.locks import process_start
from fenedit.documents.record import Aside, Item, Record
from fenedit.notation.position import Position

VERSION: Final = 2
"""Of version 1 were snapshots without formats and games; they are still read."""
_FORMAT: Final = "fenedit-recovery"


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
        started: when the process began (see `locks.process_start`).
        lost: how many damaged entries were left out when it was read.
    """

    session_id: str
    document: Document
    current: int = 0
    saved_at: float = field(default_factory=time.time)
    pid: int = field(default_factory=os.getpid)
    started: str = field(default_factory=lambda: process_start(os.getpid()))
    lost: int = 0


def snapshot_bytes(snapshot: Snapshot) -> bytes:
    """Return a snapshot as bytes."""
    document = snapshot.document
    entries = list(_entries(document.collection))
    head = {
        "format": _FORMAT,
        "version": VERSION,
        "session_id": snapshot.session_id,
        "path": None if document.path is None else str(document.path),
        "form": astuple(document.form),
        "file_format": document.format,
        "on_disk_format": document.file_format,
        "on_disk": None if document.on_disk is None else astuple(document.on_disk),
        "current": snapshot.current,
        "saved_at": snapshot.saved_at,
        "pid": snapshot.pid,
        "started": snapshot.started,
        "entries": len(entries),
    }
    return b"".join(map(_sealed, [head, *entries]))


def snapshot_from_bytes(data: bytes) -> Snapshot:
    """Return the snapshot that bytes hold; DamagedSnapshotError if they hold none."""
    first, *rest = data.split(b"\n")
    try:
        head = _opened(first)
        if head["format"] == _FORMAT and head["version"] > VERSION:
            raise DamagedSnapshotError("newer")
        lines: list[StoredLine] = []
        whole = 0
        for entry in map(_opened_or_none, rest):
            if entry is not None:
                lines += _lines(entry)
                whole += 1
        return Snapshot(
            session_id=head["session_id"],
            document=Document(
                None if head["path"] is None else Path(head["path"]),
                TextForm(*head["form"]),
                Collection(lines, head.get("file_format", "fen")),
                None if head["on_disk"] is None else FileState(*head["on_disk"]),
                head.get("on_disk_format"),
            ),
            current=head["current"],
            saved_at=head["saved_at"],
            pid=head["pid"],
            started=head["started"],
            lost=head["entries"] - whole,
        )
    except DamagedSnapshotError:
        raise
    except (ValueError, TypeError, LookupError) as error:
        raise DamagedSnapshotError("damaged") from error


def _entries(collection: Collection) -> Iterator[dict[str, Any]]:
    unread: list[str] = []
    for line in collection.stored():
        if isinstance(line, str):
            unread.append(line)
        if unread and (len(unread) == BLOCK_SIZE or not isinstance(line, str)):
            yield {"lines": unread}
            unread = []
        if not isinstance(line, str):
            yield _entry(line)
    if unread:
        yield {"lines": unread}


def _entry(item: Item) -> dict[str, Any]:
    if isinstance(item, Aside):
        return {"aside": astuple(item)}
    entry: dict[str, Any] = {"record": (item.text, item.rest, item.ending)}
    if item.stale is not None:
        entry["stale"] = item.stale
    if item.remembered_rights:
        entry["remembered_rights"] = item.remembered_rights
    if item.chess960:
        entry["chess960"] = True
    if item.lead:
        entry["lead"] = item.lead
    if item.implied:
        entry["implied"] = True
    if item.before is not None:
        entry["before"] = _entry(item.before)
    return entry


def _lines(entry: dict[str, Any]) -> Sequence[StoredLine]:
    if "lines" in entry:
        return list(map(str, entry["lines"]))
    if "aside" in entry:
        return [Aside(*entry["aside"])]
    return [_record(entry)]


def _record(entry: dict[str, Any]) -> Record:
    text, rest, ending = entry["record"]
    return Record(
        text,
        rest,
        ending,
        stale=Position(*entry["stale"]) if "stale" in entry else None,
        remembered_rights=entry.get("remembered_rights", ""),
        chess960=entry.get("chess960", False),
        lead=entry.get("lead", ""),
        implied=entry.get("implied", False),
        before=_record(entry["before"]) if "before" in entry else None,
    )


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
    except (ValueError, TypeError):
        return None
