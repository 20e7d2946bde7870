"""Sets sheets: diagrams on pages, with the words around them, and their solutions. Pure, no Qt.

Pages are made one at a time, on demand: a sheet of any length needs no more memory than a page.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice, zip_longest
from math import ceil, floor, inf
from typing import NamedTuple

from fenedit.diagram.description import POINTS_A_MM, DiagramStyle
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
    by_parts,
    fitted,
    leans,
    shortened,
    width_in,
    wrapped,
)
from fenedit.diagram.sheet.layout import (
    ABOVE_GAP,
    ASCENT,
    FOOTER_SIZE,
    HEADER_SIZE,
    LINE,
    NAMED,
    SMALLEST_FONT,
    Block,
    Furniture,
    Grid,
    Lines,
    Place,
    SheetEntry,
    SheetStyle,
    area_of,
    grid_of,
    usual_lines,
)
from fenedit.notation.position import WHITE
from fenedit.notation.puzzle import Caption

INK = "#000000"
_TITLE_FONT = 13.0
_TITLE_ROOM = 24.0
_GUTTER = 18.0
_DEEPER = 1.1
"""The indent of continued lines, and of each step of depth, in font sizes."""


class _Line(NamedTuple):
    """A line of an entry.

    Attributes:
        text: the text.
        indent: from the left.
        italic: whether it is slanted.
        number: of the entry, at its first line; "" else.
        keeps: whether the next line must be in the same column.
    """

    text: str
    indent: float
    italic: bool = False
    number: str = ""
    keeps: bool = False


class _Columns:
    """Fills columns and pages with solutions."""

    def __init__(self, sheet: SheetStyle, measure: Measure, furniture: Furniture) -> None:
        self._missing = furniture.not_given
        self._sheet = sheet
        self._area = area_of(sheet)
        self._columns = max(2, round(self._area.width / 240.0))
        gutters = _GUTTER * (self._columns - 1)
        self._width = (self._area.width - gutters) / self._columns
        # Narrow columns get the small font.
        self._font = 8.5 if self._width >= 200.0 else 7.5
        self._plain = width_in(measure, self._font)
        self._bold = width_in(measure, self._font, bold=True)
        self._italic = width_in(measure, self._font, italic=True)
        self._lines: list[_Line] = []
        self._heading: list[PageItem] = []
        if furniture.solutions:
            heading = width_in(measure, _TITLE_FONT, bold=True)
            text = shortened(furniture.solutions, self._area.width, heading)
            place = (self._area.left, self._area.top + ASCENT * _TITLE_FONT)
            self._heading.append(Text(*place, text, _TITLE_FONT, INK, bold=True, begins="H1"))
        # More lines than a page can hold.
        self._most = self._columns * (int(self._area.height / (LINE * self._font)) + 2)

    def add(self, caption: Caption) -> Iterator[tuple[PageItem, ...]]:
        """Add an entry; yield full pages."""
        for line in self._of_entry(caption):
            self._lines.append(line)
            if len(self._lines) > self._most:
                yield self._filled(self._room)

    def rest(self) -> Iterator[tuple[PageItem, ...]]:
        """Yield the last pages; the columns of the last one are balanced."""
        while self._lines:
            step, room = LINE * self._font, self._room
            rooms = (least * step / 2 for least in range(2, int(2 * room / step)))
            yield next(filter(None, (self._filled(each, whole=True) for each in rooms)), ()) or (
                self._filled(room)
            )

    @property
    def _room(self) -> float:
        """The height of a column."""
        return self._area.height - (_TITLE_ROOM if self._heading else 0.0)

    def _flow(self, room: float, whole: bool) -> list[list[tuple[_Line, float]]]:
        """Return the lines of each column of a page, with their distance from its top."""
        step = LINE * self._font
        columns: list[list[tuple[_Line, float]]] = [[]]
        y = 0.0
        for index, line in enumerate(self._lines):
            if line.number and columns[-1]:
                # Room between two entries.
                y += 0.5 * self._font
            together = self._together(index, whole)
            if not whole and together * step > room:
                # They do not fit into one column.
                together = 1
            full = y + together * step > room + 1e-6
            if full and (columns[-1] or whole):
                if len(columns) == self._columns or not columns[-1]:
                    break
                columns.append([])
                y = 0.0
            columns[-1].append((line, y))
            y += step
        return columns

    def _together(self, index: int, whole: bool) -> int:
        """Return how many lines, from one on, must be in one column."""
        count = 1
        while index + count < len(self._lines) and (
            not self._lines[index + count].number if whole else self._lines[index + count - 1].keeps
        ):
            count += 1
        return count

    def _filled(self, room: float, *, whole: bool = False) -> tuple[PageItem, ...]:
        """Remove the lines of a page, and return it.

        Args:
            room: the height of its columns.
            whole: whether all must fit without dividing entries; else return ().
        """
        columns = self._flow(room, whole)
        if whole and sum(map(len, columns)) < len(self._lines):
            return ()
        items, self._heading = self._heading, []
        top = self._area.top + (_TITLE_ROOM if items else 0.0)
        for number, column in enumerate(columns):
            left = self._area.left + number * (self._width + _GUTTER)
            for line, y in column:
                baseline = top + y + ASCENT * self._font
                if line.number:
                    place = (left, baseline)
                    items.append(Text(*place, line.number, self._font, INK, bold=True, begins="P"))
                x = left + line.indent
                items.append(Text(x, baseline, line.text, self._font, INK, italic=line.italic))
        del self._lines[: sum(map(len, columns))]
        return tuple(items)

    def _of_entry(self, caption: Caption) -> Iterator[_Line]:
        """Yield an entry as lines: its heading, then the solution, each hanging."""
        number = self._sheet.numbered(caption.number)
        # One width for all numbers of as many digits, to align the texts.
        digits = max(2, len(str(caption.number)))
        indent = self._bold(self._sheet.numbered(10 ** (digits - 1))) + 0.8 * self._font
        lines: list[_Line] = []
        named = ", ".join(heading_of(caption, self._sheet))
        italic = leans(named)
        width = self._italic if italic else self._plain
        lines += self._hanging(named, indent, width, italic=italic, names=True)
        texts = caption.solution.split("\n")
        for text, following in zip_longest(texts, texts[1:], fillvalue=""):
            start = indent + depth_of(text) * _DEEPER * self._font
            # A text without a move heads those below it; a move heads its answers.
            heads = not any(each.isdigit() for each in text) or _steps(following) > _steps(text)
            lines += self._hanging(text, start, self._plain, keeps=heads)
        if not caption.solution.strip():
            lines += self._hanging(self._missing, indent, self._plain)
        lines[0] = lines[0]._replace(number=number, keeps=True)
        # Lines of an entry from which its last one never begins a column.
        if len(lines) >= 4:
            lines[-2] = lines[-2]._replace(keeps=True)
        lines[-1] = lines[-1]._replace(keeps=False)
        yield from lines

    def _hanging(
        self,
        text: str,
        start: float,
        width: Width,
        *,
        italic: bool = False,
        names: bool = False,
        keeps: bool = False,
    ) -> Iterator[_Line]:
        deeper = _DEEPER * self._font
        room = self._width - start - deeper
        lines = wrapped(text, room, width)
        for place, line in enumerate(by_parts(lines, room, width) if names else lines):
            indent = start + (deeper if place and not names else 0.0)
            # Neither its first nor its last line is left alone.
            inside = place in (0, len(lines) - 2) and len(lines) > 1
            last = place == len(lines) - 1
            # Lines of names that are not divided.
            whole = names and len(lines) <= 12
            yield _Line(line, indent, italic, keeps=(keeps and last) or whole or inside)


_STEPS = 100
"""Steps in which boards become smaller beside long words, of their usual size."""
FREAK = 0.85
"""A page whose boards would be below this share of the median does not shrink those of others.
"""


def heading_of(caption: Caption, sheet: SheetStyle) -> tuple[str, ...]:
    """Return the heading of a solution, in the order of the sheet."""
    title_wanted = sheet.above in ("number-title", "number-all")
    shown = [each for each in NAMED if each != "title" or title_wanted or not caption.author]
    return _named(caption, sheet, shown)


def depth_of(line: str) -> int:
    """Return the depth of a line of a solution."""
    return min(_steps(line), 8)


def _steps(line: str) -> int:
    # Three blanks in the text of a solution make one step of depth.
    return (len(line) - len(line.lstrip(" "))) // 3


def names_above(caption: Caption, sheet: SheetStyle) -> tuple[str, str]:
    """Return the name beside the number of a diagram, and the lines below it."""
    shown = _SHOWN[sheet.above]
    name, *others = _named(caption, sheet, shown) or ("",)
    if not (caption.author and "author" in shown) and not (caption.title and "title" in shown):
        # Author and title replace each other if one is missing.
        others = [*filter(None, (name, *others))]
        name = (caption.author or caption.title) if shown else ""
    return name, ", ".join(others)


def _named(caption: Caption, sheet: SheetStyle, shown: Sequence[str]) -> tuple[str, ...]:
    texts = (getattr(caption, each) for each in sheet.order.split(",") if each in shown)
    return tuple(filter(None, texts))


HAIRLINE = 0.4
"""Width in points of the finest line that every printer shows."""
_APART = 0.8
"""Least room between two texts on a line, in font sizes."""
_SIGN = 0.7
_SHOWN: dict[str, tuple[str, ...]] = {
    "none": (),
    "number": (),
    "number-title": ("title",),
    "number-author": ("author",),
    "number-source": ("author", "source", "award"),
    "number-all": NAMED,
}
"""The names above a diagram."""
NO_FURNITURE = Furniture()


def sheet_pages(
    entries: Iterable[SheetEntry],
    sheet: SheetStyle,
    style: DiagramStyle,
    measure: Measure,
    furniture: Furniture = NO_FURNITURE,
    most: float = inf,
) -> Iterator[Page]:
    """Yield the pages of a sheet: the diagrams, then the solutions if they are wanted and known.

    Args:
        entries: the diagrams, read on demand.
        sheet: the layout.
        style: the look of each diagram; its size and margin do not count.
        measure: of the fonts of the pages.
        furniture: the words of headers and footers.
        most: points a square that boards have at most, of `board_scale`; without it each page has
            boards as large as its own words allow.
    """
    captions: list[Caption] = []
    number = 0
    rest = iter(entries)
    while some := tuple(islice(rest, sheet.per_page)):
        number += 1
        if sheet.solutions == "page":
            captions += [entry.caption for entry in some]
        yield diagram_page(some, number, sheet, style, measure, furniture, most)
    if any(caption.solution for caption in captions):
        yield from solutions(captions, number + 1, sheet, measure, furniture, style.font)


def solutions(
    captions: Iterable[Caption],
    first: int,
    sheet: SheetStyle,
    measure: Measure,
    furniture: Furniture = NO_FURNITURE,
    font: str = "",
) -> Iterator[Page]:
    """Yield the pages of solutions; none where nothing is asked.

    Args:
        captions: of the diagrams, in order, read on demand.
        first: the number of the first of these pages.
        sheet: the layout.
        measure: of the fonts of the pages.
        furniture: the heading, and the texts of headers and footers.
        font: family of the texts; "" for ours.
    """
    columns = _Columns(sheet, measure, furniture)
    answered = (caption for caption in captions if caption.is_answered)
    filled = chain(chain.from_iterable(map(columns.add, answered)), columns.rest())
    for number, items in enumerate(filled, first):
        yield replace(_page(items, number, sheet, measure, furniture), font=font)


def page_count(count: int, sheet: SheetStyle) -> int:
    """Return how many pages diagrams take, without those of the solutions."""
    return -(-count // sheet.per_page)


def diagram_page(
    entries: Sequence[SheetEntry],
    number: int,
    sheet: SheetStyle,
    style: DiagramStyle,
    measure: Measure,
    furniture: Furniture = NO_FURNITURE,
    most: float = inf,
) -> Page:
    """Return one page of diagrams.

    Args:
        entries: its diagrams, `sheet.per_page` at most.
        number: of the page, from 1.
        sheet: the layout.
        style: the look of each diagram; its size and margin do not count.
        measure: of the fonts of the page.
        furniture: the words of headers and footers.
        most: points a square that boards have at most.
    """
    captions = [entry.caption for entry in entries]
    setting = _Setting(captions, sheet, style, measure)
    grid, words = setting.largest(most)
    style = replace(style, margin=0.0, mover_mark=False)
    items: list[PageItem] = []
    for entry, said, sign, place in zip(entries, words, setting.signs, grid.places, strict=False):
        diagram, block = entry.diagram, place.block
        picture = picture_of(diagram, style)
        top = place.top + block.picture_top
        left, right = place.left + block.left, place.left + block.right
        items += _above(sheet.numbered(entry.caption.number), said, block, left, top)
        mover = furniture.movers[diagram.side_to_move != WHITE]
        words_told = f"{words_of(diagram, furniture.language)}. {mover}"
        told = (diagram.fen, diagram.title, words_told, diagram.record)
        items.append(PlacedPicture(picture, place.left, top, block.scale, *told))
        baseline = place.top + block.below
        if sign:
            length, line = _SIGN * block.font, 0.07 * block.font
            y = baseline - length
            items.append(mover_square(diagram.side_to_move, left, y, length, line, INK))
        for line, asked in enumerate(said.asked):
            y = baseline + line * LINE * block.font
            items.append(Text(left + said.hang, y, asked, block.font, INK))
        if said.pieces:
            last = baseline + (said.counted - 1) * LINE * block.font
            items.append(Text(right, last, said.pieces, block.font, INK, "end"))
        for line in range(sheet.answer_lines):
            y = place.top + block.answers + line * block.answer_step
            items.append(Rect(left, y - HAIRLINE, place.end - left, HAIRLINE, "#8a8a8a"))
    page = _page(items, number, sheet, measure, furniture)
    cut = tuple(each.number for each, said in zip(captions, words, strict=False) if said.cut)
    # Without a size of the sheet each page is as it is.
    smaller = grid.block.scale < most < inf
    return replace(page, cut=cut, smaller=smaller, font=style.font)


def board_scale(
    captions: Callable[[], Iterable[Caption]],
    sheet: SheetStyle,
    style: DiagramStyle,
    measure: Measure,
) -> Iterator[float | None]:
    """Yield None after each measured page, and at last the size of all boards.

    As in a book, all boards are as large as those of the page with the most words can be. A page
    with so long ones that its boards would be smaller than `FREAK` of what half of the pages could
    have does not count: it alone has smaller boards, which `Page.smaller` tells.

    Only words are measured, and nothing of a page is kept but its size. Where boards are smaller
    than usual all is measured again in that size: type has a least and a greatest size, so that
    words beside smaller boards may need another line.

    Args:
        captions: returns those of all diagrams, in their order, each time that it is called.
        sheet: the layout.
        style: the look of each diagram; its size and margin do not count.
        measure: of the fonts of the pages.

    Yields:
        None, at last points a square.
    """
    frame = frame_of(replace(style, margin=0.0, mover_mark=False))
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
            least = FREAK * half
        smallest = min((scale for scale in found if scale >= least), default=most)
        if smallest == most:
            break
        most = smallest
    yield most


def shows_mover(caption: Caption, sheet: SheetStyle, style: DiagramStyle) -> bool:
    """Return whether a sign below diagrams shows whose turn it is."""
    return style.mover_mark and not (sheet.stipulation and caption.says_mover)


class _Words(NamedTuple):
    """The words around a diagram, in lines.

    Attributes:
        indent: where the name begins behind the number.
        names: the lines of the name.
        sources: the lines of what else is named.
        hang: where the stipulation begins: behind the mover's sign.
        asked: the lines of the stipulation, and of what is below it.
        pieces: their count; on the last line of the stipulation if it fits, else below it.
        counted: the line of the count, from 1.
        below: how many lines are below the diagram.
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
        """How many lines are above."""
        return max(1, len(self.names)) + len(self.sources) if self.indent else 0


