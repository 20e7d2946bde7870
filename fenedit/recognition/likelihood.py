"""How likely each content is on each of the 64 squares of a cut board, as positions usually are."""

from functools import reduce
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fenedit.recognition.network import CLASSES, Network

Floats = NDArray[np.float64]

_MOVED: Final = ((0, 0), (1, 1), (-1, -1), (1, -1))
"""By how many pixels, down and to the right, a board is moved for another look at it."""
_USUAL: Final = {"P": 8, "N": 2, "B": 2, "R": 2, "Q": 1, "K": 1}
"""How many pieces of a kind a side has, rarely more."""
_RARE: Final = 1 / 10
"""How likely what is rare is, compared with what is usual."""
_POSSIBLE: Final = 0.01
"""A square's content that is less likely than this is out of the question."""
_SURE: Final = 0.9


def chances(board: NDArray[np.uint8], network: Network) -> Floats:
    """How probable each class is for each square, (64, 13), from the picture's top left.

    What is sure stays; of what is not, the usual is preferred: a king a side, no more pieces of a
    kind than at the start, no pawns at the board's ends. A board whose sure pieces are unusual
    already, as a fairy problem's or a joke's, is left as it looks.
    """
    looks = [network.probabilities(np.roll(board, moved, (0, 1))) for moved in _MOVED]
    seen = np.mean(looks, axis=0, dtype=np.float64)
    if _is_unusual(seen):
        return seen
    ends = seen.reshape(8, 8, -1)[[0, -1]]
    ends[..., list(map(CLASSES.index, "Pp"))] *= _RARE
    seen.reshape(8, 8, -1)[[0, -1]] = ends / ends.sum(axis=-1, keepdims=True)
    for piece in "KkQqRrBbNnPp":
        _prefer_usual_number(seen, piece)
    return seen


def _is_unusual(seen: Floats) -> bool:
    """Whether what is sure has no king or two of a side, too many pawns, or some at an end."""
    sure = seen > _SURE
    ends = sure.reshape(8, 8, -1)[[0, -1]]
    for king, pawn in [map(CLASSES.index, side) for side in ("KP", "kp")]:
        if seen[:, king].max() < _POSSIBLE or sure[:, king].sum() > 1:
            return True
        if ends[..., pawn].any() or sure[:, pawn].sum() > _USUAL["P"]:
            return True
    return False


def _prefer_usual_number(seen: Floats, piece: str) -> None:
    """Weighs the squares that may hold a piece by how many of its kind there would be."""
    index = CLASSES.index(piece)
    old = seen[:, index]
    open_ = np.flatnonzero((old > _POSSIBLE) & (old < 1 - _POSSIBLE))
    numbers = (old >= 1 - _POSSIBLE).sum() + np.arange(len(open_) + 1)
    weights = _RARE ** np.clip(numbers - _USUAL[piece.upper()], 0, 2).astype(float)
    if piece in "Kk":
        weights[numbers == 0] = _RARE
    new = old.copy()
    for square in open_:
        others = [(1 - chance, chance) for chance in old[open_[open_ != square]]]
        others_number = reduce(np.convolve, others, np.ones(1))
        on = old[square] * (others_number @ weights[1:])
        off = (1 - old[square]) * (others_number @ weights[:-1])
        new[square] = on / (on + off)
    seen[open_] *= ((1 - new[open_]) / (1 - old[open_]))[:, None]
    seen[open_, index] = new[open_]
