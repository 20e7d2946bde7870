from PySide6.QtWidgets import QWidget

from fenedit.notation.problems import Problem, Severity
from fenedit.ui import voice
from fenedit.ui.panels.position_check import CheckVoice
from fenedit.ui.panels.problem_line import ProblemLine

NO_KING = Problem("king-missing-white", Severity.NOT_PLAYABLE)
ADJACENT = Problem("kings-adjacent", Severity.NOT_PLAYABLE, squares=(4, 12))


def lines_of(card: QWidget, *problems: Problem) -> list[ProblemLine]:
    lines = [ProblemLine(card) for _ in problems]
    for line, problem in zip(lines, problems, strict=True):
        line.show_problem(problem, ())
    return lines


def test_only_a_settled_result_is_announced_and_once(qtbot, heard):
    card = QWidget()
    qtbot.addWidget(card)
    check = CheckVoice(card)
    one, two = lines_of(card, NO_KING), lines_of(card, NO_KING, ADJACENT)
    for lines in (one, [], two, [], one):
        check.announce(lines)
    qtbot.wait(200)
    assert heard == ["Not playable: White has no king."]
    check.announce(two)
    check.announce(one)
    qtbot.wait(200)
    assert len(heard) == 1
    check.announce([])
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard[1] == "No problems found."


def test_a_card_without_news_is_silent(qtbot, heard):
    card = QWidget()
    qtbot.addWidget(card)
    CheckVoice(card).announce([])
    qtbot.wait(200)
    assert heard == []


def test_other_news_is_announced_before_no_problems_found(qtbot, heard):
    card, puzzle = QWidget(), QWidget()
    qtbot.addWidget(card)
    qtbot.addWidget(puzzle)
    check = CheckVoice(card)
    check.announce(lines_of(card, NO_KING))
    qtbot.waitUntil(lambda: bool(heard))
    check.announce([])
    voice.settle(puzzle, "#2 sound, 1.d4!", voice.Weight.NEWS)
    qtbot.waitUntil(lambda: len(heard) > 1)
    assert heard[1] == "#2 sound, 1.d4! No problems found."


def test_the_number_of_problems_comes_first(qtbot, heard):
    card = QWidget()
    qtbot.addWidget(card)
    CheckVoice(card).announce(lines_of(card, NO_KING, ADJACENT))
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["2 problems. First: Not playable: White has no king."]
    assert card.accessibleDescription() == heard[0]
