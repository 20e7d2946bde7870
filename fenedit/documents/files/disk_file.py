"""A file on the disk: what it was like when it was read or written, and its bytes while open."""

import enum
import errno
import os
import stat
import sys
import threading
import weakref
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from io import BufferedReader, BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fenedit.documents.errors import SourceError
from fenedit.documents.files.file_io import fill_at, open_held, read_at, take_over, write_all

if TYPE_CHECKING:
    from fenedit.documents.files.page_sums import PageSums

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


def open_regular(path: Path, *, held: bool = False) -> BufferedReader:
    """Open a regular file for reading.

    Args:
        path: the file.
        held: it stays open while it is renamed, replaced or removed.

    Raises:
        OSError: it cannot be opened; with EISDIR it is a folder, with ENODEV a pipe, a device or
            a socket, none of which is touched.
    """
    refuse_irregular(os.stat(path))
    by = open_held if held else os.open
    file = open(path, "rb", opener=lambda name, _: by(name, _FLAGS))  # noqa: SIM115
    try:
        refuse_irregular(os.fstat(file.fileno()))
    except OSError:
        file.close()
        raise
    return file


def state_of(status: os.stat_result, data: bytes | None = None) -> FileState:
    """Return the state of a file by its status, and by its whole content unless it is too large."""
    # On Windows it is the time when the file was made.
    ctime = 0 if sys.platform == "win32" else status.st_ctime_ns
    digest = "" if data is None else _digest(BytesIO(data))
    return FileState(
        status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, digest, ctime
    )


def file_state(path: Path, before: FileState | None = None) -> FileState:
    """Return the state of a file as it is now, with a digest of the kind that it had before.

    A large file is read only if something speaks for a change, and not if its size does. OSError
    if it cannot be read.
    """
    with open_regular(path) as file:
        status = os.fstat(file.fileno())
        now = state_of(status)
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


def unchanged_since(path: Path, before: FileState | None) -> Callable[[], bool]:
    """Return what tells, now and again, whether a file holds what it did in a state.

    A large one is read once after each touch. None: it does not matter what the file holds.
    """

    def is_unchanged() -> bool:
        nonlocal before
        if before is None:
            return True
        try:
            now = file_state(path, before)
        except OSError:
            return False
        is_same = now.holds_the_same(before)
        before = now if is_same else before
        return is_same

    return is_unchanged


def refuse_irregular(status: os.stat_result) -> None:
    """Raise OSError for the status of anything but a regular file: EISDIR, or else ENODEV."""
    if stat.S_ISDIR(status.st_mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.ENODEV, "not a regular file")


def page_digest(descriptor: int, size: int) -> str:
    """Return the digest of an open large file of a size; OSError if it cannot be read."""
    # Imported here, because numpy takes longer to import than most files to open.
    from fenedit.documents.files.page_sums import sums_by_chunks

    def fill(buffer: memoryview, place: int) -> None:
        if not fill_at(descriptor, buffer, place):
            raise OSError(errno.EIO, "the file was cut off meanwhile")

    return OF_PAGES + sums_by_chunks(size, fill).seal


def _digest(file: BufferedReader | BytesIO) -> str:
    # Imported here, because a whole library of ciphers comes with it.
    import hashlib

    return hashlib.file_digest(file, partial(hashlib.blake2b, digest_size=16)).hexdigest()


_AT_ONCE: Final = 1 << 18
"""Bytes that are read in one go: they stay in the cache while their sums are computed."""


