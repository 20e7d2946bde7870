from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QPainter

from fenedit.diagram.board_painter import (
    BoardPainter,
    cursor_width,
    ground_colour,
    selection_width,
)
from fenedit.diagram.board_scene import (
    BoardGeometry,
    BoardScene,
    Coordinates,
    Mark,
    MarkKind,
    Preview,
    cell_of,
    fitted_geometry,
)
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    PIECES,
    START_PLACEMENT,
    parse_square,
    with_contents,
)
from tests.helpers.pictures import AROUND, blank, board, paint, pixels
from tests.helpers.strategies import placements

pytestmark = pytest.mark.usefixtures("qapp")
SQUARES = st.integers(0, 63)
START = BoardScene(START_PLACEMENT)
BARE = BoardScene(EMPTY_PLACEMENT, Coordinates.NONE)
E4 = parse_square("e4")


@pytest.fixture(scope="module")
def painter(qapp) -> BoardPainter:
    return BoardPainter(board_theme("Walnut"), chess_package_piece_set())


@settings(max_examples=20)
@given(placements())
def test_a_flipped_board_is_the_position_turned_around(
    painter: BoardPainter, placement: str
) -> None:
    scene = BoardScene(placement, Coordinates.NONE)
    turned = BoardScene(placement[::-1], Coordinates.NONE)
    assert board(painter, scene, 160, flipped=True) == board(painter, turned, 160)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("shift", [0.0, 0.3, 0.5])
def test_squares_have_sharp_edges_at_any_ratio(
    painter: BoardPainter, ratio: float, shift: float
) -> None:
    # The shift is that of a widget that begins between two device pixels.
    geometry = BoardGeometry(7, 7, 165, device_pixel_ratio=ratio)
    image = blank(round(190 * ratio), round(190 * ratio), ratio)
    brush = QPainter(image)
    brush.translate(shift, shift)
    painter.paint(brush, geometry, BARE)
    brush.end()
    theme = painter.theme
    colours = {QColor(name).name() for name in (theme.light_square, theme.dark_square, AROUND)}
    middle = image.height() // 2
    found = [image.pixelColor(x, middle).name() for x in range(image.width())]
    assert set(found) == colours
    edges = [x for x in range(1, len(found)) if found[x] != found[x - 1]]
    widths = {after - before for before, after in pairwise(edges)}
    assert len(edges) == 9
    assert widths == {geometry.square_pixels}


@pytest.mark.parametrize("shift", [-0.4, 0.3, 0.49])
def test_a_board_between_two_pixels_looks_like_one_on_a_pixel(
    painter: BoardPainter, shift: float
) -> None:
    marks = frozenset(Mark(kind, 20 + number) for number, kind in enumerate(MarkKind))
    scene = START._replace(marks=marks)
    moved, expected = blank(360, 360), blank(360, 360)
    geometry = BoardGeometry(10, 10, 320)
    paint(expected, painter, geometry, scene)
    brush = QPainter(moved)
    brush.translate(shift, shift)
    painter.paint(brush, geometry, scene)
    brush.end()
    assert moved == expected


def test_a_painter_that_scales_on_its_own_account_keeps_its_scale(painter: BoardPainter) -> None:
    image = blank(400, 400)
    brush = QPainter(image)
    brush.scale(2, 2)
    painter.paint(brush, BoardGeometry(20, 20, 160), BARE)
    brush.end()
    rgb = pixels(image)
    inside = (rgb != pixels(blank(1, 1))[0, 0]).any(axis=2)
    rows, columns = np.nonzero(inside)
    assert (rows.min(), rows.max(), columns.min(), columns.max()) == (40, 359, 40, 359)


def test_the_painter_is_given_back_as_it_came(painter: BoardPainter) -> None:
    image = blank(200, 200, 2.0)
    brush = QPainter(image)
    brush.translate(3, 4)
    brush.setOpacity(0.5)
    before = brush.worldTransform()
    painter.paint(brush, BoardGeometry(0, 0, 80, device_pixel_ratio=2.0), START)
    painter.paint_piece(brush, BoardGeometry(0, 0, 80, device_pixel_ratio=2.0), "K", 40, 40)
    assert brush.worldTransform() == before
    assert brush.opacity() == 0.5
    brush.end()


