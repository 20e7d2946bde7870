"""What other programs find on the clipboard."""

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication, QImage

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.options import FORMATS, PictureChoice
from fenedit.notation.position import START_PLACEMENT
from fenedit.ui.picture.output import (
    INKSCAPE_SVG,
    PNG,
    SVG,
    Contents,
    Picture,
    made_contents,
    picture_bytes,
    picture_data,
    text_in_picture,
)
from tests.helpers.board_answers import plain_pieces
from tests.helpers.fens import START


@pytest.fixture
def contents(qapp) -> Contents:
    choice = PictureChoice(DiagramStyle(size=170, margin=0.2))
    diagram = Diagram(START_PLACEMENT, START)
    return made_contents(Picture(diagram, choice, plain_pieces(), "a FEN"), None)


def test_pixels_vectors_and_text_are_there_at_once(contents):
    QGuiApplication.clipboard().setMimeData(picture_data(contents))
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == "a FEN"
    assert bytes(data.data(SVG).data()) == bytes(data.data(INKSCAPE_SVG).data()) == contents.svg
    image = QImage.fromData(data.data(PNG))
    assert image.width() == 170
    assert image.pixelColor(0, 0).alpha() == 0


def test_pictures_come_first_and_none_without_transparency(contents, monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    assert picture_data(contents).formats() == [PNG, SVG, INKSCAPE_SVG, "text/plain"]


def test_where_programs_know_no_such_types_qt_hands_the_picture_out(contents, monkeypatch):
    monkeypatch.setattr("sys.platform", "win32")
    assert picture_data(contents).hasImage()


@pytest.mark.parametrize(
    ("suffix", "mime"),
    [*((suffix, each.mime) for suffix, each in FORMATS.items()), ("svg", INKSCAPE_SVG)],
)
def test_a_picture_gives_its_position_back(qapp, suffix, mime):
    choice = PictureChoice(DiagramStyle(size=170), format=suffix)
    data = QMimeData()
    data.setData(mime, picture_bytes(Diagram(START_PLACEMENT, START), choice, plain_pieces()))
    assert text_in_picture(data) == START


def test_pictures_without_a_position(qapp):
    data = QMimeData()
    data.setText(START)
    assert text_in_picture(data) is None
    data.setImageData(QImage(8, 8, QImage.Format.Format_RGB32))
    assert text_in_picture(data) == ""
    data.setData(PNG, b"\x89PNG torn")
    assert text_in_picture(data) == ""
