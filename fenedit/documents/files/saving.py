"""Saving: a file holds afterwards what it held before, or what was saved, and nothing else.

The new content is written to a temporary file in the same folder and synchronised; owner,
permissions and extended attributes are carried over; then it takes the file's name, and the
folder is synchronised. A symbolic link is followed to the file that it means.

A file that this would change in kind, because it has several names (hard links) or an owner or
attributes that cannot be given to another, is rewritten in place instead, behind a copy of it.

Not carried over: the time of creation, file flags, and what else only the file's system knows.
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
from typing import BinaryIO, Final, Protocol

from fenedit.documents.block import MemoryBlock
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

_FLAGS: Final = os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_READ_FLAGS: Final = os.O_RDONLY | getattr(os, "O_BINARY", 0)
_COPY_NAME: Final = re.compile(r"\.(.*)\.fenedit-(\d+)-[0-9a-f]{8}\.bak", re.DOTALL)
_READ_SIZE: Final = 2**20
_TOLD_EVERY: Final = 1 << 24
"""Bytes between two reports of how far it is."""


class TornError(Exception):
    """A file holds neither what it did nor what it should; `copy` holds what it did."""

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
    # What needs new room comes first: where there is none, nothing has been harmed yet.
    os.lseek(descriptor, held, os.SEEK_SET)
    _put(descriptor, content, held, size)
    os.lseek(descriptor, 0, os.SEEK_SET)
    _put(descriptor, content, 0, min(held, size))
    os.ftruncate(descriptor, size)
    keep_on_disk(descriptor)


def _put(descriptor: int, content: int, start: int, end: int) -> None:
    """Write what is between two places of an open file at another one's position."""
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
    """Close a file; what is left to go wrong after it was synchronised hides no other error."""
    with suppress(OSError):
        os.close(descriptor)


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


def save_bytes(path: Path, data: bytes, *, private: bool = False) -> FileState:
    """Write data into a file, which need not exist yet."""
    return save_parts(path, (data,), private=private)


def save_parts(path: Path, parts: Iterable[bytes], *, private: bool = False) -> FileState:
    """Write data into a file, which need not exist yet.

    Args:
        path: the file; what a symbolic link means is saved, not the link.
        parts: the whole content.
        private: nobody but the user may read it, at any moment, whoever could read the old one.

    Returns:
        What the file is like now.

    Raises:
        SaveError: it could not be saved.
    """
    return _save(path, parts, private=private)


def save_document(
    path: Path,
    document: Document,
    *,
    allow_read_only: bool = False,
    watch: Watch | None = None,
) -> FileState:
    """Make a document the content of a file, which need not exist yet.

    For a thread: nothing else may save the same file meanwhile.

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
    parts = document_parts(document)
    if watch is not None:
        blocks = document.collection.blocks
        size = sum(each.end - each.start for each in blocks if isinstance(each, MemoryBlock))
        parts = _reported(parts, watch, 0 if document.form.packing else size)
    return _save(path, parts, allow_read_only, watch)


def _reported(parts: Iterable[bytes], watch: Watch, total: int) -> Iterator[bytes]:
    """Yield parts, and report how far it is."""
    done = reported = 0
    watch(0, total)
    for part in parts:
        yield part
        done += len(part)
        if done - reported >= _TOLD_EVERY:
            watch(min(done, total), total)
            reported = done
    # How long the disk takes to keep it, nobody knows.
    watch(0, 0)


def _save(
    path: Path,
    content: Iterable[bytes],
    allow_read_only: bool = False,
    watch: Watch | None = None,
    *,
    private: bool = False,
) -> FileState:
    """Make something the content of a file; return its state."""
    with _errors_of_saving(path):
        try:
            target = Path(os.path.realpath(path))
            old = _status(target)
            if old is not None:
                refuse_irregular(old)
                if not allow_read_only and _is_read_only(target, old):
                    raise SaveError("read-only", path)
            sweep(target.parent)
            # Of the file before, a private one takes neither permissions nor names over.
            return _write(target, None if private else old, content, watch, private)
        except EncodeError:
            raise
        except ValueError as error:
            raise SaveError("name", path, str(error)) from error


@contextmanager
def _errors_of_saving(path: Path) -> Iterator[None]:
    """Raise SaveError for what goes wrong while a file is saved."""
    try:
        yield
    except TornError as error:
        raise SaveError("torn", path, str(error.copy)) from error
    except OSError as error:
        raise save_error(error, path) from error


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

    The file may then be torn. Only files that are rewritten in place are at that risk. A copy that
    holds what the file holds is removed, for nothing was harmed.
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
    """Tell whether permissions forbid to write to a file; root, whom they do not bind, heeds."""
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
        # All of the content is there before the file is touched.
        try:
            return state_of(rewrite(target, temporary), digest)
        finally:
            _remove(temporary)
    sync_folder(target.parent)
    with suppress(OSError):
        # The new name has changed it.
        return replace(state, ctime_ns=state_of(os.stat(target)).ctime_ns)
    return state


STDOUT: Final = "-"
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
            # Its other names are to mean the same file.
            rewrite(target, temporary)
            remove(temporary)
        else:
            take_name(temporary, target)
    except BaseException:
        _remove(temporary)
        raise
    sync_folder(target.parent)
