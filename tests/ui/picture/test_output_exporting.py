"""Pictures as files: their bytes, their names."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.options import FORMATS, PictureChoice
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.notation.position import PIECES, START_PLACEMENT
from fenedit.ui.picture.output import (
    loses_gradients,
    named_format,
    offered_name,
    picture_bytes,
    picture_size,
)
from tests.helpers.board_answers import plain_pieces
from tests.helpers.fens import START

DIAGRAM = Diagram(START_PLACEMENT, START)
SMALL = PictureChoice(DiagramStyle(size=160))


@pytest.mark.parametrize("kind", FORMATS)
def test_each_format_keeps_the_position(qapp, kind):
    data = picture_bytes(DIAGRAM, replace(SMALL, format=kind), plain_pieces())
    assert data.startswith({"png": b"\x89PNG", "svg": b"<", "pdf": b"%PDF-"}[kind])
    assert positions_in_file(data) == (START,)


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("mover_mark", [False, True])
def test_a_png_has_the_size_that_was_said(qapp, double, mover_mark):
    choice = PictureChoice(DiagramStyle(size=170, mover_mark=mover_mark), double=double)
    image = QImage.fromData(picture_bytes(DIAGRAM, choice, plain_pieces()))
    assert (image.width(), image.height()) == picture_size(choice)
    assert image.width() == 340 if double else 170


def test_vectors_are_as_large_as_their_style_says():
    assert picture_size(PictureChoice(format="svg", double=True)) == (800, 800)


def test_shading_is_lost_in_vectors(qapp):
    shaded = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs>'
        '<linearGradient id="a"><stop offset="0" stop-color="#fff"/>'
        '<stop offset="1" stop-color="#000"/></linearGradient></defs>'
        '<rect x="2" y="2" width="6" height="6" fill="url(#a)"/></svg>'
    )
    pieces = PieceSet("Shaded", dict.fromkeys(PIECES, shaded.encode()))
    assert loses_gradients(replace(SMALL, format="pdf"), pieces)
    assert not loses_gradients(SMALL, pieces)
    assert not loses_gradients(replace(SMALL, format="svg"), plain_pieces())


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("", "diagram"),
        ("Haring 1", "Haring 1"),
        ("a/b\\c: d?", "a b c d"),
        ("..", "diagram"),
        ("con", "diagram"),
        ("\x00\n", "diagram"),
        ("Réti, 1921…", "Réti, 1921"),
        ("x" * 200, "x" * 60),
    ],
)
def test_names_that_every_system_takes(name, stem):
    assert offered_name(name, SMALL) == f"{stem}.png"


def test_a_double_png_says_so_in_its_name():
    double = replace(SMALL, double=True)
    assert offered_name("a", double) == "a@2x.png"
    assert offered_name("a", replace(double, format="svg")) == "a.svg"


def test_the_name_of_a_file_says_its_format():
    assert named_format(Path("a.SVG"), "png") == "svg"
    assert named_format(Path("Haring v1.2"), "pdf") == "pdf"
    assert named_format(Path("a.JPG"), "png") is None
