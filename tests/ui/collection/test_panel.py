import itertools
import time
from collections.abc import Iterator
from typing import get_args

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QImage,
    QKeySequence,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QMenu,
    QProgressDialog,
    QPushButton,
    QToolButton,
    QWidget,
)

from fenedit.diagram.pieces.piece_set import PieceSet, chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.notation.position import EMPTY_POSITION, parse_square
from fenedit.session import background
from fenedit.session.collection.model import Role
from fenedit.session.editor import Editor
from fenedit.session.intents import board, records
from fenedit.session.state import EditorState
from fenedit.ui.collection.panel import CollectionPanel, ShownSlices
from fenedit.ui.collection.views import Mode
from fenedit.ui.fen.line import FenLine
from fenedit.ui.main_window import MainWindow
from fenedit.ui.panels.card import Heading
from fenedit.ui.style import current_palette
from tests.helpers.benches import bench_around
from tests.helpers.keyboard import click_at, type_keys
from tests.helpers.states import (
    HARING,
    IMMORTAL,
    START,
    editor_of,
    state_of_fen,
    state_of_text,
    text_of,
)
from tests.helpers.windows import shown_window

NOWHERE = QPoint()
FILE = f"{HARING} ; Haring\n{IMMORTAL} # Immortal\n{START}\nnot a position\n"


@pytest.fixture(scope="module")
def pieces() -> PieceSet:
    return chess_package_piece_set()


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_text(FILE))
    yield editor
    editor.close()


@pytest.fixture
def window(qtbot, editor, pieces) -> QMainWindow:
    bench = bench_around(qtbot, editor)
    window = bench.window
    panel = CollectionPanel(bench, QMenu("More", window))
    panel.set_board(board_theme("Walnut"), pieces)
    window.setCentralWidget(panel)

    def show(_old: EditorState, new: EditorState, _transaction: object):
        panel.show_state(new)

    editor.state_changed.connect(show)
    window.resize(260, 420)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    panel.focus_list()
    qtbot.waitUntil(panel.list.hasFocus)
    return window


@pytest.fixture
def panel(window) -> CollectionPanel:
    panel = window.centralWidget()
    assert isinstance(panel, CollectionPanel)
    return panel


def titles(panel: CollectionPanel) -> list[str]:
    model = panel.list.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def click_row(panel: CollectionPanel, row: int):
    place = panel.list.visualRect(panel.list.model().index(row, 0)).center()
    click_at(panel.list.viewport(), place)


def test_every_record_is_a_row_with_its_name(panel):
    assert titles(panel) == ["Haring", "Immortal", "Start position", "not a position"]
    assert panel.list.currentIndex().row() == 0


def test_a_click_shows_the_record(panel, editor):
    click_row(panel, 2)
    assert editor.state.current == 2
    assert not editor.modified


def test_the_list_follows_the_editor(panel, editor):
    editor.show_record(3)
    assert panel.list.currentIndex().row() == 3
    editor.perform(records.add, EMPTY_POSITION)
    assert (panel.list.currentIndex().row(), titles(panel)[4]) == (4, "Empty board")
    editor.undo_stack.undo()
    assert (panel.list.currentIndex().row(), len(titles(panel))) == (3, 4)
    editor.perform(records.move, -1)
    assert panel.list.currentIndex().row() == 2
    editor.perform(records.delete)
    assert panel.list.currentIndex().row() == editor.state.current == 2


def test_rows_that_go_do_not_choose_a_record(panel, editor):
    shown = []
    editor.show_record(1)
    editor.state_changed.connect(lambda _old, new, _transaction: shown.append(new.current))
    editor.perform(records.delete)
    editor.undo_stack.undo()
    assert shown == [1, 1]


def test_delete_takes_the_record_away(panel, editor):
    type_keys(panel.list, "Del")
    assert titles(panel) == ["Immortal", "Start position", "not a position"]
    assert editor.undo_stack.undoText().startswith("delete-record")


@pytest.mark.parametrize(
    ("key", "signal"),
    [
        (Qt.Key.Key_C, "copy_pressed"),
        (Qt.Key.Key_X, "cut_pressed"),
        (Qt.Key.Key_V, "paste_pressed"),
    ],
)
def test_with_the_list_in_focus_the_usual_keys_mean_records(qtbot, window, panel, key, signal):
    action = QAction("of the window", window)
    action.setShortcut(QKeySequence(Qt.KeyboardModifier.ControlModifier | key))
    window.addAction(action)
    taken = []
    action.triggered.connect(taken.append)
    with qtbot.waitSignal(getattr(panel.list, signal)):
        QTest.keyClick(panel.list, key, Qt.KeyboardModifier.ControlModifier)
    assert taken == []


def test_ctrl_d_is_left_to_the_window(panel, editor):
    before = len(editor.state.collection)
    type_keys(panel.list, "Ctrl+D")
    assert len(editor.state.collection) == before


