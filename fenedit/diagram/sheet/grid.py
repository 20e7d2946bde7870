"""Finds the grid of a sheet: where the diagrams of a page are, and how large they can be."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import ceil, inf, log2
from typing import NamedTuple

from fenedit.diagram.description import POINTS_A_MM
from fenedit.diagram.picture import Frame
from fenedit.diagram.sheet.layout import PAPERS, SheetStyle

INK = "#000000"
HEADER_SIZE = 10.0
FOOTER_SIZE = 8.5
"""Font sizes of the lines at the edges of a page."""
FOOT_FONT = 7.0
"""Font size of solutions at the foot of a page."""
NAME_ROOM = 32.0
"""Height of the line for name and date, in points."""
CODE_SIDE = 15 * POINTS_A_MM
"""The side of a QR code, large enough for phones."""
QUIET = 2.1 * POINTS_A_MM
"""White space around a QR code: four of its modules."""
LINK_SIDE = CODE_SIDE + QUIET
"""The width of a QR code with the white space on one side."""
LINE = 1.28
"""Distance between baselines, in font sizes."""
ASCENT = 0.76
"""How far letters reach above the baseline, in font sizes; below it they reach a quarter."""

SMALLEST_FONT = 5.0
_FONTS = (SMALLEST_FONT, 11.0)
ABOVE_GAP = 0.3
_WRITING = (7 * POINTS_A_MM, 24.0)
"""Bounds of the distance between lines to write on; handwriting needs at least the first."""
_SMALL_WRITING = 3.3
"""The distance below boards too small for that, in squares."""
_STEPS = 28


@dataclass(frozen=True, slots=True)
class Area:
    """The part of a page that diagrams or solutions may fill."""

    left: float
    top: float
    width: float
    height: float


class Lines(NamedTuple):
    """The numbers of lines of text above and below the diagrams of a row."""

    above: int
    below: int


@dataclass(frozen=True, slots=True)
class Block:
    """One diagram with the words around it, measured from its top left corner.

    Attributes:
        scale: points per square.
        font: size of the words.
        left: left edge of the board with its frame; coordinates are further left.
        right: right edge of the board with its frame, or of a QR code beside it.
        code: width of that code with white space; 0.0 if it is below the board, or there is none.
        width: of the picture and that code.
        height: of everything.
        picture_top: top of the picture.
        below: baseline of the first words below.
        answers: y of the first line to write on.
        answer_step: distance between these lines.
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
        end: right end of the room for the words above and the lines to write on.
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
        columns: the number of columns.
        rows: the number of rows.
        block: the first diagram.
        places: all of them, in reading order.
    """

    columns: int
    rows: int
    block: Block
    places: tuple[Place, ...]


def foot_lines(style: SheetStyle) -> int:
    """Return the number of lines for solutions at the foot of a page."""
    return min(style.per_page, 13) + 3


def area_of(style: SheetStyle) -> Area:
    """Return the area of a page for diagrams, inside margins, header and footer."""
    width, height = style.size
    margin = style.margin * POINTS_A_MM
    top = margin + (28.0 if style.header.strip() else 0) + (NAME_ROOM if style.name_line else 0)
    bottom = margin + (30.0 if style.footer.strip() or style.page_numbers else 0)
    if style.solutions == "foot":
        bottom += (foot_lines(style) + 1) * LINE * FOOT_FONT
    binding = style.binding * POINTS_A_MM
    wide = width - 2 * margin - abs(binding)
    # Wide margins may leave nothing of a small paper.
    tall = max(1.0, height - top - bottom)
    return Area(margin + max(0.0, binding), top, max(1.0, wide), tall)


def usual_lines(style: SheetStyle) -> Lines:
    """Return the lines of text above and below each diagram if no text is long."""
    above = {"none": 0, "number-source": 2, "number-all": 2}.get(style.above, 1)
    return Lines(above, int(style.stipulation or style.count))


@lru_cache(maxsize=8192)
def grid_of(
    style: SheetStyle,
    frame: Frame,
    lines: tuple[Lines, ...] = (),
    most: float = inf,
) -> Grid:
    """Return the grid with the largest diagrams, in a balanced shape.

    It has room for one more line above each, so that most sheets have boards of the usual size.

    Args:
        style: the layout.
        frame: of the diagrams.
        lines: of each row; diagrams shrink if they need more room. () for the usual lines in all
            rows.
        most: the greatest size of boards in points per square.
    """
    area = area_of(style)
    columns, rows, scale, beside = _shape_of(style, frame)
    usual = usual_lines(style)
    widest = _block_of(style, frame, scale, usual, beside)
    scale = min(scale, most)
    of_rows = lines or (usual,) * rows
    if any(each != usual for each in of_rows):
        scale = _largest(style, frame, columns, of_rows, beside, scale)
    blocks = [_block_of(style, frame, scale, each, beside) for each in of_rows]
    block = blocks[0]
    across = _columns(style, area, widest, block, columns)
    if lines:
        usual_places = grid_of(style, frame, most=scale).places[::columns]
        boards = [place.top + place.block.picture_top for place in usual_places]
        tops = _rows_beside(boards, style, area, blocks)
    else:
        tops = _rows(style, area, blocks)
    ends = [left + block.left - _gap(block) for left in across[1:]]
    ends.append(max(area.left + area.width, across[-1] + block.right))
    # Words and lines to write on have the same room in all columns.
    wide = min(end - left for left, end in zip(across, ends, strict=True))
    places = tuple(
        Place(left, top, left + wide, each)
        for top, each in zip(tops, blocks, strict=True)
        for left in across
    )
    return Grid(columns, rows, block, places[: style.per_page])


def most_that_fit(style: SheetStyle, frame: Frame) -> int:
    """Return how many of the wanted diagrams a page has room for, in a readable size."""
    for count in range(style.per_page, 1, -1):
        if grid_of(replace(style, per_page=count), frame).block.scale >= 4.5:
            return count
    return 1


def paper_that_fits(style: SheetStyle, frame: Frame) -> SheetStyle | None:
    """Return the style with the first of PAPERS on which all diagrams are readable, or None."""
    held = (style.landscape, not style.landscape)
    styles = (replace(style, paper=name, landscape=each) for name in PAPERS for each in held)
    return next((each for each in styles if most_that_fit(each, frame) == style.per_page), None)


@lru_cache(maxsize=64)
def _shape_of(style: SheetStyle, frame: Frame) -> tuple[int, int, float, bool]:
    """Return columns, rows, points per square, and whether QR codes are beside the boards."""
    area, count = area_of(style), style.per_page
    above, below = usual_lines(style)
    more = Lines(above + (style.above not in ("none", "number")), below)
    places = (False, True) if style.link else (False,)
    best: tuple[float, int, int, float, bool] | None = None
    for columns, beside in product(range(1, count + 1), places):
        rows = ceil(count / columns)
        if columns > 1 and ceil(count / rows) != columns:
            continue
        scale = _largest(style, frame, columns, (more,) * rows, beside)
        # Each empty place costs a share of the size.
        worth = scale * (1 - 0.12 * (columns * rows - count))
        # So does each doubling of the shape, compared with a square and with the page.
        shape = columns / rows
        of_page = shape * area.height / area.width
        worth *= 1 - 0.04 * abs(log2(shape)) - 0.09 * abs(log2(of_page))
        if style.link and not beside and scale:
            # Words beside a code have less room.
            worth *= 1 - 0.4 * LINK_SIDE / (8 * scale)
        if best is None or worth > best[0]:
            best = (worth, columns, rows, scale, beside)
    assert best is not None  # there is one column at least
    return best[1:]


def _block_of(style: SheetStyle, frame: Frame, scale: float, lines: Lines, beside: bool) -> Block:
    """Return the size of a diagram with the words around it.

    Args:
        style: the layout.
        frame: of the diagram.
        scale: points per square.
        lines: of text.
        beside: whether a QR code is beside the board, not below it.
    """
    font = min(max(0.55 * scale, _FONTS[0]), _FONTS[1])
    above, below_lines = lines
    top = (ASCENT + (above - 1) * LINE + 0.24 + ABOVE_GAP) * font if above else 0.0
    bottom = top + frame.height * scale
    below = bottom
    if below_lines:
        # The gap below the board is 0.34 font sizes.
        below = bottom + (0.34 + ASCENT) * font
        bottom = below + (0.24 + (below_lines - 1) * LINE) * font
    code = LINK_SIDE if style.link and beside else 0.0
    if style.link and not beside:
        bottom = max(bottom, top + frame.height * scale + LINK_SIDE)
    step = min(max(scale, _WRITING[0]), _WRITING[1], _SMALL_WRITING * scale)
    answers = bottom + step
    if style.answer_lines:
        bottom += step * style.answer_lines
    # The frame is equally wide at each edge; coordinates are at the left and below, never above.
    left = (frame.left - frame.top) * scale
    right = (frame.left + 8 + frame.top) * scale + code
    width = frame.width * scale + code
    return Block(scale, font, left, right, code, width, bottom, top, below, answers, step)


def _gap(block: Block) -> float:
    """Return the least gap between blocks."""
    return max(1.5 * block.font, 9.0)


def _gap_below(style: SheetStyle, block: Block) -> float:
    # Lines to write on need a larger gap.
    return _gap(block) + (6.0 if style.answer_lines else 0.0)


def _hanging(style: SheetStyle, block: Block) -> tuple[float, float]:
    """Return how far coordinates may reach into the left and right margin, so that boards align."""
    # Printers leave about 12 points at the edges of a paper white.
    most = max(0.0, style.margin * POINTS_A_MM - 12.0)
    return min(block.left, most), min(block.width - block.right, most)


def _largest(
    style: SheetStyle,
    frame: Frame,
    columns: int,
    lines: tuple[Lines, ...],
    beside: bool,
    most: float = inf,
) -> float:
    """Return the largest scale, up to `most`, at which some columns and rows fit."""
    area = area_of(style)
    fits, over = 0.0, min(most, area.width / columns / 8)
    for step in range(_STEPS):
        scale = over if step == 0 else (fits + over) / 2
        blocks = [_block_of(style, frame, scale, each, beside) for each in lines]
        block = blocks[0]
        left_room, right_room = _hanging(style, block)
        wide = columns * block.width + (columns - 1) * _gap(block) - left_room - right_room
        tall = sum(each.height for each in blocks) + (len(lines) - 1) * _gap_below(style, block)
        if wide <= area.width and tall <= area.height:
            fits = scale
            if step == 0:
                break
        else:
            over = scale
    return fits


def edges_of(style: SheetStyle, frame: Frame) -> tuple[float, float]:
    """Return the left and right edge of the boards of a page, with which its header aligns."""
    area, grid = area_of(style), grid_of(style, frame)
    if grid.columns == 1 or style.answer_lines:
        return area.left, area.left + area.width
    last = grid.places[grid.columns - 1]
    return grid.places[0].left + grid.block.left, last.left + grid.block.right


def _columns(
    style: SheetStyle, area: Area, usual: Block, block: Block, count: int
) -> tuple[float, ...]:
    """Return the left edges of the columns; the outer edges of smaller boards stay in place."""
    left_room, right_room = _hanging(style, usual)
    if style.answer_lines:
        # Lines fill the rest of the width, so that all columns are equally wide.
        gap = _gap(block)
        pitch = max((area.width + gap) / count, block.width + gap)
        start = area.left - min(block.left, left_room)
        return tuple(start + number * pitch for number in range(count))
    rest = max(0.0, area.width + left_room + right_room - count * usual.width)
    gap = min(rest / max(1, count - 1), max(_gap(usual), 0.18 * usual.width))
    rest -= gap * (count - 1)
    # The boards, without the coordinates beside them, are centred on the page.
    pitch, board = usual.width + gap, usual.right - usual.left
    wide = (count - 1) * pitch + board
    start = area.left + (area.width - wide) / 2 - usual.left
    left = min(max(start, area.left - left_room), area.left - left_room + rest) + usual.left
    smaller = board - (block.right - block.left)
    apart = smaller / (count - 1) if count > 1 else 0.0
    left += 0.0 if count > 1 else smaller / 2
    return tuple(left - block.left + number * (pitch + apart) for number in range(count))


def _rows(style: SheetStyle, area: Area, blocks: Sequence[Block]) -> Iterable[float]:
    """Return the tops of rows with the usual lines; the rest of the page stays empty below."""
    height = blocks[0].height
    least = _gap_below(style, blocks[0])
    # In font sizes, and in widths of a diagram; where pupils write, rows may be further apart.
    share = 0.5 if style.answer_lines else 0.2
    most = max(least, 2.6 * blocks[0].font, share * blocks[0].width)
    left = max(0.0, area.height - len(blocks) * height)
    gap = min(left / (len(blocks) - 1), most) if len(blocks) > 1 else 0.0
    return [area.top + row * (height + gap) for row in range(len(blocks))]


def _rows_beside(
    boards: Sequence[float], style: SheetStyle, area: Area, blocks: Sequence[Block]
) -> Iterable[float]:
    """Return the tops of rows whose boards align with those of other pages, if words leave room.

    Args:
        boards: tops of the boards on pages with the usual lines.
        style: the layout.
        area: for the rows, which has room for them.
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
