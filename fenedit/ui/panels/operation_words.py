"""What the rows of operations are called, and what is to be written in them."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.notation.epd.opcodes import OPCODES, opcode_of
from fenedit.session.operations import OperationRow, OperationWords
from fenedit.ui.panels.problem_words import problem_sentence
from fenedit.ui.translatable import QT_TRANSLATE_NOOP

_FIRST: Final = ("id", "bm", "dm", "c0")
"""What people write about a position most often, its name before all."""

_EXPECTED: Final = {
    ("string",): QT_TRANSLATE_NOOP("operation_words", "Text"),
    ("move",): QT_TRANSLATE_NOOP("operation_words", "Moves, such as Nf3"),
    ("integer",): QT_TRANSLATE_NOOP("operation_words", "A number"),
    ("symbol",): QT_TRANSLATE_NOOP("operation_words", "One word"),
    ("clock",): QT_TRANSLATE_NOOP("operation_words", "000:01:30:00 000:01:30:00"),
    ("date", "time"): QT_TRANSLATE_NOOP("operation_words", "2000.12.31 23:59:59"),
    ("symbol", "string"): QT_TRANSLATE_NOOP("operation_words", 'Name "Value"'),
}
"""What an empty editor says, by the forms of the operands."""
_ADDRESS: Final = QT_TRANSLATE_NOOP("operation_words", '"Address" "Program"')


def operation_words() -> OperationWords:
    """Return the words of rows in the language of the interface."""
    return OperationWords(_name, _meaning, _expected, problem_sentence)


def known_operations() -> tuple[tuple[str, str], ...]:
    """Return the opcodes that can be added with their titles, the most usual ones first."""
    others = sorted(name for name in OPCODES if name not in _FIRST)
    return tuple((name, _title(name)) for name in (*_FIRST, *others))


def _name(row: OperationRow) -> str:
    if row.opcode:
        return row.opcode
    if row.mark:
        return _translated(QT_TRANSLATE_NOOP("operation_words", "Remark"))
    return _translated(QT_TRANSLATE_NOOP("operation_words", "Text"))


def _meaning(row: OperationRow) -> str:
    if row.opcode in OPCODES:
        return _title(row.opcode)
    return ""


def _expected(row: OperationRow) -> str:
    if not row.opcode:
        return ""
    opcode = opcode_of(row.opcode)
    if opcode.forms == ("string",) and opcode.least > 1:
        return _translated(_ADDRESS)
    source = _EXPECTED.get(opcode.forms)
    return _translated(source) if source else ""


def _title(opcode: str) -> str:
    title = QCoreApplication.translate("opcodes", OPCODES[opcode].title)
    return title[:1].upper() + title[1:]


def _translated(source: str) -> str:
    return QCoreApplication.translate("operation_words", source)
