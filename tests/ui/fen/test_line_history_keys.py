import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from fenedit.session.intents.fields import set_side_to_move
from fenedit.ui.fen.line import is_typed, step_in_history
from tests.helpers.states import START, editor_of, state_of_fen

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def key(code: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, text: str = "") -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, code, modifiers, text)


@pytest.mark.parametrize(
    ("event", "typed"),
    [
        (key(Qt.Key.Key_K, SHIFT, "K"), True),
        (key(Qt.Key.Key_Slash, NONE, "/"), True),
        (key(Qt.Key.Key_Z, CTRL, "z"), False),
        (key(Qt.Key.Key_Backspace, NONE, "\b"), False),
        (key(Qt.Key.Key_Left), False),
        (key(Qt.Key.Key_Undo), False),
    ],
)
def test_a_key_that_writes_is_told_from_a_command(event: QKeyEvent, typed: bool) -> None:
    assert is_typed(event) is typed


@pytest.mark.usefixtures("qapp")
def test_the_keys_go_back_and_forth_in_the_documents_history() -> None:
    editor = editor_of(state_of_fen(START))
    editor.perform(set_side_to_move, "b")
    assert step_in_history(key(Qt.Key.Key_Z, CTRL), editor)
    assert editor.state.position.side_to_move == "w"
    assert step_in_history(key(Qt.Key.Key_Z, CTRL | SHIFT), editor)
    assert editor.state.position.side_to_move == "b"
    assert not step_in_history(key(Qt.Key.Key_Z), editor)
    assert editor.state.position.side_to_move == "b"
    editor.close()
