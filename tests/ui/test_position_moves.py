"""The question about the moves of a game, in the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from fenedit.notation.position import parse_square
from fenedit.session.intents import board
from fenedit.session.intents.records import type_fen
from fenedit.ui.main_window import MainWindow
from tests.helpers.states import START, fen_of, state_of_text, text_of

GAME = '[Event "x"]\n\n1. e4 e5 2. Nf3 *\n\n'
MOVED = START.replace("8/8/PPPPPPPP", "4P3/8/PPPP1PPP")


@pytest.fixture
def window(show) -> MainWindow:
    state = state_of_text(GAME + GAME, file_format="pgn")
    return show(state)


def question(window: MainWindow, qtbot: QtBot) -> QMessageBox:
    (box,) = window.findChildren(QMessageBox)
    qtbot.waitUntil(box.isVisible)
    return box


def answer(window: MainWindow, qtbot: QtBot, words: str):
    box = question(window, qtbot)
    (button,) = (each for each in box.buttons() if each.text().replace("&", "") == words)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.findChildren(QMessageBox))


def drag(window: MainWindow):
    window.board._on_piece_moved(parse_square("e2"), parse_square("e4"), False)


def test_the_first_change_asks_and_can_change_the_start(window, qtbot):
    drag(window)
    assert question(window, qtbot).text() == "The moves of this game do not fit the new position."
    assert fen_of(window.editor.state) == START
    answer(window, qtbot, "Change the Game’s Start")
    assert fen_of(window.editor.state) == MOVED
    window.editor.perform(board.discard, parse_square("d2"))
    assert not window.findChildren(QMessageBox)


def test_the_position_can_be_a_record_after_the_game(window, qtbot):
    drag(window)
    box = question(window, qtbot)
    assert box.defaultButton().text() == "&New Position After This Game"
    answer(window, qtbot, "New Position After This Game")
    state = window.editor.state
    assert (state.current, len(state.collection), fen_of(state)) == (1, 3, MOVED)
    assert text_of(state).startswith(GAME)


def test_escape_changes_nothing(window, qtbot):
    drag(window)
    box = question(window, qtbot)
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.findChildren(QMessageBox))
    assert text_of(window.editor.state) == GAME + GAME and not window.editor.modified


def test_a_text_that_is_typed_waits_for_the_answer(window, qtbot):
    line = window.fen.line
    line.setFocus()
    line.select_span((START.index("P"), START.index("P") + 8))
    qtbot.keyClicks(line, "P")
    assert window.editor.state.is_draft
    qtbot.keyClicks(line, "PPPNPPP")
    answer(window, qtbot, "New Position After This Game")
    assert text_of(window.editor.state).startswith(GAME)
    assert line.text() == START.replace("PPPPPPPP", "PPPPNPPP") == fen_of(window.editor.state)


def test_the_question_says_that_a_game_is_replaced(window, qtbot):
    window.commands["clear"].trigger()
    assert question(window, qtbot).text() == "This replaces the game, with its moves."
    answer(window, qtbot, "Replace the Game")
    assert "1. e4" not in window.editor.state.record.line


def test_an_answer_about_a_position_no_longer_shown_does_nothing(window, qtbot):
    drag(window)
    question(window, qtbot)
    window.editor.show_record(1)
    answer(window, qtbot, "Change the Game’s Start")
    assert text_of(window.editor.state) == GAME + GAME
    drag(window)
    answer(window, qtbot, "Cancel")


def test_the_next_typed_letter_does_not_answer_the_question(window, qtbot):
    window.editor.perform(type_fen, START.replace("/PPPP", "/PPPN"))
    box = question(window, qtbot)
    qtbot.keyClicks(box, "cr")
    assert window.editor.waiting is not None
    answer(window, qtbot, "Cancel")


def test_games_that_are_selected_are_asked_about_together(window, qtbot):
    window.collection.toggle()
    panel = window.collection.panel
    for words in ("Cancel", "Change the Games’ Starts"):
        panel.list.selectAll()
        window.commands["swap"].trigger()
        qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
        assert text_of(window.editor.state) == GAME + GAME
        answer(window, qtbot, words)
    assert text_of(window.editor.state).count("[FEN ") == 2


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Put the position back", GAME),
        ("Cut the moves that do not fit", f'[Event "x"]\n[FEN "{MOVED}"]\n[SetUp "1"]\n\n*\n\n'),
    ],
)
def test_the_check_offers_two_fixes(window, qtbot, words, left):
    drag(window)
    answer(window, qtbot, "Change the Game’s Start")
    check = window.panels.check
    qtbot.waitUntil(lambda: len(check.lines) == 1)
    (line,) = check.lines
    assert not check.verdict.isVisible() and not check.fix_all.isVisible()
    assert [button.text() for button in line.buttons] == [
        "Put the position back",
        "Cut the moves that do not fit",
    ]
    (button,) = (each for each in line.buttons if each.text() == words)
    button.click()
    assert text_of(window.editor.state) == left + GAME
    qtbot.waitUntil(lambda: check.lines == ())
    window.editor.undo_stack.undo()
    qtbot.waitUntil(lambda: len(check.lines) == 1)
