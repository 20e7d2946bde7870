"""The en passant target square: which one a position can mean, by geometry alone."""

from fenedit.notation.pieces import EMPTY, WHITE, Side, other_side, piece_of
from fenedit.notation.position import Position
from fenedit.notation.squares import Square, file_of, rank_of


def ep_rank(side_to_move: Side) -> int:
    """Return the rank of target squares, counted from 0: the sixth for White, the third else."""
    return 5 if side_to_move == WHITE else 2


def ep_is_possible(position: Position, square: Square) -> bool:
    """Tell whether a pawn can just have passed over a square.

    The square is on the right rank for the side to move, it and the pawn's origin behind it are
    empty, and the opponent's pawn stands in front of it. Nobody need be ready to capture.
    """
    placement, side, *_ = position
    if rank_of(square) != ep_rank(side):
        return False
    onward = _onward(side)
    return (
        placement[square] == EMPTY
        and placement[square + onward] == EMPTY
        and placement[square - onward] == piece_of("P", other_side(side))
    )


def ep_capturers(position: Position, square: Square) -> tuple[Square, ...]:
    """Return where pawns stand ready to capture on a target square, () if it is impossible.

    Whether a capture would leave a king in check is not asked.
    """
    if not ep_is_possible(position, square):
        return ()
    placement, side, *_ = position
    pawn, passed = piece_of("P", side), square - _onward(side)
    sides = [passed + step for step in (-1, 1) if 0 <= file_of(square) + step < 8]
    return tuple(neighbour for neighbour in sides if placement[neighbour] == pawn)


def _onward(side: Side) -> int:
    """Return the step of one rank ahead for a side, as a difference of squares."""
    return 8 if side == WHITE else -8
