"""The colours of diagrams on pages: those of the board on the screen, and two for print."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.notation.marks import MarkColour


class Scheme(NamedTuple):
    """The colours of a diagram, each "#rrggbb".

    Attributes:
        name: what a person chooses it by.
        light_square: h1 and its like.
        dark_square: a1 and its like.
        hatch: of the lines over dark squares; "" for none.
        coordinate_on_light: a letter or digit on a light square.
        coordinate_on_dark: the same on a dark one.
        ink: coordinates and the mover's mark beside the board, and its frame.
        marks: of what is drawn over the board.
        for_print: whether it does without colours: highlighted squares are framed then.
    """

    name: str
    light_square: str
    dark_square: str
    hatch: str
    coordinate_on_light: str
    coordinate_on_dark: str
    ink: str
    marks: Mapping[MarkColour, str]
    for_print: bool = False


MARK_COLOURS: Final[Mapping[MarkColour, str]] = {
    MarkColour.GREEN: "#2b8a3e",
    MarkColour.RED: "#c92a2a",
    MarkColour.BLUE: "#1c62b9",
    MarkColour.YELLOW: "#d99a00",
}
"""The colours of marks, the same on the screen as in pictures."""

_MARK_GREYS: Final[Mapping[MarkColour, str]] = {
    MarkColour.GREEN: "#303030",
    MarkColour.RED: "#000000",
    MarkColour.BLUE: "#585858",
    MarkColour.YELLOW: "#858585",
}

HATCHED: Final = Scheme(
    "Hatched", "#ffffff", "#ffffff", "#3c3c3c", "#000000", "#000000", "#000000", _MARK_GREYS, True
)
GREY: Final = Scheme(
    "Grey", "#ffffff", "#c4c4c4", "", "#000000", "#000000", "#000000", _MARK_GREYS, True
)


def _screen_scheme(name: str) -> Scheme:
    theme = board_theme(name)
    return Scheme(
        theme.name,
        theme.light_square,
        theme.dark_square,
        "",
        theme.coordinate_on_light,
        theme.coordinate_on_dark,
        "#2b2723",
        MARK_COLOURS,
    )


SCHEMES: Final = {each.name: each for each in (*map(_screen_scheme, THEME_NAMES), HATCHED, GREY)}
"""All schemes by name: those of the screen first, then those for print."""


def scheme(name: str) -> Scheme:
    """Return a scheme by its name; the usual one if there is none, as settings outlive versions."""
    return SCHEMES.get(name) or next(iter(SCHEMES.values()))
