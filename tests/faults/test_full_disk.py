"""The disk is full: it is said so, and the file holds what it held."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fenedit.documents.document import new_document
from fenedit.documents.errors import SaveError
from fenedit.documents.files.recovery import RecoveryStore, Snapshot
from fenedit.documents.files.saving import save_bytes
from fenedit.notation.position import START_POSITION
from tests.helpers.project import ROOT

SAVE = """
import resource, sys
from pathlib import Path
from fenedit.documents.files.saving import save_bytes
from fenedit.documents.errors import SaveError
resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))
try:
    save_bytes(Path(sys.argv[1]), b"new!\\n" * int(sys.argv[2]))
except SaveError as error:
    print(error.code)
"""
OLD = b"old\n" * 1000


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of that kind")
@pytest.mark.parametrize("linked", [False, True], ids=["replaced", "in place"])
@pytest.mark.parametrize("count", [2_001, 100_000])
def test_a_limit_to_the_size_of_files(tmp_path: Path, linked: bool, count: int) -> None:
    file = tmp_path / "a.fen"
    file.write_bytes(OLD)
    if linked:
        (tmp_path / "other").hardlink_to(file)
    before = file.stat()
    done = subprocess.run(
        [sys.executable, "-c", SAVE, file, str(count)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "too-large\n"
    assert file.read_bytes() == OLD
    assert file.stat().st_ino == before.st_ino
    assert {entry.name for entry in tmp_path.iterdir()} <= {"a.fen", "other"}


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 64 KiB."""
    if sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("mount"):
        pytest.skip("only root can mount a small file system, and only on Linux")
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder],
        capture_output=True,
        check=False,
    )
    if mounted.returncode:
        pytest.skip("this machine forbids to mount a file system")
    yield folder
    subprocess.run(["umount", folder], check=True)


@pytest.mark.parametrize("linked", [False, True], ids=["replaced", "in place"])
@pytest.mark.parametrize("size", [30_000, 60_000, 1_000_000])
def test_a_full_disk(small_disk: Path, linked: bool, size: int) -> None:
    file = small_disk / "a.fen"
    old = b"x" * 40_000
    file.write_bytes(old)
    if linked:
        (small_disk / "other").hardlink_to(file)
    with pytest.raises(SaveError) as caught:
        save_bytes(file, b"y" * size)
    assert caught.value.code == "disk-full"
    assert file.read_bytes() == old
    assert {entry.name for entry in small_disk.iterdir()} <= {"a.fen", "other"}
    # What was written in vain has made room again.
    (small_disk / "new.fen").write_bytes(b"z" * 20_000)


def test_a_snapshot_on_a_full_disk_leaves_the_last_one(small_disk: Path) -> None:
    store = RecoveryStore(small_disk / "recovery")
    document = new_document(START_POSITION)
    store.save(Snapshot("a", document, current=0))
    (small_disk / "filler").write_bytes(b"x" * 40_000)
    many = document.collection
    for _ in range(10):
        many = many.splice(many.inserting(len(many), list(many)))
    with pytest.raises(SaveError) as caught:
        store.save(Snapshot("a", document.with_collection(many)))
    assert caught.value.code == "disk-full"
    store.close()
    later = RecoveryStore(small_disk / "recovery")
    found = later.orphans()
    assert [snapshot.document for snapshot in found.snapshots] == [document]
    later.close()
