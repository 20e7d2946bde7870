from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QDropEvent,
    QFont,
    QImage,
    QKeySequence,
    QMouseEvent,
    QPixmap,
    QShortcut,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.documents.block import Block
from fenedit.documents.document import Collection
from fenedit.documents.games import game_record
from fenedit.documents.record import Format, Item, Record, record_from_line
from fenedit.session.collection.model import CollectionModel
from fenedit.session.collection.rows import each, rows_of
from fenedit.session.editor import Editor
from fenedit.session.intents import board
from fenedit.session.state import EditorState
from fenedit.ui.collection.delegates import THUMBNAIL
from fenedit.ui.collection.text import record_words
from fenedit.ui.collection.views import (
    Form,
    RecordText,
    RecordView,
    drag_picture,
    holds_records,
    own_records,
)
from fenedit.ui.panels.text import graded_sentence
from tests.helpers import at_once
from tests.helpers.keyboard import click_at, type_keys
from tests.helpers.states import HARING, START, editor_of, state_of_text

COUNT = 60
HUGE = 200_000_000
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def fen(number: int) -> str:
    return f"4k3/8/8/8/8/8/8/4K3 w - - 0 {number + 1}"


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_text("".join(f"{fen(number)}\n" for number in range(COUNT))))
    yield editor
    editor.close()


@pytest.fixture
def view(qtbot, editor) -> RecordView:
    model = CollectionModel(editor, record_words, graded_sentence, editor)
    view = RecordView(model)
    qtbot.addWidget(view)
    view.set_painter(BoardPainter(board_theme("Walnut"), chess_package_piece_set()))
    view.current_chosen.connect(editor.show_record)
    editor.state_changed.connect(lambda _old, new, _change: view.show_current(new.current))
    view.resize(240, 420)
    view.show()
    view.show_current(0)
    qtbot.waitExposed(view)
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    return view


def chosen(view: RecordView) -> list[int]:
    return list(each(view.chosen_rows))


def place_of(view: RecordView, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).center()


def click(view: RecordView, row: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier):
    click_at(view.viewport(), place_of(view, row), keys)


def numbers(editor: Editor) -> list[int]:
    return [int(record.line.split()[-1]) - 1 for record in editor.state.collection]


@pytest.mark.parametrize("mode", get_args(Form))
def test_many_are_selected_with_the_mouse(view, editor, mode):
    view.set_form(mode)
    click(view, 1)
    click(view, 3, SHIFT)
    assert (chosen(view), editor.state.current) == ([1, 2, 3], 3)
    click(view, 2, CONTROL)
    assert (chosen(view), editor.state.current) == ([1, 3], 2)
    click(view, 0)
    assert (chosen(view), editor.state.current) == ([0], 0)


@pytest.mark.parametrize("mode", get_args(Form))
def test_many_are_selected_with_keys(view, editor, mode):
    view.set_form(mode)
    forth = Qt.Key.Key_Right if mode == "gallery" else Qt.Key.Key_Down
    QTest.keyClick(view, forth, SHIFT)
    QTest.keyClick(view, forth, SHIFT)
    assert (chosen(view), editor.state.current) == ([0, 1, 2], 2)
    QTest.keyClick(view, forth, CONTROL)
    assert (chosen(view), editor.state.current) == ([0, 1, 2], 3)
    type_keys(view, "Ctrl+Space")
    assert chosen(view) == [0, 1, 2, 3]
    type_keys(view, "Ctrl+A")
    assert view.chosen_rows == (range(COUNT),)
    type_keys(view, "End")
    assert chosen(view) == [COUNT - 1]


@pytest.mark.parametrize("keys", ["Ctrl+PgDown", "Ctrl+PgUp"])
def test_the_keys_of_twins_go_to_no_other_record(view, editor, keys):
    click(view, 1)
    type_keys(view, keys)
    assert (chosen(view), view.currentIndex().row(), editor.state.current) == ([1], 1, 1)


