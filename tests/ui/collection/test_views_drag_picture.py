from PySide6.QtGui import QFont, QPixmap
from PySide6.QtWidgets import QApplication

from fenedit.ui.collection.views import drag_picture


def test_the_number_is_seen_where_several_are_dragged(qapp: QApplication) -> None:
    board = QPixmap(56, 56)
    board.fill("brown")
    one, two, many = (drag_picture(board, count, QFont(), 2.0) for count in (1, 2, 1234))
    assert one.toImage() != two.toImage() != many.toImage()
    assert one.devicePixelRatioF() == 2.0
    assert one.size() == many.size()
