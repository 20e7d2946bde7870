"""How a sheet is laid out, as a value. Pure, no Qt."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

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
LONGEST_EDGE: Final = 200
"""Characters of a header or footer."""


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
