"""Which pieces can be those that a side began with, by where each of them can have been.

A piece that no original of its kind can have become was a pawn, and then it was promoted where it
could get out to where it stands. An original without such a piece was captured in its region.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fenedit.notation.position import WHITE, Position, piece_of
from fenedit.rules.retro.ledger import Army
from fenedit.rules.retro.places.regions import (
    BOARD,
    LIGHT,
    SquareSet,
    fixed_squares,
    home_regions,
    is_divided,
    promotion_squares,
    region,
    set_of,
)

_COLOURS: Final = (BOARD & ~LIGHT, LIGHT)
_RANKS_3_TO_7: Final[SquareSet] = 0x00FFFFFFFFFF0000
_RANKS_2_TO_6: Final[SquareSet] = 0x0000FFFFFFFFFF00


class Origins(NamedTuple):
    """Where the pieces of one kind and side came from.

    Attributes:
        homes: the squares that an original can have visited.
        promoted: how many of them, at least, were pawns.
        astray: those that come from nowhere, or, where each alone could be an original, those
            that are too many for the originals that can have become them.
    """

    homes: SquareSet
    promoted: int
    astray: SquareSet


class BeyondPawns(NamedTuple):
    """Missing men of one side that no pawn which is still one can have captured.

    Attributes:
        men: how many there are, at least.
        dark: whether the original bishop on dark squares is one of them.
        light: the same for light squares.
    """

    men: int
    dark: bool = False
    light: bool = False


def origins(
    position: Position, chess960: bool, army: Army, kind: str, captures: int
) -> tuple[Origins, ...] | None:
    """Return where the pieces of a kind came from, of bishops those on dark squares apart.

    None says that fixed men stop no such piece anywhere, so that the ledger knows all there is.

    Args:
        position: where they stand.
        chess960: whether the game can have begun from any of the 960 arrays.
        army: their side.
        kind: Q, R or B.
        captures: how many captures their side made.
    """
    fixed = fixed_squares(position, chess960)
    if not is_divided(kind, fixed):
        return None
    men = set_of(position.placement, piece_of(kind, army.side))
    homes = home_regions(kind, army.side, fixed, chess960=chess960)
    grown = region(kind, promotion_squares(army, captures, fixed), fixed)
    if kind != "B":
        return (_origins(men, homes, grown),)
    return tuple(
        [
            _origins(men & colour, (home & colour,), grown)
            for home, colour in zip(homes, _COLOURS, strict=True)
        ]
    )


def beyond_pawns(position: Position, chess960: bool, army: Army) -> BeyondPawns:
    """Return which missing men of a side pawns that are still pawns cannot have captured.

    Such a man is an original that was shut in where no pawn captures without being promoted, and
    that is there no more.
    """
    fixed = fixed_squares(position, chess960)
    in_reach = (_RANKS_2_TO_6 if army.side == WHITE else _RANKS_3_TO_7) & ~fixed
    pieces = 0
    for kind in "QR":
        if is_divided(kind, fixed):
            homes = home_regions(kind, army.side, fixed, chess960=chess960)
            shut_in = [home for home in homes if not home & in_reach]
            men = set_of(position.placement, piece_of(kind, army.side))
            pieces += len(shut_in) - _matched(men, shut_in)
    if not is_divided("B", fixed):
        return BeyondPawns(pieces)
    homes = home_regions("B", army.side, fixed, chess960=chess960)
    men = set_of(position.placement, piece_of("B", army.side))
    dark, light = [
        not home & colour & (men | in_reach) for home, colour in zip(homes, _COLOURS, strict=True)
    ]
    return BeyondPawns(pieces + dark + light, dark, light)


def _origins(men: SquareSet, homes: Sequence[SquareSet], grown: SquareSet) -> Origins:
    promoted = men.bit_count() - _matched(men, homes)
    visited = 0
    for home in homes:
        visited |= home
    originals = men & ~grown
    if originals.bit_count() <= _matched(originals, homes):
        return Origins(visited, promoted, 0)
    return Origins(visited, promoted, originals & ~visited or originals)


def _matched(men: SquareSet, homes: Sequence[SquareSet]) -> int:
    """Return how many men, at most, can each be another one of at most two originals."""
    found = [men & home for home in homes if men & home]
    if len(found) == 2 and found[0] == found[1] and found[0].bit_count() == 1:
        return 1
    return len(found)
