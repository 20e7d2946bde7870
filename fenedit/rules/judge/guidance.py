"""Which of the problems to show first, and which say the same thing twice. Pure.

`diagnose` names all reasons; a person who mends a position wants the cause once, and first.
"""

from collections.abc import Sequence

from fenedit.notation.castling import resolve_right
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity

_KINGS = ("king-missing-white", "king-missing-black")
_GRADES = tuple(Severity)


def guided(problems: Sequence[Problem], position: Position) -> tuple[Problem, ...]:
    """Return problems as a person should read them, the gravest first.

    Rights that would hold in Chess960 are one question, whether this is Chess960, and it comes
    first: to remove them one by one would destroy what the position says. An empty board lacks
    its kings as a matter of course.
    """
    codes = {problem.code for problem in problems}
    shown = [
        problem
        for problem in problems
        if not (problem.code in _KINGS and "empty-board" in codes)
        and not ("chess960-offered" in codes and _holds_in_chess960(problem, position))
    ]
    return tuple(
        sorted(
            shown,
            key=lambda problem: (
                problem.code != "chess960-offered",
                _GRADES.index(problem.severity),
            ),
        )
    )


def _holds_in_chess960(problem: Problem, position: Position) -> bool:
    if problem.code != "castling-invalid":
        return False
    letter = dict(problem.data)["letter"]
    return resolve_right(position.placement, letter, chess960=True) is not None
