from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.documents.block import Block
from fenedit.documents.document import Collection
from fenedit.documents.record import Item, Record
from fenedit.session.collection.model import CollectionModel
from fenedit.session.collection.rows import each, rows_of
from fenedit.session.editor import Editor
from fenedit.session.state import EditorState
from fenedit.ui.collection.text import record_words
from fenedit.ui.collection.views import Form, RecordViews
from fenedit.ui.panels.text import graded_sentence
from tests.helpers import at_once
from tests.helpers.states import editor_of, state_of_text

COUNT = 60
HUGE = 200_000_000
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def fen(number: int) -> str:
    return f"4k3/8/8/8/8/8/8/4K3 w - - 0 {number + 1}"


@pytest.fixture
def editor(qapp: QApplication) -> Iterator[Editor]:
    editor = editor_of(state_of_text("".join(f"{fen(number)}\n" for number in range(COUNT))))
    yield editor
    editor.close()


@pytest.fixture
def views(qtbot: QtBot, editor: Editor) -> RecordViews:
    model = CollectionModel(editor, record_words, graded_sentence, editor)
    views = RecordViews(model)
    qtbot.addWidget(views)
    views.set_painter(BoardPainter(board_theme("Walnut"), chess_package_piece_set()))
    views.current_chosen.connect(editor.show_record)
    editor.state_changed.connect(lambda _old, new, _change: views.show_current(new.current))
    views.resize(240, 420)
    views.show()
    views.show_current(0)
    qtbot.waitExposed(views)
    views.activateWindow()
    views.view.setFocus()
    qtbot.waitUntil(views.view.hasFocus)
    return views


def chosen(views: RecordViews) -> list[int]:
    return list(each(views.chosen))


def place_of(views: RecordViews, row: int) -> QPoint:
    return views.view.visualRect(views.view.model().index(row, 0)).center()


