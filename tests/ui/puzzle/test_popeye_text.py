"""Popeye, asked from the card of a problem."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Protocol, cast, get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QPushButton
from pytestqt.qtbot import QtBot

from fenedit.jobs.questions import RowVerdict
from fenedit.notation.position import BLACK, WHITE
from fenedit.rules.moves.writing import popeye_text
from fenedit.rules.popeye import FailureCode
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_halfmove_clock, set_side_to_move
from fenedit.session.moves import solving
from fenedit.session.moves.puzzle_state import PuzzleState
from fenedit.session.moves.solving import Solving
from fenedit.ui.puzzle.card import PuzzleCard
from fenedit.ui.puzzle.popeye_text import PopeyeText, popeye_failure_words, popeye_task_words
from fenedit.ui.puzzle.result import PuzzleResult
from fenedit.ui.verdict import VerdictGrade
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
        self.bench = bench_around(qtbot, editor, engine=engine)
        self.card = PuzzleCard(self.bench, self.puzzle)

    def choose(self, path: str) -> None:
        self.puzzle.popeye_path = path
        self.puzzle.changed.emit()

    @property
    def part(self) -> PuzzleResult:
        assert self.card.result is not None
        return self.card.result

    @property
    def lines(self) -> list[str]:
        """The moves that are shown of Popeye's answer."""
        tree = self.puzzle.popeye_tree
        return [] if tree is None else popeye_text(tree).splitlines()

    def button(self, text: str) -> QPushButton:
        buttons = self.card.findChildren(QPushButton)
        return next(each for each in buttons if each.text() == text and each.isVisible())

    def click(self, text: str) -> None:
        button = self.button(text)
        # What was just made has no height before it is laid out, and cannot be hit.
        self.qtbot.waitUntil(lambda: button.height() >= button.minimumSizeHint().height())
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def wait_for(self, words: str) -> None:
        self.qtbot.waitUntil(lambda: words in self.part.text)


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
                qtbot.waitUntil(lambda: it.card.result is not None)
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
        it.wait_for("Popeye: #2 sound, 1.Ra6! Popeye has searched everything.")
        assert it.lines == ["1.Ra6! (zz)", "   1…bxa6 2.b7#"]
        assert it.bench.moves.tree is it.puzzle.popeye_tree
        it.click("Copy")
        assert QGuiApplication.clipboard().text() == "\n".join(it.lines)
        assert said == ["Solution copied"]


def test_the_solution_is_added_to_the_record_once(show: Show, tmp_path: Path) -> None:
    help_play = "print('  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #')\n"
    with show(HELP + " intended 2;", script(tmp_path / "py", HEADER + help_play + END)) as it:
        it.card.solve_or_stop()
        it.wait_for("1 solution (2 intended). Popeye has searched everything.")
        assert it.part.headline == "1 solution (2 intended)"
        tree = it.bench.moves.tree
        it.click("Add to Record")
        assert it.bench.moves.tree is tree and it.button("Hide"), "both stay"
        assert 'solution "1.Ka2 Rb8 2.Ka3 Ra8#";' in it.editor.state.record.line
        assert not it.puzzle.keep_text("another")


def test_key_and_main_line_of_a_selfmate_are_added_to_the_record(
    show: Show, tmp_path: Path
) -> None:
    play = "print('   1.Ra1-a6 !\\n      1...b7*a6\\n          2.b6-b7 #')\n"
    with show(f'{MORPHY} c3 "s#2";', script(tmp_path / "py", HEADER + play + END)) as it:
        it.card.solve_or_stop()
        it.wait_for("Popeye has searched everything.")
        it.click("Add to Record")
        record = it.editor.state.record.line
        assert "bm Ra6;" in record and "pv Ra6 bxa6 b7#;" in record


def test_solutions_are_counted_by_twin(show: Show, tmp_path: Path) -> None:
    printed = (
        "a) \n\n  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #\n\n"
        "b) wRb1-->b2\n\n  1.Ka3-a4 Rb2-b8   2.Ka4-a5 Rb8-a8 #\n"
        "  1.Ka3-a4 Rb2-b7   2.Ka4-a5 Rb7-a7 #\n"
    )
    path = script(tmp_path / "py", HEADER + f"print({printed!r})\n" + END)
    with show(HELP + ' twins "b) Move b1 b2";', path) as it:
        it.card.solve_or_stop()
        it.wait_for("1 + 2 solutions. Popeye has searched everything.")
        it.card.fold(True)
        assert it.card.head.result == "1 + 2 solutions"


