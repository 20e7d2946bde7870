"""Rewriting a file in place, behind a copy of what it held.

The copy stands in the same folder, complete and synchronised, before the first byte is changed.
If the rewriting fails, the file is put back. If that fails too, or the process is killed, the
copy stays, and `earlier_content` finds it.

Documents whose lines stay in the file read them from the copy from then on, even when it has no
name any more.
"""

import errno
import os
import re
from contextlib import suppress
from io import BufferedReader
from pathlib import Path
from typing import Final, TypeAlias

from fenedit.documents.file_source import copy_range, sources_of
from fenedit.documents.file_state import open_regular
from fenedit.documents.locks import is_running, try_lock
from fenedit.documents.temporary import create_temporary, stem_of
from fenedit.documents.writing import sync_folder, write_all

_FLAGS: Final = os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_READ_FLAGS: Final = os.O_RDONLY | getattr(os, "O_BINARY", 0)
_COPY_NAME: Final = re.compile(r"\.(.*)\.fenedit-(\d+)-[0-9a-f]{8}\.bak", re.DOTALL)
_READ_SIZE: Final = 2**20

Content: TypeAlias = bytes | int
"""What a file is to hold: data, or a descriptor of another file that holds it."""


class TornError(Exception):
    """A file holds neither what it did nor what it should; `copy` holds what it did."""

    def __init__(self, copy: Path) -> None:
        super().__init__(str(copy))
        self.copy = copy


def rewrite(target: Path, content: Content) -> os.stat_result:
    """Change the content of a regular file that keeps its names, owner and attributes.

    Returns:
        Its status afterwards.

    Raises:
        OSError: it failed, and the file is as it was.
        TornError: it failed, and so did putting the file back.
    """
    descriptor = os.open(target, _FLAGS)
    try:
        status = os.fstat(descriptor)
        lock, old, copy = _keep_copy(target, descriptor, status.st_size)
        try:
            _redirect_sources(status, old, copy)
            _overwrite_or_put_back(descriptor, content, status, (old, copy))
            return os.fstat(descriptor)
        finally:
            _close(old)
            _close(lock)
    finally:
        _close(descriptor)


def earlier_content(target: Path) -> Path | None:
    """Return the copy that a killed rewriting of a file left, or None.

    A copy that holds what the file holds is removed, for nothing was harmed. OSError if the
    folder or the copy cannot be read.
    """
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
            os.unlink(copy)
    return None


def _keep_copy(target: Path, held: int, size: int) -> tuple[int, int, Path]:
    """Write a copy of an open file beside it.

    Returns:
        A descriptor that locks the copy, one to read it with, and the copy.
    """
    descriptor, path = create_temporary(target, 0o600)
    old = None
    try:
        old = os.open(path, _READ_FLAGS)
        _put(descriptor, held, 0, size)
        os.fsync(descriptor)
        copy = path.with_suffix(".bak")
        os.replace(path, copy)
        path = copy
        sync_folder(target.parent)
    except BaseException:
        if old is not None:
            _close(old)
        _close(descriptor)
        _discard(path)
        raise
    return descriptor, old, copy


def _redirect_sources(status: os.stat_result, old: int, copy: Path) -> None:
    """Have documents read from the copy what the file is about to lose."""
    try:
        for source in sources_of(status):
            source.redirect(old)
    except OSError:
        _discard(copy)
        raise


def _overwrite_or_put_back(
    descriptor: int, content: Content, before: os.stat_result, kept: tuple[int, Path]
) -> None:
    old, copy = kept
    try:
        _overwrite(descriptor, content, before.st_size)
    except OSError as error:
        try:
            _overwrite(descriptor, old, before.st_size)
        except OSError:
            raise TornError(copy) from error
        _discard(copy)
        raise
    _discard(copy)


def _overwrite(descriptor: int, content: Content, held: int) -> None:
    """Make something the content of an open file that held a number of bytes."""
    size = os.fstat(content).st_size if isinstance(content, int) else len(content)
    # What needs new room comes first: where there is none, nothing has been harmed yet.
    os.lseek(descriptor, held, os.SEEK_SET)
    _put(descriptor, content, held, size)
    os.lseek(descriptor, 0, os.SEEK_SET)
    _put(descriptor, content, 0, min(held, size))
    os.ftruncate(descriptor, size)
    os.fsync(descriptor)


def _put(descriptor: int, content: Content, start: int, end: int) -> None:
    """Write what stands between two places of a content at an open file's position."""
    if isinstance(content, int):
        if copy_range(content, descriptor, start, end) < end:
            raise OSError(errno.EIO, "the file was cut off meanwhile")
    else:
        write_all(descriptor, memoryview(content)[start:end])


def _hold_the_same(file: BufferedReader, other: BufferedReader) -> bool:
    while (part := file.read(_READ_SIZE)) == other.read(_READ_SIZE):
        if not part:
            return True
    return False


def _discard(copy: Path) -> None:
    with suppress(OSError):
        os.unlink(copy)


def _close(descriptor: int) -> None:
    """Close a file; what is left to go wrong after it was synchronised hides no other error."""
    with suppress(OSError):
        os.close(descriptor)
