"""Does long work in a thread, with a dialog that shows progress and can stop it."""

import threading
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QProgressBar, QProgressDialog, QWidget

from fenedit.notation.safe_text import shown
from fenedit.ui.dialogs import waiting_over

R = TypeVar("R")

POLL_MS = 10
_FINENESS = 1000


class StoppedError(Exception):
    """The work was stopped."""


class Progress:
    """The progress of some work: set by its thread, read by that of the window.

    Attributes:
        done: the amount done; total: the whole amount, 0 while unknown.
        stopped: whether the work was stopped.
        settled: whether the work can no longer be stopped.
    """

    def __init__(self) -> None:
        self.done = self.total = 0
        self.stopped = self.settled = False
        self._lock = threading.Lock()

    def __call__(self, done: int, total: int) -> None:
        """Report progress; raise StoppedError if the work was stopped."""
        if self.stopped:
            raise StoppedError
        self.done, self.total = done, total

    def settle(self) -> None:
        """Forbid stopping from now on; raise StoppedError if the work was already stopped."""
        with self._lock:
            if self.stopped:
                raise StoppedError
            self.settled = True

    def stop(self) -> bool:
        """Stop the work at its next report; return whether that is still possible."""
        with self._lock:
            self.stopped = not self.settled
        return self.stopped


class _Wait(QProgressDialog):
    """Shows progress; stays open when `canceled` is emitted."""

    def __init__(self, words: str, parent: QWidget | None) -> None:
        super().__init__(shown(words), "", 0, 0, parent)
        # The work decides whether it stops at once.
        self.canceled.disconnect(self.cancel)
        self._stoppable = True
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setRange(0, 0)
        self.setBar(self._bar)
        self.setCancelButtonText(self.tr("Cancel"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAutoReset(False)
        self.setAutoClose(False)
        # Qt would decide when to show it; and closing it must not end the program.
        self.setMinimumDuration((1 << 31) - 1)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)

    def show_progress(self, progress: Progress) -> None:
        """Show the progress, and whether the work can still be stopped."""
        if self._stoppable and (progress.settled or progress.stopped):
            self._stoppable = False
            self.setCancelButton(None)
        if progress.stopped:
            self.setLabelText(self.tr("Stopping…"))
        known = progress.total > 0 and not progress.stopped
        self._bar.setRange(0, _FINENESS if known else 0)
        if known:
            self._bar.setValue(progress.done * _FINENESS // progress.total)

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.reject()

    def reject(self) -> None:
        if self._stoppable:
            self.canceled.emit()


def done_beside(
    parent: QWidget | None,
    words: str,
    work: Callable[[], R],
    *,
    progress: Progress | None = None,
    awaited: bool = False,
) -> R | None:
    """Return the result of some work, None if it was stopped.

    Args:
        parent: the window, which is blocked meanwhile.
        words: the text of the dialog.
        work: touches nothing that the window changes, and no Qt object. Its exceptions are raised
            here.
        progress: receives the progress of the work, and stops it.
        awaited: whether to wait for the thread after a stop, so that it does not go on unseen;
            its result is returned if it was settled first. Otherwise it is abandoned.
    """
    results: list[R] = []
    errors: list[Exception] = []

    def run() -> None:
        # It holds no Qt objects, which must not be deleted in another thread.
        try:
            results.append(work())
        except Exception as error:
            errors.append(error)

    thread = threading.Thread(target=run, name="beside-the-window", daemon=True)
    dialog = _Wait(words, parent)
    loop = QEventLoop()
    timer = QTimer()
    timer.setInterval(POLL_MS)
    left = False

    def look() -> None:
        if not thread.is_alive():
            loop.quit()
        elif progress is not None:
            dialog.show_progress(progress)

    def stop() -> None:
        nonlocal left
        if progress is not None:
            progress.stop()
        if not awaited:
            left = True
            loop.quit()

    timer.timeout.connect(look)
    dialog.canceled.connect(stop)
    thread.start()
    timer.start()
    shown = QTimer()
    shown.setSingleShot(True)
    shown.timeout.connect(loop.quit)
    # Shorter work shows no dialog.
    shown.start(200)
    with waiting_over(parent):
        # Keys and clicks wait for the dialog, which handles them once it is shown.
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        shown.stop()
        if thread.is_alive():
            dialog.show()
            loop.exec()
    timer.stop()
    dialog.reset()
    dialog.hide()
    dialog.deleteLater()
    if left or any(isinstance(error, StoppedError) for error in errors):
        return None
    if errors:
        raise errors[0]
    if not results:
        # The program ends.
        stop()
        return None
    return results[0]
