"""Divides work on the parts of a file among processes, which are forked where possible."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BufferedIOBase
from itertools import chain, islice
from threading import Thread
from typing import TYPE_CHECKING, Any, BinaryIO, Final, Protocol, TypeVar, cast

from fenedit.documents.errors import StreamError
from fenedit.documents.files.streaming import FIRST_SIZES, Source, Stretch, line_parts, stream_error
from fenedit.jobs.pool import DIED
from fenedit.jobs.processors import pool_size

if TYPE_CHECKING:
    from concurrent.futures import Future

Part = TypeVar("Part")
Result = TypeVar("Result")


def can_fork() -> bool:
    """Return whether processes can be forked; otherwise each imports all modules anew.

    macOS can fork, but its own libraries may fail then.
    """
    return sys.platform == "linux"


def process_count() -> int:
    """Return how many processes are worth starting for work that a single one can do."""
    return min(pool_size(0), 2)


class PartError(Exception):
    """An unexpected failure in the work on a part.

    Attributes:
        why: the error in a line, as "ValueError: ...", or DIED.
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


_work: Final[list[Callable[[Any], Any]]] = []
"""The function to call with each part, in a process started by `in_processes`."""


def in_processes(
    function: Callable[[Part], Result],
    parts: Iterator[Part],
    count: int,
    most_waiting: int = 4,
) -> Iterator[Result]:
    """Call a function with each part in other processes; yield the results in order.

    The processes end with the iterator, or with the process that reads it.

    Args:
        function: is sent as a pickle where processes cannot be forked.
        parts: are read one by one, on demand.
        count: how many processes there are.
        most_waiting: how many results may wait for an earlier one; the more, the longer one part
            may take before the other processes have to wait.

    Raises:
        OSError, StreamError: the function raised it. Earlier results come first, as below.
        PartError: the function raised another error, its result cannot be sent, or a process
            has ended.
        Exception: reading a part raised it.
    """
    # Imported here: a search in a window needs none of it.
    from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    others = active_children()
    context = get_context("fork" if can_fork() else "spawn")
    executor = ProcessPoolExecutor(count, context, _prepare, (function,))
    waiting: deque[Future[Result]] = deque()
    failure: Exception | None = None
    try:
        while True:
            while len(waiting) < count + most_waiting and not (waiting and waiting[0].done()):
                try:
                    part = next(parts)
                except StopIteration:
                    break
                except Exception as error:
                    failure, parts = error, iter(())
                    break
                waiting.append(executor.submit(_call, part))
            if not waiting:
                break
            try:
                result = waiting.popleft().result()
            except (OSError, StreamError, BrokenProcessPool):
                raise
            except Exception as error:
                raise PartError(f"{type(error).__name__}: {error}") from error
            yield result
    except BrokenProcessPool as error:
        raise PartError(DIED) from error
    except BaseException:
        for child in set(active_children()).difference(others):
            child.kill()
        raise
    finally:
        executor.shutdown(cancel_futures=True)
    if failure is not None:
        raise failure


def _prepare(function: Callable[[Any], Any]) -> None:
    """Prepare a process for the parts of `in_processes`."""
    _work.append(function)
    # Ctrl-C reaches all processes of a terminal; the parent ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None  # who has started this process
    parent.join()
    os._exit(0)


def _call(part: Any) -> Any:
    return _work[-1](part)


Result_co = TypeVar("Result_co", covariant=True)

_LARGE = 8 << 20
"""The size in bytes from which starting other processes pays off."""


class PartWork(Protocol[Result_co]):
    """The work on a part; it may raise what reading the part raises."""

    def __call__(self, part: Stretch | bytes, *, exactly: bool = False) -> Result_co:
        """Return what was found in a part, without numpy if `exactly`."""


def size_of(source: Source) -> int | None:
    """Return the size of an open file in bytes, None if it is unknown."""
    return None if source.extent is None else source.extent.end - source.extent.start


def worked_on(
    work: PartWork[Result_co], source: Source, processes: int, exact: int
) -> Iterator[Result_co]:
    """Yield what was found in each part of a file, in order.

    Args:
        work: what is done.
        source: a file of lines, not UTF-16, at its beginning.
        processes: how many may work on a large file, where they can be forked.
        exact: how many parts are done without numpy, whose import takes longer.

    Raises:
        StreamError: the file cannot be read on.
    """
    size = size_of(source)
    if size is None:
        source = replace(
            source, binary=cast("BinaryIO", _Reader(cast("BufferedIOBase", source.binary)))
        )
    parts = line_parts(source)
    # A stream may have any number of parts.
    alone = len(FIRST_SIZES) if size is not None and size > _LARGE else 14
    try:
        yield from (work(part, exactly=True) for part in islice(parts, exact))
        yield from map(work, islice(parts, max(0, alone - exact)))
        following = next(parts, None)
        if following is not None:
            rest = chain([following], parts)
            # Reading a small file takes less time than starting a process.
            forked = processes > 1 and can_fork()
            yield from in_processes(work, rest, processes) if forked else map(work, rest)
    except OSError as error:
        raise stream_error(source.name, error) from error


class _Reader:
    """Reads a stream in small pieces, so that nothing before damage is lost."""

    def __init__(self, binary: BufferedIOBase) -> None:
        self._binary = binary
        self._error: StreamError | None = None

    def read(self, size: int) -> bytes:
        """Return `size` bytes, or fewer before the end or an error."""
        if self._error is not None:
            raise self._error
        pieces, left = [], size
        try:
            while left > 0 and (data := self._binary.read1(min(left, 1 << 13))):
                pieces.append(data)
                left -= len(data)
        except StreamError as error:
            if not pieces:
                raise
            self._error = error
        return b"".join(pieces)
