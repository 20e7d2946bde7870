import ctypes
import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from fenedit.documents.errors import SaveError
from fenedit.documents.files import file_io, saving, streaming
from fenedit.documents.files.file_io import (
    create_temporary,
    is_running,
    process_start,
    remove,
    stem_of,
    sweep,
    take_name,
    try_lock,
)
from fenedit.documents.files.saving import save_bytes
from tests.helpers.as_on_windows import (
    ACCESS_DENIED,
    Kernel,
    held_error,
    loaded_anew,
    pretend_windows,
)


@pytest.fixture
def file(tmp_path) -> Path:
    path = tmp_path / "lock"
    path.touch()
    return path


def test_a_lock_is_had_once_and_is_free_again_when_closed(file):
    with file.open("rb+") as first, file.open("rb+") as second:
        assert try_lock(first.fileno()) is True
        assert try_lock(second.fileno()) is False
        first.close()
        assert try_lock(second.fileno()) is True


def test_a_killed_process_lets_go_of_its_lock(file):
    script = (
        "import sys; from fenedit.documents.files.file_io import try_lock\n"
        "file = open(sys.argv[1], 'rb+'); print(try_lock(file.fileno()), flush=True)\n"
        "sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, file], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout.readline() == b"True\n"
        with file.open("rb+") as other:
            assert try_lock(other.fileno()) is False
            process.kill()
            process.wait()
            assert try_lock(other.fileno()) is True


def test_where_locks_do_not_work_it_says_so(file, monkeypatch):
    def refuse(*_):
        raise OSError(95, "not supported")

    monkeypatch.setattr(file_io.fcntl, "flock", refuse)
    with file.open("rb+") as opened:
        assert try_lock(opened.fileno()) is None


def ended_process() -> int:
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


def test_a_process_runs_until_it_ends():
    assert is_running(os.getpid())
    assert not is_running(ended_process())
    for never in (0, -1, 2**80):
        assert not is_running(never)


def test_another_process_of_the_same_id_is_another_process():
    started = process_start(os.getpid())
    assert started == process_start(os.getpid()) != ""
    assert is_running(os.getpid(), started)
    assert not is_running(os.getpid(), started + "1")


def test_a_process_of_somebody_else_runs(monkeypatch):
    def refuse(*_):
        raise PermissionError

    monkeypatch.setattr("fenedit.documents.files.file_io.os.kill", refuse)
    assert is_running(os.getpid())


def test_a_start_that_nobody_knows_decides_nothing(monkeypatch):
    assert process_start(ended_process()) == ""
    monkeypatch.setattr(file_io, "process_start", lambda pid: "")
    assert is_running(os.getpid(), "some boot:1")


# What macOS does in another way: what the disk keeps, and attributes.


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


@pytest.fixture
def ended_pid() -> int:
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


@pytest.mark.parametrize(
    "name",
    [b"a.fen", b"a b\nc.fen", "♔".encode() * 85, b"x" * 255, b"\xff\xfe", b".hidden"],
    ids=repr,
)
def test_a_temporary_file_stands_beside_a_file_of_any_name(tmp_path, name):
    target = tmp_path / os.fsdecode(name)
    target.touch()
    descriptor, path = create_temporary(target, 0o640)
    os.close(descriptor)
    assert path.parent == tmp_path
    assert path.name.startswith(f".{stem_of(target)}.fenedit-{os.getpid()}-")
    assert path.exists()
    assert not path.stat().st_mode & 0o137


def test_a_name_that_is_taken_is_not_overwritten(tmp_path, monkeypatch):
    monkeypatch.setattr("fenedit.documents.files.file_io.os.urandom", bytes)
    descriptor, _ = create_temporary(tmp_path / "a", 0o600)
    os.close(descriptor)
    with pytest.raises(FileExistsError):
        create_temporary(tmp_path / "a", 0o600)


def test_what_dead_processes_left_is_swept(tmp_path, ended_pid):
    (tmp_path / f".a.fen.fenedit-{ended_pid}-0123abcd.tmp").write_bytes(b"half")
    (tmp_path / f".b\n c.fenedit-{ended_pid}-0123abcd.tmp").write_bytes(b"half")
    sweep(tmp_path)
    assert not list(tmp_path.iterdir())


def test_nothing_else_is_swept(tmp_path, ended_pid):
    kept = {
        f".a.fenedit-{os.getpid()}-0123abcd.tmp",
        f".a.fenedit-{ended_pid}-0123abcd.bak",
        f"a.fenedit-{ended_pid}-0123abcd.tmp",
        f".a.fenedit-{ended_pid}-0123ABCD.tmp",
        f".a.fenedit-{ended_pid}-0123abcd.tmp.fen",
        "a.fen",
        "a.tmp",
    }
    for name in kept:
        (tmp_path / name).touch()
    sweep(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == kept


def test_a_file_that_somebody_holds_is_not_swept(tmp_path, monkeypatch):
    # A process in another container or on another machine is not seen by its id.
    monkeypatch.setattr("fenedit.documents.files.file_io.is_running", lambda pid: False)
    descriptor, path = create_temporary(tmp_path / "a", 0o600)
    sweep(tmp_path)
    assert path.exists()
    os.close(descriptor)
    sweep(tmp_path)
    assert not path.exists()


def test_a_link_and_a_folder_of_such_a_name_stay(tmp_path, ended_pid):
    victim = tmp_path / "victim"
    victim.touch()
    link = tmp_path / f".a.fenedit-{ended_pid}-00000000.tmp"
    link.symlink_to(victim)
    (tmp_path / f".a.fenedit-{ended_pid}-11111111.tmp").mkdir()
    os.mkfifo(tmp_path / f".a.fenedit-{ended_pid}-22222222.tmp")
    sweep(tmp_path)
    assert victim.exists()
    assert link.is_symlink()
    assert (tmp_path / f".a.fenedit-{ended_pid}-11111111.tmp").is_dir()


def test_sweeping_no_folder_is_no_fault(tmp_path):
    sweep(tmp_path / "none")


# What Windows does in another way: files that are open elsewhere, locks, processes.


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
