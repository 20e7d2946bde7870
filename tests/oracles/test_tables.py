"""The first moves of a puzzle database are played as python-chess plays them."""

from itertools import islice

import chess
import pytest

from fenedit.documents.table import table_of
from tests.helpers.tables import HEAD, puzzles


@pytest.mark.long
def test_ten_thousand_first_moves():
    table = table_of(f"{HEAD}\n", None)
    assert table is not None
    kinds = set()
    for fen, moves in islice(puzzles(seed=35), 10_000):
        board = chess.Board(fen)
        if moves:
            move = chess.Move.from_uci(moves.split()[0])
            kinds.add((board.is_castling(move), board.is_en_passant(move), move.promotion))
            board.push(move)
        line = table.line(f"x,{fen},{moves},,,,,,,\n")
        assert line.startswith(board.epd(en_passant="fen")), fen
        assert f"fmvn {board.fullmove_number}; hmvc {board.halfmove_clock};" in line
    # Castling, captures en passant, and all promotions.
    assert len(kinds) == 7
