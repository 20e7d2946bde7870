"""Many diagrams of one style as PNG: squares painted once, ranks packed once.

A diagram is put together from what its 64 squares can look like: empty or with one of twelve men,
on light or dark, with or without a coordinate. These are painted when the first diagram of a style
and orientation comes, in at most 256 colours (see `colour_table`), and every picture of that style
is made of them, whether pixels or a file are wanted: so both agree, and no diagram's bytes depend
on which came before. The stream of a file is one packed block for each rank, and blocks are kept,
for positions have many ranks in common. Marks are painted over it (see `marked`).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from fenedit.diagram.description import Diagram
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.pixels import png
from fenedit.diagram.pixels.colour_table import Colours, indexes, reduced
from fenedit.diagram.pixels.pixel_frame import PixelFrame
from fenedit.diagram.pixels.raster import (
    ground_image,
    lettering,
    lettering_image,
    man_image,
    paint_mover_mark,
    paint_on_board,
)
from fenedit.notation.position import BLACK, EMPTY, PIECES, WHITE, Side

LARGEST_SQUARE: Final = 128
"""Pixels; tiles of larger ones would take more memory and time than they save."""

_CLEAR: Final = QImage.Format.Format_ARGB32
_CONTENTS: Final = EMPTY + "".join(PIECES)
_MOST_BYTES: Final = 4 << 20
"""Of the packed ranks that are kept of a style and orientation."""

Pixels = NDArray[np.uint8]
_Key = tuple[str, int, Side]


class Tiles:
    """All that diagrams of one style and orientation are made of, apart from marks.

    Args:
        frame: the style, and where things are.
        flipped: whether Black is at the bottom.
        pieces: the drawings.

    Attributes:
        palette: its colours, each 0xAARRGGBB; empty if 256 of them would not do.
        palette_chunks: the same in a PNG file.
    """

    def __init__(self, frame: PixelFrame, flipped: bool, pieces: PieceSet) -> None:
        self._frame = frame
        self._flipped = flipped
        ground, letters = ground_image(frame), lettering_image(frame, flipped)
        cells, classes = self._kinds(ground, letters)
        sheet = self._sheet(ground, letters, cells, pieces)
        self._bare = [(ground.copy(cell), letters.copy(cell)) for cell in cells]
        self._classes = classes
        around = {
            side: _pixels_of(self._around(ground, side))
            for side in ((WHITE, BLACK) if frame.style.mover_mark else (WHITE,))
        }
        everything = np.concatenate([sheet.ravel(), *(each.ravel() for each in around.values())])
        self.palette: Colours = np.empty(0, np.uint32)
        self._blocks: dict[_Key, tuple[bytes, int]] = {}
        self._kept_bytes = 0
        found = reduced(everything)
        if found is None:
            return
        self.palette, colours, entries = found
        self.palette_chunks = png.palette(self.palette.tolist())
        square = frame.square
        self._around_pixels = {
            side: indexes(each.ravel(), colours, entries).reshape(each.shape)
            for side, each in around.items()
        }
        tiles = indexes(sheet.ravel(), colours, entries)
        tiles = tiles.reshape(len(cells), square, len(_CONTENTS), square)
        self._tiles = [
            {
                content: np.ascontiguousarray(tiles[number, :, place])
                for place, content in enumerate(_CONTENTS)
            }
            for number in classes
        ]

    def image(self, diagram: Diagram) -> QImage:
        """Return a diagram without marks; RGB32 if its style has a background, else ARGB32."""
        frame = self._frame
        format_ = QImage.Format.Format_RGB32 if frame.style.background else _CLEAR
        image = QImage(frame.width, frame.height, format_)
        pixels = np.frombuffer(image.bits(), np.uint32).reshape(frame.height, frame.width)
        # All entries are there, but only with a mode does numpy write without a copy of its own.
        np.take(self.palette, self.entries(diagram), out=pixels, mode="clip")
        return image

    def entries(self, diagram: Diagram) -> Pixels:
        """Return the palette's entry of each pixel of a diagram, by row and column."""
        return np.concatenate([self._rows(key) for key in self._keys(diagram)])[:, 1:]

    def ground(self, column: int, row: int) -> QImage:
        """Return the square in a column and row from the top left, with nothing on it."""
        return self._bare[self._classes[8 * row + column]][0]

    def letters(self, column: int, row: int) -> QImage:
        """Return the coordinates of that square alone, on nothing."""
        return self._bare[self._classes[8 * row + column]][1]

    def stream(self, diagram: Diagram) -> bytes:
        """Return the chunk with the pixels of a diagram."""
        checksum = png.NO_CHECKSUM
        packed: list[bytes] = []
        for key in self._keys(diagram):
            block = self._blocks.get(key)
            if block is None:
                block = self._blocks[key] = png.block(self._rows(key).tobytes())
                self._kept_bytes += len(block[0])
            packed.append(block[0])
            top, bottom = self._extent(key[1])
            length = (bottom - top) * (1 + self._frame.width)
            checksum = png.joined_checksum(checksum, block[1], length)
        self._forget()
        return png.stream(packed, checksum)

    def _keys(self, diagram: Diagram) -> Iterator[_Key]:
        """Yield what tells the rows of a diagram from others, from the top.

        What stands on a rank from left to right, which row of squares it is (-1 and 8 are above and
        below the board), and the mover, if a mark of it is there.
        """
        placement = diagram.placement[::-1] if diagram.flipped else diagram.placement
        side = diagram.side_to_move if self._frame.style.mover_mark else WHITE
        if self._frame.top:
            yield "", -1, side
        for row in range(8):
            yield placement[56 - 8 * row : 64 - 8 * row], row, side
        if self._frame.height > self._frame.top + 8 * self._frame.square:
            yield "", 8, side

    def _extent(self, row: int) -> tuple[int, int]:
        """Return where the pixels of a row of squares begin and end."""
        frame = self._frame
        if row < 0:
            return 0, frame.top
        top = frame.top + row * frame.square
        return top, frame.height if row == 8 else top + frame.square

    def _rows(self, key: _Key) -> Pixels:
        """Return rows of pixels, each after a byte that says that it is stored as it is."""
        contents, row, side = key
        top, bottom = self._extent(row)
        rows = np.zeros((bottom - top, 1 + self._frame.width), np.uint8)
        rows[:, 1:] = self._around_pixels[side][top:bottom]
        left = 1 + self._frame.left
        for column, content in enumerate(contents):
            right = left + self._frame.square
            rows[:, left:right] = self._tiles[8 * row + column][content]
            left = right
        return rows

    def _forget(self) -> None:
        """Drop the oldest blocks when they are too many."""
        while self._kept_bytes > _MOST_BYTES:
            packed, _ = self._blocks.pop(next(iter(self._blocks)))
            self._kept_bytes -= len(packed)

    def _kinds(self, ground: QImage, letters: QImage) -> tuple[list[QRect], list[int]]:
        """Return one square of each kind, and the kind of each square, both from the top left."""
        square = self._frame.square
        seen: dict[tuple[bytes, bytes], int] = {}
        cells: list[QRect] = []
        classes: list[int] = []
        below, above = _raw(ground), _raw(letters)
        for row in range(8):
            for column in range(8):
                x, y = self._frame.left + column * square, self._frame.top + row * square
                area = np.s_[y : y + square, x : x + square]
                look = (below[area].tobytes(), above[area].tobytes())
                if look not in seen:
                    seen[look] = len(cells)
                    cells.append(QRect(x, y, square, square))
                classes.append(seen[look])
        return cells, classes

    def _sheet(
        self, ground: QImage, letters: QImage, cells: list[QRect], pieces: PieceSet
    ) -> Colours:
        """Return each kind of square with each content: kinds from the top, contents across."""
        square = self._frame.square
        sheet = QImage(len(_CONTENTS) * square, len(cells) * square, QImage.Format.Format_RGB32)
        painter = QPainter(sheet)
        for row, cell in enumerate(cells):
            for column, content in enumerate(_CONTENTS):
                x, y = column * square, row * square
                painter.drawImage(x, y, ground, cell.x(), cell.y(), square, square)
                if content != EMPTY:
                    painter.drawImage(x, y, man_image(pieces, content, square))
                painter.drawImage(x, y, letters, cell.x(), cell.y(), square, square)
        painter.end()
        return _pixels_of(sheet)

    def _around(self, ground: QImage, side: Side) -> QImage:
        """Return what is around the board; the board itself is empty, with its coordinates."""
        image = ground.copy()
        paint_on_board(image, self._frame, lettering(self._frame, self._flipped))
        if self._frame.style.mover_mark:
            paint_mover_mark(image, self._frame, side, self._flipped)
        return image


@lru_cache(maxsize=4)
def tiles_of(frame: PixelFrame, flipped: bool, pieces: PieceSet) -> Tiles:
    """Return the tiles of a style and orientation, kept while few others come."""
    return Tiles(frame, flipped, pieces)


def _raw(image: QImage) -> Colours:
    """Return an image's pixels as they are kept, by row and column."""
    # A view of an image does not keep it alive, so that only a copy is safe to hand out.
    pixels = np.frombuffer(image.constBits(), np.uint32).copy()
    return pixels.reshape(image.height(), image.width())


def _pixels_of(image: QImage) -> Colours:
    """Return the colours of an image, each 0xAARRGGBB and not multiplied by its alpha."""
    if image.format() == QImage.Format.Format_RGB32:
        return _raw(image) | np.uint32(0xFF000000)
    return _raw(image.convertToFormat(QImage.Format.Format_ARGB32))
