import errno
import gzip
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from fenedit.documents.document import Document, document_bytes, new_document
from fenedit.documents.errors import SaveError
from fenedit.documents.files.disk_file import DiskChange, file_state
from fenedit.documents.files.opening import document_from_bytes
from fenedit.documents.files.saving import (
    changed_outside,
    interrupted_save,
    open_target,
    save_bytes,
    save_document,
    save_error,
)
from fenedit.documents.record import Record
from fenedit.notation.position import START_POSITION
from tests.helpers.faulty_os import FaultyOs
from tests.helpers.large_files import opened, small_blocks


@pytest.fixture
def file(tmp_path) -> Path:
    path = tmp_path / "a.fen"
    path.write_bytes(b"old\n")
    return path


def code_of(path: Path, **options: bool) -> str:
    with pytest.raises(SaveError) as caught:
        save_bytes(path, b"new\n", **options)
    assert caught.value.path == path
    assert caught.value.code in str(caught.value)
    return caught.value.code


def test_a_new_file_is_made_as_the_process_makes_files(tmp_path):
    path, other = tmp_path / "new.fen", tmp_path / "other"
    other.touch()
    state = save_bytes(path, b"8/8\n")
    assert path.read_bytes() == b"8/8\n"
    assert state == file_state(path)
    assert path.stat().st_mode == other.stat().st_mode
    assert {entry.name for entry in tmp_path.iterdir()} == {"new.fen", "other"}


@pytest.mark.parametrize("data", [b"", b"x", b"y" * 3_000_000], ids=len)
def test_an_old_file_gives_place_to_a_new_one(file, data):
    before = file.stat()
    state = save_bytes(file, data)
    assert file.read_bytes() == data
    assert state == file_state(file)
    assert state.inode != before.st_ino
    assert list(file.parent.iterdir()) == [file]


def test_mode_owner_and_attributes_stay(file):
    file.chmod(0o646)
    attributes = {}
    if hasattr(os, "setxattr"):
        try:
            os.setxattr(file, "user.fenedit.test", b"kept")
            attributes = {"user.fenedit.test": b"kept"}
        except OSError:
            pass
    if os.geteuid() == 0:
        os.chown(file, 1234, 5678)
    before = file.stat()
    save_bytes(file, b"new\n")
    after = file.stat()
    assert (after.st_mode, after.st_uid, after.st_gid) == (
        before.st_mode,
        before.st_uid,
        before.st_gid,
    )
    assert {name: os.getxattr(file, name) for name in attributes} == attributes


def test_the_order_of_steps(file, monkeypatch):
    faulty = FaultyOs().use(monkeypatch)
    file.chmod(0o640)
    save_bytes(file, b"new\n")
    replaced = faulty.names.index("replace")
    temporary, folder = faulty.steps[replaced][1], str(file.parent)
    before, after = faulty.steps[:replaced], faulty.steps[replaced + 1 :]
    of_temporary = [name for name, what in before if what == temporary]
    assert of_temporary.index("write") < of_temporary.index("fchmod") < of_temporary.index("fsync")
    assert of_temporary[-1] == "close"
    assert "write" not in of_temporary[of_temporary.index("fsync") :]
    # Its name gave the file another ctime, which is looked at last.
    synchronised = [("open", folder), ("fsync", folder), ("close", folder)]
    assert after == [*synchronised, ("stat", str(file))]


def test_a_write_that_takes_nothing_leaves_the_old_file(file, monkeypatch):
    FaultyOs().use(monkeypatch).write_most = 0
    assert code_of(file) == "unwritable"
    assert file.read_bytes() == b"old\n"
    assert list(file.parent.iterdir()) == [file]


def test_a_link_is_followed_to_what_it_means(file, tmp_path):
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    link, second = folder / "link.fen", tmp_path / "second.fen"
    link.symlink_to(file)
    second.symlink_to("elsewhere/link.fen")
    save_bytes(second, b"new\n")
    assert file.read_bytes() == b"new\n"
    assert link.is_symlink()
    assert second.is_symlink()
    assert list(folder.iterdir()) == [link]


