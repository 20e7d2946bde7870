import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fenedit.documents.files.file_io import CannotCarryError, carry_over, sync_folder
from tests.helpers.faulty_os import FaultyOs


@pytest.fixture
def new(tmp_path) -> Iterator[tuple[int, Path]]:
    path = tmp_path / "new"
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)
    yield descriptor, path
    os.close(descriptor)


@pytest.fixture
def old(tmp_path) -> Path:
    path = tmp_path / "old"
    path.touch()
    path.chmod(0o764)
    return path


@pytest.mark.skipif(not hasattr(os, "setxattr"), reason="no extended attributes here")
def test_extended_attributes_are_carried_over(new, old):
    try:
        os.setxattr(old, "user.fenedit.test", b"\0value")
    except OSError:
        pytest.skip("no extended attributes in this file system")
    carry_over(old, old.stat(), new[0])
    assert os.getxattr(new[1], "user.fenedit.test") == b"\0value"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_the_owner_is_carried_over(new, old):
    os.chown(old, 1234, 5678)
    old.chmod(0o6755)
    carry_over(old, old.stat(), new[0])
    status = new[1].stat()
    assert (status.st_uid, status.st_gid, status.st_mode & 0o7777) == (1234, 5678, 0o6755)


def refusing(name: str, code: int, monkeypatch: pytest.MonkeyPatch):
    def refuse(*_: object):
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(f"fenedit.documents.files.file_io.os.{name}", refuse)


def test_what_the_system_refuses_cannot_be_carried(new, old, monkeypatch):
    refusing("fchmod", errno.EPERM, monkeypatch)
    with pytest.raises(CannotCarryError):
        carry_over(old, old.stat(), new[0])
    refusing("fchmod", errno.EIO, monkeypatch)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        carry_over(old, old.stat(), new[0])


@pytest.mark.skipif(sys.platform != "linux", reason="extended attributes as Linux has them")
def test_attributes_of_the_system_may_be_refused(new, old, monkeypatch):
    monkeypatch.setattr("fenedit.documents.files.file_io.os.getxattr", lambda path, name: b"x")
    refusing("setxattr", errno.EPERM, monkeypatch)
    monkeypatch.setattr("fenedit.documents.files.file_io.os.listxattr", lambda path: ["security.x"])
    carry_over(old, old.stat(), new[0])
    monkeypatch.setattr("fenedit.documents.files.file_io.os.listxattr", lambda path: ["user.x"])
    with pytest.raises(CannotCarryError):
        carry_over(old, old.stat(), new[0])
    refusing("listxattr", errno.ENOTSUP, monkeypatch)
    carry_over(old, old.stat(), new[0])


def test_a_folder_is_synchronised(tmp_path, monkeypatch):
    faulty = FaultyOs().use(monkeypatch)
    sync_folder(tmp_path)
    assert faulty.steps == [(name, str(tmp_path)) for name in ("open", "fsync", "close")]


def test_a_folder_that_cannot_be_synchronised_is_let_be(tmp_path, monkeypatch):
    refusing("fsync", errno.EINVAL, monkeypatch)
    sync_folder(tmp_path)
    refusing("fsync", errno.EIO, monkeypatch)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        sync_folder(tmp_path)
    refusing("open", errno.EACCES, monkeypatch)
    sync_folder(tmp_path)
