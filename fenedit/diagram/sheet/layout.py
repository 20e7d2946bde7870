"""Where things stand on a sheet: the grid of diagrams, and the room around them. Pure, no Qt.

All lengths are points. Fonts and lines to write on grow with the diagrams, within bounds, so that
a grid is found for any number of diagrams on any paper.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from fenedit.diagram.picture import Frame
from fenedit.diagram.sheet.style import POINTS_A_MM, SheetStyle

HEADER_SIZE: Final = 10.0
FOOTER_SIZE: Final = 8.5
"""Font sizes of the lines at the edges of a page."""
LINE: Final = 1.28
"""Distance of baselines, in font sizes."""
ASCENT: Final = 0.76
"""How far letters reach above their baseline, in font sizes; below it they reach a quarter."""

_HEADER_ROOM: Final = 24.0
_FOOTER_ROOM: Final = 20.0
_FONT_A_SQUARE: Final = 0.55
_FONTS: Final = (5.0, 11.0)
_ABOVE_GAP: Final = 0.3
_BELOW_GAP: Final = 0.34
"""Between the board and the words around it, in font sizes."""
_ANSWER: Final = 1.25
_MOST_ANSWER: Final = 24.0
"""Distance of lines to write on: in squares, and at most."""
_GUTTER_FONTS: Final = 1.5
_LEAST_GUTTER: Final = 9.0
_WIDEST_GUTTER: Final = 1.0
_TALLEST_GUTTER: Final = 0.5
"""Room between diagrams: the least in fonts and points, the most in diagrams."""
_EMPTY_CELL: Final = 0.11
"""Share of a diagram's size that is given up for each place that stays empty."""
_STEPS: Final = 28


@dataclass(frozen=True, slots=True)
class Area:
    """The part of a page that diagrams or solutions may fill."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Block:
    """One diagram with the words around it, measured from its top left corner.

    Attributes:
        scale: points a square.
        font: size of the words.
        width: of the picture, and so of all.
        height: of all.
        picture_top: where the picture begins.
        below: baseline of the words below.
        answers: where the first line to write on stands.
        answer_step: distance of those lines.
    """

    scale: float
    font: float
    width: float
    height: float
    picture_top: float
    below: float
    answers: float
    answer_step: float


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the diagrams of a full page stand, row by row.

    Attributes:
        columns: how many stand beside each other.
        rows: how many below each other.
        block: each of them.
        places: left and top of each, in the order of reading.
    """

    columns: int
    rows: int
    block: Block
    places: tuple[tuple[float, float], ...]


def area_of(style: SheetStyle) -> Area:
    """Return what a page has between its margins, its header and its footer."""
    width, height = style.size
    margin = style.margin * POINTS_A_MM
    top = margin + (_HEADER_ROOM if style.header.strip() else 0)
    bottom = margin + (_FOOTER_ROOM if style.footer.strip() or style.page_numbers else 0)
    return Area(margin, top, width - 2 * margin, height - top - bottom)


def lines_above(style: SheetStyle) -> int:
    """Return how many lines of text stand above each diagram."""
    return {"none": 0, "number-source": 2}.get(style.above, 1)


@lru_cache(maxsize=64)
def grid_of(style: SheetStyle, frame: Frame) -> Grid:
    """Return the grid in which diagrams of a frame come out largest."""
    area = area_of(style)
    count = style.per_page
    best: tuple[float, int, int, float] | None = None
    for columns in range(1, count + 1):
        rows = ceil(count / columns)
        if columns > 1 and ceil(count / rows) != columns:
            continue
        scale = _largest(style, frame, area, columns, rows)
        worth = scale * (1 - _EMPTY_CELL * (columns * rows - count))
        if best is None or worth > best[0]:
            best = (worth, columns, rows, scale)
    assert best is not None  # there is one column at least
    _, columns, rows, scale = best
    block = block_of(style, frame, scale)
    across = _steps(area.width, block.width, columns, block.width * _WIDEST_GUTTER)
    down = _steps(area.height, block.height, rows, block.width * _TALLEST_GUTTER)
    places = tuple((area.left + x, area.top + y) for y in down for x in across)
    return Grid(columns, rows, block, places[:count])


def block_of(style: SheetStyle, frame: Frame, scale: float) -> Block:
    """Return how large a diagram and the words around it are at a scale."""
    font = min(max(_FONT_A_SQUARE * scale, _FONTS[0]), _FONTS[1])
    above = lines_above(style)
    top = (ASCENT + (above - 1) * LINE + 0.24 + _ABOVE_GAP) * font if above else 0.0
    bottom = top + frame.height * scale
    below = bottom
    if style.stipulation or style.count:
        below = bottom + (_BELOW_GAP + ASCENT) * font
        bottom = below + 0.24 * font
    step = min(_ANSWER * scale, _MOST_ANSWER)
    answers = bottom + step
    if style.answer_lines:
        bottom += step * style.answer_lines
    return Block(scale, font, frame.width * scale, bottom, top, below, answers, step)


def _largest(style: SheetStyle, frame: Frame, area: Area, columns: int, rows: int) -> float:
    """Return the largest scale at which so many diagrams fit."""
    fits, over = 0.0, area.width / columns / frame.width
    for step in range(_STEPS):
        scale = over if step == 0 else (fits + over) / 2
        block = block_of(style, frame, scale)
        gutter = max(_GUTTER_FONTS * block.font, _LEAST_GUTTER)
        wide = columns * block.width + (columns - 1) * gutter
        tall = rows * block.height + (rows - 1) * gutter
        if wide <= area.width and tall <= area.height:
            fits = scale
            if step == 0:
                break
        else:
            over = scale
    return fits


def _steps(room: float, size: float, count: int, widest: float) -> tuple[float, ...]:
    """Return where things of a size begin, spread over a room with no gap wider than `widest`."""
    left = max(0.0, room - count * size)
    gap = min(left / (count - 1), widest) if count > 1 else 0.0
    start = (left - gap * (count - 1)) / 2
    return tuple(start + number * (size + gap) for number in range(count))
