"""The command of play, and undo while moves are played, in a whole window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton

from fenedit.session.intents import board, fields
from fenedit.ui.main_window import MainWindow
from fenedit.ui.panels.card import Section
from tests.helpers.board_hands import key, type_text
from tests.helpers.states import START, fen_of


def test_it_begins_and_ends_play(window: MainWindow) -> None:
    command, playing = window.commands["play"], window.board.playing
    command.trigger()
    assert command.isChecked() and playing.active
    playing.play("e2e4")
    assert " b KQkq e3 " in window.fen.line.text() and not window.fen.line.isEnabled()
    command.trigger()
    assert not command.isChecked() and not playing.active
    assert window.fen.line.text() == START and window.fen.line.isEnabled()


def test_who_begins_in_the_fen_goes_on_at_the_board(window: MainWindow) -> None:
    for part in (window.fen.line, window.fen.recent):
        part.setFocus()
        window.commands["play"].trigger()
        assert window.area.view.hasFocus()
        window.board.playing.leave()


def test_messages_are_not_disabled_with_the_fen(window: MainWindow) -> None:
    window.commands["play"].trigger()
    buttons = window.fen.findChildren(QAbstractButton)
    assert len(buttons) == 4 and not any(button.isEnabled() for button in buttons)
    assert window.status.isEnabled()
    accessible = QAccessible.queryAccessibleInterface(window.status)
    assert accessible is not None and not accessible.state().disabled
    window.board.playing.leave()
    assert all(button.isEnabled() for button in buttons)


def test_undo_takes_back_moves_and_edits_after_play(window: MainWindow) -> None:
    undo, redo = window.commands["undo"], window.commands["redo"]
    editor, playing = window.editor, window.board.playing
    editor.perform(fields.set_halfmove_clock, 7)
    window.commands["play"].trigger()
    playing.play("e2e4")
    assert undo.text() == "&Undo Move" and undo.isEnabled() and not redo.isEnabled()
    undo.trigger()
    # Nothing is left of play to take back; the edit before it is not touched.
    window.play.undo()
    assert editor.state.position.halfmove_clock == 7
    assert not undo.isEnabled() and redo.isEnabled()
    redo.trigger()
    assert playing.line is not None and playing.line.index == 1
    playing.leave()
    undo.trigger()
    assert fen_of(editor.state) == START
    redo.trigger()
    assert editor.state.position.halfmove_clock == 7


def test_it_says_why_it_is_off(window: MainWindow) -> None:
    command, menu = window.commands["play"], window.commands.menu("puzzle")
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
    assert not window.commands["play"].isChecked() and not window.board.playing.active


def test_keeping_shows_what_was_kept(window: MainWindow) -> None:
    window.commands["play"].trigger()
    window.board.playing.play("e2e4")
    window.board.playing.keep()
    assert window.fen.line.text() == fen_of(window.editor.state) and window.fen.line.isEnabled()
    assert " b KQkq e3 " in window.fen.line.text()
    assert window.commands["undo"].text() != "&Undo Move"


def begun(window: MainWindow) -> MainWindow:
    window.commands["play"].trigger()
    window.board.playing.play("e2e4")
    return window


def fold(window: MainWindow) -> None:
    assert window.play.bar is not None
    sections = window.panels.findChildren(Section)
    next(it for it in sections if it.accessibleName() == "Play").head.click()
    assert not window.play.bar.isVisible()


def stand_alone(window: MainWindow) -> None:
    window.commands["board_alone"].trigger()
    assert not window.panels.isVisible()


def scroll_away(window: MainWindow) -> None:
    window.resize(window.minimumSize())
    for section in (window.engine, window.panels.puzzle_card):
        section.fold(False)
    bar = window.panels.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert window.play.bar is not None
    entry = window.play.bar.entry
    assert entry.visibleRegion().boundingRect() != entry.rect()


@pytest.mark.parametrize("away", [fold, stand_alone, scroll_away])
def test_a_move_that_is_typed_on_the_board_is_seen(
    window: MainWindow, away: Callable[[MainWindow], None]
) -> None:
    away(begun(window))
    view, bar = window.area.view, window.play.bar
    assert bar is not None
    view.setFocus()
    type_text(view, "e")
    assert bar.entry.hasFocus() and bar.entry.text() == "e"
    assert bar.entry.visibleRegion().boundingRect() == bar.entry.rect()
    type_text(bar.entry, "5")
    key(bar.entry, Qt.Key.Key_Return)
    assert bar.moves.text == "1. e4 e5"


@pytest.mark.parametrize("away", [fold, stand_alone])
def test_keys_step_through_moves_that_are_not_seen(
    window: MainWindow, away: Callable[[MainWindow], None]
) -> None:
    away(begun(window))
    view, playing = window.area.view, window.board.playing
    view.setFocus()
    for code, index in ((Qt.Key.Key_Left, 0), (Qt.Key.Key_End, 1), (Qt.Key.Key_Home, 0)):
        key(view, code, Qt.KeyboardModifier.AltModifier)
        assert playing.line is not None and playing.line.index == index
    playing.leave()
    assert window.play.bar is not None
    assert not any(shortcut.isEnabled() for shortcut in window.play.bar.shortcuts)
