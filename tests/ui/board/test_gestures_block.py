from fenedit.session.state import Rectangle
from fenedit.ui.board.gestures import Block


def test_a_block_stays_on_the_board():
    block = Block(Rectangle(1, 1, 2, 3), ((9, "P"), (18, "n")))
    assert block.target == block.area
    assert block.at(-5, 0).target == Rectangle(0, 1, 1, 3)
    assert block.at(3, 9).target == Rectangle(4, 5, 5, 7)
