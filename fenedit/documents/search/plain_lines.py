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

from fenedit.documents.search.text_arrays import (
    DIGIT,
    IN_EVERY_BYTE,
    UNPRINTABLE,
    WIDTH,
    Bytes,
    Fields,
    Flags,
    Ints,
    KnownWords,
    Lines,
    Page,
    PlainPositions,
    Separators,
    Words,
    aligned,
    are_counters,
    keep_memory,
    pages,
    plain_positions,
    read_page,
    summed,
    text_of,
    words_at_every_byte,
)
from fenedit.notation.epd.opcodes import OPCODES, Opcode
from fenedit.notation.epd.record import strict_operations
from fenedit.notation.fen import parse_castling_rights
from fenedit.notation.problems import FenError

_BLANK, _SLASH, _SEMICOLON, _QUOTE, _NEWLINE = (ord(char) for char in ' /;"\n')
_MINUS: Final = ord("-")
_LONGEST_WORD: Final = 7
"""Characters of a word that leave a byte of its number for its opcode."""
_LONGEST_STRING: Final = 200
_MOST_OPERATIONS: Final = 12
_MOST_OPERAND_DIGITS: Final = 8


class _Kind(NamedTuple):
    """What may follow an opcode.

    Attributes:
        name: the opcode.
        is_string: one string.
        is_move: moves.
        is_single: one operand, not several.
        digits: numbers of up to so many digits are right, whatever they are.
        is_signed: likewise with a minus in front.
    """

    name: str
    is_string: bool
    is_move: bool
    is_single: bool
    digits: int = 0
    is_signed: bool = False


class _Words(NamedTuple):
    """What lies behind the fields of lines, cut at each separator that is not part of a string.

    The first element of a line stands for its fields. Each other is a word, or the nothing between
    a semicolon and what follows it; a string is the nothing between its last mark and the next
    separator.

    Attributes:
        ends: where they end.
        after: what ends them: a blank, a semicolon, a slash or a newline.
        before: what stands before them: the same, or a quotation mark.
        line: in which line they stand.
    """

    ends: Ints
    after: Bytes
    before: Bytes
    line: Lines


class PlainOperations:
    """Looks the operations of lines through."""

    def __init__(self) -> None:
        self._kinds = [_Kind("", False, False, True)]
        self._numbers: dict[str, int] = {}
        for name, opcode in OPCODES.items():
            kind = _kind_of(name, opcode)
            if kind is not None:
                self._numbers[name] = len(self._kinds)
                self._kinds.append(kind)
        self._is_string = np.array([kind.is_string for kind in self._kinds])
        self._is_single = np.array([kind.is_single for kind in self._kinds])
        self._is_signed = np.array([kind.is_signed for kind in self._kinds])
        self._digits = np.array([kind.digits for kind in self._kinds], np.int64)
        # What is right for one opcode that takes moves is right for all.
        moves = [name for name, number in self._numbers.items() if self._kinds[number].is_move]
        self._family = np.array(
            [
                self._numbers[moves[0]] if kind.is_move else number
                for number, kind in enumerate(self._kinds)
            ],
            np.uint64,
        )
        self._opcodes = KnownWords(self._judge_opcodes)
        self._operands = KnownWords(self._judge_operands)

    def check(self, separators: Separators, last: Ints, plain: Flags) -> None:
        """Clear the flags of lines whose operations are not plain.

        Args:
            separators: where the words of the lines end.
            last: for each line, which separator ends its last field.
            plain: for each line, whether it is plain so far.
        """
        if not (plain & (last < separators.newlines)).any():
            return
        text = words_at_every_byte(separators.text)
        ends, after, before, line = _read_words(separators, last, plain)
        # Element i begins at start i - 1.
        start = ends[:-1] + 1
        length = np.empty_like(ends)
        length[0] = 0
        np.subtract(ends[1:], start, out=length[1:])
        goes_on = np.zeros(len(ends), np.bool_)
        goes_on[1:] = after[:-1] != _NEWLINE
        # Between a semicolon and what follows it stands nothing.
        behind = (before == _SEMICOLON) & goes_on
        fault = behind & ((length > 0) | (after == _SEMICOLON))
        fault |= (before == _SLASH) & goes_on
        _refuse(fault, line, plain)
        # An opcode comes first, behind the fields, or behind semicolon and blank.
        is_word = goes_on & ~behind
        is_opcode = np.zeros(len(ends), np.bool_)
        is_opcode[1:] = (is_word[1:] & (before[1:] == _BLANK)) & ~is_word[:-1]
        opcodes = np.flatnonzero(is_opcode)
        lengths = length.take(opcodes)
        names = aligned(text[start.take(opcodes - 1)], lengths)
        names[(lengths < 1) | (lengths > _LONGEST_WORD)] = 0
        kinds = self._opcodes.verdicts(names)
        lines = line.take(opcodes)
        fault = (kinds == 0) | (after.take(opcodes) != _BLANK)
        fault |= _repetitions(kinds, lines)
        _refuse(fault, lines, plain)
        is_word[opcodes] = False
        operands = np.flatnonzero(is_word)
        # Kind 0 where no opcode stands before.
        counts = np.empty(len(opcodes) + 1, np.int64)
        counts[:-1] = opcodes
        counts[-1] = len(ends)
        counts[1:] -= opcodes
        kind = np.repeat(np.append(np.uint8(0), kinds), counts).take(operands)
        is_string = before.take(operands) == _QUOTE
        fault = self._is_single.take(kind) & ~is_opcode.take(operands - 1)
        fault |= is_string != self._is_string.take(kind)
        lines = line.take(operands)
        _refuse(fault, lines, plain)
        others = np.flatnonzero(~is_string)
        operands = operands.take(others)
        fault = self._are_unknown(
            text[start.take(operands - 1)], length.take(operands), kind.take(others)
        )
        _refuse(fault, lines.take(others), plain)

    def _are_unknown(self, words: Words, lengths: Ints, kind: Bytes) -> Flags:
        """Tell of each operand of a kind whether the exact reading has something against it."""
        is_negative = self._is_signed.take(kind) & (words.astype(np.uint8) == _MINUS)
        signs = is_negative.astype(np.int64)
        numbers = words >> (signs << 3).view(np.uint64)
        unknown = ~are_counters(numbers, lengths - signs, self._digits.take(kind))
        asked = np.flatnonzero(unknown)
        lengths = lengths.take(asked)
        keys = aligned(words.take(asked), lengths)
        keys |= self._family.take(kind.take(asked))
        keys[(lengths < 1) | (lengths > _LONGEST_WORD)] = 0
        unknown[asked] = self._operands.verdicts(keys) == 0
        return unknown

    def _judge_opcodes(self, words: Sequence[int]) -> list[int]:
        return [self._numbers.get(text_of(word), 0) for word in words]

    def _judge_operands(self, words: Sequence[int]) -> list[bool]:
        """Judge words whose last byte is the number of their opcode's kind."""
        return [_is_strict(self._kinds[word & 0xFF].name, text_of(word & ~0xFF)) for word in words]


