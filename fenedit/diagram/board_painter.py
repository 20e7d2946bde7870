"""Painting a board: finished ranks, and above them whatever is out of the ordinary.

Everything is painted in device pixels, so that pixmaps are copied and never scaled.

A board is repainted by copying eight of them, at the speed of memory. Positions share most of
their ranks, so a change costs little more than the squares that changed.
"""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from fenedit.diagram.board_marks import (
    MIN_LABELLED_SQUARE,
    badge_pixmap,
    cursor_width,
    draw_label,
    draw_outside_labels,
    draw_over_piece,
    draw_under_piece,
    ground_colour,
    has_inside_label,
    inside_label,
)
from fenedit.diagram.board_scene import BoardGeometry, BoardScene, Coordinates, MarkKind, cell_of
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.theme import BoardTheme, faded_theme
from fenedit.notation.position import EMPTY, Content, Piece, Placement, Square

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


def board_pixmap(
    placement: Placement,
    size: float,
    painter: BoardPainter,
    device_pixel_ratio: float = 1.0,
    flipped: bool = False,
) -> QPixmap:
    """Return a picture of a placement, without coordinates, that fits a square.

    Args:
        placement: what stands on the squares.
        size: the side of the square in logical pixels; what eight whole squares leave of it is cut.
        painter: holds colours and pieces, and keeps what it has drawn for the next picture.
        device_pixel_ratio: device pixels to a logical one.
        flipped: whether Black is at the bottom.
    """
    geometry = BoardGeometry(0, 0, size, flipped, device_pixel_ratio)
    pixels = 8 * geometry.square_pixels
    pixmap = QPixmap(pixels, pixels)
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    pixmap.fill(Qt.GlobalColor.white)
    brush = QPainter(pixmap)
    painter.paint(brush, geometry, BoardScene(placement, coordinates=Coordinates.NONE))
    brush.end()
    return pixmap
