"""Defines the colours of boards: three themes for light and dark windows, and the user's own.

White pieces are white with a dark outline and black pieces dark, so a dark square is never darker
than mid-tone and a light one never quite white; a test checks the contrasts.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from fenedit.diagram.board_scene import MarkKind
from fenedit.diagram.own_boards import OwnBoard, own_board

# The frame around the squares of a problem, and the tint over them, in a light (False) and in a
# dark window (True): the same in all themes, and in the list of problems beside the board.
_TONES: Mapping[bool, Mapping[MarkKind, tuple[str, str]]] = {
    False: {
        MarkKind.PROBLEM: ("#c4342b", "#78c4342b"),
        MarkKind.ILLEGAL: ("#7a4a00", "#b4f2a900"),
        MarkKind.HINT: ("#2456a6", "#8c2f6fd0"),
        MarkKind.NOTE: ("#3f4246", "#665a5d61"),
    },
    True: {
        MarkKind.PROBLEM: ("#b3261e", "#78b3261e"),
        MarkKind.ILLEGAL: ("#6b4000", "#b4e09a00"),
        MarkKind.HINT: ("#1d4a91", "#8c2a63bd"),
        MarkKind.NOTE: ("#383b3f", "#66505357"),
    },
}


class BoardTheme(NamedTuple):
    """The colours of a board, each as "#rrggbb", or "#aarrggbb" where it is laid over a square.

    Attributes:
        name: as the user chooses it.
        light_square: a8 and others.
        dark_square: a1 and others.
        coordinate_on_light: a file letter or rank digit on a light square.
        coordinate_on_dark: the same on a dark square.
        frame: the line around the board.
        highlight: of rings, badges and other marks of the position.
        coordinate_outside: a letter or digit beside the board.
        hover: tint of the square under the pointer.
        last_move: tint of the squares of the last move.
        cursor: frame of the keyboard cursor.
        dark_window: whether it is for a dark window.
    """

    name: str
    light_square: str
    dark_square: str
    coordinate_on_light: str
    coordinate_on_dark: str
    frame: str
    highlight: str
    coordinate_outside: str
    hover: str
    last_move: str
    cursor: str
    dark_window: bool

    @property
    def tones(self) -> Mapping[MarkKind, tuple[str, str]]:
        """Frame and tint of the squares of problems, by severity; the most severe last."""
        return _TONES[self.dark_window]


_THEMES = {
    "Walnut": (
        "#f0e6d4 #bb8d66 #8a5a34 #3f230f #8d6748 #2a7350",
        "#ddd2bf #a07a5a #6f4626 #231104 #6b4f38 #1f6b47",
    ),
    "Fen": (
        "#eeefdf #8fae83 #4c6b43 #1f3a1a #6a8760 #1f5f8b",
        "#d9dbc9 #7c9a71 #3d5a35 #132a0f #54704b #174f78",
    ),
    "Slate": (
        "#e9edf1 #8fa3b7 #4a6076 #1c2d3f #6c8196 #2a7350",
        "#d2d8de #7b90a5 #3c5167 #12202e #55697d #1f6b47",
    ),
}
"""Squares, letters on both, frame and highlight by name, in a light and in a dark window."""

THEME_NAMES = tuple(_THEMES)
"""The themes that the user can choose from, the default first."""


def board_theme(name: str, dark_window: bool = False) -> BoardTheme:
    """Return a theme by its name, for a light or a dark window.

    An unknown name gives the default theme, since settings outlive versions. The user's own boards
    are the same in both windows.
    """
    if own := own_board(name):
        return theme_of(name, own, dark_window)
    return _shipped(name if name in _THEMES else THEME_NAMES[0], dark_window)


def theme_of(name: str, own: OwnBoard, dark_window: bool) -> BoardTheme:
    """Return the theme of one of the user's own boards."""
    usual = _shipped(THEME_NAMES[0], dark_window)
    return usual._replace(
        name=name,
        light_square=own.light_square,
        dark_square=own.dark_square,
        coordinate_on_light=own.coordinates,
        coordinate_on_dark=own.coordinates,
        frame=own.frame,
        highlight=own.highlight,
        hover=f"#4c{own.highlight[1:]}",
        last_move=f"#80{own.last_move[1:]}",
    )


@cache
def _shipped(name: str, dark_window: bool) -> BoardTheme:
    light, dark, on_light, on_dark, frame, highlight = _THEMES[name][dark_window].split()
    colours = (light, dark, on_light, on_dark, frame, highlight)
    if dark_window:
        others = "#a3a099", f"#5c{highlight[1:]}", "#78cccc14", "#123f63"
    else:
        others = "#696660", f"#4c{highlight[1:]}", "#80e6e020", "#16466d"
    return BoardTheme(name, *colours, *others, dark_window)


@cache
def faded_theme(theme: BoardTheme) -> BoardTheme:
    """Return a theme with grey squares, for a board that no longer matches its text."""
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
    """Return how light "#rrggbb" is in a black-and-white photograph, from 0 to 1."""
    red, green, blue = bytes.fromhex(colour[1:])
    return (0.30 * red + 0.59 * green + 0.11 * blue) / 255


def _greyed(colour: str) -> str:
    grey = round(255 * brightness(colour))
    # Keep a fifth of the colour, so that the board is still recognizable.
    return "#" + bytes((4 * grey + channel) // 5 for channel in bytes.fromhex(colour[1:])).hex()
