"""What a file was like when it was read or written, to tell later whether it is still the same."""

import enum
import errno
import os
import stat
import sys
from dataclasses import dataclass, replace
from functools import partial
from io import BufferedReader, BytesIO
from pathlib import Path
from typing import Final

from fenedit.documents.reading_at import fill_at

_FLAGS: Final = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    # A pipe that takes the file's place meanwhile must not make the open wait for a writer.
    | getattr(os, "O_NONBLOCK", 0)
)


OF_PAGES: Final = "pages:"
"""What the digest of a large file begins with, which is one of the sums of its pages."""


@dataclass(frozen=True, slots=True)
class FileState:
    """A file at one moment.

    Attributes:
        device: number of the device that it is on.
        inode: its number there; another one means that the file was replaced.
        size: its size in bytes.
        mtime_ns: when it was last written, in nanoseconds since 1970.
        digest: what its content is known by: BLAKE2b, 32 hexadecimal digits; of a large file,
            OF_PAGES and those of the sums of its pages; "" where nobody has read all of it, and
            inode, size and times decide.
        ctime_ns: when anything of it was changed last, which no program can set; 0 where the
            system does not tell.
    """

    device: int
    inode: int
    size: int
    mtime_ns: int
    digest: str
    ctime_ns: int = 0

    @property
    def is_small(self) -> bool:
        """Whether it takes little to read all of the file."""
        return self.digest != "" and not self.digest.startswith(OF_PAGES)

    def looks_like(self, other: "FileState") -> bool:
        """Tell whether it takes reading the file to tell both states apart."""
        mine, others = (
            (state.device, state.inode, state.size, state.mtime_ns) for state in (self, other)
        )
        ctimes = {self.ctime_ns, other.ctime_ns} - {0}
        return mine == others and len(ctimes) < 2

    def holds_the_same(self, other: "FileState") -> bool:
        """Tell whether a file has one content in both states, as far as they tell."""
        if self.digest and other.digest:
            return self.digest == other.digest
        return self.looks_like(other)


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


def file_state(path: Path, before: FileState | None = None) -> FileState:
    """Return the state of a file as it is now, with a digest of the kind that it had before.

    A large file is read only if something speaks for a change, and not if its size does. OSError
    if it cannot be read.
    """
    with open_regular(path) as file:
        status = os.fstat(file.fileno())
        now = state_without_content(status)
        if before is None or before.is_small:
            return replace(now, digest=_digest(file))
        if now.looks_like(before):
            return replace(now, digest=before.digest)
        if before.digest and now.size == before.size:
            return replace(now, digest=page_digest(file.fileno(), now.size))
    return now


def change_since(path: Path, before: FileState | None) -> DiskChange:
    """Return what happened to a file since it was in a state; None: since there was no file.

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


class Unchanged:
    """Tells, now and again, whether a file still holds what it did.

    A large one is read once after each touch.
    """

    def __init__(self, path: Path, before: FileState | None) -> None:
        """Begin with a state; None if it does not matter what the file holds."""
        self._path = path
        self._before = before

    def __call__(self) -> bool:
        """Tell whether it holds the same."""
        if self._before is None:
            return True
        try:
            now = file_state(self._path, self._before)
        except OSError:
            return False
        same = now.holds_the_same(self._before)
        if same:
            self._before = now
        return same


def refuse_irregular(status: os.stat_result) -> None:
    """Raise OSError for the status of anything but a regular file: EISDIR, or else ENODEV."""
    if stat.S_ISDIR(status.st_mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.ENODEV, "not a regular file")


def page_digest(descriptor: int, size: int) -> str:
    """Return the digest of an open large file of a size; OSError if it cannot be read."""
    # Imported here, because numpy takes longer to import than most files to open.
    from fenedit.documents.page_sums import sums_by_chunks

    def fill(buffer: memoryview, place: int) -> None:
        while buffer:
            count = fill_at(descriptor, buffer, place)
            if not count:
                raise OSError(errno.EIO, "the file was cut off meanwhile")
            buffer, place = buffer[count:], place + count

    return OF_PAGES + sums_by_chunks(size, fill).seal


def _digest(file: BufferedReader | BytesIO) -> str:
    # Imported here, because a whole library of ciphers comes with it.
    import hashlib

    return hashlib.file_digest(file, partial(hashlib.blake2b, digest_size=16)).hexdigest()


def _state(status: os.stat_result, digest: str) -> FileState:
    # On Windows it is the time when the file was made.
    ctime = 0 if sys.platform == "win32" else status.st_ctime_ns
    return FileState(
        status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, digest, ctime
    )
