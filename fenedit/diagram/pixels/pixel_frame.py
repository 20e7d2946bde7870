"""Where the parts of a diagram are in a picture of pixels. Pure, no Qt.

Squares are a whole number of pixels, so that their edges are sharp. The picture is nevertheless
exactly as wide as asked for: what is left over goes to where there is background anyway, that is
margins and the strips of outside coordinates and the mover's mark. Without any, a frame takes it;
and a bare board whose width is no multiple of eight stands in the middle, with at most seven
pixels of background (or of nothing, where that is transparent) shared out around it.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from fenedit.diagram.description import LARGEST, SMALLEST, DiagramStyle
from fenedit.diagram.picture import frame_of

WIDEST_MARGIN: Final = 2.0
WIDEST_FRAME: Final = 0.2


class PictureSizeError(ValueError):
    """A picture that cannot be made, found out before any memory is taken.

    Attributes:
        code: "too-small" or "too-large" for the width, "margin" or "frame" for what is around.
        size: the width asked for in pixels.
        smallest: the least width there is.
        largest: the greatest.
    """

    def __init__(self, code: str, size: int) -> None:
        super().__init__(f"{code}: {size} pixels, of {SMALLEST} to {LARGEST}")
        self.code = code
        self.size = size
        self.smallest = SMALLEST
        self.largest = LARGEST


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
def pixel_frame(style: DiagramStyle, scale: int = 1) -> PixelFrame:
    """Return where the parts of diagrams of a style are.

    Args:
        style: how the diagram looks.
        scale: pixels for each of the style's; 2 for dense screens.

    Raises:
        PictureSizeError: the picture would be too small, too large, or all margin.
    """
    width = style.size * scale
    if width < SMALLEST or scale < 1:
        raise PictureSizeError("too-small", width)
    if width > LARGEST:
        raise PictureSizeError("too-large", width)
    if not 0 <= style.margin <= WIDEST_MARGIN:
        raise PictureSizeError("margin", width)
    if not 0 <= style.frame <= WIDEST_FRAME:
        raise PictureSizeError("frame", width)
    frame = frame_of(style)
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
    top = _share(height - core, before_y, after_y)
    filled = line and bare_across
    around = (0, 0, width, height) if filled else (left, top, left + core, top + core)
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
