import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from fenedit.notation.marks import NAMED_COLOURS, DrawnArrow, DrawnCircle, Highlight
from fenedit.notation.position import EMPTY, parse_square
from fenedit.session.settings import Preferences
from fenedit.session.state import MarkTask, MarkTool, Rectangle
from tests.helpers.board_answers import plain_painter
from tests.helpers.board_hands import (
    ALT,
    CONTROL,
    LEFT,
    MIDDLE,
    PLAIN,
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
    sweep,
    turn_wheel,
)


def sq(name: str) -> int:
    return parse_square(name)


@pytest.mark.parametrize(
    ("modifiers", "flipped"), [(PLAIN, False), (PLAIN, True), (CONTROL, False), (ALT, False)]
)
def test_a_drag_moves_and_a_modifier_at_the_drop_copies(area, board, modifiers, flipped):
    area.look(flipped=flipped)
    drag(board, "e2", "e4", modifiers)
    assert area.said("moved") == [[sq("e2"), sq("e4"), modifiers != PLAIN]]
    assert not board.busy


def test_a_piece_dropped_off_the_board_is_discarded_but_a_copy_is_not(area, board):
    drag_off(board, "e2", CONTROL)
    assert area.log == []
    drag_off(board, "e2")
    assert area.said("discarded") == [[sq("e2")]]


def test_a_click_is_not_a_drag(area, board):
    click(board, "e2")
    assert area.log == [("cursor", sq("e2"))]


def test_putting_a_piece_back_or_dragging_an_empty_square_changes_nothing(area, board):
    drag(board, "e2", "e2")
    assert area.log == []
    drag(board, "e4", "e5")
    assert area.said("moved") == []


def test_while_dragging_the_origin_is_faint_and_the_square_below_marked(area, board):
    pick_up(board, "e2")
    carry(board, "e5")
    assert board.busy
    assert board.scene.faint == {sq("e2")}
    assert {mark.square for mark in board.scene.marks} == {sq("e5")}
    carry(board, "e5", CONTROL)
    assert board.scene.faint == frozenset()
    carry(board, "e5")
    QTest.keyPress(board, Qt.Key.Key_Control)
    assert board.scene.faint == frozenset()
    release(board, middle_of(board, "e5"))


@pytest.mark.parametrize("how", ["escape", "button", "focus", "hide"])
def test_a_cancelled_drag_changes_nothing(area, board, how):
    pick_up(board, "e2")
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


def test_a_drag_ends_when_its_piece_is_removed(area, board):
    pick_up(board, "e2")
    area.put((sq("e2"), EMPTY))
    assert not board.busy
    release(board, middle_of(board, "e5"))
    assert area.log == []


def test_hovering_is_signalled_once_per_square(area, board):
    hover(board, "e4")
    move(board, middle_of(board, "e4") + QPoint(3, 3))
    hover(board, "e5")
    move(board, QPoint(1, 1))
    assert area.hovered == [sq("e4"), sq("e5"), None]


def test_a_brush_places_along_a_stroke(area, board):
    area.pick("Q")
    sweep(board, ["a3", "c3"])
    strokes = area.said("painted")
    assert [stroke[:2] for stroke in strokes] == [[sq(n), "Q"] for n in ("a3", "b3", "c3")]
    assert len({stroke[2] for stroke in strokes}) == 1


def test_two_strokes_are_two_steps(area, board):
    area.pick("N")
    click(board, "a3")
    click(board, "a4")
    first, second = area.said("painted")
    assert first[2] != second[2]


def test_the_right_button_paints_the_other_colour(area, board):
    area.pick("N")
    click(board, "a3", RIGHT)
    assert area.said("painted")[0][:2] == [sq("a3"), "n"]
    assert area.said("menu") == []


def test_the_middle_button_picks_a_piece_up_as_the_brush(area, board):
    click(board, "d8", MIDDLE)
    click(board, "d5", MIDDLE)
    assert area.said("picked") == [["q"], [EMPTY]]


def test_escape_puts_the_brush_down(area, board):
    area.pick("Q")
    key(board, Qt.Key.Key_Escape)
    assert area.said("picked") == [[None]]


