"""EPD operations, read strictly and written: PGN standard of 1994, section 16.2.4.

With what is wrong with an opcode's name, and the counts of perft suites.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from fenedit.notation.epd.opcodes import (
    Misfit,
    Operand,
    Operation,
    opcode_of,
    read_words,
    typed_operands,
    written_operand,
)
from fenedit.notation.fen import COMMENT_STARTS, Memo
from fenedit.notation.fen_faults import fault
from fenedit.notation.problems import Problem, Span

_OPERATION: Final = re.compile(
    r' *([A-Za-z][A-Za-z0-9_]{0,14}(?: +(?:"[^"\x00-\x1f\x7f]*"|[!#-:<-~]+))*) *;'
)

_LETTER: Final = re.compile("[A-Za-z]")

_Said: TypeAlias = tuple[str, tuple[Operand, ...], tuple[Span, ...]]
"""Opcode, operands, and their places from the opcode on."""


def _said(text: str) -> _Said:
    name = text.partition(" ")[0]
    words = read_words(text, len(name))
    operands = typed_operands(opcode_of(name), words.words)
    if isinstance(operands, Misfit):
        raise KeyError(text)
    return name, operands, words.places


_MEMO: Final = Memo(_said)
"""What operations say by their text without its semicolon, where that is strict.

Operations repeat in a file, bar the names.
"""


def strict_operations(text: str, start: int) -> tuple[Operation, ...] | None:
    """Return the operations from a place to the end of a text, None where they are not strict."""
    operations, place = leading_operations(text, start)
    if text[place:].strip(" ") or len({each[0] for each in operations}) < len(operations):
        return None
    return tuple(operations)


def leading_operations(text: str, start: int) -> tuple[list[Operation], int]:
    """Return the operations from a place up to the first that is not strict, and where they end.

    An opcode may stand there twice.
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
    """Tell whether text kept verbatim runs to the end of the line, so that nothing may follow."""
    return text.startswith(COMMENT_STARTS) or not text.endswith(";")


def format_operations(operations: Iterable[Operation]) -> str:
    """Return operations in canonical order: by opcode, sets of moves sorted, all in ASCII order.

    Operations of one opcode keep their order. What was kept verbatim comes last, and before it
    what no letter begins, which behind four fields would be taken for a counter.

    Raises:
        ValueError: a string holds what EPD has no way to write, such as a quotation mark.
    """
    return " ".join(_written(operation) for operation in sorted(operations, key=_rank))


def placed(operations: Sequence[Operation], operation: Operation) -> list[Operation]:
    """Return operations with one more, the others in their order.

    It stands before the first one that is greater, or is text kept verbatim, which may run to the
    end of the line.
    """
    behind = (
        place
        for place, each in enumerate(operations)
        if not each.opcode or each.opcode > operation.opcode
    )
    place = next(behind, len(operations))
    return [*operations[:place], operation, *operations[place:]]


def respelt(text: str, before: Sequence[Operation], after: Sequence[Operation]) -> str:
    """Return a text of operations that says something else; what need not change stays verbatim.

    Args:
        text: what stands behind the fields of a record.
        before: what it was read as, with their places in it.
        after: what it shall say; without a place what is new or says something else.

    Raises:
        ValueError: a string holds what EPD has no way to write.
    """
    spans = [operation.span for operation in before]
    if [operation.span for operation in after] == spans:
        return text
    behind = dict(pairwise(spans))
    parts = [text[: spans[0][0]] if spans and spans[0] else " "]
    last: Operation | None = None
    for operation in after:
        if last is not None:
            parts.append(_link(text, last, operation, behind))
        span = operation.span
        parts.append(format_operations([operation]) if span is None else text[slice(*span)])
        last = operation
    written = "".join(parts)
    return written.rstrip(" ") if last is None or last.span is None else written


def _link(
    text: str, one: Operation, other: Operation, behind: dict[Span | None, Span | None]
) -> str:
    """Return what stands between two operations: what stood there before, or a blank.

    An operation that nothing ended, because it was the last one, gets its semicolon.
    """
    if one.span is None:
        return " "
    if other.span is not None and behind.get(one.span) == other.span:
        return text[one.span[1] : other.span[0]]
    ended = not one.opcode or text.endswith(";", 0, one.span[1])
    return " " if ended else "; "


def _rank(operation: Operation) -> tuple[int, str]:
    if operation.opcode:
        return (0 if _LETTER.match(operation.opcode) else 1), operation.opcode
    return (3 if is_remark(operation.operands[0].text) else 2), ""


def _written(operation: Operation) -> str:
    name, operands, *_ = operation
    if not name:
        return operands[0].text
    words = [written_operand(operand) for operand in operands]
    if opcode_of(name).is_set and all(operand.kind == "move" for operand in operands):
        words.sort()
    return " ".join([name, *words]) + ";"


_MAX_OPCODE: Final = 15
"""Characters of the longest opcode."""

_LETTERS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_OPCODE_CHARS: Final = _LETTERS | frozenset("0123456789_")


def opcode_fault(name: str, offset: int = 0) -> Problem | None:
    """Return what is wrong with the name of an opcode, or None.

    `offset` is the place of the name in the text that the span refers to.
    """
    if not name or name[0] not in _LETTERS or not _OPCODE_CHARS.issuperset(name):
        return fault("bad-opcode", offset, offset + len(name), "opcode", found=name)
    if len(name) > _MAX_OPCODE:
        start, end = offset + _MAX_OPCODE, offset + len(name)
        return fault("opcode-too-long", start, end, "opcode-length", found=name)
    return None


_STRING: Final = re.compile(r'"[^"]*"?')
_END: Final = r"(?=[\s;,]|$)"
_DEPTH: Final = re.compile(
    rf"(?<![^\s;,])(?:D|perft)(?P<depth>[1-9][0-9]?)(?=[\s:=])\s*+[:=]?\s*+(?P<count>[0-9]{{1,19}}){_END}",
    re.IGNORECASE,
)
_PERFT: Final = re.compile(
    rf"(?<![^\s;,])perft[\s:=]+(?P<pairs>[1-9][0-9]?\s+[0-9]{{1,19}}"
    rf"(?:[\s,]+[1-9][0-9]?\s+[0-9]{{1,19}})*){_END}",
    re.IGNORECASE,
)
_PAIR: Final = re.compile(r"([0-9]+)\s+([0-9]+)")


def perft_counts(rest: str) -> tuple[tuple[int, int], ...]:
    """Return depths and counts that stand behind the fields of a record, by depth; () for none.

    Of a depth that stands there twice the first one counts.
    """
    text = _STRING.sub('""', rest)
    found = [(match["depth"], match["count"]) for match in _DEPTH.finditer(text)]
    for match in _PERFT.finditer(text):
        found += _PAIR.findall(match["pairs"])
    counts: dict[int, int] = {}
    for depth, count in found:
        counts.setdefault(int(depth), int(count))
    return tuple(sorted(counts.items()))
