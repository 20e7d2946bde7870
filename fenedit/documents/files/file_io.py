"""What files need of the system: reading at a place, whole writes, locks, temporary files.

All differences between systems in the handling of files are here.
"""

import errno
import os
import re
import stat
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import ctypes
    import msvcrt
    import struct
    from ctypes.wintypes import DWORD, FILETIME, HANDLE, LPCWSTR

    _READING, _WRITING, _DELETION = 0x80000000, 0x40000000, 0x10000
    _NEW, _EXISTING, _ALWAYS = 1, 3, 4
    _SHARED_BY_ALL = 7
    _NORMAL = 0x80
    _NO_HANDLE = HANDLE(-1).value
    _RENAME = 22
    """FileRenameInfoEx, of Windows 10 1607 and later,"""
    _REPLACING = 0x43
    """Its flags: replace an existing file, open or read-only, which vanishes when closed."""
    _ASKING = 0x101000
    """May wait for a process, and ask when it began."""
    _LIVES = 0x102
    _ACCESS_DENIED = 5

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

    def _renamed(path: Path, target: Path) -> bool:
        """Replace a file that may be open; False if the disk does not support that."""
        name = os.path.abspath(target).encode("utf-16-le", "surrogatepass")
        # A structure of flags, a null handle, and a text after its length in bytes.
        order = struct.pack("@IPI", _REPLACING, 0, len(name)) + name + b"\0\0"
        kernel, handle = _kernel(), HANDLE(_handle(os.fspath(path), _DELETION, _EXISTING))
        try:
            return bool(kernel.SetFileInformationByHandle(handle, _RENAME, order, len(order)))
        finally:
            kernel.CloseHandle(handle)

    def _state_of_process(pid: int) -> tuple[bool, str]:
        """Return whether a process lives, and when it began, "" if unknown."""
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

else:
    import fcntl

    def open_held(path: str | Path, flags: int, mode: int = 0o600) -> int:
        """Open a file that can be renamed, replaced and removed meanwhile.

        Returns:
            A descriptor that is not inherited.

        Raises:
            OSError: it cannot be opened.
        """
        return os.open(path, flags, mode)


_turn: Final = threading.Lock()
"""Guards the position of files where the system, as Windows, cannot read elsewhere."""


def read_at(descriptor: int, count: int, place: int) -> bytes:
    """Return `size` bytes from an offset, or fewer at the end; OSError if it fails."""
    if sys.platform != "win32" and hasattr(os, "pread"):
        return os.pread(descriptor, count, place)
    # Duplicated descriptors share one position, so one lock serves all.
    with _turn:
        before = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, place, os.SEEK_SET)
        try:
            return os.read(descriptor, count)
        finally:
            os.lseek(descriptor, before, os.SEEK_SET)


_HELD = (5, 32)
"""Errors of Windows for a file that is open elsewhere, as in a virus scanner: access denied, or a
sharing violation."""
_PATIENCE_S = 1.0
_PAUSE_S = 0.02


def is_held(error: OSError) -> bool:
    """Return whether an error means that a file is open elsewhere; only on Windows."""
    return getattr(error, "winerror", None) in _HELD


def take_name(path: Path, target: Path) -> None:
    """Rename a file, and atomically replace an existing one.

    If that one is open elsewhere, retry for a second. OSError if it fails.
    """
    _patiently(partial(_take_name, path, target))


def remove(path: Path) -> None:
    """Remove a file; if it is open elsewhere, retry for a second. OSError if it fails."""
    _patiently(partial(os.unlink, path))


def _patiently(step: Callable[[], object]) -> None:
    end = time.monotonic() + _PATIENCE_S
    while True:
        try:
            step()
        except OSError as error:
            if not is_held(error) or time.monotonic() >= end:
                raise
        else:
            return
        time.sleep(_PAUSE_S)


def _take_name(path: Path, target: Path) -> None:
    try:
        os.replace(path, target)
    except OSError as error:
        # Windows replaces open or read-only files only by another call.
        if sys.platform != "win32" or not is_held(error) or not _renamed(path, target):
            raise


_REFUSALS = (errno.EPERM, errno.EACCES, errno.ENOTSUP)
_OF_THE_SYSTEM = "security."
"""Attributes of this kind are given to a new file by the system's own rules."""


class CannotCarryError(Exception):
    """A new file cannot be given the owner or an attribute of the old one."""


def write_all(descriptor: int, data: bytes | memoryview) -> None:
    """Write data at a descriptor's position; OSError unless all of it is written.

    A write may be short without an error, as on a full disk.
    """
    rest = memoryview(data)
    while rest:
        written = os.write(descriptor, rest)
        if written <= 0:
            raise OSError(errno.EIO, "nothing was written")
        rest = rest[written:]


def carry_over(old: Path, status: os.stat_result, descriptor: int) -> None:
    """Give an open new file the owner, permissions and extended attributes of an old one.

    Args:
        old: the old file.
        status: its status.
        descriptor: the new file.

    Raises:
        CannotCarryError: the system refuses the owner or an attribute.
        OSError: something else failed.
    """
    new, mode = os.fstat(descriptor), stat.S_IMODE(status.st_mode)
    try:
        # Windows has none of these.
        if hasattr(os, "fchown") and (new.st_uid, new.st_gid) != (status.st_uid, status.st_gid):
            os.fchown(descriptor, status.st_uid, status.st_gid)
        if hasattr(os, "fchmod") and stat.S_IMODE(os.fstat(descriptor).st_mode) != mode:
            os.fchmod(descriptor, mode)
        _carry_attributes(old, descriptor)
    except OSError as error:
        if error.errno in _REFUSALS:
            raise CannotCarryError(str(error)) from error
        raise