def test_tries_alone_are_no_solution(show: Show, tmp_path: Path) -> None:
    tries = "print('\\n   1.Ra1-a6 ? zugzwang.\\n    but\\n      1...b7-b5 !\\n')\n"
    with show(
        'kbK5/pp6/1P6/8/8/8/8/R7 w - - c3 "s#2";', script(tmp_path / "py", HEADER + tries + END)
    ) as it:
        it.card.solve_or_stop()
        it.wait_for("No solution. Popeye has searched everything.")
        assert it.part.grade is VerdictGrade.BAD and it.lines


def test_a_limit_of_the_options_is_no_end_of_the_search(show: Show, tmp_path: Path) -> None:
    end = "print('Partial solution Time = 1.007 s')\n"
    with show(HELP, script(tmp_path / "py", HEADER + end)) as it:
        it.card.solve_or_stop()
        it.wait_for("Popeye stopped at a limit set in its options.")
        assert "No solution" not in it.part.text


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
        it.wait_for("No solution. Popeye has searched everything.")
        asked = (tmp_path / "py.in").read_text()
        pieces = "  White Kc3 Rb1\n  Black Ka3"
        assert f"{pieces}\nStipulation h#2\nOption NoBoard MoveNumbers" in asked


def test_conditions_are_named_and_a_twin_that_cannot_be_made(show: Show, tmp_path: Path) -> None:
    line = HELP + ' conditions "Circe"; twins "b) Move a8 b8";'
    with show(line, script(tmp_path / "py", HEADER + END)) as it:
        assert it.part.text.endswith("Circe")
        it.card.solve_or_stop()
        it.wait_for("No solution. Popeye has searched everything.\nTwin b) cannot be made: ")


def test_a_puzzle_is_not_sound_with_a_twin_that_cannot_be_made(show: Show, tmp_path: Path) -> None:
    key = "print('  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #')\n"
    with show(HELP + ' twins "b) Move a8 b8";', script(tmp_path / "py", HEADER + key + END)) as it:
        it.card.solve_or_stop()
        it.wait_for("1 solution. Popeye has searched everything.\nTwin b) cannot be made: ")
        assert it.part.grade is VerdictGrade.DOUBTFUL


def test_progress_is_shown_and_a_search_is_stopped(show: Show, tmp_path: Path) -> None:
    path = script(tmp_path / "py", HEADER + KEY + PROGRESS + FOREVER)
    with show(f"{MORPHY} dm 2;", path) as it:
        it.click("Ask Popeye")
        it.wait_for("Popeye: 1 solution. First move 7 of 16, Ra1-a5")
        it.click("Stop")
        assert not it.puzzle.popeye.is_searching
        assert "1 solution. Stopped before Popeye had searched everything." in it.part.text
        assert it.lines == ["1.Ra6! (zz)"]


def test_solutions_that_are_too_fast_are_named(show: Show, tmp_path: Path) -> None:
    lines = "print('  1.Ka3-a4 Rb1-a1 #\\n  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #')\n"
    with show(HELP, script(tmp_path / "py", HEADER + lines + END)) as it:
        it.card.solve_or_stop()
        it.wait_for("Short: 1.Ka4. Popeye has searched everything.")
        assert it.part.grade is VerdictGrade.BAD
        assert it.lines == ["1.Ka4 Ra1#", "1.Ka2 Rb8 2.Ka3 Ra8#"]


def test_a_search_that_was_stopped_with_set_play_alone_says_so(show: Show, tmp_path: Path) -> None:
    set_play = "print()\nprint('  1...Rb1-b8   2.Ka3-a2 Rb8-a8 #', flush=True)\n"
    with show(HELP, script(tmp_path / "py", HEADER + set_play + PROGRESS + FOREVER)) as it:
        it.puzzle.want(tries=False, set_play=True)
        it.card.solve_or_stop()
        it.wait_for("Ra1-a5")
        it.click("Stop")
        assert it.part.text.startswith("Stopped: no solution so far"), it.part.text
        assert it.part.grade is VerdictGrade.DOUBTFUL


