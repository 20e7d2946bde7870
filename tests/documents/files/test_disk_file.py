import os
import stat
from pathlib import Path
from zlib import crc32

import pytest

from fenedit.documents.files.disk_file import (
    DiskChange,
    change_since,
    file_state,
    open_regular,
    refuse_irregular,
    state_of,
)


@pytest.fixture
def file(tmp_path) -> Path:
    path = tmp_path / "a.fen"
    path.write_bytes(b"8/8\n")
    return path


def test_a_state_tells_the_file_and_its_content(file):
    status = file.stat()
    state = file_state(file)
    assert state == state_of(status, crc32(b"8/8\n"))
    assert (state.device, state.inode, state.size) == (status.st_dev, status.st_ino, 4)
    assert state.mtime_ns == status.st_mtime_ns


def test_an_untouched_or_merely_touched_file_is_unchanged(file):
    before = file_state(file)
    assert change_since(file, before) is DiskChange.UNCHANGED
    os.utime(file, (1, 1))
    assert change_since(file, before) is DiskChange.UNCHANGED
    file.unlink()
    file.write_bytes(b"8/8\n")
    assert change_since(file, before) is DiskChange.UNCHANGED


def test_a_change_within_one_tick_of_the_clock_is_seen(file):
    status = file.stat()
    before = file_state(file)
    file.write_bytes(b"8/7\n")
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert change_since(file, before) is DiskChange.CHANGED


def test_another_file_under_the_name_is_a_replacement(file, tmp_path):
    before = file_state(file)
    other = tmp_path / "other"
    other.write_bytes(b"k7/8\n")
    other.replace(file)
    assert change_since(file, before) is DiskChange.REPLACED


def test_a_folder_or_a_pipe_under_the_name_is_a_replacement(file):
    before = file_state(file)
    file.unlink()
    file.mkdir()
    assert change_since(file, before) is DiskChange.REPLACED
    file.rmdir()
    os.mkfifo(file)
    assert change_since(file, before) is DiskChange.REPLACED


def test_a_file_that_is_gone_is_missing(file):
    before = file_state(file)
    file.unlink()
    assert change_since(file, before) is DiskChange.MISSING


def test_where_no_file_was_any_file_is_a_replacement(file):
    assert change_since(file, None) is DiskChange.REPLACED
    file.unlink()
    assert change_since(file, None) is DiskChange.UNCHANGED


def test_only_regular_files_are_opened(tmp_path, file):
    with open_regular(file) as opened:
        assert opened.read() == b"8/8\n"
    with pytest.raises(IsADirectoryError):
        open_regular(tmp_path)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="not a regular file"):
        open_regular(pipe)


def test_a_pipe_that_takes_the_place_meanwhile_is_not_waited_for(tmp_path, file, monkeypatch):
    pipe, status = tmp_path / "pipe", file.stat()
    os.mkfifo(pipe)
    monkeypatch.setattr("fenedit.documents.files.disk_file.os.stat", lambda path: status)
    with pytest.raises(OSError, match="not a regular file"):
        open_regular(pipe)


def test_devices_are_irregular():
    for kind in (stat.S_IFCHR, stat.S_IFBLK, stat.S_IFSOCK, stat.S_IFIFO):
        with pytest.raises(OSError, match="not a regular file"):
            refuse_irregular(os.stat_result((kind | 0o600, *range(9))))
