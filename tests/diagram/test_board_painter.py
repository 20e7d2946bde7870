from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QImage, QPainter

from fenedit.diagram.board_painter import (
    BoardPainter,
    cursor_width,
    ground_colour,
    selection_width,
)
from fenedit.diagram.board_scene import (
    MIN_LABELLED_SQUARE,
    OUTSIDE_MARGIN,
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
from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    PIECES,
    START_PLACEMENT,
    parse_square,
    with_contents,
)
from tests.helpers.pictures import AROUND, apart, blank, board, paint, pixels
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


LABELLED = BoardScene(EMPTY_PLACEMENT)


def _ink(
    painter: BoardPainter, side: int, flipped: bool = False
) -> dict[tuple[int, int], set[tuple[int, int]]]:
    """Return the pixels of letters by column and row of their cell, counted from its corner."""
    inked = apart(*(board(painter, scene, 8 * side, flipped) for scene in (BARE, LABELLED)))
    cells: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for x, y in inked:
        cells.setdefault((x // side, y // side), set()).add((x % side, y % side))
    return cells


def test_small_squares_have_no_coordinates(painter: BoardPainter) -> None:
    assert not _ink(painter, MIN_LABELLED_SQUARE - 1)


@pytest.mark.parametrize("side", [25, 45, 67, 125])
@pytest.mark.parametrize("flipped", [False, True])
def test_letters_stand_whole_in_their_corners_clear_of_the_middle(
    painter: BoardPainter, side: int, flipped: bool
) -> None:
    cells = _ink(painter, side, flipped)
    assert set(cells) == {(0, row) for row in range(8)} | {(column, 7) for column in range(8)}
    for (column, row), ink in cells.items():
        for x, y in ink:
            is_digit = 0 < x < side * 0.45 and 0 < y < side * 0.45
            is_letter = side * 0.55 < x < side and side * 0.55 < y <= side - 1
            assert (is_digit and column == 0) or (is_letter and row == 7)


def test_digits_and_letters_name_the_squares_as_they_are_seen(painter: BoardPainter) -> None:
    plain, flipped = _ink(painter, 40), _ink(painter, 40, flipped=True)
    for cell in range(1, 7):
        assert len(plain[0, cell] ^ flipped[0, 7 - cell]) < len(plain[0, cell]) / 2
        assert len(plain[cell, 7] ^ flipped[7 - cell, 7]) < len(plain[cell, 7]) / 2
    assert len({frozenset(plain[cell, 7]) for cell in range(1, 8)}) == 7


def test_coordinates_outside_stay_in_the_margin_and_off_the_board(painter: BoardPainter) -> None:
    side = 50
    margin = int(side * OUTSIDE_MARGIN)
    images = []
    for coordinates in (Coordinates.OUTSIDE, Coordinates.NONE):
        images.append(blank(8 * side + 2 * margin, 8 * side + 2 * margin))
        geometry = BoardGeometry(margin, margin, 8 * side)
        paint(images[-1], painter, geometry, BARE._replace(coordinates=coordinates))
    inked = {(x - margin, y - margin) for x, y in apart(*images)}
    beside = {(x, y) for x, y in inked if x < 0}
    below = {(x, y) for x, y in inked if y >= 8 * side}
    assert beside | below == inked
    assert {y // side for _, y in beside} == set(range(8))
    assert {x // side for x, _ in below} == set(range(8))
    assert min(x for x, _ in beside) > -margin
    assert max(y for _, y in below) < 8 * side + margin - 1


A8 = parse_square("a8")


def _inked(painter: BoardPainter, kinds: set[MarkKind], side: int) -> set[tuple[int, int]]:
    """Return the pixels that marks on a8 change."""
    marked = BARE._replace(marks=frozenset(Mark(kind, A8) for kind in kinds))
    return apart(*(board(painter, scene, 8 * side) for scene in (BARE, marked)))


@pytest.mark.parametrize("side", [12, 33, 67, 125])
@pytest.mark.parametrize("kind", list(MarkKind))
def test_marks_show_and_stay_within_their_square(
    painter: BoardPainter, kind: MarkKind, side: int
) -> None:
    inked = _inked(painter, {kind}, side)
    assert inked and all(x < side and y < side for x, y in inked)


def test_marks_on_one_square_are_drawn_in_one_order(painter: BoardPainter) -> None:
    kinds = [MarkKind.PROBLEM, MarkKind.HINT, MarkKind.ILLEGAL]
    pictures: list[QImage] = []
    for order in (kinds, kinds[::-1]):
        marks = frozenset(Mark(kind, A8) for kind in order)
        pictures.append(board(painter, BARE._replace(marks=marks), 536))
    assert pictures[0] == pictures[1]


def test_marks_without_a_tint_of_their_own_are_known_by_their_shapes(
    painter: BoardPainter,
) -> None:
    middle, corner, edge = (33, 33), (57, 9), (0, 33)
    ring, badge, cursor = (
        _inked(painter, {kind}, 67)
        for kind in (MarkKind.EP_TARGET, MarkKind.CASTLING, MarkKind.CURSOR)
    )
    assert middle not in ring | badge | cursor
    assert (33 + 17, 33) in ring
    assert corner in badge
    assert edge in cursor
    assert edge not in ring | badge


def test_a_badge_is_clear_of_both_coordinates(painter: BoardPainter) -> None:
    badge = _inked(painter, {MarkKind.CASTLING}, 67)
    assert all(x > 33 and y < 33 for x, y in badge)


@pytest.mark.parametrize("name", THEME_NAMES)
def test_tints_add_up(name: str) -> None:
    theme = board_theme(name)
    for column in (0, 1):
        colours = {
            ground_colour(column, 0, theme, frozenset(kinds))
            for kinds in (
                (),
                (MarkKind.HOVER,),
                (MarkKind.PROBLEM,),
                (MarkKind.PROBLEM, MarkKind.HOVER),
                (MarkKind.LAST_MOVE,),
                (MarkKind.LAST_MOVE, MarkKind.HOVER),
            )
        }
        assert len(colours) == 6


def _label(painter: BoardPainter, text: str, side: int) -> set[tuple[int, int]]:
    scenes = (BARE, BARE._replace(label=text))
    return apart(*(board(painter, scene, 8 * side) for scene in scenes))


def test_a_label_lies_across_the_middle(painter: BoardPainter) -> None:
    inked = _label(painter, "no position yet", 30)
    xs, ys = [x for x, _ in inked], [y for _, y in inked]
    assert abs(min(xs) + max(xs) - 239) <= 2
    assert abs(min(ys) + max(ys) - 239) <= 2
    assert max(ys) - min(ys) < 30


def test_a_long_label_is_elided_and_stays_on_the_board(painter: BoardPainter) -> None:
    text = "noch keine Stellung, und das schon seit langem " * 3
    xs = [x for x, _ in _label(painter, text, 30)]
    assert min(xs) > 0
    assert max(xs) < 239


def test_dots_on_empty_squares_and_rings_around_men(painter: BoardPainter) -> None:
    c4, d5 = parse_square("c4"), parse_square("d5")
    knight = BARE._replace(placement=EMPTY_PLACEMENT[:d5] + "n" + EMPTY_PLACEMENT[d5 + 1 :])
    aimed = knight._replace(targets=frozenset((c4, d5)))
    inked = apart(*(board(painter, scene, 320) for scene in (knight, aimed)))
    assert (100, 180) in inked and (117, 180) not in inked
    assert (140, 140) not in inked and (157, 140) in inked
    assert (180, 180) not in inked
