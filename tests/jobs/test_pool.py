"""Work on parts in processes of their own."""

import os
import time
from collections.abc import Iterator

import pytest

from fenedit.jobs.pool import in_processes, process_count


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


@pytest.mark.parametrize("count", [0, 1, 2, 3, 9])
def test_results_come_in_the_order_of_the_parts(count: int) -> None:
    found = list(in_processes(pid_and_double, iter(range(count)), 2))
    assert [double for _, double in found] == [2 * number for number in range(count)]
    assert len({pid for pid, _ in found}) == min(count, 2)
    assert os.getpid() not in {pid for pid, _ in found}


def test_processes_end_with_their_reader() -> None:
    results = in_processes(pid_and_double, iter(range(1000)), 2)
    pids = {next(results)[0], next(results)[0]}
    assert all(map(is_running, pids))
    results.close()  # type: ignore[attr-defined]
    assert not any(map(is_running, pids))


@pytest.mark.parametrize(("most_waiting", "slack"), [(4, 6), (1, 3), (30, 32)])
def test_few_parts_are_held(most_waiting: int, slack: int) -> None:
    taken = 0

    def parts() -> Iterator[int]:
        nonlocal taken
        for number in range(1, 100):
            taken = number
            yield number

    results = in_processes(pid_and_double, parts(), 2, most_waiting)
    for number, _ in enumerate(results, start=1):
        assert taken <= number + slack


def sleep_first(number: int) -> int:
    time.sleep(0.3 if number == 0 else 0)
    return number


def test_others_go_on_while_one_part_takes_long() -> None:
    taken: list[int] = []

    def parts() -> Iterator[int]:
        for number in range(40):
            taken.append(number)
            yield number

    results = in_processes(sleep_first, parts(), 2, 30)
    assert next(results) == 0
    assert len(taken) > 30
    assert list(results) == list(range(1, 40))


def fail_late(number: int) -> int:
    if number == 3:
        raise PermissionError(13, "no")
    return number


def test_an_error_of_the_system_reaches_the_reader() -> None:
    results = in_processes(fail_late, iter(range(100)), 2)
    with pytest.raises(PermissionError, match="no"):
        list(results)


def test_how_many_processes_pay() -> None:
    assert process_count() in (1, 2)
