"""Defines marks over a position: arrows, circles, highlighted squares, labels.

Values only; `fenedit.notation.spellings.drawing_commands` reads them from comments and writes
them there.
"""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple, TypeAlias

from fenedit.notation.position import Square
from fenedit.notation.translatable import QT_TRANSLATE_NOOP


class MarkColour(Enum):
    """A colour of marks; its value is the letter that `[%cal]` and `[%csl]` have for it.

    Attributes:
        screen: "#rrggbb" on the screen and in pictures.
        grey: the same where only black is printed.
        latex: the same in LaTeX.
        title: its name, to be translated.
        patterns: names of an arrow, a circle, a highlight and a label, to be translated.
    """

    GREEN = (
        "G", "#2b8a3e", "#303030", "green!50!black",
        QT_TRANSLATE_NOOP("mark_words", "Green"),
        QT_TRANSLATE_NOOP("mark_words", "green arrow from {first} to {last}"),
        QT_TRANSLATE_NOOP("mark_words", "green circle on {first}"),
        QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in green"),
        QT_TRANSLATE_NOOP("mark_words", "green label “{text}” on {first}"),
    )  # fmt: skip
    RED = (
        "R", "#c92a2a", "#000000", "red",
        QT_TRANSLATE_NOOP("mark_words", "Red"),
        QT_TRANSLATE_NOOP("mark_words", "red arrow from {first} to {last}"),
        QT_TRANSLATE_NOOP("mark_words", "red circle on {first}"),
        QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in red"),
        QT_TRANSLATE_NOOP("mark_words", "red label “{text}” on {first}"),
    )  # fmt: skip
    BLUE = (
        "B", "#1c62b9", "#585858", "blue",
        QT_TRANSLATE_NOOP("mark_words", "Blue"),
        QT_TRANSLATE_NOOP("mark_words", "blue arrow from {first} to {last}"),
        QT_TRANSLATE_NOOP("mark_words", "blue circle on {first}"),
        QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in blue"),
        QT_TRANSLATE_NOOP("mark_words", "blue label “{text}” on {first}"),
    )  # fmt: skip
    YELLOW = (
        "Y", "#d99a00", "#858585", "orange",
        QT_TRANSLATE_NOOP("mark_words", "Yellow"),
        QT_TRANSLATE_NOOP("mark_words", "yellow arrow from {first} to {last}"),
        QT_TRANSLATE_NOOP("mark_words", "yellow circle on {first}"),
        QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in yellow"),
        QT_TRANSLATE_NOOP("mark_words", "yellow label “{text}” on {first}"),
    )  # fmt: skip

    _value_: str

    def __new__(cls, letter: str, *_looks: str) -> "MarkColour":
        """Make a member whose value is its letter."""
        member = object.__new__(cls)
        member._value_ = letter
        return member

    def __init__(
        self, _letter: str, screen: str, grey: str, latex: str, title: str, *patterns: str
    ) -> None:
        self.screen, self.grey, self.latex = screen, grey, latex
        self.title, self.patterns = title, patterns


class DrawnArrow(NamedTuple):
    """An arrow from the middle of one square to that of another one."""

    colour: MarkColour
    origin: Square
    target: Square


class DrawnCircle(NamedTuple):
    """A ring around what is on a square."""

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
    """All marks over one position, each kind in the order of drawing."""

    arrows: tuple[DrawnArrow, ...] = ()
    circles: tuple[DrawnCircle, ...] = ()
    highlights: tuple[Highlight, ...] = ()
    labels: tuple[SquareLabel, ...] = ()

    def __bool__(self) -> bool:
        """Return whether anything is drawn."""
        return any(self[:])


NO_MARKS = Marks()

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
