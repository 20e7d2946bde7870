"""Layouts of sheets as values."""

import pytest

from fenedit.diagram.sheet.layout import Furniture, SheetStyle, sheet_entry
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Caption

BLACK_TO_MOVE = parse_fen("8/8/8/8/8/8/8/K1k5 b - - 0 1")


def test_landscape_is_the_same_paper_turned():
    width, height = SheetStyle("A4").size
    assert SheetStyle("A4", landscape=True).size == (height, width)
    assert (round(width, 1), round(height, 1)) == (595.3, 841.9)


def test_placeholders_are_filled_and_others_stay():
    furniture = Furniture("Monday", "1 May 2026")
    assert furniture.filled("{title}, {date} – {page} {x}", 3) == "Monday, 1 May 2026 – 3 {x}"
    assert Furniture().filled("{title}", 1) == ""


@pytest.mark.parametrize(
    ("orientation", "flipped"), [("white", False), ("black", True), ("mover", True)]
)
def test_somebody_is_at_the_bottom(orientation, flipped):
    diagram = sheet_entry(BLACK_TO_MOVE, Caption(1), orientation).diagram
    assert (diagram.flipped, diagram.fen) == (flipped, "8/8/8/8/8/8/8/K1k5 b - - 0 1")
