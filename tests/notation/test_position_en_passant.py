import chess
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import ep_capturers, ep_is_possible, parse_square, square_name
from tests.helpers.strategies import positions


@st.composite
def pawn_positions(draw):
    """Return positions with pawns on the ranks that matter, and one king a side."""
    rank = "".join(draw(st.sampled_from(["Pp.", "..n"])) for _ in range(8))
    middle = "".join(draw(st.sampled_from(rank)) if draw(st.booleans()) else "." for _ in range(48))
    placement = "K......." + middle + ".......k"
    return draw(positions(st.just(placement)))


def capturers(text):
    position = parse_fen(text)
    return [square_name(square) for square in ep_capturers(position, position.ep_square)]


@given(pawn_positions(), st.integers(0, 63))
def test_possible_squares_are_those_of_another_program(position, square):
    claim = position._replace(ep_square=square)._replace(castling_rights="")
    board = chess.Board(format_fen(claim))
    # The other program asks a little more where the king is in check; it is asked for less here.
    board.checkers_mask = lambda: 0
    assert ep_is_possible(claim, square) == (board._valid_ep_square() == square)


@given(pawn_positions(), st.integers(0, 63))
def test_capturers_are_those_of_another_program(position, square):
    claim = position._replace(ep_square=square)._replace(castling_rights="")
    if ep_is_possible(claim, square):
        board = chess.Board(format_fen(claim))
        captures = [move.from_square for move in board.generate_pseudo_legal_ep()]
        assert sorted(ep_capturers(claim, square)) == sorted(captures)
    else:
        assert ep_capturers(claim, square) == ()


def test_capturers_stand_beside_the_pawn_that_passed():
    assert capturers("8/8/8/PpP5/8/8/8/8 w - b6 0 1") == ["a5", "c5"]
    assert capturers("8/8/8/8/3Pp3/8/8/8 b - d3 0 1") == ["e4"]


def test_the_edge_of_the_board_is_no_neighbour():
    assert capturers("8/8/P7/7p/P7/8/8/8 w - h6 0 1") == []
    assert capturers("8/8/8/p7/7P/8/8/8 w - a6 0 1") == []


def test_the_rank_goes_by_the_side_to_move():
    position = parse_fen("8/8/8/3pP3/8/8/8/8 w - - 0 1")
    d6 = parse_square("d6")
    assert ep_is_possible(position, d6)
    assert not ep_is_possible(position._replace(side_to_move="b"), d6)
    assert not ep_is_possible(position.with_content(d6, "n"), d6)
    assert not ep_is_possible(position.with_content(parse_square("d7"), "n"), d6)
    assert not ep_is_possible(position.with_content(parse_square("d5"), "P"), d6)
