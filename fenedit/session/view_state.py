"""How a window looks at its document; none of it is an edit."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from fenedit.notation.marks import MarkColour
from fenedit.notation.position import Content, Placement, Square, file_of, rank_of, square_at
from fenedit.notation.problems import Problem


@dataclass(frozen=True, slots=True)
class Rectangle:
    """The squares between two corners, both included. Files and ranks are counted from 0.

    Attributes:
        left: the file nearest to a.
        bottom: the rank nearest to the first.
        right: the file nearest to h.
        top: the rank nearest to the eighth.
    """

    left: int
    bottom: int
    right: int
    top: int

    @classmethod
    def between(cls, first: Square, second: Square) -> "Rectangle":
        """Return the rectangle of which two squares are opposite corners, in any order."""
        files = sorted((file_of(first), file_of(second)))
        ranks = sorted((rank_of(first), rank_of(second)))
        return cls(files[0], ranks[0], files[1], ranks[1])

    def __contains__(self, square: Square) -> bool:
        """Tell whether a square is one of these."""
        file, rank = file_of(square), rank_of(square)
        return self.left <= file <= self.right and self.bottom <= rank <= self.top

    def __len__(self) -> int:
        """Return the number of squares."""
        return (self.right - self.left + 1) * (self.top - self.bottom + 1)

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares, the lower left one first, rank by rank."""
        return tuple(
            square_at(file, rank)
            for rank in range(self.bottom, self.top + 1)
            for file in range(self.left, self.right + 1)
        )

    @property
    def corners(self) -> tuple[Square, Square]:
        """The lower left and the upper right square, as White sees them."""
        return square_at(self.left, self.bottom), square_at(self.right, self.top)

    def shifted(self, files: int, ranks: int) -> "Rectangle":
        """Return the rectangle some files to the right and some ranks up, maybe off the board."""
        return Rectangle(
            self.left + files, self.bottom + ranks, self.right + files, self.top + ranks
        )

    def shift_on_board(self, files: int, ranks: int) -> tuple[int, int]:
        """Return the shift nearest to a wanted one that leaves all squares on the board."""
        return (
            max(-self.left, min(files, 7 - self.right)),
            max(-self.bottom, min(ranks, 7 - self.top)),
        )


WHOLE_BOARD: Final = Rectangle(0, 0, 7, 7)


class MarkTask(Enum):
    """What a click of the Marks tool does; a drag always draws an arrow."""

    DRAW = "draw"
    """A circle."""
    HIGHLIGHT = "highlight"
    LABEL = "label"


class MarkTool(NamedTuple):
    """The Marks tool as it is set.

    Attributes:
        task: what a click does.
        colour: of what is drawn.
    """

    task: MarkTask = MarkTask.DRAW
    colour: MarkColour = MarkColour.GREEN


class ViewState(NamedTuple):
    """The orientation of the board, the tool in hand, and what is pointed at.

    Attributes:
        flipped: whether Black's side is at the bottom.
        brush: None for the pointer, EMPTY for the eraser, else the piece that clicks place.
        marking: the Marks tool, None while it is not in hand; never with a brush or a selection.
        selection: the squares that are selected, None for none; never with a brush in hand.
        marked: the problem that the position check points at, or None.
        read: the square that is pointed at in the FEN field, or None.
        preview: the placement that a text would make, shown faintly; None for none.
    """

    flipped: bool = False
    brush: Content | None = None
    marking: MarkTool | None = None
    selection: Rectangle | None = None
    marked: Problem | None = None
    read: Square | None = None
    preview: Placement | None = None
