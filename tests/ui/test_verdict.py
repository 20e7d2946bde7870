"""The words of verdicts that the tests of the card do not cover."""

from fenedit.notation.fen import parse_fen
from fenedit.rules.solve.solution import ENGLISH, Attack, Move, Solution, solution_text
from fenedit.ui.verdict import PuzzleWords, VerdictGrade
from tests.helpers.haring import SOLUTION


def test_long_searches_are_given_in_whole_seconds(qtbot):
    words = PuzzleWords()
    assert words.verdict(SOLUTION).reach == "Complete search, 0.03 s"
    assert words.verdict(SOLUTION._replace(seconds=83.4)).reach == "Complete search, 83 s"


def test_an_unfinished_solution_is_doubtful(qtbot):
    begun = SOLUTION._replace(verdict="unfinished", exact=False, keys=())
    grade, verdict, _ = PuzzleWords().verdict(begun)
    assert (grade, verdict) == (VerdictGrade.DOUBTFUL, "#2 not finished; no key so far")


def test_the_text_uses_the_words_of_the_solver(qtbot):
    assert PuzzleWords().text_words() == ENGLISH
    assert "1.d4!" in solution_text(SOLUTION, words=PuzzleWords().text_words())


def test_en_passant_captures_are_marked(qtbot):
    position = parse_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
    key = Attack(Move("e5d6", "exd6+"), 2)
    verdict = PuzzleWords().verdict(Solution(position, 2, "sound", True, (key,))).verdict
    assert verdict == "#2 sound, 1.exd6 e.p.+!"


def test_moves_have_the_letters_that_are_wanted(qtbot):
    letters = "ru"
    words = PuzzleWords(lambda: letters)
    assert words.first_moves(SOLUTION.tries[:0], None) == ""
    assert words.first_moves([found.attack.move for found in SOLUTION.tries], None) == "1.Кh4+"
    letters = "figurine"
    assert words.named(["exd6"], 43) == "The record gives exd6 e.p. as the key."
    assert words.named(["Nh4+"], None) == "The record gives ♘h4+ as the key."
