"""Finds external programs, and ties them to this process, so that they end with it.

A program is started by its absolute path, which a person has confirmed, without a shell. It ends
with this process, together with everything it has started. Windows needs other calls for that.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Literal, TypeAlias

if sys.platform == "win32":
    import ctypes
    import struct
    from ctypes.wintypes import DWORD, HANDLE

_LOWER = 10
"""Added niceness of programs, so that the window stays responsive."""

PathFault: TypeAlias = Literal["", "not-absolute", "missing", "no-program", "not-executable"]


def path_fault(path: str) -> PathFault:
    """Return why a path cannot be that of a program, or ""."""
    place = Path(path)
    if not place.is_absolute():
        return "not-absolute"
    # Unlike the methods of `Path`, these functions do not raise for unreadable folders.
    if not os.path.exists(place):  # noqa: PTH110
        return "missing"
    if not os.path.isfile(place):  # noqa: PTH113
        return "no-program"
    return "" if os.access(place, os.X_OK) else "not-executable"


def found_popeye() -> str:
    """Return the absolute path of a Popeye on the search path or beside this program, or ""."""
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
    # The libraries of a packed FenEdit are on this path; other programs must not load them.
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


def keeper(path: str) -> list[str]:
    """Return a command prefix that makes Linux end a program with this process, or [].

    Without it, a program still sees the end of its input.
    """
    found = shutil.which("setpriv") if sys.platform == "linux" else None
    if found is None:
        return []
    with suppress(OSError), Path(path).open("rb") as file, Path(sys.executable).open("rb") as own:
        start, ours = file.read(20), own.read(20)
        # setpriv hands unknown formats to a shell, so the ELF class and machine must be ours.
        if start[:2] == b"#!" or (start[:5], start[18:]) == (ours[:5], ours[18:]):
            return [found, "--pdeathsig", "KILL", "--"]
    return []


if sys.platform == "win32":
    _jobs: Final[dict[int, int]] = {}
    """The jobs of programs that were started here, by their processes."""

    def hold(process: int) -> None:
        """Make a program that was just started end with this process, with everything it starts.

        Lower its priority, too.
        """
        # JOBOBJECT_EXTENDED_LIMIT_INFORMATION: the flags are JOB_OBJECT_LIMIT_PRIORITY_CLASS and
        # JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE, the priority is BELOW_NORMAL_PRIORITY_CLASS.
        values = [0, 0, 0x2020, 0, 0, 0, 0, 0x4000, *[0] * 11]
        limits = struct.pack("@qqIPPIPIIQQQQQQPPPP", *values)
        kernel = ctypes.WinDLL("kernel32")
        kernel.CreateJobObjectW.restype = kernel.OpenProcess.restype = HANDLE
        job = kernel.CreateJobObjectW(None, None)
        # Access rights to put it into a job and to end it.
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
            # Linux may schedule by sessions first, and the program has a session of its own.
            Path(f"/proc/{process}/autogroup").write_text(str(lower))

    def end_all(process: int) -> None:
        """End a started program and what it has started, at once."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process, signal.SIGKILL)
