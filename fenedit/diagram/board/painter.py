"""Painting a board: finished ranks, and above them whatever is out of the ordinary.

Everything is painted in device pixels, so that pixmaps are copied and never scaled.
"""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from fenedit.diagram.board.bands import STALE_OPACITY, Bands, piece_pixels
from fenedit.diagram.board.coordinates import draw_outside_labels
from fenedit.diagram.board.mark_painter import (
    badge_pixmap,
    cursor_width,
    draw_label,
    draw_over_piece,
    draw_under_piece,
)
from fenedit.diagram.geometry import BoardGeometry, cell_of
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.scene import BoardScene, Coordinates, MarkKind
from fenedit.diagram.theme import BoardTheme, faded_theme
from fenedit.notation.position import EMPTY, Content, Piece, Square

GHOST_OPACITY: Final = 0.3
_MAX_SIZES: Final = 3
_BADGE_ALONE: Final = {MarkKind.CASTLING}


class BoardPainter:
    """Paints scenes in one colouring with one piece set, keeping what it has drawn.

    One for each board is enough; make another one when colours or pieces change.
    """

    def __init__(self, theme: BoardTheme, pieces: PieceSet) -> None:
        self.theme = theme
        self.pieces = pieces
        self._faded = faded_theme(theme)
        self._bands: dict[tuple[int, bool, bool, bool], Bands] = {}
        self._badges: dict[int, QPixmap] = {}

    def paint(
        self,
        painter: QPainter,
        geometry: BoardGeometry,
        scene: BoardScene,
        dirty: QRect | None = None,
    ) -> None:
        """Paint a board.

        Args:
            painter: of a widget or a picture, in its own logical coordinates.
            geometry: where the board is in them.
            scene: what it shows.
            dirty: the rectangle to be painted, None for all; squares that it touches are painted
                whole, so that painting twice leaves no trace.
        """
        if geometry.square_pixels == 0:
            return
        columns, rows = range(8), range(8)
        if dirty is not None:
            columns, rows = geometry.cells_in(dirty.x(), dirty.y(), dirty.width(), dirty.height())
        painter.save()
        to_device_pixels(painter, geometry)
        if scene.coordinates is Coordinates.OUTSIDE and _reaches_margin(geometry, dirty):
            draw_outside_labels(painter, geometry, QColor(self.theme.coordinate_outside))
        if columns and rows:
            self._paint_cells(painter, geometry, scene, columns, rows)
        painter.restore()

    def paint_piece(
        self, painter: QPainter, geometry: BoardGeometry, piece: Piece, x: float, y: float
    ) -> None:
        """Paint a piece in flight, as large as those on the board, around a point.

        Its picture lies within one square around that point. The painter's opacity counts.
        """
        if geometry.square_pixels == 0:
            return
        pixels = piece_pixels(geometry.square_pixels)
        ratio = geometry.device_pixel_ratio
        left = round((x - geometry.left) * ratio - pixels / 2)
        top = round((y - geometry.top) * ratio - pixels / 2)
        painter.save()
        to_device_pixels(painter, geometry)
        painter.drawPixmap(left, top, self.pieces.pixmap(piece, pixels))
        painter.restore()

    def _paint_cells(
        self,
        painter: QPainter,
        geometry: BoardGeometry,
        scene: BoardScene,
        columns: range,
        rows: range,
    ) -> None:
        side = geometry.square_pixels
        bands = self._bands_for(geometry, scene)
        left, width = columns.start * side, len(columns) * side
        placement = scene.placement
        for row in rows:
            start = 8 * row if geometry.flipped else 56 - 8 * row
            rank = placement[start : start + 8]
            band = bands.band(row, rank[::-1] if geometry.flipped else rank)
            painter.drawPixmap(left, row * side, band, left, 0, width, side)
        touched = _touched(scene)
        for square, kinds in _out_of_the_ordinary(scene, touched).items():
            column, row = cell_of(square, geometry.flipped)
            if column not in columns or row not in rows:
                continue
            rect = QRect(column * side, row * side, side, side)
            if kinds == _BADGE_ALONE and square not in touched:
                badge = self._badge_for(side)
                painter.drawPixmap(rect.right() + 1 - badge.width(), rect.y(), badge)
            else:
                self._paint_square(painter, bands, rect, scene, square, kinds)
        if scene.label:
            draw_label(painter, geometry, scene.label, self.theme)

    def _paint_square(
        self,
        painter: QPainter,
        bands: Bands,
        rect: QRect,
        scene: BoardScene,
        square: Square,
        kinds: Collection[MarkKind],
    ) -> None:
        """Paint one square anew, with its marks below and above its piece."""
        side = rect.width()
        column, row = rect.x() // side, rect.y() // side
        ground = bands.ground(column, row, kinds)
        frame = cursor_width(side) if MarkKind.CURSOR in kinds else 0
        # A band has its coordinates where the cursor's frame would cover them.
        moved = bool(frame) and bands.label(column, row, "") is not None
        if ground == bands.ground(column, row, ()) and not moved:
            bare = bands.band(row, EMPTY * 8)
            painter.drawPixmap(rect.x(), rect.y(), bare, rect.x(), 0, side, side)
        else:
            painter.fillRect(rect, QColor(ground))
        draw_under_piece(painter, rect, kinds, self.theme)
        content, opacity = _shown(scene, square)
        if content != EMPTY:
            pixels = piece_pixels(side)
            inset = (side - pixels) // 2
            painter.setOpacity(opacity)
            pixmap = self.pieces.pixmap(content, pixels)
            painter.drawPixmap(rect.x() + inset, rect.y() + inset, pixmap)
            painter.setOpacity(1.0)
        draw_over_piece(painter, rect, kinds, self.theme)
        label = bands.label(column, row, ground if content != EMPTY else "", frame)
        if label is not None:
            painter.drawPixmap(rect.x(), rect.y(), label)

    def _badge_for(self, side: int) -> QPixmap:
        # Six at once are usual; drawing their curves takes longer than all else on the board.
        badge = self._badges.get(side)
        if badge is None:
            if len(self._badges) >= _MAX_SIZES:
                self._badges.clear()
            badge = self._badges[side] = badge_pixmap(side, self.theme)
        return badge

    def _bands_for(self, geometry: BoardGeometry, scene: BoardScene) -> Bands:
        labelled = scene.coordinates is Coordinates.INSIDE
        key = (geometry.square_pixels, geometry.flipped, labelled, scene.stale)
        bands = self._bands.get(key)
        if bands is None:
            if len(self._bands) >= _MAX_SIZES:
                del self._bands[next(iter(self._bands))]
            theme = self._faded if scene.stale else self.theme
            bands = Bands(geometry, theme, self.pieces, labelled, scene.stale)
            self._bands[key] = bands
        return bands


