"""The one door: changes, undo, redo, merging, and the refusal of feedback loops."""

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.document import Collection, new_document
from fenedit.notation.position import EMPTY, START_POSITION, parse_square
from fenedit.session.editor import Editor
from fenedit.session.intents import board, fields, records
from tests.helpers.states import HARING, START, editor_of, fen_of, state_of_fen, state_of_text

E4 = parse_square("e4")


@pytest.fixture
def editor(qtbot: QtBot) -> Editor:
    return editor_of(state_of_fen(START))


def test_an_intent_that_changes_nothing_is_no_step(editor: Editor) -> None:
    assert not editor.perform(fields.set_side_to_move, "w")
    assert editor.undo_stack.count() == 0
    assert not editor.modified


def test_undo_and_redo_restore_the_very_states(editor: Editor) -> None:
    first = editor.state
    editor.perform(board.move, parse_square("e2"), E4)
    second = editor.state
    editor.perform(fields.set_side_to_move, "b")
    third = editor.state
    editor.undo_stack.undo()
    assert editor.state.collection == second.collection
    editor.undo_stack.undo()
    assert editor.state.collection == first.collection
    assert not editor.modified
    editor.undo_stack.redo()
    editor.undo_stack.redo()
    assert editor.state.collection == third.collection


def test_views_hear_of_each_change_once(editor: Editor) -> None:
    heard: list[tuple[object, object, object]] = []
    editor.state_changed.connect(lambda *change: heard.append(change))
    editor.perform(board.place, E4, "Q")
    assert len(heard) == 1
    before, after, transaction = heard[0]
    assert after is editor.state and before is not after
    assert transaction is not None


def test_a_view_may_not_change_what_it_renders(editor: Editor) -> None:
    errors: list[RuntimeError] = []

    def meddle(*_change: object) -> None:
        try:
            editor.perform(fields.set_side_to_move, "b")
        except RuntimeError as error:
            errors.append(error)

    editor.state_changed.connect(meddle)
    editor.perform(board.place, E4, "Q")
    assert len(errors) == 1
    assert editor.undo_stack.count() == 1
    assert editor.state.position.side_to_move == "w"


def test_a_stroke_is_one_step_with_its_count(editor: Editor) -> None:
    for name in ("a4", "b4", "c4", "d4"):
        editor.perform(board.place, parse_square(name), "P", stroke=("stroke", 1))
    assert editor.undo_stack.count() == 1
    assert editor.undo_stack.undoText() == "place P 4"
    editor.undo_stack.undo()
    assert fen_of(editor.state) == START


def test_two_strokes_are_two_steps(editor: Editor) -> None:
    editor.perform(board.place, parse_square("a4"), "P", stroke=("stroke", 1))
    editor.perform(board.place, parse_square("b4"), "P", stroke=("stroke", 2))
    assert editor.undo_stack.count() == 2


def test_typing_back_to_where_it_began_leaves_no_step(editor: Editor) -> None:
    editor.perform(records.type_fen, START.replace("w", "b"), run=1)
    assert editor.modified
    editor.perform(records.type_fen, START, run=1)
    assert editor.undo_stack.count() == 0
    assert not editor.modified


def test_typing_right_after_saving_is_a_step_of_its_own(editor: Editor) -> None:
    editor.perform(records.type_fen, START.replace("w", "b"), run=1)
    editor.mark_saved(editor.state.document)
    assert not editor.modified
    editor.perform(records.type_fen, START.replace("w", "b")[:-1] + "2", run=1)
    assert editor.modified
    editor.undo_stack.undo()
    assert not editor.modified


def test_undo_shows_the_record_that_was_changed(qtbot: QtBot) -> None:
    editor = editor_of(state_of_text(f"{START}\n{HARING}\n"))
    editor.show_record(1)
    editor.perform(board.place, E4, EMPTY)
    editor.show_record(0)
    editor.undo_stack.undo()
    assert editor.state.current == 1
    assert fen_of(editor.state) == HARING
    editor.show_record(0)
    editor.undo_stack.redo()
    assert editor.state.current == 1


def test_undoing_a_deletion_shows_the_record_again(qtbot: QtBot) -> None:
    editor = editor_of(state_of_text(f"{START}\n{HARING}\n", 1))
    editor.perform(records.delete)
    assert editor.state.current == 0
    editor.undo_stack.undo()
    assert editor.state.current == 1
    assert fen_of(editor.state) == HARING


def test_opening_forgets_the_history(editor: Editor) -> None:
    editor.perform(board.clear)
    editor.open_document(new_document(START_POSITION))
    assert not editor.undo_stack.canUndo()
    assert not editor.modified


def test_a_recovered_document_counts_as_unsaved(editor: Editor) -> None:
    editor.open_document(new_document(START_POSITION), saved=Collection())
    assert editor.modified
    editor.mark_saved(editor.state.document)
    assert not editor.modified


def test_modified_is_announced_when_it_changes(editor: Editor, qtbot: QtBot) -> None:
    with qtbot.waitSignal(editor.modified_changed, check_params_cb=lambda modified: modified):
        editor.perform(board.clear)
    with qtbot.waitSignal(editor.modified_changed, check_params_cb=lambda modified: not modified):
        editor.undo_stack.undo()


def test_the_editor_tells_what_led_to_its_state_also_by_undo(qapp: object) -> None:
    editor = editor_of(state_of_text(f"{START}\n"))
    assert editor.change is None
    editor.perform(records.duplicate)
    led = editor.change
    assert led is not None and len(editor.state.collection) == 2
    editor.undo_stack.undo()
    assert editor.change == led.inverted()
    editor.open_document(state_of_text(f"{HARING}\n").document)
    assert editor.change is None
    editor.close()


def test_what_was_done_is_returned(editor: Editor) -> None:
    done = editor.performed(records.type_fen, HARING)
    assert done is not None and done.label.code
    assert editor.performed(records.type_fen, HARING) is None
