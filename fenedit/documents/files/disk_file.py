"""Compares a file on the disk with its state when it was read or written."""

import enum
import errno
import os
import stat
import sys
import zlib
from dataclasses import dataclass, replace
from io import BufferedReader
from pathlib import Path

_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    # A pipe that takes the file's place meanwhile must not make the open wait for a writer.
    | getattr(os, "O_NONBLOCK", 0)
)


_LARGE = 4 << 20
"""Bytes from which on a file is read again only if something speaks for a change."""


@dataclass(frozen=True, slots=True)
class FileState:
    """A file at one moment.

    Attributes:
        device: number of the device that it is on.
        inode: its number there; another one means that the file was replaced.
        size: its size in bytes.
        mtime_ns: when it was last written, in nanoseconds since 1970.
        digest: the CRC-32 of its content; None where nobody has read all of it, and inode, size
            and times decide.
        ctime_ns: when anything of it was changed last, which no program can set; 0 where the
            system does not tell.
    """

    device: int
    inode: int
    size: int
    mtime_ns: int
    digest: int | None
    ctime_ns: int = 0

    def looks_like(self, other: "FileState") -> bool:
        """Return whether only reading the file can distinguish both states."""
        mine, others = (
            (state.device, state.inode, state.size, state.mtime_ns) for state in (self, other)
        )
        ctimes = {self.ctime_ns, other.ctime_ns} - {0}
        return mine == others and len(ctimes) < 2

    def holds_the_same(self, other: "FileState") -> bool:
        """Return whether a file has the same content in both states, as far as is known."""
        if self.size != other.size:
            return False
        if None not in (self.digest, other.digest):
            return self.digest == other.digest
        return self.looks_like(other)


class DiskChange(enum.Enum):
    """The change of a file since it was read or written."""

    UNCHANGED = "unchanged"
    """It holds the same; whether it was touched or copied does not matter."""
    CHANGED = "changed"
    """The same file holds something else."""
    MISSING = "missing"
    """There is no file of that name any more, or it cannot be read."""
    REPLACED = "replaced"
    """Another file has its name, and holds something else."""


def open_regular(path: Path) -> BufferedReader:
    """Open a regular file for reading.

    Raises:
        OSError: it cannot be opened; with EISDIR it is a folder, with ENODEV a pipe, a device or
            a socket, none of which is touched.
    """
    refuse_irregular(os.stat(path))
    file = open(path, "rb", opener=lambda name, _: os.open(name, _FLAGS))  # noqa: SIM115
    try:
        refuse_irregular(os.fstat(file.fileno()))
    except OSError:
        file.close()
        raise
    return file


def state_of(status: os.stat_result, digest: int | None = None) -> FileState:
    """Return the state of a file by its status, and by the digest of its content if it is known."""
    # On Windows it is the time when the file was made.
    ctime = 0 if sys.platform == "win32" else status.st_ctime_ns
    return FileState(
        status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, digest, ctime
    )


def file_state(path: Path, before: FileState | None = None) -> FileState:
    """Return the state of a file as it is now.

    A large file is read only if something speaks for a change, and not if its size does. OSError
    if it cannot be read.
    """
    with open_regular(path) as file:
        now = state_of(os.fstat(file.fileno()))
        if before is not None and now.size >= _LARGE:
            if now.looks_like(before):
                return replace(now, digest=before.digest)
            if now.size != before.size or before.digest is None:
                return now
        digest = 0
        while part := file.read(1 << 18):
            digest = zlib.crc32(part, digest)
    return replace(now, digest=digest)


def change_since(path: Path, before: FileState | None) -> DiskChange:
    """Return the change of a file since a state; None: since there was no file.

    The content decides, for a file can be written twice between two ticks of the clock; of a large
    one, where its times, inode or size speak for a change.
    """
    try:
        now = file_state(path, before)
    except OSError as error:
        if error.errno in (errno.EISDIR, errno.ENODEV):
            return DiskChange.REPLACED
        return DiskChange.MISSING if before is not None else DiskChange.UNCHANGED
    if before is None:
        return DiskChange.REPLACED
    if now.holds_the_same(before):
        return DiskChange.UNCHANGED
    same_file = (now.device, now.inode) == (before.device, before.inode)
    return DiskChange.CHANGED if same_file else DiskChange.REPLACED


def refuse_irregular(status: os.stat_result) -> None:
    """Raise OSError for the status of anything but a regular file: EISDIR, or else ENODEV."""
    if stat.S_ISDIR(status.st_mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.ENODEV, "not a regular file")
