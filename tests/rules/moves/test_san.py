"""The move that a text in SAN means is the one that python-chess finds."""

import random

import chess
import pytest

from fenedit.rules.moves.san import meant_plainly

KNIGHTS = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - -"
"""One of two knights is pinned."""


def theirs(board: chess.Board, text: str) -> chess.Move | str:
    try:
        return board.parse_san(text)
    except chess.AmbiguousMoveError:
        return "ambiguous-move"
    except ValueError:
        return "illegal-move"


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_move_is_found_and_no_other(seed: int) -> None:
    dice = random.Random(seed)
    board = chess.Board() if seed % 2 else chess.Board.from_chess960_pos(dice.randrange(960))
    for _ in range(120):
        moves = list(board.legal_moves)
        if not moves:
            break
        for move in moves:
            san = board.san(move)
            assert meant_plainly(board, san) == move
            bare = san.rstrip("+#").replace("x", "")
            for text in (bare, bare[:1] + bare[-2:], bare[:1] + dice.choice(chess.SQUARE_NAMES)):
                assert meant_plainly(board, text) == theirs(board, text), (board.fen(), text)
        board.push(dice.choice(moves))


@pytest.mark.parametrize(
    ("fen", "text", "move"),
    [
        (KNIGHTS, "Ne2", "g1e2"),
        (KNIGHTS, "Nce2", "illegal-move"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ -", "Rd1", "a1d1"),
        ("4k3/8/8/8/8/8/8/R2K3R w - -", "Re1", "h1e1"),
        ("4k3/8/8/8/R7/8/8/R3K3 w - -", "Ra2", "ambiguous-move"),
        ("4k3/P7/8/8/8/8/8/4K3 w - -", "a8=Q+", "a7a8q"),
        ("4k3/P7/8/8/8/8/8/4K3 w - -", "a8", "illegal-move"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "exd6", "e5d6"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "d6", "illegal-move"),
    ],
)
def test_pins_promotions_and_en_passant(fen: str, text: str, move: str) -> None:
    found = meant_plainly(chess.Board(f"{fen} 0 1"), text)
    assert (found if isinstance(found, str) else found.uci()) == move
