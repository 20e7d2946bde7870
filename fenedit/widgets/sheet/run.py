"""Work on many pages in slices of the event loop, between which the window answers."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from fenedit.documents.errors import SaveError, SourceError

_SLICE_SECONDS: Final = 0.02


class PrintError(Exception):
    """A printer that does not take what is printed; its argument is the printer's name."""


class EmptySheetError(Exception):
    """A sheet without a position."""


class SheetRun(QObject):
    """Goes through an iterator, a few steps a turn.

    Signals:
        progressed: how many steps are done; None is no step, but time that passed.
        done: all are.
        failed: the SaveError, SourceError, PrintError or EmptySheetError that ended it.
    """

    progressed = Signal(object)
    done = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] | None = None
        self._count = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether there is more to do."""
        return self._steps is not None

    def start(self, steps: Iterator[object]) -> None:
        """Begin other work; what was under way is let go of."""
        self.cancel()
        self._steps = steps
        self._count = 0
        self._timer.start(0)

    def cancel(self) -> None:
        """Do no more; a generator is closed, so that it can clean up."""
        steps, self._steps = self._steps, None
        self._timer.stop()
        close = getattr(steps, "close", None)
        if close is not None:
            close()

    def _go_on(self) -> None:
        steps = self._steps
        if steps is None:
            return
        end = time.monotonic() + _SLICE_SECONDS
        try:
            for step in steps:
                self._count += step is not None
                if time.monotonic() > end:
                    self.progressed.emit(self._count)
                    return
        except (SaveError, SourceError, PrintError, EmptySheetError) as error:
            self.cancel()
            self.failed.emit(error)
            return
        except BaseException:
            # What nobody foresaw is told by the crash dialog, once.
            self.cancel()
            raise
        self.cancel()
        self.done.emit()
