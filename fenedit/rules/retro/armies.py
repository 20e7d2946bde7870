"""Counts the pieces of both sides, and finds where they can have been in a game.

What each side must have lost, promoted and captured are only numbers that hold in every game, from
the initial array or from any of Chess960: each begins with eight pawns, one queen, two rooks, two
knights and a bishop on squares of either colour.

A pawn on its home rank has never moved, and it was there at any time of the game. The same holds
for king and rook of a castling right, and for a bishop at home between two such pawns. Squares of
these pieces are called fixed: nothing ever crossed them but knights. What a sliding piece or a king
could have reached over all other squares is its region, whatever came and went there. Castling adds
nothing to a region: king and rook pass over squares that were empty then.

Sets of squares are integers here: bit 0 is a1, bit 63 is h8.

A piece that no original of its kind could have become was a pawn, and then it was promoted where it
could get out to where it stands. An original without such a piece was captured in its region.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from fenedit.notation.castling import sound_rights
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    WHITE,
    Placement,
    Position,
    Side,
    Square,
    is_light,
    piece_of,
    side_of,
    squares_of,
)

PAWNS = 8
"""A side's pawns at the beginning."""
ARMY = 16
"""A side's pieces at the beginning."""
ORIGINALS = {"K": 1, "Q": 1, "R": 2, "N": 2, "B": 1}
"""How many of a kind a side has at the beginning, of bishops on squares of one colour."""


class Army(NamedTuple):
    """The pieces of one side, counted.

    Attributes:
        side: whose they are.
        kings: squares of its kings, from a1 upward, as all squares here.
        pawns: squares of its pawns.
        queens, rooks, knights: how many there are.
        light, dark: how many bishops stand on light and on dark squares.
        pieces: how many pieces there are, the king among them.
        promoted: how many of the pieces were certainly pawns.
        missing: how many pieces were captured.
        captures: how many it made: the missing pieces of the other side.
    """

    side: Side
    kings: tuple[Square, ...]
    pawns: tuple[Square, ...]
    queens: int
    rooks: int
    knights: int
    light: int
    dark: int
    pieces: int
    promoted: int
    missing: int
    captures: int

    @property
    def pawns_gone(self) -> int:
        """How many pawns were promoted or captured."""
        return PAWNS - len(self.pawns)

    @property
    def pawns_captured(self) -> int:
        """How many pawns, at most, were captured before they could be promoted."""
        return self.pawns_gone - self.promoted

    def number(self, kind: str, light: bool) -> int:
        """Return how many pieces of a kind there are, of bishops those on squares of one colour."""
        bishops = self.light if light else self.dark
        return {"Q": self.queens, "R": self.rooks, "N": self.knights, "B": bishops}[kind]

    def extra(self, kind: str) -> tuple[int, ...]:
        """Return how many more of a kind there are than at first; of dark and of light bishops."""
        colours = (False, True) if kind == "B" else (False,)
        return tuple([max(0, self.number(kind, light) - ORIGINALS[kind]) for light in colours])


class PieceCount(NamedTuple):
    """Both armies."""

    white: Army
    black: Army

    @property
    def captures(self) -> int:
        """How many captures there were."""
        return self.white.captures + self.black.captures


def count_pieces(placement: Placement) -> PieceCount:
    """Count the pieces of a placement."""
    return PieceCount(_army(placement, WHITE), _army(placement, BLACK))


def _army(placement: Placement, side: Side) -> Army:
    kings, pawns, queens, rooks, knights, bishops = (
        tuple(squares_of(placement, piece_of(kind, side))) for kind in "KPQRNB"
    )
    light = sum(map(is_light, bishops))
    counts = len(queens), len(rooks), len(knights), light, len(bishops) - light
    promoted = sum(
        max(0, count - ORIGINALS[kind]) for kind, count in zip("QRNBB", counts, strict=True)
    )
    pieces = len(kings) + len(pawns) + sum(counts)
    captures = ARMY - (64 - placement.count(EMPTY) - pieces)
    return Army(side, kings, pawns, *counts, pieces, promoted, ARMY - pieces, captures)


SquareSet: TypeAlias = int

BOARD: SquareSet = (1 << 64) - 1
LIGHT: SquareSet = 0x55AA55AA55AA55AA
_NOT_A: SquareSet = 0xFEFEFEFEFEFEFEFE
_NOT_H: SquareSet = 0x7F7F7F7F7F7F7F7F
_MIDDLE: SquareSet = 0x000000FFFF000000
"""Ranks 4 and 5: never fixed, never attacked by a fixed piece, and one region for every kind,
except that bishops have one on each colour."""
_HOME_FILES = {"K": (4,), "Q": (3,), "R": (0, 7), "B": (2, 5)}


