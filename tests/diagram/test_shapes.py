"""What is drawn over a board: in place, in its colour, and turned with the board."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.board_scene import cell_of
from fenedit.diagram.shapes import (
    Circle,
    Path,
    Rect,
    Text,
    arrow_shapes,
    shapes_above,
    shapes_below,
    text_width,
)
from fenedit.notation.marks import (
    NAMED_COLOURS,
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)
from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    START_PLACEMENT,
    parse_square,
    with_content,
)
from tests.helpers.diagrams import marks

SQUARES = st.integers(0, 63)
RED = MarkColour.RED


def _points(outline) -> list[tuple[float, float]]:
    return [(segment[1], segment[2]) for segment in outline if segment[0] != "Z"]


@pytest.mark.parametrize(
    ("square", "cell", "flipped_cell"),
    [("a1", (0, 7), (7, 0)), ("h8", (7, 0), (0, 7)), ("e2", (4, 6), (3, 1))],
)
def test_squares_are_seen_where_the_board_has_them(square, cell, flipped_cell) -> None:
    assert cell_of(parse_square(square), False) == cell
    assert cell_of(parse_square(square), True) == flipped_cell


def outline_of(arrow: str, men: str = "") -> list[tuple[float, float]]:
    """Return the corners of an arrow, such as "e2e4", with pawns on some squares, such as "e2"."""
    placement = EMPTY_PLACEMENT
    for at in range(0, len(men), 2):
        placement = with_content(placement, parse_square(men[at : at + 2]), "P")
    origin, target = parse_square(arrow[:2]), parse_square(arrow[2:])
    return corners(origin, target, placement)[1]


def corners(origin: int, target: int, placement=EMPTY_PLACEMENT, flipped: bool = False):
    """Return those of the white around an arrow, and those of the arrow, the tip first."""
    shapes = arrow_shapes(origin, target, placement, flipped, "#000000")
    return [_points(shape.segments) for shape in shapes]


def from_middle(points: list[tuple[float, float]], square: str) -> float:
    """Return how far the nearest of some points is from the middle of a square."""
    column, row = cell_of(parse_square(square), False)
    return min(hypot(x - column - 0.5, y - row - 0.5) for x, y in points)


@given(SQUARES, SQUARES)
def test_an_arrow_to_an_empty_square_ends_in_its_middle_and_stays_on_the_board(
    origin, target
) -> None:
    if origin == target:
        return
    for outline, off in zip(corners(origin, target), (0.065, 1e-9), strict=True):
        column, row = cell_of(target, False)
        assert outline[0] == pytest.approx((column + 0.5, row + 0.5), abs=off)
        assert all(0 <= x <= 8 and 0 <= y <= 8 for x, y in outline)
        start_column, start_row = cell_of(origin, False)
        foot = [hypot(x - start_column - 0.5, y - start_row - 0.5) for x, y in outline]
        assert min(foot) < 0.5


@pytest.mark.parametrize("arrow", ["e2e4", "a1h8", "g1f3", "h5e8", "b8a6", "d7b8"])
def test_an_arrow_leaves_room_for_the_men_at_its_ends(arrow: str) -> None:
    outline = outline_of(arrow, arrow)
    assert from_middle(outline, arrow[:2]) >= 0.42
    # Only the tip comes so near.
    assert from_middle(outline, arrow[2:]) == pytest.approx(0.34)
    assert from_middle(outline[1:], arrow[2:]) > 0.6


def test_between_neighbours_an_arrow_is_long_enough_to_be_seen() -> None:
    outline = outline_of("e4e5", "e4e5")
    assert outline[0][1] - max(y for _, y in outline) == pytest.approx(-0.42)
    assert from_middle(outline, "e4") > 0.2 and from_middle(outline, "e5") > 0.2


@pytest.mark.parametrize(
    ("arrow", "behind"), [("a1a8", "a4"), ("h1c6", "f3"), ("b2h2", "e2"), ("a1d2", "b1")]
)
def test_an_arrow_passes_behind_a_man(arrow: str, behind: str) -> None:
    free, broken = outline_of(arrow), outline_of(arrow, behind)
    assert set(free) < set(broken)
    assert from_middle(broken, behind) > 0.36
    assert from_middle(outline_of(arrow, "h7"), behind) == from_middle(free, behind)


@given(marks())
def test_an_arrow_to_its_own_square_is_not_drawn(drawn: Marks) -> None:
    shapes = shapes_above(drawn, EMPTY_PLACEMENT, False)
    arrows = sum(arrow.origin != arrow.target for arrow in drawn.arrows)
    assert sum(isinstance(shape, Path) for shape in shapes) == 2 * arrows


@given(marks())
def test_a_turned_board_turns_what_is_drawn(drawn: Marks) -> None:
    for arrow in drawn.arrows:
        if arrow.origin != arrow.target:
            outline, other = (
                corners(arrow.origin, arrow.target, START_PLACEMENT, flipped)[1]
                for flipped in (False, True)
            )
            turned = [(8 - x, 8 - y) for x, y in other]
            assert turned == [pytest.approx(point) for point in outline]
    for one, other in zip(
        shapes_below(drawn, False),
        shapes_below(drawn, True),
        strict=True,
    ):
        assert isinstance(one, Rect) and isinstance(other, Rect)
        assert (one.x + other.x, one.y + other.y) == (7, 7)
    only_rings = Marks(circles=drawn.circles)
    for one, other in zip(
        shapes_above(only_rings, EMPTY_PLACEMENT, False),
        shapes_above(only_rings, EMPTY_PLACEMENT, True),
        strict=True,
    ):
        assert isinstance(one, Circle) and isinstance(other, Circle)
        assert (one.x + other.x, one.y + other.y) == (8, 8)


@pytest.mark.parametrize("colour", (*NAMED_COLOURS, MarkColour.of("#7b3fb5")))
def test_every_mark_has_its_colour(colour: MarkColour) -> None:
    drawn = Marks(
        (DrawnArrow(colour, 0, 9),),
        (DrawnCircle(colour, 0),),
        (Highlight(colour, 0),),
        (SquareLabel(colour, 20, "x"),),
    )
    below = shapes_below(drawn, False)
    above = shapes_above(drawn, EMPTY_PLACEMENT, False)
    expected = colour.screen
    assert [shape.fill for shape in below] == [expected]
    found = [getattr(shape, "stroke", "") or shape.fill for shape in above]
    assert found == [expected, "#ffffff", expected, expected]


@pytest.mark.parametrize("text", ["1", "!?", "abc", "mate", "long label"])
@pytest.mark.parametrize("square", ["a1", "e4", "h8"])
def test_a_label_keeps_within_its_square(text: str, square: str) -> None:
    label = SquareLabel(RED, parse_square(square), text)
    column, row = cell_of(label.square, False)
    for placement in (EMPTY_PLACEMENT, START_PLACEMENT):
        for shape in shapes_above(Marks(labels=(label,)), placement, False):
            if isinstance(shape, Rect):
                assert column <= shape.x and shape.x + shape.width <= column + 1
                assert row <= shape.y and shape.y + shape.height <= row + 1
            elif isinstance(shape, Circle):
                assert column <= shape.x - shape.radius and shape.x + shape.radius <= column + 1
            else:
                assert isinstance(shape, Text)
                assert row < shape.y - 0.7 * shape.size and shape.y < row + 1
                assert column < shape.x < column + 1


def test_a_label_is_large_where_the_square_is_empty_and_small_over_a_man() -> None:
    e2 = SquareLabel(RED, parse_square("e2"), "1")
    (alone,) = shapes_above(Marks(labels=(e2,)), EMPTY_PLACEMENT, False)
    badge, text = shapes_above(Marks(labels=(e2,)), START_PLACEMENT, False)
    assert isinstance(alone, Text) and isinstance(text, Text) and isinstance(badge, Circle)
    assert text.size < alone.size / 2


def test_greys_are_set_off_from_black_men() -> None:
    drawn = Marks((DrawnArrow(RED, 0, 9),), (DrawnCircle(RED, 3),))
    plain = shapes_above(drawn, START_PLACEMENT, False)
    edged = shapes_above(drawn, START_PLACEMENT, False, printed=True)
    assert (len(plain), len(edged)) == (3, 4)
    assert edged[0].stroke == edged[2].stroke == "#ffffff"
    assert all(shape.opacity == 1 for shape in edged[2:])


@pytest.mark.parametrize("text", ["WW", "Ж1", "Qxf7#", "ill", "日本"])
def test_a_badge_is_wider_than_the_text_on_it(text: str) -> None:
    label = SquareLabel(RED, 12, text)
    badge, words = shapes_above(Marks(labels=(label,)), START_PLACEMENT, False)
    width = 2 * badge.radius if isinstance(badge, Circle) else badge.width
    assert text_width(text) * words.size <= width
    assert text_width("Ж") > text_width("x") > text_width("i") > text_width("\u0301")


@pytest.mark.parametrize(("colour", "ink"), [("#ffd400", "#000000"), ("#7b3fb5", "#ffffff")])
def test_a_long_label_has_a_badge_within_an_empty_square(colour: str, ink: str) -> None:
    label = SquareLabel(MarkColour.of(colour), 28, "ten letter")
    badge, words = shapes_above(Marks(labels=(label,)), EMPTY_PLACEMENT, False)
    assert isinstance(badge, Rect) and isinstance(words, Text)
    assert (badge.fill, words.fill) == (colour, ink)
    assert badge.x >= 4 and badge.x + badge.width <= 5 and 4 < badge.y < words.y < 5
