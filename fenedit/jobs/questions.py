"""What a window asks processes, and what they answer: values alone.

A window imports these at a click, and none of what finds the answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from fenedit.documents.block import Block, MemoryBlock, StoredLine, text_of
from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import Encoding
from fenedit.documents.files.memory import Run
from fenedit.documents.record import Format, Record, is_aside

if TYPE_CHECKING:
    from fenedit.notation.position import Position, Square
    from fenedit.rules.solve.solution import Move, Verdict, Wanted

Asked = TypeVar("Asked")


class Question(NamedTuple, Generic[Asked]):
    """What is asked about the records of a document.

    Attributes:
        asked: what is looked for, or done.
        parts: the lines, see `streaming.source_of_parts`.
        read_as: what lines are read as that are not UTF-8.
        format: their format.
        records: how many records there are.
    """

    asked: Asked
    parts: Sequence[Run | bytes]
    read_as: Encoding
    format: Format
    records: int


def question_about(document: Document, asked: Asked) -> Question[Asked]:
    """Return a question about the records of a document, whose numbers are those of its rows."""
    collection = document.collection
    parts = _Parts(collection)
    return Question(asked, parts, collection.read_as, collection.format, len(collection))


class _Parts(Sequence[Run | bytes]):
    """Parts that are made once they are sent, in the thread that sends them."""

    def __init__(self, collection: Collection) -> None:
        self._collection = collection

    def __reduce__(self) -> tuple[type, tuple[list[Run | bytes]]]:
        return tuple, (list(parts_of(self._collection)),)

    def __len__(self) -> int:
        return sum(1 for _ in parts_of(self._collection))

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        return list(parts_of(self._collection))[index]


def parts_of(collection: Collection) -> Iterator[Run | bytes]:
    """Yield the lines of a collection: where they are in memory, and those that are elsewhere."""
    run: Run | None = None
    for block in collection.blocks:
        if not isinstance(block, MemoryBlock) or block.edits or not block.memory.name:
            if run is not None:
                yield run
                run = None
            yield _bytes_of(block)
        elif run is not None and (run.name, run.end) == (block.memory.name, block.start):
            run = run._replace(end=block.end)
        else:
            if run is not None:
                yield run
            run = Run(block.memory.name, block.start, block.end)
    if run is not None:
        yield run


def _bytes_of(block: Block) -> bytes:
    if isinstance(block, MemoryBlock) and not block.edits:
        return block.memory.data[block.start : block.end]
    return b"".join(map(_bytes_of_line, block.stored))


def _bytes_of_line(line: StoredLine) -> bytes:
    text = text_of(line)
    if isinstance(line, Record) and is_aside(line.line) and not line.is_game:
        # A draft that would be none of the records, and every other would have another number.
        text = f"?{text}"
    return text.encode("utf-8", "surrogatepass")


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
        row: the number of the record, from 0.
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
        others: how many of the records ask for something else than a mate in n.
    """

    rows: tuple[RowVerdict, ...]
    records: int
    others: int = 0
