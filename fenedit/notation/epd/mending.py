"""EPD operations as files have them: read leniently, every leniency said aloud, nothing lost.

What is forgiven, with the code of its note:

- `epd-semicolon`: no semicolon behind the last operation, or between two;
- `epd-empty`: semicolons without an operation, such as perft suites have in front (`;D1 20`),
  one note for a row of them;
- `epd-dash`: dashes that stand for nothing;
- `epd-blanks`: tabs and unusual spaces;
- `epd-unquoted`, `epd-quoted`: a string without its quotation marks, a number or move in them;
- `epd-unclosed`: a string without its closing mark;
- `epd-long-string`: more characters than the standard allows;
- `epd-move`: a move that is not quite SAN, such as `0-0`, `e8Q` or `Nf3!?`;
- `epd-duplicate`: an opcode that stood there before; the last one counts;
- `epd-remark`: text that is no operation, kept verbatim.

What cannot be typed is a fault, and the operation keeps its words as they are.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final, NamedTuple, TypeAlias

from fenedit.notation.comments import COMMENT_STARTS
from fenedit.notation.epd.faults import opcode_fault
from fenedit.notation.epd.opcodes import OPCODES, opcode_of
from fenedit.notation.epd.operands import (
    MAX_STRING,
    Misfit,
    Opcode,
    Operand,
    Operation,
    Words,
    any_operand,
    bad_string_char,
    misfit_problem,
    plain_move,
    typed_operands,
)
from fenedit.notation.epd.operations import leading_operations
from fenedit.notation.epd.words import Segment, Word, next_segment
from fenedit.notation.problems import Problem, Severity, Span

_PERFT: Final = re.compile("D[0-9]+")
"""Names of operations that count the moves to a depth."""
_DASHES: Final = ("-", "--", "–", "—")

_Mended: TypeAlias = tuple[list[Word], list[Problem]]
"""Words of operands, and what was put right in them."""


class Operations(NamedTuple):
    """What operations were read as.

    Attributes:
        operations: all that stand there, in the order of the text.
        notes: what was forgiven, in the order of the text; each has a span.
        faults: what could not be; the operations concerned keep their words.
    """

    operations: tuple[Operation, ...]
    notes: tuple[Problem, ...]
    faults: tuple[Problem, ...]


def read_operations(text: str, offset: int = 0) -> Operations:
    """Read what stands behind the fields of a record, whatever it is; `offset` shifts the spans."""
    parts = list(_parts(text, offset))
    operations = tuple(operation for part in parts for operation in part.operations)
    notes = [note for part in parts for note in part.notes] + _duplicates(operations)
    faults = tuple(fault for part in parts for fault in part.faults)
    return Operations(operations, tuple(sorted(notes, key=_place)), faults)


def _parts(text: str, offset: int) -> Iterator[Operations]:
    place = 0
    empty: Span | None = None
    while True:
        if empty is None:
            # What is strictly written needs no mending, and is read in a fraction of the time.
            strict, place = leading_operations(text, place, offset)
            if strict:
                yield Operations(tuple(strict), (), ())
        segment = next_segment(text, place)
        if segment is None:
            break
        place = segment.end + segment.is_closed
        if not segment.words:
            empty = (segment.start, place)
            continue
        part = _read_segment(text, segment)
        if _is_remark(segment, part, in_doubt=empty is not None):
            start = empty[0] if empty else segment.start
            note = _note("epd-remark", (start, len(text)))
            yield _moved(_verbatim(text, start, len(text.rstrip()), note), offset)
            return
        if empty:
            yield _moved(_empty(empty), offset)
            empty = None
        yield _moved(part, offset)
    if empty:
        yield _moved(_empty(empty), offset)


def _empty(span: Span) -> Operations:
    return Operations((), (_note("epd-empty", span),), ())


def _verbatim(text: str, start: int, end: int, problem: Problem) -> Operations:
    """Return text as one operation that keeps every character."""
    operation = Operation("", (Operand("symbol", text[start:end]),), (start, end))
    if problem.severity is Severity.NOTE:
        return Operations((operation,), (problem,), ())
    return Operations((operation,), (), (problem,))


def _is_remark(segment: Segment, part: Operations, in_doubt: bool) -> bool:
    """Tell whether a segment is no operation but text for people, up to the end of the line.

    A semicolon with nothing before it opens a comment in many files, as `; Haring 1977`, and perft
    counts in others: what follows it must be an operation that is known. What no semicolon ends
    must at least have a known opcode, or numbers behind an unknown one.
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


def _read_segment(text: str, segment: Segment) -> Operations:
    notes: list[Problem] = []
    if segment.odd_blank is not None:
        notes.append(_note("epd-blanks", segment.odd_blank))
    dashes = list(takewhile(lambda word: word.text in _DASHES, segment.words))
    notes += [_note("epd-dash", word.span) for word in dashes]
    words = list(segment.words[len(dashes) :])
    if not words:
        return Operations((), tuple(notes), ())
    end = segment.end + segment.is_closed
    if not segment.is_clean or words[0].is_string:
        start = words[0].span[0]
        problem = Problem("bad-operation", Severity.NOT_FEN, (start, end))
        part = _verbatim(text, start, end, problem)
    else:
        notes += [_note("epd-unclosed", word.span) for word in words if not word.is_closed]
        if not segment.is_closed:
            notes.append(_note("epd-semicolon", (end, end)))
        part = _read_words(text, words, end, segment.end)
    return part._replace(notes=(*notes, *part.notes)) if notes else part


