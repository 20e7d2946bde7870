"""The search for the next record that the quick check objects to, while nobody waits."""

import time
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from fenedit.documents.file_source import SourceError
from fenedit.notation.problems import Problem

_SLICE_SECONDS: Final = 0.008
_TOLD_SECONDS: Final = 0.5


class FaultSearch(QObject):
    """Goes from row to row until one has an objection, from the last on to the first.

    Signals:
        found: the row, and whether the end of the list was passed on the way.
        nothing: no row has an objection.
        progressed: how many rows were looked at; now and then, if it takes a while.
        failed: the code of a SourceError, where the rows could not be read on.
    """

    found = Signal(int, bool)
    nothing = Signal()
    progressed = Signal(int)
    failed = Signal(str)

    def __init__(
        self, objection: Callable[[int], Problem | None], parent: QObject | None = None
    ) -> None:
        """Prepare; `objection` returns what speaks against a row."""
        super().__init__(parent)
        self._objection = objection
        self._rows: Iterator[int] = iter(())
        self._start = 0
        self._step = 1
        self._looked = 0
        self._told = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def searching(self) -> bool:
        """Whether rows are still looked at."""
        return self._timer.isActive()

    def start(self, row: int, count: int, step: int) -> None:
        """Look at the rows behind one (`step` 1) or before it (-1); last of all, at itself."""
        last = count - 1
        if step > 0:
            self._rows = chain(range(row + 1, count), range(row + 1))
        else:
            self._rows = chain(range(row - 1, -1, -1), range(last, row - 1, -1))
        self._start, self._step, self._looked = row, step, 0
        self._told = time.monotonic()
        self._timer.start(0)
        # What is found in a moment needs no turn of the event loop.
        self._go_on()

    def stop(self) -> None:
        """Look no further."""
        self._timer.stop()
        self._rows = iter(())

    def _go_on(self) -> None:
        end = time.monotonic() + _SLICE_SECONDS
        try:
            for row in self._rows:
                self._looked += 1
                if self._objection(row) is not None:
                    self.stop()
                    self.found.emit(row, (row - self._start) * self._step <= 0)
                    return
                if time.monotonic() > end:
                    self._tell()
                    return
        except SourceError as error:
            self.stop()
            self.failed.emit(error.code)
            return
        self.stop()
        self.nothing.emit()

    def _tell(self) -> None:
        now = time.monotonic()
        if now - self._told > _TOLD_SECONDS:
            self._told = now
            self.progressed.emit(self._looked)
