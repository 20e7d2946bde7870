"""Popeye, asked from the card of a problem."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Protocol, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_halfmove_clock, set_side_to_move
from fenedit.session.moves import solving
from fenedit.session.moves.puzzle_state import PuzzleState
from fenedit.session.moves.solving import Solving
from fenedit.ui.moves.solution_layout import solution_lines
from fenedit.ui.moves.view import solution_words
from fenedit.ui.puzzle.card import PuzzleCard
from fenedit.ui.puzzle.popeye_view import PopeyeText, PopeyeView
from tests.helpers.benches import bench_around, listen
from tests.helpers.fake_popeye import END, FOREVER, HEADER, KEY, PLAY, PROGRESS, script
from tests.helpers.oracles import program
from tests.helpers.panel_hands import stage
from tests.helpers.pretended_solver import Solver
from tests.helpers.states import editor_of, state_of_text

MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - -"
HELP = '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#2";'

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs are scripts")


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a program take its time to start on a machine that is busy."""
    monkeypatch.setattr(solving, "FIRST_MS", 60_000)


class Shown:
    """A card on a stage, and the part that asks Popeye."""

    def __init__(self, qtbot: QtBot, editor: Editor) -> None:
        self.qtbot = qtbot
        self.editor = editor
        self.puzzle = PuzzleState(editor, cast("Solving", Solver()))
        self.asked: list[str] = []
        engine = SimpleNamespace(choose=lambda name, *_: self.asked.append(name))
        moves = SimpleNamespace(
            solution_text=lambda tree, letters: solution_lines(tree, letters, solution_words())
        )
        self.bench = bench_around(qtbot, editor, engine=engine)
        self.bench.rooms.moves = moves
        self.card = PuzzleCard(self.bench, self.puzzle)

    def choose(self, path: str) -> None:
        self.puzzle.popeye_path = path
        self.puzzle.changed.emit()

    @property
    def part(self) -> PopeyeView:
        assert self.card.popeye_view is not None
        return self.card.popeye_view

    @property
    def lines(self) -> list[str]:
        """The moves that are shown of Popeye's answer."""
        tree = self.puzzle.popeye_tree
        return [] if tree is None else solution_lines(tree, "en", solution_words()).splitlines()

    def button(self, text: str) -> QPushButton:
        buttons = self.part.findChildren(QPushButton)
        return next(each for each in buttons if each.text() == text and each.isVisible())

    def click(self, text: str) -> None:
        button = self.button(text)
        # What was just made has no height before it is laid out, and cannot be hit.
        self.qtbot.waitUntil(lambda: button.height() >= button.minimumSizeHint().height())
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def wait_for(self, words: str) -> None:
        self.qtbot.waitUntil(lambda: words in self.part.words)


class Show(Protocol):
    def __call__(self, line: str, path: str = "") -> AbstractContextManager[Shown]: ...


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    @contextmanager
    def shown(line: str, path: str = "") -> Iterator[Shown]:
        editor = editor_of(state_of_text(line + "\n", file_format="epd"))
        it = Shown(qtbot, editor)
        it.choose(path)
        with stage(qtbot, editor, it.card) as window:
            window.column.setAlignment(it.card, Qt.AlignmentFlag.AlignTop)
            it.card.setFixedWidth(275)
            if ";" in line:
                qtbot.waitUntil(lambda: it.card.popeye_view is not None)
            try:
                yield it
            finally:
                it.puzzle.close()

    return shown


def test_what_popeye_finds_is_shown_and_copied(show: Show, tmp_path: Path) -> None:
    path = script(tmp_path / "py", HEADER + PROGRESS + KEY + PLAY + END)
    with show(f"{MORPHY} dm 2;", path) as it:
        said: list[str] = []
        listen(it.card, said.append)
        it.click("Ask Popeye")
        it.wait_for("1 solution. Popeye has searched everything.")
        assert it.lines == ["1.Ra6! (zugzwang)", "   1…bxa6 2.b7#"]
        assert it.bench.moves.tree is it.puzzle.popeye_tree
        it.click("Copy")
        assert QGuiApplication.clipboard().text() == "\n".join(it.lines) + "\n"
        assert said == ["Solution copied"]
        assert it.button("Ask Popeye").isEnabled()


def test_the_solution_is_added_to_the_record_once(show: Show, tmp_path: Path) -> None:
    help_play = "print('  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #')\n"
    with show(HELP + " intended 2;", script(tmp_path / "py", HEADER + help_play + END)) as it:
        it.card.solve_or_stop()
        it.wait_for("1 solution (2 intended). Popeye has searched everything.")
        assert it.part.headline == "1 solution (2 intended)"
        it.click("Add to Record")
        assert 'solution "1.Ka2 Rb8 2.Ka3 Ra8#";' in it.editor.state.record.line
        assert not it.puzzle.keep_text("another")


def test_a_limit_of_the_options_is_no_end_of_the_search(show: Show, tmp_path: Path) -> None:
    end = "print('Partial solution Time = 1.007 s')\n"
    with show(HELP, script(tmp_path / "py", HEADER + end)) as it:
        it.card.solve_or_stop()
        it.wait_for("Popeye stopped at a limit of its options.")
        assert "No solution" not in it.part.words


