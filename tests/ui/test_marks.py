"""The bar of the Marks tool, and its button."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction, QColor, QGuiApplication
from PySide6.QtWidgets import QApplication, QColorDialog, QMenu, QWidget

from fenedit.notation.marks import (
    NAMED_COLOURS,
    NO_MARKS,
    DrawnCircle,
    Highlight,
    MarkColour,
    SquareLabel,
)
from fenedit.notation.position import parse_square
from fenedit.session.intents import fields
from fenedit.session.intents.fields import clear_marks, set_label
from fenedit.session.intents.records import duplicate, type_fen
from fenedit.session.state import MarkTask, MarkTool
from fenedit.ui.board.palette import MarksButton
from fenedit.ui.board.view import BoardView
from fenedit.ui.main_window import MainWindow
from fenedit.ui.marks import LONGEST, LabelEntry, MarksBar, MarksController
from tests.helpers.board_answers import plain_painter
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

G, R, B, Y = NAMED_COLOURS


@pytest.fixture
def bar(qtbot) -> Iterator[MarksBar]:
    parent = QWidget()
    qtbot.addWidget(parent)
    bar = MarksBar(parent)
    parent.resize(440, 48)
    bar.resize(parent.size())
    bar.show()
    parent.show()
    qtbot.waitExposed(parent)
    bar.show_tool(MarkTool(MarkTask.DRAW, B), any_marks=False)
    # The parent has to live as long as the test.
    yield bar
    parent.close()


def test_the_bar_shows_the_setting_of_the_tool(bar):
    chosen = [button.accessibleName() for button in bar.choices if button.isChecked()]
    assert chosen == ["Blue", "Click to draw a circle, drag to draw an arrow"]
    assert not bar.clear.isEnabled()
    bar.grab()


@pytest.mark.parametrize(
    ("place", "tool"),
    [
        (0, MarkTool(MarkTask.DRAW, G)),
        (3, MarkTool(MarkTask.DRAW, Y)),
        (4, MarkTool(MarkTask.DRAW, MarkTool().other)),
        (6, MarkTool(MarkTask.HIGHLIGHT, B)),
        (7, MarkTool(MarkTask.LABEL, B)),
    ],
)
def test_a_click_chooses(bar, qtbot, place, tool):
    with qtbot.waitSignal(bar.tool_chosen) as chosen:
        qtbot.mouseClick(bar.choices[place], Qt.MouseButton.LeftButton)
    assert chosen.args == [tool]


def test_a_second_click_on_the_last_colour_asks_which(bar, qtbot):
    bar.show_tool(MarkTool(colour=MarkTool().other), any_marks=False)
    qtbot.mouseClick(bar.choices[4], Qt.MouseButton.LeftButton)
    dialog = bar.findChild(QColorDialog)
    dialog.setCurrentColor(QColor("#0a9396"))
    with qtbot.waitSignal(bar.tool_chosen) as chosen:
        dialog.accept()
    teal = MarkColour.of("#0a9396")
    assert chosen.args == [MarkTool(colour=teal, other=teal)]


def test_the_bar_clears_and_closes(bar, qtbot):
    bar.show_tool(MarkTool(), any_marks=True)
    with qtbot.waitSignals([bar.clear.clicked, bar.done.clicked]):
        qtbot.mouseClick(bar.clear, Qt.MouseButton.LeftButton)
        qtbot.mouseClick(bar.done, Qt.MouseButton.LeftButton)


def test_the_button_shows_the_colour_of_the_tool(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    button = MarksButton(parent)
    button.resize(48, 48)
    idle = button.grab().toImage()
    button.set_tool(MarkTool(colour=R))
    assert button.isChecked()
    red = button.grab().toImage()
    button.set_tool(MarkTool(colour=B))
    assert button.grab().toImage() != red != idle
    button.click()
    assert button.isChecked()


# The entry for labels.


A1, H8 = parse_square("a1"), parse_square("h8")


@pytest.fixture
def board(qtbot) -> Iterator[BoardView]:
    parent = QWidget()
    qtbot.addWidget(parent)
    other = QWidget(parent)
    other.setObjectName("other")
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    board = BoardView(plain_painter(), parent)
    board.resize(360, 320)
    parent.resize(360, 340)
    with qtbot.waitActive(parent):
        parent.show()
        parent.activateWindow()
    board.setFocus()
    # The parent has to live as long as the test.
    yield board
    parent.close()


@pytest.mark.parametrize("square", [A1, H8])
def test_enter_writes_it_and_esc_leaves_it(board, qtbot, square):
    entry = LabelEntry(board)
    entered = []
    entry.entered.connect(lambda *values: entered.append(values))
    entry.open(square, "old", MarkColour.RED)
    assert board.rect().contains(entry.geometry())
    qtbot.waitUntil(entry.hasFocus)
    qtbot.keyClicks(entry, "new one that is too long")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert entered == [(square, "new one that is too long"[:LONGEST], MarkColour.RED)]
    assert board.hasFocus() and not entry.isVisible()
    entry.open(square, "old", MarkColour.RED)
    qtbot.keyClicks(entry, "x")
    qtbot.keyClick(entry, Qt.Key.Key_Escape)
    assert len(entered) == 1 and not entry.isVisible()


def test_leaving_the_entry_writes_the_label_too(board, qtbot):
    entry = LabelEntry(board)
    other = board.parentWidget().findChild(QWidget, "other")
    entry.open(A1, "", MarkColour.GREEN)
    qtbot.waitUntil(entry.hasFocus)
    qtbot.keyClicks(entry, "A")
    with qtbot.waitSignal(entry.entered) as entered:
        other.setFocus()
    assert entered.args == [A1, "A", MarkColour.GREEN]
    assert not entry.isVisible() and other.hasFocus()


def test_a_line_break_cannot_be_pasted_into_it(board, qtbot):
    entry = LabelEntry(board)
    QGuiApplication.clipboard().setText("a\nb\tc")
    entry.open(A1, "", MarkColour.GREEN)
    entry.paste()
    assert not set(entry.text()) & {"\n", "\t"}
    qtbot.keyClick(entry, Qt.Key.Key_Escape)


def test_leaving_it_untouched_writes_nothing(board, qtbot):
    entry = LabelEntry(board)
    other = board.parentWidget().findChild(QWidget, "other")
    long = "a label of another program"
    entry.open(A1, long, MarkColour.GREEN)
    qtbot.waitUntil(entry.hasFocus)
    assert entry.text() == long
    with qtbot.assertNotEmitted(entry.entered):
        other.setFocus()
    assert not entry.isVisible()


def test_a_character_is_never_cut_in_half(board, qtbot):
    entry = LabelEntry(board)
    entry.open(A1, "", MarkColour.GREEN)
    entry.insert("x" * (LONGEST - 1))
    entry.insert("\U0001f600")
    entry.text().encode()
    qtbot.keyClick(entry, Qt.Key.Key_Escape)


def test_the_caret_of_the_entry_is_not_reported_before_it_has_the_focus(board, heard, monkeypatch):
    told = []
    for name in ("setMaxLength", "setText", "selectAll"):
        monkeypatch.setattr(LabelEntry, name, lambda *_: told.append(QAccessible.isActive()))
    LabelEntry(board).open(28, "", MarkColour.GREEN)
    assert told == [False] * 3 and QAccessible.isActive()


# Marks in a window: gestures, tool, bar, menu, undo.


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
    # Wide enough for the palette to be beside the board.
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


def test_the_menu_of_a_square_includes_marks(window, qtbot):
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


def test_a_mark_on_a_reached_position_makes_a_new_record(window):
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


def test_the_message_line_shows_the_tip_of_the_tool(window):
    control = control_of(window)
    control.toggle()
    assert armed(window)
    assert "click for a circle" in window.board.hint()
    for task, word in ((MarkTask.HIGHLIGHT, "highlight"), (MarkTask.LABEL, "label")):
        window.board.pick_marking(MarkTool(task))
        assert word in window.board.hint()


def test_a_requested_label_never_goes_to_another_record(window, qtbot):
    control, editor = control_of(window), window.editor
    editor.perform(duplicate)
    control.ask_for_label(parse_square("e4"), G)
    entry = control.entry
    qtbot.waitUntil(entry.hasFocus)
    qtbot.keyClicks(entry, "A")
    editor.show_record(0)
    assert not entry.isVisible() and window.area.view.hasFocus()
    assert [record.line for record in editor.state.collection] == [START, START]


def test_play_closes_the_label_entry(window, qtbot):
    control = control_of(window)
    control.ask_for_label(parse_square("e4"), G)
    entry = control.entry
    qtbot.waitUntil(entry.hasFocus)
    qtbot.keyClicks(entry, "A")
    window.moves.toggle()
    assert not entry.isVisible()
    window.moves.toggle()
    assert line(window) == ""


def test_the_label_entry_follows_a_turned_board(window, qtbot):
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


# The commands of marks, in a whole window.


RING = DrawnCircle(MarkColour.RED, parse_square("d4"))


def action(window: MainWindow, name: str) -> QAction:
    return next(each for each in window.actions() if each.objectName() == name)


def test_the_tool_is_ticked_while_it_is_in_hand(window):
    tool = action(window, "marks")
    tool.trigger()
    assert tool.isChecked()
    window.area.view.brush_picked.emit("Q")
    assert not tool.isChecked()


def test_clear_is_enabled_while_there_are_marks(window):
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


def test_the_marks_tool_replaces_play(window):
    action(window, "play").trigger()
    action(window, "marks").trigger()
    assert action(window, "marks").isChecked() and not action(window, "play").isChecked()
    action(window, "play").trigger()
    assert action(window, "play").isChecked() and not action(window, "marks").isChecked()
