"""Reads and writes the positions in our picture files. Pure, no Qt.

Each is a FEN and, if its record holds more than that, also the record as a line of EPD: with names,
and with marks in a comment, as in EPD files.

Any bytes may be given: time and memory are bounded by the size of the file, and unreadable parts
count as missing.

In a PNG they are texts with the keywords FEN and EPD, in an SVG elements of its metadata. In a PDF
they are in the information dictionary, under a name of our own, as one string with a position per
line, which is found without parsing the rest of the file. Programs that rewrite a PDF may drop that
name, but usually keep the keywords, which also hold the position if it is the only one.
"""

import re
import zlib
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable, Iterator
from contextlib import suppress
from io import BytesIO
from itertools import islice
from xml.etree import ElementTree

from fenedit.notation.epd.opcodes import MAX_LINE

FEN_KEYWORD = "FEN"
RECORD_KEYWORD = "EPD"
SIGNATURE = b"\x89PNG\r\n\x1a\n"
"""The first bytes of every PNG; above, the keywords of its FEN and its record."""
LARGEST_FILE = 1 << 26
"""The number of bytes of a file that are examined; callers need not read more."""
_HEAD = 1024


def is_picture(head: bytes) -> bool:
    """Return whether a file is a picture or a PDF, by its first bytes."""
    if head.startswith(b"BM"):
        # A text may begin like this, too; a bitmap has zeros in its header.
        return b"\0" in head[:16]
    signatures = (SIGNATURE, b"\xff\xd8\xff", b"GIF8", b"II*\0", b"MM\0*")
    is_webp = head[:4] == b"RIFF" and head[8:12] == b"WEBP"
    if head.startswith(signatures) or is_webp or is_pdf(head):
        return True
    text = head.removeprefix(BOM_UTF8).lstrip()
    return text.startswith(b"<svg") or (text.startswith((b"<?xml", b"<!")) and b"<svg" in text)


def is_pdf(data: bytes) -> bool:
    """Return whether a file is a PDF: its header may be anywhere in the first 1024 bytes."""
    return b"%PDF-" in data[:_HEAD]


def positions_in_file(data: bytes) -> tuple[str, ...]:
    """Return the positions embedded in a PNG, SVG or PDF file, in its order; () if there is none.

    Each should be a line of EPD or a FEN, which the caller must check; it is printable and at most
    MAX_LINE long.

    Args:
        data: a file, or its first LARGEST_FILE bytes.
    """
    for texts in _kept(data[:LARGEST_FILE]):
        lines = map(_on_one_line, texts)
        fit = (line for line in lines if 0 < len(line) <= MAX_LINE and line.isprintable())
        if found := tuple(fit):
            return found
    return ()


def _on_one_line(text: str) -> str:
    """Return a text on one line; spaces within its lines are kept, as solutions need them."""
    return " ".join(filter(None, map(str.strip, re.split(r"[^\S ]", text))))


def _kept(data: bytes) -> Iterator[tuple[str, ...]]:
    """Yield the embedded positions, in the most complete form first."""
    if data.startswith(SIGNATURE):
        yield texts_in_png(data, RECORD_KEYWORD)
        yield texts_in_png(data, FEN_KEYWORD)
        return
    head = data[:_HEAD]
    if is_pdf(head):
        yield positions_in_pdf(data)
    elif head.lstrip().startswith(b"<") or head.startswith((BOM_UTF8, BOM_UTF16_LE, BOM_UTF16_BE)):
        yield (position_in_svg(data) or "",)


LONGEST_TEXT = 1 << 16
"""The most bytes of a text, both compressed and decompressed."""


def texts_in_png(data: bytes, keyword: str = FEN_KEYWORD) -> tuple[str, ...]:
    """Return the texts with a keyword of three letters, stripped of spaces.

    Chunks that are too long or fail their checksum are skipped; a truncated one ends the search.
    The caller must check whether a text is a FEN.

    Args:
        data: any bytes, of a PNG file or not.
        keyword: in capitals; in the file, case is ignored.
    """
    wanted = keyword.encode() + b"\0"
    bodies = (each for each in _texts(data) if each[1][: len(wanted)].upper() == wanted)
    # Limit what is read, not what is found: thousands of compressed blanks would take long.
    found = (_text(kind, body[len(wanted) :]).strip() for kind, body in islice(bodies, (1 << 10)))
    return tuple(text for text in found if text)


