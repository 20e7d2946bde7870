"""Reads and writes Extended Position Description: four fields of FEN, then operations.

Operations follow the PGN standard of 1994, section 16.2.4. Lenient reading notes whatever it
forgives and loses nothing. Perft suites have counts in place of operations.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, takewhile
from typing import Any, NamedTuple, TypeAlias, TypeVar

from fenedit.notation.epd.opcodes import (
    OPCODES,
    Misfit,
    Opcode,
    Operand,
    Operation,
    Words,
    any_operand,
    bad_string_char,
    misfit_problem,
    number_in,
    opcode_fault,
    opcode_of,
    plain_move,
    read_words,
    typed_operands,
    written_operand,
)
from fenedit.notation.fen import COMMENT_STARTS, COUNTERS, Memo, format_fen, strict_position
from fenedit.notation.position import Position
from fenedit.notation.problems import FenError, Problem, Severity, Span, note

_OPERATION = re.compile(
    r' *([A-Za-z][A-Za-z0-9_]{0,14}(?: +(?:"[^"\x00-\x1f\x7f]*"|[!#-:<-~]+))*) *;'
)

_LETTER = re.compile("[A-Za-z]")

_Said: TypeAlias = tuple[str, tuple[Operand, ...], tuple[Span, ...]]
"""Opcode, operands, and their places from the opcode on."""


def _said(text: str) -> _Said:
    name = text.partition(" ")[0]
    words = read_words(text, len(name))
    operands = typed_operands(opcode_of(name), words.words)
    if isinstance(operands, Misfit):
        raise KeyError(text)
    return name, operands, words.places


_MEMO = Memo(_said)
"""Strict operations by their text without the semicolon.

