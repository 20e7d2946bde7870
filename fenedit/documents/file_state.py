"""What a file was like when it was read or written, to tell later whether it is still the same."""

import enum
import errno
import os
import stat
from dataclasses import dataclass
from functools import partial
from io import BufferedReader, BytesIO
from pathlib import Path
from typing import Final

_FLAGS: Final = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    # A pipe that takes the file's place meanwhile must not make the open wait for a writer.
    | getattr(os, "O_NONBLOCK", 0)
)


@dataclass(frozen=True, slots=True)
class FileState:
    """A file at one moment.

    Attributes:
        device: number of the device that it is on.
        inode: its number there; another one means that the file was replaced.
        size: its size in bytes.
        mtime_ns: when it was last written, in nanoseconds since 1970.
        digest: BLAKE2b of its content, 32 hexadecimal digits; "" for a file too large to read all
            of, where inode, size and time decide.
    """

    device: int
    inode: int
    size: int
    mtime_ns: int
    digest: str


class DiskChange(enum.Enum):
    """What happened to a file since it was read or written."""

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


def state_of(status: os.stat_result, data: bytes) -> FileState:
    """Return the state of a file whose status and whole content are known."""
    return _state(status, _digest(BytesIO(data)))


def state_without_content(status: os.stat_result) -> FileState:
    """Return the state of a file that is too large for its content to be known."""
    return _state(status, "")


def file_state(path: Path) -> FileState:
    """Return the state of a file as it is now; OSError if it cannot be read."""
    with open_regular(path) as file:
        status = os.fstat(file.fileno())
        digest = _digest(file)
    return _state(status, digest)


def change_since(path: Path, before: FileState | None) -> DiskChange:
    """Return what happened to a file since it was in a state; None: since there was no file.

    The content decides, for a file can be written twice between two ticks of the clock; where it
    is not known, inode, size and time do.
    """
    known = before is None or bool(before.digest)
    try:
        now = file_state(path) if known else _state_of_name(path)
    except OSError as error:
        if error.errno in (errno.EISDIR, errno.ENODEV):
            return DiskChange.REPLACED
        return DiskChange.MISSING if before is not None else DiskChange.UNCHANGED
    if before is None:
        return DiskChange.REPLACED
    same_file = (now.device, now.inode) == (before.device, before.inode)
    if now.digest == before.digest if known else now == before:
        return DiskChange.UNCHANGED
    return DiskChange.CHANGED if same_file else DiskChange.REPLACED


def refuse_irregular(status: os.stat_result) -> None:
    """Raise OSError for the status of anything but a regular file: EISDIR, or else ENODEV."""
    if stat.S_ISDIR(status.st_mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.ENODEV, "not a regular file")


def _state_of_name(path: Path) -> FileState:
    status = os.stat(path)
    refuse_irregular(status)
    return state_without_content(status)


def _digest(file: BufferedReader | BytesIO) -> str:
    # Imported here, because a whole library of ciphers comes with it.
    import hashlib

    return hashlib.file_digest(file, partial(hashlib.blake2b, digest_size=16)).hexdigest()


def _state(status: os.stat_result, digest: str) -> FileState:
    return FileState(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, digest)
