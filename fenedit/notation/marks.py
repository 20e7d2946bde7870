"""Defines marks over a position: arrows, circles, highlighted squares, labels.

Values only; `fenedit.notation.spellings.drawing_commands` reads them from comments and writes
them there.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple, TypeAlias

from fenedit.notation.position import Square
from fenedit.notation.translatable import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class MarkColour:
    """A colour of marks: one of NAMED_COLOURS, or any other, which `of` returns.

    Attributes:
        screen: "#rrggbb" on the screen and in pictures.
        letter: the letter that `[%cal]` and `[%csl]` have for it; "" of any other colour.
        name: its English name; of any other colour the same as `screen`.
        grey: what it is where only black is printed.
        latex: the same in LaTeX, for its package xcolor.
        title: its name, to be translated.
        patterns: names of an arrow, a circle, a highlight and a label, to be translated.
    """

    screen: str
    letter: str
    name: str
    grey: str
    latex: str
    title: str
    patterns: tuple[str, ...]

    GREEN: ClassVar["MarkColour"]
    RED: ClassVar["MarkColour"]
    BLUE: ClassVar["MarkColour"]
    YELLOW: ClassVar["MarkColour"]

    @classmethod
    @lru_cache(maxsize=256)
    def of(cls, screen: str) -> "MarkColour":
        """Return the colour that is "#rrggbb", in small letters, on the screen."""
        for colour in NAMED_COLOURS:
            if colour.screen == screen:
                return colour
        red, green, blue = bytes.fromhex(screen[1:])
        # As dark as the named ones, or it is lost on paper.
        grey = (30 * red + 59 * green + 11 * blue) * 0x85 // 25500
        shade, latex = f"#{grey:02x}{grey:02x}{grey:02x}", _mixed(red, green, blue)
        return cls(screen, "", screen, shade, latex, _OTHER[0], _OTHER[1:])


def _mixed(red: int, green: int, blue: int) -> str:
    """Return a colour as a mixture of the colours that xcolor knows by name."""
    parts = sorted(((red, "red"), (green, "green"), (blue, "blue")), reverse=True)
    (most, primary), (middle, second), (least, _) = parts
    both = {"red": "cyan", "green": "magenta", "blue": "yellow"}
    (lacking,) = both.keys() - {primary, second}
    text, total = primary, most - middle
    for amount, colour in (
        (middle - least, both[lacking]),
        (least, "white"),
        (255 - most, "black"),
    ):
        total += amount
        if amount:
            text += f"!{100 * (total - amount) / total:.3g}!{colour}"
    return text


_OTHER = (
    QT_TRANSLATE_NOOP("mark_words", "Another Colour"),
    QT_TRANSLATE_NOOP("mark_words", "coloured arrow from {first} to {last}"),
    QT_TRANSLATE_NOOP("mark_words", "coloured circle on {first}"),
    QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in colour"),
    QT_TRANSLATE_NOOP("mark_words", "coloured label “{text}” on {first}"),
)
MarkColour.GREEN = MarkColour(
    "#2b8a3e", "G", "green", "#303030", "green!50!black",
    QT_TRANSLATE_NOOP("mark_words", "Green"),
    (
        QT_TRANSLATE_NOOP("mark_words", "green arrow from {first} to {last}"),
        QT_TRANSLATE_NOOP("mark_words", "green circle on {first}"),
        QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in green"),
        QT_TRANSLATE_NOOP("mark_words", "green label “{text}” on {first}"),
    ),
)  # fmt: skip
MarkColour.RED = MarkColour(
    "#c92a2a", "R", "red", "#000000", "red",
    QT_TRANSLATE_NOOP("mark_words", "Red"),
    (
        QT_TRANSLATE_NOOP("mark_words", "red arrow from {first} to {last}"),
        QT_TRANSLATE_NOOP("mark_words", "red circle on {first}"),
        QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in red"),
        QT_TRANSLATE_NOOP("mark_words", "red label “{text}” on {first}"),
    ),
)  # fmt: skip
MarkColour.BLUE = MarkColour(
    "#1c62b9", "B", "blue", "#585858", "blue",
    QT_TRANSLATE_NOOP("mark_words", "Blue"),
    (
        QT_TRANSLATE_NOOP("mark_words", "blue arrow from {first} to {last}"),
        QT_TRANSLATE_NOOP("mark_words", "blue circle on {first}"),
        QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in blue"),
        QT_TRANSLATE_NOOP("mark_words", "blue label “{text}” on {first}"),
    ),
)  # fmt: skip
MarkColour.YELLOW = MarkColour(
    "#d99a00", "Y", "yellow", "#858585", "orange",
    QT_TRANSLATE_NOOP("mark_words", "Yellow"),
    (
        QT_TRANSLATE_NOOP("mark_words", "yellow arrow from {first} to {last}"),
        QT_TRANSLATE_NOOP("mark_words", "yellow circle on {first}"),
        QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in yellow"),
        QT_TRANSLATE_NOOP("mark_words", "yellow label “{text}” on {first}"),
    ),
)  # fmt: skip
NAMED_COLOURS = (MarkColour.GREEN, MarkColour.RED, MarkColour.BLUE, MarkColour.YELLOW)
"""The colours that other programs know, too."""


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