def _texts(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the type and data of each text chunk whose checksum is right."""
    if not data.startswith(SIGNATURE):
        return
    start = len(SIGNATURE)
    for _ in range(1 << 16):
        length = int.from_bytes(data[start : start + 4])
        kind, end = data[start + 4 : start + 8], start + 12 + length
        if kind == b"IEND" or end > len(data):
            return
        if kind in (b"tEXt", b"zTXt", b"iTXt") and length <= LONGEST_TEXT:
            body = data[start + 8 : end - 4]
            if zlib.crc32(kind + body) == int.from_bytes(data[end - 4 : end]):
                yield kind, body
        start = end


def _text(kind: bytes, rest: bytes) -> str:
    """Return the text of a chunk after its keyword; "" if it cannot be read."""
    if kind == b"tEXt":
        return rest.decode("latin-1")
    if kind == b"zTXt":
        return _unpacked(rest[1:]).decode("latin-1") if rest[:1] == b"\0" else ""
    # Compression flag and method, then a language and the keyword in it.
    parts = rest[2:].split(b"\0", 2)
    if len(parts) < 3 or rest[:2] not in (b"\0\0", b"\1\0"):
        return ""
    content = _unpacked(parts[2]) if rest[0] else parts[2]
    try:
        return content.decode()
    except UnicodeDecodeError:
        return ""


def _unpacked(packed: bytes) -> bytes:
    """Return decompressed data; b"" if it is too long, truncated or broken."""
    unpacking = zlib.decompressobj()
    try:
        content = unpacking.decompress(packed, LONGEST_TEXT)
    except zlib.error:
        return b""
    return content if unpacking.eof else b""


POSITIONS_KEY = "FenEditPositions"
"""Name of the entry of the information dictionary."""

KEYWORD = "FEN: "
"""The prefix of a single position among the document's keywords."""

_KEY = b"/" + POSITIONS_KEY.encode("ascii")
_DICTIONARY = re.compile(rb"\s{0,9}(?:<<|\d{1,10}\s{1,9}\d{1,5}\s{1,9}R)")
"""The value of a name in a trailer: a dictionary, or a reference to one."""
_LONGEST = 1 << 24
_OBJECTS = b"/ObjStm"
_STREAM = re.compile(rb"[^>]{0,400}>>\s{0,9}stream\r?\n")
_HEX = re.compile(rb"<([0-9A-Fa-f\s]*)>")
_LITERAL = re.compile(rb"\(((?>(?:[^()\\]++|\\.|\((?>(?:[^()\\]++|\\.)*)\))*))\)", re.DOTALL)
"""A string, with parentheses in it one level deep; positions have none."""
_ESCAPE = re.compile(rb"\\(\r\n|[0-7]{1,3}|.|$)", re.DOTALL)
_ESCAPED = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}


def positions_string(positions: Iterable[str]) -> bytes:
    """Return the string in which a PDF embeds positions; b"" for none.

    Those with line breaks are left out. The string is in UTF-8, as PDF 2.0 allows: the UTF-16 of
    PDF 1.7 takes two to four bytes a letter, and time to compress.
    """
    text = "\n".join(each for each in positions if len(each.splitlines()) == 1)
    # A lone surrogate cannot be encoded, but may be typed into a name.
    data = re.sub(rb"[\\()]", rb"\\\g<0>", text.encode(errors="replace"))
    return b"(" + (b"" if text.isascii() else BOM_UTF8) + data + b")" if data else b""


def positions_in_pdf(data: bytes) -> tuple[str, ...]:
    """Return the positions embedded in a PDF of ours, in the order of its diagrams.

    Args:
        data: the whole file. Any bytes may be given; other files have no positions.

    Returns:
        The positions as they were written, unchecked.
    """
    # The strings of an encrypted file cannot be read.
    encrypted = b"/Encrypt"
    if not is_pdf(data) or any(
        _DICTIONARY.match(data, place + len(encrypted)) for place in _places(data, encrypted)
    ):
        return ()
    text = _last_string(data, _KEY) or _last_string(_packed_objects(data), _KEY)
    if not text:
        keywords = _last_string(data, b"/Keywords")
        text = keywords.removeprefix(KEYWORD) if keywords.startswith(KEYWORD) else ""
    lines = (line.strip() for line in text.split("\n"))
    return tuple(line for line in lines if 0 < len(line) <= MAX_LINE)


