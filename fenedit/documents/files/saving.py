"""Saves files: a file has its old content or the new one, and never anything else.

The new content is written to a temporary file in the same folder and synchronised; owner,
permissions and extended attributes are carried over; then it takes the file's name, and the
folder is synchronised. A symbolic link is followed to the file that it means.

A file with several names (hard links), or with an owner or attributes that a new file cannot get,
is rewritten in place instead, after a copy was made.

Not carried over: the time of creation, file flags, and special data of the file system.
"""

import errno
import os
import re
import stat
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from io import BufferedReader
from pathlib import Path
from typing import BinaryIO, Protocol

from fenedit.documents.block import MemoryBlock, TableBlock
from fenedit.documents.document import Document, document_parts
from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import SaveError
from fenedit.documents.files.disk_file import (
    DiskChange,
    FileState,
    change_since,
    open_regular,
    refuse_irregular,
    state_of,
)
from fenedit.documents.files.file_io import (
    CannotCarryError,
    carry_over,
    create_temporary,
    is_running,
    keep_on_disk,
    open_held,
    read_at,
    remove,
    stem_of,
    sweep,
    sync_folder,
    take_name,
    try_lock,
    write_all,
)
from fenedit.documents.packing import PACKINGS, packing_named

_FLAGS = os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_READ_FLAGS = os.O_RDONLY | getattr(os, "O_BINARY", 0)
_COPY_NAME = re.compile(r"\.(.*)\.fenedit-(\d+)-[0-9a-f]{8}\.bak", re.DOTALL)
_READ_SIZE = 2**20
_TOLD_EVERY = 1 << 20
"""Bytes between two reports of progress."""


class TornError(Exception):
    """A file has neither its old nor its new content; `copy` has the old one."""

    def __init__(self, copy: Path) -> None:
        super().__init__(str(copy))
        self.copy = copy


def rewrite(target: Path, content: Path) -> os.stat_result:
    """Write the content of a file into another, which keeps its names, owner and attributes.

    Returns:
        Its status afterwards.

    Raises:
        OSError: it failed, and the file is as it was.
        TornError: it failed, and so did putting the file back.
    """
    new = os.open(content, _READ_FLAGS)
    descriptor = None
    try:
        descriptor = os.open(target, _FLAGS)
        status = os.fstat(descriptor)
        lock, old, copy = _keep_copy(target, descriptor, status.st_size)
        try:
            try:
                _overwrite(descriptor, new, status.st_size)
            except OSError as error:
                try:
                    _overwrite(descriptor, old, status.st_size)
                except OSError:
                    raise TornError(copy) from error
                _remove(copy)
                raise
            _remove(copy)
            return os.fstat(descriptor)
        finally:
            _close(old)
            _close(lock)
    finally:
        if descriptor is not None:
            _close(descriptor)
        _close(new)


def _keep_copy(target: Path, held: int, size: int) -> tuple[int, int, Path]:
    """Write a copy of an open file beside it.

    Returns:
        A descriptor that locks the copy, one to read it with, and the copy.
    """
    descriptor, path = create_temporary(target, 0o600, held=True)
    old = None
    try:
        old = open_held(path, _READ_FLAGS)
        _put(descriptor, held, 0, size)
        keep_on_disk(descriptor)
        copy = path.with_suffix(".bak")
        take_name(path, copy)
        path = copy
        sync_folder(target.parent)
    except BaseException:
        if old is not None:
            _close(old)
        _close(descriptor)
        _remove(path)
        raise
    return descriptor, old, copy


def _overwrite(descriptor: int, content: int, held: int) -> None:
    """Give an open file, which held a number of bytes, the content of another one."""
    size = os.fstat(content).st_size
    # Write beyond the old end first: on a full disk, nothing is harmed yet.
    os.lseek(descriptor, held, os.SEEK_SET)
    _put(descriptor, content, held, size)
    os.lseek(descriptor, 0, os.SEEK_SET)
    _put(descriptor, content, 0, min(held, size))
    os.ftruncate(descriptor, size)
    keep_on_disk(descriptor)


def _put(descriptor: int, content: int, start: int, end: int) -> None:
    """Copy the bytes between two places of an open file to another one's position."""
    while start < end:
        part = read_at(content, min(end - start, _READ_SIZE), start)
        if not part:
            raise OSError(errno.EIO, "the file was cut off meanwhile")
        write_all(descriptor, part)
        start += len(part)


