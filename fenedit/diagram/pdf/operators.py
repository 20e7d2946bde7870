"""Shapes in the language of PDF's pages. Pure, no Qt.

Lengths are those of the coordinate system that the page has set up; y grows downward in it, as in
`shapes`. What is written between "q" and "Q" leaves no trace behind it.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from fenedit.diagram.shapes import Circle, Path, Rect, Segment

ROUND_PENS: Final = "1 J 1 j"
"""Ends and joins of all strokes are round. Stands at the top of every page and form."""

StateName: TypeAlias = Callable[[float], str]
"""Takes an opacity; returns the name of the graphics state that sets it."""

_PLACES: Final = 5
_BOW: Final = 0.5522847498
"""Where the control points of a quarter of a circle are, in radii."""


def number(value: float) -> str:
    """Return a number as PDF writes it, without an exponent, to 0.00001."""
    if value == int(value):
        return str(int(value))
    text = f"{value:.{_PLACES}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    """Return several numbers, with spaces between them."""
    return " ".join(map(number, values))


def placed(x: float, y: float, scale: float) -> str:
    """Return the operator that moves the origin, and scales what follows."""
    factor = number(scale)
    return f"{factor} 0 0 {factor} {numbers(x, y)} cm"


@lru_cache(maxsize=256)
def colour(value: str, *, stroke: bool = False) -> str:
    """Return the operator that sets a colour.

    Greys are written as greys, which a press prints with black ink alone.

    Args:
        value: "#rrggbb".
        stroke: whether it is the colour of lines, not of fillings.
    """
    red, green, blue = (round(int(value[at : at + 2], 16) / 255, 4) for at in (1, 3, 5))
    if red == green == blue:
        return f"{number(red)} {'G' if stroke else 'g'}"
    return f"{numbers(red, green, blue)} {'RG' if stroke else 'rg'}"


def drawn(shapes: Iterable[Rect | Path | Circle], state: StateName) -> str:
    """Return the operators that draw shapes, the lowest first.

    Args:
        shapes: what to draw.
        state: names the graphics state of an opacity; called for those below 1 alone.
    """
    return "\n".join(text for shape in shapes if (text := _drawn(shape, state)))


def _drawn(shape: Rect | Path | Circle, state: StateName) -> str:
    if isinstance(shape, Rect):
        if not shape.fill:
            return ""
        area = f"{numbers(shape.x, shape.y, shape.width, shape.height)} re"
        operators = f"{colour(shape.fill)} {area} f"
    else:
        operators = _filled_and_stroked(shape)
    if operators and shape.opacity < 1:
        return f"q /{state(max(0.0, shape.opacity))} gs {operators} Q"
    return operators


def _filled_and_stroked(shape: Path | Circle) -> str:
    stroked = bool(shape.stroke) and shape.stroke_width > 0
    if not stroked and not shape.fill:
        return ""
    parts = []
    if shape.fill:
        parts.append(colour(shape.fill))
    if stroked:
        parts.append(f"{colour(shape.stroke, stroke=True)} {number(shape.stroke_width)} w")
    even_odd = False
    if isinstance(shape, Circle):
        parts.append(_ring(shape.x, shape.y, shape.radius))
    else:
        parts.append(outline(shape.segments))
        even_odd = shape.even_odd
    if not shape.fill:
        parts.append("S")
    else:
        parts.append(("B" if stroked else "f") + ("*" if even_odd else ""))
    return " ".join(parts)


def outline(segments: Iterable[Segment]) -> str:
    """Return the operators that describe a path, without those that paint it."""
    parts = []
    for segment in segments:
        match segment:
            case ("M", x, y):
                parts.append(f"{numbers(x, y)} m")
            case ("L", x, y):
                parts.append(f"{numbers(x, y)} l")
            case ("C", *points):
                parts.append(f"{numbers(*points)} c")
            case _:
                parts.append("h")
    return " ".join(parts)


@lru_cache(maxsize=256)
def _ring(x: float, y: float, radius: float) -> str:
    bow = radius * _BOW
    return outline(
        (
            ("M", x + radius, y),
            ("C", x + radius, y + bow, x + bow, y + radius, x, y + radius),
            ("C", x - bow, y + radius, x - radius, y + bow, x - radius, y),
            ("C", x - radius, y - bow, x - bow, y - radius, x, y - radius),
            ("C", x + bow, y - radius, x + radius, y - bow, x + radius, y),
            ("Z",),
        )
    )


def text_string(text: str) -> str:
    """Return a string of a dictionary, such as a title: readable if it is plain ASCII."""
    if text.isascii() and text.isprintable():
        escaped = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        return f"({escaped})"
    # A half of a character alone is no text, but may be typed into a title.
    return f"<feff{text.encode('utf-16-be', 'replace').hex()}>"