def _letters_differ(painter: BoardPainter, scene: BoardScene, side: int) -> np.ndarray:
    """Return whether each square at the left or bottom edge shows letters, by row and column."""
    bare = board(painter, scene._replace(coordinates=Coordinates.NONE), side)
    return (pixels(board(painter, scene, side)) != pixels(bare)).any(axis=2)


@pytest.mark.parametrize("side", [200, 320, 536, 1000])
@pytest.mark.parametrize("content", [*PIECES, EMPTY])
def test_coordinates_are_never_hidden(painter: BoardPainter, side: int, content: str) -> None:
    edge = [square for square in range(64) if square % 8 == 0 or square < 8]
    placement = with_contents(EMPTY_PLACEMENT, dict.fromkeys(edge, content))
    marks = frozenset(
        Mark(kind, square) for square, kind in zip(edge, list(MarkKind) * 4, strict=False)
    )
    theme = painter.theme
    scenes = (BoardScene(placement), BoardScene(placement, marks=marks))
    for scene in (*scenes, BoardScene(placement, band=(0, 63))):
        rgb, pixel = pixels(board(painter, scene, side)), side // 8
        # Over a selection lies its tint.
        tint = 0.0 if scene.band is None else 0.13
        for square in edge:
            column, row = cell_of(square, False)
            light = (column + row) % 2 == 0
            name = theme.coordinate_on_light if light else theme.coordinate_on_dark
            colour, over = (np.array(QColor(each).getRgb()[:3]) for each in (name, theme.cursor))
            cell = rgb[row * pixel : row * pixel + pixel, column * pixel : column * pixel + pixel]
            off = np.abs(cell - colour * (1 - tint) - over * tint).max(axis=2)
            assert (off < 40).sum() > pixel / 8


def test_letters_stand_within_frames(painter: BoardPainter) -> None:
    cursor = frozenset((Mark(MarkKind.CURSOR, 0),))
    for scene, frame in (
        (BoardScene(EMPTY_PLACEMENT, marks=cursor), cursor_width(50)),
        (BoardScene(EMPTY_PLACEMENT, band=(0, 0)), selection_width(50) + 1),
    ):
        rows, columns = np.nonzero(_letters_differ(painter, scene, 400)[350:, :50])
        assert frame <= rows.min() and rows.max() < 50 - frame
        assert frame <= columns.min() and columns.max() < 50 - frame


@pytest.mark.parametrize("marks", [frozenset(), frozenset((Mark(MarkKind.HOVER, 0),))])
def test_letters_are_set_off_from_a_piece_below_them(
    painter: BoardPainter, marks: frozenset[Mark]
) -> None:
    scene = BoardScene(with_contents(EMPTY_PLACEMENT, {0: "r"}), marks=marks)
    ground = QColor(ground_colour(0, 7, painter.theme, frozenset(m.kind for m in marks)))
    changed = _letters_differ(painter, scene, 200)[175:, :25]
    empty = scene._replace(placement=EMPTY_PLACEMENT)
    letters = _letters_differ(painter, empty, 200)[175:, :25]
    picture = board(painter, scene, 200)
    rows, columns = np.nonzero(changed & ~letters)
    # What is changed beside the letters is their surroundings.
    found = [picture.pixelColor(int(x), 175 + int(y)) for x, y in zip(columns, rows, strict=True)]
    assert found and any(colour == ground for colour in found)


def test_coordinates_outside_need_the_margin(painter: BoardPainter) -> None:
    scene = START._replace(coordinates=Coordinates.OUTSIDE)
    geometry = fitted_geometry(400, 400, outside_coordinates=True)
    image, inner = blank(400, 400), blank(400, 400)
    paint(image, painter, geometry, scene)
    paint(inner, painter, geometry, scene._replace(coordinates=Coordinates.NONE))
    differs = (pixels(image) != pixels(inner)).any(axis=2)
    rows, columns = np.nonzero(differs)
    assert differs.any()
    end = geometry.left + 8 * geometry.square_side
    on_board = (columns >= geometry.left) & (columns < end) & (rows >= geometry.top) & (rows < end)
    assert not on_board.any()