def _touched(scene: BoardScene) -> frozenset[Square]:
    """Return the squares on which something else may be seen than what stands there."""
    squares = scene.faint | scene.hidden
    return squares if scene.preview is None else squares | {scene.preview.square}


def _out_of_the_ordinary(
    scene: BoardScene, touched: frozenset[Square]
) -> dict[Square, set[MarkKind]]:
    """Return the squares that are more than their content, each with its kinds of marks."""
    squares: dict[Square, set[MarkKind]] = {square: set() for square in touched}
    for kind, square in scene.marks:
        squares.setdefault(square, set()).add(kind)
    return squares


def _shown(scene: BoardScene, square: Square) -> tuple[Content, float]:
    """Return what is seen on a square, and how opaque it is."""
    content, opacity = scene.placement[square], STALE_OPACITY if scene.stale else 1.0
    preview = scene.preview
    if preview is not None and preview.square == square:
        if preview.content == EMPTY:
            return content, GHOST_OPACITY
        return preview.content, preview.opacity
    if square in scene.hidden:
        return EMPTY, 0.0
    return content, GHOST_OPACITY if square in scene.faint else opacity


def _reaches_margin(geometry: BoardGeometry, dirty: QRect | None) -> bool:
    side = 8 * geometry.square_side
    board = QRectF(geometry.left, geometry.top, side, side)
    return dirty is None or not board.contains(QRectF(dirty))


def to_device_pixels(painter: QPainter, geometry: BoardGeometry) -> None:
    """Make a painter count in device pixels from the board's corner.

    The corner is put on a whole pixel, also where the widget itself begins between two, as happens
    at fractional ratios. A painter that scales on its own account (print) keeps its scale.
    """
    to_device = painter.deviceTransform()
    scale, ratio = to_device.m11(), geometry.device_pixel_ratio
    left, top = geometry.left, geometry.top
    if abs(scale / ratio - 1) < 1e-3:
        x, y = left * scale + to_device.dx(), top * scale + to_device.dy()
        left += (round(x) - x) / scale
        top += (round(y) - y) / scale
    painter.translate(left, top)
    if ratio != 1:
        painter.scale(1 / ratio, 1 / ratio)
