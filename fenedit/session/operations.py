"""Shows the operations of a record in a table model."""

import re
from collections import deque
from collections.abc import Callable, Container, Hashable, Iterable, Mapping, Sequence
from enum import Enum, IntEnum
from itertools import takewhile
from typing import Any, NamedTuple, TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from fenedit.notation.epd.opcodes import Operand, Operation, opcode_fault, operand_text, validate
from fenedit.notation.epd.record import format_operations, read_operations
from fenedit.notation.fen import COUNTERS
from fenedit.notation.fen_faults import fault
from fenedit.notation.problems import FenError, Problem
from fenedit.notation.safe_text import breakable, shown
from fenedit.session.described import Described

MOST_ROWS = 64
"""The most operations that are listed; no record made by a person has more."""


class OperationRow(NamedTuple):
    """One operation in a table.

    Attributes:
        operation: the operation; without an opcode, text that is kept verbatim.
        value: its operands, or the text, for display and editing.
        fault: what could not be read, or None.
        mark: the hidden sign before a remark; "" of an operation.
        fixed: whether the row is read-only.
    """

    operation: Operation
    value: str
    fault: Problem | None = None
    mark: str = ""
    fixed: bool = False

    @property
    def opcode(self) -> str:
        """The name of the operation, "" of a remark."""
        return self.operation.opcode


def operation_rows(rest: str, counters_fixed: bool = False) -> tuple[OperationRow, ...]:
    """Return the rows of the text after a record's fields.

    `counters_fixed` makes `hmvc` and `fmvn` read-only: they are the position's counters.
    """
    read = read_operations(rest)
    # Both are in the order of the text.
    faults, rows = deque(read.faults), []
    for operation in read.operations:
        start, end = operation.span or (0, 0)
        while faults and _place(faults[0]) < start:
            faults.popleft()
        problem = faults[0] if faults and _place(faults[0]) <= end else None
        if operation.opcode:
            fixed = counters_fixed and operation.opcode in COUNTERS
            rows.append(OperationRow(operation, operand_text(operation), problem, fixed=fixed))
            continue
        text = operation.operands[0].text
        mark = re.match(r"//+|[;#%]+", text)
        if mark is None:
            rows.append(OperationRow(operation, text, problem))
        else:
            rows.append(OperationRow(operation, text[mark.end() :].strip(), mark=mark[0]))
    return tuple(rows)


def changed(row: OperationRow, value: str) -> Operation | None:
    """Return a row's operation with another value; None if a remark became empty.

    Raises:
        FenError: the opcode may not have the value; the span lies in the value.
    """
    if row.opcode:
        return Operation(row.opcode, validate(row.opcode, value))
    if not (text := value.strip()):
        return None
    return Operation("", (Operand("symbol", f"{row.mark} {text}" if row.mark else text),))


def renamed(row: OperationRow, opcode: str, others: Container[str]) -> Operation:
    """Return a row's operands under another opcode.

    Raises:
        FenError: the name is not an opcode, is one of `others` in the record, or may not have these
            operands.
    """
    name = opcode.strip()
    problem = name_problem(name, others)
    if problem is not None:
        raise FenError(problem)
    return Operation(name, validate(name, row.value))


def name_problem(opcode: str, others: Container[str] = ()) -> Problem | None:
    """Return why a name cannot be an opcode beside others, or None."""
    problem = opcode_fault(opcode)
    if problem is None and opcode in others:
        return fault("duplicate-opcode", 0, len(opcode), "opcode", opcode=opcode)
    return problem


def new_row(opcode: str) -> OperationRow:
    """Return the row of an operation without operands yet."""
    return OperationRow(Operation(opcode), "")


def tag_rows(tags: Iterable[tuple[str, str]]) -> tuple[OperationRow, ...]:
    """Return the read-only rows of a game's tags."""
    return tuple(OperationRow(Operation(name), value, fixed=True) for name, value in tags)


def _place(problem: Problem) -> int:
    return problem.span[0] if problem.span is not None else 0


