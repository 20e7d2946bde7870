"""The one description of what a diagram looks like, which all back-ends draw. Pure, no Qt.

One unit is a square. The order of the layers is that of the fields of `Picture`.

`PixelFrame` says where its parts are in a picture of pixels, `Page` where it stands on paper.

Squares are a whole number of pixels, so that their edges are sharp. The picture is nevertheless
exactly as wide as asked for: what is left over goes to where there is background anyway, that is
margins and the strips of outside coordinates and the mover's mark. Without any, a frame takes it;
and a bare board whose width is no multiple of eight stands in the middle, with at most seven
pixels of background (or of nothing, where that is transparent) shared out around it.

On a page a point is 1/72 inch; x grows to the right from the left edge, y downward from the top
edge, as in `shapes`, and what comes later covers what comes earlier.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from math import sqrt
from typing import Final, TypeAlias

from fenedit.diagram.board_scene import (
    MAN_SIDE,
    OUTSIDE_MARGIN,
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
    Man,
    Path,
    Rect,
    Segment,
    Shape,
    Text,
    box,
    shapes_above,
    shapes_below,
)
from fenedit.notation.position import EMPTY, WHITE, Placement, Side

MOVER_ROOM: Final = 0.5
"""Width of the strip at the right in which the mover's mark stands."""
MOVER_SIDE: Final = 0.26

CAPTION_SIZE: Final = 0.4
"""Size of the font below the board."""
_CAPTION_GAP: Final = 0.2
_CAPTION_LINE: Final = 1.28
"""Distance of its baselines, in font sizes."""
_ASCENT: Final = 0.76

_INSET: Final = 0.055
_AROUND: Final = 0.045
_HALO: Final = 0.07
_LETTER: Final = 7.0
"""Pixels of the least height at which a letter can still be read."""
_LETTERED_SQUARE: Final = {Coordinates.INSIDE: 25, Coordinates.OUTSIDE: 16, Coordinates.NONE: 0}
"""Pixels of the smallest square that has room for letters; they vanish on smaller ones."""
_HATCH_LINES: Final = 7


@dataclass(frozen=True, slots=True)
class Frame:
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


@dataclass(frozen=True, slots=True)
class Picture:
    """A diagram as shapes, layer upon layer. Shapes are placed from the board's top left corner.

    Attributes:
        frame: how large the picture is, and where the board is in it; the unit is a square.
        background: "#rrggbb", or "" for none.
        ground: squares and frame; the same for all diagrams of a style.
        below: marks below the men.
        men: the pieces, in FEN's order.
        lettering: coordinates; the same for all diagrams of a style and orientation.
        above: marks above the men, and the mover's mark.
        one_ink: whether it is printed with black alone, and men are pure black and white.
    """

    frame: Frame
    background: str
    ground: tuple[Shape, ...]
    below: tuple[Shape, ...]
    men: tuple[Man, ...]
    lettering: tuple[Shape, ...]
    above: tuple[Shape, ...]
    one_ink: bool = False

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """All layers as one, the lowest first."""
        return (*self.ground, *self.below, *self.men, *self.lettering, *self.above)


def picture_of(diagram: Diagram, style: DiagramStyle, square: int = 0) -> Picture:
    """Return what a diagram looks like in a style.

    Args:
        diagram: what to show.
        style: how.
        square: pixels of a square: where they are few, coordinates are larger, or left out, and
            the mover's mark has its edges between pixels. 0 for pictures that are no pixels.
    """
    frame, least = frame_of(style, len(diagram.caption)), 0.0
    if square:
        least = _LETTER / square
        if square < _LETTERED_SQUARE[style.coordinates]:
            style = replace(style, coordinates=Coordinates.NONE)
    return Picture(
        frame,
        style.background,
        ground_of(style, least),
        below_of(diagram, style),
        men_of(diagram.placement, diagram.flipped),
        lettering_of(style, diagram.flipped, least),
        above_of(diagram, style, square),
        scheme(style.scheme).for_print,
    )


def words_of(diagram: Diagram, language: str = "en") -> str:
    """Return what a diagram shows for who does not see it: its men, as problem books list them.

    Args:
        diagram: what it shows.
        language: of the words; English where lists are not written in it.
    """
    # Here, because pictures of pixels have no words.
    from fenedit.notation.languages import SIDE_TITLES
    from fenedit.notation.spellings.piece_list import write_piece_list

    known = language if language in SIDE_TITLES else "en"
    return write_piece_list(diagram.placement, known).replace("\n", ". ")


def below_of(diagram: Diagram, style: DiagramStyle) -> tuple[Shape, ...]:
    """Return what is drawn between the squares and the men."""
    if not (style.show_marks and diagram.marks):
        return ()
    colours = scheme(style.scheme)
    below = shapes_below(diagram.marks, diagram.flipped, colours.marks, framed=colours.for_print)
    return (*below, *_plates(diagram, colours)) if colours.hatch else below


