"""python-chess and pgn-extract refuse the games whose moves we say do not fit, and no others."""

import io
import random

import chess
import chess.pgn
import pytest

from fenedit.notation.pgn import read_game, split_games
from fenedit.rules.judge.game import follow_moves


def a_game(dice: random.Random, number: int) -> str:
    """Return a game with variations, signs and comments, from a start perhaps without a piece."""
    board = chess.Board()
    if number % 2:
        while True:
            board = chess.Board()
            board.remove_piece_at(dice.randrange(64))
            board.set_castling_fen(board.castling_xfen())
            if board.is_valid():
                break
    game = chess.pgn.Game()
    game.headers["Event"] = str(number)
    written = board if number % 4 < 2 else chess.Board()
    if written != chess.Board():
        game.setup(written)
    node: chess.pgn.GameNode = game
    played = board.copy()
    for _ in range(dice.randrange(4, 60)):
        moves = list(played.legal_moves)
        if not moves:
            break
        parent, move = node, dice.choice(moves)
        node = parent.add_variation(move, comment="a (bracket) 1. Kh9" * (dice.random() < 0.1))
        node.nags |= {dice.randrange(1, 20)} if dice.random() < 0.1 else set()
        if dice.random() < 0.2:
            parent.add_variation(dice.choice(moves))
        played.push(move)
    return written_as_san(game, board)


def written_as_san(game: chess.pgn.Game, board: chess.Board) -> str:
    """Return a game whose moves are written as from a board, whatever its tag says."""
    tags = "".join(f'[{name} "{value}"]\n' for name, value in game.headers.items())
    game.setup(board)
    moves = game.accept(chess.pgn.StringExporter(headers=False))
    return f"{tags}\n{moves}\n\n"


def are_refused(text: str) -> list[bool]:
    """Tell of each game of a text whether something in it does not fit."""
    refused = []
    for chunk in split_games(text):
        game = read_game(chunk)
        assert game.position is not None
        moves = chunk[game.tags_end :]
        refused.append(follow_moves(moves, game.position, game.chess960).fault is not None)
    return refused


class _Quiet(chess.pgn.GameBuilder[chess.pgn.Game]):
    """Reads a game, and logs nothing of what does not fit."""

    def handle_error(self, error: Exception) -> None:
        self.game.errors.append(error)


@pytest.fixture(scope="module")
def games() -> str:
    dice = random.Random(30)
    return "".join(a_game(dice, number) for number in range(200))


def test_python_chess(games: str) -> None:
    text, theirs = io.StringIO(games), []
    while (game := chess.pgn.read_game(text, Visitor=_Quiet)) is not None:
        theirs.append(bool(game.errors))
    assert are_refused(games) == theirs
    assert 10 < sum(theirs) < 150