def test_tab_leaves_the_list(panel):
    type_keys(panel.list, "Tab")
    assert isinstance(panel.focusWidget(), QToolButton)


def test_buttons_have_names_and_do_what_the_actions_do(qtbot, window, panel):
    buttons = [b for b in panel.findChildren(QToolButton) if b.defaultAction() is not None]
    names = [
        QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)
        for button in buttons
    ]
    done = ["Add Position", "Duplicate Position", "Delete Position", "Move Up", "Move Down"]
    assert names == ["Find", *done, "More"]
    with qtbot.waitSignal(buttons[2].defaultAction().triggered):
        click_at(buttons[2])


def test_an_objection_is_drawn_in_its_row_and_read_aloud(panel, editor, qtbot):
    before = picture_of(panel, 1)
    editor.show_record(1)
    editor.perform(board.place, parse_square("h1"), "P")
    editor.show_record(0)
    model = panel.list.model()
    qtbot.waitUntil(lambda: model.index(1, 0).data(Role.OBJECTION) is not None)
    qtbot.waitUntil(lambda: danger_in(picture_of(panel, 1)))
    assert not danger_in(before)
    spoken = model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Not playable: Pawns cannot stand" in spoken


def danger_in(picture: QImage) -> bool:
    colour = current_palette().danger
    places = itertools.product(range(picture.width()), range(picture.height()))
    return any(picture.pixelColor(x, y).name() == colour for x, y in places)


@pytest.mark.parametrize(
    ("text", "words"),
    [(FILE, "1 of 4"), (f"{START}\n", "1 of 1"), ("", "No positions")],
)
def test_the_number_of_positions_is_said(panel, editor, text, words):
    editor.open_document(state_of_text(text).document)
    assert panel.count_text == words


def picture_of(panel: CollectionPanel, row: int) -> QImage:
    view = panel.list
    return view.viewport().grab(view.visualRect(view.model().index(row, 0))).toImage()


def test_the_small_board_shows_the_position(panel, editor):
    before = picture_of(panel, 1)
    editor.perform(board.place, parse_square("d4"), "Q")
    assert picture_of(panel, 1) == before
    editor.show_record(1)
    chosen = picture_of(panel, 1)
    editor.perform(board.place, parse_square("a8"), "Q")
    assert picture_of(panel, 1) != chosen


def test_other_board_colours_show_at_once(panel, pieces):
    before = picture_of(panel, 1)
    panel.set_board(board_theme("Slate"), pieces)
    assert picture_of(panel, 1) != before


def test_a_larger_font_shortens_the_heading_and_nothing_else(qtbot, editor, pieces):
    bench = bench_around(qtbot, editor)
    font = bench.window.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    bench.window.setFont(font)
    panel = CollectionPanel(bench, QMenu("More", bench.window))
    panel.set_board(board_theme("Walnut"), pieces)
    bench.window.setCentralWidget(panel)
    bench.window.resize(216, 420)
    bench.window.show()
    qtbot.waitExposed(bench.window)
    (title,) = panel.findChildren(Heading)
    assert title.text() == "COLLECTION" and title.accessibleName() == "Collection"
    assert title.shown.endswith("…")
    assert title.fontMetrics().horizontalAdvance(title.shown) <= title.contentsRect().width()
    head = title.parentWidget()
    for part in head.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        assert head.rect().contains(part.geometry())
        assert part is title or part.width() >= part.sizeHint().width()
    bench.window.resize(320, 420)
    qtbot.waitUntil(lambda: title.shown == "COLLECTION")


def test_a_larger_font_makes_higher_rows(panel):
    before = panel.list.grid.line
    font = panel.font()
    font.setPointSize(40)
    panel.setFont(font)
    assert panel.list.grid.line > before


@pytest.mark.parametrize(
    ("width", "forms"),
    [
        (96, ("strip",) * 4),
        (215, ("strip",) * 4),
        (216, ("list", "list", "compact", "gallery")),
        (339, ("list", "list", "compact", "gallery")),
        (340, ("gallery", "list", "compact", "gallery")),
        (900, ("gallery", "list", "compact", "gallery")),
    ],
)
def test_the_form_is_what_was_chosen_or_fits_the_width(panel, window, width, forms):
    window.resize(width, 420)
    QApplication.processEvents()
    assert panel.width() == width
    for mode, form in zip(get_args(Mode), forms, strict=True):
        panel.set_mode(mode)
        assert panel.form == form
        names = [button.text() for button in panel.findChildren(QToolButton) if button.isVisible()]
        assert ("Move Up" in names) == (form != "strip") and "Delete Position" in names
        inside = panel.rect()
        assert all(
            inside.contains(child.geometry().translated(child.parentWidget().mapTo(panel, NOWHERE)))
            for child in panel.findChildren(QWidget)
            if child.isVisible() and not child.isWindow()
        )


