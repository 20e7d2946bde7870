import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from fenedit.notation.position import EMPTY_POSITION
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.repairs import Fix
from fenedit.ui.panels.problem_line import ButtonFlow, ProblemLine

ADJACENT = Problem("kings-adjacent", Severity.NOT_PLAYABLE, squares=(4, 12))
EMPTY = Problem("empty-board", Severity.NOT_PLAYABLE)
DROP = Fix("drop-ep", EMPTY_POSITION, False)
PUT = Fix("set-fullmove-1", EMPTY_POSITION, False)


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


def test_the_problem_is_shown_and_announced(qtbot):
    line = shown(qtbot, ADJACENT)
    label = line.findChild(QLabel)
    assert label.text() == "The kings stand next to each other: e1, e2."
    assert line.accessibleName() == "Not playable: The kings stand next to each other: e1, e2."


def point(line: ProblemLine, inside: bool):
    middle = QPointF(line.rect().center())
    entered = QEnterEvent(middle, middle, line.mapToGlobal(middle))
    QApplication.sendEvent(line, entered if inside else QEvent(QEvent.Type.Leave))


def test_pointer_and_focus_mark_the_squares(qtbot):
    line = shown(qtbot, ADJACENT)
    line.why.clearFocus()
    line.clearFocus()
    point(line, False)
    told = []
    line.marked.connect(told.append)
    line.setFocus(Qt.FocusReason.TabFocusReason)
    line.clearFocus()
    point(line, True)
    point(line, False)
    assert told == [ADJACENT, None, ADJACENT, None]


def test_the_squares_stay_marked_while_pointer_or_focus_is_there(qtbot):
    line = shown(qtbot, ADJACENT)
    line.setFocus(Qt.FocusReason.TabFocusReason)
    point(line, True)
    with qtbot.waitSignal(line.marked) as marked:
        point(line, False)
    assert marked.args == [ADJACENT]


def test_a_focused_line_that_gets_another_problem_marks_its_squares(qtbot):
    line = shown(qtbot, ADJACENT)
    line.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(line.marked) as marked:
        line.show_problem(EMPTY, ())
    assert marked.args == [EMPTY]


def test_the_squares_stay_marked_on_the_buttons_of_the_line(qtbot):
    line = shown(qtbot, ADJACENT, (DROP,))
    point(line, False)
    told = []
    line.marked.connect(told.append)
    for widget in (line, line.buttons[0], line.why):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert told[-1] == ADJACENT
    line.why.clearFocus()
    assert told[-1] is None


def test_a_repair_is_chosen_by_its_button(qtbot):
    line = shown(qtbot, ADJACENT, (DROP,))
    with qtbot.waitSignal(line.fix_chosen) as chosen:
        qtbot.mouseClick(line.buttons[0], Qt.MouseButton.LeftButton)
    assert chosen.args == [DROP]
    line.show_problem(ADJACENT, ())
    assert line.buttons == ()


def test_a_line_without_a_head_is_lower(qtbot):
    line = shown(qtbot, ADJACENT)
    headed = line.sizeHint().height()
    line.show_problem(ADJACENT, (), headed=False)
    assert line.sizeHint().height() < headed - 8


def test_why_is_asked_by_its_button(qtbot):
    line = shown(qtbot, ADJACENT)
    with qtbot.waitSignal(line.why_asked) as asked:
        qtbot.mouseClick(line.why, Qt.MouseButton.LeftButton)
    assert asked.args == [ADJACENT]


def test_the_help_key_asks_why_and_not_for_the_windows_help(qtbot):
    line = shown(qtbot, ADJACENT, (DROP,))
    help_of_window = QShortcut(QKeySequence.StandardKey.HelpContents, line)
    taken = []
    help_of_window.activated.connect(lambda: taken.append(True))
    for widget in (line, line.why, line.buttons[0]):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        with qtbot.waitSignal(line.why_asked):
            qtbot.keyClick(widget, Qt.Key.Key_F1)
    assert taken == []


def test_tab_goes_from_the_line_to_its_repairs_and_then_to_why(qtbot):
    line = shown(qtbot, ADJACENT, (DROP, PUT))
    line.setFocus(Qt.FocusReason.TabFocusReason)
    for widget in (*line.buttons, line.why):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is widget


def test_repairs_are_read_with_the_problem(qtbot):
    line = shown(qtbot, ADJACENT, (DROP, PUT))
    assert line.accessibleName() == (
        "Not playable: The kings stand next to each other: e1, e2. Fix: Remove the en passant "
        "square, Set the fullmove number to 1."
    )


def test_a_line_stays_without_a_head_when_the_pointer_has_left(qtbot):
    line = shown(qtbot, ADJACENT)
    line.show_problem(ADJACENT, (), headed=False)
    before = line.grab().toImage()
    point(line, True)
    point(line, False)
    line.repaint()
    assert line.grab().toImage() == before


class Row(QWidget):
    """Buttons in a flow, each with a given width."""

    def __init__(self, *widths: int):
        super().__init__()
        self.buttons = [QPushButton(self) for _ in widths]
        for button, width in zip(self.buttons, widths, strict=True):
            button.setFixedSize(width, 20)
        *others, last = self.buttons
        self.flow = ButtonFlow(last)
        for button in others:
            self.flow.insert(button)
        self.setLayout(self.flow)


def shown_button_flow(qtbot: QtBot, row: Row, width: int) -> list[tuple[int, int]]:
    qtbot.addWidget(row)
    row.resize(width, row.flow.heightForWidth(width))
    with qtbot.waitExposed(row):
        row.show()
    return [(button.x(), button.y()) for button in row.buttons]


@pytest.mark.parametrize(
    ("width", "places"),
    [
        (300, [(0, 0), (100, 0), (260, 0)]),
        (224, [(0, 0), (100, 0), (184, 0)]),
        (220, [(0, 0), (100, 0), (180, 20)]),
        (140, [(0, 0), (0, 20), (100, 20)]),
    ],
)
def test_the_last_widget_is_at_the_end_and_the_others_wrap(qtbot, width, places):
    assert shown_button_flow(qtbot, Row(100, 90, 40), width) == places


def test_the_height_fits_the_rows(qtbot):
    row = Row(100, 90, 40)
    qtbot.addWidget(row)
    assert [row.flow.heightForWidth(width) for width in (300, 220, 100)] == [20, 40, 60]


def test_hidden_buttons_take_no_space(qtbot):
    row = Row(100, 90, 40)
    row.buttons[0].hide()
    assert shown_button_flow(qtbot, row, 140)[1:] == [(0, 0), (100, 0)]


def test_rows_are_mirrored_right_to_left(qtbot):
    row = Row(100, 90, 40)
    row.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert shown_button_flow(qtbot, row, 300) == [(200, 0), (110, 0), (0, 0)]
