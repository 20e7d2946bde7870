"""What is drawn over the position, on the board's widget."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from fenedit.diagram.board_painter import (
    BoardPainter,
    cursor_width,
    draw_over_piece,
    ground_colour,
    has_inside_label,
    inside_label,
    seen_on,
    to_device_pixels,
)
from fenedit.diagram.board_scene import BoardGeometry, BoardScene, Coordinates, MarkKind, cell_of
from fenedit.diagram.description import MARK_COLOURS
from fenedit.diagram.shape_painter import paint_shapes
from fenedit.diagram.shapes import Rect, arrow_shapes, shapes_above, shapes_below
from fenedit.diagram.theme import BoardTheme, blended
from fenedit.notation.marks import (
    NO_MARKS,
    DrawnArrow,
    DrawnMark,
    Highlight,
    Marks,
    marks_of,
)
from fenedit.notation.position import EMPTY, Placement, Square, with_content
from fenedit.session.moves.playing import Arrow
from fenedit.session.state import Rectangle
from fenedit.ui.board.contents import rectangle_rect, square_rect
from fenedit.ui.board.text import changed_marks

_COMING_OPACITY: Final = 0.75
"""Of a mark that a hand is about to draw."""
_ARROW_OPACITY, _FAINT_OPACITY = 0.9, 0.45
"""Of arrows that show moves."""
_TARGET_OPACITY: Final = 0.78


class DrawnLayer:
    """Keeps a picture of the marks that lie above the men, since a board is repainted often.

    Attributes:
        marks: what is drawn.
        coming: what a hand is about to draw.
    """

    def __init__(self) -> None:
        self.marks: Marks = NO_MARKS
        self.coming: DrawnMark | None = None
        self._picture: QPixmap | None = None
        self._looks: tuple[object, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether there is anything to paint."""
        return bool(self.marks) or self.coming is not None

    def show(self, marks: Marks, geometry: BoardGeometry) -> QRect:
        """Take other marks; return where they look different."""
        if marks is self.marks or marks == self.marks:
            return QRect()
        drawn, gone = changed_marks(self.marks, marks)
        self.marks = marks
        area = QRect()
        for mark in (*drawn, *gone):
            area |= mark_area(geometry, mark)
        return area

    def expect(self, coming: DrawnMark | None, geometry: BoardGeometry) -> QRect:
        """Show what a hand is about to draw; return where that looks different."""
        before, self.coming = self.coming, coming
        area = QRect()
        for mark in (before, coming):
            if before != coming and mark is not None:
                area |= mark_area(geometry, mark)
        return area

    def paint(
        self,
        painter: QPainter,
        geometry: BoardGeometry,
        pieces: BoardPainter,
        scene: BoardScene,
        dirty: QRect,
    ) -> None:
        """Paint highlighted squares anew, with their men above the colour, and all else on top."""
        if not geometry.square_pixels:
            return
        coming = (self.coming,) if isinstance(self.coming, Highlight) else ()
        for highlight in (*self.marks.highlights, *coming):
            if dirty.intersects(square_rect(geometry, highlight.square)):
                self._paint_highlight(painter, geometry, pieces, scene, highlight)
        painter.save()
        to_device_pixels(painter, geometry)
        if any((self.marks.arrows, self.marks.circles, self.marks.labels)):
            painter.drawPixmap(0, 0, self._picture_of(geometry, pieces, scene))
        if self.coming is not None and not coming:
            painter.setOpacity(_COMING_OPACITY)
            painter.scale(geometry.square_pixels, geometry.square_pixels)
            marks = marks_of([self.coming])
            shapes = shapes_above(marks, scene.placement, geometry.flipped, MARK_COLOURS)
            paint_shapes(painter, shapes, pieces.pieces)
        painter.restore()

    def _picture_of(
        self, geometry: BoardGeometry, pieces: BoardPainter, scene: BoardScene
    ) -> QPixmap:
        side = geometry.square_pixels
        looks = (self.marks, side, geometry.flipped, scene.placement)
        if self._picture is None or looks != self._looks:
            self._looks = looks
            self._picture = QPixmap(8 * side, 8 * side)
            self._picture.fill(Qt.GlobalColor.transparent)
            with QPainter(self._picture) as painter:
                painter.scale(side, side)
                shapes = shapes_above(self.marks, scene.placement, geometry.flipped, MARK_COLOURS)
                paint_shapes(painter, shapes, pieces.pieces)
        return self._picture

    def _paint_highlight(
        self,
        painter: QPainter,
        geometry: BoardGeometry,
        pieces: BoardPainter,
        scene: BoardScene,
        highlight: Highlight,
    ) -> None:
        square, side = highlight.square, geometry.square_pixels
        column, row = cell_of(square, geometry.flipped)
        bare = scene._replace(placement=with_content(scene.placement, square, EMPTY), preview=None)
        # A rectangle within the square, so that its neighbours are not painted over.
        inside = square_rect(geometry, square).adjusted(2, 2, -2, -2)
        pieces.paint(painter, geometry, bare, inside)
        (tint,) = shapes_below(marks_of([highlight]), geometry.flipped, MARK_COLOURS)
        assert isinstance(tint, Rect)
        painter.save()
        to_device_pixels(painter, geometry)
        painter.scale(side, side)
        paint_shapes(painter, (tint,), pieces.pieces)
        painter.restore()
        content, opacity = seen_on(scene, square)
        if content != EMPTY:
            painter.setOpacity(opacity)
            pieces.paint_piece(painter, geometry, content, *geometry.centre_of(square))
            painter.setOpacity(1.0)
        kinds = {mark.kind for mark in scene.marks if mark.square == square}
        painter.save()
        to_device_pixels(painter, geometry)
        rect = QRect(column * side, row * side, side, side)
        draw_over_piece(painter, rect, kinds, pieces.theme)
        if scene.coordinates is Coordinates.INSIDE and has_inside_label(column, row, side):
            # The colour lies over the one that stands there.
            halo = ""
            if content != EMPTY:
                ground = ground_colour(column, row, pieces.theme)
                halo = blended(ground, f"#{round(255 * tint.opacity):02x}{tint.fill[1:]}")
            frame = cursor_width(side) if MarkKind.CURSOR in kinds else 0
            label = inside_label(geometry, pieces.theme, column, row, halo, frame)
            painter.drawPixmap(rect.topLeft(), label)
        painter.restore()


