"""What changed between two placements, told as movements where it can be."""

from typing import NamedTuple

from fenedit.notation.pieces import EMPTY, PIECES, Piece
from fenedit.notation.placement import Placement
from fenedit.notation.squares import Square, file_of, rank_of


class Difference(NamedTuple):
    """Changes between two placements; applied to the old one they give the new one.

    Attributes:
        moved: origin, destination and piece of each piece that stands elsewhere now.
        appeared: squares and pieces that came from nowhere.
        vanished: squares and pieces that went nowhere.
    """

    moved: tuple[tuple[Square, Square, Piece], ...]
    appeared: tuple[tuple[Square, Piece], ...]
    vanished: tuple[tuple[Square, Piece], ...]


def difference(old: Placement, new: Placement) -> Difference:
    """Return what moved, appeared and vanished.

    A piece that appears is taken to have come from the nearest square that an identical piece
    has left, the shortest distances first; a piece that stands on the same square stays.
    """
    moved: list[tuple[Square, Square, Piece]] = []
    appeared: list[tuple[Square, Piece]] = []
    vanished: list[tuple[Square, Piece]] = []
    changed = [square for square in range(64) if old[square] != new[square]]
    left_by: dict[Piece, list[Square]] = {piece: [] for piece in PIECES}
    reached_by: dict[Piece, list[Square]] = {piece: [] for piece in PIECES}
    for square in changed:
        if old[square] != EMPTY:
            left_by[old[square]].append(square)
        if new[square] != EMPTY:
            reached_by[new[square]].append(square)
    for piece in PIECES:
        origins, destinations = left_by[piece], reached_by[piece]
        pairs = [(_distance(a, b), a, b) for a in origins for b in destinations]
        for _, origin, destination in sorted(pairs):
            if origin in origins and destination in destinations:
                origins.remove(origin)
                destinations.remove(destination)
                moved.append((origin, destination, piece))
        appeared += [(square, piece) for square in destinations]
        vanished += [(square, piece) for square in origins]
    return Difference(tuple(moved), tuple(appeared), tuple(vanished))


def _distance(a: Square, b: Square) -> int:
    """Return the square of the distance on the paper, so that nothing is rounded."""
    return (file_of(a) - file_of(b)) ** 2 + (rank_of(a) - rank_of(b)) ** 2
