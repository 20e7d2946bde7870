import pytest

from fenedit.documents.games import game_record
from fenedit.documents.record import record_from_line
from fenedit.notation.problems import Problem, Severity
from fenedit.session.judging import is_composed, is_grave, judged, with_proof

KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 90"
PROOF = Problem("no-last-move", Severity.ILLEGAL)


@pytest.mark.parametrize(
    ("line", "composed"),
    [
        (f"{KINGS} dm 3;", True),
        ('4k3/8/8/8/8/8/8/4K3 w - - id "x"; dm 2;', True),
        (KINGS, False),
        (f"{KINGS} bm Kd2;", False),
        (f'{KINGS} id "dm 3";', False),
        (f"{KINGS} ; a dm 3", False),
        ("dm", False),
    ],
)
def test_a_problem_says_in_how_many_moves_to_mate(line: str, composed: bool) -> None:
    assert is_composed(record_from_line(line)) == composed


def test_a_game_is_not_composed() -> None:
    assert not is_composed(game_record('[Event "dm"]\n\n1. e4 { dm 3; } *\n'))


def test_a_draft_has_no_position_to_judge() -> None:
    assert judged(record_from_line("no FEN")) == ()


def test_what_is_composed_is_judged_so() -> None:
    line = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 90"
    grades = [
        [problem.severity for problem in judged(record_from_line(text))]
        for text in (line, f"{line} dm 3;")
    ]
    assert Severity.ILLEGAL in grades[0]
    assert Severity.ILLEGAL not in grades[1]


def test_a_proof_joins_what_was_found_at_once() -> None:
    hint = Problem("fullmove-zero", Severity.HINT)
    assert with_proof([hint], None, composed=False) == (hint,)
    assert with_proof([hint], PROOF, composed=False) == (hint, PROOF)
    assert with_proof([PROOF], PROOF, composed=False) == (PROOF,)
    *_, note = with_proof([hint], PROOF, composed=True)
    assert (note.code, note.severity) == (PROOF.code, Severity.NOTE)


def test_what_is_grave() -> None:
    grave = [severity for severity in Severity if is_grave(Problem("any", severity))]
    assert grave == [Severity.NOT_PLAYABLE, Severity.ILLEGAL]
