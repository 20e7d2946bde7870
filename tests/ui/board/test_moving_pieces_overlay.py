from PySide6.QtCore import QPoint

from fenedit.ui.board.moving_pieces import FloatingMen
from tests.helpers.board_hands import LEFT, carry, middle_of, move, outside, pick_up, release


def overlay_of(area):
    found = area.window().findChildren(FloatingMen)
    return found[0] if found else None


def test_a_piece_inside_the_board_needs_no_overlay(area, board):
    pick_up(board, "e2")
    carry(board, "e4")
    assert overlay_of(area) is None
    release(board, middle_of(board, "e4"))


def test_off_the_board_the_piece_floats_with_a_cross(area, board):
    pick_up(board, "e2")
    move(board, QPoint(100, -20), LEFT)
    overlay = overlay_of(area)
    assert overlay.isVisible()
    assert overlay.geometry().contains(board.mapTo(area, QPoint(100, -20)))
    crossed = overlay.grab().toImage()
    move(board, middle_of(board, "e8") - QPoint(0, 20), LEFT)
    assert overlay.isVisible()
    assert overlay.grab().toImage() != crossed
    move(board, middle_of(board, "e8"), LEFT)
    assert overlay.isHidden()
    move(board, middle_of(board, "e8") - QPoint(0, 20), LEFT)
    assert overlay.isVisible()
    carry(board, "e4")
    assert overlay.isHidden()
    release(board, middle_of(board, "e4"))


def test_the_overlay_goes_when_the_drag_ends(area, board):
    pick_up(board, "e2")
    move(board, outside(board), LEFT)
    overlay = overlay_of(area)
    assert overlay.isVisible()
    release(board, outside(board))
    assert overlay.isHidden()
