import subprocess
import sys

from hypothesis import given

from fenedit.notation.castling import sound_rights
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import Position, ep_is_possible
from fenedit.rules.play import to_board
from tests.helpers.games import played_positions
from tests.helpers.strategies import back_rank_placements, positions


def test_positions_of_games_cross_whole() -> None:
    for chess960 in (False, True):
        for position in played_positions(seed=2, games=2, chess960=chess960):
            board = to_board(position, chess960)
            assert board.fen(en_passant="fen", shredder=chess960) == format_fen(position)


@given(positions() | positions(back_rank_placements()))
def test_all_that_holds_stands_on_the_board(position: Position) -> None:
    square = position.ep_square
    holds = square is not None and ep_is_possible(position, square)
    for chess960 in (False, True):
        board = to_board(position, chess960)
        assert board.board_fen() == format_fen(position).split()[0]
        assert board.ep_square == (square if holds else None)
        assert board.fullmove_number == max(1, position.fullmove_number)
        assert board.halfmove_clock == position.halfmove_clock
        assert board.castling_rights.bit_count() == len(sound_rights(position, chess960))


def test_claims_that_do_not_hold_are_left_out() -> None:
    position = parse_fen("4k2r/8/8/8/8/8/8/4K3 w KQk e6 0 0")
    assert to_board(position, False).fen() == "4k2r/8/8/8/8/8/8/4K3 w k - 0 1"


def test_the_chess_package_is_imported_at_the_first_need() -> None:
    code = (
        "import sys, fenedit.rules.play, fenedit.rules.play, fenedit.rules.judge.repairs\n"
        "import fenedit.notation.castling, fenedit.rules.judge.diagnose\n"
        "assert 'chess' not in sys.modules and 'PySide6' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
