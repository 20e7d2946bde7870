"""Puzzle, tree, board and menus in a whole window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fenedit.notation.position import parse_square
from fenedit.session.intents import board
from fenedit.session.moves.puzzle_state import Stage
from fenedit.ui.main_window import MainWindow
from fenedit.ui.panels.position_check import Reach
from fenedit.ui.puzzle.form import PuzzleForm
from fenedit.ui.puzzle.solution_view import SolutionView
from tests.helpers.board_hands import drag
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


def tree_of(window: MainWindow) -> SolutionView:
    window.commands["solution"].trigger()
    dock = window.findChild(SolutionView)
    assert dock is not None
    return dock


def test_a_short_problem_is_solved_by_itself_and_a_cook_is_named(
    solved: MainWindow, qtbot: QtBot
) -> None:
    assert verdict(solved) == "#2 sound, 1.d4!"
    solved.editor.perform(board.discard, parse_square("c3"))
    qtbot.waitUntil(lambda: "1.d4!" not in verdict(solved))
    solved.editor.undo_stack.undo()
    qtbot.waitUntil(lambda: verdict(solved) == "#2 sound, 1.d4!")


def test_a_move_of_the_tree_is_shown_on_the_board_and_left_again(
    solved: MainWindow, qtbot: QtBot
) -> None:
    dock, playing = tree_of(solved), solved._bench.moves
    assert dock.isVisible()
    QTest.keyClick(dock.tree, Qt.Key.Key_Down)
    assert playing.is_ahead and not playing.is_of_record
    assert playing.position.placement != solved.editor.state.position.placement
    dock.leave()
    assert not playing.is_ahead
    assert dock.tree.shown_line is None


@pytest.mark.parametrize("size", [(860, 600), (1240, 820)])
@pytest.mark.parametrize("pointer", [False, True])
def test_the_tree_stays_where_it_is_while_a_line_is_played(
    solved: MainWindow, qtbot: QtBot, size: tuple[int, int], pointer: bool
) -> None:
    resize(solved, qtbot, *size)
    solved.panels.puzzle_card.fold(False)
    # The check has said all that it will say.
    qtbot.waitUntil(lambda: solved.panels.check.verdict.reach in (Reach.WHOLE, Reach.BUDGET))
    qtbot.waitUntil(lambda: bool(solved.panels.check.facts.about.text()))
    tree = tree_of(solved).tree
    row = tree.visualRect(tree.model().index(0, 0)).center()
    at = tree.viewport().mapToGlobal(row) if pointer else solved.mapToGlobal(QPoint())
    QCursor.setPos(at)
    before = tree.mapToGlobal(QPoint())
    for _ in range(2):
        QTest.keyClick(tree, Qt.Key.Key_Down)
        for _ in range(3):
            QCoreApplication.processEvents()
        assert tree.mapToGlobal(QPoint()) == before
        assert tree.visibleRegion().contains(row)
        QTest.keyClick(tree, Qt.Key.Key_Escape)
        for _ in range(3):
            QCoreApplication.processEvents()
        assert tree.mapToGlobal(QPoint()) == before
    # No blank band is left above.
    assert solved.panels.position.y() == 0


def test_the_tree_takes_what_the_column_leaves_free(solved: MainWindow, qtbot: QtBot) -> None:
    card, engine = solved.panels.puzzle_card, solved.engine
    resize(solved, qtbot, 1240, 900)
    plain = card.height()
    tree = tree_of(solved).tree
    for section in (solved.panels.position, solved.panels.check, solved.panels.operations):
        section.head.click()
    for _ in range(3):
        QCoreApplication.processEvents()
    low = tree.height()
    assert low > tree.sizeHint().height()
    resize(solved, qtbot, 1240, 1000)
    assert tree.height() == low + 100
    last = solved.panels.operations
    assert last.mapTo(solved.panels, last.rect().bottomLeft()).y() == solved.panels.height() - 1
    top = engine.mapTo(solved.panels, engine.rect().topLeft())
    for toggle in (card.head.click, solved.puzzle.toggle_tree):
        toggle()
        qtbot.waitUntil(lambda: engine.mapTo(solved.panels, engine.rect().topLeft()) != top)
        assert card.height() <= plain
        toggle()
        qtbot.waitUntil(lambda: tree.height() == low + 100)


def test_the_tree_is_scrolled_to(solved: MainWindow, qtbot: QtBot) -> None:
    resize(solved, qtbot, 860, 600)
    tree = tree_of(solved).tree
    assert tree.visibleRegion().boundingRect().height() == tree.height() >= 200


def test_who_opens_the_tree_has_chosen_no_line(solved: MainWindow) -> None:
    dock, playing = tree_of(solved), solved._bench.moves
    assert dock.tree.hasFocus()
    assert dock.tree.currentIndex().data().startswith("1.d4!")
    assert dock.tree.selectionModel().hasSelection()
    assert not playing.is_ahead
    QTest.keyClick(dock.tree, Qt.Key.Key_Return)
    assert playing.is_ahead


@pytest.fixture
def several(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    text = "".join(f"{FIELDS} dm {mate};\n" for mate in (2, 3))
    with shown_window(
        qtbot, state_of_text(text, file_format="epd"), services_in(tmp_path)
    ) as shown:
        yield shown


def resize(window: MainWindow, qtbot: QtBot, width: int, height: int) -> None:
    window.resize(width, height)
    qtbot.waitUntil(lambda: window.width() == width)
    for _ in range(3):
        QCoreApplication.processEvents()


def test_what_is_shown_while_playing_is_what_is_copied(window: MainWindow) -> None:
    window.commands["play"].trigger()
    drag(window.area.view, "d2", "d4")
    window.commands["copy"].trigger()
    assert QGuiApplication.clipboard().text().split()[1:] == ["b", "-", "d3", "0", "1"]
    window.commands["first_move"].trigger()
    window.commands["copy"].trigger()
    assert QGuiApplication.clipboard().text() == HARING


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
        assert card.mate_box.hasFocus()
        assert not card.is_folded
        QTest.keyClicks(window.focusWidget(), "3")
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        assert f"{FIELDS} dm 3;" in window.editor.state.record.line
        assert window.editor.state.position == state.position


def test_moves_are_typed_on_the_board_once_play_begins(solved: MainWindow) -> None:
    box = solved.panels.puzzle_card.mate_box
    box.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(box, Qt.Key.Key_F5)
    for key in "d4":
        QTest.keyClicks(solved.focusWidget(), key)
    QTest.keyClick(solved.focusWidget(), Qt.Key.Key_Return)
    assert "dm 2;" in solved.editor.state.record.line
    assert solved._bench.moves.path == (0,)
