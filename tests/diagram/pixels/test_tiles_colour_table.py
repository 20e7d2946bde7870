"""Palettes: exact where colours are few, close where they are many, none where it would show."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from fenedit.diagram.pixels.tiles import FARTHEST, MOST, distinct_colours, indexes, reduced

PIXELS = st.lists(st.integers(0, 0xFFFFFFFF) | st.integers(0xFFFFFF00, 0xFFFFFFFF), min_size=1).map(
    lambda colours: np.array(colours, np.uint32)
)


def _parts(colours):
    return np.stack([colours >> shift & 255 for shift in (24, 16, 8, 0)], 1).astype(int)


@given(PIXELS)
def test_few_colours_stay_as_they_are(pixels) -> None:
    found = distinct_colours(pixels)
    assert found.tolist() == sorted(set(pixels.tolist()))
    entries = np.arange(len(found), dtype=np.uint8)
    assert (found[indexes(pixels, found, entries)] == pixels).all()
    palette, colours, entries = reduced(pixels)
    assert palette.tolist() == colours.tolist() == found.tolist()
    assert (palette[entries] == colours).all()


def test_too_many_are_told() -> None:
    pixels = np.arange(MOST + 1, dtype=np.uint32)
    assert distinct_colours(pixels, MOST) is None
    assert len(distinct_colours(pixels[1:], MOST)) == MOST


@settings(max_examples=20)
@given(st.integers(0, 2**32), st.integers(1, 40))
def test_many_mixtures_become_few_and_hardly_move(seed: int, colours_of_areas: int) -> None:
    random = np.random.default_rng(seed)
    ends = random.integers(0, 256, (2, 3))
    share = random.random((2000, 1))
    mixed = np.rint(ends[0] * share + ends[1] * (1 - share)).astype(np.uint32)
    mixtures = mixed[:, 0] << 16 | mixed[:, 1] << 8 | mixed[:, 2]
    # Every colour once, but for some that fill areas.
    mixtures = np.unique(mixtures)
    areas = np.repeat(mixtures[:: max(1, len(mixtures) // colours_of_areas)], 5000)
    pixels = np.concatenate([mixtures, areas]).astype(np.uint32)
    palette, colours, entries = reduced(pixels)
    assert len(palette) <= MOST
    moved = np.abs(_parts(palette[entries]) - _parts(colours)).max()
    assert moved <= FARTHEST
    assert set(np.unique(areas).tolist()[:1]) <= set(colours.tolist())


def test_colours_of_areas_do_not_move() -> None:
    mixtures = np.arange(0, 0x1000000, 0x30F01, dtype=np.uint32)[:100]
    ramp = np.repeat(np.arange(2000, dtype=np.uint32) // 8, 1) * 0x010101 % 0x1000000
    areas = np.repeat(np.array([0xB58863, 0xF0D9B5], np.uint32), 9999)
    palette, _, _ = reduced(np.concatenate([mixtures, ramp, areas]))
    assert {0xB58863, 0xF0D9B5} <= set(palette.tolist())


def test_colours_all_over_have_no_palette() -> None:
    steps = np.arange(0, 256, 16, dtype=np.uint32)
    cube = (steps[:, None, None] << 16 | steps[:, None] << 8 | steps).ravel()
    assert reduced(cube) is None


@given(PIXELS)
def test_the_palette_does_not_depend_on_the_order_of_pixels(pixels) -> None:
    assert reduced(pixels)[0].tolist() == reduced(pixels[::-1].copy())[0].tolist()


def test_greys_stay_nearly_grey_beside_tinted_mixtures() -> None:
    grey = np.arange(256, dtype=np.uint32) * 0x010101
    light = np.linspace(0, 1, 700)[:, None]
    warm = np.rint(np.array([24, 21, 18]) * (1 - light) + np.array([255, 253, 247]) * light)
    warm = (warm @ np.array([0x10000, 0x100, 1])).astype(np.uint32)
    palette, colours, entries = reduced(np.concatenate([grey, warm]))
    moved = _parts(palette[entries[np.searchsorted(colours, grey)]])
    assert np.abs(moved[:, 1:] - moved[:, [2]]).max() <= 3
