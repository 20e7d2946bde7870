"""Which of the problems to show first, and which say the same thing twice. Pure.

`diagnose` names all reasons; a person who mends a position wants the cause once, and first.
"""

from collections.abc import Sequence

from fenedit.notation.castling import resolve_right
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import OF_MOVES

_KINGS = ("king-missing-white", "king-missing-black")
_GRADES = tuple(Severity)
_TELLING = "fullmove-too-small"
"""Of what contradicts filler, what says how many moves there were."""


def guided(problems: Sequence[Problem], position: Position) -> tuple[Problem, ...]:
    """Return problems as a person should read them, the gravest first.

    Rights that would hold in Chess960 are one question, whether this is Chess960, and it comes
    first: to remove them one by one would destroy what the position says. An empty board lacks
    its kings as a matter of course. Counters that only fill their fields are said once.
    """
    codes = {problem.code for problem in problems}
    filler = sorted(filter(_is_filler, problems), key=lambda problem: problem.code != _TELLING)
    shown = [
        problem
        for problem in problems
        if not (problem.code in _KINGS and "empty-board" in codes)
        and not ("chess960-offered" in codes and _holds_in_chess960(problem, position))
        and problem not in filler[1:]
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


def _is_filler(problem: Problem) -> bool:
    return problem.code in OF_MOVES and problem.severity is Severity.NOTE


def _holds_in_chess960(problem: Problem, position: Position) -> bool:
    if problem.code != "castling-invalid":
        return False
    letter = dict(problem.data)["letter"]
    return resolve_right(position.placement, letter, chess960=True) is not None
