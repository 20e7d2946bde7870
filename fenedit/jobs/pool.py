"""Several processes that share questions; they end with the process that started them."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from heapq import heappop, heappush
from io import BufferedIOBase
from itertools import chain, count, islice
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, BinaryIO, Final, Protocol, TypeVar, cast

from fenedit.documents.files.streaming import (
    FIRST_SIZES,
    Source,
    StreamError,
    Stretch,
    line_parts,
    stream_error,
)
from fenedit.jobs.worker import (
    Answer,
    Frames,
    Request,
    Work,
    framed,
    no_console,
    serve,
    worker_command,
)

if TYPE_CHECKING:
    from io import FileIO
    from multiprocessing.process import BaseProcess

Part = TypeVar("Part")
Result = TypeVar("Result")

BEAT: Final = 0.05
"""Seconds after which a pool says that nothing new is known."""
MOST_DEATHS: Final = 2
"""A question over which so many workers have ended is not asked again."""
DIED: Final = "its process has ended"
"""Why such a question has failed."""
_PAYING: Final = 2
"""So many processes pay where they only divide what one can do."""
_WAITING: Final = 4
"""Results that may wait for the one before them, unless another number is said."""
_AHEAD: Final = 64
_READ_SIZE: Final = 1 << 16


class PartError(Exception):
    """The work on a part has failed as it never should; the traceback of it is a note.

    Parts are counted from 0. `why` is the last line of the traceback, as "ValueError: ...".
    """

    def __init__(self, number: int, trace: str) -> None:
        self.number = number
        self.why = trace.rpartition("\n")[2]
        super().__init__(f"part {number}: {self.why}")
        self.add_note(trace)


class Pool:
    """Some processes that answer questions, and stay for the next ones until `close`.

    Args:
        work: a module whose `main` calls `fenedit.jobs.worker.serve`, of which processes are
            started as there is need, also in the place of those that have ended; or what is to be
            done, by processes that are forked now, because later there are threads.
        size: how many there are at most.
    """

    def __init__(self, work: str | Work, size: int) -> None:
        self._inbox: SimpleQueue[_Heard] = SimpleQueue()
        self._module = work if isinstance(work, str) else ""
        self._size = size
        forked = [] if isinstance(work, str) else _forked(work, size)
        self._processes = [_Process(*each, self._inbox) for each in forked]
        self._numbers = count(1)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End all processes at once."""
        while self._processes:
            self._processes.pop().end()

    def work(
        self, questions: Iterable[object], most_ahead: int = _AHEAD
    ) -> Iterator[Answer | None]:
        """Yield what is said of each question, mixed; None where nothing is said for BEAT seconds.

        The number of an answer is that of its question, from 0.

        Questions are taken one by one, as processes have nothing to do. Closing the iterator lets
        go of them; a process is free again as soon as its work yields.

        Args:
            questions: what is asked; None for nothing, which takes a number all the same.
            most_ahead: how far beyond the oldest question that is open others are asked.

        Raises:
            OSError: no process can be started.
            Exception: taking a question has raised it; all that is said of those before it comes
                first.
        """
        open_tasks: dict[_Process, _Task] = {}
        tasks = _Tasks(questions, most_ahead)
        told: list[Answer | None] = []
        try:
            while True:
                died = False
                try:
                    while (
                        not died
                        and len(open_tasks) < self._size
                        and (task := tasks.taken(open_tasks.values()))
                    ):
                        if task.content is None:
                            yield None
                        elif not self._give(task, open_tasks):
                            # Told before more is taken: there may be no process left for it.
                            died = True
                            told.append(Answer(task.number, None, last=True, failure=DIED))
                except OSError:
                    yield from told
                    raise
                # Processes work again before what they said is looked at.
                yield from told
                if not open_tasks and not died:
                    break
                told = self._heard(open_tasks, tasks) if open_tasks else []
        finally:
            # Those that `close` has ended take no request.
            for process in open_tasks.keys() & set(self._processes):
                process.ask(Request(next(self._numbers), None))
        if tasks.failure is not None:
            raise tasks.failure

    def _give(self, task: _Task, open_tasks: dict[_Process, _Task]) -> bool:
        """Have a process that has nothing to do, or a new one, work on a question, if it can."""
        process = next((each for each in self._processes if each not in open_tasks), None)
        if process is None:
            if not self._module:
                return False
            process = _Process(*_started(self._module), self._inbox)
            self._processes.append(process)
        task.request = next(self._numbers)
        open_tasks[process] = task
        process.ask(Request(task.request, task.content))
        return True

    def _heard(self, open_tasks: dict[_Process, _Task], tasks: _Tasks) -> list[Answer | None]:
        """Return all that has come, None where nothing does for BEAT seconds."""
        try:
            heard = [self._inbox.get(timeout=BEAT)]
        except Empty:
            return [None]
        while not self._inbox.empty():
            heard.append(self._inbox.get())
        told: list[Answer | None] = []
        for process, answer in heard:
            task = open_tasks.get(process)
            if answer is None:
                told += self._buried(process, open_tasks.pop(process, None), tasks)
            elif task is not None and answer.number == task.request:
                if answer.last:
                    del open_tasks[process]
                told.append(answer._replace(number=task.number))
        return told

    def _buried(self, process: _Process, task: _Task | None, tasks: _Tasks) -> Iterator[Answer]:
        """Let go of a process that has ended; its question is asked again, or has failed."""
        if process not in self._processes:
            return
        self._processes.remove(process)
        process.end()
        if task is None:
            return
        task.deaths += 1
        if self._module and task.deaths < MOST_DEATHS:
            tasks.put_back(task)
        else:
            yield Answer(task.number, None, last=True, failure=DIED)


