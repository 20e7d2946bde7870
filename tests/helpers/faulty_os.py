"""An `os` module that counts the steps of saving, writes them down, and fails where it is told.

It stands in the place of `os` in the rooms of `fenedit.documents` that touch the disk; nothing
else in the process sees it.
"""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOMS = ("disk_file", "file_io", "saving")
STEPS = {
    "close", "fchmod", "fchown", "fstat", "fsync", "ftruncate", "getxattr", "listxattr", "lseek",
    "open", "read", "replace", "scandir", "setxattr", "stat", "unlink", "write",
}  # fmt: skip


class FaultyOs:
    """Passes everything on to `os`.

    Attributes:
        steps: the steps so far, each its name and the file that it was about: a name, or what
            `open` was given.
        fails_at: number of the step that fails, counted from 1; 0 for none.
        fails_on: whether all further steps fail, too, as when a disk was pulled out.
        write_most: how many bytes a write takes at most; 0 or less is what it returns.
    """

    def __init__(self, fails_at: int = 0, *, code: int = errno.EIO, fails_on: bool = False) -> None:
        self.steps: list[tuple[str, str]] = []
        self.fails_at = fails_at
        self.fails_on = fails_on
        self.write_most: int | None = None
        self.at_fault: Callable[[], object] = self._fail
        self._code = code
        self._names: dict[int, str] = {}

    def __getattr__(self, name: str) -> Any:
        real = getattr(os, name)
        return self._stepped(name, real) if name in STEPS else real

    @property
    def failed(self) -> bool:
        return 0 < self.fails_at <= len(self.steps)

    @property
    def names(self) -> list[str]:
        """The names of the steps so far."""
        return [name for name, _ in self.steps]

    def use(self, monkeypatch: pytest.MonkeyPatch) -> "FaultyOs":
        for room in ROOMS:
            monkeypatch.setattr(f"fenedit.documents.files.{room}.os", self)
        return self

    def _stepped(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def step(*args: Any, **kwargs: Any) -> Any:
            self.steps.append((name, self._names.get(args[0], str(args[0]))))
            number = len(self.steps)
            if self.fails_at and (
                number == self.fails_at or (self.fails_on and number > self.fails_at)
            ):
                if name == "close":
                    # As the system does: the descriptor is gone, whatever it says.
                    real(*args)
                self.at_fault()
            if name == "write" and self.write_most is not None:
                if self.write_most <= 0:
                    return self.write_most
                return real(args[0], args[1][: self.write_most])
            result = real(*args, **kwargs)
            if name == "open":
                self._names[result] = str(args[0])
            return result

        return step

    def _fail(self) -> None:
        raise OSError(self._code, os.strerror(self._code))


LOSSES = ("ELOOP", "ENOTDIR", "EACCES", "EIO", "ENOTCONN", "ESTALE")
"""How a folder can be lost: the first two are made, of the others the system's calls are."""
_CALLS = ("stat", "lstat", "open", "scandir", "listdir", "readlink", "mkdir", "replace", "unlink")


def lose(folder: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a folder unreadable; its contents are kept beside it."""
    if how in ("ELOOP", "ENOTDIR"):
        folder.rename(folder.with_name(f"{folder.name} as it was"))
        if how == "ELOOP":
            folder.symlink_to(folder)
        else:
            folder.write_bytes(b"")
        return
    code = getattr(errno, how)

    def refusing(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            for arg in args:
                if isinstance(arg, str | Path) and Path(arg).is_relative_to(folder):
                    raise OSError(code, os.strerror(code), str(arg))
            return real(*args, **kwargs)

        return call

    for name in _CALLS:
        monkeypatch.setattr(os, name, refusing(getattr(os, name)))
    for module in ("builtins", "io"):
        monkeypatch.setattr(f"{module}.open", refusing(open))
