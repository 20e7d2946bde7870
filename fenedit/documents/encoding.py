"""Decodes and encodes texts without loss, and splits them into lines.

Unless a file is UTF-16, each line is decoded by itself: one that is UTF-8 is UTF-8, and any other
is read in one encoding of a byte a character. Such a line remembers its bytes, which are written
again unless it is edited.

Lines end with LF, CR LF or a lone CR only, while `str.splitlines` also breaks at form feeds, NEL
and other characters that a line may hold. Some programs write NUL characters before a line break,
or at the end of a file: they are a part of the ending.
"""

import codecs
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import takewhile
from typing import Final, Literal, NamedTuple, TypeAlias, cast

NUL = "\0"

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+")
_NEWLINE = re.compile(r"\r\n|\n|\r")
_ENDING = re.compile(r"\0*(?:\r\n|\n|\r)|\0+")


class OddText(str):
    """A text with a line that is not UTF-8, and the bytes that it was read from.

    Attributes:
        data: the bytes; they have the same line breaks as the text.
    """

    def __new__(cls, text: str, data: bytes = b"") -> "OddText":
        """Return a text with its bytes."""
        odd = super().__new__(cls, text)
        odd.data = data
        return odd

    data: bytes


def split_lines(text: str) -> list[str]:
    """Return the lines of a text, each with its ending; joined they are the text again."""
    if "\r" in text:
        lines: list[str] = _LINE.findall(text)
    else:
        # Far faster, and true for most files.
        *ended, last = text.split("\n")
        lines = [f"{line}\n" for line in ended]
        lines += [last] if last else []
    if isinstance(text, OddText):
        pairs = zip(lines, text.data.splitlines(keepends=True), strict=True)
        return [line if is_utf_8(data) else OddText(line, data) for line, data in pairs]
    return lines


def line_at(text: str, place: int) -> str:
    """Return the line that begins at a place, with its ending; "" at the end."""
    found = _LINE.match(text, place)
    return found[0] if found else ""


def parted(line: str) -> tuple[str, str]:
    """Return a line without its ending, and the ending."""
    content = line.rstrip("\r\n\0")
    ending = line[len(content) :]
    if isinstance(line, OddText):
        content = OddText(content, line.data[: len(line.data) - len(ending)])
    return content, ending


def first_ending(ending: str) -> str:
    """Return the first line ending at the beginning of a text, "" without one."""
    found = _ENDING.match(ending)
    return found[0] if found else ""


def newline_of(ending: str) -> str:
    """Return the first line break of an ending, "" if it has none."""
    found = _NEWLINE.search(ending)
    return found[0] if found else ""


def dominant_newline(text: str) -> str:
    r"""Return the line ending that most lines of a text have, "\n" if none has one."""
    counts = Counter(_NEWLINE.findall(text))
    return max(counts, key=counts.__getitem__, default="\n")


Encoding: TypeAlias = Literal[
    "utf-8",
    "utf-16-le",
    "utf-16-be",
    "windows-1252",
    "windows-1250",
    "windows-1251",
    "koi8-r",
    "iso-8859-2",
    "cp437",
    "cp852",
]

DEFAULT: Final = "windows-1252"
"""The default encoding of lines that are not UTF-8."""
UTF_16 = "utf-16"
TITLES: dict[str, str] = {
    DEFAULT: "Windows-1252",
    "windows-1250": "Windows-1250",
    "windows-1251": "Windows-1251",
    "koi8-r": "KOI8-R",
    "iso-8859-2": "ISO-8859-2",
    "cp437": "CP437",
    "cp852": "CP852",
    UTF_16: "UTF-16",
}
"""The encodings that a person may choose for a file, with their names."""

HEAD = 1 << 16
"""The number of first bytes by which text and encoding are recognised."""

_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x19\x1c-\x1f]")
_MOST_CONTROLS = 0.05
"""The share of control characters up to which a file with NUL characters is a text with slips in
it; those at the ends of lines and of the file do not count."""
_PADDING = re.compile(r"(?<!\0)\0++(?=[\r\n]|\Z)")

