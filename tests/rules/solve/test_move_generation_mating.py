"""python-chess finds the same moves that mate at once."""

import random

import chess
import pytest

from fenedit.notation.fen import format_fen
from fenedit.rules.solve.move_generation import (
    is_mated,
    legal_steps,
    mates,
    still_mates,
    uci_of,
)
from tests.helpers.games import played_positions
from tests.helpers.mates import mating_moves, random_board, state_of_board

SPECIAL = (
    # Castling mates, and only so.
    "8/8/8/8/8/8/7R/3k3K w - - 0 1",
    "8/8/8/8/8/1p6/1P6/1k2K2R w K - 0 1",
    "5k2/R7/8/8/8/8/8/4K2R w K - 0 1",
    # A pawn is taken en passant: by the mating move, and as the only answer to a check.
    "2nB4/8/4Q3/R1Pp3k/8/8/8/1K6 w - d6 0 1",
    "8/8/8/1pkP4/1rp5/8/1P1P4/2R1K3 w - - 0 1",
    # Promotions, one through the square that the pawn leaves.
    "7k/5P1p/7K/8/8/8/8/8 w - - 0 1",
    "8/4P3/4k3/3R1R2/8/4K3/8/3R1R2 w - - 0 1",
    "5rk1/4Pppp/8/8/8/8/8/K7 w - - 0 1",
    "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1",
    # Two pieces, and the king, open lines.
    "3k4/8/3K4/8/8/8/8/3R4 w - - 0 1",
    "R2N3k/6pp/8/8/8/8/8/K7 w - - 0 1",
    "7k/8/5K2/8/3Q4/8/8/B5R1 w - - 0 1",
    # The attacker is in check himself.
    "6k1/5ppp/8/8/8/8/r4PPP/K2R4 w - - 0 1",
)


@pytest.mark.parametrize("fen", SPECIAL)
def test_special_mates(fen: str) -> None:
    board = chess.Board(fen)
    assert board.is_valid()
    assert_same(board)


def test_games() -> None:
    for position in played_positions(seed=17, games=4):
        assert_same(chess.Board(format_fen(position)))


def test_random_men() -> None:
    dice = random.Random(5)
    for _ in range(400):
        assert_same(random_board(dice, 12))


def test_what_mated_elsewhere_is_tried_as_it_is() -> None:
    dice = random.Random(7)
    known = {
        step
        for board in (random_board(dice, 8) for _ in range(300))
        if board.turn
        for step in mates(state_of_board(board), white=True)
    }
    assert len(known) > 30
    for _ in range(200):
        board = random_board(dice, 10)
        if board.turn:
            state = state_of_board(board)
            found = set(mates(state, white=True))
            assert {step for step in known if still_mates(state, True, step)} == known & found


def assert_same(board: chess.Board) -> None:
    state = state_of_board(board)
    found = list(mates(state, board.turn))
    assert sorted(uci_of(step, False) for step in found) == mating_moves(board, 1)
    assert set(found) <= set(legal_steps(state, board.turn))
    assert is_mated(state, board.turn) == board.is_checkmate()