def test_a_dangling_link_gets_its_file(tmp_path):
    link = tmp_path / "link.fen"
    link.symlink_to("target.fen")
    save_bytes(link, b"new\n")
    assert link.is_symlink()
    assert (tmp_path / "target.fen").read_bytes() == b"new\n"
    link.unlink()
    link.symlink_to("none/target.fen")
    assert code_of(link) == "missing-folder"


def test_a_loop_of_links_is_no_file(tmp_path):
    loop = tmp_path / "loop.fen"
    loop.symlink_to("loop.fen")
    assert code_of(loop) == "not-regular"


def test_hard_links_stay_one_file(file, tmp_path):
    other = tmp_path / "other.fen"
    other.hardlink_to(file)
    before = file.stat()
    state = save_bytes(file, b"new, and longer\n")
    assert other.read_bytes() == file.read_bytes() == b"new, and longer\n"
    assert other.samefile(file)
    assert (state.inode, file.stat().st_nlink) == (before.st_ino, 2)
    assert state == file_state(file)
    assert {entry.name for entry in tmp_path.iterdir()} == {"a.fen", "other.fen"}


def test_a_file_whose_owner_cannot_be_carried_is_rewritten_in_place(file, monkeypatch):
    def refuse(*_):
        raise PermissionError(errno.EPERM, "no")

    file.chmod(0o640)
    before = file.stat()
    with monkeypatch.context() as patch:
        patch.setattr("fenedit.documents.files.file_io.os.fchmod", refuse)
        save_bytes(file, b"new\n")
    assert file.read_bytes() == b"new\n"
    assert (file.stat().st_ino, file.stat().st_mode) == (before.st_ino, before.st_mode)
    assert list(file.parent.iterdir()) == [file]


def test_only_regular_files_are_replaced(tmp_path):
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    (folder / "inside").touch()
    link = tmp_path / "link"
    link.symlink_to("pipe")
    assert code_of(pipe) == code_of(link) == code_of(Path("/dev/null")) == "not-regular"
    assert code_of(folder) == "folder"
    assert pipe.is_fifo()
    assert (folder / "inside").exists()
    assert {entry.name for entry in tmp_path.iterdir()} == {"pipe", "folder", "link"}


def test_a_read_only_file_is_asked_about(file):
    file.chmod(0o444)
    assert code_of(file) == "read-only"
    assert file.read_bytes() == b"old\n"
    save_document(file, document_from_bytes(b"new\n"), allow_read_only=True)
    assert file.read_bytes() == b"new\n"
    assert file.stat().st_mode & 0o777 == 0o444


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a file of somebody else's")
def test_a_folder_that_forbids_new_files(tmp_path):
    folder = tmp_path / "root's"
    folder.mkdir()
    file = folder / "a.fen"
    file.write_bytes(b"old\n")
    file.chmod(0o666)
    for path in (tmp_path, *tmp_path.parents):
        if path.is_relative_to(tempfile.gettempdir()) and path != Path(tempfile.gettempdir()):
            path.chmod(path.stat().st_mode | 0o055)
    script = (
        "import os, sys; from pathlib import Path; from fenedit.documents.files.saving import *\n"
        "os.setuid(65534)\n"
        "for name in sys.argv[1:]:\n"
        "    try: save_bytes(Path(name), b'new')\n"
        "    except SaveError as error: print(error.code)"
    )
    protected = folder / "b.fen"
    protected.touch(0o644)
    done = subprocess.run(
        [sys.executable, "-c", script, file, folder / "new.fen", protected],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["folder-permission", "folder-permission", "read-only"]
    assert file.read_bytes() == b"old\n"


def test_a_folder_that_is_gone(file):
    file.unlink()
    file.parent.rmdir()
    assert code_of(file) == "missing-folder"
    file.parent.touch()
    assert code_of(file) == "missing-folder"
    file.parent.unlink()


def test_names_that_cannot_be(tmp_path):
    assert code_of(tmp_path / ("x" * 256)) == "name"
    assert code_of(tmp_path / "a\0b") == "name"


@pytest.mark.parametrize(
    "name",
    [b"a b.fen", b"line\nbreak.fen", "Réti ♔.fen".encode(), b"x" * 255, b"\xff\xfe", b"-rf *"],
    ids=repr,
)
def test_names_may_hold_anything(tmp_path, name):
    path = tmp_path / os.fsdecode(name)
    for data in (b"first", b"second"):
        save_bytes(path, data)
        assert path.read_bytes() == data
    os.link(path, tmp_path / "second name")
    save_bytes(path, b"third")
    assert path.read_bytes() == b"third"
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EDQUOT, "quota"),
        (errno.EFBIG, "too-large"),
        (errno.EROFS, "read-only-disk"),
        (errno.EACCES, "permission"),
        (errno.EIO, "unwritable"),
    ],
)
def test_the_reason_is_named(file, number, code):
    error = save_error(OSError(number, os.strerror(number)), file)
    assert (error.code, error.path, error.detail) == (code, file, os.strerror(number))


