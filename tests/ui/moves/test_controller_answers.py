"""The other side of a solved problem answers by itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.session.moves.puzzle_state import Stage
from fenedit.ui.main_window import MainWindow
from tests.helpers.benches import listen
from tests.helpers.board_hands import drag
from tests.helpers.states import HARING, state_of_text
from tests.helpers.windows import services_in, shown_window


@pytest.fixture
def solved(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    text = " ".join(HARING.split()[:4]) + " dm 2;\n"
    state = state_of_text(text, file_format="epd")
    with shown_window(qtbot, state, services_in(tmp_path)) as shown:
        qtbot.waitUntil(lambda: shown.panels.puzzle.stage is Stage.SOLVED)
        yield shown


def test_a_key_gets_a_defence_and_both_are_one_step(solved: MainWindow, qtbot: QtBot) -> None:
    moves = solved._bench.moves
    solved.commands.judge()
    assert solved.commands["answers"].isEnabled()
    solved.commands["answers"].trigger()
    assert moves.plays
    drag(solved.area.view, "d2", "d4")
    qtbot.waitUntil(lambda: len(moves.path) == 2)
    # It is a defence of the solution, which mates in one more.
    node = solved.puzzle.after(moves.tree.moves_to(moves.path))
    assert node is not None and node.children
    moves.undo()
    assert moves.path == ()


def test_a_move_that_is_not_in_the_solution_is_told(solved: MainWindow, qtbot: QtBot) -> None:
    said: list[str] = []
    listen(solved, said.append)
    solved.commands["answers"].trigger()
    tries = {node.uci for node in solved.puzzle._solution_after(())[0].root.children}
    moves = solved._bench.moves
    wrong = next(move.uci for move in moves.legal_moves() if move.uci not in tries)
    solved.moves._play(wrong)
    qtbot.waitUntil(lambda: "Not in the solution." in said)
    assert len(moves.path) == 1


def test_nothing_answers_without_the_switch(solved: MainWindow) -> None:
    drag(solved.area.view, "d2", "d4")
    assert not solved.commands["answers"].isChecked()
    assert solved._bench.moves.path == ()


def test_nothing_of_a_solution_can_be_deleted(solved: MainWindow) -> None:
    moves, commands = solved._bench.moves, solved.commands
    commands["solution"].trigger()
    moves.go((0,))
    assert commands["take_position"].isEnabled()
    assert not (commands["delete_moves"].isEnabled() or commands["promote_variation"].isEnabled())


def test_the_solution_and_the_moves_played_share_the_section(
    solved: MainWindow, qtbot: QtBot
) -> None:
    moves, section = solved._bench.moves, solved.panels.moves
    moves.play("d2d3")
    qtbot.waitUntil(lambda: section.other.isVisibleTo(section))
    assert section.other.text() == "Solution"
    section.other.click()
    assert not moves.is_of_record
    qtbot.waitUntil(lambda: section.other.text() == "Moves")
    section.other.click()
    assert moves.is_of_record and moves.path == (0,)
    moves.undo()
    solved.commands["solution"].trigger()
    qtbot.waitUntil(section.other.isHidden)
    assert not moves.is_of_record, "the record has no moves to go back to"
