from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.position import EMPTY_POSITION, START_POSITION, Position
from tests.helpers.strategies import positions


@given(positions(), positions())
def test_with_changes_one_field_and_nothing_else(position, other):
    changed = {
        "placement": position._replace(placement=other.placement),
        "side_to_move": position._replace(side_to_move=other.side_to_move),
        "castling_rights": position._replace(castling_rights=other.castling_rights),
        "ep_square": position._replace(ep_square=other.ep_square),
        "halfmove_clock": position._replace(halfmove_clock=other.halfmove_clock),
        "fullmove_number": position._replace(fullmove_number=other.fullmove_number),
    }
    for name, result in changed.items():
        assert isinstance(result, Position)
        assert result == position._replace(**{name: getattr(other, name)})


@given(positions(), st.integers(0, 63))
def test_with_content_puts_a_piece_on_one_square(position, square):
    changed = position.with_content(square, "Q")
    assert changed.placement[square] == "Q"
    assert changed.with_content(square, position.placement[square]) == position


def test_a_new_position_is_whites_first_move_without_rights():
    assert Position("." * 64, "w", "", None, 0, 1) == EMPTY_POSITION
    assert START_POSITION.castling_rights == "KQkq"
