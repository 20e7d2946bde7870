"""Limits the share of the machine that long work takes."""

import os
import sys


def pool_size(left: int) -> int:
    """Return the number of processes that leaves some processors free; at least 1."""
    if sys.platform == "linux":
        available = len(os.sched_getaffinity(0))
    else:
        available = os.cpu_count() or 1
    return max(1, available - left)


def lower_priority() -> None:
    """Lower the priority of this worker; on Windows, it is started with a low one."""
    if sys.platform != "win32":
        os.nice(max(0, 10 - os.nice(0)))
