"""All speech goes through one queue: nothing is lost or said twice."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QStandardItemModel
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListWidget,
    QMenu,
    QTableWidget,
    QTreeView,
    QTreeWidget,
    QWidget,
)

from fenedit import resource
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.ui import voice
from fenedit.ui.board.palette import ToolButton
from fenedit.ui.voice import Weight, describe_silently, joined, open_menu, say, settle


@pytest.fixture
def line(qtbot) -> QLineEdit:
    line = QLineEdit()
    qtbot.addWidget(line)
    line.setAccessibleDescription("What it is for")
    line.show()
    line.activateWindow()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    return line


def told_by(line: QLineEdit, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the descriptions of the line that a screen reader would speak."""
    heard: list[str] = []
    change = QLineEdit.setAccessibleDescription

    def note(self: QLineEdit, words: str):
        change(self, words)
        if QAccessible.isActive():
            heard.append(words)

    monkeypatch.setattr(QLineEdit, "setAccessibleDescription", note)
    return heard


def test_the_gravest_comes_first_and_nothing_comes_twice():
    told = [
        (Weight.HINT, "Enter a number"),
        (Weight.NEWS, "h4, white rook"),
        (Weight.FAULT, "White has no king."),
        (Weight.NEWS, "h4, white rook"),
    ]
    assert joined(told) == "White has no king. h4, white rook. Enter a number."
    assert joined(told[1:2]) == "h4, white rook."


def test_a_sentence_that_begins_another_one_is_left_out():
    told = [
        (Weight.NEWS, "Play ended"),
        (Weight.NEWS, "6 squares changed"),
        (Weight.NEWS, "Play ended; the position you set up is shown."),
    ]
    assert joined(told) == "6 squares changed. Play ended; the position you set up is shown."


def test_a_number_is_not_the_beginning_of_a_longer_one():
    told = [(Weight.NEWS, "Position 1"), (Weight.NEWS, "Position 12. Check.")]
    assert joined(told) == "Position 1. Position 12. Check."


def test_simultaneous_sentences_are_one_text(qtbot, heard):
    say("Saved")
    say("White has no king.", Weight.FAULT)
    assert heard == []
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["White has no king. Saved."]


def test_two_settled_topics_are_announced_together(qtbot, heard):
    check, puzzle = QObject(), QObject()
    settle(puzzle, "Enter a number.", Weight.HINT)
    settle(check, "White has no king.", Weight.FAULT)
    settle(check, "Black has no king.", Weight.FAULT)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["Black has no king. Enter a number."]


def test_the_last_words_about_a_topic_are_not_repeated(qtbot, heard):
    check, puzzle = QObject(), QObject()
    settle(check, "No problems found")
    qtbot.waitUntil(lambda: bool(heard))
    settle(check, "White has no king.")
    settle(check, "No problems found")
    settle(puzzle, "Sound")
    qtbot.waitUntil(lambda: len(heard) > 1)
    settle(puzzle, "")
    say("Saved")
    qtbot.waitUntil(lambda: len(heard) > 2)
    assert heard == ["No problems found.", "Sound.", "Saved."]


def test_a_window_that_comes_back_is_announced_first(qtbot, line, heard, monkeypatch):
    monkeypatch.setattr(voice, "RETURN_MS", 60_000)
    say("Opening")
    qtbot.waitUntil(lambda: bool(heard))
    soon = voice._voice()._soon
    line.clearFocus()
    line.setFocus()
    say("Saved")
    assert soon.interval() > voice.FOCUS_MS
    soon.start(0)
    line.clearFocus()
    say("Saved")
    line.setFocus()
    assert soon.interval() > voice.FOCUS_MS


def test_repeated_words_differ_so_that_they_are_announced(qtbot, heard):
    while len(heard) < 3:
        say("Copied")
        QApplication.processEvents()
    assert heard == ["Copied.", "Copied. ", "Copied."]


def test_nothing_is_queued_without_a_screen_reader(qtbot, heard):
    QAccessible.setActive(False)
    say("Saved")
    settle(QObject(), "Sound")
    QAccessible.setActive(True)
    say("Copied")
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["Copied."]