Index: TypeAlias = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns."""

    NAME = 0
    VALUE = 1


class Role(IntEnum):
    """The data of a cell besides its text."""

    REMARK = Qt.ItemDataRole.UserRole + 2
    """The remark on the cell, "" for none."""
    GRADE = Qt.ItemDataRole.UserRole + 3
    """The Grade of the remark, or None."""
    EXPECTED = Qt.ItemDataRole.UserRole + 4
    """The placeholder of an empty editor."""
    FIXED = Qt.ItemDataRole.UserRole + 5
    """True if the row is read-only."""


class Grade(Enum):
    """The grade of the remark on a cell."""

    REFUSED = "refused"
    """The typed text does not fit; the record is unchanged."""
    FAULT = "fault"
    """A part of the record could not be read."""
    WARNING = "warning"
    """A part of the record is odd."""


class OperationWords(NamedTuple):
    """The words of rows.

    Attributes:
        name: what a row is called.
        expected: the operands that an opcode expects.
        sentence: the sentence for a problem.
    """

    name: Callable[[OperationRow], str]
    expected: Callable[[OperationRow], str]
    sentence: Callable[[Problem], str]


_Cell: TypeAlias = tuple[Hashable, str, int, int]
"""The identity of a cell: record, opcode, number among rows of that opcode, column."""


class OperationsModel(Described, QAbstractTableModel):
    """A table with a row for each operation: name and value.

    Signals:
        written: the changed operations, in the order of EPD.
        placed: the new row of the edited operation.
    """

    written = Signal(str)
    placed = Signal(int)

    def __init__(self, words: OperationWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: tuple[OperationRow, ...] = ()
        self._has_new = False
        self._record: Hashable = None
        self._typed: dict[_Cell, tuple[str, Problem]] = {}
        self._warnings: Mapping[int, Problem] = {}

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.tr("Operation") if section == Column.NAME else self.tr("Value")
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        row = self._rows[index.row()]
        if row.fixed or (index.column() == Column.NAME and not row.opcode):
            return flags
        return flags | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._shown(index)
            case Qt.ItemDataRole.EditRole:
                typed = self._typed.get(self._key(index))
                return typed[0] if typed else _held(row, index)
            case Qt.ItemDataRole.ToolTipRole:
                return (
                    breakable(self._shown(index)) if index.column() == Column.VALUE else row.opcode
                )
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.described
            case Role.REMARK:
                return self._remark(index)[1]
            case Role.GRADE:
                return self._remark(index)[0]
            case Role.EXPECTED:
                return self._words.expected(row)
            case Role.FIXED:
                return row.fixed
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write a typed text; if it does not fit, keep it with the reason and return False.

        Other roles set the momentary description of the focused row.
        """
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return super().setData(index, value, role)
        row, key = self._rows[index.row()], self._key(index)
        unchanged = value == _held(row, index)
        if unchanged or (self._is_new(index.row()) and not str(value).strip()):
            self.give_up(index)
            return True
        try:
            operation = self._operation(index, str(value))
        except FenError as error:
            self._typed[key] = str(value), error.problem
            self._tell_of(index.row())
            return False
        self._typed.pop(key, None)
        self._write(index.row(), operation)
        return True

    @property
    def refused(self) -> list[str]:
        """All refused texts, of any record."""
        shown = {
            self._key(self.index(row, each)) for row in range(len(self._rows)) for each in Column
        }
        typed = self._typed.items()
        # A text in a row that is gone cannot be found by the person.
        return [text for key, (text, _) in typed if key in shown or key[0] != self._record]

    def show_rows(self, rows: Sequence[OperationRow], record: Hashable) -> None:
        """Show the rows of a record, which `record` identifies."""
        new = self._rows[-1:] if self._has_new and record == self._record else ()
        self._record = record
        self._warnings = {}
        self._has_new = bool(new)
        self._become((*rows, *new))

    def warn(self, warnings: Mapping[int, Problem]) -> None:
        """Show warnings, by rows."""
        if warnings != self._warnings:
            touched = {*warnings, *self._warnings}
            self._warnings = dict(warnings)
            for row in touched:
                self._tell_of(row)

    def add(self, row: OperationRow) -> QModelIndex:
        """Add a row for a person to fill in; return the cell of its value."""
        self.drop_new()
        self._has_new = True
        self._become((*self._rows, row))
        return self.index(len(self._rows) - 1, Column.VALUE)

    def drop_new(self) -> None:
        """Remove the row that was added and not filled in."""
        if self._has_new:
            self._typed.pop(self._key(self.index(len(self._rows) - 1, Column.VALUE)), None)
            self._has_new = False
            self._become(self._rows[:-1])

    def give_up(self, index: Index) -> None:
        """Forget the refused text of a cell, and remove its row if that is new."""
        if index.isValid() and self._typed.pop(self._key(index), None) is not None:
            self._tell_of(index.row())
        if index.isValid() and self._is_new(index.row()):
            self.drop_new()

    def forget_typed(self) -> None:
        """Forget all refused texts, of any record."""
        self._typed.clear()
        self.drop_new()
        for row in range(len(self._rows)):
            self._tell_of(row)

    def take_new(self) -> None:
        """Write the new row as it is: an operation without operands."""
        if self._has_new:
            self._write(len(self._rows) - 1, self._rows[-1].operation)

    def may_delete(self, row: int) -> bool:
        """Return whether there is such a row and it is not read-only."""
        return 0 <= row < len(self._rows) and not self._rows[row].fixed

    def delete(self, row: int) -> bool:
        """Delete an operation; False if that is not allowed."""
        if not self.may_delete(row):
            return False
        for column in Column:
            self._typed.pop(self._key(self.index(row, column)), None)
        if self._is_new(row):
            self.drop_new()
        else:
            self._write(row, None)
        return True

    def _operation(self, index: Index, typed: str) -> Operation | None:
        row = self._rows[index.row()]
        if index.column() == Column.VALUE:
            return changed(row, typed)
        others = [other.opcode for at, other in enumerate(self._rows) if at != index.row()]
        return renamed(row, typed, others)

    def _write(self, place: int, operation: Operation | None) -> None:
        """Emit the operations with another one, or none, in a row."""
        if self._is_new(place):
            # The changed record comes back with this row in its place.
            self._has_new = False
            self._become(self._rows[:-1])
        kept = [row.operation for at, row in enumerate(self._rows) if at != place]
        self.written.emit(format_operations(kept if operation is None else (*kept, operation)))
        if operation is not None:
            rows = (at for at, row in enumerate(self._rows) if row.operation == operation)
            self.placed.emit(next(rows, -1))

    def _become(self, rows: tuple[OperationRow, ...]) -> None:
        """Show other rows, and keep the shared ones: one may be being edited."""
        old = self._rows
        front = _shared(old, rows)
        back = min(_shared(old[::-1], rows[::-1]), len(old) - front, len(rows) - front)
        if len(old) > front + back:
            self.beginRemoveRows(QModelIndex(), front, len(old) - back - 1)
            self._rows = old[:front] + old[len(old) - back :]
            self.endRemoveRows()
        if len(rows) > front + back:
            self.beginInsertRows(QModelIndex(), front, len(rows) - back - 1)
            self._rows = rows
            self.endInsertRows()
        self._rows = rows
        if rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, Column.VALUE))

    def _is_new(self, row: int) -> bool:
        return self._has_new and row == len(self._rows) - 1

    def _key(self, index: Index) -> _Cell:
        """Return the identity of a cell, which does not depend on other rows."""
        opcodes = [row.opcode for row in self._rows[: index.row() + 1]]
        return self._record, opcodes[-1], opcodes.count(opcodes[-1]), index.column()

    def _shown(self, index: Index) -> str:
        typed = self._typed.get(self._key(index))
        row = self._rows[index.row()]
        text = row.value if index.column() == Column.VALUE else self._words.name(row)
        return shown(text if typed is None else typed[0])

    def _remark(self, index: Index) -> tuple[Grade | None, str]:
        typed = self._typed.get(self._key(index))
        if typed is not None:
            return Grade.REFUSED, self._words.sentence(typed[1])
        if index.column() != Column.VALUE:
            return None, ""
        problem, grade = self._rows[index.row()].fault, Grade.FAULT
        if problem is None:
            problem, grade = self._warnings.get(index.row()), Grade.WARNING
        return (None, "") if problem is None else (grade, self._words.sentence(problem))

    def _spoken(self, index: Index) -> str:
        text = self._shown(index)
        grade, remark = self._remark(index)
        if grade is Grade.REFUSED:
            return self.tr("{text}. Not applied: {reason}").format(text=text, reason=remark)
        return f"{text}. {remark}" if remark else text

    def _tell_of(self, row: int) -> None:
        if row < len(self._rows):
            self.dataChanged.emit(self.index(row, 0), self.index(row, Column.VALUE))


def _held(row: OperationRow, index: Index) -> str:
    return row.value if index.column() == Column.VALUE else row.opcode


def _shared(some: Sequence[OperationRow], others: Sequence[OperationRow]) -> int:
    """Return how many rows at the start have the same opcodes in both."""
    pairs = zip(some, others, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0].opcode == pair[1].opcode, pairs))
