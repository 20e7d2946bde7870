from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from fenedit.session.intents.fields import set_side_to_move
from fenedit.ui.panels.field_cards import SideToMoveRow
from tests.helpers.panel_hands import stage
from tests.helpers.states import START, editor_of, state_of_fen

LEFT = Qt.MouseButton.LeftButton


def buttons(card: SideToMoveRow) -> dict[str, QPushButton]:
    return {button.text(): button for button in card.findChildren(QPushButton)}


def test_a_click_gives_the_move_to_a_side_and_undo_takes_it_back(qtbot):
    editor = editor_of(state_of_fen(START))
    card = SideToMoveRow(editor)
    with stage(qtbot, editor, card):
        white, black = buttons(card)["White"], buttons(card)["Black"]
        assert white.isChecked()
        qtbot.mouseClick(black, LEFT)
        assert editor.state.position.side_to_move == "b"
        assert black.isChecked()
        assert not white.isChecked()
        editor.undo_stack.undo()
        assert white.isChecked()


def test_the_side_that_has_the_move_cannot_lose_it_by_a_click(qtbot):
    editor = editor_of(state_of_fen(START))
    card = SideToMoveRow(editor)
    with stage(qtbot, editor, card):
        white = buttons(card)["White"]
        qtbot.mouseClick(white, LEFT)
        assert white.isChecked()
        assert editor.undo_stack.count() == 0


def test_space_chooses_and_the_buttons_say_what_they_mean(qtbot):
    editor = editor_of(state_of_fen(START))
    card = SideToMoveRow(editor)
    with stage(qtbot, editor, card):
        black = buttons(card)["Black"]
        black.setFocus()
        qtbot.keyClick(black, Qt.Key.Key_Space)
        assert editor.state.position.side_to_move == "b"
        assert black.accessibleName() == "Black to move"


def test_a_change_from_elsewhere_is_shown(qtbot):
    editor = editor_of(state_of_fen(START))
    card = SideToMoveRow(editor)
    with stage(qtbot, editor, card):
        editor.perform(set_side_to_move, "b")
        assert buttons(card)["Black"].isChecked()
