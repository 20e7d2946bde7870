"""Finds the lines of a block that need an exact check, with numpy, many lines at a time.

Only plain lines are skipped: four or six strict fields of FEN, then nothing or plain EPD
operations, without a counter that the check could remark on. All others are kept, but for empty
lines and comments. The strict reader judges, once a word, what counting cannot.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fenedit.documents.search.text_arrays import (
    IN_EVERY_BYTE,
    LAST_BYTE,
    ONE,
    ONES,
    Bytes,
    Flags,
    Found,
    Ints,
    KnownWords,
    Words,
    aligned,
    are_numbers,
    found_in_pages,
    summed,
    text_of,
    words_at_every_byte,
)
from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.epd.record import strict_operations
from fenedit.notation.fen import COUNTERS, parse_castling_rights
from fenedit.notation.problems import FenError

_BLANK, _SLASH, _SEMICOLON, _QUOTE, _NEWLINE = (ord(char) for char in ' /;"\n')
_LONGEST_WORD = 7
"""Characters of a word that leave a byte of its number for its opcode."""
_MOST_OPERATIONS = 12
_DIGITS = {"halfmove_clock": 2, "fullmove_number": 5}
"""Numbers of digits of counters that the check does not remark on."""
_WIDTH, _DIGIT, _UNPRINTABLE, _SEPARATOR = 0x0F, 0x10, 0x20, 0x80
"""The bits of a byte's class: its width in squares, 15 if it has no place in a rank, and others."""


def _class_of(byte: int) -> int:
    char = chr(byte)
    if char in ' /;"\n':
        return _SEPARATOR
    if char in "12345678":
        return _DIGIT | int(char)
    if char in "KQRBNPkqrbnp":
        return 1
    return 15 if 32 < byte < 127 else 15 | _UNPRINTABLE


_CLASSES = bytes(map(_class_of, range(256)))
_ARE_ASIDES = np.zeros(256, np.bool_)
_ARE_ASIDES[list(b"\n#%;")] = True

Judge: TypeAlias = Callable[[Bytes, Bytes, Words, Bytes], Flags]
"""Returns which of some positions certainly have no problem.

Its arguments are the letters on 64 squares, 0 on empty ones, from a8 to h1 as FEN goes; the letter
of the side to move; the castling field, which ends in the highest byte; and the en passant square,
from a1 = 0, or 64.
"""


class _Page(NamedTuple):
    """Some lines, cut at separators: blanks, slashes, semicolons, quotation marks and newlines.

    Attributes:
        data: the lines, between newlines; a multiple of eight bytes.
        classes: the class of each byte.
        places: where the separators are.
        chars: which they are.
        first: for each line its first separator.
        last: the newline that ends it.
    """

    data: Bytes
    classes: Bytes
    places: Ints
    chars: Bytes
    first: Ints
    last: Ints


