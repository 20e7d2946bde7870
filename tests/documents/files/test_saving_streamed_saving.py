"""A file written piece by piece is whole, or what it was before."""

import gzip
import os
from pathlib import Path

import pytest

from fenedit.documents.errors import SaveError
from fenedit.documents.files.saving import open_target


def write(path: Path, *, replace: bool = False):
    with open_target(str(path), replace=replace) as target:
        target.write(b"new ")
        target.write(b"content")


def test_a_new_file(tmp_path):
    write(tmp_path / "a.fen")
    assert (tmp_path / "a.fen").read_bytes() == b"new content"
    assert [path.name for path in tmp_path.iterdir()] == ["a.fen"]


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


def test_a_link_stays_one(tmp_path):
    path, link = tmp_path / "a.fen", tmp_path / "b.fen"
    path.write_bytes(b"old")
    link.symlink_to(path)
    write(link, replace=True)
    assert link.is_symlink()
    assert path.read_bytes() == b"new content"


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
