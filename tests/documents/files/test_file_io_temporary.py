import os
import subprocess
import sys

import pytest

from fenedit.documents.files.file_io import create_temporary, stem_of, sweep


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
