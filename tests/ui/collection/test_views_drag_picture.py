from PySide6.QtGui import QFont, QPixmap

from fenedit.ui.collection.delegates import THUMBNAIL
from fenedit.ui.collection.views import drag_picture


def test_the_number_is_seen_where_several_are_dragged(qapp):
    board = QPixmap(THUMBNAIL, THUMBNAIL)
    board.fill("brown")
    one, two, many = (drag_picture(board, count, QFont(), 2.0) for count in (1, 2, 1234))
    assert one.toImage() != two.toImage() != many.toImage()
    assert one.devicePixelRatioF() == 2.0
    assert one.size() == many.size()


def test_the_whole_board_is_seen(qapp):
    board = QPixmap(THUMBNAIL, THUMBNAIL)
    board.fill("#123456")
    picture = drag_picture(board, 1, QFont(), 1.0).toImage()
    seen = [
        picture.pixelColor(x, y).alpha() > 0
        for x in range(picture.width())
        for y in range(picture.height())
    ]
    assert sum(seen) == THUMBNAIL * THUMBNAIL
