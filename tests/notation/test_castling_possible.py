import chess
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.castling import order_rights, possible_rights, resolve_right
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import WHITE, Position, ep_is_possible, possible_ep_squares
from tests.helpers.strategies import back_rank_placements, positions

_HOMES = {"K": ("e1", "h1"), "Q": ("e1", "a1"), "k": ("e8", "h8"), "q": ("e8", "a8")}


def _stands(position: Position, piece: str, name: str) -> bool:
    return position.placement[chess.parse_square(name)] == piece


@given(positions(back_rank_placements()))
def test_standard_rights_are_those_whose_king_and_rook_are_at_home(position: Position) -> None:
    for letter, (king, rook) in _HOMES.items():
        pieces = "KR" if letter.isupper() else "kr"
        at_home = _stands(position, pieces[0], king) and _stands(position, pieces[1], rook)
        assert (resolve_right(position.placement, letter, False) is not None) == at_home


@given(positions(back_rank_placements()))
def test_possible_rights_name_every_rook_that_some_letter_names(position: Position) -> None:
    for chess960 in (False, True):
        letters = possible_rights(position, chess960)
        rooks = [resolve_right(position.placement, letter, chess960) for letter in letters]
        any_letter = {
            resolve_right(position.placement, letter, chess960) for letter in "KQkqABCDEFGHabcdefgh"
        }
        assert set(rooks) == any_letter - {None}
        assert len(rooks) == len(set(rooks))
        assert "".join(letters) == order_rights("".join(letters))


def test_a_held_letter_is_kept_for_its_rook() -> None:
    position = parse_fen("rn2k1r1/8/8/8/8/8/8/2BNK1RR w Gga - 4 11")
    assert possible_rights(position, True) == ("K", "G", "g", "a")
    assert possible_rights(position.with_castling_rights(""), True) == ("K", "G", "k", "q")
    assert possible_rights(position.with_castling_rights("H"), True) == ("H", "G", "k", "q")


def test_the_start_position_has_four_possible_rights_in_both_rules() -> None:
    position = parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1")
    assert possible_rights(position, False) == possible_rights(position, True) == tuple("KQkq")


@given(positions(), st.integers(0, 63))
def test_an_ep_square_is_possible_where_the_chess_package_finds_it_valid(
    position: Position, square: int
) -> None:
    board = chess.Board(None)
    board.set_piece_map(
        {
            place: chess.Piece.from_symbol(content)
            for place, content in enumerate(position.placement)
            if content != "."
        }
    )
    board.turn = position.side_to_move == WHITE
    board.ep_square = square
    assert ep_is_possible(position, square) == (board._valid_ep_square() is not None)


@given(positions())
def test_possible_ep_squares_are_found_by_trying_all_sixty_four(position: Position) -> None:
    tried = tuple(square for square in range(64) if ep_is_possible(position, square))
    assert possible_ep_squares(position) == tried


def test_every_double_step_that_can_have_been_the_last_move_is_offered() -> None:
    position = parse_fen("rnbqkbnr/1p1ppp1p/8/p1p3p1/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 4")
    assert [chess.square_name(square) for square in possible_ep_squares(position)] == [
        "a6",
        "c6",
        "g6",
    ]
