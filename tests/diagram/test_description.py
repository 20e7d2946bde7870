"""Colours that can be told apart, on a screen and printed in black alone."""

import re
from itertools import pairwise

import pytest

from fenedit.diagram.description import GREY, HATCHED, SCHEMES, scheme
from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.notation.marks import NAMED_COLOURS


def _light(colour: str) -> float:
    """Return how much light a colour gives off, 0 to 1, as WCAG reckons it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    dark, light = sorted((_light(one), _light(other)))
    return (light + 0.05) / (dark + 0.05)


def test_there_are_those_of_the_screen_and_two_for_print() -> None:
    assert tuple(SCHEMES) == (*THEME_NAMES, "Hatched", "Grey")
    for name in THEME_NAMES:
        theme = board_theme(name)
        assert (SCHEMES[name].light_square, SCHEMES[name].dark_square) == (
            theme.light_square,
            theme.dark_square,
        )


def test_a_name_of_another_version_gives_the_usual_one() -> None:
    assert scheme("Marble") is scheme(THEME_NAMES[0])
    assert scheme("Grey") is GREY


@pytest.mark.parametrize("name", SCHEMES)
def test_every_colour_is_one(name: str) -> None:
    colours = scheme(name)
    for colour in (
        colours.light_square,
        colours.dark_square,
        colours.coordinate_on_light,
        colours.coordinate_on_dark,
        colours.ink,
    ):
        assert re.fullmatch("#[0-9a-f]{6}", colour)


@pytest.mark.parametrize("name", SCHEMES)
def test_coordinates_can_be_read(name: str) -> None:
    colours = scheme(name)
    assert _contrast(colours.coordinate_on_light, colours.light_square) >= 3
    assert _contrast(colours.coordinate_on_dark, colours.dark_square) >= 3
    assert _contrast(colours.ink, "#ffffff") >= 7


@pytest.mark.parametrize("name", SCHEMES)
def test_dark_squares_differ_from_light_ones(name: str) -> None:
    colours = scheme(name)
    assert colours.hatch or _contrast(colours.light_square, colours.dark_square) >= 1.5


@pytest.mark.parametrize("each", [HATCHED, GREY], ids=lambda each: each.name)
def test_print_has_greys_alone_and_marks_of_four_different_ones(each) -> None:
    greys = [colour.grey for colour in NAMED_COLOURS]
    for colour in (each.light_square, each.dark_square, each.ink, *greys):
        assert colour[1:3] == colour[3:5] == colour[5:7]
    shades = sorted(int(colour[1:3], 16) for colour in greys)
    assert all(after - before >= 24 for before, after in pairwise(shades))