def test_the_arrows_of_the_gallery_go_through_its_lines(view):
    view.resize(360, 620)
    view.set_form("gallery")
    columns = view.grid.columns
    assert columns == 2
    type_keys(view, "Down Right")
    assert view.currentIndex().row() == columns + 1
    type_keys(view, "Up Up")
    assert view.currentIndex().row() == 1
    type_keys(view, "PgDown")
    assert view.currentIndex().row() > columns + 1
    rect = view.visualRect(view.currentIndex())
    assert view.viewport().rect().contains(rect)


def test_a_wider_gallery_has_more_columns(view):
    view.set_form("gallery")
    view.resize(850, 620)
    assert view.grid.columns == 5
    places = [place_of(view, row) for row in range(6)]
    assert len({place.y() for place in places[:5]}) == 1
    assert places[5].x() == places[0].x()
    assert [view.indexAt(place).row() for place in places] == list(range(6))


def test_a_gallery_that_is_resized_shows_the_same_records(view):
    view.resize(850, 420)
    view.set_form("gallery")
    view.show_top(20, 0)
    assert (view.grid.columns, view.top) == (5, (20, 0))
    view.resize(360, 420)
    assert view.grid.columns == 2
    assert view.top[0] == 20


def test_the_selection_is_the_same_in_all_modes(view):
    click(view, 1)
    click(view, 2, SHIFT)
    for mode in ("gallery", "compact", "list"):
        view.set_form(mode)
        assert chosen(view) == [1, 2]
        assert view.hasFocus()


@pytest.mark.parametrize("mode", get_args(Form))
def test_the_record_shown_elsewhere_is_brought_into_sight(view, editor, mode):
    view.set_form(mode)
    editor.show_record(40)
    assert view.viewport().rect().contains(place_of(view, 40))
    assert chosen(view) == [40]


def test_the_selection_follows_rows_that_move_and_their_undo(view, editor):
    view.choose(rows_of([1, 2]))
    editor.perform(at_once.step, rows_of([1, 2]), 1)
    assert (numbers(editor)[:4], chosen(view)) == ([0, 3, 1, 2], [2, 3])
    editor.undo_stack.undo()
    assert chosen(view) == [1, 2]
    editor.undo_stack.redo()
    assert chosen(view) == [2, 3]


def test_what_comes_back_by_undo_is_selected(view, editor):
    rows = rows_of([2, 5, 6])
    view.choose(rows)
    editor.perform(at_once.delete, rows)
    assert chosen(view) == [editor.state.current] == [0]
    editor.undo_stack.undo()
    assert view.chosen_rows == rows
    editor.undo_stack.redo()
    assert chosen(view) == [0]


@pytest.mark.parametrize("mode", get_args(Form))
def test_rows_in_sight_stay_where_they_are_when_others_go(view, editor, mode):
    view.set_form(mode)
    editor.show_record(40)
    height = place_of(view, 40).y()
    editor.perform(at_once.delete, (range(6),))
    assert editor.state.current == 34
    assert place_of(view, 34).y() == height
    editor.undo_stack.undo()
    assert place_of(view, 40).y() == height


def drop(view: RecordView, data: QMimeData, place: QPoint) -> QDropEvent:
    event = QDropEvent(
        QPointF(place),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QEvent.Type.Drop,
    )
    view.dropEvent(event)
    return event


@pytest.mark.parametrize("mode", get_args(Form))
def test_text_is_dropped_between_records(qtbot, view, mode):
    view.set_form(mode)
    rect = view.visualRect(view.model().index(1, 0))
    place = rect.topLeft() + QPoint(5, 3)
    data = QMimeData()
    data.setText(fen(99))
    with qtbot.waitSignal(view.data_dropped) as dropped:
        assert drop(view, data, place).isAccepted()
    assert dropped.args[1] == 1


def test_a_drop_below_all_records_goes_to_the_end(view):
    view.set_form("compact")
    view.resize(240, 3000)
    assert view.drop_row_at(2900, 10) == COUNT
    view.set_form("gallery")
    view.resize(360, 9000)
    assert view.drop_row_at(8900, 10) == COUNT


