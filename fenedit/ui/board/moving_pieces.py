"""Pieces that move: carried, over the board and beyond its edge, or gliding."""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import Piece, Placement, Square, difference, square_at
from fenedit.ui.board.contents import Interaction
from fenedit.ui.board.gestures import BlockDrag, Drag, Drop, Men
from fenedit.ui.style import current_palette

Floating: TypeAlias = tuple[tuple[Piece, float, float], ...]
"""Men and their middles, logical pixels."""


class FloatingMen(QWidget):
    """Men that float over a window and let all events through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._looks: tuple[BoardPainter, BoardGeometry, Floating, float, bool] | None = None

    def show_men(
        self,
        pieces: BoardPainter,
        geometry: BoardGeometry,
        men: Floating,
        reach: float,
        *,
        discards: bool,
    ) -> None:
        """Show men, each around a point of this widget.

        Args:
            pieces: the board's.
            geometry: of the board as this widget would see it; the men are as large as on it.
            men: pieces and their middles.
            reach: from a middle to the edge of its square, logical pixels.
            discards: whether letting go takes the men away, which is marked by crosses.
        """
        looks = (pieces, geometry, men, reach, discards)
        if looks != self._looks:
            self._looks = looks
            self.update()
        if self.isHidden():
            self.raise_()
            self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._looks is None:
            return
        pieces, geometry, men, reach, discards = self._looks
        with QPainter(self) as painter:
            radius = max(7.0, geometry.square_side * 0.16)
            for piece, x, y in men:
                painter.setOpacity(0.45 if discards else 1.0)
                pieces.paint_piece(painter, geometry, piece, x, y)
                if discards:
                    painter.setOpacity(1.0)
                    beside = reach - radius - 1
                    painter.save()
                    _paint_cross(painter, QPointF(x + beside, y + beside), radius)
                    painter.restore()


def _paint_cross(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Paint the cross that says that letting go takes a piece away."""
    colours = current_palette()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.card), 1.5))
    painter.setBrush(QColor(colours.danger))
    painter.drawEllipse(middle, radius, radius)
    arm = radius * 0.38
    box = QRectF(middle.x() - arm, middle.y() - arm, 2 * arm, 2 * arm)
    pen = QPen(QColor(colours.card), max(1.5, radius * 0.24))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(box.topLeft(), box.bottomRight())
    painter.drawLine(box.topRight(), box.bottomLeft())


class Flight(NamedTuple):
    """A piece on its way.

    Attributes:
        piece: what glides or fades.
        start: the middle of where it comes from, logical pixels.
        end: the middle of where it goes.
        opacity: at the start and at the end.
        square: where it stands in the placement, and is not drawn meanwhile; None if it is gone.
    """

    piece: Piece
    start: tuple[float, float]
    end: tuple[float, float]
    opacity: tuple[float, float] = (1.0, 1.0)
    square: Square | None = None


def flights_between(old: Placement, new: Placement, geometry: BoardGeometry) -> tuple[Flight, ...]:
    """Return how the pieces of one placement become those of another.

    What moved glides, what vanished fades away below it, what appeared fades in.
    """
    change = difference(old, new)
    at = geometry.centre_of
    return (
        *(Flight(piece, at(square), at(square), (1.0, 0.0)) for square, piece in change.vanished),
        *(Flight(piece, at(square), at(square), (0.0, 1.0), square)
          for square, piece in change.appeared),
        *(Flight(piece, at(start), at(end), square=end) for start, end, piece in change.moved),
    )  # fmt: skip


class Animation(QObject):
    """Runs flights, one set at a time.

    Signals:
        stepped: pieces have moved, or all have arrived.
    """

    stepped = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._flights: tuple[Flight, ...] = ()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        # Milliseconds that a change takes.
        self._clock.setDuration(200)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self.stepped)
        self._clock.finished.connect(self._on_finished)

    @property
    def running(self) -> bool:
        """Whether pieces are in flight."""
        return bool(self._flights)

    @property
    def squares(self) -> frozenset[Square]:
        """The squares that flights end on."""
        return frozenset(flight.square for flight in self._flights if flight.square is not None)

    def start(self, flights: tuple[Flight, ...]) -> None:
        """Let these pieces fly; those still in flight are where they belong at once."""
        self._clock.stop()
        self._flights = flights
        if flights:
            self._clock.start()

    def stop(self) -> None:
        """Have all pieces where they belong at once."""
        self.start(())

    def sprites(self) -> Iterator[tuple[Piece, float, float, float]]:
        """Yield each piece in flight, the middle of its place and its opacity, the lowest first."""
        value = self._clock.currentValue()
        done = value if isinstance(value, float) else 0.0
        for flight in self._flights:
            (start_x, start_y), (end_x, end_y) = flight.start, flight.end
            first, last = flight.opacity
            x, y = start_x + (end_x - start_x) * done, start_y + (end_y - start_y) * done
            yield flight.piece, x, y, first + (last - first) * done

    def _on_finished(self) -> None:
        self._flights = ()
        self.stepped.emit()


