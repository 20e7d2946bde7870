"""Work that takes long while the window goes on: in slices of its event loop, or in a process."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

if TYPE_CHECKING:
    from fenedit.jobs.worker import Answer, Worker

LOG: Final = logging.getLogger("fenedit")

SLICE_SECONDS: Final = 0.008
"""How long a slice is, unless another time is said."""
_MOST_DEATHS: Final = 2
"""A question over which so many workers have ended is not asked again."""
_MOST_SAID: Final = 2000
"""So many characters of why a worker has failed go to the log."""


class Slices(QObject):
    """Goes through an iterator, a few steps a turn.

    Signals:
        progressed: a slice is over; how many steps are done. None is no step, but time that passed.
        done: all are.
        failed: what ended it, one of the errors that are awaited.
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
        """Prepare; errors that are awaited are told, all others raised."""
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
        """Whether there is more to do."""
        return self._steps is not None

    def start(self, steps: Iterator[object], *, now: bool = False) -> None:
        """Begin other work; what was under way is let go of.

        Args:
            steps: does one step of the work whenever it is asked for its next item.
            now: whether the first slice needs no turn of its own, so that what is done in a moment
                is done when this returns.
        """
        self._let_go()
        self._steps = steps
        self._count = 0
        self._exhausted = False
        self._timer.start(0)
        if now:
            self._go_on()

    def cancel(self) -> None:
        """Do no more; a generator is closed, so that it can clean up."""
        self._let_go()

    def _let_go(self) -> None:
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
            # What nobody foresaw is told by the crash dialog, once.
            self.cancel()
            self.broke.emit()
            raise
        if not self._exhausted and self._count and time.monotonic() > end - seconds / 2:
            # What is left to do gets a turn of its own.
            self._exhausted = True
            return
        self.cancel()
        self.done.emit()


class Client(QObject):
    """Asks a worker (see `fenedit.jobs.worker`) one thing at a time; only the newest counts.

    The process is started by the first question, and again where it has ended by itself.

    Attributes:
        module: the module whose worker answers.
        searching: whether something is asked for that is not answered yet.

    Signals:
        failed: nothing more will come of what was asked for; why, "process" where the worker has
            ended, or stumbled. What is asked for next may be answered.
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
        # What a worker says is heard in a thread.
        self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)

    def warm(self) -> None:
        """Start the worker if there is none, so that it is there once something is asked."""
        # Here, because no start of the program waits for it.
        from fenedit.jobs.worker import Worker

        if self._worker is None and not self._closed:
            try:
                self._worker = Worker(self.module, self._heard.emit)
            except OSError as error:
                LOG.warning("the worker %s cannot be started: %s", self.module, error)
                self._heard.emit(None, None)

    def cancel(self) -> None:
        """Let go of what was asked for."""
        if self._question is not None:
            self._question = None
            self._request()
        self.searching = False

    def close(self) -> None:
        """End the process; nothing is asked for any more."""
        self.cancel()
        self._closed = True
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
        """Take note that no more answers come."""

    def _on_failed(self, *, has_ended: bool) -> None:
        """Take note that the worker has stumbled, or has ended each time that it was asked."""
        if self.searching:
            self._fail("process")
