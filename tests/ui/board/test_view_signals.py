from fenedit.ui.board.view import BoardSignals


def test_a_board_knows_that_it_is_being_answered(qtbot):
    board = BoardSignals()
    qtbot.addWidget(board)
    told = []

    def answer(square):
        board.tell_cursor(3)
        told.append(board.telling)

    board.square_hovered.connect(answer)
    board.tell_hovered(None)
    assert told == [True]
    assert not board.telling


def test_values_arrive_as_they_were_sent(qtbot):
    board = BoardSignals()
    qtbot.addWidget(board)
    contents = ((3, "Q"), (4, "."))
    with qtbot.waitSignal(board.contents_typed) as typed:
        board.type_contents(contents, 2**40)
    assert typed.args == [contents, 2**40]