def keep_on_disk(descriptor: int) -> None:
    """Write an open file through to the disk; OSError if that fails."""
    if sys.platform == "darwin":
        # There, fsync does not flush the drive's cache.
        with suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def sync_folder(folder: Path) -> None:
    """Write the names in a folder through to the disk; OSError if that fails.

    Does nothing where a folder cannot be synchronised: on Windows it cannot even be opened.
    """
    try:
        descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
    except PermissionError:
        return
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(descriptor)


def _carry_attributes(old: Path, descriptor: int) -> None:
    if sys.platform == "darwin":
        _carry_by_the_system(old, descriptor)
    if sys.platform != "linux" or not hasattr(os, "listxattr"):
        return
    try:
        names = os.listxattr(old)
    except OSError as error:
        if error.errno == errno.ENOTSUP:
            return
        raise
    for name in names:
        try:
            os.setxattr(descriptor, name, os.getxattr(old, name))
        except OSError as error:
            if not (name.startswith(_OF_THE_SYSTEM) and error.errno in _REFUSALS):
                raise


_ACCESS_AND_ATTRIBUTES = 5
"""COPYFILE_ACL and COPYFILE_XATTR of macOS."""


def _carry_by_the_system(old: Path, descriptor: int) -> None:
    # Imported here: only macOS needs it, where Python has no calls for attributes.
    import ctypes

    system = ctypes.CDLL(None, use_errno=True)
    source = os.open(old, os.O_RDONLY)
    try:
        failed = system.fcopyfile(source, descriptor, None, _ACCESS_AND_ATTRIBUTES)
        number = ctypes.get_errno()
    finally:
        os.close(source)
    if failed and number != errno.ENOTSUP:
        raise CannotCarryError(os.strerror(number))


_IS_LOCKED = PermissionError if sys.platform == "win32" else BlockingIOError


def try_lock(descriptor: int) -> bool | None:
    """Lock an open file until it is closed.

    Lock empty files only: on Windows, no other process can read the locked byte.

    Returns:
        True: it is now locked. False: another process holds the lock. None: locks do not work in
            its file system.
    """
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return False if isinstance(error, _IS_LOCKED) else None
    return True


def process_start(pid: int) -> str:
    """Return when a process began, as a text that no other process of that id has; "" if unknown.

    Linux has the time since boot, and the boot; Windows the time; macOS nothing.
    """
    if sys.platform == "win32":
        return _state_of_process(pid)[1]
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        status = Path(f"/proc/{pid}/stat").read_bytes()
    except OSError:
        return ""
    # The second field is the name in parentheses and may hold anything; the 22nd is the start.
    return f"{boot}:{status.rpartition(b')')[2].split()[19].decode()}"


def is_running(pid: int, started: str = "") -> bool:
    """Return whether a process with an id lives that began at a time, if known."""
    if not 0 < pid < 1 << 32:
        return False
    if sys.platform == "win32":
        # A signal, as below, would end it.
        lives, began = _state_of_process(pid)
        return lives and (not started or began in ("", started))
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    except OverflowError:
        return False
    return not started or process_start(pid) in ("", started)


_NAME = re.compile(r"\..*\.fenedit-(\d+)-[0-9a-f]{8}\.tmp", re.DOTALL)
_STEM_BYTES = 100
"""How much of the file's name is kept; a whole one could make the temporary name too long."""

_FLAGS = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_LOOKING = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


def stem_of(target: Path) -> str:
    """Return the part of a file's name for temporary files beside it."""
    return os.fsencode(target.name)[:_STEM_BYTES].decode("utf-8", "ignore")


def create_temporary(target: Path, mode: int, *, held: bool = False) -> tuple[int, Path]:
    """Create a file beside another, locked while it is open.

    Args:
        target: the file beside it.
        mode: its permissions, less the process's umask.
        held: whether it is renamed and removed while open.

    Returns:
        A descriptor to write with, and the file.

    Raises:
        OSError: it cannot be created.
    """
    path = target.with_name(f".{stem_of(target)}.fenedit-{os.getpid()}-{os.urandom(4).hex()}.tmp")
    descriptor = open_held(path, _FLAGS, mode) if held else os.open(path, _FLAGS, mode)
    # On Windows, others cannot read a locked file, and open ones cannot be removed.
    if sys.platform != "win32":
        try_lock(descriptor)
    return descriptor, path


def sweep(folder: Path) -> None:
    """Remove the temporary files of killed saves in a folder, as far as possible.

    Keep a file if the process in its name lives, or if it is locked: the process may live on
    another machine or in another container.
    """
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            match = _NAME.fullmatch(entry.name)
            if match and not is_running(int(match[1])):
                with suppress(OSError):
                    _remove_unlocked(entry.path)


def _remove_unlocked(path: str) -> None:
    if sys.platform == "win32":
        # An open file cannot be removed there.
        os.unlink(path)
        return
    descriptor = os.open(path, _LOOKING)
    try:
        if try_lock(descriptor):
            os.unlink(path)
    finally:
        os.close(descriptor)
