"""What is asked of the process that solves a collection, and what it answers: values alone.

A window imports these at a click, and none of what finds the answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fenedit.rules.solve.backends import Backend
    from fenedit.rules.solve.solution import Move, Verdict, Wanted


class Options(NamedTuple):
    """How records are solved.

    Attributes:
        mate: n of #n whatever records say; None for what they say.
        chess960: whether Chess960's rules hold where a record does not say so.
        wanted: what is wanted beside the keys; None for what is by default.
        backend: which one to solve with; None for the fastest that there is.
        budget: seconds for a record after which it is given up; None for any time.
    """

    mate: int | None = None
    chess960: bool = False
    wanted: Wanted | None = None
    backend: Backend | None = None
    budget: float | None = None


class RowVerdict(NamedTuple):
    """What was found of a problem among others: its solution without the play.

    Attributes:
        row: of a file, the number of the record, from 0; of lines, the index.
        mate: n of #n.
        verdict: see `rules.solve.solution.Verdict`; "unfinished" after a failure.
        exact: whether all was searched that the verdict says.
        keys: first moves that mate in n.
        short: first moves that mate sooner.
        reason: for "off", the code of why nothing can be solved.
        seconds: how long it took.
        failure: why its solver has failed, "" if it has not.
    """

    row: int
    mate: int
    verdict: Verdict
    exact: bool
    keys: tuple[Move, ...] = ()
    short: tuple[Move, ...] = ()
    reason: str = ""
    seconds: float = 0.0
    failure: str = ""


class Verdicts(NamedTuple):
    """What was found since the answer before.

    Attributes:
        rows: problems, in the order in which they were solved.
        records: how many records are done with, those without a stipulation among them.
        failure: the code of a StreamError, where the file could not be read on, or
            "changed-underneath", where it is not what it was; what was found before still holds.
    """

    rows: tuple[RowVerdict, ...]
    records: int
    failure: str = ""
