"""What is shown of a document."""

from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.position import parse_square, square_name
from fenedit.session.state import WHOLE_BOARD, Rectangle, state_at
from tests.helpers.states import HARING, START, fen_of, state_of_fen, state_of_text


def test_a_position_is_shown_as_canonical_fen() -> None:
    state = state_of_text(f"{START.removesuffix(' 0 1')} ; a remark\n")
    assert not state.is_draft and state.has_position
    assert state.fen_text == START


def test_a_line_that_does_not_parse_is_a_draft_without_a_position() -> None:
    state = state_of_text("no position here\n")
    assert state.is_draft and not state.has_position
    assert state.fen_text == "no position here"
    assert state.problem is not None
    assert fen_of(state) == "8/8/8/8/8/8/8/8 w - - 0 1"


def test_a_document_without_records_shows_an_empty_draft() -> None:
    state = state_of_text("# nothing\n")
    assert state.is_draft and state.fen_text == "" and not state.has_position


def test_the_record_shown_stays_within_the_document() -> None:
    state = state_of_text(f"{START}\n{HARING}\n")
    assert state_at(state.document, 1).current == 1
    assert state_at(state.document, 7).current == 1
    assert state_at(state.document, -2).current == 0
    assert state_at(state_of_text("").document, 3).current == 0


def test_another_document_keeps_what_index_it_can() -> None:
    state = state_of_text(f"{START}\n{HARING}\n", 1)
    assert state_at(state_of_fen(HARING).document, state.current).current == 0


# Rectangles of squares.


SQUARES = st.integers(0, 63)


def between(first: str, second: str) -> Rectangle:
    return Rectangle.between(parse_square(first), parse_square(second))


def test_any_two_opposite_corners_make_the_same_rectangle() -> None:
    for first, second in (("b2", "d5"), ("d5", "b2"), ("b5", "d2"), ("d2", "b5")):
        assert between(first, second) == Rectangle(1, 1, 3, 4)
    names = [square_name(square) for square in between("d3", "b2").squares]
    assert names == ["b2", "c2", "d2", "b3", "c3", "d3"]
    assert [square_name(corner) for corner in between("b5", "d2").corners] == ["b2", "d5"]


@given(SQUARES, SQUARES)
def test_it_holds_its_squares_and_no_others(first: int, second: int) -> None:
    area = Rectangle.between(first, second)
    assert len(area.squares) == len(area)
    assert {square for square in range(64) if square in area} == set(area.squares)
    assert {first, second} <= set(area.squares)


@given(SQUARES, SQUARES, st.integers(-9, 9), st.integers(-9, 9))
def test_a_shift_on_the_board_leaves_no_square_outside_and_is_the_nearest(
    first: int, second: int, files: int, ranks: int
) -> None:
    area = Rectangle.between(first, second)
    shift = area.shift_on_board(files, ranks)
    assert WHOLE_BOARD.shift_on_board(files, ranks) == (0, 0)
    shifted = area.shifted(*shift)
    assert set(shifted.squares) <= set(WHOLE_BOARD.squares) and len(shifted) == len(area)
    wanted = area.shifted(files, ranks)
    if wanted.left >= 0 and wanted.right <= 7:
        assert shift[0] == files
    if wanted.bottom >= 0 and wanted.top <= 7:
        assert shift[1] == ranks
