"""Describes the look of diagrams, once for all back-ends. Pure, no Qt.

One unit is a square. `PixelFrame` says where the parts of a picture of pixels are, `Page` where
pictures are on paper.

Squares are a whole number of pixels, so that their edges are sharp. Even so the picture is exactly
as wide as requested: the remaining pixels go to margins and to the strips for outside coordinates
and the mover's mark, where there is background anyway. Without any of these, the frame takes them;
without a frame, the board is centred, with at most seven pixels of background around it.

On a page a point is 1/72 inch; x grows to the right from the left edge, y downward from the top
edge, as in `shapes`, and later items cover earlier ones.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from math import sqrt
from typing import NamedTuple, TypeAlias

from fenedit.diagram.board_scene import (
    OUTSIDE_MARGIN,
    PIECE_SIDE,
    Coordinates,
    cell_of,
    digit_beside,
    is_light,
    letter_below,
    square_in,
)
from fenedit.diagram.description import LARGEST, SMALLEST, Diagram, DiagramStyle, Scheme, scheme
from fenedit.diagram.lettering import depth_of, letter_outline, letters_of
from fenedit.diagram.shapes import (
    Circle,
    Path,
    PieceShape,
    Rect,
    Segment,
    Shape,
    Text,
    box,
    mover_square,
    shapes_above,
    shapes_below,
)
from fenedit.notation.marks import NO_MARKS, Highlight, MarkColour, Marks
from fenedit.notation.position import EMPTY, WHITE, Placement, Side

_MOVER_ROOM = 0.5
"""Width of the strip for the mover's mark at the right."""

CAPTION_SIZE = 0.4
"""Size of the font below the board."""
_CAPTION_GAP = 0.2
_CAPTION_LINE = 1.28
"""Distance between baselines, in font sizes."""
_ASCENT = 0.76

_INSET = 0.055
_INSET_OF_PIECE = (1 - PIECE_SIDE) / 2
_LETTERED_SQUARE = {Coordinates.INSIDE: 25, Coordinates.OUTSIDE: 16, Coordinates.NONE: 0}
"""Pixels of the smallest square with room for letters; smaller ones have none."""
_HATCH_LINES = 7


class Frame(NamedTuple):
    """The size of a picture, and where its board is. All in squares.

    Attributes:
        width: of the whole picture.
        height: of the whole picture.
        left: x of the board's left edge.
        top: y of its top edge.
    """

    width: float
    height: float
    left: float
    top: float


class Picture(NamedTuple):
    """A diagram as shapes, placed from the board's top left corner.

    Attributes:
        frame: the size of the picture, and where the board is in it.
        background: "#rrggbb", or "" for none.
        shapes: the lowest first: squares and frame, marks below the pieces, pieces in FEN's order,
            coordinates, marks above the pieces, the mover's mark, caption.
        one_ink: whether it is for printing with black ink only: pieces are pure black and white.
    """

    frame: Frame
    background: str
    shapes: tuple[Shape, ...]
    one_ink: bool = False


def picture_of(diagram: Diagram, style: DiagramStyle, square: int = 0) -> Picture:
    """Return a diagram in a style as a picture.

    Args:
        diagram: the content.
        style: the look.
        square: pixels per square: if they are few, coordinates are larger or left out, and the
            mover's mark is aligned to pixels. 0 for vectors.
    """
    placement, flipped, lines = diagram.placement, diagram.flipped, diagram.caption
    colours, frame, least = scheme(style.scheme), frame_of(style, len(lines)), 0.0
    if square:
        # A letter of fewer than seven pixels cannot be read.
        least = 7.0 / square
        if square < _LETTERED_SQUARE[style.coordinates]:
            style = replace(style, coordinates=Coordinates.NONE)
    marks = diagram.marks if style.show_marks else NO_MARKS
    shapes: list[Shape] = [*ground_of(style, colours, least)]
    if diagram.last_move:
        # The author's highlights take precedence.
        squares = {*diagram.last_move} - {mark.square for mark in marks.highlights}
        colour = MarkColour.of(colours.last_move)
        moved = Marks(highlights=tuple(Highlight(colour, square) for square in sorted(squares)))
        shapes += shapes_below(moved, flipped, printed=colours.for_print)
    shapes += shapes_below(marks, flipped, printed=colours.for_print)
    for label in marks.labels if colours.hatch else ():
        # Labels could not be read on hatching.
        column, row = cell_of(label.square, flipped)
        if placement[label.square] == EMPTY and not is_light(column, row):
            shapes.append(Circle(column + 0.5, row + 0.5, 0.4, fill=colours.light_square))
    shapes += pieces_of(placement, flipped)
    for piece, origin, target, done in diagram.moving:
        way = zip(cell_of(origin, flipped), cell_of(target, flipped), strict=True)
        x, y = (first + (last - first) * done + _INSET_OF_PIECE for first, last in way)
        shapes.append(PieceShape(piece, x, y, PIECE_SIDE))
    shapes += lettering_of(style, colours, flipped, least)
    shapes += shapes_above(marks, placement, flipped, printed=colours.for_print)
    if style.mover_mark:
        shapes += _mover_mark(diagram.side_to_move, flipped, style, square)
    top = 8 + style.frame + _outside(style)
    if lines and not style.background:
        # Whatever shows through a transparent picture may be as dark as the letters. A little
        # wider than the frame, to cover the remaining pixels, too.
        height = frame.height - frame.top - top + 1
        shapes.append(Rect(-frame.left - 1, top, frame.width + 2, height, "#ffffff"))
    for number, line in enumerate(lines):
        baseline = top + _CAPTION_GAP + (_ASCENT + number * _CAPTION_LINE) * CAPTION_SIZE
        shapes.append(Text(4, baseline, line, CAPTION_SIZE, colours.ink, "middle"))
    return Picture(frame, style.background, tuple(shapes), colours.for_print)


