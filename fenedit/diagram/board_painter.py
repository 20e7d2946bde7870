"""Paints the board of a window: shapes as in every picture, with letters for the screen.

Lines, pieces and letters are placed on whole device pixels.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
)

from fenedit.diagram.board_scene import (
    MIN_LABELLED_SQUARE,
    OUTSIDE_MARGIN,
    PIECE_SIDE,
    BoardGeometry,
    BoardScene,
    Coordinates,
    MarkKind,
    cell_of,
    digit_beside,
    is_light,
    letter_below,
    square_in,
)
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shape_painter import paint_shapes
from fenedit.diagram.shapes import (
    Circle,
    Path,
    PieceShape,
    Rect,
    Segment,
    Shape,
    shapes_above,
    shapes_below,
)
from fenedit.diagram.theme import BoardTheme, blended, faded_theme
from fenedit.notation.marks import Highlight, marks_of
from fenedit.notation.position import EMPTY, FILES, RANKS, Content, Piece, Placement, Square

_WHITE = "#ffffff"
_ROOK = (
    (-0.5, -0.5), (-0.5, 0.0), (-0.32, 0.14), (-0.32, 0.5), (0.32, 0.5), (0.32, 0.14),
    (0.5, 0.0), (0.5, -0.5), (0.24, -0.5), (0.24, -0.26), (0.12, -0.26), (0.12, -0.5),
    (-0.12, -0.5), (-0.12, -0.26), (-0.24, -0.26), (-0.24, -0.5),
)  # fmt: skip
"""A rook's outline around its centre, one unit high and wide."""
_GHOST_OPACITY = 0.3
_Seen: TypeAlias = list[tuple[Content, float]]
"""The piece on each square, and its opacity."""
_Marked: TypeAlias = Mapping[Square, frozenset[MarkKind]]
"""The kinds of marks on squares that have any."""


def _seen_on_squares(scene: BoardScene) -> _Seen:
    usual = 0.55 if scene.stale else 1.0
    seen = [(content, usual) for content in scene.placement]
    for square in scene.faint:
        seen[square] = scene.placement[square], _GHOST_OPACITY
    for square in scene.hidden:
        seen[square] = EMPTY, 0.0
    if scene.preview is not None:
        square, content, opacity = scene.preview
        if content == EMPTY:
            content, opacity = scene.placement[square], _GHOST_OPACITY
        seen[square] = content, opacity
    return seen


@lru_cache(maxsize=1024)
def ground_colour(
    column: int, row: int, theme: BoardTheme, kinds: frozenset[MarkKind] = frozenset()
) -> str:
    """Return the colour of a cell with marks of some kinds."""
    colour = theme.light_square if is_light(column, row) else theme.dark_square
    if MarkKind.LAST_MOVE in kinds:
        colour = blended(colour, theme.last_move)
    for kind, (_, ground) in theme.tones.items():
        if kind in kinds:
            colour = blended(colour, ground)
    return blended(colour, theme.hover) if MarkKind.HOVER in kinds else colour


