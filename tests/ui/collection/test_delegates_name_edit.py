"""The name of a position is edited in its row."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fenedit.session.intents.records import rename
from fenedit.ui.collection.commands import CommentDialog
from fenedit.ui.collection.delegates import NameEdit
from fenedit.ui.collection.panel import CollectionPanel
from fenedit.ui.main_window import MainWindow
from tests.helpers.keyboard import Hands, click_at
from tests.helpers.states import state_of_text, text_of

MATE = "kbK5/pp6/1P6/8/8/8/8/R7 w - -"
FILE = f'{MATE} id "Morphy";\n# about it\n{MATE} c1 "Loyd";\n{MATE}\n'


@pytest.fixture
def window(show) -> MainWindow:
    state = state_of_text(FILE, file_format="epd")
    shown = show(state)
    shown.resize(1240, 820)
    QApplication.processEvents()
    return shown


@pytest.fixture
def hands(window, qtbot) -> Hands:
    return Hands(window, qtbot)


@pytest.fixture
def panel(window) -> CollectionPanel:
    return window.collection.panel


def line_of(window: MainWindow) -> NameEdit:
    line = window.focusWidget()
    assert isinstance(line, NameEdit)
    return line


def names_of(window: MainWindow, panel: CollectionPanel) -> list[str]:
    index = panel.model.index
    return [index(row).data() for row in range(panel.model.total)]


def test_f2_edits_the_name_and_the_keyboard_stays_in_the_list(window, hands, panel, qtbot):
    hands.press("F6 F2")
    line = line_of(window)
    assert line.text() == "Morphy" and line.selectedText() == "Morphy"
    hands.write('The "Organ Pipes"')
    hands.press("Return")
    qtbot.waitUntil(panel.list.hasFocus)
    changed = FILE.replace("Morphy", "The “Organ Pipes”")
    assert text_of(window.editor.state) == changed
    assert window.editor.undo_stack.undoText() == "Rename position"
    assert window.editor.undo_stack.count() == 1
    window.editor.undo_stack.undo()
    assert text_of(window.editor.state) == FILE


def test_esc_brings_back_what_was_there(window, hands, panel, qtbot):
    for row in range(3):
        window.editor.show_record(row)
        hands.press("F2")
        hands.write("other")
        assert text_of(window.editor.state) != FILE
        hands.press("Esc")
        qtbot.waitUntil(panel.list.hasFocus)
        assert text_of(window.editor.state) == FILE and not window.editor.modified


def test_twelve_are_named_with_tab(window, hands, panel, qtbot):
    hands.press("F2")
    for row, name in enumerate(("One", "Two", "Three")):
        qtbot.waitUntil(lambda: isinstance(window.focusWidget(), NameEdit))
        assert window.editor.state.current == row
        hands.write(name)
        hands.press("Tab")
    assert names_of(window, panel) == ["One", "Two", "Three"]


@pytest.mark.parametrize("keys", ["PgDown", "Ctrl+Shift+N", "F6", "Ctrl+D", "Alt+Down"])
def test_what_is_typed_is_kept_whatever_comes_next(window, hands, panel, keys):
    hands.press("F2")
    hands.write("New")
    hands.press(keys)
    assert "New" in names_of(window, panel)


def test_a_file_is_saved_with_the_name_that_is_being_typed(window, hands, tmp_path):
    path = tmp_path / "a.epd"
    path.write_text(FILE)
    assert window.files.open(path)
    hands.press("F2")
    hands.write("New")
    window.commands["save"].trigger()
    assert path.read_text() == FILE.replace("Morphy", "New")


@pytest.mark.parametrize("mode", ["list", "compact", "gallery"])
def test_a_double_click_edits_the_name_in_its_row(window, panel, qtbot, mode):
    window.collection.set_mode(mode)
    QApplication.processEvents()
    view = panel.list
    rect = view.visualRect(panel.model.index(2))
    place = QPoint(rect.center().x(), rect.bottom() - 8)
    click_at(view.viewport(), place)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    line = line_of(window)
    assert window.editor.state.current == 2
    assert view.viewport().rect().contains(line.geometry())
    assert abs(line.geometry().center().y() - rect.center().y()) < rect.height() // 2
    QTest.keyClicks(line, "Third")
    assert names_of(window, panel)[2] == "Third"


def test_a_comment_is_edited_from_its_own_line(window, panel):
    window.collection.set_mode("list")
    QApplication.processEvents()
    view = panel.list
    place = view.comment_rect(1).center()
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert any(each.isVisible() for each in window.findChildren(CommentDialog))


def test_in_a_strip_the_name_is_written_over_what_is_beside(window, hands, panel, qtbot):
    window.resize(860, 600)
    QApplication.processEvents()
    assert panel.form == "strip"
    hands.press("F2")
    line = line_of(window)
    assert line.width() > panel.width() and window.rect().contains(line.geometry())
    hands.write("New")
    hands.press("Return")
    qtbot.waitUntil(panel.list.hasFocus)
    assert names_of(window, panel)[0] == "New"


def test_a_strip_shows_the_name_below_the_board(window, panel):
    window.resize(860, 600)
    QApplication.processEvents()
    assert panel.form == "strip"
    view = panel.list
    cell = view.visualRect(view.shown.index(1))
    last_line = cell.adjusted(10, cell.height() - 16, -10, -4)
    images = []
    for name in ("", "MMMM"):
        window.editor.perform(rename, 1, name)
        images.append(view.viewport().grab(last_line).toImage())
    assert images[0] != images[1]


def test_a_single_position_is_named_in_a_list_that_comes(show, qtbot):
    window = show(state_of_text(f"{MATE} 0 1\n"))
    hands = Hands(window, qtbot)
    hands.press("F2")
    hands.write("Reti")
    assert text_of(window.editor.state) == f"# Reti\n{MATE} 0 1\n"


def test_what_was_found_is_renamed_where_it_stands(window, hands, panel, qtbot):
    hands.press("Ctrl+F")
    hands.write("Loyd")
    hands.press("Return")
    qtbot.waitUntil(lambda: panel.list.shown.total == 1)
    window.editor.show_record(1)
    hands.press("F2")
    hands.write("Second")
    hands.press("Return")
    qtbot.waitUntil(panel.list.hasFocus)
    assert names_of(window, panel) == ["Morphy", "Second", names_of(window, panel)[2]]
    window.editor.show_record(0)
    hands.press("F2")
    assert not isinstance(window.focusWidget(), NameEdit)
    assert "not among the matches" in window.status.words


def test_the_menu_of_a_row_renames(window, panel):
    actions = [action.objectName() for action in panel.context_menu().actions()]
    assert {"rename", "set_details"} <= set(actions)
