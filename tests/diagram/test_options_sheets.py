"""What is chosen for sheets, as settings keep it."""

import json
import math
from dataclasses import replace
from typing import Any

import pytest

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.options import SheetChoice, sheet_from_dict, sheet_to_dict
from fenedit.diagram.sheet.layout import SheetStyle


def test_a_choice_comes_back() -> None:
    style = DiagramStyle(coordinates=Coordinates.INSIDE, frame=0.1, scheme="Grey", mover_mark=False)
    choice = SheetChoice(SheetStyle(paper="Letter", per_page=5), style, solve=True, cmyk=True)
    kept = json.loads(json.dumps(sheet_to_dict(choice, "ely")))
    assert sheet_from_dict(kept, "burnett") == choice


def kept_pages(**kept: Any) -> SheetStyle:
    return sheet_from_dict({"sheet": kept}, "ely").sheet


def test_pages_come_back() -> None:
    start = SheetStyle("A5", True, 7, 12.0, "{page}", "f", False, "none", False, False, 3, "none")
    style = replace(start, order="title,award,author,source", number_from=13, tries=True)
    kept = sheet_to_dict(SheetChoice(style), "ely")["sheet"]
    assert kept_pages(**json.loads(json.dumps(kept))) == style


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
        ("order", "author"),
        ("number_from", 0),
        ("number_style", "roman"),
        ("tries", "yes"),
        ("nothing", 1),
    ],
)
def test_what_makes_no_sense_is_as_in_a_new_one(name: str, value: Any) -> None:
    assert kept_pages(**{"footer": "kept", name: value}) == SheetStyle(footer="kept")


def test_a_whole_number_is_a_margin_too() -> None:
    assert repr(kept_pages(margin=20).margin) == "20.0"


def test_marks_are_not_drawn_unless_a_sheet_was_to_have_them() -> None:
    assert not sheet_from_dict({"style": {"show_marks": True}}, "ely").style.show_marks
    assert sheet_from_dict({"marks": True}, "ely").style.show_marks


@pytest.mark.parametrize("kept", [{}, {"sheet": 3, "style": [], "solve": "yes"}])
def test_nothing_kept_is_hatched_without_coordinates(kept: dict[str, Any]) -> None:
    choice = sheet_from_dict(kept, "fenland")
    assert choice == SheetChoice()
    assert (choice.style.scheme, choice.style.coordinates) == ("Hatched", Coordinates.NONE)


def test_a_margin_of_pictures_is_none_of_sheets() -> None:
    style = sheet_from_dict({"style": {"margin": 1.0, "background": "#ff0000"}}, "ely").style
    assert (style.margin, style.background) == (0.0, "")


def test_a_sheet_follows_the_pieces_of_the_window_until_others_are_chosen() -> None:
    kept = sheet_to_dict(sheet_from_dict({}, "ely"), "ely")
    assert sheet_from_dict(kept, "burnett").style.pieces == "burnett"
    chosen = sheet_from_dict(kept, "ely")
    chosen = replace(chosen, style=replace(chosen.style, pieces="fenland"))
    assert sheet_from_dict(sheet_to_dict(chosen, "ely"), "burnett").style.pieces == "fenland"


def test_only_what_is_for_print_is_of_black_ink_alone() -> None:
    assert SheetChoice(cmyk=True).in_cmyk and not SheetChoice().in_cmyk
    assert not SheetChoice(style=DiagramStyle(scheme="Walnut"), cmyk=True).in_cmyk
