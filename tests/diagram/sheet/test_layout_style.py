"""Layouts of sheets as values, and in settings."""

import json
import math
from typing import Any

import pytest

from fenedit.diagram.sheet.layout import (
    Furniture,
    Orientation,
    SheetStyle,
    sheet_entry,
    sheet_from_settings,
    sheet_settings,
)
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Caption

BLACK_TO_MOVE = parse_fen("8/8/8/8/8/8/8/K1k5 b - - 0 1")


def test_what_settings_keep_comes_back() -> None:
    style = SheetStyle("A5", True, 7, 12.0, "{page}", "f", False, "none", False, False, 3, "none")
    assert sheet_from_settings(json.loads(json.dumps(sheet_settings(style)))) == style


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("paper", "B7"),
        ("paper", ["A4"]),
        ("landscape", 1),
        ("per_page", 0),
        ("per_page", 25),
        ("per_page", True),
        ("per_page", "9"),
        ("margin", 400.0),
        ("margin", math.nan),
        ("margin", None),
        ("header", "x" * 201),
        ("above", "everything"),
        ("answer_lines", -1),
        ("nothing", 1),
    ],
)
def test_what_makes_no_sense_is_as_usual(name: str, value: Any) -> None:
    assert sheet_from_settings({"footer": "kept", name: value}) == SheetStyle(footer="kept")


def test_a_whole_number_is_a_margin_too() -> None:
    assert sheet_from_settings({"margin": 20}).margin == 20.0


def test_landscape_is_the_same_paper_turned() -> None:
    width, height = SheetStyle("A4").size
    assert SheetStyle("A4", landscape=True).size == (height, width)
    assert (round(width, 1), round(height, 1)) == (595.3, 841.9)


def test_placeholders_are_filled_and_others_stay() -> None:
    furniture = Furniture("Monday", "1 May 2026")
    assert furniture.filled("{title}, {date} – {page} {x}", 3) == "Monday, 1 May 2026 – 3 {x}"
    assert Furniture().filled("{title}", 1) == ""


@pytest.mark.parametrize(
    ("orientation", "flipped"), [("white", False), ("black", True), ("mover", True)]
)
def test_somebody_is_at_the_bottom(orientation: Orientation, flipped: bool) -> None:
    diagram = sheet_entry(BLACK_TO_MOVE, Caption(1), orientation).diagram
    assert (diagram.flipped, diagram.fen) == (flipped, "8/8/8/8/8/8/8/K1k5 b - - 0 1")
