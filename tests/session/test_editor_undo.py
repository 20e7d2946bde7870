"""Undo to the start and redo to the end, after any sequence of intents."""

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from fenedit.documents.record import Format
from fenedit.notation.position import EMPTY, EMPTY_POSITION, PIECES, SQUARE_NAMES
from fenedit.session.editor import Editor
from fenedit.session.intents import board, fields, records, twins
from tests.helpers.states import (
    HARING,
    IMMORTAL,
    START,
    editor_of,
    pasted,
    state_of_text,
    text_of,
)

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
