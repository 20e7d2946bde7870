"""How a sheet of diagrams is laid out: choices as a value, and the papers. Pure, no Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, Literal, TypeAlias, get_args

from fenedit.diagram.description import Diagram
from fenedit.notation.fen import format_fen
from fenedit.notation.marks import NO_MARKS, Marks
from fenedit.notation.position import BLACK, Position
from fenedit.notation.puzzle import Caption

Above: TypeAlias = Literal["none", "number", "number-title", "number-author", "number-source"]
Solutions: TypeAlias = Literal["none", "page"]
Orientation: TypeAlias = Literal["white", "black", "mover"]

POINTS_A_MM: Final = 72 / 25.4
PAPERS: Final[dict[str, tuple[float, float]]] = {
    "A4": (210 * POINTS_A_MM, 297 * POINTS_A_MM),
    "A5": (148 * POINTS_A_MM, 210 * POINTS_A_MM),
    "Letter": (612.0, 792.0),
}
"""Width and height of each paper in points, held upright."""

MOST_A_PAGE: Final = 24
MOST_LINES: Final = 4
MARGINS: Final = (5.0, 40.0)
"""Least and most of the margin, in millimetres."""
_LONGEST: Final = 200
"""Characters of a header or footer that settings may hold."""


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """How a sheet is laid out.

    Attributes:
        paper: one of PAPERS.
        landscape: whether the paper is held with its longer side below.
        per_page: diagrams on a page, 1 to MOST_A_PAGE.
        margin: room at each edge of the paper in millimetres, within MARGINS.
        header: a line at the top of each page; "{title}", "{page}" and "{date}" stand for what
            `Furniture` says. "" for none.
        footer: likewise at the bottom.
        page_numbers: whether pages bear their number at the bottom.
        above: what stands above each diagram. "number-source" is number and author, and the source
            on a line of its own; where a title is wanted and there is none the author takes its
            place, and the other way round.
        stipulation: whether what is asked stands below at the left.
        count: whether the count of men stands below at the right.
        answer_lines: lines to write on below each diagram, 0 to MOST_LINES.
        solutions: where the solutions are printed: nowhere, or on pages of their own at the end.
        orientation: whose side is at the bottom of each diagram.
    """

    paper: str = "A4"
    landscape: bool = False
    per_page: int = 12
    margin: float = 15.0
    header: str = "{title}"
    footer: str = ""
    page_numbers: bool = True
    above: Above = "number-author"
    stipulation: bool = True
    count: bool = True
    answer_lines: int = 0
    solutions: Solutions = "page"
    orientation: Orientation = "white"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a page in points."""
        width, height = PAPERS[self.paper]
        return (height, width) if self.landscape else (width, height)


@dataclass(frozen=True, slots=True)
class Furniture:
    """What the lines at the edges of pages speak of, in the language of the interface.

    Attributes:
        title: stands for "{title}".
        date: stands for "{date}".
        solutions: the heading above the solutions.
        not_given: stands there where no solution is known.
    """

    title: str = ""
    date: str = ""
    solutions: str = "Solutions"
    not_given: str = "not given"

    def filled(self, text: str, page: int) -> str:
        """Return a header or footer with what its placeholders stand for; others stay."""
        for name, value in (("title", self.title), ("date", self.date), ("page", str(page))):
            text = text.replace("{" + name + "}", value)
        return " ".join(text.split())


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """One diagram of a sheet and the words around it."""

    diagram: Diagram
    caption: Caption


def sheet_entry(
    position: Position,
    caption: Caption,
    orientation: Orientation = "white",
    marks: Marks = NO_MARKS,
) -> SheetEntry:
    """Return the diagram of a position with the words around it.

    Args:
        position: what it shows.
        caption: the words.
        orientation: whose side is at the bottom.
        marks: what is drawn over the board.
    """
    side = position.side_to_move
    flipped = orientation == "black" or (orientation == "mover" and side == BLACK)
    fen = format_fen(position)
    return SheetEntry(Diagram(position.placement, fen, side, flipped, marks), caption)


def sheet_settings(style: SheetStyle) -> dict[str, Any]:
    """Return a style as JSON can hold it."""
    return {field.name: getattr(style, field.name) for field in fields(SheetStyle)}


def sheet_from_settings(kept: Mapping[str, Any]) -> SheetStyle:
    """Return the style that was kept; what is missing or wrong in it is as in a new one."""
    usual = SheetStyle()
    checked: dict[str, Any] = {}
    for field in fields(SheetStyle):
        default = getattr(usual, field.name)
        value = kept.get(field.name, default)
        if isinstance(default, float) and type(value) is int:
            value = float(value)
        if type(value) is type(default) and _may_be(field.name, value):
            checked[field.name] = value
    return SheetStyle(**checked)


_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "paper": tuple(PAPERS),
    "above": get_args(Above),
    "solutions": get_args(Solutions),
    "orientation": get_args(Orientation),
}
_BOUNDS: Final[dict[str, tuple[float, float]]] = {
    "per_page": (1, MOST_A_PAGE),
    "margin": MARGINS,
    "answer_lines": (0, MOST_LINES),
}


def _may_be(name: str, value: Any) -> bool:
    if name in _CHOICES:
        return value in _CHOICES[name]
    if name in _BOUNDS:
        least, most = _BOUNDS[name]
        # A number that is none compares as false with anything.
        return bool(least <= value <= most)
    return not isinstance(value, str) or len(value) <= _LONGEST
