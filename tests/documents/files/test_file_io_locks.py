import os
import subprocess
import sys
from pathlib import Path

import pytest

from fenedit.documents.files import file_io
from fenedit.documents.files.file_io import is_running, process_start, try_lock


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
