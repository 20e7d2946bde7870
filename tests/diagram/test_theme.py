import itertools

import pytest

from fenedit.diagram.board_scene import MarkKind
from fenedit.diagram.theme import (
    THEME_NAMES,
    BoardTheme,
    blended,
    board_theme,
    faded_theme,
)

ALL_THEMES = [
    pytest.param(board_theme(name, dark), id=f"{name}-{'dark' if dark else 'light'}")
    for name in THEME_NAMES
    for dark in (False, True)
]
GRADES = (MarkKind.PROBLEM, MarkKind.ILLEGAL, MarkKind.HINT, MarkKind.NOTE)
WHITE_PIECE, BLACK_PIECE = "#fffdf8", "#221f1d"


def _luminance(colour: str) -> float:
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    """Return the contrast of two colours by the Web Content Accessibility Guidelines, 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", ALL_THEMES)
def test_pieces_of_both_colours_stand_out_on_both_squares(theme: BoardTheme) -> None:
    # A white piece is held by its dark outline where the square is light as well.
    assert _contrast(BLACK_PIECE, theme.light_square) >= 7
    assert _contrast(BLACK_PIECE, theme.dark_square) >= 4
    assert _contrast(WHITE_PIECE, theme.dark_square) >= 2.3


@pytest.mark.parametrize("theme", ALL_THEMES)
def test_squares_differ_and_coordinates_can_be_read_on_both(theme: BoardTheme) -> None:
    assert _contrast(theme.light_square, theme.dark_square) >= 2
    assert _contrast(theme.coordinate_on_light, theme.light_square) >= 4.5
    assert _contrast(theme.coordinate_on_dark, theme.dark_square) >= 4.5
    window = "#1d1e20" if theme.dark_window else "#f5f4f0"
    assert _contrast(theme.coordinate_outside, window) >= 4.5


@pytest.mark.parametrize("theme", ALL_THEMES)
def test_tints_show_on_both_squares(theme: BoardTheme) -> None:
    for square in (theme.light_square, theme.dark_square):
        assert _difference(square, blended(square, theme.hover)) >= 25


def _difference(one: str, other: str) -> int:
    """Return how far two colours are apart in the channel in which they differ most."""
    return max(
        abs(int(one[start : start + 2], 16) - int(other[start : start + 2], 16))
        for start in (1, 3, 5)
    )


@pytest.mark.parametrize("theme", ALL_THEMES)
def test_the_grades_differ_from_each_other_and_from_squares_without_a_mark(
    theme: BoardTheme,
) -> None:
    for square in (theme.light_square, theme.dark_square):
        grounds = [blended(square, theme.tones[kind][1]) for kind in GRADES]
        for one, other in itertools.combinations((square, *grounds), 2):
            assert _difference(one, other) >= 25


@pytest.mark.parametrize("theme", ALL_THEMES)
def test_the_frames_of_the_grades_stand_out_on_both_squares(theme: BoardTheme) -> None:
    # A white line within them sets them off from the ground.
    for kind in GRADES:
        line, ground = theme.tones[kind]
        assert _contrast(line, theme.light_square) >= 4
        assert _contrast(line, theme.dark_square) >= 1.6
        assert _contrast(line, "#ffffff") >= 4.5
        for square in (theme.light_square, theme.dark_square):
            assert _contrast(BLACK_PIECE, blended(square, ground)) >= 2.7


def test_a_dark_window_gets_dimmer_boards_of_the_same_names() -> None:
    for name in THEME_NAMES:
        light, dark = board_theme(name), board_theme(name, dark_window=True)
        assert (light.name, dark.name) == (name, name)
        assert _luminance(dark.light_square) < _luminance(light.light_square)
        assert _luminance(dark.dark_square) < _luminance(light.dark_square)


def test_an_unknown_name_gives_the_usual_colouring() -> None:
    assert board_theme("Marble").name == THEME_NAMES[0]
    assert board_theme("Marble", dark_window=True).dark_window


@pytest.mark.parametrize("theme", ALL_THEMES)
def test_a_faded_board_is_nearly_grey_and_as_light_as_before(theme: BoardTheme) -> None:
    faded = faded_theme(theme)
    for name in ("light_square", "dark_square"):
        before, after = getattr(theme, name), getattr(faded, name)
        channels = [int(after[start : start + 2], 16) for start in (1, 3, 5)]
        assert max(channels) - min(channels) < 22
        assert abs(_luminance(after) - _luminance(before)) < 0.05
    changed = [name for name in BoardTheme._fields if getattr(theme, name) != getattr(faded, name)]
    assert changed == ["light_square", "dark_square"]


@pytest.mark.parametrize(
    ("over", "result"),
    [("#00ff0000", "#204060"), ("#ffff8000", "#ff8000"), ("#80ffffff", "#90a0b0")],
)
def test_colours_blend_by_their_alpha(over: str, result: str) -> None:
    assert blended("#204060", over) == result