def words_of(diagram: Diagram, language: str = "en") -> str:
    """Return a diagram's pieces as problem books list them, for screen readers.

    Args:
        diagram: the content.
        language: of the words; English if lists are not written in that language.
    """
    # Imported here: pictures of pixels have no words.
    from fenedit.notation.languages import SIDE_TITLES
    from fenedit.notation.spellings.piece_list import write_piece_list

    known = language if language in SIDE_TITLES else "en"
    return write_piece_list(diagram.placement, known).replace("\n", ". ")


def frame_of(style: DiagramStyle, lines: int = 0) -> Frame:
    """Return the size of diagrams of a style, with some lines below, and where the board is."""
    edge, outside = style.margin + style.frame, _outside(style)
    left, top = edge + outside, edge
    right = edge + (_MOVER_ROOM if style.mover_mark else 0.0)
    below = 0.0
    if lines:
        height = _ASCENT + 0.3 + (lines - 1) * _CAPTION_LINE
        below = _CAPTION_GAP + height * CAPTION_SIZE
    return Frame(left + 8 + right, top + 8 + edge + outside + below, left, top)


def _outside(style: DiagramStyle) -> float:
    return OUTSIDE_MARGIN if style.coordinates is Coordinates.OUTSIDE else 0.0


@lru_cache(maxsize=64)
def ground_of(style: DiagramStyle, colours: Scheme, least_height: float = 0.0) -> tuple[Shape, ...]:
    """Return the squares of the board and the line around it, the same from either side.

    Hatching leaves room for coordinates on the squares; `least_height` is as in `lettering_of`.
    """
    squares: dict[bool, tuple[Segment, ...]] = {True: (), False: ()}
    for row in range(8):
        for column in range(8):
            squares[is_light(column, row)] += box(column, row, 1)
    shapes: list[Shape] = [Rect(0, 0, 8, 8, colours.light_square)]
    if colours.dark_square != colours.light_square:
        shapes.append(Path(squares[False], fill=colours.dark_square))
    if colours.hatch:
        shapes.append(Path(tuple(_hatch()), fill=colours.hatch))
        # Cover the bars on light squares: sharp ends without more points.
        covered = squares[True]
        if style.coordinates is Coordinates.INSIDE:
            covered += tuple(_corners(style.font, _height_inside(least_height)))
        shapes.append(Path(covered, fill=colours.light_square))
    if style.frame:
        # A ring above the squares: rounded edges of squares would cover part of a line below.
        outer = box(-style.frame, -style.frame, 8 + 2 * style.frame)
        shapes.append(Path((*outer, *box(0, 0, 8)), fill=colours.frame, even_odd=True))
    return tuple(shapes)


def pieces_of(placement: Placement, flipped: bool) -> tuple[PieceShape, ...]:
    """Return the pieces of a placement, row by row from the top left."""
    return tuple(
        PieceShape(content, column + _INSET_OF_PIECE, row + _INSET_OF_PIECE, PIECE_SIDE)
        for row in range(8)
        for column in range(8)
        if (content := placement[square_in(column, row, flipped)]) != EMPTY
    )


