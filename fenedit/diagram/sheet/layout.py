"""Lays out the pages of a sheet: diagrams, captions and solutions."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import product
from math import ceil, inf, log2
from typing import Any, Literal, NamedTuple, TypeAlias

from fenedit.diagram.description import POINTS_A_MM, Diagram
from fenedit.diagram.picture import Frame
from fenedit.notation.fen import format_fen
from fenedit.notation.marks import NO_MARKS, Marks
from fenedit.notation.position import BLACK, EMPTY, PIECES, Position, piece_name
from fenedit.notation.puzzle import Caption, DateStyle, SolutionMove
from fenedit.notation.translatable import (
    ENGLISH,
    QT_TRANSLATE_NOOP,
    Translator,
    translatable,
    untranslated,
)

Above: TypeAlias = Literal[
    "none", "number", "number-title", "number-author", "number-source", "number-all"
]
Solutions: TypeAlias = Literal["none", "page", "foot"]
Orientation: TypeAlias = Literal["white", "black", "mover"]
NumberStyle: TypeAlias = Literal["plain", "dot", "brackets", "sign"]

PAPERS: dict[str, tuple[float, float]] = {
    "A4": (210 * POINTS_A_MM, 297 * POINTS_A_MM),
    "A5": (148 * POINTS_A_MM, 210 * POINTS_A_MM),
    "Letter": (612.0, 792.0),
}
"""Width and height of each paper in points, in portrait."""

MOST_A_PAGE = 24
MOST_LINES = 4
MARGINS = (5.0, 40.0)
"""Bounds of the margin, in millimetres."""
LONGEST_EDGE = 200
"""The most characters of a header or footer."""
BINDINGS = (0.0, 30.0)
"""Bounds of the room for binding, in millimetres."""
PAGE_NUMBERS = (1, 9_999)
"""Bounds of the first page's number."""
NUMBERS = (1, 99_999)
"""Bounds of the first diagram's number."""
NUMBERED: dict[NumberStyle, str] = {
    "plain": "{}",
    "dot": "{}.",
    "brackets": "({})",
    "sign": "№ {}",
}
"""The styles of the numbers of diagrams."""
NAMED = ("author", "source", "award", "title")
"""The parts of a caption, in the usual order."""


