"""Positions taken out of games are those of python-chess, in all six fields."""

import io
import random

import chess
import chess.pgn
import pytest

from fenedit.documents.files.streaming import Source, entries
from fenedit.jobs.positions import position_of_entry
from fenedit.jobs.take_file import take_from
from fenedit.notation.fen import format_fen
from tests.oracles.test_moves_of_games import a_game

GAMES = 60


def of_chess960(dice: random.Random) -> str:
    """Return a random game of Chess960, in which kings castle."""
    game, board = chess.pgn.Game(), chess.Board.from_chess960_pos(dice.randrange(960))
    game.setup(board)
    node: chess.pgn.GameNode = game
    for _ in range(dice.randrange(30, 90)):
        moves = list(board.legal_moves)
        if not moves:
            break
        castling = [move for move in moves if board.is_castling(move)]
        node = node.add_variation(dice.choice(castling or moves))
        board.push(node.move)
    return f"{game}\n\n"


def ours(text: str, where: str, file_format: str) -> list[str]:
    source = Source("a", io.BytesIO(text.encode()), "utf-8", "pgn")
    taken = take_from(source, where, file_format, lambda _: None, processes=1)  # type: ignore[arg-type]
    positions = map(position_of_entry, entries(taken))
    return [format_fen(position) for position in positions if position is not None]


def theirs(text: str, where: str) -> list[str]:
    handle, fens = io.StringIO(text), []
    while (game := chess.pgn.read_game(handle)) is not None:
        board, found = game.board(), {"last": game.end()}
        for node in game.mainline():
            found[f"{board.fullmove_number}{'wb'[not board.turn]}"] = node
            board.push(node.move)
        if where in found and game.variations:
            fens.append(found[where].board().fen(en_passant="fen"))
    return fens


@pytest.mark.parametrize("file_format", ["epd", "pgn"])
@pytest.mark.parametrize("where", ["last", "20w", "7b"])
def test_positions_of_games_with_variations(where: str, file_format: str) -> None:
    dice = random.Random(20)
    # Games whose tag gives another position than their moves begin with are not theirs to play.
    text = "".join(a_game(dice, number) for number in range(GAMES) if number % 4 != 3)
    expected = theirs(text, where)
    assert len(expected) > 15
    assert ours(text, where, file_format) == expected


@pytest.mark.parametrize("where", ["last", "20w", "7b"])
def test_positions_of_chess960(where: str) -> None:
    dice = random.Random(960)
    text = "".join(of_chess960(dice) for _ in range(GAMES))
    expected = theirs(text, where)
    assert len(expected) > 40
    # Their letters are those of X-FEN.
    boards = [chess.Board(fen, chess960=True) for fen in ours(text, where, "pgn")]
    assert [board.fen(en_passant="fen") for board in boards] == expected
