"""The FEN that a PNG file keeps beside its picture, read with no trust in the file. Pure, no Qt."""

import zlib
from collections.abc import Iterator
from itertools import islice
from typing import Final

from fenedit.diagram.pixels.png import FEN_KEYWORD, SIGNATURE

LONGEST_TEXT: Final = 1 << 16
"""Bytes of a text that is looked at, packed as well as unpacked."""
_MOST_CHUNKS: Final = 1 << 16
_MOST_TEXTS: Final = 1 << 10
_KEYWORD: Final = FEN_KEYWORD.encode() + b"\0"


def fens_in_png(data: bytes) -> tuple[str, ...]:
    """Return the texts kept under the keyword FEN, without blanks around them.

    Chunks that are cut off, too long, or fail their checksum count as not there, and nothing after
    the first that is cut off is looked at. Whether a text is a FEN is for the caller to see.

    Args:
        data: any bytes, of a PNG file or not.
    """
    # What is read counts, not what it says: thousands of packed blanks would take long.
    texts = islice(filter(_is_fen, _texts(data)), _MOST_TEXTS)
    found = (_text(kind, body).strip() for kind, body in texts)
    return tuple(text for text in found if text)


def _texts(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield kind and body of each chunk that may hold a text and passes its checksum."""
    if not data.startswith(SIGNATURE):
        return
    start = len(SIGNATURE)
    for _ in range(_MOST_CHUNKS):
        length = int.from_bytes(data[start : start + 4])
        kind, end = data[start + 4 : start + 8], start + 12 + length
        if kind == b"IEND" or end > len(data):
            return
        if kind in (b"tEXt", b"zTXt", b"iTXt") and length <= LONGEST_TEXT:
            body = data[start + 8 : end - 4]
            if zlib.crc32(kind + body) == int.from_bytes(data[end - 4 : end]):
                yield kind, body
        start = end


def _is_fen(chunk: tuple[bytes, bytes]) -> bool:
    """Tell whether a chunk speaks under the keyword FEN."""
    return chunk[1][: len(_KEYWORD)].upper() == _KEYWORD


def _text(kind: bytes, body: bytes) -> str:
    """Return what a chunk with the keyword FEN says, or "" if it cannot be read."""
    rest = body[len(_KEYWORD) :]
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
    """Return what zlib packed, or nothing if it is too much, cut off or broken."""
    unpacking = zlib.decompressobj()
    try:
        content = unpacking.decompress(packed, LONGEST_TEXT)
    except zlib.error:
        return b""
    return content if unpacking.eof else b""