class Source:
    """A regular file, open for reading as long as anything refers to it. For any thread.

    One that is replaced or removed stays readable. One that is written to is noticed when it is
    read: by its sums, once it was seen whole, so that what was not changed stays readable; before,
    by its size and the time when it was last written.

    Attributes:
        path: where it was opened.
        state: what it was like then; its digest is known once it was seen whole.
        size: how many bytes it had.
        image: the file that held its bytes when they were saved last; None before that.
    """

    def __init__(self, path: Path, size: int | None = None) -> None:
        """Open a file, or so many bytes at its beginning; OSError if it is no regular file."""
        with open_regular(path, held=True) as file:
            self._descriptor = os.dup(file.fileno())
        weakref.finalize(self, os.close, self._descriptor).atexit = False
        self._lock = threading.Lock()
        self.path = path.absolute()
        self.state = state_of(os.fstat(self._descriptor))
        self._held = self.state
        self.size = self.state.size if size is None else size
        self.image: Image | None = None
        self._sums: PageSums | None = None
        _open_sources.add(self)

    def know(self, sums: "PageSums") -> None:
        """Tell bytes from now on from others by their sums, which are those of the whole file."""
        self._sums = sums
        self.state = replace(self.state, digest=OF_PAGES + sums.seal)

    def read(self, start: int, end: int) -> bytes:
        """Return the bytes between two places; SourceError if they are not what they were."""
        sums = self._sums
        if sums is None or start >= end:
            with self._lock:
                data = self._read_unchecked(start, end)
                self._refuse_change()
            return data
        first, last = sums.pages_around(start, end)
        with self._lock:
            data = self._read_unchecked(first, last)
        if not sums.are_of(first, data):
            # Size and times need not tell: somebody may have the file mapped.
            raise SourceError("changed-underneath", self.path)
        return data[start - first : end - first]

    def _read_unchecked(self, start: int, end: int) -> bytes:
        """Return the bytes between two places, changed or not; SourceError if there are fewer."""
        parts = []
        while start < end:
            try:
                part = read_at(self._descriptor, end - start, start)
            except OSError as error:
                raise self._unreadable(error) from error
            if not part:
                raise SourceError("cut-off", self.path)
            parts.append(part)
            start += len(part)
        return parts[0] if len(parts) == 1 else b"".join(parts)

    def fill(self, buffer: memoryview, start: int) -> None:
        """Fill a buffer with the bytes from a place on, and do not look whether they changed.

        SourceError if there are fewer.
        """
        try:
            is_whole = fill_at(self._descriptor, buffer, start)
        except OSError as error:
            raise self._unreadable(error) from error
        if not is_whole:
            raise SourceError("cut-off", self.path)

    def check(self) -> None:
        """Raise SourceError if a file that was seen whole is not what it was.

        If it was touched since it was opened, changed or not, all of it is read again.
        """
        if self._state_now() != self._held:
            for start in range(0, self.size, _AT_ONCE):
                self.read(start, min(start + _AT_ONCE, self.size))

    def copy_to(self, descriptor: int, start: int, end: int) -> None:
        """Write the bytes between two places at another open file's position.

        What is written is what was read and found to be what it was.

        Raises:
            SourceError: they are not what they were.
            OSError: they cannot be read or written.
        """
        for place in range(start, end, _AT_ONCE):
            write_all(descriptor, self.read(place, min(place + _AT_ONCE, end)))

    def redirect(self, descriptor: int) -> None:
        """Read from now on from another open file, a copy, which stays open as it was.

        Only sums tell whether the copy holds what the file held when it was opened; without them,
        one that was touched is read as before. OSError if it cannot be done; then it is, too.
        """
        with self._lock:
            if self._sums is None:
                try:
                    self._refuse_change()
                except SourceError as error:
                    if error.code == "unreadable":
                        raise
                    return
            held = state_of(os.fstat(descriptor))
            take_over(self._descriptor, descriptor)
            self._held = held

    def is_file(self, status: os.stat_result) -> bool:
        """Tell whether a status is that of the very file that is read."""
        return (self._held.device, self._held.inode) == (status.st_dev, status.st_ino)

    def _refuse_change(self) -> None:
        """Raise SourceError if the file was written to.

        The ctime does not count: it is another one, too, when a file is replaced.
        """
        now, held = self._state_now(), self._held
        if (now.size, now.mtime_ns) != (held.size, held.mtime_ns):
            raise SourceError("changed-underneath", self.path)

    def _state_now(self) -> FileState:
        try:
            now = state_of(os.fstat(self._descriptor))
        except OSError as error:
            raise self._unreadable(error) from error
        if now.size < self.size:
            raise SourceError("cut-off", self.path)
        return now

    def _unreadable(self, error: OSError) -> SourceError:
        return SourceError("unreadable", self.path, error.errno or errno.EIO, error.strerror or "")


class Image:
    """Where bytes of a source stand in a file that was saved from it.

    Attributes:
        path: the file.
        state: what it was like when it was saved.
    """

    def __init__(self, path: Path, state: FileState, copied: list[tuple[int, int, int]]) -> None:
        """Hold ranges: where each starts and ends in the source, and where it starts there."""
        self.path = path
        self.state = state
        self._ranges = sorted(copied)

    def found(self, start: int, end: int) -> list[tuple[int, int, int | None]]:
        """Return a range of the source in parts: start, end, and where it starts in the file.

        The last is None for bytes that the file does not hold.
        """
        parts: list[tuple[int, int, int | None]] = []
        number = max(bisect_right(self._ranges, start, key=lambda copied: copied[0]) - 1, 0)
        while start < end:
            while number < len(self._ranges) and self._ranges[number][1] <= start:
                number += 1
            first, last, place = self._ranges[number] if number < len(self._ranges) else (end,) * 3
            if first > start:
                parts.append((start, min(first, end), None))
                start = min(first, end)
                continue
            upto = min(last, end)
            parts.append((start, upto, place + start - first))
            start = upto
        return parts


_open_sources: Final["weakref.WeakSet[Source]"] = weakref.WeakSet()


def sources_of(status: os.stat_result) -> list[Source]:
    """Return those of this process's sources that read a file with a status."""
    return [source for source in list(_open_sources) if source.is_file(status)]


def sources_held_by(target: Path) -> list[Source]:
    """Return those of this process's sources whose bytes a journal would look for in a file.

    Args:
        target: the file, with no symbolic link on the way.
    """
    return [
        source
        for source in list(_open_sources)
        if Path(os.path.realpath((source.image or source).path)) == target
    ]
