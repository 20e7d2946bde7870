"""Whether a record is what a query asks for."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, Protocol

from fenedit.notation.epd.operands import Operand
from fenedit.notation.pieces import EMPTY
from fenedit.notation.position import Position
from fenedit.notation.query.board import Material, Pattern
from fenedit.notation.query.terms import (
    Coded,
    Counted,
    Either,
    InState,
    Judged,
    Likeness,
    Not,
    OfChess960,
    Query,
    Repeated,
    Said,
    State,
    Term,
    Text,
    ToMove,
    Verdict,
)


class Subject(Protocol):
    """A record that is asked about. What takes long is only found out when it is asked for."""

    @property
    def folded(self) -> str:
        """The whole record, its case folded."""

    @property
    def position(self) -> Position | None:
        """What it means; None where it is no position."""

    @property
    def operations(self) -> Iterable[tuple[str, tuple[Operand, ...]]]:
        """Opcodes or names of tags in lower case, with what they say."""

    @property
    def is_chess960(self) -> bool:
        """Whether it is one of Chess960."""

    def is_in(self, state: State) -> bool:
        """Tell whether it is in a state."""

    def has_verdict(self, verdict: Verdict) -> bool:
        """Tell whether a verdict is the one of the check."""

    def is_repeated(self, likeness: Likeness) -> bool:
        """Tell whether a record before was the same."""


def matches(query: Query, subject: Subject) -> bool:
    """Tell whether a record is what a query asks for."""
    return all(_holds(term, subject) for term in cheapest_first(query))


@lru_cache(maxsize=64)
def cheapest_first(query: Query) -> tuple[Term, ...]:
    """Return the terms of a query in the order in which it pays to ask."""
    return tuple(sorted(query.terms, key=_cost))


def _cost(term: Term) -> int:
    if isinstance(term, Either):
        return max(map(_cost, term.terms))
    return _COSTS.get(type(term.term if isinstance(term, Not) else term), 2)


_COSTS: Final[dict[type, int]] = {Text: 0, Repeated: 1, Said: 3, InState: 4, Judged: 5}


def _holds(term: Term, subject: Subject) -> bool:
    if isinstance(term, Either):
        return any(_holds(each, subject) for each in term.terms)
    if isinstance(term, Not):
        return not _holds(term.term, subject)
    return _MATCHERS[type(term)](term, subject)


def _has_text(term: Text, subject: Subject) -> bool:
    return folded(term.text) in subject.folded


@lru_cache(maxsize=256)
def folded(text: str) -> str:
    """Return a text as it is compared with another one without regard to case."""
    return text.casefold()


def _says(term: Said, subject: Subject) -> bool:
    return any(
        name == term.name and (not term.text or any(_fits(term, operand) for operand in operands))
        for name, operands in subject.operations
    )


def _fits(term: Said, operand: Operand) -> bool:
    if term.range is not None and operand.kind == "integer":
        return int(operand.text) in term.range
    return folded(term.text) in operand.text.casefold()


def _counts(term: Counted, subject: Subject) -> bool:
    position = subject.position
    if position is None:
        return False
    if term.name == "men":
        return 64 - position.placement.count(EMPTY) in term.range
    number = position.fullmove_number if term.name == "move" else position.halfmove_clock
    return number in term.range


def _shows(term: Pattern, subject: Subject) -> bool:
    position = subject.position
    return position is not None and term.matches(position.placement, position.side_to_move)


def _has_material(term: Material, subject: Subject) -> bool:
    return subject.position is not None and term.matches(subject.position.placement)


def _has_code(term: Coded, subject: Subject) -> bool:
    return subject.position is not None and term.code.matches(subject.position.placement)


def _is_to_move(term: ToMove, subject: Subject) -> bool:
    return subject.position is not None and subject.position.side_to_move == term.side


_MATCHERS: Final[Mapping[type, Callable[[Any, Subject], bool]]] = {
    Text: _has_text,
    Said: _says,
    Counted: _counts,
    Pattern: _shows,
    Material: _has_material,
    Coded: _has_code,
    ToMove: _is_to_move,
    InState: lambda term, subject: subject.is_in(term.state),
    Judged: lambda term, subject: subject.has_verdict(term.verdict),
    Repeated: lambda term, subject: subject.is_repeated(term.likeness),
    OfChess960: lambda _, subject: subject.is_chess960,
}
