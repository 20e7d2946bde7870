"""Whose turn it is when neither side can have lost or won a move."""

from collections.abc import Iterator
from typing import Final

from fenedit.notation.position import (
    BLACK,
    START_PLACEMENT,
    WHITE,
    Placement,
    Position,
    Side,
    Square,
    is_light,
    piece_of,
    squares_of,
)
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.options import sound_rights
from fenedit.rules.retro.ledger import PAWNS, Ledger


def tempo_parity(position: Position, chess960: bool, counted: Ledger) -> Iterator[Problem]:
    """Accuse the wrong side to move where only knights, rooks and rook pawns have moved.

    With all 32 men there, and all pawns at home but rook's pawns that have advanced one square,
    kings, queens and bishops have no room, and a rook has none but the square beside it and, once
    its pawn has moved, the one before it. So every move was a knight's or a rook's to a square of
    the other colour, or a pawn's single step. How many moves each side made is thus known to be
    even or odd, and White made one more than Black if Black is to move, and else as many.

    The squares are those of the men that have certainly moved. The datum "reason" is "white" or
    "black": who must be to move; with "-some-rooks" or "-no-rooks" behind it where castling rights
    say that rooks have not moved. Of the 960 arrays nobody knows which one it was, so it is only
    asked of standard chess.
    """
    if chess960 or counted.captures:
        return
    if len(counted.white.pawns) != PAWNS or len(counted.black.pawns) != PAWNS:
        return
    placement = position.placement
    white = _moves(placement, WHITE, counted.white.pawns)
    black = _moves(placement, BLACK, counted.black.pawns)
    if white is None or black is None:
        return
    mover = BLACK if (white + black) % 2 else WHITE
    if mover != position.side_to_move:
        squares = tuple(
            square
            for square, piece in enumerate(placement)
            if piece in "RNPrnp" and piece != START_PLACEMENT[square]
        )
        bound = len(sound_rights(position, chess960))
        rooks = "-no-rooks" if bound == _ROOKS else "-some-rooks" if bound else ""
        data = (("reason", ("white" if mover == WHITE else "black") + rooks),)
        yield Problem("tempo-parity", Severity.ILLEGAL, squares=squares, data=data)


def _moves(placement: Placement, side: Side, pawns: tuple[Square, ...]) -> int | None:
    """Return 0 or 1: whether a side made an even or odd number of moves. None: it may be either."""
    for square in _UNMOVED[side]:
        if placement[square] != START_PLACEMENT[square]:
            return None
    steps = sum(pawn in _SINGLE_STEPS[side] for pawn in pawns)
    if any(pawn not in _HOMES[side] and pawn not in _SINGLE_STEPS[side] for pawn in pawns):
        return None
    for kind in "RN":
        # The originals stand on one light and one dark square.
        colours = [is_light(square) for square in squares_of(placement, piece_of(kind, side))]
        steps += sum(colours) + 1
    return steps % 2


_ROOKS: Final = 4
_ROOKS_PAWNS: Final = (8, 15, 48, 55)
_UNMOVED: Final = {
    side: tuple(
        square
        for square in range(64)
        if START_PLACEMENT[square] in [piece_of(kind, side) for kind in "KQBP"]
        and square not in _ROOKS_PAWNS
    )
    for side in (WHITE, BLACK)
}
_HOMES: Final = {WHITE: range(8, 16), BLACK: range(48, 56)}
_SINGLE_STEPS: Final = {WHITE: (16, 23), BLACK: (40, 47)}
