"""Pages of solutions: numbered, in columns, broken where a column ends. Pure, no Qt."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from fenedit.diagram.page import Measure, PageItem
from fenedit.diagram.shapes import Text
from fenedit.diagram.sheet.layout import ASCENT, LINE, area_of
from fenedit.diagram.sheet.style import SheetStyle
from fenedit.diagram.sheet.text import Width, shortened, width_in, wrapped
from fenedit.notation.puzzle import Caption

_INK: Final = "#000000"
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
            self._items.append(Text(*place, text, _TITLE_FONT, _INK, bold=True))
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
                self._items.append(Text(*place, number, self._font, _INK, bold=True))
            x = self._left + self._indent + line.indent
            text = Text(x, baseline, line.text, self._font, _INK, italic=line.italic)
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
