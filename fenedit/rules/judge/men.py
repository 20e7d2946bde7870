"""How many men of each kind a position may have, and where pawns may stand.

Engines refuse positions that break these rules. FIDE Laws of Chess, articles 2.2 and 3.7.
"""

from collections.abc import Iterator
from typing import Final

from fenedit.notation.position import (
    BLACK,
    EMPTY,
    EMPTY_PLACEMENT,
    WHITE,
    Placement,
    Position,
    Side,
    piece_of,
    rank_of,
    side_of,
    squares_of,
)
from fenedit.notation.problems import Problem, Severity

_SIDES: Final[tuple[tuple[Side, str], ...]] = ((WHITE, "white"), (BLACK, "black"))
MAX_PAWNS: Final = 8
MAX_MEN: Final = 16


def empty_board(position: Position, chess960: bool) -> Iterator[Problem]:
    """Accuse a board on which nothing stands."""
    if position.placement == EMPTY_PLACEMENT:
        yield Problem("empty-board", Severity.NOT_PLAYABLE)


def kings(position: Position, chess960: bool) -> Iterator[Problem]:
    """Accuse a side that has no king, or several."""
    placement = position.placement
    for side, name in _SIDES:
        king = piece_of("K", side)
        count = placement.count(king)
        if count == 0:
            yield Problem(f"king-missing-{name}", Severity.NOT_PLAYABLE)
        elif count > 1:
            squares = tuple(squares_of(placement, king))
            yield Problem(f"kings-too-many-{name}", Severity.NOT_PLAYABLE, squares=squares)


def numbers(position: Position, chess960: bool) -> Iterator[Problem]:
    """Accuse a side that has more than eight pawns, or more than sixteen men."""
    placement = position.placement
    for side, name in _SIDES:
        pawn = piece_of("P", side)
        pawns = placement.count(pawn)
        if pawns > MAX_PAWNS:
            yield Problem(
                f"pawns-too-many-{name}",
                Severity.NOT_PLAYABLE,
                squares=tuple(squares_of(placement, pawn)),
                data=(("count", str(pawns)),),
            )
        men = _count_men(placement, side)
        if men > MAX_MEN:
            yield Problem(
                f"men-too-many-{name}",
                Severity.NOT_PLAYABLE,
                squares=tuple(
                    square
                    for square, man in enumerate(placement)
                    if man != EMPTY and side_of(man) == side
                ),
                data=(("count", str(men)),),
            )


def pawns_on_back_ranks(position: Position, chess960: bool) -> Iterator[Problem]:
    """Accuse pawns on the first and the last rank."""
    placement = position.placement
    if has_pawns_on_back_ranks(placement):
        pawns = [*squares_of(placement, "P"), *squares_of(placement, "p")]
        squares = tuple(sorted(square for square in pawns if rank_of(square) in (0, 7)))
        yield Problem("pawn-on-backrank", Severity.NOT_PLAYABLE, squares=squares)


def has_pawns_on_back_ranks(placement: Placement) -> bool:
    """Tell whether a pawn stands on the first or the last rank."""
    back_ranks = placement[:8] + placement[56:]
    return "P" in back_ranks or "p" in back_ranks


def _count_men(placement: Placement, side: Side) -> int:
    return sum(placement.count(piece_of(kind, side)) for kind in "KQRBNP")
