import os
import subprocess
import sys
from pathlib import Path

import pytest

from fenedit.documents.errors import OpenError
from fenedit.documents.files import memory, opening
from fenedit.documents.files.memory import Memory, TooLargeError, free_memory
from fenedit.documents.files.opening import open_document

PARTS = [b"a" * 700_000, b"b" * 700_000, b"c"]


def test_few_bytes_are_held_as_they_are():
    few = Memory([b"ab", b"", b"c"])
    assert (few.data, few.name) == (b"abc", "")
    assert Memory([]).data == b""


def test_another_process_reads_many_bytes_until_they_are_let_go():
    many = Memory(iter(PARTS))
    assert bytes(many.data) == b"".join(PARTS)
    program = "import sys; print(len(open(sys.argv[1], 'rb').read()))"
    run = subprocess.run(
        [sys.executable, "-c", program, many.name], capture_output=True, text=True, check=True
    )
    assert run.stdout == "1400001\n"
    name = many.name
    del many
    assert not os.path.exists(name)  # noqa: PTH110


@pytest.mark.skipif(sys.platform == "linux", reason="no name is needed there")
def test_nothing_is_left_of_a_process_that_was_killed(tmp_path):
    program = (
        "import os, signal, tempfile; from fenedit.documents.files.memory import Memory;"
        f"tempfile.tempdir = {str(tmp_path)!r};"
        "held = Memory([b'a' * (1 << 21)]); os.kill(os.getpid(), signal.SIGTERM)"
    )
    subprocess.run([sys.executable, "-c", program], check=False)
    Memory([b"a" * (1 << 21)])
    assert not list(tmp_path.iterdir())


def test_without_memory_files_a_temporary_one_is_mapped(tmp_path, monkeypatch):
    monkeypatch.setattr(memory.sys, "platform", "darwin")
    monkeypatch.setattr(memory.tempfile, "gettempdir", lambda: str(tmp_path))
    many = Memory(iter(PARTS))
    assert bytes(many.data) == Path(many.name).read_bytes() == b"".join(PARTS)
    del many
    assert not list(tmp_path.iterdir())


def test_what_does_not_fit_is_refused_before_it_is_read(tmp_path, monkeypatch):
    path = tmp_path / "a.fen"
    path.write_bytes(b"8/8\n" * 25)
    assert free_memory() > 0
    monkeypatch.setattr(opening, "free_memory", lambda: 129)
    with pytest.raises(OpenError) as caught:
        open_document(path)
    assert (caught.value.code, caught.value.detail) == ("too-large", "100 129")
    monkeypatch.setattr(opening, "free_memory", lambda: 130)
    assert len(open_document(path).collection) == 25
    monkeypatch.setattr(memory, "free_memory", lambda: 1_000_000)
    with pytest.raises(TooLargeError):
        Memory(iter(PARTS))
