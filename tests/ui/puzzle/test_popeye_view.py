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
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_halfmove_clock, set_side_to_move
from fenedit.session.moves import solving
from fenedit.session.moves.puzzle_state import PuzzleState
from fenedit.session.moves.solving import Solving
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
        self.card = PuzzleCard(bench_around(qtbot, editor, engine=engine), self.puzzle)

    def choose(self, path: str) -> None:
        self.puzzle.popeye_path = path
        self.puzzle.changed.emit()

    @property
    def part(self) -> PopeyeView:
        assert self.card.popeye_view is not None
        return self.card.popeye_view

    @property
    def text(self) -> str:
        text = self.part.findChild(PopeyeText)
        assert text is not None
        return text.toPlainText() if text.isVisible() else ""

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


def test_what_popeye_says_is_shown_and_copied(show: Show, tmp_path: Path) -> None:
    path = script(tmp_path / "py", HEADER + PROGRESS + KEY + PLAY + END)
    with show(f"{MORPHY} dm 2;", path) as it:
        said: list[str] = []
        listen(it.card, said.append)
        assert "Popeye" not in it.part.words
        it.click("Ask Popeye")
        it.wait_for("Popeye has searched everything.")
        assert "Popeye 4.99 says" in it.part.words
        assert it.text.startswith(" 1.Ra1-a6 ! zugzwang.\n    1...b7*a6\n")
        assert "Time" not in it.text and "4.99" not in it.text
        it.click("Copy")
        assert QGuiApplication.clipboard().text() == it.text.rstrip() + "\n"
        assert said == ["Popeye’s solution copied"]
        assert it.button("Ask Popeye").isEnabled()


def test_it_asks_what_the_record_says(show: Show, tmp_path: Path) -> None:
    code = HEADER + "import sys\nprint(sys.stdin.read().replace(chr(10), '/'))\n" + END
    with show(HELP, script(tmp_path / "py", code)) as it:
        assert "Enter what to test" not in it.card.accessibleDescription()
        it.card.solve_or_stop()
        it.wait_for("searched everything")
        assert "Forsyth 40k1K14R/Stipulation h#2/Option NoBoard MoveNumbers/" in it.text
        assert "No solution" in it.part.words


def test_progress_is_shown_and_a_search_is_stopped(show: Show, tmp_path: Path) -> None:
    path = script(tmp_path / "py", HEADER + KEY + PROGRESS + FOREVER)
    with show(f"{MORPHY} dm 2;", path) as it:
        it.click("Ask Popeye")
        it.wait_for("Searching: first move 7, Ra1-a5")
        assert "1.Ra1-a6 !" in it.text
        it.click("Stop")
        assert not it.puzzle.popeye.searching
        assert "Stopped before Popeye had searched everything." in it.part.words
        assert "1.Ra1-a6 !" in it.text
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
        assert it.text == ""
        assert "Stopped" not in it.part.words
        it.editor.undo_stack.undo()
        assert "1.Ra1-a6 !" in it.text
        assert "Stopped" in it.part.words


def test_a_missing_popeye_can_be_chosen(show: Show, tmp_path: Path) -> None:
    with show(HELP) as it:
        assert "install it, then choose it here" in it.part.words
        it.click("Choose Popeye…")
        assert it.asked == ["popeye_path"]
        it.choose(str(tmp_path / "nothing"))
        assert "install" not in it.part.words
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
        assert "1.Ra1-a6 !" in it.text
        with pytest.raises(StopIteration):
            it.button("Choose Popeye…")


def test_why_nothing_is_asked_is_said(show: Show, tmp_path: Path) -> None:
    path = script(tmp_path / "py", HEADER + END)
    with show('8/8/8/8/1b6/k1K5/8/1R6 b - - c3 "s#3";', path) as it:
        it.card.solve_or_stop()
        assert "in check" in it.part.words
        assert not it.puzzle.popeye.searching


def test_the_real_popeye_is_quoted(show: Show) -> None:
    with show(HELP, program("popeye")) as it:
        it.card.solve_or_stop()
        it.wait_for("Popeye has searched everything.")
        assert "Popeye 4." in it.part.words
        assert "1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #" in it.text


def test_an_installed_popeye_is_said(
    show: Show, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with show(HELP) as it:
        assert "install it, then choose it" in it.part.words
    script(tmp_path / "py", HEADER)
    with show(HELP) as it:
        assert "It is installed" in it.part.words