class Scanner:
    """Scans blocks of lines; without `judge` plain lines need no further check."""

    def __init__(self, judge: Judge | None = None) -> None:
        self._fields = KnownWords(_are_fields)
        self._operations = _Operations()
        self._judge = judge

    def __call__(self, block: bytes) -> Found:
        """Return what needs an exact check in lines, all of which end with LF or CRLF."""
        # Searching is faster than replacing.
        block = block.replace(b"\r\n", b"\n") if b"\r" in block else block
        return found_in_pages(block, self._read_page)

    def _read_page(self, lines: bytes) -> tuple[int, Ints, list[tuple[int, bytes]]]:
        # Words and separators are read beyond the end.
        text = b"".join((b"\n", lines, b"\n" * (40 - (len(lines) + 1) % 8)))
        data = np.frombuffer(text, np.uint8)
        classes = np.frombuffer(text.translate(_CLASSES), np.uint8)
        places = np.flatnonzero(classes >= _SEPARATOR)
        chars = data.take(places)
        newlines = np.flatnonzero(chars == _NEWLINE)[: len(lines) + 1 - len(text)]
        page = _Page(data, classes, places, chars, newlines[:-1] + 1, newlines[1:])
        starts, ends = places.take(newlines[:-1]) + 1, places.take(page.last)
        plain: Flags = ends - starts <= 1000
        if int(np.bitwise_or.reduce(classes.view(np.uint64))) & _UNPRINTABLE * IN_EVERY_BYTE:
            odd = np.flatnonzero(classes & _UNPRINTABLE)
            plain[np.searchsorted(ends, odd)] = False
        fields, last = self._check_fields(page, plain)
        has_ep = (fields >> LAST_BYTE).astype(np.uint8) != ord("-")
        self._operations.check(page, last, has_ep, plain)
        if self._judge is not None:
            judged = np.flatnonzero(plain)
            fields = fields.take(judged)
            contents = _contents(page, starts.take(judged), judged)
            plain[judged] = self._judge(contents, fields.astype(np.uint8), *_claims(fields))
        asides = _ARE_ASIDES.take(data.take(starts))
        kept = [
            (index, text[starts[index] : ends[index]])
            for index in np.flatnonzero(~(plain | asides)).tolist()
        ]
        return len(plain), np.flatnonzero(asides), kept

    def _check_fields(self, page: _Page, plain: Flags) -> tuple[Words, Ints]:
        """Clear the flags of lines whose fields are not plain.

        Return for each line its castling field, a blank and its ep field as an aligned word with
        the side to move in the lowest byte, 0 if that is not plain; and the separator that ends its
        last field.
        """
        data, classes, places, chars, first, _ = page
        plain &= words_at_every_byte(chars)[first] == int.from_bytes(b"/////// ", "little")
        ends = places.take(first + np.arange(-1, 8).reshape(9, 1))
        plain &= _ranks_are_plain(classes, ends)
        side_end, ep = places.take(first + 8), first + 10
        end = places.take(ep)
        length = end - side_end - 1
        fields = aligned(words_at_every_byte(data)[side_end + 1], length)
        fields |= data.take(side_end - 1)
        odd = (length < 1) | (length > len("KQkq e3"))
        odd |= (side_end - ends[-1] != len("w ")) | (data.take(side_end) != _BLANK)
        odd |= ~plain
        fields[odd] = 0
        plain &= self._fields.verdicts(fields) > 0
        # A newline before them would leave the digit at the start of the next line.
        counted = (data.take(end + 1) - np.uint8(ord("0")) < 10) & (data.take(end) == _BLANK)
        last = ep + 2 * counted
        if counted.any():
            fault = chars.take(ep + 1) != _BLANK
            words = words_at_every_byte(data)
            for separator, digits in zip((ep, ep + 1), _DIGITS.values(), strict=True):
                start = places.take(separator) + 1
                numbers = words[start]
                fault |= ~are_numbers(numbers, places.take(separator + 1) - start, digits)
                is_zero = numbers.astype(np.uint8) == ord("0")
                # A double step, which the ep square shows, sets the clock to 0.
                fault |= (
                    is_zero if separator is not ep else ~is_zero & (data.take(end - 1) != ord("-"))
                )
            plain &= ~(fault & counted)
        ending = chars.take(last)
        plain &= (ending == _BLANK) | (ending == _NEWLINE)
        return fields, last


def _are_fields(word: int) -> bool:
    """Return whether a castling field, a blank, an ep field, and the side in the last byte are."""
    castling, _, ep = text_of(word & ~0xFF).partition(" ")
    has_ep = len(ep) == 2 and ep[0] in "abcdefgh" and ep[1] in "12345678"
    try:
        parse_castling_rights(castling)
    except FenError:
        return False
    return chr(word & 0xFF) in "wb" and (ep == "-" or has_ep)


def _ranks_are_plain(classes: Bytes, ends: Ints) -> Flags:
    """Return which lines have eight strict ranks of eight squares.

    Args:
        classes: the classes of a page's bytes.
        ends: where the separators before the ranks and after the last one are, by lines.
    """
    widths = classes & np.uint8(_WIDTH)
    # A digit beside another one is not strict.
    widths[1:] |= classes[1:] & classes[:-1] & np.uint8(_DIGIT)
    before = summed(widths)
    words = ends & ~7
    sum_here = widths.take(ends) + before.view(np.uint8).take(words)
    plain: Flags = np.logical_and.reduce(sum_here[1:] - sum_here[:-1] == 8, axis=0)
    # That was modulo 256. It is true if the ranks have 64 squares together.
    squares = before.take(words[-1] >> 3) - before.take(words[0] >> 3)
    squares += widths.take(ends[-1])
    squares -= widths.take(ends[0])
    plain &= squares == 64
    return plain


def _claims(fields: Words) -> tuple[Words, Bytes]:
    """Return the castling rights and the en passant squares of lines with plain fields."""
    ep_ends = (fields >> LAST_BYTE).astype(np.uint8)
    has_ep = ep_ends != ord("-")
    ep_files = (fields >> np.uint64(48)).astype(np.uint8)
    ep_squares = (ep_ends - np.uint8(ord("1"))) * np.uint8(8) + (ep_files - np.uint8(ord("a")))
    # A blank and one character, or two, follow the rights.
    rights = fields << np.where(has_ep, np.uint64(24), np.uint64(16))
    rights &= np.uint64(0xFFFFFFFF00000000)
    return rights, np.where(has_ep, ep_squares, np.uint8(64))


