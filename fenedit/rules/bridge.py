"""From our position to the board of the `chess` package, which knows how pieces move.

That board is used for the rules alone. It cannot hold what is impossible, so what is lost on the
way is named. The package takes 30 ms to import, so it is imported at the first need.
"""

from typing import TYPE_CHECKING, NamedTuple

from fenedit.notation.position import WHITE, Position, ep_is_possible, occupied
from fenedit.rules.options import sound_rights

if TYPE_CHECKING:
    import chess


class Bridged(NamedTuple):
    """A board of the `chess` package, and what it does not hold.

    Attributes:
        board: with the contents, the side to move, and the claims that hold.
        lost: the castling letters that failed, "ep" for an en passant square that did, and
            "fullmove" for number 0, which became 1.
    """

    board: "chess.Board"
    lost: tuple[str, ...]


def to_board(position: Position, chess960: bool) -> Bridged:
    """Return a position as a board of the `chess` package."""
    import chess

    rights = sound_rights(position, chess960)
    lost = [letter for letter in position.castling_rights if letter not in rights]
    board = chess.Board(None, chess960=chess960)
    board.set_piece_map(
        {square: chess.Piece.from_symbol(piece) for square, piece in occupied(position.placement)}
    )
    board.turn = position.side_to_move == WHITE
    for rook in rights.values():
        board.castling_rights |= chess.BB_SQUARES[rook]
    if position.ep_square is not None:
        if ep_is_possible(position, position.ep_square):
            board.ep_square = position.ep_square
        else:
            lost.append("ep")
    board.halfmove_clock = position.halfmove_clock
    board.fullmove_number = max(1, position.fullmove_number)
    if position.fullmove_number == 0:
        lost.append("fullmove")
    return Bridged(board, tuple(lost))
