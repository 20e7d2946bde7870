"""A file of lines in parts that can be looked through out of turn, small ones first."""

from collections.abc import Iterator
from itertools import chain, repeat
from typing import Final, NamedTuple

from fenedit.documents.reading_at import read_at
from fenedit.documents.streaming import Extent, Source, StreamError

FIRST_SIZES: Final = (1 << 10, 1 << 13, 1 << 16, 1 << 18)
"""Bytes of the first parts, so that what stands there is found at once."""
PART_SIZE: Final = 1 << 19
"""Bytes of the others: few enough that what is found in some of them, be it every line of very
short ones, takes little memory."""
_REST_SIZE: Final = 1 << 8
"""Bytes in which the end of a line is looked for, then twice as many each time."""
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
    first = _next_line(part, part.start, part.end)
    if first == part.end:
        return b""
    last = _next_line(part, part.end, part.file.end)
    return _ended(read_at(part.file.descriptor, last - first, first))


def _next_line(part: Stretch, place: int, end: int) -> int:
    """Return where the first line begins that does not before a place, `end` if none does there."""
    if place in (part.file.start, end):
        return place
    # A line begins behind the newline of another, which may be the byte before.
    place -= 1
    size = _REST_SIZE
    while data := read_at(part.file.descriptor, min(size, end - place), place):
        if newline := data.find(b"\n") + 1:
            return place + newline
        place, size = place + len(data), min(2 * size, PART_SIZE)
        if place - part.end > _LONGEST:
            raise StreamError("too-long", part.name)
    return end


def _ended(rest: bytes) -> bytes:
    return rest if not rest or rest.endswith((b"\r", b"\n")) else rest + b"\n"