def _kind_of(name: str, opcode: Opcode) -> _Kind | None:
    """Return what may plainly follow an opcode; None where that is not simple."""
    is_single = opcode.most == 1
    if opcode.forms == ("string",) and is_single:
        return _Kind(name, True, False, True)
    if opcode.forms == ("integer",) and is_single:
        lengths = range(_MOST_OPERAND_DIGITS, 0, -1)
        right = (most for most in lengths if _is_strict(name, "0", "9" * most))
        digits = next(right, 0)
        is_signed = digits > 0 and _is_strict(name, "-0", "-1", "-" + "9" * digits)
        return _Kind(name, False, False, True, digits, is_signed)
    return _Kind(name, False, True, is_single) if opcode.forms == ("move",) else None


def _is_strict(name: str, *operands: str) -> bool:
    """Tell whether each of some operands alone may follow an opcode."""
    return all(strict_operations(f"{name} {operand};", 0) is not None for operand in operands)


def _read_words(separators: Separators, last: Ints, plain: Flags) -> _Words:
    """Return what lies behind the fields of plain lines.

    Clears the flags of lines whose strings are not plain.
    """
    _, places, chars, newlines = separators
    # Nothing but its end of a line that is not plain.
    first = np.where(plain, last, newlines)
    counts = newlines - first + 1
    line = np.repeat(np.arange(len(counts), dtype=np.int32), counts)
    numbers = np.repeat(first - np.cumsum(counts) + counts, counts)
    numbers += np.arange(len(line))
    kept_chars = chars.take(numbers)
    quotes = _paired(np.flatnonzero(kept_chars == _QUOTE), line, plain)
    openers, closers = quotes[::2], quotes[1::2]
    opened, closed = numbers.take(openers), numbers.take(closers)
    begin, end = places.take(opened), places.take(closed)
    fault = (chars.take(opened - 1) != _BLANK) | (begin - places.take(opened - 1) > 1)
    fault |= (chars.take(closed + 1) == _QUOTE) | (places.take(closed + 1) - end > 1)
    fault |= end - begin > _LONGEST_STRING
    _refuse(fault, line.take(openers), plain)
    is_end = np.ones(len(line), np.bool_)
    while len(openers):
        is_end[openers] = False
        within = np.flatnonzero(openers < closers)
        openers, closers = openers.take(within) + 1, closers.take(within)
    kept = np.flatnonzero(is_end)
    return _Words(
        places.take(numbers.take(kept)),
        kept_chars.take(kept),
        kept_chars.take(kept - 1),
        line.take(kept),
    )


