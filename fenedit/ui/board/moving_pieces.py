"""Draws moving pieces: carried over the window, or gliding on the board."""

from collections.abc import Iterable, Iterator
from math import ceil, floor
from typing import TypeAlias

from PySide6.QtCore import QEasingCurve, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import Piece, Placement, Square, difference
from fenedit.ui.style import current_palette

Pieces: TypeAlias = tuple[tuple[Square, Piece], ...]
Sprite: TypeAlias = tuple[Piece, float, float]
"""A piece and its centre, in logical pixels."""
_Keyframe: TypeAlias = tuple[float, float, float]
Flight: TypeAlias = tuple[Piece, Square | None, _Keyframe, _Keyframe]
"""A piece, its target square, and place and opacity at the start and at the end."""


class FloatingPieces(QWidget):
    """Pieces that the pointer carries over a window; transparent for events."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def carry(
        self, board: QWidget, painter: BoardPainter, sprites: Iterable[Sprite], side: float,
        *, discards: bool
    ) -> None:  # fmt: skip
        """Show pieces around points of a board whose squares have a side in logical pixels.

        Crosses say that a drop would discard them.
        """
        origin = board.mapTo(self.window(), QPointF())
        placed = [(piece, x + origin.x(), y + origin.y()) for piece, x, y in sprites]
        left = floor(min(x for _, x, _ in placed) - side / 2)
        top = floor(min(y for _, _, y in placed) - side / 2)
        right = ceil(max(x for _, x, _ in placed) + side / 2)
        bottom = ceil(max(y for _, _, y in placed) + side / 2)
        self.setGeometry(left, top, right - left, bottom - top)
        self._painter, self._side, self._discards = painter, side, discards
        self._sprites = [(piece, x - left, y - top) for piece, x, y in placed]
        self.update()
        if self.isHidden():
            self.raise_()
            self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        side, colours, ratio = self._side, current_palette(), self.devicePixelRatio()
        geometry = BoardGeometry(0, 0, 8 * side, device_pixel_ratio=ratio)
        radius = max(7.0, side * 0.16)
        arm, beside = radius * 0.38, side / 2 - radius - 1
        with QPainter(self) as painter:
            for piece, x, y in self._sprites:
                painter.setOpacity(0.45 if self._discards else 1.0)
                self._painter.paint_piece(painter, geometry, piece, x, y)
                if self._discards:
                    painter.setOpacity(1.0)
                    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                    painter.setPen(QPen(QColor(colours.card), 1.5))
                    painter.setBrush(QColor(colours.danger))
                    middle = QPointF(x + beside, y + beside)
                    painter.drawEllipse(middle, radius, radius)
                    width, cap = max(1.5, radius * 0.24), Qt.PenCapStyle.RoundCap
                    painter.setPen(QPen(QColor(colours.card), width, c=cap))
                    for corner in (QPointF(arm, arm), QPointF(arm, -arm)):
                        painter.drawLine(middle - corner, middle + corner)


def flights_between(old: Placement, new: Placement, geometry: BoardGeometry) -> tuple[Flight, ...]:
    """Return the flights from one placement to another.

    What moved glides, what vanished fades away below it, what appeared fades in.
    """
    change, at = difference(old, new), geometry.centre_of
    return (
        *((piece, None, (*at(gone), 1.0), (*at(gone), 0.0)) for gone, piece in change.vanished),
        *((piece, come, (*at(come), 0.0), (*at(come), 1.0)) for come, piece in change.appeared),
        *((piece, end, (*at(start), 1.0), (*at(end), 1.0)) for start, end, piece in change.moved),
    )


class Flights(QVariantAnimation):
    """Pieces in flight, one set at a time."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._flights: tuple[Flight, ...] = ()
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(200)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)

    @property
    def running(self) -> bool:
        """Whether pieces are in flight."""
        return self.state() == QVariantAnimation.State.Running

    @property
    def squares(self) -> frozenset[Square]:
        """The squares that flights end on."""
        if not self.running:
            return frozenset()
        return frozenset([square for _, square, _, _ in self._flights if square is not None])

    def begin(self, flights: tuple[Flight, ...]) -> None:
        """Start flights; those still running end at once."""
        self.stop()
        self._flights = flights
        if flights:
            self.start()

    def sprites(self) -> Iterator[tuple[Piece, float, float, float]]:
        """Yield each piece in flight, where it is and its opacity, the lowest first."""
        if self.running:
            done = self.currentValue()
            for piece, _, start, end in self._flights:
                pairs = zip(start, end, strict=True)
                x, y, opacity = (first + (last - first) * done for first, last in pairs)
                yield piece, x, y, opacity


def system_allows_motion(widget: QWidget) -> bool:
    """Return whether the desktop allows animations; it may ask for reduced motion."""
    # Imported here: its many enums cost more than all other imports of this module.
    from PySide6.QtWidgets import QStyle

    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return widget.style().styleHint(hint, None, widget) > 0