def test_a_right_click_requests_the_menu(area, board):
    click(board, "e4", RIGHT)
    ((square, where),) = area.said("menu")
    assert square == sq("e4")
    assert where == board.mapToGlobal(middle_of(board, "e4"))


def test_the_wheel_is_left_alone_unless_it_cycles(area, board):
    assert not turn_wheel(board, "e4", 120)
    board.set_appearance(plain_painter(), Preferences(wheel_cycles=True))
    assert turn_wheel(board, "e4", 120)
    assert turn_wheel(board, "e4", -60)
    assert turn_wheel(board, "e4", -60)
    assert turn_wheel(board, "e5", 240)
    turns = area.said("wheel")
    assert [turn[:2] for turn in turns] == [[sq("e4"), 1], [sq("e4"), -1], [sq("e5"), 2]]
    assert turns[0][2] == turns[1][2] != turns[2][2]


def test_the_wheel_scrolls_while_a_brush_is_in_hand(area, board):
    board.set_appearance(plain_painter(), Preferences(wheel_cycles=True))
    area.pick("Q")
    assert not turn_wheel(board, "e4", 120)


def test_the_shape_of_the_pointer_shows_the_effect_of_a_press(area, board):
    hover(board, "e2")
    assert board.cursor().shape() == Qt.CursorShape.OpenHandCursor
    hover(board, "e4")
    assert board.cursor().shape() == Qt.CursorShape.ArrowCursor
    pick_up(board, "e2")
    assert board.cursor().shape() == Qt.CursorShape.ClosedHandCursor
    release(board, middle_of(board, "e2"))
    area.pick("Q")
    assert board.cursor().shape() == Qt.CursorShape.BitmapCursor


def test_a_press_beside_the_board_does_nothing(area, board):
    press(board, QPoint(0, 0), LEFT)
    release(board, QPoint(0, 0), LEFT)
    assert area.log == []


def test_another_piece_set_gives_another_pointer(area, board):
    area.pick("Q")
    hover(board, "e4")
    before = board.cursor().pixmap().toImage()
    area.set_appearance(plain_painter("#f00"), Preferences())
    assert board.cursor().pixmap().toImage() != before


def test_a_gesture_without_a_release_ends(area, board):
    area.pick("N")
    press(board, middle_of(board, "a4"))
    move(board, middle_of(board, "d4"))
    release(board, middle_of(board, "e4"))
    assert [stroke[:2] for stroke in area.said("painted")] == [[sq("a4"), "N"]]
    assert not board.busy


# Marks drawn with the pointer.


G, R, B, Y = NAMED_COLOURS


def sq_marking(name):
    return parse_square(name)


def draw(board, start, end, modifiers=PLAIN, button=RIGHT):
    press(board, middle_of(board, start), button, modifiers)
    move(board, middle_of(board, end), button, modifiers)
    release(board, middle_of(board, end), button, modifiers)


@pytest.mark.parametrize(
    ("modifiers", "colour"),
    [
        (PLAIN, G),
        (CONTROL, R),
        (ALT, B),
        (CONTROL | ALT, Y),
        # Most window managers keep Alt with the right button to themselves.
        (SHIFT, B),
        (SHIFT | CONTROL, Y),
    ],
)
def test_the_right_button_drags_arrows(area, board, modifiers, colour):
    draw(board, "e2", "e4", modifiers)
    assert area.log == [
        ("cursor", sq_marking("e4")),
        ("mark", DrawnArrow(colour, sq_marking("e2"), sq_marking("e4"))),
    ]
    assert not board.busy


def test_with_shift_a_right_click_draws_a_circle(area, board):
    click(board, "e4", RIGHT, SHIFT)
    click(board, "e5", RIGHT, SHIFT | CONTROL)
    assert area.said("mark") == [
        [DrawnCircle(G, sq_marking("e4"))],
        [DrawnCircle(R, sq_marking("e5"))],
    ]
    assert not area.said("menu")


def test_a_plain_right_click_requests_the_menu_on_release(area, board):
    at = middle_of(board, "e4")
    press(board, at, RIGHT)
    assert not area.said("menu") and board.busy
    move(board, at + QPoint(2, 2), RIGHT)
    release(board, at + QPoint(2, 2), RIGHT)
    assert area.said("menu") == [[sq_marking("e4"), board.mapToGlobal(at + QPoint(2, 2))]]
    assert not area.said("mark")


