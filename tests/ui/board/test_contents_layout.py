import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.ui.board.contents import MARGIN, board_in, square_rect

BOARD = BoardGeometry(24, 2, 400)
ratios = st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0, 3.0])


@given(st.integers(120, 2000), st.integers(120, 2000), ratios, st.booleans())
def test_the_board_lies_within_its_margins_on_whole_device_pixels(width, height, ratio, outside):
    board = board_in(width, height, flipped=False, ratio=ratio, outside_coordinates=outside)
    # A margin may be rounded by half a device pixel.
    for edge, room in ((board.left, width), (board.top, height)):
        assert edge >= MARGIN - 0.5
        assert edge + 8 * board.square_side <= room - MARGIN + 0.5
    for edge in (board.left, board.top, board.square_side):
        assert edge * ratio == pytest.approx(round(edge * ratio), abs=1e-6)


def test_a_square_covers_its_pixels():
    assert square_rect(BOARD, 0).getRect() == (24, 352, 50, 50)
