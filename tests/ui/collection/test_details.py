"""What all selected positions are to say is asked for once."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox

from fenedit.notation.position import BLACK
from fenedit.ui.collection.details import DetailsDialog
from fenedit.ui.main_window import MainWindow
from tests.helpers.keyboard import type_keys
from tests.helpers.states import state_of_text, text_of

MATE = "kbK5/pp6/1P6/8/8/8/8/R7 w - -"
FILE = f'{MATE} c1 "Morphy"; dm 3;\n{MATE}\n{MATE} id "c";\n'


@pytest.fixture
def window(show) -> MainWindow:
    state = state_of_text(FILE, file_format="epd")
    shown = show(state)
    panel = shown.collection.panel
    panel.list.choose((range(3),))
    return shown


def dialog_of(window: MainWindow) -> DetailsDialog:
    window.commands["set_details"].trigger()
    (dialog,) = (each for each in window.findChildren(DetailsDialog) if each.isVisible())
    return dialog


def test_what_is_typed_is_set_in_one_step_and_all_else_stays(window, qtbot):
    dialog = dialog_of(window)
    ok = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
    assert not ok.isEnabled()
    assert {field.placeholderText() for field in dialog.fields.values()} == {"Unchanged"}
    QTest.keyClicks(dialog.fields["name"], "No. {number}")
    QTest.keyClicks(dialog.fields["stipulation"], "#2")
    assert ok.isEnabled()
    type_keys(dialog, "Return")
    assert text_of(window.editor.state) == (
        f'{MATE} c1 "Morphy"; dm 2; id "No. 1";\n{MATE} dm 2; id "No. 2";\n'
        f'{MATE} dm 2; id "No. 3";\n'
    )
    assert window.editor.undo_stack.undoText() == "Set details of 3 positions"
    window.editor.undo_stack.undo()
    assert text_of(window.editor.state) == FILE


def test_what_is_ticked_and_empty_is_taken_out(window):
    dialog = dialog_of(window)
    dialog.ticks["author"].click()
    assert dialog.fields["author"].placeholderText() == "None"
    dialog.ticks["stipulation"].click()
    dialog.accept()
    assert text_of(window.editor.state) == FILE.replace(' c1 "Morphy"; dm 3;', "")
    assert "2 of the selected positions" in window.status.words


def test_a_stipulation_in_words_takes_the_place_of_a_mate(window):
    dialog = dialog_of(window)
    QTest.keyClicks(dialog.fields["stipulation"], "h#2.5")
    dialog.side_box.setCurrentIndex(1)
    dialog.side_box.activated.emit(1)
    dialog.accept()
    lines = text_of(window.editor.state).splitlines()
    assert all(line.startswith(MATE.replace(" w ", " b ")) for line in lines)
    assert all('c3 "h#2.5";' in line and "dm" not in line for line in lines)
    assert dialog.side == BLACK


def test_without_a_tick_nothing_happens(window, qtbot):
    dialog = dialog_of(window)
    type_keys(dialog, "Esc")
    assert text_of(window.editor.state) == FILE and not dialog.said and dialog.side is None


def test_the_stipulation_acts_on_all_selected(window):
    box = window.panels.puzzle_card.stipulation
    box.setFocus()
    for number in ("4", "5"):
        box.selectAll()
        QTest.keyClicks(box, number)
        box.enter()
    lines = text_of(window.editor.state).splitlines()
    assert [line.count("dm 5;") for line in lines] == [1, 1, 1]
    assert window.editor.undo_stack.count() == 1
    window.editor.undo_stack.undo()
    assert text_of(window.editor.state) == FILE
    panel = window.collection.panel
    panel.list.go_to(1)
    box.selectAll()
    QTest.keyClicks(box, "2")
    type_keys(box, "Return")
    assert text_of(window.editor.state) == FILE.replace(f"{MATE}\n", f"{MATE} dm 2;\n")


def test_tab_goes_from_field_to_field(window, qtbot):
    dialog = dialog_of(window)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.fields["name"].hasFocus)
    for field in (*list(dialog.fields.values())[1:], dialog.side_box, dialog.ticks["name"]):
        type_keys(dialog.focusWidget(), "Tab")
        assert field.hasFocus()
    dialog.reject()