def above_of(diagram: Diagram, style: DiagramStyle, square: int = 0) -> tuple[Shape, ...]:
    """Return what is drawn over the men and the coordinates, and the mover's mark."""
    above: tuple[Shape, ...] = ()
    if style.show_marks and diagram.marks:
        colours = scheme(style.scheme)
        above = shapes_above(
            diagram.marks,
            diagram.placement,
            diagram.flipped,
            colours.marks,
            edged=colours.for_print,
        )
    if style.mover_mark:
        above = (*above, *mover_mark(diagram.side_to_move, diagram.flipped, style, square))
    return (*above, *_caption(diagram, style)) if diagram.caption else above


def _caption(diagram: Diagram, style: DiagramStyle) -> tuple[Shape, ...]:
    """Return the lines below the board, on white where there is no background."""
    lines = diagram.caption
    frame, top = frame_of(style, len(lines)), _below_board(style)
    shapes: list[Shape] = []
    if not style.background:
        # Whatever shines through may be as dark as the letters.
        # A little wider: what is left over of pixels is beside the frame.
        height = frame.height - frame.top - top + 1
        shapes.append(Rect(-frame.left - 1, top, frame.width + 2, height, "#ffffff"))
    for number, line in enumerate(lines):
        baseline = top + _CAPTION_GAP + (_ASCENT + number * _CAPTION_LINE) * CAPTION_SIZE
        ink = scheme(style.scheme).ink
        shapes.append(Text(4, baseline, line, CAPTION_SIZE, ink, "middle"))
    return tuple(shapes)


def _below_board(style: DiagramStyle) -> float:
    """Return how far below the board's top edge a caption begins."""
    return 8 + style.frame + (OUTSIDE_MARGIN if style.coordinates is Coordinates.OUTSIDE else 0.0)


def _plates(diagram: Diagram, colours: Scheme) -> tuple[Shape, ...]:
    """Return what keeps hatching away from labels, which could not be read on it."""
    plates: list[Shape] = []
    for label in diagram.marks.labels:
        column, row = cell_of(label.square, diagram.flipped)
        if diagram.placement[label.square] == EMPTY and not is_light(column, row):
            plates.append(Circle(column + 0.5, row + 0.5, 0.4, fill=colours.light_square))
    return tuple(plates)


@lru_cache(maxsize=64)
def frame_of(style: DiagramStyle, lines: int = 0) -> Frame:
    """Return the size of diagrams of a style with so many lines below, and where the board is."""
    edge = style.margin + style.frame
    outside = OUTSIDE_MARGIN if style.coordinates is Coordinates.OUTSIDE else 0.0
    left, top = edge + outside, edge
    right = edge + (MOVER_ROOM if style.mover_mark else 0.0)
    below = 0.0
    if lines:
        height = _ASCENT + 0.3 + (lines - 1) * _CAPTION_LINE
        below = _CAPTION_GAP + height * CAPTION_SIZE
    return Frame(left + 8 + right, top + 8 + edge + outside + below, left, top)


@lru_cache(maxsize=64)
def ground_of(style: DiagramStyle, least_height: float = 0.0) -> tuple[Shape, ...]:
    """Return the squares of the board and the line around it, as seen from either side.

    Hatching leaves room for coordinates on the squares; `least_height` is as in `lettering_of`.
    """
    colours = scheme(style.scheme)
    shapes: list[Shape] = []
    shapes.append(Rect(0, 0, 8, 8, colours.light_square))
    cells = [(column, row) for row in range(8) for column in range(8)]
    light = [(column, row) for column, row in cells if is_light(column, row)]
    dark = [(column, row) for column, row in cells if not is_light(column, row)]
    if colours.dark_square != colours.light_square:
        squares = tuple(each for column, row in dark for each in box(column, row, 1))
        shapes.append(Path(squares, fill=colours.dark_square))
    if colours.hatch:
        shapes.append(Path(tuple(_hatch()), fill=colours.hatch))
        # What covers the bars on light squares ends them sharply, and they need no more points.
        squares = tuple(each for column, row in light for each in box(column, row, 1))
        if style.coordinates is Coordinates.INSIDE:
            squares += tuple(_corners(style.font, _height_inside(least_height)))
        shapes.append(Path(squares, fill=colours.light_square))
    if style.frame:
        # A ring above the squares: they would cover a part of it where edges are rounded.
        outer = box(-style.frame, -style.frame, 8 + 2 * style.frame)
        shapes.append(Path((*outer, *box(0, 0, 8)), fill=colours.ink, even_odd=True))
    return tuple(shapes)