@pytest.mark.parametrize("mode", get_args(Form))
def test_a_line_shows_where_a_drop_will_go(view, mode):
    view.set_form(mode)

    def picture():
        return view.viewport().grab().toImage()

    before = picture()
    view.mark_drop(1)
    marked = picture()
    assert marked != before
    view.mark_drop(COUNT)
    view.mark_drop(None)
    assert picture() == before


@pytest.mark.parametrize("mode", get_args(Form))
def test_what_is_selected_is_seen_without_the_focus_too(view, mode):
    view.set_form(mode)
    view.clearFocus()
    before = view.viewport().grab().toImage()
    view.choose(rows_of([0, 1]))
    assert view.viewport().grab().toImage() != before


@pytest.mark.parametrize("mode", get_args(Form))
def test_all_modes_are_read_aloud_row_by_row(view, mode):
    view.set_form(mode)
    interface = QAccessible.queryAccessibleInterface(view)
    names = {interface.child(number).text(QAccessible.Text.Name) for number in range(8)}
    assert "2: K v K, White to move (1+1)" in names


def test_a_selection_in_too_many_pieces_is_let_go(view):
    view.choose(tuple(range(row, row + 1) for row in range(0, 5000, 2)))
    assert chosen(view) == []


def test_no_name_is_searched_in_a_long_list(view, monkeypatch):
    monkeypatch.setattr("fenedit.ui.collection.views.MOST_SEARCHED", 3)
    type_keys(view, "K")
    assert view.currentIndex().row() == 0


class EndlessBlock(Block):
    """Two hundred million lines, each made when it is looked at."""

    def __init__(self):
        super().__init__(())
        self.size = self.records = HUGE
        self.seen: set[int] = set()

    def item(self, place: int) -> Item:
        self.seen.add(place)
        return Record(fen(place))

    @property
    def places(self) -> range:
        return range(HUGE)


@pytest.mark.parametrize("mode", get_args(Form))
def test_two_hundred_million_records_are_shown_and_gone_through(qtbot, mode):
    block = EndlessBlock()
    document = replace(state_of_text("").document, collection=Collection.of_blocks([block], "fen"))
    editor = editor_of(EditorState(document))
    view = RecordView(CollectionModel(editor, record_words, graded_sentence, editor))
    qtbot.addWidget(view)
    view.set_painter(BoardPainter(board_theme("Walnut"), chess_package_piece_set()))
    view.current_chosen.connect(editor.show_record)
    editor.state_changed.connect(lambda _old, new, _change: view.show_current(new.current))
    view.set_form(mode)
    view.resize(260, 420)
    view.show()
    view.show_current(0)
    qtbot.waitExposed(view)
    type_keys(view, "End")
    assert editor.state.current == HUGE - 1
    view.viewport().grab()
    assert block.seen >= {HUGE - 2, HUGE - 1}
    type_keys(view, "Shift+Home")
    assert (view.chosen_rows, view.chosen_count) == ((range(HUGE),), HUGE)
    for row in (HUGE // 3, HUGE // 2):
        editor.show_record(row)
        assert view.viewport().rect().contains(place_of(view, row))
        for other in get_args(Form):
            view.set_form(other)
            assert view.viewport().rect().contains(place_of(view, row))
        view.set_form(mode)
    view.viewport().grab()
    assert len(block.seen) < 500
    editor.close()


def test_of_another_document_the_record_on_the_board_alone_is_selected(view, editor):
    click(view, 4)
    click(view, 6, SHIFT)
    assert chosen(view) == [4, 5, 6]
    other = state_of_text("".join(f"{fen(number)}\n" for number in range(12)))
    editor.open_document(other.document)
    assert chosen(view) == [0]


def test_undo_selects_the_record_that_it_shows(view, editor):
    editor.show_record(0)
    editor.perform(board.place, 20, "q")
    editor.show_record(4)
    assert list(each(view.chosen_rows)) == [4]
    editor.undo_stack.undo()
    assert editor.state.current == 0
    assert list(each(view.chosen_rows)) == [0]


def test_undo_by_its_key_selects_that_record_alone(view, editor, qtbot):
    editor.show_record(0)
    editor.perform(board.place, 20, "q")
    editor.show_record(4)
    shortcut = QShortcut(QKeySequence("Ctrl+Z"), view)
    shortcut.activated.connect(editor.undo_stack.undo)
    window = view.window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    # With Ctrl held, Qt would add the record to what is selected.
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: editor.state.current == 0)
    assert list(each(view.chosen_rows)) == [0]


