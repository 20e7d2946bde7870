import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.ui.board.contents import (
    MARGIN,
    board_in,
    frame_rect,
    square_rect,
)

BOARD = BoardGeometry(24, 2, 400)
ratios = st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0, 3.0])


@given(st.integers(120, 2000), st.integers(120, 2000), ratios, st.booleans())
def test_the_board_lies_within_its_margins_on_whole_device_pixels(width, height, ratio, outside):
    board = board_in(width, height, flipped=False, ratio=ratio, outside_coordinates=outside)
    frame = frame_rect(board)
    # A margin may be rounded by half a device pixel.
    assert frame.left() >= MARGIN - 0.5
    assert frame.right() <= width - MARGIN + 0.5
    assert frame.top() >= MARGIN - 0.5
    assert frame.bottom() <= height - MARGIN + 0.5
    for edge in (frame.left(), frame.top(), board.square_side):
        assert edge * ratio == pytest.approx(round(edge * ratio), abs=1e-6)


def test_a_square_covers_its_pixels():
    assert square_rect(BOARD, 0).getRect() == (24, 352, 50, 50)


def test_the_frame_goes_around_the_squares():
    assert frame_rect(BOARD) == QRectF(24, 2, 400, 400)