@lru_cache(maxsize=128)
def lettering_of(
    style: DiagramStyle, colours: Scheme, flipped: bool, least_height: float = 0.0
) -> tuple[Shape, ...]:
    """Return the coordinates of a style and orientation.

    Args:
        style: where they are, and their font.
        colours: the current scheme of the style.
        flipped: whether Black is at the bottom.
        least_height: of a digit in squares, for pictures so small that the usual height could not
            be read; limited by the available room.
    """
    if style.coordinates is Coordinates.NONE:
        return ()
    if style.coordinates is Coordinates.INSIDE:
        return _inside(colours, flipped, _height_inside(least_height), style.font)
    height = min(max(0.215, least_height), 0.25)
    # Small letters are centred in the strip, unless the g would leave it.
    lowest = OUTSIDE_MARGIN - depth_of(style.font) * height
    baseline = 8 + style.frame + min((OUTSIDE_MARGIN + height * 0.72) / 2, lowest)
    paths: list[Segment] = []
    for cell in range(8):
        letter, digit = letter_below(cell, flipped), digit_beside(cell, flipped)
        paths += letter_outline(letter, cell + 0.5, baseline, height, style.font)
        middle = -style.frame - OUTSIDE_MARGIN / 2
        paths += letter_outline(digit, middle, cell + 0.5 + height / 2, height, style.font)
    letters = Path(tuple(paths), fill=colours.ink)
    if style.background:
        return (letters,)
    # Whatever shows through may be as dark as the letters.
    return (replace(letters, fill="", stroke="#ffffff", stroke_width=0.045), letters)


def _mover_mark(side: Side, flipped: bool, style: DiagramStyle, square: int) -> tuple[Path, ...]:
    """Return the small square beside the board, aligned to pixels if there are any."""
    length, line = 0.26, 0.03
    x = 8 + style.frame + (_MOVER_ROOM - length) / 2
    if square:
        x = round(x * square) / square
        length = max(3, round(length * square)) / square
        line = max(1, round(line * square)) / square
    y = 8 - length if (side == WHITE) != flipped else 0.0
    mark = mover_square(side, x, y, length, line, scheme(style.scheme).ink)
    if side != WHITE:
        return (mark,)
    return Path(box(x + line, y + line, length - 2 * line), fill="#ffffff"), mark


def _inside(colours: Scheme, flipped: bool, height: float, font: str) -> tuple[Shape, ...]:
    """Return digits at the top left of squares on the left, letters at the bottom right below."""
    letters, depth = letters_of(font), depth_of(font)
    on: dict[bool, list[Segment]] = {True: [], False: []}
    for cell in range(8):
        digit, letter = digit_beside(cell, flipped), letter_below(cell, flipped)
        x = _INSET + letters[digit].width * height / 2
        on[cell % 2 == 0] += letter_outline(digit, x, cell + _INSET + height, height, font)
        x = cell + 1 - _INSET - letters[letter].width * height / 2
        y = 8 - _INSET * 0.8 - depth * height
        on[cell % 2 == 1] += letter_outline(letter, x, y, height, font)
    shapes: list[Shape] = []
    for light, ground, ink in (
        (True, colours.light_square, colours.coordinate_on_light),
        (False, colours.dark_square, colours.coordinate_on_dark),
    ):
        segments = tuple(on[light])
        # This keeps a letter apart from a piece or hatching below it.
        shapes.append(Path(segments, stroke=ground, stroke_width=0.07))
        shapes.append(Path(segments, fill=ink))
    return tuple(shapes)


def _height_inside(least: float) -> float:
    return min(max(0.175, least), 0.28)


def _corners(font: str, height: float) -> Iterator[Segment]:
    """Yield the corners of dark squares that stay free of hatching, for digits of a height.

    Dots of hatching beside a letter could be read as full stops.
    """
    around = 0.045
    across = _INSET + max(letter.width for letter in letters_of(font).values()) * height + around
    above = _INSET + height + around
    below = _INSET * 0.8 + (1 + depth_of(font)) * height + around
    for cell in range(8):
        if not is_light(0, cell):
            yield from box(0, cell, across, above)
        if not is_light(cell, 7):
            yield from box(cell + 1 - across, 8 - below, across, below)


def _hatch() -> Iterator[Segment]:
    """Yield bars from lower left to upper right over the whole board, cut off at its edges."""
    half = 0.024 / sqrt(2)
    for number in range(1, 16 * _HATCH_LINES):
        if number % (2 * _HATCH_LINES) == _HATCH_LINES:
            # It would touch only the corners of dark squares, and leave dots there.
            continue
        middle = number / _HATCH_LINES
        start, *corners = [*_on_edges(middle - half), *reversed(_on_edges(middle + half))]
        if middle == 8:
            corners[1:1] = [(8.0, 0.0)]
            corners.append((0.0, 8.0))
        yield ("M", *start)
        for corner in corners:
            yield ("L", *corner)
        yield ("Z",)


