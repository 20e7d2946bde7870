"""Ratios of two things measured in turn: machines are noisy, and a pair shares its noise."""

import statistics
import sys
import time
from collections.abc import Callable

IN_SHORT = "--short" in sys.argv
"""Whether files are to be small, because only the run itself is looked at, and no figure."""


def ratio(slow: Callable[[], object], fast: Callable[[], object], pairs: int = 15) -> float:
    """Return the median over some pairs of how many times longer `slow` takes than `fast`."""
    ratios = []
    for _ in range(pairs):
        slow_time = _time(slow)
        ratios.append(slow_time / _time(fast))
    return statistics.median(ratios)


def times_over(count: int, action: Callable[[], object]) -> Callable[[], None]:
    """Return what does something several times over, for clocks are too coarse for once."""

    def repeated() -> None:
        for _ in range(count):
            action()

    return repeated


def _time(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
