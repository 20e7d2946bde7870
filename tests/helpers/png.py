"""PNG files made of chunks, for tests."""

import struct
import zlib


def chunk(kind: bytes, body: bytes) -> bytes:
    """Return a chunk with its length and checksum."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def text(keyword: str, content: str) -> bytes:
    """Return a chunk with a text: of Latin-1 if that has all of its letters, else of UTF-8."""
    try:
        return chunk(b"tEXt", keyword.encode() + b"\0" + content.encode("latin-1"))
    except UnicodeEncodeError:
        content_in_utf8 = content.encode(errors="replace")
        return chunk(b"iTXt", keyword.encode() + b"\0\0\0\0\0" + content_in_utf8)


def texts(fen: str, record: str = "") -> bytes:
    """Return the chunks of a position; "" is left out."""
    return b"".join(text(key, value) for key, value in (("FEN", fen), ("EPD", record)) if value)


SIGNATURE = b"\x89PNG\r\n\x1a\n"
HEAD = SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0))
PIXELS = chunk(b"IDAT", zlib.compress(b""))
TAIL = chunk(b"IEND", b"")