def fixed_squares(position: Position, chess960: bool) -> SquareSet:
    """Return the squares of pieces that never moved; rights that do not hold are ignored."""
    return _fixed(position.placement, position.castling_rights, chess960)


def held_by_rights(position: Position, chess960: bool) -> frozenset[Square]:
    """Return the squares of kings and rooks that castling rights say never moved."""
    squares = set()
    for letter, rook in sound_rights(position, chess960).items():
        squares |= {rook, position.placement.index(piece_of("K", side_of(letter)))}
    return frozenset(squares)


def region(kind: str, origins: SquareSet, fixed: SquareSet, barred: SquareSet = 0) -> SquareSet:
    """Return all squares that a piece may have visited if it began on one of some squares.

    Args:
        kind: K, Q, R or B.
        origins: where it may have begun. From a fixed square it never left.
        fixed: squares of pieces that never moved.
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
    """Return whether fixed pieces keep a kind of piece from a square that they do not occupy."""
    free = BOARD & ~(fixed | barred)
    return _spread(kind, _MIDDLE, free) != free


def home_regions(
    kind: str, side: Side, fixed: SquareSet, barred: SquareSet = 0, *, chess960: bool
) -> tuple[SquareSet, ...]:
    """Return the region of each piece of a kind that a side began with.

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
            origins = [sum(1 << file + shift for file in range(1, 7))]
        else:
            origins = [back_rank] * ORIGINALS[kind]
    return tuple([region(kind, origin, fixed, barred) for origin in origins])


def promotion_squares(army: Army, fixed: SquareSet) -> SquareSet:
    """Return where pawns of a side could have been promoted.

    A pawn comes from the same file or a neighbouring one, through a square that is not fixed. A
    side that made no captures has its pawns on their files for ever, so those that were promoted
    left files without pawns of theirs.
    """
    if not army.pawns_gone:
        return 0
    last = 7 if army.side == WHITE else 0
    passable, arrival = _last_ranks(army.side, fixed)
    if army.captures:
        files = arrival & (passable | passable << 1 | passable >> 1)
    else:
        files = arrival & passable
        for pawn in army.pawns:
            files &= ~(1 << (pawn & 7))
    return files << 8 * last


def promotion_doors(side: Side, fixed: SquareSet) -> int:
    """Return the files on which pawns of a side could have stood before they were promoted.

    There is no fixed piece on such a square, nor on all the squares that the pawn can move to. Bit
    0 is the a-file.
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
    """Return the squares of a piece."""
    found = 0
    for square in squares_of(placement, piece):
        found |= 1 << square
    return found


def _last_ranks(side: Side, fixed: SquareSet) -> tuple[int, int]:
    """Return the squares without fixed pieces on a side's last rank but one, and on its last."""
    last, before = (56, 48) if side == WHITE else (0, 8)
    return ~fixed >> before & 0xFF, ~fixed >> last & 0xFF


@lru_cache(maxsize=256)
def _fixed(placement: Placement, rights: str, chess960: bool) -> SquareSet:
    fixed = set_of(placement[8:16], "P") << 8 | set_of(placement[48:56], "p") << 48
    if fixed:
        # A bishop in such a cage began there: no other can have entered it.
        homes = range(8) if chess960 else _HOME_FILES["B"]
        for bishop, shift in (("B", 0), ("b", 56)):
            for file in homes:
                home = 1 << file + shift
                if placement[file + shift] == bishop and not neighbours(home, "B") & ~fixed:
                    fixed |= home
    if rights:
        for square in held_by_rights(Position(placement, WHITE, rights), chess960):
            fixed |= 1 << square
    return fixed


@lru_cache(maxsize=4096)
def _spread(kind: str, origins: SquareSet, free: SquareSet) -> SquareSet:
    """Return the squares reached from some squares by steps over free ones."""
    reached, edge = origins, origins
    while edge:
        edge = neighbours(edge, kind) & free & ~reached
        reached |= edge
    return reached


