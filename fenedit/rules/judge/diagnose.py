"""Everything that is wrong or odd about a position, at once.

Judgement is separate from notation: any position can be held and written. "No problem" means that
nothing speaks against it, not that a game leads to it.
"""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from fenedit.notation.position import Position
from fenedit.notation.problems import Problem
from fenedit.rules.judge import checks, claims, counters, men

Check: TypeAlias = Callable[[Position, bool], Iterator[Problem]]
"""One question: takes a position and whether Chess960's rules hold; yields what it finds."""

MEN_CHECKS: Final[tuple[Check, ...]] = (
    men.empty_board,
    men.kings,
    men.numbers,
    men.pawns_on_back_ranks,
    checks.adjacent_kings,
    checks.opposite_check,
)
"""What must hold for moves to make sense at all."""

CLAIM_CHECKS: Final[tuple[Check, ...]] = (claims.castling, claims.en_passant)
"""What the castling and en passant fields claim; engines drop what fails here."""

HINT_CHECKS: Final[tuple[Check, ...]] = (
    claims.chess960_offered,
    counters.fullmove_number,
    counters.halfmove_clock,
)
"""What is possible, but looks like a slip."""

_ALL_CHECKS: Final = MEN_CHECKS + CLAIM_CHECKS + HINT_CHECKS


def diagnose(position: Position, chess960: bool = False) -> tuple[Problem, ...]:
    """Return all problems of a position, by family; () when there is no objection.

    Problems of Severity.NOTE only inform, and are no reason to worry anybody.
    """
    return tuple([found for check in _ALL_CHECKS for found in check(position, chess960)])


def is_playable(position: Position) -> bool:
    """Tell whether moves make sense: one king a side, room for all men, no check out of turn.

    Claims that fail do not count, because engines play on without them.
    """
    return not any(problem for check in MEN_CHECKS for problem in check(position, False))
