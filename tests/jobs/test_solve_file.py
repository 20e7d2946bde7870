"""Solving all problems of a file."""

import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fenedit.documents.entry import Entry
from fenedit.documents.errors import StreamError
from fenedit.documents.files.opening import document_from_bytes
from fenedit.documents.files.streaming import entries, open_source
from fenedit.jobs.document_parts import question_about
from fenedit.jobs.pool import DIED, Pool
from fenedit.jobs.puzzles import Solved, asked_of, popeye_verdict, read_entry, solve_one
from fenedit.jobs.questions import SOLVER, Found, Question, RowVerdict, SolveOptions, SolveQuestion
from fenedit.jobs.solve_file import solve_entries, solve_in_order, verdicts
from fenedit.jobs.solver import Solver
from fenedit.notation.puzzle import Puzzle
from fenedit.rules.popeye import FailureCode
from fenedit.rules.solve.solution import Move, Wanted
from tests.helpers.fake_popeye import END, HEADER, script
from tests.helpers.solvers import MODULE

MORPHY = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2; id "Morphy";'
NO_MATE = "4k3/8/8/8/8/8/8/4K2R w K - dm 2;"
SHORT = "6k1/5ppp/8/8/8/8/8/R5K1 w - - dm 3;"
NO_KING = "8/8/8/8/8/8/8/4K3 w - - dm 2;"
GAME = '[FEN "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"]\n[SetUp "1"]\n[Stipulation "#2"]\n\n*\n'
LINES = f'# problems\n{MORPHY}\n4k3/8/8/8/8/8/8/4K3 w - - id "dm 2";\n\n{NO_MATE}\nnothing\n{SHORT}\n{NO_KING}\n'

SLOW = "4k3/8/8/8/8/8/8/Q3K3 w - - dm 5;"
ENDLESS = "4k3/8/8/8/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/4K3 w - - dm 5;"
DEADLY = "4k3/8/8/8/8/8/8/R3K3 w - - dm 2;"
FAILING = "4k3/8/8/8/8/b7/8/4K3 w - - dm 2;"
KEYED = "4k3/8/8/8/8/8/8/4K2N w - - dm 2;"


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "problems.epd"
    path.write_text(LINES, encoding="utf-8")
    return str(path)


@pytest.fixture
def real() -> Iterator[Pool]:
    with Pool(SOLVER, 1) as pool:
        yield pool


@pytest.fixture
def fake() -> Iterator[Pool]:
    with Pool(MODULE, 2) as pool:
        yield pool


def entry(line: str) -> Entry:
    return Entry(1, 1, line, line)


def solved(pool: Pool, *lines: str, options: SolveOptions | None = None) -> dict[int, Solved]:
    found = solve_entries(map(entry, lines), options or SolveOptions(), pool)
    return {each.number: each for each in found if each is not None}


@pytest.mark.parametrize(
    ("line", "mate"),
    [
        (MORPHY, 2),
        (SHORT, 3),
        ("4k3/8/8/8/8/8/8/4K3 w - -", None),
        ('4k3/8/8/8/8/8/8/4K3 w - - id "dm 2";', None),
        ("4k3/8/8/8/8/8/8/4K3 w - - dm 0;", None),
        ("4k3/8/8/8/8/8/8/4K3 w - - dm two;", None),
        ("nothing dm 2;", None),
    ],
)
def test_the_stipulation_is_what_the_record_says(line: str, mate: int | None) -> None:
    assert read_entry(0, entry(line), SolveOptions()).mate == mate
    assert read_entry(0, entry(line), SolveOptions(mate=4)).mate == 4


def test_chess960_is_what_the_record_says_or_who_asks() -> None:
    line = "1rk5/8/8/8/8/8/8/1RK5 w Bb - dm 2;"
    assert read_entry(0, entry(line), SolveOptions()).chess960
    assert not read_entry(0, entry(MORPHY), SolveOptions()).chess960
    assert read_entry(0, entry(MORPHY), SolveOptions(chess960=True)).chess960


def test_every_record_comes_in_its_order_with_its_verdict(file: str) -> None:
    with open_source(file) as source:
        found = list(solve_in_order(entries(source), SolveOptions(), 2))
    assert [each.number for each in found] == list(range(6))
    assert [each.entry.line for each in found] == [2, 3, 5, 6, 7, 8]
    said = [each.solution and (each.solution.verdict, each.solution.exact) for each in found]
    assert said == [
        ("sound", True),
        None,
        ("no-solution", True),
        None,
        ("short", True),
        ("off", True),
    ]
    assert [each.position is None for each in found] == [False, False, False, True, False, False]


