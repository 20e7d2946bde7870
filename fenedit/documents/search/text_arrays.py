"""Lines of text as arrays of numpy: words as numbers of 64 bits, fields, the positions they mean.

The first character of a word is the lowest byte of what is gathered from a text. Aligned, a word
fills the upper bytes and zeros the lower ones, so that words of different lengths differ. A
character of a rank counts as its width in squares, and bits above that: the widths of all
characters of all placements are summed in one go, so that the sum before a piece is its square,
counted through the boards of all lines.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fenedit.notation.fen import COUNTERS

Words: TypeAlias = NDArray[np.uint64]
Bytes: TypeAlias = NDArray[np.uint8]
Ints: TypeAlias = NDArray[np.int64]
Lines: TypeAlias = NDArray[np.int32]
Flags: TypeAlias = NDArray[np.bool_]

_ZEROS: Final = np.uint64(0x3030303030303030)
_TO_TOP: Final = np.uint64(0x7676767676767676)
"""What lifts every byte above nine to its upper half."""

IN_EVERY_BYTE: Final = 0x0101010101010101
ONE: Final = np.uint64(1)
ONES: Final = np.uint64(IN_EVERY_BYTE)
LAST_BYTE: Final = np.uint64(56)
"""What the sum of all bytes is shifted by, once they are multiplied by ONES."""
TOPS: Final = np.uint64(0x80 * IN_EVERY_BYTE)
"""Where the highest bit of each byte stands."""
_KEPT_MEMORY: Final = 30 << 20
"""The largest block that glibc can be made to keep is a little larger."""

_SLOTS: Final = 1 << 15
_SHIFT: Final = np.uint64(64 - 15)
_SPREAD: Final = np.uint64(0x9E3779B97F4A7C15)
"""An odd number whose products spread over their upper bits."""
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


def keep_memory() -> None:
    """Have the process keep memory for the arrays of a page.

    A large block that was free once stays with it. Else each array would be fetched from the system
    and given back, which takes longer than all the rest.
    """
    np.empty(_KEPT_MEMORY, np.uint8)


def pages(block: bytes, size: int, most_lines: int) -> Iterator[tuple[int, int]]:
    """Yield where pages of whole lines begin and end in a block that ends with a newline.

    Args:
        block: the lines.
        size: how many bytes a page has, about.
        most_lines: how many lines, about: only of very short ones a page has more.
    """
    count = max(1, round(len(block) / size), block.count(b"\n") // most_lines)
    step = -(-len(block) // count)
    start = 0
    while start < len(block):
        end = block.find(b"\n", min(start + step, len(block)) - 1) + 1
        yield start, end
        start = end


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


def summed(values: Bytes) -> Words:
    """Make of each byte the sum up to it in its word of eight; return the sums before each word."""
    words = values.view(np.uint64)
    words *= ONES
    own = words >> LAST_BYTE
    before: Words = np.cumsum(own)
    before -= own
    return before


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
    """What is known of words, each asked for once as long as there is room to remember.

    `judge` takes words as numbers and returns for each what it is, from 0 to 255.
    """

    def __init__(self, judge: Callable[[Sequence[int]], Sequence[int]]) -> None:
        self._judge = judge
        self._answers: dict[int, int] = {0: 0}
        # What is asked for again and again is found without a loop: of all words for a slot, the
        # last one.
        self._words = np.zeros(_SLOTS, np.uint64)
        self._verdicts = np.zeros(_SLOTS, np.uint8)

    def verdicts(self, words: Words) -> Bytes:
        """Return for each word what it is; 0 for word 0."""
        slots = _slots(words)
        verdicts: Bytes = self._verdicts.take(slots)
        missed = np.flatnonzero(self._words.take(slots) != words)
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
        slots = _slots(words)
        self._words[slots] = words
        # Of several words for one slot the last is taken, here and there.
        self._verdicts[slots] = verdicts
        return verdicts


def _slots(words: Words) -> Ints:
    slots: Ints = ((words * _SPREAD) >> _SHIFT).view(np.int64)
    return slots


WIDTH: Final = 0x0F
"""The bits of a class that hold a width."""
DIGIT: Final = 0x10
UNPRINTABLE: Final = 0x20
MAN: Final = 1
"""The class of a piece."""
_SEPARATOR: Final = 0x80
_NO_SQUARE: Final = 15
"""A width that no rank has room for."""
_PADDING: Final = b"\n" * 40
"""Behind each page, because words and separators are gathered beyond its end."""


def _class_of(byte: int) -> int:
    char = chr(byte)
    if char in ' /;"\n':
        return _SEPARATOR
    if char in "KQRBNPkqrbnp":
        return MAN
    if char in "12345678":
        return DIGIT | int(char)
    return _NO_SQUARE if 32 < byte < 127 else _NO_SQUARE | UNPRINTABLE


_CLASSES: Final = bytes(_class_of(byte) for byte in range(256))


class Page(NamedTuple):
    """Some lines taken apart.

    Attributes:
        text: the lines, between newlines; a multiple of eight bytes.
        classes: what its bytes count as.
        starts: where its lines begin.
        ends: where they end, without what ends them.
        first: for each line, which separator is its first.
        separators: where its words end.
    """

    text: bytes
    classes: Bytes
    starts: Ints
    ends: Ints
    first: Ints
    separators: Separators


class Fields(NamedTuple):
    """What stands in the fields behind the ranks of lines; of lines that are not plain, anything.

    Attributes:
        words: the castling field, a blank and the ep field, aligned, and the side to move in the
            lowest byte; 0 of lines that are not plain.
        ep: which separator of the page ends the ep field.
        counted: whether two counters stand behind it.
        last: which separator ends the last field.
    """

    words: Words
    ep: Ints
    counted: Flags
    last: Ints


def read_page(lines: memoryview) -> Page:
    """Take apart whole lines, each with its newline."""
    # A multiple of eight bytes, for words of them are looked at.
    text = b"".join((b"\n", lines, _PADDING[(len(lines) + 1) % 8 :]))
    data = np.frombuffer(text, np.uint8)
    classes = np.frombuffer(text.translate(_CLASSES), np.uint8)
    places = np.flatnonzero(classes >= _SEPARATOR)
    chars = data.take(places)
    newlines = np.flatnonzero(chars == ord("\n"))[: len(lines) + 1 - len(text)]
    places_of_newlines = places.take(newlines)
    return Page(
        text,
        classes,
        places_of_newlines[:-1] + 1,
        places_of_newlines[1:],
        newlines[:-1] + 1,
        Separators(data, places, chars, newlines[1:]),
    )


NO_SQUARE: Final = 64
"""Stands for an ep field of "-"."""
_SQUARES: Final = 64
_LAST_RANK_END: Final = 7
"""Which separator of a line, counted from 0, ends its placement."""
_BYTE_ENDS: Final = np.array([0x80 << 8 * byte for byte in range(8)], np.uint64)
_MOST_DIGITS: Final = 6
_COMMON: Final = "v"
"""A letter that both opcodes of counters have in one place."""
_BEFORE_COMMON: Final = 2
_LONGEST_OPCODE: Final = 4


class PlainPositions(NamedTuple):
    """What some lines of a page mean; all arrays have an element, or a row, for each of them.

    Attributes:
        lines: which lines of the page they are.
        contents: of 64 squares the letters of the pieces, 0 where none stands; a8 comes first and
            h1 last, as FEN goes.
        sides: the letter of the side to move.
        rights: the castling field, four characters at most, that end in the highest byte.
        ep_squares: the squares of the ep field, from a1 = 0; NO_SQUARE for none.
        clocks: the largest halfmove clock that a line may mean, 0 where it names none.
        numbers: the smallest fullmove number that it may mean; 1 at most without a field for it.
    """

    lines: Ints
    contents: Bytes
    sides: Bytes
    rights: Words
    ep_squares: Bytes
    clocks: Ints
    numbers: Ints


def plain_positions(page: Page, fields: Fields, plain: Flags) -> PlainPositions:
    """Return the positions of plain lines, but of those whose counters are spelt in odd ways."""
    halfmoves: Ints = np.zeros(len(plain), np.int64)
    fullmoves: Ints = np.ones(len(plain), np.int64)
    _read_counters(page, fields, np.flatnonzero(fields.counted & plain), halfmoves, fullmoves)
    clear = plain
    for name, lines, counts in _counts_in_operations(page):
        if COUNTERS[name] == "halfmove_clock":
            np.maximum.at(halfmoves, lines, counts)
        else:
            np.minimum.at(fullmoves, lines, counts)
        if (counts < 0).any():
            clear = clear.copy()
            clear[lines[counts < 0]] = False
    lines = np.flatnonzero(clear)
    words = fields.words.take(lines)
    ep_ends = (words >> LAST_BYTE).astype(np.uint8)
    has_ep = ep_ends != ord("-")
    ep_files = (words >> np.uint64(48)).astype(np.uint8)
    ep_squares = (ep_ends - np.uint8(ord("1"))) * np.uint8(8) + (ep_files - np.uint8(ord("a")))
    # A blank and one character, or two, stand behind the rights, the side to move far before them.
    rights = words << np.where(has_ep, np.uint64(24), np.uint64(16))
    rights &= np.uint64(0xFFFFFFFF00000000)
    return PlainPositions(
        lines,
        _contents(page, lines),
        words.astype(np.uint8),
        rights,
        np.where(has_ep, ep_squares, np.uint8(NO_SQUARE)),
        halfmoves.take(lines),
        fullmoves.take(lines),
    )


def _contents(page: Page, lines: Ints) -> Bytes:
    """Return what stands on the squares of lines with plain placements."""
    placed = _are_in_placements(page, lines)
    placed &= page.classes
    pieces = np.flatnonzero(placed == MAN)
    placed &= np.uint8(WIDTH)
    squares = summed(placed).view(np.int64).take(pieces >> 3)
    squares += placed.take(pieces)
    squares -= 1
    contents: Bytes = np.zeros(len(lines) * _SQUARES, np.uint8)
    contents[squares] = page.separators.text.take(pieces)
    return contents.reshape(-1, _SQUARES)


def _are_in_placements(page: Page, lines: Ints) -> Bytes:
    """Return 255 for each byte of a page that stands in a placement of some lines, else 0."""
    marks: Bytes = np.zeros(len(page.text), np.uint8)
    marks[page.starts.take(lines)] = 1
    marks[page.separators.places.take(page.first.take(lines) + _LAST_RANK_END)] = 1
    # An odd number of marks up to a byte.
    before = summed(marks)
    before &= ONE
    before *= ONES
    sums = marks.view(np.uint64)
    sums += before
    sums &= ONES
    sums *= np.uint64(0xFF)
    return marks


def _read_counters(
    page: Page, fields: Fields, lines: Ints, halfmoves: Ints, fullmoves: Ints
) -> None:
    """Set the counters of those lines that have two of them as fields."""
    text, places, _, _ = page.separators
    words = words_at_every_byte(text)
    for behind, counts in enumerate((halfmoves, fullmoves)):
        separator = fields.ep.take(lines) + behind
        start = places.take(separator) + 1
        lengths = places.take(separator + 1) - start
        counts[lines] = _numbers(words[start], lengths)


def _counts_in_operations(page: Page) -> Iterator[tuple[str, Ints, Ints]]:
    """Yield each opcode of a counter, the lines where it may stand, and the numbers behind it.

    It may be a part of a string there, too. A number that is not plain is -1.
    """
    if _COMMON.encode() not in page.text:
        return
    text = page.separators.text
    words = words_at_every_byte(text)
    places = np.flatnonzero(text == ord(_COMMON)) - _BEFORE_COMMON
    opcodes = words[places] & np.uint64((1 << 8 * (_LONGEST_OPCODE + 1)) - 1)
    for name in COUNTERS:
        found = places[opcodes == int.from_bytes(f"{name} ".encode(), "little")]
        behind = words[found + len(name) + 1]
        lengths = _digits_at_start(behind)
        counts = _numbers(behind, np.clip(lengths, 1, 8))
        counts[(lengths < 1) | (lengths > _MOST_DIGITS)] = -1
        yield name, np.searchsorted(page.ends, found), counts


def _digits_at_start(words: Words) -> Ints:
    """Return how many digits words begin with."""
    digits = words ^ _ZEROS
    others = digits + _TO_TOP
    others |= digits
    others &= TOPS
    # Of all bits only the lowest is sure to be one of another character.
    others &= ~others + ONE
    lengths: Ints = np.searchsorted(_BYTE_ENDS, others)
    lengths[others == 0] = 8
    return lengths


def _numbers(words: Words, lengths: Ints) -> Ints:
    """Return the numbers that words begin with.

    Args:
        words: what begins with their digits.
        lengths: how many digits they have, 1 to 8.
    """
    digits = aligned(words ^ _ZEROS, lengths)
    # Two digits at a time, then four, then eight; the first stand in the lowest byte.
    pairs = digits * np.uint64(10) + (digits >> np.uint64(8))
    mask = np.uint64(0x000000FF000000FF)
    first = (pairs & mask) * np.uint64(100 + (1_000_000 << 32))
    second = (pairs >> np.uint64(16) & mask) * np.uint64(1 + (10_000 << 32))
    numbers: Ints = ((first + second) >> np.uint64(32)).view(np.int64)
    return numbers
