"""Provides the letters and digits of coordinates, as outlines of a font.

So a picture looks the same in every program and on every machine. One unit is the height of the
highest digit; the baseline is at 0 and y grows downward, so that most of a letter is at negative y.
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
        left: where its ink begins.
        right: where it ends.
        depth: how far it reaches below the baseline.
    """

    segments: tuple[Segment, ...]
    left: float
    right: float
    depth: float

    @property
    def width(self) -> float:
        """How wide its ink is."""
        return self.right - self.left


@lru_cache(maxsize=32)
def letters_of(font: str) -> Mapping[str, Letter]:
    """Return LETTERS in the heavy face of a family; in ours where that is not possible."""
    glyphs: Mapping[str, tuple[Segment, ...]] = {}
    if font:
        # Only Qt knows what is installed, and plain letters do without it.
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
    """Return how far the letters of a family reach below their baseline at most."""
    return max(letter.depth for letter in letters_of(font).values())


def letter_outline(
    letter: str, x: float, y: float, height: float, font: str = ""
) -> tuple[Segment, ...]:
    """Return the outline of a letter.

    Args:
        letter: one of LETTERS.
        x: the middle of its ink.
        y: its baseline.
        height: of the highest digit.
        font: the family.

    Raises:
        KeyError: there is no such letter.
    """
    found = letters_of(font)[letter]
    # In squares, these are thousandths: SVG is a fourth smaller for it, and nobody sees it.
    return _moved(found.segments, x - (found.left + found.right) / 2 * height, y, height, 3)


def _height(glyphs: Mapping[str, tuple[Segment, ...]]) -> float:
    """Return the height of the highest digit."""
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
