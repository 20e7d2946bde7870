"""The actions of what is drawn on the board, in a whole window."""

from PySide6.QtGui import QAction

from fenedit.notation.marks import NO_MARKS, DrawnCircle, MarkColour
from fenedit.notation.position import parse_square
from fenedit.session.intents import fields
from fenedit.ui.main_window import MainWindow

RING = DrawnCircle(MarkColour.RED, parse_square("d4"))


def action(window: MainWindow, name: str) -> QAction:
    return next(each for each in window.actions() if each.objectName() == name)


def test_the_tool_is_ticked_while_it_is_in_hand(window):
    tool = action(window, "marks")
    tool.trigger()
    assert tool.isChecked()
    window.area.view.brush_picked.emit("Q")
    assert not tool.isChecked()


def test_there_is_something_to_clear_as_long_as_something_is_drawn(window):
    clear, menu = action(window, "clear_marks"), window.commands.menu("position")
    menu.aboutToShow.emit()
    assert not clear.isEnabled()
    window.editor.perform(fields.toggle_mark, RING)
    assert clear.isEnabled()
    clear.trigger()
    assert window.editor.state.record.marks == NO_MARKS
    menu.aboutToShow.emit()
    assert not clear.isEnabled()
    action(window, "undo").trigger()
    assert window.editor.state.record.marks.circles == (RING,)


def test_the_tool_for_marks_takes_the_place_of_play(window):
    action(window, "play").trigger()
    action(window, "marks").trigger()
    assert action(window, "marks").isChecked() and not action(window, "play").isChecked()
    action(window, "play").trigger()
    assert action(window, "play").isChecked() and not action(window, "marks").isChecked()
