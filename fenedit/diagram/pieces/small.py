"""Boards of a few pixels a square, where a scaled drawing is a blot: silhouettes of our own.

For nine pixels each pixel is set by hand; for other sizes there are plain shapes, fitted to each.
"""

from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

from fenedit.diagram.pieces.fitted import fitted
from fenedit.diagram.theme import BoardTheme, blended
from fenedit.notation.position import Piece

_WHITE: Final = "#ffffff"
_BLACK: Final = "#1d1916"
_LINE: Final = "#e6dbc8"
"""Of the lines in a black piece."""
_BY_HAND: Final = range(9, 12)
"""For pictures of so many pixels those set by hand are taken, in the middle."""

# "#" is dark in both colours, "o" white or black, "+" a line in it.
_PIXELS: Final = {
    "K": """
....#....
...###...
....#....
.##.#.##.
#oo#o#oo#
#ooooooo#
.#o+++o#.
..#ooo#..
.#######.
""",
    "Q": """
.........
#...#...#
##.#o#.##
#o##o##o#
#ooooooo#
.#o+++o#.
.#ooooo#.
..#ooo#..
.#######.
""",
    "R": """
.........
.##.#.##.
.#o#o#o#.
.#ooooo#.
..#+++#..
..#ooo#..
..#ooo#..
.#ooooo#.
.#######.
""",
    "B": """
....#....
...###...
..#oo+#..
..#o+o#..
..#+oo#..
...#o#...
..#+++#..
.#ooooo#.
.#######.
""",
    "N": """
.........
...##....
..#oo##..
.#o+ooo#.
#oooooo#.
#oo##oo#.
.##.#oo#.
..##ooo#.
.#######.
""",
    "P": """
.........
.........
...###...
..#ooo#..
..#ooo#..
...#o#...
...#o#...
..#ooo#..
.#######.
""",
}

# The outlines of each kind, and the lines in it, as paths of SVG in a box of 100.
_SHAPES: Final = {
    "K": (
        "M50 36.1C56.7 24.4 91.7 23.3 91.7 45.6C91.7 57.8 80.6 63.3 80.6 71.1V91.7H19.4V71.1"
        "C19.4 63.3 8.3 57.8 8.3 45.6C8.3 23.3 43.3 24.4 50 36.1Z",
        "M22.2 75H77.8",
    ),
    "Q": (
        "M19.4 69.4L6.7 25L27.8 47.2L33.3 13.9L50 41.7L66.7 13.9L72.2 47.2L93.3 25L80.6 69.4V91.7"
        "H19.4Z",
        "M22.2 75H77.8",
    ),
    "R": (
        "M19.4 13.9H32.5V25H43V13.9H57V25H67.5V13.9H80.6V36.1L69.4 44.4V69.4L80.6 77.8V91.7H19.4"
        "V77.8L30.6 69.4V44.4L19.4 36.1Z",
        "M33.3 41.7H66.7M33.3 75H66.7",
    ),
    "B": (
        "M50 5.6C55 5.6 57 13 54.4 17C74 29 80 48 62 63C60 68 62 73 66 75C76 77 83.3 80 83.3 91.7"
        "H16.7C16.7 80 24 77 34 75C38 73 40 68 38 63C20 48 26 29 45.6 17C43 13 45 5.6 50 5.6Z",
        "M55 27L44 49M36.1 67H63.9",
    ),
    "N": (
        "M25 91.7C25 69.4 50 63.9 51.7 48.3L36.1 52.8L25.6 63.9H14.4L8.3 52.8L14.4 37.8L31.1 22.2"
        "L35 8.3L50 17.8C77.8 21.1 87.8 52.8 80.6 91.7Z",
        "M33.3 33.3V38.9M63.9 36.1C69.4 47.2 71.1 61.1 69.4 77.8",
    ),
    "P": (
        "M50 25C68 25 72.5 46.5 61 55C62 67 78 71 78 91.7H22"
        "C22 71 38 67 39 55C27.5 46.5 32 25 50 25Z",
        "",
    ),
}
_CROSS: Final = "M50 5.6V27.8M38.9 13.9H61.1"
# Wider than a line is at least, so that slanting ones do not fade.
_DRAWING: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<g fill="none" stroke="{edge}" stroke-width="3.6"><path d="M50 50{cross}"/></g>
<g fill="{fill}" stroke="{edge}" stroke-width="5.4" stroke-linejoin="round">
<path d="{outline}"/></g>
<g fill="none" stroke="{line}" stroke-width="3.6"><path d="M50 50{lines}"/></g>
</svg>"""


def small_theme(theme: BoardTheme) -> BoardTheme:
    """Return the colouring for boards so small that black pieces need lighter squares."""
    light = theme.light_square.removeprefix("#")
    dark = blended(theme.dark_square, f"#50{light}")
    return theme._replace(dark_square=dark, frame=theme.dark_square)


def paint_small(painter: QPainter, piece: Piece, rect: QRectF) -> None:
    """Paint a piece into a square of a few whole device pixels."""
    pixels = round(rect.width())
    if pixels in _BY_HAND:
        inset = (pixels - _BY_HAND.start) // 2
        painter.save()
        painter.translate(rect.topLeft() + QPointF(inset, inset))
        _set_pixels(painter, piece)
        painter.restore()
    else:
        QSvgRenderer(QByteArray(fitted(_drawing(piece), pixels))).render(painter, rect)


def _set_pixels(painter: QPainter, piece: Piece) -> None:
    fill, line = (_WHITE, _BLACK) if piece.isupper() else (_BLACK, _LINE)
    colours = {"#": _BLACK, "o": fill, "+": line}
    for y, row in enumerate(_PIXELS[piece.upper()].split()):
        for x, sign in enumerate(row):
            if sign in colours:
                painter.fillRect(x, y, 1, 1, QColor(colours[sign]))


def _drawing(piece: Piece) -> bytes:
    outline, lines = _SHAPES[piece.upper()]
    fill, line = (_WHITE, _BLACK) if piece.isupper() else (_BLACK, _LINE)
    cross = _CROSS if piece.upper() == "K" else ""
    drawing = _DRAWING.format(
        cross=cross, outline=outline, lines=lines, fill=fill, edge=_BLACK, line=line
    )
    return drawing.encode()
