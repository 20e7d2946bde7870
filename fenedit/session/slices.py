"""Work that takes long, done in slices of the event loop, between which the window answers."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

SLICE_SECONDS: Final = 0.008
"""How long a slice is, unless another time is said."""


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
