import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics

from fenedit.notation.position import EMPTY
from fenedit.ui.board.palette import INK, PieceTray, ToolTray
from tests.helpers.board_answers import plain_pieces
from tests.helpers.board_hands import LEFT, key, move, press, release


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


def test_a_click_marks_nothing_until_it_is_answered(strip):
    click(of(strip, "Q"))
    assert not of(strip, "Q").isChecked()
    strip.set_brush("Q")
    assert [button.content for button in strip.buttons if button.isChecked()] == ["Q"]


def test_a_pulled_piece_is_dragged_and_not_picked(strip):
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


def test_every_tool_says_what_it_is(strip, tools):
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
def test_tab_reaches_the_tray_once_and_arrows_go_along_it(strip, upright, on, back):
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


def test_what_has_the_keyboard_is_framed_in_a_colour_that_stands_out(strip):
    """The ink does from any tray (tests/ui/test_style.py); the pieces have ink in the middle."""
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
    """Notes what is written, and in which size."""

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
