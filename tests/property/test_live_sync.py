"""After any sequence of gestures every part of the window shows the same position.

Real events reach real widgets; undo then returns to the first state and redo to the last.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import TextForm, split_lines
from fenedit.notation.fen import format_fen
from fenedit.notation.position import SQUARE_NAMES, square_name
from fenedit.session.intents.records import means
from fenedit.ui.main_window import MainWindow
from fenedit.ui.panels.field_cards import CounterRows, EnPassantBox, SideToMoveRow
from tests.helpers.board_hands import RIGHT, click, drag, drag_off, sweep
from tests.helpers.states import HARING, START, state_of_fen
from tests.helpers.windows import services_in, shown_window

Gesture: TypeAlias = Callable[[MainWindow], None]

squares = st.sampled_from(SQUARE_NAMES)
FILES = (
    f"{START}\n",
    f"{HARING} ; Haring\n# x\n{START}\nno position\n",
    "8/8/8/8/8/8/8/8 w - - 0 1",
)


def drag_gesture(start: str, end: str) -> Gesture:
    return lambda window: drag(window.area.view, start, end)


def discard_gesture(square: str) -> Gesture:
    return lambda window: drag_off(window.area.view, square)


def brush_gesture(piece: str, path: list[str], right: bool) -> Gesture:
    def paint(window: MainWindow) -> None:
        window.area.view.brush_picked.emit(piece)
        if right:
            click(window.area.view, path[0], RIGHT)
        else:
            sweep(window.area.view, path)
        window.area.view.brush_picked.emit(None)

    return paint


def board_keys_gesture(text: str) -> Gesture:
    def type_on_board(window: MainWindow) -> None:
        window.area.focus_board()
        QTest.keyClicks(window.area.view, text)

    return type_on_board


def fen_keys_gesture(text: str, erased: int) -> Gesture:
    def type_in_field(window: MainWindow) -> None:
        line = window.fen.line
        line.setFocus()
        QTest.keyClick(line, Qt.Key.Key_End)
        for _ in range(erased):
            QTest.keyClick(line, Qt.Key.Key_Backspace)
        QTest.keyClicks(line, text)

    return type_in_field


def escape_gesture(window: MainWindow) -> None:
    QTest.keyClick(window.fen.line, Qt.Key.Key_Escape)


def button_gesture(name: str) -> Gesture:
    def press(window: MainWindow) -> None:
        for button in window.findChildren(QPushButton):
            if button.accessibleName() == name and button.isEnabled() and button.isVisible():
                button.click()

    return press


def ep_gesture(index: int) -> Gesture:
    def choose(window: MainWindow) -> None:
        box = window.findChild(EnPassantBox)
        assert box is not None
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Home)
        for _ in range(index):
            QTest.keyClick(box, Qt.Key.Key_Down)

    return choose


def step_gesture(which: int, up: bool) -> Gesture:
    def step(window: MainWindow) -> None:
        box = window.findChildren(QSpinBox)[which]
        QTest.keyClick(box, Qt.Key.Key_Up if up else Qt.Key.Key_Down)

    return step


def action_gesture(name: str) -> Gesture:
    return lambda window: window.findChild(type(window.actions()[0]), name).trigger()  # type: ignore[union-attr]


ACTIONS = [
    "undo",
    "redo",
    "start",
    "clear",
    "rotate",
    "mirror",
    "mirror_ranks",
    "swap",
    "shift_up",
    "shift_left",
    "flip",
    "chess960",
    "chess960_random",
    "add",
    "duplicate",
    "delete",
    "move_up",
    "move_down",
    "previous",
    "next",
    "copy",
    "paste",
]
BUTTONS = (
    "White to move",
    "Black to move",
    "White kingside",
    "Black queenside",
)

GESTURES = st.one_of(
    st.builds(drag_gesture, squares, squares),
    st.builds(discard_gesture, squares),
    st.builds(
        brush_gesture,
        st.sampled_from("KQRBNPkqrbnp."),
        st.lists(squares, min_size=1, max_size=4),
        st.booleans(),
    ),
    st.builds(board_keys_gesture, st.text("KQRBNPkqrbnp12345678/ x", max_size=6)),
    st.builds(fen_keys_gesture, st.text("KQkq-wb e36/8p", max_size=4), st.integers(0, 9)),
    st.just(escape_gesture),
    st.sampled_from(BUTTONS).map(button_gesture),
    st.builds(ep_gesture, st.integers(0, 2)),
    st.builds(step_gesture, st.integers(0, 1), st.booleans()),
    st.sampled_from(ACTIONS).map(action_gesture),
)


def assert_in_sync(window: MainWindow) -> None:
    state = window.editor.state
    position = state.position
    field = window.fen.line.text()
    assert means(state, field), (field, state.fen_text)
    assert window.area.view.placement == position.placement
    assert window.area.view.scene.stale == (state.is_draft and state.has_position)
    side = {
        button.accessibleName()[0].lower(): button.isChecked()
        for button in window.findChild(SideToMoveRow).findChildren(QPushButton)  # type: ignore[union-attr]
    }
    assert side == {"w": position.side_to_move == "w", "b": position.side_to_move == "b"}
    box = window.findChild(EnPassantBox)
    assert box is not None
    shown = box.currentText()[:2].strip()
    assert shown == ("–" if position.ep_square is None else square_name(position.ep_square))
    counters = window.findChild(CounterRows)
    assert counters is not None
    clock, number = counters.findChildren(QSpinBox)
    assert (clock.value(), number.value()) == (position.halfmove_clock, position.fullmove_number)
    held = {
        button.accessibleName()
        for button in window.findChildren(QPushButton)
        if button.isChecked() and "side" in button.accessibleName() and not button.isHidden()
    }
    assert len(held) == len(position.castling_rights)


def lines_of(window: MainWindow) -> str:
    items = window.editor.state.collection.lines
    return "".join(item.line + item.ending for item in items)


@settings(
    max_examples=40,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    # Shrinking drives the window for minutes; the failing example is read well enough as it is.
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
)
@given(st.sampled_from(FILES), st.lists(GESTURES, min_size=1, max_size=12))
def drive(window: MainWindow, content: str, gestures: list[Gesture]) -> None:
    document = Document(form=TextForm(), collection=Collection(split_lines(content)))
    window.editor.open_document(document)
    first = lines_of(window)
    assert_in_sync(window)
    for gesture in gestures:
        gesture(window)
        assert_in_sync(window)
    while window.editor.undo_stack.canRedo():
        window.editor.undo_stack.redo()
    last = window.editor.state
    while window.editor.undo_stack.canUndo():
        window.editor.undo_stack.undo()
        assert_in_sync(window)
    assert lines_of(window) == first
    while window.editor.undo_stack.canRedo():
        window.editor.undo_stack.redo()
    assert window.editor.state.collection == last.collection
    assert_in_sync(window)


def test_board_panels_field_and_state_are_one_position(qtbot: QtBot, tmp_path: Path) -> None:
    with shown_window(qtbot, state_of_fen(START), services_in(tmp_path)) as window:
        assert format_fen(window.editor.state.position) == START
        drive(window)
