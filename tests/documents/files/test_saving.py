import errno
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from fenedit.documents.document import new_document
from fenedit.documents.errors import SaveError
from fenedit.documents.files.disk_file import DiskChange, file_state
from fenedit.documents.files.opening import document_from_bytes
from fenedit.documents.files.saving import (
    changed_outside,
    interrupted_save,
    save_bytes,
    save_document,
    save_error,
)
from fenedit.notation.position import START_POSITION
from tests.helpers.faulty_os import FaultyOs


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
    before, behind = faulty.steps[:replaced], faulty.steps[replaced + 1 :]
    of_temporary = [name for name, what in before if what == temporary]
    assert of_temporary.index("write") < of_temporary.index("fchmod") < of_temporary.index("fsync")
    assert of_temporary[-1] == "close"
    assert "write" not in of_temporary[of_temporary.index("fsync") :]
    # Its name gave the file another ctime, which is looked at last.
    synchronised = [("open", folder), ("fsync", folder), ("close", folder)]
    assert behind == [*synchronised, ("stat", str(file))]


def test_short_writes_make_a_whole_file(file, monkeypatch):
    FaultyOs().use(monkeypatch).write_most = 7
    save_bytes(file, b"0123456789" * 10)
    assert file.read_bytes() == b"0123456789" * 10


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


def test_what_a_killed_save_left_is_swept(file):
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    left = file.with_name(f".a.fen.fenedit-{process.pid}-0123abcd.tmp")
    left.write_bytes(b"half")
    save_bytes(file, b"new\n")
    assert list(file.parent.iterdir()) == [file]


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
