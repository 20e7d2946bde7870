"""Does long work beside the window: in slices of its event loop, or in a process."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

if TYPE_CHECKING:
    from fenedit.jobs.worker import Answer, Worker

LOG = logging.getLogger("fenedit")

SLICE_SECONDS = 0.008
"""The usual length of a slice."""
_MOST_DEATHS = 2
"""The number of workers that a question may end before it is given up."""
_MOST_REMEMBERED = 256
_MOST_SAID = 2000
"""The most characters of a worker's failure in the log."""


class Slices(QObject):
    """Runs an iterator, a few steps in each turn of the event loop.

    Signals:
        progressed: the number of steps after a slice; None counts as no step.
        done: the iterator is exhausted.
        failed: an expected error ended it.
        broke: another error ended it, which is raised next.
    """

    progressed = Signal(object)
    done = Signal()
    failed = Signal(object)
    broke = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        errors: tuple[type[Exception], ...] = (),
        seconds: float | None = None,
    ) -> None:
        """Prepare; expected errors are signalled, all others raised."""
        super().__init__(parent)
        self._errors = errors
        self._seconds = seconds
        self._steps: Iterator[object] | None = None
        self._count = 0
        self._exhausted = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Return whether there is more to do."""
        return self._steps is not None

    def start(self, steps: Iterator[object], *, now: bool = False) -> None:
        """Begin other work; cancel the previous.

        Args:
            steps: does one step of the work for each item.
            now: whether to run the first slice at once, so that short work is done when this
                returns.
        """
        self._let_go()
        self._steps = steps
        self._count = 0
        self._exhausted = False
        self._timer.start(0)
        if now:
            self._go_on()

    def cancel(self) -> None:
        """Stop; close a generator, so that it can clean up."""
        self._let_go()

    def _let_go(self) -> None:
        # Not `cancel`, which a subclass extends by what ends with the work.
        steps, self._steps = self._steps, None
        self._timer.stop()
        close = getattr(steps, "close", None)
        if close is not None:
            close()

    def _go_on(self) -> None:
        steps = self._steps
        if steps is None:
            return
        seconds = SLICE_SECONDS if self._seconds is None else self._seconds
        end = time.monotonic() + seconds
        try:
            for step in steps:
                self._count += step is not None
                if time.monotonic() > end:
                    self.progressed.emit(self._count)
                    return
        except self._errors as error:
            self.cancel()
            self.failed.emit(error)
            return
        except BaseException:
            # The crash dialog reports unexpected errors, once.
            self.cancel()
            self.broke.emit()
            raise
        if not self._exhausted and self._count and time.monotonic() > end - seconds / 2:
            # Continue in the next turn.
            self._exhausted = True
            return
        self.cancel()
        self.done.emit()


_Question = TypeVar("_Question")
_Answer = TypeVar("_Answer")
_MOST_KNOWN = 4096
_MOST_WAITING = 64
"""Of more questions, the oldest are about rows out of sight."""


class Answers(QObject, Generic[_Question, _Answer]):
    """Answers questions about rows in idle time, the newest first, and remembers the answers.

    Signals:
        learnt: there are more answers.
    """

    learnt = Signal()

    def __init__(
        self, answer: Callable[[_Question], _Answer], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._answer = answer
        self._known: OrderedDict[Hashable, _Answer] = OrderedDict()
        self._waiting: OrderedDict[Hashable, _Question] = OrderedDict()
        self._slices = Slices(self)
        self._slices.progressed.connect(self.learnt)
        self._slices.done.connect(self.learnt)

    @property
    def busy(self) -> bool:
        """Return whether questions wait for an answer."""
        return self._slices.busy

    def now(self, key: Hashable, question: _Question) -> _Answer:
        """Return the answer to a question, which may take a while; equal ones have one key."""
        if key not in self._known:
            self._known[key] = self._answer(question)
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]

    def soon(self, key: Hashable, question: _Question) -> _Answer | None:
        """Return the answer if it is known, else None, and look for it in idle time."""
        if key in self._known:
            return self._known[key]
        self._waiting[key] = question
        if len(self._waiting) > _MOST_WAITING:
            self._waiting.popitem(last=False)
        if not self.busy:
            self._slices.start(self._answering())
        return None

    def _answering(self) -> Iterator[None]:
        while self._waiting:
            self.now(*self._waiting.popitem())
            yield


class Client(QObject):
    """Sends requests to a worker (see `fenedit.jobs.worker`); only the newest counts.

    The first request starts the process, and later ones restart it if it has ended.

    Attributes:
        module: the module whose worker answers.
        searching: whether a request is not answered yet.

    Signals:
        failed: the request has failed; why, "process" if the worker has ended or failed. Later
            requests may succeed.
    """

    module: str
    failed = Signal(str)
    _heard = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.searching = self._closed = False
        self._worker: Worker | None = None
        self._question: object = None
        self._number = self._deaths = 0
        # Answers arrive in a thread.
        self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)

    def warm(self) -> None:
        """Start the worker before its first request."""
        # Imported here: the start does not need it.
        from fenedit.jobs.worker import Worker

        if self._worker is None and not self._closed:
            try:
                self._worker = Worker(self.module, self._heard.emit)
            except OSError as error:
                LOG.warning("the worker %s cannot be started: %s", self.module, error)
                self._heard.emit(None, None)

    def cancel(self) -> None:
        """Cancel the request."""
        if self._question is not None:
            self._question = None
            self._request()
        self.searching = False

    def close(self) -> None:
        """End the process for good."""
        self._closed = True
        self.end_process()

    def end_process(self) -> None:
        """End the process until the next request."""
        self.cancel()
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def _ask(self, question: object) -> None:
        if not self._closed:
            self.searching = True
            self._question = question
            self._deaths = 0
            self._request()

    def _request(self) -> None:
        self._number += 1
        if self._question is not None:
            self.warm()
        if self._worker is not None:
            self._worker.ask(self._number, self._question)

    def _fail(self, code: str) -> None:
        self.cancel()
        self.failed.emit(code)

    def _on_heard(self, worker: Worker | None, answer: Answer | None) -> None:
        if worker is not self._worker or self._closed:
            return
        if answer is None:
            self._on_ended()
            return
        if answer.failure:
            LOG.warning("the worker %s failed: %s", self.module, answer.failure[-_MOST_SAID:])
        if answer.number == self._number and self._question is not None:
            if not answer.last:
                self._on_answered(answer.content)
                return
            self._question = None
            if answer.failure:
                self._on_failed(has_ended=False)
            else:
                self._on_done()

    def _on_ended(self) -> None:
        if self._worker is not None:
            status = self._worker.end()
            LOG.warning("the worker %s ended by itself: %s", self.module, status)
            self._worker = None
        self._deaths += 1
        if self._question is None:
            return
        if self._deaths < _MOST_DEATHS:
            self._request()
        else:
            self._question = None
            self._on_failed(has_ended=True)

    def _on_answered(self, answer: Any) -> None:
        raise NotImplementedError

    def _on_done(self) -> None:
        """Note that no more answers come."""

    def _on_failed(self, *, has_ended: bool) -> None:
        """Note that the worker has failed, or has ended at each request."""
        if self.searching:
            self._fail("process")


class RememberingClient(Client):
    """Asks about one thing at a time, and remembers the answers.

    `searching` is also true while a question waits for its moment.

    Signals:
        learnt: the question asked last has an answer, or will never have one.
    """

    learnt = Signal()

    def __init__(self, pause: int, parent: QObject | None = None) -> None:
        """Prepare; `pause` is how many milliseconds a question waits for another one."""
        super().__init__(parent)
        self._known: OrderedDict[Hashable, Any] = OrderedDict()
        self._sought: tuple[Any, ...] | None = None
        self._pause = QTimer(self, singleShot=True, interval=pause)
        self._pause.timeout.connect(self._search)

    def cancel(self) -> None:
        """Give up the current search."""
        self._sought = None
        self._pause.stop()
        super().cancel()

    def _begin(self, key: tuple[Any, ...], *, at_once: bool = False) -> None:
        self._sought, self.searching = key, True
        if at_once:
            self._search()
        else:
            self._pause.start()

    def _search(self) -> None:
        if self._sought is not None:
            self._ask(self._question_about(self._sought))

    def _question_about(self, key: tuple[Any, ...]) -> object:
        raise NotImplementedError

    def _on_answered(self, answer: Any) -> None:
        if self._sought is not None:
            self._known[self._sought] = answer
            if len(self._known) > _MOST_REMEMBERED:
                self._known.popitem(last=False)
            self._sought, self.searching = None, False
            self.learnt.emit()
