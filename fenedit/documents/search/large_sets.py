"""Large sets in little memory: numbers in ascending order, and hashes of what was seen before."""

import os
from array import array
from collections.abc import Iterator
from contextlib import suppress
from typing import Final, TypeAlias
from weakref import finalize

from fenedit.documents.files.file_io import read_at, write_at

MANY: Final = 50_000
"""From so many numbers on numpy is worth its import."""


def add(numbers: "array[int]", first: int, steps: int) -> None:
    """Add something to those from a place on, in place; `numbers` has the type code "q"."""
    if len(numbers) - first < MANY:
        numbers[first:] = array("q", (number + steps for number in numbers[first:]))
        return
    import numpy as np

    np.frombuffer(numbers, dtype=np.int64)[first:] += steps


def runs(numbers: "array[int]", places: range) -> Iterator[range]:
    """Yield the numbers in some places, those that follow each other as one range."""
    begin = places.start
    for end in _gaps(numbers, places):
        yield range(numbers[begin], numbers[end - 1] + 1)
        begin = end
    if begin < places.stop:
        yield range(numbers[begin], numbers[places.stop - 1] + 1)


def _gaps(numbers: "array[int]", places: range) -> Iterator[int]:
    """Yield the places, but for the first, whose number does not follow the one before."""
    if len(places) < MANY:
        behind = range(places.start + 1, places.stop)
        return (place for place in behind if numbers[place] != numbers[place - 1] + 1)
    import numpy as np

    some = np.frombuffer(numbers, dtype=np.int64)[places.start : places.stop]
    return iter((np.flatnonzero(np.diff(some) != 1) + (places.start + 1)).tolist())


_SIZE: Final = 16
"""Bytes of a hash. Of ten million things two share one with a chance of 1 in 10^24."""
_FREE: Final = bytes(_SIZE)
_FIRST_BITS: Final = 10
_MOST_BITS_HELD: Final = 18
"""The number of places, as a power of two, up to which a table is held in memory: 4 MiB."""
_MOST_FILLED: Final = 0.65
_GLANCE: Final = 8
"""Places that are read at a time."""
_SEGMENT: Final = 1 << 16
"""Places that are held at a time when a table grows."""
_FOLDERS: Final = ("/var/tmp", None)
"""Where a table is put: in many systems the usual folder, which comes last, lies in memory."""


class Hashes:
    """Hashes of things, in a table that is held in memory or, once it is large, in a file.

    They take 25 to 50 bytes each there. Where no file can be had, the table stays in memory.
    """

    def __init__(self) -> None:
        # Here, because a whole library of ciphers comes with it.
        from hashlib import blake2b

        self._bits = _FIRST_BITS
        self._table: _Table = _Held(_FIRST_BITS)
        self._count = 0
        self._hash = blake2b

    def add(self, thing: bytes) -> bool:
        """Take a thing; return whether it was there before."""
        hash_ = self._hash(thing, digest_size=_SIZE).digest()
        if not self._put(hash_):
            return True
        self._count += 1
        if self._count > _MOST_FILLED * (1 << self._bits):
            self._grow()
        return False

    def _put(self, hash_: bytes) -> bool:
        """Put a hash where there is room for it; return whether it was not there."""
        place, last = self._place(hash_), (1 << self._bits) - 1
        while True:
            places = self._table.read(place, _GLANCE)
            for offset in range(0, len(places), _SIZE):
                found = places[offset : offset + _SIZE]
                if found == hash_:
                    return False
                if found == _FREE:
                    self._table.write(place, hash_)
                    return True
                place += 1
            place &= last

    def _place(self, hash_: bytes) -> int:
        return int.from_bytes(hash_[:8], "big") >> (64 - self._bits)

    def _grow(self) -> None:
        """Make the table twice as large: what stood in a part of it comes into one of the new."""
        held = self._table
        places = 1 << self._bits
        self._bits += 1
        self._table = _table(self._bits)
        displaced: list[bytes] = []
        for start in range(0, places, _SEGMENT):
            segment = held.read(start, _SEGMENT)
            first, room = 2 * start, bytearray(2 * len(segment))
            for hash_ in _hashes(segment):
                offset = (self._place(hash_) - first) * _SIZE
                while 0 <= offset < len(room) and room[offset : offset + _SIZE] != _FREE:
                    offset += _SIZE
                if 0 <= offset < len(room):
                    room[offset : offset + _SIZE] = hash_
                else:
                    displaced.append(hash_)
            self._table.write(first, room)
        for hash_ in displaced:
            self._put(hash_)


class _Held:
    """Places in memory."""

    def __init__(self, bits: int) -> None:
        self._data = bytearray(_SIZE << bits)

    def read(self, place: int, count: int) -> bytearray:
        """Return what so many places hold, fewer at the end."""
        return self._data[place * _SIZE : (place + count) * _SIZE]

    def write(self, place: int, hashes: bytes | bytearray) -> None:
        """Put hashes from a place on."""
        self._data[place * _SIZE : place * _SIZE + len(hashes)] = hashes


class _Filed:
    """Places in a file that nobody else sees, and that ends with the table; OSError if no room."""

    def __init__(self, bits: int, folder: str | None) -> None:
        import tempfile

        with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
            if hasattr(os, "posix_fallocate"):
                # What is reserved now can be written later.
                os.posix_fallocate(file.fileno(), 0, _SIZE << bits)
            else:
                file.truncate(_SIZE << bits)
            self._descriptor = os.dup(file.fileno())
        finalize(self, os.close, self._descriptor)

    def read(self, place: int, count: int) -> bytes:
        return read_at(self._descriptor, count * _SIZE, place * _SIZE)

    def write(self, place: int, hashes: bytes | bytearray) -> None:
        write_at(self._descriptor, hashes, place * _SIZE)


_Table: TypeAlias = _Held | _Filed
"""Places for hashes."""


def _table(bits: int) -> _Table:
    """Return an empty table, in a file if it is large and there is room for one."""
    if bits > _MOST_BITS_HELD:
        for folder in _FOLDERS:
            with suppress(OSError):
                return _Filed(bits, folder)
    return _Held(bits)


def _hashes(segment: bytes | bytearray) -> Iterator[bytes]:
    for offset in range(0, len(segment), _SIZE):
        if (found := bytes(segment[offset : offset + _SIZE])) != _FREE:
            yield found
