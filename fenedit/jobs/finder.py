"""The process that finds records for a window: in a file, or in lines that it is sent."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fenedit.documents.encoding import Encoding
from fenedit.documents.file_state import FileState, Unchanged
from fenedit.documents.record import Format
from fenedit.documents.streaming import StreamError, open_source
from fenedit.jobs.find import Asked, batches_in_source
from fenedit.jobs.worker import serve
from fenedit.notation.query.terms import Query

_SLICE: Final = 500
"""Lines after which what was found is told, and a newer question is looked for."""


class FileQuestion(NamedTuple):
    """Which records of a file are asked for.

    Attributes:
        name: the file's path.
        query: what is looked for.
        chess960: whether Chess960's rules hold where a record does not say so.
        on_disk: what the file is like as long as it holds what is asked about; None if it is
            asked about whatever it holds.
        encoding: of its text, where all of it was looked at; None to tell it from its beginning.
        file_format: likewise.
    """

    name: str
    query: Query
    chess960: bool = False
    on_disk: FileState | None = None
    encoding: Encoding | None = None
    file_format: Format | None = None


class LinesQuestion(NamedTuple):
    """Which of some lines, or games, are asked for.

    Attributes:
        lines: each with an index of any meaning, in the order in which duplicates count.
        query: what is looked for.
        chess960: whether Chess960's rules hold where a line does not say so.
    """

    lines: tuple[tuple[int, str], ...]
    query: Query
    chess960: bool = False


class Found(NamedTuple):
    """What was found since the answer before.

    Attributes:
        records: of a file, the numbers of its records that were found, from 0; of lines, their
            indices.
        done: the share that has been looked through, 0 to 1; None where it is not known.
        failure: the code of a StreamError, where the file could not be read on, or
            "changed-underneath", where it is not what it was; what was found before still holds.
    """

    records: tuple[int, ...]
    done: float | None
    failure: str = ""


def main() -> None:
    """Answer Questions with what is Found, in parts."""
    serve(answers)


def answers(question: FileQuestion | LinesQuestion) -> Iterator[Found]:
    """Yield what is found, part by part."""
    if isinstance(question, LinesQuestion):
        yield from _in_lines(question)
        return
    unchanged = Unchanged(Path(question.name), question.on_disk)
    try:
        with open_source(question.name, question.encoding, question.file_format) as source:
            # This process listens for newer questions in a thread, so it is not forked.
            for batch in batches_in_source(source, question.query, question.chess960, 1):
                # Only afterwards can it be said that what was read is what was asked about.
                if not unchanged():
                    break
                yield Found(tuple(hit.number - 1 for hit in batch.hits), batch.done)
            if not unchanged():
                yield Found((), None, "changed-underneath")
    except StreamError as error:
        yield Found((), None, error.code)


def _in_lines(question: LinesQuestion) -> Iterator[Found]:
    asked = Asked(question.query, question.chess960)
    count = len(question.lines)
    for start in range(0, count, _SLICE):
        lines = question.lines[start : start + _SLICE]
        hits = tuple(index for index, line in lines if asked.matches_text(line))
        yield Found(hits, min(count, start + _SLICE) / count)
