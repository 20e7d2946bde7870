"""Sheets: diagrams on pages, with the words around them, and their solutions. Pure, no Qt.

Pages are made one at a time, as they are asked for: a sheet of any length needs no more memory
than a page.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.page import Measure, Page, PageItem, PlacedPicture
from fenedit.diagram.picture import frame_of, picture_of
from fenedit.diagram.shapes import Rect, Text
from fenedit.diagram.sheet.layout import (
    ASCENT,
    FOOTER_SIZE,
    HEADER_SIZE,
    LINE,
    Block,
    area_of,
    grid_of,
)
from fenedit.diagram.sheet.solutions import solution_pages
from fenedit.diagram.sheet.style import (
    POINTS_A_MM,
    Furniture,
    Orientation,
    SheetEntry,
    SheetStyle,
    sheet_entry,
    sheet_from_settings,
    sheet_settings,
)
from fenedit.diagram.sheet.text import shortened, width_in
from fenedit.notation.puzzle.caption import Caption

__all__ = [
    "Furniture",
    "Orientation",
    "SheetEntry",
    "SheetStyle",
    "diagram_page",
    "page_count",
    "sheet_entry",
    "sheet_from_settings",
    "sheet_pages",
    "sheet_settings",
    "solutions",
]

INK: Final = "#000000"
FAINT: Final = "#8a8a8a"
HAIRLINE: Final = 0.4
"""Width in points of the finest line that every printer shows."""
_APART: Final = 0.8
"""Least room between two texts on a line, in font sizes."""
_NO_FURNITURE: Final = Furniture()


def sheet_pages(
    entries: Iterable[SheetEntry],
    sheet: SheetStyle,
    style: DiagramStyle,
    measure: Measure,
    furniture: Furniture = _NO_FURNITURE,
) -> Iterator[Page]:
    """Yield the pages of a sheet: the diagrams, then the solutions if they are wanted.

    Args:
        entries: the diagrams, which are read as there is need.
        sheet: the layout.
        style: the look of each diagram; its size and margin do not count.
        measure: of the fonts that the pages will be printed with.
        furniture: what headers and footers speak of.
    """
    captions: list[Caption] = []
    number = 0
    rest = iter(entries)
    while some := tuple(islice(rest, sheet.per_page)):
        number += 1
        if sheet.solutions == "page":
            captions += [entry.caption for entry in some]
        yield diagram_page(some, number, sheet, style, measure, furniture)
    yield from solutions(captions, number + 1, sheet, measure, furniture)


def solutions(
    captions: Iterable[Caption],
    first: int,
    sheet: SheetStyle,
    measure: Measure,
    furniture: Furniture = _NO_FURNITURE,
) -> Iterator[Page]:
    """Yield the pages of solutions; none where there is no caption.

    Args:
        captions: the diagrams, in their order, which are read as there is need.
        first: the number of the first of these pages.
        sheet: the layout.
        measure: of the fonts that the pages will be printed with.
        furniture: the heading, and what headers and footers speak of.
    """
    filled = solution_pages(captions, sheet, measure, furniture.solutions)
    for number, items in enumerate(filled, first):
        yield _page(items, number, sheet, measure, furniture)


def page_count(count: int, sheet: SheetStyle) -> int:
    """Return how many pages so many diagrams take, without those of the solutions."""
    return -(-count // sheet.per_page)


def diagram_page(
    entries: Sequence[SheetEntry],
    number: int,
    sheet: SheetStyle,
    style: DiagramStyle,
    measure: Measure,
    furniture: Furniture = _NO_FURNITURE,
) -> Page:
    """Return one page of diagrams.

    Args:
        entries: those on it, `sheet.per_page` at most.
        number: of the page, from 1.
        sheet: the layout.
        style: the look of each diagram; its size and margin do not count.
        measure: of the fonts that the page will be printed with.
        furniture: what headers and footers speak of.
    """
    style = replace(style, margin=0.0)
    frame = frame_of(style)
    grid = grid_of(sheet, frame)
    block = grid.block
    items: list[PageItem] = []
    for entry, (left, top) in zip(entries, grid.places, strict=False):
        diagram = entry.diagram
        picture = picture_of(diagram, style)
        place = (left, top + block.picture_top)
        items.append(PlacedPicture(picture, *place, block.scale, diagram.fen, diagram.title))
        board = left + frame.left * block.scale
        right = board + 8 * block.scale
        items += _above(entry.caption, sheet, measure, block, (board, right), top)
        items += _below(entry.caption, sheet, measure, block, (board, right), top)
        for line in range(sheet.answer_lines):
            y = top + block.answers + line * block.answer_step
            items.append(Rect(board, y - HAIRLINE, right - board, HAIRLINE, FAINT))
    return _page(items, number, sheet, measure, furniture)


def _above(
    caption: Caption,
    sheet: SheetStyle,
    measure: Measure,
    block: Block,
    edges: tuple[float, float],
    top: float,
) -> Iterator[Text]:
    if sheet.above == "none":
        return
    left, right = edges
    font = block.font
    source = ""
    baseline = top + ASCENT * font
    if sheet.above == "number-source":
        source = ", ".join(filter(None, (caption.source, caption.award)))
        if not source:
            # What stands alone stands next to the board.
            baseline += LINE * font
    bold = width_in(measure, font, bold=True)
    number = shortened(str(caption.number), right - left, bold)
    yield Text(left, baseline, number, font, INK, bold=True)
    name = {
        "number-title": caption.title or caption.author,
        "number-author": caption.author or caption.title,
        "number-source": caption.author or caption.title,
    }.get(sheet.above, "")
    start = left + bold(number) + _APART * font
    plain = width_in(measure, font)
    if name := shortened(name, right - start, plain):
        yield Text(start, baseline, name, font, INK)
    slanted = width_in(measure, font, italic=True)
    if source := shortened(source, right - left, slanted):
        yield Text(left, baseline + LINE * font, source, font, INK, italic=True)


def _below(
    caption: Caption,
    sheet: SheetStyle,
    measure: Measure,
    block: Block,
    edges: tuple[float, float],
    top: float,
) -> Iterator[Text]:
    left, right = edges
    font, baseline = block.font, top + block.below
    width = width_in(measure, font)
    if sheet.count and (count := shortened(caption.count, right - left, width)):
        yield Text(right, baseline, count, font, INK, "end")
        right -= width(count) + _APART * font
    if sheet.stipulation and (asked := shortened(caption.stipulation, right - left, width)):
        yield Text(left, baseline, asked, font, INK)


def _page(
    items: Iterable[PageItem],
    number: int,
    sheet: SheetStyle,
    measure: Measure,
    furniture: Furniture,
) -> Page:
    """Return a page with what stands at its edges."""
    width, height = sheet.size
    area = area_of(sheet)
    left, right = area.left, area.left + area.width
    margin = sheet.margin * POINTS_A_MM
    edges: list[PageItem] = []
    measured = width_in(measure, HEADER_SIZE, bold=True)
    if header := shortened(furniture.filled(sheet.header, number), area.width, measured):
        baseline = margin + ASCENT * HEADER_SIZE
        edges.append(Text(left, baseline, header, HEADER_SIZE, INK, bold=True))
        edges.append(Rect(left, baseline + 4.5, area.width, HAIRLINE, INK))
    baseline = height - margin - 0.24 * FOOTER_SIZE
    room = area.width
    plain = width_in(measure, FOOTER_SIZE)
    if sheet.page_numbers:
        edges.append(Text(right, baseline, str(number), FOOTER_SIZE, INK, "end"))
        room -= plain(str(number)) + 2 * FOOTER_SIZE
    if footer := shortened(furniture.filled(sheet.footer, number), room, plain):
        edges.append(Text(left, baseline, footer, FOOTER_SIZE, INK))
    return Page(width, height, (*items, *edges))
