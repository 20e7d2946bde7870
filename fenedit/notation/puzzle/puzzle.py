"""What a record says of a problem: a value, read from EPD operations and written into them.

The opcodes are those of the PGN standard of 1994, section 16.2.5. The comment registers, which the
standard leaves to the user, hold: `c0` a comment, `c1` the author, `c2` the source, `c3` another
stipulation than #n, `c4` the award, `c5` the themes, `c6` a hint. `c7` to `c9` are not touched:
known test suites keep something else there.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Final

from fenedit.notation.epd.counters import MATE
from fenedit.notation.epd.operands import Operand, Operation, plain_move
from fenedit.notation.epd.operations import placed, respelt

MOST_MOVES: Final = 999
"""The longest mate that a stipulation asks for."""

TEXTS: Final = {
    "name": "id",
    "comment": "c0",
    "author": "c1",
    "source": "c2",
    "stipulation": "c3",
    "award": "c4",
    "themes": "c5",
    "hint": "c6",
}
"""Fields that are a text, with their opcodes."""

MOVES: Final = {"avoid": "am", "best": "bm", "line": "pv"}
"""Fields that are moves, with their opcodes."""

_NUMBER: Final = re.compile(r"(?<![0-9])[0-9]++[.…]++")
_LETTERS: Final = str.maketrans(
    {"♔": "K", "♕": "Q", "♖": "R", "♗": "B", "♘": "N", "♙": "", "♚": "K", "♛": "Q", "♜": "R"}
    | {"♝": "B", "♞": "N", "♟": "", ",": " ", ";": " ", "–": "-"}
)
"""Figurines to letters, and what stands between moves to blanks."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What is said of a problem; "", None or () where nothing is.

    Attributes:
        name: what the record is called.
        author: the composer or composers.
        source: where it was published, with the date.
        mate: n of the stipulation #n, from 1 on.
        stipulation: one of another kind, such as "h#2" or "White to play and draw".
        award: a distinction, such as "1st Prize".
        themes: what it shows, such as "Grimshaw; Novotny".
        hint: what helps to solve it.
        comment: anything else.
        best: key moves in SAN.
        avoid: moves that fail, in SAN.
        line: a variation in SAN, the key first.
    """

    name: str = ""
    author: str = ""
    source: str = ""
    mate: int | None = None
    stipulation: str = ""
    award: str = ""
    themes: str = ""
    hint: str = ""
    comment: str = ""
    best: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()
    line: tuple[str, ...] = ()

    @property
    def asked(self) -> str:
        """The stipulation as it is printed: "#2", or the other one, or both; "" for none."""
        mate = f"#{self.mate}" if self.mate is not None else ""
        return ", ".join(filter(None, (mate, self.stipulation)))


def puzzle_of(operations: Iterable[Operation]) -> Puzzle:
    """Return what operations say of a problem; of an opcode that comes twice the last one counts.

    What does not fit its opcode, such as a `dm` that is no number, says nothing here.
    """
    named = {operation.opcode: operation for operation in operations}
    texts = {field: _text_of(named.get(opcode)) for field, opcode in TEXTS.items()}
    moves = {field: _moves_of(named.get(opcode)) for field, opcode in MOVES.items()}
    return Puzzle(
        **texts,
        mate=_mate_of(named.get(MATE)),
        best=moves["best"],
        avoid=moves["avoid"],
        line=moves["line"],
    )


def with_puzzle(operations: Sequence[Operation], puzzle: Puzzle) -> tuple[Operation, ...]:
    """Return operations that say this of a problem: only what says something else changes.

    The order stays, and so does what no field of a puzzle has. A new operation stands before the
    first one that is greater, or is text kept verbatim, which may run to the end of the line.

    Raises:
        ValueError: a move has not the shape of one.
    """
    before = puzzle_of(operations)
    result = list(operations)
    for field in fields(Puzzle):
        value = getattr(puzzle, field.name)
        if value != getattr(before, field.name):
            opcode = MATE if field.name == "mate" else (TEXTS | MOVES)[field.name]
            _put(result, opcode, _operands(field.name, value))
    return tuple(result)


def rewritten(text: str, operations: Sequence[Operation], puzzle: Puzzle) -> str:
    """Return a text of operations that says this of a problem; what need not change stays verbatim.

    Args:
        text: what stands behind the fields of a record.
        operations: what it was read as, with their places in it.
        puzzle: what it shall say.

    Raises:
        ValueError: a string holds what EPD has no way to write, or a move has not the shape of one.
    """
    return respelt(text, operations, with_puzzle(operations, puzzle))


def moves_in(text: str) -> tuple[str, ...]:
    """Return the moves that a person wrote, as EPD has them: without numbers, figurines and signs.

    Raises:
        ValueError: its argument is the word that is no move.
    """
    moves: list[str] = []
    for word in text.translate(_LETTERS).split():
        bare = _NUMBER.sub("", word)
        if not bare:
            continue
        move = plain_move(bare)
        if move is None:
            raise ValueError(bare)
        moves.append(move)
    return tuple(moves)


def _text_of(operation: Operation | None) -> str:
    if operation is None:
        return ""
    return " ".join(operand.text for operand in operation.operands)


def _moves_of(operation: Operation | None) -> tuple[str, ...]:
    if operation is None:
        return ()
    # A word that is no move is kept, for a person to see and to mend.
    return tuple(operand.text for operand in operation.operands)


def _mate_of(operation: Operation | None) -> int | None:
    if operation is None or [operand.kind for operand in operation.operands] != ["integer"]:
        return None
    digits = operation.operands[0].text.removeprefix("+").lstrip("0")
    return int(digits) if digits.isdecimal() and len(digits) <= len(str(MOST_MOVES)) else None


def _operands(field: str, value: str | int | tuple[str, ...] | None) -> tuple[Operand, ...]:
    """Return the operands of a value, () where nothing is to be said."""
    if value is None or value in ("", ()):
        return ()
    if isinstance(value, int):
        return (Operand("integer", str(value)),)
    if isinstance(value, str):
        return (Operand("string", value),)
    if any(plain_move(move) != move for move in value):
        raise ValueError(f"{field} has a word that is no move")
    return tuple(Operand("move", move) for move in value)


def _put(operations: list[Operation], opcode: str, operands: tuple[Operand, ...]) -> None:
    """Put operands in the place of those that an opcode has; without any, take it out."""
    changed = Operation(opcode, operands)
    places = [place for place, each in enumerate(operations) if each.opcode == opcode]
    if places:
        operations[places[-1]] = changed
        kept = places[-1] if operands else -1
        operations[:] = [
            each for at, each in enumerate(operations) if each.opcode != opcode or at == kept
        ]
        return
    if not operands:
        return
    operations[:] = placed(operations, changed)
