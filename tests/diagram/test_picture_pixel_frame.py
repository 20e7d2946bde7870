"""Whole pixels a square, whatever the width."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import LARGEST, SMALLEST, DiagramStyle
from fenedit.diagram.picture import PictureSizeError, frame_of, pixel_frame

STYLES = st.builds(
    DiagramStyle,
    size=st.integers(SMALLEST, LARGEST),
    coordinates=st.sampled_from(Coordinates),
    margin=st.just(0.0) | st.floats(0, 2),
    frame=st.just(0.0) | st.floats(0.001, 0.2),
    mover_mark=st.booleans(),
)


@given(STYLES)
def test_board_and_frame_fit_into_a_picture_as_wide_as_asked_for(style: DiagramStyle) -> None:
    frame = pixel_frame(style)
    left, top, right, bottom = frame.around
    assert frame.width == style.size
    assert 0 <= left <= frame.left < frame.left + 8 * frame.square <= right <= frame.width
    assert 0 <= top <= frame.top < frame.top + 8 * frame.square <= bottom <= frame.height
    if style.frame:
        assert left < frame.left and top < frame.top


@given(STYLES)
def test_nothing_is_far_from_where_vectors_have_it(style: DiagramStyle) -> None:
    frame, exact = pixel_frame(style), frame_of(style)
    unit = style.size / exact.width
    assert unit - frame.square < 2
    assert abs(frame.height - unit * exact.height) <= exact.height + 3
    assert abs(frame.left - unit * exact.left) <= exact.width + 2
    assert abs(frame.top - unit * exact.top) <= exact.height + 2


@pytest.mark.parametrize("size", range(400, 408))
def test_a_bare_board_stands_in_the_middle(size: int) -> None:
    frame = pixel_frame(DiagramStyle(size=size))
    spare = size - 8 * frame.square
    assert (frame.square, frame.height) == (50, size)
    assert (frame.left, frame.top) == (spare // 2, spare // 2)


def test_a_frame_without_margin_reaches_the_edges() -> None:
    frame = pixel_frame(DiagramStyle(size=400, frame=0.05))
    assert frame.around == (0, 0, 400, 400)
    assert (frame.square, frame.left) == (49, 4)


def test_what_is_left_over_goes_to_the_strips_of_the_coordinates() -> None:
    style = DiagramStyle(size=403, coordinates=Coordinates.OUTSIDE)
    frame = pixel_frame(style)
    assert frame.left + 8 * frame.square == 403
    assert frame.top == 0


def test_the_thinnest_frame_is_a_pixel() -> None:
    frame = pixel_frame(DiagramStyle(size=64, frame=0.01, margin=1))
    left, _, right, _ = frame.around
    assert (frame.left - left, right - left) == (1, 8 * frame.square + 2)
    assert frame.style.frame == 1 / frame.square


@pytest.mark.parametrize(
    ("size", "scale", "code"),
    [
        (SMALLEST - 1, 1, "too-small"),
        (0, 1, "too-small"),
        (-400, 1, "too-small"),
        (400, 0, "too-small"),
        (LARGEST + 1, 1, "too-large"),
        (LARGEST, 2, "too-large"),
        (10**18, 1, "too-large"),
    ],
)
def test_absurd_sizes_are_refused(size: int, scale: int, code: str) -> None:
    with pytest.raises(PictureSizeError) as refused:
        pixel_frame(DiagramStyle(size=size), scale)
    assert refused.value.code == code
    assert f"of {SMALLEST} to {LARGEST}" in str(refused.value)


@pytest.mark.parametrize("field", ["margin", "frame"])
@pytest.mark.parametrize("width", [-0.1, 2.1, float("nan"), float("inf")])
def test_absurd_surroundings_are_refused(field: str, width: float) -> None:
    style = replace(DiagramStyle(), **{field: width})
    with pytest.raises(PictureSizeError) as refused:
        pixel_frame(style)
    assert refused.value.code == field


def test_scale_multiplies_pixels() -> None:
    once, twice = pixel_frame(DiagramStyle(size=400)), pixel_frame(DiagramStyle(size=400), 2)
    assert (twice.width, twice.square) == (2 * once.width, 2 * once.square)


@pytest.mark.parametrize(("frame", "size"), [(0.06, 406), (0.05, 810), (0.14, 828)])
def test_squares_are_as_large_as_they_can_be(frame: float, size: int) -> None:
    square = pixel_frame(DiagramStyle(size=size, frame=frame)).square
    assert square == round(size / (8 + 2 * frame))
