"""Marks drawn with the keyboard."""

import pytest
from PySide6.QtCore import Qt

from fenedit.notation.marks import DrawnArrow, DrawnCircle, Highlight, MarkColour
from fenedit.notation.position import parse_square
from fenedit.session.state import MarkTask, MarkTool
from tests.helpers.board_hands import CONTROL, click, key, type_text

G, R, B, Y = MarkColour
KEY = Qt.Key


def sq(name):
    return parse_square(name)


@pytest.fixture
def armed(area, board):
    board.place_caret(sq("e2"))
    area.look(marking=MarkTool())
    area.log.clear()
    return board


def test_enter_begins_an_arrow_and_ends_it(area, armed):
    key(armed, KEY.Key_Return)
    assert armed.scene.drawing == DrawnCircle(G, sq("e2"))
    key(armed, KEY.Key_Up)
    key(armed, KEY.Key_Up)
    assert armed.scene.drawing == DrawnArrow(G, sq("e2"), sq("e4"))
    key(armed, KEY.Key_Return)
    assert area.said("mark") == [[DrawnArrow(G, sq("e2"), sq("e4"))]]
    assert armed.scene.drawing is None


@pytest.mark.parametrize("task", MarkTask)
def test_enter_twice_is_a_click(area, armed, task):
    area.look(marking=MarkTool(task, R))
    key(armed, KEY.Key_Return)
    key(armed, KEY.Key_Return)
    assert (
        area.log
        == {
            MarkTask.DRAW: [("mark", DrawnCircle(R, sq("e2")))],
            MarkTask.HIGHLIGHT: [("mark", Highlight(R, sq("e2")))],
            MarkTask.LABEL: [("label", sq("e2"), R)],
        }[task]
    )


@pytest.mark.parametrize(("keys", "colour"), [("1gG", G), ("2rR", R), ("3bB", B), ("4yY", Y)])
def test_digits_and_letters_choose_the_colour(area, armed, keys, colour):
    type_text(armed, keys)
    assert area.said("marking") == [[MarkTool(colour=colour)]] * 3
    assert not area.said("typed")


def test_letters_draw_on_the_square(area, armed):
    type_text(armed, "hl")
    key(armed, KEY.Key_Delete)
    key(armed, KEY.Key_Backspace)
    assert area.log == [
        ("mark", Highlight(G, sq("e2"))),
        ("label", sq("e2"), G),
        ("wiped", sq("e2")),
        ("wiped", sq("e2")),
    ]


def test_no_piece_is_typed_with_the_tool_in_hand(area, armed):
    type_text(armed, "KqN8/ ")
    assert area.log == []
    area.look(marking=None)
    type_text(armed, "N")
    assert area.said("typed")


def test_escape_lets_go_of_the_arrow_then_of_the_tool(area, armed):
    key(armed, KEY.Key_Return)
    key(armed, KEY.Key_Escape)
    assert armed.scene.drawing is None and armed.marking is not None
    key(armed, KEY.Key_Escape)
    assert area.said("marking") == [[None]]


def test_another_colour_keeps_what_was_begun(area, armed):
    key(armed, KEY.Key_Return)
    type_text(armed, "r")
    key(armed, KEY.Key_Right)
    key(armed, KEY.Key_Return)
    assert area.said("mark") == [[DrawnArrow(R, sq("e2"), sq("f2"))]]


def test_the_mouse_takes_over(area, armed):
    key(armed, KEY.Key_Return)
    click(armed, "a4")
    assert area.said("mark") == [[DrawnCircle(G, sq("a4"))]]
    key(armed, KEY.Key_Return)
    assert len(area.said("mark")) == 1


def test_commands_are_left_to_the_window(area, armed):
    key(armed, KEY.Key_B, CONTROL)
    assert area.log == []
