"""Games in which many pawns stay at home, so that pieces are locked in for long, or for ever."""

import random
from collections.abc import Iterator

import chess

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import Position

_RELUCTANCE = 0.01


def closed_positions(seed: int, games: int, chess960: bool = False) -> Iterator[Position]:
    """Yield every position of some random games; in each, some pawns hardly ever move.

    Captures, promotions to any piece, and moves to the back ranks are preferred in some of them.
    """
    dice = random.Random(seed)
    for _ in range(games):
        board = chess.Board.from_chess960_pos(dice.randrange(960)) if chess960 else chess.Board()
        steady = dice.choice([0.3, 0.7, 1.0])
        held = {pawn for pawn in board.pieces(chess.PAWN, True) if dice.random() < steady}
        held |= {pawn for pawn in board.pieces(chess.PAWN, False) if dice.random() < steady}
        taste = {kind: dice.choice([0.2, 1, 8]) for kind in ("capture", "promotion", "back rank")}
        while not board.is_game_over() and board.ply() < 200:
            moves = list(board.legal_moves)
            weights = [_weight(board, move, held, taste) for move in moves]
            board.push(dice.choices(moves, weights)[0])
            yield parse_fen(board.fen(en_passant="fen", shredder=chess960))


def _weight(board: chess.Board, move: chess.Move, held: set[int], taste: dict[str, float]) -> float:
    weight = 1.0
    if move.from_square in held and board.piece_type_at(move.from_square) == chess.PAWN:
        weight *= _RELUCTANCE
    if move.to_square in held and board.is_capture(move):
        weight *= _RELUCTANCE
    if board.is_capture(move):
        weight *= taste["capture"]
    if move.promotion:
        weight *= taste["promotion"]
    elif chess.square_rank(move.to_square) in (0, 7):
        weight *= taste["back rank"]
    return weight
