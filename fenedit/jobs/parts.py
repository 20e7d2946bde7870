"""Work on the parts of an open file of lines: the first alone, many in several processes."""

from collections.abc import Iterator
from dataclasses import replace
from io import BufferedIOBase
from itertools import chain, islice
from typing import BinaryIO, Final, Protocol, TypeVar, cast

from fenedit.documents.search.parts import FIRST_SIZES, Block, Stretch, line_parts
from fenedit.documents.streaming import Source, StreamError, stream_error
from fenedit.jobs.pool import in_processes

Result_co = TypeVar("Result_co", covariant=True)

_LARGE: Final = 8 << 20
"""Bytes for which other processes are worth their start."""
_PARTS_ALONE: Final = 14
"""Parts that are worked on before they are, where it is not known how many there will be."""

_READ_SIZE: Final = 1 << 13
"""Bytes of a stream that are read at a time."""


class Work(Protocol[Result_co]):
    """What is done with a part; what reading the part raises may be raised."""

    def __call__(self, part: Stretch | Block, *, exactly: bool = False) -> Result_co:
        """Return what is found in a part, without numpy if `exactly`."""


def size_of(source: Source) -> int | None:
    """Return how many bytes an open file has, None where that is not known."""
    return None if source.extent is None else source.extent.end - source.extent.start


def worked_on(
    work: Work[Result_co], source: Source, processes: int, exact: int
) -> Iterator[Result_co]:
    """Yield what is found in each part of a file, in their order.

    Args:
        work: what is done.
        source: a file of lines in UTF-8, at its beginning.
        processes: how many may work on a large file.
        exact: how many parts are worked on without numpy, because its import takes longer.

    Raises:
        StreamError: the file cannot be read on.
    """
    size = size_of(source)
    if size is None:
        source = replace(
            source, binary=cast("BinaryIO", _Reader(cast("BufferedIOBase", source.binary)))
        )
    parts = line_parts(source)
    alone = len(FIRST_SIZES) if size is not None and size > _LARGE else _PARTS_ALONE
    try:
        yield from (work(part, exactly=True) for part in islice(parts, exact))
        yield from map(work, islice(parts, max(0, alone - exact)))
        following = next(parts, None)
        if following is not None:
            rest = chain([following], parts)
            yield from map(work, rest) if processes < 2 else in_processes(work, rest, processes)
    except OSError as error:
        raise stream_error(source.name, error) from error


class _Reader:
    """Reads a stream little by little, so that what stands before damage is not lost."""

    def __init__(self, binary: BufferedIOBase) -> None:
        self._binary = binary
        self._error: StreamError | None = None

    def read(self, size: int) -> bytes:
        """Return so many bytes, or fewer if there are no more before the end or an error."""
        if self._error is not None:
            raise self._error
        pieces, left = [], size
        try:
            while left > 0 and (data := self._binary.read1(min(left, _READ_SIZE))):
                pieces.append(data)
                left -= len(data)
        except StreamError as error:
            if not pieces:
                raise
            self._error = error
        return b"".join(pieces)
