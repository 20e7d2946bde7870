"""Sets the solutions of a sheet in columns on pages of their own, or at the foot of pages."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import NamedTuple

from fenedit.diagram.picture import Measure, PageItem
from fenedit.diagram.shapes import Text
from fenedit.diagram.sheet.fitted_text import (
    Width,
    by_parts,
    fitted,
    leans,
    shortened,
    side_by_side,
    width_in,
    wrapped,
)
from fenedit.diagram.sheet.grid import ASCENT, FOOT_FONT, INK, LINE, area_of, foot_lines
from fenedit.diagram.sheet.layout import NAMED, PageTexts, SheetStyle
from fenedit.notation.puzzle import Caption

_TITLE_FONT = 13.0
_TITLE_ROOM = 24.0
_GUTTER = 18.0
_DEEPER = 1.1
"""The indent of continued lines, and of each level of depth, in font sizes."""


def heading_of(caption: Caption, sheet: SheetStyle) -> tuple[str, ...]:
    """Return the heading of a solution, in the order of the sheet."""
    title_wanted = sheet.above in ("number-title", "number-all")
    if not (title_wanted or caption.author):
        # If diagrams show no names, an identifier from a database means nothing to readers.
        title_wanted = sheet.above not in ("none", "number") or " " in caption.title
    shown = [each for each in NAMED if each != "title" or title_wanted]
    return sheet.names(caption, shown)


def depth_of(line: str) -> int:
    """Return the depth of a line of a solution."""
    return min(_steps(line), 8)


def lines_of(solution: str, sheet: SheetStyle) -> list[str]:
    """Return the lines of a solution; if wanted, those of the same depth are joined."""
    found: list[str] = []
    for line in solution.split("\n"):
        if sheet.run_on and found and 0 < _steps(line) == _steps(found[-1]):
            found[-1] += f", {line.strip()}"
        else:
            found.append(line)
    return found


def solution_lines(caption: Caption, sheet: SheetStyle, texts: PageTexts) -> list[tuple[int, str]]:
    """Return the lines of a solution, each with its depth, or the text for an unknown one."""
    solution = caption.solution if caption.solution.strip() else texts.not_given
    return [(depth_of(line), line.strip()) for line in lines_of(solution, sheet)]


def _steps(line: str) -> int:
    # Three spaces in the text of a solution are one level.
    return (len(line) - len(line.lstrip(" "))) // 3


def foot(
    captions: Iterable[Caption], sheet: SheetStyle, measure: Measure, edges: tuple[float, float]
) -> tuple[list[Text], bool]:
    """Return solutions as lines upside down at the foot of a page, and whether they are cut.

    If there is no room for all lines, only the first ones of each solution are used.
    """
    left, right = edges
    plain, most = width_in(measure, FOOT_FONT), foot_lines(sheet)

    def set_in(text: str) -> Sequence[str]:
        return wrapped(text, right - left, plain)

    text = foot_text(captions, sheet, lambda text: len(set_in(text)) <= most)
    lines = set_in(text)
    is_cut = len(lines) > most
    if is_cut:
        lines = fitted(text, right - left, plain, most, names=False)
    area = area_of(sheet)
    bottom = area.top + area.height + (most + 1) * LINE * FOOT_FONT
    items: list[Text] = []
    for line in lines:
        y = bottom - (ASCENT + len(items) * LINE) * FOOT_FONT
        item = Text(right, y, line, FOOT_FONT, INK, upside_down=True)
        items.append(item if items else replace(item, begins="P"))
    return items, is_cut


def foot_text(captions: Iterable[Caption], sheet: SheetStyle, fits: Callable[[str], bool]) -> str:
    """Return solutions as one text, with as many lines of each as fit, at least the first."""
    solved = {
        sheet.numbered(each.number): [*map(str.strip, each.solution.split("\n"))]
        for each in captions
        if each.solution.strip()
    }
    for count in (None, 8, 4, 2, 1):
        text = " • ".join(f"{name}: {'; '.join(lines[:count])}" for name, lines in solved.items())
        if fits(text):
            break
    return text


def foot_about(captions: Iterable[Caption], sheet: SheetStyle) -> str:
    """Return the text for documents of other programs, estimated by the usual width of letters."""
    room = foot_lines(sheet) * area_of(sheet).width / (0.5 * FOOT_FONT)
    return foot_text(captions, sheet, lambda text: len(text) <= room)


class _Line(NamedTuple):
    """A line of an entry.

    Attributes:
        text: the text.
        indent: from the left.
        italic: whether it is italic.
        number: of the entry, at its first line; otherwise "".
        keeps: whether the next line must be in the same column.
    """

    text: str
    indent: float
    italic: bool = False
    number: str = ""
    keeps: bool = False


class SolutionColumns:
    """Fills columns and pages with solutions."""

    def __init__(self, sheet: SheetStyle, measure: Measure, texts: PageTexts, page: int) -> None:
        self._page = page
        self._missing = texts.not_given
        self._sheet = sheet
        self._area = area_of(sheet.on_page(page))
        self._columns = max(2, round(self._area.width / 240.0))
        gutters = _GUTTER * (self._columns - 1)
        self._width = (self._area.width - gutters) / self._columns
        # Narrow columns have a smaller font.
        self._font = 8.5 if self._width >= 200.0 else 7.5
        self._plain = width_in(measure, self._font)
        self._bold = width_in(measure, self._font, bold=True)
        self._italic = width_in(measure, self._font, italic=True)
        self._lines: list[_Line] = []
        self._heading: list[PageItem] = []
        if texts.solutions:
            heading = width_in(measure, _TITLE_FONT, bold=True)
            text = shortened(texts.solutions, self._area.width, heading)
            place = (self._area.left, self._area.top + ASCENT * _TITLE_FONT)
            self._heading.append(Text(*place, text, _TITLE_FONT, INK, bold=True, begins="H1"))
        # More lines than fit on a page.
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
        """Return the lines of each column of a page, with their distances from its top."""
        step = LINE * self._font
        columns: list[list[tuple[_Line, float]]] = [[]]
        y = 0.0
        for index, line in enumerate(self._lines):
            if line.number and columns[-1]:
                # The gap between two entries.
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
        """Return how many lines, from an index, must be in the same column."""
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
            whole: whether all lines must fit without dividing entries; if they do not, return ().
        """
        columns = self._flow(room, whole)
        if whole and sum(map(len, columns)) < len(self._lines):
            return ()
        items, self._heading = self._heading, []
        self._area = area_of(self._sheet.on_page(self._page))
        self._page += 1
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
        """Yield an entry as lines with hanging indents: its heading, then the solution."""
        number = self._sheet.numbered(caption.number)
        # The same indent for all numbers of the same length, to align the texts.
        digits = max(2, len(str(caption.number)))
        indent = self._bold(self._sheet.numbered(10 ** (digits - 1))) + 0.8 * self._font
        lines: list[_Line] = []
        named = side_by_side(heading_of(caption, self._sheet))
        italic = leans(named)
        width = self._italic if italic else self._plain
        lines += self._hanging(named, indent, width, italic=italic, names=True)
        texts = lines_of(caption.solution, self._sheet)
        for text, following in zip_longest(texts, texts[1:], fillvalue=""):
            start = indent + depth_of(text) * _DEEPER * self._font
            # A text without a move is a heading for those below it; a move is one for its replies.
            heads = not any(each.isdigit() for each in text) or _steps(following) > _steps(text)
            lines += self._hanging(text, start, self._plain, keeps=heads)
        if not caption.solution.strip():
            lines += self._hanging(self._missing, indent, self._plain)
        lines[0] = lines[0]._replace(number=number, keeps=True)
        # The last line of an entry of four or more lines never begins a column.
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
            # Neither the first nor the last line is alone in a column.
            inside = place in (0, len(lines) - 2) and len(lines) > 1
            last = place == len(lines) - 1
            # Names up to this length are not divided.
            whole = names and len(lines) <= 12
            yield _Line(line, indent, italic, keeps=(keeps and last) or whole or inside)
