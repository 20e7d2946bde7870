"""Computes the effects of gestures with brush, wheel, selection and Marks tool. Pure."""

from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.marks import DrawnCircle, DrawnMark, Highlight, MarkColour
from fenedit.notation.position import EMPTY, PIECES, Content, Placement, Square, recoloured
from fenedit.session.state import MarkTask, Rectangle
from fenedit.ui.board.moving_pieces import Pieces

THRESHOLD = 3
"""Logical pixels a pressed pointer moves before a piece follows it."""


class Block(NamedTuple):
    """The lifted pieces of a selection.

    Attributes:
        area: the squares that they were taken from.
        pieces: each with its square there.
        files: how far they have moved to the right as White sees it; all stay on the board.
        ranks: how far up.
    """

    area: Rectangle
    pieces: Pieces
    files: int = 0
    ranks: int = 0

    def at(self, files: int, ranks: int) -> "Block":
        """Return the block moved by a distance, within the board."""
        files, ranks = self.area.shift_on_board(files, ranks)
        return self._replace(files=files, ranks=ranks)

    @property
    def target(self) -> Rectangle:
        """The squares that they are over."""
        return self.area.shifted(self.files, self.ranks)


def pressed_content(
    placement: Placement, square: Square, brush: Content, *, other_colour: bool
) -> Content:
    """Return what a stroke paints: the brush's piece, maybe recoloured, or nothing.

    It erases if that piece is on the square that is pressed.
    """
    content = recoloured(brush) if other_colour else brush
    return EMPTY if placement[square] == content else content


def squares_between(start: QPointF, end: QPointF, geometry: BoardGeometry) -> list[Square]:
    """Return the squares between two points; the pointer may jump over some between two events."""
    offset = end - start
    length = max(abs(offset.x()), abs(offset.y()))
    count = max(1, ceil(length / max(geometry.square_side / 4, 1.0)))
    # If computed, the end might miss the board by a rounding error.
    points = [*(start + offset * (step / count) for step in range(count)), end]
    squares = dict.fromkeys(geometry.square_at(point.x(), point.y()) for point in points)
    return [square for square in squares if square is not None]


def cycled(
    placement: Placement, square: Square, steps: int, *, several_kings: bool = False
) -> Content:
    """Return the content after some wheel steps, in the row of thirteen.

    A king that is elsewhere is skipped unless several are allowed: placing it would move it.
    """
    elsewhere = placement[:square] + placement[square + 1 :]
    choices = [
        content
        for content in (EMPTY, *PIECES)
        if several_kings or content not in "Kk" or content not in elsewhere
    ]
    here = placement[square]
    if here not in choices:
        choices.append(here)
    content: Content = choices[(choices.index(here) + steps) % len(choices)]
    return content


def mark_on(square: Square, task: MarkTask | None, colour: MarkColour) -> DrawnMark | None:
    """Return the mark that a click draws; None for a label, which still needs its text."""
    if task is MarkTask.DRAW:
        return DrawnCircle(colour, square)
    return Highlight(colour, square) if task is MarkTask.HIGHLIGHT else None