def test_another_problem_ends_the_search_and_hides_what_was_said(
    show: Show, tmp_path: Path
) -> None:
    path = script(tmp_path / "py", HEADER + KEY + PROGRESS + FOREVER)
    with show(f"{MORPHY} dm 2;", path) as it:
        it.click("Ask Popeye")
        it.wait_for("Ra1-a5")
        it.editor.perform(set_halfmove_clock, 3)
        assert it.puzzle.popeye.is_searching, "a counter makes no other problem"
        it.editor.perform(set_side_to_move, "b")
        assert not it.puzzle.popeye.is_searching
        assert it.lines == []
        assert "Stopped" not in it.part.text
        it.editor.undo_stack.undo()
        assert it.lines == ["1.Ra6! (zz)"]
        assert "Stopped" in it.part.text


def test_a_missing_popeye_can_be_chosen(show: Show, tmp_path: Path) -> None:
    with show(HELP) as it:
        assert "This needs Popeye" in it.part.text
        it.click("Choose Popeye…")
        assert it.asked == ["popeye_path"]
        it.choose(str(tmp_path / "nothing"))
        assert "needs Popeye" not in it.part.text
        it.card.solve_or_stop()
        it.wait_for(f"Program not found: {tmp_path / 'nothing'}.")
        assert it.button("Choose Popeye…").isEnabled()
        it.choose(script(tmp_path / "py", HEADER + END))
        assert "Program not found:" not in it.part.text
        it.card.solve_or_stop()
        it.wait_for("searched everything")


def test_direct_mates_do_not_ask_for_a_popeye(show: Show) -> None:
    with show(f"{MORPHY} dm 2;") as it:
        assert it.part.buttons["programs"].isHidden() and it.part.buttons["ask_popeye"].isHidden()


def test_a_crash_is_told_and_what_was_said_stays(show: Show, tmp_path: Path) -> None:
    path = script(tmp_path / "py", HEADER + KEY + "import os\nos.abort()\n")
    with show(f"{MORPHY} dm 2;", path) as it:
        it.click("Ask Popeye")
        it.wait_for("Popeye ended early.")
        assert it.lines == ["1.Ra6! (zz)"]
        with pytest.raises(StopIteration):
            it.button("Choose Popeye…")


def test_direct_mates_with_fairy_pieces_or_conditions_are_popeyes(
    show: Show, tmp_path: Path
) -> None:
    path = script(tmp_path / "py", HEADER + KEY + END)
    for line in ("k*2q6/8/8/8/8/8/8/R3K3 w - - dm 2;", f'{MORPHY} c3 "#2"; conditions "Circe";'):
        with show(line, path) as it:
            it.card.solve_or_stop()
            it.wait_for("Popeye has searched everything.")
            assert it.part.headline.startswith("#2 sound, 1.Ra")
            it.puzzle.want(tries=not it.puzzle.tries, set_play=True)
            assert it.puzzle.busy, "it is asked again"
            it.wait_for("Popeye has searched everything.")
            assert it.part.headline.startswith("#2 sound, 1.Ra")


@pytest.mark.parametrize(
    ("asked", "boxes"),
    [
        ("s#2", ["Tries", "Set play"]),
        ("h#2", ["Set play"]),
        ("h#2.5", []),
        ("=2", ["Tries", "Set play"]),
    ],
)
def test_tries_and_set_play_are_offered_where_there_are_any(
    show: Show, tmp_path: Path, asked: str, boxes: list[str]
) -> None:
    path = script(tmp_path / "py", HEADER + KEY + END)
    with show(f'{MORPHY} c3 "{asked}";', path) as it:
        qtbot = it.qtbot
        qtbot.waitUntil(it.part.buttons["popeye_text"].isVisible)
        offered = [box for box in it.part.findChildren(QCheckBox) if box.isVisible()]
        assert [box.text() for box in offered] == boxes
        # In all but direct play they are found where they are asked for.
        assert [box.isChecked() for box in offered] == [asked == "=2"] * len(boxes)
        if asked == "s#2":
            qtbot.mouseClick(offered[1], Qt.MouseButton.LeftButton)
            assert "SetPlay" in it.puzzle.popeye.would_ask().text


