"""Handles unexpected errors: keeps the work and informs the person."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from traceback import format_exception_only
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QThread
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from fenedit.ui.dialogs import accepted, window_below

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

LOG = logging.getLogger("fenedit")


class LogFile(logging.Handler):
    """A log that creates its file with its first record. Errors of writing are ignored.

    Attributes:
        path: the file.
        failed: whether the last record could not be written.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.failed = False
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record; a long file is replaced by a new one."""
        self.failed = False
        try:
            if self._file is None:
                self._file = self._opened()
            self._file.emit(record)
        except Exception:
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Remember that a record could not be written; Python itself would print a traceback."""
        self.failed = True

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            # Closing tries to write again what could not be written.
            with suppress(OSError):
                self._file.close()
        super().close()

    def _opened(self) -> logging.Handler:
        # Imported here: sockets and pickles come with it.
        from logging.handlers import RotatingFileHandler

        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = RotatingFileHandler(self.path, maxBytes=500_000, backupCount=1, encoding="utf-8")
        file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        file.handleError = self.handleError  # type: ignore[method-assign]
        return file


def start_log(path: Path) -> LogFile:
    """Write the program's log to a file, to two of half a megabyte at most."""
    log = LogFile(path)
    LOG.addHandler(log)
    LOG.setLevel(logging.INFO)
    return log


def end_log() -> None:
    """Close the log's file."""
    for handler in list(LOG.handlers):
        if isinstance(handler, LogFile):
            LOG.removeHandler(handler)
            handler.close()


class CrashHandler:
    """Replaces sys.excepthook: keeps the work, informs the person, and logs.

    Each of the three is done even if another one fails.
    """

    def __init__(self, log: LogFile, keep_work: Callable[[], bool]) -> None:
        """Prepare; `keep_work` saves unsaved work and returns whether that succeeded."""
        self._log = log
        self._keep_work = keep_work
        self._box: QMessageBox | None = None

    def install(self) -> None:
        """Replace the interpreter's hook."""
        sys.excepthook = self

    def uninstall(self) -> None:
        """Restore the interpreter's hook."""
        sys.excepthook = sys.__excepthook__
        if self._box is not None and isValid(self._box):
            self._box.close()

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Handle an uncaught exception."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        kept, box, failures = False, None, dict[str, Exception]()
        try:
            kept = self._keep_work()
        except Exception as failure:
            failures["the work could not be kept"] = failure
        try:
            box = self._show_message(error, kept)
        except Exception as failure:
            failures["no message could be shown"] = failure
        LOG.error("unexpected %s: %s", kind.__name__, error, exc_info=(kind, error, trace))
        for words, reason in failures.items():
            LOG.error(words, exc_info=reason)
        if box is None:
            return
        if not self._log.failed:
            details = QCoreApplication.translate("CrashHandler", "Details are in the log: {path}")
            words = details.format(path=self._log.path)
            box.setInformativeText(f"{box.informativeText()}\n\n{words}")
        if QThread.currentThread().loopLevel() == 0:
            # The program has not started its event loop, and ends after this.
            accepted(box)

    def _show_message(self, error: BaseException, kept: bool) -> QMessageBox | None:
        """Show a message; return it, None if one is shown already.

        It does not wait for an answer: the sender of the failed slot may be deleted meanwhile.
        """
        # A failure while painting would open one window after another.
        shown = self._box is not None and isValid(self._box) and self._box.isVisible()
        if shown or QApplication.instance() is None:
            return None
        from PySide6.QtWidgets import QLabel, QMessageBox

        translate = QCoreApplication.translate
        visible = (window for window in QApplication.topLevelWidgets() if window.isVisible())
        above = QApplication.activeWindow() or next(visible, None)
        box = self._box = QMessageBox(None if above is None else window_below(above))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(translate("CrashHandler", "FenEdit"))
        box.setText(translate("CrashHandler", "An unexpected error occurred."))
        if kept:
            work = translate(
                "CrashHandler",
                "Your work is kept and will be offered again if you restart FenEdit. You can go "
                "on, but it is best to save now.",
            )
        else:
            work = translate(
                "CrashHandler",
                "Your work could not be kept for a restart. Save it now, before you go on.",
            )
        box.setInformativeText(work)
        for label in box.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)
        box.setDetailedText("".join(format_exception_only(error)).strip())
        box.open()
        return box
