"""Makes the pages of sheets: diagrams with the words around them, and solutions. Pure, no Qt.

Pages are made on demand: a sheet of any length needs no more memory than a page.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice
from math import ceil, inf
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from fenedit.diagram.description import POINTS_A_MM, Diagram, DiagramStyle
from fenedit.diagram.picture import (
    Measure,
    Page,
    PageItem,
    PlacedPicture,
    frame_of,
    picture_of,
    words_of,
)
from fenedit.diagram.shapes import Rect, Text, mover_square
from fenedit.diagram.sheet.fitted_text import (
    Width,
    fitted,
    leans,
    shortened,
    side_by_side,
    width_in,
)
from fenedit.diagram.sheet.grid import (
    ABOVE_GAP,
    ASCENT,
    CODE_SIDE,
    FOOTER_SIZE,
    HEADER_SIZE,
    INK,
    LINE,
    LINK_SIDE,
    NAME_ROOM,
    QUIET,
    SMALLEST_FONT,
    Block,
    Grid,
    Lines,
    Place,
    area_of,
    edges_of,
    grid_of,
    usual_lines,
)
from fenedit.diagram.sheet.layout import ENGLISH_TEXTS, NAMED, PageTexts, SheetEntry, SheetStyle
from fenedit.diagram.sheet.qr import qr_shape
from fenedit.diagram.sheet.solutions import SolutionColumns, foot
from fenedit.notation.position import WHITE
from fenedit.notation.puzzle import Caption

OUTLIER_SHARE = 0.85
"""Pages whose boards would be below this share of the median do not shrink the other pages."""


def names_above(caption: Caption, sheet: SheetStyle) -> tuple[str, str]:
    """Return the name beside the number of a diagram, and the text below it."""
    shown = _SHOWN[sheet.above]
    name, *others = sheet.names(caption, shown) or ("",)
    if not (caption.author and "author" in shown) and not (caption.title and "title" in shown):
        # If author or title is missing, the other replaces it.
        others = [*filter(None, (name, *others))]
        name = (caption.author or caption.title) if shown else ""
    return name, side_by_side(others)


HAIRLINE = 0.4
"""Width in points of the finest line that all printers can print."""
_APART = 0.8
"""Least gap between two texts on a line, in font sizes."""
_SIGN = 0.7
_SITE_FONT = 6.5
"""Font size of the site that a QR code opens."""
_SHOWN: dict[str, tuple[str, ...]] = {
    "none": (),
    "number": (),
    "number-title": ("title",),
    "number-author": ("author",),
    "number-source": ("author", "source", "award"),
    "number-all": NAMED,
}
"""The names above a diagram."""


def sheet_pages(
    entries: Iterable[SheetEntry],
    sheet: SheetStyle,
    style: DiagramStyle,
    measure: Measure,
    texts: PageTexts = ENGLISH_TEXTS,
    most: float = inf,
) -> Iterator[Page]:
    """Yield the pages of a sheet: the diagrams, then the solutions if wanted and known.

    Args:
        entries: the diagrams, read on demand.
        sheet: the layout.
        style: the look of each diagram; its size and margin are ignored.
        measure: for the fonts of the pages.
        texts: the words of headers and footers.
        most: the greatest size of boards in points per square, from `board_scale`; without it each
            page has boards as large as its own words allow.
    """
    captions: list[Caption] = []
    number = sheet.first_page - 1
    rest = iter(entries)
    while some := tuple(islice(rest, sheet.per_page)):
        number += 1
        if sheet.solutions == "page":
            captions += [entry.caption for entry in some]
        yield diagram_page(some, number, sheet, style, measure, texts, most)
    if any(caption.solution for caption in captions):
        yield from solutions(captions, number + 1, sheet, measure, texts, style.font)


def solutions(
    captions: Iterable[Caption],
    first: int,
    sheet: SheetStyle,
    measure: Measure,
    texts: PageTexts = ENGLISH_TEXTS,
    font: str = "",
) -> Iterator[Page]:
    """Yield the pages of solutions; none if nothing is asked.

    Args:
        captions: of the diagrams, in order, read on demand.
        first: the number of the first of these pages.
        sheet: the layout.
        measure: for the fonts of the pages.
        texts: the heading, and the texts of headers and footers.
        font: family of the texts; "" for ours.
    """
    sheet = replace(sheet, name_line=False)
    columns = SolutionColumns(sheet, measure, texts, first)
    answered = (caption for caption in captions if caption.is_answered)
    filled = chain(chain.from_iterable(map(columns.add, answered)), columns.rest())
    for number, items in enumerate(filled, first):
        area = area_of(sheet.on_page(number))
        edges = area.left, area.left + area.width
        yield replace(_page(items, number, sheet, measure, texts, edges), font=font)


def page_count(count: int, sheet: SheetStyle) -> int:
    """Return how many pages diagrams need, without those of solutions."""
    return -(-count // sheet.per_page)


def diagram_page(
    entries: Sequence[SheetEntry],
    number: int,
    sheet: SheetStyle,
    style: DiagramStyle,
    measure: Measure,
    texts: PageTexts = ENGLISH_TEXTS,
    most: float = inf,
) -> Page:
    """Return one page of diagrams.

    Args:
        entries: its diagrams, at most `sheet.per_page`.
        number: the printed page number.
        sheet: the layout.
        style: the look of each diagram; its size and margin are ignored.
        measure: for the fonts of the page.
        texts: the words of headers and footers.
        most: the greatest size of boards in points per square.
    """
    sheet = sheet.on_page(number)
    captions = [entry.caption for entry in entries]
    setting = _Setting(captions, sheet, style, measure)
    grid, words = setting.largest(most)
    style = style.bare
    frame = frame_of(style)
    edges = edges_of(sheet, frame)
    items: list[PageItem] = []
    if sheet.name_line:
        items += _name_line(sheet, measure, texts, edges)
    for entry, wording, sign, place in zip(
        entries, words, setting.signs, grid.places, strict=False
    ):
        diagram, block = entry.diagram, place.block
        picture = picture_of(diagram, style)
        top = place.top + block.picture_top
        left, right = place.left + block.left, place.left + block.right - block.code
        items += _above(sheet.numbered(entry.caption.number), wording, block, left, top)
        embedded = diagram.fen, diagram.title, spoken_words(diagram, texts), diagram.record
        items.append(PlacedPicture(picture, place.left, top, block.scale, *embedded))
        bottom = top + frame.height * block.scale
        if entry.link and block.code:
            side = right + LINK_SIDE
            items.append(qr_shape(entry.link, side, bottom - CODE_SIDE))
            site = urlsplit(entry.link).netloc.removeprefix("www.")
            over = bottom - CODE_SIDE - QUIET
            items.append(Text(side, over, site, _SITE_FONT, INK, "end"))
        elif entry.link:
            items.append(qr_shape(entry.link, right, bottom + QUIET))
        # Words are at the left of a code below the board.
        right -= _code_below(sheet, block)
        baseline = place.top + block.below
        if sign:
            length, line = _SIGN * block.font, 0.07 * block.font
            y = baseline - length
            items.append(mover_square(diagram.side_to_move, left, y, length, line, INK))
        for line, asked in enumerate(wording.asked):
            y = baseline + line * LINE * block.font
            items.append(Text(left + wording.hang, y, asked, block.font, INK))
        if wording.pieces:
            last = baseline + (wording.counted - 1) * LINE * block.font
            items.append(Text(right, last, wording.pieces, block.font, INK, "end"))
        for line in range(sheet.answer_lines):
            y = place.top + block.answers + line * block.answer_step
            items.append(Rect(left, y - HAIRLINE, place.end - left, HAIRLINE, "#8a8a8a"))
    cut = {each.number for each, wording in zip(captions, words, strict=False) if wording.cut}
    if sheet.solutions == "foot":
        solved, is_cut = foot(captions, sheet, measure, edges)
        items += solved
        cut.update(each.number for each in captions if is_cut and each.solution)
    page = _page(items, number, sheet, measure, texts, edges)
    # Without a size for the whole sheet no page counts as smaller.
    smaller = grid.block.scale < most < inf
    return replace(page, cut=tuple(sorted(cut)), smaller=smaller, font=style.font)


def board_scale(
    captions: Callable[[], Iterable[Caption]],
    sheet: SheetStyle,
    style: DiagramStyle,
    measure: Measure,
) -> Iterator[float | None]:
    """Yield None after each measured page, and finally the size of all boards.

    As in a book, all boards are as small as on the page with the longest words, except on pages
    whose boards would be smaller than `OUTLIER_SHARE` of the median: see `Page.smaller`.

    If boards are smaller than usual, all pages are measured again in that size: fonts have a least
    and a greatest size, so words beside smaller boards may need another line.

    Args:
        captions: returns the captions of all diagrams, in order, each time it is called.
        sheet: the layout.
        style: the look of each diagram; its size and margin are ignored.
        measure: for the fonts of the pages.

    Yields:
        None; finally points per square.
    """
    frame = frame_of(style.bare)
    most, least = grid_of(sheet, frame).block.scale, 0.0
    while True:
        found: Counter[float] = Counter()
        rest = iter(captions())
        while some := tuple(islice(rest, sheet.per_page)):
            grid, _ = _Setting(some, sheet, style, measure).largest(most)
            found[grid.block.scale] += 1
            yield None
        if not least and found:
            half = sorted(found.elements())[(found.total() - 1) // 2]
            least = OUTLIER_SHARE * half
        smallest = min((scale for scale in found if scale >= least), default=most)
        if smallest == most:
            break
        most = smallest
    yield most


def shows_mover(caption: Caption, sheet: SheetStyle, style: DiagramStyle) -> bool:
    """Return whether a sign below a diagram shows the side to move."""
    return style.mover_mark and not (sheet.stipulation and caption.says_mover)


def asked_lines(entry: SheetEntry, sheet: SheetStyle, style: DiagramStyle) -> tuple[str, ...]:
    """Return the texts below a diagram: the stipulation after the mover's sign, then the rest."""
    caption, sign = entry.caption, ""
    if shows_mover(caption, sheet, style):
        sign = "□ " if entry.diagram.side_to_move == WHITE else "■ "
    asked, *more = (caption.stipulation, *caption.more) if sheet.stipulation else ("",)
    return sign + asked, *more