_MARKS: dict[Encoding, bytes] = {
    "utf-8": codecs.BOM_UTF8,
    "utf-16-le": codecs.BOM_UTF16_LE,
    "utf-16-be": codecs.BOM_UTF16_BE,
}
_ODD_WORD: Final = re.compile(rb"[A-Za-z\x80-\xff]{3,}")
"""A word, as opposed to a dash, a quotation mark or a fraction."""
_FEWEST_ODD: Final = 4
"""The fewest bytes beyond ASCII from which an encoding is detected."""
_MARGIN: Final = 0.25
"""How much less mess an encoding must make than DEFAULT, from 0 to 1."""


class TextForm(NamedTuple):
    """How a text is written.

    Attributes:
        encoding: that of lines that are new or edited.
        bom: whether it begins with the byte order mark of its encoding.
        newline: what ends a new line.
        packing: how its bytes are packed in the file, a name of PACKINGS; "" if they are not.
        nul: whether it holds NUL characters; else it gets none.
        other: the encoding of lines that are not UTF-8 and keep their bytes; None if there are
            none, or all lines are to be written in `encoding`.
        chosen: the encoding that a person chose to read it in, one of TITLES, or None.
    """

    encoding: Encoding = "utf-8"
    bom: bool = False
    newline: str = "\n"
    packing: str = ""
    nul: bool = False
    other: Encoding | None = None
    chosen: str | None = None

    @property
    def read_as(self) -> Encoding:
        """The encoding for `decoded`."""
        return self.encoding if is_utf_16(self.encoding) else self.other or "utf-8"


class BinaryDataError(ValueError):
    """Bytes that are not text in any known encoding."""


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
        """Return whether UTF-8 can hold the character; nothing can hold half a surrogate."""
        return not unwritable(self.character, "utf-8")


def is_utf_16(encoding: str) -> bool:
    """Return whether an encoding is UTF-16, in which bytes do not show the lines."""
    return encoding.startswith(UTF_16)


def recoded(parts: Iterable[bytes], encoding: Encoding, mark: int) -> Iterator[bytes]:
    """Yield UTF-16 as UTF-8, without its mark of some bytes."""
    decoder = codecs.getincrementaldecoder(encoding)()
    for part in parts:
        yield decoder.decode(part[mark:]).encode()
        mark = 0
    decoder.decode(b"", final=True)


def decoded(data: bytes, read_as: Encoding = DEFAULT) -> str:
    """Decode whole lines, as an OddText if some line is not UTF-8.

    Args:
        data: the lines' bytes.
        read_as: UTF-16, or the encoding of lines that are not UTF-8; of UTF-8, DEFAULT.

    Raises:
        UnicodeDecodeError: they are not text in UTF-16.
    """
    if is_utf_16(read_as):
        return data.decode(read_as)
    try:
        return data.decode()
    except UnicodeDecodeError:
        pass
    # A continuation byte of a UTF-8 character.
    is_odd_throughout = not data.translate(None, _NO_CONTINUATIONS)
    lines = [] if is_odd_throughout else data.splitlines(keepends=True)
    if len(lines) > 1:
        return OddText("".join([decoded(line, read_as) for line in lines]), data)
    return OddText(codecs.charmap_decode(data, "strict", _table(read_as))[0], data)


def is_utf_8(data: bytes) -> bool:
    """Return whether bytes are UTF-8."""
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


_NO_CONTINUATIONS = bytes(byte for byte in range(256) if not 0x80 <= byte < 0xC0)


@cache
def _table(encoding: Encoding) -> str:
    """Return the characters of all bytes; what an encoding leaves undefined is a control one."""
    if encoding == "utf-8":
        return _table(DEFAULT)
    return "".join(bytes([byte]).decode(encoding, "ignore") or chr(byte) for byte in range(256))


def has_utf_8_line(data: bytes) -> bool:
    """Return whether a line is UTF-8 and not ASCII alone."""
    return any(not line.isascii() and is_utf_8(line) for line in data.splitlines())


class Told(NamedTuple):
    """What the first bytes of a file show.

    Attributes:
        read_as: UTF-16, or the encoding of lines that are not UTF-8.
        mark: the byte order mark that it begins with, b"" for none.
        text: what the first bytes hold after the mark, as far as they are whole characters.
    """

    read_as: Encoding
    mark: bytes
    text: str


