"""Eyes for tests in a real window: where things are on a screen, by the colours that they have.

Colours are numbers 0xRRGGBB, places are pixels from the screen's top left corner.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np

from fenedit.diagram.theme import board_theme, faded_theme
from fenedit.notation.position import FEN_ORDER, KINDS, Square, file_of, rank_of
from fenedit.ui.look import with_trays
from fenedit.ui.style import LIGHT

THEME = board_theme("Walnut")
WIDTH, HEIGHT = 1280, 860
_LEAST_BOARD = 8 * 24
_CLEARLY_OTHER = 36
"""Distance of colours that the hatching of a stale board keeps below."""
_SOME_INK = 0.03
_TOOLS = 4


class Box(NamedTuple):
    """A rectangle; its right and bottom edges are outside of it."""

    left: int
    top: int
    right: int
    bottom: int


class Picture:
    """What a screen shows at one moment."""

    def __init__(self, pixels: np.ndarray) -> None:
        """Take the colours as an array of rows."""
        self.pixels = pixels

    def board(self) -> Box | None:
        """Return where the squares of the board are, or None if none is to be seen."""
        colours = [
            number(colour)
            for theme in (THEME, faded_theme(THEME))
            for colour in (theme.light_square, theme.dark_square)
        ]
        found = np.isin(self.pixels, colours)
        columns = _longest_run(found.sum(axis=0) >= _LEAST_BOARD // 2)
        rows = _longest_run(found[:, slice(*columns)].sum(axis=1) >= _LEAST_BOARD // 2)
        if min(columns[1] - columns[0], rows[1] - rows[0]) < _LEAST_BOARD:
            return None
        return Box(columns[0], rows[0], columns[1], rows[1])

    def is_stale(self) -> bool:
        """Tell whether the board is greyed."""
        return self.shows(faded_theme(THEME).dark_square)

    def shows(self, colour: str, box: Box | None = None) -> bool:
        """Tell whether a colour "#rrggbb" is to be seen, in a box or anywhere."""
        return bool((self._within(box) == number(colour)).any())

    def piece(self, kind: int, side: int) -> tuple[int, int]:
        """Return the middle of a piece of the palette, by its row and its column."""
        pieces, _ = self._trays()
        x = pieces.left + (side + 0.5) * (pieces.right - pieces.left) / 2
        y = pieces.top + (kind + 0.5) * (pieces.bottom - pieces.top) / len(KINDS)
        return round(x), round(y)

    def tool(self, row: int) -> tuple[int, int]:
        """Return the middle of one of the tools below the pieces."""
        _, tools = self._trays()
        y = tools.top + (row + 0.5) * (tools.bottom - tools.top) / _TOOLS
        return (tools.left + tools.right) // 2, round(y)

    def _trays(self) -> tuple[Box, Box]:
        """Return where the pieces of the palette are, and the tools below them."""
        board = self.board()
        assert board is not None
        tray = self.pixels[:, board.right :] == number(with_trays(LIGHT, THEME).tray)
        left, right = (board.right + x for x in _longest_run(tray.any(axis=0)))
        rows = tray.any(axis=1)
        top, bottom = _longest_run(rows)
        below, end = _longest_run(rows[bottom:])
        return Box(left, top, right, bottom), Box(left, bottom + below, right, bottom + end)

    def board_pixels(self) -> bytes:
        """Return what the board looks like, to be compared."""
        return self._within(self.board()).tobytes()

    def occupied(self) -> set[Square]:
        """Return the squares on which something is drawn, White being at the bottom."""
        board = self.board()
        assert board is not None
        side = (board.right - board.left) / 8
        margin = round(side * 0.2)
        found = set()
        for square in FEN_ORDER:
            left = board.left + round(file_of(square) * side)
            top = board.top + round((7 - rank_of(square)) * side)
            right, bottom = left + round(side) - margin, top + round(side) - margin
            patch = self.pixels[top + margin : bottom, left + margin : right]
            if (_distance(patch, patch[0, 0]) > _CLEARLY_OTHER).mean() > _SOME_INK:
                found.add(square)
        return found

    def _within(self, box: Box | None) -> np.ndarray:
        if box is None:
            return self.pixels
        return self.pixels[box.top : box.bottom, box.left : box.right]


def read_picture(framebuffer: Path) -> Picture:
    """Return what the file shows that Xvfb keeps in its -fbdir, a window dump of X11."""
    data = np.fromfile(framebuffer, dtype=np.uint8)
    header = data[:100].view(">u4")
    # Words of the header: its own size, and the number of colours listed behind it, 12 bytes each.
    start = int(header[0]) + 12 * int(header[19])
    pixels = data[start : start + 4 * WIDTH * HEIGHT].view("<u4").reshape(HEIGHT, WIDTH)
    return Picture(pixels & 0xFFFFFF)


def number(colour: str) -> int:
    """Return the number of a colour "#rrggbb"."""
    return int(colour[1:], 16)


def _distance(patch: np.ndarray, colour: int) -> np.ndarray:
    """Return how far the pixels are from a colour, by the channel in which they differ most."""
    return np.maximum.reduce(
        [
            abs((patch >> shift & 0xFF).astype(int) - int(colour >> shift & 0xFF))
            for shift in (0, 8, 16)
        ]
    )


def _longest_run(present: np.ndarray) -> tuple[int, int]:
    """Return where the longest run of true values begins and where it has ended."""
    steps = np.flatnonzero(np.diff(np.concatenate(([False], present, [False])).astype(int)))
    runs = list(zip(steps[::2].tolist(), steps[1::2].tolist(), strict=True))
    return max(runs, key=lambda run: run[1] - run[0], default=(0, 0))
