"""Our drawings at a size: the same pieces, with sharp outlines."""

from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from fenedit.diagram.pieces.fitted import FILE_NAMES, fitted
from fenedit.diagram.pieces.piece_set import SIMPLE
from fenedit.diagram.shape_painter import piece_pixels
from fenedit.notation.position import PIECES, Piece
from tests.helpers.diagrams import FOLDER, OUR_SETS

SIZES = tuple(piece_pixels(square) for square in (24, 32, 45, 60))

pytestmark = pytest.mark.usefixtures("qapp")


def drawing(name: str, piece: Piece, pixels: int) -> bytes:
    """Return the drawing that is taken for a size."""
    usual = FOLDER / name / FILE_NAMES[piece]
    simple = usual.with_stem(f"{usual.stem}-{SIMPLE}")
    return (simple if pixels <= SIMPLE and simple.exists() else usual).read_bytes()


def drawn(svg: bytes, pixels: int, ground: int = 0xFFFFFFFF) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg)).render(painter)
    painter.end()
    return image


def covered(svg: bytes, pixels: int) -> NDArray[np.float64]:
    """Return how much of each pixel a drawing covers, 0 to 1, to a tenth."""
    image = drawn(svg, pixels, ground=0)
    rows = np.frombuffer(image.constBits(), np.uint8)
    return (rows.reshape(pixels, pixels, 4)[..., 3] / 255).round(1)


def half_covered(svg: bytes, pixels: int) -> int:
    share = covered(svg, pixels)
    return int(((share > 0.1) & (share < 0.9)).sum())


@pytest.mark.parametrize("name", OUR_SETS)
@pytest.mark.parametrize("pixels", SIZES)
def test_pieces_stand_on_the_edge_of_a_pixel(name: str, pixels: int) -> None:
    lowest = set()
    for piece in PIECES:
        if piece.isupper():
            svg = fitted(drawing(name, piece, pixels), pixels)
            column = covered(svg, pixels)[:, pixels // 2]
            bottom = int(np.flatnonzero(column)[-1])
            assert column[bottom] == 1
            lowest.add(bottom)
    assert len(lowest) == 1


@pytest.mark.parametrize("name", OUR_SETS)
@pytest.mark.parametrize("pixels", SIZES)
def test_a_rook_has_no_grey_at_its_edges(name: str, pixels: int) -> None:
    # Of all pieces it has the most edges that are level or upright.
    rook = drawing(name, "R", pixels)
    share = covered(fitted(rook, pixels), pixels)
    top = int(np.flatnonzero(share[:, pixels // 2])[0])
    middle = share[top + 1]
    assert set(middle) == {0, 1}
    assert half_covered(fitted(rook, pixels), pixels) < half_covered(rook, pixels)


@pytest.mark.parametrize("name", OUR_SETS)
@pytest.mark.parametrize("pixels", SIZES)
def test_level_lines_are_sharp_and_none_runs_into_another(name: str, pixels: int) -> None:
    for piece in "KQRBP":
        plain = drawing(name, piece, pixels)
        large, small = (
            tones_below(drawn(svg, side))
            for svg, side in ((plain, 400), (fitted(plain, pixels), pixels))
        )
        assert lines(small) == lines(large)
        # Below the head of Ely's pawn there is an arc, which is not level.
        if (name, piece) != ("ely", "P"):
            assert not [tone for tone in small if 64 < tone < 192]


def tones_below(image: QImage) -> list[int]:
    """Return how light the lower part of a white piece is in its middle, from 0 to 255."""
    side = image.width()
    return [image.pixelColor(side // 2, y).lightness() for y in range(round(side * 0.54), side)]


def lines(tones: list[int]) -> int:
    """Return how many of them begin something dark."""
    dark = [tone < 128 for tone in tones]
    return sum(here and not before for before, here in pairwise([False, *dark]))


@pytest.mark.parametrize("name", OUR_SETS)
@pytest.mark.parametrize("pixels", SIZES)
def test_no_piece_overtakes_another_at_a_size(name: str, pixels: int) -> None:
    heights = [
        int(covered(fitted(drawing(name, piece, pixels), pixels), pixels).any(axis=1).sum())
        for piece in "KQBNRP"
    ]
    assert heights == sorted(heights, reverse=True)


@pytest.mark.parametrize("name", OUR_SETS)
@pytest.mark.parametrize("piece", [piece for piece in PIECES if piece not in "Nn"])
@pytest.mark.parametrize("pixels", SIZES)
def test_both_halves_stay_alike(name: str, piece: Piece, pixels: int) -> None:
    share = covered(fitted(drawing(name, piece, pixels), pixels), pixels)
    # Qt covers the two corners of a line not quite alike.
    assert float(np.abs(share - share[:, ::-1]).mean()) < 0.005


@pytest.mark.parametrize("name", OUR_SETS)
@pytest.mark.parametrize("piece", PIECES)
def test_a_fitted_drawing_is_nowhere_a_pixel_off(name: str, piece: Piece) -> None:
    for pixels in SIZES:
        plain = drawing(name, piece, pixels)
        one, other = covered(plain, pixels) > 0.5, covered(fitted(plain, pixels), pixels) > 0.5
        for inner, outer in ((one, other), (other, one)):
            around = np.pad(outer, 1)
            near = np.zeros_like(outer)
            for dy in range(3):
                for dx in range(3):
                    near |= around[dy : dy + pixels, dx : dx + pixels]
            assert int((inner & ~near).sum()) == 0


def test_dots_are_no_edges() -> None:
    svg = b'<svg viewBox="0 0 100 100"><g stroke-width="4"><path d="M20 90 H80"/></g>{}</svg>'
    dot = b'<g fill="#000"><path d="M30 30 C30 20 40 20 40 30Z"/></g>'
    with_dot, without = (fitted(svg.replace(b"{}", each), 24).decode() for each in (dot, b""))
    line = 'd="M 20.000 89.583 L 80.000 89.583"'
    assert line in with_dot and line in without
