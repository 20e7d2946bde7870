"""Piece placement: what stands on the 64 squares.

A placement is a string of 64 characters, a1 first and h8 last, each a piece letter or EMPTY.
Strings compare, hash and slice faster than anything else that Python has.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from fenedit.notation.pieces import EMPTY, Content, Piece
from fenedit.notation.squares import Square

Placement: TypeAlias = str

EMPTY_PLACEMENT: Final[Placement] = EMPTY * 64
START_PLACEMENT: Final[Placement] = "RNBQKBNR" + "P" * 8 + EMPTY * 32 + "p" * 8 + "rnbqkbnr"


def with_content(placement: Placement, square: Square, content: Content) -> Placement:
    """Return the placement with one square holding something else."""
    return placement[:square] + content + placement[square + 1 :]


def with_contents(placement: Placement, contents: Mapping[Square, Content]) -> Placement:
    """Return the placement with several squares holding something else."""
    squares = list(placement)
    for square, content in contents.items():
        squares[square] = content
    return "".join(squares)


def squares_of(placement: Placement, piece: Piece) -> Iterator[Square]:
    """Yield the squares on which a piece stands, from a1 upward."""
    square = placement.find(piece)
    while square >= 0:
        yield square
        square = placement.find(piece, square + 1)


def occupied(placement: Placement) -> Iterable[tuple[Square, Piece]]:
    """Yield the squares that hold a piece, each with its piece, from a1 upward."""
    return ((square, piece) for square, piece in enumerate(placement) if piece != EMPTY)
