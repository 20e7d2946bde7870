"""Hypothesis strategies for EPD: operations that the standard allows, and texts that nearly are."""

from typing import NamedTuple

from hypothesis import strategies as st

from fenedit.notation.epd.opcodes import OPCODES, Form, Opcode, Operand, Operation
from fenedit.notation.epd.record import read_operations, with_counters
from fenedit.notation.fen import COUNTERS, Reading
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem
from fenedit.notation.reading import read_loose

MOVES = ("e4", "Nf3", "exd5", "O-O", "O-O-O+", "e8=Q#", "e2e4", "R1a3")
STRINGS = st.text(st.characters(exclude_characters='"\x7f', min_codepoint=32), max_size=12)
SYMBOLS = st.text("abcXYZ019_.:+-/", min_size=1, max_size=6)


class Record(NamedTuple):
    """A record as the application reads it.

    Attributes:
        reading: that of its fields.
        operations: what stands behind them, with the counters of the position.
        notes: on the operations; places are those in the rest.
        faults: of the operations, likewise.
    """

    reading: Reading
    operations: tuple[Operation, ...]
    notes: tuple[Problem, ...]
    faults: tuple[Problem, ...]

    @property
    def position(self) -> Position:
        """The position that the record means."""
        return self.reading.position


def read_record(text: str) -> Record:
    """Return what a text means as a record; raise FenError where it is none.

    Counters that the fields gave are among its operations, as the corpus has them.
    """
    reading = read_loose(text)
    found, notes, faults = read_operations(reading.rest)
    if reading.fields == len(Position._fields):
        given = {operation.opcode for operation in found}
        zero = (Operand("integer", "0"),)
        found += tuple(Operation(name, zero) for name in COUNTERS if name not in given)
    return Record(reading, with_counters(reading.position, found), notes, faults)


@st.composite
def operations(draw: st.DrawFn, known: bool = True) -> Operation:
    """Return an operation with an opcode that has a meaning, or with any opcode."""
    names = st.sampled_from(sorted(OPCODES))
    if not known:
        names |= st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,14}", fullmatch=True)
    name = draw(names)
    opcode = OPCODES.get(name, Opcode(""))
    most = 4 if opcode.most is None else opcode.most
    count = draw(st.integers(opcode.least, most))
    count -= count % len(opcode.forms) if opcode.most is None else 0
    forms = [opcode.forms[index % len(opcode.forms)] for index in range(count)]
    return Operation(name, tuple(draw(_operand(form, opcode)) for form in forms))


def _operand(form: Form, opcode: Opcode) -> st.SearchStrategy[Operand]:
    low, high = opcode.lowest, opcode.highest
    by_form: dict[str, st.SearchStrategy[Operand]] = {
        "string": st.builds(Operand, st.just("string"), STRINGS),
        "move": st.builds(Operand, st.just("move"), st.sampled_from(MOVES)),
        "integer": st.builds(Operand, st.just("integer"), st.integers(low, high).map(str)),
        "symbol": st.builds(Operand, st.just("symbol"), SYMBOLS),
        "clock": st.just(Operand("symbol", "000:01:02:03")),
        "date": st.just(Operand("symbol", "1995.11.26")),
        "time": st.just(Operand("symbol", "12:30:00")),
    }
    if form != "any":
        return by_form[form]
    letters = st.builds(Operand, st.just("symbol"), st.text("abcXYZ", min_size=1, max_size=6))
    return by_form["string"] | by_form["integer"] | letters


def rows(known: bool = False) -> st.SearchStrategy[list[Operation]]:
    """Return operations of different opcodes."""
    return st.lists(operations(known), max_size=5, unique_by=lambda operation: operation.opcode)


_ODDITIES = st.sampled_from(
    [
        *(";", '"', " ", "  ", "\t", "\n", "-", "#", "%", "//", "bm", "id", "D1", "20", "0-0"),
        *("e4", "c0", "Nf3!", "\\", "é", "\0", "\ud800", "\u202e", "٣", "hmvc", "fmvn", "; ", " ;"),
    ]
)


@st.composite
def near_operations(draw: st.DrawFn) -> str:
    """Return operations with slips of the hand in them, or a heap of pieces."""
    from fenedit.notation.epd.record import format_operations

    text = " " + format_operations(draw(rows()))
    for _ in range(draw(st.integers(0, 4))):
        place = draw(st.integers(0, len(text)))
        length = draw(st.sampled_from([0, 0, 1, 1, 2, 5]))
        piece = draw(_ODDITIES | st.text(max_size=2))
        text = text[:place] + piece + text[place + length :]
    return text


def heaps() -> st.SearchStrategy[str]:
    """Return texts of pieces that operations are made of, in any order."""
    return st.lists(_ODDITIES, max_size=24).map("".join)
