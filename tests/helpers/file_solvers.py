"""A stand-in for the process that solves whole collections, for what only a fault shows.

What it does depends on the lines alone: those of SLOW take ten seconds each, DEADLY ends the
process, FAILING raises; any other that has a stipulation is sound.
"""

import os
import time
from collections.abc import Iterator

from fenedit.documents.files.streaming import entries, source_of_parts
from fenedit.jobs.questions import Question, RowVerdict, SolveOptions, Verdicts

MODULE = __name__
SLOW = "4k3/8/8/8/8/8/8/Q3K3 w - - dm 5;"
DEADLY = "4k3/8/8/8/8/8/8/R3K3 w - - dm 2;"
FAILING = "4k3/8/8/8/8/b7/8/4K3 w - - dm 2;"


def answers(question: Question[SolveOptions]) -> Iterator[Verdicts]:
    """Yield what is "found"."""
    with source_of_parts(question.parts, question.read_as, question.format) as source:
        lines = [entry.text for entry in entries(source)]
    for row, line in enumerate(lines):
        if line == DEADLY:
            os._exit(1)
        if line == FAILING:
            raise ValueError("on purpose")
        for _ in range(500 if line == SLOW else 0):
            time.sleep(0.02)
            yield Verdicts((), 0)
        yield Verdicts((RowVerdict(row, 2, "sound", True),) if "dm" in line else (), 1)
