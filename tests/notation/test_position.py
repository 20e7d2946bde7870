from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.position import EMPTY_POSITION, START_POSITION, Position
from tests.helpers.strategies import positions


@given(positions(), st.integers(0, 63))
def test_with_content_puts_a_piece_on_one_square(position, square):
    changed = position.with_content(square, "Q")
    assert changed.placement[square] == "Q"
    assert changed.with_content(square, position.placement[square]) == position


def test_a_new_position_is_whites_first_move_without_rights():
    assert Position("." * 64, "w", "", None, 0, 1) == EMPTY_POSITION
    assert START_POSITION.castling_rights == "KQkq"
