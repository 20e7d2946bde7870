import chess
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    parse_square,
    square_name,
    with_contents,
)
from fenedit.rules.retro.last_move import (
    pawn_capture_origins,
    piece_origins,
    push_origins,
    uncastlings,
)
from tests.helpers.strategies import placements


@given(placements(), st.integers(0, 63), st.sampled_from("KQRBN"))
def test_pieces_come_from_the_empty_squares_that_they_attack(placement, square, kind):
    placement = with_contents(placement, {square: kind})
    board = chess.BaseBoard(None)
    board.set_piece_map(
        {
            place: chess.Piece.from_symbol(content)
            for place, content in enumerate(placement)
            if content != EMPTY
        }
    )
    expected = {place for place in board.attacks(square) if placement[place] == EMPTY}
    assert set(piece_origins(placement, square)) == expected


def _names(squares):
    return [square_name(square) for square in squares]


def test_pawns_go_back_a_step_or_two_from_their_fourth_rank():
    def pushes(name, side, *blocked):
        placement = with_contents(EMPTY_PLACEMENT, {parse_square(name): "N" for name in blocked})
        return _names(push_origins(placement, parse_square(name), side))

    assert pushes("e4", "w") == ["e3", "e2"]
    assert pushes("e4", "w", "e2") == ["e3"]
    assert pushes("e4", "w", "e3") == []
    assert pushes("e5", "w") == ["e4"]
    assert pushes("e5", "b") == ["e6", "e7"]
    assert pushes("e4", "b") == ["e5"]
    assert pushes("e2", "w") == pushes("e7", "b") == []
    assert pushes("e8", "w") == ["e7"]
    assert pushes("e1", "b") == ["e2"]


def test_pawns_go_back_to_neighbouring_files_after_a_capture():
    def captures(name, side, *blocked):
        placement = with_contents(EMPTY_PLACEMENT, {parse_square(name): "n" for name in blocked})
        return _names(pawn_capture_origins(placement, parse_square(name), side))

    assert captures("e4", "w") == ["d3", "f3"]
    assert captures("e4", "b") == ["d5", "f5"]
    assert captures("e4", "w", "d3") == ["f3"]
    assert captures("a4", "w") == ["b3"]
    assert captures("h4", "b") == ["g5"]
    assert captures("e2", "w") == captures("e7", "b") == []
    assert captures("e8", "w") == ["d7", "f7"]


def _castled(rank, chess960=False, attacker=None):
    position = parse_fen(f"k7/8/8/8/8/8/8/{rank} b - - 1 20")
    placement = position.placement
    if attacker:
        placement = with_contents(placement, {parse_square(attacker): "r"})
    return {tuple(_names(found[:2])) for found in uncastlings(placement, "w", chess960)}


def test_castling_is_taken_back_to_the_e_file_and_the_corner():
    assert _castled("5RK1") == {("e1", "h1")}
    assert _castled("2KR4") == {("e1", "a1")}
    for blocked in ("5RKN", "4NRK1", "N1KR4", "1NKR4", "2KRN3"):
        assert not _castled(blocked)
    assert not _castled("4RK2")


def test_castling_led_neither_out_of_check_nor_through_it():
    attacked = {file for file in "abcdefgh" if not _castled("5RK1", attacker=f"{file}6")}
    assert attacked == {"e", "f"}
    # The rook may have passed an attacked square, and have been attacked itself.
    attacked = {file for file in "abcdefgh" if not _castled("2KR4", attacker=f"{file}6")}
    assert attacked == {"d", "e"}


def test_castling_of_chess960_is_taken_back_to_any_home_with_the_rook_on_its_wing():
    expected = {(f"{king}1", f"{rook}1") for king in "bcdefg" for rook in "cdefgh" if rook > king}
    assert _castled("5RK1", chess960=True) == expected
    assert _castled("N4RK1", chess960=True) == expected
    assert _castled("3N1RK1", chess960=True) == {("e1", "f1"), ("e1", "g1"), ("e1", "h1")} | {
        ("f1", "g1"),
        ("f1", "h1"),
        ("g1", "h1"),
    }
    expected = {(f"{king}1", f"{rook}1") for king in "bcdefg" for rook in "abcdef" if rook < king}
    assert _castled("2KR4", chess960=True) == expected


def test_the_placement_before_castling_has_king_and_rook_back():
    position = parse_fen("k7/8/8/8/8/8/8/5RK1 b - - 1 20")
    ((*_, before),) = uncastlings(position.placement, "w", False)
    assert before == parse_fen("k7/8/8/8/8/8/8/4K2R w K - 0 20").placement