def _on_edges(reach: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return where the line on which x + y is `reach` enters and leaves the board."""
    start, end = max(0.0, reach - 8), min(8.0, reach)
    return (start, end), (end, start)


Measure: TypeAlias = Callable[[str, float, bool, bool], float]
"""Returns the width in points of a line of text: text, font size, bold, italic.
`fenedit.diagram.paint.measure_in` returns one."""


@dataclass(frozen=True, slots=True)
class PlacedPicture:
    """A diagram on a page.

    Attributes:
        picture: the diagram, in squares.
        x: of the whole picture's left edge (not of its board's), in points.
        y: of its top edge.
        scale: points per square.
        fen: the position, which files embed; "" for none.
        title: for screen readers; "" for the default of the format.
        words: its content for screen readers; "" for none.
        record: the whole record, which files embed; "" for the FEN alone.
    """

    picture: Picture
    x: float
    y: float
    scale: float
    fen: str = ""
    title: str = ""
    words: str = ""
    record: str = ""

    @property
    def width(self) -> float:
        """The width of the whole picture in points."""
        return self.picture.frame.width * self.scale

    @property
    def height(self) -> float:
        """The height of the whole picture in points."""
        return self.picture.frame.height * self.scale


READABLE = 6.0
"""The smallest font size that is easy to read, in points."""
PageItem: TypeAlias = Shape | PlacedPicture


@dataclass(frozen=True, slots=True)
class Page:
    """A page and its contents.

    Attributes:
        width: in points.
        height: in points.
        items: the lowest first; shapes are in points.
        cut: numbers of diagrams whose words are too long for the page, and end in an ellipsis.
        edges_cut: whether header or footer is too long, and ends in an ellipsis.
        smaller: whether boards are smaller than on other pages, to make room for long words.
        font: family of the texts; "" for ours.
    """

    width: float
    height: float
    items: tuple[PageItem, ...]
    cut: tuple[int, ...] = ()
    edges_cut: bool = False
    smaller: bool = False
    font: str = ""

    @property
    def smallest_font(self) -> float:
        """The smallest font size on the page; READABLE if it has no words."""
        sizes = (item.size for item in self.items if isinstance(item, Text) and item.text)
        return min(sizes, default=READABLE)


class PictureSizeError(ValueError):
    """A picture that cannot be made, detected before any memory is used.

    Attributes:
        code: "too-small" or "too-large" for the width, else "margin" or "frame".
        size: the requested width in pixels.
    """

    def __init__(self, code: str, size: int) -> None:
        super().__init__(f"{code}: {size} pixels, of {SMALLEST} to {LARGEST}")
        self.code = code
        self.size = size


class PixelFrame(NamedTuple):
    """The places of the parts of a picture, in pixels.

    Attributes:
        width: of the picture.
        height: of the picture.
        square: side of a square.
        left: x of the board's left edge.
        top: y of its top edge.
        around: left, top, right and bottom edge of the frame, or of a board without one.
        style: the style, with the width of its frame as drawn.
    """

    width: int
    height: int
    square: int
    left: int
    top: int
    around: tuple[int, int, int, int]
    style: DiagramStyle


def pixel_frame(style: DiagramStyle, scale: int = 1, lines: int = 0) -> PixelFrame:
    """Return where the parts of diagrams of a style are.

    Args:
        style: how the diagram looks.
        scale: pixels per pixel of the style; 2 for high-resolution screens.
        lines: of text below the board.

    Raises:
        PictureSizeError: the picture would be too small, too large, or all margin.
    """
    width = style.size * scale
    if width < SMALLEST or scale < 1:
        raise PictureSizeError("too-small", width)
    if width > LARGEST:
        raise PictureSizeError("too-large", width)
    if not 0 <= style.margin <= 2.0:
        raise PictureSizeError("margin", width)
    if not 0 <= style.frame <= 0.2:
        raise PictureSizeError("frame", width)
    frame = frame_of(style, lines)
    # The addend keeps 406 / 8.12 from being rounded down by a pixel.
    square, core = int(width / frame.width + 1e-9) + 1, width + 1
    while core > width:
        square -= 1
        line = max(1, round(style.frame * square)) if style.frame else 0
        core = 8 * square + 2 * line
    # The parts of the picture that are neither board nor frame, in squares; rounded, because sums
    # of fractions may miss zero.
    before_x, before_y = round(frame.left - style.frame, 9), round(frame.top - style.frame, 9)
    around_x, around_y = (
        round(each - 8 - 2 * style.frame, 9) for each in (frame.width, frame.height)
    )
    if around_y:
        height = max(core, round(width * frame.height / frame.width))
    else:
        height = core if around_x else width
    left = round((width - core) * before_x / around_x) if around_x else (width - core) // 2
    top = left if not around_x else 0
    if around_x and around_y:
        top = round((height - core) * before_y / around_y)
    around = (left, top, left + core, top + core)
    if line and not around_x:
        around = (0, 0, width, width)
    drawn = replace(style, frame=line / square)
    return PixelFrame(width, height, square, left + line, top + line, around, drawn)
