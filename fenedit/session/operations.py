"""The operations behind a record's fields, as the rows of a table that can be edited. No Qt."""

import re
from collections import deque
from collections.abc import Container, Iterable
from typing import Final, NamedTuple

from fenedit.notation.epd.opcodes import Operand, Operation, operand_text, validate
from fenedit.notation.epd.operations import format_operations, opcode_fault
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import COUNTERS
from fenedit.notation.fen_faults import fault
from fenedit.notation.problems import FenError, Problem

MOST_ROWS: Final = 64
"""So many operations are listed; no record that a person made has more."""

_MARK: Final = re.compile(r"(?://+|[;#%]+)")


class Row(NamedTuple):
    """One operation in a table.

    Attributes:
        operation: what was read; without an opcode, text that is kept verbatim.
        value: its operands, or the text, as a person reads and edits them.
        fault: what could not be read of it, or None.
        mark: what begins a remark and is not shown with it; "" of an operation.
        fixed: whether the row is only shown.
    """

    operation: Operation
    value: str
    fault: Problem | None = None
    mark: str = ""
    fixed: bool = False

    @property
    def opcode(self) -> str:
        """The name of the operation, "" of a text that is none."""
        return self.operation.opcode


def rows_of(rest: str, counters_fixed: bool = False) -> tuple[Row, ...]:
    """Return the rows of what follows the fields of a record.

    `counters_fixed` says that `hmvc` and `fmvn` are the position's counters, which are edited
    elsewhere.
    """
    read = read_operations(rest)
    fixed = tuple(COUNTERS) if counters_fixed else ()
    # Both are in the order of the text.
    faults = deque(read.faults)
    return tuple(_row(operation, faults, fixed) for operation in read.operations)


def changed(row: Row, value: str) -> Operation | None:
    """Return a row's operation with another value; None where nothing is left of a text.

    Raises:
        FenError: the opcode may not have the value; the span lies in the value.
    """
    if row.opcode:
        return Operation(row.opcode, validate(row.opcode, value))
    text = value.strip()
    return _verbatim(f"{row.mark} {text}" if row.mark else text) if text else None


def renamed(row: Row, opcode: str, others: Container[str]) -> Operation:
    """Return a row's operands under another opcode.

    Raises:
        FenError: the name is no opcode, stands in the record already (in `others`), or may not
            have these operands.
    """
    name = opcode.strip()
    problem = name_problem(name, others)
    if problem is not None:
        raise FenError(problem)
    return Operation(name, validate(name, row.value))


def name_problem(opcode: str, others: Container[str] = ()) -> Problem | None:
    """Return why a name cannot be the opcode of an operation beside others, or None."""
    problem = opcode_fault(opcode)
    if problem is None and opcode in others:
        return fault("duplicate-opcode", 0, len(opcode), "opcode", opcode=opcode)
    return problem


def new_row(opcode: str) -> Row:
    """Return the row of an operation that is to be filled in."""
    return Row(Operation(opcode), "")


def tag_rows(tags: Iterable[tuple[str, str]]) -> tuple[Row, ...]:
    """Return the rows of a game's tags, which are only shown."""
    return tuple(Row(Operation(name), value, fixed=True) for name, value in tags)


def text_of(operations: Iterable[Operation]) -> str:
    """Return operations as a record has them, in the order of EPD."""
    return format_operations(operations)


def _row(operation: Operation, faults: deque[Problem], fixed: Container[str]) -> Row:
    """Return the row of an operation; what is wrong before it is taken off the faults."""
    start, end = operation.span or (0, 0)
    while faults and _place(faults[0]) < start:
        faults.popleft()
    problem = faults[0] if faults and _place(faults[0]) <= end else None
    if operation.opcode:
        value = operand_text(operation)
        return Row(operation, value, problem, fixed=operation.opcode in fixed)
    text = operation.operands[0].text
    mark = _MARK.match(text)
    if mark is None:
        return Row(operation, text, problem)
    return Row(operation, text[mark.end() :].strip(), None, mark[0])


def _place(problem: Problem) -> int:
    return problem.span[0] if problem.span is not None else 0


def _verbatim(text: str) -> Operation:
    return Operation("", (Operand("symbol", text),))
