"""What Windows does in another way: files that are open elsewhere, locks, processes."""

import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from fenedit.documents.errors import SaveError
from fenedit.documents.files import file_io, saving, streaming
from fenedit.documents.files.file_io import remove, take_name
from fenedit.documents.files.saving import save_bytes
from tests.helpers.as_on_windows import (
    ACCESS_DENIED,
    Kernel,
    held_error,
    loaded_anew,
    pretend_windows,
)


class Clock:
    """A clock that goes on while somebody sleeps."""

    def __init__(self):
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float):
        self.now += seconds


@pytest.fixture
def clock(monkeypatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(file_io, "time", clock)
    return clock


def failing(
    monkeypatch: pytest.MonkeyPatch, name: str, error: OSError, until: Callable[[], bool]
) -> list[Path]:
    """Let a function of `os` fail until something holds; return what it is called with."""
    real, calls = getattr(os, name), []

    def step(path: Path, *rest: Path):
        calls.append(path)
        if not until():
            raise error
        real(path, *rest)

    monkeypatch.setattr(os, name, step)
    return calls


@pytest.mark.parametrize("code", [5, 32])
def test_a_file_that_is_held_for_a_while_is_replaced(tmp_path, monkeypatch, clock, code):
    failing(monkeypatch, "replace", held_error(code), lambda: clock.now > 0.5)
    file = tmp_path / "a.fen"
    file.write_bytes(b"old")
    save_bytes(file, b"new")
    assert file.read_bytes() == b"new"
    assert [path.name for path in tmp_path.iterdir()] == ["a.fen"]


def test_one_that_is_held_for_longer_is_not_waited_for(tmp_path, monkeypatch, clock):
    failing(monkeypatch, "replace", held_error(), lambda: False)
    file = tmp_path / "a.fen"
    file.write_bytes(b"old")
    with pytest.raises(SaveError, match="permission"):
        save_bytes(file, b"new")
    assert file.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["a.fen"]
    assert 1 <= clock.now < 1.1


@pytest.mark.parametrize("error", [PermissionError(13, "no"), held_error(17), OSError(5, "no")])
def test_nothing_else_is_tried_again(tmp_path, monkeypatch, clock, error):
    calls = failing(monkeypatch, "replace", error, lambda: False)
    with pytest.raises(OSError, match=error.strerror):
        take_name(tmp_path / "a", tmp_path / "b")
    assert len(calls) == 1
    assert clock.now == 0


def test_a_file_that_is_held_for_a_while_is_removed(tmp_path, monkeypatch, clock):
    failing(monkeypatch, "unlink", held_error(), lambda: clock.now > 0.5)
    file = tmp_path / "a"
    file.touch()
    remove(file)
    assert not file.exists()


@pytest.fixture
def kernel(monkeypatch) -> Kernel:
    return pretend_windows(monkeypatch)


@pytest.fixture
def on_windows(kernel) -> ModuleType:
    return loaded_anew(file_io)


def test_a_file_that_is_open_is_replaced_at_once(tmp_path, monkeypatch, kernel, on_windows):
    failing(monkeypatch, "replace", held_error(ACCESS_DENIED), lambda: False)
    path, target = tmp_path / "ä ♔ 𝔸", tmp_path / "ö ♚ 𝔹"
    path.write_bytes(b"new")
    target.write_bytes(b"old")
    on_windows.take_name(path, target)
    assert target.read_bytes() == b"new"
    assert not path.exists()
    assert kernel.names == ["CreateFileW", "SetFileInformationByHandle", "CloseHandle"]
    # With the right to remove the file, shared with all.
    assert kernel.calls[0][1][1:3] == (0x10000, 7)


def test_where_the_disk_cannot_do_that_the_reason_is_told(
    tmp_path, monkeypatch, kernel, on_windows
):
    monkeypatch.setattr(on_windows, "time", Clock())
    kernel.can_replace = False
    failing(monkeypatch, "replace", held_error(), lambda: False)
    (tmp_path / "a").touch()
    with pytest.raises(PermissionError, match="used by another"):
        on_windows.take_name(tmp_path / "a", tmp_path / "b")
    assert "CloseHandle" in kernel.names


@pytest.mark.parametrize(
    ("flags", "access", "making"),
    [
        (os.O_RDONLY, 0x80000000, 3),
        (os.O_RDWR, 0xC0000000, 3),
        (os.O_RDWR | os.O_CREAT, 0xC0000000, 4),
        (os.O_RDWR | os.O_CREAT | os.O_EXCL, 0xC0000000, 1),
    ],
)
def test_a_file_that_is_held_is_shared_with_all(
    tmp_path, kernel, on_windows, flags, access, making
):
    file = tmp_path / "a"
    if not flags & os.O_EXCL:
        file.write_bytes(b"data")
    descriptor = on_windows.open_held(file, flags)
    assert os.read(descriptor, 9) == (b"" if flags & os.O_EXCL else b"data")
    os.close(descriptor)
    assert kernel.calls == [("CreateFileW", (str(file), access, 7, None, making, 0x80, None))]


def test_a_file_that_is_not_there_is_not_opened(tmp_path, on_windows):
    with pytest.raises(FileNotFoundError):
        on_windows.open_held(tmp_path / "a", os.O_RDONLY)


def test_a_lock_is_had_once_and_where_there_are_none_it_says_so(tmp_path, monkeypatch, on_windows):
    file = tmp_path / "lock"
    file.touch()
    with file.open("rb+") as first, file.open("rb+") as second:
        assert on_windows.try_lock(first.fileno()) is True
        assert on_windows.try_lock(second.fileno()) is False

        def refuse(*_):
            raise OSError(22, "invalid")

        monkeypatch.setattr(on_windows.msvcrt, "locking", refuse)
        assert on_windows.try_lock(second.fileno()) is None


def test_a_process_is_asked_for_and_never_sent_a_signal(monkeypatch, kernel, on_windows):
    monkeypatch.setattr(os, "kill", None)
    kernel.processes = {7: (1 << 32) + 2, 8: None, 9: 5}
    kernel.ended = {9}
    assert on_windows.process_start(7) == "0000000100000002"
    assert on_windows.is_running(7)
    assert on_windows.is_running(7, "0000000100000002")
    assert not on_windows.is_running(7, "0000000100000003")
    # One that may not be asked lives; one that has ended may still be known.
    assert on_windows.is_running(8, "0000000100000002")
    assert not on_windows.is_running(9)
    for never in (10, 0, -1, 2**80):
        assert not on_windows.is_running(never)
    assert kernel.names.count("OpenProcess") == kernel.names.count("CloseHandle") + 2


def test_a_temporary_file_of_a_process_that_lives_is_not_swept(tmp_path, kernel, on_windows):
    kernel.processes = {7: 1}
    alive, dead = (tmp_path / f".a.fenedit-{pid}-0123abcd.tmp" for pid in (7, 8))
    alive.touch()
    dead.touch()
    on_windows.sweep(tmp_path)
    assert alive.exists()
    assert not dead.exists()


def test_a_file_is_replaced_by_what_is_made_of_it(tmp_path, kernel, monkeypatch, on_windows):
    monkeypatch.setattr(streaming, "open_held", on_windows.open_held)
    file = tmp_path / "a.fen"
    file.write_text("8/8 w - -\n")
    with streaming.open_source(str(file)) as source:
        assert [entry.text for entry in streaming.entries(source)] == ["8/8 w - -"]
    assert kernel.calls == [("CreateFileW", (str(file), 0x80000000, 7, None, 3, 0x80, None))]


def test_what_is_renamed_while_it_is_open_is_opened_so_that_it_can_be_replaced(
    tmp_path, monkeypatch
):
    held = []

    def note(path, flags, mode=0o600):
        held.append(Path(path).name)
        return os.open(path, flags, mode)

    monkeypatch.setattr(saving, "open_held", note)
    monkeypatch.setattr(file_io, "open_held", note)
    file = tmp_path / "a.fen"
    file.write_bytes(b"old")
    (tmp_path / "new").write_bytes(b"new")
    saving.rewrite(file, tmp_path / "new")
    assert len(held) == 2 and held[0] == held[1]