def _hold_the_same(file: BufferedReader, other: BufferedReader) -> bool:
    while (part := file.read(_READ_SIZE)) == other.read(_READ_SIZE):
        if not part:
            return True
    return False


def _remove(path: Path) -> None:
    with suppress(OSError):
        remove(path)


def _close(descriptor: int) -> None:
    """Close a synchronised file; its errors must not hide others."""
    with suppress(OSError):
        os.close(descriptor)


_CODES = {
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
    errno.ENOSYS: "library",
}


class Watch(Protocol):
    """Receives the progress of a save. An exception cancels it, and the file is unchanged."""

    def __call__(self, done: int, total: int) -> object:
        """Receive the written bytes and about how many there are; 0 if unknown."""

    def settle(self) -> object:
        """Learn that the file is about to change; the save can no longer be cancelled."""


def save_bytes(path: Path, data: bytes, *, private: bool = False) -> FileState:
    """Write data into a file, which need not exist yet."""
    return save_parts(path, (data,), private=private)


def save_document(
    path: Path,
    document: Document,
    *,
    allow_read_only: bool = False,
    watch: Watch | None = None,
) -> FileState:
    """Save a document in a file, which need not exist yet.

    For a thread: nothing else may save the same file meanwhile.

    Args:
        path: the file; a symbolic link is followed.
        document: the content.
        allow_read_only: overwrite a file whose permissions forbid it.
        watch: receives progress; its exceptions are raised here, with the file unchanged.

    Returns:
        The new state of the file.

    Raises:
        EncodeError: a record has a character that the document's encoding cannot hold.
        SaveError: it could not be saved.
    """
    parts = document_parts(document)
    if watch is not None:
        blocks = document.collection.blocks
        # Rows of tables become about twice as long.
        size = sum(
            (each.end - each.start) << isinstance(each, TableBlock)
            for each in blocks
            if isinstance(each, MemoryBlock)
        )
        parts = _reported(parts, watch, 0 if document.form.packing else size)
    return save_parts(path, parts, allow_read_only=allow_read_only, watch=watch)


def _reported(parts: Iterable[bytes], watch: Watch, total: int) -> Iterator[bytes]:
    """Yield parts and report progress."""
    done = reported = 0
    watch(0, total)
    for part in parts:
        yield part
        done += len(part)
        if done - reported >= _TOLD_EVERY:
            watch(min(done, total), total)
            reported = done
    # The time to synchronise is unknown.
    watch(0, 0)


def save_parts(
    path: Path,
    parts: Iterable[bytes],
    *,
    private: bool = False,
    allow_read_only: bool = False,
    watch: Watch | None = None,
) -> FileState:
    """Write data into a file, which need not exist yet.

    Args:
        path: the file; a symbolic link is followed.
        parts: the whole content.
        private: only the user may ever read it, whoever could read the old one.
        allow_read_only: overwrite a file whose permissions forbid it.
        watch: learns that the file is about to change; its exceptions are raised here.

    Returns:
        The new state of the file.

    Raises:
        SaveError: it could not be saved.
    """
    with _errors_of_saving(path):
        try:
            target = Path(os.path.realpath(path))
            old = _status(target)
            if old is not None:
                refuse_irregular(old)
                if not allow_read_only and _is_read_only(target, old):
                    raise SaveError("read-only", path)
            sweep(target.parent)
            # A private file gets neither permissions nor other names of the old one.
            return _write(target, None if private else old, parts, watch, private)
        except EncodeError:
            raise
        except ValueError as error:
            raise SaveError("name", path, str(error)) from error


@contextmanager
def _errors_of_saving(path: Path) -> Iterator[None]:
    """Raise SaveError for errors while a file is saved."""
    try:
        yield
    except TornError as error:
        raise SaveError("torn", path, str(error.copy)) from error
    except OSError as error:
        raise save_error(error, path) from error


def save_error(error: OSError, path: Path) -> SaveError:
    """Return the SaveError for an error of the system."""
    code = _CODES.get(error.errno or 0, "unwritable")
    folder = os.path.dirname(os.path.realpath(path))
    if isinstance(error, PermissionError) and not os.access(folder, os.W_OK | os.X_OK):
        code = "folder-permission"
    return SaveError(code, path, error.strerror or str(error))


def changed_outside(document: Document) -> DiskChange:
    """Return the change of a document's file since it was read or saved."""
    if document.path is None:
        return DiskChange.UNCHANGED
    return change_since(document.path, document.on_disk)


