"""Saving: a file holds afterwards what it held before, or what was saved, and nothing else.

The new content is written to a temporary file in the same folder and synchronised; owner,
permissions and extended attributes are carried over; then it takes the file's name, and the
folder is synchronised. A symbolic link is followed to the file that it means.

A file that this would change in kind, because it has several names (hard links) or an owner or
attributes that cannot be given to another, is rewritten in place instead: `in_place` tells how.

Of a large document, what nobody edited is copied from file to file, if it still is what it was.
It may be the file that is saved: then its earlier bytes stay readable, for the document goes on
using them.

Not carried over: the time of creation, file flags, and what else only the file's system knows.
"""

import errno
import os
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from fenedit.documents.document import Document, document_bytes
from fenedit.documents.document_chunks import Chunk, Patch, Range, document_chunks, is_in_file
from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import SaveError, SourceError
from fenedit.documents.file_source import Image, Source, sources_held_by
from fenedit.documents.file_state import (
    DiskChange,
    FileState,
    change_since,
    page_digest,
    refuse_irregular,
    state_of,
    state_without_content,
)
from fenedit.documents.in_place import TornError, earlier_content, rewrite
from fenedit.documents.temporary import create_temporary, sweep
from fenedit.documents.writing import CannotCarryError, carry_over, sync_folder, write_all

__all__ = [
    "DiskChange",
    "SaveError",
    "Watch",
    "changed_outside",
    "interrupted_save",
    "save_bytes",
    "save_document",
]

_WRITTEN_AT_ONCE: Final = 1 << 20
"""Bytes that are gathered for one write,"""
_GATHERED: Final = 1 << 18
"""and up to how many of a source are gathered with others."""
_TOLD_EVERY: Final = 1 << 24
"""Bytes between two words on how far it is."""

_Content: TypeAlias = bytes | Iterable[Chunk]

_CODES: Final = {
    errno.ENOENT: "missing-folder",
    errno.ENOTDIR: "missing-folder",
    errno.EISDIR: "folder",
    errno.ENODEV: "not-regular",
    errno.ELOOP: "not-regular",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EROFS: "read-only-disk",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "quota",
    errno.EFBIG: "too-large",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
}


class Watch(Protocol):
    """Hears how far a save is. What it raises ends the save, and the file stays as it is."""

    def __call__(self, done: int, total: int) -> object:
        """Hear how many bytes of about how many are written; of 0 where that is not known."""

    def settle(self) -> object:
        """Hear that the file is about to change, so that nothing may end the save any more."""


def save_bytes(
    path: Path, data: bytes, *, allow_read_only: bool = False, private: bool = False
) -> FileState:
    """Make data the content of a file, which need not exist yet.

    Args:
        path: the file; what a symbolic link means is saved, not the link.
        data: the whole content.
        allow_read_only: overwrite a file whose permissions forbid it.
        private: nobody but the user may read it, at any moment, whoever could read the old one.

    Returns:
        What the file is like now.

    Raises:
        SaveError: it could not be saved.
    """
    return _save(path, data, allow_read_only, private=private)


def save_document(
    path: Path,
    document: Document,
    *,
    allow_read_only: bool = False,
    watch: Watch | None = None,
) -> FileState:
    """Make a document the content of a file, which need not exist yet.

    Of a large one, lines that were not edited are not held: each part is read, known again, and
    written. For a thread: nothing else may save the same file meanwhile.

    Args:
        path: the file; what a symbolic link means is saved, not the link.
        document: what it is to hold.
        allow_read_only: overwrite a file whose permissions forbid it.
        watch: hears how far it is; what it raises is raised here, and no file was touched.

    Returns:
        What the file is like now.

    Raises:
        EncodeError: a record has a character that the document's encoding cannot hold.
        SaveError: it could not be saved.
    """
    copied: dict[Source, list[tuple[int, int, int]]] = {}
    if is_in_file(document.collection):
        chunks = _noted(document_chunks(document), copied)
        if watch is not None:
            chunks = _told(chunks, watch, _size_of(document))
        state = _save(path, chunks, allow_read_only, watch)
    else:
        data = document_bytes(document)
        if watch is not None:
            watch(0, len(data))
        state = _save(path, data, allow_read_only, watch)
    target = Path(os.path.realpath(path))
    # What the file does not hold any more cannot be found there, but undo may bring it back.
    for source in (*sources_held_by(target), *copied):
        ranges = [] if document.form.gzip else copied.get(source, [])
        source.image = Image(target, state, ranges)
    return state


