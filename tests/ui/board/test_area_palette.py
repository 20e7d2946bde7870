import pytest
from PySide6.QtCore import QPoint, Qt

from fenedit.notation.position import EMPTY
from fenedit.ui.board.area import PieceStrip
from tests.helpers.board_answers import plain_pieces
from tests.helpers.board_hands import LEFT, key, move, press, release


@pytest.fixture
def strip(qtbot):
    strip = PieceStrip("w", plain_pieces(), with_tools=True)
    qtbot.addWidget(strip)
    strip.resize(400, 50)
    strip.show()
    qtbot.waitExposed(strip)
    return strip


def picks(strip):
    picked = []
    strip.picked.connect(picked.append)
    return picked


def click(button):
    press(button, button.rect().center())
    release(button, button.rect().center())


def test_a_click_picks_a_tool(strip):
    picked = picks(strip)
    for content in ("Q", EMPTY):
        click(strip.button(content))
    assert picked == ["Q", EMPTY]


def test_a_second_click_puts_it_down(strip):
    strip.set_brush("Q")
    picked = picks(strip)
    click(strip.button("Q"))
    assert picked == [None]


def test_a_click_marks_nothing_until_it_is_answered(strip):
    click(strip.button("Q"))
    assert not strip.button("Q").isChecked()
    strip.set_brush("Q")
    assert [button.content for button in strip.buttons if button.isChecked()] == ["Q"]


def test_a_pulled_piece_is_dragged_and_not_picked(strip):
    picked, begun, ended = picks(strip), [], []
    button = strip.button("N")
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
def test_tools_cannot_be_dragged(strip, content):
    begun = []
    button = strip.button(content)
    button.drag_started.connect(lambda *values: begun.append(values))
    press(button, button.rect().center())
    move(button, button.rect().center() + QPoint(40, 0), LEFT)
    release(button, button.rect().center() + QPoint(40, 0))
    assert begun == []


def test_every_tool_says_what_it_is(strip):
    assert [button.accessibleName() for button in strip.buttons] == [
        "Pointer", "White king", "White queen", "White rook", "White bishop", "White knight",
        "White pawn", "Eraser",
    ]  # fmt: skip
    strip.set_side("b")
    assert strip.button("q").accessibleName() == "Black queen"
    assert strip.accessibleName() == "Black pieces"


def test_tab_reaches_the_strip_once_and_arrows_go_along_it(strip):
    def entries():
        return [b.content for b in strip.buttons if b.focusPolicy() != Qt.FocusPolicy.NoFocus]

    strip.button(None).clearFocus()
    strip.set_brush("Q")
    assert entries() == ["Q"]
    strip.button("Q").setFocus()
    key(strip.button("Q"), Qt.Key.Key_Right)
    assert strip.button("R").hasFocus()
    assert entries() == ["R"]
    key(strip.button("R"), Qt.Key.Key_Left)
    key(strip.button("Q"), Qt.Key.Key_Left)
    key(strip.button("K"), Qt.Key.Key_Left)
    key(strip.button(None), Qt.Key.Key_Left)
    assert strip.button(None).hasFocus()


def test_space_picks_by_keyboard(strip):
    picked = picks(strip)
    strip.button("B").setFocus()
    key(strip.button("B"), Qt.Key.Key_Space)
    assert picked == ["B"]


def test_what_is_not_on_the_strip_is_an_error(strip):
    with pytest.raises(KeyError):
        strip.button("q")
