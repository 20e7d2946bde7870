from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.position import (
    EMPTY,
    PIECES,
    START_PLACEMENT,
    occupied,
    squares_of,
    with_content,
    with_contents,
)
from tests.helpers.strategies import placements


@given(placements(), st.dictionaries(st.integers(0, 63), st.sampled_from(PIECES + EMPTY)))
def test_changing_squares_one_by_one_or_together_is_the_same(placement, contents):
    one_by_one = placement
    for square, content in contents.items():
        one_by_one = with_content(one_by_one, square, content)
    assert with_contents(placement, contents) == one_by_one
    assert all(
        one_by_one[square] == contents.get(square, placement[square]) for square in range(64)
    )


@given(placements())
def test_squares_of_each_piece_are_the_occupied_squares(placement):
    found = {square: piece for piece in PIECES for square in squares_of(placement, piece)}
    assert found == dict(occupied(placement))
    assert len(found) == 64 - placement.count(EMPTY)


def test_the_array_has_its_kings_on_the_e_file():
    assert list(squares_of(START_PLACEMENT, "K")) == [4]
    assert list(squares_of(START_PLACEMENT, "k")) == [60]
