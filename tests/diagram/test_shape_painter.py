"""Shapes on a painter: what is filled, what is stroked, and nothing left behind."""

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from fenedit.diagram.description import GREY, HATCHED, DiagramStyle
from fenedit.diagram.picture import ground_of, lettering_of
from fenedit.diagram.shape_painter import paint_shapes, piece_pixels
from fenedit.diagram.shapes import (
    Circle,
    Path,
    PieceShape,
    Rect,
    Segment,
    Shape,
    Text,
    arrow_shapes,
)
from fenedit.notation.position import EMPTY_PLACEMENT
from tests.helpers.diagrams import piece_set

pytestmark = pytest.mark.usefixtures("qapp")

SIDE = 80
SQUARE: tuple[Segment, ...] = (("M", 2, 2), ("L", 6, 2), ("L", 6, 6), ("L", 2, 6), ("Z",))
HOLE: tuple[Segment, ...] = (("M", 3, 3), ("L", 5, 3), ("L", 5, 5), ("L", 3, 5), ("Z",))


def _painted(*shapes: Shape, opacity: float = 1.0) -> QImage:
    """Paint shapes within 8 by 8 units on white."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    painter.scale(SIDE / 8, SIDE / 8)
    painter.setOpacity(opacity)
    paint_shapes(painter, shapes, piece_set())
    assert painter.opacity() == pytest.approx(opacity)
    painter.end()
    return image


def _at(image: QImage, x: float, y: float) -> str:
    return image.pixelColor(int(x * SIDE / 8), int(y * SIDE / 8)).name()


def _ink(image: QImage) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of what is not white, in pixels."""
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(SIDE, SIDE)
    rows, columns = np.nonzero(pixels != 0xFFFFFFFF)
    return int(columns.min()), int(rows.min()), int(columns.max()) + 1, int(rows.max()) + 1


def test_a_rectangle_has_sharp_edges() -> None:
    image = _painted(Rect(1, 2, 3, 4, "#ff0000"))
    assert _ink(image) == (10, 20, 40, 60)
    assert _at(image, 1, 2) == _at(image, 3.95, 5.95) == "#ff0000"


@pytest.mark.parametrize(
    "shape",
    [
        Rect(0, 0, 8, 8, "#000000", 0.5),
        Path(SQUARE, fill="#000000", opacity=0.5),
        Circle(4, 4, 2, fill="#000000", opacity=0.5),
    ],
    ids=lambda shape: type(shape).__name__,
)
def test_opacity_of_shape_and_painter_multiply(shape: Shape) -> None:
    assert 125 <= int(_at(_painted(shape), 4, 4)[1:3], 16) <= 130
    assert 188 <= int(_at(_painted(shape, opacity=0.5), 4, 4)[1:3], 16) <= 194


def test_a_shape_does_not_hand_its_opacity_on() -> None:
    image = _painted(
        Rect(0, 0, 1, 1, "#000000", 0.1), Path(SQUARE, fill="#0000ff"), PieceShape("P", 0, 0, 1)
    )
    assert _at(image, 4, 4) == "#0000ff"


@pytest.mark.parametrize(("even_odd", "middle"), [(True, "#ffffff"), (False, "#00ff00")])
def test_holes_are_where_the_rule_has_them(even_odd: bool, middle: str) -> None:
    image = _painted(Path((*SQUARE, *HOLE), fill="#00ff00", even_odd=even_odd))
    assert (_at(image, 2.5, 2.5), _at(image, 4, 4)) == ("#00ff00", middle)


def test_a_stroke_goes_round_the_outline() -> None:
    image = _painted(Path(SQUARE, stroke="#ff0000", stroke_width=1))
    assert (_at(image, 2, 4), _at(image, 4, 4)) == ("#ff0000", "#ffffff")
    assert _ink(image) == (15, 15, 65, 65)


def test_a_ring_is_not_filled() -> None:
    image = _painted(Circle(4, 4, 2, stroke="#ff0000", stroke_width=0.5))
    assert (_at(image, 2, 4), _at(image, 4, 4)) == ("#ff0000", "#ffffff")


def test_what_has_no_colour_is_not_drawn() -> None:
    assert _at(_painted(Path(SQUARE), Circle(4, 4, 1)), 4, 4) == "#ffffff"


