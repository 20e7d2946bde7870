"""pgn-extract reads the games that we write, and sees them begin where we meant."""

from pathlib import Path

import pytest

from fenedit.notation.castling import castling_squares, start_position
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.pgn import format_game
from fenedit.notation.position import Position
from tests.helpers.games import played_positions
from tests.helpers.oracles import pgn_extract_reads


def assert_understood(positions: list[Position], chess960: bool, folder: Path) -> None:
    text = "\n".join(format_game(position, chess960) for position in positions)
    understood = pgn_extract_reads(text, folder)
    assert len(understood) == len(positions)
    for position, fields in zip(positions, understood, strict=True):
        theirs = parse_fen(f"{fields} 0 1")
        assert theirs.placement == position.placement
        assert theirs.side_to_move == position.side_to_move
        assert theirs.ep_square == position.ep_square, format_fen(position)
        assert castling_rooks(theirs, chess960) == castling_rooks(position, chess960)


def castling_rooks(position: Position, chess960: bool) -> set[int]:
    squares = castling_squares(position.placement, position.castling_rights, chess960)
    return {rook for _, _, rook in squares}


def of_games(count: int, chess960: bool) -> list[Position]:
    return list(played_positions(seed=6, games=count, chess960=chess960))[::9]


def test_games(tmp_path: Path) -> None:
    assert_understood(of_games(20, chess960=False), False, tmp_path)


def test_chess960(tmp_path: Path) -> None:
    starts = [start_position(number) for number in range(960) if number != 518]
    assert_understood([*starts, *of_games(10, chess960=True)], True, tmp_path)


@pytest.mark.long
def test_many(tmp_path: Path) -> None:
    assert_understood(of_games(600, chess960=False), False, tmp_path)
    assert_understood(of_games(600, chess960=True), True, tmp_path)