def told_by(head: bytes, chosen: str | None = None) -> Told:
    """Detect the encoding of a file by its first bytes.

    Args:
        head: the first HEAD bytes of the file, or all there are.
        chosen: the encoding, or one of TITLES, if a person chose it.

    Raises:
        BinaryDataError: the file is not text.
    """
    final = len(head) < HEAD
    for encoding, mark in _candidates(head, chosen):
        body = head[len(mark) :]
        if not is_utf_16(encoding):
            read_as = encoding if chosen else detected(body if final else _whole_lines(body))
            text = _begun(body, read_as, final)
            if _is_text(text):
                return Told(read_as, mark, text)
            break
        try:
            # The last character may be cut off.
            text = codecs.getincrementaldecoder(encoding)().decode(body, final)
        except UnicodeDecodeError:
            continue
        if _is_text(text):
            return Told(encoding, mark, text)
        if mark:
            break
    raise BinaryDataError("no text in any encoding")


def _begun(body: bytes, read_as: Encoding, final: bool) -> str:
    """Decode lines, the last of which may be cut off within a character."""
    if final:
        return decoded(body, read_as)
    whole = _whole_lines(body)
    try:
        rest = codecs.utf_8_decode(body[len(whole) :], "strict", False)[0]
    except UnicodeDecodeError:
        rest = decoded(body[len(whole) :], read_as)
    return decoded(whole, read_as) + rest


def _whole_lines(data: bytes) -> bytes:
    """Return bytes up to the end of their last complete line."""
    return data[: max(data.rfind(b"\n"), data.rfind(b"\r")) + 1]


def detected(data: bytes) -> Encoding:
    """Return the encoding of lines that are not UTF-8, by the words in them.

    It is DEFAULT unless another one makes far more sense of them.
    """
    if is_utf_8(data):
        return DEFAULT
    odd = b"\n".join(line for line in data.splitlines() if not is_utf_8(line))
    words = b" ".join(sorted({word for word in _ODD_WORD.findall(odd) if not word.isascii()}))
    if len(words) - sum(byte < 0x80 for byte in words) < _FEWEST_ODD:
        return DEFAULT
    # Imported here: hardly any file needs it.
    from charset_normalizer import from_bytes

    mess: dict[str, float] = {}
    codes = {codecs.lookup(name).name.replace("-", "_"): name for name in TITLES if name != UTF_16}
    for match in from_bytes(words, cp_isolation=list(codes), threshold=1.0):
        for code in match.could_be_from_charset:
            mess.setdefault(codes[codecs.lookup(code).name.replace("-", "_")], match.chaos)
    best = min(mess, key=mess.__getitem__, default=DEFAULT)
    if mess.get(best, 1.0) + _MARGIN > mess.get(DEFAULT, 1.0):
        return DEFAULT
    return cast("Encoding", best)


def encoded(text: str, form: TextForm, read: str = "") -> bytes:
    """Return lines as bytes, without a mark.

    Args:
        text: the lines.
        form: how they are written.
        read: the text that was read; unchanged odd lines keep its bytes.

    Raises:
        EncodeError: a character is not in the encoding, would be read in another one, or is a NUL
            that may not be there. Its index is None.
    """
    if isinstance(read, OddText) and form.other is not None and not is_utf_16(form.encoding):
        body, ending = parted(text)
        old = [line.rstrip(b"\0") for line in read.data.rstrip(b"\r\n\0").splitlines()]
        before = [decoded(line, form.other) for line in old]
        lines = [parted(line) for line in _LINE.findall(body)]
        after = [content for content, _ in lines]
        # Equal lines may have different bytes.
        front, back = count_alike(before, after), count_alike(before[::-1], after[::-1])
        known = dict(zip(before, old, strict=True))
        known_at = {place: old[place] for place in range(front)}
        known_at |= {len(lines) - place: old[-place] for place in range(1, back + 1)}
        parts = []
        for place, (content, newline) in enumerate(lines):
            data = known_at.get(place, known.get(content))
            parts.append(encoded(content, form) if data is None else data)
            parts.append(newline.encode())
        return b"".join([*parts, ending.encode()])
    character = unwritable(text, form.encoding, nul=form.nul)
    if character:
        raise EncodeError(None, character, form.encoding)
    return _bytes_in(text, form.encoding)


