"""Pictures that are made while the window waits."""

import pytest

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.options import PictureChoice
from fenedit.notation.position import START_PLACEMENT
from fenedit.ui.picture.output import LEAST_OF_VECTORS, Picture, made_contents, made_picture
from tests.helpers.board_answers import plain_pieces
from tests.helpers.fens import START

DIAGRAM = Diagram(START_PLACEMENT, START)
SMALL = PictureChoice(DiagramStyle(size=160))


def test_a_large_picture_is_made_beside_the_window(qtbot, monkeypatch):
    at_once = made_picture(Picture(DIAGRAM, SMALL, plain_pieces()), None)
    monkeypatch.setattr("fenedit.ui.picture.output.MOST_AT_ONCE", 100)
    pieces = plain_pieces()
    assert made_picture(Picture(DIAGRAM, SMALL, pieces), None) == at_once
    # What the window draws with was not touched.
    assert not pieces._renderers


def test_a_lack_of_memory_beside_is_heard_of(qtbot, monkeypatch):
    def fail(*_):
        raise MemoryError

    monkeypatch.setattr("fenedit.ui.picture.output.MOST_AT_ONCE", 100)
    monkeypatch.setattr("fenedit.ui.picture.output.picture_bytes", fail)
    with pytest.raises(MemoryError):
        made_picture(Picture(DIAGRAM, SMALL, plain_pieces()), None)


def test_contents_hold_the_position_thrice(qapp):
    contents = made_contents(Picture(DIAGRAM, SMALL, plain_pieces(), "text"), None)
    assert positions_in_file(contents.png) == positions_in_file(contents.svg) == (START,)
    assert (contents.fen, contents.pixels, contents.reduced) == ("text", 160, False)


def test_pixels_beside_vectors_are_enough_for_print(qapp):
    vectors = PictureChoice(DiagramStyle(size=160), format="pdf")
    contents = made_contents(Picture(DIAGRAM, vectors, plain_pieces()), None)
    assert contents.pixels == LEAST_OF_VECTORS


def test_too_many_pixels_are_fewer(qapp):
    double = PictureChoice(DiagramStyle(size=160), double=True)
    contents = made_contents(Picture(DIAGRAM, double, plain_pieces()), None, most=200)
    assert (contents.pixels, contents.reduced) == (200, True)
