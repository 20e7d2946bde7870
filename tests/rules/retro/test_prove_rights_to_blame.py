import pytest

from fenedit.notation.explanations import explanation
from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import square_name
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.retro import pawn_history
from fenedit.rules.retro.prove import _blame_rights, prove

PASSED = "rnbqkb1r/1ppppppp/8/8/P7/p7/1PPPPPPP/RNBQKB1R w KQkq - 0 9"
"""Each of two pawns has passed the other, with one capture for each side."""


@pytest.mark.parametrize(
    ("fen", "reason", "letter", "unmoved", "squares"),
    [
        # From a7 the pawn had no way round the rook, for nothing stood on b8 to be captured.
        (
            "rnbqkbnr/1ppppppp/8/8/8/Q7/1PPPPPPP/RNBQKBNR w KQkq - 0 30",
            *("right", "q", "a8", "a8 d1 a3"),
        ),
        (
            "rnbqkbnr/ppppppp1/8/8/8/5Q2/PPPPPPP1/RNBQKBNR w KQkq - 0 12",
            *("right", "k", "h8", "h8 d1 f3"),
        ),
        # The only right of its side frees the king, too.
        (
            "rnbqkbnr/ppppppp1/8/8/8/5Q2/PPPPPPP1/RNBQKBNR w KQk - 0 12",
            *("right", "k", "e8, h8", "e8 h8 d1 f3"),
        ),
        # The king alone was in the way, which both rights hold in its place.
        (
            "rnb1kbnr/ppp1pppp/8/8/3Q4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 20",
            *("rights", "kq", "a8, e8, h8", "a8 e8 h8 d1 d4"),
        ),
    ],
)
def test_rights_that_leave_no_history_are_named(
    fen: str, reason: str, letter: str, unmoved: str, squares: str
) -> None:
    problem = prove(parse_fen(fen), False, 20).problem
    assert problem is not None
    data = dict(problem.data)
    assert (data["reason"], data["letter"], data["unmoved"]) == (reason, letter, unmoved)
    assert " ".join(map(square_name, problem.squares)) == squares
    assert f"nothing ever left {unmoved}" in sentence(problem)
    assert "never moved" in explanation(problem)


def test_pawns_that_have_no_history_without_rights_either_are_to_blame() -> None:
    problem = prove(parse_fen(PASSED), False, 20).problem
    assert problem is not None
    assert dict(problem.data)["reason"] == "history"
    assert sentence(problem).startswith("No order of captures (1 by White, 1 by Black)")
    assert explanation(problem)


def test_a_problem_stays_as_it_is_when_time_has_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pawn_history, "PATIENCE", 1)
    monkeypatch.setattr(pawn_history, "_known_shares", {})
    position = parse_fen("rnbqkbnr/1ppppppp/8/8/8/Q7/1PPPPPPP/RNBQKBNR w KQkq - 0 30")
    problem = Problem("pawns-passed-too-often", Severity.ILLEGAL)
    assert _blame_rights(problem, position, False, deadline=-1) is problem