def neighbours(squares: SquareSet, kind: str) -> SquareSet:
    """Return the squares one step of a king, queen, rook or bishop away from some squares."""
    right, left = squares & _NOT_H, squares & _NOT_A
    found = 0
    if kind != "B":
        found = squares << 8 | squares >> 8 | right << 1 | left >> 1
    if kind != "R":
        found |= right << 9 | right >> 7 | left << 7 | left >> 9
    return found & BOARD


_COLOURS = (BOARD & ~LIGHT, LIGHT)
_RANKS_3_TO_7: SquareSet = 0x00FFFFFFFFFF0000
_RANKS_2_TO_6: SquareSet = 0x0000FFFFFFFFFF00


class Origins(NamedTuple):
    """Where the pieces of one kind and side came from.

    Attributes:
        homes: the squares that an original could have visited.
        promoted: how many of them, at least, were pawns.
        astray: those that come from nowhere, or, where each alone could be an original, those
            that are too many for the originals that could have become them.
    """

    homes: SquareSet
    promoted: int
    astray: SquareSet


class BeyondPawns(NamedTuple):
    """Missing pieces of one side that no pawn which is still one could have captured.

    Attributes:
        pieces: how many there are, at least.
        dark: whether the original bishop on dark squares is one of them.
        light: the same for light squares.
    """

    pieces: int
    dark: bool = False
    light: bool = False


def origins(
    position: Position, chess960: bool, army: Army, kind: str
) -> tuple[Origins, ...] | None:
    """Return where the pieces of a kind came from, of bishops those on dark squares apart.

    None if fixed pieces stop no such piece (Q, R or B), so that counting is enough. In Chess960 the
    game could have begun from any of the 960 arrays.
    """
    fixed = fixed_squares(position, chess960)
    if not is_divided(kind, fixed):
        return None
    pieces = set_of(position.placement, piece_of(kind, army.side))
    homes = home_regions(kind, army.side, fixed, chess960=chess960)
    grown = region(kind, promotion_squares(army, fixed), fixed)
    if kind != "B":
        return (_origins(pieces, homes, grown),)
    return tuple(
        [
            _origins(pieces & colour, (home & colour,), grown)
            for home, colour in zip(homes, _COLOURS, strict=True)
        ]
    )


def promoted_pieces(position: Position, chess960: bool, army: Army, kind: str) -> tuple[int, ...]:
    """Return how many pieces of a kind, at least, were pawns, of bishops on dark squares apart.

    As `origins`, but the kind may be N.
    """
    # Knights leap over fixed pieces and have no regions.
    found = None if kind == "N" else origins(position, chess960, army, kind)
    return army.extra(kind) if found is None else tuple([group.promoted for group in found])


def beyond_pawns(position: Position, chess960: bool, army: Army) -> BeyondPawns:
    """Return the missing pieces of a side that no pawn still on the board could have captured.

    Such a piece is an original that was shut in where no pawn captures without being promoted, and
    is no longer there.
    """
    fixed = fixed_squares(position, chess960)
    in_reach = (_RANKS_2_TO_6 if army.side == WHITE else _RANKS_3_TO_7) & ~fixed
    count = 0
    for kind in "QR":
        if is_divided(kind, fixed):
            homes = home_regions(kind, army.side, fixed, chess960=chess960)
            shut_in = [home for home in homes if not home & in_reach]
            pieces = set_of(position.placement, piece_of(kind, army.side))
            count += len(shut_in) - _matched(pieces, shut_in)
    if not is_divided("B", fixed):
        return BeyondPawns(count)
    homes = home_regions("B", army.side, fixed, chess960=chess960)
    pieces = set_of(position.placement, piece_of("B", army.side))
    dark, light = [
        not home & colour & (pieces | in_reach)
        for home, colour in zip(homes, _COLOURS, strict=True)
    ]
    return BeyondPawns(count + dark + light, dark, light)


def _origins(pieces: SquareSet, homes: Sequence[SquareSet], grown: SquareSet) -> Origins:
    promoted = pieces.bit_count() - _matched(pieces, homes)
    visited = 0
    for home in homes:
        visited |= home
    originals = pieces & ~grown
    if originals.bit_count() <= _matched(originals, homes):
        return Origins(visited, promoted, 0)
    return Origins(visited, promoted, originals & ~visited or originals)


def _matched(pieces: SquareSet, homes: Sequence[SquareSet]) -> int:
    """Return how many pieces, at most, can be different originals; of these there are 1 or 2."""
    found = [pieces & home for home in homes if pieces & home]
    if len(found) == 2 and found[0] == found[1] and found[0].bit_count() == 1:
        return 1
    return len(found)