@pytest.mark.parametrize(
    "segments",
    [
        (("M", 1, 4), ("L", 7, 4)),
        (("M", 1, 4), ("L", 4, 4), ("L", 7, 4)),
        (("M", 1, 4), ("C", 3, 4, 5, 4, 7, 4)),
        (("M", 1, 4), ("L", 7, 4), ("M", 1, 4), ("L", 7, 4)),
    ],
)
def test_lines_of_any_kind_have_round_ends(segments: tuple[Segment, ...]) -> None:
    image = _painted(Path(segments, stroke="#000000", stroke_width=2))
    assert _ink(image) == (0, 30, 80, 50)
    assert _at(image, 0.1, 3.1) == "#ffffff"


def _light(size: int, shapes: tuple[Shape, ...]) -> NDArray[np.float64]:
    """Return how light each pixel of 8 by 8 units is, these painted so many pixels wide."""
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    painter.scale(size / 8, size / 8)
    paint_shapes(painter, shapes, piece_set())
    painter.end()
    return np.frombuffer(image.constBits(), np.uint8).reshape(size, size, 4)[..., 0].astype(float)


@pytest.mark.parametrize("square", [13, 26, 40, 51])
@pytest.mark.parametrize("name", ["letters", "hatching", "ring", "arrow", "disc"])
def test_pixels_are_as_dark_as_shapes_cover_them(name: str, square: int) -> None:
    """Compare with what is painted eight times as large, pixels of which are then counted."""
    ring = Circle(4, 4, 2.445, stroke="#000000", stroke_width=0.075)
    shapes: dict[str, tuple[Shape, ...]] = {
        "letters": lettering_of(DiagramStyle(), GREY, False)[1::2],
        "hatching": ground_of(DiagramStyle(), HATCHED)[1:],
        "ring": (ring,),
        "arrow": arrow_shapes(0, 46, EMPTY_PLACEMENT, False, "#000000")[1:],
        "disc": (replace(ring, fill="#000000", stroke=""),),
    }
    size, times = 8 * square, 8
    painted = _light(size, shapes[name])
    truth = _light(size * times, shapes[name]).reshape(size, times, size, times).mean(axis=(1, 3))
    # Lines of hatching meet between dark squares, where a pixel is darkened by each of them.
    most = {"hatching": 36, "ring": 20}.get(name, 9)
    assert np.abs(painted - truth).max() <= most
    assert np.abs(painted - truth)[truth < 255].mean() < 2


def test_a_man_fills_its_box() -> None:
    left, top, right, bottom = _ink(_painted(PieceShape("q", 2, 1, 4)))
    assert 20 <= left < 30 and 10 <= top < 22 and 50 < right <= 60 and 40 < bottom <= 50


@pytest.mark.parametrize(("anchor", "left"), [("start", 40), ("middle", 25), ("end", 5)])
def test_text_stands_on_its_line_at_its_anchor(anchor, left: int) -> None:
    text = _painted(Text(4, 5, "HHH", 2, "#ff0000", anchor))
    start, top, end, bottom = _ink(text)
    assert abs(bottom - 50) <= 1 and 32 <= top <= 40
    middle = (start + end) / 2
    assert {"start": middle > 45, "middle": abs(middle - 40) <= 2, "end": middle < 35}[anchor]
    assert start >= left - 12


def test_bold_text_is_heavier() -> None:
    light = []
    for bold in (False, True):
        image = _painted(Text(1, 5, "HHH", 2, "#000000", bold=bold))
        light.append(int(np.frombuffer(image.constBits(), np.uint8).sum()))
    assert light[1] < light[0]


def test_the_painter_is_left_as_it_was() -> None:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.translate(3, 4)
    before = (painter.transform(), painter.pen(), painter.brush(), painter.font())
    paint_shapes(
        painter, (Circle(4, 4, 2, fill="#ff0000"), Text(0, 0, "a", 1, "#000000")), piece_set()
    )
    assert (painter.transform(), painter.pen(), painter.brush(), painter.font()) == before
    assert painter.transform().map(QPointF(0, 0)) == QPointF(3, 4)
    painter.end()


def test_pieces_are_centred_and_leave_room_for_coordinates() -> None:
    for square in range(25, 200):
        pixels = piece_pixels(square)
        assert (square - pixels) % 2 == 0, square
        assert 0.86 * square <= pixels <= 0.95 * square, square


def test_small_squares_are_filled_by_their_piece() -> None:
    assert [piece_pixels(square) for square in (1, 8, 16, 24)] == [1, 8, 16, 24]
