"""What is chosen for pictures, as it is kept and read again."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import LARGEST, SCHEMES, SMALLEST, DiagramStyle
from fenedit.diagram.options import (
    FORMATS,
    PICTURE_OPTIONS,
    PictureChoice,
    choice_from_dict,
    choice_to_dict,
    is_colour,
)

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