def men_of(placement: Placement, flipped: bool) -> tuple[Man, ...]:
    """Return the men of a placement, row by row from the top left."""
    inset = (1 - MAN_SIDE) / 2
    men: list[Man] = []
    for row in range(8):
        for column in range(8):
            content = placement[square_in(column, row, flipped)]
            if content != EMPTY:
                men.append(Man(content, column + inset, row + inset, MAN_SIDE))
    return tuple(men)


@lru_cache(maxsize=128)
def lettering_of(
    style: DiagramStyle, flipped: bool, least_height: float = 0.0
) -> tuple[Shape, ...]:
    """Return the coordinates of a style and orientation.

    Args:
        style: says where they are, and in which colours.
        flipped: whether Black is at the bottom.
        least_height: of a digit in squares, for pictures so small that the usual one could not be
            read; more than there is room for is not given.
    """
    colours = scheme(style.scheme)
    if style.coordinates is Coordinates.NONE:
        return ()
    if style.coordinates is Coordinates.INSIDE:
        return _inside(colours, flipped, _height_inside(least_height), style.font)
    height = min(max(0.215, least_height), 0.25)
    # Small letters in the middle of the strip, unless the g would leave it.
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
    # Whatever shines through may be as dark as the letters.
    return (replace(letters, fill="", stroke="#ffffff", stroke_width=0.045), letters)


def mover_mark(
    side: Side, flipped: bool, style: DiagramStyle, square: int = 0
) -> tuple[Shape, ...]:
    """Return the small square beside the board: hollow for White, full for Black.

    Its edges are between pixels if a square has any.
    """
    ink = scheme(style.scheme).ink
    x, length, line = 8 + style.frame + (MOVER_ROOM - MOVER_SIDE) / 2, MOVER_SIDE, 0.03
    if square:
        x = round(x * square) / square
        length, line = (
            max(3, round(length * square)) / square,
            max(1, round(line * square)) / square,
        )
    y = 8 - length if (side == WHITE) != flipped else 0.0
    outer = box(x, y, length)
    if side != WHITE:
        return (Path(outer, fill=ink),)
    inner = box(x + line, y + line, length - 2 * line)
    # A ring in one piece: programs that round the edges of two boxes each its own way leave none.
    return (Path(inner, fill="#ffffff"), Path((*outer, *inner), fill=ink, even_odd=True))


def _inside(colours: Scheme, flipped: bool, height: float, font: str) -> tuple[Shape, ...]:
    """Return the digits in the left squares' top left corners, the letters bottom right below."""
    letters, depth = letters_of(font), depth_of(font)
    on: dict[bool, list[Segment]] = {True: [], False: []}
    for cell in range(8):
        digit, letter = digit_beside(cell, flipped), letter_below(cell, flipped)
        x = _INSET + letters[digit].width * height / 2
        on[cell % 2 == 0] += letter_outline(digit, x, cell + _INSET + height, height, font)
        x = cell + 1 - _INSET - letters[letter].width * height / 2
        on[cell % 2 == 1] += letter_outline(
            letter, x, 8 - _INSET * 0.8 - depth * height, height, font
        )
    shapes: list[Shape] = []
    for light, ground, ink in (
        (True, colours.light_square, colours.coordinate_on_light),
        (False, colours.dark_square, colours.coordinate_on_dark),
    ):
        segments = tuple(on[light])
        # Where a man or hatching reaches below a letter, this keeps them apart.
        shapes.append(Path(segments, stroke=ground, stroke_width=_HALO))
        shapes.append(Path(segments, fill=ink))
    return tuple(shapes)


def _height_inside(least: float) -> float:
    return min(max(0.175, least), 0.28)


def _corners(font: str, height: float) -> Iterator[Segment]:
    """Yield the corners of dark squares that hatching leaves free for digits of a height.

    Dots of it beside a letter could be taken for its stops.
    """
    letters = letters_of(font).values()
    widest = max(letter.width for letter in letters)
    across = _INSET + widest * height + _AROUND
    above = _INSET + height + _AROUND
    below = _INSET * 0.8 + (1 + depth_of(font)) * height + _AROUND
    for cell in range(8):
        if not is_light(0, cell):
            yield from box(0, cell, across, above)
        if not is_light(cell, 7):
            yield from box(cell + 1 - across, 8 - below, across, below)


def _hatch() -> Iterator[Segment]:
    """Yield bars from lower left to upper right over the whole board, cut off at its edges."""
    for number in range(1, 16 * _HATCH_LINES):
        if number % (2 * _HATCH_LINES) == _HATCH_LINES:
            # It would touch dark squares in a corner alone, and leave a dot there.
            continue
        middle, half = number / _HATCH_LINES, 0.024 / sqrt(2)
        start, *corners = [*_on_edges(middle - half), *reversed(_on_edges(middle + half))]
        if middle == 8:
            corners[1:1] = [(8.0, 0.0)]
            corners.append((0.0, 8.0))
        yield ("M", *start)
        for corner in corners:
            yield ("L", *corner)
        yield ("Z",)


