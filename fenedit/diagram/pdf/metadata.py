"""The positions that a PDF of ours keeps beside its diagrams. Pure, no Qt.

They stand in the document's information dictionary, under a name of our own, as one string with a
position a line. They are found without reading the rest of the file, which may be anybody's: the
work is bounded, whatever the bytes are. Programs that write a file anew may leave that out, but
usually keep the keywords, where a single position stands as well.
"""

import re
import zlib
from typing import Final

POSITIONS_KEY: Final = "FenEditPositions"
"""Name of the entry of the information dictionary."""

KEYWORD: Final = "FEN: "
"""What stands before a single position among the document's keywords."""

_KEY: Final = b"/" + POSITIONS_KEY.encode("ascii")
_KEYWORDS: Final = b"/Keywords"
_MOST_PLACES: Final = 4
"""Of the name in a file; ours has one, one that was saved again by others perhaps a few."""
_LONGEST: Final = 1 << 24
_LONGEST_FEN: Final = 500
_OBJECTS: Final = b"/ObjStm"
_STREAM: Final = re.compile(rb"[^>]{0,400}>>\s{0,9}stream\r?\n")
_LONGEST_STREAM: Final = 1 << 21
_MOST_STREAMS: Final = 512
_BLANKS: Final = b" \t\r\n\f\0"
_HEX: Final = re.compile(rb"<([0-9A-Fa-f\s]*)>")
_LITERAL: Final = re.compile(rb"\(((?:[^()\\]++|\\.|\((?:[^()\\]++|\\.)*+\))*+)\)", re.DOTALL)
"""A string; parentheses in it, which no position has, within others are not looked for."""
_MOST_ESCAPES: Final = 1 << 18
_ESCAPE: Final = re.compile(rb"\\(\r\n|[0-7]{1,3}|.|$)", re.DOTALL)
_ESCAPED: Final = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}
_BYTE_ORDER: Final = b"\xfe\xff"


def positions_text(fens: tuple[str, ...] | list[str]) -> str:
    """Return what a file keeps for positions; those with line breaks in them are left out."""
    return "\n".join(fen for fen in fens if len(fen.splitlines()) == 1)


def fens_in_pdf(data: bytes) -> tuple[str, ...]:
    """Return the positions that a PDF of ours keeps, in the order of its diagrams.

    Args:
        data: the whole file. Any bytes may be given; what is no PDF of ours keeps none.

    Returns:
        the positions as they were written; nobody has checked that they are FEN.
    """
    # The strings of an encrypted file are noise to all who lack its key.
    if b"%PDF-" not in data[:1024] or b"/Encrypt" in data:
        return ()
    text = _last_string(data, _KEY) or _last_string(_packed_objects(data), _KEY)
    if not text:
        keywords = _last_string(data, _KEYWORDS)
        text = keywords.removeprefix(KEYWORD) if keywords.startswith(KEYWORD) else ""
    lines = (line.strip() for line in text.split("\n"))
    return tuple(line for line in lines if 0 < len(line) <= _LONGEST_FEN)


def _packed_objects(data: bytes) -> bytes:
    """Return the objects that other programs packed together, as far as there is room."""
    parts: list[bytes] = []
    room, at = _LONGEST, 0
    for _ in range(_MOST_STREAMS):
        at = data.find(_OBJECTS, at) + len(_OBJECTS)
        if at < len(_OBJECTS) or room <= 0:
            break
        found = _STREAM.match(data, at)
        if found is not None:
            part = _inflated(data[found.end() : found.end() + _LONGEST_STREAM], room)
            parts.append(part)
            room -= len(part)
    return b"\n".join(parts)


def _inflated(packed: bytes, most: int) -> bytes:
    """Return the first bytes of what zlib packed; nothing if it is broken."""
    try:
        return zlib.decompressobj().decompress(packed, most)
    except zlib.error:
        return b""


def _last_string(data: bytes, key: bytes) -> str:
    """Return the last string in a file that stands behind a name; "" for none."""
    end = len(data)
    for _ in range(_MOST_PLACES):
        # What was changed last stands last in a file.
        end = data.rfind(key, 0, end)
        if end < 0:
            break
        text = _string_at(data, end + len(key))
        if text:
            return text
    return ""


def _string_at(data: bytes, start: int) -> str | None:
    """Return the string that begins at a place, after blanks."""
    piece = data[start : start + _LONGEST].lstrip(_BLANKS)
    if piece.startswith(b"("):
        raw = _literal(piece)
    elif (found := _HEX.match(piece)) is not None:
        digits = b"".join(found[1].split())
        raw = bytes.fromhex((digits + b"0" * (len(digits) % 2)).decode("ascii"))
    else:
        return None
    if raw is None:
        return None
    if raw.startswith(_BYTE_ORDER):
        return raw[2:].decode("utf-16-be", "replace")
    return raw.decode("latin-1")


def _literal(data: bytes) -> bytes | None:
    """Return the bytes of a string in parentheses; None if it has no end, or is too odd."""
    found = _LITERAL.match(data)
    if found is None or found[1].count(b"\\") > _MOST_ESCAPES:
        return None
    return _ESCAPE.sub(_unescaped, found[1])


def _unescaped(found: re.Match[bytes]) -> bytes:
    code = found[1]
    if code[:1] in b"01234567" and code:
        return bytes((int(code, 8) & 255,))
    if code in {b"\n", b"\r", b"\r\n"}:
        return b""
    return _ESCAPED.get(code, code)
