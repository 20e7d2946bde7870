"""Pictures of boards without pieces, and readers that see on them what a test says."""

from collections.abc import Mapping
from typing import cast

import numpy as np
from numpy.typing import NDArray

from fenedit.notation.fen import parse_placement
from fenedit.notation.position import FEN_ORDER
from fenedit.recognition.boards import Corners
from fenedit.recognition.coordinates import CLASSES, CoordinateReader
from fenedit.recognition.network import Network
from fenedit.recognition.reading import CONTENTS, Reader
from fenedit.recognition.squares import BOARD

LIGHT = (240, 217, 181)
DARK = (181, 136, 99)
YELLOW = {LIGHT: (205, 210, 106), DARK: (170, 162, 58)}
"""Squares of a board, and what becomes of them where they are highlighted."""


def drawn(square: int = 40, margin: int = 30, marked: tuple[int, ...] = ()) -> NDArray[np.uint8]:
    """Return a picture of an empty board; `marked` squares, counted as shown, are highlighted."""
    side = 8 * square + 2 * margin
    picture = np.full((side, side, 3), 255, np.uint8)
    for place in range(64):
        colour = DARK if (place // 8 + place) % 2 else LIGHT
        colour = YELLOW[colour] if place in marked else colour
        x, y = margin + place % 8 * square, margin + place // 8 * square
        picture[y : y + square, x : x + square] = colour
    return picture


def corners_of(square: int = 40, margin: int = 30) -> Corners:
    """Return the corners of such a board."""
    near, far = float(margin), float(margin + 8 * square)
    return ((near, near), (far, near), (far, far), (near, far))


class SeenPieces:
    """Takes the place of the network: sees a placement, a FEN from the picture's top.

    Args:
        shown: the placement.
        doubts: by place in the picture, the probabilities of what may be there.
    """

    def __init__(self, shown: str, doubts: Mapping[int, Mapping[str, float]] = {}) -> None:
        placement = parse_placement(shown)
        self._chances = np.full((64, 13), 1e-4, np.float32)
        for place, square in enumerate(FEN_ORDER):
            self._chances[place, CONTENTS.index(placement[square])] = 0.9988
        for place, likely in doubts.items():
            self._chances[place] = [likely.get(each, 0) for each in CONTENTS]

    def probabilities(self, board: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Return what was seen."""
        assert board.shape == (BOARD, BOARD, 3)
        return self._chances


class NoCoordinates:
    """Takes the place of what tells coordinates."""

    def probabilities(self, patches: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return that all are empty."""
        result = np.zeros((len(patches), len(CLASSES)), np.float32)
        result[:, -1] = 1
        return result


def reader_of(shown: str, doubts: Mapping[int, Mapping[str, float]] = {}) -> Reader:
    """Return a reader that sees a placement on each board, see `SeenPieces`."""
    pieces = cast("Network", SeenPieces(shown, doubts))
    return Reader(pieces, cast("CoordinateReader", NoCoordinates()))