@dataclass(slots=True, order=True)
class _Task:
    """A question on its way, with its number, by which the oldest is asked first."""

    number: int
    content: object
    request: int = 0
    """The number of the request that it was asked by last."""
    deaths: int = 0
    """How many processes have ended over it."""


class _Tasks:
    """Questions that are still to be asked.

    Attributes:
        failure: what taking one has raised, so that there are no more.
    """

    def __init__(self, questions: Iterable[object], most_ahead: int) -> None:
        self.failure: Exception | None = None
        self._fresh = self._taken_from(questions)
        self._back: list[_Task] = []
        self._most_ahead = most_ahead

    def _taken_from(self, questions: Iterable[object]) -> Iterator[_Task]:
        try:
            for number, content in enumerate(questions):
                yield _Task(number, content)
        except Exception as error:
            self.failure = error

    def taken(self, others: Iterable[_Task]) -> _Task | None:
        """Return the next one, None where it is too far ahead of others, or there is none."""
        task = heappop(self._back) if self._back else next(self._fresh, None)
        if task is None:
            return None
        oldest = min((other.number for other in others), default=task.number)
        if task.number - oldest < self._most_ahead:
            return task
        self.put_back(task)
        return None

    def put_back(self, task: _Task) -> None:
        """Let a question be asked again."""
        heappush(self._back, task)


class _Process:
    """A process, and a thread that listens to it."""

    def __init__(
        self,
        process: subprocess.Popen[bytes] | BaseProcess,
        source: FileIO,
        target: FileIO,
        inbox: SimpleQueue[_Heard],
    ) -> None:
        self._process = process
        self._source = source
        self._target = target
        self._thread = Thread(target=self._listen, args=(inbox,), daemon=True)
        self._thread.start()

    def ask(self, request: Request) -> None:
        """Send a request; that the process has ended is heard where answers are."""
        data = memoryview(framed(request))
        with suppress(OSError):
            while data:
                data = data[self._target.write(data) or 0 :]

    def end(self) -> None:
        """End the process and the thread."""
        self._process.kill()
        if isinstance(self._process, subprocess.Popen):
            self._process.wait()
        else:
            self._process.join()
        self._thread.join()
        self._target.close()
        self._source.close()

    def _listen(self, inbox: SimpleQueue[_Heard]) -> None:
        frames = Frames()
        # Who says what cannot be read is of no use, like one who has ended.
        with suppress(Exception):
            while data := os.read(self._source.fileno(), _READ_SIZE):
                for answer in frames.feed(data):
                    inbox.put((self, answer))
        inbox.put((self, None))


_Heard = tuple[_Process, Answer | None]
"""Whom an answer is from; None where no more come."""


def _started(module: str) -> tuple[subprocess.Popen[bytes], Any, Any]:
    """Start a process of a module, and return it with what it writes to and reads from."""
    process = subprocess.Popen(
        worker_command(module),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        # What goes wrong in the work is an answer; a terminal is no place for the rest.
        stderr=subprocess.DEVNULL,
        bufsize=0,
        creationflags=no_console(),
    )
    return process, process.stdout, process.stdin


def _forked(work: Work, size: int) -> list[tuple[BaseProcess, Any, Any]]:
    """Fork processes, and return each with what it writes to and reads from."""
    from multiprocessing import get_context

    if sys.platform == "win32":
        raise AssertionError("see can_fork")
    start = get_context("fork").Process
    forked: list[tuple[BaseProcess, Any, Any]] = []
    ours: list[int] = []
    for _ in range(size):
        (question, asking), (answering, answer) = os.pipe(), os.pipe()
        ours += [asking, answering]
        process = start(target=_serve_forked, args=(work, question, answer, ours), daemon=True)
        process.start()
        os.close(question)
        os.close(answer)
        forked.append(
            (process, os.fdopen(answering, "rb", buffering=0), os.fdopen(asking, "wb", buffering=0))
        )
    return forked


