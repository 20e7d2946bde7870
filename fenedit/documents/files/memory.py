"""Holds the bytes of a file in memory that worker processes can read."""

import mmap
import os
import sys
import tempfile
import weakref
from collections.abc import Iterable
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from fenedit.documents.files.file_io import create_temporary, sweep, write_all

_SMALL = 1 << 20
"""The most bytes that are sent to a worker; more are in a file that it opens."""
_RESERVE = 256 << 20
"""Bytes of free memory that are left to everything else."""


class TooLargeError(ValueError):
    """Too many bytes for the memory.

    Attributes:
        size: their number at least.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.size = size


class Run(NamedTuple):
    """Bytes of a file from one place to another, where other processes can read them too."""

    name: str
    start: int
    end: int


class Memory:
    """The bytes of a file, read once.

    Attributes:
        data: the bytes, which never change.
        name: the file in which other processes find them; "" if they are few.
    """

    __slots__ = ("__weakref__", "data", "name")

    def __init__(self, parts: Iterable[bytes]) -> None:
        """Hold parts in a row; TooLargeError if they are too many, OSError if that fails."""
        self.data: bytes | mmap.mmap = b""
        self.name = ""
        rest = iter(parts)
        held = b""
        for part in rest:
            held += part
            if len(held) > _SMALL:
                break
        else:
            self.data = held
            return
        room = free_memory()
        descriptor, self.name = self._file()
        size = 0
        for part in chain([held], rest):
            size += len(part)
            if size > room:
                raise TooLargeError(size)
            write_all(descriptor, part)
        self.data = mmap.mmap(descriptor, 0, access=mmap.ACCESS_READ)

    def _file(self) -> tuple[int, str]:
        """Return a descriptor of a file that ends with this object or its process, and its path."""
        if sys.platform == "linux":
            # Unlike /dev/shm, it has no limit, and no name that outlives the process.
            descriptor = os.memfd_create("fenedit")
            weakref.finalize(self, os.close, descriptor).atexit = False
            return descriptor, f"/proc/{os.getpid()}/fd/{descriptor}"
        folder = Path(tempfile.gettempdir())
        if sys.platform == "win32":
            path = folder / f"fenedit-{os.getpid()}-{os.urandom(4).hex()}.tmp"
            flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_BINARY | os.O_TEMPORARY
            descriptor = os.open(path, flags, 0o600)
            weakref.finalize(self, os.close, descriptor).atexit = False
            return descriptor, os.fspath(path)
        # Opening the next file removes the leftovers of killed processes.
        sweep(folder)
        descriptor, path = create_temporary(folder / "memory", 0o600)
        weakref.finalize(self, _remove, descriptor, path)
        return descriptor, os.fspath(path)


def _remove(descriptor: int, path: Path) -> None:
    with suppress(OSError):
        os.unlink(path)
    os.close(descriptor)


def free_memory() -> int:
    """Return how many bytes a file may take in memory."""
    return max(0, _available() - _RESERVE)


def _available() -> int:
    if sys.platform == "linux":
        with suppress(OSError, StopIteration):
            lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
            free = next(line for line in lines if line.startswith("MemAvailable:"))
            return int(free.split()[1]) << 10
    if sys.platform == "win32":
        import ctypes

        # The length of the structure, the share in use, seven sizes: the second is what is free.
        status = (ctypes.c_uint64 * 8)()
        status[0] = ctypes.sizeof(status)
        ctypes.windll.kernel32.GlobalMemoryStatusEx(status)
        free: int = status[2]
        return free
    # macOS does not say in one number what could be freed: half of all there is.
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2
