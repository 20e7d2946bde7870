"""A list of very many rows, none of which is read that is not in sight."""

from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from fenedit.ui.collection.cell_view import CellView
from fenedit.ui.collection.delegates import THUMBNAIL
from tests.helpers.keyboard import click_at, type_keys

HUGE = 200_000_000
SHIFT = Qt.KeyboardModifier.ShiftModifier
CELLS = {"list": (0, THUMBNAIL + 10), "compact": (0, 22), "gallery": (110, 150)}


class ManyRows(QAbstractListModel):
    """Rows that say their number, and remember of which it was asked."""

    def __init__(self):
        super().__init__()
        self.asked: set[int] = set()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else HUGE

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        self.asked.add(index.row())
        return str(index.row() + 1) if role == Qt.ItemDataRole.DisplayRole else None


@pytest.fixture
def rows(qapp) -> ManyRows:
    return ManyRows()


@pytest.fixture(params=list(CELLS))
def view(qtbot, rows, request) -> CellView:
    view = CellView()
    qtbot.addWidget(view)
    view.setModel(rows)
    view.set_cell(*CELLS[request.param])
    view.resize(260, 420)
    view.show()
    qtbot.waitExposed(view)
    view.go_to(0)
    return view


def place_of(view: CellView, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).center()


def in_sight(view: CellView, row: int) -> bool:
    return view.viewport().rect().contains(place_of(view, row))


def chosen(view: CellView) -> tuple[range, ...]:
    return view.chosen


def test_only_what_is_in_sight_is_read(view, rows):
    for row in (HUGE - 1, HUGE // 2, 0):
        view.go_to(row)
        view.viewport().grab()
        assert in_sight(view, row)
        assert row in rows.asked
    assert len(rows.asked) < 300


def test_the_ends_are_reached_with_keys_and_the_rows_between_selected(view):
    type_keys(view, "End")
    assert chosen(view) == (range(HUGE - 1, HUGE),)
    type_keys(view, "Shift+Home")
    assert chosen(view) == (range(HUGE),)
    assert in_sight(view, 0)
    type_keys(view, "Ctrl+A")
    assert chosen(view) == (range(HUGE),)


def test_a_click_with_shift_selects_from_far_away(view):
    click_at(view.viewport(), place_of(view, 1))
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    last = view.top[0] + 1
    click_at(view.viewport(), place_of(view, last), SHIFT)
    assert chosen(view) == (range(1, last + 1),)


def test_what_is_shown_first_is_found_again(view):
    step = view.grid.step
    view.show_top(HUGE // 2, 5)
    row, above = view.top
    assert abs((HUGE // 2 - row) // view.grid.columns * view.grid.line + 5 - above) <= step
    assert view.indexAt(place_of(view, row + view.grid.columns)).row() == row + view.grid.columns


def test_a_notch_of_the_wheel_goes_on_by_a_few_lines(view):
    pixels = 3 * view.verticalScrollBar().singleStep() * view.grid.step
    assert view.grid.line // 2 < pixels < view.viewport().height()


def test_the_rows_are_a_table_to_who_listens(view):
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface.role() == QAccessible.Role.Table
    names = {interface.child(number).text(QAccessible.Text.Name) for number in range(8)}
    assert {"1", "2", "3"} <= names
    type_keys(view, "End")
    assert interface.focusChild().text(QAccessible.Text.Name) == str(HUGE)


def test_words_stand_where_there_is_nothing(qtbot):
    view = CellView()
    qtbot.addWidget(view)
    view.setModel(QAbstractListModelOfNone())
    view.resize(200, 200)
    view.show()
    qtbot.waitExposed(view)
    plain = view.viewport().grab().toImage()
    view.empty_words = "Nothing"
    assert view.viewport().grab().toImage() != plain


class QAbstractListModelOfNone(ManyRows):
    """No rows at all."""

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0


def test_rows_that_say_something_else_are_painted_anew(view, rows, qtbot):
    for first, last in ((0, HUGE - 1), (1, 2), (1, 1)):
        QApplication.processEvents()
        rows.asked.clear()
        rows.dataChanged.emit(rows.index(first), rows.index(last))
        qtbot.waitUntil(lambda: 1 in rows.asked)
