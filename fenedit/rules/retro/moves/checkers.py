"""Checks that no last move can have given, and what the king says about en passant.

A king is in check because the last move put a man where it attacks, or took one off a line. Which
last moves there can be is asked of `retraction`; here is found out how to say that there is none.
"""

from collections.abc import Iterator
from typing import Final

from fenedit.notation.position import (
    EMPTY,
    WHITE,
    Placement,
    Position,
    Square,
    ep_capturers,
    ep_is_possible,
    file_of,
    other_side,
    piece_of,
    rank_of,
    square_name,
    with_contents,
)
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.attacks import attackers, is_attacked
from fenedit.rules.retro.ledger import Ledger
from fenedit.rules.retro.moves.retraction import retractions

_MOST_CHECKERS: Final = 2
_STEPPERS: Final = {"NN": "two-knights", "PP": "two-pawns", "NP": "knight-and-pawn"}
"""Two checkers of which only one can have just moved, and the other's check is not uncovered."""
_LIKE_SLIDERS: Final = {"BB": "two-bishops", "RR": "two-rooks"}
"""Two checkers of which neither leaves the other's line, unless it was promoted."""


def impossible_checks(position: Position, chess960: bool, counted: Ledger) -> Iterator[Problem]:
    """Accuse checks that no last move can have given.

    One move brings one man to where it attacks and opens one line, or two by en passant, so that
    two men give check at most, and some retraction must leave the king of the side to move alone.
    What a claimed double step leaves of a check is judged with the claim, as engines refuse it.
    The first square is the king's.
    """
    placement, to_move, _, target, *_ = position
    king = placement.index(piece_of("K", to_move))
    checkers = attackers(placement, king, other_side(to_move))
    if len(checkers) > _MOST_CHECKERS:
        names = ", ".join(map(square_name, checkers))
        data = (("count", str(len(checkers))), ("checkers", names))
        yield Problem("checkers-too-many", Severity.ILLEGAL, squares=(king, *checkers), data=data)
        return
    claimed = target is not None and ep_is_possible(position, target)
    if checkers and not claimed and not any(retractions(position, chess960, counted)):
        yield check_impossible(placement, king, checkers)


def check_impossible(placement: Placement, king: Square, checkers: tuple[Square, ...]) -> Problem:
    """Return the problem that one or two checkers can have come by no last move, and how so.

    The datum "reason" tells where the pieces alone make it plain; "first" and "second" are the
    squares of the checkers.
    """
    reason, named = _reason(placement, king, checkers)
    names = zip(("first", "second"), map(square_name, named), strict=False)
    data = (("reason", reason), ("king", square_name(king)), *names)
    return Problem("check-impossible", Severity.ILLEGAL, squares=(king, *checkers), data=data)


def ep_capture(position: Position, chess960: bool) -> Iterator[Problem]:
    """Note that pawns stand ready to capture en passant, but every capture exposes their king.

    FIDE Laws of Chess, 3.9.2. The first square is the target, the others are the pawns'.
    """
    placement, side, _, target, *_ = position
    king = piece_of("K", side)
    capturers = () if target is None else ep_capturers(position, target)
    if target is None or not capturers or placement.count(king) != 1:
        return
    captured = target - 8 if side == WHITE else target + 8
    for capturer in capturers:
        after = with_contents(
            placement, {capturer: EMPTY, captured: EMPTY, target: placement[capturer]}
        )
        if not is_attacked(after, after.index(king), other_side(side)):
            return
    yield Problem("ep-capture-illegal", Severity.NOTE, squares=(target, *capturers))


def _reason(
    placement: Placement, king: Square, checkers: tuple[Square, ...]
) -> tuple[str, tuple[Square, ...]]:
    """Return what rules the checks out, and the checkers, a pawn before a piece."""
    if len(checkers) == 1:
        (checker,) = checkers
        own_second = {"P": 1, "p": 6}.get(placement[checker])
        return "unmoved-pawn" if rank_of(checker) == own_second else "single", checkers
    first, second = sorted(checkers, key=lambda square: placement[square] not in "Pp")
    letters = "".join(sorted(placement[square].upper() for square in checkers))
    reason = _STEPPERS.get(letters)
    if reason is None and "P" in letters and file_of(second) != file_of(king):
        reason = "pawn-and-line"
    if reason is None and _is_between(king, first, second):
        reason = "aligned"
    return reason or _LIKE_SLIDERS.get(letters, "double"), (first, second)


def _is_between(king: Square, first: Square, second: Square) -> bool:
    """Tell whether a king stands on one line with two checkers, who then are on either side."""
    files, ranks = file_of(first) - file_of(king), rank_of(first) - rank_of(king)
    other_files, other_ranks = file_of(second) - file_of(king), rank_of(second) - rank_of(king)
    return files * other_ranks == ranks * other_files
