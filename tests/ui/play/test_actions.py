"""The action of play, and undo while moves are played."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QAction

from fenedit.session.intents import fields, whole_board
from fenedit.session.state import EditorState
from fenedit.ui.board_controller import BoardController
from fenedit.ui.play.actions import PlayActions
from tests.helpers.states import START, fen_of

Table = Callable[..., BoardController]


class Window:
    """What a window has that play needs; notes what it was asked to show."""

    def __init__(self, control: BoardController) -> None:
        self.control = control
        self.actions: dict[str, Any] = {}
        for name in ("play", "undo", "redo"):
            self.actions[name] = QAction(name, control)
        self.actions["play"].setCheckable(True)
        self.actions["play"].setStatusTip("Make legal moves")
        self.shown: list[tuple[str, bool]] = []
        self.named = 0
        self.play = PlayActions(
            control,
            self.actions,  # type: ignore[arg-type]
            control,
            control._editor,
            self._show,
            self._name_history,
        )

    def _show(self, state: EditorState, playing: bool) -> None:
        self.shown.append((fen_of(state), playing))

    def _name_history(self) -> None:
        if not self.play.name_moves():
            self.named += 1


@pytest.fixture
def window(table: Table) -> Window:
    return Window(table(START))


def test_the_action_begins_and_ends_play(window: Window) -> None:
    action = window.actions["play"]
    action.trigger()
    assert action.isChecked() and window.control.playing.active
    window.control.playing.play("e2e4")
    assert window.shown[-1][1] and " b KQkq e3 " in window.shown[-1][0]
    action.trigger()
    assert not action.isChecked() and window.shown[-1] == (START, False)


def test_undo_takes_back_moves_and_edits_after_play(window: Window) -> None:
    control, play = window.control, window.play
    control._editor.perform(fields.set_halfmove_clock, 7)
    window.actions["play"].trigger()
    control.playing.play("e2e4")
    assert window.actions["undo"].isEnabled() and not window.actions["redo"].isEnabled()
    play.undo()
    play.undo()
    assert control._editor.state.position.halfmove_clock == 7
    assert not window.actions["undo"].isEnabled() and window.actions["redo"].isEnabled()
    play.redo()
    assert control.playing.line is not None and control.playing.line.index == 1
    control.playing.leave()
    play.undo()
    assert fen_of(control._editor.state) == START
    play.redo()
    assert control._editor.state.position.halfmove_clock == 7


def test_the_action_says_why_it_is_off(window: Window) -> None:
    control, action = window.control, window.actions["play"]
    window.play.judge()
    assert action.isEnabled() and action.statusTip() == "Make legal moves"
    control._editor.perform(whole_board.clear)
    window.play.judge()
    assert not action.isEnabled() and "empty" in action.statusTip()
    assert action.toolTip() == action.statusTip()
    control._editor.perform(whole_board.set_start)
    assert action.isEnabled()
    window.play.judge()
    assert action.statusTip() == "Make legal moves"


def test_a_key_where_nothing_can_be_played_checks_nothing(window: Window) -> None:
    window.control._editor.perform(whole_board.clear)
    window.actions["play"].trigger()
    assert not window.actions["play"].isChecked() and not window.control.playing.active


def test_keeping_shows_what_was_kept(window: Window) -> None:
    window.actions["play"].trigger()
    window.control.playing.play("e2e4")
    window.control.playing.keep()
    assert window.shown[-1] == (fen_of(window.control._editor.state), False)
    assert " b KQkq e3 " in window.shown[-1][0] and window.named
