"""Locks that end with the process that holds them, however it ends."""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def try_lock(descriptor: int) -> bool | None:
        """Lock an open file until it is closed.

        Returns:
            True: it is locked now. False: somebody else holds the lock. None: locks do not work
            in its file system.
        """
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def try_lock(descriptor: int) -> bool | None:
        """Lock an open file until it is closed.

        Returns:
            True: it is locked now. False: somebody else holds the lock. None: locks do not work
            in its file system.
        """
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return None
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
