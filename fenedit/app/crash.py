"""What happens when something fails that nobody foresaw: the work is kept, and the person told."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

LOG = logging.getLogger("fenedit")
MAX_LOG_BYTES = 500_000


class LogFile(logging.Handler):
    """A log that begins its file with its first record: most runs have nothing to say."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record; the file is followed by another one before it gets too long."""
        if self._file is None:
            # Imported here, because sockets and pickles come with it.
            from logging.handlers import RotatingFileHandler

            self._file = RotatingFileHandler(
                self._path, maxBytes=MAX_LOG_BYTES, backupCount=1, encoding="utf-8"
            )
            self._file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        self._file.emit(record)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        super().close()


def start_log(path: Path) -> None:
    """Write the program's log to a file, two of half a megabyte at most."""
    path.parent.mkdir(parents=True, exist_ok=True)
    LOG.addHandler(LogFile(path))
    LOG.setLevel(logging.INFO)


def end_log() -> None:
    """Close the log's file."""
    for handler in list(LOG.handlers):
        if isinstance(handler, LogFile):
            LOG.removeHandler(handler)
            handler.close()


class CrashHandler:
    """Stands in for sys.excepthook: logs, keeps the work, and says so once at a time.

    `keep_work` writes unsaved work down, and tells whether that went well.
    """

    def __init__(self, log_path: Path, keep_work: Callable[[], bool]) -> None:
        self._log_path = log_path
        self._keep_work = keep_work
        self._showing = False

    def install(self) -> None:
        """Take over from the interpreter's own hook."""
        sys.excepthook = self

    def uninstall(self) -> None:
        """Give the interpreter its own hook back."""
        sys.excepthook = sys.__excepthook__

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Deal with an exception that nobody caught."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        LOG.error("unexpected %s: %s", kind.__name__, error, exc_info=(kind, error, trace))
        try:
            kept = self._keep_work()
        except Exception:  # the log is the last place left to say it
            LOG.exception("the work could not be kept")
            kept = False
        self._tell(error, kept)

    def _tell(self, error: BaseException, kept: bool) -> None:
        # A failure while painting would open one window after another.
        if self._showing or QApplication.instance() is None:
            return
        self._showing = True
        try:
            self._box(error, kept).exec()
        finally:
            self._showing = False

    def _box(self, error: BaseException, kept: bool) -> QMessageBox:
        from PySide6.QtWidgets import QMessageBox

        def tr(text: str) -> str:
            return QCoreApplication.translate("CrashHandler", text)

        box = QMessageBox(QApplication.activeWindow())
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(tr("FenEdit"))
        box.setText(tr("Something went wrong that should not have."))
        if kept:
            work = tr(
                "Your work is kept and will be offered again if FenEdit has to be started anew. "
                "You can go on; saving now is wise."
            )
        else:
            work = tr("Your work could not be kept for a new start. Save it now, before you go on.")
        details = tr("Details are in the log: {path}").format(path=self._log_path)
        box.setInformativeText(f"{work}\n\n{details}")
        box.setDetailedText(f"{type(error).__name__}: {error}")
        return box
