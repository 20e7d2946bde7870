"""What is chosen for sheets, as settings keep it."""

import json
from dataclasses import replace
from typing import Any

import pytest

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.sheet.pages import SheetStyle
from fenedit.ui.sheet.options import SheetChoice, from_settings, to_settings


def test_a_choice_comes_back() -> None:
    style = DiagramStyle(coordinates=Coordinates.INSIDE, frame=0.1, scheme="Grey", mover_mark=False)
    choice = SheetChoice(SheetStyle(paper="Letter", per_page=5), style, solve=True)
    assert from_settings(json.loads(json.dumps(to_settings(choice)))) == choice


def test_marks_are_not_drawn_unless_a_sheet_was_to_have_them() -> None:
    assert not from_settings({"style": {"show_marks": True}}).style.show_marks
    assert from_settings({"marks": True}).style.show_marks


@pytest.mark.parametrize("kept", [{}, {"sheet": 3, "style": [], "solve": "yes"}])
def test_nothing_kept_is_hatched_without_coordinates(kept: dict[str, Any]) -> None:
    choice = from_settings(kept)
    assert choice == SheetChoice()
    assert (choice.style.scheme, choice.style.coordinates) == ("Hatched", Coordinates.NONE)


def test_a_margin_of_pictures_is_none_of_sheets() -> None:
    style = from_settings({"style": {"margin": 1.0, "background": "#ff0000"}}).style
    assert (style.margin, style.background) == (0.0, "")


def test_a_sheet_follows_the_pieces_of_the_window_until_others_are_chosen() -> None:
    kept = to_settings(from_settings({}, "ely"), "ely")
    assert from_settings(kept, "burnett").style.pieces == "burnett"
    chosen = from_settings(kept, "ely")
    chosen = replace(chosen, style=replace(chosen.style, pieces="fenland"))
    assert from_settings(to_settings(chosen, "ely"), "burnett").style.pieces == "fenland"
