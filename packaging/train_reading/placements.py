"""Placements of pieces: half as games have them, half as nobody plays."""

import chess
import numpy as np
from numpy.typing import NDArray

from fenedit.recognition.network import CLASSES

KEPT = 3000


class Placements:
    """Makes placements; those of games are kept, as they take long, and shown again."""

    def __init__(self) -> None:
        self._played: list[NDArray[np.uint8]] = []

    def placement(self, rng: np.random.Generator, played: float) -> NDArray[np.uint8]:
        """Classes of 64 squares from a picture's top left, of games in so many cases of one."""
        if rng.random() >= played:
            return _strewn(rng)
        if len(self._played) < KEPT:
            self._played.append(_played(rng))
        squares = self._played[int(rng.integers(len(self._played)))]
        return squares[::-1] if rng.random() < 0.5 else squares


def _played(rng: np.random.Generator) -> NDArray[np.uint8]:
    """After some moves of a game at random, with captures liked better."""
    board = chess.Board()
    for _ in range(int(rng.choice([0, 4, 12, 30, 60, 120])) + int(rng.integers(0, 12))):
        moves = list(board.pseudo_legal_moves)
        if not moves:
            break
        move = moves[int(rng.integers(len(moves)))]
        if not board.is_capture(move):
            move = moves[int(rng.integers(len(moves)))]
        target = board.piece_at(move.to_square)
        if target is not None and target.piece_type == chess.KING:
            continue
        board.push(move)
    squares = np.zeros(64, np.uint8)
    for square, piece in board.piece_map().items():
        squares[square ^ 56] = CLASSES.index(piece.symbol())
    return squares


def _strewn(rng: np.random.Generator) -> NDArray[np.uint8]:
    """Any pieces anywhere, few or many, or none."""
    squares = np.zeros(64, np.uint8)
    count = int(rng.choice([rng.integers(0, 4), rng.integers(3, 16), rng.integers(8, 44)]))
    kinds = rng.dirichlet(np.full(6, 1.5))
    sides = rng.choice([0.5, 0.5, rng.random()])
    where = rng.permutation(64)[:count]
    colours = 6 * (rng.random(count) < sides)
    squares[where] = 1 + rng.choice(6, size=count, p=kinds) + colours
    return squares
