"""The search for a proof that no game leads to a position, within a budget of time.

It never says that a position is legal: "no problem" means that no proof was found.
"""

import time
from typing import Final, NamedTuple

from fenedit.notation.position import Position
from fenedit.notation.problems import Problem
from fenedit.rules.retro.ledger import ledger
from fenedit.rules.retro.moves.last_move import refute_last_moves
from fenedit.rules.retro.pawns.history import pawn_history
from fenedit.rules.retro.pawns.rights_to_blame import blame_rights
from fenedit.rules.retro.static import refutation

_PLIES: Final = 3
"""How far last moves are taken back."""


class Proof(NamedTuple):
    """What a search found.

    Attributes:
        problem: the proof that no game leads to the position, None if none was found.
        exhausted: whether all was searched that can be; else more time may find a proof.
        seconds: how long it took.
    """

    problem: Problem | None
    exhausted: bool
    seconds: float


def prove(position: Position, chess960: bool, budget: float) -> Proof:
    """Search for a proof that no game leads to a position.

    Args:
        position: one king a side, at most 16 men and 8 pawns, none of them on a back rank, and
            the side that is not to move not in check. Claims that fail are left aside.
        chess960: whether Chess960's rules hold.
        budget: seconds that the search may take.
    """
    start = time.monotonic()
    deadline = start + budget
    counted = ledger(position.placement)
    problem = refutation(position, chess960)
    if problem is not None:
        return Proof(problem, True, time.monotonic() - start)

    def at_a_glance(before: Position) -> Problem | None:
        return refutation(before, chess960)

    def by_history(before: Position) -> Problem | None:
        return refutation(before, chess960) or pawn_history(
            before, chess960, ledger(before.placement), deadline
        )

    # What proves most in the least time comes first.
    quick = refute_last_moves(position, chess960, at_a_glance, 1, deadline)
    if quick.problem is not None:
        return Proof(quick.problem, True, time.monotonic() - start)
    exhausted = True
    try:
        problem = pawn_history(position, chess960, counted, deadline)
        if problem is not None:
            problem = blame_rights(problem, position, chess960, counted, deadline)
    except TimeoutError:
        exhausted = False
    if problem is None:
        found = refute_last_moves(position, chess960, by_history, _PLIES, deadline)
        problem, exhausted = found.problem, exhausted and not found.timed_out
    return Proof(problem, exhausted or problem is not None, time.monotonic() - start)