def is_order(text: str) -> bool:
    """Return whether a text names each of NAMED once, parted by commas."""
    return sorted(text.split(",")) == sorted(NAMED)


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """How a sheet is laid out.

    Attributes:
        paper: one of PAPERS.
        landscape: whether the paper is in landscape.
        per_page: diagrams on a page, 1 to MOST_A_PAGE.
        margin: room at each edge of the paper in millimetres, within MARGINS.
        header: a line at the top of each page; "{title}", "{page}" and "{date}" are replaced as
            `PageTexts` says. "" for none.
        footer: likewise at the bottom.
        page_numbers: whether pages have their number at the bottom.
        above: the words above each diagram. "number-source" is number and author, with source and
            award on a line of their own, "number-all" has the title, too; where a title is wanted
            and there is none the author takes its place, and the other way round.
        stipulation: whether it is shown below at the left.
        count: whether the count of pieces is shown below at the right.
        answer_lines: lines to write on below each diagram, 0 to MOST_LINES.
        solutions: where the solutions are printed: nowhere, on pages of their own at the end, or
            upside down at the foot of each page.
        orientation: whose side is at the bottom of each diagram.
        order: in which author, source, award and title come, parted by commas; the first that is
            wanted stands beside the number.
        number_from: the number of the first diagram, within NUMBERS.
        number_style: a key of NUMBERED.
        tries: whether solutions that a solver finds name first moves with a single refutation.
        set_play: whether they name the set play.
        variations: whether moves of games come with their variations and signs.
        dates: how the dates of sources are written.
        themes: whether themes are printed below the solution.
        comments: whether comments are.
        letters: those of pieces in moves: a language of `notation.languages` or "figurine"; "" for
            the usual ones.
        in_words: whether stipulations are written in words, with the side to move.
        name_line: whether pages of diagrams begin with lines for name and date.
        first_page: the number of the first page, within PAGE_NUMBERS.
        binding: further room at the inner edge of pages that face each other, in millimetres,
            within BINDINGS; their numbers are at the outer edge. 0 for pages that do not;
            negative on left pages, see `on_page`.
        run_on: whether variations of the same depth continue on one line.
        link: the page that a QR code at each diagram opens, one of LINKS of
            `notation.spellings.export`; "" for none.
    """

    paper: str = "A4"
    landscape: bool = False
    per_page: int = 12
    margin: float = 15.0
    header: str = "{title}"
    footer: str = ""
    page_numbers: bool = True
    above: Above = "number-author"
    stipulation: bool = True
    count: bool = True
    answer_lines: int = 0
    solutions: Solutions = "page"
    orientation: Orientation = "white"
    order: str = ",".join(NAMED)
    number_from: int = 1
    number_style: NumberStyle = "plain"
    tries: bool = False
    set_play: bool = False
    variations: bool = False
    dates: DateStyle = "record"
    themes: bool = False
    comments: bool = False
    letters: str = ""
    in_words: bool = False
    name_line: bool = False
    first_page: int = 1
    binding: float = 0.0
    run_on: bool = False
    link: str = ""

    @property
    def solved(self) -> bool:
        """Whether solutions are printed."""
        return self.solutions != "none"

    @property
    def notes(self) -> tuple[str, ...]:
        """The fields of a puzzle that are printed below its solution."""
        return ("themes",) * self.themes + ("comment",) * self.comments

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a page in points."""
        width, height = PAPERS[self.paper]
        return (height, width) if self.landscape else (width, height)

    def names(self, caption: Caption, shown: Collection[str]) -> tuple[str, ...]:
        """Return the shown parts of a caption that are known, in the order of the sheet."""
        texts = (getattr(caption, each) for each in self.order.split(",") if each in shown)
        return tuple(filter(None, texts))

    def on_page(self, number: int) -> "SheetStyle":
        """Return the style of a page by its number; even ones are left pages."""
        return replace(self, binding=-self.binding) if self.binding and number % 2 == 0 else self

    def numbered(self, number: int) -> str:
        """Return a diagram's number as it is written."""
        return NUMBERED[self.number_style].format(number)


HANDOUT: Mapping[str, Any] = {
    "per_page": 6,
    "above": "number",
    "count": False,
    "answer_lines": 1,
    "in_words": True,
    "name_line": True,
}
"""The options by which pages for pupils differ from those of a collection."""


PRACTICE = translatable(
    "Sheets",
    {
        "solution": "Solution",
        "how": "Move the pieces with the mouse or a finger, or with the arrow keys and Enter.",
        "yours": "Your move.",
        "right": "{move} is right!",
        "reply": "The answer is {move}.",
        "wrong": "That is not the solution. Try again.",
        "solved": "Solved!",
        "score": "{done} of {total} solved",
        "again": "Start Again",
        "promote": "Which piece?",
        "print": "Print the solutions, too",
    },
)
"""The words of a page to practise on."""


def practice_words(translate: Translator) -> dict[str, str]:
    """Return the words of a page to practise on in a language, see `PageTexts.practice`."""
    words = {key: translate("Sheets", text, "", -1) for key, text in PRACTICE.items()}
    return words | {piece: piece_name(piece, translate) for piece in (*PIECES, EMPTY)}


@dataclass(frozen=True, slots=True)
class PageTexts:
    """The texts of a sheet that are not about one diagram, in the language of the interface.

    Attributes:
        title: replaces "{title}".
        date: replaces "{date}".
        solutions: the heading above the solutions.
        not_given: the text for an unknown solution.
        movers: the words for White to move and Black to move.
        language: the code of that language, in which diagrams are described for screen readers.
        name_and_date: the words before the lines where pupils write these.
        practice: the words of a page to practise on, by their keys in PRACTICE, and the names of
            pieces by their letters, with "." for an empty square.
    """

    title: str = ""
    date: str = ""
    solutions: str = "Solutions"
    not_given: str = "not given"
    movers: tuple[str, str] = ("White to move", "Black to move")
    language: str = "en"
    name_and_date: tuple[str, str] = ("Name", "Date")
    practice: Mapping[str, str] = field(default_factory=lambda: practice_words(untranslated))

    def titled(self, sheet: SheetStyle) -> str:
        """Return the title of the document: the header without a page number, else its own."""
        return self.filled(sheet.header, "").strip(" -–—·|,:") or self.title

    def filled(self, text: str, page: int | str) -> str:
        """Return a header or footer with its known placeholders replaced."""
        for name, value in (("title", self.title), ("date", self.date), ("page", str(page))):
            text = text.replace("{" + name + "}", value)
        # Blanks may set parts of a line apart.
        return "".join(" " if each.isspace() else each for each in text).strip()


