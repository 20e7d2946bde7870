"""Marks drawn with the pointer."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from fenedit.notation.marks import DrawnArrow, DrawnCircle, Highlight, MarkColour
from fenedit.notation.position import parse_square
from fenedit.session.state import MarkTask, MarkTool, Rectangle
from tests.helpers.board_hands import (
    ALT,
    CONTROL,
    LEFT,
    MIDDLE,
    PLAIN,
    RIGHT,
    SHIFT,
    click,
    hover,
    key,
    middle_of,
    move,
    outside,
    press,
    release,
)

G, R, B, Y = MarkColour


def sq(name):
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
    assert area.log == [("cursor", sq("e4")), ("mark", DrawnArrow(colour, sq("e2"), sq("e4")))]
    assert not board.busy


def test_a_flipped_board_is_drawn_on_as_it_is_seen(area, board):
    area.look(flipped=True)
    draw(board, "g8", "f6")
    assert area.said("mark") == [[DrawnArrow(G, sq("g8"), sq("f6"))]]


def test_with_shift_a_right_click_draws_a_circle(area, board):
    click(board, "e4", RIGHT, SHIFT)
    click(board, "e5", RIGHT, SHIFT | CONTROL)
    assert area.said("mark") == [[DrawnCircle(G, sq("e4"))], [DrawnCircle(R, sq("e5"))]]
    assert not area.said("menu")


def test_a_plain_right_click_asks_for_the_menu_when_it_comes_up(area, board):
    at = middle_of(board, "e4")
    press(board, at, RIGHT)
    assert not area.said("menu") and board.busy
    move(board, at + QPoint(2, 2), RIGHT)
    release(board, at + QPoint(2, 2), RIGHT)
    assert area.said("menu") == [[sq("e4"), board.mapToGlobal(at + QPoint(2, 2))]]
    assert not area.said("mark")


def test_who_comes_back_wants_neither_arrow_nor_menu(area, board):
    press(board, middle_of(board, "e2"), RIGHT)
    move(board, middle_of(board, "e4"), RIGHT)
    move(board, middle_of(board, "e2"), RIGHT)
    release(board, middle_of(board, "e2"), RIGHT)
    assert area.log == []


@pytest.mark.parametrize("way", ["escape", "button", "focus", "off"])
def test_a_drawing_can_be_given_up(area, board, qtbot, way):
    end = middle_of(board, "e4")
    press(board, middle_of(board, "e2"), RIGHT)
    move(board, end, RIGHT)
    assert board.scene.drawing == DrawnArrow(G, sq("e2"), sq("e4"))
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
        DrawnArrow(B, sq("e2"), sq("e4")),
        DrawnCircle(B, sq("e2")),
        DrawnCircle(R, sq("d2")),
    ]
    assert not area.said("moved")
    assert board.cursor().shape() == Qt.CursorShape.CrossCursor


def test_the_tool_highlights_and_asks_for_labels(area, board):
    area.look(marking=MarkTool(MarkTask.HIGHLIGHT, Y))
    click(board, "e2")
    area.look(marking=MarkTool(MarkTask.LABEL, Y))
    click(board, "e2")
    draw(board, "e2", "e4", button=LEFT)
    assert area.said("mark") == [[Highlight(Y, sq("e2"))], [DrawnArrow(Y, sq("e2"), sq("e4"))]]
    assert area.said("label") == [[sq("e2"), Y]]


def test_with_the_tool_the_right_button_has_its_menu_and_the_middle_one_takes(area, board):
    area.look(marking=MarkTool())
    click(board, "e4", RIGHT)
    assert len(area.said("menu")) == 1
    click(board, "e2", MIDDLE)
    assert area.said("picked") == [["P"]]


def test_beside_the_board_nothing_begins(area, board):
    area.look(marking=MarkTool())
    press(board, QPoint(0, board.height() // 2))
    assert not board.busy
    hover(board, "e4")


def test_a_press_becomes_an_arrow_behind_three_pixels(area, board):
    area.look(marking=MarkTool())
    left, top, side, _ = map(round, board.board_geometry.rect_of(sq("e4")))
    start = QPoint(left + side - 1, top + side // 2)
    for way, mark in ((2, DrawnCircle(G, sq("e4"))), (3, DrawnArrow(G, sq("e4"), sq("f4")))):
        press(board, start)
        move(board, start + QPoint(way, 0), LEFT)
        release(board, start + QPoint(way, 0))
        assert area.said("mark")[-1] == [mark]
