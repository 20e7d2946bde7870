"""What captures and promotions must have brought about, as the search over pawns needs it."""

from typing import Final, NamedTuple

from fenedit.notation.position import (
    WHITE,
    Placement,
    Position,
    Side,
    Square,
    file_of,
    other_side,
    piece_of,
    rank_of,
    square_at,
)
from fenedit.rules.options import sound_rights
from fenedit.rules.retro.ledger import PAWNS, Army, Ledger
from fenedit.rules.retro.places.origins import origins

_BISHOP_FILES: Final = (2, 5)


class Demand(NamedTuple):
    """What one side's pawns must have done.

    Attributes:
        light: promotions on light squares that its bishops prove.
        dark: the same on dark squares.
        promoted: promotions in all that its pieces prove.
        captures: how many of its captures may be a pawn's, or may have taken a pawn.
        blocked: files on whose last square it never promoted: an unmoved man of the other side
            stands there.
        guarded: files on whose last square it promoted by captures from other files alone: a
            pawn on the square before it gives check to an unmoved king, which somebody must
            have answered by taking the pawn.
        shut: files on whose last square a promoted bishop is of no use: unmoved pawns of the
            other side would have shut it in, and none stands there.
    """

    light: int
    dark: int
    promoted: int
    captures: int
    blocked: frozenset[int]
    guarded: frozenset[int]
    shut: frozenset[int]

    def pawns_captured(self, army: Army) -> int:
        """Return how many of its pawns, at most, were captured as pawns."""
        return PAWNS - len(army.pawns) - self.promoted


def demands(position: Position, chess960: bool, counted: Ledger) -> tuple[Demand, Demand]:
    """Return what White's pawns must have done, and Black's."""
    white, black = counted
    return (
        _demand(position, chess960, white, black),
        _demand(position, chess960, black, white),
    )


def held_by_rights(position: Position, chess960: bool) -> frozenset[Square]:
    """Return the squares of kings and rooks that castling rights say never moved."""
    squares = set()
    for letter, rook in sound_rights(position, chess960).items():
        squares.add(rook)
        squares.add(position.placement.index("K" if letter.isupper() else "k"))
    return frozenset(squares)


def _demand(position: Position, chess960: bool, army: Army, foe: Army) -> Demand:
    placement = position.placement
    queens = _promoted(position, chess960, army, "Q", foe.missing, (army.queens - 1,))
    rooks = _promoted(position, chess960, army, "R", foe.missing, (army.rooks - 2,))
    bishops = army.dark - 1, army.light - 1
    dark, light = _promoted(position, chess960, army, "B", foe.missing, bishops)
    promoted = sum(queens) + sum(rooks) + light + dark + max(0, army.knights - 2)
    # What died behind its pawns was not taken by a pawn, and was none.
    homes = () if chess960 else _shut_bishops(placement, foe.side)
    lost = sum(placement[home] != piece_of("B", foe.side) for home in homes)
    last_rank = 7 if army.side == WHITE else 0
    rooted = held_by_rights(position, chess960)
    unmoved = [square for square in rooted if rank_of(square) == last_rank]
    blocked = frozenset(map(file_of, unmoved))
    kings = [file_of(square) for square in unmoved if placement[square] in "Kk"]
    guarded = frozenset(file + side for file in kings for side in (-1, 1))
    return Demand(
        light,
        dark,
        promoted,
        foe.missing - lost,
        blocked,
        guarded,
        _shut_files(placement, army.side),
    )


def _promoted(
    position: Position,
    chess960: bool,
    army: Army,
    kind: str,
    captures: int,
    extra: tuple[int, ...],
) -> tuple[int, ...]:
    """Return how many pieces of a kind were pawns, of bishops those on dark squares apart.

    Args:
        position: where they stand.
        chess960: whether the game can have begun from any of the 960 arrays.
        army: their side.
        kind: Q, R or B.
        captures: how many captures their side made.
        extra: how many more there are than a side begins with.
    """
    found = origins(position, chess960, army, kind, captures)
    if found is None:
        return tuple(max(0, more) for more in extra)
    return tuple(origin.promoted for origin in found)


def _shut_files(placement: Placement, side: Side) -> frozenset[int]:
    """Return the files on whose last square a side's promoted bishop would have had to stay."""
    last, seventh = (7, 6) if side == WHITE else (0, 1)
    bishop, pawn = piece_of("B", side), piece_of("P", other_side(side))
    unmoved = {file for file in range(8) if placement[square_at(file, seventh)] == pawn}
    return frozenset(
        file
        for file in range(8)
        if {file - 1, file + 1} & set(range(8)) <= unmoved
        and placement[square_at(file, last)] != bishop
    )


def _shut_bishops(placement: Placement, side: Side) -> tuple[Square, ...]:
    """Return the first squares of bishops that two unmoved pawns have always shut in."""
    pawn = piece_of("P", side)
    first, second = (0, 1) if side == WHITE else (7, 6)
    return tuple(
        square_at(file, first)
        for file in _BISHOP_FILES
        if placement[square_at(file - 1, second)] == placement[square_at(file + 1, second)] == pawn
    )
