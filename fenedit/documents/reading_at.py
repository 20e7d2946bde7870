"""Reading and writing an open file at a place, whoever else reads it, on any system."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_turn: Final = threading.Lock()
"""Held where a system, as Windows, reads only at the place where a file stands."""


def read_at(descriptor: int, count: int, place: int) -> bytes:
    """Return so many bytes from a place on, or fewer, none behind the end; OSError if it fails."""
    if hasattr(os, "pread"):
        return os.pread(descriptor, count, place)
    with _standing_at(descriptor, place):
        return os.read(descriptor, count)


def fill_at(descriptor: int, buffer: memoryview, place: int) -> int:
    """Put bytes from a place on in a buffer; return how many, 0 behind the end.

    OSError if it fails.
    """
    if hasattr(os, "preadv"):
        return os.preadv(descriptor, [buffer], place)
    data = read_at(descriptor, len(buffer), place)
    buffer[: len(data)] = data
    return len(data)


def write_at(descriptor: int, data: bytes | bytearray, place: int) -> int:
    """Write data at a place; return how much of it was written. OSError if it fails."""
    if hasattr(os, "pwrite"):
        return os.pwrite(descriptor, data, place)
    with _standing_at(descriptor, place):
        return os.write(descriptor, data)


@contextmanager
def _standing_at(descriptor: int, place: int) -> Iterator[None]:
    """Have a file stand at a place, and afterwards where it stood: who writes to it goes on there.

    Descriptors that were copied from one another stand at one place, so there is one lock for all.
    """
    with _turn:
        before = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, place, os.SEEK_SET)
        try:
            yield
        finally:
            os.lseek(descriptor, before, os.SEEK_SET)