def page_texts_in(
    translate: Translator, title: str = "", date: str = "", language: str = ENGLISH
) -> PageTexts:
    """Return the words of headers and footers in a language."""

    def said(text: str) -> str:
        return translate("Sheets", text, "", -1)

    return PageTexts(
        title,
        date,
        said(QT_TRANSLATE_NOOP("Sheets", "Solutions")),
        said(QT_TRANSLATE_NOOP("Sheets", "not given")),
        (
            said(QT_TRANSLATE_NOOP("Sheets", "White to move")),
            said(QT_TRANSLATE_NOOP("Sheets", "Black to move")),
        ),
        language,
        (said(QT_TRANSLATE_NOOP("Sheets", "Name")), said(QT_TRANSLATE_NOOP("Sheets", "Date"))),
        practice_words(translate),
    )


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """One diagram of a sheet with the words around it.

    Attributes:
        diagram: what it shows.
        caption: the words.
        moves: the right first moves, where it is played.
        link: that of its QR code.
    """

    diagram: Diagram
    caption: Caption
    moves: tuple[SolutionMove, ...] = ()
    link: str = ""


def sheet_entry(
    position: Position,
    caption: Caption,
    orientation: Orientation = "white",
    marks: Marks = NO_MARKS,
    record: str = "",
    moves: tuple[SolutionMove, ...] = (),
) -> SheetEntry:
    """Return the diagram of a position with the words around it.

    Args:
        position: what it shows.
        caption: the words.
        orientation: whose side is at the bottom.
        marks: drawn over the board.
        record: the whole record, which files keep; "" for the FEN alone.
        moves: the right first moves, for pages on which they are played.
    """
    side = position.side_to_move
    flipped = orientation == "black" or (orientation == "mover" and side == BLACK)
    fen = format_fen(position)
    return SheetEntry(
        Diagram(position.placement, fen, side, flipped, marks, record=record), caption, moves
    )


INK = "#000000"
HEADER_SIZE = 10.0
FOOTER_SIZE = 8.5
"""Font sizes of the lines at the edges of a page."""
FOOT_FONT = 7.0
"""Font size of solutions at the foot of a page."""
NAME_ROOM = 32.0
"""Height of the line for name and date, in points."""
CODE_SIDE = 15 * POINTS_A_MM
"""The side of a QR code, which phones read."""
QUIET = 2.1 * POINTS_A_MM
"""The white between it and what is beside it: four of its modules."""
LINK_SIDE = CODE_SIDE + QUIET
LINE = 1.28
"""Distance of baselines, in font sizes."""
ASCENT = 0.76
"""How far letters reach above their baseline, in font sizes; below it they reach a quarter."""

SMALLEST_FONT = 5.0
_FONTS = (SMALLEST_FONT, 11.0)
ABOVE_GAP = 0.3
_WRITING = (7 * POINTS_A_MM, 24.0)
"""Bounds of the distance of lines to write on: handwriting needs the least, on boards of any size.
"""
_TIGHTER = (1.0, 0.8, 0.6, 0.4, 0.2)
"""Shares of that distance; the first that leaves boards of _LEAST_SCALE is used."""
_LEAST_SCALE = 6.0
_UNBALANCED = (0.04, 0.09)
"""Shares of it that are given up for each doubling by which a grid is too wide or too tall: against
a square, and against the page."""
_STEPS = 28


@dataclass(frozen=True, slots=True)
class Area:
    """The part of a page that diagrams or solutions may fill."""

    left: float
    top: float
    width: float
    height: float


class Lines(NamedTuple):
    """How many lines of text are above and below the diagrams of a row."""

    above: int
    below: int


