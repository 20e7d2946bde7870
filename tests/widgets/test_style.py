"""The look: palettes with enough contrast, a style sheet that names no unknown colour."""

from dataclasses import fields

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from fenedit.widgets.style import (
    DARK,
    LIGHT,
    Palette,
    apply_style,
    current_palette,
    wanted_palette,
)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    rgb = QColor(colour)
    linear = [
        channel / 12.92 if channel <= 0.03928 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in (rgb.redF(), rgb.greenF(), rgb.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "paper"),
    [
        ("text", "window"),
        ("text", "card"),
        ("text", "field"),
        ("text", "accent_soft"),
        ("muted", "window"),
        ("muted", "card"),
        ("accent", "card"),
        ("accent", "accent_soft"),
        ("accent_text", "accent"),
        ("danger", "card"),
        ("danger", "danger_soft"),
        ("warning", "card"),
        ("warning", "warning_soft"),
        ("hint", "card"),
        ("hint", "hint_soft"),
    ],
)
def test_what_is_read_stands_out(palette: Palette, ink: str, paper: str) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, paper)) >= 4.5


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_the_application_wears_what_it_is_given(qapp: QApplication, palette: Palette) -> None:
    apply_style(qapp, palette)
    assert current_palette() is palette
    sheet = qapp.styleSheet()
    assert "$" not in sheet
    assert palette.card in sheet


def test_every_colour_is_one() -> None:
    for palette in (LIGHT, DARK):
        for field in fields(palette):
            value = getattr(palette, field.name)
            assert isinstance(value, bool) or QColor.isValidColorName(value)


def test_a_preference_decides_the_scheme(qapp: QApplication) -> None:
    assert wanted_palette("dark") is DARK
    assert wanted_palette("light") is LIGHT
    assert wanted_palette("system") in (LIGHT, DARK)
