"""The en passant target square: which one a position can mean, by geometry alone."""

from typing import Final

from fenedit.notation.pieces import BLACK, EMPTY, WHITE, Side, piece_of
from fenedit.notation.position import Position
from fenedit.notation.squares import Square, file_of

_PASSED: Final = {WHITE: (40, 8, "p"), BLACK: (16, -8, "P")}
"""By side to move: the first target square, the step of a rank ahead, and whose pawn passed it."""


def ep_rank(side_to_move: Side) -> int:
    """Return the rank of target squares, counted from 0: the sixth for White, the third else."""
    return _PASSED[side_to_move][0] // 8


def possible_ep_squares(position: Position) -> tuple[Square, ...]:
    """Return the squares that a pawn can just have passed over, from the a-file to the h-file.

    They are on the right rank for the side to move, they and the pawn's origin behind them are
    empty, and the opponent's pawn stands in front of them. Nobody need be ready to capture.
    """
    placement, side, *_ = position
    first, onward, pawn = _PASSED[side]
    squares = [
        square
        for square in range(first, first + 8)
        if placement[square] == EMPTY == placement[square + onward]
        and placement[square - onward] == pawn
    ]
    return tuple(squares)


def ep_is_possible(position: Position, square: Square) -> bool:
    """Tell whether a pawn can just have passed over a square."""
    return square in possible_ep_squares(position)


def ep_capturers(position: Position, square: Square) -> tuple[Square, ...]:
    """Return where pawns stand ready to capture on a target square, () if it is impossible.

    Whether a capture would leave a king in check is not asked.
    """
    if not ep_is_possible(position, square):
        return ()
    placement, side, *_ = position
    pawn, passed = piece_of("P", side), square - _PASSED[side][1]
    sides = [passed + step for step in (-1, 1) if 0 <= file_of(square) + step < 8]
    return tuple(neighbour for neighbour in sides if placement[neighbour] == pawn)
