"""Bytes to text and back, losing nothing; and the lines of a text.

Lines end with LF, CR LF or a lone CR, and with nothing else: `str.splitlines` also breaks at form
feeds, NEL and other characters that a line may hold. Some programs write NUL characters before a
line break, or at the end of a file: they are a part of the ending.
"""

import codecs
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

NUL: Final = "\0"

_LINE: Final = re.compile(r"[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+")
_NEWLINE: Final = re.compile(r"\r\n|\n|\r")
_ENDING: Final = re.compile(r"\0*(?:\r\n|\n|\r)|\0+")


def split_lines(text: str) -> list[str]:
    """Return the lines of a text, each with its ending; joined they are the text again."""
    return _LINE.findall(text)


def line_at(text: str, place: int) -> str:
    """Return the line of a text that begins at a place, with its ending; "" at the end."""
    found = _LINE.match(text, place)
    return found[0] if found else ""


def parted(line: str) -> tuple[str, str]:
    """Return a line without its ending, and the ending."""
    content = line.rstrip("\r\n\0")
    return content, line[len(content) :]


def first_ending(ending: str) -> str:
    """Return the first of the endings of lines that a text begins with, "" if it is none."""
    found = _ENDING.match(ending)
    return found[0] if found else ""


def newline_of(ending: str) -> str:
    """Return the first line break of an ending, "" if it has none, so that nothing may follow."""
    found = _NEWLINE.search(ending)
    return found[0] if found else ""


def dominant_newline(text: str) -> str:
    r"""Return the line ending that most lines of a text have, "\n" if none has one."""
    counts = Counter(_NEWLINE.findall(text))
    return max(counts, key=counts.__getitem__, default="\n")


Encoding: TypeAlias = Literal["utf-8", "utf-16-le", "utf-16-be", "latin-1"]

HEAD: Final = 1 << 16
"""The first bytes, which tell whether a file is a text, and in which encoding."""

_CONTROLS: Final = re.compile(r"[\x00-\x08\x0e-\x19\x1c-\x1f]")
_MOST_CONTROLS: Final = 0.05
"""The share of control characters up to which a file with NUL characters is a text with slips in
it; those at the ends of lines and of the file do not count."""
_PADDING: Final = re.compile(r"(?<!\0)\0++(?=[\r\n]|\Z)")

_MARKS: Final[dict[Encoding, bytes]] = {
    "utf-8": codecs.BOM_UTF8,
    "utf-16-le": codecs.BOM_UTF16_LE,
    "utf-16-be": codecs.BOM_UTF16_BE,
    # A file that begins with UTF-8's mark and yet is not UTF-8 keeps the mark.
    "latin-1": codecs.BOM_UTF8,
}


class TextForm(NamedTuple):
    """How a text is written.

    Attributes:
        encoding: its encoding.
        bom: whether it begins with the byte order mark of its encoding (of Latin-1: UTF-8's).
        newline: what ends a new line.
        gzip: whether its bytes are packed with gzip in the file.
        nul: whether it holds NUL characters. What does not hold any gets none.
    """

    encoding: Encoding = "utf-8"
    bom: bool = False
    newline: str = "\n"
    gzip: bool = False
    nul: bool = False


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
        """Whether UTF-8 can hold the character; nothing can hold half a surrogate."""
        return not unwritable(self.character, "utf-8")


def decode(data: bytes) -> tuple[str, TextForm]:
    """Return the text that bytes hold, without byte order mark, and how it was written.

    `encode` makes the same bytes of it. Raises BinaryDataError if they are no text.
    """
    encoding, mark, _ = told_by(data[:HEAD])
    body = data[len(mark) :]
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError as error:
        if encoding != "utf-8":
            raise BinaryDataError(str(error)) from error
        encoding = "latin-1"
        text = body.decode(encoding)
    return text, TextForm(encoding, bool(mark), dominant_newline(text), nul=NUL in text)


class Told(NamedTuple):
    """What the first bytes of a file tell.

    Attributes:
        encoding: that of the file; what is told to be UTF-8 may turn out to be Latin-1 further on.
        mark: the byte order mark that it begins with, b"" for none.
        text: what the first bytes hold behind the mark, as far as they are whole characters.
    """

    encoding: Encoding
    mark: bytes
    text: str


def told_by(head: bytes) -> Told:
    """Return what the first bytes of a file tell of it.

    Args:
        head: the first HEAD bytes of the file, or all there are.

    Raises:
        BinaryDataError: the file is no text.
    """
    for encoding, mark in _candidates(head):
        decoder = codecs.getincrementaldecoder(encoding)()
        try:
            # Behind the first bytes a character may go on.
            text = decoder.decode(head[len(mark) :], final=len(head) < HEAD)
        except UnicodeDecodeError:
            continue
        if _is_text(text):
            return Told(encoding, mark, text)
        if mark or not encoding.startswith("utf-16"):
            break
    raise BinaryDataError("neither UTF-8 nor UTF-16 nor Latin-1")


def encode(text: str, form: TextForm) -> bytes:
    """Return a text as bytes, which `decode` reads again.

    UTF-16 that nothing would tell from other bytes gets its mark.

    Raises:
        EncodeError: it has a character that the encoding lacks, or that would be read in another
            one, or a NUL character that may make a binary file of it. Its index is None.
    """
    character = unwritable(text, form.encoding, nul=form.nul)
    if character:
        raise EncodeError(None, character, form.encoding)
    data = text.encode(form.encoding)
    marked = _MARKS[form.encoding] + data
    written = marked if form.bom else data
    if (form.encoding == "utf-8" and NUL not in text) or _is_read_as(written, text):
        return written
    if form.encoding.startswith("utf-16") and _is_read_as(marked, text):
        return marked
    # If Latin-1 without NUL characters is not, it would be read as UTF-8.
    fault = NUL if NUL in text else next(char for char in text if not char.isascii())
    raise EncodeError(None, fault, form.encoding)


def unwritable(text: str, encoding: Encoding, *, nul: bool = False) -> str:
    """Return the first character of a text that cannot be written in an encoding, or "".

    A NUL character can be only if `nul` says that the file has some.
    """
    try:
        text.encode(encoding)
    except UnicodeEncodeError as error:
        fault = error.start
    else:
        fault = len(text)
    return NUL if not nul and NUL in text[:fault] else text[fault : fault + 1]


def _is_read_as(data: bytes, text: str) -> bool:
    try:
        return decode(data)[0] == text
    except BinaryDataError:
        return False


def _is_text(start: str) -> bool:
    """Tell whether what a file begins with is text."""
    if NUL not in start:
        return True
    rest = _PADDING.sub("", start)
    return bool(rest.strip()) and len(_CONTROLS.findall(rest)) <= len(rest) * _MOST_CONTROLS


def _candidates(head: bytes) -> Iterator[tuple[Encoding, bytes]]:
    """Yield the encodings that a file may have, the likeliest first, and its mark in each."""
    for encoding, mark in _MARKS.items():
        if head.startswith(mark):
            yield encoding, mark
    # Nearly all of a position is ASCII, which leaves half of the bytes of UTF-16 NUL.
    body = head.rstrip(b"\0")
    units = (len(body) + 1) // 2
    if body[1::2].count(0) * 2 > units:
        yield "utf-16-le", b""
    if body[::2].count(0) * 2 > units:
        yield "utf-16-be", b""
    yield "utf-8", b""
    yield "latin-1", b""
