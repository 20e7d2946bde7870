"""A document with unsaved work as bytes, each entry with a checksum of its own.

The first line tells about the document, each further one holds a line of it that somebody has
looked at, or up to a block of lines that nobody has; of PGN, games count as lines. Each is the
CRC-32 of a JSON text, a blank and that text in ASCII. An entry that is damaged is left out, and
counted.

Of a large document, whose lines stay in a file, there are entries for what was edited alone, each
with its number, and a layout, which says between which parts of which files they belong. It stands
there twice, first and last: without it the rest could not be found again.
"""

import os
import time
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import Any, Final

from fenedit.documents.block import BLOCK_SIZE, StoredLine
from fenedit.documents.collection import Collection
from fenedit.documents.document import Document
from fenedit.documents.document_chunks import is_in_file
from fenedit.documents.encoding import TextForm
from fenedit.documents.file_state import OF_PAGES, FileState
from fenedit.documents.locks import process_start
from fenedit.documents.record import Aside, Format, Item, Record
from fenedit.documents.snapshot_layout import (
    Base,
    BaseMissingError,
    Kept,
    collection_from,
    laid_out,
)
from fenedit.notation.position import Position

VERSION: Final = 4
"""Of version 1 were snapshots without formats and games, of version 2 such without layouts, of
version 3 such with the digests of large files beside their states; they are still read."""
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
        started: when the process began (see `locks.process_start`).
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

    @property
    def base_missing(self) -> bool:
        """Whether the document is without all that was not edited."""
        return self.base is not None


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
            (os.fspath(base.path), astuple(base.state), base.encoding) for base in bases
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
                Base(Path(name), FileState(*state), encoding)
                for name, state, encoding in head["bases"]
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
        form = TextForm(*head["form"])
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
        return collection_from(stretches(), file_format), None, 0
    except BaseMissingError as error:
        edited = (line for line in stretches() if not isinstance(line, Kept))
        return Collection(edited, file_format), error.path, sum(len(each) > 1 for each in layout)


def _entries(stored: Iterable[StoredLine]) -> Iterator[dict[str, Any]]:
    unread: list[str] = []
    for line in stored:
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
    except _DAMAGE:
        return None
