"""The steps of saving that touch an open file or its folder."""

import errno
import os
import stat
from pathlib import Path
from typing import Final

_REFUSALS: Final = (errno.EPERM, errno.EACCES, errno.ENOTSUP)
_OF_THE_SYSTEM: Final = "security."
"""Attributes of this kind are given to a new file by the system's own rules."""


class CannotCarryError(Exception):
    """A new file cannot be given the owner or an attribute of the old one."""


def write_all(descriptor: int, data: bytes | memoryview) -> None:
    """Write data at a descriptor's position; OSError unless all of it is written.

    A write may take less than it was given and call that a success: on a full disk it does.
    """
    rest = memoryview(data)
    while rest:
        written = os.write(descriptor, rest)
        if written <= 0:
            raise OSError(errno.EIO, "nothing was written")
        rest = rest[written:]


def carry_over(old: Path, status: os.stat_result, descriptor: int) -> None:
    """Give an open new file the owner, permissions and extended attributes of an old one.

    Args:
        old: the old file.
        status: its status.
        descriptor: the new file.

    Raises:
        CannotCarryError: the system refuses the owner or an attribute.
        OSError: something else failed.
    """
    new, mode = os.fstat(descriptor), stat.S_IMODE(status.st_mode)
    try:
        # Windows has none of these.
        if hasattr(os, "fchown") and (new.st_uid, new.st_gid) != (status.st_uid, status.st_gid):
            os.fchown(descriptor, status.st_uid, status.st_gid)
        if hasattr(os, "fchmod") and stat.S_IMODE(os.fstat(descriptor).st_mode) != mode:
            os.fchmod(descriptor, mode)
        if hasattr(os, "listxattr"):
            _carry_attributes(old, descriptor)
    except OSError as error:
        if error.errno in _REFUSALS:
            raise CannotCarryError(str(error)) from error
        raise


def sync_folder(folder: Path) -> None:
    """Have the names in a folder written to the disk; OSError if that fails.

    Does nothing where a folder cannot be synchronised: on Windows it cannot even be opened.
    """
    try:
        descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
    except PermissionError:
        return
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(descriptor)


def _carry_attributes(old: Path, descriptor: int) -> None:
    try:
        names = os.listxattr(old)
    except OSError as error:
        if error.errno == errno.ENOTSUP:
            return
        raise
    for name in names:
        try:
            os.setxattr(descriptor, name, os.getxattr(old, name))
        except OSError as error:
            if not (name.startswith(_OF_THE_SYSTEM) and error.errno in _REFUSALS):
                raise
