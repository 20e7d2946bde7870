"""The search for a proof that no game leads to a position, within a budget of time.

It never says that a position is legal: "no problem" means that no proof was found. It is
asked whether any history of captures and promotions explains the pawns (see `pawn_history`), last
moves are taken back (see `last_move`), and the same is asked of what was before them.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from fenedit.notation.castling import sound_rights, without_right
from fenedit.notation.position import Position, square_name
from fenedit.notation.problems import Problem
from fenedit.rules.retro.armies import PieceCount, count_pieces, held_by_rights
from fenedit.rules.retro.last_move import refute_last_moves
from fenedit.rules.retro.pawn_history import pawn_history
from fenedit.rules.retro.pawns import extra_pieces
from fenedit.rules.retro.static_proofs import refutation


class Proof(NamedTuple):
    """What a search found.

    Attributes:
        problem: the proof that no game leads to the position, None if none was found.
        exhausted: whether all was searched that can be; else more time may find a proof.
    """

    problem: Problem | None
    exhausted: bool


def prove(position: Position, chess960: bool, budget: float) -> Proof:
    """Search for a proof that no game leads to a position, for so many seconds.

    It has one king a side, at most 16 men and 8 pawns, none of them on a back rank, and the side
    that is not to move is not in check. Claims that fail are left aside.
    """
    deadline = time.monotonic() + budget
    at_a_glance = partial(refutation, chess960=chess960)

    def by_history(before: Position) -> Problem | None:
        return at_a_glance(before) or pawn_history(
            before, chess960, count_pieces(before.placement), deadline
        )

    problem, exhausted = at_a_glance(position), True
    # What proves most in the least time comes first.
    searches: tuple[Callable[[], Problem | None], ...] = (
        partial(refute_last_moves, position, chess960, at_a_glance, 1, deadline),
        partial(_no_history, position, chess960, deadline),
        partial(refute_last_moves, position, chess960, by_history, 3, deadline),
    )
    for search in searches:
        if problem is None:
            # Each can be through before it looks at the clock, even where another was not.
            try:
                problem = search()
            except TimeoutError:
                exhausted = False
    return Proof(problem, exhausted or problem is not None)


def _no_history(position: Position, chess960: bool, deadline: float) -> Problem | None:
    counted = count_pieces(position.placement)
    problem = pawn_history(position, chess960, counted, deadline)
    return problem and _blame_rights(problem, position, chess960, counted, deadline)


def _blame_rights(
    problem: Problem, position: Position, chess960: bool, counted: PieceCount, deadline: float
) -> Problem:
    """Return the problem that no history explains the pawns, told by rights if they are why.

    Kings and rooks that never moved stood in the way of promotions. If the search objects to
    nothing once a right is dropped, or where one is not enough, all rights of a side, or all,
    the datum "reason" is "right" or "rights", "letter" are those that were dropped, and "unmoved"
    names the squares of men that can have moved without. The first squares are theirs, the others
    those of the kinds of promoted pieces. Else, or when time runs out, the problem stays as it is.
    """
    try:
        for letters in _candidates(position, chess960):
            rights = position.castling_rights
            for letter in letters:
                rights = without_right(rights, letter)
            after = position._replace(castling_rights=rights)
            if pawn_history(after, chess960, counted, deadline) is None:
                return _blamed(problem, letters, position, after, chess960, counted)
    except TimeoutError:
        pass
    return problem


def _candidates(position: Position, chess960: bool) -> Iterator[str]:
    """Yield rights to drop, the fewest first."""
    letters = "".join(sound_rights(position, chess960))
    yield from letters
    white = "".join(filter(str.isupper, letters))
    black = "".join(filter(str.islower, letters))
    for several in (white, black, letters):
        if len(several) > 1:
            yield several


def _blamed(
    problem: Problem,
    letters: str,
    position: Position,
    after: Position,
    chess960: bool,
    counted: PieceCount,
) -> Problem:
    freed = sorted(held_by_rights(position, chess960) - held_by_rights(after, chess960))
    grown = [square for army in counted for square in extra_pieces(position, army)]
    data = dict(problem.data) | {
        "reason": "right" if len(letters) == 1 else "rights",
        "letter": letters,
        "unmoved": ", ".join(map(square_name, freed)),
    }
    return problem._replace(squares=(*freed, *grown), data=tuple(data.items()))