def count_alike(some: Sequence[str], others: Sequence[str]) -> int:
    """Return how many texts are equal from the beginning."""
    pairs = zip(some, others, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def marked(data: bytes, form: TextForm) -> bytes:
    """Return the bytes of a text with the mark that they need, or have.

    Raises:
        EncodeError: they would not be read as the same text. Its index is None.
    """
    mark = _MARKS.get(form.encoding, b"")
    written = mark + data if form.bom else data
    if form.chosen:
        # The chosen encoding needs no detection.
        return written
    if is_utf_16(form.encoding):
        for each in (written, mark + data):
            told = _told_or_none(each)
            if not data or (told and (told.read_as, told.mark + data) == (form.encoding, each)):
                return each
    else:
        doubtful = form.nul or written.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
        told = _told_or_none(written) if doubtful else None
        if not doubtful or (told and not is_utf_16(told.read_as)):
            return written
    text = decoded(data, form.read_as)
    fault = NUL if NUL in text else next(char for char in text if not char.isascii())
    raise EncodeError(None, fault, form.encoding)


def _told_or_none(data: bytes) -> Told | None:
    try:
        return told_by(data[:HEAD])
    except BinaryDataError:
        return None


def unwritable(text: str, encoding: Encoding, *, nul: bool = False) -> str:
    """Return the first character of a text that cannot be written in an encoding, or "".

    NUL is allowed only if `nul` is set. Text that would be read as UTF-8 cannot be in another
    encoding.
    """
    try:
        data = _bytes_in(text, encoding)
    except UnicodeEncodeError as error:
        fault = error.start
    else:
        fault = len(text)
        if encoding not in _MARKS and decoded(data, encoding) != text:
            lines = zip(split_lines(text), data.splitlines(keepends=True), strict=True)
            line = next(line for line, written in lines if decoded(written, encoding) != line)
            return next(char for char in line if not char.isascii())
    return NUL if not nul and NUL in text[:fault] else text[fault : fault + 1]


def _bytes_in(text: str, encoding: Encoding) -> bytes:
    if encoding in _MARKS:
        return text.encode(encoding)
    if text.isascii():
        return text.encode()
    data: bytes = codecs.charmap_encode(text, "strict", _bytes(encoding))[0]
    return data


@cache
def _bytes(encoding: Encoding) -> dict[int, int]:
    """Return the bytes of all characters in an encoding of one byte a character."""
    return {ord(char): byte for byte, char in enumerate(_table(encoding))}


def _is_text(start: str) -> bool:
    """Return whether the beginning of a file is text."""
    if NUL not in start:
        return True
    rest = _PADDING.sub("", start)
    return bool(rest.strip()) and len(_CONTROLS.findall(rest)) <= len(rest) * _MOST_CONTROLS


def _candidates(head: bytes, chosen: str | None) -> Iterator[tuple[Encoding, bytes]]:
    """Yield the encodings that a file may have, the likeliest first, with its mark in each.

    For all but UTF-16 that is the encoding of lines that are not UTF-8.
    """
    wide = chosen is None or is_utf_16(chosen)
    one = cast("Encoding", "utf-16-le" if chosen == UTF_16 else chosen or DEFAULT)
    for encoding, mark in _MARKS.items():
        if not head.startswith(mark):
            continue
        if is_utf_16(encoding) and wide:
            yield encoding, mark
        elif not (is_utf_16(encoding) or is_utf_16(one)):
            yield one, mark
    # Nearly all of a position is ASCII, which leaves half of the bytes of UTF-16 NUL.
    body = head.rstrip(b"\0")
    units = (len(body) + 1) // 2
    if wide and body[1::2].count(0) * 2 > units:
        yield "utf-16-le", b""
    if wide and body[::2].count(0) * 2 > units:
        yield "utf-16-be", b""
    yield one, b""
