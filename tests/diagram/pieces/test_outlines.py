from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from fenedit.diagram import shapes
from fenedit.diagram.pieces.outlines import has_gradients, outlines
from fenedit.diagram.pieces.piece_set import PieceSet, chess_package_piece_set, load_piece_set
from fenedit.diagram.shape_painter import paint_shapes
from fenedit.notation.position import PIECES

SETS = sorted(path for path in Path("resources/pieces").iterdir() if path.is_dir())
SIDE = 200

pytestmark = pytest.mark.usefixtures("qapp")


def _drawn(body: str, view_box: str = "0 0 40 40") -> PieceSet:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}">{body}</svg>'
    return PieceSet("Drawn", dict.fromkeys(PIECES, svg.encode()))


def _pixels(draw) -> np.ndarray:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return np.frombuffer(image.constBits(), np.uint8).reshape(SIDE, SIDE, 4).astype(int)


def _difference(pieces: PieceSet, piece: str) -> tuple[float, float]:
    """Return the mean difference of a channel, and the share of pixels that are quite another.

    Qt's own lines beside curves are off by up to a third of a pixel, other ones in another scale.
    """

    def draw_outlines(painter: QPainter) -> None:
        painter.scale(SIDE, SIDE)
        paint_shapes(painter, outlines(pieces, piece), pieces)

    wanted = _pixels(lambda painter: pieces.draw(painter, piece, QRectF(0, 0, SIDE, SIDE)))
    assert wanted.any()
    difference = np.abs(wanted - _pixels(draw_outlines)).max(axis=2)
    return float(difference.mean()), float((difference > 64).mean())


@pytest.mark.parametrize("name", [*(path.name for path in SETS), "chess"])
def test_outlines_look_like_the_drawings_of_a_set(name) -> None:
    pieces = (
        chess_package_piece_set()
        if name == "chess"
        else load_piece_set(Path("resources/pieces") / name)
    )
    assert not has_gradients(pieces)
    for piece in PIECES:
        mean, other = _difference(pieces, piece)
        # Qt flattens the curves of a drawing to a quarter of a pixel, those of shapes finer.
        assert mean < 1.8, piece
        assert other < 0.009, piece


@pytest.mark.parametrize(
    "body",
    [
        '<rect x="3" y="4" width="20" height="9" fill="red" stroke="blue" stroke-width="2"'
        ' transform="rotate(20) skewX(20)"/>',
        '<polygon points="3,3 20,10 5,30" fill="red" fill-opacity=".5" stroke="black"/>',
        '<polyline points="3,3 30,20 5,38" fill="none" stroke="green" stroke-width="3"/>',
        '<line x1="3" y1="5" x2="30" y2="35" stroke="red" stroke-width="3"/>',
        '<path d="M5 5H35V35H5Z M12 12H28V28H12Z" fill-rule="evenodd"/>',
        '<g stroke-linejoin="round" transform="scale(2 1)"><path d="M3 5L15 35L17 5" fill="none"'
        ' stroke="red" stroke-width="3" stroke-linecap="round"/></g>',
        '<ellipse cx="20" cy="20" rx="15" ry="9" fill="red"/>',
        '<circle cx="38" cy="20" r="20" fill="red"/>',
        '<circle cx="20" cy="20" r="9" fill="red" fill-opacity=".3" stroke="blue"/>',
    ],
)
def test_what_others_draw_looks_the_same_in_outlines(body) -> None:
    mean, other = _difference(_drawn(body), "K")
    assert mean < 0.5
    assert other < 0.001


def test_a_drawing_that_is_no_square_keeps_its_shape_in_the_middle() -> None:
    pieces = _drawn('<rect width="20" height="40"/>', "0 0 20 40")
    assert _difference(pieces, "K")[1] < 0.001


def test_round_lines_stay_lines_and_circles_stay_circles() -> None:
    body = (
        '<circle cx="10" cy="20" r="5" fill="#ff0000" stroke="#0000ff" stroke-width="2"/>'
        '<path d="M4 8L20 8" stroke="#00ff00" stroke-width="1" stroke-linecap="round"'
        ' stroke-linejoin="round"/>'
    )
    assert outlines(_drawn(body), "q") == (
        shapes.Circle(0.25, 0.5, 0.125, "#ff0000", "#0000ff", 0.05),
        shapes.Path((("M", 0.1, 0.2), ("L", 0.5, 0.2)), "#000000", "#00ff00", 0.025),
    )


