"""Sums by which the bytes of a file are known again, page by page, whatever its time says.

The bytes of a page count as symbols of 32 bits; each is multiplied by a weight of 64 bits of its
own, and the products are added modulo 2 ** 64. If the weights are random, two different pages have
one sum with a probability of 2 ** -33 at most (Carter and Wegman's multilinear hashing: the
difference of two symbols is no multiple of 2 ** 32). It proves what programs do to files, not what
somebody does who wants to deceive. It is done at many times the speed of a CRC.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

PAGE_BYTES: Final = 1 << 14
"""How many bytes have one sum; a multiple of 8."""

_CHUNK: Final = 1 << 18
"""About how many bytes are read in one go."""
_MOST_WORDS: Final = PAGE_BYTES // 8
_HALF: Final = np.uint64(32)

Bytes = NDArray[np.uint8]
Sums = NDArray[np.uint64]


class PageSums:
    """The sums of a file's pages, in their order.

    Attributes:
        size: how many bytes the file has.
        values: the sums; the last page may be shorter than the others.
    """

    def __init__(self, size: int, values: Sums) -> None:
        """Hold the sums of a file of a size."""
        self.size = size
        self.values = values
        self._page = PAGE_BYTES

    def pages_around(self, start: int, end: int) -> tuple[int, int]:
        """Return where the pages begin and end that hold the bytes between two places."""
        page = self._page
        return start // page * page, min(-(-end // page) * page, self.size)

    @property
    def seal(self) -> str:
        """What stands for all of them in another process: 32 hexadecimal digits."""
        # Imported here, because a whole library of ciphers comes with it.
        import hashlib

        return hashlib.blake2b(self.values.tobytes(), digest_size=16).hexdigest()

    def are_of(self, start: int, data: bytes) -> bool:
        """Tell whether bytes are those of the pages that begin at a place."""
        found = sums_of(np.frombuffer(data, np.uint8), self._page)
        first = start // self._page
        return np.array_equal(found, self.values[first : first + len(found)])


def sums_by_chunks(size: int, fill: Callable[[memoryview, int], object]) -> PageSums:
    """Return the sums of a file of a size, which `fill` puts in a buffer from a place on."""
    room = bytearray(-(-_CHUNK // PAGE_BYTES) * PAGE_BYTES)
    data, scratch = np.frombuffer(room, np.uint8), np.empty(len(room) // 8, np.uint64)
    sums: list[Sums] = [np.empty(0, np.uint64)]
    for place in range(0, size, len(room)):
        fill(memoryview(room)[: size - place], place)
        sums.append(sums_of(data[: size - place], PAGE_BYTES, scratch))
    return PageSums(size, np.concatenate(sums))


def sums_of(data: Bytes, page: int, scratch: Sums | None = None) -> Sums:
    """Return the sum of each page of some bytes, the last of which may be short.

    Args:
        data: one dimension; best where an address that is a multiple of 8 begins.
        page: how many bytes a page has.
        scratch: as many bytes to compute with, for fresh memory costs more than the computing.
    """
    whole = len(data) // page * page
    words = data[:whole].view(np.uint64)
    if scratch is not None:
        scratch = scratch[: len(words)].reshape(-1, page // 8)
    sums = _sums(words.reshape(-1, page // 8), scratch)
    if whole == len(data):
        return sums
    last: Bytes = np.zeros(page, np.uint8)
    last[: len(data) - whole] = data[whole:]
    return np.append(sums, _sums(last.view(np.uint64).reshape(1, -1)))


def _sums(words: Sums, scratch: Sums | None = None) -> Sums:
    count = words.shape[1]
    low: Sums = np.einsum("ij,j->i", words, _LOW[:count])
    # The upper half of a word shifted down: else a change there alone would hardly show.
    high: Sums = np.einsum("ij,j->i", np.right_shift(words, _HALF, out=scratch), _HIGH[:count])
    return low + high


def _weights(first: int) -> Sums:
    """Return numbers without a pattern: SplitMix64, the same in every process."""
    steps = np.arange(first, first + _MOST_WORDS, dtype=np.uint64)
    mixed = steps * np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    weights: Sums = mixed ^ (mixed >> np.uint64(31))
    return weights


_LOW: Final = _weights(1)
_HIGH: Final = _weights(1 + _MOST_WORDS)
