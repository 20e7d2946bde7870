"""EPD operations that are plain beyond doubt, found by numpy in many lines at a time.

Plain is ` opcode operands;` over and over: single blanks, an opcode of the standard once a line,
one string or one number or some moves for it. The last semicolon may lack. What is no matter of
counting, the strict reader of EPD is asked, once a word.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

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
from fenedit.notation.epd.opcodes import OPCODES, Opcode
from fenedit.notation.epd.operations import strict_operations

_BLANK, _SLASH, _SEMICOLON, _QUOTE, _NEWLINE = (ord(char) for char in ' /;"\n')
_MINUS: Final = ord("-")
_LONGEST_WORD: Final = 7
"""Characters of a word that leave a byte of its number for its opcode."""
_LONGEST_STRING: Final = 200
_MOST_OPERATIONS: Final = 12
_MOST_DIGITS: Final = 8


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
    """The words behind the fields of lines, each with what ends it; of a string, its last mark.

    Attributes:
        start: where they begin.
        length: how many characters they have.
        before: what stands before them: a blank, a semicolon, a slash or a quotation mark.
        after: what ends them: a blank, a semicolon, a slash or a newline.
        is_opcode: whether they stand where an opcode must.
        end: which separators of the block end them.
    """

    start: Ints
    length: Ints
    before: Bytes
    after: Bytes
    is_opcode: Flags
    end: Ints


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
        words = words_at_every_byte(separators.text)
        newlines = separators.newlines
        start, length, before, after, is_opcode, ends = _read_words(separators, last, plain)
        # Between a semicolon and what follows it stands nothing.
        behind = before == _SEMICOLON
        fault = behind & ((length > 0) | (after == _SEMICOLON))
        fault |= before == _SLASH
        _refuse(ends[fault], newlines, plain)
        opcodes = np.flatnonzero(is_opcode)
        names, lengths = words[start[opcodes]], length[opcodes]
        names = aligned(names, lengths)
        names[(lengths < 1) | (lengths > _LONGEST_WORD)] = 0
        kinds = self._opcodes.verdicts(names)
        fault = (kinds == 0) | (after[opcodes] != _BLANK)
        fault |= _repetitions(names, np.cumsum(ends[opcodes] - ends[opcodes - 1] > 1))
        _refuse(ends[opcodes[fault]], newlines, plain)
        operands = np.flatnonzero(~(is_opcode | behind))
        # Kind 0 where no opcode stands before.
        kind = np.append(np.uint8(0), kinds)[np.cumsum(is_opcode)[operands]]
        fault = self._is_single[kind] & ~is_opcode[operands - 1]
        is_string = before[operands] == _QUOTE
        fault |= is_string != self._is_string[kind]
        fault |= is_string & (length[operands] > 0)
        _refuse(ends[operands[fault]], newlines, plain)
        operands, kind = operands[~is_string], kind[~is_string]
        fault = self._are_unknown(words, start[operands], length[operands], kind)
        _refuse(ends[operands[fault]], newlines, plain)

    def _are_unknown(self, words: Words, start: Ints, length: Ints, kind: Bytes) -> Flags:
        """Tell of each operand of a kind whether the exact reading has something against it."""
        is_negative = self._is_signed[kind] & (words[start] & np.uint64(0xFF) == _MINUS)
        unknown = ~are_counters(
            words, start + is_negative, length - is_negative, self._digits[kind]
        )
        asked = np.flatnonzero(unknown)
        lengths = length[asked]
        keys = aligned(words[start[asked]], lengths) | self._family[kind[asked]]
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
        lengths = range(_MOST_DIGITS, 0, -1)
        right = (most for most in lengths if _is_strict(name, "0", "9" * most))
        digits = next(right, 0)
        is_signed = digits > 0 and _is_strict(name, "-0", "-1", "-" + "9" * digits)
        return _Kind(name, False, False, True, digits, is_signed)
    return _Kind(name, False, True, is_single) if opcode.forms == ("move",) else None


def _is_strict(name: str, *operands: str) -> bool:
    """Tell whether each of some operands alone may follow an opcode."""
    return all(strict_operations(f"{name} {operand};", 0) is not None for operand in operands)


def _read_words(separators: Separators, last: Ints, plain: Flags) -> _Words:
    """Return the words behind the fields of plain lines.

    Clears the flags of lines whose strings are not plain.
    """
    _, places, chars, first, newlines = separators
    openers, closers = _paired_quotes(separators, plain)
    fault = (chars[openers - 1] != _BLANK) | (places[openers] - places[openers - 1] > 1)
    fault |= places[closers] - places[openers] > _LONGEST_STRING
    fault |= chars[closers + 1] == _QUOTE
    _refuse(openers[fault], newlines, plain)
    # Passed over: the fields of plain lines, all of the others, and strings.
    skipped = np.where(plain, last, newlines) + 1 - first
    counts = np.stack([skipped, newlines + 1 - first - skipped], axis=1).ravel()
    is_end = np.repeat(np.tile([False, True], len(newlines)), counts)
    while len(openers):
        is_end[openers] = False
        go_on = openers < closers
        openers, closers = openers[go_on] + 1, closers[go_on]
    ends = np.flatnonzero(is_end)
    before, after = chars[ends - 1], chars[ends]
    start = places[ends - 1] + 1
    # An opcode comes first, behind what was passed over, or behind semicolon and blank.
    is_opcode = np.ones(len(ends), np.bool_)
    is_opcode[1:] = (before[:-1] == _SEMICOLON) | (ends[1:] - ends[:-1] > 1)
    is_opcode &= before == _BLANK
    return _Words(start, places[ends] - start, before, after, is_opcode, ends)


def _paired_quotes(separators: Separators, plain: Flags) -> tuple[Ints, Ints]:
    """Return which separators begin and end strings.

    Lines with an odd number of quotation marks have no strings; their flags are cleared.
    """
    newlines = separators.newlines
    chars = separators.chars[: newlines[-1] + 1]
    marks = np.flatnonzero((chars == _QUOTE) | (chars == _NEWLINE))
    is_quote = chars[marks] == _QUOTE
    quotes = marks[is_quote]
    so_far = np.flatnonzero(~is_quote) - np.arange(len(newlines))
    is_odd = (so_far & 1).astype(np.bool_)
    if is_odd.any():
        is_odd[1:] ^= is_odd[:-1].copy()
        plain[is_odd] = False
        quotes = quotes[~is_odd[np.searchsorted(newlines, quotes)]]
    return quotes[::2], quotes[1::2]


def _repetitions(names: Words, line: Ints) -> Flags:
    """Tell of each opcode whether it repeats one of its line, or has very many before it there."""
    repeats = np.zeros(len(names), np.bool_)
    for distance in range(1, min(_MOST_OPERATIONS, len(names))):
        same_line = line[distance:] == line[:-distance]
        if not same_line.any():
            return repeats
        repeats[distance:] |= same_line & (names[distance:] == names[:-distance])
    repeats[_MOST_OPERATIONS:] |= line[_MOST_OPERATIONS:] == line[:-_MOST_OPERATIONS]
    return repeats


def _refuse(ends: Ints, newlines: Ints, plain: Flags) -> None:
    """Clear the flags of the lines in which some separators stand."""
    if len(ends):
        plain[np.searchsorted(newlines, ends)] = False
