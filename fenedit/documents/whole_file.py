"""The lines of a whole file that need an exact look, found by numpy many lines at a time.

A line is passed over only if it is plain beyond doubt: four strict fields of FEN or six, and
behind them nothing or plain EPD operations. Everything else is a suspect, comments and blank lines
too. What is no matter of counting, the strict reader is asked, once a word.

Each rank is one number of 64 bits, the widths of its characters; one multiplication sums them.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from fenedit.documents.lines import parted, split_lines
from fenedit.documents.plain_operations import PlainOperations
from fenedit.documents.streaming import Entry, Source, decoded
from fenedit.documents.words import (
    Bytes,
    Flags,
    Ints,
    KnownWords,
    Separators,
    Words,
    aligned,
    are_counters,
    text_of,
    words_at_every_byte,
)
from fenedit.notation.fen import parse_castling_rights
from fenedit.notation.problems import FenError

BLOCK_SIZE: Final = 1 << 20
"""Bytes that are read at a time."""
_PAGE_SIZE: Final = 3 << 16
"""Bytes looked at in one go: few calls of numpy a line, and all arrays stay in the cache."""
_PADDING: Final = b"\n" * 32
"""Behind each block, because words and separators are gathered beyond its end."""

# What a character counts as in a rank. The digits' widths stand in the lower half.
_PIECE: Final = 0x01
_DIGIT: Final = 0x10
_UNPRINTABLE: Final = 0x20
_NO_SQUARE: Final = 0x40
_SEPARATOR: Final = 0x80


def _class_of(byte: int) -> int:
    char = chr(byte)
    if char in ' /;"\n':
        return _SEPARATOR
    if char in "KQRBNPkqrbnp":
        return _PIECE
    if char in "12345678":
        return _DIGIT | int(char)
    return _NO_SQUARE if 32 < byte < 127 else _NO_SQUARE | _UNPRINTABLE


_CLASSES: Final = bytes(_class_of(byte) for byte in range(256))
_IN_EVERY_BYTE: Final = 0x0101010101010101
_SLASHES: Final = int.from_bytes(b"/////// ", "little")
_BLANKS: Final = int.from_bytes(b"  ", "little")
_PLACEMENT, _SIDE, _CASTLING, _EP, _HALFMOVE, _FULLMOVE = range(7, 13)
"""Which separator of a line, counted from 0, ends each field."""
_MOST_RIGHTS: Final = 4
_MOST_DIGITS: Final = 6
_LONGEST_LINE: Final = 1000
_KEPT_MEMORY: Final = 30 << 20
"""The largest block that glibc can be made to keep is a little larger."""


class Found(NamedTuple):
    """What is known of a block.

    Attributes:
        lines: how many lines it has; those that are no suspects are records without a fault.
        suspects: those that need an exact look, in their order: which line of the block each is,
            from 0, and its bytes without its ending.
    """

    lines: int
    suspects: list[tuple[int, bytes]]


def blocks_of(source: Source) -> Iterator[bytes]:
    """Yield a file in blocks of whole lines; the last line is given an ending if it has none.

    Raises:
        StreamError: the file cannot be read on.
    """
    parts: list[bytes] = []
    while data := source.binary.read(BLOCK_SIZE):
        end = data.rfind(b"\n") + 1
        if end:
            yield b"".join([*parts, data[:end]])
            parts.clear()
        parts.append(data[end:])
    rest = b"".join(parts)
    if rest:
        yield rest if rest.endswith(b"\r") else rest + b"\n"


def suspects(found: Iterable[Found]) -> Iterator[int | Entry]:
    """Yield the lines of a file that need an exact look, and how many records went before without.

    `found` is what is known of its blocks in their order.
    """
    line = 1
    for lines, indices_and_lines in found:
        yield lines - len(indices_and_lines)
        for index, content in indices_and_lines:
            text = decoded(content)
            yield Entry(line + index, 1, text, text)
        line += lines


class Scanner:
    """Looks blocks of lines through."""

    def __init__(self) -> None:
        # A large block that was free once stays with the process. Else each array of a page would
        # be fetched from the system and given back, which takes longer than all the rest.
        np.empty(_KEPT_MEMORY, np.uint8)
        self._castling = KnownWords(_judge_castling)
        self._operations = PlainOperations()

    def scan(self, block: bytes) -> Found:
        """Return what is known of a block of bytes that ends with a newline."""
        if b"\r" in block:
            if block.count(b"\r") != block.count(b"\r\n"):
                # Lines that end with a lone one are not looked for here.
                texts = [parted(line)[0] for line in split_lines(block.decode("latin-1"))]
                suspected = [(index, text.encode("latin-1")) for index, text in enumerate(texts)]
                return Found(len(texts), suspected)
            block = block.replace(b"\r\n", b"\n")
        suspected = []
        start = lines = 0
        while start < len(block):
            end = block.rfind(b"\n", start, start + _PAGE_SIZE) + 1 or block.find(b"\n", start) + 1
            found = self._scan_page(block[start:end])
            suspected += [(lines + index, line) for index, line in found.suspects]
            start, lines = end, lines + found.lines
        return Found(lines, suspected)

    def _scan_page(self, block: bytes) -> Found:
        page = _read_page(block)
        plain: Flags = page.ends - page.starts <= _LONGEST_LINE
        odd = np.flatnonzero(page.classes & _UNPRINTABLE)
        if len(odd):
            plain[np.searchsorted(page.ends, odd)] = False
        last = self._check_fields(page, plain)
        self._operations.check(page.separators, last, plain)
        suspects = [
            (index, block[page.starts[index] : page.ends[index]])
            for index in np.flatnonzero(~plain).tolist()
        ]
        return Found(len(plain), suspects)

    def _check_fields(self, page: "_Page", plain: Flags) -> Ints:
        """Clear the flags of lines whose fields are not plain.

        Returns:
            For each line, which separator of the block ends its last field.
        """
        text, places, chars, first, _ = page.separators
        patterns = words_at_every_byte(chars)
        plain &= patterns[first] == _SLASHES
        plain &= (patterns[first + 8] & np.uint64(0xFFFF)) == _BLANKS
        end = np.empty((_FULLMOVE + 1, len(first)), np.int64)
        for index in range(_FULLMOVE + 1):
            end[index] = places[first + index]
        start = np.empty_like(end)
        start[0] = page.starts
        start[1:] = end[:-1] + 1
        length = end - start
        plain &= _ranks_are_plain(words_at_every_byte(page.classes), start[:8], length[:8])
        words = words_at_every_byte(text)
        side = text[start[_SIDE]]
        plain &= (length[_SIDE] == 1) & ((side == ord("w")) | (side == ord("b")))
        rights = aligned(words[start[_CASTLING]], length[_CASTLING])
        is_field = (length[_CASTLING] > 0) & (length[_CASTLING] <= _MOST_RIGHTS)
        rights[~(plain & is_field)] = 0
        plain &= self._castling.verdicts(rights) > 0
        file, rank = (
            text[start[_EP]] - np.uint8(ord("a")),
            text[start[_EP] + 1] - np.uint8(ord("1")),
        )
        square = (length[_EP] == 2) & (file < 8) & (rank < 8)
        plain &= square | ((length[_EP] == 1) & (text[start[_EP]] == ord("-")))
        last = first + _EP
        digits = text[start[_HALFMOVE]] - np.uint8(ord("0")) < 10
        if digits.any():
            # A newline before them would leave the digit at the start of the next line.
            digits &= chars[last] == ord(" ")
            counters = are_counters(words, start[_HALFMOVE], length[_HALFMOVE], _MOST_DIGITS)
            counters &= are_counters(words, start[_FULLMOVE], length[_FULLMOVE], _MOST_DIGITS)
            counters &= chars[last + 1] == ord(" ")
            plain &= counters | ~digits
            last[digits] += 2
        ending = chars[last]
        plain &= (ending == ord(" ")) | (ending == ord("\n"))
        return last


class _Page(NamedTuple):
    """A block taken apart.

    Attributes:
        classes: what its bytes count as.
        starts: where its lines begin.
        ends: where they end, without what ends them.
        separators: where its words end.
    """

    classes: Bytes
    starts: Ints
    ends: Ints
    separators: Separators


def _read_page(block: bytes) -> _Page:
    padded = block + _PADDING
    text = np.frombuffer(padded, np.uint8)
    classes = np.frombuffer(padded.translate(_CLASSES), np.uint8)
    places = np.flatnonzero(classes >= _SEPARATOR)
    chars = text.take(places)
    newlines = np.flatnonzero(chars == ord("\n"))[: -len(_PADDING)]
    ends = places.take(newlines)
    starts = np.zeros_like(ends)
    starts[1:] = ends[:-1] + 1
    first = np.zeros_like(newlines)
    first[1:] = newlines[:-1] + 1
    return _Page(classes, starts, ends, Separators(text, places, chars, first, newlines))


def _judge_castling(words: Sequence[int]) -> list[bool]:
    return [_is_castling_field(text_of(word)) for word in words]


def _is_castling_field(text: str) -> bool:
    try:
        parse_castling_rights(text)
    except FenError:
        return False
    return True


def _ranks_are_plain(widths: Words, start: Ints, length: Ints) -> Flags:
    """Tell of each line whether its eight ranks have eight squares each, strictly written."""
    ranks = aligned(widths[start], length)
    digits = ranks & np.uint64(_DIGIT * _IN_EVERY_BYTE)
    faults = digits & (digits << np.uint64(8))
    faults |= ranks & np.uint64(_NO_SQUARE * _IN_EVERY_BYTE)
    ranks &= np.uint64(0x0F * _IN_EVERY_BYTE)
    ranks *= np.uint64(_IN_EVERY_BYTE)
    ranks >>= np.uint64(56)
    faults |= ranks ^ np.uint64(8)
    faults |= (length - 1).view(np.uint64) >> np.uint64(3)
    plain: Flags = np.bitwise_or.reduce(faults, axis=0) == 0
    return plain