def spoken_words(diagram: Diagram, texts: PageTexts) -> str:
    """Return a diagram in words, for screen readers."""
    mover = texts.movers[diagram.side_to_move != WHITE]
    return f"{words_of(diagram, texts.language)}. {mover}"


class _Words(NamedTuple):
    """The words around a diagram, in lines.

    Attributes:
        indent: where the name begins, after the number.
        names: the lines of the name.
        sources: the lines of the text below it.
        hang: where the stipulation begins, after the mover's sign.
        asked: the lines of the stipulation, and of the texts below it.
        pieces: the count of pieces; on the last line of the stipulation if it fits, else below.
        counted: the line of the count, from 1.
        below: the number of lines below the diagram.
        cut: whether something is left out.
    """

    indent: float
    names: tuple[str, ...]
    sources: tuple[str, ...]
    hang: float
    asked: tuple[str, ...]
    pieces: str
    counted: int
    below: int
    cut: bool

    @property
    def above(self) -> int:
        """The number of lines above the diagram."""
        return max(1, len(self.names)) + len(self.sources) if self.indent else 0


class _Setting:
    """The words around the diagrams of a page, fitted to the size of the boards.

    Attributes:
        signs: whether a sign below each diagram shows the mover.
    """

    def __init__(
        self,
        captions: Sequence[Caption],
        sheet: SheetStyle,
        style: DiagramStyle,
        measure: Measure,
    ) -> None:
        self.signs = [shows_mover(caption, sheet, style) for caption in captions]
        self._captions = captions
        self._sheet = sheet
        self._measure = measure
        self._frame = frame_of(style.bare)

    def largest(self, most: float) -> tuple[Grid, list[_Words]]:
        """Return a grid and words that fit it: boards shrink until all words have room.

        Args:
            most: the greatest size of boards in points per square.
        """
        usual = grid_of(self._sheet, self._frame).block.scale
        # Long words may shrink a diagram to 60 % of its usual size; then they get fewer lines.
        least = min(most, 0.6 * usual)
        for most_lines in (8, 5, 3, 2, 1):
            scale = min(most, usual)
            grid, words = self._beside(scale, most_lines)
            while grid.block.scale < scale:
                # Words beside smaller boards may need more lines.
                scale = grid.block.scale
                grid, words = self._beside(scale, most_lines)
            if scale >= least:
                break
        return grid, words

    def _beside(self, scale: float, most_lines: int) -> tuple[Grid, list[_Words]]:
        """Return words beside boards of a scale, and the grid that has room for them."""
        beside = grid_of(self._sheet, self._frame, most=scale)
        words = [
            self._words(caption, sign, place, most_lines)
            for caption, sign, place in zip(self._captions, self.signs, beside.places, strict=False)
        ]
        lines = [usual_lines(self._sheet)] * ceil(len(words) / beside.columns)
        for index, wording in enumerate(words):
            row = index // beside.columns
            above, below = lines[row]
            lines[row] = Lines(max(above, wording.above), max(below, wording.below))
        return grid_of(self._sheet, self._frame, tuple(lines), scale), words

    def _words(self, caption: Caption, sign: bool, place: Place, most: int) -> _Words:
        """Return the words around a diagram, in at most `most` lines above it and below it."""
        sheet, measure = self._sheet, self._measure
        block, font = place.block, place.block.font
        plain = width_in(measure, font)
        room = place.end - place.left - block.left
        name, source = names_above(caption, sheet)
        indent = 0.0
        if sheet.above != "none":
            bold = width_in(measure, font, bold=True)
            indent = bold(sheet.numbered(caption.number)) + _APART * font
        names = fitted(name, room - indent, plain, most)
        italic = width_in(measure, font, italic=leans(source))
        sources = fitted(source, room, italic, max(1, most - len(names)))
        hang = (_SIGN + 0.4) * font if sign else 0.0
        across = block.right - block.code - block.left - _code_below(sheet, block)
        stipulation = caption.stipulation if sheet.stipulation else ""
        asked = fitted(stipulation, across - hang, plain, most, names=False)
        count = shortened(caption.pieces, across, plain) if sheet.count else ""
        # What the last line leaves for the count.
        free = across - hang - (plain(asked[-1]) + _APART * font if asked else 0.0)
        beside = not count or plain(count) <= free
        below = max(len(asked), int(sign)) + (not beside) if asked or sign else int(bool(count))
        wanted = [(name, names), (source, sources)]
        counted = below
        if sheet.stipulation:
            wanted.append((caption.stipulation, asked))
            for text in caption.more:
                lines = fitted(text, across - hang, plain, most, names=False)
                wanted.append((text, lines))
                asked = (*asked, *[""] * (below - len(asked)), *lines)
                below = len(asked)
        cut = any(
            "".join(text.split()) != "".join("".join(lines).split()) for text, lines in wanted
        )
        return _Words(indent, names, sources, hang, asked, count, counted, below, cut)