def click(
    views: RecordViews, row: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.mouseClick(views.view.viewport(), Qt.MouseButton.LeftButton, keys, place_of(views, row))


def numbers(editor: Editor) -> list[int]:
    return [int(record.line.split()[-1]) - 1 for record in editor.state.collection]


@pytest.mark.parametrize("mode", get_args(Form))
def test_many_are_selected_with_the_mouse(views: RecordViews, editor: Editor, mode: Form) -> None:
    views.set_form(mode)
    click(views, 1)
    click(views, 3, SHIFT)
    assert (chosen(views), editor.state.current) == ([1, 2, 3], 3)
    click(views, 2, CONTROL)
    assert (chosen(views), editor.state.current) == ([1, 3], 2)
    click(views, 0)
    assert (chosen(views), editor.state.current) == ([0], 0)


@pytest.mark.parametrize("mode", get_args(Form))
def test_many_are_selected_with_keys(views: RecordViews, editor: Editor, mode: Form) -> None:
    views.set_form(mode)
    view = views.view
    forth = Qt.Key.Key_Right if mode == "gallery" else Qt.Key.Key_Down
    QTest.keyClick(view, forth, SHIFT)
    QTest.keyClick(view, forth, SHIFT)
    assert (chosen(views), editor.state.current) == ([0, 1, 2], 2)
    QTest.keyClick(view, forth, CONTROL)
    assert (chosen(views), editor.state.current) == ([0, 1, 2], 3)
    QTest.keyClick(view, Qt.Key.Key_Space, CONTROL)
    assert chosen(views) == [0, 1, 2, 3]
    QTest.keyClick(view, Qt.Key.Key_A, CONTROL)
    assert views.chosen == (range(COUNT),)
    QTest.keyClick(view, Qt.Key.Key_End)
    assert chosen(views) == [COUNT - 1]


def test_the_arrows_of_the_gallery_go_through_its_lines(views: RecordViews) -> None:
    views.resize(360, 620)
    views.set_form("gallery")
    gallery = views.view
    columns = gallery.grid.columns
    assert columns == 2
    QTest.keyClick(gallery, Qt.Key.Key_Down)
    QTest.keyClick(gallery, Qt.Key.Key_Right)
    assert gallery.currentIndex().row() == columns + 1
    QTest.keyClick(gallery, Qt.Key.Key_Up)
    QTest.keyClick(gallery, Qt.Key.Key_Up)
    assert gallery.currentIndex().row() == 1
    QTest.keyClick(gallery, Qt.Key.Key_PageDown)
    assert gallery.currentIndex().row() > columns + 1
    rect = gallery.visualRect(gallery.currentIndex())
    assert gallery.viewport().rect().contains(rect)


def test_a_wider_gallery_has_more_columns(views: RecordViews) -> None:
    views.set_form("gallery")
    views.resize(850, 620)
    assert views.view.grid.columns == 5
    places = [place_of(views, row) for row in range(6)]
    assert len({place.y() for place in places[:5]}) == 1
    assert places[5].x() == places[0].x()
    assert [views.view.indexAt(place).row() for place in places] == list(range(6))


def test_a_gallery_that_is_resized_shows_the_same_records(views: RecordViews) -> None:
    views.resize(850, 420)
    views.set_form("gallery")
    views.view.show_top(20, 0)
    assert (views.view.grid.columns, views.view.top) == (5, (20, 0))
    views.resize(360, 420)
    assert views.view.grid.columns == 2
    assert views.view.top[0] == 20


def test_the_selection_is_the_same_in_all_modes(views: RecordViews) -> None:
    click(views, 1)
    click(views, 2, SHIFT)
    for mode in ("gallery", "compact", "list"):
        views.set_form(mode)
        assert chosen(views) == [1, 2]
        assert views.view.hasFocus()


@pytest.mark.parametrize("mode", get_args(Form))
def test_the_record_shown_elsewhere_is_brought_into_sight(
    views: RecordViews, editor: Editor, mode: Form
) -> None:
    views.set_form(mode)
    editor.show_record(40)
    assert views.view.viewport().rect().contains(place_of(views, 40))
    assert chosen(views) == [40]


def test_the_selection_follows_rows_that_move_and_their_undo(
    views: RecordViews, editor: Editor
) -> None:
    views.view.choose(rows_of([1, 2]))
    editor.perform(at_once.step, rows_of([1, 2]), 1)
    assert (numbers(editor)[:4], chosen(views)) == ([0, 3, 1, 2], [2, 3])
    editor.undo_stack.undo()
    assert chosen(views) == [1, 2]
    editor.undo_stack.redo()
    assert chosen(views) == [2, 3]


def test_what_comes_back_by_undo_is_selected(views: RecordViews, editor: Editor) -> None:
    rows = rows_of([2, 5, 6])
    views.view.choose(rows)
    editor.perform(at_once.delete, rows)
    assert chosen(views) == [editor.state.current] == [0]
    editor.undo_stack.undo()
    assert views.chosen == rows
    editor.undo_stack.redo()
    assert chosen(views) == [0]


@pytest.mark.parametrize("mode", get_args(Form))
def test_rows_in_sight_stay_where_they_are_when_others_go(
    views: RecordViews, editor: Editor, mode: Form
) -> None:
    views.set_form(mode)
    editor.show_record(40)
    height = place_of(views, 40).y()
    editor.perform(at_once.delete, (range(6),))
    assert editor.state.current == 34
    assert place_of(views, 34).y() == height
    editor.undo_stack.undo()
    assert place_of(views, 40).y() == height


def drop(views: RecordViews, data: QMimeData, place: QPoint) -> QDropEvent:
    event = QDropEvent(
        QPointF(place),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QEvent.Type.Drop,
    )
    views.view.dropEvent(event)
    return event


@pytest.mark.parametrize("mode", get_args(Form))
def test_text_is_dropped_between_records(qtbot: QtBot, views: RecordViews, mode: Form) -> None:
    views.set_form(mode)
    rect = views.view.visualRect(views.view.model().index(1, 0))
    place = rect.topLeft() + QPoint(5, 3)
    data = QMimeData()
    data.setText(fen(99))
    with qtbot.waitSignal(views.view.data_dropped) as dropped:
        assert drop(views, data, place).isAccepted()
    assert dropped.args is not None and dropped.args[1] == 1


def test_a_drop_below_all_records_goes_to_the_end(views: RecordViews) -> None:
    views.set_form("compact")
    views.resize(240, 3000)
    assert views.view.drop_row_at(2900, 10) == COUNT
    views.set_form("gallery")
    views.resize(360, 9000)
    assert views.view.drop_row_at(8900, 10) == COUNT


@pytest.mark.parametrize("mode", get_args(Form))
def test_a_line_shows_where_a_drop_will_go(views: RecordViews, mode: Form) -> None:
    views.set_form(mode)

    def picture() -> QImage:
        return views.view.viewport().grab().toImage()

    before = picture()
    views.view.mark_drop(1)
    marked = picture()
    assert marked != before
    views.view.mark_drop(COUNT)
    views.view.mark_drop(None)
    assert picture() == before


@pytest.mark.parametrize("mode", get_args(Form))
def test_what_is_selected_is_seen_without_the_focus_too(views: RecordViews, mode: Form) -> None:
    views.set_form(mode)
    views.view.clearFocus()
    before = views.view.viewport().grab().toImage()
    views.view.choose(rows_of([0, 1]))
    assert views.view.viewport().grab().toImage() != before


@pytest.mark.parametrize("mode", get_args(Form))
def test_all_modes_are_read_aloud_row_by_row(views: RecordViews, mode: Form) -> None:
    views.set_form(mode)
    interface = QAccessible.queryAccessibleInterface(views.view)
    names = {interface.child(number).text(QAccessible.Text.Name) for number in range(8)}
    assert "2: K v K, White to move (1+1)" in names


def test_a_selection_in_too_many_pieces_is_let_go(views: RecordViews) -> None:
    views.view.choose(tuple(range(row, row + 1) for row in range(0, 5000, 2)))
    assert chosen(views) == []


def test_no_name_is_searched_in_a_long_list(
    views: RecordViews, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fenedit.ui.collection.views.MOST_SEARCHED", 3)
    QTest.keyClick(views.view, Qt.Key.Key_K)
    assert views.view.currentIndex().row() == 0


class EndlessBlock(Block):
    """Two hundred million lines, each made when it is looked at."""

    def __init__(self) -> None:
        super().__init__(())
        self.size = self.records = HUGE
        self.seen: set[int] = set()

    def item(self, place: int) -> Item:
        self.seen.add(place)
        return Record(fen(place))

    def place_of(self, record: int) -> int:
        return record


@pytest.mark.parametrize("mode", get_args(Form))
def test_two_hundred_million_records_are_shown_and_gone_through(qtbot: QtBot, mode: Form) -> None:
    block = EndlessBlock()
    document = replace(state_of_text("").document, collection=Collection.of_blocks([block], "fen"))
    editor = editor_of(EditorState(document))
    views = RecordViews(CollectionModel(editor, record_words, graded_sentence, editor))
    qtbot.addWidget(views)
    views.set_painter(BoardPainter(board_theme("Walnut"), chess_package_piece_set()))
    views.current_chosen.connect(editor.show_record)
    editor.state_changed.connect(lambda _old, new, _change: views.show_current(new.current))
    views.set_form(mode)
    views.resize(260, 420)
    views.show()
    views.show_current(0)
    qtbot.waitExposed(views)
    QTest.keyClick(views.view, Qt.Key.Key_End)
    assert editor.state.current == HUGE - 1
    views.view.viewport().grab()
    assert block.seen >= {HUGE - 2, HUGE - 1}
    QTest.keyClick(views.view, Qt.Key.Key_Home, SHIFT)
    assert (views.chosen, views.chosen_count) == ((range(HUGE),), HUGE)
    for row in (HUGE // 3, HUGE // 2):
        editor.show_record(row)
        assert views.view.viewport().rect().contains(place_of(views, row))
        for other in get_args(Form):
            views.set_form(other)
            assert views.view.viewport().rect().contains(place_of(views, row))
        views.set_form(mode)
    views.view.viewport().grab()
    assert len(block.seen) < 500
    editor.close()


def test_of_another_document_the_record_on_the_board_alone_is_selected(
    views: RecordViews, editor: Editor
) -> None:
    click(views, 4)
    click(views, 6, SHIFT)
    assert chosen(views) == [4, 5, 6]
    other = state_of_text("".join(f"{fen(number)}\n" for number in range(12)))
    editor.open_document(other.document)
    assert chosen(views) == [0]