def test_hidden_pieces_leave_a_bare_square_and_faint_ones_a_trace(painter: BoardPainter) -> None:
    placement = with_contents(EMPTY_PLACEMENT, {E4: "q"})
    bare = pixels(board(painter, BARE))
    whole, hidden, faint = (
        np.abs(pixels(board(painter, scene)) - bare).sum()
        for scene in (
            BoardScene(placement, Coordinates.NONE),
            BoardScene(placement, Coordinates.NONE, hidden=frozenset((E4,))),
            BoardScene(placement, Coordinates.NONE, faint=frozenset((E4,))),
        )
    )
    assert hidden == 0
    assert faint == pytest.approx(0.3 * whole, rel=0.05)


def test_a_preview_replaces_what_stands_there_and_an_eraser_makes_it_faint(
    painter: BoardPainter,
) -> None:
    placement = with_contents(EMPTY_PLACEMENT, {E4: "q"})

    def picture(placement: str, **extra):
        return board(painter, BoardScene(placement, Coordinates.NONE, **extra))

    over_queen = picture(placement, preview=Preview(E4, "N"))
    assert over_queen == picture(EMPTY_PLACEMENT, preview=Preview(E4, "N"))
    assert over_queen != picture(placement)
    erased = picture(placement, preview=Preview(E4, EMPTY))
    assert erased == picture(placement, faint=frozenset((E4,)))


def test_a_stale_board_is_greyer_all_over(painter: BoardPainter) -> None:
    fresh, stale = (pixels(board(painter, START._replace(stale=s))) for s in (False, True))
    colourful = [float((p.max(axis=2) - p.min(axis=2)).mean()) for p in (fresh, stale)]
    assert colourful[1] < 0.4 * colourful[0]
    assert float((fresh != stale).any(axis=2).mean()) > 0.95


def test_a_label_is_drawn_over_the_middle(painter: BoardPainter) -> None:
    plain, labelled = (
        pixels(board(painter, BoardScene(label=label))) for label in ("", "no position yet")
    )
    rows, _ = np.nonzero((plain != labelled).any(axis=2))
    assert rows.min() > 120
    assert rows.max() < 200


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_piece_in_flight_is_the_same_picture_as_at_rest(
    painter: BoardPainter, ratio: float
) -> None:
    geometry = BoardGeometry(4, 4, 164, device_pixel_ratio=ratio)
    size = round(180 * ratio)
    flying, resting = blank(size, size, ratio), blank(size, size, ratio)
    paint(flying, painter, geometry, BARE)
    brush = QPainter(flying)
    painter.paint_piece(brush, geometry, "n", *geometry.centre_of(E4))
    brush.end()
    placement = with_contents(EMPTY_PLACEMENT, {E4: "n"})
    paint(resting, painter, geometry, BoardScene(placement, Coordinates.NONE))
    assert flying == resting


@given(st.floats(20, 140), st.floats(20, 140))
def test_a_piece_in_flight_stays_within_a_square_around_its_point(
    painter: BoardPainter, x: float, y: float
) -> None:
    image = blank(160, 160)
    brush = QPainter(image)
    painter.paint_piece(brush, BoardGeometry(3, 5, 160), "Q", x, y)
    brush.end()
    rows, columns = np.nonzero((pixels(image) != pixels(blank(1, 1))[0, 0]).any(axis=2))
    assert x - 10 <= columns.min() and columns.max() + 1 <= x + 10
    assert y - 10 <= rows.min() and rows.max() + 1 <= y + 10


def test_no_room_paints_nothing(painter: BoardPainter) -> None:
    image = blank(20, 20)
    paint(image, painter, BoardGeometry(0, 0, 7), START)
    brush = QPainter(image)
    painter.paint_piece(brush, BoardGeometry(0, 0, 0), "K", 5, 5)
    brush.end()
    assert image == blank(20, 20)
