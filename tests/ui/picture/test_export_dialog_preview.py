"""How a picture will look."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.options import PictureChoice
from fenedit.diagram.paint import render_image
from fenedit.notation.position import START_PLACEMENT
from fenedit.ui.picture.export_dialog import PicturePreview
from tests.helpers.board_answers import plain_pieces
from tests.helpers.board_hands import LEFT, move, press, release

DIAGRAM = Diagram(START_PLACEMENT, title="White to move")
CHOICE = PictureChoice(DiagramStyle(margin=0.5))


@pytest.fixture
def preview(qtbot) -> PicturePreview:
    pieces = plain_pieces()
    preview = PicturePreview(lambda _: pieces)
    qtbot.addWidget(preview)
    preview.resize(402, 502)
    preview.show()
    return preview


def test_it_is_the_picture_to_the_pixel(preview):
    preview.show_diagram(DIAGRAM, CHOICE)
    style = replace(CHOICE.style, size=396)
    assert preview.image == render_image(DIAGRAM, style, plain_pieces())


def test_a_small_png_is_not_made_larger_but_vectors_are(preview):
    small = PictureChoice(DiagramStyle(size=100))
    preview.show_diagram(DIAGRAM, small)
    assert preview.image.width() == 100
    preview.show_diagram(DIAGRAM, replace(small, double=True))
    assert preview.image.width() == 200
    preview.show_diagram(DIAGRAM, replace(small, format="svg"))
    assert preview.image.width() == 400


def test_what_is_transparent_is_chequered(preview):
    def corner():
        picture = preview.grab().toImage()
        left, top = 6, (502 - preview.image.height()) // 2 + 4
        return {picture.pixelColor(left + 8 * step, top).name() for step in range(6)}

    preview.show_diagram(DIAGRAM, CHOICE)
    assert corner() == {"#ffffff", "#e6e6e6"}
    red = replace(CHOICE, style=replace(CHOICE.style, background="#ff0000"))
    preview.show_diagram(DIAGRAM, red)
    assert corner() == {QColor("red").name()}


def test_it_is_painted_anew_only_for_another_picture(qtbot):
    loaded = []

    def load(name):
        loaded.append(name)
        return plain_pieces()

    preview = PicturePreview(load)
    qtbot.addWidget(preview)
    preview.show_diagram(DIAGRAM, CHOICE)
    for _ in range(3):
        assert not preview.image.isNull()
    preview.show_diagram(DIAGRAM, CHOICE)
    assert not preview.image.isNull()
    assert len(loaded) == 1
    preview.forget()
    assert not preview.image.isNull()
    assert len(loaded) == 2


def test_pulling_it_asks_for_a_drag(preview, qtbot):
    preview.show_diagram(DIAGRAM, CHOICE)
    with qtbot.waitSignal(preview.drag_wanted):
        press(preview, QPoint(100, 100))
        move(preview, QPoint(160, 100), LEFT)
    release(preview, QPoint(160, 100))
    with qtbot.assertNotEmitted(preview.drag_wanted):
        move(preview, QPoint(200, 100))


def test_nothing_is_shown_and_dragged_without_a_position(preview, qtbot):
    preview.show_diagram(None, CHOICE)
    assert preview.image.isNull()
    with qtbot.assertNotEmitted(preview.drag_wanted):
        press(preview, QPoint(100, 100))
        move(preview, QPoint(160, 100), LEFT)


def test_who_listens_hears_what_it_shows(preview):
    preview.show_diagram(DIAGRAM, CHOICE)
    assert preview.accessibleDescription() == "White to move"
