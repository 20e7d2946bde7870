"""What is shown on a board, as values: contents, marks over squares, and what is in flight."""

import enum
from typing import Final, NamedTuple

from fenedit.notation.position import EMPTY_PLACEMENT, Content, Placement, Square
from fenedit.notation.problems import Problem, Severity


class Coordinates(enum.Enum):
    """Where file letters and rank digits stand."""

    INSIDE = "inside"
    """In the corners of the squares of the left file and the bottom rank."""
    OUTSIDE = "outside"
    """Beside the board, in a margin of `geometry.OUTSIDE_MARGIN`."""
    NONE = "none"


class MarkKind(enum.Enum):
    """What a mark says of its square."""

    HOVER = "hover"
    """Under the pointer, or where a drop would go."""
    PROBLEM = "problem"
    """Something is wrong here: the text, or what engines refuse."""
    ILLEGAL = "illegal"
    """What no game leads to shows here."""
    HINT = "hint"
    """Likely a slip."""
    NOTE = "note"
    """Only to know."""
    EP_TARGET = "ep-target"
    """The en passant target square: a ring."""
    CASTLING = "castling"
    """A king or rook that holds a castling right: a small badge."""
    CURSOR = "cursor"
    """The keyboard's place: a frame."""

    # Each square of a picture looks its marks up, and Enum's own is a function in Python.
    __hash__ = object.__hash__


_KINDS: Final = {
    Severity.NOT_FEN: MarkKind.PROBLEM,
    Severity.NOT_PLAYABLE: MarkKind.PROBLEM,
    Severity.ILLEGAL: MarkKind.ILLEGAL,
    Severity.HINT: MarkKind.HINT,
    Severity.NOTE: MarkKind.NOTE,
}


class Mark(NamedTuple):
    """A mark over one square."""

    kind: MarkKind
    square: Square


def problem_marks(problem: Problem) -> frozenset[Mark]:
    """Return the marks of the squares that a problem names, of the kind that its grade has."""
    kind = _KINDS[problem.severity]
    return frozenset(Mark(kind, square) for square in problem.squares)


class Preview(NamedTuple):
    """A content that is not there yet: what a brush would leave on a square.

    An empty content previews the eraser: what stands there is drawn faint.
    """

    square: Square
    content: Content
    opacity: float = 0.6


class BoardScene(NamedTuple):
    """Everything that a board shows, apart from its place and its colours.

    Attributes:
        placement: what stands on the squares.
        coordinates: where file letters and rank digits stand.
        marks: any number a square; the painter orders them by kind.
        faint: squares whose piece is a ghost, such as the origin of a drag.
        hidden: squares whose piece is not drawn, since it is in flight.
        preview: what a brush would leave.
        stale: whether the board is no longer what the text says; it is greyed and hatched.
        label: a line across an empty board, such as "no position yet", translated; "" for none.
    """

    placement: Placement = EMPTY_PLACEMENT
    coordinates: Coordinates = Coordinates.INSIDE
    marks: frozenset[Mark] = frozenset()
    faint: frozenset[Square] = frozenset()
    hidden: frozenset[Square] = frozenset()
    preview: Preview | None = None
    stale: bool = False
    label: str = ""


def changed_squares(old: BoardScene, new: BoardScene) -> frozenset[Square] | None:
    """Return the squares that look different in two scenes, None when all may."""
    if (old.coordinates, old.stale, old.label) != (new.coordinates, new.stale, new.label):
        return None
    changed = {mark.square for mark in old.marks ^ new.marks}
    changed |= (old.faint ^ new.faint) | (old.hidden ^ new.hidden)
    if old.preview != new.preview:
        changed |= {preview.square for preview in (old.preview, new.preview) if preview}
    if old.placement != new.placement:
        pairs = enumerate(zip(old.placement, new.placement, strict=True))
        changed |= {square for square, (before, after) in pairs if before != after}
    return frozenset(changed)
