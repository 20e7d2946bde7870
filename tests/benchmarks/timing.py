"""Ratios of two things measured in turn: machines are noisy, and a pair shares its noise."""

import statistics
import sys
import time
from collections.abc import Callable

IN_SHORT = "--short" in sys.argv
"""Whether files are to be small, because only the run itself is looked at, and no figure."""


def ratio(
    slow: Callable[[], object],
    fast: Callable[[], object],
    pairs: int = 15,
    clock: Callable[[], float] = time.perf_counter,
) -> float:
    """Return the median over some pairs of how many times longer `slow` takes than `fast`.

    `time.process_time` is a clock that other programs disturb less.
    """
    ratios = []
    for _ in range(pairs):
        slow_time = _time(slow, clock)
        ratios.append(slow_time / _time(fast, clock))
    return statistics.median(ratios)


def times_over(count: int, action: Callable[[], object]) -> Callable[[], None]:
    """Return what does something several times over, for clocks are too coarse for once."""

    def repeated() -> None:
        for _ in range(count):
            action()

    return repeated


def _time(work: Callable[[], object], clock: Callable[[], float]) -> float:
    start = clock()
    work()
    return clock() - start
