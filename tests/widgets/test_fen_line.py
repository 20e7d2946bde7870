import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from fenedit.widgets.fen_line import FenLine
from fenedit.widgets.style import current_palette
from tests.helpers.states import HARING, START, editor_of, state_of_fen


@pytest.fixture
def line(qtbot: QtBot) -> FenLine:
    line = FenLine(editor_of(state_of_fen(START)))
    qtbot.addWidget(line)
    line.resize(700, 34)
    with qtbot.waitExposed(line):
        line.show()
    return line


def reddish_columns(line: FenLine) -> list[int]:
    """Return where the colour of faults is, between the frame's left and right sides."""
    image: QImage = line.grab().toImage()
    danger = QColor(current_palette().danger)
    rows = range(4, image.height() - 4)
    columns = range(4, image.width() - 4)
    return [x for x in columns if any(image.pixelColor(x, y) == danger for y in rows)]


@pytest.mark.parametrize("text", [HARING, "4k3/♔♕♖/x 𝔸𝔹 w", "a\tb\x00c d"])
def test_each_character_is_found_where_it_is_drawn(line: FenLine, text: str) -> None:
    line.setText(text)
    for caret in (0, len(text)):
        line.select_span((caret, caret))
        for offset in range(len(text)):
            middle = (line.place_of(offset) + line.place_of(offset + 1)) / 2
            assert line.offset_at(middle) == offset


def test_no_character_is_found_beside_the_text(line: FenLine) -> None:
    line.setText("4k3")
    assert line.offset_at(line.place_of(3) + 20) is None
    assert line.offset_at(1) is None


@pytest.mark.parametrize("caret", [0, 300])
def test_characters_are_found_in_a_text_that_is_scrolled(line: FenLine, caret: int) -> None:
    line.setText("".join(chr(ord("a") + place % 26) for place in range(300)))
    line.select_span((caret, caret))
    visible = [offset for offset in range(300) if 20 < line.place_of(offset) < 600]
    assert len(visible) > 30
    for offset in visible:
        middle = QPoint(int(line.place_of(offset)), line.height() // 2)
        assert line.cursorPositionAt(middle + QPoint(1, 0)) == offset


def test_offsets_are_code_points(line: FenLine) -> None:
    line.setText("𝔸𝔹c")
    line.select_span((1, 2))
    assert line.selectedText() == "𝔹"
    line.select_span((2, 2))
    assert line.caret() == 2


def test_a_fault_is_marked_where_it_stands(line: FenLine) -> None:
    line.setText(HARING)
    assert reddish_columns(line) == []
    line.set_fault((10, 12))
    marked = reddish_columns(line)
    assert line.place_of(10) - 1 <= min(marked)
    assert max(marked) <= line.place_of(12)
    assert max(marked) - min(marked) > 0.8 * (line.place_of(12) - line.place_of(10))
    line.set_fault(None)
    assert reddish_columns(line) == []


def test_a_missing_part_is_marked_by_a_wedge(line: FenLine) -> None:
    line.setText("4k3")
    line.set_fault((3, 3))
    marked = reddish_columns(line)
    assert marked
    assert min(marked) >= line.place_of(3) - 5
    assert max(marked) <= line.place_of(3) + 5


def test_another_text_leaves_the_caret_where_it_was(line: FenLine) -> None:
    line.setText(HARING)
    line.select_span((4, 4))
    line.replace_text(START)
    assert line.caret() == 4
    line.replace_text("x")
    assert line.caret() == 1


def test_the_pointer_is_told_once_for_each_character(qtbot: QtBot, line: FenLine) -> None:
    line.setText(HARING)
    told: list[object] = []
    line.pointed.connect(told.append)
    left = int(line.place_of(2))
    for x in (left + 1, left + 2, left + 9):
        qtbot.mouseMove(line, QPoint(x, 17))
    assert told == [2, 3]


def test_the_text_is_of_fixed_width(line: FenLine) -> None:
    line.setText("iiiiWWWW")
    widths = {round(line.place_of(n + 1) - line.place_of(n), 3) for n in range(8)}
    assert len(widths) == 1


def test_history_is_not_the_lines_own(qtbot: QtBot, line: FenLine) -> None:
    qtbot.keyClicks(line, "abc")
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert line.text() == "abc"
