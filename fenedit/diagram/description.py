"""Describes diagrams as values: content, style, and colours. Pure, no Qt."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.own_boards import own_board, own_boards
from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.notation.marks import NO_MARKS, MarkColour, Marks
from fenedit.notation.position import WHITE, Piece, Placement, Side, Square


class Scheme(NamedTuple):
    """The colours of a diagram, each "#rrggbb".

    Attributes:
        name: as the user chooses it.
        light_square: h1 and others.
        dark_square: a1 and others.
        hatch: of the lines over dark squares; "" for none.
        coordinate_on_light: a letter or digit on a light square.
        coordinate_on_dark: the same on a dark one.
        frame: the line around the board.
        last_move: tint of the squares of the last move.
        ink: coordinates, the mover's mark and words beside the board.
        for_print: whether it uses no colours, for printing with one ink: pieces are pure black and
            white, marks grey, and highlighted squares framed.
    """

    name: str
    light_square: str
    dark_square: str
    hatch: str
    coordinate_on_light: str
    coordinate_on_dark: str
    frame: str
    last_move: str
    ink: str
    for_print: bool = False


_BLACK = ("#000000",) * 3
_YELLOW = MarkColour.YELLOW.screen
HATCHED = Scheme("Hatched", "#ffffff", "#ffffff", *_BLACK, "#000000", _YELLOW, "#000000", True)
GREY = Scheme("Grey", "#ffffff", "#c4c4c4", "", *_BLACK, _YELLOW, "#000000", True)


def _screen_scheme(name: str) -> Scheme:
    theme, own, ink = board_theme(name), own_board(name), "#2b2723"
    return Scheme(
        theme.name,
        theme.light_square,
        theme.dark_square,
        "",
        theme.coordinate_on_light,
        theme.coordinate_on_dark,
        own.frame if own else ink,
        own.last_move if own else _YELLOW,
        ink,
    )


SCHEMES = {each.name: each for each in (*map(_screen_scheme, THEME_NAMES), HATCHED, GREY)}
"""The program's schemes by name: those of the screen first, then those for print."""


def schemes() -> dict[str, Scheme]:
    """Return all schemes by name, the user's own last."""
    return SCHEMES | {name: _screen_scheme(name) for name in own_boards()[0]}


def scheme(name: str) -> Scheme:
    """Return a scheme by its name; the default if it is unknown, as settings outlive versions."""
    if own_board(name):
        return _screen_scheme(name)
    return SCHEMES.get(name) or next(iter(SCHEMES.values()))


def on_screen(name: str) -> str:
    """Return the name of a scheme for the screen: the default in place of one for print."""
    return next(iter(SCHEMES)) if scheme(name).for_print else name


MM_AN_INCH = 25.4
POINTS_A_MM = 72 / MM_AN_INCH

SMALLEST = 64
LARGEST = 8192
"""Bounds of the width of a picture in pixels; memory limits the largest."""


class MovingPiece(NamedTuple):
    """A piece on its way from one square to another; `done` is the share of the way, 0 to 1."""

    piece: Piece
    origin: Square
    target: Square
    done: float


@dataclass(frozen=True, slots=True)
class Diagram:
    """The content of a diagram.

    Attributes:
        placement: the contents of the squares.
        fen: the whole position in FEN, which files embed; "" for none.
        side_to_move: whose turn it is.
        flipped: whether Black is at the bottom.
        marks: drawn over the board.
        title: for screen readers and file managers, such as "White to move"; "" for the default of
            the format.
        record: the whole record as a line of EPD, which files embed; "" for the FEN alone.
        caption: lines below the board, each short enough to fit.
        moving: pieces between squares.
        last_move: squares to highlight as those of the last move, even if marks are hidden.
    """

    placement: Placement
    fen: str = ""
    side_to_move: Side = WHITE
    flipped: bool = False
    marks: Marks = NO_MARKS
    title: str = ""
    record: str = ""
    caption: tuple[str, ...] = ()
    moving: tuple[MovingPiece, ...] = ()
    last_move: tuple[Square, ...] = ()


@dataclass(frozen=True, slots=True)
class DiagramStyle:
    """The look of diagrams. The defaults give the plainest useful diagram.

    Attributes:
        size: width of the whole picture in pixels, SMALLEST to LARGEST; only nominal for vectors.
        coordinates: where file letters and rank digits are.
        margin: room around everything, in squares, 0 to 2.
        frame: width of the line around the board in squares, 0 to 0.2; 0 for none.
        mover_mark: whether a small square beside the board shows whose turn it is.
        scheme: name of the colours, one of `schemes`.
        background: "#rrggbb" behind and around the board; "" is transparent.
        pieces: name of the piece set, as in the settings.
        show_marks: whether marks are drawn over the board.
        font: family of coordinates, labels and all words on a page; "" for ours.
    """

    size: int = 800
    coordinates: Coordinates = Coordinates.INSIDE
    margin: float = 0.0
    frame: float = 0.0
    mover_mark: bool = False
    scheme: str = "Walnut"
    background: str = ""
    pieces: str = "fenland"
    show_marks: bool = True
    font: str = ""

    @property
    def bare(self) -> "DiagramStyle":
        """The same without margin and mover's mark, as on pages."""
        return replace(self, margin=0.0, mover_mark=False)
