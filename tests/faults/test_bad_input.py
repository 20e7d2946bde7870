"""Files that nobody should open cost little, are refused with a reason, or stay readable."""

import gzip
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fenedit.documents.document import Collection, Document
from fenedit.documents.errors import OpenError, SaveError
from fenedit.documents.files.opening import open_document
from fenedit.documents.files.saving import save_document
from fenedit.documents.record import Record

MB = 2**20


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.fen"


def refused(file: Path) -> str:
    with pytest.raises(OpenError) as caught:
        open_document(file)
    return caught.value.code


def one_line(file: Path, size: int) -> None:
    with file.open("wb") as written:
        for _ in range(size // MB):
            written.write(b"8/8 w - -" + b"x" * (MB - 9))


@pytest.mark.parametrize(
    "size", [64 * MB, pytest.param(2048 * MB, marks=pytest.mark.long, id="2 GB")]
)
def test_a_file_of_one_line(file: Path, size: int) -> None:
    one_line(file, size)
    assert refused(file) == "line-too-long"


def test_lines_that_are_just_not_too_long(file: Path) -> None:
    """What a long line costs grows with it, and not with its square."""
    line = b"x" * (15 * MB) + b"\n"
    file.write_bytes(line * 3 + b"8/8\n")
    lines = open_document(file).collection
    assert lines[3].line == "8/8" and len(lines[1].line) == 15 * MB


def test_a_million_blank_lines(file: Path) -> None:
    for newline in (b"\n", b"\r\n"):
        file.write_bytes(newline * 5_000_000)
        document = open_document(file)
        assert (len(document.collection), document.collection.line_count) == (0, 5_000_000)
        assert len(document.collection.blocks) < 5_000_000 // 4_000
        splice = document.collection.inserting(0, [Record("8/8")])
        edited = document.with_collection(document.collection.splice(splice))
        save_document(file, edited)
        with file.open("rb") as saved:
            found = saved.read()
        assert len(found) == 5_000_000 * len(newline) + 3 + len(newline)
        assert found.count(b"8/8") == 1


def sparse(file: Path, size: int) -> None:
    with file.open("wb") as written:
        written.truncate(size)


@pytest.mark.parametrize("size", [4 * MB, 100 * MB, 100_000 * MB])
def test_a_file_of_nothing_but_nul_bytes(file: Path, size: int) -> None:
    sparse(file, size)
    assert refused(file) == ("binary" if size < 10_000 * MB else "too-large")


def test_nul_bytes_after_lines(file: Path) -> None:
    file.write_bytes(b"8/8 w - - 0 1\n" * 40_000)
    os.truncate(file, 100 * MB)
    # As many as a disk leaves behind after a power failure belong to the line's ending.
    assert refused(file) == "line-too-long"


def test_a_program(file: Path) -> None:
    program = Path(os.path.realpath(sys.executable))
    assert refused(program) == "binary"
    packed = gzip.compress(program.read_bytes()[: 2 * MB], 1)
    file.write_bytes(packed)
    assert refused(file) == "binary"


def bomb(size: int) -> bytes:
    """Return blanks packed with gzip, in members, each of which is packed once."""
    return gzip.compress(b" " * (16 * MB), 9) * (size // (16 * MB))


def test_a_bomb_of_gzip(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not unpacked beyond the limit, whatever it holds."""
    file.write_bytes(bomb(1024 * MB))
    assert file.stat().st_size < 2 * MB
    monkeypatch.setattr("fenedit.documents.files.memory.free_memory", lambda: 8 * MB)
    assert refused(file) == "too-large"


@pytest.mark.parametrize("kept", [2, 5, 12, 1000, -1, -9])
def test_gzip_that_was_cut_off(file: Path, kept: int) -> None:
    packed = gzip.compress(os.urandom(3000).hex().encode() * 3)
    file.write_bytes(packed[:kept])
    assert refused(file) == "damaged"


def folder(path: Path) -> None:
    path.mkdir()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def door(path: Path) -> None:
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(os.fspath(path))
    listening.close()


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has such files in folders")
@pytest.mark.parametrize(
    ("make", "code", "saving"),
    [
        (folder, "folder", "folder"),
        (pipe, "not-regular", "not-regular"),
        (door, "not-regular", "not-regular"),
    ],
)
def test_what_is_no_file(
    tmp_path: Path,
    make: Callable[[Path], None],
    code: str,
    saving: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The names of sockets are short.
    monkeypatch.chdir(tmp_path)
    make(Path("a.fen"))
    path = tmp_path / "a.fen"
    before = path.stat().st_mode
    assert refused(path) == code
    with pytest.raises(SaveError) as failed:
        save_document(path, Document(collection=Collection(["8/8\n"])))
    assert failed.value.code == saving
    assert path.stat().st_mode == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_device() -> None:
    if not Path("/dev/zero").is_char_device():
        pytest.skip("this machine has no /dev/zero")
    assert refused(Path("/dev/zero")) == "not-regular"
