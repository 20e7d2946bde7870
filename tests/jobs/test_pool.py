"""Work on parts in processes of their own."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from fenedit.jobs.parts import PartError, can_fork, in_processes, process_count
from fenedit.jobs.pool import DIED, Pool
from fenedit.jobs.worker import Answer
from tests.helpers.project import ROOT
from tests.helpers.workers import MODULE, UNREADABLE


def pid_and_double(number: int) -> tuple[int, int]:
    # Later parts are done sooner, and still come later.
    time.sleep(0.01 if number % 2 == 0 else 0)
    return os.getpid(), 2 * number


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture(params=[True, False], ids=["forked", "started"])
def _ways(request, monkeypatch):
    monkeypatch.setattr("fenedit.jobs.parts.can_fork", lambda: request.param)


@pytest.mark.usefixtures("_ways")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 9])
def test_results_come_in_the_order_of_the_parts(count):
    found = list(in_processes(pid_and_double, iter(range(count)), 2))
    assert [double for _, double in found] == [2 * number for number in range(count)]
    assert len({pid for pid, _ in found}) <= min(count, 2)
    assert os.getpid() not in {pid for pid, _ in found}


@pytest.mark.usefixtures("_ways")
def test_processes_end_with_their_reader():
    results = in_processes(pid_and_double, iter(range(1000)), 2)
    pids = {next(results)[0], next(results)[0]}
    assert all(map(is_running, pids))
    results.close()
    assert not any(map(is_running, pids))


@pytest.mark.parametrize(("most_waiting", "slack"), [(4, 8), (1, 5), (30, 34)])
def test_few_parts_are_held(most_waiting, slack):
    taken = 0

    def parts():
        nonlocal taken
        for number in range(1, 100):
            taken = number
            yield number

    results = in_processes(pid_and_double, parts(), 2, most_waiting)
    for number, _ in enumerate(results, start=1):
        assert taken <= number + slack


def wait_for_file(path: Path):
    while not path.exists():
        time.sleep(0.01)


def test_others_go_on_while_one_part_takes_long(tmp_path):
    taken = []
    late = tmp_path / "late"

    def wait_first(number):
        if number == 0:
            wait_for_file(late)
        if number == 31:
            late.touch()
        return number

    def parts():
        for number in range(40):
            taken.append(number)
            yield number

    results = in_processes(wait_first, parts(), 2, 30)
    assert next(results) == 0
    assert len(taken) > 30
    assert list(results) == list(range(1, 40))


def fail_late(number: int) -> int:
    if number == 3:
        raise PermissionError(13, "no")
    return number


@pytest.mark.usefixtures("_ways")
def test_an_error_of_the_system_reaches_the_reader():
    results = in_processes(fail_late, iter(range(100)), 2)
    with pytest.raises(PermissionError, match="no"):
        list(results)


def read_with_failure(
    function: Callable[[int], object],
) -> tuple[list[object], PartError | OSError | None]:
    """Return the results that come, and what they end with."""
    found: list[object] = []
    try:
        found.extend(in_processes(function, iter(range(100)), 2))
    except (PartError, OSError) as error:
        return found, error
    return found, None


def test_what_came_before_an_error_of_the_system_is_read_first():
    def fail_before_others(number):
        time.sleep(0.2 if number == 2 else 0)
        return fail_late(number)

    found, error = read_with_failure(fail_before_others)
    assert found == [0, 1, 2]
    assert isinstance(error, PermissionError)


def raise_late(number: int) -> object:
    time.sleep(0.2 if number == 2 else 0)
    if number == 3:
        raise ValueError(f"no {number}")
    return number


def return_unsendable(number: int) -> object:
    return (lambda: None) if number == 3 else number


@pytest.mark.parametrize(
    ("function", "why"),
    [
        (raise_late, "ValueError: no 3"),
        (return_unsendable, "return_unsendable.<locals>"),
    ],
)
def test_any_other_failure_comes_after_all_results_before_it(function, why, capfd):
    found, error = read_with_failure(function)
    assert found == [0, 1, 2]
    assert isinstance(error, PartError)
    assert why in error.why
    assert capfd.readouterr().err == ""


def test_that_a_process_has_ended_comes_after_all_results_before_it(tmp_path):
    read = tmp_path / "read"

    def die_once_read(number):
        if number == 3:
            wait_for_file(read)
            os.kill(os.getpid(), signal.SIGKILL)
        return number

    results = in_processes(die_once_read, iter(range(100)), 2)
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    read.touch()
    with pytest.raises(PartError, match="its process has ended"):
        next(results)


def children() -> set[int]:
    """Return the processes that this one has started."""
    found: set[int] = set()
    for thread in Path("/proc/self/task").iterdir():
        # A thread may end meanwhile.
        with suppress(FileNotFoundError):
            found.update(map(int, (thread / "children").read_text().split()))
    return found


def test_a_process_that_ends_while_it_has_nothing_to_do_is_a_failure_too():
    before = children()

    def parts():
        yield 0
        # The next part is asked for when what has come of the first one is taken.
        (pid,) = children() - before
        os.kill(pid, signal.SIGKILL)
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        yield 1

    with pytest.raises(PartError, match="its process has ended"):
        list(in_processes(pid_and_double, parts(), 1))


def test_how_many_processes_pay():
    assert process_count() in (1, 2)


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_elsewhere_nothing_is_forked(system, monkeypatch):
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    assert not can_fork()
    assert process_count() == 2


def die_late(number: int) -> int:
    if number % 2 == 0:
        time.sleep(0.3)
    if number in (4, 5):
        os._exit(1)
    return number


def test_no_more_parts_are_taken_once_all_processes_have_ended():
    """Else a long stream would be read to its end, into memory, before the failure is told."""
    taken = 0

    def parts():
        nonlocal taken
        while taken < 1000:
            yield taken
            taken += 1

    with pytest.raises(PartError):
        list(in_processes(die_late, parts(), 2))
    assert taken < 100


# Workers that share questions.


@pytest.fixture
def pool() -> Iterator[Pool]:
    with Pool(MODULE, 2) as pool:
        yield pool


def told(pool: Pool, *orders: object, most_ahead: int = 64) -> list[Answer]:
    return [each for each in pool.work(orders, most_ahead) if each is not None]


def contents(found: list[Answer], number: int) -> list[object]:
    return [each.content for each in found if each.number == number and not each.last]


def failures(found: list[Answer]) -> list[tuple[int, bool, str]]:
    return [(each.number, each.last, each.why) for each in found if each.failure]


def test_each_question_is_answered_and_comes_to_an_end(pool):
    found = told(pool, *[("count", number) for number in range(6)])
    for number in range(6):
        assert contents(found, number) == list(range(number))
    assert sorted(each.number for each in found if each.last) == list(range(6))
    assert not any(each.failure for each in found)


def test_no_question_is_no_process(pool):
    assert told(pool) == []
    assert contents(told(pool, ("echo", "one")), 0) == ["one"]


def test_processes_share_the_questions_and_stay_for_the_next(pool):
    asked = [("sleep", 0.3), ("sleep", 0.3), ("process", None), ("process", None)]
    assert len(told(pool, *asked)) == 8
    pids = {
        content
        for _ in range(6)
        for number in range(2)
        for content in contents(told(pool, ("process", None), ("process", None)), number)
    }
    assert len(pids) <= 2


def test_nothing_may_be_asked_among_the_rest(pool):
    found = list(pool.work([None, ("echo", 1), None]))
    assert found[0] is None
    assert contents([each for each in found if each is not None], 1) == [1]


def test_time_passes_while_nothing_is_said(pool):
    beats = [each for each in pool.work([("sleep", 0.4)]) if each is None]
    assert beats


def test_questions_are_taken_as_there_is_need(pool):
    taken = []

    def orders():
        for number in range(100):
            taken.append(number)
            yield ("sleep", 0.5) if number == 0 else ("echo", number)

    working = pool.work(orders(), most_ahead=5)
    ended = []
    for each in working:
        if each is None and len(ended) == 4:
            break
        if each is not None and each.last:
            ended.append(each.number)
    # The first is still worked on, and nobody goes too far ahead of it.
    assert ended == [1, 2, 3, 4]
    assert len(taken) == 6
    assert sum(1 for each in working if each is not None and each.last) == 96


def test_a_process_works_again_before_its_last_answer_is_looked_at():
    taken = []

    def orders():
        for number in range(3):
            taken.append(number)
            yield ("echo", number)

    with Pool(MODULE, 1) as pool:
        ended = [len(taken) for each in pool.work(orders()) if each is not None and each.last]
    assert ended == [2, 3, 3]


def test_who_lets_go_of_questions_is_answered_the_next_ones_only(pool):
    working = pool.work([("count", 1000), ("count", 1000)])
    while next(working) is None:
        pass
    working.close()
    assert contents(told(pool, ("echo", "a"), ("echo", "b")), 0) == ["a"]


def test_work_that_fails_says_why_and_others_go_on(pool):
    found = told(pool, ("raise", "on purpose"), ("echo", 1))
    assert contents(found, 1) == [1]
    assert failures(found) == [(0, True, "ValueError: on purpose")]
    assert any("in answers" in each.failure for each in found)


@pytest.mark.parametrize("order", [("die", None), ("write", UNREADABLE)])
def test_a_question_that_ends_processes_has_failed(pool, order):
    found = told(pool, ("echo", 0), order, ("echo", 2))
    assert contents(found, 0) == [0] and contents(found, 2) == [2]
    assert failures(found) == [(1, True, DIED)]


def test_a_process_that_is_killed_costs_nothing_but_time(pool):
    (pid,) = contents(told(pool, ("process", None)), 0)
    assert isinstance(pid, int)
    working = pool.work([("sleep", 0.5)])
    assert next(working) is None
    os.kill(pid, signal.SIGKILL)
    found = [each for each in working if each is not None]
    assert found == [Answer(0, 0.5), Answer(0, None, last=True)]


def test_what_was_asked_before_questions_failed_to_come_is_answered(pool):
    def questions():
        yield ("sleep", 0.2)
        yield ("echo", 1)
        raise LookupError("no more")

    found = []
    with pytest.raises(LookupError, match="no more"):
        found.extend(each for each in pool.work(questions()) if each is not None)
    assert sorted(each.number for each in found if each.last) == [0, 1]


def test_one_that_ended_unnoticed_is_replaced(pool):
    (pid,) = contents(told(pool, ("process", None)), 0)
    assert isinstance(pid, int)
    os.kill(pid, signal.SIGKILL)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    assert contents(told(pool, ("echo", 1)), 0) == [1]


def test_a_closed_one_has_no_processes():
    with Pool(MODULE, 1) as pool:
        (pid,) = contents(told(pool, ("process", None)), 0)
        assert isinstance(pid, int)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_its_processes_end_with_who_asks_even_if_that_is_killed():
    script = (
        "from fenedit.jobs.pool import Pool\n"
        f"pool = Pool({MODULE!r}, 2)\n"
        "for told in pool.work([('process', None), ('process', None)]):\n"
        "    if told is not None and told.content: print(told.content, flush=True)\n"
        "for told in pool.work([('sleep', 60.0), ('sleep', 60.0)]):\n"
        "    print('working', flush=True)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, cwd=ROOT
    ) as asker:
        pids = [int(asker.stdout.readline()) for _ in range(2)]
        assert asker.stdout.readline() == b"working\n"
        asker.kill()
        asker.wait()
    until = time.monotonic() + 60
    while any(map(is_running_questions, pids)):
        assert time.monotonic() < until
        time.sleep(0.01)


def is_running_questions(pid: int) -> bool:
    """Tell whether a process runs; an orphan that nobody buries is dead."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