def _contents(page: _Page, starts: Ints, lines: Ints) -> Bytes:
    """Return the letters on the squares of some lines with plain placements."""
    placed: Bytes = np.zeros(len(page.data), np.uint8)
    placed[starts] = 1
    placed[page.places.take(page.first.take(lines) + 7)] = 1
    # The bytes of placements are those with an odd number of these marks up to them: make them 255.
    before = summed(placed)
    sums = placed.view(np.uint64)
    sums += (before & ONE) * ONES
    sums &= ONES
    sums *= np.uint64(0xFF)
    placed &= page.classes
    pieces = np.flatnonzero(placed == 1)
    placed &= np.uint8(_WIDTH)
    squares = summed(placed).view(np.int64).take(pieces >> 3) + placed.take(pieces) - 1
    contents: Bytes = np.zeros(len(lines) * 64, np.uint8)
    contents[squares] = page.data.take(pieces)
    return contents.reshape(-1, 64)


class _Operations:
    """Scans the operations of lines."""

    def __init__(self) -> None:
        # For each kind: its opcode, whether a string follows it, one operand at most, and moves;
        # how many digits a number may have, and whether it may have a minus.
        kinds = [("", False, True, False, 0, False)]
        for name, opcode in OPCODES.items():
            is_single = opcode.most == 1
            if opcode.forms == ("string",) and is_single:
                kinds.append((name, True, True, False, 0, False))
            elif opcode.forms == ("integer",) and is_single:
                most = _DIGITS[COUNTERS[name]] if name in COUNTERS else 8
                lengths = range(most, 0, -1)
                most = next((n for n in lengths if _is_strict(name, "0", "9" * n)), 0)
                is_signed = most > 0 and _is_strict(name, "-0", "-1", "-" + "9" * most)
                kinds.append((name, False, True, False, most, is_signed))
            elif opcode.forms == ("move",):
                kinds.append((name, False, is_single, True, 0, False))
        names, strings, singles, moves, digits, signs = zip(*kinds, strict=True)
        numbers = {name: number for number, name in enumerate(names) if name}
        self._is_string, self._is_single = np.array(strings), np.array(singles)
        self._digits, self._is_signed = np.array(digits, np.int64), np.array(signs)
        # What is right for one opcode that takes moves is right for all.
        family = [moves.index(True) if move else number for number, move in enumerate(moves)]
        self._family = np.array(family, np.uint64)
        counters = {COUNTERS[name]: numbers[name] for name in COUNTERS}
        self._clock, self._number = (counters[counter] for counter in _DIGITS)
        self._opcodes = KnownWords(lambda word: numbers.get(text_of(word), 0))

        def is_operand(word: int) -> bool:
            # The last byte is the number of the opcode's kind.
            name = names[word & 0xFF]
            return name not in COUNTERS and _is_strict(name, text_of(word & ~0xFF))

        self._operands = KnownWords(is_operand)

    def check(self, page: _Page, last: Ints, has_ep: Flags, plain: Flags) -> None:
        """Clear the flags of lines whose operations are not plain.

        Args:
            page: the lines.
            last: for each line, the separator that ends its last field.
            has_ep: for each line, whether it has an en passant square.
            plain: for each line, whether it is plain so far.
        """
        if not (plain & (last < page.last)).any():
            return
        text = words_at_every_byte(page.data)
        ends, after, before, line = _read_words(page, last, plain)
        # Element i begins at start i - 1.
        start = ends[:-1] + 1
        length = np.diff(ends, prepend=ends[:1] - 1) - 1
        goes_on = np.zeros(len(ends), np.bool_)
        goes_on[1:] = after[:-1] != _NEWLINE
        # There is nothing between a semicolon and what follows it.
        behind = (before == _SEMICOLON) & goes_on
        fault = behind & ((length > 0) | (after == _SEMICOLON))
        fault |= (before == _SLASH) & goes_on
        _refuse(fault, line, plain)
        # An opcode comes first, after the fields, or after semicolon and blank.
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
        # Kind 0 before the first opcode.
        counts = np.diff(opcodes, prepend=0, append=len(ends))
        kind = np.repeat(np.append(np.uint8(0), kinds), counts).take(operands)
        is_string = before.take(operands) == _QUOTE
        fault = self._is_single.take(kind) & ~is_opcode.take(operands - 1)
        fault |= is_string != self._is_string.take(kind)
        lines = line.take(operands)
        _refuse(fault, lines, plain)
        others = np.flatnonzero(~is_string)
        operands, kind, lines = operands.take(others), kind.take(others), lines.take(others)
        words, lengths = text[start.take(operands - 1)], length.take(operands)
        is_negative = self._is_signed.take(kind) & (words.astype(np.uint8) == ord("-"))
        signs = is_negative.astype(np.int64)
        numbers = words >> (signs << 3).view(np.uint64)
        fault = ~are_numbers(numbers, lengths - signs, self._digits.take(kind))
        asked = np.flatnonzero(fault)
        lengths = lengths.take(asked)
        keys = aligned(words.take(asked), lengths)
        keys |= self._family.take(kind.take(asked))
        keys[(lengths < 1) | (lengths > _LONGEST_WORD)] = 0
        fault[asked] = self._operands.verdicts(keys) == 0
        is_zero = words.astype(np.uint8) == ord("0")
        fault |= (kind == self._number) & is_zero
        fault |= (kind == self._clock) & ~is_zero & has_ep.take(lines)
        _refuse(fault, lines, plain)


