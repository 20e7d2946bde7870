"""Defines the parts of pictures: plain shapes, and marks made of them. Pure, no Qt.

Lengths are in the unit of the picture: squares in a diagram, points on a page. x grows to the
right, y downward. A later shape covers an earlier one. Ends and joins of all strokes are round.
Colours are "#rrggbb"; "" draws nothing.

For marks over a board, one unit is a square, and the board's top left corner is at 0, 0. They are
the same in windows and pictures.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import hypot, sqrt
from typing import Literal, TypeAlias

from fenedit.diagram.board_scene import cell_of
from fenedit.diagram.theme import brightness
from fenedit.notation.marks import MarkColour, Marks, SquareLabel
from fenedit.notation.position import EMPTY, WHITE, Piece, Placement, Side, Square

OUR_FONT = "FenEdit Serif"
"""Our own family; where a font is chosen, "" stands for it."""
OUR_FACES = tuple(f"fonts/FenEditSerif-{style}.ttf" for style in ("Regular", "Italic", "Bold"))
"""Its files, as resources."""

Segment: TypeAlias = (
    tuple[Literal["M", "L"], float, float]
    | tuple[Literal["C"], float, float, float, float, float, float]
    | tuple[Literal["Z"]]
)
"""A step of a path as in SVG, in absolute coordinates: move, line, cubic curve, close."""


@dataclass(frozen=True, slots=True)
class Rect:
    """A filled rectangle."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Path:
    """An outline that is filled, then stroked.

    Attributes:
        segments: each part begins with "M".
        fill: colour of the inside.
        stroke: colour of the line.
        stroke_width: its width.
        opacity: of fill and line together, 0 to 1.
        even_odd: whether overlapping parts are holes; otherwise the non-zero rule applies.
    """

    segments: tuple[Segment, ...]
    fill: str = ""
    stroke: str = ""
    stroke_width: float = 0.0
    opacity: float = 1.0
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Circle:
    """A disc, a ring, or both."""

    x: float
    y: float
    radius: float
    fill: str = ""
    stroke: str = ""
    stroke_width: float = 0.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text.

    Attributes:
        x: of the anchor.
        y: of the baseline.
        text: the text.
        size: of the font, in the picture's unit; capitals are about seven tenths as high.
        fill: its colour.
        anchor: which part of the line is at x.
        bold: whether it is bold.
        italic: whether it is slanted.
        begins: for screen readers, the part of a page that begins with it: a paragraph ("P"), a
            heading ("H1"), or what is not read aloud ("aside"). "" continues the current part.
        upside_down: whether it is turned about its anchor; only on pages.
    """

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: Literal["start", "middle", "end"] = "start"
    bold: bool = False
    italic: bool = False
    begins: Literal["", "P", "H1", "aside"] = ""
    upside_down: bool = False


@dataclass(frozen=True, slots=True)
class PieceShape:
    """The drawing of a piece in a square box, from the set that the back-end is given.

    Only the screen uses an opacity below 1.
    """

    piece: Piece
    x: float
    y: float
    side: float
    opacity: float = 1.0


Shape: TypeAlias = Rect | Path | Circle | Text | PieceShape


_SHAFT = 0.15
_HEAD_LENGTH = 0.44
_CLEAR_OF_PIECE = 0.42
"""How far from the centre of a piece an arrow begins, is interrupted, and continues."""
_RING_WIDTH = 0.075
_BADGE = 0.17
_NARROW = frozenset("iljftrI.,:;!|'`()[]{} -")
_WIDEST = frozenset("MWmw@%&ЖШЩЮФЫЪжшщюфы—…")


def box(x: float, y: float, width: float, height: float = 0.0) -> tuple[Segment, ...]:
    """Return the outline of a box from its top left corner; without a height, of a square."""
    right, bottom = x + width, y + (height or width)
    return ("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",)


def mover_square(side: Side, x: float, y: float, length: float, line: float, ink: str) -> Path:
    """Return a small square that shows whose turn it is: hollow for White, filled for Black."""
    outer = box(x, y, length)
    if side != WHITE:
        return Path(outer, fill=ink)
    # A ring in one path: of two boxes, whose edges may be rounded differently, it could vanish.
    inner = box(x + line, y + line, length - 2 * line)
    return Path((*outer, *inner), fill=ink, even_odd=True)


def shapes_below(marks: Marks, flipped: bool, *, printed: bool = False) -> tuple[Shape, ...]:
    """Return the marks below the pieces: highlighted squares.

    In a `printed` picture a grey square could be taken for a dark one; it has a thick frame inside
    it instead.
    """
    shapes: list[Shape] = []
    for colour, square in marks.highlights:
        column, row = cell_of(square, flipped)
        if printed:
            ring = (*box(column, row, 1), *box(column + 0.09, row + 0.09, 0.82))
            shapes.append(Path(ring, fill=colour.grey, even_odd=True))
        else:
            shapes.append(Rect(column, row, 1, 1, colour.screen, 0.5))
    return tuple(shapes)


def shapes_above(
    marks: Marks, placement: Placement, flipped: bool, *, printed: bool = False
) -> tuple[Shape, ...]:
    """Return the marks above the pieces: circles, arrows, labels.

    In a `printed` picture they are grey, and circles are set off in white, too, or they could not
    be seen over black pieces.
    """

    def ink(colour: MarkColour) -> str:
        return colour.grey if printed else colour.screen

    shapes: list[Shape] = []
    for colour, square in marks.circles:
        column, row = cell_of(square, flipped)
        ring = Circle(column + 0.5, row + 0.5, 0.445, "", ink(colour), _RING_WIDTH, 0.82)
        if printed:
            width = _RING_WIDTH + 0.035
            shapes.append(replace(ring, stroke="#ffffff", stroke_width=width, opacity=1.0))
        shapes.append(ring)
    for arrow in marks.arrows:
        if arrow.origin != arrow.target:
            fill = ink(arrow.colour)
            shapes += arrow_shapes(arrow.origin, arrow.target, placement, flipped, fill)
    for label in marks.labels:
        shapes += _label(label, placement, flipped, ink(label.colour))
    return tuple(shapes)


def text_width(text: str) -> float:
    """Return about the width of a bold text in font sizes, rather too much, for any font."""
    width = 0.0
    for letter in text:
        if unicodedata.combining(letter):
            continue
        if letter in _NARROW:
            width += 0.44
        elif letter in _WIDEST or unicodedata.east_asian_width(letter) in "WF":
            width += 1.15
        else:
            width += 0.78 if letter.isupper() else 0.7
    return width


def arrow_shapes(
    origin: Square, target: Square, placement: Placement, flipped: bool, colour: str
) -> tuple[Path, Path]:
    """Return an arrow between two different squares, and below it the white that sets it off.

    It stays clear of pieces: it begins beside one, passes behind others, and only its tip touches
    the one that it points at.
    """
    column, row = cell_of(origin, flipped)
    end_column, end_row = cell_of(target, flipped)
    distance = hypot(end_column - column, end_row - row)
    along_x, along_y = (end_column - column) / distance, (end_row - row) / distance
    begin = 0.22 if placement[origin] == EMPTY else _CLEAR_OF_PIECE
    # How far from the centre of its last square an arrow ends if there is a piece.
    end = 0.0 if placement[target] == EMPTY else 0.34
    # Between pieces on neighbouring squares an arrow reaches into both, or it could not be seen.
    lacking = max(0.0, 0.42 - (distance - begin - end))
    begin, end = begin - lacking / 2, end - lacking / 2
    # The head takes up to 62 % of a short arrow.
    size = min(1.0, (distance - begin - end) * 0.62 / _HEAD_LENGTH)
    segments: list[Segment] = []

    def add(*points: tuple[float, float]) -> None:
        """Add a polygon; points are given by their distances back from the end, and sideways."""
        kind: Literal["M", "L"] = "M"
        for back, aside in points:
            x, y = end_column + 0.5 - along_x * back, end_row + 0.5 - along_y * back
            segments.append((kind, x - along_y * aside, y + along_x * aside))
            kind = "L"
        segments.append(("Z",))

    start, half, head = end + _HEAD_LENGTH * size, _SHAFT / 2, 0.5 / 2 * size
    add((end, 0), (start, head), (start, -head))
    passed = sorted(_passed(origin, target, placement))
    for near, far in (*passed, (distance - begin, distance)):
        if near - start > half:
            add((start, half), (near, half), (near, -half), (start, -half))
        start = max(start, far)
    outline = tuple(segments)
    # The white is 0.03 wide around an arrow.
    return Path(outline, stroke="#ffffff", stroke_width=0.06), Path(outline, fill=colour)


def _passed(origin: Square, target: Square, placement: Placement) -> Iterator[tuple[float, float]]:
    """Yield where an arrow is behind pieces, as distances from the centre of its last square."""
    (end_row, end_column), (row, column) = divmod(target, 8), divmod(origin, 8)
    rise, run = row - end_row, column - end_column
    distance = hypot(rise, run)
    for up in range(min(rise, 0), max(rise, 0) + 1):
        for right in range(min(run, 0), max(run, 0) + 1):
            square = target + 8 * up + right
            if placement[square] == EMPTY or square in (origin, target):
                continue
            back, aside = (up * rise + right * run) / distance, (up * run - right * rise) / distance
            if abs(aside) < _CLEAR_OF_PIECE:
                half = sqrt(_CLEAR_OF_PIECE**2 - aside**2)
                yield back - half, back + half


def _label(
    label: SquareLabel, placement: Placement, flipped: bool, colour: str
) -> tuple[Shape, ...]:
    """Return a label: over the whole of an empty square, in the corner of an occupied one.

    In a corner it has a badge. A long one always has: its small letters would be hard to read
    directly on a square.
    """
    column, row = cell_of(label.square, flipped)
    wide = max(text_width("a"), text_width(label.text))
    is_empty = placement[label.square] == EMPTY
    size = min(0.62 if is_empty else 0.26, 0.86 / wide)
    half = max(_BADGE, wide * size / 2 + 0.06)
    x, y = (0.5, 0.5) if is_empty else (0.98 - half, 0.02 + _BADGE)
    x, y = column + x, row + y
    # Capitals are centred vertically.
    text = Text(x, y + 0.36 * size, label.text, size, colour, anchor="middle", bold=True)
    if is_empty and size > 0.3:
        return (text,)
    badge: Shape = Rect(x - half, y - _BADGE, 2 * half, 2 * _BADGE, colour)
    if half == _BADGE:
        badge = Circle(x, y, _BADGE, fill=colour, stroke="#ffffff", stroke_width=0.02)
    return badge, replace(text, fill="#ffffff" if brightness(colour) < 0.7 else "#000000")
