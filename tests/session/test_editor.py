"""The one door: changes, undo, redo, merging, and the refusal of feedback loops."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from fenedit.documents.document import Collection, Splice, new_document
from fenedit.documents.record import Format, Record
from fenedit.notation.position import (
    EMPTY,
    EMPTY_POSITION,
    PIECES,
    SQUARE_NAMES,
    START_POSITION,
    parse_square,
)
from fenedit.session.editor import Editor, changes_nothing, merged
from fenedit.session.intents import board, fields, records, twins
from fenedit.session.state import Label, Transaction
from tests.helpers.states import (
    HARING,
    IMMORTAL,
    START,
    editor_of,
    fen_of,
    pasted,
    state_of_fen,
    state_of_text,
    text_of,
)

E4 = parse_square("e4")


@pytest.fixture
def editor(qtbot: QtBot) -> Editor:
    return editor_of(state_of_fen(START))


def test_an_intent_that_changes_nothing_is_no_step(editor: Editor) -> None:
    assert not editor.perform(fields.set_side_to_move, "w")
    assert editor.undo_stack.count() == 0
    assert not editor.modified


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


# Which changes are one step.


A, B, C = Record("a", ending="\n"), Record("b", ending="\n"), Record("c", ending="\n")
FIRST = Transaction(Splice(0, (A,), (B,)), 0, Label("place", "P", 1), "board.paint", "run 1")
SECOND = Transaction(Splice(0, (B,), (C,)), 0, Label("place", "P", 1), "board.paint", "run 1")


def test_changes_of_one_run_are_one_step() -> None:
    both = merged(FIRST, SECOND)
    assert both is not None
    assert both.change == Splice(0, (A,), (C,))
    assert both.label == Label("place", "P", 2)


def test_another_run_or_none_is_another_step() -> None:
    assert merged(FIRST, replace(SECOND, merge_key="run 2")) is None
    assert merged(replace(FIRST, merge_key=None), replace(SECOND, merge_key=None)) is None


def test_a_change_elsewhere_is_another_step() -> None:
    assert merged(FIRST, replace(SECOND, change=Splice(1, (B,), (C,)))) is None
    assert merged(FIRST, replace(SECOND, change=Splice(0, (C,), (A,)))) is None


def test_a_run_keeps_the_name_it_began_with() -> None:
    both = merged(FIRST, replace(SECOND, label=Label("erase", "P", 1)))
    assert both is not None and both.label == Label("place", "P", 2)


def test_there_and_back_changes_nothing() -> None:
    both = merged(FIRST, replace(SECOND, change=Splice(0, (B,), (A,))))
    assert both is not None and changes_nothing(both)
    assert not changes_nothing(FIRST)


def test_the_same_square_again_is_counted_once() -> None:
    first = replace(FIRST, label=Label("place", "P", detail="e4"))
    second = replace(SECOND, label=Label("place", "N", detail="e4"))
    both = merged(first, second)
    assert both is not None and both.label == Label("place", "N", 1, "e4")


# Several steps of undo become one.


LABEL = Label("read-picture")


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


# Undo to the start and redo to the end, after any sequence of intents.


GAME = f'[FEN "{HARING}"]\n[SetUp "1"]\n\n1. d4 *\n'
FILES: list[tuple[str, Format]] = [
    (f"{START}\n# x\n{HARING} ; y", "fen"),
    ("", "fen"),
    (f"{HARING[:-4]} bm d4;\n# x\n{START}", "epd"),
    (f'% x\n[Event "x"]\n\n1. e4 *\n\n{GAME}', "pgn"),
    ("", "pgn"),
]
squares = st.integers(0, len(SQUARE_NAMES) - 1)
runs = st.one_of(st.none(), st.integers(1, 2))
Step = Callable[[Editor], Any]


def step(intent: Callable[..., Any], *arguments: st.SearchStrategy[Any]) -> st.SearchStrategy[Step]:
    """Perform an intent with arguments that hypothesis picks."""

    def bound(values: tuple[Any, ...]) -> Step:
        return lambda editor: editor.perform(intent, *values)

    return st.tuples(*arguments).map(bound)


STEPS = st.one_of(
    step(board.move, squares, squares),
    step(board.discard, squares),
    st.builds(
        lambda square, content, stroke: (
            lambda editor: editor.perform(board.place, square, content, stroke=stroke)
        ),
        squares,
        st.sampled_from(PIECES + EMPTY),
        runs,
    ),
    step(fields.set_side_to_move, st.sampled_from("wb")),
    step(fields.set_right, st.sampled_from("KQkqAh"), st.booleans()),
    step(fields.set_ep_square, st.one_of(st.none(), squares)),
    step(fields.set_halfmove_clock, st.integers(0, 200)),
    step(fields.set_chess960, st.booleans()),
    step(board.set_start),
    step(board.transform, st.sampled_from(["mirror", "swap"])),
    step(records.type_fen, st.sampled_from([START, HARING, IMMORTAL, "rnb", "", " x"]), runs),
    step(fields.set_operations, st.sampled_from(["", "bm e4;", "b", "hmvc 3;", "; x"])),
    step(records.add, st.just(EMPTY_POSITION)),
    step(records.duplicate),
    step(records.delete),
    step(records.move, st.sampled_from([-1, 1])),
    step(twins.add),
    step(twins.remove, st.integers(0, 3)),
    step(twins.count_from_last, st.integers(0, 3), st.booleans()),
    step(twins.set_zeroposition, st.booleans()),
    step(fields.set_stipulation, st.sampled_from(["#2", "h#3", "", "White wins", '"'])),
    st.integers(0, 3).map(
        lambda twin: lambda editor: editor.show_record(editor.state.current, twin)
    ),
    step(pasted, st.sampled_from([HARING, f"{START}\n{IMMORTAL}\njunk", "junk", GAME])),
    st.integers(0, 4).map(lambda index: lambda editor: editor.show_record(index)),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(STEPS, max_size=25), st.sampled_from(FILES))
def test_undo_all_returns_to_the_first_state_and_redo_all_to_the_last(
    qtbot: QtBot, steps: list[Step], file: tuple[str, Format]
) -> None:
    content, file_format = file
    editor = editor_of(state_of_text(content, file_format=file_format))
    first = text_of(editor.state)
    for perform in steps:
        perform(editor)
    last = editor.state
    stack = editor.undo_stack
    while stack.canUndo():
        before = editor.state.collection
        stack.undo()
        assert editor.state.collection != before
    assert text_of(editor.state) == first
    assert not editor.modified
    while stack.canRedo():
        stack.redo()
    assert editor.state.collection == last.collection
    editor.close()
