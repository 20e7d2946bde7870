"""At most 256 colours for a picture that has more, nearly as they were.

Where two colours meet, painting leaves a row of mixtures, far more of them than a palette holds and
than an eye can tell apart. Those that lie within a few 255ths of each other become one; colours of
areas, being the most frequent, stay as they are.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Colours = NDArray[np.uint32]
"""Each 0xAARRGGBB."""

MOST: Final = 256
FARTHEST: Final = 6
"""How far a colour may move, in 255ths of each of its parts; more could be seen."""
_SAMPLE: Final = 8
_STEPS: Final = ((0, 0), (2, 1), (3, 1), (4, 1), (4, 2), (5, 2), (FARTHEST, 2), (FARTHEST, 3))
"""How far colours may move, from the finest: each of their parts, and the difference of two parts.

The latter is held tighter because a grey that is no longer grey is seen sooner than a lighter one.
"""


def distinct_colours(pixels: Colours, most: int | None = None) -> Colours | None:
    """Return the colours of a picture, ascending; None if there are more than `most`."""
    changed = pixels[_changes(pixels)]
    # A part of them tells most pictures that have too many.
    if most is not None and len(np.unique(changed[::_SAMPLE])) > most:
        return None
    found = np.unique(changed)
    return None if most is not None and len(found) > most else found


def indexes(pixels: Colours, colours: Colours, entries: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return which entry of a palette each pixel has.

    Args:
        pixels: of one dimension.
        colours: all that occur, ascending.
        entries: the entry of each of them.
    """
    starts = np.flatnonzero(_changes(pixels))
    lengths = np.diff(starts, append=len(pixels))
    return np.repeat(entries[np.searchsorted(colours, pixels[starts])], lengths)


def reduced(pixels: Colours) -> tuple[Colours, Colours, NDArray[np.uint8]] | None:
    """Return a palette for a picture, or None if that would show.

    Returns:
        The palette, ascending; all colours of the picture, ascending; the entry of each of these.
    """
    starts = np.flatnonzero(_changes(pixels))
    colours, which = np.unique(pixels[starts], return_inverse=True)
    counts = np.bincount(which, np.diff(starts, append=len(pixels)), len(colours))
    # The most frequent first; of equals the darker, so that the outcome depends on nothing else.
    order = np.lexsort((colours, -counts))
    alpha, red, green, blue = (
        (colours >> shift & 255).astype(np.int16) for shift in (24, 16, 8, 0)
    )
    parts = np.stack([alpha, red, green, blue, red - green, blue - green], 1)
    found = _finest(parts, order)
    if found is None:
        return None
    chosen, group = found
    palette = colours[chosen]
    ascending = np.argsort(palette)
    places = np.empty(len(palette), np.uint8)
    places[ascending] = np.arange(len(palette), dtype=np.uint8)
    return palette[ascending], colours, places[group]


def _changes(pixels: Colours) -> NDArray[np.bool_]:
    """Return which pixels differ from the one before them; the first counts as one that does."""
    changes = np.empty(len(pixels), np.bool_)
    changes[:1] = True
    np.not_equal(pixels[1:], pixels[:-1], out=changes[1:])
    return changes


def _finest(
    parts: NDArray[np.int16], order: NDArray[np.intp]
) -> tuple[NDArray[np.intp], NDArray[np.intp]] | None:
    """Return what `_gathered` does with the finest step that leaves few enough colours."""
    best = _gathered(parts, order, *_STEPS[-1])
    low, high = 0, len(_STEPS) - 1
    while best is not None and low < high:
        middle = (low + high) // 2
        found = _gathered(parts, order, *_STEPS[middle])
        if found is None:
            low = middle + 1
        else:
            best, high = found, middle
    return best


def _gathered(
    parts: NDArray[np.int16], order: NDArray[np.intp], distance: int, tint: int
) -> tuple[NDArray[np.intp], NDArray[np.intp]] | None:
    """Return the colours that stand for others too, and which of them stands for each colour.

    None if they are too many.

    Args:
        parts: of each colour its alpha, red, green and blue, then red and blue less green.
        order: the colours as they are to be chosen, the most important first.
        distance: how far the four may move.
        tint: how far the two differences may.
    """
    limits = np.array((distance,) * 4 + (tint,) * 2, np.int16)
    chosen: list[int] = []
    group = np.empty(len(parts), np.intp)
    while len(order):
        if len(chosen) == MOST:
            return None
        near = (np.abs(parts[order] - parts[order[0]]) <= limits).all(axis=1)
        group[order[near]] = len(chosen)
        chosen.append(int(order[0]))
        order = order[~near]
    return np.array(chosen, np.intp), group
