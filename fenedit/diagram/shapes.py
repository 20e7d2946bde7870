"""What a picture consists of: plain shapes that every back-end can draw. Pure, no Qt.

Lengths are in whatever unit the picture that holds them has: squares in a diagram, points on a
page. x grows to the right, y downward. A later shape covers an earlier one. Ends and joins of all
strokes are round. Colours are "#rrggbb"; "" draws nothing.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from fenedit.notation.position import Piece

Segment: TypeAlias = (
    tuple[Literal["M", "L"], float, float]
    | tuple[Literal["C"], float, float, float, float, float, float]
    | tuple[Literal["Z"]]
)
"""A step of a path as SVG has it, in absolute coordinates: move, line, cubic curve, close."""


@dataclass(frozen=True, slots=True)
class Rect:
    """A filled rectangle."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Path:
    """An outline that is filled, then stroked.

    Attributes:
        segments: where it goes; each part begins with "M".
        fill: colour of the inside.
        stroke: colour of the line.
        stroke_width: its width.
        opacity: of fill and line together, 0 to 1.
        even_odd: whether overlapping parts are holes; else the non-zero rule holds.
    """

    segments: tuple[Segment, ...]
    fill: str = ""
    stroke: str = ""
    stroke_width: float = 0.0
    opacity: float = 1.0
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Circle:
    """A disc, a ring, or both."""

    x: float
    y: float
    radius: float
    fill: str = ""
    stroke: str = ""
    stroke_width: float = 0.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text.

    Attributes:
        x: of the anchor.
        y: of the baseline.
        text: what it says.
        size: of the font, in the picture's unit; capitals are some seven tenths as high.
        fill: its colour.
        anchor: which part of the line is at x.
        bold: whether it is heavy.
        italic: whether it leans.
    """

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: Literal["start", "middle", "end"] = "start"
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Man:
    """The drawing of a piece, in a box of equal sides, from whatever set the back-end is given."""

    piece: Piece
    x: float
    y: float
    side: float


Shape: TypeAlias = Rect | Path | Circle | Text | Man
