from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from tests.helpers.board_hands import (
    LEFT,
    carry,
    middle_of,
    move,
    outside,
    pick_up,
    release,
    stretch,
)


def floating(area) -> QWidget | None:
    """Return what floats over the window, if anything does."""
    found = [
        child
        for child in area.window().children()
        if isinstance(child, QWidget) and type(child).__name__ == "FloatingPieces"
    ]
    return next((child for child in found if child.isVisible()), None)


def test_men_float_where_the_pointer_carries_them(area, board):
    stretch(board, "b1", "c2")
    pick_up(board, "b1")
    carry(board, "d4")
    men = floating(area)
    assert men is not None
    side = round(board.board_geometry.square_side)
    left_top = board.mapTo(area, middle_of(board, "d5") - QPoint(side // 2, side // 2))
    seen = QRect(left_top, middle_of(board, "e4") - middle_of(board, "d5")).size()
    assert abs(men.x() - left_top.x()) <= 2 and abs(men.y() - left_top.y()) <= 2
    assert men.width() >= 2 * seen.width() - 4
    release(board, middle_of(board, "d4"))
    assert floating(area) is None


def test_on_a_flipped_board_they_look_as_on_the_board(area, board):
    area.look(flipped=True)
    stretch(board, "b1", "c2")
    pick_up(board, "b1")
    at = middle_of(board, "b1") + QPoint(6, 0)
    move(board, at, LEFT)
    men = floating(area)
    assert men is not None
    upper_left = board.mapTo(area, middle_of(board, "c1"))
    assert men.geometry().contains(upper_left)
    assert men.geometry().contains(board.mapTo(area, middle_of(board, "b2")))
    release(board, at)


def test_off_the_board_they_are_crossed_out(area, board):
    stretch(board, "b1", "c2")
    pick_up(board, "b1")
    carry(board, "d4")
    whole = floating(area).grab().toImage()
    move(board, outside(board), LEFT)
    crossed = floating(area).grab().toImage()
    assert crossed != whole
    carry(board, "d4")
    assert floating(area).grab().toImage() == whole
    release(board, middle_of(board, "d4"))
