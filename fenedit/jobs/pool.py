"""Work on parts of something large in processes of their own, results in the order of the parts."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.reduction import ForkingPickler
from typing import Any, Final, NamedTuple, TypeVar, cast

Part = TypeVar("Part")
Result = TypeVar("Result")

_PROCESSES: Final = 2
_WAITING: Final = 4
"""Results that may wait for the one before them, unless another number is said."""


class PartError(Exception):
    """The work on a part has failed as it never should; the traceback of it is a note.

    Attributes:
        number: that of the part, counted from 0.
        part: the part.
        why: the last line of the traceback, as "ValueError: ...".
    """

    def __init__(self, number: int, part: object, why: str) -> None:
        super().__init__(f"part {number}: {why}")
        self.number = number
        self.part = part
        self.why = why


class _Failure(NamedTuple):
    """What comes in place of a result.

    Attributes:
        trace: lines that say what went wrong and where, what went wrong in the last.
        error: what the operating system refused, where it was that.
        part: what was worked on; who asked puts it in.
    """

    trace: str
    error: OSError | None = None
    part: object = None


def process_count() -> int:
    """Return in how many processes work pays: 1 where there is one processor, or no fork.

    A process that is not forked imports all modules anew, which takes longer than most work.
    """
    available = len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1
    return min(available, _PROCESSES)


def in_processes(
    function: Callable[[Part], Result],
    parts: Iterator[Part],
    count: int,
    most_waiting: int = _WAITING,
) -> Iterator[Result]:
    """Yield what a function returns for each part, called in some forked processes.

    Each process has one part at a time, and few results wait for the one before them, so that
    memory does not grow with their number. They end with the iterator, or with the process that
    reads it.

    Args:
        function: what is called with each part.
        parts: what it is called with, taken one by one as there is need.
        count: how many processes there are.
        most_waiting: how many results may wait for the one before them: the more, the longer one
            part may take before all other processes wait for it.

    Raises:
        OSError: the function has raised it. Here as below, all results before it come first.
        PartError: the function has raised anything else, its result cannot be sent, or its
            process has ended.
    """
    connections: list[Connection] = []
    processes = []
    context = multiprocessing.get_context("fork")
    try:
        for _ in range(count):
            mine, theirs = context.Pipe()
            connections.append(mine)
            process = context.Process(
                target=_serve, args=(function, theirs, connections), daemon=True
            )
            process.start()
            processes.append(process)
            theirs.close()
        yield from _results(parts, connections, most_waiting)
    finally:
        for connection in connections:
            connection.close()
        for process in processes:
            process.terminate()
            process.join()


def _results(
    parts: Iterator[object], connections: list[Connection], most_waiting: int
) -> Iterator[Any]:
    """Have parts worked on behind some connections, and yield the results in their order."""
    idle = list(connections)
    at_work: dict[Connection, tuple[int, object]] = {}
    waiting: dict[int, object] = {}
    numbered = enumerate(parts)
    following = 0
    while True:
        # A process that is done gets a new part even if the next result is another's.
        room = max(0, most_waiting - len(waiting))
        for number, part in islice(numbered, min(len(idle), room)):
            # An idle process waits for a part: nothing that it could want to say stands in the way.
            connection = idle.pop()
            # If its process has ended, so has what is received from it.
            with suppress(ConnectionError):
                connection.send(part)
            at_work[connection] = number, part
        if not at_work:
            return
        for connection in cast("list[Connection]", wait(list(at_work))):
            number, part = at_work.pop(connection)
            result = _received(connection)
            waiting[number] = result._replace(part=part) if isinstance(result, _Failure) else result
            idle.append(connection)
        while following in waiting:
            result = waiting.pop(following)
            if isinstance(result, _Failure):
                raise result.error or _part_error(following, result)
            yield result
            following += 1


def _received(connection: Connection) -> object:
    try:
        return connection.recv()
    except (EOFError, ConnectionError):
        return _Failure("its process has ended")
    except Exception:
        return _Failure(_trace())


def _part_error(number: int, failure: _Failure) -> PartError:
    error = PartError(number, failure.part, failure.trace.splitlines()[-1])
    error.add_note(failure.trace)
    return error


def _trace() -> str:
    # Imported here, because no work that succeeds needs it.
    import traceback

    return traceback.format_exc().rstrip()


def _serve(
    function: Callable[[Part], Result], connection: Connection, others: list[Connection]
) -> None:
    """Answer one part after the other, until nobody is there to ask."""
    # Ctrl-C reaches all processes of a terminal; the first one ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for other in others:
        other.close()
    try:
        while True:
            connection.send_bytes(_pickled_result(function, connection.recv()))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def _pickled_result(function: Callable[[Part], Result], part: Part) -> memoryview:
    try:
        return ForkingPickler.dumps(function(part))
    except OSError as error:
        failure = _Failure(_trace(), error)
    except Exception:
        failure = _Failure(_trace())
    return ForkingPickler.dumps(failure)
