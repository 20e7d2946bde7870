"""Pictures of pixels: as wide as asked for, and files that hold just these pixels."""

import tracemalloc
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QImage

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import Diagram, DiagramStyle, scheme
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.paint import png_bytes, render_image
from fenedit.diagram.picture import PictureSizeError, picture_of, pixel_frame
from fenedit.diagram.shapes import Path as Outline
from fenedit.notation.marks import DrawnArrow, MarkColour, Marks
from fenedit.notation.position import BLACK, EMPTY_PLACEMENT, PIECES, START_PLACEMENT, WHITE
from tests.helpers.diagrams import OUR_SETS, diagrams, marks, piece_set, styles

pytestmark = pytest.mark.usefixtures("qapp")

FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
START = Diagram(START_PLACEMENT, FEN, title="Début")
ARROW = Marks((DrawnArrow(MarkColour.GREEN, 12, 28),))
EVERYTHING = DiagramStyle(208, Coordinates.OUTSIDE, 0.2, 0.04, mover_mark=True)


def _values(image: QImage) -> np.ndarray:
    """Return alpha and colour of every pixel, as they are in a file."""
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    values = np.frombuffer(image.constBits(), np.uint8).copy()
    return values.reshape(image.height(), image.width(), 4).astype(int)


def _same(one: QImage, other: QImage) -> bool:
    return one.size() == other.size() and bool((_values(one) == _values(other)).all())


def _read(data: bytes) -> QImage:
    image = QImage()
    assert image.loadFromData(data, "PNG")
    return image


# Few sizes, so that most examples find the squares of their style already painted.
@settings(max_examples=40)
@given(diagrams(st.just(Marks()) | marks()), styles(st.sampled_from([64, 101, 208])))
@example(START, EVERYTHING)
@example(replace(START, flipped=True, side_to_move="b"), EVERYTHING)
def test_a_file_holds_the_pixels_of_the_picture(diagram: Diagram, style: DiagramStyle) -> None:
    image = render_image(diagram, style, piece_set())
    assert image.width() == style.size
    assert _same(_read(png_bytes(diagram, style, piece_set())), image)


def test_the_board_is_as_sharp_as_pixels_are() -> None:
    style = DiagramStyle(size=203, coordinates=Coordinates.NONE, scheme="Grey")
    colours = scheme("Grey")
    board = _values(render_image(Diagram(EMPTY_PLACEMENT), style, piece_set()))[1:201, 1:201]
    for row in range(8):
        for column in range(8):
            cell = board[25 * row : 25 * row + 25, 25 * column : 25 * column + 25]
            name = colours.dark_square if (row + column) % 2 else colours.light_square
            assert (cell[..., 2::-1] == QColor(name).getRgb()[:3]).all()


def test_beside_the_board_is_nothing_or_the_background() -> None:
    clear = render_image(START, replace(EVERYTHING, background=""), piece_set())
    filled = render_image(START, replace(EVERYTHING, background="#ffeedd"), piece_set())
    assert clear.format() == QImage.Format.Format_ARGB32
    assert filled.format() == QImage.Format.Format_RGB32
    bottom = clear.height() - 1
    for x, y in ((0, 0), (207, 0), (0, bottom)):
        assert clear.pixelColor(x, y).alpha() == 0
        assert filled.pixelColor(x, y).name() == "#ffeedd"


def test_a_bare_board_lets_nothing_through() -> None:
    data = png_bytes(START, DiagramStyle(size=208), piece_set())
    assert not _read(data).hasAlphaChannel()
    marked = png_bytes(replace(START, marks=ARROW), DiagramStyle(size=208), piece_set())
    assert not _read(marked).hasAlphaChannel()


def test_the_file_says_what_it_shows() -> None:
    for diagram in (START, replace(START, marks=ARROW)):
        data = png_bytes(diagram, EVERYTHING, piece_set(), 2)
        assert positions_in_file(data) == (FEN,)
        image = _read(data)
        assert (image.text("Title"), image.text("Software")) == ("Début", "FenEdit")
        assert image.dotsPerMeterX() == image.dotsPerMeterY() == 2 * 3780


def test_marks_that_are_not_to_be_shown_are_not() -> None:
    style = replace(EVERYTHING, show_marks=False)
    marked = render_image(replace(START, marks=ARROW), style, piece_set())
    assert _same(marked, render_image(START, style, piece_set()))
    assert not _same(marked, render_image(replace(START, marks=ARROW), EVERYTHING, piece_set()))