def test_ends_that_are_not_round_become_the_outline_of_the_line() -> None:
    (line,) = outlines(
        _drawn('<path d="M4 8L20 8" fill="none" stroke="#00ff00" stroke-width="4"/>'), "q"
    )
    assert isinstance(line, shapes.Path)
    assert (line.fill, line.stroke) == ("#00ff00", "")
    assert {point[1:] for point in line.segments if point[0] != "Z"} == {
        (x, y) for x in (0.1, 0.5) for y in (0.15, 0.25)
    }


def test_a_gradient_becomes_its_middle_colour_and_is_told() -> None:
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in ((0, "#ff0000"), (0.5, "#00ff00"), (1, "#0000ff"))
    )
    pieces = _drawn(
        f'<linearGradient id="a">{stops}</linearGradient>'
        '<rect width="40" height="40" fill="url(#a)"/>'
    )
    assert has_gradients(pieces)
    (shape,) = outlines(pieces, "K")
    assert shape.fill == "#00ff00"


class _Hand(PieceSet):
    """Draws with Qt alone, as chess fonts might."""

    def __init__(self) -> None:
        self.name = "Hand"

    def draw(self, painter: QPainter, piece: str, rect: QRectF) -> None:
        side = rect.width() / 40
        painter.save()
        painter.scale(side, side)
        painter.setPen(QPen(QColor("#123456"), 2))
        painter.drawLine(QPointF(4, 4), QPointF(30, 30))
        painter.setBrush(QColor("#80ff0000"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRect(QRectF(10, 4, 20, 5))
        painter.drawPolygon([QPointF(2, 30), QPointF(12, 30), QPointF(7, 38)])
        painter.restore()


def test_whatever_qt_draws_is_written_down() -> None:
    pieces = _Hand()
    mean, other = _difference(pieces, "K")
    assert mean < 0.3
    assert other < 0.001
    assert not has_gradients(pieces)


def test_pixels_are_told_since_outlines_lack_them() -> None:
    class Pixels(_Hand):
        def draw(self, painter, piece, rect):
            image = QImage(4, 4, QImage.Format.Format_ARGB32)
            image.fill(0)
            painter.drawImage(rect, image)

    assert has_gradients(Pixels())


@pytest.mark.parametrize(
    "body",
    [
        '<circle cx="20" cy="20" r="30" fill="#c00"/>',
        '<circle cx="20" cy="20" r="18" fill="#c00" stroke="#000" stroke-width="12"/>',
        '<path d="M-9 9L49 9 9 60 20-9 40 50Z" fill="#c00" fill-rule="evenodd" fill-opacity=".5"/>',
        '<path d="M-9 9L49 9 9 60" fill="none" stroke="#00c" stroke-width="9"/>',
        '<rect width="9" height="9"/><circle cx="90" cy="20" r="9" fill="#c00"/>',
    ],
)
def test_what_reaches_out_of_its_box_is_cut_off_everywhere(body) -> None:
    pieces = _drawn(body)

    def draw(painter: QPainter, side: float) -> None:
        painter.translate(SIDE / 4, SIDE / 4)
        pieces.draw(painter, "K", QRectF(0, 0, side, side))

    def draw_outlines(painter: QPainter) -> None:
        painter.translate(SIDE / 4, SIDE / 4)
        painter.scale(SIDE / 2, SIDE / 2)
        paint_shapes(painter, outlines(pieces, "K"), pieces)

    wanted = _pixels(lambda painter: draw(painter, SIDE / 2))
    assert wanted[SIDE // 4 : SIDE * 3 // 4, SIDE // 4 : SIDE * 3 // 4].any()
    outside = wanted.copy()
    outside[SIDE // 4 : SIDE * 3 // 4, SIDE // 4 : SIDE * 3 // 4] = 0
    assert not outside.any()
    difference = np.abs(wanted - _pixels(draw_outlines)).max(axis=2)
    assert (difference > 64).mean() < 0.002
    assert not has_gradients(pieces)
