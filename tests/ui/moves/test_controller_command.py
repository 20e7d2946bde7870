"""The command of play, and undo while moves are played, in a whole window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from fenedit.session.intents import board, fields
from fenedit.ui.board.controller import BoardController
from fenedit.ui.main_window import MainWindow
from fenedit.ui.panels.card import Section
from tests.helpers.benches import hearing, listen
from tests.helpers.board_hands import (
    PLAIN,
    carry,
    click,
    drag,
    drag_off,
    key,
    middle_of,
    pick_up,
    release,
    type_text,
)
from tests.helpers.states import START, fen_of, state_of_text


def test_it_is_a_tool_like_others(window: MainWindow) -> None:
    command, moves, tools = window.commands["play"], window._bench.moves, window.area.tools
    command.trigger()
    assert command.isChecked() and moves.plays and tools.play.isChecked()
    assert not tools.buttons[0].isChecked() and window.area.white.isVisible()
    moves.play("e2e4")
    assert " b KQkq e3 " in window.fen.line.text() and window.fen.line.isEnabled()
    command.trigger()
    assert not command.isChecked() and not moves.plays and tools.buttons[0].isChecked()
    assert " b KQkq e3 " in window.fen.line.text()
    for other in (tools.marks, tools.buttons[1], window.area.white.buttons[0]):
        tools.play.click()
        assert moves.plays and window.area.view.marking is None and window.area.view.brush is None
        other.click()
        assert not moves.plays and not tools.play.isChecked()
    tools.play.click()
    tools.buttons[0].click()
    assert not moves.plays


def test_who_begins_in_the_fen_goes_on_at_the_board(window: MainWindow) -> None:
    window.fen.line.setFocus()
    window.commands["play"].trigger()
    assert window.area.view.hasFocus()


def test_undo_takes_back_what_was_done_last(window: MainWindow) -> None:
    undo, redo = window.commands["undo"], window.commands["redo"]
    editor, moves = window.editor, window._bench.moves
    editor.perform(fields.set_halfmove_clock, 7)
    moves.play("e2e4")
    assert undo.text() == "&Undo Move" and undo.isEnabled() and not redo.isEnabled()
    undo.trigger()
    assert editor.state.position.halfmove_clock == 7 and not moves.is_ahead
    assert undo.text() != "&Undo Move" and redo.text() == "&Redo Move" and redo.isEnabled()
    redo.trigger()
    assert moves.path == (0,)
    undo.trigger()
    undo.trigger()
    assert fen_of(editor.state) == START
    redo.trigger()
    assert editor.state.position.halfmove_clock == 7


def test_a_position_is_taken_with_a_word(window: MainWindow) -> None:
    take, editor = window.commands["take_position"], window.editor
    window._bench.moves.play("e2e4")
    assert take.isEnabled()
    said: list[str] = []
    listen(window, said.append)
    take.trigger()
    assert len(editor.state.collection) == 2 and not take.isEnabled()
    assert said == ["New position after 1.e4."]
    assert window.fen.line.text() == fen_of(editor.state)


def test_setting_up_says_what_it_did(window: MainWindow) -> None:
    window._bench.moves.play("e2e4")
    said: list[str] = []
    listen(window, said.append)
    window.fen.line.setFocus()
    window.fen.line.setText("")
    type_text(window.fen.line, "8")
    assert said[0] == "New position after 1.e4; the game is unchanged."
    assert len(window.editor.state.collection) == 2


def test_it_says_why_it_is_off(window: MainWindow) -> None:
    command, menu = window.commands["play"], window.commands.menu("moves")
    tip = command.statusTip()
    menu.aboutToShow.emit()
    assert command.isEnabled() and command.statusTip() == tip
    window.editor.perform(board.clear)
    menu.aboutToShow.emit()
    assert not command.isEnabled() and "empty" in command.statusTip()
    assert command.toolTip() == command.statusTip()
    window.editor.perform(board.set_start)
    assert command.isEnabled()
    menu.aboutToShow.emit()
    assert command.statusTip() == tip


def test_a_key_where_nothing_can_be_played_checks_nothing(window: MainWindow) -> None:
    window.editor.perform(board.clear)
    window.commands["play"].trigger()
    assert not window.commands["play"].isChecked() and not window._bench.moves.plays


def begun(window: MainWindow) -> MainWindow:
    window.commands["play"].trigger()
    window._bench.moves.play("e2e4")
    return window


def fold(window: MainWindow) -> None:
    sections = window.panels.findChildren(Section)
    next(it for it in sections if it.accessibleName() == "Moves").head.click()
    assert not window.panels.moves.fill().isVisible()


def stand_alone(window: MainWindow) -> None:
    window.commands["board_alone"].trigger()
    assert not window.panels.isVisible()


def scroll_away(window: MainWindow) -> None:
    window.resize(window.minimumSize())
    for section in (window.engine, window.panels.puzzle_card):
        section.fold(False)
    bar = window.panels.verticalScrollBar()
    window.panels.position.fold(False)
    QApplication.processEvents()
    bar.setValue(0)
    entry = window.panels.moves.fill().entry
    assert entry.visibleRegion().boundingRect() != entry.rect()


@pytest.mark.parametrize("away", [fold, stand_alone, scroll_away])
def test_a_move_that_is_typed_on_the_board_is_seen(
    window: MainWindow, away: Callable[[MainWindow], None]
) -> None:
    away(begun(window))
    view, bar = window.area.view, window.panels.moves.fill()
    view.setFocus()
    type_text(view, "e")
    assert bar.entry.hasFocus() and bar.entry.text() == "e"
    assert bar.entry.visibleRegion().boundingRect() == bar.entry.rect()
    type_text(bar.entry, "5")
    key(bar.entry, Qt.Key.Key_Return)
    assert window._bench.moves.path == (0, 0)
    key(bar.entry, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bar.entry.text() == "" and window._bench.moves.path == (0,)


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ("1. e4 +0.35 e5", "“+0.35” in the game would be lost"),
        ("1. e4 e5 2. Ke3", "not read to the end"),
        ("1. e4 e5", "The moves are in the record now."),
    ],
)
def test_it_says_what_keeping_moves_does(window: MainWindow, moves: str, words: str) -> None:
    window.editor.open_document(
        state_of_text(f'[Event "?"]\n\n{moves} *\n', file_format="pgn").document
    )
    window._bench.moves.play("d2d4")
    with hearing(window) as said:
        window.commands["keep_moves"].trigger()
    assert words in said.args[0]


def test_variations_that_a_line_cannot_keep_are_named(window: MainWindow) -> None:
    moves = begun(window)._bench.moves
    moves.play("d7d5")
    moves.step("back")
    moves.play("a7a6")
    with hearing(window) as said:
        window.commands["keep_moves"].trigger()
    assert "one line" in said.args[0] and moves.has_played


@pytest.mark.parametrize("away", [fold, stand_alone])
def test_keys_step_through_moves_that_are_not_seen(
    window: MainWindow, away: Callable[[MainWindow], None]
) -> None:
    away(begun(window))
    view, playing = window.area.view, window._bench.moves
    view.setFocus()
    for code, index in ((Qt.Key.Key_Left, 0), (Qt.Key.Key_End, 1), (Qt.Key.Key_Home, 0)):
        key(view, code, Qt.KeyboardModifier.AltModifier)
        assert len(playing.path) == index


# Esc on the board, and what is said of moves that cannot be made.


Table = Callable[..., BoardController]
PROMOTES = "7k/1P6/8/8/8/8/8/4K3 w - - 0 1"
KEY = Qt.Key


def begun_event_filter(table: Table, fen: str) -> BoardController:
    control = table(fen)
    control.room.toggle()
    assert control._moves.plays
    return control


def sans(control: BoardController) -> list[str]:
    moves = control._moves
    return [node.san for node in moves.tree.moves_to(moves.path)]


def test_esc_lets_go_closes_the_chooser_and_then_leaves(table: Table) -> None:
    control = begun_event_filter(table, PROMOTES)
    view = control._area.view
    assert "Esc or F5 to stop" in control.hint()
    click(view, "e1")
    key(view, KEY.Key_Escape)
    assert view.interaction.picking.picked is None and control._moves.plays
    pick_up(view, "e1")
    key(view, KEY.Key_Escape)
    release(view, middle_of(view, "e1"))
    assert control._moves.plays
    drag(view, "b7", "b8")
    key(QApplication.focusWidget(), KEY.Key_Escape)
    assert control._moves.plays and QApplication.focusWidget() is view
    drag(view, "e1", "e2")
    held = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Escape, PLAIN, "", True)
    QApplication.sendEvent(view, held)
    assert control._moves.plays
    key(view, KEY.Key_Escape)
    assert not control._moves.plays and fen_of(control._editor.state) == PROMOTES
    key(view, KEY.Key_Escape)
    assert not control._moves.plays


def test_a_move_that_cannot_be_made_is_refused_with_a_reason(table: Table) -> None:
    control = begun_event_filter(table, "4k3/4r3/8/8/8/8/4B3/4K2R w K - 0 1")
    view = control._area.view
    said: list[str] = []
    listen(control, said.append)
    drag(view, "e7", "e5")
    drag(view, "e2", "d3")
    drag(view, "h1", "g2")
    click(view, "h1")
    click(view, "g3")
    click(view, "e7")
    assert said == [
        "It is White’s move.",
        "That would leave the king in check.",
        "That is not a legal move.",
        "That is not a legal move.",
        "It is White’s move.",
    ]
    click(view, "d5")
    drag(view, "d5", "d6")
    drag_off(view, "h1")
    pick_up(view, "h1")
    carry(view, "a8")
    key(view, KEY.Key_Escape)
    release(view, middle_of(view, "a8"))
    click(view, "h1")
    click(view, "e1")
    click(view, "e1")
    drag(view, "h1", "h8")
    click(view, "e8")
    assert len(said) == 5 and sans(control) == ["Rh8+"]
    control._moves.take_up(False)
    drag(view, "e7", "e5")
    assert len(said) == 5
