"""Work that takes long while the window goes on: in slices of its event loop, or in a process."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from PySide6.QtCore import QProcess

    from fenedit.jobs.worker import Answer, Frames, Request

LOG: Final = logging.getLogger("fenedit")

SLICE_SECONDS: Final = 0.008
"""How long a slice is, unless another time is said."""
MOST_FAILURES: Final = 3
"""A worker that ends so often in a row without an answer is not started again."""
_MOST_SAID: Final = 2000
"""So many characters of a failed worker's last words go to the log."""
_END_MS: Final = 1000


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


class Background(QObject):
    """Has a worker (see `fenedit.jobs.worker`) answer requests; only the newest counts.

    The process is started by the first request, and again where it ended by itself.

    Signals:
        answered: the content of an answer to the newest request; there may be several.
        done: the newest request has had its last answer.
        failed: the work on the newest request has raised; or this is `hopeless` from now on,
            because the worker ends whenever it is started.
    """

    answered = Signal(object)
    done = Signal()
    failed = Signal()

    def __init__(self, module: str, parent: QObject | None = None) -> None:
        """Prepare to start a process whose work is the `main` of a module."""
        super().__init__(parent)
        self._module = module
        self._process: QProcess | None = None
        self._frames: Frames | None = None
        self._number = 0
        self._pending: Request | None = None
        self._failures = 0
        self._closed = False

    @property
    def running(self) -> bool:
        """Whether the process was started, so that an answer costs no start."""
        return self._process is not None

    @property
    def hopeless(self) -> bool:
        """Whether no request is answered any more: the worker ends too often, or was closed."""
        return self._closed or self._failures >= MOST_FAILURES

    def start(self) -> None:
        """Start the process if it does not run, so that it is there once something is asked."""
        if self._process is None and not self.hopeless:
            self._start()

    def try_again(self) -> None:
        """Forget how often the worker has ended."""
        self._failures = 0

    def ask(self, content: object) -> None:
        """Send a request; what was asked before is not answered any more."""
        from fenedit.jobs.worker import Request

        if self.hopeless:
            return
        self._number += 1
        self._pending = Request(self._number, content)
        if self._process is None:
            self._start()
        else:
            self._send()

    def cancel(self) -> None:
        """Let go of what was asked."""
        if self._pending is not None and self._process is not None:
            self.ask(None)
        self._pending = None

    def close(self) -> None:
        """End the process at once, and for good."""
        self._closed = True
        self._pending = None
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished(_END_MS)
            process.deleteLater()

    def _start(self) -> None:
        # Imported here, because no start of the program waits for it.
        from PySide6.QtCore import QProcess

        from fenedit.jobs.worker import Frames, worker_command

        program, *words = worker_command(self._module)
        self._frames = Frames()
        process = self._process = QProcess(self)
        process.readyReadStandardOutput.connect(self._on_output)
        process.finished.connect(self._on_ended)
        process.errorOccurred.connect(self._on_error)
        process.start(program, words)
        # A start that fails at once has brought the next.
        if process is self._process:
            self._send()

    def _send(self) -> None:
        from fenedit.jobs.worker import framed

        if self._process is not None and self._pending is not None:
            self._process.write(framed(self._pending))

    def _on_output(self) -> None:
        process, frames = self._process, self._frames
        if process is None or frames is None:
            return
        try:
            answers = list(frames.feed(bytes(process.readAllStandardOutput().data())))
        except Exception:
            LOG.warning("the worker %s said what cannot be read", self._module, exc_info=True)
            self._frames = None
            process.kill()
            return
        for answer in answers:
            self._failures = 0
            self._take(answer)

    def _take(self, answer: Answer) -> None:
        if answer.failure:
            LOG.warning("the worker %s failed: %s", self._module, answer.failure[-_MOST_SAID:])
        if self._pending is None or answer.number != self._pending.number:
            return
        if not answer.last:
            self.answered.emit(answer.content)
            return
        self._pending = None
        if answer.failure:
            self.failed.emit()
        else:
            self.done.emit()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        from PySide6.QtCore import QProcess

        # Of any other end `finished` tells as well.
        if error == QProcess.ProcessError.FailedToStart:
            self._on_ended()

    def _on_ended(self, *_how: object) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        said = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        words = said[-_MOST_SAID:] or process.errorString()
        LOG.warning("the worker %s ended by itself: %s", self._module, words)
        process.deleteLater()
        self._failures += 1
        if self.hopeless:
            self._pending = None
            self.failed.emit()
        elif self._pending is not None:
            self._start()


class Client(QObject):
    """Has a worker of its own do what a person asks for, one thing at a time; the newest counts.

    A worker that was given up is tried again: so does the person who asks again.

    Attributes:
        searching: whether something is asked for that is not answered yet.

    Signals:
        failed: nothing more will come of what was asked for; why, "process" where the worker has
            ended, or stumbled. What is asked for next may be answered.
    """

    failed = Signal(str)

    def __init__(self, module: str, parent: QObject | None = None) -> None:
        """Prepare to ask a process whose work is the `main` of a module."""
        super().__init__(parent)
        self.searching = self._closed = False
        self._background = Background(module, self)
        self._background.answered.connect(self._on_answered)
        self._background.done.connect(self._on_done)
        self._background.failed.connect(self._on_failed)

    def cancel(self) -> None:
        """Let go of what was asked for."""
        self.searching = False
        self._background.cancel()

    def close(self) -> None:
        """End the process; nothing is asked for any more."""
        self._closed = True
        self.cancel()
        self._background.close()

    def _ask(self, question: object) -> None:
        if not self._closed:
            self.searching = True
            if self._background.hopeless:
                self._background.try_again()
            self._background.ask(question)

    def _fail(self, code: str) -> None:
        self.cancel()
        self.failed.emit(code)

    def _on_answered(self, answer: Any) -> None:
        raise NotImplementedError

    def _on_done(self) -> None:
        """Take note that no more answers come."""

    def _on_failed(self) -> None:
        if self.searching:
            self._fail("process")
