"""Where the label of a square is written."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QWidget

from fenedit.notation.marks import MarkColour
from fenedit.notation.position import parse_square
from fenedit.ui.board.view import BoardView
from fenedit.ui.marks import LONGEST, LabelEntry
from tests.helpers.board_answers import plain_painter

A1, H8 = parse_square("a1"), parse_square("h8")


@pytest.fixture
def board(qtbot) -> Iterator[BoardView]:
    parent = QWidget()
    qtbot.addWidget(parent)
    other = QWidget(parent)
    other.setObjectName("other")
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    board = BoardView(plain_painter(), parent)
    board.resize(360, 320)
    parent.resize(360, 340)
    with qtbot.waitActive(parent):
        parent.show()
        parent.activateWindow()
    board.setFocus()
    # The parent has to live as long.
    yield board
    parent.close()


@pytest.mark.parametrize("square", [A1, H8])
def test_enter_writes_it_and_esc_leaves_it(board, qtbot, square):
    entry = LabelEntry(board)
    entered = []
    entry.entered.connect(lambda *values: entered.append(values))
    entry.open(square, "old", MarkColour.RED)
    assert board.rect().contains(entry.geometry())
    qtbot.waitUntil(entry.hasFocus)
    qtbot.keyClicks(entry, "new one that is too long")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert entered == [(square, "new one that is too long"[:LONGEST], MarkColour.RED)]
    assert board.hasFocus() and not entry.isVisible()
    entry.open(square, "old", MarkColour.RED)
    qtbot.keyClicks(entry, "x")
    qtbot.keyClick(entry, Qt.Key.Key_Escape)
    assert len(entered) == 1 and not entry.isVisible()


def test_going_elsewhere_writes_it_too(board, qtbot):
    entry = LabelEntry(board)
    other = board.parentWidget().findChild(QWidget, "other")
    entry.open(A1, "", MarkColour.GREEN)
    qtbot.waitUntil(entry.hasFocus)
    qtbot.keyClicks(entry, "A")
    with qtbot.waitSignal(entry.entered) as entered:
        other.setFocus()
    assert entered.args == [A1, "A", MarkColour.GREEN]
    assert not entry.isVisible() and other.hasFocus()


def test_a_line_break_cannot_be_pasted_into_it(board, qtbot):
    entry = LabelEntry(board)
    QGuiApplication.clipboard().setText("a\nb\tc")
    entry.open(A1, "", MarkColour.GREEN)
    entry.paste()
    assert not set(entry.text()) & {"\n", "\t"}
    qtbot.keyClick(entry, Qt.Key.Key_Escape)


def test_leaving_it_untouched_writes_nothing(board, qtbot):
    entry = LabelEntry(board)
    other = board.parentWidget().findChild(QWidget, "other")
    long = "a label of another program"
    entry.open(A1, long, MarkColour.GREEN)
    qtbot.waitUntil(entry.hasFocus)
    assert entry.text() == long
    with qtbot.assertNotEmitted(entry.entered):
        other.setFocus()
    assert not entry.isVisible()


def test_no_half_of_a_character_can_be_typed(board, qtbot):
    entry = LabelEntry(board)
    entry.open(A1, "", MarkColour.GREEN)
    entry.insert("x" * (LONGEST - 1))
    entry.insert("\U0001f600")
    entry.text().encode()
    qtbot.keyClick(entry, Qt.Key.Key_Escape)


def test_nothing_is_told_of_its_caret_before_it_has_the_focus(board, heard, monkeypatch):
    told = []
    for name in ("setMaxLength", "setText", "selectAll"):
        monkeypatch.setattr(LabelEntry, name, lambda *_: told.append(QAccessible.isActive()))
    LabelEntry(board).open(28, "", MarkColour.GREEN)
    assert told == [False] * 3 and QAccessible.isActive()
