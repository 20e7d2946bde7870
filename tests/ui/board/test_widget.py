import pytest

from fenedit.ui.board.view import BoardView
from tests.helpers.board_answers import plain_painter


@pytest.fixture
def board(qtbot):
    board = BoardView(plain_painter())
    qtbot.addWidget(board)
    return board


def test_a_board_knows_that_it_is_being_answered(board):
    told = []

    def answer(square):
        board.request(board.cursor_moved, 3)
        told.append(board.answering)

    board.square_hovered.connect(answer)
    board.request(board.square_hovered, None)
    assert told == [True]
    assert not board.answering


def test_values_arrive_as_they_were_sent(board, qtbot):
    contents = ((3, "Q"), (4, "."))
    with qtbot.waitSignal(board.contents_typed) as typed:
        board.request(board.contents_typed, contents, 2**40)
    assert typed.args == [contents, 2**40]
