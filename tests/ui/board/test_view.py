from PySide6.QtCore import Qt

from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    FEN_ORDER,
    START_PLACEMENT,
    parse_square,
)
from fenedit.session.settings import Preferences
from fenedit.session.state import ViewState
from fenedit.ui.board.contents import MARGIN, BoardContents
from tests.helpers.board_answers import plain_painter
from tests.helpers.board_hands import (
    RIGHT,
    carry,
    click,
    hover,
    middle_of,
    pick_up,
    release,
    type_text,
)


def test_the_board_is_square_and_fills_the_widget(watched):
    assert watched.board_geometry.square_side == 50
    watched.resize(800, 300)
    assert watched.board_geometry.square_side == (300 - 2 * MARGIN) // 8


def test_the_same_contents_repaint_nothing(watched, qtbot):
    qtbot.wait(1)
    watched.painted.clear()
    watched.show_contents(BoardContents(START_PLACEMENT))
    qtbot.wait(5)
    assert watched.painted == []


def test_flipping_turns_the_board_around(area, board):
    before = board.board_geometry.centre_of(0)
    area.look(flipped=True)
    assert board.board_geometry.centre_of(63) == before


def test_outside_coordinates_leave_a_margin(board):
    side = board.board_geometry.square_side
    board.set_appearance(plain_painter(), Preferences(coordinates="outside"))
    assert board.board_geometry.square_side < side


def test_a_waiting_caret_is_visible_after_its_rank(area, board):
    before = board.grab().toImage()
    type_text(board, "rnbqkbnr")
    after = board.grab().toImage()
    left, top, width, height = map(int, board.board_geometry.rect_of(parse_square("h8")))
    near, far = ((left + shift, top, width // 2, height) for shift in (0, width - width // 2))
    assert before.copy(*near) == after.copy(*near)
    assert before.copy(*far) != after.copy(*far)
    assert board.scene.marks == frozenset()


def test_a_waiting_caret_leaves_no_trace(watched):
    watched.setFocus()
    watched.place_caret(parse_square("h4"))
    type_text(watched, "Q")
    for go_on in (lambda: type_text(watched, "Q"), lambda: watched.place_caret(0)):
        before = watched.grab().toImage()
        type_text(watched, "/")
        assert watched.grab().toImage() != before
        go_on()
        assert watched.scene.waiting is None
        watched.place_caret(parse_square("h4"))
        type_text(watched, "Q")
        assert watched.grab().toImage() == before


def test_an_empty_board_has_a_label(area):
    plain = area.view.grab().toImage()
    contents = BoardContents(EMPTY_PLACEMENT, None)
    area.view.show_contents(contents)
    empty = area.view.grab().toImage()
    area.view.show_contents(contents._replace(label="nothing yet"))
    labelled = area.view.grab().toImage()
    assert plain != empty != labelled


def test_changes_from_elsewhere_glide_and_those_of_gestures_do_not(area, board, qtbot):
    board.animated = True
    pick_up(board, "e2")
    carry(board, "e4")
    release(board, middle_of(board, "e4"))
    assert board.scene.hidden == frozenset()
    area.put((parse_square("d2"), "."), (parse_square("d4"), "P"))
    assert board.scene.hidden == {parse_square("d4")}
    qtbot.waitUntil(lambda: board.scene.hidden == frozenset())


def test_without_animation_pieces_are_in_place_at_once(area, board):
    area.put((parse_square("d2"), "."), (parse_square("d4"), "P"))
    assert board.scene.hidden == frozenset()


def test_a_piece_of_a_cancelled_drag_glides_home(area, board, qtbot):
    board.animated = True
    pick_up(board, "e2")
    carry(board, "e6")
    board.cancel_gesture()
    assert board.scene.hidden == {parse_square("e2")}
    qtbot.waitUntil(lambda: board.scene.hidden == frozenset())
    assert area.log == []


def test_a_board_that_is_resized_during_a_glide_shows_every_piece(watched, qtbot):
    watched.animated = True
    watched.show_contents(BoardContents(EMPTY_PLACEMENT))
    watched.show_contents(BoardContents(START_PLACEMENT))
    assert watched.scene.hidden
    watched.resize(watched.width() - 40, watched.height() - 40)
    qtbot.waitUntil(lambda: not watched.scene.hidden)
    watched.animated = False


def test_a_board_that_is_hidden_during_a_glide_shows_every_piece_again(watched):
    watched.animated = True
    watched.show_contents(BoardContents(EMPTY_PLACEMENT))
    assert watched.scene.hidden == frozenset()
    watched.show_contents(BoardContents(START_PLACEMENT))
    assert watched.scene.hidden
    watched.hide()
    assert watched.scene.hidden == frozenset()


def test_a_square_just_painted_is_shown_as_it_is_until_the_pointer_leaves(area, board, qtbot):
    area.view.brush_picked.emit("R")
    click(board, "e4", RIGHT)
    assert board.scene.preview is None
    hover(board, "e5")
    assert board.scene.preview is not None
    hover(board, "e4")
    assert board.scene.preview is not None


def test_the_keyboard_works_before_anything_was_touched(watched, qtbot):
    squares = []
    watched.cursor_moved.connect(squares.append)
    watched.clearFocus()
    watched.setFocus(Qt.FocusReason.TabFocusReason)
    assert squares == [FEN_ORDER[0]] and watched.caret_square == FEN_ORDER[0]


def test_the_pointer_has_the_shape_of_a_brush_picked_before_it_entered(watched):
    watched.set_view_state(ViewState(brush="Q"))
    assert watched.cursor().shape() == Qt.CursorShape.BitmapCursor
