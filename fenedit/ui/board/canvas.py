"""What is painted on the board's widget, and which part of it anew when something changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardGeometry, BoardScene, Coordinates, changed_squares
from fenedit.notation.position import Piece, Square
from fenedit.notation.problems import Problem
from fenedit.ui.board.animation import Animation, Flight
from fenedit.ui.board.block import BlockDrag
from fenedit.ui.board.block_overlay import BlockOverlay
from fenedit.ui.board.carried import CarriedPiece
from fenedit.ui.board.contents import BoardContents
from fenedit.ui.board.drag import Drag
from fenedit.ui.board.layout import board_in, inner_rect, rectangle_rect, square_rect
from fenedit.ui.board.pictures import (
    paint_selection,
    paint_surroundings,
    paint_waiting_caret,
)
from fenedit.ui.board.pointing import paint_arrows, paint_targets
from fenedit.ui.board.scene import Hand, coming_men, resting_scene, scene_with_hand

if TYPE_CHECKING:
    from fenedit.ui.board.drawn_layer import DrawnLayer

_COMING_OPACITY: Final = 0.8
"""Of men that are shown where they are not yet."""


class BoardCanvas:
    """Composes what a board shows, and paints it on a widget.

    Attributes:
        geometry: where the squares are, in the widget's logical pixels.
        pieces: paints squares and pieces.
        scene: everything that is painted on the squares now.
        animation: pieces in flight.
    """

    def __init__(self, widget: QWidget, pieces: BoardPainter, hand: Callable[[], Hand]) -> None:
        """Paint on a widget; `hand` tells what pointer and keys are about now."""
        self.geometry = BoardGeometry(0, 0, 0)
        self.pieces = pieces
        self.animation = Animation(widget)
        self.animation.stepped.connect(self.refresh)
        self._widget = widget
        self._hand_now = hand
        self._coordinates = Coordinates.INSIDE
        contents = BoardContents()
        self._arrows = contents.arrows
        self._side_to_move = contents.side_to_move
        self._resting = resting_scene(contents, self._coordinates, None)
        self.scene: BoardScene = self._resting
        self._hand = Hand()
        self._looks: tuple[object, ...] = ()
        self._coming: dict[Square, Piece] = {}
        self._floating = QRect()
        self._drawn: DrawnLayer | None = None
        self._carried = CarriedPiece(widget)
        self._block = BlockOverlay(widget)

    def dress(self, pieces: BoardPainter, coordinates: Coordinates) -> None:
        """Take other colours, another piece set, or other coordinates; `place` comes next."""
        self.pieces = pieces
        self._coordinates = coordinates

    def place(self, *, flipped: bool) -> None:
        """Put the board where the widget has room for it; flights end at once."""
        self.animation.stop()
        widget = self._widget
        self.geometry = board_in(
            widget.width(),
            widget.height(),
            flipped=flipped,
            ratio=widget.devicePixelRatio(),
            outside_coordinates=self._coordinates is Coordinates.OUTSIDE,
        )
        self._carried.place_board(self.geometry)
        # Pieces that were in flight stand where they belong now.
        self._renew(self._hand_now())
        widget.update()

    def show(self, contents: BoardContents, marked: Problem | None, read: Square | None) -> None:
        """Lay out anew what nothing is laid over (see `resting_scene`), and repaint it."""
        if contents.side_to_move != self._side_to_move:
            # The disc stands beside the board, which lies in the middle of a wider widget.
            self._side_to_move = contents.side_to_move
            self._widget.update()
        if contents.arrows != self._arrows:
            self._arrows = contents.arrows
            self._widget.update()
        if contents.marks or self._drawn is not None:
            redrawn = self._layer().show(contents.marks, self.geometry)
            if not redrawn.isEmpty():
                self._widget.update(redrawn)
        self._resting = resting_scene(contents, self._coordinates, marked, read)
        self.refresh()

    def send_home(self, drag: BlockDrag) -> None:
        """Let the men of a block glide to the squares that they stand on."""
        flights = []
        for square, piece in drag.men:
            x, y = self.geometry.centre_of(square)
            flights.append(Flight(piece, (x + drag.across, y + drag.down), (x, y), square=square))
        self.animation.start(tuple(flights))

    def refresh(self) -> None:
        """Have repainted what looks different now, and no more: one rectangle around it all."""
        hand = self._hand_now()
        self._carried.follow(hand.drag, self.pieces)
        self._block.follow(hand.block, self.geometry, self.pieces)
        floating = self._carried.area
        if self.animation.running:
            floating = floating | self.animation.area(self.geometry)
        if hand.waiting is not None:
            floating = floating | square_rect(self.geometry, hand.waiting)
        dirty = self._floating | floating
        self._floating = floating
        dirty |= self._renew(hand)
        if not dirty.isEmpty():
            self._widget.update(dirty)

    def slide_piece(self, drag: Drag) -> None:
        """Have repainted a drag that goes on over the same square: the shortest way there is."""
        if self.animation.running or not self._carried.slide(drag):
            self.refresh()
            return
        area = self._carried.area
        self._widget.update(self._floating | area)
        self._floating = area

    def paint(self, painter: QPainter, dirty: QRect) -> None:
        """Paint what a rectangle of the widget touches."""
        geometry, theme = self.geometry, self.pieces.theme
        # What is pointed at lies above all men but the one in the hand.
        drawn = self._drawn
        points = bool(self._arrows or self._hand.targets or drawn)
        if points or not self._carried.paint_with_board(painter, dirty, self.pieces, self.scene):
            if not inner_rect(geometry).contains(dirty):
                area = self._widget.rect()
                paint_surroundings(painter, area, geometry, theme.frame, self._side_to_move)
            self.pieces.paint(painter, geometry, self.scene, dirty)
            if drawn:
                drawn.paint_below(painter, geometry, self.pieces, self.scene, dirty)
                drawn.paint_above(painter, geometry, self.pieces, self.scene)
            if self._hand.targets:
                paint_targets(painter, geometry, self.scene.placement, self._hand.targets, theme)
            if self._arrows:
                paint_arrows(painter, geometry, self._arrows, theme)
            self._carried.paint(painter, self.pieces)
        if self._coming:
            self._paint_coming(painter)
        if self.animation.running:
            self._paint_flights(painter)
        if self._hand.band is not None:
            paint_selection(painter, geometry, self._hand.band, theme.cursor)
        if self._hand.waiting is not None:
            paint_waiting_caret(painter, geometry, self._hand.waiting, theme.cursor)

    def _layer(self) -> DrawnLayer:
        if self._drawn is None:
            # Over most positions nothing is drawn.
            from fenedit.ui.board.drawn_layer import DrawnLayer

            self._drawn = DrawnLayer()
        return self._drawn

    def _paint_coming(self, painter: QPainter) -> None:
        painter.setOpacity(_COMING_OPACITY)
        for square, piece in self._coming.items():
            middle = self.geometry.centre_of(square)
            self.pieces.paint_piece(painter, self.geometry, piece, *middle)
        painter.setOpacity(1.0)

    def _paint_flights(self, painter: QPainter) -> None:
        for sprite in self.animation.sprites():
            painter.setOpacity(sprite.opacity)
            self.pieces.paint_piece(painter, self.geometry, sprite.piece, sprite.x, sprite.y)
        painter.setOpacity(1.0)

    def _renew(self, hand: Hand) -> QRect:
        """Compose the scene anew if anything in it changed; return where it looks different."""
        looks = (hand, self._resting, self.animation.squares)
        before, self._hand = self._hand, hand
        if looks == self._looks:
            return QRect()
        self._looks = looks
        scene, self.scene = self.scene, scene_with_hand(self._resting, hand, looks[2])
        changed = changed_squares(scene, self.scene)
        # Other coordinates, which may stand beside the squares, come with `place`.
        changed_area = inner_rect(self.geometry) if changed is None else QRect()
        coming, self._coming = self._coming, dict(coming_men(self._resting.placement, hand.coming))
        moved = {square for square, _ in coming.items() ^ self._coming.items()}
        for square in moved.union(changed or (), before.targets ^ hand.targets):
            changed_area |= square_rect(self.geometry, square)
        if hand.drawing is not None or self._drawn is not None:
            changed_area |= self._layer().expect(hand.drawing, self.geometry)
        if before.band != hand.band:
            for band in (before.band, hand.band):
                if band is not None:
                    changed_area |= rectangle_rect(self.geometry, band)
        return changed_area
