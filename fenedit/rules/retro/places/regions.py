"""Where a man can have been in a game, given the men that have not moved in it.

A pawn on its home rank has never moved, and it was there at any time of the game. The same holds
for king and rook of a castling right, and for a bishop at home between two such pawns. Squares of
these men are called fixed: nothing ever crossed them but knights. What a sliding man or a king
can have reached over all other squares is its region, whatever came and went there. Castling adds
nothing to a region: king and rook pass over squares that were empty then.

Sets of squares are integers here: bit 0 is a1, bit 63 is h8.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from fenedit.notation.position import (
    WHITE,
    Placement,
    Position,
    Side,
    Square,
    piece_of,
    side_of,
    squares_of,
)
from fenedit.rules.options import sound_rights
from fenedit.rules.retro.ledger import Army

SquareSet: TypeAlias = int

BOARD: Final[SquareSet] = (1 << 64) - 1
LIGHT: Final[SquareSet] = 0x55AA55AA55AA55AA
_NOT_A: Final[SquareSet] = 0xFEFEFEFEFEFEFEFE
_NOT_H: Final[SquareSet] = 0x7F7F7F7F7F7F7F7F
_MIDDLE: Final[SquareSet] = 0x000000FFFF000000
"""Ranks 4 and 5: never fixed, never attacked by a fixed man, and one region for every kind but
that bishops have one on either colour."""
_HOME_FILES: Final = {"K": (4,), "Q": (3,), "R": (0, 7), "B": (2, 5)}
_KING_FILES: Final = range(1, 7)
_ORIGINALS: Final = {"K": 1, "Q": 1, "R": 2}


def fixed_squares(position: Position, chess960: bool) -> SquareSet:
    """Return the squares of men that never moved. Rights that do not hold are left aside."""
    return _fixed(position.placement, position.castling_rights, chess960)


def region(kind: str, origins: SquareSet, fixed: SquareSet, barred: SquareSet = 0) -> SquareSet:
    """Return all squares that a man may have visited if it began on one of some squares.

    Args:
        kind: K, Q, R or B.
        origins: where it may have begun. From a fixed square it never left.
        fixed: squares of men that never moved.
        barred: squares that it can never have entered for another reason.
    """
    free = BOARD & ~(fixed | barred)
    everywhere = _spread(kind, _MIDDLE, free)
    reached = origins
    if origins & everywhere:
        reached |= everywhere
    shut_in = origins & ~everywhere & ~fixed
    return reached | _spread(kind, shut_in, free) if shut_in else reached


def is_divided(kind: str, fixed: SquareSet, barred: SquareSet = 0) -> bool:
    """Tell whether fixed men keep a kind of man from some square that they do not stand on."""
    free = BOARD & ~(fixed | barred)
    return _spread(kind, _MIDDLE, free) != free


def home_regions(
    kind: str, side: Side, fixed: SquareSet, barred: SquareSet = 0, *, chess960: bool
) -> tuple[SquareSet, ...]:
    """Return the region of each man of a kind that a side began with.

    Of bishops, the first is the one on dark squares. In Chess960 any square of the back rank may
    be the origin of each, for a king but the corners.
    """
    shift = 0 if side == WHITE else 56
    if not chess960:
        origins = [1 << file + shift for file in _HOME_FILES[kind]]
        if kind == "B" and origins[0] & LIGHT:
            origins.reverse()
    else:
        back_rank = 0xFF << shift
        if kind == "B":
            origins = [back_rank & ~LIGHT, back_rank & LIGHT]
        elif kind == "K":
            origins = [sum(1 << file + shift for file in _KING_FILES)]
        else:
            origins = [back_rank] * _ORIGINALS[kind]
    return tuple([region(kind, origin, fixed, barred) for origin in origins])


def promotion_squares(army: Army, captures: int, fixed: SquareSet) -> SquareSet:
    """Return where pawns of a side can have been promoted.

    A pawn comes from the same file or a neighbouring one, through a square that is not fixed. A
    side that made no captures has its pawns on their files for ever, so those that were promoted
    left files without pawns of theirs.

    Args:
        army: the side.
        captures: how many captures it made.
        fixed: squares of men that never moved.
    """
    if not army.pawns_gone:
        return 0
    last = 7 if army.side == WHITE else 0
    passable, arrival = _last_ranks(army.side, fixed)
    if captures:
        files = arrival & (passable | passable << 1 | passable >> 1)
    else:
        files = arrival & passable
        for pawn in army.pawns:
            files &= ~(1 << (pawn & 7))
    return files << 8 * last


def promotion_doors(side: Side, fixed: SquareSet) -> int:
    """Return the files on which pawns of a side can have stood before they were promoted.

    There no fixed man stands, nor on all squares that such a pawn can move to. Bit 0 is the
    a-file.
    """
    passable, arrival = _last_ranks(side, fixed)
    return passable & (arrival | arrival << 1 | arrival >> 1)


def squares_in(squares: SquareSet) -> tuple[Square, ...]:
    """Return the squares of a set, from a1 upward."""
    found = []
    while squares:
        lowest = squares & -squares
        found.append(lowest.bit_length() - 1)
        squares ^= lowest
    return tuple(found)


def set_of(placement: Placement, piece: str) -> SquareSet:
    """Return the squares on which a piece stands."""
    found = 0
    for square in squares_of(placement, piece):
        found |= 1 << square
    return found


def neighbours(squares: SquareSet, kind: str) -> SquareSet:
    """Return the squares one step of a king, queen, rook or bishop away from some squares."""
    return _STEPS[kind](squares) & BOARD


def _last_ranks(side: Side, fixed: SquareSet) -> tuple[int, int]:
    """Return where no fixed man stands on the last rank but one of a side, and on the last."""
    last, before = (56, 48) if side == WHITE else (0, 8)
    return ~fixed >> before & 0xFF, ~fixed >> last & 0xFF


@lru_cache(maxsize=256)
def _fixed(placement: Placement, rights: str, chess960: bool) -> SquareSet:
    fixed = set_of(placement[8:16], "P") << 8 | set_of(placement[48:56], "p") << 48
    if fixed:
        # A bishop in such a cage is the one that began there: no other can have come in.
        homes = range(8) if chess960 else _HOME_FILES["B"]
        for bishop, shift in (("B", 0), ("b", 56)):
            for file in homes:
                home = 1 << file + shift
                if placement[file + shift] == bishop and not _diagonal(home) & BOARD & ~fixed:
                    fixed |= home
    if rights:
        for letter, rook in sound_rights(Position(placement, WHITE, rights), chess960).items():
            fixed |= 1 << rook | 1 << placement.index(piece_of("K", side_of(letter)))
    return fixed


@lru_cache(maxsize=4096)
def _spread(kind: str, origins: SquareSet, free: SquareSet) -> SquareSet:
    """Return the squares reached from some squares by steps over free ones."""
    step = _STEPS[kind]
    reached, edge = origins, origins
    while edge:
        edge = step(edge) & free & ~reached
        reached |= edge
    return reached


def _straight(squares: SquareSet) -> SquareSet:
    return squares << 8 | squares >> 8 | (squares & _NOT_H) << 1 | (squares & _NOT_A) >> 1


def _diagonal(squares: SquareSet) -> SquareSet:
    right, left = squares & _NOT_H, squares & _NOT_A
    return right << 9 | right >> 7 | left << 7 | left >> 9


def _around(squares: SquareSet) -> SquareSet:
    return _straight(squares) | _diagonal(squares)


_STEPS: Final[dict[str, Callable[[SquareSet], SquareSet]]] = {
    "K": _around,
    "Q": _around,
    "R": _straight,
    "B": _diagonal,
}