def mark_area(geometry: BoardGeometry, mark: DrawnMark) -> QRect:
    """Return the whole logical pixels that a mark touches: all are within their squares."""
    if isinstance(mark, DrawnArrow):
        return rectangle_rect(geometry, Rectangle.between(mark.origin, mark.target))
    return square_rect(geometry, mark.square)


def paint_targets(
    painter: QPainter,
    geometry: BoardGeometry,
    placement: Placement,
    targets: Iterable[Square],
    theme: BoardTheme,
) -> None:
    """Paint a dot on each empty square of some, and a ring around the man on any other.

    Each has a rim of white, so that it is seen on squares of all colours.
    """
    side = geometry.square_side
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(_TARGET_OPACITY)
    colour, white = QColor(theme.highlight), QColor("#ffffff")
    rim = max(1.0, side * 0.03)
    for square in targets:
        middle = QPointF(*geometry.centre_of(square))
        if placement[square] == EMPTY:
            painter.setPen(QPen(white, rim))
            painter.setBrush(colour)
            painter.drawEllipse(middle, side * 0.14, side * 0.14)
            continue
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = max(2.0, side * 0.07)
        radius = side / 2 - width
        for pen in (QPen(white, width + rim), QPen(colour, width)):
            painter.setPen(pen)
            painter.drawEllipse(middle, radius, radius)
    painter.restore()


def paint_arrows(
    painter: QPainter,
    geometry: BoardGeometry,
    placement: Placement,
    arrows: Iterable[Arrow],
    theme: BoardTheme,
) -> None:
    """Paint arrows from square to square, those of less weight first; none to its own square."""
    painter.save()
    to_device_pixels(painter, geometry)
    painter.scale(geometry.square_pixels, geometry.square_pixels)
    for arrow in sorted(arrows, key=lambda arrow: not arrow.is_faint):
        if arrow.origin != arrow.target:
            painter.setOpacity(_FAINT_OPACITY if arrow.is_faint else _ARROW_OPACITY)
            origin, target, flipped = arrow.origin, arrow.target, geometry.flipped
            shapes = arrow_shapes(origin, target, placement, flipped, theme.cursor)
            paint_shapes(painter, shapes, None)
    painter.restore()
