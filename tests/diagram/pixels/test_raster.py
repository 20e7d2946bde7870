"""Layers at whole pixels: what is small stays visible, what cannot be read is left out."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import Diagram, DiagramStyle, scheme
from fenedit.diagram.picture import pixel_frame
from fenedit.diagram.pixels.raster import (
    ground_image,
    lettering,
    lettering_image,
    man_image,
    paint_mover_mark,
    painted,
)
from fenedit.notation.position import BLACK, EMPTY_PLACEMENT, PIECES, START_PLACEMENT, WHITE
from tests.helpers.diagrams import OUR_SETS, piece_set

pytestmark = pytest.mark.usefixtures("qapp")


def _alpha(image: QImage) -> np.ndarray:
    values = np.frombuffer(image.constBits(), np.uint32).copy() >> np.uint32(24)
    return values.reshape(image.height(), image.width())


@pytest.mark.parametrize("name", OUR_SETS)
@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("square", [50, 101])
def test_no_man_is_cut_off(name: str, piece: str, square: int) -> None:
    drawn = _alpha(man_image(piece_set(name), piece, square))
    assert drawn.shape == (square, square) and drawn.max() == 255
    for edge in (drawn[0], drawn[-1], drawn[:, 0], drawn[:, -1]):
        assert not edge.any()


def test_small_men_are_kept_and_large_ones_are_not() -> None:
    pieces = piece_set()
    assert man_image(pieces, "K", 40) is man_image(pieces, "K", 40)
    assert man_image(pieces, "K", 200) is not man_image(pieces, "K", 200)


@pytest.mark.parametrize(
    ("where", "smallest"), [(Coordinates.INSIDE, 25), (Coordinates.OUTSIDE, 16)]
)
def test_coordinates_vanish_where_they_could_not_be_read(where, smallest: int) -> None:
    for size in range(64, 400, 3):
        frame = pixel_frame(DiagramStyle(size=size, coordinates=where))
        assert bool(lettering(frame, False)) is (frame.square >= smallest)
        assert _alpha(lettering_image(frame, False)).any() == (frame.square >= smallest)


@pytest.mark.parametrize("where", [Coordinates.INSIDE, Coordinates.OUTSIDE])
@pytest.mark.parametrize("size", [220, 300, 480])
def test_letters_are_at_least_five_pixels_high(where: Coordinates, size: int) -> None:
    frame = pixel_frame(DiagramStyle(size=size, coordinates=where, margin=0.0))
    ink = QColor(
        scheme("Walnut").ink
        if where is Coordinates.OUTSIDE
        else scheme("Walnut").coordinate_on_light
    )
    image = lettering_image(frame, False).convertToFormat(QImage.Format.Format_ARGB32)
    # The digit 8 stands on the light square at the top left, or beside it.
    rows = [
        y
        for y in range(frame.square)
        if any(
            image.pixelColor(x, y).alpha() > 128
            and abs(image.pixelColor(x, y).red() - ink.red()) < 60
            for x in range(frame.left + frame.square // 2)
        )
    ]
    assert rows[-1] - rows[0] + 1 >= 5


@pytest.mark.parametrize("size", [64, 101, 208, 800])
@pytest.mark.parametrize("side", [WHITE, BLACK])
@pytest.mark.parametrize("flipped", [False, True])
def test_the_mark_of_the_mover_keeps_its_line(size: int, side: str, flipped: bool) -> None:
    style = DiagramStyle(size=size, mover_mark=True, background="#ffffff")
    frame = pixel_frame(style)
    before = ground_image(frame)
    image = before.copy()
    paint_mover_mark(image, frame, side, flipped)
    strip = range(frame.left + 8 * frame.square, frame.width)
    ink = scheme(style.scheme).ink
    inked = [
        (x, y) for x in strip for y in range(frame.height) if image.pixelColor(x, y).name() == ink
    ]
    columns, rows = [x for x, _ in inked], [y for _, y in inked]
    length = max(columns) - min(columns) + 1
    assert length == max(rows) - min(rows) + 1 >= 3
    assert max(columns) < frame.width
    at_top = (side == WHITE) is flipped
    assert (min(rows) == frame.top) if at_top else (max(rows) == frame.top + 8 * frame.square - 1)
    full = len(inked) == length * length
    assert full is (side == BLACK)


def test_the_frame_has_the_colour_of_ink_and_whole_pixels() -> None:
    frame = pixel_frame(DiagramStyle(size=240, margin=0.3, frame=0.05, background="#ffffff"))
    image = ground_image(frame)
    left, _, right, bottom = frame.around
    ink = scheme("Walnut").ink
    middle = frame.height // 2
    assert image.pixelColor(left - 1, middle).name() == "#ffffff"
    assert {image.pixelColor(x, middle).name() for x in range(left, frame.left)} == {ink}
    assert image.pixelColor(frame.left, middle).name() != ink
    assert image.pixelColor(right - 1, bottom - 1).name() == ink
    assert image.pixelColor(right, bottom).name() == "#ffffff"


def test_the_board_turned_round_shows_the_men_the_right_way_up() -> None:
    placement = "K" + EMPTY_PLACEMENT[1:]
    frame = pixel_frame(DiagramStyle(size=160, coordinates=Coordinates.NONE))
    straight = painted(Diagram(placement), frame, piece_set())
    flipped = painted(replace(Diagram(placement), flipped=True), frame, piece_set())
    assert straight.copy(0, 140, 20, 20) == flipped.copy(140, 0, 20, 20)


def test_nothing_is_painted_over_what_is_not_there() -> None:
    frame = pixel_frame(DiagramStyle(size=160, coordinates=Coordinates.NONE))
    empty = painted(Diagram(EMPTY_PLACEMENT), frame, piece_set())
    assert empty == ground_image(frame)
    assert painted(Diagram(START_PLACEMENT), frame, piece_set()) != empty
