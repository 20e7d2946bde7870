"""Sheets: diagrams on pages, with the words around them, and their solutions. Pure, no Qt.

Pages are made one at a time, as they are asked for: a sheet of any length needs no more memory
than a page.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple

from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.picture import (
    Measure,
    Page,
    PageItem,
    PlacedPicture,
    frame_of,
    picture_of,
    words_of,
)
from fenedit.diagram.shapes import Rect, Text
from fenedit.diagram.sheet.fitted_text import Width, fitted, shortened, width_in, wrapped
from fenedit.diagram.sheet.layout import (
    ABOVE_GAP,
    ASCENT,
    FOOTER_SIZE,
    HEADER_SIZE,
    LINE,
    POINTS_A_MM,
    Block,
    Furniture,
    Place,
    SheetEntry,
    SheetStyle,
    area_of,
    grid_of,
    lines_above,
    may_be_long,
    sheet_entry,
)
from fenedit.notation.puzzle import Caption

INK: Final = "#000000"
_FONT: Final = 8.5
_SMALL_FONT: Final = 7.5
_TITLE_FONT: Final = 13.0
_TITLE_ROOM: Final = 24.0
_GUTTER: Final = 18.0
_COLUMN: Final = 240.0
"""Width of a column of the usual font, about; there are two columns at least."""
_NARROW: Final = 200.0
"""Columns narrower than this get the small font."""
_BETWEEN: Final = 0.5
"""Room between two entries, in font sizes."""
_DEEPER: Final = 1.1
"""How far what continues a line, and each step of depth, stands to the right, in font sizes."""
_DEEPEST: Final = 5
_STEP_OF_TEXT: Final = 3
"""Blanks in the text of a solution that make one step of depth."""
_TOGETHER: Final = 2
"""So many lines of an entry are not divided from each other at its beginning."""


class _Line(NamedTuple):
    """A line of an entry: its text, how far to the right it begins, and whether it is italic."""

    text: str
    indent: float
    italic: bool = False


def solution_pages(
    captions: Iterable[Caption], sheet: SheetStyle, measure: Measure, title: str, missing: str
) -> Iterator[tuple[PageItem, ...]]:
    """Yield what stands on each page of solutions, without header and footer.

    Args:
        captions: the diagrams, in their order, with what solves them.
        sheet: the layout.
        measure: of the fonts that the pages will be printed with.
        title: the heading on the first of them; "" for none.
        missing: what is said where no solution is known.
    """
    columns = _Columns(sheet, measure, title, missing)
    for caption in captions:
        yield from columns.add(caption)
    yield from columns.rest()


class _Columns:
    """Fills column after column, page after page."""

    def __init__(self, sheet: SheetStyle, measure: Measure, title: str, missing: str) -> None:
        self._missing = missing
        self._area = area_of(sheet)
        self._columns = max(2, round(self._area.width / _COLUMN))
        gutters = _GUTTER * (self._columns - 1)
        self._width = (self._area.width - gutters) / self._columns
        self._font = _FONT if self._width >= _NARROW else _SMALL_FONT
        self._plain = width_in(measure, self._font)
        self._bold = width_in(measure, self._font, bold=True)
        self._italic = width_in(measure, self._font, italic=True)
        self._indent = 0.0
        self._begun = False
        self._items: list[PageItem] = []
        self._column = 0
        self._top = self._area.top
        if title:
            heading = width_in(measure, _TITLE_FONT, bold=True)
            text = shortened(title, self._area.width, heading)
            baseline = self._area.top + ASCENT * _TITLE_FONT
            place = (self._area.left, baseline)
            self._items.append(Text(*place, text, _TITLE_FONT, INK, bold=True, begins="H1"))
            self._top += _TITLE_ROOM
        self._y = self._top

    def add(self, caption: Caption) -> Iterator[tuple[PageItem, ...]]:
        """Place an entry; yield the pages that are full with it."""
        self._begun = True
        step = LINE * self._font
        number = f"{caption.number}"
        # One width for all numbers of as many digits, so that texts stand below each other.
        self._indent = self._bold("0" * max(2, len(number))) + 0.8 * self._font
        lines = self._lines(caption)
        at_top = self._y == self._top
        if not at_top:
            self._y += _BETWEEN * self._font
        for index, line in enumerate(lines):
            needed = min(_TOGETHER, len(lines)) if index == 0 else 1
            if self._y + needed * step > self._area.top + self._area.height and not at_top:
                yield from self._next_column()
            at_top = False
            baseline = self._y + ASCENT * self._font
            if index == 0:
                place = (self._left, baseline)
                head = Text(*place, number, self._font, INK, bold=True, begins="P")
                self._items.append(head)
            x = self._left + self._indent + line.indent
            text = Text(x, baseline, line.text, self._font, INK, italic=line.italic)
            self._items.append(text)
            self._y += step

    def rest(self) -> Iterator[tuple[PageItem, ...]]:
        """Yield the last page, if there is anything on it."""
        if self._begun and self._items:
            yield tuple(self._items)
            self._items = []

    @property
    def _left(self) -> float:
        return self._area.left + self._column * (self._width + _GUTTER)

    def _next_column(self) -> Iterator[tuple[PageItem, ...]]:
        self._column += 1
        if self._column == self._columns:
            yield tuple(self._items)
            self._items = []
            self._column = 0
            self._top = self._area.top
        self._y = self._top

    def _lines(self, caption: Caption) -> list[_Line]:
        """Return an entry as lines: who made it, then the solution, each hanging."""
        lines: list[_Line] = []
        named = ", ".join(filter(None, (caption.author or caption.title, caption.source)))
        lines += self._hanging(named, 0, self._italic, italic=True)
        for text in caption.solution.split("\n"):
            depth = (len(text) - len(text.lstrip(" "))) // _STEP_OF_TEXT
            lines += self._hanging(text, min(depth, _DEEPEST), self._plain)
        if not caption.solution.strip():
            lines += self._hanging(self._missing, 0, self._plain)
        return lines

    def _hanging(
        self, text: str, depth: int, width: Width, *, italic: bool = False
    ) -> Iterator[_Line]:
        deeper = _DEEPER * self._font
        start = depth * deeper
        room = self._width - self._indent - start - deeper
        first, *others = wrapped(text, room, width) or ("",)
        if first:
            yield _Line(first, start, italic)
        for line in others:
            yield _Line(line, start + (0.0 if italic else deeper), italic)


__all__ = [
    "Furniture",
    "SheetEntry",
    "diagram_page",
    "page_count",
    "sheet_entry",
    "sheet_pages",
    "solutions",
]

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
        left, right = place.left + block.left, place.left + block.right
        items += _above(entry.caption, head, block, left, place.top + block.picture_top)
        told = (diagram.fen, diagram.title, words_of(diagram, furniture.language))
        items.append(PlacedPicture(picture, *where, block.scale, *told))
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
    yield Text(left, baseline, str(caption.number), font, INK, bold=True, begins="P")
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
    counted = Text(right, baseline, "", font, INK, "end")
    if sheet.count and (count := shortened(caption.count, right - left, width)):
        counted = replace(counted, text=count)
        right -= width(count) + _APART * font
    if sheet.stipulation and (asked := shortened(caption.stipulation, right - left, width)):
        yield Text(left, baseline, asked, font, INK)
    if counted.text:
        yield counted


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
        edges.append(Text(left, baseline, header, HEADER_SIZE, INK, bold=True, begins="aside"))
        edges.append(Rect(left, baseline + 4.5, right - left, HAIRLINE, INK))
    baseline = height - margin - 0.24 * FOOTER_SIZE
    room = right - left
    plain = width_in(measure, FOOTER_SIZE)
    if sheet.page_numbers:
        edges.append(Text(right, baseline, str(number), FOOTER_SIZE, INK, "end", begins="aside"))
        room -= plain(str(number)) + 2 * FOOTER_SIZE
    if footer := shortened(furniture.filled(sheet.footer, number), room, plain):
        edges.append(Text(left, baseline, footer, FOOTER_SIZE, INK, begins="aside"))
    return Page(width, height, (*items, *edges))
