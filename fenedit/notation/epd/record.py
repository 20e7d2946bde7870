"""Extended Position Description: four fields of FEN, then operations.

PGN standard of 1994, section 16.2. `parse_epd` takes what the standard allows and nothing else.
What people have is read by `read_loose`, and what stands behind the fields by `read_operations`.
The two counters of FEN travel as the operations `hmvc` and `fmvn`.
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from fenedit.notation.comments import COMMENT_STARTS
from fenedit.notation.epd.counters import COUNTERS
from fenedit.notation.epd.faults import first_epd_fault
from fenedit.notation.epd.mending import Operations, read_operations
from fenedit.notation.epd.operands import Operand, Operation
from fenedit.notation.epd.operations import format_operations, placed, strict_operations
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import MAX_COUNTER, Position
from fenedit.notation.problems import FenError

__all__ = [
    "Epd",
    "Operand",
    "Operation",
    "Operations",
    "format_epd",
    "format_operations",
    "last_of_each",
    "parse_epd",
    "read_operations",
    "with_counters",
]

_DEFAULTS: Final = {"hmvc": 0, "fmvn": 1}
_REST: Final = re.compile(f"[A-Za-z]|{'|'.join(COMMENT_STARTS)}")
"""What behind four fields begins with is no counter."""


class Epd(NamedTuple):
    """What a record says.

    Attributes:
        position: with the counters that `hmvc` and `fmvn` give, else 0 and 1.
        operations: in the order of the text.
    """

    position: Position
    operations: tuple[Operation, ...]


def parse_epd(text: str) -> Epd:
    """Return what a strict EPD record says; FenError has the left-most problem."""
    fields = text.split(" ", 4)
    try:
        position = parse_fen(f"{' '.join(fields[:4])} 0 1")
        rest = fields[4] if len(fields) == 5 else ""
        operations = strict_operations(rest, 0, len(text) - len(rest)) if rest else ()
    except FenError:
        operations = None
    if operations is not None:
        return Epd(_with_counters_of(position, operations), operations)
    problem = first_epd_fault(text)
    assert problem is not None, f"refused without a fault: {text!r}"
    raise FenError(problem)


def format_epd(position: Position, operations: Iterable[Operation] = ()) -> str:
    """Return a canonical record: four fields as they are held, then the operations in order.

    Of an opcode that stands there twice the last one is written, as readers take it. The counters
    are written where `with_counters` has put them. What is no operation and would be taken for a
    counter, as `41 20;`, has all six fields before it where nothing else stands there.

    Raises:
        ValueError: a string holds what EPD has no way to write, such as a quotation mark.
    """
    fen = format_fen(position)
    behind = format_operations(last_of_each(operations))
    like_a_field = behind and not _REST.match(behind)
    fields = fen if like_a_field else fen.rsplit(" ", 2)[0]
    return f"{fields} {behind}".rstrip(" ")


def last_of_each(operations: Iterable[Operation]) -> tuple[Operation, ...]:
    """Return operations without those whose opcode comes again; text kept verbatim all stays."""
    named: dict[str | int, Operation] = {}
    for number, operation in enumerate(operations):
        key = operation.opcode or number
        named.pop(key, None)
        named[key] = operation
    return tuple(named.values())


def with_counters(position: Position, operations: Iterable[Operation]) -> tuple[Operation, ...]:
    """Return operations with `hmvc` and `fmvn` as the position has them.

    Where they stand they are brought up to date; where they do not, they are added if the counter
    is not 0 or 1, as it is assumed without them. One that counts nothing is kept verbatim. All
    others keep their order.
    """
    result: list[Operation] = []
    missing = dict(_DEFAULTS)
    for operation in operations:
        name = operation.opcode
        if name not in COUNTERS:
            result.append(operation)
        elif (count := _counter(operation)) is None:
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


def _counter(operation: Operation) -> int | None:
    """Return the number that an operation counts, None if it is none that a position can hold."""
    kinds = [operand.kind for operand in operation.operands]
    text = operation.operands[0].text if kinds == ["integer"] else "-"
    digits = text.removeprefix("+").lstrip("0") or "0"
    if digits.startswith("-") or len(digits) > len(str(MAX_COUNTER)):
        return None
    return int(digits)


def _with_counters_of(position: Position, operations: tuple[Operation, ...]) -> Position:
    for operation in operations:
        if operation.opcode in COUNTERS:
            value = _counter(operation)
            if value is not None and operation.opcode == "hmvc":
                position = position.with_halfmove_clock(value)
            elif value is not None:
                position = position.with_fullmove_number(value)
    return position
