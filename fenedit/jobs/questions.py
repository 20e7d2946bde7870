"""What a window asks a process about its records: those of a file, or lines that it sends.

A window imports these at a click, and none of what finds the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from fenedit.documents.encoding import Encoding
    from fenedit.documents.file_state import FileState
    from fenedit.documents.record import Format
    from fenedit.documents.streaming import Source

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class FileQuestion(NamedTuple, Generic[Asked]):
    """What is asked about the records of a file.

    Attributes:
        name: its path.
        asked: what is looked for, or done.
        on_disk: what the file is like as long as it holds what is asked about; None if it is
            asked about whatever it holds.
        encoding: of its text, where all of it was looked at; None to tell it from its beginning.
        file_format: likewise.
    """

    name: str
    asked: Asked
    on_disk: FileState | None = None
    encoding: Encoding | None = None
    file_format: Format | None = None


class LinesQuestion(NamedTuple, Generic[Asked]):
    """What is asked about some lines, or games.

    Attributes:
        lines: each with an index of any meaning, in the order in which duplicates count.
        asked: what is looked for, or done.
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
    from fenedit.documents.file_state import Unchanged
    from fenedit.documents.streaming import StreamError, open_source

    unchanged = Unchanged(Path(question.name), question.on_disk)
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
