"""Many diagrams of one style as PNG: squares painted once, ranks packed once.

A diagram is put together from what its 64 squares can look like: empty or with one of twelve men,
on light or dark, with or without a coordinate. These are painted when the first diagram of a style
and orientation comes, in at most 256 colours (see `reduced`), and every picture of that style
is made of them, whether pixels or a file are wanted: so both agree, and no diagram's bytes depend
on which came before. The stream of a file is one packed block for each rank, and blocks are kept,
for positions have many ranks in common. Marks are painted over it (see `paint_marks`).

Where two colours meet, painting leaves a row of mixtures, far more of them than a palette holds and
than an eye can tell apart. Those that lie within a few 255ths of each other become one; colours of
areas, being the most frequent, stay as they are.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from fenedit.diagram.board_scene import cell_of
from fenedit.diagram.description import Diagram
from fenedit.diagram.paint import paint_shapes
from fenedit.diagram.picture import PixelFrame, above_of, below_of
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.pixels import png
from fenedit.diagram.pixels.raster import (
    ground_image,
    lettering,
    lettering_image,
    man_image,
    paint_mover_mark,
    paint_on_board,
)
from fenedit.notation.position import BLACK, EMPTY, PIECES, WHITE, Side

Colours = NDArray[np.uint32]
"""Each 0xAARRGGBB."""

MOST: Final = 256
FARTHEST: Final = 6
"""How far a colour may move, in 255ths of each of its parts; more could be seen."""
_SAMPLE: Final = 8
_STEPS: Final = ((0, 0), (2, 1), (3, 1), (4, 1), (4, 2), (5, 2), (FARTHEST, 2), (FARTHEST, 3))
"""How far colours may move, from the finest: each of their parts, and the difference of two parts.

The latter is held tighter because a grey that is no longer grey is seen sooner than a lighter one.
"""


def distinct_colours(pixels: Colours, most: int | None = None) -> Colours | None:
    """Return the colours of a picture, ascending; None if there are more than `most`."""
    changed = pixels[_changes(pixels)]
    # A part of them tells most pictures that have too many.
    if most is not None and len(np.unique(changed[::_SAMPLE])) > most:
        return None
    found = np.unique(changed)
    return None if most is not None and len(found) > most else found


def indexes(pixels: Colours, colours: Colours, entries: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return which entry of a palette each pixel has.

    Args:
        pixels: of one dimension.
        colours: all that occur, ascending.
        entries: the entry of each of them.
    """
    starts = np.flatnonzero(_changes(pixels))
    lengths = np.diff(starts, append=len(pixels))
    return np.repeat(entries[np.searchsorted(colours, pixels[starts])], lengths)


def reduced(pixels: Colours) -> tuple[Colours, Colours, NDArray[np.uint8]] | None:
    """Return a palette for a picture, or None if that would show.

    Returns:
        The palette, ascending; all colours of the picture, ascending; the entry of each of these.
    """
    starts = np.flatnonzero(_changes(pixels))
    colours, which = np.unique(pixels[starts], return_inverse=True)
    counts = np.bincount(which, np.diff(starts, append=len(pixels)), len(colours))
    # The most frequent first; of equals the darker, so that the outcome depends on nothing else.
    order = np.lexsort((colours, -counts))
    alpha, red, green, blue = (
        (colours >> shift & 255).astype(np.int16) for shift in (24, 16, 8, 0)
    )
    parts = np.stack([alpha, red, green, blue, red - green, blue - green], 1)
    found = _finest(parts, order)
    if found is None:
        return None
    chosen, group = found
    palette = colours[chosen]
    ascending = np.argsort(palette)
    places = np.empty(len(palette), np.uint8)
    places[ascending] = np.arange(len(palette), dtype=np.uint8)
    return palette[ascending], colours, places[group]


def _changes(pixels: Colours) -> NDArray[np.bool_]:
    """Return which pixels differ from the one before them; the first counts as one that does."""
    changes = np.empty(len(pixels), np.bool_)
    changes[:1] = True
    np.not_equal(pixels[1:], pixels[:-1], out=changes[1:])
    return changes


def _finest(
    parts: NDArray[np.int16], order: NDArray[np.intp]
) -> tuple[NDArray[np.intp], NDArray[np.intp]] | None:
    """Return what `_gathered` does with the finest step that leaves few enough colours."""
    best = _gathered(parts, order, *_STEPS[-1])
    low, high = 0, len(_STEPS) - 1
    while best is not None and low < high:
        middle = (low + high) // 2
        found = _gathered(parts, order, *_STEPS[middle])
        if found is None:
            low = middle + 1
        else:
            best, high = found, middle
    return best


def _gathered(
    parts: NDArray[np.int16], order: NDArray[np.intp], distance: int, tint: int
) -> tuple[NDArray[np.intp], NDArray[np.intp]] | None:
    """Return the colours that stand for others too, and which of them stands for each colour.

    None if they are too many.

    Args:
        parts: of each colour its alpha, red, green and blue, then red and blue less green.
        order: the colours as they are to be chosen, the most important first.
        distance: how far the four may move.
        tint: how far the two differences may.
    """
    limits = np.array((distance,) * 4 + (tint,) * 2, np.int16)
    chosen: list[int] = []
    group = np.empty(len(parts), np.intp)
    while len(order):
        if len(chosen) == MOST:
            return None
        near = (np.abs(parts[order] - parts[order[0]]) <= limits).all(axis=1)
        group[order[near]] = len(chosen)
        chosen.append(int(order[0]))
        order = order[~near]
    return np.array(chosen, np.intp), group


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


def paint_marks(
    image: QImage, diagram: Diagram, frame: PixelFrame, tiles: Tiles, pieces: PieceSet
) -> None:
    """Paint the marks of a diagram into its picture without any.

    Args:
        image: was put together of the tiles.
        diagram: what it shows.
        frame: where things are.
        tiles: those of its style and orientation.
        pieces: the drawings of men.
    """
    style = replace(frame.style, mover_mark=False)
    side = frame.square
    # Only on these is anything below the men. Empty squares count for what keeps hatching away.
    squares = {highlight.square for highlight in diagram.marks.highlights}
    squares |= {label.square for label in diagram.marks.labels}
    cells = [(cell_of(square, diagram.flipped), diagram.placement[square]) for square in squares]
    painter = QPainter(image)
    painter.translate(frame.left, frame.top)
    for (column, row), _ in cells:
        painter.drawImage(column * side, row * side, tiles.ground(column, row))
    painter.save()
    painter.scale(side, side)
    paint_shapes(painter, below_of(diagram, style), None)
    painter.restore()
    for (column, row), content in cells:
        if content != EMPTY:
            painter.drawImage(column * side, row * side, man_image(pieces, content, side))
        painter.drawImage(column * side, row * side, tiles.letters(column, row))
    painter.scale(side, side)
    paint_shapes(painter, above_of(diagram, style), None, style.font)
    painter.end()
