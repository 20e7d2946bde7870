import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from fenedit.notation.position import EMPTY, parse_square
from fenedit.session.state import MarkTool
from fenedit.ui.board.area import board_side
from tests.helpers.board_hands import (
    LEFT,
    RIGHT,
    key,
    middle_of,
    move,
    outside,
    press,
    release,
    tool_of,
)


def carry_from(area, piece, square):
    """Drag a piece off the palette to a square, and return where the pointer is, as it sees it."""
    button = tool_of(area, piece)
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
    assert tool_of(area, None).isChecked()
    area.pick("q")
    assert tool_of(area, "q").isChecked()
    assert not tool_of(area, None).isChecked()
    area.pick(EMPTY)
    assert tool_of(area, EMPTY).isChecked()


def test_escape_on_the_palette_puts_the_brush_down(area):
    area.pick("Q")
    area.log.clear()
    tool_of(area, "Q").setFocus()
    key(tool_of(area, "Q"), Qt.Key.Key_Escape)
    assert area.log == [("picked", None)]


SIZES = [(530, 460), (764, 680), (1084, 940), (980, 680), (860, 500), (400, 900), (700, 1000)]
SIZES += [(640, 348), (560, 330), (450, 290), (440, 262)]


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_or_leaves_the_room(area, size, flipped):
    area.look(flipped=flipped)
    area.resize(*size)
    boxes = [part.geometry() for part in (area.view, area.white, area.black, area.tools)]
    boxes.append(area.side_mark.geometry())
    for number, box in enumerate(boxes):
        assert area.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[number + 1 :])


@pytest.mark.parametrize(
    ("size", "side"), [((530, 460), 424), ((764, 680), 640), ((1084, 940), 920), ((250, 460), 0)]
)
def test_the_board_is_as_large_as_the_room_allows(area, size, side):
    tools = QSize(72, 102)
    assert board_side(*size, tools) >= side
    if side:
        area.resize(*size)
        assert area.white.x() > area.view.geometry().right()
        assert board_side(*size, tools) == side


def test_in_a_tall_room_the_palette_stands_above_and_below(area):
    area.resize(500, 900)
    assert area.black.geometry().bottom() < area.view.y()
    assert area.white.y() > area.view.geometry().bottom()
    assert area.view.board_geometry.square_side == (500 - 20) // 8
    area.look(flipped=True)
    assert area.white.geometry().bottom() < area.view.y()


def test_whose_move_it_is_stands_at_that_sides_end_and_a_click_gives_it_away(area):
    area.resize(764, 680)
    mark, middle = area.side_mark, area.height() / 2
    assert mark.accessibleName() == "White to move" and mark.y() > middle
    area.show_contents(area.contents._replace(side_to_move="b"))
    assert mark.accessibleName() == "Black to move" and mark.geometry().bottom() < middle
    area.look(flipped=True)
    assert mark.y() > middle
    area.show_contents(area.contents._replace(side_to_move=None))
    assert not mark.isVisible()


def test_the_smallest_room_is_enough(area):
    area.resize(area.minimumSizeHint())
    assert area.view.board_geometry.square_side >= 20


@pytest.mark.parametrize("size", [(764, 680), (500, 900)])
def test_a_bar_stands_in_the_place_of_pieces_and_leaves_the_tools(area, size):
    area.resize(*size)
    bar = QWidget(area)
    area.show_instead(bar)
    assert bar.isVisible() and area.tools.isVisible() and not area.black.isVisible()
    assert area.rect().contains(bar.geometry())
    for part in (area.view, area.tools):
        assert not bar.geometry().intersects(part.geometry())
    area.show_instead(None)
    assert area.black.isVisible() and area.white.isVisible() and not bar.isVisible()


def test_escape_in_the_palette_puts_the_marks_tool_down(area):
    area.look(marking=MarkTool())
    assert area.tools.marks.isChecked()
    assert not any(button.isChecked() for button in area.tools.buttons)
    area.tools.marks.setFocus()
    key(area.tools.marks, Qt.Key.Key_Escape)
    assert area.said("marking") == [[None]]
