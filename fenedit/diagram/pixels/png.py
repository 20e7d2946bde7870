"""The format PNG: chunks, texts in them, and the pieces of its one stream. Pure, no Qt.

Texts are kept as tEXt where Latin-1 has all of their letters, which every reader understands, else
as iTXt in UTF-8. A picture of scale 1 says that it has so many pixels an inch, one of scale 2 twice
as many and so on: programs that heed it then show both in the same size.
"""

import struct
import zlib
from collections.abc import Iterable
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
FEN_KEYWORD: Final = "FEN"
RECORD_KEYWORD: Final = "EPD"
SOFTWARE: Final = "FenEdit"
LEVEL: Final = 6
"""Of zlib: higher ones take ten times as long for a tenth fewer bytes."""
QUICK_LEVEL: Final = 3
"""Takes less than half as long, for a quarter more bytes; the next higher one takes half as much
again for few fewer."""

PALETTE: Final = 3
TRUE_COLOUR: Final = 2
TRUE_COLOUR_ALPHA: Final = 6

STREAM_HEAD: Final = b"\x78\x9c"
STREAM_END: Final = b"\x03\x00"
"""An empty last block of deflate."""
NO_CHECKSUM: Final = 1
"""Adler-32 of nothing."""

DPI: Final = 96
"""Dots an inch where nobody chose: as many as SVG and programs for the screen count with."""
_ADLER_BASE: Final = 65521


def chunk(kind: bytes, body: bytes) -> bytes:
    """Return a chunk with its length and checksum."""
    checksum = zlib.crc32(body, zlib.crc32(kind))
    return b"%b%b%b%b" % (len(body).to_bytes(4), kind, body, checksum.to_bytes(4))


def head(width: int, height: int, colour_type: int) -> bytes:
    """Return the signature and the first chunk, for eight bits a sample."""
    body = struct.pack(">IIBBBBB", width, height, 8, colour_type, 0, 0, 0)
    return SIGNATURE + chunk(b"IHDR", body)


def per_metre(dpi: int) -> int:
    """Return how many dots are a metre where so many are an inch."""
    return round(dpi / 0.0254)


def density(scale: int, dpi: int = DPI) -> bytes:
    """Return the chunk that tells how large the picture is meant to be.

    Args:
        scale: how many times as many dots there are.
        dpi: dots an inch at scale 1.
    """
    return chunk(b"pHYs", struct.pack(">IIB", *(2 * (per_metre(dpi) * scale,)), 1))


def texts(title: str, fen: str, record: str = "") -> bytes:
    """Return the chunks that say what the picture shows and who made it; "" is left out."""
    named = (("Title", title), ("Software", SOFTWARE), (FEN_KEYWORD, fen), (RECORD_KEYWORD, record))
    return b"".join(text(keyword, content) for keyword, content in named if content)


def text(keyword: str, content: str) -> bytes:
    """Return a chunk with a text. A NUL, which no such chunk can hold, is left out."""
    content = content.replace("\0", "")
    try:
        plain = content.encode("latin-1")
    except UnicodeEncodeError:
        plain = b""
    if plain and not any((byte < 32 and byte != 10) or 126 < byte < 161 for byte in plain):
        return chunk(b"tEXt", keyword.encode("latin-1") + b"\0" + plain)
    body = keyword.encode("latin-1") + b"\0\0\0\0\0" + content.encode(errors="replace")
    return chunk(b"iTXt", body)


def palette(colours: Iterable[int]) -> bytes:
    """Return the chunks of a palette of 0xAARRGGBB; those that let through come first in it."""
    colours = tuple(colours)
    entries = b"".join((colour & 0xFFFFFF).to_bytes(3) for colour in colours)
    alphas = bytes(colour >> 24 for colour in colours).rstrip(b"\xff")
    return chunk(b"PLTE", entries) + (chunk(b"tRNS", alphas) if alphas else b"")


def block(rows: bytes | memoryview, level: int = LEVEL) -> tuple[bytes, int]:
    """Return rows of pixels as a part of a stream that needs no other part, and its checksum."""
    compressor = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS, 9)
    packed = compressor.compress(rows) + compressor.flush(zlib.Z_FULL_FLUSH)
    return packed, zlib.adler32(rows)


def joined_checksum(first: int, second: int, second_length: int) -> int:
    """Return the Adler-32 of two parts in a row, from those of each and the second's length."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + second_length * ((first & 0xFFFF) - 1)
    return (high % _ADLER_BASE) << 16 | low % _ADLER_BASE


def stream(packed: Iterable[bytes], checksum: int) -> bytes:
    """Return the chunk of pixels, made of parts of a stream and the checksum of all of them."""
    body = b"".join((STREAM_HEAD, *packed, STREAM_END, checksum.to_bytes(4)))
    return chunk(b"IDAT", body)


def tail() -> bytes:
    """Return the last chunk."""
    return chunk(b"IEND", b"")
