import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.judge.repairs import fixes
from fenedit.widgets.panels.problem_words import fix_words, grade_word, problem_sentence
from tests.helpers.fens import START


def test_each_grade_has_a_word_of_its_own() -> None:
    words = [grade_word(severity) for severity in Severity]
    assert all(words)
    assert len(set(words)) == len(words)


def test_a_problem_is_said_with_its_squares() -> None:
    problem = Problem("kings-adjacent", Severity.NOT_PLAYABLE, squares=(4, 12))
    assert problem_sentence(problem) == "The kings stand side by side: e1, e2."


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 90", {"Remove the right K"}),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 90", {"Remove the en passant square"}),
        ("4k3/8/8/8/8/8/8/K3R3 w - - 0 90", {"Let Black move"}),
        (f"{START[:-1]}0", {"Set the fullmove number to 1"}),
    ],
)
def test_repairs_have_titles(fen: str, words: set[str]) -> None:
    position = parse_fen(fen)
    found = {
        fix_words(fix) for problem in diagnose(position) for fix in fixes(problem, position, False)
    }
    assert found == words
