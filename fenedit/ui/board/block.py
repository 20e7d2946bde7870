"""Selected squares in the hand: a rectangle being drawn, its men being carried. Pure."""

from typing import Final, NamedTuple, TypeAlias

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import Piece, Square
from fenedit.session.state import Rectangle
from fenedit.ui.board.drag import THRESHOLD, Drop

Men: TypeAlias = tuple[tuple[Square, Piece], ...]
"""Pieces and the squares that they were taken from."""

_BEYOND_EDGE: Final = 0.5
"""How far off the board, in squares, a block has to be carried by the pointer to be thrown away.

Pushing against the edge is how one puts a block there, and nobody stops on the very line."""


class Band(NamedTuple):
    """A rectangle that is being drawn.

    Attributes:
        anchor: the square that was pressed.
        stretched: whether the pointer has been over another one.
    """

    anchor: Square
    stretched: bool = False


class BlockPress(NamedTuple):
    """The left button is down on a selection; this may become a drag of its men."""

    area: Rectangle
    men: Men
    square: Square
    x: float
    y: float

    def becomes_drag(self, x: float, y: float) -> bool:
        """Tell whether the men follow the pointer now."""
        return max(abs(x - self.x), abs(y - self.y)) >= THRESHOLD


class BlockDrag(NamedTuple):
    """The men of a selection under the pointer.

    Attributes:
        area: the squares that they were taken from.
        men: the pieces, each with its square there.
        across: how far the pointer has gone to the right, logical pixels.
        down: the same, downward.
        files: how far the men would go, in whole squares as White sees them; all on the board.
        ranks: the same, upward.
        over: whether the pointer is on the board, or just beside it.
        copying: whether the men also stay where they were.
    """

    area: Rectangle
    men: Men
    across: float = 0.0
    down: float = 0.0
    files: int = 0
    ranks: int = 0
    over: bool = True
    copying: bool = False

    def moved(
        self, press: BlockPress, x: float, y: float, geometry: BoardGeometry, copying: bool
    ) -> "BlockDrag":
        """Return the drag with the pointer elsewhere."""
        side = geometry.square_side
        across, down = x - press.x, y - press.y
        direction = -1 if geometry.flipped else 1
        files, ranks = self.area.shift_on_board(
            direction * round(across / side), -direction * round(down / side)
        )
        margin = _BEYOND_EDGE * side
        left, top = geometry.left - margin, geometry.top - margin
        length = 8 * side + 2 * margin
        over = left <= x < left + length and top <= y < top + length
        return BlockDrag(self.area, self.men, across, down, files, ranks, over, copying)

    @property
    def target(self) -> Rectangle | None:
        """The squares that the men would be let go over, None off the board."""
        return self.area.shifted(self.files, self.ranks) if self.over else None

    @property
    def drop(self) -> Drop:
        """What letting go here means."""
        if not self.over:
            return Drop.NOTHING if self.copying else Drop.DISCARDED
        return Drop.MOVED if self.files or self.ranks else Drop.NOTHING

    def with_copying(self, copying: bool) -> "BlockDrag":
        """Return the drag with the men staying where they were, or not."""
        return self._replace(copying=copying)


class LiftedBlock(NamedTuple):
    """The men of a selection that go with the arrow keys.

    Attributes:
        area: the squares that they were taken from.
        files: how far they have gone to the right, as White sees it.
        ranks: how far up.
    """

    area: Rectangle
    files: int = 0
    ranks: int = 0

    def stepped(self, files: int, ranks: int) -> "LiftedBlock":
        """Return the block some squares on, but not off the board."""
        return LiftedBlock(
            self.area, *self.area.shift_on_board(self.files + files, self.ranks + ranks)
        )

    @property
    def target(self) -> Rectangle:
        """The squares that it would be let go over."""
        return self.area.shifted(self.files, self.ranks)

    @property
    def moved(self) -> bool:
        """Whether it would be let go elsewhere."""
        return bool(self.files or self.ranks)
