"""What captures and promotions must have brought about, as the search over pawns needs it."""

from typing import Final, NamedTuple

from fenedit.notation.pieces import BLACK, WHITE, Side, piece_of
from fenedit.notation.position import Position
from fenedit.notation.squares import Square, file_of, is_light, rank_of, square_at
from fenedit.rules.options import sound_rights
from fenedit.rules.retro.ledger import PAWNS, Army, Ledger

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
    """

    light: int
    dark: int
    promoted: int
    captures: int
    blocked: frozenset[int]

    def pawns_captured(self, army: Army) -> int:
        """Return how many of its pawns, at most, were captured as pawns."""
        return PAWNS - len(army.pawns) - self.promoted


def demands(position: Position, chess960: bool, counted: Ledger) -> tuple[Demand, Demand]:
    """Return what White's pawns must have done, and Black's."""
    white, black = counted
    unmoved = _unmoved(position, chess960)
    white_homes = () if chess960 else _shut_bishops(position, WHITE)
    black_homes = () if chess960 else _shut_bishops(position, BLACK)
    return (
        _demand(position, white, black, white_homes, black_homes, unmoved),
        _demand(position, black, white, black_homes, white_homes, unmoved),
    )


def _demand(
    position: Position,
    army: Army,
    foe: Army,
    homes: tuple[Square, ...],
    foe_homes: tuple[Square, ...],
    unmoved: frozenset[Square],
) -> Demand:
    bishop = piece_of("B", army.side)
    light, dark = max(0, army.light - 1), max(0, army.dark - 1)
    more = 0
    for home in homes:
        # One that is not at home died there: all others on such squares were pawns.
        if position.placement[home] != bishop:
            if is_light(home) and army.light:
                light, more = army.light, more + 1
            elif not is_light(home) and army.dark:
                dark, more = army.dark, more + 1
    # What died behind its pawns was not taken by a pawn, and was none.
    foe_bishop = piece_of("B", foe.side)
    lost = sum(position.placement[home] != foe_bishop for home in foe_homes)
    last_rank = 7 if army.side == WHITE else 0
    blocked = frozenset(file_of(square) for square in unmoved if rank_of(square) == last_rank)
    return Demand(light, dark, army.promoted + more, foe.missing - lost, blocked)


def _shut_bishops(position: Position, side: Side) -> tuple[Square, ...]:
    """Return the first squares of bishops that two unmoved pawns have always shut in."""
    pawn = piece_of("P", side)
    first, second = (0, 1) if side == WHITE else (7, 6)
    return tuple(
        square_at(file, first)
        for file in _BISHOP_FILES
        if position.placement[square_at(file - 1, second)]
        == position.placement[square_at(file + 1, second)]
        == pawn
    )


def _unmoved(position: Position, chess960: bool) -> frozenset[Square]:
    """Return the squares of kings and rooks that castling rights say never moved."""
    squares = set()
    placement = position.placement
    for letter, rook in sound_rights(position, chess960).items():
        squares.add(rook)
        squares.add(placement.index("K" if letter.isupper() else "k"))
    return frozenset(squares)
