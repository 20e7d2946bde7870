"""Defines the questions of a window to its processes, and their answers.

A window imports these values alone, and nothing that finds the answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

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
    """A question about the records of a document.

    Attributes:
        asked: the query or the task.
        parts: the lines, see `streaming.source_of_parts`.
        read_as: the encoding of lines that are not UTF-8.
        format: their format.
        records: their number.
    """

    asked: Asked
    parts: Sequence[Run | bytes]
    read_as: Encoding
    format: Format
    records: int


def question_about(
    document: Document, asked: Asked, rows: Sequence[int] | None = None
) -> Question[Asked]:
    """Return a question about the records of a document, numbered as its rows.

    It is about some `rows` alone if there are any; their numbers are counted anew.
    """
    collection = document.collection
    parts: Sequence[Run | bytes] = _Parts(collection)
    if rows is not None:
        # Blank lines keep games apart.
        parts = [_bytes_of_line(collection[row]) + b"\n\n" for row in rows]
    records = len(collection if rows is None else rows)
    return Question(asked, parts, collection.read_as, collection.format, records)


class _Parts(Sequence[Run | bytes]):
    """Parts that are made in the thread that sends them."""

    def __init__(self, collection: Collection) -> None:
        self._collection = collection

    def __reduce__(self) -> tuple[type, tuple[list[Run | bytes]]]:
        return tuple, (list(parts_of(self._collection)),)

    def __len__(self) -> int:
        return sum(1 for _ in parts_of(self._collection))

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        return list(parts_of(self._collection))[index]


def parts_of(collection: Collection) -> Iterator[Run | bytes]:
    """Yield the lines of a collection: runs of shared memory, or the bytes of other lines."""
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
        # Such a draft would not count as a record, and shift the numbers of all others.
        text = f"?{text}"
    return text.encode("utf-8", "surrogatepass")


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


class SolveOptions(NamedTuple):
    """How records are solved: as in `SolveQuestion`; the budget is for each.

    `mate` overrides what records say, unless it is None; `chess960` applies its rules to all.
    """

    mate: int | None = None
    chess960: bool = False
    wanted: Wanted | None = None
    budget: float | None = None


class RowVerdict(NamedTuple):
    """The solution of one of many records, without the play.

    Attributes:
        row: the number of the record, from 0.
        mate: n of #n.
        verdict: a `rules.solve.solution.Verdict`; "unfinished" after a failure.
        exact: whether the search was complete.
        keys: first moves that mate in n.
        short: first moves that mate sooner.
        reason: the code of why nothing can be solved, for "off".
        seconds: how long it took.
        failure: why its solver failed; "" if it did not.
        ep_square: where a first move may capture en passant.
        named: the keys that the record gives, in SAN.
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
    named: tuple[str, ...] = ()


class Verdicts(NamedTuple):
    """The finds since the previous answer.

    Attributes:
        rows: problems, in the order of their solution.
        records: how many are done, including those without a stipulation.
        others: the rows and stipulations of those that ask for something else than a mate in n.
        drafts: how many are not positions.
    """

    rows: tuple[RowVerdict, ...]
    records: int
    others: tuple[tuple[int, str], ...] = ()
    drafts: int = 0
