import pytest

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.session.state import Rectangle
from fenedit.ui.board.gestures import BlockDrag, BlockPress, Drop

BOARD = BoardGeometry(0, 0, 400)
AREA = Rectangle(1, 1, 2, 3)
MEN = ((9, "P"), (18, "n"))
PRESS = BlockPress(AREA, MEN, 9, 75, 325)


def carried(across: float, down: float, *, copying: bool = False, board=BOARD) -> BlockDrag:
    drag = BlockDrag(AREA, MEN)
    return drag.moved(PRESS, PRESS.x + across, PRESS.y + down, board, copying)


def test_a_tremble_is_no_drag():
    assert not PRESS.becomes_drag(77, 323)
    assert PRESS.becomes_drag(75, 328)


def test_men_go_to_the_squares_that_they_are_nearest_to():
    drag = carried(70, -120)
    assert (drag.files, drag.ranks) == (1, 2)
    assert drag.target == Rectangle(2, 3, 3, 5)
    assert drag.drop is Drop.MOVED
    turned = carried(-20, 40, board=BoardGeometry(0, 0, 400, flipped=True))
    assert (turned.files, turned.ranks) == (0, 1)


def test_less_than_half_a_square_is_nothing():
    assert carried(24, -24).drop is Drop.NOTHING


@pytest.mark.parametrize(
    ("across", "drop"), [(345, Drop.MOVED), (349, Drop.MOVED), (351, Drop.DISCARDED)]
)
def test_a_block_is_thrown_away_half_a_square_beside_the_board(across, drop):
    drag = carried(across, 0)
    assert drag.drop is drop
    assert drag.over == (drop is Drop.MOVED)
    assert drag.target == Rectangle(6, 1, 7, 3)


def test_a_copy_is_never_thrown_away():
    assert carried(600, 0, copying=True).drop is Drop.NOTHING
    assert carried(100, 0, copying=True).drop is Drop.MOVED
    assert carried(600, 0, copying=True)._replace(copying=False).drop is Drop.DISCARDED


def test_a_lifted_block_stays_on_the_board():
    block = BlockDrag(AREA, MEN)
    assert block.drop is Drop.NOTHING
    assert block.stepped(-5, 0).target == Rectangle(0, 1, 1, 3)
    assert block.stepped(3, 9).target == Rectangle(4, 5, 5, 7)
    there = block.stepped(3, 1)
    assert there.drop is Drop.MOVED
    assert there.stepped(-3, -1).drop is Drop.NOTHING
