"""Repairs: for a problem with one obvious way out, the position that it leads to."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fenedit.notation.castling import without_right
from fenedit.notation.en_passant import ep_is_possible
from fenedit.notation.pieces import other_side
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem
from fenedit.rules.judge.checks import opposite_check


@dataclass(frozen=True, slots=True)
class Fix:
    """A way out that can be offered, as data.

    Attributes:
        code: its name; `notation.messages` has its title.
        position: the position after it.
        chess960: the rules after it.
        data: names and values that the title needs.
    """

    code: str
    position: Position
    chess960: bool
    data: tuple[tuple[str, str], ...] = ()


def fixes(problem: Problem, position: Position, chess960: bool) -> tuple[Fix, ...]:
    """Return the repairs of a problem that `diagnose` found in a position, () if there is none."""
    repair = _REPAIRS.get(problem.code)
    fix = repair(problem, position, chess960) if repair is not None else None
    return (fix,) if fix is not None else ()


def _drop_right(problem: Problem, position: Position, chess960: bool) -> Fix:
    letter = dict(problem.data)["letter"]
    rights = without_right(position.castling_rights, letter)
    return Fix("drop-right", position.with_castling_rights(rights), chess960, (("letter", letter),))


def _drop_ep(problem: Problem, position: Position, chess960: bool) -> Fix:
    return Fix("drop-ep", position.with_ep_square(None), chess960)


def _set_chess960(problem: Problem, position: Position, chess960: bool) -> Fix:
    return Fix("set-chess960", position, True)


def _swap_side(problem: Problem, position: Position, chess960: bool) -> Fix | None:
    side = other_side(position.side_to_move)
    swapped = position.with_side_to_move(side)
    if any(opposite_check(swapped, chess960)):
        return None
    ep_square = position.ep_square
    if ep_square is not None and ep_is_possible(position, ep_square):
        # It meant the move of the side that loses the turn.
        swapped = swapped.with_ep_square(None)
    return Fix("swap-side", swapped, chess960, (("side", side),))


def _set_fullmove_1(problem: Problem, position: Position, chess960: bool) -> Fix:
    return Fix("set-fullmove-1", position.with_fullmove_number(1), chess960)


_REPAIRS: Final[dict[str, Callable[[Problem, Position, bool], Fix | None]]] = {
    "castling-invalid": _drop_right,
    "ep-wrong-rank": _drop_ep,
    "ep-no-pawn": _drop_ep,
    "ep-target-occupied": _drop_ep,
    "ep-origin-occupied": _drop_ep,
    "chess960-offered": _set_chess960,
    "opposite-check": _swap_side,
    "fullmove-zero": _set_fullmove_1,
}
