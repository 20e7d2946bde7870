"""Painting a board: finished ranks, and above them whatever is out of the ordinary.

Everything is painted in device pixels, so that pixmaps are copied and never scaled. Coordinates
are letters of a font, the sharpest at the size of a screen; marks work without their colour.

A board is repainted by copying eight ranks, at the speed of memory. Positions share most of
their ranks, so a change costs little more than the squares that changed.
"""

from collections.abc import Collection
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from fenedit.diagram.board_scene import (
    MIN_LABELLED_SQUARE,
    OUTSIDE_MARGIN,
    BoardGeometry,
    BoardScene,
    Coordinates,
    MarkKind,
    cell_of,
    digit_beside,
    is_light,
    letter_below,
)
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shape_painter import piece_pixels
from fenedit.diagram.theme import BoardTheme, blended, faded_theme
from fenedit.notation.position import EMPTY, Content, Piece, Placement, Square

_FONT_SIZE: Final = 0.19
"""Of a square. Capitals are some seven tenths as high as that."""
_MIN_FONT_PIXELS: Final = 8
_INSET: Final = 0.04
_HALO: Final = 0.05


def has_inside_label(column: int, row: int, square_pixels: int) -> bool:
    """Tell whether a coordinate stands in a cell of the board: in the left column or bottom row."""
    return (column == 0 or row == 7) and square_pixels >= MIN_LABELLED_SQUARE


def inside_label(
    geometry: BoardGeometry,
    theme: BoardTheme,
    column: int,
    row: int,
    halo: str = "",
    frame: int = 0,
) -> QPixmap:
    """Return the rank digit (top left) and file letter (bottom right) of one cell, on nothing.

    Args:
        geometry: of the board; the picture is one square of it in device pixels.
        theme: has the colour of the letters.
        column: of the cell, 0 leftmost.
        row: of the cell, 0 topmost.
        halo: the colour around letters where a piece may be below them, "" for none.
        frame: width of the frame that they stand within, in device pixels.
    """
    side = geometry.square_pixels
    apart = max(1.5, side * _INSET)
    inset = frame + apart
    font = _font(side)
    metrics = QFontMetricsF(font)
    # Letters stand on whole pixels, where the font is drawn at its sharpest.
    letters: list[tuple[QPointF, str]] = []
    if column == 0:
        digit = digit_beside(row, geometry.flipped)
        ink = metrics.tightBoundingRect(digit)
        letters.append((QPointF(round(inset - ink.left()), round(inset - ink.top())), digit))
    if row == 7:
        letter = letter_below(column, geometry.flipped)
        ink = metrics.tightBoundingRect(letter)
        # All letters share a baseline, so that g hangs below it.
        descent = metrics.tightBoundingRect("g").bottom()
        x, y = side - inset - ink.right(), side - frame - apart * 0.6 - descent
        letters.append((QPointF(round(x), round(y)), letter))
    colour = theme.coordinate_on_light if is_light(column, row) else theme.coordinate_on_dark
    pixmap, painter = _picture_on_nothing(side)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    for place, letter in letters:
        if halo:
            path = QPainterPath()
            path.addText(place, font, letter)
            pen = QPen(QColor(halo), max(2.0, side * _HALO))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
        painter.drawText(place, letter)
    painter.end()
    return pixmap


def _picture_on_nothing(side: int) -> tuple[QPixmap, QPainter]:
    """Return a transparent picture of equal sides and a painter on it, to be ended."""
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap, QPainter(pixmap)


def draw_outside_labels(painter: QPainter, geometry: BoardGeometry, colour: QColor) -> None:
    """Draw the digits at the left of the board and the letters below it.

    Args:
        painter: in device pixels, its origin at the board's corner.
        geometry: of the board.
        colour: of the letters.
    """
    side = geometry.square_pixels
    margin = int(side * OUTSIDE_MARGIN)
    painter.setPen(colour)
    painter.setFont(_font(side))
    middle = Qt.AlignmentFlag.AlignCenter
    for cell in range(8):
        letter, digit = letter_below(cell, geometry.flipped), digit_beside(cell, geometry.flipped)
        painter.drawText(QRect(cell * side, 8 * side, side, margin), middle, letter)
        painter.drawText(QRect(-margin, cell * side, margin, side), middle, digit)


