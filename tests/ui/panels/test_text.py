import pytest
from PySide6.QtCore import QSettings

from fenedit.notation.fen import parse_fen
from fenedit.notation.fen_faults import first_fault
from fenedit.notation.messages import EXPECTATIONS, expectation
from fenedit.notation.problems import Problem, Severity, data_of
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.judge.repairs import fixes
from fenedit.session.settings import Settings
from fenedit.ui.panels.text import fix_words, grade_word, problem_explanation, problem_sentence
from tests.helpers.fens import START


def test_each_grade_has_a_word_of_its_own():
    words = [grade_word(severity) for severity in Severity]
    assert all(words)
    assert len(set(words)) == len(words)


def test_a_problem_is_named_with_its_squares():
    problem = Problem("kings-adjacent", Severity.NOT_PLAYABLE, squares=(4, 12))
    assert problem_sentence(problem) == "The kings stand next to each other: e1, e2."


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 90", {"Remove castling right K"}),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 90", {"Remove the en passant square"}),
        ("4k3/8/8/8/8/8/8/K3R3 w - - 0 90", {"Set the side to move to Black"}),
        (f"{START[:-1]}0", {"Set the fullmove number to 1"}),
    ],
)
def test_repairs_have_titles(fen, words):
    position = parse_fen(fen)
    found = {
        fix_words(fix) for problem in diagnose(position) for fix in fixes(problem, position, False)
    }
    assert found == words


@pytest.mark.parametrize(
    ("text", "begin", "rule"),
    [
        (
            "4k3/8/9/8/8/8/8/4K3 w - - 0 1",
            "In rank 6, at character 7 of the text: expected a piece letter or a digit from 1 to 8.",
            "Each of the 8 ranks adds up to 8 squares.",
        ),
        ("4k3/8", "At character 6 of the text: expected a /.", "rank by rank"),
        (
            "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
            "At character 21 of the text: expected w or b",
            "w for White",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w X - 0 1",
            "At character 23 of the text: expected -, or K",
            "in this order",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e 0 1",
            "At character 26 of the text: expected a rank from",
            "passed over",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - x 1",
            "At character 27 of the text: expected a number",
            "counts the",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - -  0 1",
            "At character 27 of the text: expected a space",
            "six fields",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 x",
            "At character 31 of the text: expected the end",
            "six fields",
        ),
    ],
)
def test_a_fault_in_a_text_is_explained_by_its_place_and_what_was_expected(text, begin, rule):
    problem = first_fault(text)
    assert problem is not None
    words = problem_explanation(problem)
    assert words.startswith(begin)
    assert expectation(problem) in words
    assert rule in words


def test_each_fault_of_a_fen_is_explained_by_a_rule():
    for name in EXPECTATIONS:
        problem = Problem("x", Severity.NOT_FEN, (0, 1), data=(("expected", name), ("left", "2")))
        of_operations = name.startswith(("op", "quote", "string"))
        if not of_operations:
            place, rule = problem_explanation(problem).split(". ", 1)
            assert place
            assert rule


@pytest.mark.parametrize(
    ("language", "figurines", "move"),
    [("en", False, "Ra5xa6"), ("ru", False, "Лa5xa6"), ("pl", True, "♖a5xa6")],
)
def test_a_move_has_the_letters_of_moves(qapp, tmp_path, language, figurines, move):
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat), qapp)
    settings.language = language
    settings.set_preferences(settings.preferences._replace(figurines=figurines))
    data = data_of(reason="only-move", move="Ra5xa6", count=1)
    problem = Problem("no-last-move", Severity.ILLEGAL, squares=(40,), data=data)
    try:
        assert problem_sentence(problem).startswith(f"Only {move} could")
    finally:
        settings.setParent(None)