def interrupted_save(path: Path) -> Path | None:
    """Return the copy of a file from before a killed save in place, or None.

    The file may be torn then. A copy with the file's content is removed.
    """
    with suppress(OSError, ValueError):
        target = Path(os.path.realpath(path))
        with os.scandir(target.parent) as entries:
            names = [match for entry in entries if (match := _COPY_NAME.fullmatch(entry.name))]
        for name in names:
            if name[1] == stem_of(target) and not is_running(int(name[2])):
                copy = target.with_name(name[0])
                with open_regular(copy) as file, open_regular(target) as now:
                    if try_lock(file.fileno()) is False:
                        continue
                    if not _hold_the_same(file, now):
                        return copy
                remove(copy)
    return None


def _status(target: Path) -> os.stat_result | None:
    """Return a file's status, None if there is no file."""
    try:
        return os.stat(target)
    except FileNotFoundError:
        return None


def _is_read_only(target: Path, status: os.stat_result) -> bool:
    """Return whether a file's permissions forbid writing; root respects them, too."""
    return not status.st_mode & 0o222 or not os.access(target, os.W_OK)


def _write(
    target: Path,
    old: os.stat_result | None,
    content: Iterable[bytes],
    watch: Watch | None,
    private: bool,
) -> FileState:
    """Put a new file in the place of the old one, or of none, or rewrite it; return its state."""
    in_place = old is not None and old.st_nlink > 1
    mode = 0o666 if old is None and not private else 0o600
    descriptor, temporary = create_temporary(target, mode)
    digest = 0
    try:
        try:
            for part in content:
                write_all(descriptor, part)
                digest = zlib.crc32(part, digest)
            if old is not None and not in_place:
                try:
                    carry_over(target, old, descriptor)
                except CannotCarryError:
                    in_place = True
            if not in_place:
                keep_on_disk(descriptor)
            state = state_of(os.fstat(descriptor), digest)
        finally:
            os.close(descriptor)
        if watch is not None:
            watch.settle()
        if not in_place:
            take_name(temporary, target)
    except BaseException:
        _remove(temporary)
        raise
    if in_place:
        # Write all of the content before touching the file.
        try:
            return state_of(rewrite(target, temporary), digest)
        finally:
            _remove(temporary)
    sync_folder(target.parent)
    with suppress(OSError):
        # The new name has changed it.
        return replace(state, ctime_ns=state_of(os.stat(target)).ctime_ns)
    return state


STDOUT = "-"
"""The name that means standard output."""


@contextmanager
def open_target(name: str, *, replace: bool) -> Iterator[BinaryIO]:
    """Open a file for writing, or standard output if it is called "-".

    Only when the block ends well does the file take its name; what goes to a pipe, a device or
    standard output is there at once. A name that ends with the suffix of a packing makes it packed.

    Raises:
        SaveError: it cannot be written. Its code is "exists" where there is a file of that name
            and `replace` is not set, "read-only" where that one may not be written to.
    """
    if name == STDOUT:
        yield sys.stdout.buffer
        return
    path = Path(name)
    with _errors_of_saving(path):
        target = Path(os.path.realpath(path))
        old = _status(target)
        if old is not None and not stat.S_ISREG(old.st_mode):
            with open(target, "wb") as device:
                yield device
            return
        if old is not None and not replace:
            raise SaveError("exists", path)
        if old is not None and _is_read_only(target, old):
            raise SaveError("read-only", path)
        sweep(target.parent)
        with _replaced(target, old) as file:
            if packing := packing_named(path):
                with PACKINGS[packing].writer(file) as packed:
                    yield packed
            else:
                yield file


@contextmanager
def _replaced(target: Path, old: os.stat_result | None) -> Iterator[BinaryIO]:
    descriptor, temporary = create_temporary(target, 0o666 if old is None else 0o600)
    try:
        with open(descriptor, "wb") as file:
            yield file
            file.flush()
            if old is not None:
                with suppress(CannotCarryError):
                    carry_over(target, old, descriptor)
            keep_on_disk(descriptor)
        if old is not None and old.st_nlink > 1:
            # Keep its other names.
            rewrite(target, temporary)
            remove(temporary)
        else:
            take_name(temporary, target)
    except BaseException:
        _remove(temporary)
        raise
    sync_folder(target.parent)
