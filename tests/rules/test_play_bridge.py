import subprocess
import sys

from hypothesis import given

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import Position
from fenedit.rules.play import to_board
from tests.helpers.games import played_positions
from tests.helpers.strategies import back_rank_placements, positions


def test_positions_of_games_cross_whole() -> None:
    for chess960 in (False, True):
        for position in played_positions(seed=2, games=2, chess960=chess960):
            board, lost = to_board(position, chess960)
            assert lost == ()
            assert board.fen(en_passant="fen", shredder=chess960) == format_fen(position)


@given(positions() | positions(back_rank_placements()))
def test_what_is_not_lost_stands_on_the_board(position: Position) -> None:
    for chess960 in (False, True):
        board, lost = to_board(position, chess960)
        assert board.board_fen() == format_fen(position).split()[0]
        assert (board.ep_square == position.ep_square) == ("ep" not in lost)
        assert (board.fullmove_number == position.fullmove_number) == ("fullmove" not in lost)
        assert board.halfmove_clock == position.halfmove_clock
        kept = [letter for letter in position.castling_rights if letter not in lost]
        assert board.castling_rights.bit_count() == len(kept)


def test_each_loss_is_named() -> None:
    position = parse_fen("4k2r/8/8/8/8/8/8/4K3 w KQk e6 0 0")
    assert to_board(position, False).lost == ("K", "Q", "ep", "fullmove")


def test_the_chess_package_is_imported_at_the_first_need() -> None:
    code = (
        "import sys, fenedit.rules.play, fenedit.rules.play, fenedit.rules.judge.repairs\n"
        "import fenedit.rules.castling_and_ep, fenedit.rules.judge.diagnose\n"
        "assert 'chess' not in sys.modules and 'PySide6' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
