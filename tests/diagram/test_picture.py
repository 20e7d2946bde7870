"""The one description of what a diagram looks like."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.board_scene import PIECE_SIDE, Coordinates
from fenedit.diagram.description import (
    GREY,
    HATCHED,
    LARGEST,
    SCHEMES,
    SMALLEST,
    Diagram,
    DiagramStyle,
    scheme,
)
from fenedit.diagram.picture import (
    PictureSizeError,
    frame_of,
    ground_of,
    lettering_of,
    picture_of,
    pieces_of,
    pixel_frame,
)
from fenedit.diagram.shapes import Path, PieceShape, Rect, Shape
from fenedit.notation.marks import (
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)
from fenedit.notation.position import EMPTY, EMPTY_PLACEMENT, START_PLACEMENT, parse_square
from tests.helpers.diagrams import styles
from tests.helpers.strategies import placements

GREEN = MarkColour.GREEN
STYLES = styles(st.just(400))


@given(placements())
def test_a_flipped_board_is_the_other_one_turned_round(placement: str) -> None:
    turned = {
        PieceShape(
            man.piece, round(8 - PIECE_SIDE - man.x, 6), round(8 - PIECE_SIDE - man.y, 6), man.side
        )
        for man in pieces_of(placement, True)
    }
    assert turned == {
        PieceShape(man.piece, round(man.x, 6), round(man.y, 6), man.side)
        for man in pieces_of(placement, False)
    }
    assert len(turned) == 64 - placement.count(EMPTY)


def test_men_come_row_by_row() -> None:
    men = pieces_of(START_PLACEMENT, False)
    assert "".join(man.piece for man in men[:8]) == "rnbqkbnr"
    assert "".join(man.piece for man in men[-8:]) == "RNBQKBNR"
    assert "".join(man.piece for man in pieces_of(START_PLACEMENT, True)[:8]) == "RNBKQBNR"


def test_a_man_stands_in_the_middle_of_its_square() -> None:
    (king,) = pieces_of(EMPTY_PLACEMENT[:4] + "K" + EMPTY_PLACEMENT[5:], False)
    assert (king.x + king.side / 2, king.y + king.side / 2) == pytest.approx((4.5, 7.5))


@given(STYLES)
def test_a_picture_has_room_for_all_that_its_style_asks_for(style: DiagramStyle) -> None:
    frame = frame_of(style)
    edge = style.margin + style.frame
    assert frame.left >= edge and frame.top >= edge
    assert frame.width >= frame.left + 8 + edge and frame.height >= frame.top + 8 + edge
    outside = style.coordinates is Coordinates.OUTSIDE
    assert (frame.left > edge) is outside
    assert (frame.height > frame.top + 8 + edge + 0.01) is outside
    assert (frame.width > frame.left + 8 + edge + 0.01) is style.mover_mark


@given(STYLES, st.booleans())
def test_coordinates_keep_off_the_edges_and_the_board(style: DiagramStyle, flipped: bool) -> None:
    frame = frame_of(style)
    for shape in lettering_of(style, scheme(style.scheme), flipped):
        assert isinstance(shape, Path)
        pen = (shape.stroke_width or 0) / 2
        for segment in shape.segments:
            if segment[0] == "Z":
                continue
            x, y = segment[-2], segment[-1]
            assert -frame.left <= x - pen and x + pen <= frame.width - frame.left
            assert -frame.top <= y - pen and y + pen <= frame.height - frame.top
            on_board = 0 <= x <= 8 and 0 <= y <= 8
            assert on_board is (style.coordinates is Coordinates.INSIDE)


@pytest.mark.parametrize("where", [Coordinates.INSIDE, Coordinates.OUTSIDE])
def test_small_pictures_have_larger_letters_but_not_too_large(where: Coordinates) -> None:
    style = DiagramStyle(coordinates=where)
    heights = []
    for least in (0.0, 0.1, 0.23, 0.28, 9.0):
        letters = lettering_of(style, scheme(style.scheme), False, least)[-1]
        digit = [each for each in letters.segments if each[0] != "Z" and each[-2] < 0.4]
        ends = [each[-1] for each in digit if 1 < each[-1] < 2]
        heights.append(round(max(ends) - min(ends), 2))
    assert heights[0] == heights[1] < heights[2] < heights[3] == heights[4]


def test_letters_can_be_read_whatever_shines_through_beside_the_board() -> None:
    style = DiagramStyle(coordinates=Coordinates.OUTSIDE)
    halo, letters = lettering_of(style, scheme(style.scheme), False)
    assert halo.stroke == "#ffffff" and halo.segments == letters.segments
    assert halo.stroke_width > 0 and not halo.fill and letters.fill
    assert lettering_of(replace(style, background="#ffffff"), scheme(style.scheme), False) == (
        letters,
    )


def test_no_coordinates_are_none() -> None:
    assert lettering_of(DiagramStyle(coordinates=Coordinates.NONE), GREY, False) == ()


@pytest.mark.parametrize("name", SCHEMES)
def test_squares_of_every_scheme(name: str) -> None:
    light, *dark = ground_of(DiagramStyle(scheme=name), scheme(name))
    assert light == Rect(0, 0, 8, 8, scheme(name).light_square)
    assert not any(shape.stroke for shape in dark)
    assert bool(scheme(name).hatch) == (len(dark) == 2)
    for shape in dark:
        for segment in shape.segments:
            if segment[0] != "Z":
                assert all(0 <= number <= 8 for number in segment[1:])


def test_hatching_keeps_away_from_coordinates_on_the_squares() -> None:
    style = DiagramStyle(scheme="Hatched")
    *_, covered = ground_of(style, scheme(style.scheme))
    *_, plain = ground_of(replace(style, coordinates=Coordinates.NONE), scheme(style.scheme))
    corners = covered.segments[len(plain.segments) :]
    # A dark square is at the left of every other rank, and at the bottom of every other file.
    starts = [each for each in corners if each[0] == "M"]
    assert len(starts) == 8 and all(x == 0 or y > 7 for _, x, y in starts)


@pytest.mark.parametrize("least", [0.0, 0.25, 9.0])
def test_hatching_keeps_away_from_coordinates_however_large_they_are(least: float) -> None:
    style = DiagramStyle(scheme="Hatched")
    *_, covered = ground_of(style, scheme(style.scheme), least)
    *_, plain = ground_of(replace(style, coordinates=Coordinates.NONE), scheme(style.scheme))
    corners = covered.segments[len(plain.segments) :]
    starts = [at for at, each in enumerate(corners) if each[0] == "M"]
    boxes = [(corners[at][1:], corners[at + 2][1:]) for at in starts]
    letters = lettering_of(style, scheme(style.scheme), False, least)[-1]
    for segment in letters.segments:
        for x, y in zip(segment[1::2], segment[2::2], strict=True):
            assert any(
                left <= x <= right and top <= y <= bottom for (left, top), (right, bottom) in boxes
            ), (x, y)


def test_the_corner_at_a1_is_dark() -> None:
    _, dark = ground_of(DiagramStyle(), scheme("Walnut"))
    corners = {segment[1:] for segment in dark.segments if segment[0] == "M"}
    assert (0, 7) in corners and (7, 0) in corners
    assert len(corners) == 32 and (0, 0) not in corners


def test_a_frame_is_a_ring_around_the_squares() -> None:
    *_, frame = ground_of(DiagramStyle(frame=0.1), GREY)
    assert (frame.fill, frame.even_odd) == (GREY.frame, True)
    corners = [segment[1:] for segment in frame.segments if segment[0] != "Z"]
    assert corners[0] == (-0.1, -0.1) and corners[2] == pytest.approx((8.1, 8.1))
    assert corners[4:] == [(0, 0), (8, 0), (8, 8), (0, 8)]


@pytest.mark.parametrize(
    ("side", "flipped", "near_top"),
    [("w", False, False), ("b", False, True), ("w", True, True), ("b", True, False)],
)
def test_the_mark_of_the_mover_is_near_its_side(side, flipped, near_top) -> None:
    diagram = Diagram(EMPTY_PLACEMENT, side_to_move=side, flipped=flipped)
    bare = picture_of(diagram, DiagramStyle()).shapes
    *inside, line = picture_of(diagram, DiagramStyle(mover_mark=True)).shapes[len(bare) :]
    corners = [segment[1:] for segment in line.segments if segment[0] != "Z"]
    assert all((y < 1) is near_top and 0 <= y <= 8 and x > 8 for x, y in corners)
    assert [each.fill for each in inside] == (["#ffffff"] if side == "w" else [])
    # The ring of White's is open where its inside is seen.
    assert len(corners) == (8 if side == "w" else 4)
    assert line.even_odd is (side == "w")


def _below_and_above(marks: Marks, name: str = "Walnut") -> tuple[list[Shape], list[Shape]]:
    """Return what marks add below and above the pieces of a board without coordinates."""
    style = DiagramStyle(scheme=name, coordinates=Coordinates.NONE)
    shapes = picture_of(Diagram(START_PLACEMENT, marks=marks), style).shapes
    pieces = [at for at, shape in enumerate(shapes) if isinstance(shape, PieceShape)]
    ground = ground_of(style, scheme(name))
    return [*shapes[len(ground) : pieces[0]]], [*shapes[pieces[-1] + 1 :]]


def test_marks_are_below_or_above_the_pieces_unless_they_are_not_to_be_shown() -> None:
    square = parse_square("c4")
    drawn = Marks((DrawnArrow(GREEN, 0, 9),), (DrawnCircle(GREEN, 3),), (Highlight(GREEN, square),))
    below, above = _below_and_above(drawn)
    assert below == [Rect(2, 4, 1, 1, GREEN.screen, 0.5)]
    assert len(above) == 3
    diagram = Diagram(START_PLACEMENT, marks=drawn)
    hidden = picture_of(diagram, DiagramStyle(show_marks=False))
    assert hidden == picture_of(replace(diagram, marks=Marks()), DiagramStyle())


@pytest.mark.parametrize("name", SCHEMES)
@pytest.mark.parametrize(
    ("square", "hidden"),
    [("d4", True), ("e4", False), ("a1", False)],
    ids=["dark", "light", "piece"],
)
def test_hatching_keeps_away_from_labels(name: str, square: str, hidden: bool) -> None:
    below, _ = _below_and_above(
        Marks(labels=(SquareLabel(GREEN, parse_square(square), "1"),)), name
    )
    assert bool(below) is (hidden and bool(scheme(name).hatch))


def test_hatching_leaves_no_dots_in_corners() -> None:
    _, bars, _ = ground_of(DiagramStyle(), HATCHED)
    starts = [segment[1] + segment[2] for segment in bars.segments if segment[0] == "M"]
    assert len(starts) == 103
    # Dark squares lie between odd numbers.
    assert all(
        abs(start + 0.024 / 2**0.5 - odd) > 0.1 for start in starts for odd in range(1, 17, 2)
    )


# Whole pixels a square, whatever the width.


STYLES_PIXEL_FRAME = st.builds(
    DiagramStyle,
    size=st.integers(SMALLEST, LARGEST),
    coordinates=st.sampled_from(Coordinates),
    margin=st.just(0.0) | st.floats(0, 2),
    frame=st.just(0.0) | st.floats(0.001, 0.2),
    mover_mark=st.booleans(),
)


@given(STYLES_PIXEL_FRAME)
def test_board_and_frame_fit_into_a_picture_as_wide_as_asked_for(style: DiagramStyle) -> None:
    frame = pixel_frame(style)
    left, top, right, bottom = frame.around
    assert frame.width == style.size
    assert 0 <= left <= frame.left < frame.left + 8 * frame.square <= right <= frame.width
    assert 0 <= top <= frame.top < frame.top + 8 * frame.square <= bottom <= frame.height
    if style.frame:
        assert left < frame.left and top < frame.top


@given(STYLES_PIXEL_FRAME)
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
