"""Words of up to eight characters as numbers of 64 bits, which numpy compares in one step.

The first character of a word is the lowest byte of what is gathered from a text. Aligned, a word
fills the upper bytes and zeros the lower ones, so that words of different lengths differ.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Words: TypeAlias = NDArray[np.uint64]
Bytes: TypeAlias = NDArray[np.uint8]
Ints: TypeAlias = NDArray[np.int64]
Lines: TypeAlias = NDArray[np.int32]
Flags: TypeAlias = NDArray[np.bool_]

_ZEROS: Final = np.uint64(0x3030303030303030)
_TO_TOP: Final = np.uint64(0x7676767676767676)
"""What lifts every byte above nine to its upper half."""
_TOPS: Final = np.uint64(0x8080808080808080)

_SLOTS: Final = 1 << 15
_SHIFT: Final = np.uint64(64 - 15)
_SPREADS: Final = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F)
"""Odd numbers whose products spread over their upper bits."""
_MOST_ANSWERS: Final = 1 << 18


class Separators(NamedTuple):
    """Where the words of a block end.

    Attributes:
        text: the block, with a newline before it and some behind it.
        places: where its separators stand: blanks, slashes, semicolons, quotation marks, newlines.
        chars: which they are.
        newlines: for each line, which separator ends it.
    """

    text: Bytes
    places: Ints
    chars: Bytes
    newlines: Ints


def words_at_every_byte(data: Bytes) -> Words:
    """Return a view of contiguous bytes whose element i is the word that begins at byte i."""
    return np.ndarray((len(data) - 7,), "<u8", data.data, strides=(1,))


def aligned(words: Words, lengths: Ints) -> Words:
    """Return words cut to a length of 1 to 8 characters; of other lengths they make no sense."""
    shifts = (lengths << 3).view(np.uint64)
    # Modulo 64, so many bits are those that the length leaves.
    np.negative(shifts, out=shifts)
    shifts &= np.uint64(63)
    np.left_shift(words, shifts, out=shifts)
    return shifts


def are_counters(words: Words, lengths: Ints, most_digits: int | Ints) -> Flags:
    """Tell of each word whether it is a number without zeros in front, of so many digits at most.

    Args:
        words: what begins with the words.
        lengths: how long they are.
        most_digits: at most 8; an array gives each word a maximum of its own.
    """
    digits = aligned(words ^ _ZEROS, lengths)
    odd = digits + _TO_TOP
    odd |= digits
    odd &= _TOPS
    plain: Flags = odd == 0
    plain &= lengths > 0
    plain &= lengths <= most_digits
    plain &= (words.astype(np.uint8) != ord("0")) | (lengths == 1)
    return plain


def text_of(word: int) -> str:
    """Return the text of an aligned word."""
    return word.to_bytes(8, "little").lstrip(b"\0").decode("latin-1")


class KnownWords:
    """What is known of words, each asked for once as long as there is room to remember.

    `judge` takes words as numbers and returns for each what it is, from 0 to 255.
    """

    def __init__(self, judge: Callable[[Sequence[int]], Sequence[int]]) -> None:
        self._judge = judge
        self._answers: dict[int, int] = {0: 0}
        # What is asked for again and again is found without a loop; of two words that share a
        # slot of the first table, one has another slot in the second.
        self._tables = tuple(_Table(spread) for spread in _SPREADS)

    def verdicts(self, words: Words) -> Bytes:
        """Return for each word what it is; 0 for word 0."""
        verdicts, is_known = self._tables[0].look_up(words)
        missed = np.flatnonzero(~is_known)
        for table in self._tables[1:]:
            if len(missed):
                verdicts[missed], is_known = table.look_up(words[missed])
                missed = missed[~is_known]
        if len(missed):
            unknown, inverse = np.unique(words[missed], return_inverse=True)
            verdicts[missed] = self._ask(unknown)[inverse]
        return verdicts

    def _ask(self, words: Words) -> Bytes:
        numbers = words.tolist()
        new = [word for word in numbers if word not in self._answers]
        if len(self._answers) + len(new) > _MOST_ANSWERS:
            self._answers, new = {0: 0}, numbers
        self._answers |= zip(new, self._judge(new), strict=True)
        verdicts = np.array([self._answers[word] for word in numbers], np.uint8)
        for table in self._tables:
            table.put(words, verdicts)
        return verdicts


class _Table:
    """Words and verdicts, each in the slot that its product with a number tells."""

    def __init__(self, spread: int) -> None:
        self._spread = np.uint64(spread)
        self._words = np.zeros(_SLOTS, np.uint64)
        self._verdicts = np.zeros(_SLOTS, np.uint8)

    def look_up(self, words: Words) -> tuple[Bytes, Flags]:
        """Return the verdict of each word, and whether it is known."""
        slots = self._slots(words)
        is_known: Flags = self._words.take(slots) == words
        verdicts: Bytes = self._verdicts.take(slots)
        return verdicts, is_known

    def put(self, words: Words, verdicts: Bytes) -> None:
        """Take words that are not here yet, in the place of what their slots hold."""
        slots = self._slots(words)
        self._words[slots] = words
        # Of several words for one slot the last is taken, here and there.
        self._verdicts[slots] = verdicts

    def _slots(self, words: Words) -> Ints:
        slots: Ints = ((words * self._spread) >> _SHIFT).view(np.int64)
        return slots
