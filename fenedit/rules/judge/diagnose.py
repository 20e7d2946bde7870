"""Everything that is wrong or odd about a position and needs no search, at once.

Judgement is separate from notation: any position can be held and written. "No problem" means that
nothing speaks against it, not that a game leads to it.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from fenedit.notation.position import EMPTY_PLACEMENT, Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge import counters
from fenedit.rules.judge.playability import men_in_order, playability

Check: TypeAlias = Callable[[Position, bool], Iterator[Problem]]
"""One question: takes a position and whether Chess960's rules hold; yields what it finds."""

HINT_CHECKS: Final[tuple[Check, ...]] = (
    counters.fullmove_number,
    counters.halfmove_clock,
    counters.ep_clock,
    counters.clock_within_game,
)
"""What is possible, but looks like a slip, or only informs; of any position."""

OF_MOVES: Final = frozenset(
    {"fullmove-too-small", "clock-vs-pawn-moves", "clock-vs-last-move", "clock-too-small"}
)
"""Codes that compare the counters with what must have happened."""

CONTRADICTIONS: Final = OF_MOVES | {"clock-exceeds-plies", "ep-clock-nonzero"}
"""Codes of hints that two things which the position says cannot both be true."""


def diagnose(
    position: Position,
    chess960: bool = False,
    composed: bool = False,
    other_variant: bool = False,
) -> tuple[Problem, ...]:
    """Return all problems of a position, by family; () when there is no objection.

    Problems of Severity.NOTE only inform, and are no reason to worry anybody. For how a game can
    have led here, the kings must be there and no move be out of turn; the numbers of promoted
    men are compared in any case. Counters of 0 and 1 are filler, as composers write it: what
    contradicts them is a note.

    Args:
        position: any position.
        chess960: whether Chess960's rules hold.
        composed: whether it is a problem to be solved, not a position of a game: what proves that
            no game leads to it is a note then.
        other_variant: whether it is of a variant with other rules: nothing is said of games then.
    """
    found = list(playability(position, chess960))
    if other_variant:
        checks = (counters.fullmove_number, counters.halfmove_clock, counters.ep_clock)
        found = [problem for problem in found if problem.severity is not Severity.ILLEGAL]
        found += [problem for check in checks for problem in check(position, chess960)]
        return (*found, Problem("other-variant", Severity.NOTE))
    if position.placement != EMPTY_PLACEMENT:
        found = _with_what_came_before(found, position, chess960)
    for check in HINT_CHECKS:
        found += check(position, chess960)
    if _has_filler(position):
        found = [as_note(problem) if problem.code in OF_MOVES else problem for problem in found]
    if composed:
        found = [
            as_note(problem) if problem.severity is Severity.ILLEGAL else problem
            for problem in found
        ]
    return tuple(found)


def _with_what_came_before(
    found: list[Problem], position: Position, chess960: bool
) -> list[Problem]:
    """Return problems with those that tell of the game before; there are men on the board."""
    # Here, because a window begins with an empty board, of which no game tells.
    from fenedit.rules.retro.ledger import ledger
    from fenedit.rules.retro.moves.checkers import ep_capture, impossible_checks
    from fenedit.rules.retro.moves.last_move import clock_vs_last_move, last_move
    from fenedit.rules.retro.pawns.promotions import promotions
    from fenedit.rules.retro.static import static_proofs

    # Rights that hold in Chess960 alone say that the game began from another array.
    any_array = chess960 or any(problem.code == "chess960-offered" for problem in found)
    counted = ledger(position.placement)
    if not men_in_order(position.placement, position.side_to_move):
        found += promotions(position, any_array, counted)
        found += ep_capture(position, chess960)
        return found
    found += static_proofs(position, any_array, counted)
    found += impossible_checks(position, any_array, counted)
    found += last_move(position, chess960, counted)
    if not any(problem.severity is Severity.ILLEGAL for problem in found):
        # What the last move was matters only where there was one.
        found += clock_vs_last_move(position, any_array, counted)
    found += counters.moves_played(position, any_array, counted)
    found += counters.irreversible_moves(position, any_array, counted)
    found += counters.clock_of_a_quiet_game(position, any_array, counted)
    found += ep_capture(position, chess960)
    return found


def as_note(problem: Problem) -> Problem:
    """Return a problem as a note."""
    return problem._replace(severity=Severity.NOTE)


def with_proof(
    problems: Iterable[Problem], found: Problem | None, composed: bool
) -> tuple[Problem, ...]:
    """Return problems with what a search has found; of what is composed that only informs."""
    problems = tuple(problems)
    if found is None or found.code in {problem.code for problem in problems}:
        return problems
    return (*problems, as_note(found) if composed else found)


def _has_filler(position: Position) -> bool:
    """Tell whether the counters are those that people write who count no moves."""
    return position.halfmove_clock == 0 and position.fullmove_number == 1
