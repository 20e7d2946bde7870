"""What a person chooses for pictures: the style, and what the view or the file decide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from math import isfinite
from typing import Any, Final, Literal, TypeAlias, get_args

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import LARGEST, SCHEMES, SMALLEST, DiagramStyle
from fenedit.notation.position import BLACK, Side

PictureFormat: TypeAlias = Literal["png", "svg", "pdf"]
Orientation: TypeAlias = Literal["shown", "white", "black", "mover"]
FORMATS: Final[tuple[PictureFormat, ...]] = get_args(PictureFormat)
ORIENTATIONS: Final[tuple[Orientation, ...]] = get_args(Orientation)
MOST_MARGIN: Final = 2.0
MOST_FRAME: Final = 0.2
"""In squares, as `DiagramStyle` has them."""
_LONGEST_NAME: Final = 200
"""Characters of a piece set's name; a longer one was never chosen by anybody."""


@dataclass(frozen=True, slots=True)
class PictureChoice:
    """How a picture is made.

    Attributes:
        style: how the diagram looks.
        orientation: who is at the bottom: as "shown" on the board, "white", "black", or "mover",
            whose turn it is.
        format: what a saved picture is.
        double: whether a PNG has twice the pixels, for screens with two to a unit.
    """

    style: DiagramStyle = field(default_factory=DiagramStyle)
    orientation: Orientation = "shown"
    format: PictureFormat = "png"
    double: bool = False

    @property
    def scale(self) -> int:
        """How many pixels of a PNG stand for one of the style's."""
        return 2 if self.double and self.style.size * 2 <= LARGEST else 1

    @property
    def pixels(self) -> int:
        """How many pixels a PNG is wide."""
        return self.style.size * self.scale

    def flipped(self, shown: bool, side_to_move: Side) -> bool:
        """Return whether Black is at the bottom.

        Args:
            shown: whether it is on the board.
            side_to_move: whose turn it is.
        """
        if self.orientation == "mover":
            return side_to_move == BLACK
        return shown if self.orientation == "shown" else self.orientation == "black"


def choice_to_dict(choice: PictureChoice, usual: PictureChoice | None = None) -> dict[str, Any]:
    """Return a choice as JSON can hold it.

    Args:
        choice: what is kept.
        usual: what need not be kept, because it is chosen anyway; None to keep everything.
    """
    values = _values(choice)
    if usual is None:
        return values
    known = _values(usual)
    return {name: value for name, value in values.items() if value != known[name]}


def choice_from_dict(
    values: Mapping[str, Any], usual: PictureChoice | None = None
) -> PictureChoice:
    """Return the choice that was kept; what is missing or makes no sense is as in the usual one."""
    usual = usual or PictureChoice()
    style: dict[str, Any] = {}
    whole: dict[str, Any] = {}
    for name, value in values.items():
        check = _CHECKS.get(name)
        if check is None or not check(value):
            continue
        if name == "coordinates":
            style[name] = Coordinates(value)
        else:
            (style if name in _STYLE_FIELDS else whole)[name] = value
    return replace(usual, style=replace(usual.style, **style), **whole)


def _values(choice: PictureChoice) -> dict[str, Any]:
    style = {name: getattr(choice.style, name) for name in _STYLE_FIELDS}
    return {
        **style,
        "coordinates": choice.style.coordinates.value,
        "orientation": choice.orientation,
        "format": choice.format,
        "double": choice.double,
    }


def is_colour(value: object) -> bool:
    """Tell whether something is a colour as "#rrggbb"."""
    if not isinstance(value, str) or len(value) != 7 or not value.startswith("#"):
        return False
    return all(letter in "0123456789abcdefABCDEF" for letter in value[1:])


def _is_size(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and SMALLEST <= value <= LARGEST


def _is_width(value: object, most: float) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return isfinite(value) and 0 <= value <= most


def _is_set_name(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= _LONGEST_NAME and value.isprintable()


def _is_switch(value: object) -> bool:
    return isinstance(value, bool)


def _is_one_of(value: object, known: tuple[str, ...]) -> bool:
    return isinstance(value, str) and value in known


_STYLE_FIELDS: Final = tuple(each.name for each in fields(DiagramStyle))
_CHECKS: Final = {
    "size": _is_size,
    "coordinates": lambda value: _is_one_of(value, tuple(each.value for each in Coordinates)),
    "margin": lambda value: _is_width(value, MOST_MARGIN),
    "frame": lambda value: _is_width(value, MOST_FRAME),
    "mover_mark": _is_switch,
    "scheme": lambda value: _is_one_of(value, tuple(SCHEMES)),
    "background": lambda value: value == "" or is_colour(value),
    "pieces": _is_set_name,
    "show_marks": _is_switch,
    "orientation": lambda value: _is_one_of(value, ORIENTATIONS),
    "format": lambda value: _is_one_of(value, FORMATS),
    "double": _is_switch,
}
"""For each value by its name what tells whether it can be used."""
