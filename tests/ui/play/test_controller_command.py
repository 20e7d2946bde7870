"""The command of play, and undo while moves are played, in a whole window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.session.intents import board, fields
from fenedit.ui.main_window import MainWindow
from tests.helpers.states import START, fen_of, state_of_fen
from tests.helpers.windows import services_in, shown_window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_fen(START), services_in(tmp_path)) as shown:
        yield shown


def test_it_begins_and_ends_play(window: MainWindow) -> None:
    command, playing = window.commands["play"], window.board.playing
    command.trigger()
    assert command.isChecked() and playing.active
    playing.play("e2e4")
    assert " b KQkq e3 " in window.fen.line.text() and not window.fen.isEnabled()
    command.trigger()
    assert not command.isChecked() and not playing.active
    assert window.fen.line.text() == START and window.fen.isEnabled()


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
    assert window.fen.line.text() == fen_of(window.editor.state) and window.fen.isEnabled()
    assert " b KQkq e3 " in window.fen.line.text()
    assert window.commands["undo"].text() != "&Undo Move"