@pytest.mark.parametrize(
    ("asked", "grade", "headline"),
    [
        ('c3 "h#2";', VerdictGrade.DOUBTFUL, "2 solutions"),
        ('c3 "h#2 2.1.1.1";', VerdictGrade.GOOD, "2 solutions (2 intended)"),
        ('c3 "h#2"; intended 3;', VerdictGrade.BAD, "2 solutions (3 intended)"),
        ('c3 "h#2 1.1";', VerdictGrade.BAD, "2 solutions (1 intended)"),
    ],
)
def test_the_judgement_is_that_of_solve_all(
    show: Show, tmp_path: Path, asked: str, grade: VerdictGrade, headline: str
) -> None:
    lines = "  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #\n  1.Ka3-a4 Rb1-b8   2.Ka4-a3 Rb8-a8 #\n"
    path = script(tmp_path / "py", HEADER + f"print({lines!r})\n" + END)
    with show(f"8/8/8/8/8/k1K5/8/1R6 b - - {asked}", path) as it:
        it.card.solve_or_stop()
        it.wait_for("Popeye has searched everything.")
        assert (it.part.grade, it.part.headline) == (grade, headline)
        is_unstated = "How many are intended is not stated." in it.part.text
        assert is_unstated == (grade is VerdictGrade.DOUBTFUL)
        if is_unstated:
            it.click("Set 2")
            assert "intended 2;" in it.editor.state.record.line
            assert (it.part.grade, it.part.headline) == (
                VerdictGrade.GOOD,
                "2 solutions (2 intended)",
            )


def test_what_was_found_among_all_puzzles_is_shown(show: Show) -> None:
    with show(HELP, sys.executable) as it:
        found = RowVerdict(0, 0, "sound", True, asked="h#2", counts=(1,))
        it.bench.rooms.puzzle = SimpleNamespace(found_among_all=lambda: found)
        it.puzzle.changed.emit()
        assert (it.part.grade, it.part.headline) == (VerdictGrade.GOOD, "1 solution")
        assert "Press Solve to see the solution." in it.part.text


def test_the_cooks_of_a_direct_mate_are_named(show: Show, tmp_path: Path) -> None:
    cook = "print('\\n   1.Ra1-a5 ! zugzwang.')\n"
    path = script(tmp_path / "py", HEADER + KEY + cook + END)
    with show(f'{MORPHY} c3 "#2"; conditions "Circe";', path) as it:
        it.card.solve_or_stop()
        it.wait_for("Popeye has searched everything.")
        cooked = VerdictGrade.BAD, "#2 cooked: 1.Ra6, 1.Ra5"
        assert (it.part.grade, it.part.headline) == cooked


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


CODES: set[str] = set(get_args(FailureCode))
WITHOUT_DETAIL = {"popeye-crash", "popeye-flood", "popeye-chess960"}


@pytest.mark.parametrize("code", sorted(CODES))
def test_each_failure_has_words(code: str) -> None:
    words = popeye_failure_words(code, "<b>x</b> {y}")
    assert words[0].isupper() or words.startswith("<b>x</b> {y}")
    assert ("<b>x</b> {y}" in words) == (code not in WITHOUT_DETAIL)
    assert words.endswith(".")


@pytest.mark.parametrize(
    ("stipulation", "side", "words"),
    [
        ("h#2", BLACK, "Black begins; both help White to mate."),
        ("h#2", WHITE, "White begins; both help Black to mate."),
        ("h#2.5", WHITE, "White begins; both help White to mate."),
        ("h#2.5", BLACK, "Black begins; both help Black to mate."),
        ("s#3", WHITE, "White begins and forces Black to mate."),
        ("s#3", BLACK, "Black begins and forces White to mate."),
    ],
)
def test_who_begins_and_who_mates(stipulation: str, side: str, words: str) -> None:
    assert popeye_task_words(stipulation, side) == words  # type: ignore[arg-type]