def _font(square_pixels: int) -> QFont:
    font = QFont()
    font.setPixelSize(max(_MIN_FONT_PIXELS, round(square_pixels * _FONT_SIZE)))
    font.setWeight(QFont.Weight.Bold)
    return font


_TOWER: Final = (
    (-0.5, -0.5), (-0.5, 0.0), (-0.32, 0.14), (-0.32, 0.5), (0.32, 0.5), (0.32, 0.14),
    (0.5, 0.0), (0.5, -0.5), (0.24, -0.5), (0.24, -0.26), (0.12, -0.26), (0.12, -0.5),
    (-0.12, -0.5), (-0.12, -0.26), (-0.24, -0.26), (-0.24, -0.5),
)  # fmt: skip
"""A rook's outline around its middle, one high and one wide."""
_KINDS: Final = tuple(MarkKind)
_MIN_TOWER_RADIUS: Final = 4
"""A smaller badge, in device pixels, is a plain dot."""


def ground_colour(
    column: int, row: int, theme: BoardTheme, kinds: Collection[MarkKind] = ()
) -> str:
    """Return the colour of a cell, and what some marks make of it.

    One opaque colour, since laying translucent ones over a square takes ten times as long.
    """
    colour = theme.light_square if is_light(column, row) else theme.dark_square
    for kind in _KINDS:
        tone = theme.tone(kind) if kind in kinds else None
        if tone is not None:
            colour = blended(colour, tone.ground)
    if MarkKind.HOVER in kinds:
        colour = blended(colour, theme.hover)
    return colour