def _on_edges(reach: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return where the line on which x and y sum up to a number enters and leaves the board."""
    start, end = max(0.0, reach - 8), min(8.0, reach)
    return (start, end), (end, start)


Measure: TypeAlias = Callable[[str, float, bool, bool], float]
"""Takes a line of text, the size of its font in points, whether it is bold and whether it is
italic; returns its width in points. `fenedit.diagram.paint.measure_in` returns one."""


@dataclass(frozen=True, slots=True)
class PlacedPicture:
    """A diagram on a page.

    Attributes:
        picture: the diagram, in squares.
        x: of the whole picture's left edge (not of its board's), in points.
        y: of its top edge.
        scale: points a square.
        fen: the position, which files keep beside the picture; "" keeps nothing.
        title: what screen readers call it; "" leaves it to the back-end.
        words: what it shows, for who does not see it; "" for nothing.
        record: the position with what is said of it, which files keep; "" for the FEN alone.
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


PageItem: TypeAlias = Shape | PlacedPicture


@dataclass(frozen=True, slots=True)
class Page:
    """A page and what stands on it.

    Attributes:
        width: in points.
        height: in points.
        items: the lowest first; shapes are in points.
        cut: numbers of diagrams whose words are too long for the page, and end with dots.
        edges_cut: whether header or footer is too long, and ends with dots.
        smaller: whether boards give way to long words, and are smaller than those of other pages.
        font: family of the texts; "" for ours.
    """

    width: float
    height: float
    items: tuple[PageItem, ...]
    cut: tuple[int, ...] = ()
    edges_cut: bool = False
    smaller: bool = False
    font: str = ""


class PictureSizeError(ValueError):
    """A picture that cannot be made, found out before any memory is taken.

    Attributes:
        code: "too-small" or "too-large" for the width, "margin" or "frame" for what is around.
        size: the width asked for in pixels.
    """

    def __init__(self, code: str, size: int) -> None:
        super().__init__(f"{code}: {size} pixels, of {SMALLEST} to {LARGEST}")
        self.code = code
        self.size = size


@dataclass(frozen=True, slots=True)
class PixelFrame:
    """Where things are, all in pixels.

    Attributes:
        width: of the picture.
        height: of the picture.
        square: side of a square.
        left: x of the board's left edge.
        top: y of its top edge.
        around: left, top, right and bottom edge of the frame, or of the board where none is.
        style: the style, with the width of its frame as it is drawn.
    """

    width: int
    height: int
    square: int
    left: int
    top: int
    around: tuple[int, int, int, int]
    style: DiagramStyle


@lru_cache(maxsize=64)
def pixel_frame(style: DiagramStyle, scale: int = 1, lines: int = 0) -> PixelFrame:
    """Return where the parts of diagrams of a style are.

    Args:
        style: how the diagram looks.
        scale: pixels for each of the style's; 2 for dense screens.
        lines: how many stand below the board.

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
    # The sum keeps 406 / 8.12 from falling a pixel short by rounding.
    square = int(width / frame.width + 1e-9)
    line = _line(style, square)
    while 8 * square + 2 * line > width:
        square -= 1
        line = _line(style, square)
    # The parts of the picture that are neither board nor frame, in squares.
    before_x, before_y = _strip(frame.left - style.frame), _strip(frame.top - style.frame)
    after_x = _strip(frame.width - frame.left - 8 - style.frame)
    after_y = _strip(frame.height - frame.top - 8 - style.frame)
    core = 8 * square + 2 * line
    bare_across, bare_down = not before_x + after_x, not before_y + after_y
    if bare_down:
        height = width if bare_across else core
    else:
        height = max(core, round(width * frame.height / frame.width))
    left = _share(width - core, before_x, after_x)
    top = left if bare_across else _share(height - core, before_y, after_y)
    filled = line and bare_across
    around = (0, 0, width, width) if filled else (left, top, left + core, top + core)
    drawn = replace(style, frame=line / square)
    return PixelFrame(width, height, square, left + line, top + line, around, drawn)


def _line(style: DiagramStyle, square: int) -> int:
    """Return the width of the frame in pixels: at least one if there is any."""
    return max(1, round(style.frame * square)) if style.frame else 0


def _strip(squares: float) -> float:
    """Return a length without what sums of fractions leave of nothing."""
    return round(squares, 9)


def _share(pixels: int, before: float, after: float) -> int:
    """Return how many of the pixels that are left go before the board."""
    if not before + after:
        return pixels // 2
    return round(pixels * before / (before + after))
