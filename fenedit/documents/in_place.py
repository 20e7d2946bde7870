"""Rewriting a file in place, behind a copy of what it held.

The copy stands in the same folder, complete and synchronised, before the first byte is changed.
If the rewriting fails, the file is put back. If that fails too, or the process is killed, the
copy stays, and `earlier_content` finds it.
"""

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from fenedit.documents.file_state import open_regular
from fenedit.documents.locks import is_running, try_lock
from fenedit.documents.temporary import create_temporary, stem_of
from fenedit.documents.writing import sync_folder, write_all

_FLAGS: Final = os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_COPY_NAME: Final = re.compile(r"\.(.*)\.fenedit-(\d+)-[0-9a-f]{8}\.bak", re.DOTALL)
_READ_SIZE: Final = 2**20


class TornError(Exception):
    """A file holds neither what it did nor what it should; `copy` holds what it did."""

    def __init__(self, copy: Path) -> None:
        super().__init__(str(copy))
        self.copy = copy


def rewrite(target: Path, data: bytes) -> os.stat_result:
    """Change the content of a regular file that keeps its names, owner and attributes.

    Returns:
        Its status afterwards.

    Raises:
        OSError: it failed, and the file is as it was.
        TornError: it failed, and so did putting the file back.
    """
    descriptor = os.open(target, _FLAGS)
    try:
        old = _read_all(descriptor)
        lock, copy = _keep_copy(target, old)
        try:
            _overwrite_or_put_back(descriptor, data, old, copy)
            return os.fstat(descriptor)
        finally:
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
                if file.read() != now.read():
                    return copy
            os.unlink(copy)
    return None


def _keep_copy(target: Path, content: bytes) -> tuple[int, Path]:
    """Write a copy of a file's content beside it; return a descriptor that locks it, and it."""
    descriptor, path = create_temporary(target, 0o600)
    try:
        write_all(descriptor, content)
        os.fsync(descriptor)
        copy = path.with_suffix(".bak")
        os.replace(path, copy)
        path = copy
        sync_folder(target.parent)
    except BaseException:
        _close(descriptor)
        _discard(path)
        raise
    return descriptor, copy


def _overwrite_or_put_back(descriptor: int, data: bytes, old: bytes, copy: Path) -> None:
    try:
        _overwrite(descriptor, data, len(old))
    except OSError as error:
        try:
            _overwrite(descriptor, old, len(old))
        except OSError:
            raise TornError(copy) from error
        _discard(copy)
        raise
    _discard(copy)


def _overwrite(descriptor: int, data: bytes, held: int) -> None:
    """Make data the content of an open file that held a number of bytes."""
    content = memoryview(data)
    # What needs new room comes first: where there is none, nothing has been harmed yet.
    os.lseek(descriptor, held, os.SEEK_SET)
    write_all(descriptor, content[held:])
    os.lseek(descriptor, 0, os.SEEK_SET)
    write_all(descriptor, content[:held])
    os.ftruncate(descriptor, len(data))
    os.fsync(descriptor)


def _discard(copy: Path) -> None:
    with suppress(OSError):
        os.unlink(copy)


def _close(descriptor: int) -> None:
    """Close a file; what is left to go wrong after it was synchronised hides no other error."""
    with suppress(OSError):
        os.close(descriptor)


def _read_all(descriptor: int) -> bytes:
    chunks = []
    while chunk := os.read(descriptor, _READ_SIZE):
        chunks.append(chunk)
    return b"".join(chunks)
