"""A module as Windows would load it, over a kernel that does with files here what Windows does."""

import ctypes
import errno
import fcntl
import importlib.util
import os
import struct
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from fenedit.documents.files import file_io

INVALID = ctypes.c_void_p(-1).value
_FIRST_HANDLE = 1000
ACCESS_DENIED, IN_USE = 5, 32


def held_error(code: int = IN_USE, name: str = "a") -> PermissionError:
    """Return what Windows raises where a file is open elsewhere."""
    error = PermissionError(errno.EACCES, "is being used by another process", name)
    error.winerror = code  # type: ignore[attr-defined]
    return error


class Kernel:
    """Functions of kernel32, of which those about files work.

    Attributes:
        calls: names and arguments of the calls so far.
        processes: of other processes, their number and when they began; None where not even that
            may be asked.
        can_replace: whether a file that is open can be replaced.
        error: what the last failure was.
        session: the desktop session that this process belongs to.
    """

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self.processes: dict[int, int | None] = {}
        self.ended: set[int] = set()
        self.can_replace = True
        self.error = 0
        self.session = 1
        self._files: dict[int, str] = {}

    def __getattr__(self, name: str) -> Any:
        done = getattr(type(self), f"do_{name}", None)

        def call(*arguments: Any) -> Any:
            values = tuple(getattr(each, "value", each) for each in arguments)
            self.calls.append((name, values))
            return done(self, *values) if done else 1

        return _Function(call)

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.calls]

    def do_CreateFileW(self, path: str, access: int, *rest: Any) -> int | None:
        _, _, making, _, _ = rest
        flags = os.O_RDWR if access & 0x40000000 else os.O_RDONLY
        flags |= {1: os.O_CREAT | os.O_EXCL, 3: 0, 4: os.O_CREAT}[making]
        try:
            handle = _FIRST_HANDLE + os.open(path, flags, 0o600)
        except OSError:
            self.error = 2
            return INVALID
        self._files[handle] = path
        return handle

    def do_SetFileInformationByHandle(self, handle: int, kind: int, order: bytes, size: int) -> int:
        assert (kind, size) == (22, len(order))
        flags, root, length = struct.unpack_from("@IPI", order)
        start = struct.calcsize("@IPI")
        assert (flags, root, length) == (0x43, 0, size - start - 2)
        if not self.can_replace:
            return 0
        Path(self._files[handle]).rename(order[start:-2].decode("utf-16-le"))
        return 1

    def do_CloseHandle(self, handle: int) -> int:
        if handle in self._files:
            os.close(handle - _FIRST_HANDLE)
            del self._files[handle]
        return 1

    def do_OpenProcess(self, _access: int, _inherit: bool, pid: int) -> int | None:
        if self.processes.get(pid) is None:
            self.error = ACCESS_DENIED if pid in self.processes else 87
            return None
        return pid

    def do_GetProcessTimes(self, pid: int, began: Any, *_others: Any) -> int:
        time = self.processes[pid] or 0
        began._obj.dwHighDateTime, began._obj.dwLowDateTime = divmod(time, 1 << 32)
        return 1

    def do_ProcessIdToSessionId(self, _pid: int, number: Any) -> int:
        number._obj.value = self.session
        return 1

    def do_WaitForSingleObject(self, pid: int, _milliseconds: int) -> int:
        return 0 if pid in self.ended else 0x102


class _Function:
    """A function that has the attributes of those of ctypes."""

    def __init__(self, call: Any) -> None:
        self._call = call
        self.restype: Any = None
        self.argtypes: Any = None

    def __call__(self, *arguments: Any) -> Any:
        return self._call(*arguments)


def _locking(descriptor: int, mode: int, count: int) -> None:
    assert (mode, count) == (2, 1)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise PermissionError(errno.EACCES, "permission denied") from None


def pretend_windows(monkeypatch: pytest.MonkeyPatch) -> Kernel:
    """Make this process look as if it ran on Windows; loaded modules do not change."""
    kernel = Kernel()

    def opened(handle: int, _flags: int) -> int:
        kernel._files.pop(handle)
        return handle - _FIRST_HANDLE

    def failure(code: int) -> OSError:
        kinds = {2: FileNotFoundError, IN_USE: PermissionError, ACCESS_DENIED: PermissionError}
        error = kinds.get(code, OSError)(errno.ENOENT if code == 2 else errno.EACCES, "no")
        error.winerror = code  # type: ignore[attr-defined]
        return error

    msvcrt = SimpleNamespace(open_osfhandle=opened, locking=_locking, LK_NBLCK=2)
    monkeypatch.setitem(sys.modules, "msvcrt", msvcrt)  # type: ignore[arg-type]
    monkeypatch.setattr(ctypes, "WinDLL", lambda *_, **__: kernel, raising=False)
    monkeypatch.setattr(ctypes, "get_last_error", lambda: kernel.error, raising=False)
    monkeypatch.setattr(ctypes, "WinError", failure, raising=False)
    monkeypatch.setattr(os, "O_BINARY", 0, raising=False)
    monkeypatch.setattr(os, "O_NOINHERIT", 0, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    anew = loaded_anew(file_io)
    monkeypatch.setitem(sys.modules, file_io.__name__, anew)
    monkeypatch.setattr("fenedit.documents.files.file_io", anew)
    return kernel


def loaded_anew(module: ModuleType) -> ModuleType:
    """Return a module that was loaded once more, for the system that this one seems to be now."""
    path = Path(module.__file__ or "")
    spec = importlib.util.spec_from_file_location(f"{module.__name__}_anew", path)
    assert spec is not None and spec.loader is not None
    anew = importlib.util.module_from_spec(spec)
    # Data classes look themselves up there while they are made.
    sys.modules[spec.name] = anew
    try:
        spec.loader.exec_module(anew)
    finally:
        del sys.modules[spec.name]
    return anew