def test_games_are_solved_too(tmp_path: Path) -> None:
    path = tmp_path / "problems.pgn"
    path.write_text(GAME + '\n[White "Tal"]\n\n1. e4 *\n', encoding="utf-8")
    with open_source(str(path)) as source:
        problem, game = solve_in_order(entries(source), SolveOptions(), 1)
    assert problem.solution is not None and problem.solution.verdict == "sound"
    assert (game.mate, game.solution) == (None, None)


def test_what_is_wanted_is_what_comes(real: Pool) -> None:
    few = solved(real, MORPHY, options=SolveOptions(wanted=Wanted(tries=False, set_play=False)))[0]
    more = solved(real, MORPHY)[0]
    assert few.solution is not None and more.solution is not None
    assert not few.solution.tries and more.solution.tries


def test_a_budget_is_for_each_record(fake: Pool) -> None:
    # The stand-in has no budget: this is about what it is asked.
    _, question = asked_of(read_entry(0, entry(MORPHY), SolveOptions()), SolveOptions(budget=1.5))
    assert isinstance(question, SolveQuestion)
    assert (question.budget, question.alone) == (1.5, True)


def test_those_that_are_soon_solved_do_not_wait(fake: Pool) -> None:
    found = solve_entries(map(entry, [SLOW, *[KEYED] * 5]), SolveOptions(), fake)
    assert [each.number for each in found if each is not None] == [1, 2, 3, 4, 5, 0]


def test_time_passes_while_nothing_is_solved(fake: Pool) -> None:
    found = solve_entries([entry(ENDLESS)], SolveOptions(), fake)
    assert [next(found) for _ in range(10)] == [None] * 10


def test_a_process_that_fails_costs_its_problem_only(fake: Pool) -> None:
    found = solved(fake, KEYED, DEADLY, FAILING, KEYED)
    assert [bool(found[number].solution) for number in range(4)] == [True, False, False, True]
    assert found[1].failure == DIED
    assert found[2].failure == "ValueError: a bishop"


def test_what_stands_before_damage_is_solved(fake: Pool) -> None:
    def damaged() -> Iterator[Entry]:
        yield entry(KEYED)
        yield entry(SLOW)
        raise StreamError("damaged", "x.epd.gz")

    found: list[Solved | None] = []
    with pytest.raises(StreamError):
        found.extend(solve_entries(damaged(), SolveOptions(), fake))
    # list.extend keeps what came before the error.
    assert [each.number for each in found if each is not None] == [0, 1]


def test_one_problem_may_be_shared() -> None:
    record = solve_one(read_entry(0, entry(MORPHY), SolveOptions()), SolveOptions(), 2)
    assert record.solution is not None and record.solution.verdict == "sound"
    nothing = read_entry(0, entry("nothing"), SolveOptions(mate=2))
    assert solve_one(nothing, SolveOptions(mate=2), 2) == nothing


def test_a_fault_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Iterator[object]:
        raise ValueError("on purpose")

    monkeypatch.setattr(Solver, "answers", fail)
    record = solve_one(read_entry(0, entry(MORPHY), SolveOptions()), SolveOptions(), 1)
    assert (record.solution, record.failure) == (None, "ValueError: on purpose")


def told(text: str, pool: Pool) -> tuple[dict[int, RowVerdict], int]:
    """Return all rows, and how many records were done with."""
    question: Question[SolveOptions] = pickle.loads(
        pickle.dumps(question_about(document_from_bytes(text.encode()), SolveOptions()))
    )
    found = list(verdicts(question, pool))
    return {each.row: each for part in found for each in part.rows}, sum(
        part.records for part in found
    )


def test_a_window_is_told_of_problems_by_their_rows(real: Pool, file: str) -> None:
    rows, records = told(Path(file).read_text(encoding="utf-8"), real)
    assert (sorted(rows), records) == ([0, 2, 4, 5], 6)
    assert rows[0].keys == (Move("a1a6", "Ra6"),)
    assert (rows[0].mate, rows[0].verdict, rows[0].exact) == (2, "sound", True)
    assert (rows[2].verdict, rows[2].keys) == ("no-solution", ())
    assert [move.san for move in rows[4].short] == ["Ra8#"]
    assert (rows[5].verdict, rows[5].reason) == ("off", "king-missing-black")


