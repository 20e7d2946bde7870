"""Diagrams in every scheme, from both sides, in three sizes, with each of our piece sets.

Seen from White's side they are bare boards, which the largest has marks on; from Black's side they
have all that can stand around a board. Labels are left out because machines draw the letters of
fonts each in their way.
"""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import SCHEMES, Diagram, DiagramStyle
from fenedit.diagram.paint import render_image
from fenedit.diagram.pieces.piece_set import our_piece_set
from fenedit.notation.fen import parse_placement
from fenedit.notation.marks import DrawnArrow, DrawnCircle, Highlight, MarkColour, Marks
from fenedit.notation.position import BLACK, parse_square
from tests.helpers.diagrams import FOLDER, OUR_SETS
from tests.helpers.pictures import assert_like_reference

SIZES = (208, 112, 72)
GAP = 8
PLACEMENT = parse_placement("r3k2r/pppq1ppp/2n2n2/3pp3/1bPPP1b1/2N2N2/PP1BBPPP/R2QK2R")
ARROWS = {MarkColour.GREEN: "c3d5", MarkColour.RED: "g4d1", MarkColour.BLUE: "h1h5"}
CIRCLES = {MarkColour.GREEN: "a3", MarkColour.BLUE: "e4", MarkColour.YELLOW: "e8"}
HIGHLIGHTS = {MarkColour.RED: "b6", MarkColour.BLUE: "f7", MarkColour.YELLOW: "g2"}
MARKS = Marks(
    tuple(
        DrawnArrow(colour, parse_square(move[:2]), parse_square(move[2:]))
        for colour, move in ARROWS.items()
    ),
    tuple(DrawnCircle(colour, parse_square(name)) for colour, name in CIRCLES.items()),
    tuple(Highlight(colour, parse_square(name)) for colour, name in HIGHLIGHTS.items()),
)


def _sheet(name: str) -> QImage:
    """Return a row for each size and side, and a column for each scheme."""
    width = len(SCHEMES) * (SIZES[0] + GAP)
    sheet = QImage(width, 2 * sum(size + GAP for size in SIZES), QImage.Format.Format_RGB32)
    sheet.fill(QColor("#ffffff"))
    painter = QPainter(sheet)
    pieces = our_piece_set(FOLDER / name, name)
    top = 0
    for size in SIZES:
        for flipped in (False, True):
            marks = MARKS if size == SIZES[0] and not flipped else Marks()
            diagram = Diagram(PLACEMENT, side_to_move=BLACK, flipped=flipped, marks=marks)
            style = DiagramStyle(size)
            if flipped:
                style = DiagramStyle(size, Coordinates.OUTSIDE, 0.1, 0.03, mover_mark=True)
            for column, scheme in enumerate(SCHEMES):
                image = render_image(diagram, replace(style, scheme=scheme), pieces)
                painter.drawImage(column * (size + GAP), top, image)
            top += size + GAP
    painter.end()
    return sheet


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", OUR_SETS)
def test_diagrams_look_as_they_did(name: str) -> None:
    assert_like_reference(_sheet(name), f"diagrams-{name}")
