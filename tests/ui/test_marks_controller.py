"""Marks in a window: hands, tool, bar, menu, undo."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from fenedit.notation.marks import Highlight, MarkColour, SquareLabel
from fenedit.notation.position import parse_square
from fenedit.session.intents.fields import clear_marks, set_label
from fenedit.session.intents.records import duplicate, type_fen
from fenedit.session.state import MarkTask, MarkTool
from fenedit.ui.main_window import MainWindow
from fenedit.ui.marks import MarksController
from tests.helpers.board_hands import (
    LEFT,
    RIGHT,
    SHIFT,
    click,
    key,
    middle_of,
    move,
    press,
    release,
    tool_of,
    type_text,
)
from tests.helpers.states import START, state_of_text

G, R, B, Y = MarkColour


@pytest.fixture
def window(show) -> MainWindow:
    return show(state_of_text(START + "\n"))


def control_of(window: MainWindow) -> MarksController:
    return window.marks


def armed(window: MainWindow) -> bool:
    return window.area.view.marking is not None and window.commands["marks"].isChecked()


def line(window: MainWindow) -> str:
    return window.editor.state.record.line.removeprefix(START)


def drag_arrow(window: MainWindow, start: str, end: str, button: Qt.MouseButton = RIGHT):
    view = window.area.view
    press(view, middle_of(view, start), button)
    move(view, middle_of(view, end), button)
    release(view, middle_of(view, end), button)


def test_arrows_and_circles_are_drawn_removed_and_undone(window):
    view, stack = window.area.view, window.editor.undo_stack
    drag_arrow(window, "e2", "e4")
    click(view, "d4", RIGHT, SHIFT)
    assert line(window) == ' c0 "[%cal Ge2e4][%csl Gd4]";'
    assert view.contents.marks.circles and "Draw circle on d4" in window.commands["undo"].text()
    drag_arrow(window, "e2", "e4")
    assert line(window) == ' c0 "[%csl Gd4]";'
    stack.undo()
    stack.undo()
    stack.undo()
    assert line(window) == "" and not view.contents.marks


def test_the_button_takes_the_tool_and_the_pointer_puts_it_down(window, qtbot):
    # So wide that the palette stands beside the board.
    window.resize(1000, 700)
    area, control = window.area, control_of(window)
    qtbot.mouseClick(area.tools.marks, LEFT)
    assert armed(window) and area.tools.marks.isChecked()
    assert control.bar.isVisible() and not area.white.isVisible()
    assert not any(button.isChecked() for button in area.tools.buttons)
    qtbot.mouseClick(tool_of(area, None), LEFT)
    assert not armed(window) and area.white.isVisible() and not control.bar.isVisible()
    control.toggle()
    window.board.pick_brush("Q")
    assert not armed(window) and area.view.brush == "Q"
    control.toggle()
    assert area.view.brush is None and area.view.marking == MarkTool()
    window.board.select_all()
    assert not armed(window)


def test_the_tool_keeps_its_colour(window):
    control, view = control_of(window), window.area.view
    control.toggle()
    view.setFocus()
    type_text(view, "3")
    key(view, Qt.Key.Key_Escape)
    assert not armed(window)
    control.toggle()
    assert view.marking == MarkTool(colour=B)


def test_the_menu_of_a_square_draws_on_it(window, qtbot):
    control = control_of(window)
    square = parse_square("e4")

    def entry(words):
        menu = control.menu(QMenu(window), square)
        (found,) = [each for each in menu.actions() if each.text() == words]
        return found

    assert not entry("Clear &Marks Here").isEnabled()
    entry("&Circle").trigger()
    entry("&Highlight").trigger()
    assert line(window) == ' c0 "[%csl Ge4][%draw full,e4,green]";'
    assert entry("&Circle").isChecked() and entry("&Highlight").isChecked()
    control.tool = MarkTool(colour=R)
    entry("&Circle").trigger()
    assert line(window) == ' c0 "[%draw full,e4,green]";'
    entry("Clear &Marks Here").trigger()
    assert line(window) == ""
    entry("&Label…").trigger()
    assert control.entry.isVisible()


def test_the_menu_pops_up_with_them(window, qtbot):
    click(window.area.view, "e4", RIGHT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert "&Marks" in [action.text() for action in menu.actions()]
    menu.close()


def test_a_label_is_written_at_its_square(window, qtbot):
    control, view = control_of(window), window.area.view
    window.board.pick_marking(MarkTool(MarkTask.LABEL, R))
    click(view, "e4")
    entry = control.entry
    qtbot.waitUntil(entry.hasFocus)
    qtbot.keyClicks(entry, "Plan")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert view.contents.marks.labels == (SquareLabel(R, parse_square("e4"), "Plan"),)
    assert view.hasFocus() and not entry.isVisible()
    click(view, "e4")
    assert entry.text() == "Plan"
    qtbot.keyClick(entry, Qt.Key.Key_Escape)
    assert view.contents.marks.labels and not entry.isVisible() and armed(window)


def test_all_marks_are_cleared(window, qtbot):
    control = control_of(window)
    assert not window.editor.may(clear_marks)
    control.toggle()
    assert not control.bar.clear.isEnabled()
    drag_arrow(window, "e2", "e4", LEFT)
    assert window.editor.may(clear_marks) and control.bar.clear.isEnabled()
    qtbot.mouseClick(control.bar.clear, LEFT)
    assert line(window) == "" and not control.bar.clear.isEnabled()
    assert "Clear marks" in window.commands["undo"].text()


def test_play_puts_the_tool_down(window):
    control, view = control_of(window), window.area.view
    drag_arrow(window, "e2", "e4")
    control.toggle()
    window.moves.toggle()
    assert view.contents.marks.arrows and not armed(window)
    control.toggle()
    assert armed(window) and not view.playing


def test_a_mark_on_a_reached_position_is_on_a_record_of_its_own(window):
    drag_arrow(window, "e2", "e4")
    window._bench.moves.play("e2e4")
    assert not window.area.view.contents.marks.arrows
    drag_arrow(window, "e7", "e5")
    assert len(window.editor.state.collection) == 2 and "e7e5" in line(window)
    window.editor.undo_stack.undo()
    assert "e2e4" in line(window) and window._bench.moves.is_ahead


def test_a_draft_takes_no_marks(window):
    window.editor.perform(type_fen, "rnbq w")
    drag_arrow(window, "e2", "e4")
    control_of(window).ask_for_label(parse_square("e4"), G)
    assert window.editor.state.record.line == "rnbq w"
    assert control_of(window).entry is None


def test_the_keyboard_draws_in_a_window(window):
    control, view = control_of(window), window.area.view
    view.setFocus()
    view.place_caret(parse_square("e4"))
    control.toggle()
    type_text(view, "2h")
    assert view.contents.marks.highlights == (Highlight(R, parse_square("e4")),)
    key(view, Qt.Key.Key_Delete)
    assert not view.contents.marks


def test_the_tool_is_told_in_the_status_bar(window):
    control = control_of(window)
    control.toggle()
    assert armed(window)
    assert "click for a circle" in window.board.hint()
    for task, word in ((MarkTask.HIGHLIGHT, "highlight"), (MarkTask.LABEL, "label")):
        window.board.pick_marking(MarkTool(task))
        assert word in window.board.hint()


def test_a_label_that_is_asked_for_is_never_another_records(window, qtbot):
    control, editor = control_of(window), window.editor
    editor.perform(duplicate)
    control.ask_for_label(parse_square("e4"), G)
    entry = control.entry
    qtbot.waitUntil(entry.hasFocus)
    qtbot.keyClicks(entry, "A")
    editor.show_record(0)
    assert not entry.isVisible() and window.area.view.hasFocus()
    assert [record.line for record in editor.state.collection] == [START, START]


def test_play_puts_the_label_away(window, qtbot):
    control = control_of(window)
    control.ask_for_label(parse_square("e4"), G)
    entry = control.entry
    qtbot.waitUntil(entry.hasFocus)
    qtbot.keyClicks(entry, "A")
    window.moves.toggle()
    assert not entry.isVisible()
    window.moves.toggle()
    assert line(window) == ""


def test_the_label_turns_with_the_board(window, qtbot):
    control, view = control_of(window), window.area.view
    control.ask_for_label(parse_square("e4"), G)
    entry = control.entry
    qtbot.waitUntil(entry.hasFocus)
    window.commands["flip"].trigger()
    assert entry.geometry().contains(middle_of(view, "e4"))
    qtbot.keyClicks(entry, "A")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert view.contents.marks.labels[0].square == parse_square("e4")


def test_a_label_that_is_left_untouched_keeps_its_colour(window, qtbot):
    control, view = control_of(window), window.area.view
    window.editor.perform(set_label, parse_square("e4"), "longer than a line", R)
    marked = line(window)
    window.board.pick_marking(MarkTool(MarkTask.LABEL, G))
    click(view, "e4")
    qtbot.waitUntil(control.entry.hasFocus)
    click(view, "a6", Qt.MouseButton.MiddleButton)
    view.setFocus()
    assert line(window) == marked
