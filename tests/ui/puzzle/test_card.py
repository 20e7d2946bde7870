"""The card of a problem, with mouse and keys."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import SimpleNamespace
from typing import Protocol, cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from fenedit.notation.puzzle import Puzzle
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_puzzle
from fenedit.session.moves.puzzle_state import PuzzleState, Stage
from fenedit.session.moves.solving import Solving
from fenedit.ui.panels.problem_line import BUTTON_PADDING
from fenedit.ui.puzzle.card import PuzzleCard
from fenedit.ui.puzzle.result import PuzzleResult
from fenedit.ui.puzzle.text import unbroken
from fenedit.ui.verdict import VerdictGrade
from tests.helpers.benches import bench_around, listen
from tests.helpers.haring import KEY, SOLUTION
from tests.helpers.panel_hands import stage
from tests.helpers.pretended_solver import Solver
from tests.helpers.states import HARING, editor_of, state_of_text

FIELDS = " ".join(HARING.split()[:4])


class Shown:
    """A card on a stage, its editor, and who solves."""

    def __init__(self, qtbot: QtBot, editor: Editor) -> None:
        self.qtbot = qtbot
        self.editor = editor
        self.solver = Solver()
        self.puzzle = PuzzleState(editor, cast("Solving", self.solver))
        self.asked: list[str] = []
        rooms = {
            "puzzle": SimpleNamespace(
                toggle_solution=self.ask("solution"),
                show_solution=self.ask("tree"),
                show_form=self.ask("form"),
            ),
            "engine": SimpleNamespace(choose=self.ask("programs")),
        }
        self.card = PuzzleCard(bench_around(qtbot, editor, **rooms), self.puzzle)

    def ask(self, what: str) -> Callable[[], None]:
        return lambda: self.asked.append(what)

    @property
    def result(self) -> PuzzleResult:
        assert self.card.result is not None
        return self.card.result

    @property
    def line(self) -> str:
        return self.editor.state.record.line

    def button(self, text: str) -> QPushButton:
        buttons = self.card.findChildren(QPushButton)
        return next(button for button in buttons if button.text() == text)

    def click(self, text: str) -> None:
        self.qtbot.mouseClick(self.button(text), Qt.MouseButton.LeftButton)

    def says(self, text: str) -> bool:
        labels = self.card.findChildren(QLabel)
        return any(unbroken(text) in label.text() and label.isVisible() for label in labels)

    def solved(self, solution: Solution) -> None:
        self.puzzle.solve()
        self.solver.answer(solution)


class Show(Protocol):
    def __call__(self, line: str) -> AbstractContextManager[Shown]: ...


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    @contextmanager
    def shown(line: str) -> Iterator[Shown]:
        editor = editor_of(state_of_text(line + "\n", file_format="epd"))
        it = Shown(qtbot, editor)
        with stage(qtbot, editor, it.card) as window:
            window.column.setAlignment(it.card, Qt.AlignmentFlag.AlignTop)
            it.card.setFixedWidth(275)
            if "dm" in line:
                qtbot.waitUntil(lambda: it.card.result is not None)
            yield it
            it.puzzle.close()

    return shown


def test_it_invites_to_set_a_stipulation(show: Show) -> None:
    with show(FIELDS) as it:
        assert it.says("Enter what to test")
        assert it.card.result is None
        assert not it.card.solve_button.isEnabled()
        it.card.stipulation.setFocus()
        it.qtbot.keyClicks(it.card.stipulation, "3")
        it.qtbot.keyClick(it.card.stipulation, Qt.Key.Key_Return)
        assert it.line == f"{FIELDS} dm 3;"
        assert it.puzzle.stage is Stage.SEARCHING, "Enter solves it"
        it.qtbot.waitUntil(lambda: it.says("Searching…"))
        assert not it.says("Enter what to test")
        assert it.button("Stop").isEnabled()
        it.editor.undo_stack.undo()
        assert it.line == FIELDS
        assert it.card.stipulation.text() == ""


@pytest.mark.parametrize(
    ("asked", "program"),
    [
        ("White wins", "engine"),
        ("+", "engine"),
        ("SPG 12.5", "Euclide"),
        ("-1(w), #1", "Pacemaker"),
        ("h#2 and 3 moves", "Popeye"),
    ],
)
def test_a_stipulation_that_nothing_here_solves_names_a_program(
    show: Show, asked: str, program: str
) -> None:
    with show(f'{FIELDS} c3 "{asked}";') as it:
        it.qtbot.waitUntil(lambda: it.says("FenEdit cannot") and it.says(program))
        assert not it.says("Enter what to test")


@pytest.mark.parametrize(("typed", "meant"), [("h", "h#2"), ("h#", "h#2"), ("ser-", "ser-#2")])
def test_half_a_stipulation_asks_for_the_rest(show: Show, typed: str, meant: str) -> None:
    with show(FIELDS) as it:
        it.card.stipulation.setFocus()
        it.qtbot.keyClicks(it.card.stipulation, typed)
        assert it.says("Enter what to test"), "nothing is said while a person types"
        it.qtbot.keyClick(it.card.stipulation, Qt.Key.Key_Return)
        it.qtbot.waitUntil(lambda: it.says(f"Enter the number of moves, too: {meant}"))
        assert it.editor.state.position.side_to_move == "w"


@pytest.mark.parametrize("asked", ["#2", "≠2", "#2*", "2#"])
def test_a_direct_mate_in_other_words_is_solved(show: Show, asked: str) -> None:
    with show(f'{FIELDS} c3 "{asked}";') as it:
        it.qtbot.waitUntil(lambda: it.puzzle.stage is Stage.SEARCHING)
        assert it.puzzle.mate == 2


def test_a_mate_in_two_appears_by_itself(show: Show) -> None:
    with show(f"{FIELDS} dm 2;") as it:
        it.qtbot.waitUntil(lambda: it.puzzle.stage is Stage.SEARCHING)
        assert it.button("Solve").isEnabled()
        it.qtbot.waitUntil(lambda: it.puzzle.busy)
        assert it.button("Stop").isEnabled()
        it.solver.answer(SOLUTION)
        assert it.says("#2 sound, 1.d4!")
        assert it.says("Complete search, 0.03 s")
        assert it.result.grade is VerdictGrade.GOOD
        assert it.button("Solve").isEnabled()
        assert it.card.accessibleDescription().startswith("#2 sound, 1.d4! Complete search")


def test_the_steps_of_a_search_describe_it_and_are_not_spoken(
    show: Show, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, bool]] = []
    change = PuzzleCard.setAccessibleDescription

    def note(card: PuzzleCard, words: str) -> None:
        change(card, words)
        told.append((words, QAccessible.isActive()))

    monkeypatch.setattr(PuzzleCard, "setAccessibleDescription", note)
    with show(f"{FIELDS} dm 3;") as it:
        it.click("Solve")
        assert it.card.accessibleDescription() == "Searching…"
        it.card.window().setFocus()
        it.solver.answer(SOLUTION)
    assert ("Searching…", False) in told and ("Searching…", True) not in told
    assert told[-1][1]


def test_a_search_shows_how_far_it_is_and_can_be_stopped(show: Show) -> None:
    with show(f"{FIELDS} dm 3;") as it:
        it.click("Solve")
        assert it.says("Searching…")
        it.solver.progress(12, 38, KEY.move)
        assert it.says("12 of 38 first moves: 1.d4")
        it.solver.progress(38, 38)
        assert it.says("No key. Searching…")
        it.solver.progress(38, 38, KEY.move)
        assert it.says("1.d4! Looking for the play…")
        it.solver.progress(12, 38, KEY.move)
        it.click("Stop")
        assert not it.solver.searching
        assert it.says("#3 not finished; so far 1.d4")
        assert it.says("Stopped after 12 of 38 first moves.")
        assert it.result.grade is VerdictGrade.DOUBTFUL
        assert not it.button("Add to Record").isEnabled()


def several(count: int) -> tuple[Attack, ...]:
    return tuple(Attack(Move(f"a1a{n}", f"Qa{n}"), 2) for n in range(1, count + 1))


DUAL = Defence(Move("f6e6", "Ke6"), several(2), is_dual=True)
DEEP = Defence(Move("f6e7", "Ke7"), (Attack(Move("a1a2", "Qa2"), 2, defences=(DUAL,)),))
VERDICTS = {
    "#2 cooked: 1.Qa1, 1.Qa2": SOLUTION._replace(verdict="cooked", keys=several(2)),
    "#2 cooked: 1.Qa1, 1.Qa2, 1.Qa3, 1.Qa4 and 2 more": SOLUTION._replace(
        verdict="cooked", keys=several(6)
    ),
    "#2 has no solution": SOLUTION._replace(verdict="no-solution", keys=()),
    "Short: mate in 1 by 1.Qf2#": SOLUTION._replace(
        verdict="short", keys=(), short=(Attack(Move("f1f2", "Qf2#"), 1),)
    ),
    "#2, 1.d4! with duals after 1…Ke6, 2…Ke6": SOLUTION._replace(
        verdict="duals", keys=(KEY._replace(defences=(DUAL, DEEP)),)
    ),
}


@pytest.mark.parametrize(("words", "solution"), VERDICTS.items())
def test_what_is_wrong_is_said(show: Show, words: str, solution: Solution) -> None:
    with show(f"{FIELDS} dm 2;") as it:
        it.solved(solution)
        assert it.says(words)
        assert it.result.grade is not VerdictGrade.GOOD
        assert it.says("Complete search")
        assert f"{words}. Complete search" in it.result.text


def test_which_key_cooks_is_said_where_the_meant_one_is_known(show: Show) -> None:
    with show(f"{FIELDS} dm 2; bm Qf1d1;") as it:
        keys = (Attack(Move("f1d1", "Qd1"), 2), *several(2))
        it.solved(SOLUTION._replace(verdict="cooked", keys=keys))
        assert it.says("#2 cooked: 1.Qa1, 1.Qa2")


def test_a_key_in_the_file_that_does_not_solve_is_said(show: Show) -> None:
    with show(f"{FIELDS} dm 2; bm Qd1 d2-d4;") as it:
        it.solved(SOLUTION)
        assert it.says("#2 sound, 1.d4!")
        assert it.says("The record gives Qd1 as the key.")


def test_what_was_not_searched_to_its_end_is_said(show: Show) -> None:
    with show(f"{FIELDS} dm 2;") as it:
        it.solved(SOLUTION._replace(verdict="cooked", keys=several(2), exact=False))
        assert it.says("Stopped: only what was searched is certain.")


def test_why_nothing_is_solved_is_said(show: Show) -> None:
    with show("k7/8/8/8/8/8/5PPP/r5K1 w - - dm 2;") as it:
        it.qtbot.waitUntil(lambda: it.puzzle.stage is Stage.OFF)
        assert it.says("Cannot be solved")
        assert it.says("The side to move is mated already.")
        assert not it.card.solve_button.isEnabled()


def test_a_dead_solver_is_said(show: Show) -> None:
    with show(f"{FIELDS} dm 3;") as it:
        it.click("Solve")
        it.solver.fail()
        assert it.says("The solver ended unexpectedly")
        assert it.button("Solve").isEnabled()


def test_the_verdict_of_another_position_is_not_offered(show: Show) -> None:
    with show(f"{FIELDS} dm 2;") as it:
        it.solved(SOLUTION)
        assert it.button("Copy").isEnabled()
        it.card.fold(True)
        assert it.card.head.result == "#2 sound, 1.d4!"
        it.editor.perform(_flip_side)
        assert it.card.head.result == ""
        it.card.fold(False)
        assert it.says("#2 sound"), "it stays until more is known"
        assert not it.button("Copy").isEnabled()
        assert not it.button("Add to Record").isEnabled()


def _flip_side(state: object) -> object:
    from fenedit.session.intents.fields import set_side_to_move

    return set_side_to_move(state, "b")  # type: ignore[arg-type]


def test_what_is_wanted_can_be_chosen(show: Show) -> None:
    with show(f"{FIELDS} dm 3;") as it:
        boxes = {box.text(): box for box in it.card.findChildren(QCheckBox)}
        assert all(box.isChecked() for box in boxes.values())
        it.qtbot.mouseClick(boxes["Tries"], Qt.MouseButton.LeftButton)
        it.click("Solve")
        wanted = it.solver.sought[-1][3]
        assert wanted is not None
        assert (wanted.tries, wanted.set_play) == (False, True)


def test_the_solution_is_copied_kept_and_shown(show: Show) -> None:
    with show(f"{FIELDS} dm 2;") as it:
        said: list[str] = []
        listen(it.card, said.append)
        it.solved(SOLUTION)
        it.click("Copy")
        assert "1.d4!" in QGuiApplication.clipboard().text()
        it.click("Add to Record")
        assert "bm d4;" in it.line
        assert "to the record" in said[-1], "there may be no file"
        assert "1.d4!" in it.puzzle.record.solution
        it.click("Add to Record")
        assert len(said) == 3 and said[-1] == "Already in the record"
        it.editor.perform(set_puzzle, Puzzle(mate=2, solution="1.d4 and so on"))
        it.click("Add to Record")
        assert "solution text was kept" in said[-1]
        assert it.puzzle.record.solution == "1.d4 and so on"
        it.click("Solution")
        it.click("Data…")
        assert it.asked[-2:] == ["solution", "form"]


def test_tab_goes_through_it_from_top_to_bottom(show: Show) -> None:
    with show(f"{FIELDS} dm 2;") as it:
        it.solved(SOLUTION)
        it.card.stipulation.setFocus()
        names = []
        for _ in range(7):
            widget = it.card.window().focusWidget()
            names.append(getattr(widget, "text", str)())
            it.qtbot.keyClick(widget, Qt.Key.Key_Tab)
        assert names[1:] == ["Solve", "Tries", "Set play", "Solution", "Copy", "Add to Record"]


def test_words_that_nothing_can_solve_take_no_more_room_than_the_invitation(show: Show) -> None:
    with show(f'{FIELDS} c3 "h#";') as it:
        it.qtbot.waitUntil(lambda: it.says("Enter the number of moves"))
        before = it.card.heightForWidth(it.card.width())
        it.editor.perform(set_puzzle, Puzzle())
        it.qtbot.waitUntil(lambda: it.says("Enter what to test"))
        it.qtbot.waitUntil(lambda: it.card.heightForWidth(it.card.width()) == before)


def test_the_words_of_the_buttons_begin_where_the_field_does(show: Show) -> None:
    with show(f"{FIELDS} dm 2;") as it:
        it.solved(SOLUTION)
        left = it.button("Solution").mapTo(it.card, QPoint()).x() + BUTTON_PADDING
        assert left == it.card.stipulation.mapTo(it.card, QPoint()).x()


def test_no_words_are_cut(show: Show) -> None:
    with show(f"{FIELDS} dm 2;") as it:
        it.solved(SOLUTION._replace(verdict="cooked", keys=several(6)))
        labels = [label for label in it.card.findChildren(QLabel) if label.isVisible()]
        assert len(labels) > 2

        def fits(label: QLabel) -> bool:
            end = label.mapTo(it.card, label.rect().bottomRight())
            return label.heightForWidth(
                label.width()
            ) <= label.height() and it.card.rect().contains(end)

        it.qtbot.waitUntil(lambda: all(map(fits, labels)))
