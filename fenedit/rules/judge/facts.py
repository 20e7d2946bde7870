"""What is true of a playable position: how many legal moves, check, mate, stalemate."""

from dataclasses import dataclass

from fenedit.notation.position import Position
from fenedit.rules.bridge import to_board
from fenedit.rules.judge.playability import men_in_order


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts, which are never problems.

    Attributes:
        legal_moves: how many moves the side to move has; each promotion piece counts.
        check: whether its king is attacked.
        checkmate: whether it is also without a move.
        stalemate: whether it has no move and is not in check.
        insufficient: whether neither side could mate by any series of moves, as far as the
            material tells (FIDE Laws of Chess, 5.2.2).
    """

    legal_moves: int
    check: bool
    checkmate: bool
    stalemate: bool
    insufficient: bool


def facts(position: Position, chess960: bool) -> Facts | None:
    """Return the facts of a position, None when moves make no sense in it.

    Castling rights and an en passant square that cannot hold are left aside, as engines do.
    """
    if not men_in_order(position.placement, position.side_to_move):
        return None
    board = to_board(position, chess960).board
    moves = board.legal_moves.count()
    check = board.is_check()
    return Facts(
        legal_moves=moves,
        check=check,
        checkmate=check and moves == 0,
        stalemate=not check and moves == 0,
        insufficient=board.is_insufficient_material(),
    )
