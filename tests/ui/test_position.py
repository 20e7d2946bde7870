"""The Position and Collection menus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog

from fenedit.session.intents.records import type_fen
from fenedit.ui.main_window import MainWindow
from tests.helpers.states import HARING, START, fen_of, state_of_text


@pytest.fixture
def window(show) -> MainWindow:
    state = state_of_text(f"{START}\n{HARING} ; Haring\n")
    return show(state)


def test_what_would_do_nothing_is_disabled(window):
    actions = window.commands
    assert not actions["start"].isEnabled()
    assert not actions["move_up"].isEnabled()
    assert not actions["previous"].isEnabled()
    assert actions["next"].isEnabled()
    window.editor.show_record(1)
    assert actions["start"].isEnabled() and actions["move_up"].isEnabled()
    assert not actions["next"].isEnabled()


def test_commands_act_on_the_position_that_moves_have_reached(window):
    actions, editor = window.commands, window.editor
    count = len(editor.state.collection)
    editor.show_record(1)
    editor.show_record(0)
    assert not actions["start"].isEnabled()
    window._bench.moves.play(window._bench.moves.legal_moves()[0].uci)
    assert actions["start"].isEnabled()
    actions["mirror"].trigger()
    assert len(editor.state.collection) == count + 1 and editor.state.current == 1
    editor.undo_stack.undo()
    assert window._bench.moves.is_ahead


def test_an_open_menu_offers_only_transforms_with_an_effect(window, qtbot):
    menu, actions = window.commands.menu("position"), window.commands
    with qtbot.waitExposed(menu):
        menu.popup(window.mapToGlobal(window.rect().center()))
    assert not actions["shift_up"].isEnabled() and not actions["shift_left"].isEnabled()
    assert actions["rotate"].isEnabled() and actions["mirror"].isEnabled()
    assert actions["black_to_move"].isEnabled() and not actions["white_to_move"].isEnabled()
    menu.close()
    actions["clear"].trigger()
    actions["shift_left"].trigger()
    assert fen_of(window.editor.state) == "8/8/8/8/8/8/8/8 w - - 0 1"


def test_keys_shift_the_board_whatever_the_menu_was_like_before(window, qtbot):
    window.commands.judge()
    assert not window.commands["shift_up"].isEnabled()
    window.editor.perform(type_fen, "8/8/8/8/8/8/8/K1k5 w - - 0 1")
    qtbot.keyClick(
        window,
        Qt.Key.Key_Up,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert fen_of(window.editor.state) == "8/8/8/8/8/8/K1k5/8 w - - 0 1"


def test_commands_that_clear_fields_are_enabled_if_there_is_something_to_clear(window):
    actions = window.commands
    window.commands.judge()
    assert actions["drop_rights"].isEnabled()
    assert not actions["drop_ep"].isEnabled() and not actions["reset_counters"].isEnabled()
    window.editor.perform(type_fen, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 3 20")
    window.commands.judge()
    for name in ("drop_ep", "reset_counters"):
        assert actions[name].isEnabled()
        actions[name].trigger()
    assert fen_of(window.editor.state) == "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"


@pytest.mark.parametrize(
    ("name", "fen"),
    [
        ("clear", "8/8/8/8/8/8/8/8 w - - 0 1"),
        ("swap", START.replace(" w ", " b ")),
        ("black_to_move", START.replace(" w ", " b ")),
        ("drop_rights", START.replace("KQkq", "-")),
        ("rotate", "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr w - - 0 1"),
        ("mirror", "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1"),
        ("mirror_ranks", "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w - - 0 1"),
    ],
)
def test_each_action_does_what_it_says(window, name, fen):
    window.commands[name].trigger()
    assert fen_of(window.editor.state) == fen
    window.commands["undo"].trigger()
    assert fen_of(window.editor.state) == START


def test_the_side_to_move_is_ticked_in_its_menu(window):
    actions = window.commands

    def ticked():
        return [name for name in ("white_to_move", "black_to_move") if actions[name].isChecked()]

    assert actions["white_to_move"].isCheckable() and ticked() == ["white_to_move"]
    actions["black_to_move"].trigger()
    assert ticked() == ["black_to_move"]
    # Setting what the shown record already has changes nothing.
    actions["black_to_move"].trigger()
    assert ticked() == ["black_to_move"]
    actions["undo"].trigger()
    assert ticked() == ["white_to_move"]


def test_records_are_added_duplicated_moved_and_deleted(window):
    actions = window.commands
    for name, lines in (
        ("duplicate", [START, START, f"{HARING} ; Haring"]),
        ("move_down", [START, f"{HARING} ; Haring", START]),
        ("delete", [START, f"{HARING} ; Haring"]),
        ("add", [START, f"{HARING} ; Haring", "8/8/8/8/8/8/8/8 w - - 0 1"]),
    ):
        actions[name].trigger()
        assert [record.line for record in window.editor.state.collection] == lines


def test_a_chess960_position_is_set_up_by_its_number(window, monkeypatch):
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (0, True))
    window.commands["chess960_number"].trigger()
    assert fen_of(window.editor.state).startswith("bbqnnrkr/")
    assert window.commands["chess960"].isChecked()
    window.commands["chess960"].trigger()
    assert not window.editor.state.chess960


def test_a_random_chess960_position_is_set_up(window):
    window.commands["chess960_random"].trigger()
    placement = window.editor.state.position.placement
    assert sorted(placement[:8]) == sorted("RNBQKBNR")


def test_allowing_several_kings_is_a_preference(window):
    window.commands["several_kings"].trigger()
    assert window._services.settings.preferences.several_kings
    window.commands["several_kings"].trigger()
    assert not window._services.settings.preferences.several_kings


def test_a_number_that_no_chess960_position_has_is_asked_for_again(window, monkeypatch):
    asked = []

    def get_int(_parent, _title, words, *_):
        asked.append(words)
        return (999 if len(asked) == 1 else 0), True

    monkeypatch.setattr(QInputDialog, "getInt", get_int)
    window.commands["chess960_number"].trigger()
    assert "999" in asked[1]
    assert fen_of(window.editor.state).startswith("bbqnnrkr/")