def _code_below(sheet: SheetStyle, block: Block) -> float:
    """Return the width of a QR code beside the words below a board."""
    return LINK_SIDE if sheet.link and not block.code else 0.0


def _above(number: str, words: _Words, block: Block, left: float, bottom: float) -> Iterator[Text]:
    """Yield the words directly above a diagram whose top edge is `bottom`."""
    if not words.indent:
        return
    font = block.font
    baseline = bottom - (ABOVE_GAP + 0.24 + (words.above - 1) * LINE) * font
    yield Text(left, baseline, number, font, INK, bold=True, begins="P")
    for line, name in enumerate(words.names):
        yield Text(left + words.indent, baseline + line * LINE * font, name, font, INK)
    baseline += max(1, len(words.names)) * LINE * font
    italic = leans("".join(words.sources))
    for line, source in enumerate(words.sources):
        yield Text(left, baseline + line * LINE * font, source, font, INK, italic=italic)


def _on_a_line(text: str, room: float, size: float, width: Width) -> tuple[str, float]:
    """Return a text and the largest font size in which it fits; in the smallest, it is shortened.

    Args:
        text: the text.
        room: its greatest width.
        size: its font size if there is room.
        width: measures it in size 1.
    """
    if width(text) * size > room:
        size = max(SMALLEST_FONT, room / width(text))
    return shortened(text, room / size, width), size


