"""Selecting squares, and carrying their pieces, with keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from fenedit.notation.position import EMPTY, parse_square
from fenedit.session.state import WHOLE_BOARD, Rectangle
from tests.helpers.board_hands import CONTROL, SHIFT, click, key, stretch, type_text

K = Qt.Key


def sq(name: str) -> int:
    return parse_square(name)


def between(first: str, second: str) -> Rectangle:
    return Rectangle.between(sq(first), sq(second))


def select(board, first: str, last: str) -> None:
    """Select with keys alone: to the right and upward."""
    click(board, first)
    for step, code in ((1, K.Key_Right), (8, K.Key_Up)):
        count = (sq(last) - sq(first)) % 8 if step == 1 else (sq(last) >> 3) - (sq(first) >> 3)
        for _ in range(count):
            key(board, code, SHIFT)


def test_arrows_with_shift_select_from_the_caret(area, board):
    select(board, "b1", "d3")
    assert board.selection == between("b1", "d3")
    assert board.caret_square == sq("d3")
    for code, corner in ((K.Key_Left, "c3"), (K.Key_Left, "b3"), (K.Key_Left, "a3")):
        key(board, code, SHIFT)
        assert board.selection == between("b1", corner)
    key(board, K.Key_End, SHIFT)
    assert board.selection == between("b1", "h3")


def test_the_first_arrow_with_shift_only_shows_the_caret(area, board):
    key(board, K.Key_Right, SHIFT)
    assert board.selection is None
    assert board.caret_square == sq("a8")


def test_arrows_select_in_visible_directions_on_a_flipped_board(area, board):
    area.look(flipped=True)
    click(board, "e4")
    key(board, K.Key_Right, SHIFT)
    key(board, K.Key_Up, SHIFT)
    assert board.selection == between("e4", "d3")


def test_keys_continue_from_the_selection_of_the_mouse(area, board):
    stretch(board, "b1", "d3")
    key(board, K.Key_Right, SHIFT)
    assert board.selection == between("b1", "e3")
    stretch(board, "d3", "b5")
    key(board, K.Key_Up, SHIFT)
    assert board.selection == between("d3", "b6")


def test_a_plain_arrow_deselects_and_the_next_selection_begins_there(area, board):
    select(board, "b1", "d3")
    key(board, K.Key_Up)
    assert board.selection is None
    assert board.caret_square == sq("d4")
    key(board, K.Key_Up, SHIFT)
    assert board.selection == between("d4", "d5")


def test_all_squares_are_selected(area, board):
    key(board, K.Key_A, CONTROL)
    assert board.selection == WHOLE_BOARD


def test_escape_releases_one_thing_after_another(area, board):
    select(board, "b1", "c2")
    key(board, K.Key_Return)
    assert board.scene.faint == frozenset()
    key(board, K.Key_Up)
    assert board.scene.faint
    key(board, K.Key_Escape)
    assert board.scene.faint == frozenset()
    assert board.selection == between("b1", "c2")
    key(board, K.Key_Escape)
    assert board.selection is None
    assert area.said("block moved") == []


@pytest.mark.parametrize("code", [K.Key_Delete, K.Key_Backspace, K.Key_Space])
def test_delete_empties_and_keeps_the_selection(area, board, code):
    select(board, "b1", "c2")
    key(board, code)
    assert area.said("block emptied") == [[between("b1", "c2")]]
    assert area.said("typed") == []
    assert board.selection == between("b1", "c2")


def test_enter_lifts_and_drops_the_pieces(area, board):
    select(board, "b1", "c2")
    key(board, K.Key_Return)
    key(board, K.Key_Up)
    key(board, K.Key_Right)
    assert board.scene.band == between("c2", "d3").corners
    assert board.scene.faint == {sq("b1"), sq("c1"), sq("b2")}
    assert board.scene.hidden == {sq(name) for name in ("c2", "d2", "c3", "d3")}
    assert area.said("block moved") == []
    key(board, K.Key_Return)
    assert area.said("block moved") == [[between("b1", "c2"), 1, 1, False]]
    assert board.selection == between("c2", "d3")
    assert board.scene.hidden == board.scene.faint == frozenset()
    key(board, K.Key_Right, SHIFT)
    assert board.selection == between("c2", "e3")


def test_enter_with_control_drops_copies(area, board):
    select(board, "b1", "c2")
    key(board, K.Key_Enter)
    key(board, K.Key_Up)
    key(board, K.Key_Enter, CONTROL)
    assert area.said("block moved") == [[between("b1", "c2"), 0, 1, True]]


def test_lifted_pieces_stop_at_the_edge_and_jump_there(area, board):
    select(board, "b1", "c2")
    key(board, K.Key_Return)
    key(board, K.Key_Down)
    key(board, K.Key_End)
    assert board.scene.band == between("g1", "h2").corners
    key(board, K.Key_Up, CONTROL)
    assert board.scene.band == between("g7", "h8").corners
    key(board, K.Key_Return)
    assert area.said("block moved") == [[between("b1", "c2"), 5, 6, False]]


def test_lifted_pieces_move_in_visible_directions_on_a_flipped_board(area, board):
    select(board, "d4", "d4")
    click(board, "d2")
    key(board, K.Key_Left, SHIFT)
    area.look(flipped=True)
    key(board, K.Key_Return)
    key(board, K.Key_Down)
    key(board, K.Key_Left)
    key(board, K.Key_Return)
    assert area.said("block moved") == [[between("c2", "d2"), 1, 1, False]]


def test_enter_on_empty_squares_lifts_nothing(area, board):
    select(board, "b4", "c5")
    key(board, K.Key_Return)
    key(board, K.Key_Up)
    assert board.selection is None
    assert area.said("block moved") == []


def test_pieces_dropped_where_they_were_change_nothing(area, board):
    select(board, "b1", "c2")
    for code in (K.Key_Return, K.Key_Up, K.Key_Down, K.Key_Return):
        key(board, code)
    assert area.said("block moved") == []
    assert board.selection == between("b1", "c2")


def test_lifted_pieces_that_vanish_are_released(area, board):
    select(board, "b1", "c2")
    key(board, K.Key_Return)
    key(board, K.Key_Up)
    area.put((sq("b1"), EMPTY))
    assert board.scene.faint == frozenset()
    key(board, K.Key_Return)
    assert area.said("block moved") == []


def test_delete_discards_lifted_pieces(area, board):
    select(board, "b1", "c2")
    key(board, K.Key_Return)
    key(board, K.Key_Up)
    key(board, K.Key_Delete)
    assert area.said("block emptied") == [[between("b1", "c2")]]
    assert board.scene.faint == frozenset()


def test_letters_are_typed_at_the_caret_and_end_the_selection(area, board):
    select(board, "b3", "c4")
    type_text(board, "Q")
    assert area.said("typed")[0][0] == ((sq("c4"), "Q"),)
    assert board.selection is None
    select(board, "b3", "c4")
    type_text(board, "x")
    assert board.selection == between("b3", "c4")


def test_the_menu_key_requests_the_menu_of_the_selection(area, board):
    select(board, "b1", "c2")
    key(board, K.Key_Return)
    key(board, K.Key_Menu)
    assert len(area.said("selection menu")) == 1
    assert area.said("menu") == []
    assert board.scene.faint == frozenset()


def test_another_selection_puts_lifted_pieces_back(area, board):
    select(board, "b1", "c2")
    key(board, K.Key_Return)
    key(board, K.Key_Up)
    key(board, K.Key_A, CONTROL)
    assert board.scene.faint == frozenset()
    assert board.selection == WHOLE_BOARD


def test_keys_of_a_selection_take_precedence_over_shortcuts_except_those_that_shift_the_board(
    area, board
):
    fired = []
    action = QAction(area)
    action.setShortcuts(["Shift+Right", "Ctrl+A", "Ctrl+Shift+Right", "Esc"])
    action.triggered.connect(lambda: fired.append(True))
    area.addAction(action)
    area.activateWindow()
    click(board, "b1")
    key(board, K.Key_Right, SHIFT)
    key(board, K.Key_A, CONTROL)
    key(board, K.Key_Escape)
    assert fired == []
    key(board, K.Key_Right, CONTROL | SHIFT)
    assert fired == [True]
    key(board, K.Key_Escape)
    assert fired == [True, True]
