from PySide6.QtCore import QPoint

from fenedit.ui.board.moving_pieces import FloatingPieces
from tests.helpers.board_hands import LEFT, carry, middle_of, move, outside, pick_up, release


def test_the_piece_floats_around_the_pointer_with_a_cross_off_the_board(area, board):
    pick_up(board, "e2")
    carry(board, "e8")
    (overlay,) = area.window().findChildren(FloatingPieces)
    assert overlay.isVisible()
    whole = overlay.grab().toImage()
    off = middle_of(board, "e8") - QPoint(0, round(board.board_geometry.square_side))
    move(board, off, LEFT)
    assert overlay.geometry().contains(board.mapTo(area, off))
    assert overlay.grab().toImage() != whole
    carry(board, "e8")
    assert overlay.grab().toImage() == whole
    move(board, outside(board), LEFT)
    release(board, outside(board))
    assert overlay.isHidden()
