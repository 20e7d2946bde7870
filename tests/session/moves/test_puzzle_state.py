"""What is known of the problem that is edited, with a solver that says what a test tells it."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from fenedit.rules.solve.solution import Move, Solution
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_halfmove_clock, set_side_to_move
from fenedit.session.intents.records import type_fen
from fenedit.session.moves.puzzle_state import REST_MS, PuzzleState, Stage
from fenedit.session.moves.solving import Solving
from tests.helpers.fens import START
from tests.helpers.haring import POSITION, SOLUTION
from tests.helpers.pretended_solver import Solver
from tests.helpers.states import HARING, editor_of, state_of_text

FIELDS = " ".join(HARING.split()[:4])
MATED = "k7/8/8/8/8/8/5PPP/r5K1 w - -"


class Told(SimpleNamespace):
    """A puzzle that follows an editor, and its solver."""

    editor: Editor
    solver: Solver
    puzzle: PuzzleState
    changes: list[Stage]

    def rest(self) -> None:
        """Let the position stand for a moment."""
        self.puzzle._rest.setInterval(0)
        self.puzzle._rest.start()
        self.qtbot.waitUntil(lambda: not self.puzzle._rest.isActive())


@pytest.fixture
def told(qtbot: QtBot) -> Iterator[Told]:
    made: list[Told] = []

    class Telling(Told):
        def __call__(self, line: str, *, awake: bool = True) -> Told:
            editor = editor_of(state_of_text(line + "\n", file_format="epd"))
            solver = Solver()
            puzzle = PuzzleState(editor, cast("Solving", solver))
            editor.state_changed.connect(lambda _before, after, _change: puzzle.follow(after))
            stages: list[Stage] = []
            puzzle.changed.connect(lambda: stages.append(puzzle.stage))
            puzzle.follow(editor.state)
            if awake:
                puzzle.awaken()
            result = Told(qtbot=qtbot, editor=editor, solver=solver, puzzle=puzzle, changes=stages)
            made.append(result)
            return result

    yield Telling()
    for each in made:
        each.puzzle.close()
        each.editor.close()
        assert each.solver.closed


def test_without_a_stipulation_nothing_is_sought(told: Told) -> None:
    it = told(FIELDS)
    assert (it.puzzle.stage, it.puzzle.mate) == (Stage.UNSTATED, 0)
    it.puzzle.solve()
    assert not it.puzzle._rest.isActive()
    assert it.solver.sought == []


def test_without_a_stipulation_nothing_is_said_of_another_position(told: Told) -> None:
    it = told(FIELDS)
    it.changes.clear()
    assert it.editor.perform(set_side_to_move, "b")
    assert it.changes == []
    assert it.editor.perform(type_fen, "8/8")
    assert it.editor.perform(type_fen, START)
    assert it.changes == [Stage.NO_POSITION, Stage.UNSTATED]


def test_a_short_problem_is_solved_by_itself_after_a_rest(told: Told) -> None:
    it = told(f"{FIELDS} dm 2;")
    assert it.puzzle.stage is Stage.READY
    assert it.puzzle._rest.interval() == REST_MS
    it.rest()
    assert it.puzzle.stage is Stage.SEARCHING
    assert not it.puzzle.busy, "most are solved before anybody could read that"
    ((position, mate, chess960, wanted),) = it.solver.sought
    assert (position, mate, chess960) == (POSITION, 2, False)
    assert wanted is not None
    assert wanted.tries and wanted.set_play
    it.solver.answer(SOLUTION)
    assert it.puzzle.stage is Stage.SOLVED
    assert it.puzzle.solution is SOLUTION


def test_a_long_one_waits_for_the_person(told: Told) -> None:
    it = told(f"{FIELDS} dm 3;")
    it.rest()
    assert (it.puzzle.stage, it.solver.sought) == (Stage.READY, [])
    it.puzzle.solve()
    assert it.puzzle.stage is Stage.SEARCHING
    assert it.puzzle.busy
    it.puzzle.solve()
    assert len(it.solver.sought) == 1


def test_a_search_by_itself_that_takes_its_time_is_told_of(told: Told, qtbot: QtBot) -> None:
    it = told(f"{FIELDS} dm 2;")
    it.rest()
    with qtbot.waitSignal(it.puzzle.changed):
        assert not it.puzzle.busy
    assert it.puzzle.busy


def test_nothing_happens_before_it_is_seen(told: Told) -> None:
    it = told(f"{FIELDS} dm 2;", awake=False)
    assert not it.puzzle._rest.isActive()
    it.puzzle.awaken()
    assert it.puzzle._rest.isActive()


def test_a_position_that_cannot_be_played_says_why(told: Told) -> None:
    it = told("8/8/8/8/8/8/8/K7 w - - dm 2;")
    it.rest()
    assert it.puzzle.stage is Stage.OFF
    assert it.puzzle.problem is not None
    assert not it.puzzle.may_solve
    mated = told(f"{MATED} dm 3;")
    mated.rest()
    assert mated.puzzle.problem is not None
    assert mated.puzzle.problem.code == "play-mate"
    assert mated.solver.sought == []


def test_the_solvers_own_reason_counts_too(told: Told) -> None:
    it = told(f"{FIELDS} dm 3;")
    it.puzzle.solve()
    it.solver.answer(Solution(POSITION, 3, "off", exact=True, reason="king-missing"))
    assert it.puzzle.stage is Stage.OFF
    assert it.puzzle.problem is not None
    assert it.puzzle.problem.code == "king-missing"


def test_a_faulty_text_has_no_problem(told: Told) -> None:
    it = told("what is this")
    assert it.puzzle.stage is Stage.NO_POSITION


def test_stopping_keeps_the_keys_found(told: Told) -> None:
    it = told(f"{FIELDS} dm 3;")
    it.puzzle.solve()
    it.solver.progress(3, 40, Move("d2d4", "d4"))
    it.puzzle.stop()
    assert not it.solver.searching
    assert it.puzzle.stage is Stage.STOPPED
    solution = it.puzzle.solution
    assert solution is not None
    assert (solution.verdict, solution.exact) == ("unfinished", False)
    assert [key.move.san for key in solution.keys] == ["d4"]
    assert not it.puzzle.may_keep
    assert it.puzzle.may_solve


def test_a_failure_can_be_tried_again(told: Told) -> None:
    it = told(f"{FIELDS} dm 2;")
    it.rest()
    it.solver.fail()
    assert (it.puzzle.stage, it.puzzle.solution) == (Stage.FAILED, None)
    it.puzzle.solve()
    assert len(it.solver.sought) == 2


def test_an_edit_makes_the_solution_stale_and_stops_the_search(told: Told) -> None:
    it = told(f"{FIELDS} dm 2;")
    it.rest()
    it.solver.answer(SOLUTION)
    it.editor.perform(set_side_to_move, "b")
    assert it.puzzle.stale
    assert it.puzzle.solution is SOLUTION
    it.rest()
    assert it.solver.sought[-1][0].side_to_move == "b"
    it.editor.undo_stack.undo()
    assert not it.solver.searching
    assert not it.puzzle.stale, "it is known"


def test_counters_change_nothing(told: Told) -> None:
    it = told(f"{FIELDS} dm 2;")
    it.rest()
    it.solver.answer(SOLUTION)
    it.editor.perform(set_halfmove_clock, 7)
    assert it.puzzle.stage is Stage.SOLVED
    assert not it.puzzle.stale


def test_a_long_one_forgets_the_solution_before(told: Told) -> None:
    it = told(f"{FIELDS} dm 3;")
    it.puzzle.solve()
    it.solver.answer(SOLUTION._replace(mate=3))
    it.editor.perform(set_side_to_move, "b")
    assert it.puzzle.stale
    it.rest()
    assert it.puzzle.solution is None
    assert not it.puzzle.stale


def test_the_solution_is_kept_in_the_file(told: Told) -> None:
    it = told(f'{FIELDS} dm 2; id "x";')
    it.rest()
    it.solver.answer(SOLUTION)
    it.editor.perform(set_halfmove_clock, 3)
    assert it.puzzle.keep("1.d4!")
    line = it.editor.state.record.line
    assert "bm d4;" in line and "dm 2;" in line and "pv d4" in line and 'id "x";' in line
    assert it.puzzle.meant == ("d4",)
    assert it.puzzle.stage is Stage.SOLVED
    assert it.puzzle.record.solution == "1.d4!"
    assert not it.puzzle.keep("1.d4!")


def test_what_is_wanted_beside_the_keys_is_sought_anew(told: Told) -> None:
    it = told(f"{FIELDS} dm 2;")
    it.rest()
    it.solver.answer(SOLUTION)
    it.puzzle.want(tries=False, set_play=True)
    wanted = it.solver.sought[-1][3]
    assert wanted is not None
    assert (wanted.tries, wanted.set_play) == (False, True)
    count = len(it.solver.sought)
    it.puzzle.want(tries=False, set_play=True)
    assert len(it.solver.sought) == count


def test_a_game_says_its_stipulation_in_a_tag(qtbot: QtBot) -> None:
    game = f'[Event "?"]\n[SetUp "1"]\n[FEN "{START}"]\n[Stipulation "#3"]\n\n*\n'
    editor = editor_of(state_of_text(game, file_format="pgn"))
    puzzle = PuzzleState(editor, cast("Solving", Solver()))
    puzzle.follow(editor.state)
    assert puzzle.mate == 3
    puzzle.close()
    editor.close()


def test_the_only_key_is_meant_after_an_edit_that_cooks_it(told: Told) -> None:
    it = told(f"{FIELDS} dm 2;")
    assert it.puzzle.meant == ()
    it.rest()
    it.solver.answer(SOLUTION)
    it.editor.perform(set_side_to_move, "b")
    assert it.puzzle.meant == ("d4",)
    it.rest()
    it.solver.answer(SOLUTION._replace(verdict="no-solution", keys=()))
    assert it.puzzle.meant == ("d4",)
    it.puzzle.follow(state_of_text(f"{FIELDS}\n{FIELDS}\n", 1, file_format="epd"))
    assert it.puzzle.meant == ()


@pytest.mark.parametrize(
    ("operations", "expected"),
    [("", ""), ("dm 3;", "#3"), ('c3 "h#2½";', "h#2.5"), ('c3 "White draws";', "")],
)
def test_what_popeye_may_be_asked(told: Told, operations: str, expected: str) -> None:
    assert told(f"{FIELDS} {operations}").puzzle.popeye_stipulation == expected