def test_a_row_that_was_dragged_is_not_pointed_at_until_the_pointer_moves(view, monkeypatch):
    dragged = []
    monkeypatch.setattr("PySide6.QtGui.QDrag.exec", lambda *_: dragged.append(view._pointed))
    view.drag_data = QMimeData
    viewport = view.viewport()
    at = view.visualRect(view.model().index(0, 0)).center()
    QTest.mouseMove(viewport, at)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    for step in range(1, 6):
        where = QPointF(at + QPoint(0, 8 * step))
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            where,
            QPointF(viewport.mapToGlobal(where)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)
        if dragged:
            break
    assert dragged == [0]
    assert view._pointed == -1


def test_the_number_is_seen_where_several_are_dragged(qapp):
    board = QPixmap(THUMBNAIL, THUMBNAIL)
    board.fill("brown")
    one, two, many = (drag_picture(board, count, QFont(), 2.0) for count in (1, 2, 1234))
    assert one.toImage() != two.toImage() != many.toImage()
    assert one.devicePixelRatioF() == 2.0
    assert one.size() == many.size()


def test_the_whole_board_is_seen(qapp):
    board = QPixmap(THUMBNAIL, THUMBNAIL)
    board.fill("#123456")
    picture = drag_picture(board, 1, QFont(), 1.0).toImage()
    seen = [
        picture.pixelColor(x, y).alpha() > 0
        for x in range(picture.width())
        for y in range(picture.height())
    ]
    assert sum(seen) == THUMBNAIL * THUMBNAIL


DRAFT = "8/8/9/8/8/8/8/8 w - -"


def data_of(records: list[Record], file_format: Format) -> QMimeData:
    text = RecordText(file_format)
    for record in records:
        text.add(record)
    return text.data()


def test_records_are_lines_of_text_and_come_back_to_the_letter():
    records = [record_from_line(line) for line in (f"{HARING} ; Haring", DRAFT, START)]
    data = data_of(records, "fen")
    assert data.text() == f"{HARING} ; Haring\n{DRAFT}\n{START}\n"
    assert own_records(data, "fen") == tuple(records)
    assert own_records(data, "epd") is None


def test_games_have_a_blank_line_between_them_and_are_read_as_text():
    game = game_record(f'[FEN "{HARING}"]\n\n*')
    data = data_of([game, game], "pgn")
    assert data.text() == f'[FEN "{HARING}"]\n\n*\n\n' * 2
    assert own_records(data, "pgn") is None


@pytest.mark.parametrize("line", ["# typed", ""])
def test_what_would_be_taken_for_a_comment_is_not_vouched_for(line):
    assert own_records(data_of([Record(START), Record(line)], "fen"), "fen") is None


def test_text_can_be_dropped_but_no_files_and_pictures():
    text, files, picture = QMimeData(), QMimeData(), QMimeData()
    text.setText("anything")
    files.setText("file:///tmp/a.fen")
    files.setUrls([QUrl("file:///tmp/a.fen")])
    assert holds_records(text)
    assert not holds_records(files)
    # A browser names the source of a picture.
    picture.setHtml('<img src="https://example.org/board.png">')
    assert holds_records(picture)
    picture.setImageData(QImage(8, 8, QImage.Format.Format_RGB32))
    assert not holds_records(picture)
    assert not holds_records(QMimeData())
    assert own_records(text, "fen") is None
