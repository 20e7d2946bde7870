"""Which of many positions are playable beyond doubt, and have counters that need no remark.

The checks are those of `playability` and of the counters at a glance; who passes has no problem by
them. Castling rights are asked of the exact check, once for each pair of back ranks.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fenedit.notation.chess960 import is_chess960
from fenedit.notation.position import EMPTY, EMPTY_PLACEMENT, WHITE, Position
from fenedit.rules.judge import men
from fenedit.rules.many.attacks import Attackers, are_attacked, attackers_of
from fenedit.rules.many.boards import (
    Bitboards,
    Boards,
    Bytes,
    Flags,
    Squares,
    bits_of,
    boards_of,
    counts_of,
    squares_of,
)
from fenedit.rules.options import sound_rights

_BACK_RANKS: Final = np.uint64(0xFF000000000000FF)
_BACK_RANK: Final = np.uint64(0xFF)
_LAST_RANK: Final = np.uint64(56)
"""Where its bits begin."""
_NO_RIGHTS: Final = np.uint64(ord("-") << 56)
_NO_CLOCK_BEFORE: Final = 100
"""Plies from which on the check remarks on the clock."""
_MOST_ANSWERS: Final = 1 << 16
_WHITE_EP_RANK, _BLACK_EP_RANK = 5, 2
"""Ranks of en passant squares, counted from 0, by the side to move."""


class Positions(NamedTuple):
    """Some positions; all arrays have an element, or a row, for each of them.

    Attributes:
        contents: contiguous rows of 64 letters of pieces, 0 for an empty square; a8 comes first
            and h1 last.
        sides: the letter of the side to move.
        rights: the letters of castling rights or "-", four at most, that end in the highest byte;
            0 before them.
        ep_squares: en passant squares, from a1 = 0; 64 for none.
        clocks: halfmove clocks.
        numbers: fullmove numbers.
    """

    contents: Bytes
    sides: Bytes
    rights: Bitboards
    ep_squares: Bytes
    clocks: NDArray[np.int64]
    numbers: NDArray[np.int64]


class Judge:
    """Judges positions.

    Args:
        chess960: whether Chess960's rules hold where the position does not say so.
    """

    def __init__(self, chess960: bool = False) -> None:
        self._chess960 = chess960
        self._answers: dict[int, bool] = {}

    def are_playable(self, positions: Positions) -> Flags:
        """Tell of each position whether nothing speaks against it.

        What only some would call a fault may be one here: False asks for an exact look.
        """
        boards = boards_of(positions.contents)
        white_moves: Flags = positions.sides == ord(WHITE)
        white_kings, black_kings = boards.kings & boards.white, boards.kings & boards.black
        sound = _are_single(white_kings)
        sound &= _are_single(black_kings)
        sound &= boards.pawns & _BACK_RANKS == 0
        for army in (boards.white, boards.black):
            sound &= counts_of(army) <= men.MAX_MEN
            sound &= counts_of(army & boards.pawns) <= men.MAX_PAWNS
        sound &= positions.clocks < _NO_CLOCK_BEFORE
        sound &= positions.numbers > 0
        attackers = attackers_of(boards, white_moves)
        passive_kings = np.where(white_moves, black_kings, white_kings)
        # Where there is no king, nobody asks for its square.
        passive_kings[~sound] = 1
        sound &= ~are_attacked(squares_of(passive_kings), attackers, boards.occupied)
        claimed = np.flatnonzero(sound & (positions.rights != _NO_RIGHTS))
        sound[claimed] = self._hold(positions.rights[claimed], boards.taken(claimed))
        # A double step, which the en passant square shows, sets the clock to 0.
        sound &= (positions.ep_squares == 64) | (positions.clocks == 0)
        stepped = np.flatnonzero(sound & (positions.ep_squares < 64))
        sound[stepped] = _are_after_double_steps(
            boards.taken(stepped),
            positions.ep_squares[stepped].astype(np.int64),
            white_moves[stepped],
        )
        return sound

    def _hold(self, rights: Bitboards, boards: Boards) -> Flags:
        """Tell of each position whether all of its castling rights hold."""
        keys = rights.copy()
        for kind, at in ((boards.kings, 0), (boards.rooks, 8)):
            keys |= (kind & boards.white & _BACK_RANK) << np.uint64(at)
            keys |= (kind & boards.black) >> _LAST_RANK << np.uint64(at + 16)
        unique, inverse = np.unique(keys, return_inverse=True)
        hold: Flags = np.array([self._answer(key) for key in unique.tolist()], np.bool_)
        return hold[inverse]

    def _answer(self, key: int) -> bool:
        answer = self._answers.get(key)
        if answer is None:
            if len(self._answers) >= _MOST_ANSWERS:
                self._answers.clear()
            answer = self._answers[key] = _rights_hold(key, self._chess960)
        return answer


def _rights_hold(key: int, chess960: bool) -> bool:
    """Tell whether castling rights hold, whatever else is said of the position."""
    white_kings, white_rooks, black_kings, black_rooks, *letters = key.to_bytes(8, "little")
    placement = (
        _rank(white_kings, "K", white_rooks, "R")
        + EMPTY_PLACEMENT[8:56]
        + _rank(black_kings, "k", black_rooks, "r")
    )
    rights = bytes(letters).lstrip(b"\0").decode("ascii")
    position = Position(placement, castling_rights=rights)
    # It may be said elsewhere that a position is one of Chess960.
    return len(sound_rights(position, True)) == len(rights) and (
        chess960 or is_chess960(position) or len(sound_rights(position, False)) == len(rights)
    )


def _rank(kings: int, king: str, rooks: int, rook: str) -> str:
    return "".join(
        king if kings >> file & 1 else rook if rooks >> file & 1 else EMPTY for file in range(8)
    )


def _are_single(bitboards: Bitboards) -> Flags:
    single: Flags = bitboards & (bitboards - np.uint64(1)) == 0
    single &= bitboards != 0
    return single


def _are_after_double_steps(boards: Boards, targets: Squares, white_moves: Flags) -> Flags:
    """Tell of boards with one king a side whether a double step passed over the target last."""
    possible: Flags = targets >> 3 == np.where(white_moves, _WHITE_EP_RANK, _BLACK_EP_RANK)
    # Of other ranks there may be no square behind.
    targets = np.where(possible, targets, 24)
    onward = np.where(white_moves, 8, -8)
    passed, pawns, origins = bits_of(targets), bits_of(targets - onward), bits_of(targets + onward)
    enemies = np.where(white_moves, boards.black, boards.white)
    possible &= boards.pawns & enemies & pawns != 0
    possible &= boards.occupied & (passed | origins) == 0
    # Before the step no check may have stood.
    attackers = attackers_of(boards, ~white_moves)
    before: Attackers = attackers._replace(pawns=attackers.pawns & ~pawns | origins)
    kings = squares_of(boards.kings & ~enemies)
    possible &= ~are_attacked(kings, before, boards.occupied & ~pawns | origins)
    return possible