@dataclass(frozen=True, slots=True)
class Block:
    """One diagram with the words around it, measured from its top left corner.

    Attributes:
        scale: points a square.
        font: size of the words.
        left: of the board with its frame; letters are before it.
        right: of the board with its frame, and of a QR code beside it.
        code: the room of that code; 0.0 where it stands below the board, or there is none.
        width: of the picture, and of that code.
        height: of all.
        picture_top: where the picture begins.
        below: baseline of the first words below.
        answers: where the first line to write on is.
        answer_step: distance of those lines.
    """

    scale: float
    font: float
    left: float
    right: float
    code: float
    width: float
    height: float
    picture_top: float
    below: float
    answers: float
    answer_step: float


@dataclass(frozen=True, slots=True)
class Place:
    """The place of one diagram.

    Attributes:
        left: of its block.
        top: of its block.
        end: how far to the right the words above and the lines to write on may reach.
        block: its size.
    """

    left: float
    top: float
    end: float
    block: Block


@dataclass(frozen=True, slots=True)
class Grid:
    """The places of the diagrams of a full page, row by row.

    Attributes:
        columns: their number.
        rows: their number.
        block: the first of them.
        places: of all, in the order of reading.
    """

    columns: int
    rows: int
    block: Block
    places: tuple[Place, ...]


def foot_lines(style: SheetStyle) -> int:
    """Return how many lines of solutions there are at the foot of a page."""
    return min(style.per_page, 13) + 3


def area_of(style: SheetStyle) -> Area:
    """Return the area of a page for diagrams, between margins, header, footer and so on."""
    width, height = style.size
    margin = style.margin * POINTS_A_MM
    top = margin + (28.0 if style.header.strip() else 0) + (NAME_ROOM if style.name_line else 0)
    bottom = margin + (30.0 if style.footer.strip() or style.page_numbers else 0)
    if style.solutions == "foot":
        bottom += (foot_lines(style) + 1) * LINE * FOOT_FONT
    binding = style.binding * POINTS_A_MM
    wide = width - 2 * margin - abs(binding)
    return Area(margin + max(0.0, binding), top, wide, height - top - bottom)


def usual_lines(style: SheetStyle) -> Lines:
    """Return the lines of text above and below each diagram, if none is long."""
    above = {"none": 0, "number-source": 2, "number-all": 2}.get(style.above, 1)
    return Lines(above, int(style.stipulation or style.count))


@lru_cache(maxsize=8192)
def grid_of(
    style: SheetStyle,
    frame: Frame,
    lines: tuple[Lines, ...] = (),
    most: float = inf,
    *,
    beside: bool = True,
) -> Grid:
    """Return the grid with the largest, balanced diagrams of a frame.

    There is room for a line more above each, so that most sheets have boards of the usual size.

    Args:
        style: the layout.
        frame: of the diagrams.
        lines: of each row that is there; diagrams become smaller where that leaves no room. () for
            the usual of all rows.
        most: points a square that boards have at most.
        beside: whether QR codes may stand beside boards, where these are then larger.
    """
    area = area_of(style)
    columns, rows, scale, tighter, beside = _shape_of(style, frame, beside)
    usual = usual_lines(style)
    widest = _block_of(style, frame, scale, tighter, usual, beside)
    scale = min(scale, most)
    of_rows = lines or (usual,) * rows
    if any(each != usual for each in of_rows):
        scale = _largest(style, frame, columns, of_rows, tighter, beside, scale)
    blocks = [_block_of(style, frame, scale, tighter, each, beside) for each in of_rows]
    block = blocks[0]
    across = _columns(style, area, widest, block, columns)
    if lines:
        usual_places = grid_of(style, frame, most=scale, beside=beside).places[::columns]
        boards = [place.top + place.block.picture_top for place in usual_places]
        tops = _rows_beside(boards, style, area, blocks)
    else:
        tops = _rows(style, area, blocks)
    ends = [left + block.left - _gap(block) for left in across[1:]]
    ends.append(max(area.left + area.width, across[-1] + block.right))
    # In all columns words and lines to write on may be as long.
    wide = min(end - left for left, end in zip(across, ends, strict=True))
    places = tuple(
        Place(left, top, left + wide, each)
        for top, each in zip(tops, blocks, strict=True)
        for left in across
    )
    return Grid(columns, rows, block, places[: style.per_page])