def test_a_strip_says_as_much_of_the_count_as_there_is_room_for(panel, window):
    window.resize(96, 420)
    many, most = ("1,234,567", "10,000,000"), ("1,234,567", "10,000,000,000")
    for numbers, text in ((many, "/\n".join(many)), (most, most[0]), (("3", "81"), "3/81")):
        panel._numbers = numbers
        panel.count_text = f"{numbers[0]} of {numbers[1]} that are selected"
        panel._show_count()
        assert panel._count.text() == text
        assert panel._count.toolTip() == panel.count_text


# Records that are dragged out of the list and dropped elsewhere.


@pytest.fixture
def collection_window(show) -> MainWindow:
    return show(state_of_text(f"{START}\n{HARING}\n"))


def drag_over(
    target: QWidget,
    source: QWidget,
    data: QMimeData,
    place: QPoint,
    monkeypatch: pytest.MonkeyPatch,
) -> bool:
    """Drag records from a list over a widget and drop them if it takes them; tell whether so."""
    rest = Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QDragEnterEvent, QDragMoveEvent, QDropEvent):
        monkeypatch.setattr(kind, "source", lambda _: source)
    enter, move = QDragEnterEvent(place, *rest), QDragMoveEvent(place, *rest)
    # What took the first event need not answer the second.
    move.setAccepted(True)
    for event in (enter, move):
        QApplication.sendEvent(target, event)
        if not event.isAccepted():
            return False
    QApplication.sendEvent(target, QDropEvent(QPointF(place), *rest))
    QApplication.processEvents()
    return True


def test_a_record_of_the_list_is_never_copied_by_a_drop_in_its_own_window(
    collection_window, monkeypatch
):
    window = collection_window
    panel = window.collection.panel
    field = window.fen.findChild(FenLine)
    assert field is not None
    before = window.editor.state
    window.editor.show_record(1)
    data = panel._drag_data()
    assert data is not None
    below = QPoint(20, panel.height() - 5)
    for target, place in (
        (window, QPoint(9, 9)),
        (window.area.view, QPoint(50, 50)),
        (field, QPoint(5, 5)),
        (panel, below),
    ):
        drag_over(target, panel.list, data, place, monkeypatch)
        assert window.editor.state.document == before.document
    assert drag_over(panel, panel.list, data, QPoint(20, 10), monkeypatch)
    lines = [record.line for record in window.editor.state.collection]
    assert lines == [HARING, START]


def test_records_of_another_window_are_dropped_with_their_names(
    collection_window, qtbot, monkeypatch
):
    window = collection_window
    panel = window.collection.panel
    data = QMimeData()
    data.setText(f"# Named\n{IMMORTAL}\n")
    with shown_window(qtbot, state_of_fen(START), window._services) as other:
        assert drag_over(other, panel.list, data, QPoint(9, 9), monkeypatch)
        qtbot.waitUntil(lambda: "# Named" in text_of(other.editor.state))


@pytest.fixture
def soon(monkeypatch):
    """Let each step be longer than a slice."""
    monkeypatch.setattr(background, "SLICE_SECONDS", 0.008)


def steps(seconds: list[float], done: list[int]) -> Iterator[None]:
    for number, pause in enumerate(seconds):
        time.sleep(pause)
        done.append(number)
        yield


@pytest.mark.usefixtures("soon")
def test_what_takes_longer_lets_the_window_answer(qtbot):
    window, seen, ends = QWidget(), [], []
    qtbot.addWidget(window)
    ShownSlices(window, "Working", 5, steps([0.02] * 5, seen), lambda: ends.append(True))
    assert (seen, ends) == ([0], [])
    qtbot.waitUntil(lambda: ends == [True])
    assert seen == [0, 1, 2, 3, 4]


@pytest.mark.usefixtures("soon")
def test_what_is_cancelled_ends_without_an_effect(qtbot):
    window, seen, ends = QWidget(), [], []
    qtbot.addWidget(window)
    window.show()
    ShownSlices(window, "Working", 50, steps([0.02] * 50, seen), lambda: ends.append(True))
    dialog = window.findChild(QProgressDialog)
    qtbot.waitUntil(dialog.isVisible)
    button = dialog.findChild(QPushButton)
    button.click()
    count = len(seen)
    qtbot.wait(60)
    assert (len(seen), ends) == (count, [])


def test_a_long_count_takes_the_place_of_the_title(panel, window):
    window.resize(1240, 820)
    panel._numbers, panel.count_text = ("1", "2"), "1 of 2"
    panel._show_count()
    assert panel._title.isVisible() and panel._count.text() == "1 of 2"
    panel._numbers, panel.count_text = ("1", "3,500,000"), "1 of 3,500,000"
    panel.setFixedWidth(200)
    panel._show_count()
    assert panel._title.isHidden() and panel._count.text() in ("1/3,500,000", "1 of 3,500,000")
