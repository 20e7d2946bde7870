import errno
import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from fenedit.documents.files import saving
from fenedit.documents.files.saving import TornError, interrupted_save
from tests.helpers.faulty_os import FaultyOs

OLD = b"old content\n" * 100


def rewrite(target: Path, new: bytes) -> os.stat_result:
    with TemporaryDirectory() as folder:
        content = Path(folder, "content")
        content.write_bytes(new)
        return saving.rewrite(target, content)


@pytest.fixture
def file(tmp_path) -> Path:
    path = tmp_path / "a.fen"
    path.write_bytes(OLD)
    return path


@pytest.mark.parametrize("new", [b"", b"short", OLD, OLD * 3], ids=len)
def test_the_content_changes_and_the_file_stays(file, new):
    before = file.stat()
    status = rewrite(file, new)
    assert file.read_bytes() == new
    assert (status.st_ino, status.st_size) == (before.st_ino, len(new))
    assert list(file.parent.iterdir()) == [file]


def test_a_copy_is_safe_before_the_first_byte_changes(file, monkeypatch):
    faulty = FaultyOs().use(monkeypatch)
    rewrite(file, OLD + b"more")
    steps = faulty.steps
    replaced = faulty.names.index("replace")
    copy = steps[replaced][1]
    first_write = steps.index(("write", str(file)))
    assert ("write", copy) in steps[:replaced]
    assert ("fsync", copy) in steps[:replaced]
    assert ("fsync", str(file.parent)) in steps[replaced:first_write]
    assert steps[-2] == ("close", str(file))
    assert steps.index(("fsync", str(file))) < faulty.names.index("unlink")


def test_what_needs_room_is_written_first(file, monkeypatch):
    faulty = FaultyOs().use(monkeypatch)
    full = []

    def look():
        full.append(file.read_bytes())
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    other = file.with_name("other")
    other.write_bytes(OLD)
    rewrite(other, b"x" * 5000)
    other.unlink()
    faulty.fails_at = len(faulty.steps) + faulty.steps.index(("write", str(other))) + 1
    faulty.at_fault = look
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        rewrite(file, b"x" * 5000)
    assert full == [OLD]
    assert file.read_bytes() == OLD
    assert list(file.parent.iterdir()) == [file]


def test_where_putting_back_fails_too_the_copy_stays(file, monkeypatch):
    faulty = FaultyOs(fails_on=True).use(monkeypatch)
    rewrite(file, OLD)
    faulty.fails_at = len(faulty.steps) + faulty.names.index("ftruncate") + 1
    with pytest.raises(TornError) as caught:
        rewrite(file, b"new")
    assert caught.value.copy.read_bytes() == OLD


def test_interrupted_save_is_found_where_a_dead_process_left_it(file, monkeypatch):
    assert interrupted_save(file) is None
    copy = file.with_name(".a.fen.fenedit-123-0123abcd.bak")
    copy.write_bytes(b"earlier")
    file.with_name(".b.fen.fenedit-123-0123abcd.bak").write_bytes(b"of another file")
    monkeypatch.setattr("fenedit.documents.files.saving.is_running", lambda pid: True)
    assert interrupted_save(file) is None
    monkeypatch.setattr("fenedit.documents.files.saving.is_running", lambda pid: pid != 123)
    assert interrupted_save(file) == copy
    with copy.open("rb") as held, pytest.MonkeyPatch.context() as patch:
        patch.setattr("fenedit.documents.files.saving.try_lock", lambda descriptor: False)
        assert interrupted_save(file) is None
        assert held.read() == b"earlier"


def test_a_copy_of_what_the_file_holds_is_removed(file, monkeypatch):
    monkeypatch.setattr("fenedit.documents.files.saving.is_running", lambda pid: False)
    file.with_name(".a.fen.fenedit-123-0123abcd.bak").write_bytes(OLD)
    assert interrupted_save(file) is None
    assert list(file.parent.iterdir()) == [file]
