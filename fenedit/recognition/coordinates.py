"""Recognises the letters and digits that name files and ranks, in and around a board."""

from __future__ import annotations

import zlib
from math import ceil
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np
from numpy import float32, uint8
from numpy.typing import NDArray

from fenedit.recognition.boards import Corners
from fenedit.recognition.network import windows

SIDE: Final = 24
"""The side of a patch in pixels."""
CLASSES: Final = "12345678abcdefgh-"
"""What a patch may show; letters in either case, and "-" for none of them."""
IN_SQUARE: Final = 0.42
"""The side of a patch in the corner of a square, in squares."""
BESIDE: Final = 0.9
"""The side of a patch beside the board, in squares."""
_SHAPES: Final = (
    *((3, 3, 1, 12), (12,), (3, 3, 12, 24), (24,)),
    *((3, 3, 24, 48), (48,), (48, 17), (17,)),
)
_LEAST_CONTRAST: Final = 4.0
"""A patch whose grey has a smaller standard deviation (of 255) is empty."""


class CoordinateReader:
    """A small network that classifies patches."""

    def __init__(self, weights: list[NDArray[float32]]) -> None:
        self._weights = weights

    def probabilities(self, patches: NDArray[float32]) -> NDArray[float32]:
        """Return the probabilities of CLASSES, (n, 17), of patches (n, SIDE, SIDE) of grey."""
        result = np.zeros((len(patches), len(CLASSES)), float32)
        result[:, -1] = 1
        deviations = patches.std(axis=(1, 2))
        some = np.flatnonzero(deviations > _LEAST_CONTRAST)
        if len(some):
            layer = normalized(patches[some])[..., None]
            for index in (0, 2, 4):
                layer = _convolved(layer, self._weights[index], self._weights[index + 1])
                layer = _halved(layer) if index < 4 else layer.max(axis=(1, 2))
            logits = layer @ self._weights[6] + self._weights[7]
            chances = np.exp(logits - logits.max(axis=1, keepdims=True))
            result[some] = chances / chances.sum(axis=1, keepdims=True)
        return result


def load(path: Path) -> CoordinateReader:
    """Load the weights; raise ValueError if they are damaged, OSError if they are missing."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            weights = [kept[str(index)].astype(float32) for index in range(len(_SHAPES))]
    except (BadZipFile, KeyError, EOFError, ValueError, zlib.error) as error:
        raise ValueError(f"{path.name}: {error}") from error
    if any(each.shape != shape for each, shape in zip(weights, _SHAPES, strict=True)):
        raise ValueError(f"{path.name}: weights of another network")
    return CoordinateReader(weights)


def normalized(patches: NDArray[float32]) -> NDArray[float32]:
    """Return patches with the mean 0 and the deviation 1."""
    means = patches.mean(axis=(1, 2), keepdims=True)
    deviations = patches.std(axis=(1, 2), keepdims=True)
    scaled: NDArray[float32] = (patches - means) / (deviations + 1)
    return scaled


def _convolved(
    layer: NDArray[float32], weights: NDArray[float32], bias: NDArray[float32]
) -> NDArray[float32]:
    """Return a layer after a 3 × 3 convolution, padded by zeros, and ReLU."""
    flat = windows(layer, 3) @ weights.reshape(-1, len(bias)) + bias
    result: NDArray[float32] = np.maximum(flat, 0).reshape(*layer.shape[:3], -1)
    return result


def _halved(layer: NDArray[float32]) -> NDArray[float32]:
    """Return a layer of half the size, with the greatest of each four values."""
    rows = np.maximum(layer[:, ::2], layer[:, 1::2])
    result: NDArray[float32] = np.maximum(rows[:, :, ::2], rows[:, :, 1::2])
    return result


def sampled(grey: NDArray[uint8], centres: NDArray[np.float64], size: float) -> NDArray[float32]:
    """Return patches (n, SIDE, SIDE) of a picture (height, width).

    Args:
        grey: the picture; outside it, the pixels of its border continue.
        centres: x and y of the middle of each patch, (n, 2).
        size: the side of all patches, in pixels of the picture.
    """
    fine = max(1, ceil(size / SIDE))
    steps = (np.arange(SIDE * fine) + 0.5) * (size / (SIDE * fine)) - size / 2 - 0.5
    height, width = grey.shape

    def places(middles: NDArray[np.float64], end: int) -> tuple[NDArray[np.intp], NDArray[float32]]:
        at = np.clip(middles[:, None] + steps, 0, end - 1)
        first = np.minimum(at.astype(np.intp), max(0, end - 2))
        return first, (at - first).astype(float32)

    x, right = places(centres[:, 0], width)
    y, below = places(centres[:, 1], height)
    rows, columns = y[:, :, None], x[:, None, :]
    rows_below = np.minimum(rows + 1, height - 1)
    columns_right = np.minimum(columns + 1, width - 1)
    right, below = right[:, None, :], below[:, :, None]
    upper = grey[rows, columns] * (1 - right) + grey[rows, columns_right] * right
    lower = grey[rows_below, columns] * (1 - right) + grey[rows_below, columns_right] * right
    points = upper * (1 - below) + lower * below
    patches: NDArray[float32] = points.reshape(-1, SIDE, fine, SIDE, fine).mean(axis=(2, 4))
    return patches


def strips(picture: NDArray[uint8], corners: Corners, reader: CoordinateReader) -> NDArray[float32]:
    """Return what is along the edges of a board in a picture of shape (height, width, 3), RGB.

    These are the probabilities of CLASSES, of shape (2, n, 8, 17).
    The first are those of n strips down the left and the right edge, the others those of n strips
    along the top and the bottom, from the left. Each has eight patches, in the corners of squares
    or beside the board.
    """
    points = np.array(corners)
    sides = np.hypot(*(np.roll(points, -1, axis=0) - points).T)
    square = float(sides.mean()) / 8
    # Ignore everything farther away.
    first = np.maximum(np.floor(points.min(axis=0) - 2 * square), 0).astype(int)
    last = np.ceil(points.max(axis=0) + 2 * square).astype(int)
    part = picture[first[1] : last[1], first[0] : last[0]].astype(np.uint16)
    grey = ((part[..., 0] * 77 + part[..., 1] * 150 + part[..., 2] * 29) >> 8).astype(uint8)
    top_left, top_right, bottom_right, bottom_left = points - first

    def in_picture(places: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return where places on the board, in squares from its top left corner, are."""
        across, down = places[..., :1] / 8, places[..., 1:] / 8
        above = top_left + across * (top_right - top_left)
        below = bottom_left + across * (bottom_right - bottom_left)
        where: NDArray[np.float64] = above + down * (below - above)
        return where

    near, far = IN_SQUARE / 2, 1 - IN_SQUARE / 2
    along = np.arange(8)
    inside = [
        (np.full(8, edge + across), along + on)
        for edge in (0, 7)
        for across in (near, far)
        for on in (near, far)
    ]
    beside = [
        (np.full(8, at), along + 0.5)
        for distance in (BESIDE / 2, 2 * BESIDE / 2)
        for at in (-distance, 8 + distance)
    ]
    found = []
    for groups, size in ((inside, IN_SQUARE), (beside, BESIDE)):
        down = np.array([np.stack(group, axis=1) for group in groups])
        both = np.stack([down, down[..., ::-1]])
        patches = sampled(grey, in_picture(both).reshape(-1, 2), size * square)
        found.append(reader.probabilities(patches).reshape(2, len(groups), 8, len(CLASSES)))
    return np.concatenate(found, axis=1)
