"""Fits our drawings to a size in pixels, so that outlines are sharp.

In a drawing that is only scaled most edges fall inside pixels, which turn grey; at 24 pixels this
blurs whole outlines. So each horizontal or vertical part of an outline moves to the nearest place
where its line covers whole pixels; the parts between are moved in proportion.

Only for our own drawings: a box of 100, groups of paths of M, L, H, V, C and Z.
"""

import re
from bisect import bisect_right
from collections.abc import Callable
from functools import cache
from math import floor
from operator import itemgetter
from typing import TypeAlias

from fenedit.notation.position import PIECES

FILE_NAMES = {piece: f"{'w' if piece.isupper() else 'b'}{piece.upper()}.svg" for piece in PIECES}
"""The names of drawings: colour and kind, such as "wK.svg"."""
LARGEST = 128
"""Side in pixels from which scaled drawings are sharp enough."""
_BOX = 100
_OUTLINE = 3.6
"""Width of our outlines; wider lines are rims below outlines."""
_GROUP = re.compile(r"<g ([^>]*)>(.*?)</g>", re.DOTALL)
_WIDTH = re.compile(r'stroke-width="([\d.]+)"')
_PATH = re.compile(r' d="([^"]*)"')
_RING = re.compile(r"M[^A-Z]*(C[^A-Z]*){4}Z")
"""A circle: where lines are wider than a pixel, roundness matters more than sharp edges."""
_COMMAND = re.compile(r"([MLHVCZ])([\d. ]*)")

_Point: TypeAlias = tuple[float, float]
_Move: TypeAlias = Callable[[float], float]


def fitted(drawing: bytes, pixels: int) -> bytes:
    """Return a drawing of ours, fitted to a square of a size in pixels."""
    text = drawing.decode()
    scale = pixels / _BOX
    levels, uprights = set[float](), set[float]()
    for attributes, inside in _GROUP.findall(text):
        # Dots have no line to sharpen.
        for path in _PATH.findall(inside) if _WIDTH.search(attributes) else ():
            if _line(_OUTLINE, scale) == 1 or not _RING.fullmatch(path):
                _add_edges(path, levels, uprights)

    def fit_group(group: re.Match[str]) -> str:
        attributes, inside = group.groups()
        found = _WIDTH.search(attributes)
        width = float(found[1]) if found else _OUTLINE
        line = _line(width, scale)
        shown = line + max(0.0, width - _OUTLINE) * scale
        across = _across(uprights, line, scale)
        down = _moved(levels, line, scale, 0)
        attributes = _WIDTH.sub(f'stroke-width="{shown / scale:.3f}"', attributes)
        inside = _PATH.sub(lambda path: f' d="{_mapped(path[1], across, down, scale)}"', inside)
        return f"<g {attributes}>{inside}</g>"

    return _GROUP.sub(fit_group, text).encode()


def _line(width: float, scale: float) -> int:
    """Return the width of a line in pixels, without the rim below it."""
    return max(1, floor(min(width, _OUTLINE) * scale + 0.6))


@cache
def _steps(path: str) -> list[tuple[str, list[_Point]]]:
    """Return the commands of a path with their points, which are absolute."""
    steps = []
    x = y = 0.0
    for command, text in _COMMAND.findall(path):
        numbers = [float(number) for number in text.split()]
        if command == "H":
            numbers.append(y)
        elif command == "V":
            numbers.insert(0, x)
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if points:
            x, y = points[-1]
        steps.append((command, points))
    return steps


def _add_edges(path: str, levels: set[float], uprights: set[float]) -> None:
    """Add the y of the horizontal parts of a path, and the x of the vertical ones."""
    here = start = (0.0, 0.0)
    for command, points in _steps(path):
        if command == "M":
            start = points[0]
        else:
            ends = [here, *(points or [start])]
            for one, other in (ends[:2], ends[-2:]):
                if one[1] == other[1]:
                    levels.add(one[1])
                elif one[0] == other[0]:
                    uprights.add(one[0])
        here = points[-1] if points else start


def _moved(edges: set[float], line: int, scale: float, fixed: float) -> _Move:
    """Return a function that maps edges to where a line of a width in pixels is sharp, in pixels.

    Edges are placed from the greatest, at the foot of pieces, down to a fixed one.
    """
    beyond = 2.0 * _BOX
    places = [(beyond, beyond * scale)]
    for edge in sorted(edges, reverse=True):
        place = floor(edge * scale - line / 2 + 0.5) + line / 2
        before, sharp = places[-1]
        # Lines this far apart keep a pixel between them.
        least = line + 1 if before - edge >= 6.0 else floor((before - edge) * scale)
        places.append((edge, max(min(place, sharp - least), fixed * scale)))
    places.append((fixed, fixed * scale))
    places.reverse()

    @cache
    def move(value: float) -> float:
        above = bisect_right(places, value, hi=len(places) - 1, key=itemgetter(0))
        (left, one), (right, other) = places[above - 1 : above + 1]
        return one + (value - left) / (right - left) * (other - one)

    return move


def _across(edges: set[float], line: int, scale: float) -> _Move:
    """Return a function that maps edges symmetrically about the centre."""
    far = {max(edge, _BOX - edge) for edge in edges}
    move = _moved(far, line, scale, _BOX / 2)

    return lambda x: move(x) if x >= _BOX / 2 else _BOX * scale - move(_BOX - x)


def _mapped(path: str, across: _Move, down: _Move, scale: float) -> str:
    """Return a path with its points moved, in the units of the drawing."""
    words = []
    for command, points in _steps(path):
        words.append("L" if command in "HV" else command)
        words += (f"{across(x) / scale:.3f} {down(y) / scale:.3f}" for x, y in points)
    return " ".join(words)
