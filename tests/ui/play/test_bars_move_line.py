"""The row of moves, and the icons of the steps."""

from typing import get_args

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fenedit.notation.position import START_POSITION
from fenedit.session.moves.play_line import PlayLine
from fenedit.ui.play.bars import SIZE, MoveLine, Step, step_icon
from tests.helpers.board_hands import key

LONG = ("g1f3", "g8f6", "f3g1", "f6g8") * 15


@pytest.fixture
def row(qtbot: QtBot) -> MoveLine:
    row = MoveLine()
    qtbot.addWidget(row)
    row.resize(200, 30)
    row.show()
    return row


def line_of(*moves: str, index: int | None = None) -> PlayLine:
    line = PlayLine((START_POSITION,), False)
    for move in moves:
        line = line.with_move(move)
    return line if index is None else line.at(index)


def test_moves_in_letters_and_figurines(row: MoveLine) -> None:
    line = line_of("g1f3", "e7e5")
    for letters, text in (("en", "1. Nf3 e5"), ("de", "1. Sf3 e5"), ("figurine", "1. ♘f3 e5")):
        row.show_line(line, letters)
        assert row.text == text and row.accessibleDescription() == text


def test_the_last_move_made_is_in_view(row: MoveLine) -> None:
    for index in (1, 2, 17, 30, 59, 60):
        row.show_line(line_of(*LONG, index=index), "en")
        assert 0 < row.place_of(index).x() < row.width()
    assert row.place_of(1).x() < 0
    row.show_line(line_of(*LONG, index=0), "en")
    assert 0 < row.place_of(1).x() < row.width()


def test_a_click_beside_the_moves_chooses_nothing(row: MoveLine) -> None:
    chosen: list[int] = []
    row.chosen.connect(chosen.append)
    row.show_line(line_of("e2e4"), "en")
    for x in (1, 150):
        QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(x, 15))
    QTest.mouseClick(row, Qt.MouseButton.RightButton, pos=row.place_of(1))
    assert chosen == []


def test_arrows_go_through_the_moves_and_no_further(row: MoveLine) -> None:
    chosen: list[int] = []
    row.chosen.connect(chosen.append)
    row.show_line(line_of("e2e4", "e7e5", "g1f3", index=1), "en")
    for code in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Home):
        key(row, code)
    assert chosen == [2, 0, 3, 0]
    row.show_line(line_of("e2e4", index=0), "en")
    key(row, Qt.Key.Key_Left)
    assert len(chosen) == 4
    row.show_line(None, "en")
    key(row, Qt.Key.Key_Right)
    assert len(chosen) == 4 and row.accessibleDescription() == "No moves yet"


def test_the_icons_of_steps_are_four_and_a_disabled_one_differs(qtbot: QtBot) -> None:
    pictures = set()
    for step in get_args(Step):
        icon = step_icon(step)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
            image = icon.pixmap(SIZE, mode).toImage()
            pictures.add(bytes(image.constBits()))
    assert len(pictures) == 8
