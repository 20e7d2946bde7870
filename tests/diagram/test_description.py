"""A diagram and its style are values, and by default the plainest."""

from dataclasses import replace

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import LARGEST, SCHEMES, SMALLEST, Diagram, DiagramStyle
from fenedit.notation.marks import DrawnCircle, MarkColour, Marks
from fenedit.notation.position import START_PLACEMENT


def test_a_diagram_needs_nothing_but_a_placement() -> None:
    diagram = Diagram(START_PLACEMENT)
    assert not diagram.marks and not diagram.flipped and not diagram.fen and not diagram.title


def test_the_usual_style_is_a_board_alone() -> None:
    style = DiagramStyle()
    assert SMALLEST <= style.size <= LARGEST
    assert (style.margin, style.frame, style.mover_mark, style.background) == (0, 0, False, "")
    assert style.coordinates is Coordinates.INSIDE
    assert style.scheme in SCHEMES


def test_both_can_be_keys_of_what_is_kept() -> None:
    diagram = Diagram(START_PLACEMENT, marks=Marks(circles=(DrawnCircle(MarkColour.RED, 3),)))
    style = DiagramStyle(margin=0.5)
    kept = {diagram: "diagram", style: "style"}
    assert (kept[replace(diagram)], kept[replace(style)]) == ("diagram", "style")
    assert replace(diagram, flipped=True) not in kept and replace(style, size=64) not in kept
