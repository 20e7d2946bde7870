"""The letters and digits at the edges of a board."""

from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray

from fenedit.recognition.coordinates import (
    BESIDE,
    CLASSES,
    IN_SQUARE,
    SIDE,
    CoordinateReader,
    normalized,
    sampled,
    strips,
)
from tests.helpers.drawn_boards import corners_of, drawn


@pytest.mark.parametrize("size", [6.0, 24.0, 60.0])
def test_a_patch_is_the_picture_around_its_middle(size: float) -> None:
    y, x = np.mgrid[0:200, 0:200]
    picture = (x // 2 + y // 2).astype(np.uint8)
    (patch,) = sampled(picture, np.array([[100.0, 60.0]]), size)
    assert patch.shape == (SIDE, SIDE)
    steps = (np.arange(SIDE) + 0.5) / SIDE * size - size / 2 - 0.5
    expected = (100 + steps[None, :] + 60 + steps[:, None]) / 2 - 0.5
    assert np.abs(patch - expected).max() < 1


def test_a_patch_goes_on_beyond_the_picture() -> None:
    picture = np.zeros((40, 40), np.uint8)
    picture[:, -1] = 200
    (patch,) = sampled(picture, np.array([[60.0, 20.0]]), 20.0)
    assert np.abs(patch - 200).max() < 0.01


def test_patches_have_one_brightness_and_contrast() -> None:
    rng = np.random.default_rng(2)
    patch = rng.uniform(0, 255, (1, SIDE, SIDE)).astype(np.float32)
    one, other = normalized(patch), normalized(patch / 2 + 100)
    assert np.abs(one - other).max() < 0.1


class Looking:
    """Takes the place of the network, and keeps the patches that it is shown."""

    def __init__(self) -> None:
        self.patches: list[NDArray[np.float32]] = []

    def probabilities(self, patches: NDArray[np.float32]) -> NDArray[np.float32]:
        self.patches.append(patches)
        return np.arange(len(patches) * len(CLASSES), dtype=np.float32).reshape(len(patches), -1)


def test_all_edges_are_looked_at_inside_and_beside() -> None:
    picture = np.zeros_like(drawn())
    # A dot in the upper left corner of a7, and one beside the middle of the rank.
    picture[75:80, 33:38] = 255
    picture[88:92, 10:14] = 255
    looking = Looking()
    found = strips(picture, corners_of(), cast("CoordinateReader", looking))
    assert found.shape == (2, 12, 8, len(CLASSES))
    inside, beside = looking.patches
    assert (len(inside), len(beside)) == (2 * 8 * 8, 2 * 4 * 8)
    # Down the left edge: the upper left corner of the second square.
    assert [index for index in range(64) if inside[index].max() > 100] == [1]
    # The place beside it, and one farther away.
    assert [index for index in range(32) if beside[index].max() > 100] == [1, 17]


def test_the_sides_of_patches_are_those_of_squares() -> None:
    looking = Looking()
    strips(drawn(square=50, margin=60), corners_of(50, 60), cast("CoordinateReader", looking))
    inside, beside = looking.patches
    # A patch in a corner shows nothing of other squares, one beside the board nothing of it.
    assert np.ptp(inside[0]) < 10
    assert np.ptp(beside[0]) < 10
    assert 0 < IN_SQUARE < 0.5 < BESIDE < 1
