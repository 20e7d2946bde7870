from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from fenedit.ui.panels.operations_table import OpcodeChooser

Key = Qt.Key


@pytest.fixture
def chooser(qtbot) -> Iterator[OpcodeChooser]:
    window = QMainWindow()
    qtbot.addWidget(window)
    chooser = OpcodeChooser(window)
    chooser.offer(frozenset({"bm"}))
    window.setCentralWidget(chooser)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    chooser.setFocus()
    yield chooser
    chooser.hidePopup()
    window.close()


def test_the_list_offers_new_opcodes_and_chooses_none(chooser):
    assert chooser.itemText(0) == "Name"
    assert chooser.findData("bm") == -1
    assert chooser.currentText() == ""
    assert chooser.accessibleName()


@pytest.mark.parametrize(
    ("typed", "opcode"),
    [
        ("dm", "dm"),
        ("my_own", "my_own"),
        ("", ""),
        ("two words", "two"),
        ("fairy conditions", "conditions"),
    ],
)
def test_enter_accepts_the_text(chooser, qtbot, typed, opcode):
    qtbot.keyClicks(chooser, typed)
    chooser.completer().popup().hide()
    with qtbot.waitSignal(chooser.chosen) as chosen:
        qtbot.keyClick(chooser, Key.Key_Return)
    assert chosen.args == [opcode]


def test_a_word_of_the_title_finds_the_opcode(chooser, qtbot):
    qtbot.keyClicks(chooser, "mate")
    popup = chooser.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    with qtbot.waitSignal(chooser.chosen) as chosen:
        qtbot.keyClick(popup, Key.Key_Down)
        qtbot.keyClick(popup, Key.Key_Return)
    assert chosen.args == ["dm"]


def test_words_that_fit_are_visible_without_scrolling(chooser, qtbot):
    qtbot.keyClicks(chooser, "DRAW")
    popup = chooser.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    assert popup.model().rowCount() > 1
    qtbot.waitUntil(lambda: popup.verticalScrollBar().maximum() == 0)
    popup.hide()


def test_an_entry_of_the_list_is_its_opcode(chooser, qtbot):
    with qtbot.waitSignal(chooser.chosen) as chosen:
        chooser.showPopup()
        qtbot.keyClick(chooser.view(), Key.Key_Down)
        qtbot.keyClick(chooser.view(), Key.Key_Return)
    assert chosen.args == ["dm"]


def test_esc_cancels(chooser, qtbot):
    with qtbot.waitSignal(chooser.given_up):
        qtbot.keyClick(chooser, Key.Key_Escape)


def test_alt_down_opens_the_list_and_moves_no_position(chooser, qtbot):
    moved = []
    action = QAction(chooser.window())
    action.setShortcut(QKeySequence("Alt+Down"))
    action.triggered.connect(moved.append)
    chooser.window().addAction(action)
    qtbot.keyClick(chooser, Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert chooser.view().isVisible()
    assert moved == []
