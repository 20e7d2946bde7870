"""Positions as the arrays in which many of them are judged at once."""

from collections.abc import Sequence

import numpy as np

from fenedit.notation.position import EMPTY, Position
from fenedit.rules.judge.many_positions import Bitboards, Bytes


def contents_of(positions: Sequence[Position]) -> Bytes:
    """Return what stands on boards, a8 first, as lines of a file have it."""
    ranks = [each.placement[rank : rank + 8] for each in positions for rank in range(56, -1, -8)]
    letters = "".join(ranks).replace(EMPTY, "\0").encode()
    return np.frombuffer(letters, np.uint8).reshape(-1, 64)


def as_arrays(positions: Sequence[Position]) -> tuple[Bytes, Bytes, Bitboards, Bytes]:
    """Return the contents, sides, rights and en passant squares of positions."""
    rights = [(each.castling_rights or "-").encode().rjust(8, b"\0") for each in positions]
    ep_squares = [64 if each.ep_square is None else each.ep_square for each in positions]
    return (
        contents_of(positions),
        np.array([ord(each.side_to_move) for each in positions], np.uint8),
        np.array([int.from_bytes(each, "little") for each in rights], np.uint64),
        np.array(ep_squares, np.uint8),
    )
