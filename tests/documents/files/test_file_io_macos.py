"""What macOS does in another way: what the disk keeps, and attributes."""

import ctypes
import errno
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from fenedit.documents.files import file_io
from fenedit.documents.files.saving import save_bytes

F_FULLFSYNC = 51


class System:
    """The library of the system, of which one function is called.

    Attributes:
        copied: the attributes that were copied: from and to which file, and of which kinds.
        error: why it fails, 0 where it does not.
    """

    def __init__(self):
        self.copied: list[tuple[str, str, int]] = []
        self.error = 0

    def fcopyfile(self, source: int, target: int, state: None, kinds: int) -> int:
        names = (Path(f"/proc/self/fd/{each}").readlink() for each in (source, target))
        first, second = (name.name.partition(".fenedit")[0] for name in names)
        self.copied.append((first, second, kinds))
        return -1 if self.error else 0


@pytest.fixture
def system(monkeypatch) -> System:
    system = System()
    monkeypatch.setattr(ctypes, "CDLL", lambda *_, **__: system)
    monkeypatch.setattr(ctypes, "get_errno", lambda: system.error)
    monkeypatch.setattr(sys, "platform", "darwin")
    return system


@pytest.fixture
def asked(monkeypatch) -> list[int]:
    """Return what the disk was asked for."""
    asked: list[int] = []
    fcntl = SimpleNamespace(
        F_FULLFSYNC=F_FULLFSYNC,
        fcntl=lambda _descriptor, order: asked.append(order),
        flock=file_io.fcntl.flock,
        LOCK_EX=file_io.fcntl.LOCK_EX,
        LOCK_NB=file_io.fcntl.LOCK_NB,
    )
    monkeypatch.setattr(file_io, "fcntl", fcntl)
    return asked


def test_the_drive_keeps_what_was_saved(tmp_path, system, asked, monkeypatch):
    file = tmp_path / "a.fen"
    save_bytes(file, b"new")
    assert asked == [F_FULLFSYNC]
    # Where a drive does not know how, the system's own way is left.
    synchronised = []
    real = os.fsync
    monkeypatch.setattr(os, "fsync", lambda descriptor: synchronised.append(real(descriptor)))

    def refuse(*_):
        raise OSError(errno.ENOTTY, "no")

    monkeypatch.setattr(file_io.fcntl, "fcntl", refuse)
    save_bytes(file, b"newer")
    # The file, and its folder.
    assert len(synchronised) == 2


@pytest.mark.usefixtures("asked")
@pytest.mark.parametrize("error", [0, errno.ENOTSUP, errno.EPERM, errno.EIO])
def test_attributes_are_carried_over_or_the_file_stays_the_same_one(tmp_path, system, error):
    system.error = error
    file = tmp_path / "a"
    file.write_bytes(b"old")
    before = file.stat().st_ino
    save_bytes(file, b"new")
    assert file.read_bytes() == b"new"
    assert system.copied == [("a", ".a", 5)]
    assert (file.stat().st_ino == before) == (error in (errno.EPERM, errno.EIO))
    assert [path.name for path in tmp_path.iterdir()] == ["a"]
