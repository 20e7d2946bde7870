"""The pictures and PDF files that verbs read positions from."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from fenedit.diagram.embedded import LARGEST_FILE, is_pdf, is_picture, positions_in_file
from fenedit.documents.files import STDIN
from fenedit.documents.files.streaming import stream_error
from fenedit.jobs.read_pictures import (
    Fault,
    PageRead,
    PdfQuestion,
    PictureQuestion,
    answers,
    fault_words,
    interpretation,
)
from fenedit.notation.reading import Interpretation
from fenedit.session.intents.pasting import readings

_HEAD = 4096


class PictureRead(NamedTuple):
    """What is in a picture or a PDF.

    Attributes:
        kept: the positions that a file of ours keeps, a line each; without any it is looked at.
        pages: what was read; a `scale` leads to pixels of the picture, or to points of a page.
        faults: sentences about what could not be read.
        is_pdf: whether it is a PDF.
    """

    kept: str
    pages: tuple[PageRead, ...] = ()
    faults: tuple[str, ...] = ()
    is_pdf: bool = False

    @property
    def ways(self) -> tuple[Interpretation, ...]:
        """The interpretations, best first: of positions kept in the file, or else of its boards."""
        if kept := readings(self.kept):
            return kept
        way = interpretation(self.pages)
        return (way,) if way is not None else ()

    @property
    def unread(self) -> int:
        """How many boards are in it that cannot be read."""
        return sum(not board.is_read for page in self.pages for board in page.boards)


def is_picture_file(name: str) -> bool:
    """Return whether a word names a picture or a PDF: a file, or standard input."""
    try:
        if name == STDIN:
            stream = None if sys.stdin is None else sys.stdin.buffer
            # A terminal would have to be waited for, and has no pictures.
            if not isinstance(stream, BufferedReader) or stream.isatty():
                return False
            return is_picture(stream.peek(_HEAD))
        path = Path(name)
        # A pipe cannot be read again.
        if not path.is_file():
            return False
        with path.open("rb") as file:
            return is_picture(file.read(_HEAD))
    except (OSError, ValueError):
        return False


def read_picture_file(name: str) -> PictureRead:
    """Read a picture or a PDF; raise StreamError if the file cannot be read."""
    with _place_of(name) as path:
        try:
            with path.open("rb") as file:
                data = file.read(LARGEST_FILE + 1)
        except OSError as error:
            raise stream_error(name, error) from error
        kept = "\n".join(positions_in_file(data))
        if readings(kept):
            return PictureRead(kept)
        is_paged = is_pdf(data)
        answered = _pages(path) if is_paged else _boards(data)
    pages = tuple(each for each in answered if isinstance(each, PageRead))
    faults = tuple(fault_words(each) for each in answered if isinstance(each, Fault))
    return PictureRead("", pages, faults, is_paged)


@contextmanager
def _place_of(name: str) -> Iterator[Path]:
    """Yield the path of a file; standard input is written to one."""
    if name != STDIN:
        yield Path(name)
        return
    with TemporaryDirectory(prefix="fenedit-") as folder:
        path = Path(folder, "picture")
        path.write_bytes(sys.stdin.buffer.read())
        yield path


def _boards(data: bytes) -> list[PageRead | Fault]:
    # Imported here: texts need no Qt.
    from fenedit.session.decoding import DecodingError, decoded, pixels_of

    try:
        image, scale = decoded(data)
    except DecodingError as error:
        return [error.fault]
    answered = answers(PictureQuestion(pixels_of(image)))
    return [each._replace(scale=scale) if isinstance(each, PageRead) else each for each in answered]


def _pages(path: Path) -> list[PageRead | Fault]:
    # What pages look like is not kept: a book has hundreds.
    return [
        each._replace(picture=None) if isinstance(each, PageRead) else each
        for each in answers(PdfQuestion(str(path)))
    ]
