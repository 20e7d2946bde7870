"""The grid of a sheet: as many diagrams as are wanted, as large as they can be."""

from dataclasses import replace
from itertools import pairwise, product
from math import inf

import pytest

from fenedit.diagram.picture import Frame
from fenedit.diagram.sheet.grid import (
    Grid,
    Lines,
    area_of,
    edges_of,
    grid_of,
    most_that_fit,
    paper_that_fits,
    usual_lines,
)
from fenedit.diagram.sheet.layout import PAPERS, POINTS_A_MM, Above, SheetStyle

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
def test_diagrams_stay_within_the_page_and_apart(style):
    area = area_of(style)
    usual = usual_lines(style)
    for count, frame, more in product(range(1, 25), (PLAIN, MARKED), (0, 1, 3)):
        wanted = replace(style, per_page=count)
        rows = grid_of(wanted, frame).rows
        lines = (Lines(usual.above + more, usual.below + more), *(usual,) * (rows - 1))
        grid = grid_of(wanted, frame, lines)
        assert len(grid.places) == count
        assert grid.block.scale > (0 if more > 1 else 1)
        # What stands beside boards may hang into the margins, where printers reach it.
        hanging = style.margin * POINTS_A_MM - 12
        for place in grid.places:
            left, top, end, block = place.left, place.top, place.end, place.block
            assert area.left - hanging - 1e-6 <= left
            assert area.left - 1e-6 <= left + block.left
            assert left + block.right <= area.left + area.width + 1e-6
            assert left + block.width <= area.left + area.width + hanging + 1e-6
            assert left + block.right <= end + 1e-6 <= area.left + area.width + 2e-6
            assert area.top - 1e-6 <= top
            assert top + block.height <= area.top + area.height + 1e-6
        lefts = sorted({place.left for place in grid.places})
        tops = sorted({place.top for place in grid.places})
        heights = {place.top: place.block.height for place in grid.places}
        for one, other in pairwise(lefts):
            assert other - one >= block.width + 9 - 1e-6
        for one, other in pairwise(tops):
            assert other - one >= heights[one] + 9 - 1e-6


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
        (10, False, 3, 4),
        (11, False, 3, 4),
        (12, False, 3, 4),
        (12, True, 4, 3),
        (20, False, 4, 5),
        (24, False, 4, 6),
        (24, True, 6, 4),
    ],
)
def test_the_grid_is_what_one_would_choose(count, landscape, columns, rows):
    grid = grid_of(SheetStyle(landscape=landscape, per_page=count), PLAIN)
    assert (grid.columns, grid.rows) == (columns, rows)


def test_words_take_room_from_diagrams_and_lines_to_write_on_more():
    above = ["none", "number", "number-source"]
    scales = [grid_of(SheetStyle(above=each), PLAIN).block.scale for each in above]
    scales.append(grid_of(SheetStyle(above="number-source", answer_lines=2), PLAIN).block.scale)
    assert scales == sorted(scales, reverse=True)
    assert len(set(scales)) == len(scales)


def test_headers_take_room_only_where_there_are_any():
    bare = area_of(SheetStyle(header="", footer=" ", page_numbers=False))
    full = area_of(SheetStyle())
    assert bare.top < full.top
    assert bare.height > full.height


@pytest.mark.parametrize(
    ("style", "columns", "rows"),
    [
        (SheetStyle("A5", True, 4), 2, 2),
        (SheetStyle("A4", False, 2, answer_lines=3), 1, 2),
        (SheetStyle("A5", True, 2), 2, 1),
    ],
    ids=["no strip", "no half page", "beside"],
)
def test_a_grid_is_balanced_where_that_costs_little(style, columns, rows):
    grid = grid_of(style, MARKED)
    assert (grid.columns, grid.rows) == (columns, rows)


def gaps_of(grid: Grid) -> list[float]:
    tops = sorted({place.top for place in grid.places})
    return [other - one - grid.block.height for one, other in pairwise(tops)]


@pytest.mark.parametrize("count", [2, 6, 9, 12])
def test_rows_begin_at_the_top_and_stay_together(count):
    style = SheetStyle(per_page=count)
    grid = grid_of(style, MARKED)
    assert grid.places[0].top == area_of(style).top
    gaps = gaps_of(grid)
    assert gaps == pytest.approx([gaps[0]] * len(gaps))
    assert gaps[0] <= max(0.2 * grid.block.width, 30) + 1e-6


def test_a_footer_keeps_its_distance():
    area, style = area_of(SheetStyle()), SheetStyle()
    footer = style.size[1] - style.margin * POINTS_A_MM - 8.5
    assert footer - area.top - area.height > 15


@pytest.mark.parametrize("lines", [0, 2])
def test_another_line_above_makes_no_board_smaller(lines):
    for count in range(1, 25):
        style = SheetStyle(per_page=count, answer_lines=lines)
        usual = grid_of(style, MARKED)
        long = grid_of(style, MARKED, (Lines(2, 1),) * usual.rows)
        assert usual.block.scale == long.block.scale
        assert long.block.picture_top - usual.block.picture_top == pytest.approx(
            1.28 * usual.block.font
        )
        assert [place.left for place in usual.places] == [place.left for place in long.places]


