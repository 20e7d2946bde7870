"""The letters a to h and the digits 1 to 8 as strokes of a pen. Pure, no Qt.

Coordinates of diagrams are drawn with these, not with a font: a picture then looks the same in
every program and on every machine, also on those without fonts. One unit is the height of a digit;
the baseline is at 0 and y grows downward, so that most of a letter is at negative y.
"""

from collections.abc import Iterable
from functools import cache
from math import cos, pi, sin, tan
from typing import Final

from fenedit.diagram.shapes import Segment

PEN: Final = 0.155
"""Width of the strokes."""
DESCENT: Final = 0.26
"""How far the g reaches below the baseline."""

_X: Final = 0.72
"""Height of an a."""


def _arc(
    x: float,
    y: float,
    width: float,
    height: float,
    begin: float,
    end: float,
    *,
    joined: bool = False,
) -> tuple[Segment, ...]:
    """Return an arc of an ellipse, given its middle and half its sides, as cubic curves.

    Angles are in degrees, 0 at the right and 90 at the top, as a pen goes from one to the other.
    """
    parts = max(1, round(abs(end - begin) / 90))
    step = (end - begin) * pi / 180 / parts
    reach = 4 / 3 * tan(step / 4)
    angle = begin * pi / 180
    segments: list[Segment] = []
    start = (x + width * cos(angle), y - height * sin(angle))
    segments.append(("L", *start) if joined else ("M", *start))
    for _ in range(parts):
        after = angle + step
        segments.append(
            (
                "C",
                x + width * (cos(angle) - reach * sin(angle)),
                y - height * (sin(angle) + reach * cos(angle)),
                x + width * (cos(after) + reach * sin(after)),
                y - height * (sin(after) - reach * cos(after)),
                x + width * cos(after),
                y - height * sin(after),
            )
        )
        angle = after
    return tuple(segments)


def _line(*points: tuple[float, float], joined: bool = False) -> tuple[Segment, ...]:
    first, *others = points
    begin: Segment = ("L", *first) if joined else ("M", *first)
    return (begin, *(("L", *point) for point in others))


def _oval(x: float, y: float, width: float, height: float) -> tuple[Segment, ...]:
    return (*_arc(x, y, width, height, 0, 360), ("Z",))


_BOWL: Final = (0.29, -_X / 2, 0.29, _X / 2)

_STROKES: Final[dict[str, tuple[Iterable[Segment], ...]]] = {
    "1": (_line((0.02, -0.76), (0.3, -1), (0.3, 0)),),
    "2": (
        _arc(0.29, -0.71, 0.29, 0.29, 170, -38),
        _line((0.0, 0.0), (0.6, 0.0), joined=True),
    ),
    "3": (
        _arc(0.28, -0.76, 0.25, 0.24, 160, -90),
        _arc(0.28, -0.26, 0.3, 0.26, 90, -158, joined=True),
    ),
    "4": (_line((0.46, 0), (0.46, -1), (0.0, -0.27), (0.64, -0.27)),),
    "5": (
        _line((0.55, -1), (0.11, -1), (0.07, -0.56)),
        _arc(0.28, -0.32, 0.31, 0.32, 132, -146, joined=True),
    ),
    "6": (
        _oval(0.3, -0.31, 0.3, 0.31),
        (("M", 0.47, -1.0), ("C", 0.24, -0.84, 0.0, -0.64, 0.0, -0.31)),
    ),
    "7": (_line((0.0, -1), (0.58, -1), (0.2, 0)),),
    "8": (_oval(0.3, -0.765, 0.245, 0.235), _oval(0.3, -0.265, 0.3, 0.265)),
    "a": (_oval(*_BOWL), _line((0.58, -_X), (0.58, 0))),
    "b": (_oval(*_BOWL), _line((0.0, -1), (0.0, 0))),
    "c": (_arc(*_BOWL, 42, 318),),
    "d": (_oval(*_BOWL), _line((0.58, -1), (0.58, 0))),
    "e": (_line((0.0, -_X / 2), (0.58, -_X / 2)), _arc(*_BOWL, 0, 312, joined=True)),
    "f": (
        _arc(0.4, -0.76, 0.2, 0.24, 68, 180),
        _line((0.2, 0), joined=True),
        _line((0.02, -0.66), (0.42, -0.66)),
    ),
    "g": (
        _oval(*_BOWL),
        _line((0.58, -_X), (0.58, -0.02)),
        _arc(0.29, -0.02, 0.29, 0.27, 0, -146, joined=True),
    ),
    "h": (
        _line((0.0, -1), (0.0, 0)),
        _line((0.0, -0.42)),
        _arc(0.27, -0.43, 0.27, 0.29, 180, 0, joined=True),
        _line((0.54, 0), joined=True),
    ),
}
_WIDTHS: Final = {"1": 0.3, "2": 0.6, "4": 0.64, "f": 0.42, "h": 0.54, "c": 0.5}
_USUAL_WIDTH: Final = 0.58


def width_of(letter: str) -> float:
    """Return how wide a letter is between the middles of its outer strokes."""
    return _WIDTHS.get(letter, _USUAL_WIDTH)


@cache
def strokes(letter: str, x: float, y: float, height: float) -> tuple[Segment, ...]:
    """Return the strokes of a letter, to be drawn with a pen of PEN times `height`.

    Args:
        letter: one of a to h and 1 to 8.
        x: the middle of the letter.
        y: its baseline.
        height: of a digit.

    Raises:
        KeyError: there is no such letter.
    """
    left = x - width_of(letter) / 2 * height
    moved: list[Segment] = []
    for segment in (each for part in _STROKES[letter] for each in part):
        if segment[0] == "Z":
            moved.append(segment)
        elif segment[0] == "C":
            a, b, c, d, e, f = (
                (left if even else y) + number * height
                for number, even in zip(segment[1:], (True, False) * 3, strict=True)
            )
            moved.append(("C", a, b, c, d, e, f))
        else:
            moved.append((segment[0], left + segment[1] * height, y + segment[2] * height))
    return tuple(moved)
