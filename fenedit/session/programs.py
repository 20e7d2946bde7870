"""Starts, reads and ends external programs beside the window, and opens URLs in them."""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QProcess, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from fenedit.jobs.programs import end_all, hold, in_program_environment, keeper

_MOST_A_SECOND = 4 << 20
"""Bytes. Engines print some hundred thousand at most."""
_LONGEST_LINE = 1 << 16
_END_MS = 1000


def open_outside(url: QUrl) -> bool:
    """Open a page in the browser, or a folder in the file manager; return whether one was found."""
    with in_program_environment():
        return QDesktopServices.openUrl(url)


def open_folder(folder: Path) -> None:
    """Show a folder in the file manager."""
    open_outside(QUrl.fromLocalFile(str(folder)))


class Program(QProcess):
    """A program that reads and prints lines, with a lower priority.

    Its output is read at once, so that this process holds no more than a line of it.

    Attributes:
        refusal: why the system cannot run it; "" if it runs.
        is_flooding: whether it was ended because it printed too much at once.

    Signals:
        printed: lines, without their ends.
        over: it has ended, or cannot be started; the last signal.
    """

    printed = Signal(object)
    over = Signal()

    def __init__(self, command: list[str], parent: QObject | None = None) -> None:
        """Prepare a program by its absolute path, with its arguments."""
        super().__init__(parent)
        # Engines look for their books and nets in their own folder.
        self.setWorkingDirectory(str(Path(command[0]).parent))
        if sys.platform != "win32":
            flags = QProcess.UnixProcessFlag
            self.setUnixProcessParameters(flags.CreateNewSession | flags.ResetSignalHandlers)
        program, *arguments = [*keeper(command[0]), *command]
        self.setProgram(program)
        self.setArguments(arguments)
        self.refusal = ""
        self.is_flooding = self._is_let_go = False
        self._rest = b""
        self._second = self._said = self._number = 0
        self.started.connect(self._on_started)
        self.readyReadStandardOutput.connect(self._on_output)
        self.readyReadStandardError.connect(self._on_errors)
        self.finished.connect(self._on_finished)
        self.errorOccurred.connect(self._on_error)

    def begin(self) -> None:
        """Start it."""
        with in_program_environment():
            self.start()

    def tell(self, *lines: str) -> None:
        """Write lines to its input."""
        self.write("".join(f"{line}\n" for line in lines).encode())

    def end(self) -> None:
        """End it at once, with everything it has started; it emits no more signals."""
        self._is_let_go = True
        self._kill()
        if self.state() == QProcess.ProcessState.NotRunning:
            self.deleteLater()
        else:
            self.finished.connect(self.deleteLater)

    def wait_until_ended(self) -> None:
        """Wait for its end, when a window closes."""
        self.waitForFinished(_END_MS)

    def _kill(self) -> None:
        if self._number:
            end_all(self._number)
        self.kill()

    def _on_started(self) -> None:
        self._number = self.processId()
        hold(self._number)

    def _on_output(self) -> None:
        data = bytes(self.readAllStandardOutput().data())
        second = int(monotonic())
        if second != self._second:
            self._second, self._said = second, 0
        self._said += len(data)
        *lines, self._rest = (self._rest + data).split(b"\n")
        if self._said > _MOST_A_SECOND or len(self._rest) > _LONGEST_LINE:
            self.is_flooding = True
            self._rest = b""
            self._kill()
        elif lines and not self.is_flooding:
            self._print(lines)

    def _print(self, lines: list[bytes]) -> None:
        if lines[0].startswith(b"setpriv: "):
            self.refusal = lines[0].decode(errors="replace").rpartition(": ")[2]
        elif not self._is_let_go:
            self.printed.emit([line.decode("utf-8", "replace").rstrip("\r") for line in lines])

    def _on_errors(self) -> None:
        data = bytes(self.readAllStandardError().data())
        if data.startswith(b"setpriv: "):
            self._print(data.splitlines())

    def _on_finished(self) -> None:
        if self._number:
            # Also what it has started. 0 would be this process and its group.
            end_all(self._number)
            self._number = 0
        if self._rest:
            self._print([self._rest])
        if not self._is_let_go:
            self.over.emit()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        # `finished` reports every other end.
        if error == QProcess.ProcessError.FailedToStart:
            self.refusal = self.errorString().rpartition(": ")[2]
            self.over.emit()
