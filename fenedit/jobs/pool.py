"""Shares work among processes, which end with the process that started them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TypeVar

from fenedit.jobs.worker import Answer, Worker

Result = TypeVar("Result")

BEAT = 0.05
"""Seconds after which a pool reports that it has nothing new."""
MOST_DEATHS = 2
"""The number of workers that a question may end before it is given up."""
DIED = "its process has ended"
"""The failure of a question that was given up."""


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
    """Workers that share questions and wait for more until `close`.

    Args:
        module: answers the questions, see `fenedit.jobs.worker.Worker`.
        size: the most workers. They start on demand, and replace those that have ended.

    Attributes:
        idle: the worker that gets the question being read; None for one that starts for it.
    """

    def __init__(self, module: str, size: int) -> None:
        self._module = module
        self._size = size
        self._inbox: SimpleQueue[tuple[Worker, Answer | None]] = SimpleQueue()
        self._workers: list[Worker] = []
        self._requests = 0
        self.idle: Worker | None = None

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
            questions: None takes a number but is not asked.
            most_ahead: how many questions may be asked beyond the oldest open one.

        Raises:
            OSError: no process can be started.
            Exception: reading a question raised it; answers to earlier questions come first.
        """
        failures: list[Exception] = []
        fresh = _tasks(questions, failures)
        again: list[_Task] = []
        open_: dict[Worker, _Task] = {}
        told: list[Answer | None] = []
        try:
            while True:
                while len(open_) < self._size:
                    self.idle = next((each for each in self._workers if each not in open_), None)
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
                        self._ask(self.idle or self._started(), task, open_)
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

    def _started(self) -> Worker:
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


def in_order(numbered: Iterable[tuple[int, Result]]) -> Iterator[Result]:
    """Yield numbered results in order, each as soon as all earlier ones have come.

    Each number comes once.
    """
    waiting: dict[int, Result] = {}
    following = 0
    for number, result in numbered:
        waiting[number] = result
        while following in waiting:
            yield waiting.pop(following)
            following += 1