def test_a_torn_file_says_where_its_earlier_content_is(file, monkeypatch):
    file.with_name("other.fen").hardlink_to(file)
    faulty = FaultyOs(fails_on=True).use(monkeypatch)
    save_bytes(file, b"old\n")
    faulty.fails_at = len(faulty.steps) + faulty.names.index("ftruncate") + 1
    with pytest.raises(SaveError) as caught:
        save_bytes(file, b"new\n")
    assert caught.value.code == "torn"
    assert Path(caught.value.detail).read_bytes() == b"old\n"


def test_an_interrupted_save_is_told_of(file, monkeypatch):
    assert interrupted_save(file) is None
    assert interrupted_save(file / "none") is None
    assert interrupted_save(Path("a\0b")) is None
    monkeypatch.setattr("fenedit.documents.files.saving.is_running", lambda pid: False)
    copy = file.with_name(".a.fen.fenedit-123-0123abcd.bak")
    copy.write_bytes(b"earlier")
    assert interrupted_save(file) == copy


def test_changes_by_others_are_told_apart(file):
    document = new_document(START_POSITION)
    assert changed_outside(document) is DiskChange.UNCHANGED
    document = document.with_file(file, save_bytes(file, b"mine\n"))
    assert changed_outside(document) is DiskChange.UNCHANGED
    file.write_bytes(b"theirs\n")
    assert changed_outside(document) is DiskChange.CHANGED
    save_bytes(file, b"theirs again\n")
    assert changed_outside(document) is DiskChange.REPLACED
    file.unlink()
    assert changed_outside(document) is DiskChange.MISSING


# A file written piece by piece is whole, or what it was before.


def write(path: Path, *, replace: bool = False):
    with open_target(str(path), replace=replace) as target:
        target.write(b"new ")
        target.write(b"content")


def test_a_packed_file(tmp_path):
    write(tmp_path / "a.fen.gz")
    assert gzip.decompress((tmp_path / "a.fen.gz").read_bytes()) == b"new content"


def test_a_file_is_replaced_only_when_that_is_wanted(tmp_path):
    path = tmp_path / "a.fen"
    path.write_bytes(b"old")
    path.chmod(0o640)
    with pytest.raises(SaveError) as error:
        write(path)
    assert error.value.code == "exists"
    assert path.read_bytes() == b"old"
    write(path, replace=True)
    assert path.read_bytes() == b"new content"
    assert path.stat().st_mode & 0o777 == 0o640


def test_what_fails_half_way_leaves_the_old_file(tmp_path):
    path = tmp_path / "a.fen"
    path.write_bytes(b"old")
    with pytest.raises(KeyboardInterrupt), open_target(str(path), replace=True) as target:
        target.write(b"half")
        raise KeyboardInterrupt
    assert path.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["a.fen"]


def test_a_device_is_written_to():
    write(Path(os.devnull))
    assert not Path(os.devnull).is_file()


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(SaveError) as error:
        write(tmp_path / "none" / "a.fen")
    assert error.value.code == "missing-folder"


