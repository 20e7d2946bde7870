import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_scene import BoardScene
from fenedit.ui.board.contents import Interaction, board_in, piece_rect
from fenedit.ui.board.gestures import Drag
from fenedit.ui.board.moving_pieces import MovingPieces
from tests.helpers.board_answers import plain_painter


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


def paints_all(carried, dirty):
    pixmap = QPixmap(448, 404)
    painter = QPainter(pixmap)
    painted = carried.paint_with_board(painter, dirty, plain_painter(), BoardScene())
    painter.end()
    return painted


def test_on_the_board_it_lies_in_its_rectangle(carried, qapp):
    carried.follow(Interaction(drag=Drag("P", 12, 220.0, 200.0, 28)), plain_painter())
    assert carried.area.contains(QRect(196, 176, 48, 48))
    assert paints_all(carried, carried.area)


def test_beside_the_squares_the_board_paints_itself(carried, qapp):
    carried.follow(Interaction(drag=Drag("P", 12, 220.0, 200.0, 28)), plain_painter())
    assert not paints_all(carried, QRect(0, 0, 448, 404))


def test_over_the_edge_it_does_not_slide(carried, qapp):
    painter = plain_painter()
    carried.follow(Interaction(drag=Drag("P", 12, 220.0, 200.0, 28)), painter)
    assert carried.slide(Drag("P", 12, 225.0, 200.0, 28))
    assert not carried.slide(Drag("P", 12, 225.0, 5.0, 60))
    assert not carried.slide(Drag("P", 12, 225.0, 200.0, None))


def test_an_empty_hand_paints_nothing(carried, qapp):
    carried.follow(Interaction(drag=Drag("P", 12, 220.0, 200.0, 28)), plain_painter())
    carried.follow(Interaction(), plain_painter())
    assert carried.area.isEmpty()
    assert not paints_all(
        carried,
        piece_rect(
            board_in(448, 404, flipped=False, ratio=1.0, outside_coordinates=False), 220, 200
        ),
    )
