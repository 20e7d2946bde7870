"""The letters and digits of coordinates, as outlines of a family of fonts.

A picture looks the same then in every program and on every machine. One unit is the height of the
highest digit; the baseline is at 0 and y grows downward, so that most of a letter is at negative y.
"""

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from fenedit import resource
from fenedit.diagram.shapes import Segment

LETTERS: Final = "abcdefgh12345678"


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
    """Return LETTERS in the heavy face of a family; in ours where that cannot be."""
    glyphs: Mapping[str, tuple[Segment, ...]] = {}
    if font:
        # Here, because Qt alone knows what is installed, and plain letters do without it.
        from fenedit.diagram.fonts import glyph_outlines

        glyphs = glyph_outlines(font, LETTERS)
    if not all(glyphs.get(each) for each in LETTERS) or _height(glyphs) <= 0:
        glyphs = _our_outlines()
    height = _height(glyphs)
    letters: dict[str, Letter] = {}
    for name in LETTERS:
        segments = _moved(glyphs[name], 0.0, 0.0, 1 / height)
        numbers = _numbers(segments)
        across, down = numbers[::2], numbers[1::2]
        letters[name] = Letter(segments, min(across), max(across), max(0.0, *down))
    return letters


def depth_of(font: str) -> float:
    """Return how far the letters of a family reach below their baseline at most."""
    return max(letter.depth for letter in letters_of(font).values())


@lru_cache(maxsize=1024)
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
    moved = _moved(found.segments, x - (found.left + found.right) / 2 * height, y, height)
    # In squares, these are thousandths: SVG is a fourth smaller for it, and nobody sees it.
    return tuple(
        (segment[0], *(round(number, 3) for number in segment[1:]))  # type: ignore[misc]
        for segment in moved
    )


def _height(glyphs: Mapping[str, tuple[Segment, ...]]) -> float:
    """Return how high the highest digit is; a damaged font has flat ones."""
    return -min(y for each in LETTERS[8:] for y in _numbers(glyphs[each])[1::2])


def _numbers(segments: tuple[Segment, ...]) -> list[float]:
    """Return x and y of all points in turn."""
    return [number for segment in segments for number in segment[1:]]


def _moved(segments: tuple[Segment, ...], x: float, y: float, scale: float) -> tuple[Segment, ...]:
    moved: list[Segment] = []
    for segment in segments:
        if segment[0] == "Z":
            moved.append(segment)
        elif segment[0] == "C":
            a, b, c, d, e, f = segment[1:]
            curve = (x + a * scale, y + b * scale, x + c * scale, y + d * scale)
            moved.append(("C", *curve, x + e * scale, y + f * scale))
        else:
            moved.append((segment[0], x + segment[1] * scale, y + segment[2] * scale))
    return tuple(moved)


@cache
def _our_outlines() -> Mapping[str, tuple[Segment, ...]]:
    """Return LETTERS in the heavy face of our family, which packaging/fonts.py took from it."""
    kept = json.loads(resource("fonts/coordinates.json").read_bytes())
    return {letter: tuple(map(tuple, segments)) for letter, segments in kept.items()}