def _is_strict(name: str, *operands: str) -> bool:
    """Return whether each operand may follow an opcode by itself."""
    return all(strict_operations(f"{name} {operand};", 0) is not None for operand in operands)


def _read_words(
    page: _Page, last: Ints, plain: Flags
) -> tuple[Ints, Bytes, Bytes, NDArray[np.int32]]:
    """Return what follows the fields of plain lines, cut at separators outside strings.

    The first element of a line stands for its fields. Each other is a word, or the nothing between
    a semicolon and what follows it; a string is the nothing between its last mark and the next
    separator. Of each the place of its end is returned, the separators there and before it, and its
    line. Clears the flags of lines whose strings are not plain.
    """
    _, _, places, chars, _, newlines = page
    # Only the end of a line that is not plain.
    first = np.where(plain, last, newlines)
    counts = newlines - first + 1
    line = np.repeat(np.arange(len(counts), dtype=np.int32), counts)
    numbers = np.repeat(first - np.cumsum(counts) + counts, counts)
    numbers += np.arange(len(line))
    kept_chars = chars.take(numbers)
    quotes = np.flatnonzero(kept_chars == _QUOTE)
    lines = line.take(quotes)
    if len(lines) % 2 or (lines[::2] != lines[1::2]).any():
        is_odd = (np.bincount(lines, minlength=len(plain)) & 1).astype(np.bool_)
        plain[is_odd] = False
        quotes = quotes[~is_odd.take(lines)]
    openers, closers = quotes[::2], quotes[1::2]
    opened, closed = numbers.take(openers), numbers.take(closers)
    begin, end = places.take(opened), places.take(closed)
    fault = (chars.take(opened - 1) != _BLANK) | (begin - places.take(opened - 1) > 1)
    fault |= (chars.take(closed + 1) == _QUOTE) | (places.take(closed + 1) - end > 1)
    fault |= end - begin > 200
    _refuse(fault, line.take(openers), plain)
    is_end = np.ones(len(line), np.bool_)
    while len(openers):
        is_end[openers] = False
        within = np.flatnonzero(openers < closers)
        openers, closers = openers.take(within) + 1, closers.take(within)
    kept = np.flatnonzero(is_end)
    ends = places.take(numbers.take(kept))
    return ends, kept_chars.take(kept), kept_chars.take(kept - 1), line.take(kept)


def _repetitions(kinds: Bytes, lines: NDArray[np.int32]) -> Flags:
    """Return which opcodes repeat one of their line, or have very many before them."""
    repeats = np.zeros(len(kinds), np.bool_)
    names = lines << 8
    names |= kinds
    for distance in range(1, min(_MOST_OPERATIONS, len(names))):
        if not (lines[distance:] == lines[:-distance]).any():
            return repeats
        repeats[distance:] |= names[distance:] == names[:-distance]
    repeats[_MOST_OPERATIONS:] |= lines[_MOST_OPERATIONS:] == lines[:-_MOST_OPERATIONS]
    return repeats


def _refuse(fault: Flags, lines: NDArray[np.int32], plain: Flags) -> None:
    """Clear the flags of the lines in which some elements are at fault."""
    faults = np.flatnonzero(fault)
    if len(faults):
        plain[lines.take(faults)] = False
