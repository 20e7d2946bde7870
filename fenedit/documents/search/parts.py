"""A file of lines in parts that can be looked through out of turn, small ones first."""

import os
from collections.abc import Iterator
from itertools import chain, repeat
from typing import Final, NamedTuple

from fenedit.documents.streaming import Extent, Source, StreamError

FIRST_SIZES: Final = (1 << 13, 1 << 16, 1 << 18)
"""Bytes of the first parts, so that what stands there is found at once."""
PART_SIZE: Final = 1 << 20
"""Bytes of the others."""
_REST_SIZE: Final = 1 << 16
"""Bytes that are read for the rest of a line, and again."""
_LONGEST: Final = 64 << 20
"""Bytes of the longest line that is held in memory."""


class Stretch(NamedTuple):
    """The lines of a file that begin between two of its places.

    Attributes:
        file: the whole text.
        start: the first place.
        end: the place behind the last one.
        name: the file, as errors call it.
    """

    file: Extent
    start: int
    end: int
    name: str


class Block(NamedTuple):
    """Whole lines, each with its ending."""

    data: bytes


def line_parts(source: Source) -> Iterator[Stretch | Block]:
    """Yield an open file of lines in UTF-8 in parts.

    Raises:
        StreamError: the file cannot be read on, or a line is too long.
    """
    sizes = chain(FIRST_SIZES, repeat(PART_SIZE))
    file = source.extent
    if file is None:
        yield from _blocks(source, sizes)
        return
    start = file.start
    while start < file.end:
        end = min(start + next(sizes), file.end)
        yield Stretch(file, start, end, source.name)
        start = end


def _blocks(source: Source, sizes: Iterator[int]) -> Iterator[Block]:
    parts: list[bytes] = []
    held = 0
    for size in sizes:
        data = source.binary.read(size)
        if not data:
            break
        end = data.rfind(b"\n") + 1
        if end:
            yield Block(b"".join([*parts, data[:end]]))
            parts, held = [], 0
        parts.append(data[end:])
        held += len(data) - end
        if held > _LONGEST:
            raise StreamError("too-long", source.name)
    if held:
        yield Block(_ended(b"".join(parts)))


def part_data(part: Stretch | Block) -> bytes:
    """Return the whole lines of a part; the last one of a file is given an ending if it has none.

    Raises:
        OSError: the file cannot be read.
        StreamError: a line is too long.
    """
    if isinstance(part, Block):
        return part.data
    (descriptor, first, _), start, end, name = part
    if start == first:
        data = os.pread(descriptor, end - start, start)
    else:
        # A line begins behind the newline of another, which may be the byte before.
        data = os.pread(descriptor, end - start + 1, start - 1)
        data = data[data.find(b"\n") + 1 :] if b"\n" in data else b""
    if not data or data.endswith(b"\n"):
        return data
    pieces, held = [data], len(data)
    while data := os.pread(descriptor, _REST_SIZE, end):
        newline = data.find(b"\n") + 1
        pieces.append(data[:newline] if newline else data)
        if newline:
            break
        end += len(data)
        held += len(data)
        if held > _LONGEST:
            raise StreamError("too-long", name)
    return _ended(b"".join(pieces))


def _ended(rest: bytes) -> bytes:
    return rest if rest.endswith((b"\r", b"\n")) else rest + b"\n"
