import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from fenedit.notation.position import EMPTY, parse_square
from fenedit.session.state import MarkTool
from fenedit.ui.board.area import board_side
from fenedit.ui.board.palette import INK, PieceTray, ToolTray
from tests.helpers.board_answers import plain_pieces
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
    """Drag a piece off the palette to a square; return its button, and the pointer's place on it."""
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


def test_a_palette_piece_dropped_beside_the_board_changes_nothing(area):
    button, _ = carry_from(area, "q", "e4")
    end = button.mapFromGlobal(area.view.mapToGlobal(outside(area.view)))
    release(button, end)
    assert area.log == []


@pytest.mark.parametrize("how", ["escape", "button"])
def test_a_drag_from_the_palette_can_be_cancelled(area, how):
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
def test_nothing_overlaps_or_leaves_the_area(area, size, flipped):
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
def test_the_board_is_as_large_as_possible(area, size, side):
    tools = QSize(72, 102)
    assert board_side(*size, tools) >= side
    if side:
        area.resize(*size)
        assert area.white.x() > area.view.geometry().right()
        assert board_side(*size, tools) == side


def test_in_a_tall_area_the_palette_is_above_and_below(area):
    area.resize(500, 900)
    assert area.black.geometry().bottom() < area.view.y()
    assert area.white.y() > area.view.geometry().bottom()
    assert area.view.board_geometry.square_side == (500 - 20) // 8
    area.look(flipped=True)
    assert area.white.geometry().bottom() < area.view.y()


def test_the_side_to_move_is_named_at_its_end_and_a_click_changes_it(area):
    area.resize(764, 680)
    mark, middle = area.side_mark, area.height() / 2
    assert mark.accessibleName() == "White to move" and mark.y() > middle
    area.show_contents(area.contents._replace(side_to_move="b"))
    assert mark.accessibleName() == "Black to move" and mark.geometry().bottom() < middle
    area.look(flipped=True)
    assert mark.y() > middle
    area.show_contents(area.contents._replace(side_to_move=None))
    assert not mark.isVisible()


def test_the_smallest_area_is_enough(area):
    area.resize(area.minimumSizeHint())
    assert area.view.board_geometry.square_side >= 20


@pytest.mark.parametrize("size", [(764, 680), (500, 900)])
def test_a_bar_replaces_the_pieces_but_not_the_tools(area, size):
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


@pytest.fixture
def strip(qtbot):
    strip = PieceTray("w", plain_pieces())
    qtbot.addWidget(strip)
    strip.resize(400, 50)
    strip.show()
    qtbot.waitExposed(strip)
    return strip


@pytest.fixture
def tools(qtbot):
    tools = ToolTray(plain_pieces())
    qtbot.addWidget(tools)
    tools.resize(150, 50)
    tools.show()
    qtbot.waitExposed(tools)
    return tools


def of(tray, content):
    return next(button for button in tray.buttons if button.content == content)


def picks(strip):
    picked = []
    for button in strip.buttons:
        button.picked.connect(picked.append)
    return picked


def click(button):
    press(button, button.rect().center())
    release(button, button.rect().center())


def test_a_click_picks_a_tool(strip, tools):
    pieces, others = picks(strip), picks(tools)
    click(of(strip, "Q"))
    click(of(tools, EMPTY))
    assert (pieces, others) == (["Q"], [EMPTY])


def test_a_second_click_puts_it_down(strip):
    strip.set_brush("Q")
    picked = picks(strip)
    click(of(strip, "Q"))
    assert picked == [None]


def test_a_click_checks_nothing_until_it_is_answered(strip):
    click(of(strip, "Q"))
    assert not of(strip, "Q").isChecked()
    strip.set_brush("Q")
    assert [button.content for button in strip.buttons if button.isChecked()] == ["Q"]


def test_a_dragged_piece_is_not_picked(strip):
    picked, begun, ended = picks(strip), [], []
    button = of(strip, "N")
    button.drag_started.connect(lambda piece, where: begun.append((piece, where)))
    button.drag_ended.connect(ended.append)
    at = button.rect().center()
    press(button, at)
    move(button, at + QPoint(2, 0), LEFT)
    assert begun == []
    move(button, at + QPoint(9, -30), LEFT)
    release(button, at + QPoint(9, -60))
    assert begun == [("N", button.mapToGlobal(at + QPoint(9, -30)))]
    assert ended == [button.mapToGlobal(at + QPoint(9, -60))]
    assert picked == []


