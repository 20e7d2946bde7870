"""The colours of a board: three colourings, each for a light and for a dark window.

White pieces are white with a dark outline and black pieces dark, so a dark square is never darker
than mid-tone and a light one never quite white; a test holds the contrasts.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from fenedit.diagram.board_scene import MarkKind
from fenedit.notation.marks import MarkColour


class Tone(NamedTuple):
    """The colours of a problem's squares: of the frame around them, and what is over them."""

    line: str
    ground: str


# The same in all colourings, as they are beside the board, where a problem's line has them too.
_TONES: Final[Mapping[bool, Mapping[MarkKind, Tone]]] = {
    False: {
        MarkKind.PROBLEM: Tone("#c4342b", "#78c4342b"),
        MarkKind.ILLEGAL: Tone("#7a4a00", "#b4f2a900"),
        MarkKind.HINT: Tone("#2456a6", "#8c2f6fd0"),
        MarkKind.NOTE: Tone("#3f4246", "#665a5d61"),
    },
    True: {
        MarkKind.PROBLEM: Tone("#b3261e", "#78b3261e"),
        MarkKind.ILLEGAL: Tone("#6b4000", "#b4e09a00"),
        MarkKind.HINT: Tone("#1d4a91", "#8c2a63bd"),
        MarkKind.NOTE: Tone("#383b3f", "#66505357"),
    },
}
"""The colours of the grades, for a light (False) and for a dark window (True)."""


MARK_COLOURS: Final[Mapping[MarkColour, str]] = {colour: colour.screen for colour in MarkColour}
"""The colours of marks, the same on the screen as in pictures."""


class BoardTheme(NamedTuple):
    """The colours of a board, each as "#rrggbb", or "#aarrggbb" where it is laid over a square.

    Attributes:
        name: what a person chooses it by.
        light_square: a8 and its like.
        dark_square: a1 and its like.
        coordinate_on_light: a file letter or rank digit on a light square.
        coordinate_on_dark: the same on a dark square.
        coordinate_outside: the same beside the board.
        frame: the line around the board.
        highlight: rings, badges and other marks of the position.
        hover: over the square under the pointer.
        cursor: the frame of the keyboard's cursor.
        dark_window: whether it is made for a dark window.
    """

    name: str
    light_square: str
    dark_square: str
    coordinate_on_light: str
    coordinate_on_dark: str
    coordinate_outside: str
    frame: str
    highlight: str
    hover: str
    cursor: str
    dark_window: bool

    def tone(self, kind: MarkKind) -> Tone | None:
        """Return the colours of a grade's mark, None for marks of any other kind."""
        return _TONES[self.dark_window].get(kind)


_Row: TypeAlias = tuple[str, str, str, str, str, str, str]
"""Of a colouring its name, light and dark square, the letters on both, frame, and highlight."""


def _light(row: _Row) -> BoardTheme:
    return _theme(row, outside="#696660", cursor="#16466d", opacity="4c", dark_window=False)


def _dark(row: _Row) -> BoardTheme:
    return _theme(row, outside="#a3a099", cursor="#123f63", opacity="5c", dark_window=True)


def _theme(row: _Row, *, outside: str, cursor: str, opacity: str, dark_window: bool) -> BoardTheme:
    name, light, dark, on_light, on_dark, frame, highlight = row
    hover = f"#{opacity}{highlight[1:]}"
    colours = (light, dark, on_light, on_dark, outside, frame, highlight, hover, cursor)
    return BoardTheme(name, *colours, dark_window=dark_window)


_LIGHT_THEMES: Final = (
    _light(("Walnut", "#f0e6d4", "#bb8d66", "#8a5a34", "#3f230f", "#8d6748", "#2a7350")),
    _light(("Fen", "#eeefdf", "#8fae83", "#4c6b43", "#1f3a1a", "#6a8760", "#1f5f8b")),
    _light(("Slate", "#e9edf1", "#8fa3b7", "#4a6076", "#1c2d3f", "#6c8196", "#2a7350")),
)
_DARK_THEMES: Final = (
    _dark(("Walnut", "#ddd2bf", "#a07a5a", "#6f4626", "#231104", "#6b4f38", "#1f6b47")),
    _dark(("Fen", "#d9dbc9", "#7c9a71", "#3d5a35", "#132a0f", "#54704b", "#174f78")),
    _dark(("Slate", "#d2d8de", "#7b90a5", "#3c5167", "#12202e", "#55697d", "#1f6b47")),
)

THEME_NAMES: Final = tuple(theme.name for theme in _LIGHT_THEMES)
"""The colourings that a person can choose from, the usual one first."""


def board_theme(name: str, dark_window: bool = False) -> BoardTheme:
    """Return the colouring of a name for a light or a dark window.

    A name that is not known gives the usual colouring, since settings outlive versions.
    """
    themes = _DARK_THEMES if dark_window else _LIGHT_THEMES
    return next((theme for theme in themes if theme.name == name), themes[0])


@cache
def faded_theme(theme: BoardTheme) -> BoardTheme:
    """Return the colouring with squares gone grey, for a board that is no longer true."""
    return theme._replace(
        light_square=_greyed(theme.light_square), dark_square=_greyed(theme.dark_square)
    )


@cache
def blended(under: str, over: str) -> str:
    """Return the opaque colour of "#aarrggbb" laid over "#rrggbb"."""
    opacity, *channels = bytes.fromhex(over[1:])
    share = opacity / 255
    pairs = zip(bytes.fromhex(under[1:]), channels, strict=True)
    return "#" + bytes(round(low * (1 - share) + high * share) for low, high in pairs).hex()


def brightness(colour: str) -> float:
    """Return how light "#rrggbb" is in a photograph without colours, from 0 to 1."""
    red, green, blue = bytes.fromhex(colour[1:])
    return (0.30 * red + 0.59 * green + 0.11 * blue) / 255


def _greyed(colour: str) -> str:
    grey = round(255 * brightness(colour))
    # A fifth of the colour stays, so that the board is still the same board.
    return "#" + bytes((4 * grey + channel) // 5 for channel in bytes.fromhex(colour[1:])).hex()
