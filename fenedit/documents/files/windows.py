"""Calls of Windows about files and processes, which Python has not got."""

import ctypes
import os
import struct
import sys
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
    from ctypes.wintypes import DWORD, FILETIME, HANDLE, LPCWSTR

    _READING, _WRITING, _DELETION = 0x80000000, 0x40000000, 0x10000
    _NEW, _EXISTING, _ALWAYS = 1, 3, 4
    _SHARED_BY_ALL: Final = 7
    _NORMAL: Final = 0x80
    _NO_HANDLE: Final = HANDLE(-1).value
    _RENAME: Final = 22
    """FileRenameInfoEx, of Windows 10 1607 and later,"""
    _REPLACING: Final = 0x43
    """and its flags: an existing file, open or read-only, which goes when it is closed."""
    _ASKING: Final = 0x101000
    """May wait for a process, and ask when it began."""
    _LIVES: Final = 0x102
    _ACCESS_DENIED: Final = 5

    def open_held(path: str | Path, flags: int, mode: int = 0o600) -> int:
        """Open a file that can be renamed, replaced and removed meanwhile.

        Returns:
            A descriptor that is not inherited.

        Raises:
            OSError: it cannot be opened.
        """
        access = _READING | _WRITING if flags & (os.O_RDWR | os.O_WRONLY) else _READING
        making = _NEW if flags & os.O_EXCL else _ALWAYS if flags & os.O_CREAT else _EXISTING
        handle = _handle(os.fspath(path), access, making)
        return msvcrt.open_osfhandle(handle, flags & os.O_RDWR | os.O_BINARY | os.O_NOINHERIT)

    def _kernel() -> ctypes.WinDLL:
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.CreateFileW.restype = kernel.OpenProcess.restype = HANDLE
        return kernel

    def _handle(path: str, access: int, making: int) -> int:
        """Open a file for these and all others; OSError if it cannot be."""
        handle = _kernel().CreateFileW(
            LPCWSTR(path), DWORD(access), _SHARED_BY_ALL, None, making, _NORMAL, None
        )
        if handle == _NO_HANDLE:
            raise ctypes.WinError(ctypes.get_last_error())
        return int(handle)

    def renamed(path: Path, target: Path) -> bool:
        """Put a file in the place of one that may be open; False where the disk cannot do that."""
        name = os.path.abspath(target).encode("utf-16-le", "surrogatepass")
        # A structure of flags, a handle that is none, and a text behind its length in bytes.
        order = struct.pack("@IPI", _REPLACING, 0, len(name)) + name + b"\0\0"
        kernel, handle = _kernel(), HANDLE(_handle(os.fspath(path), _DELETION, _EXISTING))
        try:
            return bool(kernel.SetFileInformationByHandle(handle, _RENAME, order, len(order)))
        finally:
            kernel.CloseHandle(handle)

    def state_of_process(pid: int) -> tuple[bool, str]:
        """Return whether a process lives, and when it began, "" if that is not told."""
        kernel = _kernel()
        handle = kernel.OpenProcess(DWORD(_ASKING), False, DWORD(pid))
        if not handle:
            return ctypes.get_last_error() == _ACCESS_DENIED, ""
        handle = HANDLE(handle)
        try:
            began, *others = (FILETIME() for _ in range(4))
            times = map(ctypes.byref, (began, *others))
            known = kernel.GetProcessTimes(handle, *times)
            start = f"{began.dwHighDateTime:08x}{began.dwLowDateTime:08x}" if known else ""
            return kernel.WaitForSingleObject(handle, 0) == _LIVES, start
        finally:
            kernel.CloseHandle(handle)
