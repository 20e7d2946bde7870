"""Corrects what a network reads on a board by what is usual in positions."""

from functools import reduce
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fenedit.recognition.network import CLASSES, Network

Floats = NDArray[np.float64]

_MOVED: Final = ((0, 0), (1, 1), (-1, -1), (1, -1))
"""The pixels, down and to the right, by which a board is moved before it is read again."""
_USUAL: Final = {"P": 8, "N": 2, "B": 2, "R": 2, "Q": 1, "K": 1}
"""The usual number of pieces of a kind, rarely exceeded."""
_RARE: Final = 1 / 10
"""The likelihood of rare contents, compared with usual ones."""
_POSSIBLE: Final = 0.01
"""A square's content that is less likely than this is out of the question."""
_SURE: Final = 0.9


def chances(board: NDArray[np.uint8], network: Network) -> Floats:
    """Return the probabilities of the classes, (64, 13), from the picture's top left square.

    Certain contents stay. Elsewhere the usual is preferred: one king a side, no more pieces of a
    kind than at the start, no pawns on the first and last rows. A board whose certain pieces are
    unusual, as in a fairy problem or a joke, is not corrected.
    """
    looks = [network.probabilities(np.roll(board, moved, (0, 1))) for moved in _MOVED]
    seen: Floats = np.asarray(looks, np.float64).mean(axis=0)
    if _is_unusual(seen):
        return seen
    ends = seen.reshape(8, 8, -1)[[0, -1]]
    ends[..., list(map(CLASSES.index, "Pp"))] *= _RARE
    seen.reshape(8, 8, -1)[[0, -1]] = ends / ends.sum(axis=-1, keepdims=True)
    for piece in "KkQqRrBbNnPp":
        _prefer_usual_number(seen, piece)
    return seen


def _is_unusual(seen: Floats) -> bool:
    """Return whether certain pieces lack a king, or have two, too many pawns or some at an end."""
    sure = seen > _SURE
    ends = sure.reshape(8, 8, -1)[[0, -1]]
    for king, pawn in [map(CLASSES.index, side) for side in ("KP", "kp")]:
        if seen[:, king].max() < _POSSIBLE or sure[:, king].sum() > 1:
            return True
        if ends[..., pawn].any() or sure[:, pawn].sum() > _USUAL["P"]:
            return True
    return False


def _prefer_usual_number(seen: Floats, piece: str) -> None:
    """Weigh the squares that may hold a piece by the number of its kind on the board."""
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
