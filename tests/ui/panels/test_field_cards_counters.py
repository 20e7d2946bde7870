import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from fenedit.ui.panels.field_cards import CounterRows, NumberBox
from tests.helpers.panel_hands import stage
from tests.helpers.states import editor_of, state_of_fen

KINGS = "4k3/8/8/8/8/8/8/4K3 w - - {} {}"
CTRL = Qt.KeyboardModifier.ControlModifier


def box(card: CounterRows, name: str) -> NumberBox:
    return next(found for found in card.findChildren(NumberBox) if found.accessibleName() == name)


def note(card: CounterRows) -> str:
    labels = card.findChildren(QLabel, "muted")
    assert len(labels) == 1
    return labels[0].text() if not labels[0].isHidden() else ""


@pytest.mark.parametrize(("plies", "number"), [(0, 0), (0, 1), (7, 9), (999999, 999999)])
def test_any_held_value_is_shown(qtbot, plies, number):
    editor = editor_of(state_of_fen(KINGS.format(plies, number)))
    card = CounterRows(editor)
    with stage(qtbot, editor, card):
        assert box(card, "Halfmove clock").value() == plies
        assert box(card, "Fullmove number").value() == number


def test_typing_and_stepping_change_the_position_in_one_step_each(qtbot):
    editor = editor_of(state_of_fen(KINGS.format(0, 1)))
    card = CounterRows(editor)
    with stage(qtbot, editor, card):
        clock, number = box(card, "Halfmove clock"), box(card, "Fullmove number")
        clock.setFocus()
        clock.selectAll()
        qtbot.keyClicks(clock, "42")
        assert editor.state.position.halfmove_clock == 42
        assert editor.undo_stack.count() == 1
        number.setFocus()
        qtbot.keyClick(number, Qt.Key.Key_Up)
        qtbot.keyClick(number, Qt.Key.Key_Up)
        assert editor.state.position.fullmove_number == 3
        assert editor.undo_stack.count() == 2


def test_the_keys_of_undo_are_the_documents(qtbot):
    editor = editor_of(state_of_fen(KINGS.format(0, 1)))
    card = CounterRows(editor)
    with stage(qtbot, editor, card):
        number = box(card, "Fullmove number")
        number.setFocus()
        qtbot.keyClick(number, Qt.Key.Key_Up)
        qtbot.keyClick(number, Qt.Key.Key_Z, CTRL)
        assert editor.state.position.fullmove_number == 1
        assert number.value() == 1
        assert editor.undo_stack.canRedo()


def test_a_move_number_of_0_is_left_and_not_come_back_to(qtbot):
    editor = editor_of(state_of_fen(KINGS.format(0, 0)))
    card = CounterRows(editor)
    with stage(qtbot, editor, card):
        number = box(card, "Fullmove number")
        number.setFocus()
        qtbot.keyClick(number, Qt.Key.Key_Up)
        qtbot.keyClick(number, Qt.Key.Key_Down)
        assert editor.state.position.fullmove_number == 1
        editor.undo_stack.undo()
        assert number.value() == 0


@pytest.mark.parametrize(
    ("plies", "number", "word"),
    [
        (99, 299, ""),
        (100, 1, "claimed"),
        (150, 1, "drawn"),
        (0, 0, "start at 1"),
        (0, 300, "Unusually high"),
    ],
)
def test_what_is_larger_than_usual_is_explained(qtbot, plies, number, word):
    editor = editor_of(state_of_fen(KINGS.format(plies, number)))
    card = CounterRows(editor)
    with stage(qtbot, editor, card):
        assert word in note(card)
        assert bool(note(card)) is bool(word)


def test_counters_have_room_for_the_largest(qtbot):
    editor = editor_of(state_of_fen(KINGS.format(999999, 999999)))
    card = CounterRows(editor)
    with stage(qtbot, editor, card):
        card.resize(197, card.sizeHint().height())
        card.layout().activate()
        for each in (box(card, "Halfmove clock"), box(card, "Fullmove number")):
            line = each.lineEdit()
            assert line.fontMetrics().horizontalAdvance("999999") < line.width()
