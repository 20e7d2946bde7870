"""Shares work among processes, which end with the process that started them."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from io import BufferedIOBase
from itertools import chain, islice
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
from fenedit.jobs.worker import Answer, Worker

if TYPE_CHECKING:
    from concurrent.futures import Future

Part = TypeVar("Part")
Result = TypeVar("Result")

BEAT = 0.05
"""Seconds after which a pool reports that it has nothing new."""
MOST_DEATHS = 2
"""A question that has ended so many workers is given up."""
DIED = "its process has ended"
"""The failure of such a question."""


@dataclass(slots=True)
class _Task:
    """A question: its number, its request, and how many workers it has ended."""

    number: int
    content: object
    request: int = 0
    deaths: int = 0


def _tasks(questions: Iterable[object], failures: list[Exception]) -> Iterator[_Task]:
    try:
        for number, content in enumerate(questions):
            yield _Task(number, content)
    except Exception as error:
        failures.append(error)


class Pool:
    """Workers that share questions, and wait for more until `close`.

    Args:
        module: answers the questions, see `fenedit.jobs.worker.Worker`.
        size: the most workers. They start on demand, and replace those that have ended.
    """

    def __init__(self, module: str, size: int) -> None:
        self._module = module
        self._size = size
        self._inbox: SimpleQueue[tuple[Worker, Answer | None]] = SimpleQueue()
        self._workers: list[Worker] = []
        self._requests = 0

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End all processes at once."""
        while self._workers:
            self._workers.pop().end()

    def work(self, questions: Iterable[object], most_ahead: int = 64) -> Iterator[Answer | None]:
        """Yield answers in any order, with the index of their question; None each silent BEAT.

        Questions are read as processes become free. Closing the iterator cancels the work;
        a process is free again as soon as its work yields.

        Args:
            questions: None takes a number, and is not asked.
            most_ahead: how many questions may be asked beyond the oldest open one.

        Raises:
            OSError: no process can be started.
            Exception: reading a question raised it; answers to those before come first.
        """
        failures: list[Exception] = []
        fresh = _tasks(questions, failures)
        again: list[_Task] = []
        open_: dict[Worker, _Task] = {}
        told: list[Answer | None] = []
        try:
            while True:
                while len(open_) < self._size:
                    task = again.pop() if again else next(fresh, None)
                    if task is None:
                        break
                    if (
                        task.number - min(each.number for each in [task, *open_.values()])
                        >= most_ahead
                    ):
                        again.append(task)
                        break
                    if task.content is None:
                        yield None
                    else:
                        self._ask(self._free(open_), task, open_)
                # Keep processes busy before reading their answers.
                yield from told
                if not open_:
                    break
                heard = self._heard()
                told = [said for each in heard for said in self._taken(*each, open_, again)]
                told = told or [None]
        finally:
            # `close` may have ended it.
            for worker in open_.keys() & set(self._workers):
                self._ask(worker, _Task(0, None), {})
        if failures:
            raise failures[0]

    def _ask(self, worker: Worker, task: _Task, open_: dict[Worker, _Task]) -> None:
        self._requests += 1
        task.request = self._requests
        open_[worker] = task
        worker.ask(task.request, task.content)

    def _taken(
        self,
        worker: Worker,
        answer: Answer | None,
        open_: dict[Worker, _Task],
        again: list[_Task],
    ) -> Iterator[Answer]:
        """Yield a worker's answer; ask its task again if the worker has ended."""
        task = open_.get(worker)
        if answer is None and worker in self._workers:
            self._workers.remove(worker)
            worker.end()
            open_.pop(worker, None)
        if task is None:
            return
        if answer is None:
            task.deaths += 1
            if task.deaths < MOST_DEATHS:
                again.append(task)
            else:
                yield Answer(task.number, None, last=True, failure=DIED)
        elif answer.number == task.request:
            if answer.last:
                del open_[worker]
            yield answer._replace(number=task.number)

    def _free(self, busy: Iterable[Worker]) -> Worker:
        """Return an idle worker, or a new one."""
        for worker in self._workers:
            if worker not in busy:
                return worker
        worker = Worker(self._module, lambda *heard: self._inbox.put(heard))
        self._workers.append(worker)
        return worker

    def _heard(self) -> Iterator[tuple[Worker, Answer | None]]:
        """Yield all answers that have come; none after BEAT seconds of silence."""
        try:
            yield self._inbox.get(timeout=BEAT)
            while True:
                yield self._inbox.get_nowait()
        except Empty:
            return


def can_fork() -> bool:
    """Return whether processes can be forked; else each imports all modules anew.

    macOS can fork, but its own libraries may fail then.
    """
    return sys.platform == "linux"


def process_count() -> int:
    """Return how many processes are worth starting for work that one can do."""
    return min(pool_size(0), 2)


def pool_size(left: int) -> int:
    """Return how many processes leave so many processors free; at least 1."""
    if sys.platform == "linux":
        available = len(os.sched_getaffinity(0))
    else:
        available = os.cpu_count() or 1
    return max(1, available - left)


class PartError(Exception):
    """A failure in the work on a part that nobody expects.

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
        most_waiting: how many results may wait for an earlier one: the more, the longer one
            part may take before all other processes wait.

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
    # Ctrl-C reaches all processes of a terminal; the first one ends the others.
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


def in_order(numbered: Iterable[tuple[int, Result]]) -> Iterator[Result]:
    """Yield numbered results in order, each as soon as all before it have come.

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

_LARGE = 8 << 20
"""Bytes from which starting other processes pays."""


class PartWork(Protocol[Result_co]):
    """The work on a part; it may raise what reading the part raises."""

    def __call__(self, part: Stretch | bytes, *, exactly: bool = False) -> Result_co:
        """Return the finds in a part, without numpy if `exactly`."""


def size_of(source: Source) -> int | None:
    """Return the size of an open file in bytes, None if it is unknown."""
    return None if source.extent is None else source.extent.end - source.extent.start


def worked_on(
    work: PartWork[Result_co], source: Source, processes: int, exact: int
) -> Iterator[Result_co]:
    """Yield the finds in each part of a file, in order.

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
        """Return so many bytes, or fewer before the end or an error."""
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
