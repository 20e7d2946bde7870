"""Provides the letters and digits of coordinates, as outlines of a font.

As outlines they look the same in every program and on every machine. One unit is the height of the
tallest digit; the baseline is at 0 and y grows downward, so most of a letter is at negative y.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, cast

from fenedit import resource
from fenedit.diagram.shapes import Segment

LETTERS = "abcdefgh12345678"


class Letter(NamedTuple):
    """A letter or digit.

    Attributes:
        segments: its outline, to be filled.
        left: left edge of its ink.
        right: right edge of its ink.
        depth: how far it reaches below the baseline.
    """

    segments: tuple[Segment, ...]
    left: float
    right: float
    depth: float

    @property
    def width(self) -> float:
        """The width of its ink."""
        return self.right - self.left


@lru_cache(maxsize=32)
def letters_of(font: str) -> Mapping[str, Letter]:
    """Return LETTERS in the bold face of a family; in our own if it cannot be used."""
    glyphs: Mapping[str, tuple[Segment, ...]] = {}
    if font:
        # Imported here: it needs Qt, which our own letters do not.
        from fenedit.diagram.pieces.outlines import glyph_outlines

        glyphs = glyph_outlines(font, LETTERS)
    # A damaged font has flat digits.
    if not all(glyphs.get(each) for each in LETTERS) or _height(glyphs) <= 0:
        # packaging/fonts.py took them from our own font.
        kept = json.loads(resource("fonts/coordinates.json").read_bytes())
        glyphs = {letter: tuple(map(tuple, segments)) for letter, segments in kept.items()}
    height = _height(glyphs)
    letters: dict[str, Letter] = {}
    for name in LETTERS:
        segments = _moved(glyphs[name], 0.0, 0.0, 1 / height)
        across, down = _numbers(segments, 0), _numbers(segments, 1)
        letters[name] = Letter(segments, min(across), max(across), max(0.0, *down))
    return letters


def depth_of(font: str) -> float:
    """Return how far the letters of a family reach below the baseline at most."""
    return max(letter.depth for letter in letters_of(font).values())


def letter_outline(
    letter: str, x: float, y: float, height: float, font: str = ""
) -> tuple[Segment, ...]:
    """Return the outline of a letter.

    Args:
        letter: one of LETTERS.
        x: the centre of its ink.
        y: its baseline.
        height: of the tallest digit.
        font: the family.

    Raises:
        KeyError: there is no such letter.
    """
    found = letters_of(font)[letter]
    # Thousandths of a square: no change is visible, and SVG files are a quarter smaller.
    return _moved(found.segments, x - (found.left + found.right) / 2 * height, y, height, 3)


def _height(glyphs: Mapping[str, tuple[Segment, ...]]) -> float:
    """Return the height of the tallest digit."""
    return -min(min(_numbers(glyphs[each], 1)) for each in LETTERS[8:])


def _numbers(segments: tuple[Segment, ...], axis: int) -> list[float]:
    """Return x (axis 0) or y (axis 1) of all points."""
    return [number for _, *points in segments for number in points[axis::2]]


def _moved(
    segments: tuple[Segment, ...], x: float, y: float, scale: float, places: int = 17
) -> tuple[Segment, ...]:
    return cast(
        tuple[Segment, ...],
        tuple(
            (kind, *(round((x, y)[at % 2] + each * scale, places) for at, each in enumerate(rest)))
            for kind, *rest in segments
        ),
    )
