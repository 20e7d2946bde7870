"""A stand-in for the solver: what it says depends on the pieces alone.

A white knight is the key of every problem; without one there is no solution. A white rook is the
end of the process, over a black bishop it stumbles, and each white queen takes a second.
"""

import os
import time
from collections.abc import Iterator

from fenedit.jobs.questions import SolveQuestion
from fenedit.rules.solve.solution import Attack, Move, Progress, Solution

MODULE = __name__
KEY = Attack(Move("h1g3", "Ng3"), 2)


def answers(question: SolveQuestion) -> Iterator[Progress | Solution]:
    """Yield what is "found"."""
    placement = question.position.placement
    if "R" in placement:
        os._exit(1)
    if "b" in placement:
        raise ValueError("a bishop")
    yield Progress(0, 2, (), 1)
    for _ in range(placement.count("Q") * 50):
        time.sleep(0.02)
        yield Progress(1, 2, (), 2)
    verdict, keys = ("sound", (KEY,)) if "N" in placement else ("no-solution", ())
    exact = "P" not in placement
    yield Solution(
        question.position,
        question.mate,
        verdict if exact else "unfinished",
        exact,
        keys,
        nodes=len(question.wanted or ()),
    )
