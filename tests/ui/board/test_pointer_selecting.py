"""Shift and the mouse select squares; their pieces are dragged together."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from fenedit.notation.position import EMPTY, parse_square
from fenedit.session.state import Rectangle
from tests.helpers.board_hands import (
    ALT,
    CONTROL,
    LEFT,
    MIDDLE,
    RIGHT,
    SHIFT,
    carry,
    click,
    drag,
    drag_off,
    hover,
    key,
    middle_of,
    move,
    outside,
    pick_up,
    press,
    release,
    stretch,
    type_text,
)


def sq(name: str) -> int:
    return parse_square(name)


def between(first: str, second: str) -> Rectangle:
    return Rectangle.between(sq(first), sq(second))


def test_a_drag_with_shift_selects_what_it_spans_while_it_lasts(area, board):
    press(board, middle_of(board, "b1"), LEFT, SHIFT)
    assert board.selection == between("b1", "b1")
    assert board.busy
    move(board, middle_of(board, "d3"), LEFT, SHIFT)
    assert board.selection == between("b1", "d3")
    move(board, middle_of(board, "a2"), LEFT)
    assert board.selection == between("a1", "b2")
    release(board, middle_of(board, "a2"))
    assert not board.busy
    assert board.selection == between("a1", "b2")
    assert {entry for entry, *_ in area.log} == {"selected"}


def test_beside_the_board_the_nearest_squares_are_selected(area, board):
    press(board, middle_of(board, "g7"), LEFT, SHIFT)
    move(board, QPoint(board.width() + 300, -200), LEFT, SHIFT)
    assert board.selection == between("g7", "h8")
    move(board, QPoint(-300, 5000), LEFT, SHIFT)
    assert board.selection == between("a1", "g7")
    release(board, QPoint(-300, 5000))


def test_a_click_with_shift_selects_from_the_caret_or_one_square(area, board):
    click(board, "e4", LEFT, SHIFT)
    assert board.selection == between("e4", "e4")
    click(board, "a1")
    assert board.selection is None
    click(board, "c3", LEFT, SHIFT)
    assert board.selection == between("a1", "c3")


@pytest.mark.parametrize("how", ["escape", "button", "focus"])
def test_a_cancelled_rectangle_selects_nothing(area, board, how):
    press(board, middle_of(board, "b1"), LEFT, SHIFT)
    move(board, middle_of(board, "d3"), LEFT, SHIFT)
    if how == "escape":
        key(board, Qt.Key.Key_Escape)
    elif how == "button":
        press(board, middle_of(board, "d3"), RIGHT)
    else:
        board.clearFocus()
    assert board.selection is None
    assert not board.busy
    release(board, middle_of(board, "d3"))
    assert board.selection is None


def test_selecting_puts_the_brush_down(area, board):
    # A real controller does so (see BoardController.select).
    area.pick("Q")
    stretch(board, "a1", "b2")
    assert area.said("painted") == []
    assert board.selection == between("a1", "b2")


def test_a_drag_inside_the_selection_moves_all_pieces(area, board):
    stretch(board, "b1", "c2")
    drag(board, "b2", "c4")
    assert area.said("block moved") == [[between("b1", "c2"), 1, 2, False]]
    assert "".join(area.placement[sq(name)] for name in ("c3", "d3", "c4", "d4")) == "NBPP"
    assert board.selection == between("c3", "d4")
    drag(board, "c4", "b2")
    assert area.said("block moved")[1:] == [[between("c3", "d4"), -1, -2, False]]


def test_an_empty_square_of_the_selection_can_be_dragged_too(area, board):
    stretch(board, "a2", "b4")
    drag(board, "b4", "b5")
    assert area.said("block moved") == [[between("a2", "b4"), 0, 1, False]]


def test_a_selection_without_pieces_cannot_be_dragged(area, board):
    stretch(board, "a4", "b5")
    drag(board, "a4", "c4")
    assert area.said("block moved") == []
    assert board.selection is None


def test_dragged_pieces_are_faint_at_their_origin_and_the_frame_moves_along(area, board):
    stretch(board, "b1", "c2")
    pick_up(board, "b1")
    carry(board, "d4")
    pieces = {sq(name) for name in ("b1", "c1", "b2", "c2")}
    assert board.scene.faint == pieces
    assert board.scene.marks == frozenset()
    assert board.scene.band == between("d4", "e5").corners
    carry(board, "d4", CONTROL)
    assert board.scene.faint == frozenset()
    carry(board, "d4")
    QTest.keyPress(board, Qt.Key.Key_Control)
    assert board.scene.faint == frozenset()
    QTest.keyRelease(board, Qt.Key.Key_Control, CONTROL)
    assert board.scene.faint == pieces
    key(board, Qt.Key.Key_Escape)


def test_a_block_pushed_over_the_edge_stays_on_the_board(area, board):
    stretch(board, "a1", "b2")
    pick_up(board, "b1")
    side = board.board_geometry.square_side
    beyond = middle_of(board, "h8") + QPoint(round(0.8 * side), 0)
    assert board.board_geometry.square_at(beyond.x(), beyond.y()) is None
    move(board, beyond, LEFT)
    assert board.scene.band == between("g7", "h8").corners
    release(board, beyond)
    assert area.said("block moved") == [[between("a1", "b2"), 6, 6, False]]
    assert area.said("block emptied") == []


def test_modifiers_copy_and_only_moved_pieces_are_discarded_off_the_board(area, board):
    stretch(board, "b1", "c2")
    drag_off(board, "b1", CONTROL)
    assert area.said("block emptied") == area.said("block moved") == []
    assert board.selection == between("b1", "c2")
    drag(board, "b2", "b4", ALT)
    assert area.said("block moved") == [[between("b1", "c2"), 0, 2, True]]
    assert area.placement[sq("b1")] == area.placement[sq("b3")] == "N"
    drag_off(board, "b3")
    assert area.said("block emptied") == [[between("b3", "c4")]]
    assert board.selection is None


def test_putting_pieces_back_changes_nothing(area, board):
    stretch(board, "b1", "c2")
    drag(board, "b1", "b1")
    assert area.said("block moved") == []
    assert board.selection == between("b1", "c2")


@pytest.mark.parametrize("how", ["escape", "button", "focus", "hide"])
def test_a_cancelled_drag_changes_nothing(area, board, how):
    stretch(board, "b1", "c2")
    area.log.clear()
    pick_up(board, "b1")
    carry(board, "e5")
    if how == "escape":
        key(board, Qt.Key.Key_Escape)
    elif how == "button":
        press(board, middle_of(board, "e5"), RIGHT)
        release(board, middle_of(board, "e5"), RIGHT)
    elif how == "focus":
        board.clearFocus()
    else:
        area.hide()
    assert not board.busy
    assert board.scene.faint == frozenset()
    release(board, middle_of(board, "e5"))
    assert area.log == []
    assert board.selection == between("b1", "c2")


def test_pieces_of_a_cancelled_drag_glide_home(area, board, qtbot):
    board.animated = True
    stretch(board, "b1", "c2")
    pick_up(board, "b1")
    carry(board, "e5")
    key(board, Qt.Key.Key_Escape)
    assert board.scene.hidden == {sq(name) for name in ("b1", "c1", "b2", "c2")}
    qtbot.waitUntil(lambda: board.scene.hidden == frozenset())


def test_a_drag_ends_when_its_pieces_are_removed(area, board):
    stretch(board, "b1", "c2")
    pick_up(board, "b1")
    carry(board, "e5")
    area.put((sq("c2"), EMPTY))
    assert not board.busy
    release(board, middle_of(board, "e5"))
    assert area.said("block moved") == []


def test_a_click_inside_or_outside_deselects(area, board):
    for square in ("b1", "e4"):
        stretch(board, "b1", "c2")
        click(board, square)
        assert board.selection is None
        assert board.caret_square == sq(square)


def test_a_piece_outside_is_dragged_alone(area, board):
    stretch(board, "b1", "c2")
    drag(board, "e2", "e4")
    assert area.said("moved") == [[sq("e2"), sq("e4"), False]]
    assert board.selection is None


def test_the_right_button_requests_the_menu_of_selection_or_square(area, board):
    stretch(board, "b1", "c2")
    click(board, "c2", RIGHT)
    assert area.said("selection menu") == [[board.mapToGlobal(middle_of(board, "c2"))]]
    assert board.selection == between("b1", "c2")
    assert area.said("menu") == []
    click(board, "e4", RIGHT)
    assert [square for square, _ in area.said("menu")] == [sq("e4")]
    assert board.selection is None


def test_the_middle_button_still_picks_a_piece_up(area, board):
    stretch(board, "b1", "c2")
    click(board, "b1", MIDDLE)
    assert area.said("picked") == [["N"]]


def test_keys_do_nothing_while_pieces_are_dragged(area, board):
    stretch(board, "b1", "c2")
    area.log.clear()
    pick_up(board, "b1")
    type_text(board, "Q")
    key(board, Qt.Key.Key_Delete)
    key(board, Qt.Key.Key_Return)
    assert area.log == []
    board.cancel_gesture()


def test_the_shape_of_the_pointer_shows_the_effect_of_a_press(area, board):
    stretch(board, "a2", "b4")
    hover(board, "b4")
    assert board.cursor().shape() == Qt.CursorShape.OpenHandCursor
    hover(board, "e4")
    assert board.cursor().shape() == Qt.CursorShape.ArrowCursor
    press(board, middle_of(board, "e4"), LEFT, SHIFT)
    assert board.cursor().shape() == Qt.CursorShape.CrossCursor
    release(board, middle_of(board, "e4"))
    stretch(board, "a2", "b4")
    pick_up(board, "b4")
    assert board.cursor().shape() == Qt.CursorShape.ClosedHandCursor
    release(board, middle_of(board, "b4"))


def test_the_hovered_square_is_signalled_during_a_drag(area, board):
    press(board, middle_of(board, "b1"), LEFT, SHIFT)
    move(board, middle_of(board, "d3"), LEFT, SHIFT)
    release(board, outside(board))
    assert area.hovered[0] == sq("d3")
