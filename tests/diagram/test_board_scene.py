import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.board_scene import (
    OUTSIDE_MARGIN,
    BoardGeometry,
    MarkKind,
    cell_of,
    fitted_geometry,
    problem_marks,
    square_in,
)
from fenedit.notation.position import parse_square
from fenedit.notation.problems import Problem, Severity

E2, E4 = parse_square("e2"), parse_square("e4")


def test_the_squares_of_a_problem_are_marked_by_its_grade() -> None:
    kinds = {
        severity: {mark.kind for mark in problem_marks(Problem("x", severity, squares=(E2, E4)))}
        for severity in Severity
    }
    assert kinds == {
        Severity.NOT_FEN: {MarkKind.PROBLEM},
        Severity.NOT_PLAYABLE: {MarkKind.PROBLEM},
        Severity.ILLEGAL: {MarkKind.ILLEGAL},
        Severity.HINT: {MarkKind.HINT},
        Severity.NOTE: {MarkKind.NOTE},
    }
    assert {
        mark.square for mark in problem_marks(Problem("x", Severity.HINT, squares=(E2, E4)))
    } == {
        E2,
        E4,
    }


RATIOS = st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0, 3.0])


def geometries() -> st.SearchStrategy[BoardGeometry]:
    """Return boards of any place and size, as a widget would make them."""
    lengths = st.integers(40, 1500)
    return st.builds(
        fitted_geometry,
        lengths,
        lengths,
        flipped=st.booleans(),
        device_pixel_ratio=RATIOS,
        outside_coordinates=st.booleans(),
    )


def test_a1_is_at_the_bottom_left_and_flipped_at_the_top_right() -> None:
    geometry = BoardGeometry(10, 20, 80)
    assert geometry.rect_of(parse_square("a1")) == (10, 90, 10, 10)
    assert geometry.rect_of(parse_square("h8")) == (80, 20, 10, 10)
    flipped = BoardGeometry(10, 20, 80, flipped=True)
    assert flipped.rect_of(parse_square("a1")) == (80, 20, 10, 10)
    assert flipped.square_at(11, 21) == parse_square("h1")


@given(geometries())
def test_each_square_is_found_in_its_middle_and_in_its_corners(geometry: BoardGeometry) -> None:
    for square in range(64):
        assert geometry.square_at(*geometry.centre_of(square)) == square
        left, top, width, height = geometry.rect_of(square)
        near = 1e-3
        assert geometry.square_at(left + near, top + near) == square
        assert geometry.square_at(left + width - near, top + height - near) == square
        assert square_in(*cell_of(square, geometry.flipped), geometry.flipped) == square


@given(geometries())
def test_nothing_is_found_beside_the_board(geometry: BoardGeometry) -> None:
    side = 8 * geometry.square_side
    left, top = geometry.left, geometry.top
    middle_x, middle_y = left + side / 2, top + side / 2
    for x, y in (
        (left - 0.01, middle_y),
        (left + side + 0.01, middle_y),
        (middle_x, top - 0.01),
        (middle_x, top + side + 0.01),
    ):
        assert geometry.square_at(x, y) is None


@given(geometries())
def test_every_edge_lies_on_a_whole_device_pixel(geometry: BoardGeometry) -> None:
    for square in (0, 9, 63):
        for edge in geometry.rect_of(square):
            pixels = edge * geometry.device_pixel_ratio
            assert pixels == pytest.approx(round(pixels), abs=1e-6)


@given(st.integers(8, 2000), st.integers(8, 2000), RATIOS, st.booleans())
def test_a_fitted_board_is_the_largest_that_has_room(
    width: int, height: int, ratio: float, outside: bool
) -> None:
    geometry = fitted_geometry(width, height, device_pixel_ratio=ratio, outside_coordinates=outside)
    squares = 8 + 2 * OUTSIDE_MARGIN * outside
    pixels, room = geometry.square_pixels, min(width, height) * ratio
    assert pixels * squares <= room < (pixels + 1) * squares + 1e-6
    margin = OUTSIDE_MARGIN * outside * geometry.square_side
    # Half a pixel may be lost to whole edges.
    assert geometry.left >= margin - 1 / ratio
    assert geometry.left + 8 * geometry.square_side + margin <= width + 1 / ratio


def test_a_side_that_is_no_multiple_of_eight_leaves_the_rest_unused() -> None:
    assert BoardGeometry(0, 0, 87).square_pixels == 10
    assert BoardGeometry(0, 0, 87).square_at(82, 5) is None
    assert BoardGeometry(0, 0, 87, device_pixel_ratio=2).square_side == 10.5


def test_no_room_is_no_board_and_no_error() -> None:
    for geometry in (fitted_geometry(0, 0), fitted_geometry(7, 300), BoardGeometry(0, 0, 0)):
        assert geometry.square_pixels == 0
        assert geometry.square_at(geometry.left, geometry.top) is None


@given(st.integers(1, 400), st.sampled_from([1.1, 1.25, 4 / 3, 1.5, 2.0, 2.75]))
def test_a_side_made_of_whole_squares_does_not_lose_a_pixel_by_rounding(
    pixels: int, ratio: float
) -> None:
    assert BoardGeometry(0, 0, 8 * pixels / ratio, False, ratio).square_pixels == pixels
