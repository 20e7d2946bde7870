"""Finds, starts, reads and ends external programs.

A program is started by its absolute path, which a person has confirmed, without a shell. It ends
together with all that it has started, and with this process. Windows needs other calls for
processes.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, QProcess, Signal

if sys.platform == "win32":
    import ctypes
    import struct
    from ctypes.wintypes import DWORD, HANDLE

_LOWER = 10
"""Added niceness of programs, so that the window stays responsive."""
_MOST_A_SECOND = 4 << 20
"""Bytes. Engines print some hundred thousand at most."""
_LONGEST_LINE = 1 << 16
_END_MS = 1000

PathFault: TypeAlias = Literal["", "not-absolute", "missing", "no-program", "not-executable"]


def path_fault(path: str) -> PathFault:
    """Return why a path cannot be that of a program, "" if it can."""
    place = Path(path)
    if not place.is_absolute():
        return "not-absolute"
    # Unlike those of `Path`, these do not raise for unreadable folders.
    if not os.path.exists(place):  # noqa: PTH110
        return "missing"
    if not os.path.isfile(place):  # noqa: PTH113
        return "no-program"
    return "" if os.access(place, os.X_OK) else "not-executable"


def found_popeye() -> str:
    """Return the absolute path of a Popeye on the search path or beside us, "" for none."""
    # On Windows, `py` starts Python.
    names = ("popeye",) if sys.platform == "win32" else ("popeye", "py")
    ours = str(Path(sys.executable).parent)
    for name in names:
        places = (None, ours) if hasattr(sys, "_MEIPASS") else (None,)
        for place in places:
            path = shutil.which(name, path=place)
            if path is not None and Path(path).is_absolute():
                return path
    return ""


def program_environment() -> dict[str, str]:
    """Return the environment for an external program."""
    ours = getattr(sys, "_MEIPASS", None)
    if ours is None:
        return dict(os.environ)
    # A packed program finds its own libraries there; others must not.
    environment = {
        name: value
        for name, value in os.environ.items()
        if not (name.startswith("_PYI_") or value.startswith(ours))
    }
    own = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    environment.pop("LD_LIBRARY_PATH", None)
    if own is not None:
        environment["LD_LIBRARY_PATH"] = own
    return environment


@contextmanager
def in_program_environment() -> Iterator[None]:
    """Use the `program_environment` in this process while something else starts a program."""
    before = dict(os.environ)
    outside = program_environment()
    try:
        for name in before.keys() - outside.keys():
            del os.environ[name]
        os.environ.update(outside)
        yield
    finally:
        os.environ.update(before)
        for name in os.environ.keys() - before.keys():
            del os.environ[name]


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
        program, *arguments = [*_keeper(command[0]), *command]
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
        """End it and all that it has started, at once; it emits no more signals."""
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


def _keeper(path: str) -> list[str]:
    """Return a command prefix that makes Linux end a program with this process, [] for none.

    Without it, a program still sees the end of its input.
    """
    keeper = shutil.which("setpriv") if sys.platform == "linux" else None
    if keeper is None:
        return []
    with suppress(OSError), Path(path).open("rb") as file, Path(sys.executable).open("rb") as own:
        start, ours = file.read(20), own.read(20)
        # setpriv hands unknown formats to a shell, so class and machine must be ours.
        if start[:2] == b"#!" or (start[:5], start[18:]) == (ours[:5], ours[18:]):
            return [keeper, "--pdeathsig", "KILL", "--"]
    return []


if sys.platform == "win32":
    _jobs: Final[dict[int, int]] = {}
    """The jobs of programs that were started here, by their processes."""

    def hold(process: int) -> None:
        """Make a program that was just started, and all that it starts, end with this process.

        Lower its priority, too.
        """
        # JOBOBJECT_EXTENDED_LIMIT_INFORMATION: the flags are JOB_OBJECT_LIMIT_PRIORITY_CLASS and
        # JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE, the priority is BELOW_NORMAL_PRIORITY_CLASS.
        values = [0, 0, 0x2020, 0, 0, 0, 0, 0x4000, *[0] * 11]
        limits = struct.pack("@qqIPPIPIIQQQQQQPPPP", *values)
        kernel = ctypes.WinDLL("kernel32")
        kernel.CreateJobObjectW.restype = kernel.OpenProcess.restype = HANDLE
        job = kernel.CreateJobObjectW(None, None)
        # With the rights to put it into a job, and to end it.
        handle = kernel.OpenProcess(0x101, False, DWORD(process))
        if (
            job
            and handle
            and kernel.SetInformationJobObject(HANDLE(job), 9, limits, len(limits))
            and kernel.AssignProcessToJobObject(HANDLE(job), HANDLE(handle))
        ):
            _jobs[process], job = job, None
        for unused in (job, handle):
            if unused:
                kernel.CloseHandle(HANDLE(unused))

    def end_all(process: int) -> None:
        """End a started program and what it has started, at once."""
        job = _jobs.pop(process, None)
        if job is not None:
            kernel = ctypes.WinDLL("kernel32")
            kernel.TerminateJobObject(HANDLE(job), 1)
            kernel.CloseHandle(HANDLE(job))

else:

    def hold(process: int) -> None:
        """Lower the priority of a program that was just started."""
        with suppress(OSError):
            lower = os.getpriority(os.PRIO_PROCESS, 0) + _LOWER
            os.setpriority(os.PRIO_PROCESS, process, lower)
            # Linux may weigh sessions first, and it has one of its own.
            Path(f"/proc/{process}/autogroup").write_text(str(lower))

    def end_all(process: int) -> None:
        """End a started program and what it has started, at once."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process, signal.SIGKILL)