Most operations of a file repeat.
"""


def strict_operations(text: str, start: int) -> tuple[Operation, ...] | None:
    """Return the operations from a place to the end of a text, None where they are not strict."""
    operations, place = leading_operations(text, start)
    if text[place:].strip(" ") or len({each[0] for each in operations}) < len(operations):
        return None
    return tuple(operations)


def leading_operations(text: str, start: int) -> tuple[list[Operation], int]:
    """Return the operations from a place up to the first that is not strict, and where they end.

    Opcodes may repeat.
    """
    operations: list[Operation] = []
    memo, match_at = _MEMO, _OPERATION.match
    place = start
    while match := match_at(text, place):
        try:
            name, operands, places = memo[match[1]]
        except KeyError:
            break
        place = match.end()
        operations.append(Operation(name, operands, (match.start(1), place), places))
    return operations, place


def is_remark(text: str) -> bool:
    """Return whether text kept verbatim runs to the end of the line."""
    return text.startswith(COMMENT_STARTS) or not text.endswith(";")


def format_operations(operations: Iterable[Operation]) -> str:
    """Return operations in canonical order: by opcode, sets of moves sorted, all in ASCII order.

    Operations of one opcode keep their order. Text kept verbatim comes last, and before it whatever
    begins without a letter, which after four fields could be mistaken for a counter.

    Raises:
        ValueError: a string holds something that EPD cannot write, such as a quotation mark.
    """
    return " ".join(
        _written(operation, canonical=True) for operation in sorted(operations, key=_rank)
    )


def placed(operations: Sequence[Operation], operation: Operation) -> list[Operation]:
    """Return operations with one added, the others in their order.

    It precedes the first greater one, and text kept verbatim, which may run to the end of the line.
    """
    greater = (
        place
        for place, each in enumerate(operations)
        if not each.opcode or each.opcode > operation.opcode
    )
    place = next(greater, len(operations))
    return [*operations[:place], operation, *operations[place:]]


def respelt(text: str, before: Sequence[Operation], after: Sequence[Operation]) -> str:
    """Return the text of changed operations; what need not change stays verbatim.

    Moves keep their order, which may be deliberate.

    Args:
        text: what follows the fields of a record.
        before: the operations in it, with their places.
        after: the new operations; new and changed ones have no place.

    Raises:
        ValueError: a string holds something that EPD cannot write.
    """
    spans = [operation.span for operation in before]
    if [operation.span for operation in after] == spans:
        return text
    following = dict(pairwise(spans))
    parts = [text[: spans[0][0]] if spans and spans[0] else " "]
    last: Operation | None = None
    for operation in after:
        if last is not None:
            parts.append(_link(text, last, operation, following))
        span = operation.span
        parts.append(_written(operation) if span is None else text[slice(*span)])
        last = operation
    written = "".join(parts)
    return written.rstrip(" ") if last is None or last.span is None else written


def _link(
    text: str, one: Operation, other: Operation, following: dict[Span | None, Span | None]
) -> str:
    """Return the text between two operations: what was there before, or a blank.

    A last operation without a semicolon gets one.
    """
    if one.span is None:
        return " "
    if other.span is not None and following.get(one.span) == other.span:
        return text[one.span[1] : other.span[0]]
    ended = not one.opcode or text.endswith(";", 0, one.span[1])
    return " " if ended else "; "


def _rank(operation: Operation) -> tuple[int, str]:
    if operation.opcode:
        return (0 if _LETTER.match(operation.opcode) else 1), operation.opcode
    return (3 if is_remark(operation.operands[0].text) else 2), ""


def _written(operation: Operation, *, canonical: bool = False) -> str:
    name, operands, *_ = operation
    if not name:
        return operands[0].text
    words = [written_operand(operand) for operand in operands]
    if canonical and opcode_of(name).is_set and all(operand.kind == "move" for operand in operands):
        words.sort()
    return " ".join([name, *words]) + ";"


_STRING = re.compile(r'"[^"]*"?')
_END = r"(?=[\s;,]|$)"
_DEPTH = re.compile(
    rf"(?<![^\s;,])(?:D|perft)(?P<depth>[1-9][0-9]?)(?=[\s:=])\s*+[:=]?\s*+(?P<count>[0-9]{{1,19}}){_END}",
    re.IGNORECASE,
)
_PERFT_PAIRS = re.compile(
    rf"(?<![^\s;,])perft[\s:=]+(?P<pairs>[1-9][0-9]?\s+[0-9]{{1,19}}"
    rf"(?:[\s,]+[1-9][0-9]?\s+[0-9]{{1,19}})*){_END}",
    re.IGNORECASE,
)
_PAIR = re.compile(r"([0-9]+)\s+([0-9]+)")


def perft_counts(rest: str) -> tuple[tuple[int, int], ...]:
    """Return the depths and counts that follow the fields of a record, by depth.

    The first of several counts for one depth is used.
    """
    text = _STRING.sub('""', rest)
    found = [(match["depth"], match["count"]) for match in _DEPTH.finditer(text)]
    for match in _PERFT_PAIRS.finditer(text):
        found += _PAIR.findall(match["pairs"])
    counts: dict[int, int] = {}
    for depth, count in found:
        counts.setdefault(int(depth), int(count))
    return tuple(sorted(counts.items()))


_TOKEN = re.compile(
    r'(?<![^\s;])(?:"[^"]*"(?![^\s;])|(?P<unclosed>"))|(?P<end>;)|(?P<blank>\s+)|[^\s;]+'
)
_SEMICOLONS = re.compile(r";(?>(?:\s*+;)*)")
_NEXT_OPCODE = re.compile(rf";(?=\s*(?:{'|'.join(sorted(OPCODES))})[\s;])")


class _Word(NamedTuple):
    """A word of an operation; a string has both quotation marks even if the second is missing."""

    text: str
    span: Span
    is_closed: bool = True

    @property
    def is_string(self) -> bool:
        return self.text.startswith('"')


class _Segment(NamedTuple):
    """The words before a semicolon, or the end of the text, the opcode first.

    Semicolons with only blanks between them enclose a segment without words. It ends at the
    semicolon, of several the last, or after the last word. `odd_blank` are the first blanks that
    are not plain spaces.
    """

    words: tuple[_Word, ...]
    start: int
    end: int
    is_closed: bool
    odd_blank: Span | None

    @property
    def is_clean(self) -> bool:
        """Return whether blanks part the words, and quotation marks are around strings alone."""
        return all(one.span[1] < other.span[0] for one, other in pairwise(self.words)) and all(
            bad_string_char(word.text[1:-1] if word.is_string else word.text) is None
            for word in self.words
        )


def _next_segment(text: str, start: int) -> _Segment | None:
    """Return the segment that begins at a place; None if only blanks are left."""
    words: list[_Word] = []
    odd_blank: Span | None = None
    place = start
    while match := _TOKEN.match(text, place):
        place = match.end()
        if match["end"]:
            if words:
                return _Segment(tuple(words), words[0].span[0], place - 1, True, odd_blank)
            row = _SEMICOLONS.match(text, match.start())
            end = row.end() if row else place
            return _Segment((), match.start(), end - 1, True, odd_blank)
        if match["blank"]:
            if odd_blank is None and match[0].strip(" ") and place < len(text):
                odd_blank = match.span()
        else:
            closed = _Word(match[0], match.span())
            words.append(_unclosed(text, match.start()) if match["unclosed"] else closed)
            place = words[-1].span[1]
    if not words:
        return None
    return _Segment(tuple(words), words[0].span[0], words[-1].span[1], False, odd_blank)


def _unclosed(text: str, start: int) -> _Word:
    opcode = _NEXT_OPCODE.search(text, start)
    end = len(text) if opcode is None else opcode.start()
    while end > start + 1 and (text[end - 1] == ";" or text[end - 1].isspace()):
        end -= 1
    return _Word(f'{text[start:end]}"', (start, end), is_closed=False)


_PERFT = re.compile("D[0-9]+")
"""Names of operations that count the moves to a depth."""
_DASHES = ("-", "--", "–", "—")

_Placed = TypeVar("_Placed", Operation, Problem)
_Mended: TypeAlias = tuple[list[_Word], list[Problem]]
"""Words of operands, and what was put right in them."""


class Operations(NamedTuple):
    """The result of reading operations.

    Attributes:
        operations: in the order of the text.
        notes: what was forgiven, in the order of the text; each has a span.
        faults: what was not forgiven; these operations keep their words.
    """

    operations: tuple[Operation, ...]
    notes: tuple[Problem, ...]
    faults: tuple[Problem, ...]


def read_operations(text: str, offset: int = 0) -> Operations:
    """Read what follows the fields of a record; `offset` shifts the spans."""
    parts = list(_parts(text))
    operations = tuple(operation for part in parts for operation in part.operations)
    notes = [each for part in parts for each in part.notes] + _duplicates(operations)
    notes.sort(key=lambda each: each.span or (0, 0))
    faults = tuple(fault for part in parts for fault in part.faults)
    read = Operations(operations, tuple(notes), faults)
    return _moved(read, offset) if offset else read


def _parts(text: str) -> Iterator[Operations]:
    place = 0
    empty: Span | None = None
    while True:
        if empty is None:
            # Fast path: strict operations.
            strict, place = leading_operations(text, place)
            if strict:
                yield Operations(tuple(strict), (), ())
        segment = _next_segment(text, place)
        if segment is None:
            break
        place = segment.end + segment.is_closed
        if not segment.words:
            empty = (segment.start, place)
            continue
        part = _read_segment(text, segment)
        if _is_remark(segment, part, in_doubt=empty is not None):
            start = empty[0] if empty else segment.start
            remark = note("epd-remark", (start, len(text)))
            yield _verbatim(text, start, len(text.rstrip()), remark)
            return
        if empty:
            yield Operations((), (note("epd-empty", empty),), ())
            empty = None
        yield part
    if empty:
        yield Operations((), (note("epd-empty", empty),), ())


def _verbatim(text: str, start: int, end: int, problem: Problem) -> Operations:
    """Return text as one operation that keeps every character."""
    operation = Operation("", (Operand("symbol", text[start:end]),), (start, end))
    if problem.severity is Severity.NOTE:
        return Operations((operation,), (problem,), ())
    return Operations((operation,), (), (problem,))


def _is_remark(segment: _Segment, part: Operations, in_doubt: bool) -> bool:
    """Return whether a segment is a remark up to the end of the line, not an operation.

    In many files a semicolon with nothing before it opens a comment, as `; Haring 1977`, in others
    a perft count, so a known operation must follow it. Without a semicolon at its end, an operation
    needs a known opcode, or numbers after an unknown one.
    """
    if segment.words[0].text.startswith(COMMENT_STARTS):
        return True
    if not in_doubt and segment.is_closed:
        return False
    if not part.operations:
        return False
    name, operands, *_ = part.operations[0]
    if name in OPCODES:
        return in_doubt and bool(part.faults)
    if in_doubt and not _PERFT.fullmatch(name):
        return True
    numbers = bool(operands) and all(operand.kind == "integer" for operand in operands)
    return bool(part.faults) or not numbers


def _read_segment(text: str, segment: _Segment) -> Operations:
    notes: list[Problem] = []
    if segment.odd_blank is not None:
        notes.append(note("epd-blanks", segment.odd_blank))
    dashes = list(takewhile(lambda word: word.text in _DASHES, segment.words))
    notes += [note("epd-dash", word.span) for word in dashes]
    words = list(segment.words[len(dashes) :])
    if not words:
        return Operations((), tuple(notes), ())
    end = segment.end + segment.is_closed
    if not segment.is_clean or words[0].is_string:
        start = words[0].span[0]
        problem = Problem("bad-operation", Severity.NOT_FEN, (start, end))
        part = _verbatim(text, start, end, problem)
    else:
        notes += [note("epd-unclosed", word.span) for word in words if not word.is_closed]
        if not segment.is_closed:
            notes.append(note("epd-semicolon", (end, end)))
        part = _read_words(text, words, end, segment.end)
    return part._replace(notes=(*notes, *part.notes)) if notes else part


def _read_words(text: str, words: list[_Word], end: int, operands_end: int) -> Operations:
    """Return the one or more operations in clean words, the opcode first."""
    name, span = words[0].text, words[0].span
    problem = opcode_fault(name, span[0])
    if problem is None:
        part = _fitted(text, words, end)
        if not isinstance(part, Misfit):
            return part
        split = _split(text, words, end)
        if split is not None:
            return split
        read = Words(
            tuple(word.text for word in words[1:]),
            tuple(word.span for word in words[1:]),
            operands_end,
            None,
        )
        problem = misfit_problem(name, opcode_of(name), read, part)
    operands = tuple(any_operand(word.text) for word in words[1:])
    return Operations((_operation(words, operands, end),), (), (problem,))


def _split(text: str, words: list[_Word], end: int) -> Operations | None:
    """Return the operations of a row of words where semicolons were left out, or None."""
    starts = _starts(words)
    operations: list[Operation] = []
    notes: list[Problem] = []
    for start, stop in zip(starts, [*starts[1:], len(words)], strict=True):
        place = words[stop - 1].span[1] if stop < len(words) else end
        part = _fitted(text, words[start:stop], place)
        if isinstance(part, Misfit):
            return None
        operations += part.operations
        notes += part.notes
        if stop < len(words):
            notes.append(note("epd-semicolon", (place, place)))
    return Operations(tuple(operations), tuple(notes), ())


def _starts(words: Sequence[_Word]) -> list[int]:
    """Return where operations begin in a row of words without semicolons.

    Among moves, `c5` is a comment register only if a string follows.
    """
    starts = [0]
    for at, word in enumerate(words[1:], start=1):
        among_moves = opcode_of(words[starts[-1]].text).forms == ("move",)
        has_string = at + 1 < len(words) and words[at + 1].is_string
        is_move = among_moves and not has_string and plain_move(word.text) is not None
        if word.text in OPCODES and not is_move:
            starts.append(at)
    return starts


def _fitted(text: str, words: Sequence[_Word], end: int) -> Operations | Misfit:
    """Return the operation in words, unchanged or mended, or why there is none."""
    opcode = opcode_of(words[0].text)
    misfit: Misfit | None = None
    for operand_words, notes in _candidates(text, opcode, words[1:]):
        operands = typed_operands(opcode, [word.text for word in operand_words], sys.maxsize)
        if not isinstance(operands, Misfit):
            notes += [
                note("epd-long-string", word.span)
                for word, operand in zip(operand_words, operands, strict=True)
                if operand.kind == "string" and len(operand.text) > opcode.longest
            ]
            operation = _operation([words[0], *operand_words], operands, end)
            return Operations((operation,), tuple(notes), ())
        misfit = misfit or operands
    assert misfit is not None
    return misfit


def _candidates(text: str, opcode: Opcode, words: Sequence[_Word]) -> Iterator[_Mended]:
    """Yield the words of operands, first unchanged, then with each mend that may help."""
    yield list(words), []
    strings = [word for word in words if word.is_string]
    if words and not strings and set(opcode.forms) == {"string"}:
        yield _quoted(text, words, apart=opcode.most != 1)
    if words and len(strings) == len(words) and "string" not in opcode.forms:
        notes = [note("epd-quoted", word.span) for word in words]
        unquoted = [_Word(part, word.span) for word in words for part in word.text[1:-1].split()]
        moves, more = _as_moves(unquoted) if opcode.forms == ("move",) else (unquoted, [])
        yield moves, notes + more
    elif opcode.forms == ("move",):
        yield _as_moves(words)


def _quoted(text: str, words: Sequence[_Word], *, apart: bool) -> _Mended:
    """Return words in quotation marks, each apart or all together with the blanks between."""
    if apart:
        quoted = [word._replace(text=f'"{word.text}"') for word in words]
    else:
        start, end = words[0].span[0], words[-1].span[1]
        label = text[start:end]
        if bad_string_char(label) is not None:
            # Tabs and line breaks, which no string can hold.
            label = " ".join(word.text for word in words)
        quoted = [_Word(f'"{label}"', (start, end))]
    return quoted, [note("epd-unquoted", word.span) for word in quoted]


def _as_moves(words: Sequence[_Word]) -> _Mended:
    moves: list[_Word] = []
    notes: list[Problem] = []
    for word in words:
        move = plain_move(word.text)
        if move is not None and move != word.text:
            notes.append(note("epd-move", word.span, found=word.text, meant=move))
        moves.append(word if move is None else word._replace(text=move))
    return moves, notes


def _operation(words: Sequence[_Word], operands: tuple[Operand, ...], end: int) -> Operation:
    start = words[0].span[0]
    places = tuple((word.span[0] - start, word.span[1] - start) for word in words[1:])
    return Operation(words[0].text, operands, (start, end), places)


def _duplicates(operations: tuple[Operation, ...]) -> list[Problem]:
    notes: list[Problem] = []
    seen: set[str] = set()
    for name, _, span, _ in operations:
        if name and name in seen and span is not None:
            notes.append(note("epd-duplicate", (span[0], span[0] + len(name)), opcode=name))
        seen.add(name)
    return notes


def _moved(part: Operations, offset: int) -> Operations:
    def moved(each: _Placed) -> _Placed:
        assert each.span is not None
        return each._replace(span=(each.span[0] + offset, each.span[1] + offset))

    operations, notes, faults = part
    return Operations(
        tuple([moved(each) for each in operations]),
        tuple([moved(each) for each in notes]),
        tuple([moved(each) for each in faults]),
    )


_DEFAULTS = {"hmvc": 0, "fmvn": 1}
_REST = re.compile(f"[A-Za-z]|{'|'.join(COMMENT_STARTS)}")
"""A beginning of text after four fields that is not a counter."""


class Epd(NamedTuple):
    """What a record says.

    Attributes:
        position: with the counters that `hmvc` and `fmvn` give, else 0 and 1.
        operations: in the order of the text.
    """

    position: Position
    operations: tuple[Operation, ...]


def parse_epd(text: str) -> Epd:
    """Read a strict EPD record; raise a FenError without a place if it is none."""
    fields = text.split(" ", 4)
    position = strict_position(f"{' '.join(fields[:4])} 0 1")
    start = len(text) - len(fields[4]) if fields[4:] else len(text)
    operations = strict_operations(text, start)
    # "w - - bm Qa4;" looks like an operation, but may be repeated fields.
    if position is None or operations is None or text[start : start + 2] in ("w ", "b "):
        raise FenError(Problem("bad-operation", Severity.NOT_FEN, (0, len(text))))
    counters: dict[str, Any] = {}
    for operation in operations:
        count = number_in(operation) if operation.opcode in COUNTERS else None
        if count is not None:
            counters[COUNTERS[operation.opcode]] = count
    return Epd(position._replace(**counters), operations)


def format_epd(position: Position, operations: Iterable[Operation] = ()) -> str:
    """Return a canonical record: four fields as they are held, then the operations in order.

    If an opcode is repeated, the last one is written, because readers use that. The counters are
    written where `with_counters` has put them. If the only text could be mistaken for counters, as
    `41 20;`, all six fields are written before it.

    Raises:
        ValueError: a string holds something that EPD cannot write, such as a quotation mark.
    """
    fen = format_fen(position)
    rest = format_operations(last_of_each(operations))
    like_a_field = rest and not _REST.match(rest)
    fields = fen if like_a_field else fen.rsplit(" ", 2)[0]
    return f"{fields} {rest}".rstrip(" ")


def last_of_each(operations: Iterable[Operation]) -> tuple[Operation, ...]:
    """Return the last operation of each opcode, and all text kept verbatim."""
    named: dict[str | int, Operation] = {}
    for number, operation in enumerate(operations):
        key = operation.opcode or number
        named.pop(key, None)
        named[key] = operation
    return tuple(named.values())


def with_counters(position: Position, operations: Iterable[Operation]) -> tuple[Operation, ...]:
    """Return operations with `hmvc` and `fmvn` as the position has them.

    Existing ones are updated; missing ones are added unless the counter has its default, 0 or 1.
    One without a number is kept verbatim. Other operations keep their order.
    """
    result: list[Operation] = []
    missing = dict(_DEFAULTS)
    for operation in operations:
        name = operation.opcode
        if name not in COUNTERS:
            result.append(operation)
        elif (count := number_in(operation)) is None:
            text = format_operations([operation])
            result.append(operation._replace(opcode="", operands=(Operand("symbol", text),)))
        else:
            missing.pop(name, None)
            value = getattr(position, COUNTERS[name])
            result.append(operation if count == value else _counting(name, value))
    for name, default in missing.items():
        value = getattr(position, COUNTERS[name])
        if value != default:
            result = placed(result, _counting(name, value))
    return tuple(result)


def _counting(name: str, value: int) -> Operation:
    return Operation(name, (Operand("integer", str(value)),))
