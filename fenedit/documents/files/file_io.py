"""What files need of the system: reading at a place, whole writes, locks, temporary files, gzip."""

import errno
import os
import re
import stat
import sys
import threading
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_turn: Final = threading.Lock()
"""Held where a system, as Windows, reads only at the place where a file stands."""


def read_at(descriptor: int, count: int, place: int) -> bytes:
    """Return so many bytes from a place on, or fewer, none behind the end; OSError if it fails."""
    if hasattr(os, "pread"):
        return os.pread(descriptor, count, place)
    with _standing_at(descriptor, place):
        return os.read(descriptor, count)


def fill_at(descriptor: int, buffer: memoryview, place: int) -> bool:
    """Fill a buffer with the bytes from a place on; return whether there are as many.

    OSError if it fails.
    """
    while buffer:
        if hasattr(os, "preadv"):
            count = os.preadv(descriptor, [buffer], place)
        else:
            data = read_at(descriptor, len(buffer), place)
            count = len(data)
            buffer[:count] = data
        if not count:
            return False
        buffer, place = buffer[count:], place + count
    return True


def write_at(descriptor: int, data: bytes | bytearray, place: int) -> int:
    """Write data at a place; return how much of it was written. OSError if it fails."""
    if hasattr(os, "pwrite"):
        return os.pwrite(descriptor, data, place)
    with _standing_at(descriptor, place):
        return os.write(descriptor, data)


@contextmanager
def _standing_at(descriptor: int, place: int) -> Iterator[None]:
    """Have a file stand at a place, and afterwards where it stood: who writes to it goes on there.

    Descriptors that were copied from one another stand at one place, so there is one lock for all.
    """
    with _turn:
        before = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, place, os.SEEK_SET)
        try:
            yield
        finally:
            os.lseek(descriptor, before, os.SEEK_SET)


_REFUSALS: Final = (errno.EPERM, errno.EACCES, errno.ENOTSUP)
_OF_THE_SYSTEM: Final = "security."
"""Attributes of this kind are given to a new file by the system's own rules."""


class CannotCarryError(Exception):
    """A new file cannot be given the owner or an attribute of the old one."""


def write_all(descriptor: int, data: bytes | memoryview) -> None:
    """Write data at a descriptor's position; OSError unless all of it is written.

    A write may take less than it was given and call that a success: on a full disk it does.
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
        if hasattr(os, "listxattr"):
            _carry_attributes(old, descriptor)
    except OSError as error:
        if error.errno in _REFUSALS:
            raise CannotCarryError(str(error)) from error
        raise


def sync_folder(folder: Path) -> None:
    """Have the names in a folder written to the disk; OSError if that fails.

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


def try_lock(descriptor: int) -> bool | None:
    """Lock an open file until it is closed.

    Returns:
        True: it is locked now. False: somebody else holds the lock. None: locks do not work in its
        file system.
    """
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        is_held = sys.platform == "win32" or isinstance(error, BlockingIOError)
        return False if is_held else None
    return True


def process_start(pid: int) -> str:
    """Return when a process began, as a text that no other process of that id has; "" if unknown.

    Only Linux tells; the text is the time since the boot, and which boot.
    """
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        status = Path(f"/proc/{pid}/stat").read_bytes()
    except OSError:
        return ""
    # The second field is the name in parentheses and may hold anything; the 22nd is the start.
    return f"{boot}:{status.rpartition(b')')[2].split()[19].decode()}"


def is_running(pid: int, started: str = "") -> bool:
    """Tell whether a process lives that has an id and, where it is known, began at a time.

    On Windows, where asking would end the process, the answer is always no: locks decide there.
    """
    if sys.platform == "win32" or pid <= 0:
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    except OverflowError:
        return False
    return not started or process_start(pid) in ("", started)


_NAME: Final = re.compile(r"\..*\.fenedit-(\d+)-[0-9a-f]{8}\.tmp", re.DOTALL)
_STEM_BYTES: Final = 100
"""How much of the file's name is kept; a whole one could make the temporary name too long."""

_FLAGS: Final = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_LOOKING: Final = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


def stem_of(target: Path) -> str:
    """Return the part of a file's name that temporary files beside it bear."""
    return os.fsencode(target.name)[:_STEM_BYTES].decode("utf-8", "ignore")


def create_temporary(target: Path, mode: int) -> tuple[int, Path]:
    """Create a file beside another, locked while it is open.

    Args:
        target: the file that it stands beside.
        mode: its permissions, from which the process's mask is taken.

    Returns:
        A descriptor to write with, and the file.

    Raises:
        OSError: it cannot be created.
    """
    path = target.with_name(f".{stem_of(target)}.fenedit-{os.getpid()}-{os.urandom(4).hex()}.tmp")
    descriptor = os.open(path, _FLAGS, mode)
    if sys.platform != "win32":
        try_lock(descriptor)
    return descriptor, path


def sweep(folder: Path) -> None:
    """Remove the temporary files that killed saves left in a folder; what cannot be, stays.

    A file is left if the process that its name tells lives, or if anybody holds its lock: the
    process may live on another machine or in another container.
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


_GZIP: Final = 16 + zlib.MAX_WBITS
_PADDING: Final = re.compile(rb"\0+")
_PIECE: Final = 1 << 16
"""Packed bytes that are looked at together."""


class DamagedError(ValueError):
    """Packed bytes that end too early, or whose checksum is another one."""


class TooLargeError(ValueError):
    """Packed bytes that hold more than may be unpacked."""


def is_packed(data: bytes) -> bool:
    """Tell whether data begins as packed data does."""
    return data.startswith(b"\x1f\x8b")


def packed(data: bytes) -> bytes:
    """Return data packed, without a name and with no time, so that the same data are the same."""
    packer = zlib.compressobj(wbits=_GZIP)
    return packer.compress(data) + packer.flush()


def unpacked(data: bytes, limit: int) -> bytes:
    """Return what packed data holds, of one or several members; NUL bytes may follow.

    Args:
        data: the packed bytes.
        limit: how many bytes it may hold; no more than one beyond them are ever unpacked.

    Raises:
        DamagedError: it ends too early, or a checksum or what follows is wrong.
        TooLargeError: it holds more.
    """
    parts: list[bytes] = []
    room = limit + 1
    place = 0
    while place < len(data):
        member = zlib.decompressobj(_GZIP)
        while not member.eof:
            # In pieces, because the rest behind a member is copied, and there may be many.
            piece = data[place : place + _PIECE]
            if not piece:
                raise DamagedError("it ends too early")
            try:
                part = member.decompress(piece, room)
            except zlib.error as error:
                raise DamagedError(str(error)) from error
            place += len(piece) - len(member.unused_data)
            parts.append(part)
            room -= len(part)
            if room <= 0:
                raise TooLargeError
        padding = _PADDING.match(data, place)
        place = padding.end() if padding else place
    return b"".join(parts)
