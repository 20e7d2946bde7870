"""Cuts a board out of a picture, upright and at a fixed size."""

import numpy as np
from numpy.typing import NDArray

from fenedit.recognition.boards import Corners

SQUARE = 24  # pixels of a square of a cut board
BOARD = 8 * SQUARE

_LANES = np.uint32(0x00FF00FF)
_HALF = np.uint32(0x00800080)


def cut(picture: NDArray[np.uint8], corners: Corners) -> NDArray[np.uint8]:
    """Return the board between `corners` as a picture of 192 × 192 pixels.

    Outside the picture, the pixels of its edge continue. A large board is averaged, so that thin
    lines stay.
    """
    points = np.array(corners, np.float64)
    height, width = picture.shape[:2]
    left, top = np.clip(np.floor(points.min(axis=0)).astype(int) - 2, 0, (width - 1, height - 1))
    right, bottom = np.clip(np.ceil(points.max(axis=0)).astype(int) + 3, 1, (width, height))
    part = picture[top : max(bottom, top + 1), left : max(right, left + 1)]
    points -= (left, top)
    sides = np.linalg.norm(points - np.roll(points, 1, axis=0), axis=1)
    shrink = float(sides.mean()) / BOARD
    times = int(shrink)
    if times > 1:
        part = _averaged(part, times)
        points /= times
        shrink /= times
    if shrink > 1.2:
        part = _softened(part)
        points -= 0.5
    return _sampled(part, points)


def _averaged(part: NDArray[np.uint8], times: int) -> NDArray[np.uint8]:
    """Return the means of blocks of `times` × `times` pixels; the edge fills up the last ones."""
    height, width = part.shape[:2]
    part = np.pad(part, ((0, -height % times), (0, -width % times), (0, 0)), mode="edge")
    total = np.zeros((part.shape[0] // times, part.shape[1] // times, 3), np.uint32)
    for row in range(times):
        for column in range(times):
            total += part[row::times, column::times]
    return ((total + times * times // 2) // (times * times)).astype(np.uint8)


def _softened(part: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the mean of each pixel and its neighbours to the right and below."""
    wide = np.pad(part, ((0, 1), (0, 1), (0, 0)), mode="edge").astype(np.uint16)
    total = wide[:-1, :-1] + wide[1:, :-1] + wide[:-1, 1:] + wide[1:, 1:]
    return ((total + 2) // 4).astype(np.uint8)


def _sampled(part: NDArray[np.uint8], points: NDArray[np.float64]) -> NDArray[np.uint8]:
    """Return the pixels between four points, by linear interpolation."""
    matrix = _perspective(points)
    steps = (np.arange(BOARD) + 0.5) / BOARD
    across, down = steps[None, :], steps[:, None]
    depth = matrix[2, 0] * across + matrix[2, 1] * down + 1
    x = (matrix[0, 0] * across + matrix[0, 1] * down + matrix[0, 2]) / depth - 0.5
    y = (matrix[1, 0] * across + matrix[1, 1] * down + matrix[1, 2]) / depth - 0.5
    height, width = part.shape[:2]
    # 256 steps from a pixel to the next.
    x = (np.clip(x, 0, width - 1) * 256).astype(np.uint32)
    y = (np.clip(y, 0, height - 1) * 256).astype(np.uint32)
    right, below = x & 255, y & 255
    column, row = x >> 8, y >> 8
    next_column = np.minimum(column + 1, width - 1)
    row, next_row = row * width, np.minimum(row + 1, height - 1) * width
    packed = np.zeros((height, width, 4), np.uint8)
    packed[..., :3] = part
    flat = packed.reshape(-1).view("<u4")
    corners = [flat[r + c] for r in (row, next_row) for c in (column, next_column)]
    # Red and blue at once, in the two halves of a number; then green.
    lanes = []
    for shift in (0, 8):
        a, b, c, d = ((pixels >> shift) & _LANES for pixels in corners)
        upper = ((a * (256 - right) + b * right + _HALF) >> 8) & _LANES
        lower = ((c * (256 - right) + d * right + _HALF) >> 8) & _LANES
        lanes.append(((upper * (256 - below) + lower * below + _HALF) >> 8) & _LANES)
    mixed = (lanes[0] | lanes[1] << 8).astype("<u4")
    return np.ascontiguousarray(mixed.view(np.uint8).reshape(BOARD, BOARD, 4)[..., :3])


def _perspective(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the matrix that maps the corners of the unit square to four points."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = points
    rows, values = [], []
    for u, v, x, y in ((0, 0, x0, y0), (1, 0, x1, y1), (1, 1, x2, y2), (0, 1, x3, y3)):
        rows.append((u, v, 1, 0, 0, 0, -u * x, -v * x))
        rows.append((0, 0, 0, u, v, 1, -u * y, -v * y))
        values += [x, y]
    solved = np.linalg.solve(np.array(rows), np.array(values))
    return np.append(solved, 1.0).reshape(3, 3)
