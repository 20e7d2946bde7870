"""Bytes packed with gzip, after RFC 1952."""

import re
import zlib
from typing import Final

MAGIC: Final = b"\x1f\x8b"
"""How every packed file begins."""

_GZIP: Final = 16 + zlib.MAX_WBITS
_PADDING: Final = re.compile(rb"\0+")
_PIECE: Final = 1 << 16
"""Packed bytes that are looked at together."""


class DamagedError(ValueError):
    """Packed bytes that end too early, or whose checksum is another one."""


class TooLargeError(ValueError):
    """Packed bytes that hold more than may be unpacked."""


def is_packed(data: bytes) -> bool:
    """Tell whether data begins as packed data does."""
    return data.startswith(MAGIC)


def packed(data: bytes) -> bytes:
    """Return data packed, without a name and with no time, so that the same data are the same."""
    packer = zlib.compressobj(wbits=_GZIP)
    return packer.compress(data) + packer.flush()


def unpacked(data: bytes, limit: int) -> bytes:
    """Return what packed data holds, of one or several members; NUL bytes may follow.

    Args:
        data: the packed bytes.
        limit: how many bytes it may hold; no more than one beyond them are ever unpacked.

    Raises:
        DamagedError: it ends too early, or a checksum or what follows is wrong.
        TooLargeError: it holds more.
    """
    parts: list[bytes] = []
    room = limit + 1
    place = 0
    while place < len(data):
        member = zlib.decompressobj(_GZIP)
        while not member.eof:
            # In pieces, because the rest behind a member is copied, and there may be many.
            piece = data[place : place + _PIECE]
            if not piece:
                raise DamagedError("it ends too early")
            try:
                part = member.decompress(piece, room)
            except zlib.error as error:
                raise DamagedError(str(error)) from error
            place += len(piece) - len(member.unused_data)
            parts.append(part)
            room -= len(part)
            if room <= 0:
                raise TooLargeError
        padding = _PADDING.match(data, place)
        place = padding.end() if padding else place
    return b"".join(parts)
