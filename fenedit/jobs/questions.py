"""Defines the questions of a window to its processes, and their answers.

A window imports only these values, nothing that finds the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from fenedit.notation.translatable import translatable

if TYPE_CHECKING:
    from fenedit.documents.encoding import Encoding
    from fenedit.documents.files.memory import Run
    from fenedit.documents.record import Format
    from fenedit.documents.table import Table
    from fenedit.notation.position import Position, Square
    from fenedit.rules.popeye import FailureCode
    from fenedit.rules.popeye import Question as PopeyeInput
    from fenedit.rules.solve.solution import Move, Verdict, Wanted

Asked = TypeVar("Asked")
RowKind: TypeAlias = "Verdict | Literal['solved', 'fewer']"


class Question(NamedTuple, Generic[Asked]):
    """A question about the records of a document.

    Attributes:
        asked: the query or the task.
        parts: the lines, see `streaming.source_of_parts`.
        read_as: the encoding of lines that are not UTF-8.
        format: their format.
        records: their number.
        table: the form of their table, if the lines are rows.
    """

    asked: Asked
    parts: Sequence[Run | bytes]
    read_as: Encoding
    format: Format
    records: int
    table: Table | None = None


SOLVER = "fenedit.jobs.solver"
"""The worker module that answers SolveQuestions; see `fenedit.jobs.worker`."""


class SolveQuestion(NamedTuple):
    """A puzzle to solve.

    Attributes:
        position: need not be playable.
        mate: n of #n.
        chess960: whether Chess960's rules hold.
        wanted: what to find besides the keys; None for the default.
        budget: seconds after which the search stops; None for no limit.
        alone: whether no helper process may be used.
    """

    position: Position
    mate: int
    chess960: bool = False
    wanted: Wanted | None = None
    budget: float | None = None
    alone: bool = False


FAILURES: dict[str, str] = translatable(
    "PopeyeWords",
    {
        "popeye-path": "The path {detail} is not absolute.",
        "popeye-missing": "Program not found: {detail}.",
        "popeye-start": "{detail} cannot be started.",
        "popeye-other": "{detail} does not respond like Popeye.",
        "popeye-silent": "{detail} did not respond and was stopped.",
        "popeye-crash": "Popeye ended early. Only what it found so far is certain.",
        "popeye-flood": "Popeye was stopped: it found more than can be shown here.",
        "popeye-time": "Popeye was stopped after {detail} min. What it found so far is certain.",
        "popeye-refused": "Popeye rejects the puzzle: {detail}.",
        "popeye-unknown": "Popeye does not know “{detail}”.",
        "popeye-unread": "Popeye’s answer was not understood: {detail}.",
        "popeye-stipulation": "Popeye cannot solve {detail}, only #n, h#n, s#n, r#n and ser-h#n.",
        "popeye-chess960": "Popeye supports castling from standard squares only.",
    },
)
"""The sentences for a `rules.popeye.FailureCode`, in English."""


class PopeyeQuestion(NamedTuple):
    """A puzzle for Popeye.

    Attributes:
        path: Popeye, never from a document.
        question: what it is asked.
        chess960: whether the position is one of Chess960.
        budget: seconds after which it is stopped; None for no limit.
    """

    path: str
    question: PopeyeInput
    chess960: bool = False
    budget: float | None = None


class Found(NamedTuple):
    """What Popeye has found.

    Attributes:
        lines: its output.
        counts: the number of keys, or of solutions, of each twin; () if they were not understood.
        keys: the first moves of the solutions of the first twin.
        seconds: how long it took.
        exact: whether it has searched everything, including every twin.
        failure: why it has not, or "".
        detail: a detail for the sentence about the failure.
        short: first moves that reach the goal in fewer moves.
    """

    lines: tuple[str, ...]
    counts: tuple[int, ...]
    keys: tuple[Move, ...]
    seconds: float
    exact: bool
    failure: FailureCode | None = None
    detail: str = ""
    short: tuple[Move, ...] = ()


class SolveOptions(NamedTuple):
    """How records are solved: as in `SolveQuestion`; the budget is for each.

    `mate` overrides what records say, unless it is None; `chess960` applies its rules to all;
    `popeye` is the path of a Popeye that solves all but direct mates, "" for none.
    """

    mate: int | None = None
    chess960: bool = False
    wanted: Wanted | None = None
    budget: float | None = None
    popeye: str = ""


class RowVerdict(NamedTuple):
    """The solution of one of many records, without the play.

    Attributes:
        row: the number of the record, from 0.
        mate: n of #n; 0 for what Popeye solves.
        verdict: "unfinished" after a failure. With Popeye also "solved" (the record does not say
            how many solutions are intended) and "fewer" (than that).
        exact: whether the search was complete.
        keys: first moves that mate in n; with Popeye, of the solutions of the first twin.
        short: first moves that reach the goal sooner.
        reason: the code of the reason for "off", or of Popeye's failure.
        seconds: how long it took.
        failure: why its solver failed; "" if it did not.
        ep_square: where a first move may capture en passant.
        named: the keys that the record gives, in SAN.
        asked: the stipulation for Popeye, "" for #n.
        counts: how many solutions Popeye has found of each twin.
        intended: how many each should have; 0 where the record does not say.
        detail: of Popeye's failure.
    """

    row: int
    mate: int
    verdict: RowKind
    exact: bool
    keys: tuple[Move, ...] = ()
    short: tuple[Move, ...] = ()
    reason: str = ""
    seconds: float = 0.0
    failure: str = ""
    ep_square: Square | None = None
    named: tuple[str, ...] = ()
    asked: str = ""
    counts: tuple[int, ...] = ()
    intended: int = 0
    detail: str = ""

    @property
    def stipulation(self) -> str:
        """The stipulation: "#2", "h#3"."""
        return self.asked or f"#{self.mate}"


class Verdicts(NamedTuple):
    """What was found since the previous answer.

    Attributes:
        rows: puzzles, in the order in which they were solved.
        records: how many are done, including those without a stipulation.
        others: the rows and stipulations of those that are left out.
        drafts: how many are not positions.
    """

    rows: tuple[RowVerdict, ...]
    records: int
    others: tuple[tuple[int, str], ...] = ()
    drafts: int = 0
