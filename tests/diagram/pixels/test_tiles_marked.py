"""Marks are painted into finished pictures: what they do not touch stays as it was."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QImage

from fenedit.diagram.description import SCHEMES, Diagram, DiagramStyle
from fenedit.diagram.picture import pixel_frame
from fenedit.diagram.pixels import tiles as tiles_module
from fenedit.diagram.pixels.image import render_image
from fenedit.diagram.pixels.raster import painted
from fenedit.notation.marks import (
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)
from fenedit.notation.position import START_PLACEMENT
from tests.helpers.diagrams import piece_set
from tests.helpers.pictures import pixels

pytestmark = pytest.mark.usefixtures("qapp")

SQUARE = 32
STYLE = DiagramStyle(8 * SQUARE)
START = Diagram(START_PLACEMENT)
KINDS = {
    "arrow": (Marks(arrows=(DrawnArrow(MarkColour.RED, 8, 24),)), {(0, 4), (0, 5), (0, 6)}),
    "circle": (Marks(circles=(DrawnCircle(MarkColour.BLUE, 1),)), {(1, 7)}),
    "highlight": (Marks(highlights=(Highlight(MarkColour.GREEN, 0),)), {(0, 7)}),
    "label": (Marks(labels=(SquareLabel(MarkColour.RED, 27, "A"),)), {(3, 4)}),
    "badge": (Marks(labels=(SquareLabel(MarkColour.RED, 63, "2"),)), {(7, 0)}),
}


def _changed(one: QImage, other: QImage) -> set[tuple[int, int]]:
    """Return column and row of the squares that look different."""
    apart = (pixels(one) != pixels(other)).any(axis=2)
    cells = apart.reshape(8, SQUARE, 8, SQUARE).any(axis=(1, 3))
    return {(int(column), int(row)) for row, column in np.argwhere(cells)}


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_else_changes(kind: str, scheme: str) -> None:
    marks, cells = KINDS[kind]
    style = replace(STYLE, scheme=scheme)
    plain = render_image(START, style, piece_set())
    assert _changed(render_image(replace(START, marks=marks), style, piece_set()), plain) == cells
    assert _changed(render_image(START, style, piece_set()), plain) == set()


def test_a_highlight_is_below_man_and_coordinates() -> None:
    diagram = replace(START, marks=KINDS["highlight"][0])
    image = render_image(diagram, STYLE, piece_set())
    whole = painted(diagram, pixel_frame(STYLE), piece_set())
    # Letters are laid on rather than painted, which rounds a second time.
    assert np.abs(pixels(image) - pixels(whole))[7 * SQUARE :, :SQUARE].max() <= 4


def test_the_board_is_not_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    render_image(START, STYLE, piece_set())
    monkeypatch.setattr(tiles_module, "ground_image", lambda frame: pytest.fail("painted again"))
    render_image(replace(START, marks=KINDS["arrow"][0]), STYLE, piece_set())
