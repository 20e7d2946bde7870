"""The field of the stipulation: typed, chosen, kept in one step of undo, never in the way."""

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from fenedit.notation.position import BLACK
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_side_to_move
from fenedit.session.moves.puzzle_state import PuzzleState
from fenedit.session.moves.solving import Solving
from fenedit.ui.main_window import MainWindow
from fenedit.ui.puzzle.card import PuzzleCard
from fenedit.ui.puzzle.stipulation_field import StipulationField
from tests.helpers.benches import bench_around
from tests.helpers.panel_hands import stage
from tests.helpers.pretended_solver import Solver
from tests.helpers.states import HARING, editor_of, state_of_text

FIELDS = " ".join(HARING.split()[:4])
BLACKS = FIELDS.replace(" w ", " b ")
Key = Qt.Key


@pytest.fixture
def editor() -> Editor:
    return editor_of(state_of_text(f"{FIELDS}\n", file_format="epd"))


@pytest.fixture
def card(qtbot: QtBot, editor: Editor) -> Iterator[PuzzleCard]:
    state = PuzzleState(editor, cast("Solving", Solver()))
    card = PuzzleCard(bench_around(qtbot, editor), state)
    with stage(qtbot, editor, card):
        card.stipulation.setFocus()
        yield card
        state.close()


@pytest.fixture
def field(card: PuzzleCard) -> StipulationField:
    return card.stipulation


def line(editor: Editor) -> str:
    return editor.state.record.line


def test_enter_gives_it_to_the_record(field: StipulationField, editor: Editor) -> None:
    QTest.keyClicks(field, "2")
    assert line(editor) == FIELDS, "nothing changes while a person types"
    QTest.keyClick(field, Key.Key_Return)
    assert line(editor) == f"{FIELDS} dm 2;"
    assert field.text() == "#2"


def test_so_does_leaving_it(field: StipulationField, editor: Editor) -> None:
    QTest.keyClicks(field, "#3")
    field.clearFocus()
    assert line(editor) == f"{FIELDS} dm 3;"
    editor.undo_stack.undo()
    assert line(editor) == FIELDS
    assert field.text() == ""


def test_black_to_move_and_the_stipulation_are_one_step_of_undo(
    field: StipulationField, editor: Editor
) -> None:
    QTest.keyClicks(field, "h#2")
    QTest.keyClick(field, Key.Key_Return)
    assert line(editor) == f'{BLACKS} c3 "h#2";'
    QTest.keyClick(field, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (line(editor), field.text()) == (FIELDS, "")


def test_what_is_half_typed_or_corrected_changes_nothing(
    field: StipulationField, editor: Editor
) -> None:
    QTest.keyClicks(field, "h#2")
    for key in (Key.Key_Backspace, Key.Key_Left, Key.Key_Home, Key.Key_End):
        QTest.keyClick(field, key)
    QTest.keyClick(field, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert line(editor) == FIELDS
    QTest.keyClicks(field, "h#2.5")
    QTest.keyClick(field, Key.Key_Return)
    assert line(editor) == f'{FIELDS} c3 "h#2.5";', "White begins: Black never had the move"
    editor.undo_stack.undo()
    assert line(editor) == FIELDS


def test_escape_gives_up_what_is_typed(field: StipulationField, editor: Editor) -> None:
    QTest.keyClicks(field, "#2")
    QTest.keyClick(field, Key.Key_Return)
    QTest.keyClicks(field, ", s#3")
    QTest.keyClick(field, Key.Key_Escape)
    assert (field.text(), line(editor)) == ("#2", f"{FIELDS} dm 2;")


def test_a_command_acts_on_what_was_typed(field: StipulationField, editor: Editor) -> None:
    QTest.keyClicks(field, "s#4")
    QTest.keyClick(field, Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert line(editor) == f'{FIELDS} c3 "s#4";'


def test_another_edit_does_not_disturb_what_is_typed(
    field: StipulationField, editor: Editor
) -> None:
    QTest.keyClicks(field, "h#")
    editor.perform(set_side_to_move, BLACK)
    QTest.keyClicks(field, "3")
    QTest.keyClick(field, Key.Key_Return)
    assert line(editor) == f'{BLACKS} c3 "h#3";'


def test_the_menu_has_the_usual_ones_and_selects_the_number(
    field: StipulationField, editor: Editor
) -> None:
    QTest.keyClick(field, Key.Key_Down)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    names = [action.text().partition("\t")[0] for action in menu.actions()]
    assert {"#2", "h#2", "s#2", "r#2", "ser-h#5", "+", "="} <= set(names)
    QTest.keyClick(menu, Key.Key_Down)
    QTest.keyClick(menu, Key.Key_Return)
    assert line(editor) == f'{BLACKS} c3 "h#2";'
    assert field.selectedText() == "2"
    QTest.keyClicks(field, "4")
    QTest.keyClick(field, Key.Key_Return)
    assert line(editor) == f'{BLACKS} c3 "h#4";'
    editor.undo_stack.undo()
    assert line(editor) == FIELDS


def test_castling_by_convention_is_offered_and_not_set_silently(
    qtbot: QtBot,
) -> None:
    ivanov = "8/7B/1N6/ppB1p3/8/Pk6/8/R3K3 w"
    editor = editor_of(state_of_text(f"{ivanov} - - dm 3;\n", file_format="epd"))
    state = PuzzleState(editor, cast("Solving", Solver()))
    card = PuzzleCard(bench_around(qtbot, editor), state)
    with stage(qtbot, editor, card):
        qtbot.waitUntil(lambda: card.result is not None and card.result.stops[0].isVisible())
        assert card.result is not None
        button = cast("QPushButton", card.result.stops[0])
        assert button.text() == "Set O-O-O"
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert line(editor) == f"{ivanov} Q - dm 3;"
        assert not button.isVisible()
        assert card.stipulation.hasFocus(), "Enter solves it"
        state.close()


def test_the_side_that_begins_is_offered_in_a_helpmate(qtbot: QtBot) -> None:
    editor = editor_of(state_of_text(f'{FIELDS} c3 "h#2";\n', file_format="epd"))
    state = PuzzleState(editor, cast("Solving", Solver()))
    card = PuzzleCard(bench_around(qtbot, editor), state)
    with stage(qtbot, editor, card):
        qtbot.waitUntil(lambda: card.result is not None and card.result.stops[0].isVisible())
        assert card.result is not None
        button = card.result.stops[0]
        assert "Black begins in h#2." in [each.text() for each in card.findChildren(QLabel)]
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert line(editor) == f'{BLACKS} c3 "h#2";'
        assert not button.isVisible()
        state.close()


def test_a_button_that_leaves_the_focus_is_a_command_too(window: MainWindow) -> None:
    editor, field = window.editor, window.panels.puzzle_card.stipulation
    editor.open_document(state_of_text(f"{FIELDS}\n{BLACKS}\n", file_format="epd").document)
    window.panels.puzzle_card.fold(False)
    field.setFocus()
    QTest.keyClicks(field, "h#3")
    # As a click on a button of the list or of the toolbar.
    window.commands["next"].trigger()
    assert [record.line for record in editor.state.collection] == [
        f'{BLACKS} c3 "h#3";',
        BLACKS,
    ]
    assert field.text() == ""
