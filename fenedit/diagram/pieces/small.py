"""Boards of a few pixels a square, where a scaled drawing is a blot: silhouettes of our own.

For nine pixels each pixel is set by hand; for other sizes there are plain shapes on a grid of 18,
whose edges lie on whole pixels there.
"""

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

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

# The outlines of each kind, and the lines in it, as paths of SVG on a grid of 18.
_SHAPES: Final = {
    "K": (
        "M9 6.5C10.2 4.4 16.5 4.2 16.5 8.2C16.5 10.4 14.5 11.4 14.5 12.8V16.5H3.5V12.8"
        "C3.5 11.4 1.5 10.4 1.5 8.2C1.5 4.2 7.8 4.4 9 6.5Z",
        "M4 13.5H14",
    ),
    "Q": (
        "M3.5 12.5L1.2 4.5L5 8.5L6 2.5L9 7.5L12 2.5L13 8.5L16.8 4.5L14.5 12.5V16.5H3.5Z",
        "M4 13.5H14",
    ),
    "R": (
        "M3.5 2.5H6.5V4.5H7.5V2.5H10.5V4.5H11.5V2.5H14.5V6.5L12.5 8V12.5L14.5 14V16.5H3.5V14"
        "L5.5 12.5V8L3.5 6.5Z",
        "M6 7.5H12M6 13.5H12",
    ),
    "B": (
        "M9 1.5C9.8 1.5 10.2 2.6 9.8 3.3C12.6 5.4 13.6 8.6 11 11.5C11.2 13 14.5 13 14.5 16.5H3.5"
        "C3.5 13 6.8 13 7 11.5C4.4 8.6 5.4 5.4 8.2 3.3C7.8 2.6 8.2 1.5 9 1.5Z",
        "M9.5 5.5L8 8.5M6.5 12.5H11.5",
    ),
    "N": (
        "M4.5 16.5C4.5 12.5 9 11.5 9.3 8.7L6.5 9.5L4.6 11.5H2.6L1.5 9.5L2.6 6.8L5.6 4L6.3 1.5"
        "L9 3.2C14 3.8 15.8 9.5 14.5 16.5Z",
        "M6 6V7M11.5 6.5C12.5 8.5 12.8 11 12.5 14",
    ),
    "P": (
        "M9 4C11.7 4 12.5 7.4 10.8 8.8C11 11.7 13.5 12.6 13.5 16.5H4.5C4.5 12.6 7 11.7 7.2 8.8"
        "C5.5 7.4 6.3 4 9 4Z",
        "",
    ),
}
_CROSS: Final = "M9 1V5M7 2.5H11"
_DRAWING: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18">
<path d="M9 9{cross}" fill="none" stroke="{edge}" stroke-width="{width}"/>
<path d="{outline}" fill="{fill}" stroke="{edge}" stroke-width="{width}" stroke-linejoin="round"/>
<path d="M9 9{lines}" fill="none" stroke="{line}" stroke-width="{fine}"/>
</svg>"""


def small_theme(theme: BoardTheme) -> BoardTheme:
    """Return the colouring for boards so small that black pieces need lighter squares."""
    light = theme.light_square.removeprefix("#")
    dark = blended(theme.dark_square, f"#50{light}")
    return theme._replace(dark_square=dark, frame=theme.dark_square)


def small_picture(piece: Piece, pixels: int) -> QPixmap:
    """Return the picture of a piece in a square of so many device pixels, on nothing."""
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    if pixels in _BY_HAND:
        inset = (pixels - _BY_HAND.start) // 2
        painter.translate(inset, inset)
        _set_pixels(painter, piece)
    else:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Lines much thinner than a pixel would fade.
        _renderer(piece, 18 / min(max(pixels, 12), 18)).render(
            painter, QRectF(0, 0, pixels, pixels)
        )
    painter.end()
    return picture


def _set_pixels(painter: QPainter, piece: Piece) -> None:
    fill, line = (_WHITE, _BLACK) if piece.isupper() else (_BLACK, _LINE)
    colours = {"#": _BLACK, "o": fill, "+": line}
    for y, row in enumerate(_PIXELS[piece.upper()].split()):
        for x, sign in enumerate(row):
            if sign in colours:
                painter.fillRect(x, y, 1, 1, QColor(colours[sign]))


@cache
def _renderer(piece: Piece, pixel: float) -> QSvgRenderer:
    outline, lines = _SHAPES[piece.upper()]
    fill, line = (_WHITE, _BLACK) if piece.isupper() else (_BLACK, _LINE)
    cross = _CROSS if piece.upper() == "K" else ""
    drawing = _DRAWING.format(
        cross=cross,
        outline=outline,
        lines=lines,
        fill=fill,
        edge=_BLACK,
        line=line,
        fine=pixel,
        width=1.3 * pixel,
    )
    return QSvgRenderer(QByteArray(drawing.encode()))
