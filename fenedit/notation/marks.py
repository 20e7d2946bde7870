"""What a person has drawn over a position: arrows, circles, highlighted squares, labels.

Values only; `fenedit.notation.spellings.drawing_commands` reads them from comments and writes
them there.
"""

from collections.abc import Iterable
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from fenedit.notation.position import Square


class MarkColour(Enum):
    """The four colours; each value is the letter that `[%cal]` and `[%csl]` have for it."""

    GREEN = "G"
    RED = "R"
    BLUE = "B"
    YELLOW = "Y"


class DrawnArrow(NamedTuple):
    """An arrow from the middle of one square to that of another one."""

    colour: MarkColour
    origin: Square
    target: Square


class DrawnCircle(NamedTuple):
    """A ring around what stands on a square."""

    colour: MarkColour
    square: Square


class Highlight(NamedTuple):
    """A square in another colour."""

    colour: MarkColour
    square: Square


class SquareLabel(NamedTuple):
    """A short text on a square: large where it is empty, else in its corner."""

    colour: MarkColour
    square: Square
    text: str


DrawnMark: TypeAlias = DrawnArrow | DrawnCircle | Highlight | SquareLabel


class Marks(NamedTuple):
    """All that is drawn over one position, each kind in the order in which it was drawn."""

    arrows: tuple[DrawnArrow, ...] = ()
    circles: tuple[DrawnCircle, ...] = ()
    highlights: tuple[Highlight, ...] = ()
    labels: tuple[SquareLabel, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether anything is drawn."""
        return any(self[:])


NO_MARKS: Final = Marks()

MarkPlace: TypeAlias = tuple[type[DrawnMark], Square, Square]
"""The kind of a mark, where it begins and where it ends."""


def place_of(mark: DrawnMark) -> MarkPlace:
    """Return the kind of a mark and where it is; no two marks of a board share it."""
    if isinstance(mark, DrawnArrow):
        return DrawnArrow, mark.origin, mark.target
    return type(mark), mark.square, mark.square


def marks_of(drawn: Iterable[DrawnMark]) -> Marks:
    """Return marks sorted by kind; of several in one place the last one."""
    last: dict[MarkPlace, DrawnMark] = {}
    for mark in drawn:
        last.pop(place_of(mark), None)
        last[place_of(mark)] = mark
    marks = tuple(last.values())
    return Marks(
        tuple(mark for mark in marks if isinstance(mark, DrawnArrow)),
        tuple(mark for mark in marks if isinstance(mark, DrawnCircle)),
        tuple(mark for mark in marks if isinstance(mark, Highlight)),
        tuple(mark for mark in marks if isinstance(mark, SquareLabel)),
    )


def each_mark(marks: Marks) -> tuple[DrawnMark, ...]:
    """Return all marks in a row: arrows, circles, highlights, labels."""
    return (*marks.arrows, *marks.circles, *marks.highlights, *marks.labels)
