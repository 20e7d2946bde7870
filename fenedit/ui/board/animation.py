"""Pieces that glide when the position changes from elsewhere, derived from two placements."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QRect, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import Piece, Placement, Square, difference
from fenedit.ui.board.layout import piece_rect

DURATION: Final = 200
"""Milliseconds that a change takes."""


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


class Sprite(NamedTuple):
    """A piece in flight at one moment: the middle of its place, and its opacity."""

    piece: Piece
    x: float
    y: float
    opacity: float


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
        self._clock.setDuration(DURATION)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._on_value_changed)
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

    def sprites(self) -> Iterator[Sprite]:
        """Yield each piece in flight as it is now, the lowest first."""
        value = self._clock.currentValue()
        done = value if isinstance(value, float) else 0.0
        for flight in self._flights:
            (start_x, start_y), (end_x, end_y) = flight.start, flight.end
            first, last = flight.opacity
            yield Sprite(
                flight.piece,
                start_x + (end_x - start_x) * done,
                start_y + (end_y - start_y) * done,
                first + (last - first) * done,
            )

    def area(self, geometry: BoardGeometry) -> QRect:
        """Return the rectangle that all pieces in flight lie in."""
        area = QRect()
        for sprite in self.sprites():
            area |= piece_rect(geometry, sprite.x, sprite.y)
        return area

    def _on_value_changed(self, _value: object) -> None:
        if self._flights:
            self.stepped.emit()

    def _on_finished(self) -> None:
        self._flights = ()
        self.stepped.emit()


def system_allows_motion(widget: QWidget) -> bool:
    """Tell whether the desktop lets widgets move; it does not where motion is to be reduced."""
    # Imported here: its many enums cost more than all other imports of this module.
    from PySide6.QtWidgets import QStyle

    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return widget.style().styleHint(hint, None, widget) > 0