@pytest.mark.parametrize("content", [None, EMPTY])
def test_tools_cannot_be_dragged(tools, content):
    begun = []
    button = of(tools, content)
    button.drag_started.connect(lambda *values: begun.append(values))
    press(button, button.rect().center())
    move(button, button.rect().center() + QPoint(40, 0), LEFT)
    release(button, button.rect().center() + QPoint(40, 0))
    assert begun == []


def test_every_tool_has_a_name_and_a_description(strip, tools):
    assert [button.accessibleName() for button in strip.buttons] == [
        "White king", "White queen", "White rook", "White bishop", "White knight", "White pawn",
    ]  # fmt: skip
    names = [button.accessibleName() for button in (*tools.buttons, tools.marks)]
    assert names == ["Move", "Erase", "Marks"]
    assert (strip.accessibleName(), tools.accessibleName()) == ("White pieces", "Tools")


@pytest.mark.parametrize(
    ("upright", "on", "back"),
    [(False, Qt.Key.Key_Right, Qt.Key.Key_Left), (True, Qt.Key.Key_Down, Qt.Key.Key_Up)],
)
def test_tab_reaches_the_tray_once_and_arrows_move_within_it(strip, upright, on, back):
    def entries():
        return [b.content for b in strip.buttons if b.focusPolicy() != Qt.FocusPolicy.NoFocus]

    strip.set_upright(upright)
    of(strip, "K").clearFocus()
    strip.set_brush("Q")
    assert entries() == ["Q"]
    of(strip, "Q").setFocus()
    key(of(strip, "Q"), on)
    assert of(strip, "R").hasFocus()
    assert entries() == ["R"]
    key(of(strip, "R"), back)
    key(of(strip, "Q"), back)
    key(of(strip, "K"), back)
    assert of(strip, "K").hasFocus()


def test_space_picks_by_keyboard(strip):
    picked = picks(strip)
    of(strip, "B").setFocus()
    key(of(strip, "B"), Qt.Key.Key_Space)
    assert picked == ["B"]


def test_the_focused_tool_is_framed_in_a_contrasting_colour(strip):
    """The ink contrasts with any tray (tests/ui/test_style.py); pieces have ink in the middle."""
    button = of(strip, "Q")
    middle = button.width() // 2
    edge = [(middle, 1), (middle, 2)]
    strip.activateWindow()
    before = button.grab().toImage()
    button.setFocus()
    after = button.grab().toImage()
    assert INK not in [before.pixelColor(*place).name() for place in edge]
    assert INK in [after.pixelColor(*place).name() for place in edge]


class Recorder:
    """Records the written words and their size."""

    def __init__(self):
        self.written = []

    def setFont(self, font):
        self._size = font.pointSizeF()

    def drawText(self, _room, _flags, words):
        self.written.append((self._size, words))


@pytest.mark.parametrize(
    "names",
    [
        ("Move", "Erase", "Marks"),
        ("Sposta", "Cancella", "Segni"),
        ("Przenieś", "Wymaż", "Znaki"),
        ("Двигать", "Стирать", "Метки"),
        ("Verschieben", "Löschen", "Zeichnen"),
        ("A", "B", "A name that no tray has room for"),
    ],
)
def test_the_names_of_all_tools_are_written_in_one_size(tools, names):
    tools.set_upright(True)
    recorder = Recorder()
    group = (*tools.buttons, tools.marks)
    for tool, name in zip(group, names, strict=True):
        tool.setText(name)
    room = QRect(0, 0, 44, 34)
    for tool in group:
        tool._paint_word(recorder, room)
    assert len({size for size, _ in recorder.written}) == 1
    size = recorder.written[0][0]
    font = tools.font()
    font.setPointSizeF(size)
    widths = [QFontMetrics(font).horizontalAdvance(words) for _, words in recorder.written]
    assert max(widths) <= room.width()
