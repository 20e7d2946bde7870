"""Whether engines play on from a position: all that is not playable, in a few microseconds.

Nearly every position is in order, and is asked so often that it must be cheap to say so. Each
group of checks is run only where a glance at the position cannot rule out that it finds something.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from fenedit.notation.position import EMPTY_PLACEMENT, WHITE, Placement, Position, Side
from fenedit.notation.problems import Problem
from fenedit.rules.attacks import is_attacked
from fenedit.rules.judge import checks, claims, men
from fenedit.rules.options import sound_rights

Check: TypeAlias = Callable[[Position, bool], Iterator[Problem]]
"""One question: takes a position and whether Chess960's rules hold; yields what it finds."""

MEN_CHECKS: Final[tuple[Check, ...]] = (
    men.empty_board,
    men.kings,
    men.numbers,
    men.pawns_on_back_ranks,
    checks.adjacent_kings,
    checks.opposite_check,
)
"""What must hold for moves to make sense at all."""

RIGHTS_CHECKS: Final[tuple[Check, ...]] = (claims.castling, claims.chess960_offered)
"""What castling rights claim; engines drop what fails here."""

_ALL_BUT_WHITE: Final = b"kqrbnp."
_ALL_BUT_BLACK: Final = b"KQRBNP."


def playability(position: Position, chess960: bool) -> tuple[Problem, ...]:
    """Return all reasons for engines to refuse a position or to drop what it claims, by family.

    With them come the question whether rights are meant for Chess960 (a hint), the proof that a
    double step was not the last move where engines do not care, and the note on an en passant
    square that nobody can use, which the same checks find.
    """
    placement, side, rights, ep_square, _, _ = position
    found: list[Problem] = []
    if not men_in_order(placement, side):
        found += [problem for check in MEN_CHECKS for problem in check(position, chess960)]
    if rights and not _hold(placement[:8], placement[56:], rights, chess960):
        found += [problem for check in RIGHTS_CHECKS for problem in check(position, chess960)]
    if ep_square is not None:
        found += claims.en_passant(position, chess960)
    return tuple(found)


def men_in_order(placement: Placement, side_to_move: Side) -> bool:
    """Tell whether none of MEN_CHECKS has anything to say of a placement."""
    board = placement.encode()
    white = board.translate(None, _ALL_BUT_WHITE)
    black = board.translate(None, _ALL_BUT_BLACK)
    king = placement.find("k" if side_to_move == WHITE else "K")
    return (
        white.count(b"K") == black.count(b"k") == 1
        and len(white) <= men.MAX_MEN
        and len(black) <= men.MAX_MEN
        and white.count(b"P") <= men.MAX_PAWNS
        and black.count(b"p") <= men.MAX_PAWNS
        and not men.has_pawns_on_back_ranks(placement)
        # This leaves no room for a neighbouring king either.
        and not is_attacked(placement, king, side_to_move)
    )


@lru_cache(maxsize=4096)
def _hold(first_rank: str, last_rank: str, rights: str, chess960: bool) -> bool:
    """Tell whether all rights hold; they concern nothing but the two back ranks.

    In games and in files of problems few pairs of back ranks meet with rights, again and again.
    """
    placement = first_rank + EMPTY_PLACEMENT[8:56] + last_rank
    sound = sound_rights(Position(placement, castling_rights=rights), chess960)
    return len(sound) == len(rights)
