"""A page of paper: shapes and diagrams, placed in points. Pure, no Qt.

A point is 1/72 inch. x grows to the right from the left edge, y downward from the top edge, as in
`shapes`. What comes later covers what comes earlier.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from fenedit.diagram.picture import Picture
from fenedit.diagram.shapes import Shape

Measure: TypeAlias = Callable[[str, float, bool, bool], float]
"""Takes a line of text, the size of its font in points, whether it is bold and whether it is
italic; returns its width in points. `fenedit.diagram.pdf.Typesetter.measure` is one."""


@dataclass(frozen=True, slots=True)
class PlacedPicture:
    """A diagram on a page.

    Attributes:
        picture: the diagram, in squares.
        x: of the whole picture's left edge (not of its board's), in points.
        y: of its top edge.
        scale: points a square.
        fen: the position, which files keep beside the picture; "" keeps nothing.
        title: what screen readers call it; "" leaves it to the back-end.
    """

    picture: Picture
    x: float
    y: float
    scale: float
    fen: str = ""
    title: str = ""

    @property
    def width(self) -> float:
        """The width of the whole picture in points."""
        return self.picture.frame.width * self.scale

    @property
    def height(self) -> float:
        """The height of the whole picture in points."""
        return self.picture.frame.height * self.scale


PageItem: TypeAlias = Shape | PlacedPicture


@dataclass(frozen=True, slots=True)
class Page:
    """A page and what stands on it.

    Attributes:
        width: in points.
        height: in points.
        items: the lowest first; shapes are in points.
    """

    width: float
    height: float
    items: tuple[PageItem, ...]

    @property
    def fens(self) -> tuple[str, ...]:
        """The positions on this page, in the order of the items; those without FEN are left out."""
        return tuple(
            item.fen for item in self.items if isinstance(item, PlacedPicture) and item.fen
        )
