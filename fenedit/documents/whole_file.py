"""The lines of a whole file that need an exact look, found by numpy many lines at a time.

A line is passed over only if it is plain beyond doubt: four strict fields of FEN or six, and
behind them nothing or plain EPD operations. Everything else is a suspect, but for empty lines and
comments. What is no matter of counting, the strict reader is asked, once a word.

The widths of eight characters are one number of 64 bits: one multiplication sums them. All bytes
are looked at in their order, for to gather what does not lie on multiples of eight takes long.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from fenedit.documents.lines import parted, split_lines
from fenedit.documents.page import DIGIT, UNPRINTABLE, WIDTH, Fields, Page, read_page
from fenedit.documents.plain_operations import PlainOperations
from fenedit.documents.plain_positions import PlainPositions, plain_positions
from fenedit.documents.words import (
    Bytes,
    Flags,
    Ints,
    KnownWords,
    Separators,
    aligned,
    are_counters,
    text_of,
    words_at_every_byte,
)
from fenedit.notation.fen import parse_castling_rights
from fenedit.notation.problems import FenError

_PAGE_SIZE: Final = 1 << 19
"""Bytes looked at in one go, about: few calls of numpy a line, and its arrays stay in the cache."""
_PAGE_LINES: Final = 1 << 15
"""Lines looked at in one go, about: only of very short ones a page has more."""
_IN_EVERY_BYTE: Final = 0x0101010101010101
_SLASHES_AND_BLANK: Final = int.from_bytes(b"/////// ", "little")
_RANK_ENDS: Final = np.arange(-1, 8).reshape(9, 1)
_SIDE, _EP = 8, 10
"""Which separator of a line, counted from 0, ends these fields."""
_LONGEST_FIELDS: Final = len("KQkq e3")
_FILES, _RANKS = "abcdefgh", "12345678"
_MOST_DIGITS: Final = 6
_LONGEST_LINE: Final = 1000
_KEPT_MEMORY: Final = 30 << 20
"""The largest block that glibc can be made to keep is a little larger."""

_ARE_ASIDES: Final = np.zeros(256, np.bool_)
_ARE_ASIDES[list(b"\n#%;")] = True

Judge: TypeAlias = Callable[[PlainPositions], Flags]
"""Tells of each of some positions whether it is beyond doubt that nothing speaks against it."""


class Found(NamedTuple):
    """What is known of a block.

    Attributes:
        lines: how many lines it has; those that are neither asides nor suspects are records without
            a fault.
        asides: which lines of the block, from 0, are empty, or comments by their first byte.
        suspects: those that need an exact look, in their order: which line of the block each is,
            and its bytes without its ending.
    """

    lines: int
    asides: Ints
    suspects: list[tuple[int, bytes]]


class Scanner:
    """Looks blocks of lines through.

    Args:
        judge: who is asked about the positions of plain lines; None if nobody is.
    """

    def __init__(self, judge: Judge | None = None) -> None:
        # A large block that was free once stays with the process. Else each array of a page would
        # be fetched from the system and given back, which takes longer than all the rest.
        np.empty(_KEPT_MEMORY, np.uint8)
        self._fields = KnownWords(_judge_fields)
        self._operations = PlainOperations()
        self._judge = judge

    def scan(self, block: bytes) -> Found:
        """Return what is known of a block, which ends with a newline or carriage return."""
        if b"\r" in block:
            if block.count(b"\r") != block.count(b"\r\n"):
                # Lines that end with a lone one are not looked for here.
                texts = [parted(line)[0] for line in split_lines(block.decode("latin-1"))]
                suspected = [(index, text.encode("latin-1")) for index, text in enumerate(texts)]
                return Found(len(texts), np.empty(0, np.int64), suspected)
            block = block.replace(b"\r\n", b"\n")
        suspected = []
        asides: list[Ints] = [np.empty(0, np.int64)]
        start = lines = 0
        view = memoryview(block)
        pages = max(1, round(len(block) / _PAGE_SIZE), block.count(b"\n") // _PAGE_LINES)
        size = -(-len(block) // pages)
        while start < len(block):
            end = block.find(b"\n", min(start + size, len(block)) - 1) + 1
            found = self._scan_page(view[start:end])
            suspected += [(lines + index, line) for index, line in found.suspects]
            asides.append(lines + found.asides)
            start, lines = end, lines + found.lines
        return Found(lines, np.concatenate(asides), suspected)

    def _scan_page(self, lines: memoryview) -> Found:
        page = read_page(lines)
        plain: Flags = page.ends - page.starts <= _LONGEST_LINE
        if int(np.bitwise_or.reduce(page.classes.view(np.uint64))) & UNPRINTABLE * _IN_EVERY_BYTE:
            odd = np.flatnonzero(page.classes & UNPRINTABLE)
            plain[np.searchsorted(page.ends, odd)] = False
        fields = self._check_fields(page, plain)
        self._operations.check(page.separators, fields.last, plain)
        if self._judge is not None:
            positions = plain_positions(page, fields, plain)
            plain[:] = False
            plain[positions.lines] = self._judge(positions)
        asides = _ARE_ASIDES.take(page.separators.text.take(page.starts))
        suspects = [
            (index, page.text[page.starts[index] : page.ends[index]])
            for index in np.flatnonzero(~(plain | asides)).tolist()
        ]
        return Found(len(plain), np.flatnonzero(asides), suspects)

    def _check_fields(self, page: Page, plain: Flags) -> Fields:
        """Clear the flags of lines whose fields are not plain, and return what stands in them."""
        text, places, chars, _ = page.separators
        first = page.first
        plain &= words_at_every_byte(chars)[first] == _SLASHES_AND_BLANK
        ends = places.take(first + _RANK_ENDS)
        plain &= _ranks_are_plain(page.classes, ends)
        rank_end, side_end = ends[-1], places.take(first + _SIDE)
        ep = first + _EP
        end = places.take(ep)
        # Both fields in one word, and in the byte that they leave the side to move.
        length = end - side_end
        length -= 1
        fields = aligned(words_at_every_byte(text)[side_end + 1], length)
        fields |= text.take(side_end - 1)
        odd = (length < 1) | (length > _LONGEST_FIELDS)
        odd |= (side_end - rank_end != len("w ")) | (text.take(side_end) != ord(" "))
        odd |= ~plain
        fields[odd] = 0
        plain &= self._fields.verdicts(fields) > 0
        digits = text.take(end + 1) - np.uint8(ord("0")) < 10
        # A newline before them would leave the digit at the start of the next line.
        digits &= text.take(end) == ord(" ")
        last = ep
        if digits.any():
            _check_counters(page.separators, ep, digits, plain)
            last = ep + 2 * digits
        ending = chars.take(last)
        plain &= (ending == ord(" ")) | (ending == ord("\n"))
        return Fields(fields, ep, digits, last)


def _check_counters(separators: Separators, ep: Ints, digits: Flags, plain: Flags) -> None:
    """Clear the flags of those lines with a digit behind the ep field that have no two counters."""
    text, places, chars, _ = separators
    words = words_at_every_byte(text)
    fault = chars.take(ep + 1) != ord(" ")
    for index in (ep, ep + 1):
        start = places.take(index) + 1
        length = places.take(index + 1) - start
        fault |= ~are_counters(words[start], length, _MOST_DIGITS)
    fault &= digits
    plain &= ~fault


def _judge_fields(words: Sequence[int]) -> list[bool]:
    """Judge words of the castling field, a blank, the ep field, and the side in the last byte."""
    return [_are_fields(chr(word & 0xFF), text_of(word & ~0xFF)) for word in words]


def _are_fields(side: str, others: str) -> bool:
    castling, _, ep = others.partition(" ")
    try:
        parse_castling_rights(castling)
    except FenError:
        return False
    return side in "wb" and (ep == "-" or (len(ep) == 2 and ep[0] in _FILES and ep[1] in _RANKS))


def _ranks_are_plain(classes: Bytes, ends: Ints) -> Flags:
    """Tell of each line whether its eight ranks have eight squares each, strictly written.

    Args:
        classes: what the bytes of a page count as; a multiple of eight.
        ends: where the separators before the ranks and behind the last one stand, by lines.
    """
    widths = classes & np.uint8(WIDTH)
    twice = classes[1:] & classes[:-1]
    twice &= np.uint8(DIGIT)
    widths[1:] |= twice
    # Sums of all widths up to a byte, those of its own word of eight bytes and those before.
    sums = widths.view(np.uint64)
    sums *= np.uint64(_IN_EVERY_BYTE)
    before = np.empty(len(sums), np.uint64)
    before[0] = 0
    np.cumsum(sums[:-1] >> np.uint64(56), out=before[1:])
    words = ends & ~7
    sum_here, sum_before = widths.take(ends), before.view(np.uint8).take(words)
    sum_here += sum_before
    plain: Flags = np.logical_and.reduce(sum_here[1:] - sum_here[:-1] == 8, axis=0)
    # That was told modulo 256. It is true if the ranks have 64 squares together.
    squares = before.take(words[-1] >> 3) - before.take(words[0] >> 3)
    squares += widths.take(ends[-1])
    squares -= widths.take(ends[0])
    plain &= squares == 64
    return plain