def test_returning_to_the_first_square_draws_no_arrow_and_opens_no_menu(area, board):
    press(board, middle_of(board, "e2"), RIGHT)
    move(board, middle_of(board, "e4"), RIGHT)
    move(board, middle_of(board, "e2"), RIGHT)
    release(board, middle_of(board, "e2"), RIGHT)
    assert area.log == []


@pytest.mark.parametrize("way", ["escape", "button", "focus", "off"])
def test_a_drawing_can_be_cancelled(area, board, qtbot, way):
    end = middle_of(board, "e4")
    press(board, middle_of(board, "e2"), RIGHT)
    move(board, end, RIGHT)
    assert board.scene.drawing == DrawnArrow(G, sq_marking("e2"), sq_marking("e4"))
    if way == "escape":
        key(board, Qt.Key.Key_Escape)
    elif way == "button":
        press(board, end, LEFT)
    elif way == "focus":
        other = QWidget(area)
        other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        other.show()
        other.setFocus()
        qtbot.waitUntil(other.hasFocus)
    else:
        end = outside(board)
        move(board, end, RIGHT)
    assert board.scene.drawing is None
    release(board, end, RIGHT)
    assert not area.said("mark") and not area.said("menu") and not board.busy


def test_a_brush_paints_with_the_right_button(area, board):
    area.pick("N")
    draw(board, "e4", "e5")
    assert not area.said("mark") and area.said("painted")


def test_a_selection_keeps_its_menu(area, board):
    area.look(selection=Rectangle(0, 0, 3, 3))
    press(board, middle_of(board, "b2"), RIGHT)
    release(board, middle_of(board, "b2"), RIGHT)
    assert area.said("selection menu") and not area.said("mark")


def test_the_tool_draws_with_the_left_button(area, board):
    area.look(marking=MarkTool(colour=B))
    draw(board, "e2", "e4", button=LEFT)
    click(board, "e2")
    click(board, "d2", LEFT, CONTROL)
    assert [mark for (mark,) in area.said("mark")] == [
        DrawnArrow(B, sq_marking("e2"), sq_marking("e4")),
        DrawnCircle(B, sq_marking("e2")),
        DrawnCircle(R, sq_marking("d2")),
    ]
    assert not area.said("moved")
    assert board.cursor().shape() == Qt.CursorShape.CrossCursor


def test_the_tool_highlights_and_asks_for_labels(area, board):
    area.look(marking=MarkTool(MarkTask.HIGHLIGHT, Y))
    click(board, "e2")
    area.look(marking=MarkTool(MarkTask.LABEL, Y))
    click(board, "e2")
    draw(board, "e2", "e4", button=LEFT)
    assert area.said("mark") == [
        [Highlight(Y, sq_marking("e2"))],
        [DrawnArrow(Y, sq_marking("e2"), sq_marking("e4"))],
    ]
    assert area.said("label") == [[sq_marking("e2"), Y]]


def test_with_the_tool_the_right_button_has_its_menu_and_the_middle_one_takes(area, board):
    area.look(marking=MarkTool())
    click(board, "e4", RIGHT)
    assert len(area.said("menu")) == 1
    click(board, "e2", MIDDLE)
    assert area.said("picked") == [["P"]]


def test_nothing_begins_beside_the_board(area, board):
    area.look(marking=MarkTool())
    press(board, QPoint(0, board.height() // 2))
    assert not board.busy
    hover(board, "e4")


def test_a_press_becomes_an_arrow_after_three_pixels(area, board):
    area.look(marking=MarkTool())
    left, top, side, _ = map(round, board.board_geometry.rect_of(sq_marking("e4")))
    start = QPoint(left + side - 1, top + side // 2)
    for way, mark in (
        (2, DrawnCircle(G, sq_marking("e4"))),
        (3, DrawnArrow(G, sq_marking("e4"), sq_marking("f4"))),
    ):
        press(board, start)
        move(board, start + QPoint(way, 0), LEFT)
        release(board, start + QPoint(way, 0))
        assert area.said("mark")[-1] == [mark]
