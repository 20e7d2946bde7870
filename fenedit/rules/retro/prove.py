"""Searches for a proof that no game leads to a position, within a budget of time.

It never says that a position is legal: "no problem" means that no proof was found. It looks for a
history of captures and promotions that explains the pawns (see `pawn_history`), takes last moves
back (see `last_move`), and does the same for the positions before them.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from fenedit.notation.castling import sound_rights, without_right
from fenedit.notation.position import Position, square_name
from fenedit.notation.problems import Problem
from fenedit.rules.retro.armies import count_pieces, held_by_rights
from fenedit.rules.retro.last_move import refute_last_moves
from fenedit.rules.retro.pawn_history import pawn_history
from fenedit.rules.retro.pawns import extra_pieces
from fenedit.rules.retro.static_proofs import refutation


class Proof(NamedTuple):
    """The result of a search.

    Attributes:
        problem: the proof that no game leads to the position, None if none was found.
        exhausted: whether the search is complete; else more time may find a proof.
    """

    problem: Problem | None
    exhausted: bool


def prove(position: Position, chess960: bool, budget: float) -> Proof:
    """Search for a proof that no game leads to a position, for at most `budget` seconds.

    It has one king on each side, at most 16 pieces and 8 pawns, no pawn on a back rank, and the
    side that is not to move is not in check. Claims that fail are ignored.
    """
    deadline = time.monotonic() + budget
    at_a_glance = partial(refutation, chess960=chess960)
    history = partial(pawn_history, chess960=chess960, deadline=deadline)
    refute = partial(refute_last_moves, position, chess960, deadline=deadline)
    # The most productive searches come first.
    searches: tuple[Callable[[], Problem | None], ...] = (
        partial(at_a_glance, position),
        partial(refute, at_a_glance, 1),
        lambda: _blame_rights(history(position), position, chess960, deadline),
        partial(refute, lambda before: at_a_glance(before) or history(before), 3),
    )
    exhausted = True
    for search in searches:
        # Each may end before it checks the clock, even if another did not.
        try:
            if problem := search():
                return Proof(problem, True)
        except TimeoutError:
            exhausted = False
    return Proof(None, exhausted)


def _blame_rights(
    problem: Problem | None, position: Position, chess960: bool, deadline: float
) -> Problem | None:
    """Return the problem that no history explains the pawns, or that rights prevent one.

    Kings and rooks that never moved stood in the way of promotions. If the search objects to
    nothing once a right is dropped, or where one is not enough, all rights of a side, or all,
    the datum "reason" is "right" or "rights", "letter" are those that were dropped, and "unmoved"
    names the squares of pieces that could have moved without. The first squares are theirs, the
    others those of the kinds of promoted pieces. Else, or when time runs out, the problem stays.
    """
    if problem is None:
        return None
    for letters in _candidates(position, chess960):
        rights = position.castling_rights
        for letter in letters:
            rights = without_right(rights, letter)
        after = position._replace(castling_rights=rights)
        try:
            if pawn_history(after, chess960, deadline) is not None:
                continue
        except TimeoutError:
            break
        freed = sorted(held_by_rights(position, chess960) - held_by_rights(after, chess960))
        armies = count_pieces(position.placement)
        promoted = [square for army in armies for square in extra_pieces(position, army)]
        data = dict(problem.data) | {
            "reason": "right" if len(letters) == 1 else "rights",
            "letter": letters,
            "unmoved": ", ".join(map(square_name, freed)),
        }
        return problem._replace(squares=(*freed, *promoted), data=tuple(data.items()))
    return problem


def _candidates(position: Position, chess960: bool) -> Iterator[str]:
    """Yield rights to drop, the fewest first."""
    letters = "".join(sound_rights(position, chess960))
    yield from letters
    for several in (*(filter(test, letters) for test in (str.isupper, str.islower)), letters):
        if len(rights := "".join(several)) > 1:
            yield rights
