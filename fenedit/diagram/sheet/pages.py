"""Sheets: diagrams on pages, with the words around them, and their solutions. Pure, no Qt.

Pages are made one at a time, as they are asked for: a sheet of any length needs no more memory
than a page.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple

from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.page import Measure, Page, PageItem, PlacedPicture
from fenedit.diagram.picture import frame_of, picture_of
from fenedit.diagram.shapes import Rect, Text
from fenedit.diagram.sheet.layout import (
    ABOVE_GAP,
    ASCENT,
    FOOTER_SIZE,
    HEADER_SIZE,
    LINE,
    Block,
    Place,
    area_of,
    grid_of,
    lines_above,
    may_be_long,
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
from fenedit.diagram.sheet.text import fitted, shortened, width_in
from fenedit.notation.puzzle import Caption

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
    """Yield the pages of a sheet: the diagrams, then the solutions if they are wanted and known.

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
    if any(caption.solution for caption in captions):
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
    filled = solution_pages(captions, sheet, measure, furniture.solutions, furniture.not_given)
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
    heads = _heads(entries, sheet, measure, grid.block, grid.places)
    long = any(head.lines > lines_above(sheet) for head in heads)
    if long:
        grid = grid_of(sheet, frame, long=True)
    block = grid.block
    items: list[PageItem] = []
    for entry, head, place in zip(entries, heads, grid.places, strict=False):
        diagram = entry.diagram
        picture = picture_of(diagram, style)
        where = (place.left, place.top + block.picture_top)
        items.append(PlacedPicture(picture, *where, block.scale, diagram.fen, diagram.title))
        left, right = place.left + block.left, place.left + block.right
        items += _above(entry.caption, head, block, left, place.top + block.picture_top)
        items += _below(entry.caption, sheet, measure, block, (left, right), place.top)
        for line in range(sheet.answer_lines):
            y = place.top + block.answers + line * block.answer_step
            items.append(Rect(left, y - HAIRLINE, place.end - left, HAIRLINE, FAINT))
    return _page(items, number, sheet, measure, furniture, (grid.left, grid.right))


class _Head(NamedTuple):
    """What stands above a diagram.

    Attributes:
        indent: where the name begins behind the number.
        names: the lines of the name.
        sources: the lines of the source.
    """

    indent: float
    names: tuple[str, ...]
    sources: tuple[str, ...]

    @property
    def lines(self) -> int:
        """How many lines it takes."""
        return max(1, len(self.names)) + len(self.sources)


def _heads(
    entries: Sequence[SheetEntry],
    sheet: SheetStyle,
    measure: Measure,
    block: Block,
    places: Sequence[Place],
) -> list[_Head]:
    """Return what stands above each diagram, in a line more than usual where that is needed."""
    return [
        _head(entry.caption, sheet, measure, block, place.end - place.left - block.left)
        for entry, place in zip(entries, places, strict=False)
    ]


def _head(
    caption: Caption, sheet: SheetStyle, measure: Measure, block: Block, room: float
) -> _Head:
    if sheet.above == "none":
        return _Head(0.0, (), ())
    font = block.font
    plain, slanted = width_in(measure, font), width_in(measure, font, italic=True)
    indent = width_in(measure, font, bold=True)(str(caption.number)) + _APART * font
    name = {
        "number-title": caption.title or caption.author,
        "number-author": caption.author or caption.title,
        "number-source": caption.author or caption.title,
    }.get(sheet.above, "")
    source = ""
    if sheet.above == "number-source":
        source = ", ".join(filter(None, (caption.source, caption.award)))
    most = lines_above(sheet) + (1 if may_be_long(sheet) else 0)
    names = fitted(name, room - indent, plain, min(2, most - 1 if source else most))
    sources = fitted(source, room, slanted, min(2, most - max(1, len(names))))
    return _Head(indent, names, sources)


def _above(
    caption: Caption, head: _Head, block: Block, left: float, bottom: float
) -> Iterator[Text]:
    """Yield the words above a diagram whose top edge is `bottom`; they stand next to it."""
    if not head.indent:
        return
    font = block.font
    baseline = bottom - (ABOVE_GAP + 0.24 + (head.lines - 1) * LINE) * font
    yield Text(left, baseline, str(caption.number), font, INK, bold=True)
    for line, name in enumerate(head.names):
        yield Text(left + head.indent, baseline + line * LINE * font, name, font, INK)
    baseline += max(1, len(head.names)) * LINE * font
    for line, source in enumerate(head.sources):
        yield Text(left, baseline + line * LINE * font, source, font, INK, italic=True)


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
    sides: tuple[float, float] | None = None,
) -> Page:
    """Return a page with what stands at its edges.

    Args:
        items: all else.
        number: of the page.
        sheet: the layout.
        measure: of the fonts.
        furniture: what headers and footers speak of.
        sides: where these begin and end; None for the margins.
    """
    width, height = sheet.size
    area = area_of(sheet)
    left, right = sides or (area.left, area.left + area.width)
    margin = sheet.margin * POINTS_A_MM
    edges: list[PageItem] = []
    measured = width_in(measure, HEADER_SIZE, bold=True)
    if header := shortened(furniture.filled(sheet.header, number), right - left, measured):
        baseline = margin + ASCENT * HEADER_SIZE
        edges.append(Text(left, baseline, header, HEADER_SIZE, INK, bold=True))
        edges.append(Rect(left, baseline + 4.5, right - left, HAIRLINE, INK))
    baseline = height - margin - 0.24 * FOOTER_SIZE
    room = right - left
    plain = width_in(measure, FOOTER_SIZE)
    if sheet.page_numbers:
        edges.append(Text(right, baseline, str(number), FOOTER_SIZE, INK, "end"))
        room -= plain(str(number)) + 2 * FOOTER_SIZE
    if footer := shortened(furniture.filled(sheet.footer, number), room, plain):
        edges.append(Text(left, baseline, footer, FOOTER_SIZE, INK))
    return Page(width, height, (*items, *edges))
