"""Where a step leads is heard, once: the move, the variation, the end of the line, the comment."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.ui import voice
from fenedit.ui.main_window import MainWindow
from tests.helpers.states import state_of_text
from tests.helpers.windows import services_in, shown_window

GAME = """[Event "Lesson"]

1. e4 e5 (1... c5 2. Nf3 {The open Sicilian. [%clk 0:01:00]}) (1... e6) 2. Bc4 Nc6 3. Qh5 Nf6
4. Qxf7# {Mate.} 1-0
"""


@pytest.fixture
def game(qtbot: QtBot, tmp_path: Path, heard: list[str]) -> Iterator[MainWindow]:
    state = state_of_text(GAME, file_format="pgn")
    with shown_window(qtbot, state, services_in(tmp_path)) as window:
        moves = window._bench.moves
        qtbot.waitUntil(lambda: moves._now.tree is not None)
        window.area.focus_board()
        qtbot.waitUntil(lambda: "Enter what to test" in " ".join(heard))
        check, speaker = window.panels.check, voice._voice()
        timers = (check._timer, check._patience, speaker._still, speaker._soon)
        qtbot.waitUntil(lambda: not any(timer.isActive() for timer in timers))
        heard.clear()
        yield window
        window.editor.undo_stack.setClean()


def said_after(qtbot: QtBot, heard: list[str], keys: str) -> list[str]:
    """Press keys one after the other; return what is heard after each."""
    said = []
    for each in keys.split():
        heard.clear()
        QTest.keySequence(QApplication.focusWidget(), QKeySequence(each))
        qtbot.waitUntil(lambda: bool(heard))
        (words,) = heard
        said.append(words)
    return said


@pytest.mark.parametrize("place", ["board", "moves"])
def test_each_step_is_heard_once(
    qtbot: QtBot, game: MainWindow, heard: list[str], place: str
) -> None:
    if place == "moves":
        game.panels.moves.fill().view.setFocus()
    keys = "Alt+Right Alt+Right Alt+Down Alt+Right Alt+Down Alt+Left Alt+Home Alt+End"
    assert said_after(qtbot, heard, keys) == [
        "white pawn e4.",
        "black pawn e5, variation 1 of 3.",
        "Move 1: black pawn c5, variation 2 of 3.",
        "white knight f3, end of the line. The open Sicilian.",
        "Move 1: black pawn e6, variation 3 of 3, end of the line.",
        "Move 1: white pawn e4.",
        "Start of the moves.",
        "Move 4: white queen takes f7, checkmate, end of the line. Mate.",
    ]


def test_of_a_long_comment_the_beginning_is_heard(
    qtbot: QtBot, game: MainWindow, heard: list[str]
) -> None:
    state = state_of_text(GAME.replace("Mate.", "long " * 100), file_format="pgn")
    game.editor.open_document(state.document)
    (words,) = said_after(qtbot, heard, "Alt+End")[-1:]
    assert words.endswith("…") and 200 < len(words) < 280


def test_played_moves_are_heard_and_what_is_taken_back(
    qtbot: QtBot, game: MainWindow, heard: list[str]
) -> None:
    moves = game._bench.moves
    said = []
    for step in (lambda: moves.play("d2d4"), lambda: moves.play("d7d5"), moves.undo, moves.redo):
        heard.clear()
        step()
        qtbot.waitUntil(lambda: bool(heard))
        said += heard
    assert said == [
        "white pawn d4, variation 2 of 2.",
        "black pawn d5.",
        "d7, black pawn; d5, empty.",
        "black pawn d5.",
    ]


def test_a_game_that_is_gone_back_to_is_heard_where_it_was_left(
    qtbot: QtBot, game: MainWindow, heard: list[str]
) -> None:
    said_after(qtbot, heard, "Alt+End")
    (words,) = said_after(qtbot, heard, "Ctrl+Return")
    assert words.count("New position after 4.Qxf7#") == 1 and "Position 2 of 2." in words
    (words,) = said_after(qtbot, heard, "PgUp")
    assert "Position 1 of 2." in words and "white queen: f7" in words
