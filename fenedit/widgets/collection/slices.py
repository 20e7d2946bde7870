"""Work that takes long, done in slices between which the window answers; it can be cancelled."""

import time
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget

_SLICE_SECONDS: Final = 0.008
_UNTIL_SHOWN_MS: Final = 200


class Slices(QObject):
    """Goes through an iterator while nobody waits; a window tells of it if it takes a while."""

    def __init__(
        self,
        window: QWidget,
        words: str,
        size: int,
        steps: Iterator[object],
        done: Callable[[], None],
    ) -> None:
        """Begin; it ends by itself, or when the person cancels it.

        Args:
            window: what cannot be used meanwhile.
            words: what is being done.
            size: how many steps there are.
            steps: does one step of the work whenever it is asked for its next item.
            done: called behind the last step, not if it was cancelled.
        """
        super().__init__(window)
        self._steps = steps
        self._done = done
        self._count = 0
        self._all_done = False
        self._dialog = QProgressDialog(words, self.tr("Cancel"), 0, size, window)
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setMinimumDuration(_UNTIL_SHOWN_MS)
        self._dialog.setAutoReset(False)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._dialog.canceled.connect(self._end)
        self._timer.start(0)
        # What is done in a moment needs no turn of the event loop.
        self._go_on()

    def _go_on(self) -> None:
        end = time.monotonic() + _SLICE_SECONDS
        for _step in self._steps:
            self._count += 1
            if time.monotonic() > end:
                self._dialog.setValue(self._count)
                return
        if not self._all_done and self._count and time.monotonic() > end - _SLICE_SECONDS / 2:
            # What is left to do gets a turn of its own.
            self._all_done = True
            return
        self._end()
        self._done()

    def _end(self) -> None:
        self._timer.stop()
        self._dialog.reset()
        self._dialog.deleteLater()
        self.deleteLater()