class MovingPieces:
    """All pieces of a board that do not stand on a square.

    Attributes:
        animation: those in flight.
    """

    def __init__(self, widget: QWidget, geometry: BoardGeometry) -> None:
        self.animation = Animation(widget)
        self._widget = widget
        self._drag: Drag | None = None
        self._overlay: FloatingMen | None = None
        self._geometry = geometry

    def place_board(self, geometry: BoardGeometry) -> None:
        """Take note of where the board is."""
        self._geometry = geometry

    def follow(self, hand: Interaction, pieces: BoardPainter) -> bool:
        """Carry what the pointer carries; tell whether any piece moves on the widget now."""
        before, self._drag = self._drag, None
        drag = hand.drag
        floats = hand.block is not None
        if drag is not None:
            side = self._geometry.square_side
            area = QRectF(drag.x - side / 2, drag.y - side / 2, side, side)
            floats = drag.over is None or not QRectF(self._widget.rect()).contains(area)
            if floats:
                self._float_piece(drag, pieces)
            else:
                self._drag = drag
        elif hand.block is not None:
            self._float_block(hand.block, pieces)
        if self._overlay is not None and not floats:
            self._overlay.hide()
        return before is not self._drag or self.animation.running

    def paint(self, painter: QPainter, pieces: BoardPainter) -> None:
        """Paint the piece in the hand, and those in flight."""
        if self._drag is not None:
            drag = self._drag
            pieces.paint_piece(painter, self._geometry, drag.piece, drag.x, drag.y)
        for piece, x, y, opacity in self.animation.sprites():
            painter.setOpacity(opacity)
            pieces.paint_piece(painter, self._geometry, piece, x, y)
            painter.setOpacity(1.0)

    def _float_piece(self, drag: Drag, pieces: BoardPainter) -> None:
        overlay, side = self._floating(), ceil(self._geometry.square_side)
        middle = self._widget.mapTo(overlay.window(), QPointF(drag.x, drag.y)).toPoint()
        half = side // 2
        overlay.setGeometry(middle.x() - half, middle.y() - half, side, side)
        geometry, men = replace(self._geometry, left=0.0, top=0.0), ((drag.piece, half, half),)
        overlay.show_men(pieces, geometry, men, side - half, discards=drag.discards)

    def _float_block(self, drag: BlockDrag, pieces: BoardPainter) -> None:
        """Have the men of a selection float over the board, and beyond it."""
        overlay, geometry, area = self._floating(), self._geometry, drag.area
        side = geometry.square_side
        corner = square_at(
            area.right if geometry.flipped else area.left,
            area.bottom if geometry.flipped else area.top,
        )
        left, top, *_ = geometry.rect_of(corner)
        width = ceil((area.right - area.left + 1) * side)
        height = ceil((area.top - area.bottom + 1) * side)
        at = self._widget.mapTo(overlay.window(), QPointF(left + drag.across, top + drag.down))
        overlay.setGeometry(round(at.x()), round(at.y()), width, height)
        own = replace(geometry, left=geometry.left - left, top=geometry.top - top)
        men = tuple((piece, *own.centre_of(square)) for square, piece in drag.men)
        discards = drag.drop is Drop.DISCARDED
        overlay.show_men(pieces, own, men, side / 2, discards=discards)

    def _floating(self) -> FloatingMen:
        """Return what floats over the window that the board is in by now."""
        window = self._widget.window()
        if self._overlay is None or self._overlay.parentWidget() is not window:
            self._overlay = FloatingMen(window)
        return self._overlay

    def glide(self, old: Placement, new: Placement) -> None:
        """Let the pieces of one placement become those of another."""
        self.animation.start(flights_between(old, new, self._geometry))

    def send_home(self, men: Men, across: float, down: float) -> None:
        """Let men glide to the squares that they stand on."""
        centres = ((piece, square, self._geometry.centre_of(square)) for square, piece in men)
        self.animation.start(
            tuple(
                Flight(piece, (x + across, y + down), (x, y), square=square)
                for piece, square, (x, y) in centres
            )
        )


def system_allows_motion(widget: QWidget) -> bool:
    """Tell whether the desktop lets widgets move; it does not where motion is to be reduced."""
    # Imported here: its many enums cost more than all other imports of this module.
    from PySide6.QtWidgets import QStyle

    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return widget.style().styleHint(hint, None, widget) > 0
