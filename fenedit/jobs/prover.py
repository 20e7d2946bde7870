"""The process that searches for a proof that no game leads to a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from fenedit.notation.position import Position

if TYPE_CHECKING:
    from fenedit.rules.retro.prove import Proof


class Question(NamedTuple):
    """A playable position, and the seconds after which the search is given up."""

    position: Position
    chess960: bool
    budget: float


def answers(question: Question) -> Iterator[Proof]:
    """Yield the Proof that a question asks for."""
    # Who only asks need not import how it is answered.
    from fenedit.rules.retro.prove import prove

    yield prove(question.position, question.chess960, question.budget)