def _read_words(text: str, words: list[Word], end: int, operands_end: int) -> Operations:
    """Return the operation, or the operations, that clean words are, the opcode first."""
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


def _split(text: str, words: list[Word], end: int) -> Operations | None:
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
            notes.append(_note("epd-semicolon", (place, place)))
    return Operations(tuple(operations), tuple(notes), ())


def _starts(words: Sequence[Word]) -> list[int]:
    """Return where operations begin in a row of words without semicolons.

    Among moves `c5` is a move, and a comment register only where a string follows.
    """
    starts = [0]
    for at, word in enumerate(words[1:], start=1):
        among_moves = opcode_of(words[starts[-1]].text).forms == ("move",)
        has_string = at + 1 < len(words) and words[at + 1].is_string
        is_move = among_moves and not has_string and plain_move(word.text) is not None
        if word.text in OPCODES and not is_move:
            starts.append(at)
    return starts


def _fitted(text: str, words: Sequence[Word], end: int) -> Operations | Misfit:
    """Return the operation that words are, as they stand or put right, or why they are none."""
    opcode = opcode_of(words[0].text)
    misfit: Misfit | None = None
    for operand_words, notes in _candidates(text, opcode, words[1:]):
        operands = typed_operands(opcode, [word.text for word in operand_words], sys.maxsize)
        if not isinstance(operands, Misfit):
            notes += [
                _note("epd-long-string", word.span)
                for word, operand in zip(operand_words, operands, strict=True)
                if operand.kind == "string" and len(operand.text) > MAX_STRING
            ]
            operation = _operation([words[0], *operand_words], operands, end)
            return Operations((operation,), tuple(notes), ())
        misfit = misfit or operands
    assert misfit is not None
    return misfit


def _candidates(text: str, opcode: Opcode, words: Sequence[Word]) -> Iterator[_Mended]:
    """Yield the words of operands as they stand, then put right in the ways that may help."""
    yield list(words), []
    strings = [word for word in words if word.is_string]
    if words and not strings and set(opcode.forms) == {"string"}:
        yield _quoted(text, words, apart=opcode.most != 1)
    if words and len(strings) == len(words) and "string" not in opcode.forms:
        unquoted, notes = _unquoted(words)
        moves, more = _as_moves(unquoted) if opcode.forms == ("move",) else (unquoted, [])
        yield moves, notes + more
    elif opcode.forms == ("move",):
        yield _as_moves(words)


def _quoted(text: str, words: Sequence[Word], *, apart: bool) -> _Mended:
    """Return words in quotation marks, each apart or all together with the blanks between."""
    if apart:
        quoted = [word._replace(text=f'"{word.text}"') for word in words]
    else:
        start, end = words[0].span[0], words[-1].span[1]
        label = text[start:end]
        if bad_string_char(label) is not None:
            # Tabs and line breaks, which no string can hold.
            label = " ".join(word.text for word in words)
        quoted = [Word(f'"{label}"', (start, end))]
    return quoted, [_note("epd-unquoted", word.span) for word in quoted]


def _unquoted(words: Sequence[Word]) -> _Mended:
    bare = [Word(part, word.span) for word in words for part in word.text[1:-1].split()]
    return bare, [_note("epd-quoted", word.span) for word in words]


def _as_moves(words: Sequence[Word]) -> _Mended:
    moves: list[Word] = []
    notes: list[Problem] = []
    for word in words:
        move = plain_move(word.text)
        if move is not None and move != word.text:
            data = (("found", word.text), ("meant", move))
            notes.append(Problem("epd-move", Severity.NOTE, word.span, data=data))
        moves.append(word if move is None else word._replace(text=move))
    return moves, notes


def _operation(words: Sequence[Word], operands: tuple[Operand, ...], end: int) -> Operation:
    start = words[0].span[0]
    places = tuple((word.span[0] - start, word.span[1] - start) for word in words[1:])
    return Operation(words[0].text, operands, (start, end), places)


def _duplicates(operations: tuple[Operation, ...]) -> list[Problem]:
    notes: list[Problem] = []
    seen: set[str] = set()
    for name, _, span, _ in operations:
        if name and name in seen and span is not None:
            place = (span[0], span[0] + len(name))
            data = (("opcode", name),)
            notes.append(Problem("epd-duplicate", Severity.NOTE, place, data=data))
        seen.add(name)
    return notes


def _note(code: str, span: Span) -> Problem:
    return Problem(code, Severity.NOTE, span)


def _place(problem: Problem) -> Span:
    assert problem.span is not None
    return problem.span


def _moved(part: Operations, offset: int) -> Operations:
    if not offset:
        return part
    operations, notes, faults = part
    return Operations(
        tuple([each._replace(span=_shifted(each.span, offset)) for each in operations]),
        tuple([note._replace(span=_shifted(note.span, offset)) for note in notes]),
        tuple([fault._replace(span=_shifted(fault.span, offset)) for fault in faults]),
    )


def _shifted(span: Span | None, offset: int) -> Span:
    assert span is not None
    return span[0] + offset, span[1] + offset
