from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from fenedit.notation.position import EMPTY_POSITION
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.repairs import Fix
from fenedit.widgets.panels.problem_line import ProblemLine

ADJACENT = Problem("kings-adjacent", Severity.NOT_PLAYABLE, squares=(4, 12))
EMPTY = Problem("empty-board", Severity.NOT_PLAYABLE)
DROP = Fix("drop-ep", EMPTY_POSITION, False)


def shown(qtbot: QtBot, problem: Problem, fixes: tuple[Fix, ...] = ()) -> ProblemLine:
    line = ProblemLine()
    qtbot.addWidget(line)
    line.show_problem(problem, fixes)
    line.resize(260, 120)
    with qtbot.waitExposed(line):
        line.show()
    line.activateWindow()
    qtbot.waitUntil(line.isActiveWindow)
    return line


def test_the_problem_is_said_to_eye_and_ear(qtbot: QtBot) -> None:
    line = shown(qtbot, ADJACENT)
    label = line.findChild(QLabel)
    assert label is not None
    assert label.text() == "The kings stand side by side: e1, e2."
    assert line.accessibleName() == "Not playable: The kings stand side by side: e1, e2."


def point(line: ProblemLine, inside: bool) -> None:
    middle = QPointF(line.rect().center())
    entered = QEnterEvent(middle, middle, line.mapToGlobal(middle))
    QApplication.sendEvent(line, entered if inside else QEvent(QEvent.Type.Leave))


def test_pointer_and_focus_mark_the_squares(qtbot: QtBot) -> None:
    line = shown(qtbot, ADJACENT)
    line.clearFocus()
    point(line, False)
    told: list[object] = []
    line.marked.connect(told.append)
    line.setFocus(Qt.FocusReason.TabFocusReason)
    line.clearFocus()
    point(line, True)
    point(line, False)
    assert told == [(4, 12), (), (4, 12), ()]


def test_the_squares_stay_marked_while_pointer_or_focus_is_there(qtbot: QtBot) -> None:
    line = shown(qtbot, ADJACENT)
    line.setFocus(Qt.FocusReason.TabFocusReason)
    point(line, True)
    with qtbot.waitSignal(line.marked) as marked:
        point(line, False)
    assert marked.args == [(4, 12)]


def test_a_line_in_focus_that_gets_another_problem_marks_its_squares(qtbot: QtBot) -> None:
    line = shown(qtbot, ADJACENT)
    line.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(line.marked) as marked:
        line.show_problem(EMPTY, ())
    assert marked.args == [()]


def test_a_repair_is_chosen_by_its_button(qtbot: QtBot) -> None:
    line = shown(qtbot, ADJACENT, (DROP,))
    with qtbot.waitSignal(line.fix_chosen) as chosen:
        qtbot.mouseClick(line.buttons[0], Qt.MouseButton.LeftButton)
    assert chosen.args == [DROP]
    line.show_problem(ADJACENT, ())
    assert line.buttons == ()


def test_a_line_without_a_head_is_lower(qtbot: QtBot) -> None:
    line = shown(qtbot, ADJACENT)
    headed = line.sizeHint().height()
    line.show_problem(ADJACENT, (), headed=False)
    assert line.sizeHint().height() < headed - 8
