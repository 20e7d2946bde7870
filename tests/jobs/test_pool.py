"""Work on parts in processes of their own."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from fenedit.jobs.pool import PartError, can_fork, in_processes, process_count


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
    monkeypatch.setattr("fenedit.jobs.pool.can_fork", lambda: request.param)


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
    threads = Path("/proc/self/task").iterdir()
    return {int(pid) for thread in threads for pid in (thread / "children").read_text().split()}


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
