"""The words of marks and reasons, for what the card's tests don't show."""

from pytestqt.qtbot import QtBot

from fenedit.notation.problems import Problem, Severity
from fenedit.session.moves.solution import Mark
from fenedit.ui.puzzle.text import mark_words, reason_words


def test_all_marks_but_those_without_a_word_have_one(qtbot: QtBot) -> None:
    assert set(Mark) - set(mark_words()) == {Mark.NONE, Mark.SECTION}


def test_reasons_that_the_check_has_no_words_for(qtbot: QtBot) -> None:
    stalemate = Problem("play-stalemate", Severity.NOTE)
    assert reason_words(stalemate) == "The side to move has no legal move: stalemate."
