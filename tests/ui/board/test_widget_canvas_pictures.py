from fenedit.notation.position import EMPTY
from fenedit.ui.board.widget import brush_cursor
from tests.helpers.board_answers import plain_painter


def test_each_tool_has_a_pointer_of_its_own(qapp):
    painter = plain_painter()
    images = [brush_cursor(tool, painter, 1.0).pixmap().toImage() for tool in ("Q", "q", EMPTY)]
    assert images[0] != images[1] != images[2]
    assert brush_cursor("Q", painter, 2.0).pixmap().width() == 2 * images[0].width()
