"""What a window asks processes, and what they answer: values alone.

A window imports these at a click, and none of what finds the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from fenedit.documents.files.disk_file import FileState
    from fenedit.documents.files.streaming import Source
    from fenedit.documents.record import Format
    from fenedit.notation.position import Position, Square
    from fenedit.rules.solve.solution import Move, Verdict, Wanted

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class FileQuestion(NamedTuple, Generic[Asked]):
    """What is asked about the records of a file.

    Attributes:
        name: its path.
        asked: what is looked for, or done.
        on_disk: what the file is like as long as it holds what is asked about; None if it is
            asked about whatever it holds.
        encoding: what it was read as, see `told_by`; None to tell it from its beginning.
        file_format: likewise.
    """

    name: str
    asked: Asked
    on_disk: FileState | None = None
    encoding: str | None = None
    file_format: Format | None = None


class LinesQuestion(NamedTuple, Generic[Asked]):
    """What is asked about some lines, or games.

    Each has an index of any meaning; they stand in the order in which duplicates count.
    """

    lines: tuple[tuple[int, str], ...]
    asked: Asked


def of_file(
    question: FileQuestion[Asked],
    answers: Callable[[Source], Iterator[Answer]],
    failed: Callable[[str], Answer],
) -> Iterator[Answer]:
    """Yield what is answered about a file, as long as it is the one that was asked about.

    Args:
        question: names the file.
        answers: yields the answers about it once it is open.
        failed: makes the last answer, where the file could not be read on, of the code of a
            StreamError, or where it is not what it was, of "changed-underneath".
    """
    from fenedit.documents.files.disk_file import unchanged_since
    from fenedit.documents.files.streaming import StreamError, open_source

    unchanged = unchanged_since(Path(question.name), question.on_disk)
    try:
        with open_source(question.name, question.encoding, question.file_format) as source:
            found = answers(source)
            # Only afterwards can it be said that what was read is what was asked about. Once it
            # was not, nothing more is asked: it may be so again.
            while (answer := next(found, None)) is not None and unchanged():
                yield answer
            if answer is not None or not unchanged():
                yield failed("changed-underneath")
    except StreamError as error:
        yield failed(error.code)


SOLVER: Final = "fenedit.jobs.solver"
"""The worker module that answers SolveQuestions; see `fenedit.jobs.worker`."""


class SolveQuestion(NamedTuple):
    """A puzzle to solve.

    Attributes:
        position: need not be playable.
        mate: n of #n.
        chess960: whether Chess960's rules hold.
        wanted: what is searched for beside the keys; None for the default.
        budget: seconds after which the search stops; None for no limit.
        alone: whether no helper process may be used.
    """

    position: Position
    mate: int
    chess960: bool = False
    wanted: Wanted | None = None
    budget: float | None = None
    alone: bool = False


class SolveOptions(NamedTuple):
    """How records are solved: as in `SolveQuestion`, the budget for each.

    A mate counts whatever records say, None for what they say. Chess960's rules may hold where a
    record does not say so.
    """

    mate: int | None = None
    chess960: bool = False
    wanted: Wanted | None = None
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
        ep_square: where a first move may capture en passant.
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
    ep_square: Square | None = None


class Verdicts(NamedTuple):
    """What was found since the answer before.

    Attributes:
        rows: problems, in the order in which they were solved.
        records: how many records are done with, those without a stipulation among them.
        failure: the code of a StreamError, where the file could not be read on, or
            "changed-underneath", where it is not what it was; what was found before still holds.
        others: how many of the records ask for something else than a mate in n.
    """

    rows: tuple[RowVerdict, ...]
    records: int
    failure: str = ""
    others: int = 0
