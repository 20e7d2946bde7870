"""Shapes as elements of SVG 1.1, in few characters. Pure, no Qt."""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from fenedit.diagram.shapes import Circle, Man, Path, Rect, Segment, Shape, Text

_FORBIDDEN: Final = re.compile(
    "[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd\U00010000-\U0010fffd]"
)
"""What XML forbids, and the controls that it would rather not see."""
_LINE_ENDS: Final = re.compile("[\t\n\r\u0085\u2028\u2029]")
_REFERENCES: Final = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"))


def escaped(text: str) -> str:
    """Return text that people wrote as XML may hold it between tags and in attributes.

    What XML has no spelling for is left out, and a line's end becomes a space.
    """
    if not (text.isascii() and text.isprintable()):
        text = _FORBIDDEN.sub("", _LINE_ENDS.sub(" ", text))
    for character, reference in _REFERENCES:
        if character in text:
            text = text.replace(character, reference)
    return text


def number(value: float) -> str:
    """Return a number with as few characters as two decimals take."""
    return _hundredths(round(value * 100))


def colour(name: str) -> str:
    """Return a colour "#rrggbb" in as few characters as SVG allows; "" becomes "none"."""
    if not name:
        return "none"
    if name[1] == name[2] and name[3] == name[4] and name[5] == name[6]:
        return "#" + name[1::2]
    return name


def path_data(segments: Iterable[Segment], scale: float = 1.0) -> str:
    """Return the steps of a path, each absolute or relative, whichever is shorter.

    All points are rounded first, so that relative steps add up to what absolute ones say.
    """
    text = last = ""
    here = start = (0, 0)
    for segment in segments:
        points = [round(value * scale * 100) for value in segment[1:]]
        if segment[0] == "Z":
            text += "Z"
            last, here = "", start
            continue
        end = (points[-2], points[-1])
        if segment[0] == "L" and end == here and last not in "Mm":
            continue
        letter: str = segment[0]
        offsets = [value - here[place % 2] for place, value in enumerate(points)]
        if letter == "L" and not offsets[1]:
            letter, points, offsets = "H", points[:1], offsets[:1]
        elif letter == "L" and not offsets[0]:
            letter, points, offsets = "V", points[1:], offsets[1:]
        step = _shortest(letter, points, offsets, last)
        text += step
        last = step[0] if step[0].isalpha() else last
        here = end
        if letter == "M":
            start = end
    return text


def elements(shapes: Sequence[Shape], scale: float = 1.0) -> str:
    """Return shapes as elements, all lengths multiplied by a scale.

    Neighbours that look alike share what they look like. Line ends and joins are left to the group
    around them, which has them round.

    Raises:
        ValueError: a man is among the shapes; where it is drawn is not for this function to know.
    """
    found: list[str] = []
    for look, group in groupby(shapes, lambda shape: _look(shape, scale)):
        alike = tuple(group)
        if len(alike) == 1 or not look or "opacity" in look:
            found += (_element(each, look, scale) for each in alike)
        elif look.startswith(' fill="none"') and all(isinstance(each, Path) for each in alike):
            lines = (each.segments for each in alike if isinstance(each, Path))
            data = "".join(path_data(each, scale) for each in lines)
            found.append(f'<path d="{data}"{look}/>')
        else:
            inside = "".join(_element(each, "", scale) for each in alike)
            found.append(f"<g{look}>{inside}</g>")
    return "".join(found)


def _look(shape: Shape, scale: float) -> str:
    """Return the attributes that tell what a shape looks like, wherever it is."""
    if isinstance(shape, Man):
        raise ValueError("a man has no outline of its own")
    if isinstance(shape, Text):
        return ""
    look = f' fill="{colour(shape.fill)}"'
    if not isinstance(shape, Rect):
        if shape.stroke and shape.stroke_width:
            width = number(shape.stroke_width * scale)
            look += f' stroke="{colour(shape.stroke)}" stroke-width="{width}"'
        if isinstance(shape, Path) and shape.even_odd:
            look += ' fill-rule="evenodd"'
    if shape.opacity != 1:
        look += f' opacity="{number(shape.opacity)}"'
    return look


def _element(shape: Shape, look: str, scale: float) -> str:
    def scaled(value: float) -> str:
        return number(value * scale)

    match shape:
        case Path():
            return f'<path d="{path_data(shape.segments, scale)}"{look}/>'
        case Circle():
            x, y, radius = scaled(shape.x), scaled(shape.y), scaled(shape.radius)
            return f'<circle cx="{x}" cy="{y}" r="{radius}"{look}/>'
        case Rect():
            place = "" if not shape.x else f' x="{scaled(shape.x)}"'
            place += "" if not shape.y else f' y="{scaled(shape.y)}"'
            size = f'width="{scaled(shape.width)}" height="{scaled(shape.height)}"'
            return f"<rect{place} {size}{look}/>"
        case Text():
            style = ' font-weight="bold"' * shape.bold + ' font-style="italic"' * shape.italic
            style += f' text-anchor="{shape.anchor}"' * (shape.anchor != "start")
            return (
                f'<text x="{scaled(shape.x)}" y="{scaled(shape.y)}" font-family="sans-serif"'
                f' font-size="{scaled(shape.size)}"{style} fill="{colour(shape.fill)}">'
                f"{escaped(shape.text)}</text>"
            )
    raise ValueError("a man has no outline of its own")


def _shortest(letter: str, points: Sequence[int], offsets: Sequence[int], last: str) -> str:
    """Return a step with whichever letter makes it shorter; without one if it is the last one's."""
    spellings = []
    for name, values in ((letter, points), (letter.lower(), offsets)):
        numbers = _joined(values)
        if name != last or name in "Mm":
            spellings.append(name + numbers)
        else:
            spellings.append(numbers if numbers[0] == "-" else " " + numbers)
    return min(spellings, key=len)


def _joined(values: Sequence[int]) -> str:
    return " ".join(map(_hundredths, values)).replace(" -", "-")


def _hundredths(value: int) -> str:
    """Return a whole number of hundredths as a decimal number."""
    whole, part = divmod(abs(value), 100)
    digits = f"{part:02}".rstrip("0")
    text = f"{whole}.{digits}" if digits else str(whole)
    if whole == 0 and digits:
        text = text[1:]
    return "-" + text if value < 0 else text
