"""Extended Position Description: four fields of FEN, then operations.

PGN standard of 1994, section 16.2. `parse_epd` takes what the standard allows and nothing else;
`read_epd` takes what people have, says what it put right, and loses nothing. The two counters of
FEN travel as the operations `hmvc` and `fmvn`.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from fenedit.notation.epd.faults import first_epd_fault
from fenedit.notation.epd.mending import Operations, read_operations
from fenedit.notation.epd.operands import Operand, Operation
from fenedit.notation.epd.operations import format_operations, strict_operations
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.fen_faults import fault
from fenedit.notation.loose.reading import Reading, read_loose
from fenedit.notation.position import MAX_COUNTER, Position
from fenedit.notation.problems import FenError, Problem, Severity

__all__ = [
    "Epd",
    "EpdReading",
    "Operand",
    "Operation",
    "Operations",
    "format_epd",
    "format_operations",
    "last_of_each",
    "parse_epd",
    "read_epd",
    "read_operations",
    "with_counters",
]

_COUNTERS: Final = {"hmvc": "halfmove_clock", "fmvn": "fullmove_number"}
_DEFAULTS: Final = {"hmvc": 0, "fmvn": 1}
_SAID_BETTER: Final = ("default-halfmove", "default-fullmove", "epd-ops", "comment", "trailing")
"""Notes of the loose reading that an EPD record gives no cause for, or its operations do."""


class Epd(NamedTuple):
    """What a record says.

    Attributes:
        position: with the counters that `hmvc` and `fmvn` give, else 0 and 1.
        operations: in the order of the text.
    """

    position: Position
    operations: tuple[Operation, ...]


class EpdReading(NamedTuple):
    """What a text was read as.

    Attributes:
        position: with the counters of a fifth and sixth field, else those of `hmvc` and `fmvn`.
        operations: in the order of the text; behind six fields also `hmvc` and `fmvn`.
        notes: what was forgiven; each has a span in the text.
        reading: that of the fields.
        faults: of operations that were kept as they are, each with a span in the text.
    """

    position: Position
    operations: tuple[Operation, ...]
    notes: tuple[Problem, ...]
    reading: Reading
    faults: tuple[Problem, ...]


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


def read_epd(text: str) -> EpdReading:
    """Return what a text means as an EPD record.

    Raises:
        FenError: the fields cannot be read, or there are fewer than four.
    """
    try:
        position, operations = parse_epd(text)
    except FenError:
        return _read_loosely(text)
    end = len(" ".join(text.split(" ", 4)[:4]))
    return EpdReading(position, operations, (), Reading(position, (), text[end:], (), 4), ())


def _read_loosely(text: str) -> EpdReading:
    reading = read_loose(text)
    if reading.fields < len(("placement", "side", "castling", "ep")):
        raise FenError(fault("missing-ep", len(text), len(text), "ep"))
    offset = len(text) - len(reading.rest)
    if not text.endswith(reading.rest):
        offset = max(text.find(reading.rest), 0)
    operations, notes, faults = read_operations(reading.rest, offset)
    position = reading.position
    if reading.fields == len(Position._fields):
        notes += tuple(_contradictions(position, operations))
        operations = with_counters(position, operations, always=True)
    else:
        position = _with_counters_of(position, operations)
    kept = [note for note in reading.notes if note.code not in _SAID_BETTER]
    return EpdReading(position, operations, (*kept, *notes), reading, faults)


def format_epd(position: Position, operations: Iterable[Operation] = ()) -> str:
    """Return a canonical record: four fields as they are held, then the operations in order.

    Of an opcode that stands there twice the last one is written, as readers take it. The counters
    are written where `with_counters` has put them.

    Raises:
        ValueError: a string holds what EPD has no way to write, such as a quotation mark.
    """
    fields = format_fen(position).rsplit(" ", 2)[0]
    return f"{fields} {format_operations(last_of_each(operations))}".rstrip(" ")


def last_of_each(operations: Iterable[Operation]) -> tuple[Operation, ...]:
    """Return operations without those whose opcode comes again; text kept verbatim all stays."""
    named: dict[str | int, Operation] = {}
    for number, operation in enumerate(operations):
        key = operation.opcode or number
        named.pop(key, None)
        named[key] = operation
    return tuple(named.values())


def with_counters(
    position: Position, operations: Iterable[Operation], always: bool = False
) -> tuple[Operation, ...]:
    """Return operations with `hmvc` and `fmvn` as the position has them.

    Where they stand they are brought up to date; where they do not, they are added if the counter
    is not 0 or 1, as it is assumed without them, or if `always` is set.
    """
    result: list[Operation] = []
    missing = dict(_DEFAULTS)
    for operation in operations:
        name = operation.opcode
        if name in _COUNTERS:
            missing.pop(name, None)
            value = getattr(position, _COUNTERS[name])
            result.append(operation if _counter(operation) == value else _counting(name, value))
        else:
            result.append(operation)
    for name, default in missing.items():
        value = getattr(position, _COUNTERS[name])
        if always or value != default:
            result.append(_counting(name, value))
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
        if operation.opcode in _COUNTERS:
            value = _counter(operation)
            if value is not None and operation.opcode == "hmvc":
                position = position.with_halfmove_clock(value)
            elif value is not None:
                position = position.with_fullmove_number(value)
    return position


def _contradictions(position: Position, operations: tuple[Operation, ...]) -> Iterable[Problem]:
    """Yield notes on counters that say otherwise than the fifth and sixth field."""
    for operation in operations:
        name = operation.opcode
        if name in _COUNTERS and _counter(operation) != getattr(position, _COUNTERS[name]):
            yield Problem("epd-counter", Severity.NOTE, operation.span, data=(("opcode", name),))
