"""Positions that games of random legal moves lead to, by the `chess` package."""

import random
from collections.abc import Iterator

import chess

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import Position


def played_positions(seed: int, games: int, chess960: bool = False) -> Iterator[Position]:
    """Yield every position of some random games, with en passant squares as the PGN standard has it.

    Captures and pawn moves are preferred now and then, so that games also reach thin endings.
    """
    dice = random.Random(seed)
    for _ in range(games):
        board = chess.Board.from_chess960_pos(dice.randrange(960)) if chess960 else chess.Board()
        while not board.is_game_over() and board.ply() < 160:
            moves = list(board.legal_moves)
            telling = [move for move in moves if board.is_zeroing(move)]
            board.push(dice.choice(telling if telling and dice.random() < 0.3 else moves))
            yield parse_fen(board.fen(en_passant="fen", shredder=chess960))
