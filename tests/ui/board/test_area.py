import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from fenedit.notation.position import EMPTY, parse_square
from fenedit.session.state import MarkTool
from tests.helpers.board_hands import (
    LEFT,
    RIGHT,
    key,
    middle_of,
    move,
    outside,
    press,
    release,
)


def carry_from(area, piece, square):
    """Drag a piece off the palette to a square, and return where the pointer is, as it sees it."""
    button = area.button(piece)
    start = button.rect().center()
    press(button, start)
    end = button.mapFromGlobal(area.view.mapToGlobal(middle_of(area.view, square)))
    move(button, (start + end) / 2, LEFT)
    move(button, end, LEFT)
    return button, end


def test_a_piece_of_the_palette_is_dropped_on_the_board(area):
    button, end = carry_from(area, "Q", "e4")
    assert [mark.square for mark in area.view.scene.marks] == [parse_square("e4")]
    release(button, end)
    assert area.log == [("placed", parse_square("e4"), "Q")]
    assert not button.isDown()


def test_a_piece_of_the_palette_dropped_beside_the_board_is_nothing(area):
    button, _ = carry_from(area, "q", "e4")
    end = button.mapFromGlobal(area.view.mapToGlobal(outside(area.view)))
    release(button, end)
    assert area.log == []


@pytest.mark.parametrize("how", ["escape", "button"])
def test_a_drag_from_the_palette_can_be_given_up(area, how):
    button, end = carry_from(area, "Q", "e4")
    if how == "escape":
        key(area.view, Qt.Key.Key_Escape)
    else:
        press(button, end, RIGHT)
        release(button, end, RIGHT)
    move(button, end, LEFT)
    release(button, end)
    assert area.log == []
    assert not area.view.busy


def test_the_palette_shows_the_tool_in_hand(area):
    assert area.button(None).isChecked()
    area.pick("q")
    assert area.button("q").isChecked()
    assert not area.button(None).isChecked()
    area.pick(EMPTY)
    assert area.button(EMPTY).isChecked()


def test_the_palette_turns_with_the_board(area):
    assert [b.content for b in area.top.buttons] == list("kqrbnp")
    area.look(flipped=True)
    assert [b.content for b in area.top.buttons] == list("KQRBNP")
    assert [b.content for b in area.bottom.buttons] == [None, *"kqrbnp", EMPTY]


def test_escape_on_the_palette_puts_the_brush_down(area):
    area.pick("Q")
    area.log.clear()
    area.button("Q").setFocus()
    key(area.button("Q"), Qt.Key.Key_Escape)
    assert area.log == [("picked", None)]


@pytest.mark.parametrize("size", [(860, 500), (400, 900), (300, 300), (1200, 1100)])
def test_nothing_overlaps_or_leaves_the_room(area, size):
    area.resize(*size)
    view, top, bottom = area.view.geometry(), area.top.geometry(), area.bottom.geometry()
    assert top.bottom() < view.top() <= view.bottom() < bottom.top()
    assert area.rect().contains(top)
    assert area.rect().contains(view)
    assert area.rect().contains(bottom)


def test_the_smallest_room_is_enough(area):
    area.resize(area.minimumSizeHint())
    assert area.view.board_geometry.square_side >= 20


@pytest.mark.parametrize("size", [(560, 660), (900, 500), (380, 500)])
def test_the_marks_button_stands_beside_the_lower_strip(area, qtbot, size):
    area.resize(*size)
    button, strip = area.marks_button, area.bottom
    assert not button.geometry().intersects(strip.geometry())
    assert area.rect().contains(button.geometry())
    assert button.y() == strip.y() and button.height() == strip.height()
    # Men of both sides stand above each other.
    top, bottom = (
        one.mapTo(area, QPoint(one.button(piece).geometry().center().x(), 0)).x()
        for one, piece in ((area.top, "q"), (strip, "Q"))
    )
    assert abs(top - bottom) <= 1


def test_a_bar_stands_in_the_place_of_the_upper_strip_alone(area):
    bar = QWidget(area)
    area.show_above(bar)
    assert bar.isVisible() and not area.top.isVisible() and area.bottom.isVisible()
    assert bar.y() == area.top.y() and area.rect().contains(bar.geometry())
    area.show_above(None)
    assert area.top.isVisible() and not bar.isVisible()


def test_escape_in_the_palette_puts_the_marks_tool_down(area):
    area.look(marking=MarkTool())
    assert area.marks_button.isChecked()
    assert not any(button.isChecked() for button in area.bottom.buttons)
    area.marks_button.setFocus()
    key(area.marks_button, Qt.Key.Key_Escape)
    assert area.said("marking") == [[None]]
