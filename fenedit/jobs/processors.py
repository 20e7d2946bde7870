"""Says how much of the machine long work may take."""

import os
import sys


def pool_size(left: int) -> int:
    """Return how many processes leave so many processors free; at least 1."""
    if sys.platform == "linux":
        available = len(os.sched_getaffinity(0))
    else:
        available = os.cpu_count() or 1
    return max(1, available - left)


def lower_priority() -> None:
    """Lower the priority of this worker; on Windows, it is started so."""
    if sys.platform != "win32":
        os.nice(max(0, 10 - os.nice(0)))
