"""Ranks of a board as finished pictures.

A board is repainted by copying eight of them, at the speed of memory. Positions share most of
their ranks, so a change costs little more than the squares that changed.
"""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from fenedit.diagram.board.coordinates import MIN_LABELLED_SQUARE, has_inside_label, inside_label
from fenedit.diagram.board.mark_painter import ground_colour
from fenedit.diagram.geometry import BoardGeometry
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.scene import MarkKind
from fenedit.diagram.theme import BoardTheme
from fenedit.notation.position import EMPTY

PIECE_SCALE: Final = 0.92
"""Size of a piece's picture in squares: what is left keeps the coordinates clear of it."""
STALE_OPACITY: Final = 0.55
_HATCH: Final = QColor(50, 50, 50, 32).rgba()
_MAX_BANDS: Final = 24
"""Three boards' worth, some 12 MB at 1000 by 1000 pixels."""


class Bands:
    """Pictures of ranks for boards of one size, colouring and piece set.

    Args:
        geometry: its size and orientation count, its place does not.
        theme: the colours, greyed already for a stale board.
        pieces: the drawings.
        labelled: whether coordinates stand in the squares.
        stale: whether squares are hatched and pieces faint.
    """

    def __init__(
        self,
        geometry: BoardGeometry,
        theme: BoardTheme,
        pieces: PieceSet,
        labelled: bool,
        stale: bool,
    ) -> None:
        self._geometry = geometry
        self._theme = theme
        self._pieces = pieces
        self._labelled = labelled
        self._stale = stale
        self._bands: dict[tuple[int, str], QPixmap] = {}
        self._labels: dict[tuple[int, int, str, int], QPixmap] = {}

    def band(self, row: int, contents: str) -> QPixmap:
        """Return the picture of a row, 0 topmost, with its eight contents from left to right."""
        key = (row, contents)
        band = self._bands.get(key)
        if band is None:
            if len(self._bands) >= _MAX_BANDS:
                # The oldest goes: dicts keep the order in which they were filled.
                del self._bands[next(iter(self._bands))]
            band = self._bands[key] = self._rendered(row, contents)
        return band

    def ground(self, column: int, row: int, kinds: Collection[MarkKind]) -> str:
        """Return the colour that some marks give a cell."""
        plain = self._theme.light_square if _is_light(column, row) else self._theme.dark_square
        return ground_colour(plain, kinds, self._theme)

    def label(self, column: int, row: int, halo: str, frame: int = 0) -> QPixmap | None:
        """Return the coordinates in a cell, None if it has none.

        Args:
            column: of the cell, 0 leftmost.
            row: of the cell, 0 topmost.
            halo: the colour around letters where a piece may be below them, "" for none.
            frame: width of the frame that they stand within, in device pixels.
        """
        side = self._geometry.square_pixels
        if not self._labelled or not has_inside_label(column, row, side):
            return None
        key = (column, row, halo, frame)
        label = self._labels.get(key)
        if label is None:
            theme = self._theme
            light = _is_light(column, row)
            colour = QColor(theme.coordinate_on_light if light else theme.coordinate_on_dark)
            label = inside_label(
                self._geometry, column, row, colour, QColor(halo) if halo else None, frame
            )
            self._labels[key] = label
        return label

    def _rendered(self, row: int, contents: str) -> QPixmap:
        side = self._geometry.square_pixels
        pixmap = QPixmap(8 * side, side)
        pixmap.fill(QColor(self._theme.light_square))
        painter = QPainter(pixmap)
        for column in range((row + 1) % 2, 8, 2):
            painter.fillRect(column * side, 0, side, side, QColor(self._theme.dark_square))
        if self._stale:
            _draw_hatch(painter, side, row)
            painter.setOpacity(STALE_OPACITY)
        pixels = piece_pixels(side)
        inset = (side - pixels) // 2
        for column, content in enumerate(contents):
            if content != EMPTY:
                piece = self._pieces.pixmap(content, pixels)
                painter.drawPixmap(column * side + inset, inset, piece)
        painter.setOpacity(1.0)
        # Coordinates stand in the left column and the bottom row.
        for column, content in enumerate(contents if row == 7 else contents[:1]):
            halo = self.ground(column, row, ()) if content != EMPTY else ""
            label = self.label(column, row, halo)
            if label is not None:
                painter.drawPixmap(column * side, 0, label)
        painter.end()
        return pixmap


def piece_pixels(square_pixels: int) -> int:
    """Return the side of a piece's picture in a square, in device pixels.

    Squares too small for a coordinate are filled. Square and picture are both even or both odd, so
    that the piece is in the middle.
    """
    if square_pixels < MIN_LABELLED_SQUARE:
        return square_pixels
    pixels = round(square_pixels * PIECE_SCALE)
    return pixels - (square_pixels - pixels) % 2


def _is_light(column: int, row: int) -> bool:
    """Tell whether a cell is light; the top left one is, whoever is at the bottom."""
    return (column + row) % 2 == 0


def _draw_hatch(painter: QPainter, side: int, row: int) -> None:
    """Draw quiet diagonal lines over a row, in line with those of the rows beside it."""
    painter.save()
    painter.translate(0, -row * side)
    painter.setClipRect(QRect(0, row * side, 8 * side, side))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor.fromRgba(_HATCH), max(1.0, side / 48)))
    board = 8.0 * side
    step = max(6, side // 5)
    for start in range(step - 8 * side, 8 * side, step):
        painter.drawLine(QPointF(start, board), QPointF(start + board, 0))
    painter.restore()
