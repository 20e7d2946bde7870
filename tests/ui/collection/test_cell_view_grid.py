import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from fenedit.ui.collection.cell_view import MOST_PIXELS, Grid

HUGE = 200_000_000
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
