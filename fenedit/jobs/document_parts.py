"""Divides a document into the parts that are sent with a question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from fenedit.documents.block import Block, MemoryBlock, StoredLine, text_of
from fenedit.documents.document import Collection, Document
from fenedit.documents.entry import is_aside
from fenedit.documents.files.memory import Run
from fenedit.documents.record import Record
from fenedit.documents.table import NOT_A_ROW
from fenedit.jobs.questions import Question

Asked = TypeVar("Asked")


def question_about(
    document: Document, asked: Asked, rows: Sequence[int] | None = None
) -> Question[Asked]:
    """Return a question about the records of a document, numbered as its rows.

    With `rows`, it is about these alone, and they are renumbered.
    """
    collection = document.collection
    parts: Sequence[Run | bytes] = _Parts(collection)
    if rows is not None:
        # Blank lines keep games apart.
        parts = [_bytes_of_line(collection[row]) + b"\n\n" for row in rows]
    records = len(collection if rows is None else rows)
    table = collection.table if rows is None else None
    return Question(asked, parts, collection.read_as, collection.format, records, table)


class _Parts(Sequence[Run | bytes]):
    """Parts that are made lazily, in the thread that sends them."""

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
    mark = NOT_A_ROW.encode() if collection.table is not None else b""
    for block in collection.blocks:
        if not isinstance(block, MemoryBlock) or block.edits or not block.memory.name:
            if run is not None:
                yield run
                run = None
            yield _bytes_of(block, mark)
        elif run is not None and (run.name, run.end) == (block.memory.name, block.start):
            run = run._replace(end=block.end)
        else:
            if run is not None:
                yield run
            run = Run(block.memory.name, block.start, block.end)
    if run is not None:
        yield run


def _bytes_of(block: Block, mark: bytes) -> bytes:
    if isinstance(block, MemoryBlock) and not block.edits:
        return block.memory.data[block.start : block.end]
    return b"".join(mark + _bytes_of_line(line) for line in block.stored)


def _bytes_of_line(line: StoredLine) -> bytes:
    text = text_of(line)
    if isinstance(line, Record) and is_aside(line.line) and not line.is_game:
        # Such a draft would not count as a record, and would shift the numbers of all others.
        text = f"?{text}"
    return text.encode("utf-8", "surrogatepass")
