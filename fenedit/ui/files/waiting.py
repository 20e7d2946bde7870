"""Work that takes long, done beside the window, which shows that it goes on and can be stopped."""

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
    """Nobody waits any more for what is being done."""


class Progress:
    """The progress of some work: set by its thread, read by that of the window.

    Attributes:
        done: how much is done,
        total: and of how much; 0 as long as that is not known.
        stopped: whether nobody waits any more.
        settled: whether the work will be done now, whoever waits.
    """

    def __init__(self) -> None:
        self.done = self.total = 0
        self.stopped = self.settled = False
        self._lock = threading.Lock()

    def __call__(self, done: int, total: int) -> None:
        """Report progress; raise StoppedError if nobody waits any more."""
        if self.stopped:
            raise StoppedError
        self.done, self.total = done, total

    def settle(self) -> None:
        """Forbid stopping from now on; raise StoppedError if the work was stopped before."""
        with self._lock:
            if self.stopped:
                raise StoppedError
            self.settled = True

    def stop(self) -> bool:
        """Stop the work at its next report; return False if it is too late."""
        with self._lock:
            self.stopped = not self.settled
        return self.stopped


class _Wait(QProgressDialog):
    """Shows what is going on; stays open when `canceled` asks for an end."""

    def __init__(self, words: str, parent: QWidget | None) -> None:
        super().__init__(shown(words), "", 0, 0, parent)
        # Whether the work stops at once is not for the dialog to say.
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
        # Qt would show it when it thinks fit; and that it closes shall not end the program.
        self.setMinimumDuration((1 << 31) - 1)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)

    def tell(self, progress: Progress) -> None:
        """Show how far the work is, and whether it can still be stopped."""
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
    """Return what a piece of work returns, None if the person had it stopped.

    Args:
        parent: the window, which cannot be used meanwhile.
        words: what is going on.
        work: touches nothing that the window changes, and no object of Qt. What it raises is
            raised here.
        progress: what the work tells how far it is, and what tells the work that it was stopped.
        awaited: whether work that was stopped is waited for, so that nothing of it goes on
            behind the window; it is done all the same where it was settled before. Of other work
            nothing is heard any more.
    """
    results: list[R] = []
    errors: list[Exception] = []

    def run() -> None:
        # It knows nothing of Qt, whose objects may not end in another thread.
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
            dialog.tell(progress)

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
    # What is done sooner is not spoken of.
    shown.start(200)
    with waiting_over(parent):
        # Keys and clicks wait for the dialog, which takes them once it is shown.
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
    return results[0]
