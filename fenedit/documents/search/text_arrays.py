"""Handles lines as numpy arrays of bytes, and of words of eight bytes, the first one lowest."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Words: TypeAlias = NDArray[np.uint64]
Bytes: TypeAlias = NDArray[np.uint8]
Ints: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]

IN_EVERY_BYTE = 0x0101010101010101
ONE = np.uint64(1)
ONES = np.uint64(IN_EVERY_BYTE)
LAST_BYTE = np.uint64(56)
"""How far the sum of all bytes is shifted once they are multiplied by ONES."""
TOPS = np.uint64(0x80 * IN_EVERY_BYTE)
"""The highest bit of each byte."""

_PAGE_SIZE = 1 << 19
"""Bytes of a page, about: few calls of numpy a line, and its arrays stay in the cache."""
_SLOTS = 1 << 15


class Found(NamedTuple):
    """The result of a scan of a block.

    Attributes:
        lines: how many there are.
        asides: the indices, from 0, of those that are empty, or comments by their first byte.
        kept: those that need an exact look: index, and bytes without the newline.
    """

    lines: int
    asides: list[int]
    kept: list[tuple[int, bytes]]


def found_in_pages(
    block: bytes, read_page: Callable[[bytes], tuple[int, Ints, list[tuple[int, bytes]]]]
) -> Found:
    """Return what reading a block page by page finds: number of lines, asides and lines kept.

    Args:
        block: whole lines, each with its newline.
        read_page: reads some of them.
    """
    # One large allocation, once freed, keeps its memory in the process; else malloc would fetch and
    # return each array, which takes longer than all the rest.
    np.empty(30 << 20, np.uint8)
    step = -(-len(block) // max(1, round(len(block) / _PAGE_SIZE)))
    found = Found(0, [], [])
    start = 0
    while start < len(block):
        end = block.find(b"\n", min(start + step, len(block)) - 1) + 1
        lines, asides, kept = read_page(block[start:end])
        found.asides.extend((found.lines + asides).tolist())
        found.kept.extend((found.lines + index, line) for index, line in kept)
        found = found._replace(lines=found.lines + lines)
        start = end
    return found


def words_at_every_byte(data: Bytes) -> Words:
    """Return a view of contiguous bytes whose element i is the word that begins at byte i."""
    return np.ndarray((len(data) - 7,), "<u8", data.data, strides=(1,))


def aligned(words: Words, lengths: Ints) -> Words:
    """Return words cut to a length of 1 to 8 characters, in their highest bytes."""
    shifts = (lengths << 3).view(np.uint64)
    # Modulo 64, so many bits are those that the length leaves.
    np.negative(shifts, out=shifts)
    shifts &= np.uint64(63)
    np.left_shift(words, shifts, out=shifts)
    return shifts


def summed(values: Bytes) -> Words:
    """Replace each byte by the sum up to it in its word; return the sums before each word."""
    words = values.view(np.uint64)
    words *= ONES
    own = words >> LAST_BYTE
    before: Words = np.cumsum(own)
    before -= own
    return before


def are_numbers(words: Words, lengths: Ints, most_digits: int | Ints) -> Flags:
    """Return which words are numbers of at most 8 digits without leading zeros."""
    digits = aligned(words ^ np.uint64(ord("0") * IN_EVERY_BYTE), lengths)
    # This lifts every byte above nine to its upper half.
    odd = digits + np.uint64(0x76 * IN_EVERY_BYTE)
    odd |= digits
    odd &= TOPS
    plain: Flags = odd == 0
    plain &= lengths > 0
    plain &= lengths <= most_digits
    plain &= (words.astype(np.uint8) != ord("0")) | (lengths == 1)
    return plain


def text_of(word: int) -> str:
    """Return the text of an aligned word."""
    return word.to_bytes(8, "little").lstrip(b"\0").decode("latin-1")


class KnownWords:
    """Caches the verdicts, from 0 to 255, that `judge` returns for aligned words."""

    def __init__(self, judge: Callable[[int], int]) -> None:
        self._judge = judge
        self._answers: dict[int, int] = {}
        # Frequent words are found without a loop; word 0 is 0.
        self._words = np.zeros(_SLOTS, np.uint64)
        self._verdicts = np.zeros(_SLOTS, np.uint8)

    def verdicts(self, words: Words) -> Bytes:
        """Return the verdict on each word; 0 for word 0."""
        slots = _slots(words)
        verdicts: Bytes = self._verdicts.take(slots)
        missed = np.flatnonzero(self._words.take(slots) != words)
        if len(missed):
            unknown, inverse = np.unique(words[missed], return_inverse=True)
            numbers = unknown.tolist()
            if len(self._answers) > 1 << 18:
                self._answers = {}
            for word in numbers:
                if word not in self._answers:
                    self._answers[word] = self._judge(word) if word else 0
            answers = np.array([self._answers[word] for word in numbers], np.uint8)
            verdicts[missed] = answers[inverse]
            # If several words have one slot, both arrays keep the last.
            slots = _slots(unknown)
            self._words[slots], self._verdicts[slots] = unknown, answers
        return verdicts


def _slots(words: Words) -> Ints:
    # The products of an odd number spread over their upper bits.
    slots: Ints = ((words * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(64 - 15)).view(np.int64)
    return slots


def plain_lines(data: bytes) -> int:
    """Return how many lines of ASCII a block has if they are clearly records; else 0."""
    if b"\r" in data:
        data = data.replace(b"\r\n", b"\n")
        if b"\r" in data:
            return 0
    numbers = np.frombuffer(data, np.uint8)
    feeds = numbers == ord("\n")
    # A line feed, and all of ASCII that begins other lines but `;`, is not higher than `%`.
    lowest = np.maximum(numbers[:-1], numbers[1:]).min(initial=0xFF)
    if min(data[0], int(lowest)) <= ord("%") or data[0] == ord(";"):
        return 0
    if b";" in data and (feeds[:-1] & (numbers[1:] == ord(";"))).any():
        return 0
    return int(np.count_nonzero(feeds)) + (not data.endswith(b"\n"))
