"""Reads the positions in a picture or on the pages of a PDF, in a worker process."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from fenedit.notation.translatable import Translator, translatable, untranslated

if TYPE_CHECKING:
    from fenedit.recognition.boards import Corners
    from fenedit.recognition.reading import ReadBoard

READER: Final = "fenedit.jobs.read_pictures"
"""The worker module that answers the questions below; see `fenedit.jobs.worker`."""


class Pixels(NamedTuple):
    """A decoded picture.

    Attributes:
        width: in pixels.
        height: in pixels.
        data: its rows from the top, three bytes a pixel (red, green, blue), without padding.
    """

    width: int
    height: int
    data: bytes


class PictureQuestion(NamedTuple):
    """A picture to read; the answer is a `PageRead`, or a `Fault`.

    Attributes:
        picture: the picture.
        corners: of the only board to read, where a person has shown it; None to look for boards.
    """

    picture: Pixels
    corners: Corners | None = None


class PdfQuestion(NamedTuple):
    """A PDF to read; the answers are a `PageRead` for each page in turn, or a `Fault`.

    Attributes:
        path: its file.
        first: the first page to read, from 1.
        last: the last page to read; None for the last of all.
    """

    path: str
    first: int = 1
    last: int | None = None


class PageRead(NamedTuple):
    """The boards of a picture or a page, in reading order; those that are not read among them.

    Attributes:
        number: of the page; 1 of a picture.
        last: the number of the last page that will be read; 1 of a picture.
        boards: see `recognition.reading.ReadBoard`.
        captions: the text under or over each board, "" for none; always so for a picture.
        picture: the page as it was read, if it has boards; None of a picture.
    """

    number: int
    last: int
    boards: tuple[ReadBoard, ...]
    captions: tuple[str, ...]
    picture: Pixels | None = None


class Fault(NamedTuple):
    """Why no more can be read; `fault_words` says it.

    Attributes:
        code: a key of `_FAULTS`.
        detail: what Python or a library said, or "".
    """

    code: str
    detail: str = ""


_FAULTS: Final = translatable(
    "picture_faults",
    {
        "weights": "Pictures cannot be read: a file of this program is damaged or missing "
        "({detail}). Install it again.",
        "no-pdf": "PDF files cannot be read: this installation lacks pypdfium2.",
        "missing": "File not found.",
        "unreadable": "The file cannot be read ({detail}).",
        "encrypted": "This PDF is protected by a password. Save a copy without one.",
        "damaged": "This PDF is damaged and cannot be read.",
        "page": "Page {detail} of this PDF is damaged and cannot be read.",
        "memory": "There is not enough memory to read this picture.",
    },
)


def fault_words(fault: Fault, translate: Translator = untranslated) -> str:
    """Return a sentence about a fault."""
    words = translate("picture_faults", _FAULTS[fault.code], "", -1)
    return words.format(detail=fault.detail)


def answers(question: PictureQuestion | PdfQuestion) -> Iterator[PageRead | Fault]:
    """Yield what a question asks for."""
    yield Fault("weights", repr(question))
