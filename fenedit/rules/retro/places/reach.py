"""Kings, queens and rooks that unmoved men kept from coming where they stand."""

from collections.abc import Iterator
from typing import Final

from fenedit.notation.position import WHITE, Position, other_side, piece_of
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.retro.ledger import PAWNS, Army, Ledger
from fenedit.rules.retro.places.cages import promoted_with_bishops
from fenedit.rules.retro.places.origins import origins
from fenedit.rules.retro.places.regions import (
    SquareSet,
    fixed_squares,
    home_regions,
    is_divided,
    neighbours,
    promotion_doors,
    set_of,
    squares_in,
)

_KNIGHTS: Final = 2
"""Knights that a side begins with."""
_REASONS: Final = {"Q": ("queen", "queens"), "R": ("rook", "rooks")}


def unreachable_pieces(position: Position, chess960: bool, counted: Ledger) -> Iterator[Problem]:
    """Accuse kings, queens and rooks that cannot have come where they stand.

    Each must stand in the region of an original of its kind that no other piece needs, or where
    a promoted one could go, over squares without unmoved men; a king also never enters a square
    that an unmoved man of the other side attacks. Pawns must suffice for the promotions that
    follow. A side with too many promoted men anyhow is left to that reproach, and a king that is
    attacked by an unmoved man now is left to the question of the last move.

    The datum "reason" is

    - "king", "queen" or "rook": there is no way to the squares, where such pieces of one side
      stand;
    - "queens" or "rooks": there is a way to each of the squares, but not for as many originals;
    - "knights": there are more than originals, but no pawn came past unmoved men;
    - "promotions": too few pawns are missing for the pieces that must have been promoted. The
      squares are those of queens and rooks. Data: pawns, promoted, total.
    """
    fixed = fixed_squares(position, chess960)
    if not fixed:
        return
    white, black = counted
    for army, foe in ((white, black), (black, white)):
        yield from _king(position, chess960, army, fixed)
        if len(army.pawns) + army.promoted <= PAWNS:
            yield from _pieces(position, chess960, army, foe.missing)


def _king(position: Position, chess960: bool, army: Army, fixed: SquareSet) -> Iterator[Problem]:
    attacked = _always_attacked(position, army, fixed)
    if not is_divided("K", fixed, attacked):
        return
    king = 1 << army.kings[0]
    if king & attacked:
        return
    (region,) = home_regions("K", army.side, fixed, attacked, chess960=chess960)
    if not king & region:
        yield _astray("king", king)


def _pieces(position: Position, chess960: bool, army: Army, captures: int) -> Iterator[Problem]:
    fixed = fixed_squares(position, chess960)
    if army.knights > _KNIGHTS and not promotion_doors(army.side, fixed):
        # Knights leap over fixed men: for them alone nobody asks where originals can have gone.
        yield _astray("knights", set_of(position.placement, piece_of("N", army.side)))
    sound = True
    more, seen = 0, 0
    for kind, count, first in (("Q", army.queens, 1), ("R", army.rooks, 2)):
        if not count:
            continue
        found = origins(position, chess960, army, kind, captures)
        if found is None:
            continue
        for group in found:
            more += group.promoted - max(0, count - first)
            if group.astray:
                sound = False
                one, several = _REASONS[kind]
                yield _astray(several if group.astray & group.homes else one, group.astray)
            seen |= set_of(position.placement, piece_of(kind, army.side))
    if not sound or not more:
        return
    promoted = promoted_with_bishops(position, chess960, army, captures)
    pawns = len(army.pawns)
    if pawns + promoted <= PAWNS < pawns + promoted + more:
        data = (
            ("reason", "promotions"),
            ("pawns", str(pawns)),
            ("promoted", str(promoted + more)),
            ("total", str(pawns + promoted + more)),
        )
        yield Problem("unreachable-piece", Severity.ILLEGAL, squares=squares_in(seen), data=data)


def _astray(reason: str, men: SquareSet) -> Problem:
    return Problem(
        "unreachable-piece",
        Severity.ILLEGAL,
        squares=squares_in(men),
        data=(("reason", reason),),
    )


def _always_attacked(position: Position, army: Army, fixed: SquareSet) -> SquareSet:
    """Return squares that unmoved men of the other side have attacked throughout the game."""
    foe, placement = other_side(army.side), position.placement
    pawns = set_of(placement, piece_of("P", foe)) & fixed
    ahead = pawns << 8 if foe == WHITE else pawns >> 8
    attacked = neighbours(ahead, "R") & (_RANK_3 if foe == WHITE else _RANK_6)
    for kind in "KR":
        men = set_of(placement, piece_of(kind, foe)) & fixed
        if men:
            attacked |= neighbours(men, kind)
    return attacked & ~fixed


_RANK_3: Final[SquareSet] = 0x0000000000FF0000
_RANK_6: Final[SquareSet] = 0x0000FF0000000000
