"""The parts of a query, as values."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from fenedit.notation.gbr import Gbr
from fenedit.notation.pieces import Side
from fenedit.notation.query.board import Material, Pattern

State: TypeAlias = Literal["check", "mate", "stalemate"]
"""check: the side to move is in check, mated or not."""
Verdict: TypeAlias = Literal["notfen", "unplayable", "illegal", "ok"]
Likeness: TypeAlias = Literal["position", "placement", "mirror", "swap"]
"""What two records have in common that are called duplicates.

All but "placement" compare four fields of FEN; counters never count. "mirror" and "swap" take for
the same, too, what exchanging left and right, or the colours, makes the same.
"""
Number: TypeAlias = Literal["move", "clock", "men"]

STATES: Final[tuple[State, ...]] = ("check", "mate", "stalemate")
VERDICTS: Final[tuple[Verdict, ...]] = ("notfen", "unplayable", "illegal", "ok")
LIKENESSES: Final[tuple[Likeness, ...]] = ("position", "placement", "mirror", "swap")
NUMBERS: Final[tuple[Number, ...]] = ("move", "clock", "men")


@dataclass(frozen=True, slots=True)
class Range:
    """Whole numbers from `low` to `high`, both included; None where there is no limit."""

    low: int | None = None
    high: int | None = None

    def __contains__(self, number: int) -> bool:
        return (self.low is None or number >= self.low) and (
            self.high is None or number <= self.high
        )


@dataclass(frozen=True, slots=True)
class Text:
    """Text that stands anywhere in the record, in whatever case; never ""."""

    text: str


@dataclass(frozen=True, slots=True)
class Said:
    """An operation of EPD, or a tag of a game, and what it says.

    Attributes:
        name: the opcode or the tag's name, in lower case.
        text: what its operands contain, in whatever case; "" where it need only be there.
        range: what a number among its operands must be, where `text` can be read as that.
    """

    name: str
    text: str = ""
    range: Range | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """The fullmove number ("move"), the halfmove clock ("clock") or the number of men."""

    name: Number
    range: Range


@dataclass(frozen=True, slots=True)
class ToMove:
    """The side to move."""

    side: Side


@dataclass(frozen=True, slots=True)
class InState:
    """Check, mate or stalemate."""

    state: State


@dataclass(frozen=True, slots=True)
class Judged:
    """A verdict of the position check."""

    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Repeated:
    """That a record before has the same position."""

    likeness: Likeness


@dataclass(frozen=True, slots=True)
class OfChess960:
    """That the record is one of Chess960."""


@dataclass(frozen=True, slots=True)
class Coded:
    """A GBR code."""

    code: Gbr


@dataclass(frozen=True, slots=True)
class Not:
    """That a term does not hold."""

    term: "Simple"


@dataclass(frozen=True, slots=True)
class Either:
    """That one of several terms holds, at least."""

    terms: "tuple[Simple | Not, ...]"


Simple: TypeAlias = (
    Text
    | Said
    | Counted
    | ToMove
    | InState
    | Judged
    | Repeated
    | OfChess960
    | Coded
    | Material
    | Pattern
)
Term: TypeAlias = Simple | Not | Either


@dataclass(frozen=True, slots=True)
class Query:
    """What is looked for: all terms hold; without terms, every record is meant.

    Attributes:
        terms: in the order of the text, but that pieces on squares are one pattern.
        text: what it was read from.
    """

    terms: tuple[Term, ...] = ()
    text: str = field(default="", compare=False)

    def __bool__(self) -> bool:
        """Whether it asks for anything."""
        return bool(self.terms)

    @property
    def likenesses(self) -> tuple[Likeness, ...]:
        """The kinds of duplicates that it asks about, for which all records must be seen."""
        asked = {term.likeness for term in self.simple_terms() if isinstance(term, Repeated)}
        return tuple(likeness for likeness in LIKENESSES if likeness in asked)

    def simple_terms(self) -> Iterator[Simple]:
        """Yield all terms that hold no others, also those that are denied."""
        for term in self.terms:
            for each in term.terms if isinstance(term, Either) else (term,):
                yield each.term if isinstance(each, Not) else each