def test_a_failure_is_a_verdict_that_says_so(fake: Pool) -> None:
    rows, _ = told(f"{FAILING}\n# x\n{KEYED}\n", fake)
    assert (rows[0].verdict, rows[0].failure) == ("unfinished", "ValueError: a bishop")
    assert (rows[1].verdict, rows[1].failure) == ("sound", "")


HELP = '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#2"; intended 2;'


def found_of(*counts: int, failure: FailureCode | None = None) -> Found:
    return Found((), counts, (), 0.1, failure is None, failure)


@pytest.mark.parametrize(
    ("stipulation", "intended", "counts", "verdict"),
    [
        ("h#2", 2, (2,), "sound"),
        ("h#2", 2, (2, 2), "sound"),
        ("h#2 2.1.1.1", None, (2,), "sound"),
        ("h#2", 2, (2, 3), "cooked"),
        ("h#2", 2, (1, 2), "fewer"),
        ("h#2", 2, (2, 0), "no-solution"),
        ("h#2", None, (1,), "sound"),
        ("h#2", None, (3,), "solved"),
        ("ser-s#9", None, (2,), "solved"),
        ("s#3", None, (2,), "cooked"),
        ("s#3", None, (1, 1), "sound"),
    ],
)
def test_the_verdict_is_by_what_is_intended(
    stipulation: str, intended: int | None, counts: tuple[int, ...], verdict: str
) -> None:
    puzzle = Puzzle(stipulation=stipulation, intended=intended)
    assert popeye_verdict(found_of(*counts), puzzle) == verdict
    assert popeye_verdict(found_of(*counts, failure="popeye-time"), puzzle) == "unfinished"
    assert popeye_verdict(found_of(failure="popeye-refused"), puzzle) == "off"
    short = found_of(*counts)._replace(short=(Move("b1a1", "Ra1#"),))
    assert popeye_verdict(short, puzzle) == "short"


@pytest.mark.parametrize(
    ("stipulation", "counts", "verdict"),
    [
        ("h#2", (1,), "unfinished"),
        ("h#2", (0, 3), "unfinished"),
        ("h#2 2.1", (2,), "unfinished"),
        ("h#2 2.1", (3, 0), "cooked"),
        ("s#3", (0,), "unfinished"),
        ("s#3", (2, 0), "cooked"),
    ],
)
def test_nothing_is_sound_before_everything_is_searched(
    stipulation: str, counts: tuple[int, ...], verdict: str
) -> None:
    found = found_of(*counts)._replace(exact=False)
    assert popeye_verdict(found, Puzzle(stipulation=stipulation)) == verdict


@pytest.mark.skipif(sys.platform == "win32", reason="the program is a script")
def test_popeye_solves_what_is_no_direct_mate(real: Pool, tmp_path: Path) -> None:
    line = "print('  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #')\n"
    options = SolveOptions(popeye=script(tmp_path / "py", HEADER + line + END))
    twins = f'{MORPHY} twins "b) Remove b6";'
    text = "\n".join([HELP, MORPHY, twins, HELP.replace("h#2", "White wins")])
    question = question_about(document_from_bytes(text.encode()), options)
    parts = list(verdicts(pickle.loads(pickle.dumps(question)), real))
    rows = {each.row: each for part in parts for each in part.rows}
    assert [other for part in parts for other in part.others] == [(3, "White wins")]
    assert (rows[0].verdict, rows[0].counts, rows[0].intended) == ("fewer", (1,), 2)
    assert (rows[0].stipulation, [move.san for move in rows[0].keys]) == ("h#2", ["Ka2"])
    assert (rows[1].stipulation, rows[1].verdict) == ("#2", "sound")
    assert (rows[2].verdict, rows[2].reason) == ("unfinished", "popeye-crash")


def test_without_popeye_the_others_are_left_out(fake: Pool) -> None:
    twins = f'{MORPHY} twins "b) Remove b6";'
    assert all(each.found is each.solution is None for each in solved(fake, HELP, twins).values())


def test_what_popeye_cannot_be_asked_is_told(fake: Pool) -> None:
    line = '1rk5/8/8/8/8/8/8/1RK5 w Bb - c3 "s#2";'
    found = solved(fake, line, options=SolveOptions(popeye="/py"))[0].found
    assert found is not None and found.failure == "popeye-chess960"
