from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from fenedit.notation.position import parse_square
from fenedit.session.intents.fields import set_side_to_move
from fenedit.ui.panels.field_cards import EnPassantBox
from tests.helpers.panel_hands import stage
from tests.helpers.states import START, editor_of, state_of_fen

AFTER_E4_C5 = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"


def entries(box: EnPassantBox) -> list[str]:
    return [box.itemText(index) for index in range(box.count())]


def test_the_squares_that_can_be_meant_are_offered(qtbot):
    editor = editor_of(state_of_fen(AFTER_E4_C5))
    box = EnPassantBox(editor)
    with stage(qtbot, editor, box):
        assert entries(box) == ["–", "c6"]
        assert box.currentIndex() == 0
        editor.perform(set_side_to_move, "b")
        assert entries(box) == ["–", "e3"]


def test_keys_choose_a_square_and_undo_takes_it_back(qtbot):
    editor = editor_of(state_of_fen(AFTER_E4_C5))
    box = EnPassantBox(editor)
    with stage(qtbot, editor, box):
        box.setFocus()
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert editor.state.position.ep_square == parse_square("c6")
        assert box.currentText() == "c6"
        editor.undo_stack.undo()
        assert box.currentText() == "–"


def test_a_square_that_cannot_hold_stays_and_says_so_until_another_is_chosen(qtbot):
    editor = editor_of(state_of_fen(AFTER_E4_C5.replace("KQkq -", "KQkq d6")))
    box = EnPassantBox(editor)
    with stage(qtbot, editor, box):
        assert box.currentText() == "d6, not possible"
        box.setFocus()
        qtbot.keyClick(box, Qt.Key.Key_Home)
        assert editor.state.position.ep_square is None
        assert entries(box) == ["–", "c6"]


def test_a_square_that_becomes_possible_loses_its_label(qtbot):
    editor = editor_of(state_of_fen(AFTER_E4_C5.replace("w KQkq -", "w KQkq e3")))
    box = EnPassantBox(editor)
    with stage(qtbot, editor, box):
        assert box.currentText() == "e3, not possible"
        editor.perform(set_side_to_move, "b")
        assert box.currentText() == "e3"


def test_no_square_is_offered_where_none_can_be_meant(qtbot):
    editor = editor_of(state_of_fen(START))
    box = EnPassantBox(editor)
    with stage(qtbot, editor, box):
        assert entries(box) == ["–"]


def test_the_wheel_changes_nothing_while_the_list_has_no_focus(qtbot):
    editor = editor_of(state_of_fen(AFTER_E4_C5))
    box = EnPassantBox(editor)
    with stage(qtbot, editor, box):
        turn_wheel(box)
        assert editor.state.position.ep_square is None
        box.setFocus()
        turn_wheel(box)
        assert editor.state.position.ep_square == parse_square("c6")


def turn_wheel(box: EnPassantBox):
    middle = QPointF(box.rect().center())
    event = QWheelEvent(
        middle,
        box.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, event)