def _paired(quotes: Ints, line: Lines, plain: Flags) -> Ints:
    """Return those quotation marks that begin and end strings, in turn.

    Lines with an odd number of quotation marks have no strings; their flags are cleared.
    """
    lines = line.take(quotes)
    if len(lines) % 2 == 0 and (lines[::2] == lines[1::2]).all():
        return quotes
    is_odd = (np.bincount(lines, minlength=len(plain)) & 1).astype(np.bool_)
    plain[is_odd] = False
    return quotes.take(np.flatnonzero(~is_odd.take(lines)))


def _repetitions(kinds: Bytes, lines: Lines) -> Flags:
    """Tell of each opcode whether it repeats one of its line, or has very many before it there."""
    repeats = np.zeros(len(kinds), np.bool_)
    names = lines << 8
    names |= kinds
    for distance in range(1, min(_MOST_OPERATIONS, len(names))):
        if not (lines[distance:] == lines[:-distance]).any():
            return repeats
        repeats[distance:] |= names[distance:] == names[:-distance]
    repeats[_MOST_OPERATIONS:] |= lines[_MOST_OPERATIONS:] == lines[:-_MOST_OPERATIONS]
    return repeats


def _refuse(fault: Flags, lines: Lines, plain: Flags) -> None:
    """Clear the flags of the lines in which some elements are at fault."""
    faults = np.flatnonzero(fault)
    if len(faults):
        plain[lines.take(faults)] = False


_PAGE_SIZE: Final = 1 << 19
_PAGE_LINES: Final = 1 << 15
"""Bytes, and lines, looked at in one go: few calls of numpy a line, and its arrays stay in the
cache."""
_SLASHES_AND_BLANK: Final = int.from_bytes(b"/////// ", "little")
_RANK_ENDS: Final = np.arange(-1, 8).reshape(9, 1)
_SIDE, _EP = 8, 10
"""Which separator of a line, counted from 0, ends these fields."""
_LONGEST_FIELDS: Final = len("KQkq e3")
_FILES, _RANKS = "abcdefgh", "12345678"
_MOST_DIGITS: Final = 6
_LONGEST_LINE: Final = 1000

_ARE_ASIDES: Final = np.zeros(256, np.bool_)
_ARE_ASIDES[list(b"\n#%;")] = True

Judge: TypeAlias = Callable[[PlainPositions], Flags]
"""Tells of each of some positions whether it is beyond doubt that nothing speaks against it."""


class Scanned(NamedTuple):
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
        keep_memory()
        self._fields = KnownWords(_judge_fields)
        self._operations = PlainOperations()
        self._judge = judge

    def scan(self, block: bytes) -> Scanned:
        """Return what is known of a block, which ends with a newline or carriage return."""
        if b"\r" in block:
            if block.count(b"\r") != block.count(b"\r\n"):
                # Lines that end with a lone one are not looked for here.
                lines_alone = [line.rstrip(b"\r\n\0") for line in block.splitlines()]
                suspected = list(enumerate(lines_alone))
                return Scanned(len(suspected), np.empty(0, np.int64), suspected)
            block = block.replace(b"\r\n", b"\n")
        suspected = []
        asides: list[Ints] = [np.empty(0, np.int64)]
        lines = 0
        view = memoryview(block)
        for start, end in pages(block, _PAGE_SIZE, _PAGE_LINES):
            found = self._scan_page(view[start:end])
            suspected += [(lines + index, line) for index, line in found.suspects]
            asides.append(lines + found.asides)
            lines += found.lines
        return Scanned(lines, np.concatenate(asides), suspected)

    def _scan_page(self, lines: memoryview) -> Scanned:
        page = read_page(lines)
        plain: Flags = page.ends - page.starts <= _LONGEST_LINE
        if int(np.bitwise_or.reduce(page.classes.view(np.uint64))) & UNPRINTABLE * IN_EVERY_BYTE:
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
        return Scanned(len(plain), np.flatnonzero(asides), suspects)

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
    verdicts = []
    for word in words:
        castling, _, ep = text_of(word & ~0xFF).partition(" ")
        has_ep = len(ep) == 2 and ep[0] in _FILES and ep[1] in _RANKS
        plain = chr(word & 0xFF) in "wb" and (ep == "-" or has_ep)
        try:
            parse_castling_rights(castling)
        except FenError:
            plain = False
        verdicts.append(plain)
    return verdicts


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
    before = summed(widths)
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