def _noted(
    chunks: Iterable[Chunk], copied: dict[Source, list[tuple[int, int, int]]]
) -> Iterator[Chunk]:
    """Yield chunks, and note which bytes of which source come to stand where."""
    place = 0
    for chunk in chunks:
        if isinstance(chunk, Range):
            copied.setdefault(chunk.source, []).append((chunk.start, chunk.end, place))
            place += chunk.end - chunk.start
        elif isinstance(chunk, Patch):
            for source, ranges in chunk.copied.items():
                moved = [(start, end, place + at) for start, end, at in ranges]
                copied.setdefault(source, []).extend(moved)
            place += len(chunk.data)
        else:
            place += len(chunk)
        yield chunk


def _told(chunks: Iterable[Chunk], watch: Watch, total: int) -> Iterator[Chunk]:
    """Yield chunks, the long ones in parts, and tell how far it is."""
    done = 0
    for chunk in chunks:
        if not isinstance(chunk, Range):
            watch(min(done, total), total)
            yield chunk
            done += len(chunk.data if isinstance(chunk, Patch) else chunk)
            continue
        for start in range(chunk.start, chunk.end, _TOLD_EVERY):
            watch(min(done, total), total)
            end = min(start + _TOLD_EVERY, chunk.end)
            yield Range(chunk.source, start, end)
            done += end - start
    # How long the disk takes to keep it, nobody knows.
    watch(0, 0)


def _size_of(document: Document) -> int:
    """Return how large the file of a large document will be, about; 0 where nobody knows."""
    before = document.on_disk
    return 0 if before is None or document.form.gzip else before.size


def _save(
    path: Path,
    content: _Content,
    allow_read_only: bool,
    watch: Watch | None = None,
    *,
    private: bool = False,
) -> FileState:
    """Make something the content of a file; return its state."""
    try:
        target = Path(os.path.realpath(path))
        old = _status(target)
        if old is not None and not allow_read_only and is_read_only(target, old):
            raise SaveError("read-only", path)
        sweep(target.parent)
        # Of the file before, a private one takes neither permissions nor names over.
        return _write(target, None if private else old, content, watch, private)
    except TornError as error:
        raise SaveError("torn", path, str(error.copy)) from error
    except SourceError as error:
        raise SaveError("changed-underneath", error.path, str(error)) from error
    except OSError as error:
        raise save_error(error, path) from error
    except EncodeError:
        raise
    except ValueError as error:
        raise SaveError("name", path, str(error)) from error


def save_error(error: OSError, path: Path) -> SaveError:
    """Return what an error of the system means for the saving of a file."""
    code = _CODES.get(error.errno or 0, "unwritable")
    folder = os.path.dirname(os.path.realpath(path))
    if isinstance(error, PermissionError) and not os.access(folder, os.W_OK | os.X_OK):
        code = "folder-permission"
    return SaveError(code, path, error.strerror or str(error))


def changed_outside(document: Document) -> DiskChange:
    """Return what another program did to a document's file since it was read or saved."""
    if document.path is None:
        return DiskChange.UNCHANGED
    return change_since(document.path, document.on_disk)


def interrupted_save(path: Path) -> Path | None:
    """Return a copy of what a file held before a save in place that was killed, or None.

    The file may then be torn. Only files that are rewritten in place are at that risk.
    """
    try:
        return earlier_content(Path(os.path.realpath(path)))
    except (OSError, ValueError):
        return None


