"""Puzzle, solution, board and menus in a whole window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fenedit.notation.position import parse_square
from fenedit.session.intents import board
from fenedit.session.moves.puzzle_state import Stage
from fenedit.ui.main_window import MainWindow
from fenedit.ui.moves.view import MovesView
from fenedit.ui.puzzle.form import PuzzleForm
from tests.helpers.states import HARING, state_of_text
from tests.helpers.windows import services_in, shown_window

FIELDS = " ".join(HARING.split()[:4])


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    state = state_of_text(f"{FIELDS} dm 2;\n", file_format="epd")
    with shown_window(qtbot, state, services_in(tmp_path)) as shown:
        yield shown


@pytest.fixture
def solved(window: MainWindow, qtbot: QtBot) -> MainWindow:
    puzzle = window.panels.puzzle
    qtbot.waitUntil(lambda: puzzle.stage is Stage.SOLVED)
    return window


def verdict(window: MainWindow) -> str:
    result = window.panels.puzzle_card.result
    return result.verdict.text() if result is not None else ""


def view_of(window: MainWindow) -> MovesView:
    """Show the solution; return where it is seen."""
    window.commands["solution"].trigger()
    view = window.findChild(MovesView)
    assert view is not None
    return view


def test_a_short_problem_is_solved_by_itself_and_a_cook_is_named(
    solved: MainWindow, qtbot: QtBot
) -> None:
    assert verdict(solved) == "#2 sound, 1.d4!"
    solved.editor.perform(board.discard, parse_square("c3"))
    qtbot.waitUntil(lambda: "1.d4!" not in verdict(solved))
    solved.editor.undo_stack.undo()
    qtbot.waitUntil(lambda: verdict(solved) == "#2 sound, 1.d4!")


def test_the_solution_is_shown_among_the_moves(solved: MainWindow, qtbot: QtBot) -> None:
    view, moves = view_of(solved), solved._bench.moves
    assert view.isVisible() and view.hasFocus()
    assert not moves.is_ahead, "nobody has chosen a move yet"
    qtbot.waitUntil(lambda: "1.d4! (2.Nce7#)" in view.toPlainText())
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert moves.move_words == "1.d4"
    assert solved.area.view.placement == moves.position.placement
    assert solved.editor.state.position.placement != moves.position.placement
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert not moves.is_ahead


def test_the_solution_is_hidden_again_and_with_the_problem(solved: MainWindow) -> None:
    moves, result = solved._bench.moves, solved.panels.puzzle_card.result
    assert result is not None
    button = result.buttons["solution"]
    assert button.text() == "Solution"
    button.click()
    assert (button.text(), moves.is_of_record) == ("Hide", False)
    button.click()
    assert (button.text(), moves.is_of_record) == ("Solution", True)
    button.click()
    solved.editor.perform(board.discard, parse_square("c3"))
    assert (button.text(), moves.is_of_record, button.isEnabled()) == ("Solution", True, False)


def test_buttons_stay_while_the_solution_comes_and_goes(solved: MainWindow) -> None:
    result = solved.panels.puzzle_card.result
    assert result is not None

    def places() -> list[QRect]:
        QTest.qWait(0)
        return [button.geometry() for button in result.buttons.values() if button.isVisible()]

    before = places()
    for _ in range(2):
        result.buttons["solution"].click()
        assert places() == before


def test_what_is_added_to_the_record_is_shown_as_a_whole(solved: MainWindow) -> None:
    solved.commands["keep_solution"].trigger()
    moves = solved._bench.moves
    assert not moves.is_of_record
    tries, key = moves.tree.root.children[:-1], moves.tree.root.children[-1]
    assert len(tries) + len(key.children) > 2


def test_what_is_added_to_the_record_stays_among_the_moves(solved: MainWindow) -> None:
    view, moves = view_of(solved), solved._bench.moves
    QTest.keyClick(view, Qt.Key.Key_Right)
    seen = moves.path
    solved.commands["keep_solution"].trigger()
    assert "bm d4;" in solved.editor.state.record.line
    assert not moves.is_of_record and moves.path == seen and view.isVisible()


def test_buttons_and_boxes_of_the_section_are_commands(solved: MainWindow) -> None:
    commands, puzzle = solved.commands, solved.panels.puzzle
    commands.judge()
    assert not commands["popeye_text"].isEnabled() and not commands["ask_popeye"].isEnabled()
    commands["copy_solution"].trigger()
    assert "\n1.d4! (2.Nce7#)\n" in QGuiApplication.clipboard().text()
    commands["tries"].trigger()
    assert (puzzle.tries, puzzle.set_play) == (False, True)


def test_the_verdict_of_a_key_is_seen_while_the_section_is_folded(
    solved: MainWindow, qtbot: QtBot
) -> None:
    card = solved.panels.puzzle_card
    card.fold(True)
    solved.area.focus_board()
    QTest.keyClick(solved.focusWidget(), Qt.Key.Key_F7)
    qtbot.waitUntil(lambda: solved.status.words.startswith("#2 sound, 1.d4!"))
    assert card.head.result == "#2 sound, 1.d4!"


@pytest.mark.parametrize("size", [(860, 600), (1240, 820)])
def test_nothing_moves_while_a_stipulation_is_entered_and_solved(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    state = state_of_text(f"{FIELDS}\n", file_format="epd")
    with shown_window(qtbot, state, services_in(tmp_path)) as window:
        window.resize(*size)
        column, card = window.panels, window.panels.puzzle_card
        qtbot.waitUntil(lambda: card.isVisible() and card.width() > 100)
        window.commands["stipulation"].trigger()
        before = card.stipulation.mapTo(column.viewport(), QPoint())
        assert column.position.y() == 0 and column.verticalScrollBar().value() == 0
        assert column.position.is_folded is (size[1] == 600)
        QTest.keyClicks(window.focusWidget(), "#2")
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: "sound" in card.accessibleDescription())
        window.commands["solution"].trigger()
        qtbot.waitUntil(lambda: not column.moves.is_folded and column.moves.height() > 200)
        assert card.stipulation.mapTo(column.viewport(), QPoint()) == before
        assert column.position.y() == 0
        assert card.result is not None
        line = card.result.verdict
        assert line.visibleRegion().boundingRect() == line.rect()
        view = column.moves.fill().view
        assert view.height() >= 7 * view.fontMetrics().height()
        assert view.visibleRegion().boundingRect().height() == view.height()


def test_the_same_key_leads_to_the_solution_and_back(solved: MainWindow) -> None:
    moves, section = solved._bench.moves, solved.panels.moves
    view = view_of(solved)
    section.show_moves()
    solved.commands["solution"].trigger()
    assert moves.is_of_record and section.is_folded and solved.area.view.hasFocus()
    solved.commands["solution"].trigger()
    assert not moves.is_of_record and view.hasFocus()


def test_another_solution_of_the_problem_is_shown_at_the_same_move(
    solved: MainWindow, qtbot: QtBot
) -> None:
    view, moves, puzzle = view_of(solved), solved._bench.moves, solved.panels.puzzle
    moves.go((0, 1, 0))
    before, first = moves.move_words, puzzle.solution
    puzzle.want(tries=False, set_play=False)
    qtbot.waitUntil(lambda: puzzle.solution is not first and puzzle.stage is Stage.SOLVED)
    assert (moves.move_words, moves.is_of_record) == (before, False)
    qtbot.waitUntil(lambda: "Tries" not in view.toPlainText())


def test_an_unsolved_problem_is_solved_for_its_solution(qtbot: QtBot, tmp_path: Path) -> None:
    state = state_of_text(f"{FIELDS} dm 3;\n", file_format="epd")
    with shown_window(qtbot, state, services_in(tmp_path)) as window:
        qtbot.waitUntil(lambda: window.panels.puzzle.stage is Stage.READY)
        window.commands["solution"].trigger()
        assert window.panels.puzzle.stage is Stage.SEARCHING
        window.commands["solution"].trigger()
        assert window.panels.puzzle.stage is Stage.SEARCHING, "asked for twice, it is not stopped"
        assert window._bench.moves.is_of_record
        window.commands["solve"].trigger()


def test_the_form_and_the_menu(solved: MainWindow, qtbot: QtBot) -> None:
    solved.commands["puzzle_data"].trigger()
    form = solved.findChild(PuzzleForm)
    assert form is not None
    assert form.isVisible()
    form.close()
    assert solved.commands["solve"].isEnabled()
    assert solved.commands["solve"].text() == "&Solve"


def test_solving_without_a_stipulation_asks_for_it_where_it_is_typed(
    qtbot: QtBot, tmp_path: Path
) -> None:
    state = state_of_text(f"{FIELDS}\n", file_format="epd")
    with shown_window(qtbot, state, services_in(tmp_path)) as window:
        card = window.panels.puzzle_card
        card.fold(True)
        window.area.focus_board()
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_F7)
        assert card.stipulation.hasFocus()
        assert not card.is_folded
        QTest.keyClicks(window.focusWidget(), "3")
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        assert f"{FIELDS} dm 3;" in window.editor.state.record.line
        assert window.editor.state.position == state.position
