"""Comments between records are seen, and edited."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from fenedit.session.collection.model import HitsModel
from fenedit.ui.collection.commands import CommentDialog, CommentEdit
from fenedit.ui.collection.panel import CollectionPanel
from fenedit.ui.main_window import MainWindow
from tests.helpers.keyboard import type_keys
from tests.helpers.states import IMMORTAL, START, state_of_text, text_of

FILE = f"{START}\n# about it\n{IMMORTAL}\n\n# the end\n"


@pytest.fixture
def window(show) -> MainWindow:
    shown = show(state_of_text(FILE))
    shown.resize(1240, 820)
    return shown


@pytest.fixture
def panel(window) -> CollectionPanel:
    panel = window.collection.panel
    panel.set_mode("list")
    panel.resize(260, 600)
    panel.focus_list()
    return panel


def editor_in(window: MainWindow) -> CommentEdit:
    (dialog,) = (each for each in window.findChildren(CommentDialog) if each.isVisible())
    return dialog.edit


def is_open(window: MainWindow) -> bool:
    return any(each.isVisible() for each in window.findChildren(CommentDialog))


def opened(window: MainWindow, row: int = 1) -> CommentEdit:
    window.editor.show_record(row)
    window.commands["edit_comment"].trigger()
    return editor_in(window)


def test_what_is_typed_is_kept_with_enter_and_undone(window, panel, qtbot):
    editor = opened(window)
    assert editor.toPlainText() == "# about it"
    QTest.keyClicks(editor, " all")
    type_keys(editor, "Shift+Return")
    QTest.keyClicks(editor, "more")
    type_keys(editor, "Return")
    changed = FILE.replace("# about it\n", "# about it all\n# more\n")
    assert text_of(window.editor.state) == changed
    assert not is_open(window)
    # The nearest is the name in a file of FEN.
    assert panel.model.comment(1) == "# about it all"
    window.editor.undo_stack.undo()
    assert text_of(window.editor.state) == FILE
    assert panel.model.comment(1) == ""


def test_esc_goes_back(window, panel, qtbot):
    editor = opened(window)
    QTest.keyClicks(editor, " all")
    type_keys(editor, "Esc")
    assert not is_open(window)
    assert text_of(window.editor.state) == FILE
    assert not window.editor.modified


def test_nothing_else_is_done_in_the_window_meanwhile(window, panel):
    editor = opened(window)
    assert editor.window().windowModality() is Qt.WindowModality.WindowModal
    type_keys(editor, "Ctrl+Del Ctrl+D Esc")
    assert text_of(window.editor.state) == FILE


@pytest.mark.parametrize("comment", ["# a\u00a0b", "# a\u2028b", "#", "\n", "\n# ", "  "])
def test_where_nothing_is_typed_every_byte_stays(show, comment):
    text = f"{START}\n{comment}\n{IMMORTAL}\n"
    window = show(state_of_text(text))
    before = text_of(window.editor.state)
    type_keys(opened(window), "Return")
    assert text_of(window.editor.state) == before and not window.editor.modified


def test_tab_leaves_the_text_as_it_is(window, panel, qtbot):
    editor = opened(window)
    qtbot.waitUntil(editor.hasFocus)
    type_keys(editor, "Tab")
    assert not editor.hasFocus() and editor.toPlainText() == "# about it"
    editor.window().close()


def test_an_odd_blank_survives_what_is_typed_beside_it(show):
    text = f"{START}\n# a\u00a0b\n{IMMORTAL}\n"
    window = show(state_of_text(text))
    editor = opened(window)
    QTest.keyClicks(editor, " c")
    type_keys(editor, "Return")
    assert text_of(window.editor.state) == text.replace("b\n", "b c\n", 1)


def test_a_first_comment_ends_as_the_lines_of_its_file_do(show):
    text = f"{START}\r\n{IMMORTAL}\r\n"
    window = show(state_of_text(text))
    editor = opened(window, 0)
    QTest.keyClicks(editor, "new")
    type_keys(editor, "Return")
    assert text_of(window.editor.state) == f"# new\r\n{text}"


def test_what_is_typed_is_kept_before_the_window_asks_to_save(window, panel, qtbot, monkeypatch):
    asked = []

    def settle(_files):
        asked.append(window.editor.modified)
        return False

    monkeypatch.setattr(type(window.files), "settle_unsaved", settle)
    editor = opened(window)
    QTest.keyClicks(editor, " all")
    window.close()
    assert asked == [True]
    assert "# about it all\n" in text_of(window.editor.state)
    monkeypatch.undo()


def test_a_comment_is_not_edited_where_its_record_is_not_seen(window, panel):
    hits = HitsModel(panel.model)
    hits.add((1,))
    panel.show_rows(hits)
    window.editor.show_record(0)
    window.commands["edit_comment"].trigger()
    assert not is_open(window)
    panel.show_rows(None)
    window.commands["edit_comment"].trigger()
    type_keys(editor_in(window), "Esc")


def test_an_empty_comment_takes_no_line(window, panel, qtbot):
    editor = opened(window, 0)
    assert editor.toPlainText() == "# "
    type_keys(editor, "Return")
    assert text_of(window.editor.state) == FILE
    editor = opened(window)
    editor.selectAll()
    type_keys(editor, "Del Return")
    assert text_of(window.editor.state) == FILE.replace("# about it\n", "")


@pytest.mark.parametrize(("cell", "text"), [(1, "# about it"), (0, "# "), (2, "\n# the end")])
def test_a_comment_is_edited_with_a_double_click(window, panel, qtbot, cell, text):
    view = panel.list
    place = view.comment_rect(cell).center()
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert editor_in(window).toPlainText() == text
    type_keys(editor_in(window), "Esc")
    below = view.visualRect(view.model().index(1, 0)).center()
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert not is_open(window)


@pytest.mark.parametrize("form", ["list", "gallery"])
def test_comments_are_painted_between_the_records(window, panel, form):
    panel.list.set_form(form)
    view = panel.list

    def is_blank(cell):
        picture = view.viewport().grab(view.comment_rect(cell)).toImage()
        corner = picture.pixelColor(QPoint(0, 0))
        places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
        return all(picture.pixelColor(x, y) == corner for x, y in places)

    assert [is_blank(cell) for cell in range(3)] == [True, True, False]  # the second is a name


def test_without_comments_rows_are_not_higher(window, panel, qtbot):
    with_band = panel.list.grid.line
    window.editor.open_document(state_of_text(f"{START}\n\n{IMMORTAL}\n").document)
    assert panel.list.grid.line < with_band
    assert panel.list.comment_at(QPoint(40, 2)) == -1
