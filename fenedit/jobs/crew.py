"""Several workers that share questions; they end with the process that started them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, NamedTuple

from fenedit.jobs.worker import Answer, Frames, Request, framed, worker_command

BEAT: Final = 0.05
"""Seconds after which a crew says that nothing new is known."""
MOST_DEATHS: Final = 2
"""A question over which so many workers have ended is not asked again."""
DIED: Final = "its process has ended"
"""Why such a question has failed."""
_NICE: Final = 10
"""How far from the priority of a window, of 19 at most."""
_AHEAD: Final = 64
_READ_SIZE: Final = 1 << 16


class Told(NamedTuple):
    """What a worker says of a question.

    Attributes:
        number: that of the question, from 0.
        content: what the work yielded; None in the last.
        last: whether nothing more comes of the question.
        failure: in the last, the last line of what went wrong; else "".
    """

    number: int
    content: object
    last: bool = False
    failure: str = ""


class Crew:
    """Some processes of a module whose `main` calls `fenedit.jobs.worker.serve`.

    They are started as there is need, and stay for the next questions until `close`.

    Args:
        module: what they are of.
        size: how many there are at most.
    """

    def __init__(self, module: str, size: int) -> None:
        self._module = module
        self._size = size
        self._hands: list[_Hand] = []
        self._inbox: SimpleQueue[_Heard] = SimpleQueue()
        self._numbers = count(1)

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End all processes at once."""
        while self._hands:
            self._hands.pop().end()

    def work(self, questions: Iterable[object], most_ahead: int = _AHEAD) -> Iterator[Told | None]:
        """Yield what is said of each question, mixed; None where nothing is said for BEAT seconds.

        Questions are taken one by one, as processes have nothing to do. Closing the iterator lets
        go of them; a process is free again as soon as its work yields.

        Args:
            questions: what is asked; None for nothing, which takes a number all the same.
            most_ahead: how far beyond the oldest question that is open others are asked.

        Raises:
            OSError: no process can be started.
        """
        open_tasks: dict[_Hand, _Task] = {}
        tasks = _Tasks(questions, most_ahead)
        try:
            while True:
                while len(open_tasks) < self._size and (task := tasks.taken(open_tasks.values())):
                    if task.content is None:
                        yield None
                    else:
                        self._give(task, open_tasks)
                if not open_tasks:
                    return
                try:
                    hand, answer = self._inbox.get(timeout=BEAT)
                except Empty:
                    yield None
                    continue
                if answer is None:
                    yield from self._buried(hand, open_tasks.pop(hand, None), tasks)
                else:
                    yield from _heard(hand, answer, open_tasks)
        finally:
            for hand in open_tasks:
                hand.ask(Request(next(self._numbers), None))

    def _give(self, task: _Task, open_tasks: dict[_Hand, _Task]) -> None:
        """Have a process that has nothing to do, or a new one, work on a question."""
        hand = next((each for each in self._hands if each not in open_tasks), None)
        if hand is None:
            hand = _Hand(self._module, self._inbox)
            self._hands.append(hand)
        task.request = next(self._numbers)
        open_tasks[hand] = task
        hand.ask(Request(task.request, task.content))

    def _buried(self, hand: _Hand, task: _Task | None, tasks: _Tasks) -> Iterator[Told]:
        """Let go of a process that has ended; its question is asked again, or has failed."""
        if hand not in self._hands:
            return
        self._hands.remove(hand)
        hand.end()
        if task is None:
            return
        task.deaths += 1
        if task.deaths < MOST_DEATHS:
            tasks.put_back(task)
        else:
            yield Told(task.number, None, last=True, failure=DIED)


def _heard(hand: _Hand, answer: Answer, open_tasks: dict[_Hand, _Task]) -> Iterator[Told]:
    """Yield what an answer says, unless it is one to what is not asked any more."""
    task = open_tasks.get(hand)
    if task is None or answer.number != task.request:
        return
    if answer.last:
        del open_tasks[hand]
    failure = answer.failure.rstrip().rpartition("\n")[2]
    yield Told(task.number, answer.content, answer.last, failure)


@dataclass(slots=True)
class _Task:
    """A question on its way.

    Attributes:
        number: that of the question.
        content: the question.
        request: the number of the request that it was asked by last.
        deaths: how many processes have ended over it.
    """

    number: int
    content: object
    request: int = field(default=0)
    deaths: int = field(default=0)


class _Tasks:
    """Questions that are still to be asked."""

    def __init__(self, questions: Iterable[object], most_ahead: int) -> None:
        self._fresh = (_Task(number, content) for number, content in enumerate(questions))
        self._back: list[_Task] = []
        self._most_ahead = most_ahead

    def taken(self, others: Iterable[_Task]) -> _Task | None:
        """Return the next one, None where it is too far ahead of others, or there is none."""
        task = min(self._back, key=_number, default=None)
        if task is None:
            task = next(self._fresh, None)
        else:
            self._back.remove(task)
        if task is None:
            return None
        if task.number - min(map(_number, others), default=task.number) < self._most_ahead:
            return task
        self.put_back(task)
        return None

    def put_back(self, task: _Task) -> None:
        """Let a question be asked again."""
        self._back.append(task)


def _number(task: _Task) -> int:
    return task.number


class _Hand:
    """A process, and a thread that listens to it."""

    def __init__(self, module: str, inbox: SimpleQueue[_Heard]) -> None:
        self._process = subprocess.Popen(
            worker_command(module),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # What goes wrong in the work is an answer; a terminal is no place for the rest.
            stderr=subprocess.DEVNULL,
            bufsize=0,
        )
        self._thread = Thread(target=self._listen, args=(inbox,), daemon=True)
        self._thread.start()

    def ask(self, request: Request) -> None:
        """Send a request; that the process has ended is heard where answers are."""
        assert self._process.stdin is not None  # a pipe
        data = memoryview(framed(request))
        with suppress(OSError):
            while data:
                data = data[self._process.stdin.write(data) or 0 :]

    def end(self) -> None:
        """End the process and the thread."""
        assert self._process.stdin is not None and self._process.stdout is not None  # pipes
        self._process.kill()
        self._process.wait()
        self._thread.join()
        self._process.stdin.close()
        self._process.stdout.close()

    def _listen(self, inbox: SimpleQueue[_Heard]) -> None:
        assert self._process.stdout is not None  # a pipe
        frames = Frames()
        # Who says what cannot be read is of no use, like one who has ended.
        with suppress(Exception):
            while data := os.read(self._process.stdout.fileno(), _READ_SIZE):
                for answer in frames.feed(data):
                    inbox.put((self, answer))
        inbox.put((self, None))


_Heard = tuple[_Hand, Answer | None]
"""Whom an answer is from; None where no more come."""


def crew_size(left: int) -> int:
    """Return how many processes may work while so many processors are left free; at least 1."""
    on_linux = sys.platform == "linux"
    available = len(os.sched_getaffinity(0)) if on_linux else os.cpu_count() or 1
    return max(1, available - left)


def lower_priority() -> None:
    """Let what a person waits for go before this process, where the system knows how."""
    if sys.platform != "win32":
        os.nice(max(0, _NICE - os.nice(0)))
