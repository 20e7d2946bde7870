"""Which of the problems to show first, and which say the same thing twice. Pure.

`diagnose` names all reasons; a person who mends a position wants the cause once, and first.
"""

from collections.abc import Sequence
from typing import Final

from fenedit.notation.castling import castling_squares
from fenedit.notation.chess960 import is_chess960, number_of
from fenedit.notation.position import EMPTY, Placement, Position, file_of
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import OF_MOVES
from fenedit.rules.options import sound_rights

_GRADES: Final = tuple(Severity)
_IMPLIED: Final[dict[str, tuple[str, ...]]] = {
    "king-missing-white": ("empty-board",),
    "king-missing-black": ("empty-board",),
    "ep-origin-occupied": ("ep-no-pawn", "ep-target-occupied"),
    "ep-target-occupied": ("ep-no-pawn",),
    # These say what the clock is, the other only what it is not, or at most.
    "clock-vs-last-move": ("ep-clock-nonzero", "clock-too-small"),
    "clock-exceeds-plies": ("ep-clock-nonzero", "clock-vs-last-move"),
    "clock-vs-pawn-moves": ("ep-clock-nonzero", "clock-vs-last-move"),
}
"""Codes that need no line of their own beside one of others."""


def guided(problems: Sequence[Problem], position: Position) -> tuple[Problem, ...]:
    """Return problems as a person should read them, the gravest first.

    Rights that all speak of Chess960 are one question, whether this is Chess960, and it comes
    first: to remove them one by one would destroy what the position says. It objects to the
    position as it is. Where a king or rook may simply have moved the question is part of what is
    said of each right. Of reasons against the same thing the one that tells most is enough.
    Counters that only fill their fields are not spoken of.
    """
    codes = {problem.code for problem in problems}
    of_chess960 = "chess960-offered" in codes and _speaks_of_chess960(position)
    left_to_other = "castling-invalid" if of_chess960 else "chess960-offered"
    shown = [
        problem
        for problem in problems
        if problem.code != left_to_other
        and codes.isdisjoint(_IMPLIED.get(problem.code, ()))
        and not _is_filler(problem)
        and not ("kings-adjacent" in codes and _is_check_of_king(problem, position.placement))
        and not ("fullmove-too-small" in codes and _fits_no_clock(problem))
    ]
    graded = [
        problem._replace(severity=Severity.NOT_PLAYABLE)
        if problem.code == "chess960-offered"
        else problem
        for problem in shown
    ]
    return tuple(
        sorted(
            graded,
            key=lambda problem: (
                problem.code != "chess960-offered",
                _GRADES.index(problem.severity),
            ),
        )
    )


def _is_filler(problem: Problem) -> bool:
    return problem.code in OF_MOVES and problem.severity is Severity.NOTE


def _fits_no_clock(problem: Problem) -> bool:
    return problem.code == "clock-vs-pawn-moves" and ("reason", "none") in problem.data


def _is_check_of_king(problem: Problem, placement: Placement) -> bool:
    """Tell whether nothing but kings takes part in the checks of a problem."""
    return problem.code == "opposite-check" and all(
        placement[square] in "Kk" for square in problem.squares
    )


def _speaks_of_chess960(position: Position) -> bool:
    """Tell whether rights that fail in standard chess are those of Chess960 by all appearance.

    All of them would hold there, and a letter names a rook's file; or both sides have rights, of
    kings and rooks on the same files, as in every array; or the one side that has rights has all
    its pieces as an array has them.
    """
    placement, _, rights, *_ = position
    if len(sound_rights(position, chess960=True)) < len(rights):
        return False
    if is_chess960(position):
        return True
    claimed = castling_squares(placement, rights, True)
    white, black = (
        [
            (rook > king, file_of(king), file_of(rook))
            for letter, king, rook in claimed
            if of(letter)
        ]
        for of in (str.isupper, str.islower)
    )
    if white and black:
        return all(
            king == other_king and (wing != other_wing or rook == other_rook)
            for wing, king, rook in white
            for other_wing, other_king, other_rook in black
        )
    rank = placement[:8] if white else placement[56:].upper()
    return number_of(rank + "P" * 8 + EMPTY * 32 + "p" * 8 + rank.lower()) is not None