def _packed_objects(data: bytes) -> bytes:
    """Return the compressed objects of a file, up to a limited size."""
    parts: list[bytes] = []
    room, at = _LONGEST, 0
    for _ in range(512):
        at = data.find(_OBJECTS, at) + len(_OBJECTS)
        if at < len(_OBJECTS) or room <= 0:
            break
        if found := _STREAM.match(data, at):
            part = b""
            with suppress(zlib.error):
                packed = data[found.end() : found.end() + _LONGEST]
                part = zlib.decompressobj().decompress(packed, room)
            parts.append(part)
            # A stream that fails late has taken time, too.
            room -= len(part) or _LONGEST // 8
    return b"\n".join(parts)


def _last_string(data: bytes, key: bytes) -> str:
    """Return the last string after a name in a file; "" for none."""
    # Our files have the name once; one that another program has updated may have it several times.
    strings = (_string_at(data, place + len(key)) for place in islice(_places(data, key), 4))
    return next(filter(None, strings), "")


def _places(data: bytes, name: bytes) -> Iterator[int]:
    """Yield the places of a name, the last first, since a file ends with its latest changes."""
    place = len(data)
    for _ in range(1 << 10):
        place = data.rfind(name, 0, place)
        if place < 0:
            return
        if not _is_in_string(data, place):
            yield place


def _is_in_string(data: bytes, place: int) -> bool:
    """Return whether a place is in a string in parentheses; ours have one line."""
    # The most bytes of a string before a name inside it.
    start = max(0, place - (1 << 16))
    line = data[start:place].replace(b"\r", b"\n").rpartition(b"\n")[2]
    for escaped in (b"\\\\", b"\\(", b"\\)"):
        line = line.replace(escaped, b"")
    return line.count(b"(") > line.count(b")")


def _string_at(data: bytes, start: int) -> str:
    """Return the string at a place, after white space; "" if there is none, or it is malformed."""
    piece = data[start : start + _LONGEST].lstrip(b" \t\r\n\f\0")
    if found := _LITERAL.match(piece):
        raw = b""
        if found[1].count(b"\\") <= 1 << 18:
            raw = _ESCAPE.sub(_unescaped, found[1])
    elif found := _HEX.match(piece):
        digits = b"".join(found[1].split())
        raw = bytes.fromhex((digits + b"0" * (len(digits) % 2)).decode("ascii"))
    else:
        return ""
    if raw.startswith(BOM_UTF8):
        return raw.decode("utf-8-sig", "replace")
    if raw.startswith(BOM_UTF16_BE):
        return raw[2:].decode("utf-16-be", "replace")
    return raw.decode("latin-1")


def _unescaped(found: re.Match[bytes]) -> bytes:
    code = found[1]
    if code[:1] in b"01234567" and code:
        return bytes((int(code, 8) & 255,))
    if code in {b"\n", b"\r", b"\r\n"}:
        return b""
    return _ESCAPED.get(code, code)


NAMESPACE = "urn:fenedit:diagram"
"""The namespace of the elements that hold the position; a name, not a web address."""
ELEMENT = "fen"
RECORD_ELEMENT = "epd"
"""It precedes the other one, since the first that can be read is used."""


def position_in_svg(data: bytes) -> str | None:
    """Return the first position embedded in an SVG picture: a line of EPD or a FEN.

    Args:
        data: the file, which may come from anywhere. One that is larger than 4 MiB, has a document
            type, or is nested too deeply is not read.

    Returns:
        The text as it was written; None if there is none, or the file is not such a picture.
    """
    # Entities nested in entities grow without limit, and may name files.
    if len(data) > 4 << 20 or b"<!DOCTYPE" in data.replace(b"\0", b""):
        return None
    depth = 0
    # A file truncated after its position still has it.
    with suppress(ElementTree.ParseError, ValueError, LookupError):
        for event, element in ElementTree.iterparse(BytesIO(data), ("start", "end")):
            depth += 1 if event == "start" else -1
            is_other = depth == 1 and event == "start" and element.tag.rpartition("}")[2] != "svg"
            if is_other or depth > 256:
                return None
            if event == "end":
                if element.tag in (f"{{{NAMESPACE}}}{RECORD_ELEMENT}", f"{{{NAMESPACE}}}{ELEMENT}"):
                    text = _on_one_line("".join(element.itertext()))
                    # If this one cannot be used, the next one may be.
                    if text and text.isprintable() and len(text) <= MAX_LINE:
                        return text
                element.clear()
    return None
