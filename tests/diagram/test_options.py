"""What is chosen for pictures, as it is kept and read again."""

import json
import math
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import LARGEST, SCHEMES, SMALLEST, DiagramStyle
from fenedit.diagram.options import (
    FORMATS,
    PICTURE_OPTIONS,
    PictureChoice,
    SheetChoice,
    choice_from_dict,
    choice_to_dict,
    is_colour,
    sheet_from_dict,
    sheet_to_dict,
)
from fenedit.diagram.sheet.layout import SheetStyle

CHOICES = st.builds(
    PictureChoice,
    st.builds(
        DiagramStyle,
        size=st.integers(SMALLEST, LARGEST),
        coordinates=st.sampled_from(Coordinates),
        margin=st.floats(0, 2),
        frame=st.floats(0, 0.2),
        mover_mark=st.booleans(),
        scheme=st.sampled_from(tuple(SCHEMES)),
        background=st.sampled_from(("", "#ffffff", "#12aBcD")),
        pieces=st.sampled_from(("fenland", "user:My Set")),
        show_marks=st.booleans(),
    ),
    st.sampled_from(PICTURE_OPTIONS["orientation"].values),
    st.sampled_from(list(FORMATS)),
    st.booleans(),
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=3,
)


@given(CHOICES, CHOICES)
def test_a_choice_comes_back(choice: PictureChoice, usual: PictureChoice) -> None:
    assert choice_from_dict(choice_to_dict(choice)) == choice
    assert choice_from_dict(choice_to_dict(choice, usual), usual) == choice
    assert choice_to_dict(choice, choice) == {}


@given(st.dictionaries(st.sampled_from(tuple(choice_to_dict(PictureChoice()))), ANYTHING))
def test_what_makes_no_sense_is_as_usual(values: dict[str, object]) -> None:
    choice = choice_from_dict(values)
    kept = choice_to_dict(choice)
    usual = choice_to_dict(PictureChoice())
    assert choice_from_dict(kept) == choice
    for name, value in kept.items():
        assert value == values.get(name, usual[name]) or value == usual[name]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("size", SMALLEST - 1),
        ("size", LARGEST + 1),
        ("size", True),
        ("margin", float("nan")),
        ("margin", 3),
        ("frame", -0.1),
        ("scheme", "Marble"),
        ("background", "red"),
        ("background", "#fffffg"),
        ("pieces", "x" * 300),
        ("pieces", "a\nb"),
        ("orientation", ["white"]),
        ("format", "exe"),
        ("mover_mark", 1),
    ],
)
def test_hostile_values_are_read_as_the_usual_ones(name: str, value: object) -> None:
    assert choice_from_dict({name: value}) == PictureChoice()


@pytest.mark.parametrize(
    ("orientation", "shown", "side", "flipped"),
    [
        ("shown", False, "w", False),
        ("shown", True, "w", True),
        ("white", True, "b", False),
        ("black", False, "w", True),
        ("mover", True, "w", False),
        ("mover", False, "b", True),
    ],
)
def test_who_is_at_the_bottom(orientation, shown, side, flipped) -> None:
    assert PictureChoice(orientation=orientation).flipped(shown, side) is flipped


def test_twice_the_pixels_as_far_as_there_may_be_so_many() -> None:
    choice = PictureChoice(double=True)
    assert (choice.scale, choice.pixels) == (2, 1600)
    largest = replace(choice, style=DiagramStyle(size=LARGEST))
    assert (largest.scale, largest.pixels) == (1, LARGEST)


@pytest.mark.parametrize("word", ["#FFffFF", "#000000"])
def test_colours(word: str) -> None:
    assert is_colour(word)


@pytest.mark.parametrize("word", ["", "#fff", "ffffff", "#00000 ", "#٠٠٠٠٠٠"])
def test_no_colours(word: str) -> None:
    assert not is_colour(word)


@given(st.integers(64, 8192), st.integers(36, 2400), st.floats(2, 2500))
def test_pixels_and_millimetres_say_the_same(pixels: int, dpi: int, width: float) -> None:
    choice = PictureChoice().with_dpi(dpi).with_pixels(pixels)
    assert choice.width_mm == pytest.approx(pixels / dpi * 25.4)
    choice = choice.with_millimetres(width)
    assert choice.width_mm == width
    assert choice.style.size in (64, 8192, round(width / 25.4 * dpi))
    assert choice_from_dict(choice_to_dict(choice)) == choice


# What is chosen for sheets, as settings keep it.


def test_a_choice_comes_back_sheets() -> None:
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