def test_what_is_not_understood_can_be_read_as_text(show: Show, tmp_path: Path) -> None:
    odd = "print('      what is this? <b>')\n"
    with show(HELP, script(tmp_path / "py", HEADER + odd + KEY + END)) as it:
        it.card.solve_or_stop()
        it.wait_for("was not understood")
        assert it.puzzle.popeye_tree is None
        it.click("Text…")
        dialog = it.card.window().findChild(PopeyeText)
        assert dialog is not None
        assert "      what is this? <b>\n" in dialog.answer.toPlainText()
        assert "Stipulation h#2" in dialog.question.toPlainText()
        dialog.close()


def test_it_asks_what_the_record_says(show: Show, tmp_path: Path) -> None:
    code = HEADER + "import sys\nopen(sys.argv[0] + '.in', 'w').write(sys.stdin.read())\n" + END
    with show(HELP, script(tmp_path / "py", code)) as it:
        assert "Enter what to test" not in it.card.accessibleDescription()
        it.card.solve_or_stop()
        it.wait_for("No solution: Popeye has searched everything.")
        asked = (tmp_path / "py.in").read_text()
        assert "Forsyth 40k1K14R\nStipulation h#2\nOption NoBoard MoveNumbers" in asked


def test_conditions_are_named_and_a_twin_that_cannot_be_made(show: Show, tmp_path: Path) -> None:
    line = HELP + ' conditions "Circe"; twins "b) Move a8 b8";'
    with show(line, script(tmp_path / "py", HEADER + END)) as it:
        assert "Popeye: h#2 Circe" in [each.text() for each in it.part.findChildren(QLabel)]
        it.card.solve_or_stop()
        it.wait_for("No solution: Popeye has searched everything.\nTwin b) cannot be made: ")


def test_progress_is_shown_and_a_search_is_stopped(show: Show, tmp_path: Path) -> None:
    path = script(tmp_path / "py", HEADER + KEY + PROGRESS + FOREVER)
    with show(f"{MORPHY} dm 2;", path) as it:
        it.click("Ask Popeye")
        it.wait_for("Searching: first move 7, Ra1-a5. 1 solution")
        it.click("Stop")
        assert not it.puzzle.popeye.searching
        assert "1 solution. Stopped before Popeye had searched everything." in it.part.words
        assert it.lines == ["1.Ra6! (zugzwang)"]
        assert it.button("Ask Popeye").isEnabled()


def test_another_problem_ends_the_search_and_hides_what_was_said(
    show: Show, tmp_path: Path
) -> None:
    path = script(tmp_path / "py", HEADER + KEY + PROGRESS + FOREVER)
    with show(f"{MORPHY} dm 2;", path) as it:
        it.click("Ask Popeye")
        it.wait_for("Ra1-a5")
        it.editor.perform(set_halfmove_clock, 3)
        assert it.puzzle.popeye.searching, "a counter makes no other problem"
        it.editor.perform(set_side_to_move, "b")
        assert not it.puzzle.popeye.searching
        assert it.lines == []
        assert "Stopped" not in it.part.words
        it.editor.undo_stack.undo()
        assert it.lines == ["1.Ra6! (zugzwang)"]
        assert "Stopped" in it.part.words


def test_a_missing_popeye_can_be_chosen(show: Show, tmp_path: Path) -> None:
    with show(HELP) as it:
        assert "Install it, then choose it here." in it.part.words
        it.click("Choose Popeye…")
        assert it.asked == ["popeye_path"]
        it.choose(str(tmp_path / "nothing"))
        assert "Install" not in it.part.words
        it.card.solve_or_stop()
        it.wait_for(f"Program not found: {tmp_path / 'nothing'}.")
        assert it.button("Choose Popeye…").isEnabled()
        it.choose(script(tmp_path / "py", HEADER + END))
        assert "Program not found:" not in it.part.words
        it.card.solve_or_stop()
        it.wait_for("searched everything")


def test_direct_mates_do_not_ask_for_a_popeye(show: Show) -> None:
    with show(f"{MORPHY} dm 2;") as it:
        assert it.part.isHidden()
    with show(MORPHY) as it:
        assert it.card.popeye_view is None


def test_a_crash_is_told_and_what_was_said_stays(show: Show, tmp_path: Path) -> None:
    path = script(tmp_path / "py", HEADER + KEY + "import os\nos.abort()\n")
    with show(f"{MORPHY} dm 2;", path) as it:
        it.click("Ask Popeye")
        it.wait_for("Popeye ended early.")
        assert it.lines == ["1.Ra6! (zugzwang)"]
        with pytest.raises(StopIteration):
            it.button("Choose Popeye…")


def test_direct_mates_with_fairy_pieces_or_conditions_are_popeyes(
    show: Show, tmp_path: Path
) -> None:
    path = script(tmp_path / "py", HEADER + KEY + END)
    for line in ("k*2q6/8/8/8/8/8/8/R3K3 w - - dm 2;", f'{MORPHY} c3 "#2"; conditions "Circe";'):
        with show(line, path) as it:
            it.card.solve_or_stop()
            it.wait_for("1 solution. Popeye has searched everything.")


def test_why_popeye_refuses_is_said(show: Show, tmp_path: Path) -> None:
    refusal = "print('the side to play can capture the king')\n"
    with show(HELP, script(tmp_path / "py", HEADER + refusal + END)) as it:
        it.card.solve_or_stop()
        it.wait_for("Popeye rejects the puzzle: the side to play can capture the king.")


def test_the_real_popeye_is_shown(show: Show) -> None:
    with show(HELP, program("popeye")) as it:
        it.card.solve_or_stop()
        it.wait_for("20 solutions. Popeye has searched everything.")
        assert "1.Ka2 Rb8 2.Ka3 Ra8#" in it.lines