def test_a_file_keeps_its_other_names(tmp_path):
    path, other = tmp_path / "a.fen", tmp_path / "b.fen"
    path.write_bytes(b"old")
    other.hardlink_to(path)
    with open_target(str(path), replace=True) as target:
        target.write(b"new")
    assert (other.read_bytes(), path.samefile(other)) == (b"new", True)
    assert sorted(tmp_path.iterdir()) == [path, other]


def test_a_read_only_file_is_left_alone(tmp_path):
    path = tmp_path / "a.fen"
    path.write_bytes(b"old")
    path.chmod(0o444)
    with pytest.raises(SaveError) as error, open_target(str(path), replace=True):
        pass
    assert (error.value.code, path.read_bytes()) == ("read-only", b"old")


# A save that is watched tells how far it is, and can be ended until the file is about to change.


LARGE = b"".join(b"8/8 w - - %d\r\n" % number for number in range(300)) + b"# end"


def edited(document: Document, *indices: int) -> Document:
    lines = document.collection
    for index in indices:
        lines = lines.splice(lines.replacing(index, Record("new")))
    return document.with_collection(lines)


class EndedError(Exception):
    """Nobody waits any more."""


class Told:
    """Keeps what it is told, and ends the save at one of its words."""

    def __init__(self, ending: int = -1, look: Callable[[], object] = bool):
        self.words: list[tuple[int, int] | str] = []
        self._ending = ending
        self._look = look

    def __call__(self, done: int, total: int):
        self._take((done, total))

    def settle(self):
        self._look()
        self._take("settled")

    def _take(self, word: tuple[int, int] | str):
        self.words.append(word)
        if len(self.words) - 1 == self._ending:
            raise EndedError


def work(file: Path) -> Document:
    return edited(opened(file, LARGE), 3, 100, 290)


def test_it_tells_how_far_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr("fenedit.documents.files.saving._TOLD_EVERY", 256)
    monkeypatch.setattr("fenedit.documents.document.HEAD", 64)
    monkeypatch.setattr("fenedit.documents.document._AT_ONCE", 1)
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document, told = work(file), Told()
        save_document(file, document, watch=told)
        assert file.read_bytes() == document_bytes(document)
    *numbers, waiting, settled = told.words
    assert len(numbers) > len(LARGE) // 400
    assert numbers[0] == (0, len(LARGE))
    assert numbers == sorted(numbers)
    assert all(done <= total for done, total in numbers)
    assert (waiting, settled) == ((0, 0), "settled")


def test_of_a_packed_file_nobody_knows_how_long_it_will_be(tmp_path):
    with small_blocks(64, 5):
        document, told = work(tmp_path / "a.fen").with_packing("gzip"), Told()
        save_document(tmp_path / "a.fen.gz", document, watch=told)
    assert {word[1] for word in told.words[:-1]} == {0}


@pytest.mark.parametrize("links", [1, 2])
def test_a_save_that_is_ended_anywhere_leaves_the_file_and_nothing_else(
    tmp_path, monkeypatch, links
):
    monkeypatch.setattr("fenedit.documents.files.saving._TOLD_EVERY", 256)
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = work(file)
        if links == 2:
            (tmp_path / "b").hardlink_to(file)
        there, before = set(tmp_path.iterdir()), file_state(file)
        told = Told()
        ending = 0
        while "settled" not in told.words:
            told = Told(ending)
            with pytest.raises(EndedError):
                save_document(file, document, watch=told)
            assert (file.read_bytes(), set(tmp_path.iterdir())) == (LARGE, there)
            assert file_state(file) == before
            ending += 1
        assert ending >= 2
        # The document goes on as it was.
        state = save_document(file, document)
        assert file.read_bytes() == document_bytes(document) != LARGE
        assert state.size == len(file.read_bytes())


@pytest.mark.parametrize("links", [1, 2])
def test_it_says_so_before_the_file_changes(tmp_path, links):
    file = tmp_path / "a.fen"
    seen = []
    with small_blocks(64, 5):
        document = work(file)
        if links == 2:
            (tmp_path / "b").hardlink_to(file)
        told = Told(look=lambda: seen.append(file.read_bytes()))
        save_document(file, document, watch=told)
    assert seen == [LARGE]
    assert told.words.count("settled") == 1
