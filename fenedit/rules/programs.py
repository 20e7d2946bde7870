"""How programs that are not ours are found, started and ended.

Such a program is started by its absolute path, which a person has confirmed, and no shell reads it.
It is ended with all that it started. What Windows does in another way is done here where it is
about processes.
"""

import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

if sys.platform == "win32":
    import ctypes
    import struct
    from ctypes.wintypes import DWORD, HANDLE

_LOWER: Final = 5
"""By so much a program is nicer than who starts it: what a person does always comes first."""
_PARENT_DEATH_SIGNAL: Final = 1
"""PR_SET_PDEATHSIG of Linux."""
_LIBRARIES: Final = "LD_LIBRARY_PATH"
_PACKED: Final = "_PYI_"
"""What the loader of a packed program tells its own later starts begins so."""


def popeye_on_path() -> str:
    """Return the absolute path of a Popeye that the search path leads to, "" for none."""
    # On Windows, `py` starts Python.
    names = ("popeye",) if sys.platform == "win32" else ("popeye", "py")
    paths = (shutil.which(name) or "" for name in names)
    return next(filter(os.path.isabs, paths), "")


def start_arguments(path: str) -> dict[str, Any]:
    """Return how a program is started: quiet, below all others, and ended with this process."""
    import subprocess

    arguments: dict[str, Any] = {
        "stderr": subprocess.DEVNULL,
        # Engines look for their books and nets beside themselves.
        "cwd": str(Path(path).parent),
        "env": program_environment(),
    }
    if sys.platform == "win32":
        arguments["creationflags"] = (
            subprocess.BELOW_NORMAL_PRIORITY_CLASS | subprocess.CREATE_NO_WINDOW
        )
    else:
        arguments["process_group"] = 0
        arguments["preexec_fn"] = _prepared()
    return arguments


def program_environment() -> dict[str, str]:
    """Return the environment of a program that is none of ours, whoever starts it."""
    ours = getattr(sys, "_MEIPASS", None)
    if ours is None:
        return dict(os.environ)
    # A packed program finds its own libraries and plugins there, and others would find them too.
    environment = {
        name: value
        for name, value in os.environ.items()
        if not (name.startswith(_PACKED) or value.startswith(ours))
    }
    own = environment.pop(f"{_LIBRARIES}_ORIG", None)
    environment.pop(_LIBRARIES, None)
    if own is not None:
        environment[_LIBRARIES] = own
    return environment


@contextmanager
def in_program_environment() -> Iterator[None]:
    """Give this process the `program_environment`, while something else starts a program in it."""
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


if sys.platform == "win32":
    _LIMITS: Final = 9
    """JobObjectExtendedLimitInformation,"""
    _LIMITS_FORM: Final = "@qqIPPIPIIQQQQQQPPPP"
    """its structure,"""
    _FLAGS_AT: Final = 2
    """the place of the flags among its values,"""
    _KILL_ON_CLOSE: Final = 0x2000
    """and the one by which all processes of a job end with the last handle of it."""
    _SET_AND_END: Final = 0x101
    """The right to put a process into a job, and to end it."""
    _jobs: Final[dict[int, int]] = {}
    """The jobs of programs that were started here, by their processes."""

    def hold(process: int) -> None:
        """Have a program that was just started, and what it starts, end with this process."""
        values = [0] * (len(_LIMITS_FORM) - 1)
        values[_FLAGS_AT] = _KILL_ON_CLOSE
        limits = struct.pack(_LIMITS_FORM, *values)
        kernel = ctypes.WinDLL("kernel32")
        kernel.CreateJobObjectW.restype = kernel.OpenProcess.restype = HANDLE
        job = kernel.CreateJobObjectW(None, None)
        handle = kernel.OpenProcess(_SET_AND_END, False, DWORD(process))
        if (
            job
            and handle
            and kernel.SetInformationJobObject(HANDLE(job), _LIMITS, limits, len(limits))
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
            return
        with suppress(OSError):
            os.kill(process, signal.SIGTERM)

else:

    def hold(process: int) -> None:
        """Have a program that was just started, and what it starts, end with this process.

        Here it is started so that it does.
        """

    def end_all(process: int) -> None:
        """End a started program and what it has started, at once."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process, signal.SIGKILL)

    def _prepared() -> Callable[[], None]:
        """Return what the new process does before it becomes the program."""
        import ctypes

        # Looked up here: a process that was just forked from one with threads can wait for ever.
        control = ctypes.CDLL(None).prctl if sys.platform == "linux" else None
        parent = os.getpid()

        def prepare() -> None:
            os.nice(_LOWER)
            if control is not None:
                control(_PARENT_DEATH_SIGNAL, signal.SIGKILL)
                if os.getppid() != parent:
                    os._exit(1)

        return prepare