def most_that_fit(style: SheetStyle, frame: Frame) -> int:
    """Return how many diagrams a page has room for that can be read, up to as many as wanted."""
    for count in range(style.per_page, 1, -1):
        if grid_of(replace(style, per_page=count), frame).block.scale >= 4.5:
            return count
    return 1


def paper_that_fits(style: SheetStyle, frame: Frame) -> SheetStyle | None:
    """Return a style with the first of PAPERS on which all diagrams can be read; None for none."""
    held = (style.landscape, not style.landscape)
    styles = (replace(style, paper=name, landscape=each) for name in PAPERS for each in held)
    return next((each for each in styles if most_that_fit(each, frame) == style.per_page), None)


@lru_cache(maxsize=64)
def _shape_of(
    style: SheetStyle, frame: Frame, may_be_beside: bool
) -> tuple[int, int, float, float, bool]:
    """Return columns, rows, points a square, and how much tighter lines to write on are.

    At last, whether QR codes stand beside the boards; they may where that is allowed.
    """
    area, count = area_of(style), style.per_page
    above, below = usual_lines(style)
    more = Lines(above + (style.above not in ("none", "number")), below)
    places = (False, True) if style.link and may_be_beside else (False,)
    for tighter in _TIGHTER:
        best: tuple[float, int, int, float, bool] | None = None
        for columns, beside in product(range(1, count + 1), places):
            rows = ceil(count / columns)
            if columns > 1 and ceil(count / rows) != columns:
                continue
            scale = _largest(style, frame, columns, (more,) * rows, tighter, beside)
            # Share of a diagram's size that an empty place costs.
            worth = scale * (1 - 0.12 * (columns * rows - count))
            worth *= 1 - _unbalanced(columns / rows, area)
            if style.link and not beside and scale:
                # Words beside a code break early.
                worth *= 1 - 0.4 * LINK_SIDE / (8 * scale)
            if best is None or worth > best[0]:
                best = (worth, columns, rows, scale, beside)
        assert best is not None  # there is one column at least
        _, columns, rows, scale, beside = best
        if not style.answer_lines or scale >= _LEAST_SCALE:
            break
    return columns, rows, scale, tighter, beside


def _block_of(
    style: SheetStyle, frame: Frame, scale: float, tighter: float, lines: Lines, beside: bool
) -> Block:
    """Return how large a diagram and the words around it are at a scale, in points a square.

    Lines to write on have a share of their distance, `tighter`; QR codes are `beside` or below.
    """
    font = min(max(0.55 * scale, _FONTS[0]), _FONTS[1])
    above, below_lines = lines
    top = (ASCENT + (above - 1) * LINE + 0.24 + ABOVE_GAP) * font if above else 0.0
    bottom = top + frame.height * scale
    below = bottom
    if below_lines:
        # Between the board and the words around it, in font sizes.
        below = bottom + (0.34 + ASCENT) * font
        bottom = below + (0.24 + (below_lines - 1) * LINE) * font
    code = LINK_SIDE if style.link and beside else 0.0
    if style.link and not beside:
        bottom = max(bottom, top + frame.height * scale + LINK_SIDE)
    step = tighter * min(max(scale, _WRITING[0]), _WRITING[1])
    answers = bottom + step
    if style.answer_lines:
        bottom += step * style.answer_lines
    # The frame is as wide at each edge; letters are at the left and below, never above.
    left = (frame.left - frame.top) * scale
    right = (frame.left + 8 + frame.top) * scale + code
    width = frame.width * scale + code
    return Block(scale, font, left, right, code, width, bottom, top, below, answers, step)


def _unbalanced(shape: float, area: Area) -> float:
    """Return the share that a grid's worth loses by its shape, columns to rows."""
    square, page = _UNBALANCED
    return square * abs(log2(shape)) + page * abs(log2(shape * area.height / area.width))


def _gap(block: Block) -> float:
    """Return the least room beside a block."""
    return max(1.5 * block.font, 9.0)


def _gap_below(style: SheetStyle, block: Block) -> float:
    # Lines to write on need more.
    return _gap(block) + (6.0 if style.answer_lines else 0.0)


def _hanging(style: SheetStyle, block: Block) -> tuple[float, float]:
    """Return how far letters may reach into the margins at both sides, so that boards align."""
    # Points at the edges of a paper which printers leave white, about.
    most = max(0.0, style.margin * POINTS_A_MM - 12.0)
    return min(block.left, most), min(block.width - block.right, most)


