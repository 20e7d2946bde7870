"""The process that finds records for a window: in a file, or in lines that it is sent."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from fenedit.documents.streaming import Source
from fenedit.jobs.find import Asked, batches_in_source
from fenedit.jobs.questions import FileQuestion, LinesQuestion, of_file
from fenedit.jobs.worker import serve
from fenedit.notation.query.terms import Query

_SLICE: Final = 500
"""Lines after which what was found is told, and a newer question is looked for."""


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


def answers(question: FileQuestion[Query] | LinesQuestion[Query]) -> Iterator[Found]:
    """Yield what is found, part by part."""
    if isinstance(question, LinesQuestion):
        return _in_lines(question)
    return of_file(question, partial(_in_file, question.asked), partial(Found, (), None))


def _in_file(query: Query, source: Source) -> Iterator[Found]:
    # This process listens for newer questions in a thread, so it is not forked.
    for batch in batches_in_source(source, query, processes=1):
        yield Found(tuple(hit.number - 1 for hit in batch.hits), batch.done)


def _in_lines(question: LinesQuestion[Query]) -> Iterator[Found]:
    asked = Asked(question.asked)
    count = len(question.lines)
    for start in range(0, count, _SLICE):
        lines = question.lines[start : start + _SLICE]
        hits = tuple(index for index, line in lines if asked.matches_text(line))
        yield Found(hits, min(count, start + _SLICE) / count)
