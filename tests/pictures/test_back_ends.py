"""The window, pictures of pixels and pages draw the same diagram, each in its own way.

Coordinates are left out, since the window has letters of its own font. The
window's men are a whole number of pixels wide, with as much room on either side: at most a pixel
and a half less than a picture's, and just as wide at the sizes that are compared pixel by pixel.
"""

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage, QPainter

from fenedit.diagram.board_painter import (
    BoardPainter,
    board_pixmap,
)
from fenedit.diagram.board_scene import (
    MIN_LABELLED_SQUARE,
    PIECE_SIDE,
    BoardScene,
    Coordinates,
)
from fenedit.diagram.description import SCHEMES, Diagram, DiagramStyle
from fenedit.diagram.paint import paint_page, render_image
from fenedit.diagram.picture import Page, PlacedPicture, picture_of
from fenedit.diagram.shape_painter import piece_pixels
from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.notation.fen import parse_placement
from fenedit.notation.marks import (
    NAMED_COLOURS,
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)
from tests.helpers.diagrams import OUR_SETS, piece_set
from tests.helpers.pictures import board, pixels

pytestmark = pytest.mark.usefixtures("qapp")

PLACEMENT = parse_placement("r3k2r/pppq1ppp/2n2n2/3pp3/1bPPP1b1/2N2N2/PP1BBPPP/R2QK2R")
COLOURS = NAMED_COLOURS
MARKS = Marks(
    tuple(DrawnArrow(colour, 8 + 2 * n, 39 - 9 * n) for n, colour in enumerate(COLOURS)),
    tuple(DrawnCircle(colour, 56 + n) for n, colour in enumerate(COLOURS)),
    tuple(Highlight(colour, 1 + n) for n, colour in enumerate(COLOURS)),
    (SquareLabel(MarkColour.RED, 44, "A"), SquareLabel(MarkColour.BLUE, 4, "2")),
)
ALIKE = (25, 50)
"""Squares whose men are 23 and 46 pixels wide everywhere."""


def _style(square: int, scheme: str) -> DiagramStyle:
    return DiagramStyle(8 * square, Coordinates.NONE, scheme=scheme)


def _apart(one: QImage, other: QImage) -> NDArray[np.int16]:
    """Return how far the pixels of two pictures are off, in 255ths of the part that is most so."""
    assert one.size() == other.size()
    return np.abs(pixels(one) - pixels(other)).max(axis=2)


@pytest.mark.parametrize("square", ALIKE)
@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("name", OUR_SETS)
def test_the_board_looks_as_its_picture(name: str, theme: str, flipped: bool, square: int) -> None:
    assert piece_pixels(square) == square * PIECE_SIDE
    painter = BoardPainter(board_theme(theme), piece_set(name))
    scene = BoardScene(PLACEMENT, coordinates=Coordinates.NONE)
    diagram = Diagram(PLACEMENT, flipped=flipped)
    picture = render_image(diagram, _style(square, theme), piece_set(name))
    for window in (
        board(painter, scene, 8 * square, flipped),
        board_pixmap(PLACEMENT, 8 * square, painter, flipped=flipped).toImage(),
    ):
        assert _apart(window, picture).max() <= 1


@pytest.mark.parametrize("square", [30, 37, 44, 61])
def test_men_are_hardly_narrower_in_the_window(square: int) -> None:
    assert (
        square > MIN_LABELLED_SQUARE and -1.5 <= piece_pixels(square) - square * PIECE_SIDE <= 0.5
    )
    painter = BoardPainter(board_theme("Walnut"), piece_set())
    window = board(painter, BoardScene(PLACEMENT, coordinates=Coordinates.NONE), 8 * square)
    apart = _apart(window, render_image(Diagram(PLACEMENT), _style(square, "Walnut"), piece_set()))
    # Edges alone are off; a man that was missing would have some two hundredths of the board.
    assert (apart > 128).mean() < 0.01 and apart.mean() < 6


@pytest.mark.parametrize("square", ALIKE)
@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("theme", THEME_NAMES)
def test_marks_on_the_board_look_as_in_its_picture(theme: str, flipped: bool, square: int) -> None:
    painter = BoardPainter(board_theme(theme), piece_set())
    scene = BoardScene(PLACEMENT, Coordinates.NONE, drawn=MARKS)
    window = board(painter, scene, 8 * square, flipped)
    diagram = Diagram(PLACEMENT, flipped=flipped, marks=MARKS)
    picture = render_image(diagram, _style(square, theme), piece_set())
    assert _apart(window, picture).max() <= 1


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("name", OUR_SETS)
def test_a_page_looks_as_the_picture(name: str, scheme: str, flipped: bool) -> None:
    """At the same size; coordinates and marks too, for both are the same shapes."""
    square = 50
    style = replace(_style(square, scheme), coordinates=Coordinates.INSIDE)
    diagram = Diagram(PLACEMENT, flipped=flipped, marks=MARKS)
    page = Page(8 * square, 8 * square, (PlacedPicture(picture_of(diagram, style), 0, 0, square),))
    image = QImage(8 * square, 8 * square, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_page(painter, page, piece_set(name))
    painter.end()
    apart = _apart(image, render_image(diagram, style, piece_set(name)))
    assert apart.max() <= 1
