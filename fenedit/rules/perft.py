"""Perft: how many lines of play of so many moves there are, by which move generators are tested."""

from typing import TYPE_CHECKING

from fenedit.notation.position import Position
from fenedit.rules.bridge import to_board

if TYPE_CHECKING:
    import chess


def perft(position: Position, chess960: bool, depth: int) -> int:
    """Return how many lines of legal moves there are.

    Args:
        position: one whose men are in order. Rights and an en passant square that cannot hold are
            left aside, as engines do.
        chess960: whether Chess960's rules hold.
        depth: moves of a line, of both sides together; 1 or more.
    """
    return _count(to_board(position, chess960).board, depth)


def _count(board: "chess.Board", depth: int) -> int:
    moves = board.legal_moves
    if depth == 1:
        return moves.count()
    total = 0
    for move in moves:
        board.push(move)
        total += _count(board, depth - 1)
        board.pop()
    return total
