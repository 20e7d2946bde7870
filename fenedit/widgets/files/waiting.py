"""Work that takes long, done beside the window, which shows that it goes on and can be stopped."""

import threading
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget

R = TypeVar("R")

POLL_MS: Final = 10
SHOWN_AFTER_MS: Final = 200
"""What is done sooner is not spoken of."""


class _Work(threading.Thread, Generic[R]):
    """Does the work. It knows nothing of Qt, whose objects may not end in another thread."""

    def __init__(self, work: Callable[[], R]) -> None:
        super().__init__(name="beside-the-window", daemon=True)
        self._work = work
        self.result: R | None = None
        self.error: BaseException | None = None

    def run(self) -> None:
        """Work."""
        try:
            self.result = self._work()
        except Exception as error:
            self.error = error


def done_beside(parent: QWidget | None, words: str, work: Callable[[], R]) -> R | None:
    """Return what a piece of work returns, None if the person stopped waiting for it.

    Args:
        parent: the window, which cannot be used meanwhile.
        words: what is going on.
        work: touches nothing that the window changes, and no object of Qt. What it raises is
            raised here. Of one that was stopped nothing is heard any more.
    """
    thread = _Work(work)
    dialog = QProgressDialog(words, "", 0, 0, parent)
    dialog.setCancelButtonText(dialog.tr("Cancel"))
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setMinimumDuration(SHOWN_AFTER_MS)
    dialog.setAutoReset(False)
    loop = QEventLoop()
    timer = QTimer()
    timer.setInterval(POLL_MS)

    def look() -> None:
        if not thread.is_alive():
            loop.quit()

    timer.timeout.connect(look)
    dialog.canceled.connect(loop.quit)
    thread.start()
    timer.start()
    # Keys and clicks wait for the dialog, which takes them once it is shown.
    loop.exec()
    timer.stop()
    stopped = dialog.wasCanceled()
    dialog.reset()
    dialog.deleteLater()
    if stopped:
        return None
    if thread.error is not None:
        raise thread.error
    return thread.result
