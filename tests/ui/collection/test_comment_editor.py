"""Comments between records are seen, and edited where they stand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fenedit.documents.errors import SourceError
from fenedit.documents.record import Aside
from fenedit.session.collection.model import HitsModel
from fenedit.ui.collection.comment_editor import CommentEditor
from fenedit.ui.collection.panel import CollectionPanel
from fenedit.ui.main_window import MainWindow
from tests.helpers.states import IMMORTAL, START, state_of_text, text_of
from tests.helpers.windows import services_in, shown_window

FILE = f"{START}\n# about it\n{IMMORTAL}\n\n# the end\n"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_text(FILE), services_in(tmp_path)) as shown:
        shown.resize(1240, 820)
        yield shown


@pytest.fixture
def panel(window: MainWindow) -> CollectionPanel:
    panel = window.collection.panel
    assert panel is not None
    panel.set_mode("list")
    panel.resize(260, 600)
    panel.focus_list()
    return panel


def editor_in(window: MainWindow) -> CommentEditor:
    (editor,) = (each for each in window.findChildren(CommentEditor) if each.isVisible())
    return editor


def is_open(window: MainWindow) -> bool:
    return any(each.isVisible() for each in window.findChildren(CommentEditor))


def opened(window: MainWindow, qtbot: QtBot, row: int = 1) -> CommentEditor:
    window.editor.show_record(row)
    window.commands["edit_comment"].trigger()
    editor = editor_in(window)
    qtbot.waitUntil(editor.hasFocus)
    return editor


def test_what_is_typed_is_kept_with_enter_and_undone(
    window: MainWindow, panel: CollectionPanel, qtbot: QtBot
) -> None:
    editor = opened(window, qtbot)
    assert editor.toPlainText() == "# about it"
    QTest.keyClicks(editor, " all")
    QTest.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(editor, "more")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    changed = FILE.replace("# about it\n", "# about it all\n# more\n")
    assert text_of(window.editor.state) == changed
    assert not is_open(window) and panel.list.hasFocus()
    assert panel.model.comment(1) == "# about it all\n# more"
    window.editor.undo_stack.undo()
    assert text_of(window.editor.state) == FILE
    assert panel.model.comment(1) == "# about it"


def test_esc_goes_back(window: MainWindow, panel: CollectionPanel, qtbot: QtBot) -> None:
    editor = opened(window, qtbot)
    QTest.keyClicks(editor, " all")
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert not is_open(window)
    assert text_of(window.editor.state) == FILE
    assert not window.editor.modified


def test_what_is_typed_is_kept_where_the_person_goes_elsewhere(
    window: MainWindow, panel: CollectionPanel, qtbot: QtBot
) -> None:
    editor = opened(window, qtbot, 0)
    QTest.keyClicks(editor, "heading")
    window.area.focus_board()
    qtbot.waitUntil(lambda: not is_open(window))
    assert text_of(window.editor.state) == f"# heading\n{FILE}"


def test_what_is_typed_is_kept_before_the_window_asks_to_save(
    window: MainWindow, panel: CollectionPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []

    def settle(_files: object) -> bool:
        asked.append(window.editor.modified)
        return False

    monkeypatch.setattr(type(window.files), "settle_unsaved", settle)
    editor = opened(window, qtbot)
    QTest.keyClicks(editor, " all")
    window.close()
    assert asked == [True]
    assert "# about it all\n" in text_of(window.editor.state)
    monkeypatch.undo()


@pytest.mark.parametrize("way", ["enter", "elsewhere", "close"])
def test_lines_that_cannot_be_read_any_more_are_told(
    window: MainWindow,
    panel: CollectionPanel,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    way: str,
) -> None:
    def unreadable(*_place: object) -> tuple[Aside, ...]:
        raise SourceError("changed-underneath", Path("large.fen"))

    monkeypatch.setattr(type(window.files), "settle_unsaved", lambda _files: False)
    editor = opened(window, qtbot)
    QTest.keyClicks(editor, " all")
    monkeypatch.setattr("fenedit.ui.collection.commands.asides_before", unreadable)
    with qtbot.waitSignal(window.editor.unreadable):
        if way == "enter":
            QTest.keyClick(editor, Qt.Key.Key_Return)
        elif way == "elsewhere":
            window.area.focus_board()
        else:
            window.close()
    assert not is_open(window)
    assert text_of(window.editor.state) == FILE
    monkeypatch.undo()


def test_a_comment_is_not_edited_where_its_record_is_not_seen(
    window: MainWindow, panel: CollectionPanel
) -> None:
    hits = HitsModel(panel.model)
    hits.add((1,))
    panel.show_rows(hits)
    window.editor.show_record(0)
    window.commands["edit_comment"].trigger()
    assert not is_open(window)
    panel.show_rows(None)
    window.commands["edit_comment"].trigger()
    QTest.keyClick(editor_in(window), Qt.Key.Key_Escape)


def test_an_empty_comment_takes_no_line(
    window: MainWindow, panel: CollectionPanel, qtbot: QtBot
) -> None:
    editor = opened(window, qtbot, 0)
    assert editor.toPlainText() == "# "
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert text_of(window.editor.state) == FILE
    editor = opened(window, qtbot)
    editor.selectAll()
    QTest.keyClick(editor, Qt.Key.Key_Delete)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert text_of(window.editor.state) == FILE.replace("# about it\n", "")


@pytest.mark.parametrize(("cell", "text"), [(1, "# about it"), (0, "# "), (2, "\n# the end")])
def test_a_comment_is_edited_with_a_double_click(
    window: MainWindow, panel: CollectionPanel, qtbot: QtBot, cell: int, text: str
) -> None:
    view = panel.list
    place = view.comment_rect(cell).center()
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert editor_in(window).toPlainText() == text
    QTest.keyClick(editor_in(window), Qt.Key.Key_Escape)
    below = view.visualRect(view.model().index(1, 0)).center()
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert not is_open(window)


@pytest.mark.parametrize("form", ["list", "gallery"])
def test_comments_are_painted_between_the_records(
    window: MainWindow, panel: CollectionPanel, form: str
) -> None:
    panel.views.set_form(form)  # type: ignore[arg-type]
    view = panel.list

    def is_blank(cell: int) -> bool:
        picture: QImage = view.viewport().grab(view.comment_rect(cell)).toImage()
        corner = picture.pixelColor(QPoint(0, 0))
        places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
        return all(picture.pixelColor(x, y) == corner for x, y in places)

    assert [is_blank(cell) for cell in range(3)] == [True, False, False]


def test_without_comments_rows_are_not_higher(
    window: MainWindow, panel: CollectionPanel, qtbot: QtBot
) -> None:
    with_band = panel.list.grid.line
    window.editor.open_document(state_of_text(f"{START}\n\n{IMMORTAL}\n").document)
    assert panel.list.grid.line < with_band
    assert panel.list.comment_at(QPoint(40, 2)) == -1
