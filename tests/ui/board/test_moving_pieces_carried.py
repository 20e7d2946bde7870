import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from fenedit.ui.board.contents import Interaction, board_in
from fenedit.ui.board.gestures import Drag
from fenedit.ui.board.moving_pieces import MovingPieces
from tests.helpers.board_answers import plain_painter
from tests.helpers.pictures import apart, blank


@pytest.fixture
def widget(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(448, 404)
    return widget


@pytest.fixture
def carried(widget):
    board = board_in(448, 404, flipped=False, ratio=1.0, outside_coordinates=False)
    return MovingPieces(widget, board)


def painted(carried) -> QImage:
    image = blank(448, 404)
    with QPainter(image) as painter:
        carried.paint(painter, plain_painter())
    return image


def test_on_the_board_it_is_painted_around_the_pointer(carried):
    assert carried.follow(Interaction(drag=Drag("P", 12, 220.0, 200.0, 28)), plain_painter())
    places = apart(blank(448, 404), painted(carried))
    assert places and all(195 < x < 245 and 175 < y < 225 for x, y in places)


@pytest.mark.parametrize("drag", [Drag("P", 12, 225.0, 5.0, 60), Drag("P", 12, 225.0, 200.0, None)])
def test_over_the_edge_it_floats_over_the_window(carried, widget, drag):
    painter = plain_painter()
    carried.follow(Interaction(drag=Drag("P", 12, 220.0, 200.0, 28)), painter)
    carried.follow(Interaction(drag=drag), painter)
    assert painted(carried) == blank(448, 404)
    assert [each for each in widget.children() if isinstance(each, QWidget)]


def test_an_empty_hand_paints_nothing(carried):
    carried.follow(Interaction(drag=Drag("P", 12, 220.0, 200.0, 28)), plain_painter())
    assert carried.follow(Interaction(), plain_painter())
    assert painted(carried) == blank(448, 404)
    assert not carried.follow(Interaction(), plain_painter())
