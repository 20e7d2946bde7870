"""Whether any history of captures and promotions explains the pawns. A search, file by file.

What can have happened on each file is found on its own (see `shares`). Then the files are
joined from left to right: what goes from one file must come to the next. Of a history only sums
are kept, and the order of events on different files is forgotten, so that more is possible here
than in chess. What is impossible here is impossible in chess.

Captures that part fewer pairs of pawns than they could are waste. How much waste there was in all
follows from the number of captures, so that most of the search is cut off at once.
"""

import time
from collections.abc import Iterable
from operator import add
from typing import Final, TypeAlias

from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.retro.ledger import PAWNS, Ledger
from fenedit.rules.retro.pawns.demands import Demand, demands
from fenedit.rules.retro.pawns.shares import (
    NO_CROSSING,
    PATIENCE,
    Cost,
    Crossing,
    Share,
    Way,
    least,
    shares,
)
from fenedit.rules.retro.pawns.words import Word, facing_pairs, pawn_files

MOST_WASTE: Final = 3
"""Histories that may waste more than this are not searched: nearly always one exists."""

_Needs: TypeAlias = tuple[int, int, int, int, int, int]
"""Promotions: White's on light and on dark squares and in all, then Black's."""

_States: TypeAlias = dict[tuple[Crossing, _Needs], set[Cost]]
"""What can have happened on the files so far: what crosses the next border and what was promoted,
with the costs at which that is possible."""


def pawn_history(
    position: Position, chess960: bool, counted: Ledger, deadline: float
) -> Problem | None:
    """Return the problem that no history explains the pawns, None where one may.

    Args:
        position: one king a side, no pawns on the first and last ranks.
        chess960: whether castling rights are read by Chess960's rules.
        counted: the position's ledger.
        deadline: the value of `time.monotonic` at which to give up.

    Raises:
        TimeoutError: the deadline has come.
    """
    white, black = demands(position, chess960, counted)
    goal = pawn_files(position.placement)
    captured = white.pawns_captured(counted.white), black.pawns_captured(counted.black)
    waste = sum(map(facing_pairs, goal)) + white.captures + black.captures + sum(captured) - PAWNS
    possible = min(*captured, white.captures, black.captures, waste) >= 0
    if possible and (waste > MOST_WASTE or _exists(goal, white, black, waste, deadline)):
        return None
    data = (
        ("reason", "history"),
        ("captures_white", str(counted.black.missing)),
        ("captures_black", str(counted.white.missing)),
        ("promoted_white", str(white.promoted)),
        ("promoted_black", str(black.promoted)),
    )
    squares = tuple(sorted(counted.white.pawns + counted.black.pawns))
    return Problem("pawns-passed-too-often", Severity.ILLEGAL, squares=squares, data=data)


def _exists(
    goal: tuple[Word, ...], white: Demand, black: Demand, waste: int, deadline: float
) -> bool:
    """Tell whether some shares of the files make a history."""
    limits = white.captures, black.captures, waste
    needs = (white.light, white.dark, white.promoted, black.light, black.dark, black.promoted)
    states: _States = {(NO_CROSSING, (0,) * 6): {(0, 0, 0)}}
    for file, word in enumerate(goal):
        ways = _way(file, white), _way(file, black)
        useful = [
            (share, _on_colours(share.promoted, file, white, black))
            for share in shares(word, file, limits, ways, deadline)
        ]
        states = _joined(states, useful, limits, needs, deadline)
    return (NO_CROSSING, needs) in states


def _way(file: int, demand: Demand) -> Way:
    """Return how a side can have been promoted on the last square of a file."""
    if file in demand.blocked:
        return Way.NONE
    return Way.CAPTURE if file in demand.guarded else Way.ANY


def _joined(
    states: _States,
    following: Iterable[tuple[Share, _Needs]],
    limits: Cost,
    needs: _Needs,
    deadline: float,
) -> _States:
    """Return what the files so far and the next one can have been together."""
    by_border: dict[Crossing, list[tuple[Share, _Needs]]] = {}
    for share, more in following:
        by_border.setdefault(share.left, []).append((share, more))
    most_white, most_black, most_waste = limits
    joined: _States = {}
    steps = 0
    for (crossing, promoted), costs in states.items():
        for share, more in by_border.get(crossing, ()):
            steps += 1
            if steps % PATIENCE == 0 and time.monotonic() > deadline:
                raise TimeoutError
            white, black, waste = share.cost
            sums = [
                (white + w, black + b, waste + z)
                for w, b, z in costs
                if white + w <= most_white and black + b <= most_black and waste + z <= most_waste
            ]
            if sums:
                key = share.right, _enough(promoted, more, needs)
                joined.setdefault(key, set()).update(sums)
    return {key: set(least(costs)) for key, costs in joined.items()}


def _enough(promoted: _Needs, more: _Needs, needs: _Needs) -> _Needs:
    """Return the promotions of both, but no more than what is needed."""
    a, b, c, d, e, f = map(min, map(add, promoted, more), needs)
    return a, b, c, d, e, f


def _on_colours(promoted: tuple[int, int], file: int, white: Demand, black: Demand) -> _Needs:
    """Return promotions on a file as needs: a8 is a light square, a1 a dark one.

    Where a promoted bishop would be shut in, the square's colour is no use.
    """
    by_white, by_black = promoted
    bishops = by_white * (file not in white.shut), by_black * (file not in black.shut)
    if file % 2 == 0:
        return bishops[0], 0, by_white, 0, bishops[1], by_black
    return 0, bishops[0], by_white, bishops[1], 0, by_black