@pytest.mark.parametrize("count", [1, 4, 6, 12])
def test_hands_can_write_between_lines(count):
    style = SheetStyle(per_page=count, answer_lines=3)
    grid = grid_of(style, MARKED)
    assert grid.block.answer_step >= 7 * POINTS_A_MM - 1e-6
    assert all(gap >= 15 for gap in gaps_of(grid))
    widths = {round(place.end - place.left, 3) for place in grid.places}
    assert len(widths) == 1
    area = area_of(style)
    assert max(place.end for place in grid.places) == pytest.approx(area.left + area.width)


@pytest.mark.parametrize("lines", [1, 2, 4])
def test_lines_of_small_boards_are_still_apart(lines):
    block = grid_of(SheetStyle("A5", per_page=24, answer_lines=lines), PLAIN).block
    assert block.answer_step > 10
    assert block.answer_step == pytest.approx(min(7 * POINTS_A_MM, 3.3 * block.scale))


@pytest.mark.parametrize("landscape", [False, True])
def test_columns_are_close_and_in_the_middle_of_the_page(landscape):
    for count in range(2, 25):
        style = SheetStyle(per_page=count, landscape=landscape)
        grid, area = grid_of(style, PLAIN), area_of(style)
        lefts = sorted({place.left for place in grid.places})
        usual = max(0.18 * grid.block.width, 1.5 * grid.block.font, 9)
        side = lefts[0] - area.left
        right = area.left + area.width - lefts[-1] - grid.block.width
        assert side == pytest.approx(right)
        for one, other in pairwise(lefts):
            gap = other - one - grid.block.width
            assert gap == pytest.approx(usual) or (gap < usual and abs(side) < 1e-6)
        # Words are as wide in all columns, and end at the margin at the latest.
        assert len({round(place.end - place.left, 6) for place in grid.places}) == 1
        assert max(place.end for place in grid.places) <= area.left + area.width + 1e-6


@pytest.mark.parametrize("frame", [PLAIN, MARKED], ids=["plain", "letters"])
@pytest.mark.parametrize("count", [4, 12, 20])
def test_boards_end_where_header_and_footer_do_however_small_they_are(count, frame):
    style = SheetStyle(per_page=count)
    edges = edges_of(style, frame)
    for most in (inf, 14.0, 8.0):
        places = grid_of(style, frame, most=most).places
        assert min(place.left + place.block.left for place in places) == pytest.approx(edges[0])
        assert max(place.left + place.block.right for place in places) == pytest.approx(edges[1])
    area = area_of(style)
    whole = (area.left, area.left + area.width)
    assert edges_of(replace(style, per_page=1), frame) == whole
    assert edges_of(replace(style, answer_lines=1), frame) == whole


def test_diagrams_give_way_to_lines_of_one_row():
    style = SheetStyle(per_page=9)
    usual = grid_of(style, PLAIN)
    long = grid_of(style, PLAIN, (Lines(1, 1), Lines(5, 8), Lines(1, 1)))
    assert 0.6 * usual.block.scale < long.block.scale < usual.block.scale
    tops = [place.block.picture_top for place in long.places]
    assert tops[0] == tops[8] < tops[3] == tops[5]


def test_a_page_too_small_says_what_would_fit():
    style = SheetStyle("A5", True, 24, 40.0)
    fitting = most_that_fit(style, PLAIN)
    assert 1 < fitting < 24
    assert most_that_fit(replace(style, per_page=fitting), PLAIN) == fitting
    assert grid_of(replace(style, per_page=fitting), PLAIN).block.scale >= 4.5
    assert most_that_fit(SheetStyle(per_page=24), PLAIN) == 24
    larger = paper_that_fits(style, PLAIN)
    assert larger.paper == "A4" and most_that_fit(larger, PLAIN) == 24


def test_rows_that_are_not_there_take_no_room():
    style = SheetStyle(per_page=9)
    usual = grid_of(style, PLAIN)
    two = grid_of(style, PLAIN, (Lines(5, 8), Lines(1, 1)))
    assert two.block.scale == usual.block.scale
    assert len(two.places) == 6
    first, second = two.places[0], two.places[3]
    assert second.top - first.top - first.block.height >= 9 - 1e-6


def boards_of(grid: Grid) -> list[float]:
    return [each.top + each.block.picture_top for each in grid.places[:: grid.columns]]


def test_boards_stand_where_they_do_on_other_pages_as_far_as_words_leave_room():
    style = SheetStyle(per_page=9)
    usual = boards_of(grid_of(style, PLAIN))
    # There is room above the second row for its name, but none above the first.
    second = grid_of(style, PLAIN, (Lines(1, 1), Lines(2, 1), Lines(1, 1)))
    assert boards_of(second) == pytest.approx(usual)
    first = grid_of(style, PLAIN, (Lines(2, 1), Lines(1, 1), Lines(1, 1)))
    assert boards_of(first)[0] > usual[0]
    assert boards_of(first)[1:] == pytest.approx(usual[1:])
    # Where boards are smaller, so they are on the page that they are compared with.
    smaller = grid_of(style, PLAIN, (Lines(2, 1), Lines(1, 2), Lines(1, 1)), 15.0)
    alike = grid_of(style, PLAIN, most=15.0)
    assert boards_of(smaller)[1:] == pytest.approx(boards_of(alike)[1:])


def test_margins_may_leave_nothing_of_a_page():
    wanted = SheetStyle("A5", True, margin=40.0, solutions="foot", per_page=12)
    assert grid_of(wanted, PLAIN).block.scale == 0.0
    assert most_that_fit(wanted, PLAIN) == 4
