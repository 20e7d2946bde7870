"""Bytes to text and back, losing nothing.

A file is read as what its byte order mark says, else as UTF-8, else as UTF-16 by the pattern of
its NUL bytes, else as Latin-1. A text never holds U+0000: what decodes to it is no text file.
"""

import codecs
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from fenedit.documents.lines import dominant_newline

Encoding: TypeAlias = Literal["utf-8", "utf-16-le", "utf-16-be", "latin-1"]

NUL: Final = "\0"

_MARKS: Final[dict[Encoding, bytes]] = {
    "utf-8": codecs.BOM_UTF8,
    "utf-16-le": codecs.BOM_UTF16_LE,
    "utf-16-be": codecs.BOM_UTF16_BE,
    # A file that begins with UTF-8's mark and yet is not UTF-8 keeps the mark.
    "latin-1": codecs.BOM_UTF8,
}


@dataclass(frozen=True, slots=True)
class TextForm:
    """How a text is written.

    Attributes:
        encoding: its encoding.
        bom: whether it begins with the byte order mark of its encoding (of Latin-1: UTF-8's).
        newline: what ends a new line.
        gzip: whether its bytes are packed with gzip in the file.
    """

    encoding: Encoding = "utf-8"
    bom: bool = False
    newline: str = "\n"
    gzip: bool = False


class BinaryDataError(ValueError):
    """Bytes that are no text in any encoding that is read here."""


class EncodeError(ValueError):
    """A text that cannot be written in an encoding.

    Attributes:
        index: which record holds the character, counted from 0; None for a line beside them.
        character: the first character that cannot be written.
        encoding: the encoding that lacks it.
    """

    def __init__(self, index: int | None, character: str, encoding: Encoding) -> None:
        super().__init__(f"{encoding} has no {character!a} (record {index})")
        self.index = index
        self.character = character
        self.encoding = encoding

    @property
    def fits_utf_8(self) -> bool:
        """Whether UTF-8 can hold the character; nothing can hold U+0000 or half a surrogate."""
        return not unwritable(self.character, "utf-8")


def decode(data: bytes) -> tuple[str, TextForm]:
    """Return the text that bytes hold, without byte order mark, and how it was written.

    `encode` makes the same bytes of it. Raises BinaryDataError if they are no text.
    """
    for encoding, bom in _candidates(data):
        body = data[len(_MARKS[encoding]) :] if bom else data
        try:
            text = body.decode(encoding)
        except UnicodeDecodeError:
            continue
        if NUL not in text:
            return text, TextForm(encoding, bom, dominant_newline(text))
    raise BinaryDataError("neither UTF-8 nor UTF-16 nor Latin-1")


def encode(text: str, form: TextForm) -> bytes:
    """Return a text as bytes, which `decode` reads again.

    UTF-16 that nothing would tell from other bytes gets its mark.

    Raises:
        EncodeError: it has a character that the encoding lacks, or that would be read in another
            one, or U+0000, which would make a binary file of it. Its index is None.
    """
    character = unwritable(text, form.encoding)
    if character:
        raise EncodeError(None, character, form.encoding)
    data = text.encode(form.encoding)
    marked = _MARKS[form.encoding] + data
    written = marked if form.bom else data
    if form.encoding == "utf-8" or _is_read_as(written, text):
        return written
    if form.encoding != "latin-1":
        return marked
    raise EncodeError(None, next(char for char in text if not char.isascii()), form.encoding)


def unwritable(text: str, encoding: Encoding) -> str:
    """Return the first character of a text that cannot be written in an encoding, or ""."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError as error:
        fault = error.start
    else:
        fault = len(text)
    nul = text.find(NUL, 0, fault)
    return text[fault : fault + 1] if nul < 0 else NUL


def _is_read_as(data: bytes, text: str) -> bool:
    try:
        return decode(data)[0] == text
    except BinaryDataError:
        return False


def _candidates(data: bytes) -> Iterator[tuple[Encoding, bool]]:
    """Yield the encodings that bytes may have, the likeliest first, and whether with a mark."""
    for encoding, mark in _MARKS.items():
        if data.startswith(mark):
            yield encoding, True
    yield "utf-8", False
    # Nearly all of a position is ASCII, which leaves half of the bytes of UTF-16 NUL.
    units = len(data) // 2
    if len(data) % 2 == 0 and data[1::2].count(0) * 2 > units:
        yield "utf-16-le", False
    if len(data) % 2 == 0 and data[::2].count(0) * 2 > units:
        yield "utf-16-be", False
    yield "latin-1", False
