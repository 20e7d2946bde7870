"""Painting with a piece or the eraser: what a press decides, and what a stroke passes. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import ceil

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import EMPTY, PIECES, Content, Placement, Square, recoloured

_CYCLE = (EMPTY, *PIECES)


def pressed_content(
    placement: Placement, square: Square, brush: Content, *, other_colour: bool
) -> Content:
    """Return what a whole stroke leaves, as its press decides.

    The brush's piece, or the same of the other colour; nothing, if that piece stands there.
    """
    content = recoloured(brush) if other_colour else brush
    return EMPTY if placement[square] == content else content


@dataclass(slots=True)
class Stroke:
    """One press of the brush until its release.

    Attributes:
        number: the same for all squares of the stroke, so that they are one step of undo.
        content: what each square that it passes is to hold.
    """

    number: int
    content: Content
    _x: float
    _y: float
    _passed: set[Square] = field(default_factory=set)

    def reach(self, x: float, y: float, geometry: BoardGeometry) -> tuple[Square, ...]:
        """Return the squares on the way to a point that the stroke had not passed before.

        The pointer may jump over squares between two events, so the way is walked in short steps.
        """
        found = []
        for step_x, step_y in _steps((self._x, self._y), (x, y), geometry.square_side / 4):
            square = geometry.square_at(step_x, step_y)
            if square is not None and square not in self._passed:
                self._passed.add(square)
                found.append(square)
        self._x, self._y = x, y
        return tuple(found)


def cycled(
    placement: Placement, square: Square, steps: int, *, several_kings: bool = False
) -> Content:
    """Return what the wheel makes of a square: the content some steps on in the row of thirteen.

    A king that stands elsewhere is passed over unless several may stand: placing it would take
    it away from there.
    """
    elsewhere = placement[:square] + placement[square + 1 :]
    choices = [
        content
        for content in _CYCLE
        if several_kings or content not in "Kk" or content not in elsewhere
    ]
    here = placement[square]
    if here not in choices:
        choices.append(here)
    content: Content = choices[(choices.index(here) + steps) % len(choices)]
    return content


def _steps(
    start: tuple[float, float], end: tuple[float, float], longest: float
) -> Iterator[tuple[float, float]]:
    across, down = end[0] - start[0], end[1] - start[1]
    count = max(1, ceil(max(abs(across), abs(down)) / max(longest, 1.0)))
    for step in range(count):
        yield start[0] + across * step / count, start[1] + down * step / count
    # Computed likewise, the end might lie a rounding error beside the board.
    yield end
