"""Temporary files beside the file that is saved, and what killed saves left of them."""

import os
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from fenedit.documents.locks import is_running, try_lock

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