def cursor_width(side: int) -> int:
    """Return the width of the cursor's frame with the line inside it, in device pixels."""
    return max(2, side // 16) + max(1, side // 40)


def selection_width(side: int) -> int:
    """Return the width of a selection's frame without the line inside it, in device pixels."""
    return max(2, side // 18)


def _highlights(scene: BoardScene) -> list[Highlight]:
    return [
        mark for mark in (*scene.drawn.highlights, scene.drawing) if isinstance(mark, Highlight)
    ]


def _shapes_in_squares(
    scene: BoardScene, geometry: BoardGeometry, theme: BoardTheme, marked: _Marked, seen: _Seen
) -> list[Shape]:
    """Return the shapes below the coordinates, in squares from the board's top left corner."""
    flipped, side = geometry.flipped, geometry.square_pixels
    pixel, tones = 1 / side, theme.tones
    shapes: list[Shape] = []
    for square, kinds in marked.items():
        column, row = cell_of(square, flipped)
        shapes.append(Rect(column, row, 1, 1, ground_colour(column, row, theme, kinds)))
        for kind, (ink, _) in tones.items():
            if kind in kinds:
                shapes += _frame(column, row, 1, 1, ink, max(2, side // 22) * pixel, pixel)
        if MarkKind.EP_TARGET in kinds:
            width = max(1.5 * pixel, 0.055)
            for ink, stroke in ((_WHITE, width * 1.7), (theme.highlight, width)):
                shapes.append(Circle(column + 0.5, row + 0.5, 0.26, "", ink, stroke))
    shapes += shapes_below(marks_of(_highlights(scene)), flipped)
    shapes += [
        _piece(square, flipped, content, opacity)
        for square, (content, opacity) in enumerate(seen)
        if content != EMPTY
    ]
    for square, kinds in marked.items():
        column, row = cell_of(square, flipped)
        if MarkKind.CASTLING in kinds:
            shapes += _castling_badge(column, row, side, theme.highlight)
        if MarkKind.CURSOR in kinds:
            line = max(1, side // 40)
            width = (cursor_width(side) - line) * pixel
            shapes += _frame(column, row, 1, 1, theme.cursor, width, line * pixel)
    return shapes


@lru_cache(maxsize=16)
def _squares(light: str, dark: str) -> tuple[Rect, ...]:
    cells = [(column, row) for row in range(8) for column in range(8) if not is_light(column, row)]
    return Rect(0, 0, 8, 8, light), *(Rect(*cell, 1, 1, dark) for cell in cells)


@lru_cache(maxsize=64)
def _castling_badge(column: int, row: int, side: int, colour: str) -> tuple[Shape, ...]:
    radius = max(2.5 / side, 0.105)
    x, y = column + 1 - radius * 1.35, row + radius * 1.35
    disc = Circle(x, y, radius, colour, _WHITE, max(1 / side, radius * 0.16))
    # Smaller badges are plain dots.
    if radius * side < 4:
        return (disc,)
    size = radius * 1.05
    first, *corners = [(x + across * size, y + down * size) for across, down in _ROOK]
    return disc, Path((("M", *first), *(("L", *corner) for corner in corners)), fill=_WHITE)


def _shapes_over_squares(
    scene: BoardScene, geometry: BoardGeometry, theme: BoardTheme
) -> list[Shape]:
    """Return the shapes above the coordinates, in squares from the board's top left corner."""
    flipped, placement, pixel = geometry.flipped, scene.placement, 1 / geometry.square_side
    shapes: list[Shape] = [*shapes_above(scene.drawn, placement, flipped)]
    if scene.drawing is not None:
        for shape in shapes_above(marks_of([scene.drawing]), placement, flipped):
            assert isinstance(shape, Path | Circle | Rect)
            shapes.append(replace(shape, opacity=0.75 * shape.opacity))
    rim = max(pixel, 0.03)
    for square in scene.targets:
        column, row = cell_of(square, flipped)
        x, y = column + 0.5, row + 0.5
        if placement[square] == EMPTY:
            shapes.append(Circle(x, y, 0.14, theme.highlight, _WHITE, rim, 0.78))
        else:
            width = max(2 * pixel, 0.07)
            for ink, thick in ((_WHITE, width + rim), (theme.highlight, width)):
                shapes.append(Circle(x, y, 0.5 - width, "", ink, thick, 0.78))
    shapes += (_piece(square, flipped, piece, 0.8) for square, piece in scene.coming)
    if scene.band is not None:
        left, top, width, height = _cells_between(scene.band, flipped)
        shapes.append(Rect(left, top, width, height, theme.cursor, 0.13))
        side = geometry.square_pixels
        line = selection_width(side) / side
        shapes += _frame(left, top, width, height, theme.cursor, line, 1 / side)
    if scene.waiting is not None:
        # A caret after the square, as in a line of text.
        column, row = cell_of(scene.waiting, flipped)
        half = max(3 * pixel, 0.07)
        x = column + half + 0.07 if flipped else column + 0.93 - half
        caret: list[Segment] = [("M", x, row + 0.07), ("L", x, row + 0.93)]
        for y in (row + 0.07, row + 0.93):
            caret += (("M", x - half, y), ("L", x + half, y))
        stroke = max(2 * pixel, 1 / 24)
        # White around it, since it may be on a piece.
        for ink, thick in ((_WHITE, stroke + 2.5 * pixel), (theme.cursor, stroke)):
            shapes.append(Path(tuple(caret), "", ink, thick))
    return shapes


@lru_cache(maxsize=4096)
def _piece(square: Square, flipped: bool, piece: Piece, opacity: float) -> PieceShape:
    column, row = cell_of(square, flipped)
    inset = (1 - PIECE_SIDE) / 2
    return PieceShape(piece, column + inset, row + inset, PIECE_SIDE, opacity)


def _frame(
    x: float, y: float, width: float, height: float, colour: str, line: float, inner: float
) -> Iterator[Rect]:
    """Yield a frame, and a white line inside it that sets it off from dark squares."""
    for fill, thick in ((colour, line), (_WHITE, inner)):
        yield Rect(x, y, width, thick, fill)
        yield Rect(x, y + height - thick, width, thick, fill)
        yield Rect(x, y + thick, thick, height - 2 * thick, fill)
        yield Rect(x + width - thick, y + thick, thick, height - 2 * thick, fill)
        x, y, width, height = x + thick, y + thick, width - 2 * thick, height - 2 * thick


def _cells_between(squares: tuple[Square, Square], flipped: bool) -> tuple[int, int, int, int]:
    """Return left, top, width and height of the area between two squares, in cells."""
    (one_x, one_y), (other_x, other_y) = (cell_of(square, flipped) for square in squares)
    left, top = min(one_x, other_x), min(one_y, other_y)
    return left, top, abs(one_x - other_x) + 1, abs(one_y - other_y) + 1


class BoardPainter:
    """Paints scenes in one theme with one piece set.

    One for each board is enough; make another when the theme or pieces change.
    """

    def __init__(self, theme: BoardTheme, pieces: PieceSet) -> None:
        self.theme = theme
        self.pieces = pieces

    def paint(self, painter: QPainter, geometry: BoardGeometry, scene: BoardScene) -> None:
        """Paint a board.

        Args:
            painter: of a widget or a picture, in its own logical coordinates.
            geometry: where the board is in these.
            scene: the content.
        """
        side = geometry.square_pixels
        if side == 0:
            return
        theme = faded_theme(self.theme) if scene.stale else self.theme
        painter.save()
        _to_device_pixels(painter, geometry)
        if scene.coordinates is Coordinates.OUTSIDE:
            margin = int(side * OUTSIDE_MARGIN)
            painter.setPen(QColor(theme.coordinate_outside))
            painter.setFont(_font(side))
            middle = Qt.AlignmentFlag.AlignCenter
            for cell in range(8):
                letter = letter_below(cell, geometry.flipped)
                painter.drawText(QRect(cell * side, 8 * side, side, margin), middle, letter)
                digit = digit_beside(cell, geometry.flipped)
                painter.drawText(QRect(-margin, cell * side, margin, side), middle, digit)
        painter.setClipRect(QRect(0, 0, 8 * side, 8 * side), Qt.ClipOperation.IntersectClip)
        marked: dict[Square, frozenset[MarkKind]] = {}
        for kind, square in scene.marks:
            marked[square] = marked.get(square, frozenset()) | {kind}
        self._paint_shapes(painter, side, _squares(theme.light_square, theme.dark_square))
        if scene.stale:
            painter.setOpacity(32 / 255)
            painter.fillRect(QRect(0, 0, 8 * side, 8 * side), QBrush(_hatch(side)))
            painter.setOpacity(1.0)
        seen = _seen_on_squares(scene)
        shapes = _shapes_in_squares(scene, geometry, theme, marked, seen)
        self._paint_shapes(painter, side, shapes)
        if scene.coordinates is Coordinates.INSIDE and side >= MIN_LABELLED_SQUARE:
            _paint_letters(painter, geometry, scene, theme, marked, seen)
        if scene.label:
            _paint_label(painter, side, scene.label, theme)
        self._paint_shapes(painter, side, _shapes_over_squares(scene, geometry, theme))
        painter.restore()

    def paint_piece(
        self, painter: QPainter, geometry: BoardGeometry, piece: Piece, x: float, y: float
    ) -> None:
        """Paint a dragged or moving piece, as large as those on the board, centred on a point.

        Its picture stays within one square around that point. The painter's opacity applies.
        """
        if geometry.square_pixels == 0:
            return
        left = (x - geometry.left) / geometry.square_side - PIECE_SIDE / 2
        top = (y - geometry.top) / geometry.square_side - PIECE_SIDE / 2
        painter.save()
        _to_device_pixels(painter, geometry)
        shapes = (PieceShape(piece, left, top, PIECE_SIDE),)
        self._paint_shapes(painter, geometry.square_pixels, shapes)
        painter.restore()

    def _paint_shapes(self, painter: QPainter, side: int, shapes: Iterable[Shape]) -> None:
        painter.save()
        painter.scale(side, side)
        paint_shapes(painter, shapes, self.pieces)
        painter.restore()


def _paint_letters(
    painter: QPainter,
    geometry: BoardGeometry,
    scene: BoardScene,
    theme: BoardTheme,
    marked: _Marked,
    seen: _Seen,
) -> None:
    """Paint the rank digits (top left) and file letters (bottom right) at the board's edges.

    They stay within the frames of cursor and selection. Over pieces, they have a halo in the colour
    of the square.
    """
    side, flipped = geometry.square_pixels, geometry.flipped
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = _font(side)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    # All letters share a baseline, so that g hangs below it.
    descent = metrics.tightBoundingRect("g").bottom()
    apart = max(1.5, side * 0.04)
    left, top, width, height = _cells_between(scene.band, flipped) if scene.band else (0, 0, 0, 0)
    highlights = {highlight.square: highlight.colour for highlight in _highlights(scene)}

    for column, row in [(0, row) for row in range(8)] + [(column, 7) for column in range(1, 8)]:
        square = square_in(column, row, flipped)
        kinds = marked.get(square, frozenset())
        halo = ""
        if seen[square][0] != EMPTY:
            halo = ground_colour(column, row, theme, kinds)
            if square in highlights:
                halo = blended(halo, f"#80{highlights[square].screen[1:]}")
        frame = cursor_width(side) if MarkKind.CURSOR in kinds else 0
        if left <= column < left + width and top <= row < top + height:
            frame = max(frame, selection_width(side) + 1)
        inset = frame + apart
        letters: list[tuple[str, float, float]] = []
        if column == 0:
            digit = RANKS[square >> 3]
            ink = metrics.tightBoundingRect(digit)
            letters.append((digit, inset - ink.left(), inset - ink.top()))
        if row == 7:
            letter = FILES[square & 7]
            right = metrics.tightBoundingRect(letter).right()
            y = side - frame - apart * 0.6 - descent
            letters.append((letter, side - inset - right, y))
        dark = (column + row) % 2
        painter.setPen(QColor(theme.coordinate_on_dark if dark else theme.coordinate_on_light))
        for letter, x, y in letters:
            # On whole pixels, where the font is drawn at its sharpest.
            place = QPointF(column * side + round(x), row * side + round(y))
            if halo:
                painter.fillPath(_halo(letter, side).translated(place), QColor(halo))
            painter.drawText(place, letter)


@lru_cache(maxsize=8)
def _hatch(side: int) -> QPixmap:
    """Return a tile of slanted lines; long lines take Qt hundreds of times as long."""
    step = max(6, side // 5)
    tile = QPixmap(step, step)
    tile.fill(Qt.GlobalColor.transparent)
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#323232"), max(1.0, side / 48)))
        for shift in (-step, 0, step):
            painter.drawLine(shift - step, 2 * step, shift + 2 * step, -step)
    return tile


@lru_cache(maxsize=64)
def _halo(letter: str, side: int) -> QPainterPath:
    """Return the halo of a letter at 0, 0."""
    path = QPainterPath()
    path.addText(QPointF(), _font(side), letter)
    stroker = QPainterPathStroker()
    stroker.setWidth(max(2.0, side * 0.05))
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def _font(square_pixels: int) -> QFont:
    font = QFont()
    # Capitals are about seven tenths of this height.
    font.setPixelSize(max(8, round(square_pixels * 0.19)))
    font.setWeight(QFont.Weight.Bold)
    return font


def _paint_label(painter: QPainter, side: int, text: str, theme: BoardTheme) -> None:
    """Draw a line of text on a pill across the middle of the board."""
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


def _to_device_pixels(painter: QPainter, geometry: BoardGeometry) -> None:
    """Scale a painter to device pixels from the board's corner.

    The corner is put on a whole pixel even if the widget itself begins between two, as happens at
    fractional ratios. A painter with a scale of its own (print) keeps it.
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
        placement: the contents of the squares.
        size: of the square in logical pixels, reduced to eight whole squares.
        painter: has the theme and the pieces.
        device_pixel_ratio: device pixels per logical pixel.
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
