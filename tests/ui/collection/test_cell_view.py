"""A list of very many rows, none of which is read that is not in sight."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from fenedit.ui.collection.cell_view import MOST_PIXELS, CellView, Grid
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


SIZES = st.integers(20, 900)
GRIDS = st.builds(
    Grid,
    count=st.one_of(st.integers(1, 60), st.integers(1, HUGE)),
    columns=st.integers(1, 6),
    line=st.integers(18, 160),
    width=st.integers(160, 900),
    height=SIZES,
)


@given(grid=GRIDS, share=st.floats(0, 1))
def test_a_scroll_bar_that_qt_can_count_reaches_every_cell(grid, share):
    assert 0 <= grid.last_step <= MOST_PIXELS
    cell = round(share * (grid.count - 1))
    for before in (0, grid.last_step // 2, grid.last_step):
        offset = grid.offset_at(grid.steps_to_show(cell, grid.offset_at(before)))
        rect = grid.rect(cell, offset)
        if grid.height >= grid.line + grid.step:
            assert rect.top() >= 0
            assert rect.bottom() < grid.height
        else:
            assert rect.intersects(QRect(0, 0, grid.width, grid.height))


@given(grid=GRIDS, share=st.floats(0, 1), x=st.floats(0, 0.999), y=st.floats(0, 0.999))
def test_the_cell_at_a_point_is_the_one_that_is_there(grid, share, x, y):
    offset = grid.offset_at(round(share * grid.last_step))
    point = int(x * grid.width), int(y * grid.height)
    cell = grid.cell_at(*point, offset)
    if cell >= 0:
        assert grid.rect(cell, offset).contains(*point)
        assert cell in grid.cells_in(QRect(*point, 1, 1), offset)
    else:
        assert not any(
            grid.rect(other, offset).contains(*point)
            for other in grid.cells_in(QRect(0, 0, grid.width, grid.height), offset)
        )


@given(grid=GRIDS, share=st.floats(0, 1))
def test_what_is_in_sight_fills_the_view_and_is_little(grid, share):
    offset = grid.offset_at(round(share * grid.last_step))
    seen = grid.cells_in(QRect(0, 0, grid.width, grid.height), offset)
    assert len(seen) <= (grid.height // grid.line + 2) * grid.columns
    assert seen[0] == grid.first_in_sight(offset)[0]
    assert seen == list(range(seen[0], seen[-1] + 1))
    lines = -(-grid.count // grid.columns)
    if lines * grid.line >= grid.height:
        assert grid.rect(seen[-1], offset).bottom() + 1 >= grid.height


def test_the_end_of_very_many_rows_is_reached():
    grid = Grid(HUGE, 1, 66, 264, 400)
    offset = grid.offset_at(grid.last_step)
    assert grid.rect(HUGE - 1, offset).bottom() == 399
    assert grid.rect(0, offset).top() == -MOST_PIXELS
    assert grid.rect(HUGE - 1, 0).top() == MOST_PIXELS


@pytest.mark.parametrize(("y", "cell"), [(0, 0), (9, 0), (11, 1), (29, 1), (45, 2), (300, 3)])
def test_a_drop_goes_to_the_nearer_edge_of_a_row(y, cell):
    assert Grid(3, 1, 20, 200, 400).gap_at(5, y, 0) == cell


def test_a_mark_lies_between_the_cells_and_in_sight():
    rows = Grid(3, 1, 20, 200, 60)
    marks = [rows.gap_rect(cell, 0, 2) for cell in range(4)]
    assert [(mark.top(), mark.height()) for mark in marks] == [(0, 2), (19, 2), (39, 2), (58, 2)]
    tiles = Grid(3, 2, 50, 100, 200)
    assert [tiles.gap_rect(cell, 0, 2).x() for cell in range(4)] == [0, 49, 0, 49]
    assert [tiles.gap_at(x, 70, 0) for x in (10, 40, 90)] == [2, 3, 3]
    assert Grid(0, 1, 20, 200, 60).gap_rect(0, 0, 2).top() == 0


@pytest.mark.parametrize(
    ("cell", "lines", "cells", "there"),
    [
        (0, 0, -1, 0),
        (6, 0, 1, 6),
        (2, 0, 1, 3),
        (1, 1, 0, 4),
        (1, -1, 0, 1),
        (4, 1, 0, 6),
        (6, 1, 0, 6),
        (0, 5, 0, 6),
        (5, -5, 0, 0),
        (3, 0, 7, 6),
        (3, 0, -7, 0),
    ],
)
def test_steps_stay_among_the_cells(cell, lines, cells, there):
    assert Grid(7, 3, 50, 300, 200).moved(cell, lines, cells) == there


@pytest.mark.parametrize(("columns", "width"), [(3, 500), (5, 97), (7, 1111), (1, 3), (4, 400)])
def test_each_pixel_belongs_to_the_cell_that_is_drawn_there(columns, width):
    grid = Grid(columns * 2, columns, 50, width, 100)
    for x in range(width):
        cell = grid.cell_at(x, 60, 0)
        assert grid.rect(cell, 0).contains(x, 60)
        assert grid.cells_in(QRect(x, 60, 1, 1), 0) == [cell]
    assert grid.cell_at(width, 60, 0) == -1