def _largest(
    style: SheetStyle,
    frame: Frame,
    columns: int,
    lines: tuple[Lines, ...],
    tighter: float,
    beside: bool,
    most: float = inf,
) -> float:
    """Return the largest scale up to another at which so many columns and such rows fit."""
    area = area_of(style)
    fits, over = 0.0, min(most, area.width / columns / 8)
    for step in range(_STEPS):
        scale = over if step == 0 else (fits + over) / 2
        blocks = [_block_of(style, frame, scale, tighter, each, beside) for each in lines]
        block = blocks[0]
        before, behind = _hanging(style, block)
        wide = columns * block.width + (columns - 1) * _gap(block) - before - behind
        tall = sum(each.height for each in blocks) + (len(lines) - 1) * _gap_below(style, block)
        if wide <= area.width and tall <= area.height:
            fits = scale
            if step == 0:
                break
        else:
            over = scale
    return fits


def edges_of(style: SheetStyle, frame: Frame, *, beside: bool = True) -> tuple[float, float]:
    """Return the left and right edge of the boards of a page, where its header and footer end."""
    area, grid = area_of(style), grid_of(style, frame, beside=beside)
    if grid.columns == 1 or style.answer_lines:
        return area.left, area.left + area.width
    last = grid.places[grid.columns - 1]
    return grid.places[0].left + grid.block.left, last.left + grid.block.right


def _columns(
    style: SheetStyle, area: Area, usual: Block, block: Block, count: int
) -> tuple[float, ...]:
    """Return where the columns of blocks begin; smaller boards are as far apart as usual ones."""
    before, behind = _hanging(style, usual)
    if style.answer_lines:
        # Lines fill what boards leave free, so that all columns are as wide.
        gap = _gap(block)
        pitch = max((area.width + gap) / count, block.width + gap)
        start = area.left - min(block.left, before)
        return tuple(start + number * pitch for number in range(count))
    rest = max(0.0, area.width + before + behind - count * usual.width)
    gap = min(rest / max(1, count - 1), max(_gap(usual), 0.18 * usual.width))
    rest -= gap * (count - 1)
    # The boards stand in the middle of the page, without the letters beside them.
    pitch, board = usual.width + gap, usual.right - usual.left
    wide = (count - 1) * pitch + board
    start = area.left + (area.width - wide) / 2 - usual.left
    left = min(max(start, area.left - before), area.left - before + rest) + usual.left
    smaller = board - (block.right - block.left)
    apart = smaller / (count - 1) if count > 1 else 0.0
    left += 0.0 if count > 1 else smaller / 2
    return tuple(left - block.left + number * (pitch + apart) for number in range(count))


def _rows(style: SheetStyle, area: Area, blocks: Sequence[Block]) -> Iterable[float]:
    """Return where rows of usual lines begin; what is left of the page stays free at its end."""
    height = blocks[0].height
    least = _gap_below(style, blocks[0])
    # In font sizes, and in widths of a diagram; where pupils write, rows may be far apart.
    share = 0.5 if style.answer_lines else 0.2
    most = max(least, 2.6 * blocks[0].font, share * blocks[0].width)
    left = max(0.0, area.height - len(blocks) * height)
    gap = min(left / (len(blocks) - 1), most) if len(blocks) > 1 else 0.0
    return [area.top + row * (height + gap) for row in range(len(blocks))]


def _rows_beside(
    boards: Sequence[float], style: SheetStyle, area: Area, blocks: Sequence[Block]
) -> Iterable[float]:
    """Return where rows begin whose boards stand where others do, as far as words leave them room.

    Args:
        boards: tops of the boards on pages of usual lines.
        style: the layout.
        area: what the rows may fill, which has room for them.
        blocks: the first of each row.
    """
    gap = _gap_below(style, blocks[0])
    tops, free = [], area.top
    for board, block in zip(boards, blocks, strict=False):
        tops.append(max(free, board - block.picture_top))
        free = tops[-1] + block.height + gap
    end = area.top + area.height
    for row, block in reversed([*enumerate(blocks)]):
        tops[row] = min(tops[row], end - block.height)
        end = tops[row] - gap
    return tops
