"""python-chess finds the same moves, and they lead to the same positions."""

import random

import chess
import pytest

from fenedit.notation.fen import format_fen
from fenedit.rules.solve.move_generation import State, legal_steps, made, passed, uci_of
from tests.helpers.games import played_positions
from tests.helpers.mates import random_board, state_of_board

CASTLINGS = (
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/4Q3/8/8/R3K2R b KQkq - 0 1",
    "r3k2r/8/8/1B6/8/8/8/R3K2R b KQkq - 0 1",
    "1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1",
    "r3k2r/8/8/8/8/6n1/8/R3K2R w KQkq - 0 1",
)
CASTLINGS_960 = (
    "8/8/8/8/8/7k/8/1RK2R2 w FB - 0 1",
    "6k1/8/8/8/8/8/8/qR1K3R w HB - 0 1",
    "4k3/8/8/8/8/8/8/qRK4R w HB - 0 1",
    "1rk5/8/8/8/8/8/8/1RKR4 w DBb - 0 1",
    "5rkr/8/8/8/8/8/8/5RKR b HFhf - 0 1",
)
EN_PASSANTS = (
    "8/8/8/KPp4r/8/8/8/7k w - c6 0 1",
    "8/8/8/K1pP3r/8/8/8/7k w - c6 0 1",
    "8/8/8/4k3/3Pp3/8/8/K7 b - d3 0 1",
    "8/5K2/8/2pP4/8/1b6/8/7k w - c6 0 1",
    "8/8/8/1kpP4/8/8/8/4KB2 b - - 0 1",
    "7k/4p3/8/3P1P2/8/8/8/K3R3 b - - 0 1",
)
PROMOTIONS = (
    "1n1n4/2P5/8/8/8/8/2p5/K2N3k w - - 0 1",
    "1n1n4/2P5/8/8/8/8/2p5/KN1N3k b - - 0 1",
)


@pytest.mark.parametrize("fen", CASTLINGS + EN_PASSANTS + PROMOTIONS)
def test_special_moves(fen: str) -> None:
    assert_same(chess.Board(fen), plies=2)


@pytest.mark.parametrize("fen", CASTLINGS_960)
def test_castling_in_chess960(fen: str) -> None:
    assert_same(chess.Board(fen, chess960=True), plies=2)


@pytest.mark.parametrize("chess960", [False, True])
def test_games(chess960: bool) -> None:
    for position in played_positions(seed=11, games=3, chess960=chess960):
        assert_same(chess.Board(format_fen(position), chess960=chess960), plies=1)


def test_random_men() -> None:
    dice = random.Random(3)
    for _ in range(300):
        assert_same(random_board(dice, 14), plies=1)


def test_a_side_may_pass() -> None:
    board = chess.Board("7k/4p3/8/3P1P2/8/8/8/K3R3 w - - 0 1")
    assert passed(passed(state_of_board(board))) == state_of_board(board)
    step = next(
        step
        for step in legal_steps(passed(state_of_board(board)), white=False)
        if uci_of(step, False) == "e7e5"
    )
    after = made(passed(state_of_board(board)), step)
    assert after[0][64] == chess.E6
    assert passed(after)[0][64] == 0


def assert_same(board: chess.Board, plies: int) -> None:
    assert board.is_valid()
    state = state_of_board(board)
    steps = {uci_of(step, board.chess960): step for step in legal_steps(state, board.turn)}
    assert sorted(steps) == sorted(move.uci() for move in board.legal_moves)
    for uci, step in steps.items():
        board.push_uci(uci)
        after = made(state, step)
        # A pawn beside it may be unable to take en passant; then the square is harmless.
        assert _without_ep(after) == _without_ep(state_of_board(board))
        assert state_of_board(board)[0][64] in (0, after[0][64])
        if plies > 1:
            assert_same(board, plies - 1)
        board.pop()


def _without_ep(state: State) -> bytes:
    return state[0][:64] + state[0][65:]
