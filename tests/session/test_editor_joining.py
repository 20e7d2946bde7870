"""Several steps of undo become one."""

import pytest
from pytestqt.qtbot import QtBot

from fenedit.notation.position import START_POSITION, parse_square
from fenedit.session.editor import Editor
from fenedit.session.intents import board, fields, records
from fenedit.session.state import Label
from tests.helpers.states import START, editor_of, fen_of, state_of_fen

E4 = parse_square("e4")
LABEL = Label("read-picture")


@pytest.fixture
def editor(qtbot: QtBot) -> Editor:
    return editor_of(state_of_fen(START))


def test_steps_of_one_record_are_joined(editor: Editor) -> None:
    editor.perform(fields.set_side_to_move, "b")
    editor.perform(board.place, E4, "Q")
    editor.perform(board.place, parse_square("e5"), "q")
    corrected, heard = editor.state, list[object]()
    editor.state_changed.connect(lambda *change: heard.append(change))
    assert editor.join_steps(1, LABEL)
    stack = editor.undo_stack
    assert (stack.count(), stack.undoText()) == (2, "read-picture 1")
    # Nothing has changed that a view would have to show.
    assert editor.state is corrected and heard == []
    stack.undo()
    assert fen_of(editor.state) == START.replace(" w ", " b ")
    stack.redo()
    assert editor.state.collection == corrected.collection


def test_an_added_record_and_its_edits_are_joined(editor: Editor) -> None:
    editor.perform(records.add, START_POSITION)
    editor.perform(board.place, E4, "Q")
    assert editor.join_steps(0, LABEL)
    editor.undo_stack.undo()
    assert (len(editor.state.collection), editor.state.current) == (1, 0)
    editor.undo_stack.redo()
    assert (len(editor.state.collection), editor.state.current) == (2, 1)
    assert editor.state.position.placement[E4] == "Q"


def test_what_was_saved_among_them_keeps_them_apart(editor: Editor) -> None:
    editor.perform(board.place, E4, "Q")
    editor.undo_stack.setClean()
    editor.perform(fields.set_side_to_move, "b")
    assert not editor.join_steps(0, LABEL)
    assert editor.undo_stack.count() == 2
    editor.undo_stack.undo()
    assert not editor.modified


def test_what_was_saved_before_them_can_be_returned_to(editor: Editor) -> None:
    editor.perform(board.place, E4, "Q")
    editor.undo_stack.setClean()
    editor.perform(fields.set_side_to_move, "b")
    editor.perform(board.place, E4, "N")
    assert editor.join_steps(1, LABEL)
    assert editor.modified
    editor.undo_stack.undo()
    assert not editor.modified


def test_steps_of_several_records_stay_apart(editor: Editor) -> None:
    editor.perform(records.add, START_POSITION)
    editor.show_record(0)
    editor.perform(board.place, E4, "Q")
    assert not editor.join_steps(0, LABEL)
    assert editor.undo_stack.count() == 2


def test_one_step_is_one(editor: Editor) -> None:
    editor.perform(board.place, E4, "Q")
    assert not editor.join_steps(0, LABEL)
    assert editor.undo_stack.count() == 1


def test_steps_that_come_back_stay_apart(editor: Editor) -> None:
    editor.perform(fields.set_side_to_move, "b")
    editor.perform(fields.set_side_to_move, "w")
    assert not editor.join_steps(0, LABEL)
    assert editor.undo_stack.count() == 2
