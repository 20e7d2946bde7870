"""The grid of a sheet: as many diagrams as are wanted, as large as they can be."""

from dataclasses import replace
from itertools import pairwise, product

import pytest

from fenedit.diagram.picture import Frame
from fenedit.diagram.sheet.layout import area_of, grid_of
from fenedit.diagram.sheet.style import PAPERS, Above, SheetStyle

PLAIN = Frame(8, 8, 0, 0)
MARKED = Frame(9.02, 8.44, 0.4, 0.05)
ROOMS: tuple[tuple[float, Above, int], ...] = (
    (15.0, "number-author", 0),
    (40.0, "number-source", 4),
)
STYLES = [
    SheetStyle(paper, landscape, margin=margin, above=above, answer_lines=lines)
    for paper, landscape, (margin, above, lines) in product(PAPERS, (False, True), ROOMS)
]


@pytest.mark.parametrize("style", STYLES, ids=range(len(STYLES)))
def test_diagrams_stay_within_the_page_and_apart(style: SheetStyle) -> None:
    area = area_of(style)
    for count, frame in product(range(1, 25), (PLAIN, MARKED)):
        grid = grid_of(replace(style, per_page=count), frame)
        block = grid.block
        assert len(grid.places) == count
        assert block.scale > 1
        for left, top in grid.places:
            assert area.left - 1e-6 <= left
            assert left + block.width <= area.left + area.width + 1e-6
            assert area.top - 1e-6 <= top
            assert top + block.height <= area.top + area.height + 1e-6
        lefts = sorted({left for left, _ in grid.places})
        tops = sorted({top for _, top in grid.places})
        for starts, size in ((lefts, block.width), (tops, block.height)):
            for one, other in pairwise(starts):
                assert other - one >= size + 9 - 1e-6


@pytest.mark.parametrize(
    ("count", "landscape", "columns", "rows"),
    [
        (1, False, 1, 1),
        (2, False, 1, 2),
        (2, True, 2, 1),
        (4, False, 2, 2),
        (5, False, 2, 3),
        (6, False, 2, 3),
        (6, True, 3, 2),
        (8, False, 3, 3),
        (9, False, 3, 3),
        (11, False, 3, 4),
        (12, False, 3, 4),
        (12, True, 4, 3),
        (20, False, 4, 5),
        (24, False, 4, 6),
        (24, True, 6, 4),
    ],
)
def test_the_grid_is_what_one_would_choose(
    count: int, landscape: bool, columns: int, rows: int
) -> None:
    grid = grid_of(SheetStyle(landscape=landscape, per_page=count), PLAIN)
    assert (grid.columns, grid.rows) == (columns, rows)


def test_words_take_room_from_diagrams_and_lines_to_write_on_more() -> None:
    above: list[Above] = ["none", "number", "number-source"]
    scales = [grid_of(SheetStyle(above=each), PLAIN).block.scale for each in above]
    scales.append(grid_of(SheetStyle(above="number-source", answer_lines=2), PLAIN).block.scale)
    assert scales == sorted(scales, reverse=True)
    assert len(set(scales)) == len(scales)


def test_headers_take_room_only_where_there_are_any() -> None:
    bare = area_of(SheetStyle(header="", footer=" ", page_numbers=False))
    full = area_of(SheetStyle())
    assert bare.top < full.top
    assert bare.height > full.height
