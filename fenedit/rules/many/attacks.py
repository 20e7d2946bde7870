"""Whether a square is attacked, on many boards at once.

The man that is nearest on a line is the lowest bit of those upward, and the highest of those
downward: there it is a slider if the sliders are a larger number than all other men.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from fenedit.notation.position import file_of, rank_of, square_at
from fenedit.rules.many.boards import SQUARES, Bitboards, Boards, Flags, Squares

_Step: TypeAlias = tuple[int, int]
"""Files and ranks."""
_STRAIGHT_UP: Final = ((1, 0), (0, 1))
_DIAGONAL_UP: Final = ((1, 1), (-1, 1))
_AROUND: Final = [(file, rank) for file in (-1, 0, 1) for rank in (-1, 0, 1) if file or rank]
_KNIGHT: Final = [
    (file, rank) for file in (-2, -1, 1, 2) for rank in (3 - abs(file), abs(file) - 3)
]


class Attackers(NamedTuple):
    """Men of one side on each board; of `pawns_go_up`, whether it is White.

    Attributes:
        kings: them.
        knights: them.
        pawns: them.
        straight: rooks and queens.
        diagonal: bishops and queens.
        pawns_go_up: for each board.
    """

    kings: Bitboards
    knights: Bitboards
    pawns: Bitboards
    straight: Bitboards
    diagonal: Bitboards
    pawns_go_up: Flags


def attackers_of(boards: Boards, are_white: Flags) -> Attackers:
    """Return the men of one side on each board: of White where the flag is set."""
    own = np.where(are_white, boards.white, boards.black)
    queens = boards.queens & own
    return Attackers(
        boards.kings & own,
        boards.knights & own,
        boards.pawns & own,
        boards.rooks & own | queens,
        boards.bishops & own | queens,
        are_white,
    )


def are_attacked(squares: Squares, by: Attackers, occupied: Bitboards) -> Flags:
    """Tell of a square on each board whether it is attacked.

    Pins and whose move it is do not count, and what stands on the square does not either.

    Args:
        squares: on each board one.
        by: the men that may attack it.
        occupied: all men on the boards.
    """
    found = _KNIGHTS.take(squares) & by.knights
    found |= _KINGS.take(squares) & by.kings
    # White's table follows Black's.
    found |= _PAWNS.take(squares + SQUARES * by.pawns_go_up) & by.pawns
    ways = ((_STRAIGHT_UP, by.straight), (_DIAGONAL_UP, by.diagonal))
    for steps, sliders in ways:
        for step in steps:
            men = _RAYS[step].take(squares)
            men &= occupied
            # The lowest bit alone.
            men &= ~men + np.uint64(1)
            men &= sliders
            found |= men
    attacked: Flags = found != 0
    for steps, sliders in ways:
        for file, rank in steps:
            men = _RAYS[-file, -rank].take(squares)
            men &= occupied
            others = men & ~sliders
            attacked |= men ^ others > others
    return attacked


def _steps_from(square: int, steps: Iterable[_Step], most: int) -> int:
    """Return as bits the squares that some steps lead to, each taken `most` times at most."""
    bits = 0
    for file_step, rank_step in steps:
        for count in range(1, most + 1):
            file, rank = file_of(square) + count * file_step, rank_of(square) + count * rank_step
            if 0 <= file < 8 and 0 <= rank < 8:
                bits |= 1 << square_at(file, rank)
    return bits


def _table(steps: Iterable[_Step], most: int = 1) -> Bitboards:
    chosen = list(steps)
    return np.array([_steps_from(square, chosen, most) for square in range(SQUARES)], np.uint64)


_KNIGHTS: Final = _table(_KNIGHT)
_KINGS: Final = _table(_AROUND)
_PAWNS: Final = np.concatenate([_table([(-1, 1), (1, 1)]), _table([(-1, -1), (1, -1)])])
"""Where pawns stand that attack a square: Black's above it, White's below."""
_RAYS: Final = {step: _table([step], 7) for step in _AROUND}
