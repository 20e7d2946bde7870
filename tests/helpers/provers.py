"""A stand-in for the search for proofs: what it says depends on the pieces alone.

With more than four pieces there is never a proof. Else a white knight is one that no game leads here,
with a black one the time is not enough, each white queen takes a second, a white rook is the end
of the process, and over a black bishop it stumbles.
"""

import os
import time
from collections.abc import Iterator

from fenedit.notation.position import EMPTY, Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.retro.prove import Proof

MODULE = __name__
FEWEST_EMPTY = 60
BUDGET = 0.3
"""What it has to be asked with; a proof is found in no other time."""
FOUND = Problem("no-last-move", Severity.ILLEGAL, None, (0,), (("reason", "white"),))


def answers(question: tuple[Position, bool, float]) -> Iterator[Proof]:
    """Yield what is "found"."""
    position, _, budget = question
    placement = position.placement
    if placement.count(EMPTY) < FEWEST_EMPTY:
        yield Proof(None, True)
        return
    if "R" in placement:
        os._exit(1)
    if "b" in placement:
        raise ValueError("a bishop")
    time.sleep(placement.count("Q"))
    found = "N" in placement and budget == BUDGET
    yield Proof(FOUND if found else None, "n" not in placement)
