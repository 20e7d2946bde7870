"""The process that solves problems."""

import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace

import pytest

from fenedit.jobs import solver
from fenedit.jobs.pool import DIED, Pool
from fenedit.jobs.questions import SOLVER, SolveQuestion
from fenedit.jobs.solver import MoveQuestion, Solver, SolverError
from fenedit.jobs.worker import Answer, Worker
from fenedit.notation.epd.record import parse_epd
from fenedit.notation.position import Position
from fenedit.rules.solve.solution import FirstMove, Progress, Solution, Wanted
from tests.helpers.direct_mates import solve
from tests.helpers.project import ROOT

MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - -"
EXCELSIOR = "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - -"
NO_MATE = "4k3/8/8/8/8/8/8/4K2R w K -"
CHESS960 = "k7/8/1K6/8/8/8/8/6R1 w G -"


def at(epd: str) -> Position:
    return parse_epd(epd).position


@pytest.fixture
def two(monkeypatch) -> Iterator[Solver]:
    monkeypatch.setattr(solver, "ALONE_SECONDS", -1.0)
    two = Solver(2)
    yield two
    two.close()


def solution(answers: list[object]) -> Solution:
    *others, last = answers
    assert all(isinstance(each, Progress) for each in others)
    assert isinstance(last, Solution)
    return last


def known(found: Solution) -> tuple[object, ...]:
    """Return what does not depend on who has searched."""
    return (
        found.verdict,
        found.exact,
        found.keys,
        found.short,
        [(each.move, each.refutation) for each in found.tries],
        found.set_play,
    )


@pytest.mark.parametrize(
    ("epd", "mate"), [(MORPHY, 2), (MORPHY, 3), (NO_MATE, 2), (CHESS960, 1), (EXCELSIOR, 2)]
)
def test_alone_and_shared_it_finds_what_the_rules_find(two, epd, mate):
    expected = solve(at(epd), mate)
    question = SolveQuestion(at(epd), mate)
    assert known(solution(list(Solver(1).answers(question)))) == known(expected)
    assert known(solution(list(two.answers(question)))) == known(expected)
    assert known(solution(list(two.answers(question._replace(alone=True))))) == known(expected)


def test_progress_grows_to_all_first_moves(two):
    *told, last = two.answers(SolveQuestion(at(MORPHY), 2))
    assert isinstance(last, Solution) and last.keys[0].move.san == "Ra6"
    progress = [each for each in told if isinstance(each, Progress)]
    done = [each.done for each in progress]
    assert done == sorted(done) and done[-1] == progress[-1].total > 5
    assert [move.san for move in progress[-1].keys] == ["Ra6"]
    assert last.nodes >= progress[-1].nodes > 0
    assert pickle.loads(pickle.dumps(last)) == last


def test_all_keys_are_told_before_any_play_is_sought(monkeypatch):
    monkeypatch.setattr(solver.DirectMate, "examine", lambda *_: 1 / 0)
    told = []
    with pytest.raises(ZeroDivisionError):
        for each in Solver(1).answers(SolveQuestion(at(MORPHY), 2)):
            told.append(each)
    assert told[-1].done == told[-1].total > 5
    assert [move.san for move in told[-1].keys] == ["Ra6"]