def _name_line(
    sheet: SheetStyle, measure: Measure, texts: PageTexts, edges: tuple[float, float]
) -> Iterator[PageItem]:
    """Yield the line at the top of a page where pupils write their name and the date."""
    plain, baseline = width_in(measure, HEADER_SIZE), area_of(sheet).top - 0.5 * NAME_ROOM
    left, right = edges
    middle = left + 0.65 * (right - left)
    for text, start, end in zip(
        texts.name_and_date, (left, middle), (middle - 2 * HEADER_SIZE, right), strict=True
    ):
        yield Text(start, baseline, text, HEADER_SIZE, INK, begins="P")
        line = start + plain(text) + 0.5 * HEADER_SIZE
        yield Rect(line, baseline + 1.5, max(0.0, end - line), HAIRLINE, INK)


def _page(
    items: Iterable[PageItem],
    number: int,
    sheet: SheetStyle,
    measure: Measure,
    texts: PageTexts,
    edges: tuple[float, float],
) -> Page:
    """Return a page with header and footer.

    Args:
        items: the other items.
        number: of the page.
        sheet: the layout.
        measure: for the fonts.
        texts: the words of headers and footers.
        edges: their left and right end.
    """
    width, height = sheet.size
    left, right = edges
    margin = sheet.margin * POINTS_A_MM
    around: list[PageItem] = []
    bold = width_in(measure, 1.0, bold=True)
    wanted = texts.filled(sheet.header, number), texts.filled(sheet.footer, number)
    header, size = _on_a_line(wanted[0], right - left, HEADER_SIZE, bold)
    if header:
        baseline = margin + ASCENT * HEADER_SIZE
        around.append(Text(left, baseline, header, size, INK, bold=True, begins="aside"))
        around.append(Rect(left, baseline + 4.5, right - left, HAIRLINE, INK))
    baseline = height - margin - 0.24 * FOOTER_SIZE
    room = right - left
    plain = width_in(measure, 1.0)
    is_left = sheet.binding != 0 and number % 2 == 0
    outer, inner = (left, right) if is_left else (right, left)
    ends: tuple[Literal["start", "end"], ...] = ("start", "end") if is_left else ("end", "start")
    if sheet.page_numbers:
        around.append(Text(outer, baseline, str(number), FOOTER_SIZE, INK, ends[0], begins="aside"))
        room -= (plain(str(number)) + 2) * FOOTER_SIZE
    footer, size = _on_a_line(wanted[1], room, FOOTER_SIZE, plain)
    if footer:
        around.append(Text(inner, baseline, footer, size, INK, ends[1], begins="aside"))
    return Page(width, height, (*items, *around), edges_cut=(header, footer) != wanted)
