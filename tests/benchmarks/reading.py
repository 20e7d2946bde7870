"""Time how long boards are looked for in pictures: `python -m tests.benchmarks.reading`.

A screenshot of 1920 × 1080 pixels with a page of text-like strokes around the board, and a page of
A4 at 200 dpi with twelve hatched diagrams. The seconds are the processor's, the least of some runs.
"""

import time

import numpy as np
from numpy.typing import NDArray

from fenedit.recognition.boards import find_boards

RUNS = 5


def main(runs: int = RUNS) -> None:
    """Print the seconds for each picture, with their goals."""
    for name, picture, goal in (
        ("screenshot, 1920 × 1080", _screenshot(), 0.35),
        ("page of twelve, 1654 × 2339", _page(), 1.0),
    ):
        seconds = min(_seconds(picture) for _ in range(runs))
        print(f"{name}: {len(find_boards(picture))} found, {seconds:.2f} (goal: {goal}) s")


def _seconds(picture: NDArray[np.uint8]) -> float:
    begun = time.process_time()
    find_boards(picture)
    return time.process_time() - begun


def _screenshot() -> NDArray[np.uint8]:
    picture = _strokes(1080, 1920)
    squares = np.where(np.indices((8, 8)).sum(axis=0) % 2, 120, 230).astype(np.uint8)
    picture[140:940, 500:1300] = squares.repeat(100, axis=0).repeat(100, axis=1)[..., None]
    return picture


def _page() -> NDArray[np.uint8]:
    picture = _strokes(2339, 1654)
    side = 352
    rows, columns = np.indices((side, side))
    is_line = (rows + columns) % 8 < 2
    board = np.where((rows // 44 + columns // 44) % 2 * is_line, 0, 255).astype(np.uint8)
    board = np.pad(np.pad(board, 3), 20, constant_values=255)
    for top in (200, 750, 1300, 1850):
        for left in (80, 620, 1160):
            picture[top : top + len(board), left : left + len(board)] = board[..., None]
    return picture


def _strokes(height: int, width: int) -> NDArray[np.uint8]:
    """Return lines of short black strokes on white, as dense as text."""
    draw = np.random.default_rng(64)
    picture = np.full((height, width, 3), 255, np.uint8)
    for top in range(20, height - 30, 26):
        is_black = draw.random((7, width // 2)) < 0.35
        picture[top : top + 14, : width // 2 * 2][is_black.repeat(2, axis=0).repeat(2, axis=1)] = 0
    return picture


if __name__ == "__main__":
    main()