def test_time_that_is_up_for_the_play_leaves_the_keys(monkeypatch):
    now = [0.0]

    def examine(problem, move):
        now[0] = 9.0
        yield from problem.decide(move)

    monkeypatch.setattr(solver, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(solver.DirectMate, "examine", examine)
    for epd, verdict in ((MORPHY, "sound"), (NO_MATE, "no-solution")):
        now[0] = 0.0
        found = solution(list(Solver(1).answers(SolveQuestion(at(epd), 2, budget=5.0))))
        assert (found.verdict, found.exact) == (verdict, False)
        assert [key.move.san for key in found.keys] == ["Ra6"][: verdict == "sound"]


def test_what_is_wanted_is_what_comes(two):
    for each in (Solver(1), two):
        question = SolveQuestion(at(MORPHY), 2, wanted=Wanted(tries=False, set_play=False))
        found = solution(list(each.answers(question)))
        assert (found.tries, found.set_play) == ((), None)


@pytest.mark.parametrize(
    ("epd", "reason"),
    [
        ("8/8/8/8/8/8/8/8 w - -", "empty-board"),
        ("4k3/8/8/8/8/8/8/8 w - -", "king-missing-white"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - -", "opposite-check"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - -", "play-stalemate"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - -", "play-mate"),
    ],
)
def test_where_nothing_can_be_played_the_reason_is_the_answer(two, epd, reason):
    (found,) = two.answers(SolveQuestion(at(epd), 2))
    assert isinstance(found, Solution)
    assert (found.verdict, found.exact, found.reason) == ("off", True, reason)


def test_a_part_is_examined_by_itself(two):
    problem = SolveQuestion(at(MORPHY), 2)
    whole = solution(list(two.answers(problem)))
    *counts, first = Solver(1).answers(MoveQuestion(problem, whole.keys[0].move))
    assert isinstance(first, FirstMove) and first.attack == whole.keys[0]
    assert all(isinstance(count, int) for count in counts)
    assert list(Solver(1).answers(MoveQuestion(problem, None)))[-1] == whole.set_play


def test_time_that_is_up_leaves_what_was_found(two):
    for each in (Solver(1), two):
        found = solution(list(each.answers(SolveQuestion(at(EXCELSIOR), 5, budget=0.2))))
        assert (found.verdict, found.exact) == ("unfinished", False)
        assert found.seconds >= 0.2


def test_a_search_may_be_left_at_any_time_and_the_next_is_answered(two):
    searching = two.answers(SolveQuestion(at(EXCELSIOR), 5))
    for _ in range(10):
        assert isinstance(next(searching), Progress)
    searching.close()
    assert solution(list(two.answers(SolveQuestion(at(MORPHY), 2)))).verdict == "sound"


def test_the_first_part_of_a_long_search_is_not_done_twice(two, monkeypatch):
    monkeypatch.setattr(solver, "ALONE_SECONDS", 0.02)
    expected = solve(at(EXCELSIOR), 3)
    *_, before, last = two.answers(SolveQuestion(at(EXCELSIOR), 3))
    assert isinstance(before, Progress) and before.done == before.total
    assert isinstance(last, Solution) and known(last) == known(expected)


def test_a_helper_that_fails_is_no_solution(two, monkeypatch):
    def fail(_pool, _questions):
        yield None
        yield Answer(0, None, last=True, failure=DIED)

    monkeypatch.setattr(Pool, "work", fail)
    with pytest.raises(SolverError, match=DIED):
        list(two.answers(SolveQuestion(at(MORPHY), 2)))


def test_the_process_answers_and_gives_way_to_a_newer_question():
    found = SimpleQueue()
    worker = Worker(SOLVER, lambda _, answer: found.put(answer))
    worker.ask(1, SolveQuestion(at(EXCELSIOR), 5))
    worker.ask(2, None)
    worker.ask(3, SolveQuestion(at(MORPHY), 2))
    while (answer := found.get(timeout=60)) is not None:
        if isinstance(answer.content, Solution):
            break
    worker.end()
    assert answer.number == 3
    assert (answer.content.position, answer.content.verdict) == (at(MORPHY), "sound")


ASKER = f"""
import sys, time
from fenedit.jobs.questions import SolveQuestion
from fenedit.jobs.worker import Worker
from fenedit.notation.epd.record import parse_epd
position = parse_epd({EXCELSIOR!r}).position
worker = Worker("tests.helpers.sharing_solver", lambda *_: None)
worker.ask(1, SolveQuestion(position, 9))
print(worker._process.pid, flush=True)
time.sleep(60)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs Linux")
@pytest.mark.parametrize("victim", ["asker", "solver"])
def test_no_process_is_left_behind_by_one_that_is_killed(victim):
    with subprocess.Popen([sys.executable, "-c", ASKER], stdout=subprocess.PIPE, cwd=ROOT) as asker:
        pid = int(asker.stdout.readline())
        wait_until(lambda: len(children(pid)) == 2)
        helpers = children(pid)
        if victim == "asker":
            asker.kill()
        else:
            os.kill(pid, 9)
        wait_until(lambda: not any(map(is_running, [pid, *helpers])))
        asker.kill()


def wait_until(condition: Callable[[], bool]):
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


def children(parent: int) -> list[int]:
    """Return the processes that a process has started."""
    return [int(path.name) for path in Path("/proc").glob("[0-9]*") if parent_of(path) == parent]


def parent_of(path: Path) -> int:
    fields = fields_of(path)
    return int(fields[1]) if fields else 0


def is_running(pid: int) -> bool:
    """Tell whether a process runs; one that nobody buries is dead."""
    fields = fields_of(Path(f"/proc/{pid}"))
    return bool(fields) and fields[0] != "Z"


def fields_of(path: Path) -> list[str]:
    try:
        return (path / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []
