"""The positions that plain lines mean, as arrays for whoever knows the rules of chess.

The widths of all characters of all placements are summed in one go, so that the sum before a piece
is its square, counted through the boards of all lines.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from fenedit.documents.page import MAN, WIDTH, Fields, Page
from fenedit.documents.words import Bytes, Flags, Ints, Words, aligned, words_at_every_byte
from fenedit.notation.fen import COUNTERS

NO_SQUARE: Final = 64
"""Stands for an ep field of "-"."""
_SQUARES: Final = 64
_ONES: Final = np.uint64(0x0101010101010101)
_LAST_BYTE: Final = np.uint64(56)
_LAST_RANK_END: Final = 7
"""Which separator of a line, counted from 0, ends its placement."""

_ZEROS: Final = np.uint64(0x3030303030303030)
_TO_TOP: Final = np.uint64(0x7676767676767676)
"""What lifts every byte above nine to its upper half."""
_TOPS: Final = np.uint64(0x8080808080808080)
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
    ep_ends = (words >> _LAST_BYTE).astype(np.uint8)
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
    # Sums of all widths up to a byte, those of its own word of eight bytes and those before.
    sums = placed.view(np.uint64)
    sums *= _ONES
    own = (sums >> _LAST_BYTE).view(np.int64)
    before = np.cumsum(own)
    before -= own
    squares = before.take(pieces >> 3)
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
    sums = marks.view(np.uint64)
    sums *= _ONES
    own = sums >> _LAST_BYTE
    before = np.cumsum(own)
    before -= own
    before &= np.uint64(1)
    before *= _ONES
    sums += before
    sums &= _ONES
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
    others &= _TOPS
    # Of all bits only the lowest is sure to be one of another character.
    others &= ~others + np.uint64(1)
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