def _status(target: Path) -> os.stat_result | None:
    """Return a file's status, None if there is no file; OSError if it is not a regular one."""
    try:
        status = os.stat(target)
    except FileNotFoundError:
        return None
    refuse_irregular(status)
    return status


def is_read_only(target: Path, status: os.stat_result) -> bool:
    """Tell whether permissions forbid to write to a file; root, whom they do not bind, heeds."""
    return not status.st_mode & 0o222 or not os.access(target, os.W_OK)


def _write(
    target: Path,
    old: os.stat_result | None,
    content: _Content,
    watch: Watch | None,
    private: bool,
) -> FileState:
    """Put a new file in the place of the old one, or of none, or rewrite it; return its state."""
    in_place = old is not None and old.st_nlink > 1
    if in_place and isinstance(content, bytes):
        if watch is not None:
            watch.settle()
        return state_of(rewrite(target, content), content)
    mode = 0o666 if old is None and not private else 0o600
    descriptor, temporary = create_temporary(target, mode)
    try:
        try:
            _write_content(descriptor, content)
            if old is not None and not in_place:
                in_place = not _carried_over(target, old, descriptor)
            state = _kept(descriptor, content, synchronise=not in_place)
        finally:
            os.close(descriptor)
        if watch is not None:
            watch.settle()
        if not in_place:
            os.replace(temporary, target)
    except BaseException:
        _remove(temporary)
        raise
    if in_place:
        try:
            rewritten = state_without_content(_rewrite_from(target, temporary))
            return replace(rewritten, digest=state.digest)
        finally:
            _remove(temporary)
    sync_folder(target.parent)
    return _renamed(target, state)


def _kept(descriptor: int, content: _Content, *, synchronise: bool) -> FileState:
    """Have the disk keep a file that was just written; return its state."""
    reader = None
    digest = ""

    def read() -> None:
        nonlocal digest
        # Without a digest, inode, size and times decide.
        with suppress(OSError):
            digest = page_digest(descriptor, os.fstat(descriptor).st_size)

    if not isinstance(content, bytes):
        # A large one is read again while the disk is waited for.
        reader = threading.Thread(target=read, name="digest")
        reader.start()
    try:
        if synchronise:
            os.fsync(descriptor)
    finally:
        if reader is not None:
            reader.join()
    status = os.fstat(descriptor)
    if isinstance(content, bytes):
        return state_of(status, content)
    return replace(state_without_content(status), digest=digest)


def _renamed(target: Path, before: FileState) -> FileState:
    """Return the state of a file that was given its name, by which its ctime is another one."""
    with suppress(OSError):
        ctime = state_without_content(os.stat(target)).ctime_ns
        return replace(before, ctime_ns=ctime)
    return before


def _carried_over(target: Path, old: os.stat_result, descriptor: int) -> bool:
    try:
        carry_over(target, old, descriptor)
    except CannotCarryError:
        return False
    return True


def _rewrite_from(target: Path, file: Path) -> os.stat_result:
    """Give a file the content of another one, all of which is there before it is touched."""
    descriptor = os.open(file, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    try:
        return rewrite(target, descriptor)
    finally:
        with suppress(OSError):
            os.close(descriptor)


def _remove(temporary: Path) -> None:
    with suppress(OSError):
        os.unlink(temporary)


def _write_content(descriptor: int, content: _Content) -> None:
    if isinstance(content, bytes):
        write_all(descriptor, content)
        return
    held: list[bytes] = []
    size = 0
    for chunk in content:
        alone = isinstance(chunk, Range) and chunk.end - chunk.start > _GATHERED
        if alone or size > _WRITTEN_AT_ONCE:
            write_all(descriptor, b"".join(held))
            held, size = [], 0
        if isinstance(chunk, bytes):
            held.append(chunk)
        elif isinstance(chunk, Patch):
            held.append(chunk.data)
        elif alone:
            chunk.source.copy_to(descriptor, chunk.start, chunk.end)
            continue
        else:
            held.append(chunk.source.read(chunk.start, chunk.end))
        size += len(held[-1])
    write_all(descriptor, b"".join(held))
