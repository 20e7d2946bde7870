"""The words of marks, for what the card's tests don't show."""

from pytestqt.qtbot import QtBot

from fenedit.session.moves.solution import Mark
from fenedit.ui.puzzle.text import mark_words


def test_all_marks_but_those_without_a_word_have_one(qtbot: QtBot) -> None:
    assert set(Mark) - set(mark_words()) == {Mark.NONE, Mark.SECTION}