class _Setting:
    """The words around the diagrams of a page, as they are set beside boards of some size.

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
        self._frame = frame_of(replace(style, margin=0.0, mover_mark=False))

    def largest(self, most: float) -> tuple[Grid, list[_Words]]:
        """Return the grid of the largest boards beside which all words have room, and the words.

        Where boards of `most` leave none, some hundredths of their usual size are tried.
        """
        usual = grid_of(self._sheet, self._frame).block.scale
        scale = min(most, usual)
        # Above a diagram, and below it; fewer where diagrams would become too small.
        for most_lines in (8, 5, 3, 2, 1):
            found = self._beside(scale, most_lines)
            if found[0].block.scale == scale:
                break
            guess = floor(_STEPS * found[0].block.scale / usual)
            fits, over = 0, ceil(_STEPS * scale / usual)
            while over - fits > 1:
                step = guess or (fits + over) // 2
                guess = 0
                tried = usual * step / _STEPS
                trial = self._beside(tried, most_lines)
                if trial[0].block.scale == tried:
                    fits, found = step, trial
                else:
                    over = step
            # Long words may shrink a diagram to 60 % of its usual size, not further.
            if fits >= 0.6 * _STEPS:
                break
        return found

    def _beside(self, scale: float, most_lines: int) -> tuple[Grid, list[_Words]]:
        """Return words beside boards of a scale, and the grid, perhaps with smaller boards."""
        beside = grid_of(self._sheet, self._frame, most=scale)
        words = [
            self._words(caption, sign, place, most_lines)
            for caption, sign, place in zip(self._captions, self.signs, beside.places, strict=False)
        ]
        lines = [usual_lines(self._sheet)] * ceil(len(words) / beside.columns)
        for index, said in enumerate(words):
            row = index // beside.columns
            above, below = lines[row]
            lines[row] = Lines(max(above, said.above), max(below, said.below))
        return grid_of(self._sheet, self._frame, tuple(lines), scale), words

    def _words(self, caption: Caption, sign: bool, place: Place, most: int) -> _Words:
        """Return the words around a diagram, in so many lines above and below it at most."""
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
        across = block.right - block.left
        stipulation = caption.stipulation if sheet.stipulation else ""
        asked = fitted(stipulation, across - hang, plain, most, names=False)
        count = shortened(caption.pieces, across, plain) if sheet.count else ""
        # The last line's own room, less what the count needs.
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


def _above(number: str, words: _Words, block: Block, left: float, bottom: float) -> Iterator[Text]:
    """Yield the words right above a diagram whose top edge is `bottom`."""
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
    """Return a text and the largest size in which it fits; below the smallest, it is cut.

    Args:
        text: the text.
        room: its most width.
        size: what it has where there is room.
        width: measures it in size 1.
    """
    if width(text) * size > room:
        size = max(SMALLEST_FONT, room / width(text))
    return shortened(text, room / size, width), size


def _page(
    items: Iterable[PageItem],
    number: int,
    sheet: SheetStyle,
    measure: Measure,
    furniture: Furniture,
) -> Page:
    """Return a page with header and footer.

    Args:
        items: all else.
        number: of the page.
        sheet: the layout.
        measure: of the fonts.
        furniture: the words of headers and footers.
    """
    width, height = sheet.size
    area = area_of(sheet)
    left, right = area.left, area.left + area.width
    margin = sheet.margin * POINTS_A_MM
    edges: list[PageItem] = []
    bold = width_in(measure, 1.0, bold=True)
    wanted = furniture.filled(sheet.header, number), furniture.filled(sheet.footer, number)
    header, size = _on_a_line(wanted[0], right - left, HEADER_SIZE, bold)
    if header:
        baseline = margin + ASCENT * HEADER_SIZE
        edges.append(Text(left, baseline, header, size, INK, bold=True, begins="aside"))
        edges.append(Rect(left, baseline + 4.5, right - left, HAIRLINE, INK))
    baseline = height - margin - 0.24 * FOOTER_SIZE
    room = right - left
    plain = width_in(measure, 1.0)
    if sheet.page_numbers:
        edges.append(Text(right, baseline, str(number), FOOTER_SIZE, INK, "end", begins="aside"))
        room -= (plain(str(number)) + 2) * FOOTER_SIZE
    footer, size = _on_a_line(wanted[1], room, FOOTER_SIZE, plain)
    if footer:
        edges.append(Text(left, baseline, footer, size, INK, begins="aside"))
    return Page(width, height, (*items, *edges), edges_cut=(header, footer) != wanted)
