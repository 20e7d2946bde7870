"""Tests that nothing is judged of positions with fairy pieces, and that all rules refuse them."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.judge.playability import pieces_in_order, playability
from fenedit.rules.judge.repairs import fix_all
from fenedit.rules.play import facts, why_not

FENS = (
    "*2q3k3/8/8/8/8/8/8/K7 w - - 0 1",
    "-q3k3/8/8/8/8/8/8/K7 w KQkq e3 0 1",
    "(royal+G)6k/8/8/8/8/8/PPPPPPPP/RNBQ1BNR w KQ - 99 99",
)


@pytest.mark.parametrize("fen", FENS)
def test_the_only_judgement_is_that_there_is_none(fen: str) -> None:
    position = parse_fen(fen)
    assert diagnose(position) == (Problem("fairy-pieces", Severity.NOTE),)
    assert playability(position, False) == (Problem("fairy-pieces", Severity.NOT_PLAYABLE),)
    assert not pieces_in_order(position.placement, position.side_to_move)
    assert facts(position, False) is None
    assert fix_all(position, False) is None


@pytest.mark.parametrize("fen", FENS)
def test_solver_and_engine_are_refused_with_the_reason(fen: str) -> None:
    problem = why_not(parse_fen(fen), False)
    assert problem is not None
    assert problem.code == "fairy-pieces"
