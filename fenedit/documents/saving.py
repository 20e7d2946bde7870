"""Saving: a file holds afterwards what it held before, or what was saved, and nothing else.

The new content is written to a temporary file in the same folder and synchronised; owner,
permissions and extended attributes are carried over; then it takes the file's name, and the
folder is synchronised. A symbolic link is followed to the file that it means.

A file that this would change in kind, because it has several names (hard links) or an owner or
attributes that cannot be given to another, is rewritten in place instead: `in_place` tells how.

Not carried over: the time of creation, file flags, and what else only the file's system knows.
"""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from fenedit.documents.document import Document
from fenedit.documents.file_state import (
    DiskChange,
    FileState,
    change_since,
    refuse_irregular,
    state_of,
)
from fenedit.documents.in_place import TornError, earlier_content, rewrite
from fenedit.documents.temporary import create_temporary, sweep
from fenedit.documents.writing import CannotCarryError, carry_over, sync_folder, write_all

__all__ = ["DiskChange", "SaveError", "changed_outside", "interrupted_save", "save_bytes"]

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


class SaveError(Exception):
    """A file that could not be saved; what it held before is still there.

    Attributes:
        code: "missing-folder", "folder" (a folder has that name), "not-regular" (a pipe or a
            device has it), "read-only" (the file is, and may be overwritten all the same),
            "permission", "folder-permission" (no file may be made beside it), "read-only-disk",
            "disk-full", "quota", "too-large", "name" (no file can be called so), "torn" (the
            detail is a file that holds the earlier content) or "unwritable".
        path: the file.
        detail: what the system says of it, or "".
    """

    def __init__(self, code: str, path: Path, detail: str = "") -> None:
        super().__init__(f"{path}: {code} {detail}".rstrip())
        self.code = code
        self.path = path
        self.detail = detail


def save_bytes(path: Path, data: bytes, *, allow_read_only: bool = False) -> FileState:
    """Make data the content of a file, which need not exist yet.

    Args:
        path: the file; what a symbolic link means is saved, not the link.
        data: the whole content.
        allow_read_only: overwrite a file whose permissions forbid it.

    Returns:
        What the file is like now.

    Raises:
        SaveError: it could not be saved.
    """
    try:
        target = Path(os.path.realpath(path))
        old = _status(target)
        if old is not None and not allow_read_only and is_read_only(target, old):
            raise SaveError("read-only", path)
        sweep(target.parent)
        return state_of(_write(target, old, data), data)
    except TornError as error:
        raise SaveError("torn", path, str(error.copy)) from error
    except OSError as error:
        raise save_error(error, path) from error
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


def _write(target: Path, old: os.stat_result | None, data: bytes) -> os.stat_result:
    if old is not None and old.st_nlink > 1:
        return rewrite(target, data)
    try:
        return _replace(target, old, data)
    except CannotCarryError:
        return rewrite(target, data)


def _replace(target: Path, old: os.stat_result | None, data: bytes) -> os.stat_result:
    """Put a new file in the place of the old one, or of none; return its status."""
    descriptor, temporary = create_temporary(target, 0o666 if old is None else 0o600)
    try:
        try:
            write_all(descriptor, data)
            if old is not None:
                carry_over(target, old, descriptor)
            os.fsync(descriptor)
            status = os.fstat(descriptor)
        finally:
            os.close(descriptor)
        os.replace(temporary, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise
    sync_folder(target.parent)
    return status