def test_the_focused_widget_is_described_for_a_moment(qtbot, line, monkeypatch):
    monkeypatch.setattr(voice.sys, "platform", "linux")
    heard = told_by(line, monkeypatch)
    QAccessible.setActive(True)
    voice._describe_focus("Saved")
    assert heard == ["Saved"]
    assert line.accessibleDescription() == "What it is for"
    describe_silently(line, "Not a FEN")
    assert heard == ["Saved"]
    assert line.accessibleDescription() == "Not a FEN"
    assert QAccessible.isActive()
    QAccessible.setActive(False)


@pytest.mark.parametrize("kind", [QListWidget, QTreeWidget, QTableWidget])
def test_a_focused_row_is_described(qtbot, kind, monkeypatch):
    monkeypatch.setattr(voice.sys, "platform", "linux")
    view = kind()
    qtbot.addWidget(view)
    model, role = view.model(), Qt.ItemDataRole.AccessibleDescriptionRole
    model.insertColumns(0, 1)
    model.insertRows(0, 2)
    second = model.index(1, 0)
    model.setData(second, "second")
    model.setData(second, "What it is for", role)
    view.setCurrentIndex(second)
    view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    heard = []

    def note(event):
        row, kinds, events = event.accessibleInterface(), QAccessible.Text, QAccessible.Event
        if event.type() in (events.Focus, events.DescriptionChanged):
            heard.append((event.type().name, row.text(kinds.Name), row.text(kinds.Description)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    assert voice._describe_focus("Saved")
    # Without a report of the row since the window came back, a screen reader is at another one.
    assert heard == [
        ("Focus", "second", "What it is for"),
        ("DescriptionChanged", "second", "Saved"),
    ]
    assert second.data(role) == "What it is for"


def test_a_view_without_a_current_row_is_described_itself(qtbot, monkeypatch):
    monkeypatch.setattr(voice.sys, "platform", "linux")
    view = QTreeView()
    qtbot.addWidget(view)
    view.setModel(QStandardItemModel(view))
    view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    heard = []

    def note(_, words):
        heard.append(words)

    monkeypatch.setattr(QTreeView, "setAccessibleDescription", note)
    assert voice._describe_focus("Saved")
    assert heard == ["Saved", ""]


def test_the_first_enabled_row_of_a_menu_is_announced(qtbot, line):
    menu = QMenu(line)
    menu.addAction("e4").setEnabled(False)
    menu.addSeparator()
    first = menu.addAction("White king")
    open_menu(menu, line.mapToGlobal(line.rect().center()), by_keyboard=True)
    assert menu.activeAction() is first
    menu.close()


def test_the_focused_row_is_announced_again_when_a_menu_closes(qtbot, monkeypatch):
    view = QListWidget()
    qtbot.addWidget(view)
    view.addItems(["first", "second"])
    view.setCurrentRow(1)
    view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    heard = []

    def note(event):
        if event.type() == QAccessible.Event.Focus:
            heard.append(event.accessibleInterface().text(QAccessible.Text.Name))

    QAccessible.setActive(True)
    menu = QMenu(view)
    menu.addAction("Cut")
    open_menu(menu, view.mapToGlobal(view.rect().center()), by_keyboard=True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    menu.close()
    # There is no window manager here.
    view.activateWindow()
    qtbot.waitUntil(lambda: bool(heard))
    QAccessible.setActive(False)
    assert heard == ["second"]


def test_a_focused_tool_is_described(qtbot, monkeypatch):
    monkeypatch.setattr(voice.sys, "platform", "linux")
    tray = QWidget()
    qtbot.addWidget(tray)
    tool = ToolButton("K", load_piece_set(resource("pieces/fenland")), tray)
    tray.show()
    tray.activateWindow()
    tool.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    tool.setFocus()
    qtbot.waitUntil(tool.hasFocus)
    before = tool.accessibleDescription()
    assert voice._describe_focus("Saved")
    assert tool.accessibleDescription() == before


def test_elsewhere_it_is_announced(line, monkeypatch):
    monkeypatch.setattr(voice.sys, "platform", "win32")
    heard = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: heard.append(event.message())
    )
    voice._describe_focus("Saved")
    assert heard == ["Saved"]
    assert line.accessibleDescription() == "What it is for"