def _serve_forked(work: Work, source: int, target: int, others: list[int]) -> None:
    # Ctrl-C reaches all processes of a terminal; the first one ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Else nobody's input would end with who asks.
    for other in others:
        os.close(other)
    serve(work, source, target)


def can_fork() -> bool:
    """Tell whether processes are forked, which costs nothing; else each imports all modules anew.

    macOS knows forks, too, but its own libraries may fail in them.
    """
    return sys.platform == "linux"


def process_count() -> int:
    """Return how many processes pay for what is large."""
    return min(pool_size(0), _PAYING)


def pool_size(left: int) -> int:
    """Return how many processes may work while so many processors are left free; at least 1."""
    if sys.platform == "linux":
        available = len(os.sched_getaffinity(0))
    else:
        available = os.cpu_count() or 1
    return max(1, available - left)


def in_processes(
    function: Callable[[Part], Result],
    parts: Iterator[Part],
    count: int,
    most_waiting: int = _WAITING,
) -> Iterator[Result]:
    """Yield what a function returns for each part, in their order, called in other processes.

    Each process has one part at a time, and few results wait for the one before them, so that
    memory does not grow with their number. They end with the iterator, or with the process that
    reads it.

    Args:
        function: what is called with each part. Where there is no fork, it is sent as a pickle.
        parts: what it is called with, never None, taken one by one as there is need.
        count: how many processes there are.
        most_waiting: how many results, beside those of parts under way, may wait for the one
            before them: the more, the longer one part may take before all other processes wait.
            Of one more for each process the result may come while others are looked at.

    Raises:
        OSError, StreamError: the function has raised it. Here as below, all results before it come
            first.
        PartError: the function has raised anything else, its result cannot be sent, or its
            process has ended.
        Exception: taking a part has raised it.
    """
    work: str | Work = partial(_packed, function)
    questions: Iterator[object] = parts
    if not can_fork():
        work, questions = __name__, ((function, part) for part in parts)
    with Pool(work, count) as pool:
        told = (each for each in pool.work(questions, most_waiting + count) if each is not None)
        outcomes = ((each.number, each) for each in told if each.failure or not each.last)
        yield from map(_unpacked, in_order(outcomes))


def main() -> None:
    """Answer questions that are a function and what it is called with."""
    serve(lambda question: _packed(*question))


def _packed(function: Callable[[Part], Result], part: Part) -> Iterator[bytes]:
    """Yield what a function returns or raises as a pickle, which may turn out to be no good."""
    error: Exception | None = None
    result: Result | None = None
    try:
        result = function(part)
    except (OSError, StreamError) as caught:
        error = caught
    yield pickle.dumps((result, error))


def _unpacked(outcome: Answer) -> Any:
    if outcome.failure:
        raise PartError(outcome.number, outcome.failure.rstrip())
    assert isinstance(outcome.content, bytes)  # packed
    try:
        result, error = pickle.loads(outcome.content)
    except Exception:
        raise PartError(outcome.number, traceback.format_exc().rstrip()) from None
    if error is not None:
        raise error
    return result


def in_order(numbered: Iterable[tuple[int, Result]]) -> Iterator[Result]:
    """Yield results in the order of their numbers, from 0, each as soon as it and all before are.

    Each number comes once.
    """
    waiting: dict[int, Result] = {}
    following = 0
    for number, result in numbered:
        waiting[number] = result
        while following in waiting:
            yield waiting.pop(following)
            following += 1


Result_co = TypeVar("Result_co", covariant=True)

_LARGE: Final = 8 << 20
"""Bytes for which other processes are worth their start."""
_PARTS_ALONE: Final = 14
"""Parts that are worked on before they are, where it is not known how many there will be."""

_PART_READ_SIZE: Final = 1 << 13
"""Bytes of a stream that are read at a time."""


class PartWork(Protocol[Result_co]):
    """What is done with a part; what reading the part raises may be raised."""

    def __call__(self, part: Stretch | bytes, *, exactly: bool = False) -> Result_co:
        """Return what is found in a part, without numpy if `exactly`."""


def size_of(source: Source) -> int | None:
    """Return how many bytes an open file has, None where that is not known."""
    return None if source.extent is None else source.extent.end - source.extent.start


def worked_on(
    work: PartWork[Result_co], source: Source, processes: int, exact: int
) -> Iterator[Result_co]:
    """Yield what is found in each part of a file, in their order.

    Args:
        work: what is done.
        source: a file of lines, not UTF-16, at its beginning.
        processes: how many may work on a large file, where they can be forked.
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
            # Looking a file through takes less time than the start of a process of its own.
            forked = processes > 1 and can_fork()
            yield from in_processes(work, rest, processes) if forked else map(work, rest)
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
            while left > 0 and (data := self._binary.read1(min(left, _PART_READ_SIZE))):
                pieces.append(data)
                left -= len(data)
        except StreamError as error:
            if not pieces:
                raise
            self._error = error
        return b"".join(pieces)