def draw_under_piece(
    painter: QPainter, rect: QRect, kinds: Collection[MarkKind], theme: BoardTheme
) -> None:
    """Draw what marks draw below a square's piece, apart from its colour; in device pixels."""
    for kind in _KINDS:
        tone = theme.tone(kind) if kind in kinds else None
        if tone is not None:
            _frame_with_line(painter, rect, tone.line, max(2, rect.width() // 22))
    if MarkKind.EP_TARGET in kinds:
        _draw_ring(painter, rect, theme)


def draw_over_piece(
    painter: QPainter, rect: QRect, kinds: Collection[MarkKind], theme: BoardTheme
) -> None:
    """Draw what marks draw above a square's piece; in device pixels."""
    if MarkKind.CASTLING in kinds:
        _draw_badge(painter, rect, theme)
    if MarkKind.CURSOR in kinds:
        width, line = cursor_width(rect.width()), cursor_line(rect.width())
        _frame_with_line(painter, rect, theme.cursor, width - line, line)


def cursor_width(side: int) -> int:
    """Return how wide the cursor's frame is with the line in it, in device pixels."""
    return max(2, side // 16) + cursor_line(side)


def cursor_line(side: int) -> int:
    """Return how wide the line in the cursor's frame is, in device pixels."""
    return max(1, side // 40)


def selection_width(side: int) -> int:
    """Return how wide a selection's frame is without the line in it, in device pixels."""
    return max(2, side // 18)


def badge_pixmap(side: int, theme: BoardTheme) -> QPixmap:
    """Return the badge of castling for squares of `side` device pixels, on nothing.

    Its top right corner is the square's.
    """
    pixels = min(side, ceil(3 * _badge_radius(side)))
    pixmap, painter = _picture_on_nothing(pixels)
    _draw_badge(painter, QRect(pixels - side, 0, side, side), theme)
    painter.end()
    return pixmap


def draw_label(painter: QPainter, geometry: BoardGeometry, text: str, theme: BoardTheme) -> None:
    """Draw a line of text on a pill across the middle of the board."""
    side = geometry.square_pixels
    font = QFont()
    font.setPixelSize(max(9, round(side * 0.3)))
    font.setWeight(QFont.Weight.Medium)
    metrics = QFontMetricsF(font)
    room = 7.2 * side
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    width, height = metrics.horizontalAdvance(text) + side * 0.6, metrics.height() + side * 0.3
    pill = QRectF(0, 0, width, height)
    pill.moveCenter(QPointF(4 * side, 4 * side))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.coordinate_on_dark))
    painter.drawRoundedRect(pill, height / 2, height / 2)
    painter.setPen(QColor(theme.light_square))
    painter.setFont(font)
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _draw_ring(painter: QPainter, rect: QRect, theme: BoardTheme) -> None:
    side = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, radius, width = QRectF(rect).center(), side * 0.26, max(1.5, side * 0.055)
    for colour, pen_width in ((QColor("#ffffff"), width * 1.7), (QColor(theme.highlight), width)):
        painter.setPen(QPen(colour, pen_width))
        painter.drawEllipse(middle, radius, radius)
    painter.restore()


def _badge_radius(side: int) -> float:
    return max(2.5, side * 0.105)


def _draw_badge(painter: QPainter, rect: QRect, theme: BoardTheme) -> None:
    side = rect.width()
    radius = _badge_radius(side)
    middle = QPointF(rect.x() + side - radius * 1.35, rect.y() + radius * 1.35)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#ffffff"), max(1.0, radius * 0.16)))
    painter.setBrush(QColor(theme.highlight))
    painter.drawEllipse(middle, radius, radius)
    if radius >= _MIN_TOWER_RADIUS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#ffffff"))
        size = radius * 1.05
        painter.drawPolygon(QPolygonF([middle + QPointF(x * size, y * size) for x, y in _TOWER]))
    painter.restore()


def _frame_with_line(
    painter: QPainter, rect: QRect, colour: str, width: int, line: int = 1
) -> None:
    """Draw a frame, and a white line in it that sets it off from dark squares."""
    _frame(painter, rect, QColor(colour), width)
    _frame(painter, rect.adjusted(width, width, -width, -width), QColor("#ffffff"), line)


def _frame(painter: QPainter, rect: QRect, colour: QColor, width: int) -> None:
    painter.fillRect(rect.x(), rect.y(), rect.width(), width, colour)
    painter.fillRect(rect.x(), rect.bottom() + 1 - width, rect.width(), width, colour)
    painter.fillRect(rect.x(), rect.y() + width, width, rect.height() - 2 * width, colour)
    painter.fillRect(
        rect.right() + 1 - width, rect.y() + width, width, rect.height() - 2 * width, colour
    )


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
        return ground_colour(column, row, self._theme, kinds)

    def label(self, column: int, row: int, halo: str, frame: int = 0) -> QPixmap | None:
        """Return the coordinates in a cell, as `inside_label` does; None if it has none."""
        side = self._geometry.square_pixels
        if not self._labelled or not has_inside_label(column, row, side):
            return None
        key = (column, row, halo, frame)
        label = self._labels.get(key)
        if label is None:
            label = inside_label(self._geometry, self._theme, column, row, halo, frame)
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
        # On these something else may be seen than what stands there.
        touched = scene.faint | scene.hidden | scene.framed
        if scene.preview is not None:
            touched |= {scene.preview.square}
        marked: dict[Square, set[MarkKind]] = {square: set() for square in touched}
        for kind, square in scene.marks:
            marked.setdefault(square, set()).add(kind)
        for square, kinds in marked.items():
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
        if square in scene.framed:
            frame = max(frame, selection_width(side) + 1)
        # A band has its coordinates where a frame would cover them.
        moved = bool(frame) and bands.label(column, row, "") is not None
        if ground == bands.ground(column, row, ()) and not moved:
            bare = bands.band(row, EMPTY * 8)
            painter.drawPixmap(rect.x(), rect.y(), bare, rect.x(), 0, side, side)
        else:
            painter.fillRect(rect, QColor(ground))
        draw_under_piece(painter, rect, kinds, self.theme)
        content, opacity = seen_on(scene, square)
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


def seen_on(scene: BoardScene, square: Square) -> tuple[Content, float]:
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
