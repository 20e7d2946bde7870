"""Work on parts of something large in processes of their own, results in the order of the parts."""

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Final, TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")

_PROCESSES: Final = 2


def process_count() -> int:
    """Return in how many processes work pays: 1 where there is one processor, or no fork.

    A process that is not forked imports all modules anew, which takes longer than most work.
    """
    available = len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1
    return min(available, _PROCESSES)


def in_processes(
    function: Callable[[Part], Result], parts: Iterator[Part], count: int
) -> Iterator[Result]:
    """Yield what a function returns for each part, called in some forked processes.

    Each process has one part at a time, so that memory does not grow with their number. They end
    with the iterator, or with the process that reads it.
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
        at_work: deque[Connection] = deque()
        idle = deque(connections)
        for part in parts:
            if not idle:
                connection = at_work.popleft()
                result: Result = connection.recv()
                idle.append(connection)
                _send(idle, at_work, part)
                yield result
            else:
                _send(idle, at_work, part)
        while at_work:
            result = at_work.popleft().recv()
            yield result
    finally:
        for connection in connections:
            connection.close()
        for process in processes:
            process.terminate()
            process.join()


def _send(idle: deque[Connection], at_work: deque[Connection], part: object) -> None:
    # An idle process waits for a part: nothing that it could want to say stands in the way.
    connection = idle.popleft()
    connection.send(part)
    at_work.append(connection)


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
            connection.send(function(connection.recv()))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
