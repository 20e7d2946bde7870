"""Pieces in pure black and pure white, whatever their set is painted in."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from fenedit.diagram.paint import in_one_ink
from fenedit.diagram.pieces.outlines import BLACK, WHITE, inked_shapes, outlines
from fenedit.diagram.pieces.piece_set import our_piece_set
from fenedit.diagram.shapes import Circle, Path
from fenedit.notation.position import PIECES
from tests.helpers.diagrams import FOLDER, OUR_SETS, piece_set

pytestmark = pytest.mark.usefixtures("qapp")


def colours(shapes: tuple) -> set[str]:
    return {each for shape in shapes for each in (shape.fill, shape.stroke) if each}


@pytest.mark.parametrize("name", OUR_SETS)
@pytest.mark.parametrize("piece", PIECES)
def test_our_pieces_are_black_and_white(name: str, piece: str) -> None:
    inked = inked_shapes(outlines(piece_set(name), piece), piece)
    assert colours(inked) == {BLACK, WHITE}
    assert colours(outlines(in_one_ink(piece_set(name)), piece)) == {BLACK, WHITE}
    assert in_one_ink(piece_set(name)) is in_one_ink(piece_set(name))


def test_it_is_the_same_drawing() -> None:
    images = []
    for pieces in (piece_set(), in_one_ink(piece_set())):
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        image.fill(QColor("#ffffff"))
        painter = QPainter(image)
        pieces.draw(painter, "N", image.rect())
        painter.end()
        black_and_white = image.convertToFormat(
            QImage.Format.Format_Mono, Qt.ImageConversionFlag.ThresholdDither
        )
        images.append(black_and_white.convertToFormat(QImage.Format.Format_Grayscale8))
    one, two = (bytes(image.constBits()) for image in images)
    assert sum(a != b for a, b in zip(one, two, strict=True)) < len(one) / 50


@pytest.mark.parametrize("name", OUR_SETS)
def test_ours_stay_sharp(name: str) -> None:
    pieces = our_piece_set(FOLDER / name, name)
    for piece in PIECES:
        coloured, inked = (
            each.pixmap(piece, 24).toImage().convertToFormat(QImage.Format.Format_Alpha8)
            for each in (pieces, in_one_ink(pieces))
        )
        assert coloured == inked


@pytest.mark.parametrize(
    ("piece", "fill", "stroke", "inked"),
    [
        ("K", "#f0d0a0", "#c09060", (WHITE, BLACK)),
        ("K", "#804020", "#301000", (WHITE, BLACK)),
        ("k", "#804020", "#301000", (BLACK, BLACK)),
        ("k", "#b0b0b0", "#d0d0d0", (BLACK, BLACK)),
        ("k", "#303030", "#f0f0f0", (BLACK, WHITE)),
    ],
)
def test_a_piece_of_any_colours_can_still_be_told(
    piece: str, fill: str, stroke: str, inked: tuple[str, str]
) -> None:
    (shape,) = inked_shapes((Circle(0.5, 0.5, 0.3, fill, stroke, 0.1),), piece)
    assert isinstance(shape, Circle)
    assert (shape.fill, shape.stroke) == inked


def test_shadows_are_left_out() -> None:
    shadow = Path((("M", 0, 0), ("L", 1, 1), ("L", 0, 1), ("Z",)), "#000000", opacity=0.2)
    body = Circle(0.5, 0.5, 0.3, "#ffffff", "#000000", 0.1, opacity=0.9)
    (kept,) = inked_shapes((shadow, body), "Q")
    assert kept == Circle(0.5, 0.5, 0.3, "#ffffff", "#000000", 0.1)