@pytest.mark.parametrize("make", [render_image, png_bytes])
def test_absurd_sizes_are_refused_before_memory_is_taken(make) -> None:
    tracemalloc.start()
    try:
        for size in (10**9, 10**5, 0, -1):
            with pytest.raises(PictureSizeError):
                make(START, DiagramStyle(size=size), piece_set())
        assert tracemalloc.get_traced_memory()[1] < 1 << 20
    finally:
        tracemalloc.stop()


def _inked(image: QImage, columns: range, ink: str) -> list[tuple[int, int]]:
    rows = range(image.height())
    return [(x, y) for x in columns for y in rows if image.pixelColor(x, y).name() == ink]


@pytest.mark.parametrize("name", OUR_SETS)
@pytest.mark.parametrize("square", [50, 101])
def test_no_man_is_cut_off(name: str, square: int) -> None:
    style = DiagramStyle(size=8 * square, coordinates=Coordinates.NONE)
    placement = (PIECES + EMPTY_PLACEMENT)[:64]
    empty, full = (
        _values(render_image(Diagram(each), style, piece_set(name)))
        for each in (EMPTY_PLACEMENT, placement)
    )
    off = (empty != full).any(axis=2)
    for start in range(0, 8 * square, square):
        for edge in (off[start], off[start - 1], off[:, start], off[:, start - 1]):
            assert not edge.any()


@pytest.mark.parametrize(
    ("where", "smallest"), [(Coordinates.INSIDE, 25), (Coordinates.OUTSIDE, 16)]
)
def test_coordinates_vanish_where_they_could_not_be_read(where, smallest: int) -> None:
    for size in range(64, 400, 9):
        frame = pixel_frame(DiagramStyle(size=size, coordinates=where))
        last = picture_of(START, frame.style, frame.square).shapes[-1]
        assert isinstance(last, Outline) is (frame.square >= smallest)


@pytest.mark.parametrize("size", [64, 101, 208, 800])
@pytest.mark.parametrize("side", [WHITE, BLACK])
@pytest.mark.parametrize("flipped", [False, True])
def test_the_mark_of_the_mover_keeps_its_line(size: int, side: str, flipped: bool) -> None:
    style = DiagramStyle(size=size, mover_mark=True, background="#ffffff")
    frame = pixel_frame(style)
    diagram = Diagram(EMPTY_PLACEMENT, side_to_move=side, flipped=flipped)
    image = render_image(diagram, style, piece_set())
    strip = range(frame.left + 8 * frame.square, frame.width)
    inked = _inked(image, strip, scheme(style.scheme).ink)
    columns, rows = [x for x, _ in inked], [y for _, y in inked]
    length = max(columns) - min(columns) + 1
    assert length == max(rows) - min(rows) + 1 >= 3
    assert max(columns) < frame.width
    at_top = (side == WHITE) is flipped
    assert (min(rows) == frame.top) if at_top else (max(rows) == frame.top + 8 * frame.square - 1)
    full = len(inked) == length * length
    assert full is (side == BLACK)


def test_the_frame_has_the_colour_of_ink_and_whole_pixels() -> None:
    style = DiagramStyle(size=240, margin=0.3, frame=0.05, background="#ffffff")
    frame = pixel_frame(style)
    image = render_image(Diagram(EMPTY_PLACEMENT), style, piece_set())
    left, _, right, bottom = frame.around
    ink = scheme("Walnut").ink
    middle = frame.height // 2
    assert image.pixelColor(left - 1, middle).name() == "#ffffff"
    assert {image.pixelColor(x, middle).name() for x in range(left, frame.left)} == {ink}
    assert image.pixelColor(frame.left, middle).name() != ink
    assert image.pixelColor(right - 1, bottom - 1).name() == ink
    assert image.pixelColor(right, bottom).name() == "#ffffff"


def test_the_board_turned_round_shows_the_men_the_right_way_up() -> None:
    diagram = Diagram("K" + EMPTY_PLACEMENT[1:])
    style = DiagramStyle(size=160, coordinates=Coordinates.NONE)
    straight = render_image(diagram, style, piece_set())
    flipped = render_image(replace(diagram, flipped=True), style, piece_set())
    assert straight.copy(0, 140, 20, 20) == flipped.copy(140, 0, 20, 20)
