"""What python-chess says of mates when everything is tried, and positions in which there are some."""

import random
from typing import Final

import chess

from fenedit.notation.fen import parse_fen
from fenedit.rules.solve.move_generation import State, state_of

_STRONG: Final = "QQRRBNNPP"
_WEAK: Final = "qrbnppp"
_CORNERS: Final = (0, 1, 3, 7, 8, 24, 56, 57, 60, 62, 63)


def mates_in(board: chess.Board, moves: int) -> int:
    """Return in how many moves, at most so many, the side to move mates; 0 where it does not."""
    for each in range(1, moves + 1):
        if any(_mates(board, move, each) for move in board.legal_moves):
            return each
    return 0


def mating_moves(board: chess.Board, moves: int) -> list[str]:
    """Return, in UCI and in order, all moves that mate in so many moves at the latest."""
    return sorted(move.uci() for move in board.legal_moves if _mates(board, move, moves))


def is_lost(board: chess.Board, moves: int) -> bool:
    """Tell whether the side to move is mated, or will be in so many moves of the other side."""
    legal = list(board.legal_moves)
    if not legal:
        return board.is_check()
    return moves > 0 and not any(_refutes(board, move, moves) for move in legal)


def refutations(board: chess.Board, moves: int) -> list[str]:
    """Return, in UCI, all moves after which the other side does not mate in so many moves."""
    return [move.uci() for move in board.legal_moves if _refutes(board, move, moves)]


def random_board(dice: random.Random, men: int) -> chess.Board:
    """Return a legal position of 4 to so many pieces in which the side to move often mates."""
    while True:
        board = chess.Board(None)
        count = dice.randint(4, men)
        squares = dice.sample(range(64), count)
        strong, weak = _STRONG, _WEAK
        board.turn = dice.random() < 0.5
        if not board.turn:
            strong, weak = strong.lower(), weak.upper()
        attackers = max(1, count - 2 - dice.randint(0, 2))
        letters = ["k", "K"] if board.turn else ["K", "k"]
        letters += dice.choices(strong, k=attackers) + dice.choices(weak, k=count - 2 - attackers)
        if dice.random() < 0.7:
            squares[0] = dice.choice(_CORNERS)
        for square, letter in zip(squares, letters, strict=True):
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
        if len(set(squares)) == count and board.is_valid() and any(board.legal_moves):
            return board


def state_of_board(board: chess.Board) -> State:
    """Return the solver's state of a board; the square of en passant only if it can be used."""
    return state_of(parse_fen(board.fen(en_passant="legal")), board.chess960)


def _mates(board: chess.Board, move: chess.Move, moves: int) -> bool:
    board.push(move)
    lost = is_lost(board, moves - 1)
    board.pop()
    return lost


def _refutes(board: chess.Board, move: chess.Move, moves: int) -> bool:
    board.push(move)
    mate = mates_in(board, moves)
    board.pop()
    return not mate
