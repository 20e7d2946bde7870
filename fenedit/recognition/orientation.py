"""Detects which side is at the bottom of a board in a picture, and the side to move.

Both are given only if they are practically certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy import float32, uint8
from numpy.typing import NDArray

from fenedit.notation.position import BLACK, EMPTY, PIECES, WHITE, Content, Side
from fenedit.recognition.coordinates import CLASSES

_RANKS: Final = np.array([CLASSES.index(each) for each in "87654321"])
_FILES: Final = np.array([CLASSES.index(each) for each in "abcdefgh"])
"""The classes of the coordinates at the edges, down and to the right, where White is below."""
_UNLIKELY: Final = 0.02
"""Added to probabilities, so that a single letter never decides."""
_LEAST_SEEN: Final = 1.5
"""An edge counts only if the probabilities of its coordinates add up to at least this."""
_SURE: Final = 5.0
"""The least logarithm of the odds; two clearly read coordinates reach it together."""

_PAWNS: Final = (0.0, 0.4, 0.4, 0.1, -0.1, -0.4, -0.4, 0.0)
_KINGS: Final = (1.2, 0.8, 0.7, 0.0, 0.0, -0.7, -0.8, -1.2)
_FACING: Final = 1.5
_BLOCKED: Final = 0.8
"""Evidence that a side is below: by the rank of each pawn and of its king, as that side counts
ranks; if the first pawns in a file face each other; if they also block each other. Logarithms of
odds, from a regression over 21,000 positions of games and 2,900 puzzles in which White is below."""
_LIKELY: Final = (3.0, 4.0)
"""The least sum of these for White and for Black; in 6,000 positions of games outside the training
data it decided 97 %, one of them wrongly."""


def side_below(strips: NDArray[float32], contents: Sequence[Content]) -> bool | None:
    """Return whether White is below: by coordinates, else by pawns and kings; None in doubt.

    Args:
        strips: what is along the edges of the board, as `coordinates.strips` returns it.
        contents: what is on its squares, as the picture shows them.
    """
    by_coordinates = _by_coordinates(strips)
    return _by_pieces(contents) if by_coordinates is None else by_coordinates


def _by_coordinates(strips: NDArray[float32]) -> bool | None:
    places = np.arange(8)
    odds = 0.0
    for direction, classes in zip(strips, (_RANKS, _FILES), strict=True):
        white, black = direction[:, places, classes], direction[:, places, classes[::-1]]
        for_white = (np.log(white + _UNLIKELY) - np.log(black + _UNLIKELY)).sum(axis=1)
        odds += float(for_white[(white + black).sum(axis=1) >= _LEAST_SEEN].sum())
    return odds > 0 if abs(odds) > _SURE else None


def _by_pieces(contents: Sequence[Content]) -> bool | None:
    odds = 0.0
    for place, content in enumerate(contents):
        # Counted from the bottom, as White does if it is below.
        rank = 7 - place // 8
        if content in "Pp":
            odds += _PAWNS[rank] if content == "P" else -_PAWNS[7 - rank]
        elif content in "Kk":
            odds += _KINGS[rank] if content == "K" else -_KINGS[7 - rank]
    for file in range(8):
        pawns = [place for place in range(file, 64, 8) if contents[place] in "Pp"]
        if len(pawns) > 1 and contents[pawns[0]] != contents[pawns[1]]:
            weight = _FACING + (_BLOCKED if pawns[1] - pawns[0] == 8 else 0)
            odds += weight if contents[pawns[0]] == "p" else -weight
    if odds > _LIKELY[0]:
        return True
    return False if odds < -_LIKELY[1] else None


_RING: Final = (0.06, 0.1, 0.14, 0.86, 0.9, 0.94)
"""Places in a square, across and down, that most pieces leave free."""
_LEAST_CHANGE: Final = 20
"""The least difference of a highlighted square, of 255 in one of its colours."""
_LEAST_SPREADS: Final = 6
"""The same in usual differences between squares of that colour."""


def side_to_move(board: NDArray[uint8], contents: Sequence[Content]) -> Side | None:
    """Return whose move it is by the highlighted squares of the last move; None in doubt.

    Exactly two squares are highlighted: one is empty, and the piece on the other may have come
    from there as pieces move.

    Args:
        board: the board as `squares.cut` returns it.
        contents: what is on its squares, as the picture shows them.
    """
    changed = _highlighted(board)
    if len(changed) != 2:
        return None
    left, reached = sorted(changed, key=lambda place: contents[place] != EMPTY)
    piece = contents[reached]
    if contents[left] != EMPTY or piece not in PIECES:
        return None
    across, down = abs(left % 8 - reached % 8), abs(left // 8 - reached // 8)
    is_line = across == down or 0 in (across, down)
    may = {
        "N": {across, down} == {1, 2},
        "B": across == down,
        "R": 0 in (across, down),
        "K": max(across, down) == 1 or (down == 0 and across == 2),
        "P": across <= 1 <= down <= 2,
    }
    # A piece on the last rank may have been a pawn.
    is_promotion = reached // 8 in (0, 7) and down == 1 and across <= 1 and piece not in "Kk"
    if not (may.get(piece.upper(), is_line) or is_promotion):
        return None
    return BLACK if piece.isupper() else WHITE


def _highlighted(board: NDArray[uint8]) -> list[int]:
    """Return the places of squares whose background differs from that of others."""
    size = len(board) // 8
    squares = board.reshape(8, size, 8, size, 3).swapaxes(1, 2).reshape(64, size, size, 3)
    ring = (np.array(_RING) * size).astype(int)
    grounds = squares[:, ring[:, None], ring].reshape(64, -1, 3).astype(float32)
    colours = np.median(grounds, axis=1)
    places = np.arange(64)
    found: list[int] = []
    for parity in (0, 1):
        own = places[(places // 8 + places) % 2 == parity]
        differences = np.abs(colours[own] - np.median(colours[own], axis=0)).max(axis=1)
        least = max(_LEAST_CHANGE, _LEAST_SPREADS * float(np.median(differences)))
        found += [int(place) for place in own[differences > least]]
    return found
