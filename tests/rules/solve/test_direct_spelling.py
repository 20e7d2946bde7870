"""Moves are written as python-chess writes them."""

import chess
import pytest

from fenedit.notation.fen import format_fen
from fenedit.rules.solve.direct import Speller
from tests.helpers.games import played_positions
from tests.helpers.mates import state_of_board

CROWDED = (
    "8/5k2/8/2Q1Q3/8/2Q1Q3/8/K7 w - - 0 1",
    "4k3/8/2N1N3/8/8/2N5/8/K7 w - - 0 1",
    "r3k2r/1P6/8/2pP4/8/8/8/R3K2R w KQkq c6 0 1",
    "6k1/5ppp/8/8/8/8/8/K2RR3 w - - 0 1",
)


@pytest.mark.parametrize("fen", CROWDED)
def test_moves_that_must_be_told_apart(fen: str) -> None:
    assert_same(chess.Board(fen))


@pytest.mark.parametrize("chess960", [False, True])
def test_games(chess960: bool) -> None:
    for position in played_positions(seed=23, games=3, chess960=chess960):
        assert_same(chess.Board(format_fen(position), chess960=chess960))


def assert_same(board: chess.Board) -> None:
    assert board.is_valid()
    speller = Speller(state_of_board(board), board.turn, board.chess960)
    assert sorted(map(speller.move, speller.steps)) == sorted(
        (move.uci(), board.san(move)) for move in board.legal_moves
    )
